//! `pgn/check`, `pgn/progress`, `pgn/cancel`.

use std::io;
use std::sync::atomic::Ordering;

use arbitro_interchange::pgn::{self, CheckOptions, Report, Tally};

use super::checking::{Input, Start, unusable};
use super::finding::row;
use crate::Desk;
use crate::api::pgn::{CheckFile, CheckProgress, CheckSeverity, CheckedGame, FileChecked};
use crate::api::{DeskError, Nothing};

/// So many games are rows of the table.
const MOST_ROWS: usize = 50_000;

/// Games without findings are left out earlier, so that there is room for the others.
const MOST_ROWS_WITHOUT_FINDINGS: usize = 20_000;

/// Checks every game of a file, under the Laws in force on the date of each.
pub fn check(desk: &Desk, request: &CheckFile) -> Result<FileChecked, DeskError> {
    let checking = desk.checking();
    let turn = checking.running.begin("error-check-runs")?;
    checking.games.store(0, Ordering::Relaxed);
    let input = Input::of(&request.source)?;
    let size = input.size().max(1);
    let mut rows = Rows::default();
    let mut given_up = false;
    let render = |game: u64, report: &Report, rows: &mut Vec<CheckedGame>| rows.push(row(game, report));
    let take = |games: Vec<CheckedGame>, tally: &Tally| {
        rows.take(games);
        checking.games.store(u32::try_from(tally.games).unwrap_or(u32::MAX), Ordering::Relaxed);
        given_up = !turn.goes_on(tally.bytes.saturating_mul(1000) / size);
        if given_up { Err(io::ErrorKind::Interrupted.into()) } else { Ok(()) }
    };
    let result = pgn::check(input.open()?, &CheckOptions::default(), render, take);
    if given_up {
        return Err(DeskError::plain("error-check-cancelled"));
    }
    let file = input.name();
    let Tally { games, plies, warned, faulty, .. } = result.map_err(|error| unusable(&file, &error))?;
    if games == 0 {
        return Err(DeskError::plain("error-check-no-games"));
    }
    let Rows { kept, starts, left_out, .. } = rows;
    let check = checking.keep(input, starts);
    Ok(FileChecked { check, file, games, plies, faulty, warned, rows: kept, left_out })
}

/// How far the check has come that is running.
pub fn progress(desk: &Desk, _: &Nothing) -> Result<Option<CheckProgress>, DeskError> {
    let checking = desk.checking();
    let games = checking.games.load(Ordering::Relaxed);
    Ok(checking.running.permille().map(|permille| CheckProgress { permille, games }))
}

/// Gives up the check that is running, which answers so.
pub fn cancel(desk: &Desk, _: &Nothing) -> Result<Nothing, DeskError> {
    desk.checking().running.give_up();
    Ok(Nothing {})
}

/// The rows of the table, gathered in file order.
#[derive(Default)]
struct Rows {
    kept: Vec<CheckedGame>,
    starts: Vec<Start>,
    left_out: u64,
    /// The line of the game before, and how many started on it.
    line: u32,
    on_line: usize,
}

impl Rows {
    fn take(&mut self, games: Vec<CheckedGame>) {
        for game in games {
            let nth = if game.line == self.line { self.on_line } else { 0 };
            (self.line, self.on_line) = (game.line, nth + 1);
            let plain = game.severity == CheckSeverity::Ok;
            if self.kept.len() < if plain { MOST_ROWS_WITHOUT_FINDINGS } else { MOST_ROWS } {
                self.starts.push(Start { game: game.game, line: game.line, nth });
                self.kept.push(game);
            } else {
                self.left_out += 1;
            }
        }
    }
}
