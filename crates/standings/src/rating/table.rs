//! The two tables of B.02 art. 8.1: what is expected of a difference, and what difference a percentage is worth.

use arbitro_tournament::Points;

/// Table 8.1.2, one row a step of a hundredth: the greatest difference in rating for which the higher rated player is
/// expected to score .50, .51, ... .99. Above the last he is expected to win.
const GREATEST_DIFFERENCE: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// Table 8.1.1 (the same as B.01 table 1.4.9), from 50 to 100 per cent: the difference in rating that a percentage is
/// worth. Below 50 per cent it is the negative of the mirrored one.
const WORTH: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// The scoring probability PD of a player whose rating is higher by `difference` (lower, if it is negative), in
/// hundredths of a point (B.02 art. 8.1.2). It knows no limit of 400 points.
///
/// ```
/// use arbitro_standings::rating::expected;
/// assert_eq!(expected(92).to_string(), "0.63");
/// assert_eq!(expected(-400).to_string(), "0.08");
/// ```
pub fn expected(difference: i32) -> Points {
    let apart = difference.unsigned_abs();
    let step = GREATEST_DIFFERENCE.partition_point(|limit| u32::from(*limit) < apart);
    let higher = Points::from_hundredths(50 + i32::try_from(step).unwrap_or(50));
    if difference < 0 { Points::ONE - higher } else { higher }
}

/// The difference in rating dp that a percentage is worth (B.02 art. 8.1.1, B.01 art. 1.4.9). Percentages past 100 count
/// as 100.
pub fn difference(percentage: u8) -> i32 {
    let worth = |above: u8| WORTH.get(usize::from(above)).copied().unwrap_or(800);
    match percentage.checked_sub(50) {
        Some(above) => worth(above),
        None => -worth(50 - percentage),
    }
}

/// What percentage a score is of the games, to the nearest whole number, half rounded up (B.01 art. 1.4.9). None without
/// games.
pub fn percentage(score: Points, games: usize) -> Option<u8> {
    let games = i64::try_from(games).ok().filter(|games| *games > 0)?;
    let hundredths = i64::from(score.hundredths());
    let rounded = half_up(hundredths, games)?;
    Some(u8::try_from(rounded.clamp(0, 100)).unwrap_or(100))
}

/// The quotient to the nearest whole number, half rounded up; none for a divisor that is not positive.
pub(crate) fn half_up(dividend: i64, divisor: i64) -> Option<i64> {
    (divisor > 0).then(|| (2 * dividend + divisor).div_euclid(2 * divisor))
}
