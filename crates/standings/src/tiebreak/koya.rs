//! The Koya system (C.07 art. 9.2).

use arbitro_tournament::Points;

use super::code::TieBreak;
use crate::field::Field;
use crate::round::RoundKind;
use crate::working::{Reason, Term, Working};
use crate::{Exact, TeamScore};

/// The points scored against those who have half of the greatest possible score or more; the limit may be moved by half
/// points. A round of rest is no round, so that the greatest possible score is a win in each game.
pub fn working(field: &Field, tiebreak: TieBreak, score: TeamScore, place: usize) -> Working {
    let rounds = field.rounds(place).iter().enumerate().filter(|(_, round)| round.kind.is_finished());
    let terms = rounds.filter_map(|(i, round)| {
        let opponent = round.opponent?;
        let limit = limit(field, tiebreak, score, opponent);
        let points = round.score(score);
        let (reason, value) = if field.scores().raw(opponent, score) >= limit {
            (Reason::ReachesLimit(limit), points.into())
        } else {
            (Reason::BelowLimit(limit), Exact::ZERO)
        };
        Some(Term::new(reason, value).in_round(i, round.kind).against(Some(field.number(opponent))))
    });
    Working::sum(terms.collect())
}

/// The score that an opponent needs, rounded up to the hundredth.
fn limit(field: &Field, tiebreak: TieBreak, score: TeamScore, opponent: usize) -> Points {
    let games = field.rounds(opponent).iter().filter(|round| round.kind != RoundKind::Rest).count();
    let games = i32::try_from(games).unwrap_or(i32::MAX);
    let most = field.rules().win(score).hundredths().saturating_mul(games);
    let half = most / 2 + most % 2;
    let moved = Points::HALF.hundredths().saturating_mul(tiebreak.limit.into());
    Points::from_hundredths(half.saturating_add(moved))
}
