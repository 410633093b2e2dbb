//! As [`super::gather`], but what does not work out is tried another way: the position nearest to the picture goes on.
//!
//! That takes longer, and is for open positions, where few men get in each other's way but moves must be lost and won.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use shakmaty::{Bitboard, Chess, Color, Move, Piece, Position, Square, attacks};

use super::budget::Budget;
use super::packed::{BuildFold, PackedPosition};
use super::picture::{Part, Picture, pictures};
use super::walk::{FAR, steps};

/// Parts that are followed.
const PARTS: usize = 8;
/// Moves that get nearer, taken from one position.
const NEARER: usize = 3;
/// Moves of men without a part, taken from one position.
const WAITS: usize = 2;
/// How much the mated side's moves count more: its king should be there before its place is surrounded.
const HURRY: i32 = 6;
/// How much later a check comes: it disturbs.
const CHECK: i32 = 3;

/// Positions looked at for one picture.
const MOST: usize = 120;
/// Where only so many men are left, there are few ways and each may be long.
const LONELY: usize = 5;
/// Positions looked at for one picture then.
const MOST_LONELY: usize = 600;
/// Among more men nobody gets anywhere so.
const OPEN: usize = 9;

/// Where each part stands.
type Squares = [Square; PARTS];

/// A position on the way, looked at.
struct Node {
    position: Chess,
    squares: Squares,
    from: u32,
    played: Option<Move>,
    ply: i32,
}

/// A move from a position looked at, waiting for its turn. Of the same rank the newest comes first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Waiting {
    rank: Reverse<i32>,
    number: u32,
}

/// Looks for a way to the first of the pictures that can be reached.
pub(super) fn first(start: &Chess, winner: Color, budget: &mut Budget<'_>) -> Option<Vec<Move>> {
    if start.board().occupied().count() > OPEN {
        return None;
    }
    pictures(start.board(), winner).find_map(|picture| assemble(start, winner, &picture, budget))
}

/// Looks for a way to the picture, the moves to the mate.
fn assemble(start: &Chess, winner: Color, picture: &Picture, budget: &mut Budget<'_>) -> Option<Vec<Move>> {
    if picture.parts.len() > PARTS {
        return None;
    }
    let mut squares = [Square::A1; PARTS];
    for (square, part) in squares.iter_mut().zip(&picture.parts) {
        *square = part.from;
    }
    let lonely = start.board().occupied().count() <= LONELY;
    let most = u32::try_from(if lonely { MOST_LONELY } else { MOST }).unwrap_or(u32::MAX);
    let mut gathering = Gathering {
        winner,
        picture,
        nodes: Vec::with_capacity(64),
        seen: HashSet::default(),
        queue: Queue { moves: Vec::with_capacity(64), open: BinaryHeap::with_capacity(64) },
    };
    let start = Node { position: start.clone(), squares, from: 0, played: None, ply: 0 };
    gathering.nodes.push(start);
    for index in 0..most {
        if !budget.spend() {
            return None;
        }
        if let Some(mate) = gathering.expand(index) {
            let mut line = gathering.path(index);
            line.push(mate);
            return Some(line);
        }
        gathering.follow()?;
    }
    None
}

/// The ways tried so far.
struct Gathering<'a> {
    winner: Color,
    picture: &'a Picture,
    nodes: Vec<Node>,
    seen: HashSet<PackedPosition, BuildFold>,
    queue: Queue,
}

/// The moves that wait.
#[derive(Default)]
struct Queue {
    /// From which position, and which part moves.
    moves: Vec<(u32, Move, Option<usize>)>,
    open: BinaryHeap<Waiting>,
}

impl Queue {
    fn push(&mut self, from: u32, m: Move, part: Option<usize>, rank: Option<i32>) {
        let number = u32::try_from(self.moves.len()).ok();
        if let (Some(rank), Some(number)) = (rank, number) {
            self.moves.push((from, m, part));
            self.open.push(Waiting { rank: Reverse(rank), number });
        }
    }
}

impl Gathering<'_> {
    /// Plays the most promising of the moves that wait; none if there are none.
    fn follow(&mut self) -> Option<()> {
        let (before, position, from, m, part) = loop {
            let Waiting { number, .. } = self.queue.open.pop()?;
            let (from, m, part) = *self.queue.moves.get(number as usize)?;
            let before = self.nodes.get(from as usize)?;
            let mut position = before.position.clone();
            position.play_unchecked(m);
            if self.seen.insert(PackedPosition::new(&position)) {
                break (before, position, from, m, part);
            }
        };
        let mut squares = before.squares;
        if let Some(square) = part.and_then(|at| squares.get_mut(at)) {
            *square = m.to();
        }
        let ply = before.ply + 1;
        self.nodes.push(Node { position, squares, from, played: Some(m), ply });
        Some(())
    }

    /// Looks at what may come next; the move that mates, if there is one.
    fn expand(&mut self, index: u32) -> Option<Move> {
        let mut queue = std::mem::take(&mut self.queue);
        let mate = self.look(index, &mut queue);
        self.queue = queue;
        mate
    }

    fn look(&self, index: u32, queue: &mut Queue) -> Option<Move> {
        let node = self.nodes.get(index as usize)?;
        let look = Look::new(node, self.picture, self.winner)?;
        let before = self.nodes.get(node.from as usize).and_then(|before| before.played);
        let (mut nearer, mut stray, mut waits) = (0, 0, 0);
        let mut fallback = None;
        for m in node.position.legal_moves().iter().filter(|m| !m.is_castle()) {
            let (Some(from), to) = (m.from(), m.to()) else { continue };
            let Some(at) = look.part_on(from) else {
                if !look.taken.contains(to) {
                    fallback = Some(*m);
                    if waits < WAITS && look.waits(*m) {
                        waits += 1;
                        queue.push(index, *m, None, look.rank(0));
                    }
                }
                continue;
            };
            if look.strikes(at, *m) {
                let mut after = node.position.clone();
                after.play_unchecked(*m);
                if after.is_checkmate() {
                    return Some(*m);
                }
                continue;
            }
            let back = before.is_some_and(|b| b.from() == Some(to) && b.to() == from);
            let Some(change) = look.change(at, *m).filter(|change| *change < 0 || (*change <= 1 && !back))
            else {
                continue;
            };
            let count = if change < 0 { &mut nearer } else { &mut stray };
            if *count < NEARER {
                *count += 1;
                let check = if look.checks(*m) { CHECK } else { 0 };
                queue.push(index, *m, Some(at), look.rank(change).map(|rank| rank + check));
            }
        }
        if nearer + stray + waits == 0
            && let Some(m) = fallback
        {
            queue.push(index, m, None, look.rank(0).map(|rank| rank + CHECK));
        }
        None
    }

    /// The moves to a position looked at.
    fn path(&self, mut index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while let Some(Node { from, played: Some(m), .. }) = self.nodes.get(index as usize) {
            line.push(*m);
            index = *from;
        }
        line.reverse();
        line
    }
}

/// What is known of a position when its moves are looked at.
struct Look<'a> {
    node: &'a Node,
    picture: &'a Picture,
    /// The mating side is to move.
    on_move: bool,
    occupied: Bitboard,
    their_king: Square,
    /// Squares of the parts.
    taken: Bitboard,
    /// Moves that each part still has to make.
    each: [i32; PARTS],
    /// Those of the mating side, the strike included, and of the other.
    own: i32,
    other: i32,
}

impl<'a> Look<'a> {
    fn new(node: &'a Node, picture: &'a Picture, winner: Color) -> Option<Look<'a>> {
        let (board, turn) = (node.position.board(), node.position.turn());
        let mut look = Look {
            node,
            picture,
            on_move: turn == winner,
            occupied: board.occupied(),
            their_king: board.king_of(!turn)?,
            taken: Bitboard::EMPTY,
            each: [0; PARTS],
            own: 0,
            other: 0,
        };
        let parts = picture.parts.iter().zip(&node.squares).zip(&mut look.each);
        for (at, ((part, square), each)) in parts.enumerate() {
            let occupied = look.occupied;
            let far = |piece| moves_left(picture, at, part, piece, *square, occupied);
            *each = board.piece_at(*square).map_or(FAR, far);
            *(if part.piece.color == winner { &mut look.own } else { &mut look.other }) += *each;
            look.taken.add(*square);
        }
        Some(look)
    }

    fn part_on(&self, square: Square) -> Option<usize> {
        let parts = self.node.squares.iter().take(self.picture.parts.len());
        if self.taken.contains(square) { parts.into_iter().position(|part| *part == square) } else { None }
    }

    /// True if the move puts the striker into its place.
    fn strikes(&self, at: usize, m: Move) -> bool {
        at == 0 && self.picture.parts.first().is_some_and(|part| part.places.contains(m.to()))
    }

    /// By how much the move of a part changes the moves it still has to make; none if it spoils the picture.
    fn change(&self, at: usize, m: Move) -> Option<i32> {
        let part = self.picture.parts.get(at)?;
        if self.taken.contains(m.to()) || m.promotion().is_some_and(|role| role != part.last) {
            return None;
        }
        let piece = m.promotion().unwrap_or(m.role()).of(part.piece.color);
        let from = Bitboard::from(m.from()?);
        let has = moves_left(self.picture, at, part, piece, m.to(), self.occupied & !from);
        Some(has - self.each.get(at)?)
    }

    fn checks(&self, m: Move) -> bool {
        let piece = m.promotion().unwrap_or(m.role()).of(self.node.position.turn());
        attacks::attacks(m.to(), piece, self.occupied).contains(self.their_king)
    }

    /// The rank after a move that changes what the side to move still has to do; none if the picture is out of reach.
    fn rank(&self, change: i32) -> Option<i32> {
        let (mine, others) = if self.on_move { (change, 0) } else { (0, change) };
        let (own, other) = (self.own + mine, self.other + others);
        let plies = if self.on_move { (2 * own).max(2 * other) } else { (2 * own - 1).max(2 * other + 1) };
        (plies < 2 * FAR).then_some(2 * plies + own + HURRY * other + self.node.ply)
    }

    /// True if the move of a man without a part disturbs nobody.
    fn waits(&self, m: Move) -> bool {
        let picture = self.picture;
        let stays = m.from().is_none_or(|from| picture.stays.contains(from));
        if m.is_capture() || picture.clear.contains(m.to()) || stays || self.checks(m) {
            return false;
        }
        let piece = m.promotion().unwrap_or(m.role()).of(self.node.position.turn());
        self.on_move || attacks::attacks(m.to(), piece, self.occupied).is_disjoint_const(picture.clear)
    }
}

/// Moves that a part on a square still has to make. The striker stays a move away, and off the line of the check, so that the
/// king gets to its place.
fn moves_left(
    picture: &Picture,
    at: usize,
    part: &Part,
    piece: Piece,
    square: Square,
    occupied: Bitboard,
) -> i32 {
    let moves = steps(piece, part.last, square, part.places, occupied);
    if at > 0 {
        moves
    } else if picture.attacks_mate(square, piece, occupied) {
        moves.max(2)
    } else {
        moves.max(1)
    }
}
