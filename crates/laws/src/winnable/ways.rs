//! How soon each man might stand on each square, if nobody stood in its way but those that must: a guide to a search.
//!
//! Steps are counted as if all men moved at once and a man that can leave were never in the way. So the count is too
//! small, yet it falls along the way to nearly every mate, even where a wall has to be opened first. It decides nothing.

use shakmaty::{Bitboard, Board, ByColor, Color, Piece, Role, Square, attacks};

use super::pawns;

/// More steps than a guide needs.
const MOST_STEPS: u8 = 60;

/// One man, or what a pawn might be promoted to, and the squares it might stand on.
#[derive(Clone)]
pub(super) struct Way {
    pub(super) piece: Piece,
    /// Not there yet: a pawn that might promote, to whatever serves best.
    pub(super) promoted: bool,
    /// The same for a pawn and what it is promoted to: one man can be in one place only.
    pub(super) number: u8,
    /// Every square it might stand on as this.
    pub(super) reach: Bitboard,
    /// Those found last.
    fresh: Bitboard,
    /// Might be captured, or might leave.
    stands: bool,
    soonest: [u8; 64],
    /// Pawns of the other side ahead of it on its file, by number.
    against: u32,
    /// What a king may step on only a step later, when whoever attacks it has gone.
    late: Bitboard,
}

impl Way {
    fn new(piece: Piece, number: u8) -> Way {
        let none = Bitboard::EMPTY;
        Way {
            piece,
            promoted: false,
            number,
            reach: none,
            fresh: none,
            stands: false,
            soonest: [0; 64],
            against: 0,
            late: none,
        }
    }

    /// Steps until it might stand on a square of its reach.
    pub(super) fn steps(&self, square: Square) -> u32 {
        self.soonest.get(square.to_usize()).copied().map_or(0, u32::from)
    }

    /// The number as a bit.
    pub(super) fn bit(&self) -> u32 {
        1 << self.number
    }

    /// The squares it attacks from a square, at best.
    pub(super) fn attacks(&self, from: Square, occupied: Bitboard) -> Bitboard {
        let seen = attacks::attacks(from, self.piece, occupied);
        if self.promoted { seen | attacks::knight_attacks(from) } else { seen }
    }

    /// The squares from which it attacks a square, at best.
    pub(super) fn attackers(&self, to: Square, occupied: Bitboard) -> Bitboard {
        let seen = attacks::attacks(to, self.piece.role.of(!self.piece.color), occupied);
        self.reach & if self.promoted { seen | attacks::knight_attacks(to) } else { seen }
    }

    fn add(&mut self, new: Bitboard, step: u8) {
        self.reach |= new;
        self.fresh |= new;
        for square in new {
            if let Some(soonest) = self.soonest.get_mut(square.to_usize()) {
                *soonest = step;
            }
        }
    }
}

/// The ways of all men of a position.
pub(super) struct Ways {
    men: Vec<Way>,
    /// The men that stand for ever.
    standing: ByColor<Bitboard>,
    /// Where a man of a colour might be captured, its king apart.
    targets: ByColor<Bitboard>,
    /// Where a man of a colour might capture.
    struck: ByColor<Bitboard>,
    /// Where each side's men stand now.
    own: ByColor<Bitboard>,
    /// What each side attacks as the men stand now.
    attacked: ByColor<Bitboard>,
    /// Steps made by all.
    looked: u64,
}

impl Ways {
    pub(super) fn new(board: &Board) -> Ways {
        let mut ways = Ways::at_rest(board);
        let mut opened = true;
        for step in 1..MOST_STEPS {
            ways.looked += u64::try_from(ways.men.len()).unwrap_or(64);
            let moved = ways.step(step, opened);
            opened = ways.open();
            if !moved && !opened {
                break;
            }
        }
        ways
    }

    /// How much was looked at.
    pub(super) fn looked(&self) -> u64 {
        self.looked
    }

    pub(super) fn of(&self, color: Color) -> impl Iterator<Item = &Way> {
        self.men.iter().filter(move |way| way.piece.color == color)
    }

    /// The men that stand for ever.
    pub(super) fn standing(&self) -> Bitboard {
        self.standing.white | self.standing.black
    }

    fn at_rest(board: &Board) -> Ways {
        let mut ways = Ways {
            men: Vec::with_capacity(48),
            standing: ByColor { white: board.white(), black: board.black() },
            targets: ByColor::default(),
            struck: ByColor::default(),
            own: ByColor { white: board.white(), black: board.black() },
            attacked: ByColor { white: attacked(board, Color::White), black: attacked(board, Color::Black) },
            looked: 0,
        };
        for (number, (origin, piece)) in (0..32).zip(board) {
            let mut way = Way::new(piece, number);
            way.stands = true;
            way.add(Bitboard::from(origin), 0);
            ways.arrive(piece, Bitboard::from(origin));
            ways.men.push(way);
        }
        let numbered: Vec<(u32, Piece, Square)> =
            ways.men.iter().filter_map(|way| Some((way.bit(), way.piece, way.reach.first()?))).collect();
        for way in ways.men.iter_mut().filter(|way| way.piece.role == Role::Pawn) {
            let Some(origin) = way.reach.first() else { continue };
            let color = way.piece.color;
            let comes_against = |(_, piece, square): &&(u32, Piece, Square)| {
                *piece == Role::Pawn.of(!color)
                    && square.file() == origin.file()
                    && pawns::is_ahead(origin, *square, color)
            };
            way.against = numbered.iter().filter(comes_against).fold(0, |all, (bit, ..)| all | bit);
        }
        ways
    }

    /// A man might stand on new squares.
    fn arrive(&mut self, piece: Piece, squares: Bitboard) {
        if piece.role != Role::King {
            *self.targets.get_mut(piece.color) |= squares;
        }
        *self.struck.get_mut(piece.color) |= if piece.role == Role::Pawn {
            pawns::attacked(squares & !pawns::last_rank(piece.color), piece.color)
        } else {
            squares
        };
    }

    /// Everyone makes one more step; false if nobody can. `opened` if there is more room than a step before.
    fn step(&mut self, step: u8, opened: bool) -> bool {
        let guarded = ByColor { white: self.guarded(Color::White), black: self.guarded(Color::Black) };
        let targets = self.targets;
        let mut changed = false;
        for index in 0..self.men.len() {
            let held_up = self.held_up(index);
            let standing = self.standing();
            let Some(way) = self.men.get_mut(index) else { continue };
            let (piece, color) = (way.piece, way.piece.color);
            let mut waiting = false;
            let whole = opened || matches!(piece.role, Role::Pawn | Role::King);
            let from = if whole { way.reach } else { way.fresh };
            way.fresh = Bitboard::EMPTY;
            let new = match piece.role {
                Role::Pawn => pawn_steps(from, color, standing | held_up, *targets.get(!color)),
                Role::King => {
                    let reached = each(from, attacks::king_attacks) & !*guarded.get(!color) & !way.reach;
                    let late = reached & (*self.attacked.get(!color) | *self.own.get(color)) & !way.late;
                    way.late |= late;
                    waiting |= late.any();
                    reached & !late
                }
                _ => each(from, |square| way.attacks(square, standing)),
            } & !*self.standing.get(color)
                & !way.reach;
            changed |= waiting;
            if new.is_empty() {
                continue;
            }
            changed = true;
            way.add(new, step);
            self.arrive(piece, new);
            if piece.role == Role::Pawn {
                self.promote(index, new & pawns::last_rank(color), step);
            }
        }
        changed
    }

    /// A pawn might promote on these squares.
    fn promote(&mut self, index: usize, squares: Bitboard, step: u8) {
        let Some(pawn) = self.men.get(index).filter(|_| squares.any()) else { return };
        let (number, piece) = (pawn.number, Role::Queen.of(pawn.piece.color));
        let at = self.men.iter().position(|way| way.promoted && way.number == number);
        let at = at.unwrap_or_else(|| {
            self.men.push(Way { promoted: true, ..Way::new(piece, number) });
            self.men.len() - 1
        });
        if let Some(way) = self.men.get_mut(at) {
            way.add(squares & !way.reach, step);
        }
    }

    /// Those that might leave or be captured by now stand no more; true if there are new ones.
    fn open(&mut self) -> bool {
        let mut opened = false;
        for way in self.men.iter_mut().filter(|way| way.stands) {
            let color = way.piece.color;
            let taken = way.piece.role != Role::King && (way.reach & *self.struck.get(!color)).any();
            if taken || way.reach.more_than_one() {
                way.stands = false;
                opened = true;
                let origin = way.reach.into_iter().find(|square| way.steps(*square) == 0);
                if let Some(origin) = origin {
                    self.standing.get_mut(color).discard(origin);
                }
            }
        }
        opened
    }

    /// The squares that men of this colour that stand attack.
    fn guarded(&self, color: Color) -> Bitboard {
        self.of(color).filter(|way| way.stands).fold(Bitboard::EMPTY, |all, way| {
            way.reach.first().map_or(all, |origin| all | attacks::attacks(origin, way.piece, Bitboard::FULL))
        })
    }

    /// The squares a pawn does not get to as long as a pawn comes against it on its file.
    fn held_up(&self, index: usize) -> Bitboard {
        let Some(pawn) = self.men.get(index).filter(|way| way.against != 0) else { return Bitboard::EMPTY };
        let color = pawn.piece.color;
        let mut held = Bitboard::EMPTY;
        for other in self.men.iter().filter(|way| !way.promoted && pawn.against & way.bit() != 0) {
            let Some(origin) = other.reach.into_iter().find(|square| other.steps(*square) == 0) else {
                continue;
            };
            let file = Bitboard::from_file(origin.file());
            let taken = (other.reach & *self.struck.get(color)).any();
            if !taken && other.reach.is_subset_const(file) && pawn.reach.is_subset_const(file) {
                held |= pawns::from_here_on(origin, color);
            }
        }
        held
    }
}

fn pawn_steps(from: Bitboard, color: Color, closed: Bitboard, targets: Bitboard) -> Bitboard {
    let from = from & !pawns::last_rank(color);
    (pawns::ahead(from, color) & !closed)
        | pawns::landings(from, color, closed)
        | (pawns::attacked(from, color) & targets)
}

fn each(squares: Bitboard, step: impl Fn(Square) -> Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::EMPTY, |all, square| all | step(square))
}

/// What men of this colour attack; the other king stops no line.
fn attacked(board: &Board, color: Color) -> Bitboard {
    let occupied = board.occupied() & !(board.by_color(!color) & board.kings());
    board
        .by_color(color)
        .into_iter()
        .filter_map(|square| board.piece_at(square).map(|piece| attacks::attacks(square, piece, occupied)))
        .fold(Bitboard::EMPTY, |all, seen| all | seen)
}
