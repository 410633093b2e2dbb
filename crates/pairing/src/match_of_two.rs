//! A match of two players.

use serde::{Deserialize, Serialize};

use crate::{Pair, PairingError, PairingSystem, RoundPairing, Tournament, Watch};

/// A match of so many games. Colours alternate from the initial colour, which the first player has; with `turn`,
/// they change over once more in the middle, so that both play as often first after a rest day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOfTwo {
    /// How many games.
    pub games: u16,
    /// Whether colours change over in the middle.
    pub turn: bool,
}

impl PairingSystem for MatchOfTwo {
    fn pair(&self, tournament: &Tournament, _: &mut Watch<'_>) -> Result<RoundPairing, PairingError> {
        let [first, second] = tournament.players.as_slice() else {
            let found = tournament.players.len();
            return Err(PairingError::WrongNumberOfPlayers { found, needed: 2 });
        };
        let played = tournament.rounds_played;
        if played >= self.games {
            return Err(PairingError::NoSuchRound { round: tournament.next_round(), last: self.games });
        }
        let turned = self.turn && self.games.is_multiple_of(4) && played >= self.games / 2;
        let other = (played + u16::from(turned)) % 2 == 1;
        let colour = if other { tournament.initial_colour.other() } else { tournament.initial_colour };
        let pair = Pair::with_colour(first.number, colour, second.number);
        Ok(RoundPairing { pairs: vec![pair], byes: Vec::new() })
    }

    fn rounds(&self, _: &Tournament) -> Option<u16> {
        Some(self.games)
    }
}
