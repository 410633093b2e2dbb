//! The first end of a game over its whole record.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::{DeadRule, EndRules, Ended, Fivefold, How, dead_position, mated_or_stalemated};
use crate::position::GamePosition;
use crate::record::Replay;
use crate::wire;

/// An end that is not on the board: what the players or the arbiter declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Declared {
    /// The players agreed to a draw (5.2.3).
    Agreement,
    /// A player resigned (5.1.2).
    Resignation {
        /// Who.
        #[serde(with = "wire::one")]
        player: Color,
    },
    /// A draw claim was found correct (9.2, 9.3).
    CorrectClaim {
        /// Who claimed.
        #[serde(with = "wire::one")]
        player: Color,
    },
    /// A flag fell (6.9).
    FlagFall {
        /// Whose.
        #[serde(with = "wire::one")]
        player: Color,
    },
    /// The arbiter declared the game over, as for a second illegal move (7.5.5) or a device (11.3.2).
    Arbiter,
    /// Both players signed a result (8.7).
    Signed,
}

impl Declared {
    /// The article, in the numbering of the Laws of 2023.
    pub fn article(self) -> &'static str {
        match self {
            Declared::Agreement => "5.2.3",
            Declared::Resignation { .. } => "5.1.2",
            Declared::CorrectClaim { .. } => "9.5.2",
            Declared::FlagFall { .. } => "6.9",
            Declared::Arbiter => "12.9",
            Declared::Signed => "8.7",
        }
    }

    /// The word for it in message keys.
    pub fn key(self) -> &'static str {
        match self {
            Declared::Agreement => "agreement",
            Declared::Resignation { .. } => "resignation",
            Declared::CorrectClaim { .. } => "claim",
            Declared::FlagFall { .. } => "flag_fall",
            Declared::Arbiter => "arbiter",
            Declared::Signed => "signed",
        }
    }
}

/// A declared end and the ply after which it was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Declaration {
    /// The last ply played before it, counted from 1.
    pub ply: usize,
    /// What was declared.
    pub declared: Declared,
}

/// The first end of the game: on the board, by its history, or declared. What is on the board after a ply
/// comes before anything declared after that ply. Illegal moves end nothing, whatever stands on the board.
///
/// ```
/// use arbitro_laws::ending::{EndRules, How, earliest_end};
/// use arbitro_laws::record::Record;
/// use shakmaty::{Chess, Position, san::San};
///
/// let mut record = Record::default();
/// let mut position = Chess::default();
/// for text in ["f3", "e5", "g4", "Qh4"] {
///     let m = text.parse::<San>()?.to_move(&position)?;
///     record.enter(text, m.into());
///     position = position.play(m)?;
/// }
/// let end = earliest_end(&record.replay(), EndRules::CURRENT, &[]).ok_or("no end")?;
/// assert_eq!((end.ply, end.how.key()), (4, "checkmate"));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn earliest_end(replay: &Replay, rules: EndRules, declarations: &[Declaration]) -> Option<Ended> {
    let declared = declarations
        .iter()
        .min_by_key(|declaration| declaration.ply)
        .map(|declaration| Ended { ply: declaration.ply, how: How::Declared { by: declaration.declared } });
    let by_itself = first_by_itself(replay, rules, declared.map(|ended| ended.ply));
    by_itself.or(declared)
}

/// The first end up to ply `last` that nobody had to declare.
fn first_by_itself(replay: &Replay, rules: EndRules, last: Option<usize>) -> Option<Ended> {
    if let Some(how) = on_board(replay.start(), rules.dead) {
        return Some(Ended { ply: 0, how });
    }
    let steps = replay.steps().iter().enumerate();
    for (index, step) in steps.take(last.unwrap_or(usize::MAX)) {
        if step.void.is_some() || !step.is_legal() {
            continue;
        }
        let ply = index + 1;
        if let Some(how) = on_board(&step.after, rules.dead) {
            return Some(Ended { ply, how });
        }
        let fivefold = match rules.fivefold {
            Fivefold::No => false,
            Fivefold::Anywhere => step.occurrences >= 5,
            Fivefold::Consecutive => consecutive(replay, index),
        };
        if fivefold {
            let how = How::FivefoldRepetition;
            return Some(Ended { ply, how });
        }
        if rules.seventy_five && step.quiet_plies >= 150 {
            let how = How::SeventyFiveMoves;
            return Some(Ended { ply, how });
        }
    }
    None
}

fn on_board(position: &GamePosition, rule: DeadRule) -> Option<How> {
    let chess = position.chess()?;
    mated_or_stalemated(chess).or_else(|| dead_position(chess, rule).then_some(How::DeadPosition))
}

/// Five occurrences on alternate moves without a break: after this ply and 4, 8, 12 and 16 plies before it.
fn consecutive(replay: &Replay, index: usize) -> bool {
    let effective: Vec<&GamePosition> = std::iter::once(replay.start())
        .chain(
            replay.steps().iter().take(index + 1).filter(|step| step.void.is_none()).map(|step| &step.after),
        )
        .collect();
    let Some(now) = effective.last() else {
        return false;
    };
    (1..=4).all(|back| {
        (effective.len() - 1)
            .checked_sub(4 * back)
            .and_then(|past| effective.get(past))
            .is_some_and(|past| past.same_as(now))
    })
}
