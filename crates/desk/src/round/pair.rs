//! `round/pair`, `round/progress`, `round/cancel`: the next round is paired.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::{
    Pair, PairingError, PairingSystem as _, Player, Progress, RoundPairing, RoundRobin, Tournament, boards,
    unwatched,
};
use arbitro_store::table::event;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, EntryId, RoundId, TournamentId, Tx};
use arbitro_tournament::{Colour, PairingNumber};

use super::field;
use crate::api::round::{PairRound, PairingProgress, RoundView};
use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Nothing};
use crate::convert::{With as _, said, sentence};
use crate::event::cycles;
use crate::integrity;
use crate::player::forfeit;
use crate::running::Turn;
use crate::tournament::is_swiss;
use crate::warning::Warnings;
use crate::{Desk, check_in};

/// Pairs the next round of a tournament. In a round robin earlier results may be missing, and the round is published at
/// once; in a Swiss it is a draft, and a draft that stands is made anew.
pub fn pair(desk: &Desk, request: &PairRound) -> Result<RoundView, DeskError> {
    let turn = desk.pairing().begin("error-pairing-runs")?;
    desk.act("round/pair", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let (number, pairing) = if is_swiss(&row.data) {
            by_swiss(desk, tx, &row, request, &turn)?
        } else {
            by_round_robin(tx, &row)?
        };
        let gave_way = gave_way(tx, &row, number)?;
        let key = if gave_way.is_empty() { "journal-round-pair" } else { "journal-round-pair-gave-way" };
        let said = said(key)
            .with("round", number)
            .with("tournament", &row.data.name)
            .with("boards", pairing.pairs.len())
            .with("pairs", gave_way);
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

/// The wishes that gave way, by the numbers of the players.
fn gave_way(db: &Db<'_>, row: &TournamentRow, number: u16) -> Result<String, DeskError> {
    let entries = player::of_tournament(db, row.id)?;
    let of = |id: EntryId| entries.iter().find(|entry| entry.id == id).map_or(0, |entry| entry.number.0);
    let pairs = field::gave_way(db, row, number)?;
    let pairs: Vec<String> =
        pairs.iter().map(|pair| format!("{}-{}", of(pair.one), of(pair.other))).collect();
    Ok(pairs.join(", "))
}

/// The colour drawn by lot (C.04.2 art. 5.1). The lot fell when the event was made, and drawn anew it falls alike.
fn drawn_colour(db: &Db<'_>, id: TournamentId) -> Result<Colour, DeskError> {
    let digits = event::get(db)?.uuid.bytes().map(u64::from).sum::<u64>();
    let even = (digits + id.0.unsigned_abs()).is_multiple_of(2);
    Ok(if even { Colour::White } else { Colour::Black })
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
    for left in entries.iter().filter(|entry| entry.withdrawn_after.is_some()) {
        forfeit(tx, left)?;
    }
    Ok((number, pairing))
}

fn by_swiss(
    desk: &Desk,
    tx: &Tx<'_>,
    row: &TournamentRow,
    request: &PairRound,
    turn: &Turn<'_>,
) -> Result<(u16, RoundPairing), DeskError> {
    let number = next(tx, row)?;
    asks(tx, row, number)?.settle(desk, tx, "round/pair", request)?;
    let field = begin(tx, row.clone(), number)?;
    let wishes = field::wishes(tx, row, number)?;
    let mut watch = |Progress { done, of }| {
        let permille = u64::try_from(done * 1000 / of.max(1)).unwrap_or(1000);
        if turn.goes_on(permille) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let (pairing, _) = Dutch::default()
        .pair_with_wishes(&field, &wishes, &mut watch)
        .map_err(|error| refusal(&error, number))?;
    write_draft(tx, row, number, &field, &pairing)?;
    Ok((number, pairing))
}

/// The round that is paired next: the draft that stands, or the one after the last.
pub(super) fn next(db: &Db<'_>, row: &TournamentRow) -> Result<u16, DeskError> {
    let rounds = round::counts(db, row.id)?;
    let draft = rounds.iter().find(|round| round.status == Status::Draft).map(|round| round.number);
    let number = draft.unwrap_or_else(|| u16::try_from(rounds.len()).unwrap_or(u16::MAX).saturating_add(1));
    let planned = row.data.rounds.unwrap_or_default();
    if number > planned {
        return Err(DeskError::plain("error-all-rounds-paired").with("rounds", planned));
    }
    check_in::is_closed(db, row.id, number)?;
    Ok(number)
}

/// Drops the draft that stands, and gives what the round is paired by. The colour is drawn once.
pub(super) fn begin(tx: &Tx<'_>, mut row: TournamentRow, number: u16) -> Result<Tournament, DeskError> {
    let initial_colour = row.data.initial_colour.map_or_else(|| drawn_colour(tx, row.id), Ok)?;
    if row.data.initial_colour.is_none() {
        row.data.initial_colour = Some(initial_colour);
        tournament::update(tx, &row)?;
    }
    if let Some(stands) = round::find(tx, row.id, number)? {
        round::delete(tx, stands.id)?;
    }
    let field = field::before(tx, &row, number, initial_colour)?;
    enough(field.players.iter().filter(|player| player.next.is_none()).count())?;
    Ok(field)
}

/// Writes a pairing as the draft of a round.
pub(super) fn write_draft(
    tx: &Tx<'_>,
    row: &TournamentRow,
    number: u16,
    field: &Tournament,
    pairing: &RoundPairing,
) -> Result<RoundId, DeskError> {
    let id = round::insert(tx, row.id, number, Status::Draft)?;
    let entries = player::of_tournament(tx, row.id)?;
    write(tx, id, &entries, pairing)?;
    write_requests(tx, id, number, &entries, field)?;
    Ok(id)
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

/// Games of earlier rounds without a result are adjourned by pairing the next, which is to be acknowledged; so is going on
/// while games that were adjourned before are open (VCL4THP 158 to 160, 168).
pub(super) fn asks(db: &Db<'_>, row: &TournamentRow, number: u16) -> Result<Warnings, DeskError> {
    let mut warnings = Warnings::new();
    let rounds = round::counts(db, row.id)?;
    for round in rounds.iter().filter(|round| round.number < number && round.missing > 0) {
        let key =
            if round.number + 1 == number { "warning-results-missing" } else { "warning-adjourned-open" };
        let told = sentence(key).with("round", round.number).with("missing", round.missing);
        warnings.add(WarningLevel::Acknowledge, told);
    }
    Ok(warnings)
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
