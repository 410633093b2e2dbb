//! E07, E08: touching, adjusting and releasing pieces (Laws 2023 art. 4.2 to 4.8).

use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::game;
use super::scene::Scene;
use super::touched;
use super::words::leading_square;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::Side;
use crate::touch;

facts! {
    /// The facts of touched pieces.
    Touched {
        /// Who touched them.
        player: Side,
        /// The squares in the order they were touched, with remarks such as `d5(black knight)`.
        sequence: Vec<String>;
        /// What he meant to do, such as `castle`, for people.
        intention: String,
        /// Whether he announced, before touching, that he adjusts.
        announced_adjusting: bool,
        /// Whether he said so only after touching, which changes nothing.
        said_jadoube_after: bool,
        /// Whether the touch was clearly accidental.
        accidental: bool,
        /// Whether the order cannot be told; then the own piece counts as first.
        unclear_order: bool,
        /// Whether castling on that side is illegal, for people: the position tells.
        castling_illegal_that_side: bool,
        /// What can capture the touched piece, for people: the position tells.
        capturers: String,
    }
}

/// What is asked about touched pieces.
pub(super) const TOUCHED: &[Fact] = &[
    Fact::must("player", Kind::Side).from(Source::HasTheMove),
    Fact::must("sequence", Kind::Squares),
    Fact::shown("announced_adjusting", Kind::YesNo).from(Source::Usually(false)),
    Fact::shown("accidental", Kind::YesNo).named("touch_accidental").from(Source::Usually(false)),
    Fact::more("said_jadoube_after", Kind::YesNo),
    Fact::more("unclear_order", Kind::YesNo),
];

facts! {
    /// The facts of a claim about a touched or released piece that comes late.
    TouchClaimLate {
        /// Who claims.
        claimant: Side;
        /// Whether the claimant has touched a piece with intent since.
        claimant_has_touched_piece: bool,
    }
}

/// What is asked about a late claim.
pub(super) const TOUCH_CLAIM_LATE: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::HasTheMove),
    Fact::shown("claimant_has_touched_piece", Kind::YesNo),
];

facts! {
    /// The facts of pieces adjusted while the opponent has the move.
    AdjustingOnOpponentsTime {
        /// Who adjusts.
        player: Side;
    }
}

/// What is asked about pieces adjusted while the opponent has the move.
pub(super) const ADJUSTING_ON_OPPONENTS_TIME: &[Fact] =
    &[Fact::must("player", Kind::Side).from(Source::JustMoved)];

facts! {
    /// The facts of a piece that was released on a square.
    PieceReleased {
        /// Who released it.
        player: Side,
        /// The square it came from.
        piece: String,
        /// The square it was released on.
        to: String;
        /// In castling: whether the rook has not been moved yet.
        rook_not_yet_moved: bool,
        /// In a capture: whether the captured piece has been removed from the board.
        captured_piece_removed: bool,
    }
}

/// What is asked about a released piece.
pub(super) const PIECE_RELEASED: &[Fact] = &[
    Fact::found("player", Kind::Side, Source::HasTheMove),
    Fact::must("piece", Kind::Square).named("released_from"),
    Fact::must("to", Kind::Square).named("released_on"),
];

pub(super) fn rule_touched(facts: &Touched, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-choose-from").with("side", facts.player));
    if scene.game.position().is_some_and(|position| Side::from(position.turn()) != facts.player) {
        out_of_turn(facts.player, &mut draft);
        return draft.finish();
    }
    if facts.announced_adjusting == Some(true) {
        draft.cite(|a| &a.adjust).next("laws-next-continue").because("laws-reason-adjusting-announced");
        return draft.finish();
    }
    if facts.accidental == Some(true) {
        draft.cite(|a| &a.contact).next("laws-next-continue").because("laws-reason-accidental");
        return draft.finish();
    }
    if facts.said_jadoube_after == Some(true) {
        draft.cite(|a| &a.adjust).because("laws-reason-adjusting-too-late");
    }
    on_request(facts.player.other(), scene, &mut draft);
    let Some(position) = scene.position(&mut draft) else { return draft.finish() };
    let mut squares: Vec<Square> = facts.sequence.iter().filter_map(|word| leading_square(word)).collect();
    if squares.len() < facts.sequence.len() {
        draft.ask("laws-ask-touched-squares");
    }
    if facts.unclear_order == Some(true) {
        let color = position.turn();
        squares.sort_by_key(|square| position.board().color_at(*square) != Some(color));
        draft.because("laws-reason-order-unclear");
    }
    touched::bind(position, &squares, &mut draft);
    draft.finish()
}

/// Without adequate supervision the arbiter rules on touched pieces only if asked to, before 2014 (2009 A.4.b).
fn on_request(opponent: Side, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    if scene.edition.articles.late_touch.number().is_some() && !scene.competition_rules(draft) {
        draft.cite(|a| &a.late_touch).ask(Message::new("laws-ask-claimed").with("side", opponent));
    }
}

fn out_of_turn(player: Side, draft: &mut Draft<'_>) {
    draft.cite(|a| &a.adjust).cite(|a| &a.adjust_turn).cite(|a| &a.distraction).cite(|a| &a.penalties);
    draft
        .next("laws-next-continue")
        .because(Message::new("laws-reason-touched-out-of-turn").with("side", player));
    draft
        .ask("laws-ask-penalty")
        .offer("laws-option-no-penalty")
        .offer("laws-option-warning")
        .offer("laws-option-time-penalty");
}

pub(super) fn rule_adjusting(facts: &AdjustingOnOpponentsTime, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    out_of_turn(facts.player, &mut draft);
    draft.finish()
}

pub(super) fn rule_late(facts: &TouchClaimLate, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.complaint_lost);
    match facts.claimant_has_touched_piece {
        Some(true) => {
            draft.because(Message::new("laws-reason-complaint-lost").with("side", facts.claimant));
        }
        Some(false) => {
            draft.because(Message::new("laws-reason-complaint-in-time").with("side", facts.claimant));
            draft.ask("laws-ask-touched-squares").next("laws-next-rule-on-touch");
        }
        None => {
            draft.ask(Message::new("laws-ask-claimant-touched").with("side", facts.claimant));
            draft.next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

pub(super) fn rule_released(facts: &PieceReleased, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-choose-from").with("side", facts.player));
    let Some(position) = scene.position_of(facts.player, &mut draft) else {
        draft.cite(|a| &a.released);
        return draft.finish();
    };
    let (Some(from), Some(to)) = (leading_square(&facts.piece), leading_square(&facts.to)) else {
        draft.cite(|a| &a.released).ask("laws-ask-touched-squares");
        return draft.finish();
    };
    if let Some(side) = castling_meant(position, facts.player.into(), from, to) {
        king_released(position, side, from, &mut draft);
        return draft.finish();
    }
    draft.cite(|a| &a.released);
    let fixed: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == Some(from) && mv.to() == to && !mv.is_castle())
        .collect();
    if fixed.is_empty() {
        draft.because("laws-reason-released-illegally");
        touched::bind(position, &[from], &mut draft);
    } else {
        draft.because(Message::new("laws-reason-released").with("square", to.to_string()));
        if facts.captured_piece_removed == Some(false) && fixed.iter().all(|mv| mv.is_capture()) {
            // The capture is made only when the captured piece is off the board (2023 art. 4.7.1).
            draft.because("laws-reason-capture-not-made");
            draft.next(Message::new("laws-next-remove-captured").with("side", facts.player));
        }
        draft.permit(game::san_list(position, &fixed));
    }
    draft.finish()
}

/// The side on which the king is castling when it is released on this square: two squares from its own, on its rank.
fn castling_meant(position: &Chess, color: Color, from: Square, to: Square) -> Option<CastlingSide> {
    let king = position.board().king_of(color) == Some(from);
    let chess960 = position.castles().mode().is_chess960();
    if !king || from.rank() != to.rank() {
        return None;
    }
    let side = CastlingSide::from_queen_side(to < from);
    let two_squares = from.distance(to) == 2;
    let arrives = to.file() == side.king_to_file()
        && position.castles().rook(color, side).is_some()
        && from.distance(to) != 1;
    (two_squares || (chess960 && arrives)).then_some(side)
}

/// The king was released in castling: that castling if legal, else another move of the king, else any (4.7.2, 4.4.3).
fn king_released(position: &Chess, side: CastlingSide, king: Square, draft: &mut Draft<'_>) {
    draft.cite(|a| &a.released_castling).cite(|a| &a.released);
    let legal = position.legal_moves();
    let castling: Vec<Move> = legal.iter().filter(|mv| mv.castling_side() == Some(side)).copied().collect();
    if !castling.is_empty() {
        draft.because("laws-reason-king-released");
        draft.permit(game::san_list(position, &castling));
        return;
    }
    draft.cite(|a| &a.touch_castling_illegal);
    let both = draft.value(|p| &p.touch_both);
    let kings: Vec<Move> = touch::permitted(position, &[king], both).moves;
    let moves_king =
        kings.iter().all(|mv| position.board().role_at(king) == Some(Role::King) && mv.from() == Some(king));
    if moves_king && !kings.is_empty() {
        draft.because("laws-reason-king-otherwise");
        draft.permit(game::san_list(position, &kings));
    } else {
        draft.because("laws-reason-king-has-no-move");
    }
}
