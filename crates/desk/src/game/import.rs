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
use crate::live;
use crate::source::{self, Handed};

/// What the journal keeps of the request: not the bytes of the file.
#[derive(Serialize)]
struct Kept<'a> {
    tournament: i64,
    round: Option<u32>,
    file: &'a str,
    take_results: bool,
}

/// The games of the files: what is told of each, and those of which something is new. Of the others nothing is kept: a file may
/// hold thousands that belong to no board.
#[derive(Default)]
struct Games {
    rows: Vec<ImportedGame>,
    new: Vec<Found>,
}

/// Reads PGN. Games are matched to boards; a record that is already there is only ever made longer, and a result in the table
/// stays.
pub fn import(desk: &Desk, request: &ImportGames) -> Result<GamesImported, DeskError> {
    let files = source::read_all(&request.source, live::files)?;
    if files.is_empty() {
        return Err(
            DeskError::plain("error-no-games-in-folder").with("folder", source::name(&request.source))
        );
    }
    if request.preview {
        return desk.read(|db| Ok(answer(&files, games(db, request, &files)?)));
    }
    let kept = Kept {
        tournament: request.tournament,
        round: request.round,
        file: source::name(&request.source),
        take_results: request.take_results,
    };
    desk.act("game/import", &kept, |tx| {
        let games = games(tx, request, &files)?;
        games.new.iter().try_for_each(|found| found.take(tx))?;
        let answer = answer(&files, games);
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

/// The games of the files with their boards.
fn games(db: &Db<'_>, request: &ImportGames, files: &[Handed]) -> Result<Games, DeskError> {
    let boards = Boards::of(db, TournamentId(request.tournament))?;
    let (mut games, mut used) = (Games::default(), Vec::new());
    for file in files {
        // Reading from memory cannot fail.
        for game in pgn::games(file.bytes.as_slice()).map_while(Result::ok) {
            let found = Found::of(db, &boards, game, request.round, request.take_results, &mut used)?;
            games.rows.push(row(&file.name, &found));
            games.new.extend(Some(found).filter(Found::is_new));
        }
    }
    Ok(games)
}

fn answer(files: &[Handed], games: Games) -> GamesImported {
    GamesImported { new: index(games.new.len()), files: index(files.len()), games: games.rows }
}

fn row(file: &str, found: &Found) -> ImportedGame {
    let game = &found.game;
    let tag = |name: &str| game.tag(name).unwrap_or_default().to_owned();
    ImportedGame {
        file: file.to_owned(),
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
