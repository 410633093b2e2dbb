//! The arguments of the message that tells why a move is illegal.

use shakmaty::{CastlingSide, Color, Role, Square};

use super::{Attacker, CastlingHindrance, CastlingLoss, Reason};
use crate::wire::Wire;

/// The words of a message by their names: squares (`e4`), pieces (`rook`), sides (`white`), numbers.
pub type Args = Vec<(&'static str, String)>;

fn square(name: &'static str, square: Square) -> (&'static str, String) {
    (name, square.to_string())
}

fn role(name: &'static str, role: Role) -> (&'static str, String) {
    (name, role.to_wire().into_owned())
}

fn color(name: &'static str, color: Color) -> (&'static str, String) {
    (name, color.to_wire().into_owned())
}

fn wing(wing: CastlingSide) -> (&'static str, String) {
    ("wing", wing.to_wire().into_owned())
}

fn ply(ply: Option<usize>) -> (&'static str, String) {
    ("move", ply.map_or_else(|| "none".to_owned(), |ply| ply.div_ceil(2).to_string()))
}

/// Up to two attackers by name (a king is never in check from more), and how many there are.
fn attackers(by: &[Attacker]) -> Args {
    let names = [("by", "from"), ("also_by", "also_from")];
    let count = ["none", "one", "two"][by.len().min(2)];
    let mut args = vec![("attackers", count.to_owned())];
    for (attacker, (piece, place)) in by.iter().zip(names) {
        args.extend([role(piece, attacker.role), square(place, attacker.square)]);
    }
    args
}

fn with(mut args: Args, by: &[Attacker]) -> Args {
    args.extend(attackers(by));
    args
}

impl Reason {
    /// The arguments of the message `illegal-` + [`Reason::key`].
    pub fn args(&self) -> Args {
        match self {
            Reason::NoPiece { square: at }
            | Reason::CaptureOfKing { square: at }
            | Reason::NothingToCapture { square: at }
            | Reason::NoEnPassantRight { square: at }
            | Reason::NoPromotionPiece { square: at }
            | Reason::PromotionNotThere { square: at }
            | Reason::DoubleStepNotFirst { from: at } => vec![square("square", *at)],
            Reason::OpponentsPiece { square: at, role: piece }
            | Reason::CaptureOfOwnPiece { square: at, role: piece } => {
                vec![square("square", *at), role("piece", *piece)]
            }
            Reason::NotThatPiecesMove { role: piece, from, to } => {
                vec![role("piece", *piece), square("from", *from), square("to", *to)]
            }
            Reason::NoSuchPieceReaches { role: piece, to } => vec![role("piece", *piece), square("to", *to)],
            Reason::PathBlocked { role: piece, square: at, blocker, blocker_color } => vec![
                role("piece", *piece),
                square("square", *at),
                role("blocker", *blocker),
                color("side", *blocker_color),
            ],
            Reason::ForbiddenPromotion { role: piece } => vec![role("piece", *piece)],
            Reason::KingLeftInCheck { king, by } | Reason::KingExposed { king, by } => {
                with(vec![square("king", *king)], by)
            }
            Reason::KingIntoAttack { square: at, by } => with(vec![square("square", *at)], by),
            Reason::CastlingLost { side, loss } => match loss {
                CastlingLoss::KingMoved { ply: at } | CastlingLoss::RookMoved { ply: at } => {
                    vec![wing(*side), ply(*at)]
                }
                CastlingLoss::NotGiven => vec![wing(*side)],
            },
            Reason::CastlingPrevented { hindrance, .. } => hindrance.args(),
            Reason::GameOver => Vec::new(),
        }
    }
}

impl CastlingHindrance {
    fn args(&self) -> Args {
        match self {
            Self::InCheck { king, by } => with(vec![square("square", *king)], by),
            Self::CrossedSquareAttacked { square: at, by }
            | Self::ArrivalSquareAttacked { square: at, by }
            | Self::RookShieldsKing { square: at, by } => with(vec![square("square", *at)], by),
            Self::PieceBetween { square: at, role: piece } => {
                vec![square("square", *at), role("piece", *piece)]
            }
        }
    }
}
