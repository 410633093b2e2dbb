//! What there is to say about a game that was checked: the line that the command line prints.

use arbitro_laws::claim::Kind;
use arbitro_laws::ending::Ended;

use super::course::{Claim, result_of};
use super::diagnostic::{Code, Diagnostic, Severity};
use super::game::{Fault, GameResult};
use super::read::Study;

/// Whether a game could be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// To the end.
    Ok,
    /// Up to a move that is not legal.
    Illegal,
    /// Up to something that cannot be read.
    Unreadable,
}

impl Status {
    /// The word of the command line's contract.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::Illegal => "illegal",
            Status::Unreadable => "unreadable",
        }
    }
}

/// A move that is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The half-move, from 1.
    pub ply: u32,
    /// As written.
    pub text: String,
    /// Why.
    pub fault: Fault,
}

/// A game that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The line it starts on, from 1.
    pub line: u32,
    /// The White tag.
    pub white: String,
    /// The Black tag.
    pub black: String,
    /// How many half-moves could be replayed.
    pub plies: usize,
    /// Whether that was all of them.
    pub status: Status,
    /// The move that is not legal, if there is one.
    pub illegal: Option<IllegalMove>,
    /// The first end on the board, if there was one.
    pub ended: Option<Ended>,
    /// The draws that could have been claimed before it.
    pub claims: Vec<Claim>,
    /// The result of the game.
    pub result: GameResult,
    /// Whether the Result tag, the result after the moves and the end on the board agree; none where there are not two
    /// of them to compare.
    pub result_agrees: Option<bool>,
    /// The position after the last move replayed; none if there was none to start from.
    pub final_fen: Option<String>,
    /// The severity of the worst note.
    pub severity: Severity,
    /// What the replay stopped at.
    pub stops_at: Option<String>,
    /// The notes, in file order.
    pub notes: Vec<Diagnostic>,
}

impl From<Study> for Report {
    fn from(study: Study) -> Self {
        let Study { game, ended, claims, final_fen } = study;
        let illegal = game.stop.as_ref().and_then(|stop| {
            let text = game.rest.first().map(|ply| ply.text.clone()).unwrap_or_default();
            stop.fault.clone().map(|fault| IllegalMove { ply: stop.ply, text, fault })
        });
        let status = match (&game.stop, &illegal) {
            (None, _) => Status::Ok,
            (_, Some(_)) => Status::Illegal,
            _ => Status::Unreadable,
        };
        let tag = |name: &str| game.tag(name).unwrap_or_default().to_owned();
        Report {
            line: game.line,
            white: tag("White"),
            black: tag("Black"),
            plies: game.plies.len(),
            status,
            illegal,
            result_agrees: agreement(&game.diagnostics, game.result, ended),
            ended,
            claims,
            result: game.result,
            final_fen,
            severity: game.severity(),
            stops_at: game.stop.as_ref().map(|stop| stop.at.clone()),
            notes: game.diagnostics,
        }
    }
}

/// Whether what tells the result agrees, as far as there is anything to compare.
fn agreement(notes: &[Diagnostic], result: GameResult, ended: Option<Ended>) -> Option<bool> {
    let has = |code: Code| notes.iter().any(|note| note.code == code);
    if has(Code::ResultMismatch) || has(Code::ResultContradictsBoard) {
        return Some(false);
    }
    if result == GameResult::Unknown {
        return None;
    }
    let two_results =
        !has(Code::MissingTerminator) && !has(Code::MissingResultTag) && !has(Code::BadResultValue);
    (two_results || ended.is_some_and(|ended| result_of(ended.how) == result)).then_some(true)
}

/// The word of the command line's contract for a kind of claim.
pub fn claim_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Threefold => "threefold",
        Kind::FiftyMoves => "fifty_moves",
    }
}
