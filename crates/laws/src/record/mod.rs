//! The game record: what was played and written, legal or not.
//!
//! A [`Record`] keeps facts only: where the game started and, ply by ply, what was written, what it meant, which
//! plies were taken back, what the clock showed. Whether a ply was legal, which position it led to and how often
//! that position has occurred is never stored but found anew by [`Record::replay`], so a move corrected later
//! puts everything after it right.
//!
//! ```
//! use arbitro_laws::record::{Record, Start};
//! use arbitro_laws::legality::Attempt;
//! use shakmaty::Square;
//!
//! let mut record = Record::new(Start::Standard);
//! record.enter("e4", Attempt::FromTo { from: Square::E2, to: Square::E4, promotion: None });
//! record.enter("Ke6", Attempt::FromTo { from: Square::E8, to: Square::E6, promotion: None });
//! let replay = record.replay();
//! assert!(replay.steps()[0].is_legal());
//! assert!(!replay.steps()[1].is_legal());
//! // The illegal move is kept and was taken back: it is still Black's move.
//! assert_eq!(replay.position().turn(), shakmaty::Color::Black);
//! assert_eq!(replay.position().move_number(), 1);
//! ```

mod edit;
mod ply;
mod replay;
mod sheets;
mod start;
mod status;

pub use edit::{Edit, EditCause};
pub use ply::{Correction, Milliseconds, Ply, Void};
pub use replay::{Mark, Replay, Step, Verdict};
pub use sheets::{Agreement, Changed, Compared, Written, compare, corrected, words_of};
pub use start::{Start, StartError};
pub use status::{GameStatus, PerPlayer, destinations};

use serde::{Deserialize, Serialize};

use crate::legality::Attempt;

/// The record of one game.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Record {
    /// Where the game started.
    pub start: Start,
    /// What was played, in the order it was written.
    pub plies: Vec<Ply>,
    /// A change of the position after the last ply: before more is played the arbiter set the position up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Edit>,
}

impl Record {
    /// A game about to begin.
    pub fn new(start: Start) -> Record {
        Record { start, plies: Vec::new(), after: None }
    }

    /// Adds a move as it was written and understood, and answers its index. An illegal move is kept as
    /// [taken back](Void::TakenBack), the ordinary case (article 7.5.1); [`Record::let_stand`] says otherwise.
    pub fn enter(&mut self, text: &str, attempt: Attempt) -> usize {
        let legal = self.replay().judge(attempt).is_ok();
        let mut ply = Ply::new(text, Some(attempt));
        ply.void = (!legal).then_some(Void::TakenBack);
        self.push(ply)
    }

    /// Adds a ply as it is, and answers its index.
    pub fn push(&mut self, mut ply: Ply) -> usize {
        if ply.before.is_none() {
            ply.before = self.after.take();
        }
        self.plies.push(ply);
        self.plies.len() - 1
    }

    /// Takes the last ply away, as an undo of its entry.
    pub fn pop(&mut self) -> Option<Ply> {
        let mut ply = self.plies.pop()?;
        self.after = ply.before.take();
        Some(ply)
    }

    /// An illegal move stands: the opponent has made his next move, or nobody noticed (articles 7.5.1, A.5.2).
    pub fn let_stand(&mut self, index: usize) {
        if let Some(ply) = self.plies.get_mut(index) {
            ply.void = None;
        }
    }

    /// The position before ply `index` is put back (article 7.5.1): that ply is taken back and the moves since
    /// are void. They stay in the record. The position put back is no new occurrence.
    pub fn reinstate(&mut self, index: usize) {
        for (offset, ply) in self.plies.iter_mut().skip(index).enumerate() {
            if ply.void.is_none() {
                ply.void = Some(if offset == 0 { Void::TakenBack } else { Void::AfterTakenBack });
            }
        }
        self.after = None;
    }

    /// Corrects what was written for ply `index`, keeping what stood there before.
    pub fn correct(&mut self, index: usize, text: &str, attempt: Option<Attempt>) {
        if let Some(ply) = self.plies.get_mut(index) {
            ply.corrections.push(Correction {
                text: std::mem::replace(&mut ply.text, text.to_owned()),
                attempt: std::mem::replace(&mut ply.attempt, attempt),
            });
        }
    }

    /// The position is set up by the arbiter; play goes on from it.
    pub fn set_up(&mut self, edit: Edit) {
        self.after = Some(edit);
    }

    /// Everything that follows from the record.
    pub fn replay(&self) -> Replay {
        Replay::of(self)
    }
}
