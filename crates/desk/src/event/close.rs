//! `event/close`: the open event is closed, and is one file again.

use crate::Desk;
use crate::api::{DeskError, Nothing};
use crate::convert::sentence;

/// Closes the open event, if there is one.
pub fn close(desk: &Desk, _: &Nothing) -> Result<Nothing, DeskError> {
    if let Some(view) = super::show(desk, &Nothing {})? {
        crate::app::remember(desk, &view);
    }
    desk.replace(|| Ok(None))?;
    desk.announce_event(sentence("change-event-closed"));
    Ok(Nothing {})
}
