//! `game/import`: reads the games of a round from PGN.

use arbitro_interchange::pgn::{self, Code, Diagnostic, Game, GameResult, Severity};
use arbitro_store::table::game::{self, PlyRow};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::{Db, TournamentId, Tx};
use arbitro_tournament::SideResult;
use serde::Serialize;

use super::matching::{Same, round_and_board, same};
use super::sheet::{Sheet, index};
use super::written;
use crate::Desk;
use crate::api::game::{GamesImported, ImportGames, ImportedGame};
use crate::api::{DeskError, Finding, Message};
use crate::convert::{With as _, said, sentence};
use crate::source;

/// What the journal keeps of the request: not the bytes of the file.
#[derive(Serialize)]
struct Kept<'a> {
    tournament: i64,
    round: Option<u32>,
    file: &'a str,
    take_results: bool,
}

/// Reads a PGN file. Games are matched to boards; a record that is already there is only ever made longer.
pub fn import(desk: &Desk, request: &ImportGames) -> Result<GamesImported, DeskError> {
    let file = source::read(&request.source)?;
    let games = pgn::read(&file.bytes);
    if request.preview {
        return desk.read(|db| Ok(answer(&matched(db, request, &games)?)));
    }
    let kept = Kept {
        tournament: request.tournament,
        round: request.round,
        file: source::name(&request.source),
        take_results: request.take_results,
    };
    desk.act("game/import", &kept, |tx| {
        let matched = matched(tx, request, &games)?;
        let mut taken = 0_u32;
        for found in &matched {
            taken += u32::from(take(tx, found, request.take_results)?);
        }
        // A text that was pasted has no name.
        let key = if file.name.is_empty() { "journal-game-import-text" } else { "journal-game-import" };
        let said = said(key).with("games", taken).with("file", &file.name);
        Ok((answer(&matched), said))
    })
}

/// A game of the file, the board it belongs to, and its plies as they would be stored.
struct Found<'g> {
    game: &'g Game,
    place: Option<(u16, PairingRow)>,
    plies: Vec<PlyRow>,
    note: Option<Message>,
    /// How many of the plies are on the scoresheet already; none where they differ.
    held: Option<usize>,
}

fn matched<'g>(db: &Db<'_>, request: &ImportGames, games: &'g [Game]) -> Result<Vec<Found<'g>>, DeskError> {
    let tournament = TournamentId(request.tournament);
    let entries = player::of_tournament(db, tournament)?;
    let pairings = round::pairings_of_tournament(db, tournament)?;
    let mut used = Vec::new();
    games
        .iter()
        .map(|game| {
            let round = request.round.or_else(|| round_and_board(game).0);
            let (place, mut note) = board(game, round, &pairings, &entries);
            if let Some((_, pairing)) = &place {
                if used.contains(&pairing.id) {
                    note = Some(sentence("import-board-twice").with("board", pairing.board));
                    return Ok(Found { game, place: None, plies: Vec::new(), note, held: None });
                }
                used.push(pairing.id);
            }
            compare(db, game, place, note)
        })
        .collect()
}

/// The board of a game, by who plays with which colour.
fn board(
    game: &Game,
    round: Option<u32>,
    pairings: &[(u16, PairingRow)],
    entries: &[EntryRow],
) -> (Option<(u16, PairingRow)>, Option<Message>) {
    let (_, told_board) = round_and_board(game);
    let entry = |id| entries.iter().find(|entry| entry.id == id);
    let compare = |side: &str, entry: &EntryRow| {
        same(game.tag(side).unwrap_or_default(), game.tag(&format!("{side}FideId")), entry)
    };
    let mut turned = None;
    for (number, pairing) in
        pairings.iter().filter(|(number, _)| round.is_none_or(|r| u32::from(*number) == r))
    {
        let (Some(white), Some(black)) = (entry(pairing.white), pairing.black.and_then(entry)) else {
            continue;
        };
        let on_this_board = told_board == Some(pairing.board) && round.is_some();
        match (compare("White", white), compare("Black", black)) {
            (Same::Yes, Same::Yes) => return (Some((*number, *pairing)), None),
            (Same::Untold, Same::Untold) if on_this_board => {
                let note = sentence("import-by-board").with("board", pairing.board);
                return (Some((*number, *pairing)), Some(note));
            }
            _ if compare("White", black) == Same::Yes && compare("Black", white) == Same::Yes => {
                turned = Some(sentence("import-colours-reversed").with("board", pairing.board));
            }
            _ => {}
        }
    }
    (None, Some(turned.unwrap_or_else(|| sentence("import-no-board"))))
}

fn compare<'g>(
    db: &Db<'_>,
    game: &'g Game,
    place: Option<(u16, PairingRow)>,
    note: Option<Message>,
) -> Result<Found<'g>, DeskError> {
    let Some((number, pairing)) = place else {
        return Ok(Found { game, place, plies: Vec::new(), note, held: None });
    };
    let sheet = Sheet::load(db, pairing.id)?;
    let plies = written::plies(game);
    let same = |(held, new): (&PlyRow, &PlyRow)| held.uci == new.uci && held.san == new.san;
    let held = sheet.rows.len();
    let prefix = held <= plies.len() && sheet.rows.iter().zip(&plies).all(same);
    let note = match (prefix, held) {
        (false, _) => Some(sentence("import-differs").with("board", pairing.board)),
        (true, held) if held > 0 && held == plies.len() => Some(sentence("import-same")),
        _ => note.or_else(|| contradiction(game, &pairing)),
    };
    Ok(Found { game, place: Some((number, pairing)), plies, note, held: prefix.then_some(held) })
}

/// The result of the file against the result in the table.
fn contradiction(game: &Game, pairing: &PairingRow) -> Option<Message> {
    let (white, black) = sides(game.result)?;
    let table = (pairing.white_result?, pairing.black_result?);
    (table != (white, black)).then(|| {
        let table = format!("{}-{}", table.0, table.1).replace('=', "1/2");
        sentence("import-result-differs").with("file", game.result).with("table", table)
    })
}

fn sides(result: GameResult) -> Option<(SideResult, SideResult)> {
    match result {
        GameResult::WhiteWins => Some((SideResult::Win, SideResult::Loss)),
        GameResult::BlackWins => Some((SideResult::Loss, SideResult::Win)),
        GameResult::Draw => Some((SideResult::Draw, SideResult::Draw)),
        GameResult::Unknown => None,
    }
}

/// Writes what is new of a game. Whether anything was.
fn take(tx: &Tx<'_>, found: &Found<'_>, take_result: bool) -> Result<bool, DeskError> {
    let (Some((_, pairing)), Some(held)) = (&found.place, found.held) else { return Ok(false) };
    let mut taken = false;
    if held < found.plies.len() {
        if held == 0 {
            let sheet = Sheet::load(tx, pairing.id)?;
            game::put(tx, &written::row(found.game, &sheet.row))?;
        }
        for (ply, at) in found.plies.iter().zip(0_u32..).skip(held) {
            game::insert_ply(tx, pairing.id, at, ply)?;
        }
        taken = true;
    }
    if let Some((white, black)) = sides(found.game.result).filter(|_| take_result)
        && pairing.white_result.is_none()
    {
        crate::period::refuse_closed(tx, pairing.id)?;
        round::set_result(tx, pairing.id, Some(white), Some(black), None)?;
        taken = true;
    }
    Ok(taken)
}

fn answer(matched: &[Found<'_>]) -> GamesImported {
    GamesImported {
        games: matched.iter().map(row).collect(),
        findings: matched.iter().flat_map(|found| found.game.diagnostics.iter().map(finding)).collect(),
    }
}

fn row(found: &Found<'_>) -> ImportedGame {
    let game = found.game;
    let tag = |name: &str| game.tag(name).unwrap_or_default().to_owned();
    ImportedGame {
        line: game.line,
        white: tag("White"),
        black: tag("Black"),
        result: game.result.to_string(),
        plies: index(game.plies.len()),
        round: found.place.as_ref().map(|(round, _)| u32::from(*round)),
        board: found.place.as_ref().map(|(_, pairing)| pairing.board),
        note: found.note.clone(),
    }
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
