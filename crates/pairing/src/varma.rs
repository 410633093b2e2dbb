//! Varma tables (C.05 Annex 2): a restricted draw of numbers for a round robin, so that players of one federation do
//! not meet in the last three rounds.

use crate::generate::Random;

/// One row a size (the even number of places): the groups A, B, C and D. For an odd number of players the highest
/// number is left out.
const TABLES: [(u16, [&[u16]; 4]); 8] = [
    (10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]),
    (12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]),
    (14, [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]]),
    (16, [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]]),
    (18, [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]]),
    (20, [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]]),
    (22, [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]]),
    (24, [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]]),
];

/// The groups of numbers for this many players, 9 to 24.
pub fn groups(players: u16) -> Option<[Vec<u16>; 4]> {
    let row = TABLES.iter().find(|row| row.0 == players + players % 2)?;
    Some(row.1.map(|group| group.iter().copied().filter(|n| *n <= players).collect()))
}

/// Draws numbers for contingents of these sizes, the largest first (equal ones by the code of their federation): each
/// draws from one group that is large enough for it, or, where there is none any more, from the largest groups.
/// Gives the numbers of each contingent; none for a size without a table, or if the sizes do not add up.
pub fn draw(players: u16, contingents: &[usize], random: &mut Random) -> Option<Vec<Vec<u16>>> {
    let mut groups = groups(players)?;
    if contingents.iter().sum::<usize>() != usize::from(players) {
        return None;
    }
    let mut drawn = Vec::with_capacity(contingents.len());
    for size in contingents {
        let mut numbers = Vec::with_capacity(*size);
        let large: Vec<usize> = (0..4).filter(|g| groups.get(*g).is_some_and(|g| g.len() >= *size)).collect();
        let chosen = large.get(below(random, large.len())).copied();
        while numbers.len() < *size {
            let largest = (0..4).max_by_key(|g| groups.get(*g).map_or(0, Vec::len));
            let group = groups.get_mut(chosen.or(largest)?)?;
            if group.is_empty() {
                return None;
            }
            let at = below(random, group.len());
            numbers.push(group.remove(at));
        }
        drawn.push(numbers);
    }
    Some(drawn)
}

fn below(random: &mut Random, n: usize) -> usize {
    let limit = u64::try_from(n).unwrap_or(0);
    usize::try_from(random.below(limit)).unwrap_or(0)
}
