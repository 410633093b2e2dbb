//! `player/card`: a player's way through the tournament.

use arbitro_pairing::dutch::{Edition, Float, floats};
use arbitro_standings::table::{self, player_card};
use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::{Colour, PairingNumber};

use crate::api::DeskError;
use crate::api::rating::ShowRatings;
use crate::api::standings::{CardOpponent, CardRound, FloatView, PlayerCard, ShowCard};
use crate::convert::side;
use crate::standings::{Ranking, column};
use crate::tournament::is_swiss;
use crate::{Desk, rating, round, seat};

/// The card of a player after a round, or after all there are.
pub fn card(desk: &Desk, request: &ShowCard) -> Result<PlayerCard, DeskError> {
    let id = TournamentId(request.tournament);
    let ranking = desk.read(|db| Ranking::of(db, id, request.after_round))?;
    let entry = ranking.entry(request.entry)?;
    let gone = || DeskError::plain("error-gone").with("what", "entry");
    let card = player_card(&ranking.field, entry.number).ok_or_else(gone)?;
    let row = ranking.rows.iter().find(|row| row.number == entry.number).ok_or_else(gone)?;
    let floated = desk.read(|db| floated(db, id, ranking.after, entry.number))?;
    let ratings = rating::show(desk, &ShowRatings { tournament: request.tournament })?;
    let rounds = card.rounds.iter().enumerate();
    Ok(PlayerCard {
        entry: entry.id.0,
        number: entry.number.0,
        player: seat::form(entry),
        after_round: ranking.after.into(),
        rank: row.rank,
        points: card.score.to_string(),
        tiebreaks: ranking.tiebreaks.iter().map(column).collect(),
        values: row.values.iter().map(ToString::to_string).collect(),
        rounds: rounds
            .map(|(i, round)| card_round(&ranking, round, floated.get(i).copied().unwrap_or_default()))
            .collect(),
        rating: ratings.rows.into_iter().find(|row| row.entry == request.entry),
    })
}

/// How the player floated in each round of a Swiss; nothing for another tournament.
fn floated(
    db: &Db<'_>,
    id: TournamentId,
    after: u16,
    number: PairingNumber,
) -> Result<Vec<Float>, DeskError> {
    let row = tournament::get(db, id)?;
    if !is_swiss(&row.data) {
        return Ok(Vec::new());
    }
    let colour = row.data.initial_colour.unwrap_or(Colour::White);
    let before = round::before(db, &row, after + 1, colour)?;
    let all = floats(&before, Edition::default());
    let place = before.players.iter().position(|player| player.number == number);
    Ok(place.and_then(|place| all.into_iter().nth(place)).unwrap_or_default())
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
