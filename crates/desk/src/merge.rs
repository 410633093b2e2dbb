//! A file that was copied and edited in two places: what each changed, and taking over what the other changed.

mod apply;
mod look;

pub use apply::apply;
pub use look::look;

use std::path::Path;

use arbitro_store::merge::{self, Apart, Comparison, Other};
use arbitro_store::table::journal::Entry;

use crate::api::DeskError;
use crate::api::event::OpenEvent;
use crate::{Desk, event};

/// The act that takes something over, and what its row of the journal says of the other file: its last act then.
const CALL: &str = "merge/apply";
const AS_OF: &str = "act";

/// Reads another file of the open event, which nobody may have open. One that is damaged, or in which something cannot be
/// shown, is refused before anything of it is taken over.
fn other(desk: &Desk, path: &str) -> Result<Other, DeskError> {
    let file = Path::new(path);
    let open = desk.with_file(|open| Ok(open.path().to_owned()))?;
    if file.canonicalize().is_ok_and(|file| file == open) {
        return Err(DeskError::plain("error-merge-same-file").with("path", path));
    }
    let verified = event::verify(desk, &OpenEvent { path: path.to_owned() })?;
    if !verified.findings.is_empty() {
        let findings = verified.findings.len();
        return Err(DeskError::plain("error-merge-damaged").with("path", path).with("findings", findings));
    }
    Ok(Other::open(file, &desk.owner())?)
}

/// Holds the open event against another file of it.
fn compared(desk: &Desk, path: &str, other: &Other) -> Result<Comparison, DeskError> {
    let taken = |row: &Entry| row.said.params.get(AS_OF).filter(|_| row.call == CALL)?.parse().ok();
    desk.with_file(|file| merge::compare(file, other, taken).map_err(DeskError::from))?.map_err(|apart| {
        match apart {
            Apart::AnotherEvent(name) => {
                DeskError::plain("error-merge-another-event").with("path", path).with("name", name)
            }
            Apart::NoCommonAct => DeskError::plain("error-merge-no-common-act").with("path", path),
            Apart::BoardsInBoth => DeskError::plain("error-merge-boards-in-both").with("path", path),
        }
    })
}
