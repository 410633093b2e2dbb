//! The Koya system (C.07 art. 9.2).

use arbitro_tournament::Points;

use crate::{Field, Value};

/// The points scored against those who have half of the greatest possible score or more. A round of rest is no round,
/// so that the greatest possible score is a win in each game.
pub fn koya(field: &Field, place: usize) -> Value {
    let has_half = |opponent: usize| {
        let games = i64::try_from(field.meetings(opponent).len()).unwrap_or(i64::MAX);
        let most = games.saturating_mul(field.scoring().win.hundredths().into());
        2 * i64::from(field.score(opponent).hundredths()) >= most
    };
    let counted = field.meetings(place).iter().filter(|meeting| has_half(meeting.opponent));
    Value::Points(counted.map(|meeting| meeting.points).sum::<Points>())
}
