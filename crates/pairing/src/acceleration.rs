//! Acceleration (C.04.7): virtual points by the Baku method.

use arbitro_tournament::{PairingNumber, Points, ScoringSystem};

use crate::VirtualPoints;

/// The size of the first group of a Baku acceleration (C.04.7 art. 1.3.1): half of the players, rounded up to an
/// even number.
pub const fn baku_group(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// The virtual points of a Baku acceleration, for the players of the first round by pairing number.
///
/// The first half of the rounds (rounded up) is accelerated: the first half of those by a win, the others by half of
/// one (art. 1.4). The last player of the first group stays the same when late entries come (art. 1.3.2): pairing
/// numbers are looked at, not places, so the group is to be made anew with that player's new number.
pub fn baku(numbers: &[PairingNumber], planned_rounds: u16, scoring: &ScoringSystem) -> Vec<VirtualPoints> {
    let last = baku_group(numbers.len()).checked_sub(1).and_then(|i| numbers.get(i).or(numbers.last()));
    match (numbers.first(), last) {
        (Some(first), Some(last)) => baku_to(*first, *last, planned_rounds, scoring),
        _ => Vec::new(),
    }
}

/// The virtual points of a Baku acceleration whose first group goes from one player to another.
pub fn baku_to(
    first_player: PairingNumber,
    last_player: PairingNumber,
    planned_rounds: u16,
    scoring: &ScoringSystem,
) -> Vec<VirtualPoints> {
    let accelerated = planned_rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let half = Points::from_hundredths(scoring.win.hundredths() / 2);
    [(scoring.win, 1, full), (half, full + 1, accelerated)]
        .into_iter()
        .filter(|(_, first, last)| first <= last)
        .map(|(points, first_round, last_round)| VirtualPoints {
            points,
            first_round,
            last_round,
            first_player,
            last_player,
        })
        .collect()
}

/// Whether the Baku method may be used: a win is worth two draws, a loss nothing (C.04.7 art. 1.1).
pub const fn baku_allowed(scoring: &ScoringSystem) -> bool {
    scoring.win.hundredths() == 2 * scoring.draw.hundredths() && scoring.loss.hundredths() == 0
}
