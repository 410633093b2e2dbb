//! Rating lists in the library beside the events: import, search, show. They belong to no event, so nothing of this is
//! in a journal: a list is replaced as a whole, and the file it came from is its record.

mod compare;
mod find;
mod import;
mod search;

pub use compare::{compare, update};
pub use find::find;
pub use import::{cancel, import, look, progress};
pub use search::{list, search, show};

pub(crate) use compare::Listed;
pub(crate) use find::class;

use arbitro_store::StoreError;
use arbitro_store::library::{Library, ListAbout};

use crate::Desk;
use crate::api::DeskError;
use crate::api::library::ListView;

/// The name of FIDE's list.
const FIDE: &str = "FIDE";

/// The folder of the lists, below that of the events.
const FOLDER: &str = "Rating lists";

fn library(desk: &Desk) -> Library {
    Library::new(desk.config().events_dir.join(FOLDER))
}

fn view(about: ListAbout) -> ListView {
    let ListAbout { name, source, month, format, imported_at, players, odd } = about;
    ListView { name, source, month, format, imported_at, players, odd }
}

/// What is said of a list that cannot be read.
fn unreadable(error: StoreError, name: &str) -> DeskError {
    match error {
        StoreError::NoSuchFile(_) => DeskError::plain("error-list-not-there").with("name", name),
        StoreError::NotAnEvent { detail, .. } => {
            DeskError::plain("error-list-unreadable").with("name", name).with("detail", detail)
        }
        other => other.into(),
    }
}
