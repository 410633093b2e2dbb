//! What follows from a record: each ply's legality, position, occurrences and counters.

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Color, Move, Position};

use super::{EditCause, Ply, Record, Void};
use crate::legality::{Attempt, CastlingLoss, Illegal, Reason, judge_on};
use crate::position::{GamePosition, PositionKey};

/// What the Laws say of one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A legal move.
    Legal(Move),
    /// Not a legal move, with the reason.
    Illegal(Illegal),
    /// Nobody could read what was written.
    Unread,
}

/// The mark of a ply, as it is shown and stored beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A legal move that stands.
    Legal,
    /// An illegal move that was taken back (article 7.5.1).
    IllegalTakenBack,
    /// An illegal move that stands.
    IllegalStands,
    /// A move that fell because an earlier one was taken back.
    Void,
    /// Text nobody could read.
    Unread,
}

/// One ply, judged.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who moved.
    pub mover: Color,
    /// The number of the move, a move being White's and Black's together.
    pub move_number: u32,
    /// The position in which it was played; for a move that fell because an earlier one was taken back, the
    /// position the players had before them.
    pub before: GamePosition,
    /// What the Laws say of it.
    pub verdict: Verdict,
    /// Why it left no trace on the board, if so.
    pub void: Option<Void>,
    /// The position after it; for a void ply the position put back.
    pub after: GamePosition,
    /// How often the position after it has occurred, this time included; for a void ply, without it.
    pub occurrences: u32,
    /// Half-moves without a pawn move or capture, this one included.
    pub quiet_plies: u32,
    /// The key of the position after it.
    pub key: PositionKey,
    /// Whether the position after it is known: it is not after a move that nobody could read, until one is set up.
    pub known: bool,
}

impl Step {
    /// Whether the move was legal.
    pub fn is_legal(&self) -> bool {
        matches!(self.verdict, Verdict::Legal(_))
    }

    /// The reason, if it was illegal.
    pub fn illegal(&self) -> Option<&Illegal> {
        match &self.verdict {
            Verdict::Illegal(illegal) => Some(illegal),
            _ => None,
        }
    }

    /// The mark to show beside it.
    pub fn mark(&self) -> Mark {
        match (&self.verdict, self.void) {
            (Verdict::Unread, _) => Mark::Unread,
            (_, Some(Void::AfterTakenBack)) | (Verdict::Legal(_), Some(Void::TakenBack)) => Mark::Void,
            (Verdict::Legal(_), None) => Mark::Legal,
            (Verdict::Illegal(_), Some(Void::TakenBack)) => Mark::IllegalTakenBack,
            (Verdict::Illegal(_), None) => Mark::IllegalStands,
        }
    }
}

/// One occurrence of a position in a game.
#[derive(Clone, Debug)]
struct Occurrence {
    /// The ply that led to it, counted from 1; 0 is the start, or a set-up before the first ply.
    ply: usize,
    key: PositionKey,
    position: GamePosition,
}

/// A record, judged from its start to its last ply.
#[derive(Clone, Debug)]
pub struct Replay {
    start: GamePosition,
    steps: Vec<Step>,
    position: GamePosition,
    quiet_plies: u32,
    history: Vec<Occurrence>,
    /// Whether the position is known.
    known: bool,
    /// The board as the players had it after a ply that was taken back: what they played on it was played there.
    taken_back: Option<GamePosition>,
}

impl Replay {
    /// Judges every ply of `record`.
    pub fn of(record: &Record) -> Replay {
        let start = record.start.position();
        let mut replay = Replay {
            quiet_plies: start.quiet_plies(),
            position: start.clone(),
            start,
            steps: Vec::with_capacity(record.plies.len()),
            history: Vec::with_capacity(record.plies.len() + 1),
            known: true,
            taken_back: None,
        };
        replay.occur(0);
        for ply in &record.plies {
            if let Some(edit) = &ply.before {
                replay.edit(edit);
            }
            replay.step(ply);
        }
        if let Some(edit) = &record.after {
            replay.edit(edit);
        }
        replay
    }

    /// The position at the start.
    pub fn start(&self) -> &GamePosition {
        &self.start
    }

    /// The plies, judged, in the order of the record.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position now.
    pub fn position(&self) -> &GamePosition {
        &self.position
    }

    /// Whether that position is known. After a move that nobody could read only the player to move is, until the position is
    /// set up: then nothing ends the game and nothing can be claimed.
    pub fn is_known(&self) -> bool {
        self.known
    }

    /// Half-moves since the last pawn move or capture.
    pub fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// The ply, counted from 1, of the last pawn move or capture that stands; 0 when there was none.
    pub fn quiet_since(&self) -> usize {
        let standing = self.steps.iter().enumerate().rev();
        standing
            .filter(|(_, step)| step.void.is_none())
            .find(|(_, step)| step.quiet_plies == 0)
            .map_or(0, |(index, _)| index + 1)
    }

    /// The plies, counted from 1, after which the position `like` stood on the board; 0 is the start of the game.
    pub fn occurrences_of(&self, like: &GamePosition) -> Vec<usize> {
        let key = PositionKey::of_any(like);
        self.history
            .iter()
            .filter(|past| past.key == key && past.position.same_as(like))
            .map(|past| past.ply)
            .collect()
    }

    /// The plies after which the present position stood on the board.
    pub fn occurrences(&self) -> Vec<usize> {
        if self.known { self.occurrences_of(&self.position) } else { Vec::new() }
    }

    fn occur(&mut self, ply: usize) {
        self.history.push(Occurrence {
            ply,
            key: PositionKey::of_any(&self.position),
            position: self.position.clone(),
        });
    }

    fn edit(&mut self, edit: &super::Edit) {
        let Some(set_up) = &edit.position else {
            return;
        };
        let position = set_up.position();
        let same_material = position.board().pawns() == self.position.board().pawns()
            && position.board().occupied().count() == self.position.board().occupied().count();
        if !same_material {
            self.quiet_plies = position.quiet_plies();
        }
        self.position = position;
        self.known = true;
        match edit.cause {
            EditCause::Gap { .. } => self.occur(self.steps.len()),
            EditCause::PutRight => {}
        }
    }

    fn step(&mut self, ply: &Ply) {
        let before = match (ply.void, self.taken_back.take()) {
            (Some(Void::AfterTakenBack), Some(line)) => line,
            _ => self.position.clone(),
        };
        let verdict = match ply.attempt.map(|attempt| self.judge_in(&before, attempt)) {
            None => Verdict::Unread,
            Some(Ok(m)) => Verdict::Legal(m),
            Some(Err(illegal)) => Verdict::Illegal(illegal),
        };
        let next = match &verdict {
            Verdict::Legal(m) => before.after(*m),
            Verdict::Illegal(illegal) => before.after_attempt(illegal.attempt),
            Verdict::Unread => before.passed(),
        };
        match (ply.void, &verdict) {
            (Some(_), _) => self.taken_back = Some(next),
            (None, Verdict::Unread) => {
                // It may have been a pawn move or a capture.
                (self.position, self.known, self.quiet_plies) = (next, false, 0);
            }
            (None, _) => self.advance(next),
        }
        let key = PositionKey::of_any(&self.position);
        let same = |past: &&Occurrence| past.key == key && past.position.same_as(&self.position);
        let occurrences = self.history.iter().filter(same).count();
        self.steps.push(Step {
            mover: before.turn(),
            move_number: before.move_number(),
            before,
            verdict,
            void: ply.void,
            after: self.position.clone(),
            occurrences: u32::try_from(occurrences).unwrap_or(u32::MAX),
            quiet_plies: self.quiet_plies,
            key,
            known: self.known,
        });
    }

    /// A move that stands leads to `next`, whose own counter is 0 after a pawn move or capture.
    fn advance(&mut self, next: GamePosition) {
        self.quiet_plies = if next.quiet_plies() == 0 { 0 } else { self.quiet_plies.saturating_add(1) };
        self.position = next;
        if self.known {
            self.occur(self.steps.len() + 1);
        }
    }

    /// Judges a move in the present position, and tells by which ply a castling right was lost.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Illegal> {
        self.judge_in(&self.position, attempt)
    }

    fn judge_in(&self, position: &GamePosition, attempt: Attempt) -> Result<Move, Illegal> {
        if position.chess().is_some_and(|chess| chess.legal_moves().is_empty()) {
            return Err(Illegal { attempt, reason: Reason::GameOver });
        }
        judge_on(position, attempt).map_err(|mut illegal| {
            if let Reason::CastlingLost { side, loss } = &mut illegal.reason {
                *loss = self.castling_loss(position.turn(), *side).unwrap_or(*loss);
            }
            illegal
        })
    }

    /// Which of king and rook left its square first, and by which ply (article 3.8.2.1); nothing if the game
    /// started without the right or the record does not show its loss.
    fn castling_loss(&self, us: Color, side: CastlingSide) -> Option<CastlingLoss> {
        let start = self.start.chess()?;
        let rook = start.castles().rook(us, side)?;
        let king = start.board().king_of(us)?;
        let standing = self.steps.iter().enumerate().filter(|(_, step)| step.void.is_none());
        for (index, step) in standing {
            let ply = Some(index + 1);
            let board = step.after.board();
            if board.king_of(us) != Some(king) {
                return Some(CastlingLoss::KingMoved { ply });
            }
            if board.piece_at(rook) != Some(us.rook()) {
                return Some(CastlingLoss::RookMoved { ply });
            }
        }
        None
    }
}
