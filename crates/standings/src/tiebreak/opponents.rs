//! What opponents and dummies contribute to Buchholz and Sonneborn-Berger (C.07 art. 8, 9, 13.2 and 16).

use arbitro_tournament::Points;

use super::cut::Contribution;
use crate::field::Field;
use crate::round::{Round, RoundKind};
use crate::score::dummy;
use crate::working::{Reason, Term};
use crate::{Exact, TeamScore};

/// The contributions of a participant's rounds: the opponents' score of one kind, times the own result in another if
/// there is one. With `forfeits`, a game that was not played counts as one against the scheduled opponent (`/P`).
pub fn contributions(
    field: &Field,
    place: usize,
    opponents: TeamScore,
    results: Option<TeamScore>,
    forfeits: bool,
) -> Vec<Contribution> {
    let rounds = field.rounds(place).iter().enumerate();
    rounds
        .filter_map(|(i, round)| {
            let met = round.opponent.filter(|_| is_game(field, round, forfeits));
            let (score, reason) = match met {
                Some(opponent) => seen(field, opponent, opponents),
                None if !field.is_swiss() || !round.kind.is_finished() => return None,
                None => {
                    let (score, why) = dummy(field, place, i, opponents);
                    (score, Reason::Dummy(why))
                }
            };
            let result = results.map(|of| round.score(of));
            let value = result.map_or(score.into(), |result| Exact::product(score, result));
            let number = round.opponent.map(|opponent| field.number(opponent));
            let term = Term {
                base: result.map(|_| score.into()),
                factor: result.map(Exact::from),
                ..Term::new(reason, value).in_round(i, round.kind).against(number)
            };
            Some(Contribution {
                term,
                significance: score,
                result: result.unwrap_or_default(),
                voluntary: met.is_none() && round.kind.is_voluntary(),
            })
        })
        .collect()
}

/// Whether a round counts as a game: in a round robin forfeits do (art. 15.2).
fn is_game(field: &Field, round: &Round, forfeits: bool) -> bool {
    round.kind == RoundKind::OverTheBoard || (round.kind.is_forfeit() && (forfeits || !field.is_swiss()))
}

/// The score of an opponent, and what became of it.
fn seen(field: &Field, opponent: usize, score: TeamScore) -> (Points, Reason) {
    let (raw, adjusted) = (field.scores().raw(opponent, score), field.scores().adjusted(opponent, score));
    if raw == adjusted { (raw, Reason::OpponentScore) } else { (adjusted, Reason::OpponentAdjusted(raw)) }
}
