//! Scheveningen: every player of one team meets every player of the other.

use arbitro_tournament::{Colour, PairingNumber};
use serde::{Deserialize, Serialize};

use crate::{Pair, PairingError, PairingSystem, RoundPairing, Tournament, Watch};

/// Two teams of the same size: the lower half of the pairing numbers against the upper half. In round r player i of
/// the first team meets player (i + r - 2) mod n + 1 of the second.
///
/// Everybody's colours are balanced, as far as the number of games allows, and never three alike in a row. Where the
/// size is odd or divides by four, so are the colours of a team in each round; otherwise a whole team has White, by
/// turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheveningen;

/// Whether a player of the first team (from 0) has the initial colour in a round (from 0).
const fn has_initial(size: usize, player: usize, round: usize) -> bool {
    if size % 2 == 1 {
        // The games fall into n classes, of each of which everybody has one game and each round one: half of the classes
        // are played with the one colour and half with the other, the middle one half and half. Who goes from round to
        // round moves half way around the classes, so that colours change.
        let (class, middle) = ((player + size.div_ceil(2) * round) % size, size / 2);
        return class < middle || (class == middle && player.is_multiple_of(2));
    }
    let turned = round + if size.is_multiple_of(4) { player % 4 / 2 } else { 0 };
    turned.is_multiple_of(2)
}

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
            let initial: Colour = tournament.initial_colour;
            let colour = if has_initial(size, i, shift) { initial } else { initial.other() };
            second(i).map(|second| Pair::with_colour(*first, colour, second))
        });
        Ok(RoundPairing { pairs: pairs.collect(), byes: Vec::new() })
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        u16::try_from(tournament.players.len() / 2).ok()
    }
}
