//! The tournament of a report, written into the open event.

use std::collections::BTreeMap;

use arbitro_interchange::convert::{Loss, LossKind};
use arbitro_interchange::trf::{Cell, Report, ReportPlayer};
use arbitro_store::table::absence::{self, ProhibitedPair};
use arbitro_store::table::calendar::{self, CalendarRow};
use arbitro_store::table::player::{self, PlayerData};
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::tournament::{self, TournamentData};
use arbitro_store::{EntryId, RoundId, TournamentId, Tx};
use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};

use crate::api::DeskError;

/// The most rounds of a calendar.
const MOST_DATES: u16 = 999;

type Entries = BTreeMap<PairingNumber, EntryId>;

/// Writes tournament, players, rounds, and what is known of rounds to come.
pub(super) fn fill(
    tx: &Tx<'_>,
    report: &Report,
    data: &TournamentData,
    losses: &mut Vec<Loss>,
) -> Result<TournamentId, DeskError> {
    let id = tournament::insert(tx, data)?;
    let mut entries = Entries::new();
    for player in &report.players {
        let entry = player::insert(tx, id, &person(player), player.rating, 1)?;
        entries.insert(player.number, entry);
    }
    if (1..).zip(&report.players).any(|(number, player)| player.number.0 != number) {
        losses.push(Loss::new(LossKind::Numbers, &report.players.len()));
    }
    for number in 1..=report.rounds_paired() {
        let row = round::insert(tx, id, number, Status::Published)?;
        boards(tx, row, report, number, &entries)?;
    }
    to_come(tx, report, &entries)?;
    calendar::set(tx, id, &calendar_rows(report, losses))?;
    prohibited(tx, id, report, &entries, losses)?;
    Ok(id)
}

fn person(player: &ReportPlayer) -> PlayerData {
    let name = player.name.split_whitespace().collect::<Vec<_>>().join(" ");
    PlayerData {
        name: if name.is_empty() { player.number.to_string() } else { name },
        title: player.title,
        federation: player.federation,
        fide_id: player.fide_id.and_then(|id| u32::try_from(id).ok()),
        sex: player.sex,
        birth_year: player.born().map(|date| date.year),
        club: String::new(),
    }
}

/// A game: the players, White first, and what each got.
struct Game<'a> {
    white: (&'a ReportPlayer, Cell),
    black: (&'a ReportPlayer, Cell),
}

/// The games of a round in the order of boards: the higher score first, then the sum of both, then the lower number.
fn boards(
    tx: &Tx<'_>,
    row: RoundId,
    report: &Report,
    number: u16,
    entries: &Entries,
) -> Result<(), DeskError> {
    let index = usize::from(number - 1);
    let before = report.tournament(number);
    let scores: BTreeMap<PairingNumber, Points> =
        before.players.iter().map(|player| (player.number, player.score(&before.scoring, index))).collect();
    let score = |player: &ReportPlayer| scores.get(&player.number).copied().unwrap_or_default();
    let mut games = games(report, index);
    games.sort_by_key(|game| {
        let (white, black) = (game.white.0, game.black.0);
        let (one, other) = (score(white), score(black));
        std::cmp::Reverse((one.max(other), one + other, std::cmp::Reverse(white.number.min(black.number))))
    });
    let entry = |player: &ReportPlayer| {
        entries
            .get(&player.number)
            .copied()
            .ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
    };
    for (board, game) in (1..).zip(&games) {
        let pairing = round::insert_board(tx, row, board, entry(game.white.0)?, entry(game.black.0)?)?;
        if let (Some(white), Some(black)) = (game.white.1.result, game.black.1.result) {
            round::set_result(tx, pairing, Some(white), Some(black), None)?;
        }
    }
    for (player, now) in report.players.iter().zip(&before.players) {
        let cell = player.rounds.get(index).copied().unwrap_or_default();
        let paired = cell.opponent.is_some();
        let bye = if cell.result.is_some() { cell.result } else { now.next };
        // Nothing is written of who was not there and did not ask for it.
        if let Some(result) = bye.filter(|_| !paired)
            && (cell.result.is_some() || result != SideResult::ZeroPointBye)
        {
            round::insert_bye(tx, row, entry(player)?, result)?;
        }
    }
    Ok(())
}

/// The games of a round, each once. Where colours are missing the lower number is taken for White.
fn games(report: &Report, index: usize) -> Vec<Game<'_>> {
    let mut games = Vec::new();
    for player in &report.players {
        let cell = player.rounds.get(index).copied().unwrap_or_default();
        let Some(other) = cell.opponent.and_then(|opponent| report.player(opponent)) else { continue };
        let theirs = other.rounds.get(index).copied().unwrap_or_default();
        if player.number > other.number || theirs.opponent != Some(player.number) {
            continue;
        }
        let (one, another) = ((player, cell), (other, theirs));
        let reversed = cell.colour == Some(Colour::Black) || theirs.colour == Some(Colour::White);
        let (white, black) = if reversed { (another, one) } else { (one, another) };
        games.push(Game { white, black });
    }
    games
}

/// The dates of rounds. One of which the day is not known has no place in a calendar.
fn calendar_rows(report: &Report, losses: &mut Vec<Loss>) -> Vec<CalendarRow> {
    let mut rows = Vec::new();
    for (round, date) in (1..=MOST_DATES).zip(report.dates()) {
        let Some(date) = date else { continue };
        match super::form::day(date) {
            Some(day) => {
                rows.push(CalendarRow { round, date: Some(day), time: None, remark: String::new() });
            }
            None => losses.push(Loss::new(LossKind::Form, &date)),
        }
    }
    rows
}

/// Byes of rounds that have not been paired yet.
fn to_come(tx: &Tx<'_>, report: &Report, entries: &Entries) -> Result<(), DeskError> {
    let paired = report.rounds_paired();
    let last =
        report.last_round().max(report.byes.iter().map(|byes| byes.round).max().unwrap_or(0)).max(paired + 1);
    let most = report.planned_rounds().unwrap_or(paired + 1).max(paired + 1);
    for round in paired + 1..=last.min(most) {
        for player in report.tournament(round).players {
            let result = player.next.filter(|result| {
                use SideResult as R;
                matches!(result, R::FullPointBye | R::HalfPointBye | R::ZeroPointBye)
            });
            if let (Some(result), Some(entry)) = (result, entries.get(&player.number)) {
                absence::set_bye_request(tx, *entry, round, Some(result))?;
            }
        }
    }
    Ok(())
}

/// Every two players of a group that may not meet.
fn prohibited(
    tx: &Tx<'_>,
    id: TournamentId,
    report: &Report,
    entries: &Entries,
    losses: &mut Vec<Loss>,
) -> Result<(), DeskError> {
    let planned = report.planned_rounds().unwrap_or(0);
    let (mut seen, mut widened) = (BTreeMap::new(), 0_usize);
    for group in report.tournament(1).prohibited {
        let members: Vec<EntryId> =
            group.players.iter().filter_map(|number| entries.get(number).copied()).collect();
        for (place, one) in members.iter().enumerate() {
            for other in members.iter().skip(place + 1).filter(|other| *other != one) {
                let given = (group.first_round, group.last_round);
                let key = ((*one).min(*other), (*one).max(*other));
                let (first, last) = *seen
                    .entry(key)
                    .and_modify(|known: &mut (u16, u16)| {
                        // Two stretches of rounds have no place: it is taken for all between.
                        widened += usize::from(*known != given);
                        *known = (known.0.min(given.0), known.1.max(given.1));
                    })
                    .or_insert(given);
                let last_round = Some(last).filter(|last| *last < planned);
                let pair = ProhibitedPair {
                    one: *one,
                    other: *other,
                    weak: false,
                    first_round: first.max(1),
                    last_round,
                };
                absence::prohibit(tx, id, pair)?;
            }
        }
    }
    if widened > 0 {
        losses.push(Loss::new(LossKind::ProhibitedRounds, &widened));
    }
    Ok(())
}
