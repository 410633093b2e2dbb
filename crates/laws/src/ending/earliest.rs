//! The first end of a game over its whole record.

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Color, Position as _};

use super::{EndRules, Ended, How, by_history, first_dead_of, on_board};
use crate::position::GamePosition;
use crate::record::{Replay, Step};
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
    let last = declared.map_or(usize::MAX, |ended| ended.ply);
    let seen = first_seen(replay, rules, last);
    let dead = first_dead_ply(replay, rules, seen.map_or(last, |ended| ended.ply));
    // A dead position on the same ply as a stalemate is that stalemate.
    let dead = dead.filter(|ply| seen.is_none_or(|ended| *ply < ended.ply));
    dead.map(|ply| Ended { ply, how: How::DeadPosition }).or(seen).or(declared)
}

/// The plies up to `last` that stand and were legal, in positions that are known.
fn legal_steps(replay: &Replay, last: usize) -> impl Iterator<Item = (usize, &Step)> {
    let numbered = replay.steps().iter().enumerate().map(|(index, step)| (index + 1, step));
    numbered.take(last).filter(|(_, step)| step.void.is_none() && step.is_legal() && step.known)
}

/// The first end up to ply `last` that is seen on the board or counted.
fn first_seen(replay: &Replay, rules: EndRules, last: usize) -> Option<Ended> {
    let shown = |chess: &Chess| on_board(chess, rules, chess.is_check(), true);
    if let Some(how) = replay.start().chess().and_then(shown) {
        return Some(Ended { ply: 0, how });
    }
    legal_steps(replay, last).find_map(|(ply, step)| {
        let counted = || by_history(rules, step.occurrences, step.quiet_plies, || consecutive(replay, ply));
        let how = step.after.chess().and_then(shown).or_else(counted)?;
        Some(Ended { ply, how })
    })
}

/// The ply up to `last` that led to the first dead position; 0 is the start. Each run of legal moves is asked
/// for itself, since an illegal move that stands or a set-up can bring a dead position back to life.
fn first_dead_ply(replay: &Replay, rules: EndRules, last: usize) -> Option<usize> {
    let mut run: Vec<(usize, &GamePosition)> = vec![(0, replay.start())];
    let mut known = replay.start();
    let mut runs = Vec::new();
    let numbered = replay.steps().iter().enumerate().map(|(index, step)| (index + 1, step));
    for (ply, step) in numbered.take(last).filter(|(_, step)| step.void.is_none()) {
        if !step.is_legal() || !step.known {
            // What an illegal move leads to ends nothing, and what nobody knows does not.
            runs.push(std::mem::take(&mut run));
        } else if step.before.same_as(known) {
            run.push((ply, &step.after));
        } else {
            runs.push(std::mem::replace(&mut run, vec![(ply, &step.after)]));
        }
        known = &step.after;
    }
    runs.push(run);
    runs.iter().find_map(|run| {
        let position = |index: usize| run.get(index).and_then(|(_, position)| position.chess()).cloned();
        let first = first_dead_of(run.len(), rules, position)?;
        run.get(first).map(|(ply, _)| *ply)
    })
}

/// Five occurrences on alternate moves without a break: after this ply and 4, 8, 12 and 16 plies before it.
fn consecutive(replay: &Replay, ply: usize) -> bool {
    let standing = replay.steps().iter().take(ply).filter(|step| step.void.is_none()).map(|step| &step.after);
    let positions: Vec<&GamePosition> = std::iter::once(replay.start()).chain(standing).collect();
    let mut every_fourth = positions.iter().rev().step_by(4);
    let Some(now) = every_fourth.next() else {
        return false;
    };
    let mut past = every_fourth.take(4);
    past.len() == 4 && past.all(|position| position.same_as(now))
}
