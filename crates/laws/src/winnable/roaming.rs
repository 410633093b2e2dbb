//! What can happen in an outline: the moves of the men on the board, and whatever those set aside might do.

use shakmaty::{Bitboard, Board, ByColor, Chess, Color, Piece, Position, Role, Square, attacks};

use super::budget::Budget;
use super::mating_net::{self, LastMove};
use super::outline::{Outlines, Seen};
use super::packed::{PackedPosition, Parts};
use super::pawns;
use super::wall::{Wall, WallMan, spread};

/// What might come next, and by which move.
type Next = (PackedPosition, LastMove);

/// What is the same in all outlines of one proof, and what is known so far of how far the men set aside might get.
pub(super) struct Stage {
    aside: Vec<WallMan>,
    promoted: ByColor<Bitboard>,
    winner: Color,
    /// Where men of a colour that are set aside might be.
    shade: ByColor<Bitboard>,
    grown: bool,
}

impl Stage {
    pub(super) fn new(aside: Vec<WallMan>, winner: Color) -> Stage {
        let mut stage =
            Stage { aside, promoted: ByColor::default(), winner, shade: ByColor::default(), grown: false };
        stage.cast_shade();
        stage
    }

    fn cast_shade(&mut self) {
        self.shade = self.promoted;
        for man in &self.aside {
            *self.shade.get_mut(man.piece.color) |= man.reach;
        }
    }

    /// True if a man set aside got further than was known before, since this was last asked.
    pub(super) fn has_grown(&mut self) -> bool {
        std::mem::take(&mut self.grown)
    }

    /// What has been found, with these outlines.
    pub(super) fn proof(self, outlines: Vec<PackedPosition>) -> Outlines {
        Outlines {
            aside: self.aside,
            promoted_white: self.promoted.white,
            promoted_black: self.promoted.black,
            outlines,
        }
    }

    pub(super) fn outline_of(&self, position: &Chess) -> PackedPosition {
        let mut board = position.board().clone();
        for man in &self.aside {
            board.discard_piece_at(man.origin);
        }
        PackedPosition::of(&board, position.turn(), Bitboard::EMPTY, position.legal_ep_square())
    }

    /// Looks at all outlines that can arise; false if a mate might be made in one, or there are none
    /// `left` to look at.
    pub(super) fn explore(
        &mut self,
        start: PackedPosition,
        left: &mut usize,
        seen: &mut Seen,
        budget: &mut Budget<'_>,
    ) -> bool {
        seen.clear();
        seen.insert(start, false);
        let mut open = vec![start];
        let mut next = Vec::new();
        while let Some(outline) = open.pop() {
            next.clear();
            self.moves(&outline.parts(), &mut next);
            for (packed, last) in next.drain(..) {
                let known = seen.get(&packed).copied();
                if known == Some(true) {
                    continue;
                }
                let safe = known.is_none() && !self.allows_mate(packed, LastMove::Any);
                if !safe && self.allows_mate(packed, last) {
                    return false;
                }
                if known.is_none() {
                    seen.insert(packed, safe);
                    if *left == 0 || !budget.spend() {
                        return false;
                    }
                    *left -= 1;
                    open.push(packed);
                }
            }
        }
        true
    }

    /// True if the men set aside might make a mate of this outline.
    fn allows_mate(&self, outline: PackedPosition, last: LastMove) -> bool {
        let outline = outline.parts();
        if outline.turn == self.winner {
            return false;
        }
        let free = !outline.board.occupied();
        let standing = outline.board.iter().map(|(origin, piece)| WallMan {
            piece,
            origin,
            reach: Bitboard::from(origin),
            taken: false,
        });
        let roaming = self.aside.iter().map(|man| WallMan { reach: man.reach & free, ..*man });
        let wall = Wall {
            men: standing.chain(roaming).collect(),
            promoted_white: self.promoted.white & free,
            promoted_black: self.promoted.black & free,
        };
        !mating_net::impossible_by(&wall, self.winner, last) && !self.can_capture(&outline)
    }

    /// True if the side to move has a legal capture wherever the men set aside are: no mate then.
    fn can_capture(&self, outline: &Parts) -> bool {
        let (board, us) = (&outline.board, outline.turn);
        let Some(king) = board.king_of(us) else { return false };
        let crowded = board.occupied() | self.shade.white | self.shade.black;
        (board.by_color(!us) & !board.kings()).into_iter().any(|victim| {
            (board.attacks_to(victim, us, crowded)).into_iter().any(|from| {
                let Some(piece) = board.piece_at(from) else { return false };
                let mut after = board.clone();
                after.discard_piece_at(from);
                after.set_piece_at(victim, piece);
                let king = if from == king { victim } else { king };
                after.attacks_to(king, !us, after.occupied()).is_empty()
                    && !self.might_attack(&after, king, !us)
            })
        })
    }

    /// True if a man set aside of this colour might attack the square.
    fn might_attack(&self, board: &Board, square: Square, color: Color) -> bool {
        let (occupied, promoted) = (board.occupied(), *self.promoted.get(color));
        let seen = |piece: Piece| attacks::attacks(square, piece.role.of(!piece.color), occupied);
        let by_promoted = seen(Role::Queen.of(color)) | seen(Role::Knight.of(color));
        by_promoted.intersects(promoted)
            || self.aside.iter().any(|man| man.piece.color == color && seen(man.piece).intersects(man.reach))
    }

    /// Everything that might come next.
    fn moves(&mut self, outline: &Parts, next: &mut Vec<Next>) {
        let (board, us) = (&outline.board, outline.turn);
        self.roam(outline, next);
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

    /// Whatever the men set aside might do.
    fn roam(&mut self, outline: &Parts, next: &mut Vec<Next>) {
        let (board, us) = (&outline.board, outline.turn);
        let victims = board.by_color(!us) & !board.kings();
        let passed = outline.en_passant.map_or(Bitboard::EMPTY, Bitboard::from);
        let without = |square: Square| {
            let mut after = board.clone();
            after.discard_piece_at(square);
            after
        };
        // Where the king is attacked, somebody may come between, else only the attacker's capture helps.
        let quiet = !self.is_attacked(board, us, self.targets(outline));
        let allowed = if quiet {
            Bitboard::FULL
        } else {
            let helps = |square: &Square| !self.is_attacked(&without(*square), us, Bitboard::from(*square));
            passed | victims.into_iter().filter(helps).collect::<Bitboard>()
        };
        let reached = self.grow(outline, allowed);
        if quiet && !reached.is_subset_const(victims) {
            self.add(board, us, None, LastMove::Any, next);
        }
        let in_passing = pawns::ahead(passed & reached, !us);
        for (victim, to) in (reached & victims)
            .into_iter()
            .map(|square| (square, Bitboard::from(square)))
            .chain(in_passing.into_iter().map(|square| (square, passed)))
        {
            let after = without(victim);
            if !self.is_attacked(&after, us, to) {
                self.add(&after, us, None, LastMove::Any, next);
            }
        }
    }

    /// The squares where a man set aside of the side to move goes next, from any square where it might be.
    fn targets(&self, outline: &Parts) -> Bitboard {
        let us = outline.turn;
        let steps = Steps::new(outline, *self.shade.get(!us), Bitboard::FULL);
        self.aside
            .iter()
            .filter(|man| man.piece.color == us)
            .fold(steps.of_promoted(*self.promoted.get(us)), |all, man| all | steps.of(man.piece, man.reach))
    }

    /// Lets the men set aside of the side to move go wherever this outline lets them; all squares where one of them
    /// might go.
    fn grow(&mut self, outline: &Parts, allowed: Bitboard) -> Bitboard {
        let us = outline.turn;
        let steps = Steps::new(outline, *self.shade.get(!us), allowed);
        let known = *self.promoted.get(us);
        let (mut promoted, mut reached, mut grown) = (known, Bitboard::EMPTY, false);
        for man in self.aside.iter_mut().filter(|man| man.piece.color == us) {
            let all = spread(man.reach, |square| steps.of(man.piece, square.into()));
            reached |= steps.of(man.piece, all);
            let last = if man.piece.role == Role::Pawn { pawns::last_rank(us) } else { Bitboard::EMPTY };
            promoted |= all & last;
            grown |= all & !last != man.reach;
            man.reach = all & !last;
        }
        promoted = spread(promoted, |square| steps.of_promoted(square.into()));
        reached |= steps.of_promoted(promoted);
        *self.promoted.get_mut(us) = promoted;
        if grown || promoted != known {
            self.grown = true;
            self.cast_shade();
        }
        reached
    }

    fn pawn_moves(&self, outline: &Parts, from: Square, next: &mut Vec<Next>) {
        let (board, us) = (&outline.board, outline.turn);
        let start = Bitboard::from(from);
        let (one, two) =
            (pawns::ahead(start, us) & !board.occupied(), pawns::landings(start, us, board.occupied()));
        let victims = (board.by_color(!us) & !board.kings()) | *self.shade.get(!us);
        let strikes = attacks::pawn_attacks(us, from) & victims & !board.by_color(us) & !board.kings();
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
            let before = next.len();
            self.play(&after, from, passed, Role::Pawn.of(us), None, next);
            if let Some((_, last)) = next.get_mut(before) {
                // The captured pawn may have opened a line as well.
                *last = LastMove::Any;
            }
        }
    }

    /// True if the king is attacked whatever the men set aside do: one of them may stand in any line, and on `more`.
    fn is_attacked(&self, board: &Board, us: Color, more: Bitboard) -> bool {
        let crowded = board.occupied() | self.shade.white | self.shade.black | more;
        board.king_of(us).is_some_and(|king| board.attacks_to(king, !us, crowded).any())
    }

    /// Moves a man, unless its king is attacked then whatever the men set aside do.
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
        if !self.is_attacked(&after, us, Bitboard::EMPTY) {
            self.add(&after, us, passed, LastMove::Known { from, to }, next);
        }
    }

    /// Adds what came of a move by `us`, unless the side asked about can never mate any more.
    fn add(&self, board: &Board, us: Color, passed: Option<Square>, last: LastMove, next: &mut Vec<Next>) {
        let lone = self.shade.get(self.winner).is_empty() && !board.by_color(self.winner).more_than_one();
        if !lone {
            next.push((PackedPosition::of(board, !us, Bitboard::EMPTY, passed), last));
        }
    }
}

/// How men set aside step in an outline.
struct Steps {
    us: Color,
    occupied: Bitboard,
    /// Where a pawn might capture.
    victims: Bitboard,
    allowed: Bitboard,
}

impl Steps {
    fn new(outline: &Parts, shade: Bitboard, allowed: Bitboard) -> Steps {
        let (board, us) = (&outline.board, outline.turn);
        let passed = outline.en_passant.map_or(Bitboard::EMPTY, Bitboard::from);
        let victims = (board.by_color(!us) & !board.kings()) | shade | passed;
        let allowed = allowed & !board.by_color(us) & !board.kings();
        Steps { us, occupied: board.occupied(), victims, allowed }
    }

    /// The squares a man goes to from any of these squares; it cannot be where a man on the board stands.
    fn of(&self, piece: Piece, from: Bitboard) -> Bitboard {
        let from = from & !self.occupied;
        let goes = if piece.role == Role::Pawn {
            (pawns::ahead(from, self.us) & !self.occupied)
                | pawns::landings(from, self.us, self.occupied)
                | (pawns::both_sides(from, self.us) & self.victims)
        } else {
            let step = |square| attacks::attacks(square, piece, self.occupied);
            from.into_iter().fold(Bitboard::EMPTY, |all, square| all | step(square))
        };
        goes & self.allowed
    }

    fn of_promoted(&self, from: Bitboard) -> Bitboard {
        let queen = Role::Queen.of(self.us);
        self.of(queen, from) | self.of(Role::Knight.of(self.us), from)
    }
}
