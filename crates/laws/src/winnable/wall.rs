//! Locked walls: which man can ever reach, leave or clear which square, whatever is played.
//!
//! Behind a wall of blocked pawns there can be far too many positions to look at, but each man's part of them is small.
//! So each man gets the set of squares it might ever stand on, found by letting it move as if all other men that can move
//! were out of its way. What can really be played is less; a mate that is impossible even so is impossible.

use shakmaty::{Bitboard, Board, Chess, Color, Piece, Position, Role, Square, attacks};

use super::{mating_net, pawns};

/// One man of a wall and what might become of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WallMan {
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub origin: Square,
    /// Every square it might ever stand on, as itself.
    pub reach: Bitboard,
    /// It might be captured.
    pub taken: bool,
}

impl WallMan {
    /// It stands where it stands for ever.
    pub fn is_fixed(&self) -> bool {
        !self.taken && self.reach == Bitboard::from(self.origin)
    }
}

/// What might ever become of the men of a position. A superset of what can: no legal move from any placement within
/// it leads out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    /// All men of the position.
    pub men: Vec<WallMan>,
    /// Every square a promoted man of White might stand on.
    pub promoted_white: Bitboard,
    /// Every square a promoted man of Black might stand on.
    pub promoted_black: Bitboard,
}

impl Wall {
    /// Every square a promoted man of this colour might stand on.
    pub fn promoted(&self, color: Color) -> Bitboard {
        if color.is_white() { self.promoted_white } else { self.promoted_black }
    }

    /// The squares of the men that stand for ever.
    pub fn fixed(&self) -> Bitboard {
        self.men.iter().filter(|man| man.is_fixed()).fold(Bitboard::EMPTY, |all, man| all.with(man.origin))
    }

    /// The squares of the men of one colour that stand for ever.
    pub(super) fn fixed_of(&self, color: Color) -> Bitboard {
        self.of(color).filter(|man| man.is_fixed()).fold(Bitboard::EMPTY, |all, man| all.with(man.origin))
    }

    /// The squares where the king of this colour might stand.
    pub(super) fn king_squares(&self, color: Color) -> Bitboard {
        self.of(color)
            .filter(|man| man.piece.role == Role::King)
            .fold(Bitboard::EMPTY, |all, man| all | man.reach)
    }

    fn promoted_mut(&mut self, color: Color) -> &mut Bitboard {
        if color.is_white() { &mut self.promoted_white } else { &mut self.promoted_black }
    }

    /// The squares where a man of this colour, its king apart, might be captured.
    fn targets(&self, color: Color) -> Bitboard {
        self.of(color)
            .filter(|man| man.piece.role != Role::King)
            .fold(self.promoted(color), |all, man| all | man.reach)
    }

    /// The squares where a man of this colour might capture.
    fn strikes(&self, color: Color) -> Bitboard {
        self.of(color).fold(self.promoted(color), |all, man| {
            all | if man.piece.role == Role::Pawn { pawns::attacked(man.reach, color) } else { man.reach }
        })
    }

    /// The squares where a pawn of this colour might stand.
    fn pawns(&self, color: Color) -> Bitboard {
        self.of(color)
            .filter(|man| man.piece.role == Role::Pawn)
            .fold(Bitboard::EMPTY, |all, man| all | man.reach)
    }

    /// The men of one colour.
    pub(super) fn of(&self, color: Color) -> impl Iterator<Item = &WallMan> {
        self.men.iter().filter(move |man| man.piece.color == color)
    }

    /// The squares a pawn never gets to because a pawn comes against it: two pawns on a file that never leave it and are
    /// never captured do not pass each other.
    fn held_up(&self, pawn: &WallMan) -> Bitboard {
        let file = Bitboard::from_file(pawn.origin.file());
        if !pawn.reach.is_subset_const(file) {
            return Bitboard::EMPTY;
        }
        let color = pawn.piece.color;
        self.of(!color)
            .filter(|other| {
                other.piece.role == Role::Pawn
                    && !other.taken
                    && other.reach.is_subset_const(file)
                    && pawns::is_ahead(pawn.origin, other.origin, color)
            })
            .fold(Bitboard::EMPTY, |all, other| all | pawns::from_here_on(other.origin, color))
    }

    /// The squares that men of this colour that stand for ever attack, whatever stands elsewhere.
    fn guarded(&self, color: Color) -> Bitboard {
        self.of(color)
            .filter(|man| man.is_fixed())
            .fold(Bitboard::EMPTY, |all, man| all | attacks::attacks(man.origin, man.piece, Bitboard::FULL))
    }
}

/// The wall of a position, if it proves that `winner` can never mate.
///
/// None where castling is still possible: walls come later in a game.
pub(super) fn prove(position: &Chess, winner: Color) -> Option<Wall> {
    if position.castles().any() {
        return None;
    }
    let wall = closed(position);
    mating_net::impossible(&wall, winner).then_some(wall)
}

/// Lets every man move until nothing new can happen.
pub(super) fn closed(position: &Chess) -> Wall {
    let mut wall = still(position.board());
    let en_passant = position.legal_ep_square().map_or(Bitboard::EMPTY, Bitboard::from);
    loop {
        let mut changed = false;
        let fixed = wall.fixed();
        for index in 0..wall.men.len() {
            changed |= grow(&mut wall, index, fixed, en_passant);
        }
        for color in Color::ALL {
            changed |= grow_promoted(&mut wall, color, fixed);
            changed |= take(&mut wall, color, fixed, en_passant);
        }
        if !changed {
            return wall;
        }
    }
}

/// Nobody has moved yet.
fn still(board: &Board) -> Wall {
    let men = board
        .iter()
        .map(|(origin, piece)| WallMan { piece, origin, reach: Bitboard::from(origin), taken: false })
        .collect();
    Wall { men, promoted_white: Bitboard::EMPTY, promoted_black: Bitboard::EMPTY }
}

/// Lets one man move wherever it might; true if that is further than known.
fn grow(wall: &mut Wall, index: usize, fixed: Bitboard, en_passant: Bitboard) -> bool {
    let Some(man) = wall.men.get(index).copied() else { return false };
    let color = man.piece.color;
    let own_fixed = wall.fixed_of(color);
    let reach = match man.piece.role {
        Role::Pawn => {
            let targets = wall.targets(!color) | en_passant | passed(wall, !color, fixed);
            pawns::reach(man.reach, color, fixed | wall.held_up(&man), targets)
        }
        Role::King => {
            let forbidden = own_fixed | wall.guarded(!color);
            spread(man.reach, |square| attacks::king_attacks(square) & !forbidden)
        }
        role => spread(man.reach, |square| attacks::attacks(square, role.of(color), fixed) & !own_fixed),
    };
    let promotes =
        if man.piece.role == Role::Pawn { reach & pawns::last_rank(color) } else { Bitboard::EMPTY };
    let stays = reach & !promotes;
    let changed = stays != man.reach || !promotes.is_subset_const(wall.promoted(color));
    if let Some(man) = wall.men.get_mut(index) {
        man.reach = stays;
    }
    *wall.promoted_mut(color) |= promotes;
    changed
}

/// Promoted men may be of any kind: queen and knight together go wherever any of them can.
fn grow_promoted(wall: &mut Wall, color: Color, fixed: Bitboard) -> bool {
    let known = wall.promoted(color);
    if known.is_empty() {
        return false;
    }
    let own_fixed = wall.fixed_of(color);
    let reach = spread(known, |square| {
        (attacks::queen_attacks(square, fixed) | attacks::knight_attacks(square)) & !own_fixed
    });
    *wall.promoted_mut(color) = reach;
    reach != known
}

/// Marks the men of this colour that might be captured; true if there are new ones.
fn take(wall: &mut Wall, color: Color, fixed: Bitboard, en_passant: Bitboard) -> bool {
    let struck = wall.strikes(!color);
    let landed = (pawns::landings(wall.pawns(color), color, fixed) | pawns::ahead(en_passant, color))
        & pawns::beside(wall.pawns(!color) & pawns::fifth_rank(!color));
    let mut changed = false;
    for man in &mut wall.men {
        let in_passing = if man.piece.role == Role::Pawn { landed } else { Bitboard::EMPTY };
        let might = man.piece.color == color
            && man.piece.role != Role::King
            && (man.reach & (struck | in_passing)).any();
        changed |= might && !man.taken;
        man.taken |= might;
    }
    changed
}

/// The squares that pawns of this colour might pass in a first move of two squares.
fn passed(wall: &Wall, color: Color, fixed: Bitboard) -> Bitboard {
    pawns::ahead(pawns::landings(wall.pawns(color), color, fixed), !color)
}

/// Everything that can be reached from these squares by repeating a step.
pub(super) fn spread(start: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    let (mut reach, mut fresh) = (start, start);
    while let Some(square) = fresh.pop_front() {
        let new = step(square) & !reach;
        reach |= new;
        fresh |= new;
    }
    reach
}
