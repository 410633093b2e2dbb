//! The course of a game under the Laws: when it ended, and what could have been claimed.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Position};

use super::game::GameResult;

/// How a game ended by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Laws 2023 art. 5.1.1.
    Checkmate,
    /// Laws 2023 art. 5.2.1.
    Stalemate,
    /// Laws 2023 art. 5.2.2.
    DeadPosition,
    /// Laws 2023 art. 9.6.1.
    FivefoldRepetition,
    /// Laws 2023 art. 9.6.2.
    SeventyFiveMoves,
}

impl How {
    /// The word of the command line's contract.
    pub fn as_str(self) -> &'static str {
        match self {
            How::Checkmate => "checkmate",
            How::Stalemate => "stalemate",
            How::DeadPosition => "dead_position",
            How::FivefoldRepetition => "fivefold_repetition",
            How::SeventyFiveMoves => "seventyfive_moves",
        }
    }
}

/// The end of a game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// After how many half-moves.
    pub ply: u32,
    /// By which article.
    pub how: How,
    /// The result it means.
    pub result: GameResult,
}

/// What can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimKind {
    /// Laws 2023 art. 9.2.
    Threefold,
    /// Laws 2023 art. 9.3.
    FiftyMoves,
}

impl ClaimKind {
    /// The word of the command line's contract.
    pub fn as_str(self) -> &'static str {
        match self {
            ClaimKind::Threefold => "threefold",
            ClaimKind::FiftyMoves => "fifty_moves",
        }
    }
}

/// A draw that a player could have claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// How many half-moves had been played when the claim could be made.
    pub ply: u32,
    /// On what ground.
    pub kind: ClaimKind,
    /// The player who had the move.
    pub by: Color,
    /// The intended move that the claim needs; none where the position stood on the board.
    pub san: Option<String>,
}

/// Follows a game move by move.
#[derive(Debug)]
pub(crate) struct Course {
    ply: u32,
    fifty_seen: bool,
    /// Positions since the last capture or pawn move, which alone can recur.
    since: Vec<(Zobrist64, Chess)>,
    /// The first end, if there was one.
    pub ended: Option<Ended>,
    /// Every claim that could be made, in order.
    pub claims: Vec<Claim>,
}

/// What the last move brought about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Happened {
    /// How often the position has stood on the board.
    pub occurrences: usize,
    /// Whether fifty moves by each side were completed just now.
    pub fifty: bool,
}

impl Course {
    /// Starts from a position.
    pub fn new(start: &Chess) -> Self {
        let mut course =
            Course { ply: 0, fifty_seen: false, since: Vec::new(), ended: None, claims: Vec::new() };
        course.since.push((key(start), start.clone()));
        course.ended = course.end_of(start, 1);
        course
    }

    /// Takes note of a legal move that led to `after`.
    pub fn played(&mut self, san: &str, after: &Chess) -> Happened {
        self.ply += 1;
        if after.halfmoves() == 0 {
            self.since.clear();
            self.fifty_seen = false;
        }
        let key = key(after);
        let occurrences =
            1 + self.since.iter().filter(|(other, position)| *other == key && position == after).count();
        self.since.push((key, after.clone()));
        let fifty = after.halfmoves() >= 100 && !self.fifty_seen;
        self.fifty_seen |= fifty;
        if self.ended.is_none() {
            if occurrences >= 3 {
                self.claim(ClaimKind::Threefold, san, after.turn());
            }
            if fifty && !after.is_checkmate() {
                self.claim(ClaimKind::FiftyMoves, san, after.turn());
            }
            self.ended = self.end_of(after, occurrences);
        }
        Happened { occurrences, fifty }
    }

    /// The player who moved could claim with the move intended, the other with the position on the board.
    fn claim(&mut self, kind: ClaimKind, san: &str, turn: Color) {
        self.claims.push(Claim { ply: self.ply - 1, kind, by: !turn, san: Some(san.to_owned()) });
        self.claims.push(Claim { ply: self.ply, kind, by: turn, san: None });
    }

    fn end_of(&self, position: &Chess, occurrences: usize) -> Option<Ended> {
        let end = |how, result| Some(Ended { ply: self.ply, how, result });
        if position.legal_moves().is_empty() {
            if !position.is_check() {
                return end(How::Stalemate, GameResult::Draw);
            }
            let winner =
                if position.turn() == Color::White { GameResult::BlackWins } else { GameResult::WhiteWins };
            return end(How::Checkmate, winner);
        }
        if position.is_insufficient_material() {
            return end(How::DeadPosition, GameResult::Draw);
        }
        if occurrences >= 5 {
            return end(How::FivefoldRepetition, GameResult::Draw);
        }
        if position.halfmoves() >= 150 {
            return end(How::SeventyFiveMoves, GameResult::Draw);
        }
        None
    }
}

fn key(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}
