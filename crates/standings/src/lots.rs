//! Drawing of lots that can be repeated (C.07 art. 4.2): the seed is drawn in public and written down, and everybody
//! can find the same order from it.

use arbitro_tournament::PairingNumber;

/// The order in which these numbers are drawn. It depends on the numbers and the seed alone, not on the order in which
/// the numbers are given.
pub fn draw(numbers: &[PairingNumber], seed: u64) -> Vec<PairingNumber> {
    let mut left = numbers.to_vec();
    left.sort_unstable();
    let mut state = seed;
    let mut drawn = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let size = u64::try_from(left.len()).unwrap_or(u64::MAX);
        let chosen = usize::try_from(below(&mut state, size)).unwrap_or(0);
        drawn.push(left.remove(chosen));
    }
    drawn
}

/// A number below `size`, each equally likely.
fn below(state: &mut u64, size: u64) -> u64 {
    let fair = u64::MAX - u64::MAX % size;
    loop {
        let number = next(state);
        if number < fair {
            return number % size;
        }
    }
}

/// The generator `SplitMix64`: each number of 64 bits once in its period, and simple enough to be checked by hand.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(of: &[u16]) -> Vec<PairingNumber> {
        of.iter().copied().map(PairingNumber).collect()
    }

    #[test]
    fn the_same_seed_draws_the_same_order_whatever_the_order_given() {
        let one = draw(&numbers(&[3, 8, 12, 40]), 7);
        assert_eq!(one, draw(&numbers(&[40, 3, 12, 8]), 7));
        let orders: std::collections::BTreeSet<_> = (0..200)
            .map(|seed| draw(&numbers(&[1, 2, 3]), seed).iter().map(|n| n.0).collect::<Vec<_>>())
            .collect();
        assert_eq!(orders.len(), 6, "every order can come");
        assert!(draw(&[], 1).is_empty());
    }

    #[test]
    fn the_generator_gives_its_published_first_number() {
        assert_eq!(next(&mut 1_234_567), 6_457_827_717_110_365_317);
    }
}
