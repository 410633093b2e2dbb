//! `pgn/game`: a game of the file checked last, replayed for the board.

use arbitro_interchange::pgn::{self, Game};
use arbitro_laws::notation::{self, Language, Style};
use shakmaty::san::San;
use shakmaty::{Chess, Color, Position};

use super::checking::unusable;
use super::finding::why;
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{PlyMark, PlyView};
use crate::api::pgn::{CheckedGameView, ShowCheckedGame};
use crate::game::{text, view::side};

/// Shows a game with the position after each move.
pub fn game(desk: &Desk, request: &ShowCheckedGame) -> Result<CheckedGameView, DeskError> {
    let gone = || DeskError::plain("error-check-gone");
    let checked = desk.checking().checked(request.check).ok_or_else(gone)?;
    if checked.input.has_changed() {
        return Err(DeskError::plain("error-check-file-changed"));
    }
    let at = checked.starts.binary_search_by_key(&request.game, |start| start.game).map_err(|_| gone())?;
    let start = checked.starts.get(at).ok_or_else(gone)?;
    let study = pgn::study_at(checked.input.open()?, start.line, start.nth)
        .map_err(|error| unusable(&checked.input.name(), &error))?
        .ok_or_else(gone)?;
    Ok(replayed(request.game, &study.game, text::language(&request.lang)))
}

fn replayed(number: u64, game: &Game, language: Language) -> CheckedGameView {
    let chess960 = game.start.chess960;
    // A game without a position to start from has no move that was replayed.
    let mut position = pgn::position(&game.start).unwrap_or_default();
    let start_fen = pgn::fen(&position, chess960);
    let mut plies = Vec::with_capacity(game.plies.len() + game.rest.len());
    for ply in &game.plies {
        let view = played(&mut position, ply, language, chess960);
        plies.push(PlyView { index: index(plies.len()), ..view });
    }
    let (mut turn, mut move_number) = (position.turn(), position.fullmoves().get());
    for (at, ply) in game.rest.iter().enumerate() {
        let fault = game.stop.as_ref().filter(|_| at == 0).and_then(|stop| stop.fault.as_ref());
        let mark = match (at, fault) {
            (0, Some(_)) => PlyMark::Illegal,
            (0, None) => PlyMark::Unread,
            _ => PlyMark::Void,
        };
        let (index, number) = (index(plies.len()), move_number);
        let view = as_written(&position, ply, chess960);
        plies.push(PlyView { index, number, side: side(turn), mark, reason: fault.map(why), ..view });
        move_number += u32::from(turn == Color::Black);
        turn = !turn;
    }
    CheckedGameView { game: number, start_fen, chess960, plies }
}

/// A move of the record that was replayed.
fn played(position: &mut Chess, ply: &pgn::Ply, language: Language, chess960: bool) -> PlyView {
    let san = ply.san.as_deref().unwrap_or(&ply.text);
    let read = San::from_ascii(san.trim_end_matches(['+', '#']).as_bytes());
    let Some(m) = read.ok().and_then(|san| san.to_move(position).ok()) else {
        return PlyView { mark: PlyMark::Unread, ..as_written(position, ply, chess960) };
    };
    let (number, mover) = (position.fullmoves().get(), position.turn());
    let written = notation::write(position, m, language, Style::Short);
    position.play_unchecked(m);
    PlyView {
        number,
        side: side(mover),
        san: written,
        squares: Some(text::move_squares(m, mover)),
        ..as_written(position, ply, chess960)
    }
}

/// A move as the file writes it, and the position it leaves.
fn as_written(position: &Chess, ply: &pgn::Ply, chess960: bool) -> PlyView {
    let king = position.board().king_of(position.turn()).filter(|_| position.is_check());
    PlyView {
        index: 0,
        number: position.fullmoves().get(),
        side: side(position.turn()),
        san: ply.text.clone(),
        typed: None,
        squares: None,
        mark: PlyMark::Legal,
        reason: None,
        fen: pgn::fen(position, chess960),
        check: king.map(|square| square.to_string()),
        clock_ms: ply.clock.and_then(|clock| u32::try_from(clock.as_millis()).ok()),
        draw_offer: false,
        comment: Some(ply.comments.join(" ")).filter(|comment| !comment.is_empty()),
    }
}

fn index(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
