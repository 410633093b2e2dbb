//! `start_of_play/show`: who is missing at the start of play, and for how long one waits.

use arbitro_store::table::clock::{self, MissingRow};
use arbitro_store::table::round::{self, RoundRow};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::table::{calendar, event};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::Colour;
use chrono::{DateTime, TimeDelta, Utc};

use super::late;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{Lateness, StartBoard, StartView};
use crate::api::round::{BoardRow, ShowRound};

/// Shows the start of play of a round.
pub fn show(desk: &Desk, request: &ShowRound) -> Result<StartView, DeskError> {
    let now = desk.now();
    desk.read(|db| {
        let row = tournament::get(db, TournamentId(request.tournament))?;
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        let this = round::find(db, row.id, number)?;
        view(db, &row, &this.ok_or_else(|| crate::round::not_paired(&row, request.round))?, now)
    })
}

/// The start of play of a round, as it stands at this time.
pub(super) fn view(
    db: &Db<'_>,
    row: &TournamentRow,
    this: &RoundRow,
    now: DateTime<Utc>,
) -> Result<StartView, DeskError> {
    let edition = event::get(db)?.edition;
    let default = clock::rules(db, row.id)?.default_time_min.or_else(|| late::of_edition(&edition));
    let start = clock::start(db, this.id)?;
    let missing = clock::missing(db, this.id)?;
    let lateness = |board: &BoardRow, side| {
        let found = missing.iter().find(|row| row.pairing.0 == board.pairing && row.side == side);
        found.map(|row| of_player(row, start, now))
    };
    let boards = crate::round::view(db, row.id, this.number)?.boards;
    let board = |board: BoardRow| -> Option<Result<StartBoard, DeskError>> {
        let missing = (lateness(&board, Colour::White), lateness(&board, Colour::Black));
        let open = board.result.is_none() && start.is_some();
        let proposal = if open { late::proposal(&edition, default, &missing) } else { Ok(None) };
        let (pairing, number, result) = (board.pairing, board.board, board.result);
        let (white, black) = (board.white, board.black?);
        Some(proposal.map(|proposal| StartBoard {
            pairing,
            board: number,
            white,
            black,
            result,
            missing,
            proposal,
        }))
    };
    Ok(StartView {
        tournament: row.id.0,
        round: this.number.into(),
        now,
        scheduled: scheduled(db, row.id, this.number)?,
        started_at: start,
        clock_went_back: start.is_some_and(|start| now < start),
        default_time_min: default,
        // A file may say that play began at the end of time.
        default_at: start
            .zip(default)
            .and_then(|(start, minutes)| start.checked_add_signed(TimeDelta::minutes(minutes.into()))),
        boards: boards.into_iter().filter_map(board).collect::<Result<_, _>>()?,
    })
}

fn of_player(row: &MissingRow, start: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Lateness {
    let until = row.arrived_at.unwrap_or(now);
    Lateness { arrived_at: row.arrived_at, minutes: start.map_or(0, |start| late::minutes(start, until)) }
}

/// Day and hour announced.
fn scheduled(db: &Db<'_>, id: TournamentId, number: u16) -> Result<(String, String), DeskError> {
    let rows = calendar::of_tournament(db, id)?;
    let Some(row) = rows.iter().find(|row| row.round == number) else { return Ok(Default::default()) };
    let day = row.date.map(|date| date.to_string()).unwrap_or_default();
    Ok((day, row.time.map(|time| time.format("%H:%M").to_string()).unwrap_or_default()))
}
