//! What a pairing made by hand does to the colours of single players (C.04.3 art. 1.6, criteria C10 and C11).

use arbitro_tournament::{Colour, PairingNumber};
use serde::{Deserialize, Serialize};

use crate::{RoundPairing, Tournament};

/// A limit that the colours of a player go past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourBreach {
    /// The same colour in three games in a row.
    ThirdInARow,
    /// Three more games with one colour than with the other, before the last round.
    Difference,
}

/// The players who would go past a limit with this pairing of the next round.
pub fn colour_breaches(
    tournament: &Tournament,
    pairing: &RoundPairing,
) -> Vec<(PairingNumber, ColourBreach)> {
    let last_round = tournament.next_round() >= tournament.planned_rounds;
    let sides = pairing.pairs.iter().flat_map(|p| [(p.white, Colour::White), (p.black, Colour::Black)]);
    let mut found = Vec::new();
    for (number, given) in sides {
        let Some(player) = tournament.players.iter().find(|player| player.number == number) else { continue };
        let rounds = player.rounds.iter().take(usize::from(tournament.rounds_played));
        let colours: Vec<Colour> = rounds.filter_map(crate::RoundRecord::played_colour).collect();
        if colours.iter().rev().take(2).filter(|colour| **colour == given).count() == 2 {
            found.push((number, ColourBreach::ThirdInARow));
        }
        let same = colours.iter().filter(|colour| **colour == given).count();
        if !last_round && (same + 1).saturating_sub(colours.len() - same) > 2 {
            found.push((number, ColourBreach::Difference));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use arbitro_tournament::SideResult;

    use super::*;
    use crate::{Pair, RoundRecord};

    fn breaches(colours: &str, planned: u16) -> Vec<ColourBreach> {
        let rounds = u16::try_from(colours.len()).unwrap_or(0);
        let mut tournament = Tournament::new(2, planned);
        tournament.rounds_played = rounds;
        let record = |letter: char| RoundRecord {
            // A forfeit gives no colour.
            result: if letter == 'f' { SideResult::ForfeitWin } else { SideResult::Draw },
            opponent: Some(PairingNumber(9)),
            colour: Some(if letter == 'b' { Colour::Black } else { Colour::White }),
        };
        tournament.players[0].rounds = colours.chars().map(record).collect();
        let pairing = RoundPairing {
            pairs: vec![Pair { white: PairingNumber(1), black: PairingNumber(2) }],
            ..RoundPairing::default()
        };
        colour_breaches(&tournament, &pairing).into_iter().map(|(_, breach)| breach).collect()
    }

    #[test]
    fn a_third_white_and_a_difference_of_three_are_too_many() {
        assert_eq!(breaches("ww", 9), [ColourBreach::ThirdInARow, ColourBreach::Difference]);
        assert_eq!(breaches("bww", 9), [ColourBreach::ThirdInARow]);
        assert_eq!(breaches("wbwbww", 9), [ColourBreach::ThirdInARow, ColourBreach::Difference]);
        assert_eq!(breaches("wwbw", 9), [ColourBreach::Difference]);
        assert_eq!(breaches("wwbw", 5), []);
        assert_eq!(breaches("wfw", 9), [ColourBreach::ThirdInARow, ColourBreach::Difference]);
        assert_eq!(breaches("wf", 9), []);
    }
}
