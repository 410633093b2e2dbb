//! Boards: who sits where.

use std::collections::BTreeMap;

use arbitro_tournament::PairingNumber;

use crate::RoundPairing;

/// The board of each pair, from 1, where some players cannot move about: a pair with such a player sits at his board,
/// the others fill the boards that are left in their order (C.04.2 art. 4.4).
///
/// Where two pairs are bound to one board, the first in order has it; where both players of a pair are bound, the lower
/// board is taken. A board past the last pair stays as it is. Board 0 is no board.
pub fn assign(pairing: &RoundPairing, fixed: &[(PairingNumber, u32)]) -> Vec<u32> {
    let bound: BTreeMap<PairingNumber, u32> = fixed.iter().copied().filter(|(_, board)| *board > 0).collect();
    let mut taken: BTreeMap<u32, usize> = BTreeMap::new();
    for (i, pair) in pairing.pairs.iter().enumerate() {
        let mut boards: Vec<u32> =
            [pair.white, pair.black].iter().filter_map(|n| bound.get(n).copied()).collect();
        boards.sort_unstable();
        if let Some(board) = boards.into_iter().find(|board| !taken.contains_key(board)) {
            taken.insert(board, i);
        }
    }
    let of_pair: BTreeMap<usize, u32> = taken.iter().map(|(board, i)| (*i, *board)).collect();
    let mut free = (1..).filter(|board| !taken.contains_key(board));
    (0..pairing.pairs.len()).filter_map(|i| of_pair.get(&i).copied().or_else(|| free.next())).collect()
}
