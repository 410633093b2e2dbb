//! `game/import`: reads the games of a round, or of several, from a PGN file or a folder of them.

use arbitro_interchange::pgn::{self, Code, Diagnostic, Game, Severity};
use arbitro_store::{Db, TournamentId};
use serde::Serialize;

use super::intake::Found;
use super::matching::Boards;
use super::sheet::index;
use crate::Desk;
use crate::api::game::{GamesImported, ImportGames, ImportedGame};
use crate::api::{DeskError, Finding};
use crate::convert::{With as _, said, sentence};
use crate::{live, source};

/// What the journal keeps of the request: not the bytes of the file.
#[derive(Serialize)]
struct Kept<'a> {
    tournament: i64,
    round: Option<u32>,
    file: &'a str,
    take_results: bool,
}

/// A file that was read.
struct Read {
    name: String,
    games: Vec<Game>,
}

/// Reads PGN. Games are matched to boards; a record that is already there is only ever made longer, and a result in the table
/// stays.
pub fn import(desk: &Desk, request: &ImportGames) -> Result<GamesImported, DeskError> {
    let handed = source::read_all(&request.source, live::files)?;
    let files: Vec<Read> =
        handed.into_iter().map(|file| Read { games: pgn::read(&file.bytes), name: file.name }).collect();
    if files.is_empty() {
        return Err(
            DeskError::plain("error-no-games-in-folder").with("folder", source::name(&request.source))
        );
    }
    if request.preview {
        return desk.read(|db| Ok(answer(&files, &matched(db, request, &files)?)));
    }
    let kept = Kept {
        tournament: request.tournament,
        round: request.round,
        file: source::name(&request.source),
        take_results: request.take_results,
    };
    desk.act("game/import", &kept, |tx| {
        let found = matched(tx, request, &files)?;
        found.iter().flatten().filter(|found| found.is_new()).try_for_each(|found| found.take(tx))?;
        let answer = answer(&files, &found);
        // A text that was pasted has no name.
        let said = match files.as_slice() {
            [one] if one.name.is_empty() => said("journal-game-import-text"),
            [one] => said("journal-game-import").with("file", &one.name),
            _ => said("journal-game-import-folder").with("files", files.len()).with("folder", kept.file),
        };
        let said = said.with("games", answer.new);
        Ok((answer, said))
    })
}

/// The games of each file with their boards.
fn matched<'g>(
    db: &Db<'_>,
    request: &ImportGames,
    files: &'g [Read],
) -> Result<Vec<Vec<Found<'g>>>, DeskError> {
    let boards = Boards::of(db, TournamentId(request.tournament))?;
    let mut used = Vec::new();
    let mut of = |game| Found::of(db, &boards, game, request.round, request.take_results, &mut used);
    files.iter().map(|file| file.games.iter().map(&mut of).collect()).collect()
}

fn answer(files: &[Read], found: &[Vec<Found<'_>>]) -> GamesImported {
    let rows = files.iter().zip(found).flat_map(|(file, found)| found.iter().map(|found| row(file, found)));
    GamesImported {
        games: rows.collect(),
        new: index(found.iter().flatten().filter(|found| found.is_new()).count()),
        files: index(files.len()),
    }
}

fn row(file: &Read, found: &Found<'_>) -> ImportedGame {
    let game = found.game;
    let tag = |name: &str| game.tag(name).unwrap_or_default().to_owned();
    ImportedGame {
        file: file.name.clone(),
        line: game.line,
        white: tag("White"),
        black: tag("Black"),
        result: game.result.to_string(),
        plies: index(game.plies.len()),
        round: found.place.as_ref().map(|(round, _)| u32::from(*round)),
        board: found.place.as_ref().map(|(_, pairing)| pairing.board),
        notes: found.notes.clone(),
        findings: game.diagnostics.iter().filter(|note| is_odd(game, note)).map(finding).collect(),
    }
}

/// Whether a note is worth a look before a game is taken in. That kings in the centre are no legal moves is not.
fn is_odd(game: &Game, note: &Diagnostic) -> bool {
    let of_signal = matches!(note.code, Code::IllegalSan | Code::MovesAfterEnd);
    note.severity >= Severity::Warn && !(of_signal && pgn::signal(game).is_some())
}

/// A note of the reader, for the page.
fn finding(note: &Diagnostic) -> Finding {
    let lost = note.severity == Severity::Error;
    let message = sentence(&key(note.code)).with("detail", &note.detail);
    Finding { line: Some(note.line), column: Some(note.column), lost, message }
}

fn key(code: Code) -> String {
    format!("pgn-note-{}", code.as_str())
}
