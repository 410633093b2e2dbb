//! `letterhead/show`: the logo and the words at the foot.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::Letterhead;
use crate::Desk;
use crate::api::letterhead::{LetterheadView, LogoView};
use crate::api::{DeskError, Nothing};

/// The letterhead of the open event.
pub fn show(desk: &Desk, _: &Nothing) -> Result<LetterheadView, DeskError> {
    desk.read(super::of).map(view)
}

pub(super) fn view(letterhead: Letterhead) -> LetterheadView {
    let logo = letterhead.logo.map(|logo| LogoView {
        media_type: logo.picture().media_type().to_owned(),
        base64: STANDARD.encode(logo.bytes()),
    });
    LetterheadView { footer: letterhead.footer, logo }
}
