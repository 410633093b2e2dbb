//! E01: an illegal move has been completed (Laws 2023 art. 7.5.1, 7.5.5; A.5.2, B.3).

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::end;
use super::facts::facts;
use super::form::{Fact, ILLEGAL, Kind, MOVER, PHASE, PRESSED, PRIOR, Source};
use super::game;
use super::illegal_reason;
use super::mating::can_mate;
use super::penalty::{self, Offence, Outcome};
use super::scene::Scene;
use super::touched;
use super::words::{Words, leading_move, leading_square};
use crate::edition::{FlagTest, Unsupervised};
use crate::legality::{Attempt, judge};
use crate::ruling::{Draft, Message, Ruling};
use crate::side::{PerSide, Side};

facts! {
    /// The facts of an illegal move. The position of the case is the one before it.
    #[serde(deny_unknown_fields)]
    IllegalMoveCompleted {
        /// Who made the move.
        player: Side,
        /// The move as it was played, from square to square, with remarks such as `with both hands` or `pawn left on b8`.
        played: String;
        /// Whether the clock was pressed; without it the move is not completed.
        clock_pressed: bool,
        /// The illegal moves of each before this one.
        prior_illegal: PerSide<u32>,
        /// Whether the opponent has already made his next move.
        opponent_has_moved: bool,
        /// Whether the arbiter saw it.
        arbiter_saw: bool,
        /// When it was noticed.
        noticed: String,
        /// The phase of the game, such as `quickplay finish`.
        phase: String,
        /// The square of the piece captured by the move.
        captured: String,
        /// The squares touched, in their order.
        touch_sequence: Vec<String>,
        /// A remark, which does not change the ruling.
        note: String;
        /// Who claimed and when, such as `white before moving`; null where nobody claimed.
        #[serde(default, skip_serializing_if = "Told::is_untold")]
        claimed_by: Told,
    }
}

/// What is asked about a completed illegal move.
pub(super) const ILLEGAL_MOVE_COMPLETED: &[Fact] = &[
    ILLEGAL,
    MOVER,
    PRESSED,
    PRIOR,
    Fact::found("opponent_has_moved", Kind::YesNo, Source::OpponentMoved),
    Fact::when("laws-ask-claimed", "claimed_by", Kind::Choice(&["before moving", "after moving", "nobody"])),
    PHASE,
];

/// A fact that may be untold, told to be nothing (`null`), or told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Option<String>", into = "Option<String>")]
pub enum Told {
    /// Not told.
    #[default]
    Untold,
    /// Told: nothing, nobody.
    Nothing,
    /// Told.
    Text(String),
}

impl Told {
    fn is_untold(&self) -> bool {
        *self == Told::Untold
    }
}

impl From<Option<String>> for Told {
    fn from(fact: Option<String>) -> Self {
        fact.map_or(Told::Nothing, Told::Text)
    }
}

impl From<Told> for Option<String> {
    fn from(told: Told) -> Self {
        match told {
            Told::Text(words) => Some(words),
            Told::Untold | Told::Nothing => None,
        }
    }
}

impl IllegalMoveCompleted {
    /// Whether the opponent claimed before his own next move, if it is known.
    fn claimed(&self) -> Option<bool> {
        match &self.claimed_by {
            Told::Nothing => Some(false),
            Told::Text(text) => {
                let words = Words::of(Some(text));
                Some(words.side() != Some(self.player) && !words.any(&["after", "nobody"]))
            }
            Told::Untold => (self.arbiter_saw == Some(true)).then_some(false),
        }
    }

    /// Whether the opponent has made his next move, as far as it is known.
    fn answered(&self) -> bool {
        let claimed_late =
            matches!(&self.claimed_by, Told::Text(text) if Words::of(Some(text)).any(&["after"]));
        self.opponent_has_moved == Some(true) || claimed_late
    }

    /// The squares touched by the move: the order told, else the piece moved and the piece it took.
    pub(super) fn touches(&self, position: &Chess) -> Vec<Square> {
        if let Some(sequence) = &self.touch_sequence {
            return sequence.iter().filter_map(|word| leading_square(word)).collect();
        }
        let Some((from, to)) = leading_move(&self.played) else { return Vec::new() };
        let opponent = Color::from(self.player.other());
        let taken = position.board().piece_at(to).filter(|piece| piece.color == opponent);
        let mut squares = vec![from];
        squares.extend(taken.map(|_| to));
        squares.extend(self.captured.as_deref().and_then(leading_square).filter(|square| *square != to));
        squares
    }
}

pub(super) fn rule(facts: &IllegalMoveCompleted, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-restore").with("side", facts.player));
    if facts.clock_pressed == Some(false) {
        return not_completed(facts, scene, draft);
    }
    if facts.clock_pressed.is_none() {
        draft.ask(Message::new("laws-ask-clock-pressed").with("side", facts.player));
    }
    if facts.answered() && !scene.competition_rules(&mut draft) {
        return stands(scene, draft);
    }
    let outcome = penalty::penalise(&facts.offence(), scene, &mut draft);
    if outcome == Outcome::Silent {
        return draft.finish();
    }
    cite_kinds(facts, scene, &mut draft);
    match outcome {
        Outcome::Restored => what_is_played(facts, scene, &mut draft),
        Outcome::Decided => other_board(facts, scene, &mut draft),
        Outcome::Silent => {}
    }
    draft.finish()
}

/// Whether the opponent can checkmate is asked of the restored position; where the board with the illegal move would answer
/// otherwise the arbiter is told.
fn other_board(facts: &IllegalMoveCompleted, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let Some(counted) = draft.evidence().can_mate.clone() else { return };
    let (Some(board), Some((from, to))) = (scene.game.board(), leading_move(&facts.played)) else { return };
    let after = board.after_attempt(Attempt::FromTo { from, to, promotion: None });
    let answer = after.chess().map(|after| can_mate(after, facts.player.other(), FlagTest::AnySeries));
    if answer.is_some_and(|answer| answer.word() != counted) {
        draft.because("laws-reason-illegal-board-differs");
    }
}

impl IllegalMoveCompleted {
    fn offence(&self) -> Offence<'_> {
        Offence {
            player: self.player,
            prior: self.prior_illegal,
            phase: self.phase.as_deref(),
            claimed: self.claimed(),
        }
    }

    fn words(&self) -> Words {
        Words::of(Some(&self.played))
    }

    fn both_hands(&self) -> bool {
        self.words().any(&["both hands", "two hands"])
    }

    /// The square of a pawn that was moved to the last rank and left there.
    fn pawn_left(&self, position: &Chess) -> Option<Square> {
        let (from, to) = leading_move(&self.played)?;
        let pawn = position.board().role_at(from) == Some(Role::Pawn);
        let last = Color::from(self.player).relative_rank(to.rank()) == shakmaty::Rank::Eighth;
        (pawn && last && self.words().any(&["pawn left", "not promoted", "unpromoted", "pawn remains"]))
            .then_some(to)
    }
}

/// Two irregularities in one move are one illegal move: each is named, one is counted.
fn cite_kinds(facts: &IllegalMoveCompleted, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let left = scene.game.position().and_then(|position| facts.pawn_left(position)).is_some();
    let hands = facts.both_hands() && draft.value(|p| &p.counts_two_hands);
    if left {
        draft.cite(|a| &a.illegal_promotion);
    }
    if hands {
        draft.cite(|a| &a.illegal_hands);
    }
    if left && hands {
        draft.because("laws-reason-one-move-one-count");
    }
    draft.cite(|a| &a.illegal_move).cite(|a| &a.illegal_family);
    if let (Some(position), Some((from, to)), false) =
        (scene.game.position(), leading_move(&facts.played), left)
    {
        let attempt = Attempt::FromTo { from, to, promotion: None };
        if let Err(illegal) = judge(position, attempt) {
            draft.because(illegal_reason(&illegal.reason));
        }
    }
}

/// The move to be played now: a queen for the pawn left on the last rank (2014 on), else what the touched pieces bind to.
fn what_is_played(facts: &IllegalMoveCompleted, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let Some(position) = scene.position_of(facts.player, draft) else { return };
    let queen = facts.pawn_left(position).and_then(|_| queen_move(facts, position));
    if let Some(queen) = queen
        && draft.value(|p| &p.forced_queen)
    {
        becomes_queen(position, queen, facts.player, draft);
        return;
    }
    touched::bind(position, &facts.touches(position), draft);
}

fn queen_move(facts: &IllegalMoveCompleted, position: &Chess) -> Option<Move> {
    let (from, to) = leading_move(&facts.played)?;
    position
        .legal_moves()
        .into_iter()
        .find(|mv| mv.from() == Some(from) && mv.to() == to && mv.promotion() == Some(Role::Queen))
}

/// The pawn is replaced by a queen, which may itself end the game (2023 art. 7.5.2).
pub(super) fn becomes_queen(position: &Chess, queen: Move, player: Side, draft: &mut Draft<'_>) {
    let mut after = position.clone();
    after.play_unchecked(queen);
    draft.next(Message::new("laws-next-queen").with("side", player).with("square", queen.to().to_string()));
    draft.permit(vec![game::san(position, queen)]);
    draft.evidence().position_fen = Some(game::fen(&after));
    if after.is_checkmate() || after.is_stalemate() {
        draft.ask("laws-ask-queen-ends-game");
    }
}

/// The clock was not pressed: nothing is counted, and the touched pieces bind (2023 art. 7.5.1, 4.3).
fn not_completed(facts: &IllegalMoveCompleted, scene: &Scene<'_>, mut draft: Draft<'_>) -> Ruling {
    draft.cite(|a| &a.illegal_move).cite(|a| &a.completed);
    draft.next(Message::new("laws-next-correct-uncompleted").with("side", facts.player));
    draft.because("laws-reason-not-completed");
    if let Some(position) = scene.position_of(facts.player, &mut draft) {
        touched::bind(position, &facts.touches(position), &mut draft);
    }
    draft.finish()
}

facts! {
    /// The facts of an illegal move that was made on the board while the clock was not pressed.
    IllegalMoveNotCompleted {
        /// Who made the move.
        player: Side,
        /// The move as it was played, from square to square.
        played: String;
        /// Whether the clock was pressed after all.
        clock_pressed: bool,
        /// Whether the piece was released.
        piece_released: bool,
        /// The square of the piece captured by the move.
        captured: String,
        /// The squares touched, in their order.
        touch_sequence: Vec<String>,
    }
}

/// What is asked about an illegal move that was not completed.
pub(super) const ILLEGAL_MOVE_NOT_COMPLETED: &[Fact] = &[ILLEGAL, MOVER];

pub(super) fn rule_not_completed(facts: &IllegalMoveNotCompleted, scene: &Scene<'_>) -> Ruling {
    let completed = IllegalMoveCompleted {
        clock_pressed: Some(facts.clock_pressed == Some(true)),
        captured: facts.captured.clone(),
        touch_sequence: facts.touch_sequence.clone(),
        ..IllegalMoveCompleted::of(facts.player, facts.played.clone())
    };
    rule(&completed, scene)
}

/// Without adequate supervision the move stands once the opponent has made his own (2023 A.5.2).
pub(super) fn stands(scene: &Scene<'_>, mut draft: Draft<'_>) -> Ruling {
    let regime = match scene.class() {
        super::TimeClass::Blitz => draft.cite(|a| &a.blitz_illegal).value(|p| &p.illegal_blitz),
        super::TimeClass::Rapid | super::TimeClass::Standard => {
            draft.cite(|a| &a.rapid_illegal).value(|p| &p.illegal_rapid)
        }
    };
    if regime == Unsupervised::NoRule {
        draft.ask("laws-ask-no-rule");
    }
    draft.next("laws-next-illegal-move-stands").because("laws-reason-opponent-has-moved");
    draft.offer("laws-option-players-agree");
    draft.finish()
}
