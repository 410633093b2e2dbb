//! A written move given its meaning in a position.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, File, Move, Position, Rank, Role, Square};

use super::letters::Language;
use super::offer::offer;
use super::reading::{Expected, Marks, Reading, Remark};
use super::token::{Bare, Pattern, Stop, Token};
use crate::legality::{Attempt, Illegal, Reason, judge_on, legal_moves_on};
use crate::position::GamePosition;

/// Reads a move as it was written or typed, in any of `languages` (English when there are none). Letters in
/// the wrong case are understood where the right case gives no legal move. Where two languages give two
/// different legal moves, both are candidates.
///
/// ```
/// use arbitro_laws::notation::{Language, Reading, read};
/// use shakmaty::Chess;
///
/// let start = Chess::default();
/// for text in ["Nf3", "nf3", "Ng1-f3", "g1f3", "1. Nf3!", "♘f3"] {
///     assert!(read(text, &start, &[Language::English]).legal().is_some(), "{text}");
/// }
/// assert!(matches!(read("Nf6", &start, &[Language::English]), Reading::Illegal { .. }));
/// assert!(matches!(read("hello", &start, &[Language::English]), Reading::Unreadable { .. }));
/// ```
pub fn read(text: &str, position: &Chess, languages: &[Language]) -> Reading {
    read_on(text, &GamePosition::Legal(position.clone()), languages)
}

/// The same in a position that may itself be illegal.
pub fn read_on(text: &str, position: &GamePosition, languages: &[Language]) -> Reading {
    let languages = if languages.is_empty() { &[Language::English] } else { languages };
    let bare = Bare::of(text);
    let legal = legal_moves_on(position);
    let mut understood = None;
    let mut stop: Option<Stop> = None;
    for any_case in [false, true] {
        let mut candidates: Vec<Move> = Vec::new();
        for language in languages {
            match bare.tokens(*language, any_case) {
                Ok(tokens) => {
                    for token in tokens {
                        let found = legal.iter().filter(|m| matches(token, **m, position.turn()));
                        for m in found {
                            if !candidates.contains(m) {
                                candidates.push(*m);
                            }
                        }
                        understood.get_or_insert(token);
                    }
                }
                // The reader that came farthest has most likely found the mistake.
                Err(error) if stop.is_none_or(|known| error.at > known.at) => stop = Some(error),
                Err(_) => {}
            }
        }
        match candidates.as_slice() {
            [] => {}
            [m] => {
                return Reading::Legal {
                    m: *m,
                    marks: bare.marks,
                    remarks: remarks(bare.marks, *m, position),
                };
            }
            _ => {
                let marks = bare.marks;
                return Reading::Ambiguous { candidates, marks };
            }
        }
    }
    let offered = offer(&bare.text(), position, &legal, languages);
    if let Some(illegal) = understood.and_then(|token| not_legal(position, token)) {
        return Reading::Illegal { illegal, marks: bare.marks, offered };
    }
    let stop = stop.unwrap_or(Stop { expected: Expected::Square, at: 0 });
    Reading::Unreadable { expected: stop.expected, at: stop.at, offered }
}

/// Why what is written is no legal move, if enough is written to tell.
fn not_legal(position: &GamePosition, token: Token) -> Option<Illegal> {
    let attempt = attempt(token, position);
    let judged = judge_on(position, attempt);
    let written_role = match token {
        Token::Piece(pattern) if pattern.to_rank.is_some() => pattern.role,
        Token::Piece(_) => return judged.err(),
        Token::Castling(_) => None,
    };
    match (written_role, attempt) {
        // Another piece stands on the square of departure than the one written.
        (Some(role), Attempt::FromTo { from, to, .. })
            if !own(position, role).contains(from) && own_any(position).contains(from) =>
        {
            Some(Illegal { attempt, reason: Reason::NoSuchPieceReaches { role, to } })
        }
        _ => judged.err(),
    }
}

/// Whether a legal move can be meant.
fn matches(token: Token, m: Move, turn: Color) -> bool {
    match token {
        Token::Castling(side) => m.castling_side() == Some(side),
        Token::Piece(pattern) => match m {
            Move::Castle { king, rook } => castles(pattern, king, rook, turn),
            _ => m.from().is_some_and(|from| {
                pattern.role.is_none_or(|role| role == m.role())
                    && pattern.leaves(from)
                    && pattern.arrives(m.to())
                    && pattern.promotion == m.promotion()
                    && (pattern.to_rank.is_some() || m.is_capture())
            }),
        },
    }
}

/// Castling written as a move of the king: two squares, to its square of arrival, or onto the rook. Where the
/// king could also simply step to that square it is a step.
fn castles(pattern: Pattern, king: Square, rook: Square, turn: Color) -> bool {
    let role_fits = pattern.role.is_none_or(|role| role == Role::King);
    if !role_fits || !pattern.leaves(king) || pattern.promotion.is_some() {
        return false;
    }
    let side = CastlingSide::from_king_side(king < rook);
    let arrival = side.king_to(turn);
    let named_both = pattern.from_file.is_some() && pattern.from_rank.is_some();
    (named_both && pattern.arrives(rook)) || (king.distance(arrival) > 1 && pattern.arrives(arrival))
}

impl Pattern {
    fn leaves(self, from: Square) -> bool {
        self.from_file.is_none_or(|file: File| file == from.file())
            && self.from_rank.is_none_or(|rank: Rank| rank == from.rank())
    }

    fn arrives(self, to: Square) -> bool {
        self.to_file == to.file() && self.to_rank.is_none_or(|rank: Rank| rank == to.rank())
    }
}

/// What was attempted, when no legal move is meant: the one piece that fits what is written, or only its kind.
fn attempt(token: Token, position: &GamePosition) -> Attempt {
    let pattern = match token {
        Token::Castling(side) => return Attempt::Castling { side },
        Token::Piece(pattern) => pattern,
    };
    let role = pattern.role.unwrap_or(Role::Pawn);
    let to_rank = pattern
        .to_rank
        .unwrap_or_else(|| pattern.from_rank.unwrap_or(position.turn().fold_wb(Rank::Fourth, Rank::Fifth)));
    let to = Square::from_coords(pattern.to_file, to_rank);
    let promotion = pattern.promotion;
    if let (Some(file), Some(rank)) = (pattern.from_file, pattern.from_rank) {
        let from = Square::from_coords(file, rank);
        return Attempt::FromTo { from, to, promotion };
    }
    let own: Vec<Square> = own(position, role)
        .into_iter()
        .filter(|from| pattern.leaves(*from))
        // A pawn without a file is one that goes straight on.
        .filter(|from| role != Role::Pawn || pattern.from_file.is_some() || from.file() == to.file())
        .collect();
    if let [from] = own.as_slice() {
        return Attempt::FromTo { from: *from, to, promotion };
    }
    nearest(position, &own, to, promotion).unwrap_or(Attempt::Piece { role, to, promotion })
}

/// The only one of several pieces that could go there but for what stands in its way or for its king.
fn nearest(position: &GamePosition, own: &[Square], to: Square, promotion: Option<Role>) -> Option<Attempt> {
    let mut near = own.iter().filter_map(|from| {
        let attempt = Attempt::FromTo { from: *from, to, promotion };
        let far = matches!(
            judge_on(position, attempt).err()?.reason,
            Reason::NotThatPiecesMove { .. }
                | Reason::NothingToCapture { .. }
                | Reason::DoubleStepNotFirst { .. }
        );
        (!far).then_some(attempt)
    });
    let first = near.next()?;
    near.next().is_none().then_some(first)
}

/// All pieces of the player to move.
fn own_any(position: &GamePosition) -> Bitboard {
    position.board().by_color(position.turn())
}

/// The pieces of one kind of the player to move.
fn own(position: &GamePosition, role: Role) -> Bitboard {
    position.board().by_piece(role.of(position.turn()))
}

/// The signs that do not agree with the move.
fn remarks(marks: Marks, m: Move, position: &GamePosition) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if marks.capture && !m.is_capture() {
        remarks.push(Remark::NoCapture);
    }
    if marks.en_passant && !m.is_en_passant() {
        remarks.push(Remark::NoEnPassant);
    }
    if marks.check || marks.mate {
        let after = position.after(m);
        let checkers = after.checkers(after.turn()).len();
        if marks.check && checkers == 0 {
            remarks.push(Remark::NoCheck);
        }
        // Two plus signs have also been written for a double check.
        let mate = after.chess().is_some_and(Position::is_checkmate);
        if marks.mate && !mate && checkers < 2 {
            remarks.push(Remark::NoMate);
        }
    }
    remarks
}
