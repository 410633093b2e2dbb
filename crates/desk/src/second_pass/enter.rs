//! `second_pass/enter`: the result of a board is typed a second time.

use arbitro_store::PairingId;
use arbitro_store::table::{round, second_pass, tournament};

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::EnterResult;
use crate::api::second_pass::SecondPassView;
use crate::convert::{With as _, said};
use crate::result::{read, written};

/// Writes what the second person typed, or takes it out. The result itself stays what it is.
pub fn enter(desk: &Desk, request: &EnterResult) -> Result<SecondPassView, DeskError> {
    desk.act("second_pass/enter", request, |tx| {
        let pairing = round::pairing(tx, PairingId(request.pairing))?;
        let this = round::get(tx, pairing.round)?;
        crate::round::published(tx, pairing.id)?;
        if pairing.black.is_none() {
            return Err(DeskError::plain("error-second-pass-bye"));
        }
        let typed = request.result.as_ref().map(|result| read(&pairing, result)).transpose()?;
        let reading = typed.and_then(|(white, black)| Some((white, black?)));
        second_pass::set(tx, pairing.id, reading)?;
        let key = if reading.is_some() { "journal-second-pass" } else { "journal-second-pass-clear" };
        let said = said(key)
            .with("round", this.number)
            .with("board", pairing.board)
            .with("tournament", tournament::get(tx, this.tournament)?.data.name)
            .with("result", typed.map(|(white, black)| written(white, black)).unwrap_or_default());
        Ok((super::view(tx, &this)?, said))
    })
}
