//! Sonneborn-Berger (C.07 art. 9.1).

use crate::{Field, Value};

/// The sum of the scores of the opponents, each multiplied by the points scored against him. Forfeits count as games
/// (art. 15.2).
pub fn sonneborn_berger(field: &Field, place: usize) -> Value {
    let product = |meeting: &crate::Meeting| {
        i64::from(field.score(meeting.opponent).hundredths()) * i64::from(meeting.points.hundredths())
    };
    Value::Product(field.meetings(place).iter().map(product).sum())
}
