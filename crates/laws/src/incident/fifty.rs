//! E16: a claim that fifty moves were made by each player without a capture or a pawn move
//! (Laws 2023 art. 9.3 to 9.5).

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Move, Position, Role};

use super::claim;
use super::end;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use super::words::Words;
use crate::edition::FiftyExceptions;
use crate::record::Replay;
use crate::ruling::{Draft, Message, Ruling};
use crate::side::{PerSide, Side};

/// The facts of the claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClaimFifty {
    /// Who claims.
    pub claimant: Side,
    /// `has_been_completed`, `intended_move` or `after_playing_the_move`.
    pub mode: String,
    /// The move written down, in standard algebraic notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written_move: Option<String>,
    /// Whether the claimant has touched a piece with intent on this move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub touched_piece: Option<bool>,
    /// Whether the opponent had completed his last move by pressing the clock; before 2001 the claimant has the move only
    /// then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_pressed: Option<bool>,
    /// The moves by each player without a capture or a pawn move, where they were counted; else the record tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves_without_capture_or_pawn: Option<u32>,
    /// An ending for which more moves were announced before the game, such as `RBvR 70 moves`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regulations_announced_before_game: Option<String>,
    /// The claimant's remaining time in seconds; older editions cut it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant_remaining_s: Option<i64>,
    /// What the clocks show, as `6:45`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<PerSide<String>>,
    /// A remark. Where no record and no count is there, the arbiter is asked to confirm what it says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What is asked about a claim of fifty moves.
pub(super) const DRAW_CLAIM_FIFTY: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::Claimant),
    Fact::shown("written_move", Kind::Written).from(Source::Claimant),
    Fact::found("mode", Kind::Words, Source::ClaimMode("has_been_completed")),
    Fact::found("claimant_remaining_s", Kind::Seconds, Source::TimeLeft("claimant")),
    Fact::when("laws-ask-fifty-count", "moves_without_capture_or_pawn", Kind::Count),
    Fact::more("touched_piece", Kind::YesNo),
];

impl DrawClaimFifty {
    /// The side claims that the fifty moves have been completed.
    pub fn completed(claimant: Side) -> DrawClaimFifty {
        DrawClaimFifty {
            claimant,
            mode: "has_been_completed".to_owned(),
            written_move: None,
            touched_piece: None,
            opponent_pressed: None,
            moves_without_capture_or_pawn: None,
            regulations_announced_before_game: None,
            claimant_remaining_s: None,
            clocks: None,
            note: None,
        }
    }

    /// The side claims with the move it has written down and means to play.
    pub fn intended(claimant: Side, written_move: impl Into<String>) -> DrawClaimFifty {
        DrawClaimFifty {
            mode: "intended_move".to_owned(),
            written_move: Some(written_move.into()),
            ..DrawClaimFifty::completed(claimant)
        }
    }

    /// The claimant's remaining time, told in seconds or read from the clocks.
    fn remaining(&self) -> Option<i64> {
        self.claimant_remaining_s.or_else(|| {
            let (minutes, seconds) = self.clocks.as_ref()?.of(self.claimant).split_once(':')?;
            let minutes: i64 = minutes.trim().parse().ok()?;
            minutes.checked_mul(60)?.checked_add(seconds.trim().parse().ok()?)
        })
    }
}

pub(super) fn rule(facts: &DrawClaimFifty, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.fifty);
    let mode = Words::of(Some(&facts.mode));
    if mode.any(&["after_playing", "after playing"]) || facts.touched_piece == Some(true) {
        draft.cite(|a| &a.claim_lost);
        draft.because(Message::new("laws-reason-claim-after-move").with("side", facts.claimant));
        draft.ask("laws-ask-late-claim-bonus");
        claim::incorrect(facts.claimant, facts.remaining(), None, scene, &mut draft);
        return draft.finish();
    }
    let Some(position) = scene.game.position() else {
        without_position(facts, scene, &mut draft);
        return draft.finish();
    };
    if !claim::has_the_move(facts.claimant, position, facts.opponent_pressed, &mut draft) {
        return draft.finish();
    }
    let halfmoves = facts
        .moves_without_capture_or_pawn
        .map_or_else(|| scene.game.replay().map_or(0, Replay::quiet_plies), |moves| moves.saturating_mul(2));
    if mode.any(&["intended"]) {
        draft.cite(|a| &a.fifty_intended);
        let Some(mv) = claim::intended(facts.written_move.as_deref(), position, &mut draft) else {
            return draft.finish();
        };
        // A capture or a pawn move starts the count again, whatever it was.
        let after = if mv.is_zeroing() { 0 } else { halfmoves.saturating_add(1) };
        if mv.is_zeroing() {
            draft.because("laws-reason-intended-is-zeroing");
        }
        judge(after, Some((position, mv)), facts, scene, &mut draft);
    } else if mode.any(&["completed"]) {
        draft.cite(|a| &a.fifty_completed);
        judge(halfmoves, None, facts, scene, &mut draft);
    } else {
        draft.ask("laws-ask-claim-mode");
    }
    draft.finish()
}

fn judge(
    halfmoves: u32,
    intended: Option<(&Chess, Move)>,
    facts: &DrawClaimFifty,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) {
    let limit = limit(facts, scene, draft);
    draft.evidence().halfmoves = Some(halfmoves);
    draft.because(
        Message::new("laws-reason-halfmoves")
            .with("halfmoves", halfmoves)
            .with("needed", limit.saturating_mul(2)),
    );
    if halfmoves >= limit.saturating_mul(2) {
        claim::correct(draft);
    } else {
        claim::incorrect(facts.claimant, facts.remaining(), intended, scene, draft);
    }
}

/// No position and no record: what was counted or told is all there is, and the arbiter confirms it.
fn without_position(facts: &DrawClaimFifty, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let note = Words::of(facts.note.as_deref());
    if let Some(moves) = facts.moves_without_capture_or_pawn {
        draft.ask("laws-ask-position");
        judge(moves.saturating_mul(2), None, facts, scene, draft);
    } else if note.any(&["no capture"]) && note.any(&["no pawn"]) && note.any(&["50 moves", "fifty moves"]) {
        draft.because("laws-reason-castling-does-not-reset").ask("laws-ask-fifty-count");
        claim::correct(draft);
    } else {
        draft.ask("laws-ask-fifty-count");
    }
}

/// The moves by each player that are needed: fifty, or more for endings the edition or the regulations except.
fn limit(facts: &DrawClaimFifty, scene: &Scene<'_>, draft: &mut Draft<'_>) -> u32 {
    let position = scene.game.position();
    let extended = match draft.value(|p| &p.fifty_exceptions) {
        FiftyExceptions::None => None,
        FiftyExceptions::Listed => position.filter(|position| is_listed(position)).map(|_| 75),
        FiftyExceptions::Announced => position
            .and_then(|position| announced(facts.regulations_announced_before_game.as_deref()?, position)),
    };
    if let Some(moves) = extended {
        draft.because(Message::new("laws-reason-fifty-exception").with("moves", moves));
    }
    extended.unwrap_or(50)
}

/// The pieces of both sides, without the kings: as `RB` and `R`.
fn material(position: &Chess) -> PerSide<String> {
    let letters = |side: Side| -> String {
        let of = position.board().by_color(side.into());
        [(Role::Queen, 'Q'), (Role::Rook, 'R'), (Role::Bishop, 'B'), (Role::Knight, 'N'), (Role::Pawn, 'P')]
            .into_iter()
            .flat_map(|(role, letter)| {
                std::iter::repeat_n(letter, (position.board().by_role(role) & of).count())
            })
            .collect()
    };
    PerSide { white: letters(Side::White), black: letters(Side::Black) }
}

/// The endings of the list in force from 1989 with seventy-five moves (1989 art. 10.9).
const LISTED: [(&str, &str); 7] =
    [("BB", "N"), ("NN", "P"), ("Q", "BB"), ("Q", "NN"), ("QP", "Q"), ("RP", "BP"), ("RB", "R")];

fn is_listed(position: &Chess) -> bool {
    let PerSide { white, black } = material(position);
    LISTED.iter().any(|(strong, weak)| {
        let side = if (white.as_str(), black.as_str()) == (*strong, *weak) {
            Side::White
        } else if (black.as_str(), white.as_str()) == (*strong, *weak) {
            Side::Black
        } else {
            return false;
        };
        match (*strong, *weak) {
            ("QP", "Q") => pawn_on_seventh(position, side),
            ("RP", "BP") => rooks_pawn_blocked(position, side),
            _ => true,
        }
    })
}

/// Queen and pawn against queen is listed with the pawn one step from promotion only.
fn pawn_on_seventh(position: &Chess, side: Side) -> bool {
    let color = side.into();
    let pawns = position.board().by_color(color) & position.board().pawns();
    pawns
        .into_iter()
        .any(|square| shakmaty::Color::relative_rank(color, square.rank()) == shakmaty::Rank::Seventh)
}

/// Rook and pawn against bishop and pawn is listed with a rook's pawn that has not moved and stands blocked only.
fn rooks_pawn_blocked(position: &Chess, side: Side) -> bool {
    let color = shakmaty::Color::from(side);
    let pawns = |color| position.board().by_color(color) & position.board().pawns();
    pawns(color).into_iter().any(|square| {
        let at_edge = matches!(square.file(), shakmaty::File::A | shakmaty::File::H);
        let unmoved = color.relative_rank(square.rank()) == shakmaty::Rank::Second;
        let before = square.offset(color.fold_wb(8, -8));
        at_edge && unmoved && before.is_some_and(|square| pawns(!color).contains(square))
    })
}

/// The number of moves announced for this ending, in the form `RBvR 70 moves` (1974 art. 12.4).
fn announced(text: &str, position: &Chess) -> Option<u32> {
    let (ending, rest) = text.trim().split_once(' ')?;
    let (one, other) = ending.split_once('v')?;
    let pieces = |word: &str| word.trim_start_matches('K').to_owned();
    let (one, other) = (pieces(one), pieces(other));
    let PerSide { white, black } = material(position);
    let matches = (white == one && black == other) || (white == other && black == one);
    if matches { Words::of(Some(rest)).numbers().first().copied() } else { None }
}
