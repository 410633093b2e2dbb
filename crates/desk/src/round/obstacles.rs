//! `round/obstacles`: why the next round of a Swiss has no pairing, and what relaxing which rule would allow.

use arbitro_pairing::dutch::{Dutch, Relaxation};
use arbitro_pairing::{PairingError, Tournament, unwatched};
use arbitro_store::TournamentId;
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament;
use arbitro_tournament::{Colour, PairingNumber};

use super::{field, pair};
use crate::Desk;
use crate::api::round::{PairRound, PairingObstacles};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::tournament::is_swiss;

/// What stands in the way of the next round; nothing if nothing does.
pub fn obstacles(desk: &Desk, request: &PairRound) -> Result<PairingObstacles, DeskError> {
    desk.read(|db| {
        let row = tournament::get(db, TournamentId(request.tournament))?;
        if !is_swiss(&row.data) {
            return Err(DeskError::plain("error-only-in-a-swiss").with("tournament", &row.data.name));
        }
        let rounds = round::of_tournament(db, row.id)?;
        let done = rounds.iter().filter(|round| round.status == Status::Published).count();
        let number = u16::try_from(done).unwrap_or(u16::MAX).saturating_add(1);
        let colour = row.data.initial_colour.unwrap_or(Colour::White);
        let before = field::before(db, &row, number, colour)?;
        find(&before).map_err(|error| pair::refusal(&error, number))
    })
}

fn find(before: &Tournament) -> Result<PairingObstacles, PairingError> {
    let dutch = Dutch::default();
    let bottleneck = dutch.bottleneck(before, &mut unwatched)?;
    let numbers = |players: &[PairingNumber]| players.iter().map(|n| n.0).collect();
    let relaxations = dutch.relaxations(before, &mut unwatched)?;
    Ok(PairingObstacles {
        stuck: bottleneck.as_ref().map(|b| numbers(&b.stuck)).unwrap_or_default(),
        opponents: bottleneck.as_ref().map(|b| numbers(&b.opponents)).unwrap_or_default(),
        ways_out: relaxations.iter().map(|way| way_out(before, *way)).collect(),
    })
}

/// Prohibited pairs are named by their players.
fn way_out(before: &Tournament, way: Relaxation) -> Message {
    let Relaxation::ProhibitedPairs { group } = way else { return sentence(way.key()) };
    let players = before.prohibited.get(group).map(|p| p.players.as_slice()).unwrap_or_default();
    let list: Vec<String> = players.iter().map(PairingNumber::to_string).collect();
    sentence("pairing-relax-prohibited-pair").with("players", list.join(" – "))
}
