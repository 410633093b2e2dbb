//! `round/explain`: why a pair of a Swiss is as it is.

use arbitro_pairing::dutch::{Dutch, Edition, Reason};
use arbitro_pairing::unwatched;
use arbitro_store::PairingId;
use arbitro_store::table::{player, round, tournament};
use arbitro_tournament::{Colour, PairingNumber};

use super::check::criterion;
use super::{field, pair};
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{ExplainPairing, FloatReasons, PairingExplained, PairingReason};
use crate::convert::sentence;
use crate::tournament::is_swiss;

/// Pairs the round of a pairing again and tells what decided for it. Only of a Swiss.
pub fn explain(desk: &Desk, request: &ExplainPairing) -> Result<PairingExplained, DeskError> {
    desk.read(|db| {
        let pairing = round::pairing(db, PairingId(request.pairing))?;
        let this = round::get(db, pairing.round)?;
        let row = tournament::get(db, this.tournament)?;
        if !is_swiss(&row.data) {
            return Err(DeskError::plain("error-only-in-a-swiss").with("tournament", &row.data.name));
        }
        let colour = row.data.initial_colour.unwrap_or(Colour::White);
        let before = field::before_paired(db, &row, this.number, colour)?;
        let white = player::get(db, pairing.white)?.number;
        let black = pairing.black.map(|id| player::get(db, id)).transpose()?.map(|entry| entry.number);
        let players: Vec<PairingNumber> = std::iter::once(white).chain(black).collect();
        let why = Dutch::default()
            .explain_players(&before, &players, &mut unwatched)
            .map_err(|error| pair::refusal(&error, this.number))?;
        let found = why.pairs.iter().find(|e| e.pair.white == white && Some(e.pair.black) == black);
        let bye = why.floaters.iter().any(|float| float.bye && float.player == white);
        let by_the_rules = found.is_some() || (black.is_none() && bye);
        let floats = why.floaters.iter().filter(|float| by_the_rules && players.contains(&float.player));
        Ok(PairingExplained {
            pairing: pairing.id.0,
            by_the_rules,
            bracket: found.map(|e| e.bracket.to_string()).unwrap_or_default(),
            colours: found.map(|e| sentence(e.colour_rule.key(Edition::default()))),
            reasons: found.map(|e| reasons(&e.reasons)).unwrap_or_default(),
            floats: floats
                .map(|float| FloatReasons {
                    number: float.player.0,
                    bracket: float.bracket.to_string(),
                    bye: float.bye,
                    reasons: reasons(&float.reasons),
                })
                .collect(),
        })
    })
}

fn reasons(reasons: &[Reason]) -> Vec<PairingReason> {
    let reason = |r: &Reason| PairingReason { instead: r.instead.0, criterion: criterion(r.criterion) };
    reasons.iter().map(reason).collect()
}
