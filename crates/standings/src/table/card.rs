//! The card of a player: the own way through the tournament.

use arbitro_tournament::{PairingNumber, Points, Rating};
use serde::Serialize;

use super::TableRound;
use crate::field::Field;

/// A round on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardRound {
    /// The round.
    #[serde(flatten)]
    pub round: TableRound,
    /// The opponent's rating.
    pub opponent_rating: Option<Rating>,
    /// The opponent's score at the end of the rounds shown.
    pub opponent_score: Option<Points>,
    /// The own score after the round, without points beside the results.
    pub running_score: Points,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerCard {
    /// The number.
    pub number: PairingNumber,
    /// The rating.
    pub rating: Option<Rating>,
    /// The score, points beside the results included.
    pub score: Points,
    /// The rounds.
    pub rounds: Vec<CardRound>,
}

/// The card of the participant with this number; none if nobody has it.
pub fn player_card(field: &Field, number: PairingNumber) -> Option<PlayerCard> {
    let place = field.place(number)?;
    let primary = field.rules().primary();
    let mut running = Points::ZERO;
    let card_round = |(i, round): (usize, &crate::Round)| {
        running += round.score(primary);
        CardRound {
            round: TableRound::of(field, i, round),
            opponent_rating: round.opponent.and_then(|opponent| field.participant(opponent)?.rating),
            opponent_score: round.opponent.map(|opponent| field.score(opponent)),
            running_score: running,
        }
    };
    Some(PlayerCard {
        number,
        rating: field.participant(place)?.rating,
        score: field.score(place),
        rounds: field.rounds(place).iter().enumerate().map(card_round).collect(),
    })
}
