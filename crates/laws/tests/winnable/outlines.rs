//! Checks outlines: whatever moves, or whatever the men set aside do, stays in the set and makes no mate.

use std::collections::{BTreeSet, HashSet};

use arbitro_laws::winnable::{Outlines, Parts, WallMan};
use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square};

use crate::nets;
use crate::walls::{beyond, forward, sees, strikes};

/// What tells outlines apart: the placement, the turn and the square passed.
type Key = (String, Color, Option<Square>);

pub fn check(start: &Chess, winner: Color, proof: &Outlines) {
    let checker = Checker::new(proof, winner);
    assert!(checker.holds(start), "the start is missing");
    assert!(start.turn() == winner || !start.is_checkmate(), "a mate already");
    checker.check();
}

fn key(outline: &Parts) -> Key {
    (outline.board.to_string(), outline.turn, outline.en_passant)
}

/// What the men set aside might do in an outline.
struct Aside<'a> {
    outline: &'a Parts,
    /// The king is not attacked.
    quiet: bool,
    /// Whom they might capture, or nobody.
    victims: BTreeSet<Option<Square>>,
}

fn without(board: &Board, victim: Option<Square>) -> Board {
    let mut after = board.clone();
    if let Some(victim) = victim {
        after.discard_piece_at(victim);
    }
    after
}

pub struct Checker<'a> {
    proof: &'a Outlines,
    winner: Color,
    set: HashSet<Key>,
    /// Where men set aside might be.
    white: Bitboard,
    black: Bitboard,
}

impl<'a> Checker<'a> {
    pub fn new(proof: &'a Outlines, winner: Color) -> Checker<'a> {
        let set = proof.outlines.iter().map(|packed| key(&packed.parts())).collect();
        let of = |color: Color| {
            proof
                .aside
                .iter()
                .filter(|man| man.piece.color == color)
                .fold(Bitboard::EMPTY, |all, man| all | man.reach)
        };
        let (white, black) =
            (of(Color::White) | proof.promoted_white, of(Color::Black) | proof.promoted_black);
        Checker { proof, winner, set, white, black }
    }

    /// True if the proof speaks of this position: the men set aside stand where they come from, the rest is in the set.
    pub fn holds(&self, start: &Chess) -> bool {
        let mut board = start.board().clone();
        for man in &self.proof.aside {
            if board.remove_piece_at(man.origin) != Some(man.piece) || !man.reach.contains(man.origin) {
                return false;
            }
        }
        let en_passant = start.legal_ep_square();
        let first = Parts { board, turn: start.turn(), castling: Bitboard::EMPTY, en_passant };
        start.castles().is_empty() && self.set.contains(&key(&first))
    }

    /// Panics unless nothing leads out of the set and no mate can be made in it.
    pub fn check(&self) {
        assert!(self.proof.aside.iter().all(|man| man.piece.role != Role::King));
        for packed in &self.proof.outlines {
            self.stays(&packed.parts());
        }
    }

    fn promoted(&self, color: Color) -> Bitboard {
        if color.is_white() { self.proof.promoted_white } else { self.proof.promoted_black }
    }

    /// A man of this colour that is set aside might be on the square.
    fn might_be(&self, color: Color, square: Square) -> bool {
        if color.is_white() { self.white.contains(square) } else { self.black.contains(square) }
    }

    fn stays(&self, outline: &Parts) {
        let (board, us) = (&outline.board, outline.turn);
        let free = |square: &Square| board.piece_at(*square).is_none();
        let mut aside = Aside { outline, quiet: !self.attacked(board, us, None), victims: BTreeSet::new() };
        for man in self.proof.aside.iter().filter(|man| man.piece.color == us) {
            for from in man.reach.into_iter().filter(free) {
                match man.piece.role {
                    Role::Pawn => self.pawn_aside(&mut aside, man, from),
                    role => self.officer_aside(&mut aside, role, from, man.reach),
                }
            }
        }
        for from in self.promoted(us).into_iter().filter(free) {
            self.officer_aside(&mut aside, Role::Queen, from, self.promoted(us));
            self.officer_aside(&mut aside, Role::Knight, from, self.promoted(us));
        }
        for victim in aside.victims {
            self.arrives(without(board, victim), us, None, None);
        }
        for (from, piece) in board.iter().filter(|(_, piece)| piece.color == us) {
            if piece.role == Role::Pawn {
                self.pawn(outline, from);
                continue;
            }
            for to in sees(piece.role, from, |square| board.piece_at(square).is_some()) {
                let there = board.piece_at(to);
                if there.is_none_or(|other| other.color != us && other.role != Role::King) {
                    self.plays(board, from, to, piece, None, true);
                }
            }
        }
    }

    fn officer_aside(&self, aside: &mut Aside<'_>, role: Role, from: Square, reach: Bitboard) {
        let (board, us) = (&aside.outline.board, aside.outline.turn);
        for to in sees(role, from, |square| board.piece_at(square).is_some()) {
            match board.piece_at(to) {
                None => self.roams(aside, to, None, reach.contains(to)),
                Some(other) if other.color != us && other.role != Role::King => {
                    self.roams(aside, to, Some(to), reach.contains(to));
                }
                Some(_) => {}
            }
        }
    }

    fn pawn_aside(&self, aside: &mut Aside<'_>, man: &WallMan, from: Square) {
        let Parts { board, turn: us, en_passant, .. } = aside.outline;
        let us = *us;
        let (home, last) = if us.is_white() { (1, 7) } else { (6, 0) };
        let inside = |to: Square| {
            if to.rank() as i32 == last { self.promoted(us).contains(to) } else { man.reach.contains(to) }
        };
        let free = |square: &Square| board.piece_at(*square).is_none();
        if let Some(one) = beyond(from, 0, forward(us)).filter(free) {
            self.roams(aside, one, None, inside(one));
            if from.rank() as i32 == home
                && let Some(two) = beyond(one, 0, forward(us)).filter(free)
            {
                // On its way it may be captured in passing.
                self.roams(aside, two, None, inside(one) && inside(two));
            }
        }
        for to in strikes(us, from) {
            match board.piece_at(to) {
                Some(other) if other.color != us && other.role != Role::King => {
                    self.roams(aside, to, Some(to), inside(to));
                }
                None if self.might_be(!us, to) => self.roams(aside, to, None, inside(to)),
                _ => {}
            }
            if *en_passant == Some(to) {
                self.roams(aside, to, beyond(to, 0, -forward(us)), inside(to));
            }
        }
    }

    /// A man set aside goes to a square and may capture a man on the board.
    fn roams(&self, aside: &mut Aside<'_>, to: Square, victim: Option<Square>, inside: bool) {
        let (board, us) = (&aside.outline.board, aside.outline.turn);
        let legal =
            (victim.is_none() && aside.quiet) || !self.attacked(&without(board, victim), us, Some(to));
        if legal {
            assert!(inside, "a man set aside goes to {to}: {board}");
            aside.victims.insert(victim);
        }
    }

    /// The king is attacked, though men set aside may stand in any line, and somebody on a square more.
    fn attacked(&self, board: &Board, us: Color, more: Option<Square>) -> bool {
        let king = board.king_of(us).expect("a king");
        let crowded = |square: Square| {
            board.piece_at(square).is_some()
                || more == Some(square)
                || Color::ALL.iter().any(|color| self.might_be(*color, square))
        };
        board.iter().filter(|(_, other)| other.color != us).any(|(square, other)| match other.role {
            Role::Pawn => strikes(other.color, square).any(|s| s == king),
            role => sees(role, square, crowded).contains(&king),
        })
    }

    fn pawn(&self, outline: &Parts, from: Square) {
        let (board, us) = (&outline.board, outline.turn);
        let home = if us.is_white() { 1 } else { 6 };
        let free = |square: &Square| board.piece_at(*square).is_none();
        if let Some(one) = beyond(from, 0, forward(us)).filter(free) {
            self.advances(board, us, from, one);
            if from.rank() as i32 == home
                && let Some(two) = beyond(one, 0, forward(us)).filter(free)
            {
                self.plays(board, from, two, Role::Pawn.of(us), Some(one), true);
            }
        }
        for to in strikes(us, from) {
            match board.piece_at(to) {
                Some(other) if other.color != us && other.role != Role::King => {
                    self.advances(board, us, from, to);
                }
                None if self.might_be(!us, to) => self.advances(board, us, from, to),
                _ => {}
            }
            if outline.en_passant == Some(to)
                && let Some(victim) = beyond(to, 0, -forward(us))
            {
                let mut after = board.clone();
                after.discard_piece_at(victim);
                self.plays(&after, from, to, Role::Pawn.of(us), None, false);
            }
        }
    }

    fn advances(&self, board: &Board, us: Color, from: Square, to: Square) {
        if matches!(to.rank() as i32, 0 | 7) {
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                self.plays(board, from, to, role.of(us), None, true);
            }
        } else {
            self.plays(board, from, to, Role::Pawn.of(us), None, true);
        }
    }

    fn plays(
        &self,
        board: &Board,
        from: Square,
        to: Square,
        piece: Piece,
        passed: Option<Square>,
        plain: bool,
    ) {
        let mut after = board.clone();
        after.discard_piece_at(from);
        after.set_piece_at(to, piece);
        if !self.attacked(&after, piece.color, None) {
            self.arrives(after, piece.color, passed, plain.then_some((from, to)));
        }
    }

    /// What came of a move by `us` is in the set and no mate, or the side asked about has a lone king.
    fn arrives(&self, board: Board, us: Color, passed: Option<Square>, last: Option<(Square, Square)>) {
        // Nothing is promoted aside but what was a pawn aside.
        let helped = self.proof.aside.iter().any(|man| man.piece.color == self.winner);
        if !helped && board.by_color(self.winner).count() == 1 {
            return;
        }
        let after = Parts { board, turn: !us, castling: Bitboard::EMPTY, en_passant: passed };
        assert!(self.set.contains(&key(&after)), "{} is missing", after.board);
        if us != self.winner {
            return;
        }
        let standing = after.board.iter().map(|(origin, piece)| WallMan {
            piece,
            origin,
            reach: Bitboard::from(origin),
            taken: false,
        });
        let roaming = self.proof.aside.iter().map(|man| WallMan { taken: true, ..*man });
        let men: Vec<WallMan> = standing.chain(roaming).collect();
        let king = after.board.king_of(!us).expect("a king");
        assert!(
            !nets::possible(
                &men,
                self.promoted(self.winner),
                self.promoted(!self.winner),
                self.winner,
                king,
                last
            ) || self.captures(&after.board, !us),
            "a mate might be made: {}",
            after.board
        );
    }

    /// True if the side to move has a capture that is legal wherever the men set aside are.
    fn captures(&self, board: &Board, us: Color) -> bool {
        let crowded = |square: Square| {
            board.piece_at(square).is_some() || Color::ALL.iter().any(|color| self.might_be(*color, square))
        };
        let moves = |from: Square, piece: Piece| match piece.role {
            Role::Pawn => strikes(us, from).collect(),
            role => sees(role, from, crowded),
        };
        board.iter().filter(|(_, piece)| piece.color == us).any(|(from, piece)| {
            moves(from, piece).into_iter().any(|to| {
                let victim = board.piece_at(to);
                if victim.is_none_or(|victim| victim.color == us || victim.role == Role::King) {
                    return false;
                }
                let mut after = board.clone();
                after.discard_piece_at(from);
                after.set_piece_at(to, piece);
                !self.might_be_attacked(&after, us)
            })
        })
    }

    /// True if the king is attacked with the men set aside in some of their places.
    fn might_be_attacked(&self, board: &Board, us: Color) -> bool {
        let king = board.king_of(us).expect("a king");
        let attacks = |from: Square, role: Role| match role {
            Role::Pawn => strikes(!us, from).any(|square| square == king),
            role => sees(role, from, |square| board.piece_at(square).is_some()).contains(&king),
        };
        board.iter().any(|(from, piece)| piece.color != us && attacks(from, piece.role))
            || self.proof.aside.iter().any(|man| {
                man.piece.color != us && man.reach.into_iter().any(|from| attacks(from, man.piece.role))
            })
            || self
                .promoted(!us)
                .into_iter()
                .any(|from| attacks(from, Role::Queen) || attacks(from, Role::Knight))
    }
}
