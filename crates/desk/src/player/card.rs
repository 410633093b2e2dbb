//! `player/card`: a player's way through the tournament.

use std::collections::BTreeMap;

use arbitro_pairing::dutch::{Edition, Float, floats};
use arbitro_standings::table::{self, player_card};
use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::{Colour, PairingNumber};

use crate::api::DeskError;
use crate::api::rating::{RatingRow, ShowRatings};
use crate::api::standings::{CardOpponent, CardRound, FloatView, PlayerCard, ShowCard};
use crate::convert::side;
use crate::standings::{Ranking, column};
use crate::tournament::is_swiss;
use crate::{Desk, rating, round, seat};

/// The card of a player after a round, or after all there are.
pub fn card(desk: &Desk, request: &ShowCard) -> Result<PlayerCard, DeskError> {
    let cards = Cards::of(desk, request.tournament, request.after_round)?;
    let number = cards.ranking.entry(request.entry)?.number;
    cards.card(number).ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
}

/// The cards of all players by pairing number, after a round or after all there are.
pub(crate) fn cards(desk: &Desk, tournament: i64, after: Option<u32>) -> Result<Vec<PlayerCard>, DeskError> {
    let cards = Cards::of(desk, tournament, after)?;
    Ok(cards.ranking.entries.keys().filter_map(|number| cards.card(*number)).collect())
}

/// What the cards of a tournament are made of.
struct Cards {
    ranking: Ranking,
    /// How everybody floated in each round of a Swiss; nothing for another tournament.
    floats: BTreeMap<PairingNumber, Vec<Float>>,
    ratings: BTreeMap<i64, RatingRow>,
}

impl Cards {
    fn of(desk: &Desk, tournament: i64, after: Option<u32>) -> Result<Self, DeskError> {
        let id = TournamentId(tournament);
        let ranking = desk.read(|db| Ranking::of(db, id, after))?;
        let floats = desk.read(|db| floated(db, id, ranking.after))?;
        let ratings = rating::show(desk, &ShowRatings { tournament })?;
        let ratings = ratings.rows.into_iter().map(|row| (row.entry, row)).collect();
        Ok(Self { ranking, floats, ratings })
    }

    /// The card of who has this number; none if nobody has it.
    fn card(&self, number: PairingNumber) -> Option<PlayerCard> {
        let ranking = &self.ranking;
        let entry = ranking.entries.get(&number)?;
        let card = player_card(&ranking.field, number)?;
        let row = ranking.rows.iter().find(|row| row.number == number)?;
        let floated = self.floats.get(&number).map(Vec::as_slice).unwrap_or_default();
        let rounds = card.rounds.iter().enumerate();
        Some(PlayerCard {
            entry: entry.id.0,
            number: entry.number.0,
            player: seat::form(entry),
            after_round: ranking.after.into(),
            rank: row.rank,
            points: card.score.to_string(),
            tiebreaks: ranking.tiebreaks.iter().map(column).collect(),
            values: row.values.iter().map(ToString::to_string).collect(),
            rounds: rounds
                .map(|(i, round)| card_round(ranking, round, floated.get(i).copied().unwrap_or_default()))
                .collect(),
            rating: self.ratings.get(&entry.id.0).cloned(),
        })
    }
}

/// How everybody floated in each round of a Swiss; nothing for another tournament.
fn floated(
    db: &Db<'_>,
    id: TournamentId,
    after: u16,
) -> Result<BTreeMap<PairingNumber, Vec<Float>>, DeskError> {
    let row = tournament::get(db, id)?;
    if !is_swiss(&row.data) {
        return Ok(BTreeMap::new());
    }
    let colour = row.data.initial_colour.unwrap_or(Colour::White);
    let before = round::before(db, &row, after + 1, colour)?;
    let all = floats(&before, Edition::default());
    Ok(before.players.iter().map(|player| player.number).zip(all).collect())
}

fn card_round(ranking: &Ranking, card: &table::CardRound, float: Float) -> CardRound {
    let round = &card.round;
    let opponent = round.opponent.and_then(|number| ranking.entries.get(&number)).map(|entry| {
        let form = seat::form(entry);
        CardOpponent {
            entry: entry.id.0,
            number: entry.number.0,
            name: form.name,
            title: form.title,
            rating: form.rating,
            points: card.opponent_score.map(|points| points.to_string()).unwrap_or_default(),
        }
    });
    CardRound {
        round: round.round.into(),
        kind: format!("standings-round-{}", round.kind.key()),
        opponent,
        colour: round.colour.map(side),
        result: round.result.map(|result| result.code().to_string()),
        points: round.points.to_string(),
        running: card.running_score.to_string(),
        float: match float {
            Float::None => None,
            Float::Down => Some(FloatView::Down),
            Float::Up => Some(FloatView::Up),
        },
    }
}
