//! `round/pair`, `round/progress`, `round/cancel`: the next round is paired.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::{
    Pair, PairingError, PairingSystem as _, Player, Progress, RoundPairing, RoundRobin, Tournament, boards,
    unwatched,
};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, RoundCount, Status};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{EntryId, RoundId, TournamentId, Tx};
use arbitro_tournament::{Colour, PairingNumber};

use super::field;
use crate::api::round::{PairRound, PairingProgress, RoundView};
use crate::api::{DeskError, Nothing};
use crate::convert::{With as _, said};
use crate::event::cycles;
use crate::integrity;
use crate::running::Turn;
use crate::tournament::is_swiss;
use crate::{Desk, check_in};

/// Pairs the next round of a tournament. In a round robin earlier results may be missing, and the round is published at
/// once; in a Swiss it is a draft, and a draft that stands is made anew.
pub fn pair(desk: &Desk, request: &PairRound) -> Result<RoundView, DeskError> {
    let lot = drawn_colour();
    let turn = desk.pairing().begin("error-pairing-runs")?;
    desk.act("round/pair", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let (number, pairing) = if is_swiss(&row.data) {
            by_swiss(tx, row.clone(), request.adjourned_as_draws, lot, &turn)?
        } else {
            by_round_robin(tx, &row)?
        };
        let said = said("journal-round-pair")
            .with("round", number)
            .with("tournament", &row.data.name)
            .with("boards", pairing.pairs.len());
        let said = integrity::mark(said, row.id, number, None);
        Ok((super::view(tx, row.id, number)?, said))
    })
}

/// How far the pairing has come that is running.
pub fn progress(desk: &Desk, _: &Nothing) -> Result<Option<PairingProgress>, DeskError> {
    Ok(desk.pairing().permille().map(|permille| PairingProgress { permille }))
}

/// Gives up the pairing that is running, which answers so and leaves everything as it was.
pub fn cancel(desk: &Desk, _: &Nothing) -> Result<Nothing, DeskError> {
    desk.pairing().give_up();
    Ok(Nothing {})
}

/// The colour drawn by lot (C.04.2 art. 5.1).
fn drawn_colour() -> Colour {
    if uuid::Uuid::new_v4().as_u128().count_ones().is_multiple_of(2) { Colour::White } else { Colour::Black }
}

fn by_round_robin(tx: &Tx<'_>, row: &TournamentRow) -> Result<(u16, RoundPairing), DeskError> {
    let entries = player::of_tournament(tx, row.id)?;
    let done = round::of_tournament(tx, row.id)?.len();
    let number = u16::try_from(done).unwrap_or(u16::MAX).saturating_add(1);
    enough(entries.len())?;
    let mut tournament = Tournament::new(0, number);
    tournament.players = entries.iter().map(|entry| Player::new(entry.number)).collect();
    tournament.rounds_played = number.saturating_sub(1);
    let system = RoundRobin::new(cycles(row.data.system));
    let pairing = system.pair(&tournament, &mut unwatched).map_err(|error| refusal(&error, number))?;
    let id = round::insert(tx, row.id, number, Status::Published)?;
    write(tx, id, &entries, &pairing)?;
    Ok((number, pairing))
}

fn by_swiss(
    tx: &Tx<'_>,
    mut row: TournamentRow,
    adjourned_as_draws: bool,
    lot: Colour,
    turn: &Turn<'_>,
) -> Result<(u16, RoundPairing), DeskError> {
    let rounds = round::counts(tx, row.id)?;
    let draft = rounds.iter().find(|round| round.status == Status::Draft).map(|round| round.number);
    let paired = u16::try_from(rounds.len()).unwrap_or(u16::MAX);
    let number = draft.unwrap_or_else(|| paired.saturating_add(1));
    ready(&row, &rounds, number, adjourned_as_draws)?;
    check_in::is_closed(tx, row.id, number)?;
    let initial_colour = row.data.initial_colour.unwrap_or(lot);
    if row.data.initial_colour.is_none() {
        row.data.initial_colour = Some(initial_colour);
        tournament::update(tx, &row)?;
    }
    if let Some(stands) = draft.map(|number| round::find(tx, row.id, number)).transpose()?.flatten() {
        round::delete(tx, stands.id)?;
    }
    let field = field::before(tx, &row, number, initial_colour)?;
    enough(field.players.iter().filter(|player| player.next.is_none()).count())?;
    let mut watch = |Progress { done, of }| {
        let permille = u64::try_from(done * 1000 / of.max(1)).unwrap_or(1000);
        if turn.goes_on(permille) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let pairing = Dutch::default().pair(&field, &mut watch).map_err(|error| refusal(&error, number))?;
    let id = round::insert(tx, row.id, number, Status::Draft)?;
    let entries = player::of_tournament(tx, row.id)?;
    write(tx, id, &entries, &pairing)?;
    write_requests(tx, id, number, &entries, &field)?;
    Ok((number, pairing))
}

/// Who asked for a bye is on the list; who withdrew is not.
pub(super) fn write_requests(
    tx: &Tx<'_>,
    round: RoundId,
    number: u16,
    entries: &[EntryRow],
    field: &Tournament,
) -> Result<(), DeskError> {
    for player in &field.players {
        let entry = entries.iter().find(|entry| entry.number == player.number);
        let entry = entry.filter(|entry| entry.withdrawn_after.is_none_or(|last| last >= number));
        if let (Some(entry), Some(result)) = (entry, player.next) {
            round::insert_bye(tx, round, entry.id, result)?;
        }
    }
    Ok(())
}

/// Refuses a round past the last, and one before the results that it is paired by are there.
fn ready(
    row: &TournamentRow,
    rounds: &[RoundCount],
    number: u16,
    adjourned_as_draws: bool,
) -> Result<(), DeskError> {
    let planned = row.data.rounds.unwrap_or_default();
    if number > planned {
        return Err(DeskError::plain("error-all-rounds-paired").with("rounds", planned));
    }
    let unfinished = rounds.iter().find(|round| round.number < number && round.missing > 0);
    match unfinished.filter(|_| !adjourned_as_draws) {
        Some(round) => Err(DeskError::plain("error-results-missing")
            .with("round", round.number)
            .with("missing", round.missing)),
        None => Ok(()),
    }
}

fn enough(players: usize) -> Result<(), DeskError> {
    if players < 2 {
        return Err(DeskError::plain("error-too-few-players").with("players", players).with("needed", 2));
    }
    Ok(())
}

/// Why there is no pairing, for a door.
pub(super) fn refusal(error: &PairingError, number: u16) -> DeskError {
    match error {
        PairingError::WrongNumberOfPlayers { found, needed } if found < needed => {
            DeskError::plain("error-too-few-players").with("players", found).with("needed", needed)
        }
        PairingError::WrongNumberOfPlayers { found, .. } => DeskError::plain("error-too-many-players")
            .with("players", found)
            .with("most", arbitro_pairing::berger::MAX_PLAYERS),
        PairingError::NoSuchRound { last, .. } => {
            DeskError::plain("error-all-rounds-paired").with("rounds", last)
        }
        PairingError::Stopped => DeskError::plain("error-stopped"),
        PairingError::NoPairing | PairingError::TooManyScores | PairingError::Undecided { .. } => {
            DeskError::plain("error-no-pairing").with("round", number)
        }
    }
}

/// Writes boards, those of players who cannot move about first, and byes.
pub(super) fn write(
    tx: &Tx<'_>,
    round: RoundId,
    entries: &[EntryRow],
    pairing: &RoundPairing,
) -> Result<(), DeskError> {
    let ids: BTreeMap<PairingNumber, EntryId> = entries.iter().map(|e| (e.number, e.id)).collect();
    let entry = |number: PairingNumber| {
        ids.get(&number).copied().ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
    };
    let fixed: Vec<(PairingNumber, u32)> =
        entries.iter().filter_map(|entry| entry.fixed_board.map(|board| (entry.number, board))).collect();
    for (Pair { white, black }, board) in pairing.pairs.iter().zip(boards::assign(pairing, &fixed)) {
        round::insert_board(tx, round, board, entry(*white)?, entry(*black)?)?;
    }
    for bye in &pairing.byes {
        round::insert_bye(tx, round, entry(bye.player)?, bye.result)?;
    }
    Ok(())
}
