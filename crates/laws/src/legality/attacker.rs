//! A piece and the square it acts from.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, Color, Role, Square};

use crate::wire;

/// A piece that attacks a square (articles 3.1.2, 3.1.3: also when it is pinned).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attacker {
    /// Where it stands.
    #[serde(with = "wire::one")]
    pub square: Square,
    /// What it is.
    #[serde(with = "wire::one")]
    pub role: Role,
}

impl Attacker {
    /// All pieces of `color` on `board` that attack `square`, with `occupied` in their way.
    pub fn all(board: &Board, square: Square, color: Color, occupied: Bitboard) -> Vec<Attacker> {
        let attackers = board.attacks_to(square, color, occupied) & occupied;
        attackers
            .into_iter()
            .filter_map(|square| board.role_at(square).map(|role| Attacker { square, role }))
            .collect()
    }
}
