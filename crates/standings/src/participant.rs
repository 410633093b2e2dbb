//! Who takes part, and what became of each round.

use arbitro_tournament::{Colour, PairingNumber, Points, Rating, SideResult};
use serde::{Deserialize, Serialize};

/// What a participant did in one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundCell {
    /// The opponent; none for a bye, a rest or an absence.
    pub opponent: Option<PairingNumber>,
    /// The colour, where there is an opponent; of a team, that of its first board.
    pub colour: Option<Colour>,
    /// The result of the game or match; none while it is not finished.
    pub result: Option<SideResult>,
    /// The points awarded, where they are not what the result is worth in the scoring system. Points without a result
    /// are those that stand in for an adjourned game.
    pub points: Option<Points>,
    /// The game points of a team; where they are not given, those of a bye or forfeit on every board.
    pub game_points: Option<Points>,
    /// The points of a team on each board, from the first; none given as for game points.
    pub boards: Vec<Points>,
}

/// Points given or taken beside the results (record 299 of the report file).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Points, or match points.
    pub points: Points,
    /// Game points of a team.
    pub game_points: Points,
}

/// Whether the results of a participant count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// As everybody's; also of those who withdrew later.
    #[default]
    Counted,
    /// They stay in the cross table, but count for nobody: withdrawn from a round robin before half of the games
    /// (C.05 art. 6.6).
    Annulled,
    /// They count for the opponents, but give no rank: who was expelled is left out of the table.
    Unranked,
}

impl Counting {
    /// Of one who leaves a round robin after so many of the games that were due: with half of them played, results
    /// count and the rest is lost by forfeit; with less, nothing counts (C.05 art. 6.6).
    pub const fn of_withdrawal(played: u16, due: u16) -> Self {
        if 2 * (played as u32) < due as u32 { Self::Annulled } else { Self::Counted }
    }
}

/// A player or a team with the rounds so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// The pairing number, or the number of the team.
    pub number: PairingNumber,
    /// The rating at the start.
    pub rating: Option<Rating>,
    /// One cell a round, from round 1; those that are missing at the end are absences.
    pub rounds: Vec<RoundCell>,
    /// Points beside the results.
    pub correction: Correction,
    /// Whether the results count.
    pub counting: Counting,
}

impl Participant {
    /// A participant of whom nothing but the rounds is known.
    pub fn new(number: PairingNumber, rounds: Vec<RoundCell>) -> Self {
        Self { number, rating: None, rounds, correction: Correction::default(), counting: Counting::Counted }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_games_must_be_played_to_count() {
        assert_eq!(Counting::of_withdrawal(4, 9), Counting::Annulled);
        assert_eq!(Counting::of_withdrawal(5, 9), Counting::Counted);
        assert_eq!(Counting::of_withdrawal(5, 10), Counting::Counted);
    }
}
