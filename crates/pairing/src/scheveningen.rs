//! Scheveningen: every player of one team meets every player of the other.

use arbitro_tournament::{Colour, PairingNumber};
use serde::{Deserialize, Serialize};

use crate::{Pair, PairingError, PairingSystem, RoundPairing, Tournament, Watch};

/// Two teams of the same size: the lower half of the pairing numbers against the upper half. In round r player i of
/// the first team meets player (i + r - 2) mod n + 1 of the second.
///
/// Where the size divides by four, half of each team has White in each round; otherwise a whole team has, by turns.
/// Everybody's colours are balanced, as far as the number of games allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheveningen;

impl PairingSystem for Scheveningen {
    fn pair(&self, tournament: &Tournament, _: &mut Watch<'_>) -> Result<RoundPairing, PairingError> {
        let count = tournament.players.len();
        let size = count / 2;
        if size == 0 || !count.is_multiple_of(2) {
            return Err(PairingError::WrongNumberOfPlayers { found: count, needed: 2 * size.max(1) });
        }
        let round = tournament.next_round();
        if usize::from(round) > size {
            let last = u16::try_from(size).unwrap_or(u16::MAX);
            return Err(PairingError::NoSuchRound { round, last });
        }
        let shift = usize::from(round) - 1;
        let numbers: Vec<PairingNumber> = tournament.players.iter().map(|p| p.number).collect();
        let (home, away) = numbers.split_at(size);
        let second = |i: usize| away.iter().cycle().nth(i + shift).copied();
        let pairs = home.iter().enumerate().filter_map(|(i, first)| {
            let turned = shift + if size.is_multiple_of(4) { i % 4 / 2 } else { 0 };
            let initial: Colour = tournament.initial_colour;
            let colour = if turned % 2 == 0 { initial } else { initial.other() };
            second(i).map(|second| Pair::with_colour(*first, colour, second))
        });
        Ok(RoundPairing { pairs: pairs.collect(), byes: Vec::new() })
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        u16::try_from(tournament.players.len() / 2).ok()
    }
}
