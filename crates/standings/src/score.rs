//! The scores of a participant: the own score, the score as opponents see it, and that of the dummy for unplayed rounds
//! (C.07 art. 16).

use arbitro_tournament::Points;
use serde::Serialize;

use crate::field::Field;
use crate::round::{Round, RoundKind};
use crate::rules::times;
use crate::{Edition, TeamScore};

/// The scores of everybody, by place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    raw: [Vec<Points>; 2],
    adjusted: [Vec<Points>; 2],
}

const fn index(score: TeamScore) -> usize {
    match score {
        TeamScore::MatchPoints => 0,
        TeamScore::GamePoints => 1,
    }
}

impl Scores {
    /// The scores of a field.
    pub(crate) fn of(field: &Field) -> Self {
        let mut scores = Self::default();
        for score in [TeamScore::MatchPoints, TeamScore::GamePoints] {
            for place in 0..field.participants().len() {
                let (raw, adjusted) = (own(field, place, score), seen(field, place, score));
                for (list, points) in [(&mut scores.raw, raw), (&mut scores.adjusted, adjusted)] {
                    if let Some(list) = list.get_mut(index(score)) {
                        list.push(points);
                    }
                }
            }
        }
        scores
    }

    /// The own score: points awarded in every round, and corrections.
    pub fn raw(&self, place: usize, score: TeamScore) -> Points {
        let list = self.raw.get(index(score));
        list.and_then(|list| list.get(place)).copied().unwrap_or_default()
    }

    /// The score as opponents see it (art. 16.3).
    pub fn adjusted(&self, place: usize, score: TeamScore) -> Points {
        let list = self.adjusted.get(index(score));
        list.and_then(|list| list.get(place)).copied().unwrap_or_default()
    }
}

fn own(field: &Field, place: usize, score: TeamScore) -> Points {
    let awarded: Points = field.rounds(place).iter().map(|round| round.score(score)).sum();
    awarded + correction(field, place, score)
}

fn correction(field: &Field, place: usize, score: TeamScore) -> Points {
    let correction = field.participant(place).map(|p| p.correction).unwrap_or_default();
    let of_games = field.is_team() && score == TeamScore::GamePoints;
    if of_games { correction.game_points } else { correction.points }
}

/// The score as opponents see it: requested byes at the end count as draws (art. 16.2.5 and 16.3.2), before 2023 every
/// unplayed round did.
fn seen(field: &Field, place: usize, score: TeamScore) -> Points {
    if !field.is_swiss() {
        return own(field, place, score);
    }
    let rounds = field.rounds(place);
    let draw = field.rules().draw(score);
    let from = first_of_the_end(rounds);
    let points = |(i, round): (usize, &Round)| {
        let as_draw = match field.rules().edition {
            Edition::Before2023 => round.kind != RoundKind::OverTheBoard && round.kind.is_finished(),
            _ => i >= from && round.kind.is_requested_bye(),
        };
        if as_draw { draw } else { round.score(score) }
    };
    let seen: Points = rounds.iter().enumerate().map(points).sum();
    seen + correction(field, place, score)
}

/// The first round after which nothing but voluntary unplayed rounds comes: requested byes from there on are trailing.
fn first_of_the_end(rounds: &[Round]) -> usize {
    rounds.iter().rposition(|round| !round.kind.is_voluntary()).map_or(0, |last| last + 1)
}

/// Why the dummy of an unplayed round has its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Dummy {
    /// The own score (art. 16.4).
    Own,
    /// Not more than the scheduled opponent's (art. 16.4.1 of 2026).
    Scheduled,
    /// Not more than a draw in every round (art. 16.4.2 of 2026).
    Draws,
    /// The virtual opponent of the regulations before 2023.
    Virtual,
}

/// The score of the dummy in an unplayed round (from 0), and why.
pub fn dummy(field: &Field, place: usize, round: usize, score: TeamScore) -> (Points, Dummy) {
    let scores = field.scores();
    let own = scores.raw(place, score);
    let capped = |cap: Points, why| if cap < own { (cap, why) } else { (own, Dummy::Own) };
    let unplayed = field.rounds(place).get(round);
    match field.rules().edition {
        Edition::Before2023 => (virtual_opponent(field, place, round, score), Dummy::Virtual),
        Edition::E2023 | Edition::E2024 => (own, Dummy::Own),
        Edition::E2026 => {
            let draws = times(field.rules().draw(score), field.rounds_begun());
            let scheduled = unplayed.and_then(|r| r.opponent.filter(|_| r.kind.is_forfeit()));
            scheduled.map_or_else(
                || capped(draws, Dummy::Draws),
                |opponent| capped(scores.adjusted(opponent, score), Dummy::Scheduled),
            )
        }
    }
}

/// The score of the virtual opponent: the own score before the round, what the own result leaves of a win, and a draw
/// in every round after it.
fn virtual_opponent(field: &Field, place: usize, round: usize, score: TeamScore) -> Points {
    let rounds = field.rounds(place);
    let before: Points = rounds.iter().take(round).map(|r| r.score(score)).sum();
    let got = rounds.get(round).map_or(Points::ZERO, |r| r.score(score));
    let after = i32::try_from(rounds.len().saturating_sub(round + 1)).unwrap_or(i32::MAX);
    let draws = field.rules().draw(score).hundredths().saturating_mul(after);
    before + (field.rules().win(score) - got) + Points::from_hundredths(draws)
}
