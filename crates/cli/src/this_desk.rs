//! The desk that a command works at.

use arbitro_desk::{Desk, DeskConfig};

use crate::report_file::Texts;

/// The desk of the user who runs the program; none for a user without a home folder, who is told so.
pub fn desk(texts: &Texts) -> Option<Desk> {
    let config = DeskConfig::of_this_user();
    if config.is_none() {
        eprintln!("{}", texts.text("door-no-home", &[]));
    }
    config.map(Desk::new)
}
