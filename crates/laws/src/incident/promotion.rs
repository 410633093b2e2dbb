//! E05: promotion not completed, the choice of the piece, the rook upside down (Laws 2023 art. 4.4.4, 4.6, 7.5.2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Move, Position, Role, Square};

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, MOVER, PHASE, PLAYED, PRESSED, PRIOR, Source};
use super::game;
use super::illegal_move::becomes_queen;
use super::penalty::{self, Offence, Outcome};
use super::scene::Scene;
use super::touched;
use super::words::leading_move;
use crate::edition::PromotionFinal;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of a pawn left on the last rank. The position of the case is the one before the move.
    PromotionIncomplete {
        /// Who moved the pawn.
        player: Side,
        /// The move, from square to square.
        played: String;
        /// Whether the clock was pressed.
        clock_pressed: bool,
        /// The illegal moves of each before this one.
        prior_illegal: PerSide<u32>,
        /// The phase of the game, such as `quickplay finish`.
        phase: String;
        /// The square the pawn was left on, as `pawn_left_on_b8`; other fields are refused by their names.
        #[serde(flatten)]
        left: BTreeMap<PawnLeft, bool>,
    }
}

/// What is asked about a pawn left on the last rank.
pub(super) const PROMOTION_INCOMPLETE: &[Fact] = &[PLAYED, MOVER, PRESSED, PRIOR, PHASE];

/// A field `pawn_left_on_` and a square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PawnLeft(String);

impl TryFrom<String> for PawnLeft {
    type Error = String;

    fn try_from(field: String) -> Result<Self, Self::Error> {
        let square = field.strip_prefix("pawn_left_on_").and_then(|square| square.parse::<Square>().ok());
        if square.is_some() {
            Ok(PawnLeft(field))
        } else {
            Err(format!(
                "unknown field `{field}`, expected `player`, `played`, `clock_pressed`, `prior_illegal`, `phase` or `pawn_left_on_` and a square"
            ))
        }
    }
}

impl From<PawnLeft> for String {
    fn from(field: PawnLeft) -> Self {
        field.0
    }
}

facts! {
    /// The facts of a promotion piece that has touched the square.
    PromotionPieceTouchesSquare {
        /// Who promotes.
        player: Side,
        /// The piece: `queen`, `rook`, `bishop` or `knight`.
        piece: String,
        /// The square of promotion.
        square: String;
        /// Whether the piece was released.
        released: bool,
        /// The piece the player wants instead.
        then_wants: String,
    }
}

/// What is asked about a promotion piece that has touched the square.
pub(super) const PROMOTION_PIECE_TOUCHES_SQUARE: &[Fact] = &[
    Fact::found("player", Kind::Side, Source::HasTheMove),
    Fact::must("piece", Kind::Choice(&["queen", "rook", "bishop", "knight"])),
    Fact::must("square", Kind::Square).named("promotion_square"),
    Fact::when("laws-ask-released", "released", Kind::YesNo),
];

facts! {
    /// The facts of an upside-down rook placed as a queen.
    UpsideDownRook {
        /// Who promotes.
        player: Side,
        /// The square of promotion.
        square: String;
        /// What the player said it is.
        said: String,
        /// Whether the clock was pressed.
        clock_pressed: bool,
    }
}

/// What is asked about an upside-down rook.
pub(super) const UPSIDE_DOWN_ROOK: &[Fact] = &[
    Fact::found("player", Kind::Side, Source::HasTheMove),
    Fact::must("square", Kind::Square).named("promotion_square"),
];

pub(super) fn rule_incomplete(facts: &PromotionIncomplete, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-restore").with("side", facts.player));
    draft.because(Message::new("laws-reason-pawn-left").with("side", facts.player));
    if facts.clock_pressed == Some(false) {
        draft.cite(|a| &a.promotion_made).because("laws-reason-not-completed");
        draft.next(Message::new("laws-next-finish-promotion").with("side", facts.player));
        choice(facts, scene, &mut draft);
        return draft.finish();
    }
    if facts.clock_pressed.is_none() {
        draft.ask(Message::new("laws-ask-clock-pressed").with("side", facts.player));
    }
    if !draft.value(|p| &p.counts_promotion) {
        draft.cite(|a| &a.illegal_family).cite(|a| &a.promotion_made).ask("laws-ask-clock-judgement");
        choice(facts, scene, &mut draft);
        return draft.finish();
    }
    draft.cite(|a| &a.illegal_promotion);
    let claimed = Some(true);
    let offence =
        Offence { player: facts.player, prior: facts.prior_illegal, phase: facts.phase.as_deref(), claimed };
    if penalty::penalise(&offence, scene, &mut draft) == Outcome::Restored {
        choice(facts, scene, &mut draft);
    }
    draft.finish()
}

/// From 2014 the pawn becomes a queen once the clock was pressed; else the pawn is moved and the player chooses.
fn choice(facts: &PromotionIncomplete, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let Some(position) = scene.position_of(facts.player, draft) else { return };
    let Some((from, to)) = leading_move(&facts.played) else {
        draft.ask(Message::new("laws-ask-move").with("move", facts.played.clone()));
        return;
    };
    let promotions = promotions(position, Some(from), to);
    let queen = promotions.iter().find(|mv| mv.promotion() == Some(Role::Queen)).copied();
    if let Some(queen) = queen.filter(|_| facts.clock_pressed != Some(false))
        && draft.value(|p| &p.forced_queen)
    {
        becomes_queen(position, queen, facts.player, draft);
        return;
    }
    draft.cite(|a| &a.touch_own).because("laws-reason-promotion-choice");
    let from_there: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| mv.from() == Some(from)).collect();
    if from_there.is_empty() {
        // The pawn cannot legally go there at all: the other touched pieces bind, or none.
        touched::bind(position, &[from, to], draft);
    } else {
        draft.permit(game::san_list(position, &from_there));
    }
}

/// The legal promotions on a square.
fn promotions(position: &Chess, from: Option<Square>, to: Square) -> Vec<Move> {
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.is_promotion() && mv.to() == to && from.is_none_or(|from| mv.from() == Some(from)))
        .collect()
}

fn role(word: &str) -> Option<Role> {
    match word.trim().to_lowercase().as_str() {
        "queen" => Some(Role::Queen),
        "rook" => Some(Role::Rook),
        "bishop" => Some(Role::Bishop),
        "knight" => Some(Role::Knight),
        _ => None,
    }
}

pub(super) fn rule_touches_square(facts: &PromotionPieceTouchesSquare, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-promotion-final");
    let rule = draft.value(|p| &p.promotion_final);
    let bound = rule == PromotionFinal::Touched || facts.released == Some(true);
    if rule == PromotionFinal::Touched {
        draft.cite(|a| &a.promotion_choice);
    } else {
        draft.cite(|a| &a.released).cite(|a| &a.promotion_made);
    }
    if !bound {
        draft.next("laws-next-promotion-free").because("laws-reason-not-released");
        if facts.released.is_none() {
            draft.ask("laws-ask-released");
        }
        return draft.finish();
    }
    draft.because("laws-reason-promotion-final");
    final_piece(facts.player, &facts.square, role(&facts.piece), scene, &mut draft);
    draft.finish()
}

/// The promotion with that piece is the move.
fn final_piece(player: Side, square: &str, piece: Option<Role>, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let Some(position) = scene.position_of(player, draft) else { return };
    let (Ok(square), Some(piece)) = (square.parse::<Square>(), piece) else {
        draft.ask("laws-ask-promotion-piece");
        return;
    };
    let moves: Vec<Move> =
        promotions(position, None, square).into_iter().filter(|mv| mv.promotion() == Some(piece)).collect();
    if let [mv] = moves.as_slice() {
        let mut after = position.clone();
        after.play_unchecked(*mv);
        draft.evidence().position_fen = Some(game::fen(&after));
    }
    if !moves.is_empty() {
        draft.permit(game::san_list(position, &moves));
    }
}

pub(super) fn rule_upside_down(facts: &UpsideDownRook, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-rook-stays");
    draft.cite(|a| &a.promotion_choice).cite(|a| &a.pause).because("laws-reason-upside-down-rook");
    final_piece(facts.player, &facts.square, Some(Role::Rook), scene, &mut draft);
    draft.finish()
}
