//! `ruling/propose`: what the Laws say of what happened; nothing is written.

use arbitro_laws::incident::{Case, rule};
use arbitro_laws::ruling::Ruling;
use arbitro_store::table::incident;
use arbitro_store::{Db, PairingId};

use super::{case, proposal};
use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{Proposal, ProposeRuling};
use crate::game::sheet::Sheet;
use crate::game::view::board_of;

/// A ruling with all it was made from.
pub(crate) struct Ruled {
    pub sheet: Sheet,
    pub case: Case,
    pub ruling: Ruling,
}

/// Asks the Laws.
pub(crate) fn ruled(db: &Db<'_>, request: &ProposeRuling) -> Result<Ruled, DeskError> {
    let pairing = PairingId(request.pairing);
    board_of(db, pairing)?;
    let sheet = Sheet::load(db, pairing)?;
    let incidents = incident::of_pairing(db, pairing)?;
    let case = case::case(db, &sheet, &incidents, request)?;
    let ruling = rule(&case).map_err(|e| DeskError::plain("error-cannot-rule").with("detail", e))?;
    Ok(Ruled { sheet, case, ruling })
}

/// Proposes a ruling.
pub fn propose(desk: &Desk, request: &ProposeRuling) -> Result<Proposal, DeskError> {
    let ruled = desk.read(|db| ruled(db, request))?;
    proposal::proposal(&ruled, request)
}
