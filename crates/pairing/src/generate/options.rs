//! What a generated tournament is to be like.

use arbitro_tournament::{Colour, Points, ScoringSystem};
use serde::{Deserialize, Serialize};

use super::random::Random;

/// An acceleration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acceleration {
    /// None.
    None,
    /// The Baku method (C.04.7).
    Baku,
    /// Virtual points for some of the first players in some of the first rounds.
    Random,
}

/// What a generated tournament is to be like. What is none is chosen from the seed. Rates are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of players.
    pub players: u16,
    /// The number of rounds.
    pub rounds: u16,
    /// The seed.
    pub seed: u64,
    /// Ratings given one by one; empty to draw them.
    pub ratings: Vec<u16>,
    /// The lowest and the highest rating drawn.
    pub rating_range: Option<(u16, u16)>,
    /// Draws between equals, of all games.
    pub draws: Option<u16>,
    /// Forfeits, of all games.
    pub forfeits: Option<u16>,
    /// Results such as 0-0 and ½-0, of all games.
    pub odd_results: Option<u16>,
    /// Games that were begun and are not rated, of all games.
    pub unrated_games: Option<u16>,
    /// Half-point byes, of players a round.
    pub half_point_byes: Option<u16>,
    /// Zero-point byes, of players a round.
    pub zero_point_byes: Option<u16>,
    /// Full-point byes, of players a round.
    pub full_point_byes: Option<u16>,
    /// Players who come late, of all players.
    pub late_entries: Option<u16>,
    /// Players who leave early, of all players.
    pub withdrawals: Option<u16>,
    /// The number of groups of players who may not meet.
    pub prohibited_groups: Option<u16>,
    /// Acceleration.
    pub acceleration: Option<Acceleration>,
    /// The scoring.
    pub scoring: Option<ScoringSystem>,
    /// The colour drawn by lot.
    pub initial_colour: Option<Colour>,
}

impl Options {
    /// Options that leave all open but these.
    pub const fn new(players: u16, rounds: u16, seed: u64) -> Self {
        Self {
            players,
            rounds,
            seed,
            ratings: Vec::new(),
            rating_range: None,
            draws: None,
            forfeits: None,
            odd_results: None,
            unrated_games: None,
            half_point_byes: None,
            zero_point_byes: None,
            full_point_byes: None,
            late_entries: None,
            withdrawals: None,
            prohibited_groups: None,
            acceleration: None,
            scoring: None,
            initial_colour: None,
        }
    }

    /// The same with everything chosen.
    pub(super) fn filled(&self, random: &mut Random) -> Self {
        // Half of the tournaments are without the rarer things.
        let mut rate = |given: Option<u16>, most: u16| {
            let chosen = if random.per_mille(500) { 0 } else { random.between(0, most) };
            Some(given.unwrap_or(chosen))
        };
        let mut filled = Self {
            forfeits: rate(self.forfeits, 60),
            odd_results: rate(self.odd_results, 10),
            unrated_games: rate(self.unrated_games, 10),
            half_point_byes: rate(self.half_point_byes, 40),
            zero_point_byes: rate(self.zero_point_byes, 30),
            full_point_byes: rate(self.full_point_byes, 4),
            late_entries: rate(self.late_entries, 80),
            withdrawals: rate(self.withdrawals, 100),
            ..self.clone()
        };
        let draws = random.between(150, 500);
        filled.draws = filled.draws.or(Some(draws));
        let low = random.between(1000, 1900);
        let range = (low, low + random.between(100, 900));
        filled.rating_range = filled.rating_range.or(Some(range));
        let groups = if random.per_mille(800) { 0 } else { random.between(1, 4) };
        filled.prohibited_groups = filled.prohibited_groups.or(Some(groups));
        let scoring = Self::chosen_scoring(random);
        filled.scoring = filled.scoring.or(Some(scoring));
        let acceleration = match random.below(10) {
            0 => Acceleration::Baku,
            1 => Acceleration::Random,
            _ => Acceleration::None,
        };
        filled.acceleration = filled.acceleration.or(Some(acceleration));
        let colour = if random.per_mille(500) { Colour::White } else { Colour::Black };
        filled.initial_colour = filled.initial_colour.or(Some(colour));
        filled
    }

    fn chosen_scoring(random: &mut Random) -> ScoringSystem {
        let mut scoring = ScoringSystem::STANDARD;
        if random.per_mille(100) {
            scoring.win = Points::from_hundredths(300);
            scoring.draw = Points::ONE;
            scoring.pairing_allocated_bye = scoring.win;
        }
        match random.below(12) {
            0 => scoring.pairing_allocated_bye = scoring.draw,
            1 => scoring.pairing_allocated_bye = Points::ZERO,
            _ => {}
        }
        scoring
    }
}
