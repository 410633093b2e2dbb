//! Berger tables (C.05 Annex 1) for any number of players.

use crate::PairingError;

/// One game of a table: White's and Black's numbers, from 1. In a table of an odd number of players the number
/// after the last stands for the rest.
pub type Game = (u16, u16);

/// The most players a table is made for.
pub const MAX_PLAYERS: u16 = 2_000;

/// How many rounds one cycle of `players` takes.
pub const fn rounds_in_cycle(players: u16) -> u16 {
    match players {
        0 | 1 => 0,
        n if n % 2 == 0 => n - 1,
        n => n,
    }
}

/// The games of a round (from 1) of a single cycle, first board first.
///
/// Player n (the last, even number) meets k = (r + 1) / 2 in odd rounds, who has White, and n / 2 + r / 2 in even
/// rounds, who has Black. On board i + 1, k + i has White against k - i, both counted round 1 to n - 1.
pub fn round(players: u16, round: u16) -> Result<Vec<Game>, PairingError> {
    let last = rounds_in_cycle(players);
    if !(2..=MAX_PLAYERS).contains(&players) {
        return Err(PairingError::WrongNumberOfPlayers { found: players.into(), needed: 2 });
    }
    if round == 0 || round > last {
        return Err(PairingError::NoSuchRound { round, last });
    }
    let n = players + players % 2;
    let odd_round = round % 2 == 1;
    let k = if odd_round { round.div_ceil(2) } else { n / 2 + round / 2 };
    let wrap = |x: u16| (x + n - 2) % (n - 1) + 1;
    let mut games = Vec::with_capacity(usize::from(n / 2));
    games.push(if odd_round { (k, n) } else { (n, k) });
    games.extend((1..n / 2).map(|i| (wrap(k + i), wrap(k + (n - 1) - i))));
    Ok(games)
}

/// The games of a round (from 1) of a tournament of several cycles. Colours are reversed in every second cycle;
/// with `swap`, the last two rounds of each cycle but the last change places, so that nobody has the same colour
/// three times running where two cycles meet (C.05 Annex 1).
pub fn round_of_cycles(players: u16, cycles: u16, swap: bool, round: u16) -> Result<Vec<Game>, PairingError> {
    let length = rounds_in_cycle(players);
    let last = length.saturating_mul(cycles);
    if round == 0 || round > last {
        return Err(PairingError::NoSuchRound { round, last });
    }
    let (cycle, within) = ((round - 1) / length, (round - 1) % length + 1);
    let swapped = match within {
        _ if !swap || cycle + 1 == cycles || length < 2 => within,
        w if w == length => length - 1,
        w if w == length - 1 => length,
        w => w,
    };
    let games = self::round(players, swapped)?;
    Ok(if cycle % 2 == 0 { games } else { games.into_iter().map(|(w, b)| (b, w)).collect() })
}
