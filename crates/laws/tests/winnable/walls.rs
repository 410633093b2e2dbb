//! Checks that no legal move leads out of a wall, square by square, with rulers instead of tables.

use arbitro_laws::winnable::{Wall, WallMan};
use shakmaty::{Chess, Color, Position, Role, Square};

use crate::nets;

pub const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub const JUMPS: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// The square some files and ranks away, if it is on the board.
pub fn beyond(square: Square, files: i32, ranks: i32) -> Option<Square> {
    let (file, rank) = (square.file() as i32 + files, square.rank() as i32 + ranks);
    (0..8).contains(&file).then_some(())?;
    (0..8).contains(&rank).then_some(())?;
    Square::try_from(u32::try_from(rank * 8 + file).ok()?).ok()
}

/// Up the board for White, down for Black.
pub fn forward(color: Color) -> i32 {
    if color.is_white() { 1 } else { -1 }
}

/// The squares an officer or king sees from `square`; what stands in the way is told by `stops` and is seen itself.
pub fn sees(role: Role, square: Square, stops: impl Fn(Square) -> bool) -> Vec<Square> {
    let rays: Vec<(i32, i32)> = match role {
        Role::Knight => JUMPS.to_vec(),
        Role::Bishop => DIAGONAL.to_vec(),
        Role::Rook => ORTHOGONAL.to_vec(),
        _ => [ORTHOGONAL, DIAGONAL].concat(),
    };
    let far = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
    let mut seen = Vec::new();
    for (files, ranks) in rays {
        let mut at = square;
        while let Some(next) = beyond(at, files, ranks) {
            seen.push(next);
            if !far || stops(next) {
                break;
            }
            at = next;
        }
    }
    seen
}

/// The squares a pawn attacks.
pub fn strikes(color: Color, square: Square) -> impl Iterator<Item = Square> {
    [-1, 1].into_iter().filter_map(move |files| beyond(square, files, forward(color)))
}

/// Panics unless the wall holds the position, is left by no move and lets no mate be made.
pub fn check(start: &Chess, winner: Color, wall: &Wall) {
    holds(start, wall);
    closed(wall);
    let king =
        wall.men.iter().find(|m| m.piece.role == Role::King && m.piece.color != winner).expect("a king");
    for square in king.reach {
        assert!(!nets::possible(
            &wall.men,
            wall.promoted(winner),
            wall.promoted(!winner),
            winner,
            square,
            None
        ));
    }
}

/// Every man of the position is in the wall, where it stands, and nobody else.
pub fn holds(start: &Chess, wall: &Wall) {
    assert!(start.castles().is_empty());
    assert_eq!(wall.men.len(), start.board().occupied().count());
    for man in &wall.men {
        assert_eq!(start.board().piece_at(man.origin), Some(man.piece));
        assert!(man.reach.contains(man.origin));
    }
}

/// No move leads out.
pub fn closed(wall: &Wall) {
    for man in &wall.men {
        for square in man.reach {
            match man.piece.role {
                Role::Pawn => pawn_stays(wall, man, square),
                role => officer_stays(wall, man.piece.color, role, square, Some(man)),
            }
        }
    }
    for color in Color::ALL {
        for square in wall.promoted(color) {
            officer_stays(wall, color, Role::Queen, square, None);
            officer_stays(wall, color, Role::Knight, square, None);
        }
    }
}

fn fixed_on(wall: &Wall, square: Square) -> Option<&WallMan> {
    wall.men.iter().find(|man| is_fixed(man) && man.origin == square)
}

fn is_fixed(man: &WallMan) -> bool {
    !man.taken && man.reach.count() == 1
}

fn officer_stays(wall: &Wall, color: Color, role: Role, from: Square, man: Option<&WallMan>) {
    for to in sees(role, from, |square| fixed_on(wall, square).is_some()) {
        if fixed_on(wall, to).is_some_and(|fixed| fixed.piece.color == color) {
            continue;
        }
        if role == Role::King && guarded(wall, !color, to) {
            continue;
        }
        let reach = man.map_or(wall.promoted(color), |man| man.reach);
        assert!(reach.contains(to), "{role:?} {from} goes to {to}");
        arrives(wall, color, to);
    }
}

/// Whoever of the other side might stand on a square that can be captured on must be marked as taken.
fn arrives(wall: &Wall, color: Color, to: Square) {
    for other in &wall.men {
        if other.piece.color != color && other.piece.role != Role::King && other.reach.contains(to) {
            assert!(other.taken, "{:?} from {} is taken on {to}", other.piece, other.origin);
        }
    }
}

/// A man that stands for ever attacks the square, whatever stands between.
fn guarded(wall: &Wall, by: Color, square: Square) -> bool {
    wall.men.iter().filter(|man| is_fixed(man) && man.piece.color == by).any(|man| match man.piece.role {
        Role::Pawn => strikes(by, man.origin).any(|s| s == square),
        role => sees(role, man.origin, |_| true).contains(&square),
    })
}

fn pawn_stays(wall: &Wall, pawn: &WallMan, from: Square) {
    let color = pawn.piece.color;
    let (first, last) = if color.is_white() { (1, 7) } else { (6, 0) };
    let inside = |to: Square| {
        if to.rank() as i32 == last { wall.promoted(color).contains(to) } else { pawn.reach.contains(to) }
    };
    let open = |to: Square| fixed_on(wall, to).is_none() && !held_up(wall, pawn, to);
    let one = beyond(from, 0, forward(color)).filter(|to| open(*to));
    if let Some(one) = one {
        assert!(inside(one), "a pawn goes to {one}");
        if from.rank() as i32 == first
            && let Some(two) = beyond(one, 0, forward(color)).filter(|to| open(*to))
        {
            assert!(inside(two), "a pawn goes to {two}");
        }
    }
    for to in strikes(color, from) {
        let victim = wall.men.iter().any(|other| {
            other.piece.color != color && other.piece.role != Role::King && other.reach.contains(to)
        });
        if victim || wall.promoted(!color).contains(to) {
            assert!(inside(to), "a pawn captures on {to}");
            arrives(wall, color, to);
        }
        let (Some(start), Some(landing)) = (beyond(to, 0, forward(color)), beyond(to, 0, -forward(color)))
        else {
            continue;
        };
        for other in wall.men.iter().filter(|m| m.piece.color != color && m.piece.role == Role::Pawn) {
            let home = if color.is_white() { 6 } else { 1 };
            let passes = start.rank() as i32 == home
                && other.reach.contains(start)
                && fixed_on(wall, to).is_none()
                && fixed_on(wall, landing).is_none()
                && other.reach.contains(landing);
            if passes {
                assert!(inside(to) && other.taken, "a pawn captures in passing on {to}");
            }
        }
    }
}

/// Two pawns that never leave their file, the other never taken, do not pass each other.
fn held_up(wall: &Wall, pawn: &WallMan, to: Square) -> bool {
    let on_file = |man: &WallMan| man.reach.into_iter().all(|square| square.file() == man.origin.file());
    let ahead = |a: Square, b: Square| (a.rank() as i32 - b.rank() as i32) * forward(pawn.piece.color);
    on_file(pawn)
        && wall.men.iter().any(|other| {
            other.piece.role == Role::Pawn
                && other.piece.color != pawn.piece.color
                && !other.taken
                && other.origin.file() == pawn.origin.file()
                && on_file(other)
                && ahead(other.origin, pawn.origin) > 0
                && ahead(to, other.origin) >= 0
        })
}
