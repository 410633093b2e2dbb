//! E27: castling in Chess960 (Laws 2023 Guidelines II.3, art. 3.8.2).

use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, File, Position, Square};

use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use crate::legality::{Attempt, CastlingHindrance, Reason, judge};
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

facts! {
    /// The facts of an attempt to castle.
    CastlingAttempt {
        /// Who castles.
        player: Side,
        /// The move as the king taking his own rook, in UCI.
        king_takes_rook_uci: String;
    }
}

/// What is asked about an attempt to castle.
pub(super) const CASTLING_ATTEMPT: &[Fact] = &[
    Fact::found("player", Kind::Side, Source::HasTheMove),
    Fact::must("king_takes_rook_uci", Kind::Castling).named("castling"),
];

pub(super) fn rule(facts: &CastlingAttempt, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.chess960_castling);
    if scene.edition.articles.chess960_castling.number().is_none() {
        draft.ask("laws-ask-no-rule");
    }
    let Some(position) = scene.position_of(facts.player, &mut draft) else { return draft.finish() };
    let Ok(UciMove::Normal { from, to, .. }) = facts.king_takes_rook_uci.parse() else {
        draft.ask(Message::new("laws-ask-move").with("move", facts.king_takes_rook_uci.clone()));
        return draft.finish();
    };
    match judge(position, Attempt::FromTo { from, to, promotion: None }) {
        Ok(mv) if mv.is_castle() => legal(position, from, to, &mut draft),
        Ok(_) => {
            draft.ask(Message::new("laws-ask-move").with("move", facts.king_takes_rook_uci.clone()));
        }
        Err(illegal) => against(&illegal.reason, &mut draft),
    }
    draft.finish()
}

/// The four ways of castling, by whether king and rook stand where they end (Guidelines II.3.2).
fn legal(position: &Chess, king: Square, rook: Square, draft: &mut Draft<'_>) {
    let side = CastlingSide::from_queen_side(rook < king);
    let king_to = Square::from_coords(side.king_to_file(), king.rank());
    let rook_to = Square::from_coords(side.rook_to_file(), king.rank());
    let (key, arrangement) = match (king == king_to, rook == rook_to) {
        (true, _) => {
            draft.cite(|a| &a.chess960_rook_only);
            ("laws-reason-castling-rook-only", rook_to)
        }
        (false, true) => {
            draft.cite(|a| &a.chess960_king_only);
            ("laws-reason-castling-king-only", king_to)
        }
        (false, false) if king == rook_to && rook == king_to => {
            draft.cite(|a| &a.chess960_transposition);
            ("laws-reason-castling-transposition", king_to)
        }
        (false, false) => {
            draft.cite(|a| &a.chess960_double);
            ("laws-reason-castling-double", king_to)
        }
    };
    draft.cite(|a| &a.chess960_vacant).cite(|a| &a.castling_attacked);
    draft.legal(true).because(Message::new(key).with("square", arrangement.to_string()));
    if !between(position, king, rook, king_to, rook_to) {
        draft.because("laws-reason-castling-neighbours");
    }
    draft.next("laws-next-castling-legal");
}

/// Whether the squares of the home rank outside the way of king and rook are empty.
fn between(position: &Chess, king: Square, rook: Square, king_to: Square, rook_to: Square) -> bool {
    let way = [king, rook, king_to, rook_to];
    let low = way.iter().map(|square| square.file()).min().unwrap_or(File::A);
    let high = way.iter().map(|square| square.file()).max().unwrap_or(File::H);
    let occupied = position.board().occupied();
    File::ALL
        .into_iter()
        .filter(|file| *file < low || *file > high)
        .all(|file| !occupied.contains(Square::from_coords(file, king.rank())))
}

fn against(reason: &Reason, draft: &mut Draft<'_>) {
    draft.legal(false).next("laws-next-castling-illegal").result(RulingResult::Open);
    match reason {
        Reason::CastlingPrevented { hindrance: CastlingHindrance::RookShieldsKing { .. }, .. } => {
            draft.cite(|a| &a.own_king);
        }
        Reason::CastlingPrevented { hindrance: CastlingHindrance::PieceBetween { .. }, .. } => {
            draft.cite(|a| &a.chess960_vacant).cite(|a| &a.castling_obstructed);
        }
        Reason::CastlingPrevented { .. } => {
            draft.cite(|a| &a.castling_attacked);
        }
        _ => {
            draft.cite(|a| &a.castling_lost).cite(|a| &a.castling);
        }
    }
    draft.because(super::illegal_reason(reason));
}
