//! `clock/show`: the clocks of a round, and when they are to be read next.

use arbitro_store::table::{adjournment, clock, round, tournament};
use arbitro_store::{Db, PairingId, TournamentId};
use chrono::{DateTime, Utc};

use super::board::Board;
use super::rules;
use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{ClockBoard, ClocksView};
use crate::api::round::{BoardRow, ShowRound};

/// Shows the clocks of a round.
pub fn show(desk: &Desk, request: &ShowRound) -> Result<ClocksView, DeskError> {
    let now = desk.now();
    desk.read(|db| {
        let row = tournament::get(db, TournamentId(request.tournament))?;
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        let this = round::find(db, row.id, number)?;
        let this = this.ok_or_else(|| crate::round::not_paired(&row, request.round))?;
        let (rules, started_at) = (rules::view(db, row.id)?, clock::start(db, this.id)?);
        let boards = crate::round::view(db, row.id, number)?.boards;
        let games = boards.into_iter().filter(|board| board.black.is_some());
        let due = |board: &Board| board.due(rules.reading_interval_min, started_at, now);
        let boards: Vec<ClockBoard> =
            games.map(|game| of_board(db, game, due)).collect::<Result<_, DeskError>>()?;
        let first = boards.first().map(|board| Board::of(db, PairingId(board.pairing))).transpose()?;
        let periods = first.map(|board| board.periods()).unwrap_or_default();
        Ok(ClocksView { tournament: row.id.0, round: number.into(), now, periods, rules, started_at, boards })
    })
}

fn of_board(
    db: &Db<'_>,
    game: BoardRow,
    due: impl Fn(&Board) -> Option<DateTime<Utc>>,
) -> Result<ClockBoard, DeskError> {
    let pairing = PairingId(game.pairing);
    let board = Board::of(db, pairing)?;
    let sealed = adjournment::find(db, pairing)?.is_some_and(|row| row.resumed.is_none());
    let mut read = board.read();
    let doubted = read.iter().filter(|line| !line.doubts.is_empty()).count();
    let goes_on = game.result.is_none() && !sealed;
    Ok(ClockBoard {
        pairing: game.pairing,
        board: game.board,
        players: (game.white.player.name, game.black.map(|black| black.player.name).unwrap_or_default()),
        result: game.result,
        adjourned: sealed,
        last: read.pop(),
        due_at: due(&board).filter(|_| goes_on),
        doubted: u32::try_from(doubted).unwrap_or(u32::MAX),
    })
}
