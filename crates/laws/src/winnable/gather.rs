//! The men of a picture go to their places, both sides move by move; in the end the striker strikes.
//!
//! Nothing is tried twice: each side's men go one after the other, by their shortest ways, and who has nothing to do waits.
//! That is quick, and what does not work out is given up soon.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position, Role, Square, attacks};

use super::budget::Budget;
use super::paths::{attacked, next, safe};
use super::picture::{Part, Picture, Pictures};

/// Parts that are followed.
const PARTS: usize = 8;
/// Half-moves of one try, at most.
const PLIES: usize = 60;
/// Moves that had to be waits in a row before a try is given up.
const IDLE: u32 = 4;

/// Plays towards each of the pictures; the moves to the first mate.
pub(super) fn first(
    start: &Chess,
    winner: Color,
    pictures: Pictures<'_>,
    budget: &mut Budget<'_>,
) -> Option<Vec<Move>> {
    pictures.into_iter().find_map(|picture| gather(start, winner, &picture, budget))
}

/// Plays towards the picture; the moves to the mate.
fn gather(start: &Chess, winner: Color, picture: &Picture, budget: &mut Budget<'_>) -> Option<Vec<Move>> {
    if picture.parts.len() > PARTS {
        return None;
    }
    let mut squares = [Square::A1; PARTS];
    for (square, part) in squares.iter_mut().zip(&picture.parts) {
        *square = part.from;
    }
    let mut stage = Stage { winner, picture, position: start.clone(), squares, line: Vec::new(), idle: 0 };
    stage.line.reserve(24);
    while stage.line.len() < PLIES && stage.idle < IDLE && budget.spend() {
        if stage.position.turn() == winner {
            match stage.strike() {
                Strike::Mates => return legal(start, stage.line),
                Strike::Fails => break,
                Strike::Waits => {}
            }
        }
        if stage.advance() {
            stage.idle = 0;
        } else if stage.wait() {
            stage.idle += 1;
        } else {
            break;
        }
    }
    None
}

/// What became of the strike.
enum Strike {
    Mates,
    /// Not everyone is in his place.
    Waits,
    /// It is no mate.
    Fails,
}

/// A try.
struct Stage<'a> {
    winner: Color,
    picture: &'a Picture,
    position: Chess,
    /// Where each part stands.
    squares: [Square; PARTS],
    line: Vec<Move>,
    /// Waits in a row.
    idle: u32,
}

impl Stage<'_> {
    fn parts(&self) -> impl Iterator<Item = (usize, &Part, Square)> {
        self.picture.parts.iter().zip(self.squares).enumerate().map(|(at, (part, square))| (at, part, square))
    }

    /// Gives the mate, if all others are in their places.
    fn strike(&mut self) -> Strike {
        let mut strike = None;
        for (at, part, square) in self.parts() {
            if at == 0 {
                strike = Some((part, square));
            } else if !part.places.contains(square) {
                return Strike::Waits;
            }
        }
        let Some((part, from)) = strike else { return Strike::Fails };
        let board = self.position.board();
        let Some(piece) = board.piece_at(from) else { return Strike::Fails };
        let goes = if piece.role == Role::Pawn {
            next(board, piece, part.last, from, part.places)
        } else {
            attacks::attacks(from, piece, board.occupied())
        } & part.places;
        if goes.is_empty() {
            return Strike::Waits;
        }
        for to in goes {
            let m = normal(board, piece.role, from, to, part.last);
            if safe(board, m) {
                let mut after = self.position.clone();
                after.play_unchecked(m);
                if after.is_checkmate() {
                    self.line.push(m);
                    return Strike::Mates;
                }
            }
        }
        Strike::Fails
    }

    /// Squares of the parts.
    fn taken(&self) -> Bitboard {
        self.parts().fold(Bitboard::EMPTY, |all, (_, _, square)| all.with(square))
    }

    /// Moves the first man of the side to move that is not yet in its place; false if there is none that can.
    fn advance(&mut self) -> bool {
        let us = self.position.turn();
        let board = self.position.board();
        let Some(their_king) = board.king_of(!us) else { return false };
        let closed = board.by_color(us) | self.taken();
        let mut found = None;
        let mut checking = None;
        'parts: for (at, part, from) in self.parts() {
            if part.piece.color != us || part.places.contains(from) {
                continue;
            }
            let Some(piece) = board.piece_at(from) else { return false };
            let mut to = next(board, piece, part.last, from, part.places);
            if at == 0 {
                // The striker strikes last, and leaves the king the way to its place.
                to &= !part.places;
                if self.picture.attacks_mate(from, piece, board.occupied()) {
                    to = self.off_the_line(part, piece, from);
                }
            }
            to &= !closed;
            if piece.role != Role::Pawn {
                to &= !self.picture.clear | part.places;
            }
            let mut tries = 0;
            for to in to {
                let last = if part.last == Role::Pawn { Role::Queen } else { part.last };
                let m = normal(board, piece.role, from, to, last);
                let role = m.promotion().unwrap_or(piece.role);
                let check = attacks::attacks(to, role.of(us), board.occupied().without(from));
                tries += 1;
                let check = check.contains(their_king);
                if (!check || m.is_promotion()) && safe(board, m) {
                    if check {
                        checking = Some((at, m));
                        continue;
                    }
                    found = Some((at, m));
                    break 'parts;
                }
                if tries > 4 {
                    break;
                }
            }
        }
        let Some((at, m)) = found.or(checking) else { return false };
        self.play(m, Some(at));
        true
    }

    /// Squares from which the striker does not attack the mated king's place, but might strike.
    fn off_the_line(&self, part: &Part, piece: Piece, from: Square) -> Bitboard {
        let occupied = self.position.board().occupied().without(from);
        let before = part.places.into_iter().fold(Bitboard::EMPTY, |all, place| {
            all | attacks::attacks(place, piece.role.of(!piece.color), occupied)
        });
        (attacks::attacks(from, piece, occupied) & before)
            .into_iter()
            .filter(|square| !self.picture.attacks_mate(*square, piece, occupied))
            .collect()
    }

    fn play(&mut self, m: Move, part: Option<usize>) {
        self.position.play_unchecked(m);
        self.line.push(m);
        if let Some(square) = part.and_then(|at| self.squares.get_mut(at)) {
            *square = m.to();
        }
    }

    /// A move that disturbs nobody; false if there is none.
    fn wait(&mut self) -> bool {
        let us = self.position.turn();
        let board = self.position.board();
        let Some(their_king) = board.king_of(!us) else { return false };
        let (taken, occupied) = (self.taken(), board.occupied());
        let idle = board.by_color(us) & !taken & !self.picture.stays;
        let closed = occupied | self.picture.clear;
        let mut found = None;
        // Pawns in the striker's way or far from the mate first, the king last.
        let striker = self.squares.first().copied().unwrap_or(their_king);
        let pawns = idle & board.pawns();
        let first =
            pawns & if us == self.winner { attacks::king_attacks(striker) } else { self.picture.aloof };
        let rest = idle & !board.pawns() & !board.kings();
        'men: for men in [first, rest, pawns & !first, idle & board.kings()] {
            for from in men {
                let Some(piece) = board.piece_at(from) else { continue };
                let goes = match piece.role {
                    Role::Pawn => super::pawns::ahead(from.into(), us),
                    Role::King => attacks::king_attacks(from) & !attacked(board, !us),
                    _ => attacks::attacks(from, piece, occupied),
                };
                for to in (goes & !closed).into_iter().take(4) {
                    let m = normal(board, piece.role, from, to, Role::Knight);
                    let role = m.promotion().unwrap_or(piece.role);
                    let sees = attacks::attacks(to, role.of(us), occupied.without(from));
                    let disturbs =
                        sees.contains(their_king) || (us != self.winner && (sees & self.picture.clear).any());
                    if !disturbs && safe(board, m) {
                        found = Some((None, m));
                        break 'men;
                    }
                }
            }
        }
        let found = found.or_else(|| self.step_aside(their_king)).or_else(|| self.any());
        let Some((at, m)) = found else { return false };
        self.play(m, at);
        true
    }

    /// A part moves where it is as near to its place as before, or off its place and back later.
    fn step_aside(&self, their_king: Square) -> Option<(Option<usize>, Move)> {
        let us = self.position.turn();
        let board = self.position.board();
        let occupied = board.occupied();
        for (at, part, from) in self.parts().filter(|(_, part, _)| part.piece.color == us) {
            let Some(piece) = board.piece_at(from).filter(|piece| piece.role != Role::Pawn) else { continue };
            let mut goes = attacks::attacks(from, piece, occupied) & !occupied;
            let mut reach = part.places;
            if piece.role == Role::King {
                goes &= !attacked(board, !us);
            }
            if at == 0 {
                goes &= !part.places;
                reach = part.places.into_iter().fold(Bitboard::EMPTY, |all, place| {
                    all | attacks::attacks(place, piece.role.of(!us), occupied.without(from))
                });
            } else if (goes & reach).is_empty() {
                reach = Bitboard::FULL;
            }
            for to in (goes & reach).into_iter().take(6) {
                if at == 0 && self.picture.attacks_mate(to, piece, occupied.without(from)) {
                    continue;
                }
                let m = normal(board, piece.role, from, to, Role::Queen);
                let check = attacks::attacks(to, piece, occupied.without(from)).contains(their_king);
                if !check && safe(board, m) {
                    return Some((Some(at), m));
                }
            }
        }
        None
    }

    /// Any legal move that takes no part.
    fn any(&self) -> Option<(Option<usize>, Move)> {
        let taken = self.taken();
        let m =
            self.position.legal_moves().into_iter().find(|m| !m.is_castle() && !taken.contains(m.to()))?;
        let at = self.parts().find(|(_, _, square)| m.from() == Some(*square)).map(|(at, ..)| at);
        Some((at, m))
    }
}

/// The line, if every move of it is legal, as it should be.
fn legal(start: &Chess, line: Vec<Move>) -> Option<Vec<Move>> {
    let mut position = start.clone();
    for m in &line {
        if !position.is_legal(*m) {
            return None;
        }
        position.play_unchecked(*m);
    }
    Some(line)
}

/// A move of a man, to be looked at whether it is legal.
fn normal(board: &Board, role: Role, from: Square, to: Square, last: Role) -> Move {
    let promotes = role == Role::Pawn && Bitboard::BACKRANKS.contains(to);
    Move::Normal { role, from, capture: board.role_at(to), to, promotion: promotes.then_some(last) }
}
