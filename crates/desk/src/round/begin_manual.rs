//! `round/begin_manual`: the next round, or the draft that stands, is paired by hand from now on.

use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::{Bye, Pair, PairingError, PairingSystem as _, RoundPairing, Tournament, unwatched};
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{RoundId, TournamentId, Tx};
use arbitro_tournament::{Points, SideResult};

use super::pair;
use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{PairRound, RoundView};
use crate::convert::{With as _, said};
use crate::integrity;
use crate::tournament::is_swiss;
use crate::warning::Warnings;

/// Begins with what the rules ask for. Where they have no pairing, neighbours by score are put together, so that the round
/// can be paired at all. A round that was paired by hand before begins anew; what was told of it is told at its end.
pub fn begin_manual(desk: &Desk, request: &PairRound) -> Result<RoundView, DeskError> {
    desk.act("round/begin_manual", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        if !is_swiss(&row.data) {
            return Err(DeskError::plain("error-only-in-a-swiss").with("tournament", &row.data.name));
        }
        let number = pair::next(tx, &row)?;
        let stands = round::find(tx, row.id, number)?.filter(|round| round.status == Status::Draft);
        let asks = if stands.is_some() { Warnings::new() } else { pair::asks(tx, &row, number)? };
        asks.settle(desk, tx, "round/begin_manual", request)?;
        let id = match stands {
            Some(draft) => draft.id,
            None => begin(tx, &row, number)?,
        };
        round::set_manual(tx, id, true)?;
        let said = said("journal-manual-begin").with("round", number).with("tournament", &row.data.name);
        Ok((super::view(tx, row.id, number)?, integrity::mark(said, row.id, number, None)))
    })
}

fn begin(tx: &Tx<'_>, row: &TournamentRow, number: u16) -> Result<RoundId, DeskError> {
    let field = pair::begin(tx, row.clone(), number)?;
    let pairing = match Dutch::default().pair(&field, &mut unwatched) {
        Err(PairingError::NoPairing) => neighbours(&field),
        paired => paired.map_err(|error| pair::refusal(&error, number))?,
    };
    pair::write_draft(tx, row, number, &field, &pairing)
}

/// Those who are to be paired two by two, by score and number; the last of an odd number has the bye.
fn neighbours(field: &Tournament) -> RoundPairing {
    let score = |player: &arbitro_pairing::Player| -> Points {
        player.score(&field.scoring, usize::from(field.rounds_played))
    };
    let mut present: Vec<_> = field.players.iter().filter(|player| player.next.is_none()).collect();
    present.sort_by_key(|player| (std::cmp::Reverse(score(player)), player.number));
    let mut pairing = RoundPairing::default();
    for two in present.chunks(2) {
        match two {
            [white, black] => pairing.pairs.push(Pair { white: white.number, black: black.number }),
            [alone] => {
                pairing.byes.push(Bye { player: alone.number, result: SideResult::PairingAllocatedBye });
            }
            _ => {}
        }
    }
    pairing
}
