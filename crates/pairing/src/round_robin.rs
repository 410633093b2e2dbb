//! Round robins (C.05): everybody meets everybody, by the Berger tables.

use arbitro_tournament::{PairingNumber, SideResult};
use serde::{Deserialize, Serialize};

use crate::berger;
use crate::{Bye, Pair, PairingError, PairingSystem, RoundPairing, Tournament, Watch};

/// A round robin of one or more cycles. The numbers in the tables are the players' places by pairing number, however
/// these were given: by hand, by lot or by a Varma draw.
///
/// The schedule is fixed: a player who is absent stays in his pair, and the game is forfeited when it is not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundRobin {
    /// How many times everybody meets everybody.
    pub cycles: u16,
    /// Whether the last two rounds of each cycle but the last change places (C.05 Annex 1).
    pub swap_last_two: bool,
    /// Players who left before half of their games ([`Withdrawal::Annulled`]): their opponents rest.
    pub annulled: Vec<PairingNumber>,
}

impl RoundRobin {
    /// A round robin of this many cycles, with the last two rounds of each cycle but the last changing places.
    pub const fn new(cycles: u16) -> Self {
        Self { cycles, swap_last_two: true, annulled: Vec::new() }
    }
}

/// What becomes of the games of a player who leaves a round robin (C.05 art. 6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// Under half of the games were played: they count for nobody's points.
    Annulled,
    /// Half or more were played: the rest is lost by forfeit.
    RestForfeited,
}

impl Withdrawal {
    /// What a withdrawal after `played` of `scheduled` games means.
    pub const fn after(played: u16, scheduled: u16) -> Self {
        if 2 * (played as u32) < scheduled as u32 { Self::Annulled } else { Self::RestForfeited }
    }
}

impl PairingSystem for RoundRobin {
    fn pair(&self, tournament: &Tournament, _: &mut Watch<'_>) -> Result<RoundPairing, PairingError> {
        let count = tournament.players.len();
        let wrong = PairingError::WrongNumberOfPlayers { found: count, needed: 2 };
        let players = u16::try_from(count).map_err(|_| wrong)?;
        let games =
            berger::round_of_cycles(players, self.cycles, self.swap_last_two, tournament.next_round())?;
        let number = |place: u16| {
            let player = tournament.players.get(usize::from(place).wrapping_sub(1));
            player.map(|p| p.number).filter(|n| !self.annulled.contains(n))
        };
        let mut pairing = RoundPairing::default();
        for (white, black) in games {
            match (number(white), number(black)) {
                (Some(white), Some(black)) => pairing.pairs.push(Pair { white, black }),
                (Some(player), None) | (None, Some(player)) => {
                    pairing.byes.push(Bye { player, result: SideResult::ZeroPointBye });
                }
                (None, None) => {}
            }
        }
        Ok(pairing)
    }

    fn rounds(&self, tournament: &Tournament) -> Option<u16> {
        let players = u16::try_from(tournament.players.len()).unwrap_or(u16::MAX);
        Some(berger::rounds_in_cycle(players).saturating_mul(self.cycles))
    }
}
