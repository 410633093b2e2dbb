//! `game/play`: adds a move at the end of the record, legal or not; an illegal one is kept and marked.

use arbitro_laws::legality::Attempt;
use arbitro_laws::notation::{self, Language, Reading};
use arbitro_laws::record::{Milliseconds, Ply};
use arbitro_store::PairingId;
use arbitro_store::table::game::{Mark, PlyRow};
use arbitro_store::table::journal::Said;
use shakmaty::{Chess, Position as _, Role, Square};

use super::read_move::unread;
use super::sheet::{Sheet, index, stored};
use super::text;
use super::view::{board_of, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{GameView, MoveIn, PlayMove};
use crate::convert::{With as _, said};

/// Plays a move. The page says how many plies it saw, so that a key held twice writes once.
pub fn play(desk: &Desk, request: &PlayMove) -> Result<GameView, DeskError> {
    let pairing = PairingId(request.pairing);
    desk.act("game/play", request, |tx| {
        let sheet = Sheet::load(tx, pairing)?;
        let (plies, figurine) = judged(&sheet, request)?;
        sheet.push(tx, &plies)?;
        let board = board_of(tx, pairing)?;
        let key = match plies.first().map(|ply| ply.mark) {
            Some(Mark::Unread) => "journal-game-play-unread",
            Some(Mark::Legal) => "journal-game-play",
            _ => "journal-game-play-illegal",
        };
        Ok(((), whose(said(key), &sheet, &figurine).with("round", board.round).with("board", board.board)))
    })?;
    desk.read(|db| view(db, pairing, &request.lang))
}

/// The journal is read in every language, so its moves are written with figurines.
fn whose(said: Said, sheet: &Sheet, figurine: &str) -> Said {
    let position = sheet.replay.position();
    let side = position.turn().fold_wb("white", "black");
    said.with("number", position.move_number()).with("side", side).with("move", figurine)
}

/// The move as it will be stored, and with a figurine; or why nothing can be written. Moves that nobody can read may be several.
fn judged(sheet: &Sheet, request: &PlayMove) -> Result<(Vec<PlyRow>, String), DeskError> {
    let held = index(sheet.rows.len());
    if request.seen_plies != held {
        return Err(DeskError::plain("error-game-moved-on")
            .with("seen", request.seen_plies)
            .with("held", held));
    }
    let position = sheet.replay.position().chess();
    if sheet.replay.is_known() && position.is_some_and(Chess::is_game_over) {
        return Err(DeskError::plain("error-game-ended"));
    }
    if let Some(kept) = kept_as_text(sheet, request) {
        return Ok(kept);
    }
    if position.is_none() {
        return Err(DeskError::plain("error-position-illegal"));
    }
    let (attempt, draw_offer) = attempt(sheet, request)?;
    let typed = match &request.played {
        MoveIn::Text(text) => text.trim().to_owned(),
        MoveIn::Squares { .. } => String::new(),
    };
    let mut record = sheet.record.clone();
    let at = record.enter(&typed, attempt);
    let Some(ply) = record.plies.get_mut(at) else { return Err(DeskError::plain("error-no-such-ply")) };
    ply.clock = request.clock_ms.map(Milliseconds);
    ply.draw_offer = draw_offer;
    let ply: Ply = ply.clone();
    let replay = record.replay();
    let step = replay.steps().get(at).ok_or_else(|| DeskError::plain("error-no-such-ply"))?;
    let row = stored(step, &ply, if step.is_legal() { Mark::Legal } else { Mark::Illegal });
    Ok((vec![row], text::of_step(step, &ply, Language::Figurine)))
}

/// What was typed, where nobody can read it.
fn kept_as_text(sheet: &Sheet, request: &PlayMove) -> Option<(Vec<PlyRow>, String)> {
    let MoveIn::Text(typed) = &request.played else { return None };
    let typed = typed.trim();
    let reading = sheet
        .replay
        .position()
        .chess()
        .map(|position| notation::read(typed, position, &text::languages(&request.lang)));
    let plies = unread(sheet, typed, reading.as_ref())?;
    let only_marks = typed.chars().all(|c| c == '?');
    let row = PlyRow {
        typed: None,
        uci: None,
        san: if only_marks { "?" } else { typed }.to_owned(),
        mark: Mark::Unread,
        draw_offer: false,
        clock_ms: None,
        comment: None,
    };
    let mut rows = vec![row; usize::try_from(plies).unwrap_or(1)];
    if let Some(last) = rows.last_mut() {
        last.clock_ms = request.clock_ms;
    }
    Some((rows, typed.to_owned()))
}

/// What was played, and whether a draw was offered with it.
fn attempt(sheet: &Sheet, request: &PlayMove) -> Result<(Attempt, bool), DeskError> {
    match &request.played {
        MoveIn::Squares { from, to, promotion } => {
            let square = |text: &String| {
                text.parse::<Square>().map_err(|_| DeskError::plain("error-not-a-square").with("text", text))
            };
            let promotion = promotion.as_deref().map(piece).transpose()?;
            Ok((Attempt::FromTo { from: square(from)?, to: square(to)?, promotion }, false))
        }
        MoveIn::Text(typed) => typed_attempt(sheet, typed, &request.lang),
    }
}

fn piece(text: &str) -> Result<Role, DeskError> {
    let mut letters = text.chars();
    match (letters.next().and_then(Role::from_char), letters.next()) {
        (Some(role), None) => Ok(role),
        _ => Err(DeskError::plain("error-not-a-piece").with("text", text)),
    }
}

fn typed_attempt(sheet: &Sheet, typed: &str, lang: &str) -> Result<(Attempt, bool), DeskError> {
    let position =
        sheet.replay.position().chess().ok_or_else(|| DeskError::plain("error-position-illegal"))?;
    let language = text::language(lang);
    let listed = |moves: &[shakmaty::Move]| {
        let written: Vec<String> =
            moves.iter().map(|m| notation::write(position, *m, language, notation::Style::Short)).collect();
        written.join(", ")
    };
    match notation::read(typed, position, &text::languages(lang)) {
        Reading::Legal { m, marks, .. } => Ok((m.into(), marks.draw_offer)),
        Reading::Illegal { illegal, marks, .. } => Ok((illegal.attempt, marks.draw_offer)),
        Reading::Ambiguous { candidates, .. } => Err(DeskError::plain("error-move-ambiguous")
            .with("text", typed)
            .with("candidates", listed(&candidates))),
        Reading::Unreadable { at, offered, .. } => Err(DeskError::plain("error-move-unreadable")
            .with("text", typed)
            .with("at", at + 1)
            .with("candidates", listed(&offered))),
    }
}
