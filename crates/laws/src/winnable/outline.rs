//! Outlines: some officers are set aside and held to be anywhere they might ever reach, or gone.
//!
//! Where bishops roam behind a wall there are too many positions, but what matters are the kings and pawns and
//! whose turn it is. So the officers of one side, or of both, are left out of the position; they may do anything that
//! their reach allows, or nothing. More can happen so than in the game; if no mate comes of it, none comes in the game.

use std::collections::HashSet;

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square, attacks};

use super::budget::Budget;
use super::mating_net::{self, LastMove};
use super::packed::{BuildFold, PackedPosition, Parts};
use super::pawns;
use super::wall::{self, Wall, WallMan};

/// A proof by outlines: from any outline in the set each move, and whatever the officers set aside might do, leads to
/// another in the set or to one where the side asked about has a lone king and nothing aside; no mate can be made in any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlines {
    /// The wall that says how far the officers set aside might get.
    pub wall: Wall,
    /// The officers set aside.
    pub aside: Vec<WallMan>,
    /// What the rest can come to.
    pub outlines: Vec<PackedPosition>,
}

/// Which officers to set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SetAside {
    Both,
    Only(Color),
    /// Those that are not shut in as they stand.
    Mobile,
}

/// Tries to prove with outlines that `winner` can never mate, looking at no more than `most` of them.
pub(super) fn prove(
    position: &Chess,
    winner: Color,
    which: SetAside,
    most: usize,
    budget: &mut Budget<'_>,
) -> Option<Outlines> {
    if position.castles().any() {
        return None;
    }
    let wall = wall::closed(position);
    let aside: Vec<WallMan> =
        wall.men.iter().filter(|man| which.takes(man, position.board())).copied().collect();
    if aside.is_empty() {
        return None;
    }
    let stage = Stage::new(&aside, winner);
    let mut seen: HashSet<PackedPosition, BuildFold> = HashSet::default();
    let start = stage.outline_of(position);
    seen.insert(start);
    let mut open = vec![start];
    let mut next = Vec::new();
    while let Some(outline) = open.pop() {
        next.clear();
        stage.moves(&outline.parts(), &mut next);
        for (packed, last) in next.drain(..) {
            if stage.allows_mate(packed, last) {
                return None;
            }
            if seen.insert(packed) {
                if seen.len() > most || !budget.spend() {
                    return None;
                }
                open.push(packed);
            }
        }
    }
    Some(Outlines { outlines: seen.into_iter().collect(), aside, wall })
}

impl SetAside {
    fn takes(self, man: &WallMan, board: &Board) -> bool {
        !matches!(man.piece.role, Role::King | Role::Pawn)
            && match self {
                SetAside::Both => true,
                SetAside::Only(color) => man.piece.color == color,
                SetAside::Mobile => {
                    let goes = attacks::attacks(man.origin, man.piece, board.occupied());
                    !goes.is_subset_const(board.by_color(man.piece.color))
                }
            }
    }
}

/// What might come next, and by which move.
type Next = (PackedPosition, LastMove);

/// What is the same in all outlines of one proof.
struct Stage<'a> {
    aside: &'a [WallMan],
    winner: Color,
    white: Bitboard,
    black: Bitboard,
}

impl<'a> Stage<'a> {
    fn new(aside: &'a [WallMan], winner: Color) -> Stage<'a> {
        let of = |color| {
            aside
                .iter()
                .filter(|man| man.piece.color == color)
                .fold(Bitboard::EMPTY, |all, man| all | man.reach)
        };
        Stage { aside, winner, white: of(Color::White), black: of(Color::Black) }
    }

    /// Where men of this colour that are set aside might be.
    fn shade(&self, color: Color) -> Bitboard {
        if color.is_white() { self.white } else { self.black }
    }

    fn outline_of(&self, position: &Chess) -> PackedPosition {
        let mut board = position.board().clone();
        for man in self.aside {
            board.discard_piece_at(man.origin);
        }
        PackedPosition::of(&board, position.turn(), Bitboard::EMPTY, position.legal_ep_square())
    }

    /// True if the officers set aside might make a mate of this outline.
    fn allows_mate(&self, outline: PackedPosition, last: LastMove) -> bool {
        let outline = outline.parts();
        if outline.turn == self.winner {
            return false;
        }
        let standing = outline.board.iter().map(|(origin, piece)| WallMan {
            piece,
            origin,
            reach: Bitboard::from(origin),
            taken: false,
        });
        let roaming = self.aside.iter().map(|man| WallMan { taken: true, ..*man });
        let wall = Wall {
            men: standing.chain(roaming).collect(),
            promoted_white: Bitboard::EMPTY,
            promoted_black: Bitboard::EMPTY,
        };
        !mating_net::impossible_by(&wall, self.winner, last)
    }

    /// Everything that might come next.
    fn moves(&self, outline: &Parts, next: &mut Vec<Next>) {
        let (board, us) = (&outline.board, outline.turn);
        if self.shade(us).any() {
            self.add(board, us, None, LastMove::Any, next);
            for square in board.by_color(!us) & self.shade(us) & !board.kings() {
                let mut after = board.clone();
                after.discard_piece_at(square);
                self.add(&after, us, None, LastMove::Any, next);
            }
        }
        for from in board.by_color(us) {
            match board.role_at(from) {
                Some(Role::Pawn) => self.pawn_moves(outline, from, next),
                Some(role) => {
                    let targets = attacks::attacks(from, role.of(us), board.occupied())
                        & !board.by_color(us)
                        & !board.kings();
                    for to in targets {
                        self.play(board, from, to, role.of(us), None, next);
                    }
                }
                None => {}
            }
        }
    }

    fn pawn_moves(&self, outline: &Parts, from: Square, next: &mut Vec<Next>) {
        let (board, us) = (&outline.board, outline.turn);
        let start = Bitboard::from(from);
        let (one, two) =
            (pawns::ahead(start, us) & !board.occupied(), pawns::landings(start, us, board.occupied()));
        let victims = (board.by_color(!us) & !board.kings()) | self.shade(!us);
        let strikes = attacks::pawn_attacks(us, from) & victims & !board.by_color(us);
        for to in one | strikes {
            if pawns::last_rank(us).contains(to) {
                for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                    self.play(board, from, to, role.of(us), None, next);
                }
            } else {
                self.play(board, from, to, Role::Pawn.of(us), None, next);
            }
        }
        for to in two {
            self.play(board, from, to, Role::Pawn.of(us), one.first(), next);
        }
        if let Some(passed) = outline.en_passant
            && attacks::pawn_attacks(us, from).contains(passed)
        {
            let mut after = board.clone();
            for square in pawns::ahead(Bitboard::from(passed), !us) {
                after.discard_piece_at(square);
            }
            self.play(&after, from, passed, Role::Pawn.of(us), None, next);
            if let Some((_, last)) = next.last_mut() {
                // The captured pawn may have opened a line as well.
                *last = LastMove::Any;
            }
        }
    }

    /// Moves a man, unless its king is attacked then whatever the officers set aside do.
    fn play(
        &self,
        board: &Board,
        from: Square,
        to: Square,
        piece: Piece,
        passed: Option<Square>,
        next: &mut Vec<Next>,
    ) {
        let us = piece.color;
        let mut after = board.clone();
        after.discard_piece_at(from);
        after.set_piece_at(to, piece);
        let crowded = after.occupied() | self.white | self.black;
        let attacked = after.king_of(us).is_some_and(|king| after.attacks_to(king, !us, crowded).any());
        if !attacked {
            self.add(&after, us, passed, LastMove::Known { from, to }, next);
        }
    }

    /// Adds what came of a move by `us`, unless the side asked about can never mate any more.
    fn add(&self, board: &Board, us: Color, passed: Option<Square>, last: LastMove, next: &mut Vec<Next>) {
        let lone = self.shade(self.winner).is_empty() && !board.by_color(self.winner).more_than_one();
        if !lone {
            next.push((PackedPosition::of(board, !us, Bitboard::EMPTY, passed), last));
        }
    }
}
