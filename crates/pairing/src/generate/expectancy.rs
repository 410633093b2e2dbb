//! Results by the FIDE expectancy (B.02 art. 8.1.2).

use arbitro_tournament::SideResult;

use super::random::Random;

/// The largest rating difference for a scoring probability of 50, 51... 99 hundredths for the higher rated.
const DIFFERENCES: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// The scoring probability of the first of two players, in hundredths.
pub fn expectancy(rating: u16, opponent: u16) -> u16 {
    let difference = rating.abs_diff(opponent);
    let row = DIFFERENCES.partition_point(|d| *d < difference);
    let higher = 50 + u16::try_from(row).unwrap_or(50);
    if rating >= opponent { higher } else { 100 - higher }
}

/// The result of a game that is played: White's side and Black's. Of a thousand games between equals so many are
/// drawn; the more unequal the players, the fewer.
pub fn result(white: u16, black: u16, draws: u16, random: &mut Random) -> (SideResult, SideResult) {
    let expected = 10 * expectancy(white, black);
    let draw = draws.min(2 * expected).min(2 * (1000 - expected));
    let win = expected - draw / 2;
    let point = u16::try_from(random.below(1000)).unwrap_or(0);
    if point < win {
        (SideResult::Win, SideResult::Loss)
    } else if point < win + draw {
        (SideResult::Draw, SideResult::Draw)
    } else {
        (SideResult::Loss, SideResult::Win)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_handbooks() {
        for (difference, higher) in
            [(0, 50), (3, 50), (4, 51), (100, 64), (200, 76), (400, 92), (735, 99), (736, 100)]
        {
            assert_eq!(expectancy(1500 + difference, 1500), higher, "{difference}");
            assert_eq!(expectancy(1500, 1500 + difference), if difference == 0 { 50 } else { 100 - higher });
        }
    }

    #[test]
    fn the_better_player_scores_as_expected() {
        let mut random = Random::new(7);
        let mut score = 0;
        for _ in 0..20_000 {
            score += match result(1800, 1700, 300, &mut random).0 {
                SideResult::Win => 2,
                SideResult::Draw => 1,
                _ => 0,
            };
        }
        assert!((25_200..26_000).contains(&score), "{score}"); // 64 % of 40,000
    }
}
