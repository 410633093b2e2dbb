//! Outlines: some men are set aside and held to be anywhere they might ever reach, or gone.
//!
//! Where bishops roam behind a wall there are too many positions, but what matters are the kings and pawns, the men
//! shut in with them, and whose turn it is. So the men that roam are left out of the position; they may do anything that
//! their reach allows, or nothing. Their reach grows with the outlines that arise, since what stays on the board shuts
//! them in. More can happen so than in the game; if no mate comes of it, none comes in the game.

use std::collections::HashMap;

use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square, attacks};

use super::budget::Budget;
use super::packed::{BuildFold, PackedPosition};
use super::roaming::Stage;
use super::wall::WallMan;

/// A proof by outlines: from any outline in the set each move, and whatever the men set aside might do, leads to
/// another in the set or to one where the side asked about has a lone king and nothing aside, and no man set aside leaves
/// its reach; no mate can be made in any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlines {
    /// The men set aside, and how far they might get.
    pub aside: Vec<WallMan>,
    /// Every square a pawn of White set aside might stand on once promoted.
    pub promoted_white: Bitboard,
    /// Every square a pawn of Black set aside might stand on once promoted.
    pub promoted_black: Bitboard,
    /// What the rest can come to.
    pub outlines: Vec<PackedPosition>,
}

impl Outlines {
    /// The squares where the same man stands in all outlines.
    pub fn fixed(&self) -> Bitboard {
        let mut outlines = self.outlines.iter().map(|packed| packed.parts().board);
        let Some(first) = outlines.next() else { return Bitboard::EMPTY };
        let same = |board: &Board, square: &Square| board.piece_at(*square) == first.piece_at(*square);
        outlines.fold(first.occupied(), |fixed, board| {
            fixed.into_iter().filter(|square| same(&board, square)).collect()
        })
    }
}

/// Which men to set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SetAside {
    /// All officers.
    Officers,
    /// The officers of one side.
    Only(Color),
    /// The officers that are not shut in as they stand.
    Mobile,
    /// Of these, those of one side.
    MobileOf(Color),
    /// All men of one side that are far from its king.
    FarFromKing(Color),
}

/// What each outline is known for: true if no mate can be made in it, whatever moved last.
pub(super) type Seen = HashMap<PackedPosition, bool, BuildFold>;

/// Tries to prove with outlines that `winner` can never mate, looking at no more of them than are `left`.
pub(super) fn prove(
    position: &Chess,
    winner: Color,
    which: SetAside,
    left: &mut usize,
    budget: &mut Budget<'_>,
) -> Option<Outlines> {
    if position.castles().any() {
        return None;
    }
    let board = position.board();
    let aside: Vec<WallMan> = board
        .iter()
        .map(|(origin, piece)| WallMan { piece, origin, reach: Bitboard::from(origin), taken: true })
        .filter(|man| which.takes(man, board))
        .collect();
    if aside.is_empty() {
        return None;
    }
    let mut stage = Stage::new(aside, winner);
    let start = stage.outline_of(position);
    let mut seen = Seen::default();
    loop {
        if !stage.explore(start, left, &mut seen, budget) {
            return None;
        }
        if !stage.has_grown() {
            return Some(stage.proof(seen.into_keys().collect()));
        }
    }
}

impl SetAside {
    /// All choices, the most promising first.
    pub(super) fn all(winner: Color) -> [SetAside; 7] {
        [
            SetAside::Mobile,
            SetAside::Officers,
            SetAside::Only(!winner),
            SetAside::Only(winner),
            SetAside::MobileOf(!winner),
            SetAside::MobileOf(winner),
            SetAside::FarFromKing(!winner),
        ]
    }

    /// How many outlines may be looked at, of so many for the others: many pawns set aside are soon settled or never.
    pub(super) fn most(self, others: usize) -> usize {
        if matches!(self, SetAside::FarFromKing(_)) { others.min(2_000) } else { others }
    }

    fn takes(self, man: &WallMan, board: &Board) -> bool {
        let color = man.piece.color;
        let officer = !matches!(man.piece.role, Role::King | Role::Pawn);
        match self {
            SetAside::Officers => officer,
            SetAside::Only(only) => officer && color == only,
            SetAside::Mobile => officer && SetAside::goes(man, board),
            SetAside::MobileOf(only) => officer && color == only && SetAside::goes(man, board),
            SetAside::FarFromKing(only) => {
                let near = board.king_of(only).is_some_and(|king| king.distance(man.origin) <= 2);
                color == only && man.piece.role != Role::King && !near
            }
        }
    }

    /// A man that is not shut in.
    fn goes(man: &WallMan, board: &Board) -> bool {
        !attacks::attacks(man.origin, man.piece, board.occupied())
            .is_subset_const(board.by_color(man.piece.color))
    }
}
