//! Scores and schedule strength combination (C.07 art. 13.4).

use super::Evaluation;
use super::code::{Family, TieBreak};
use crate::field::Field;
use crate::rules::times;
use crate::working::{Reason, Term, Working};

/// The score that does not decide first, and Buchholz (or fore Buchholz) of the one that does, divided by what makes the
/// two alike; to two decimals.
pub fn working(evaluation: &Evaluation<'_>, tiebreak: TieBreak, place: usize) -> Working {
    let field = evaluation.field();
    let family = if tiebreak.fore { Family::ForeBuchholz } else { Family::Buchholz };
    let buchholz = TieBreak { forfeits: tiebreak.forfeits, ..TieBreak::of(family) };
    let divisor = tiebreak.factor.map_or_else(|| divisor(field), i64::from);
    let strength = evaluation.value_of(buchholz, place).number().and_then(|sum| sum.quotient(divisor, 2));
    let secondary = field.scores().raw(place, field.rules().primary().other());
    let Some(strength) = strength else { return Working::undefined() };
    Working::sum(vec![
        Term::new(Reason::SecondaryScore, secondary.into()),
        Term::new(Reason::DividedBuchholz(divisor), strength),
    ])
}

/// The greatest possible total of the first score over the greatest of the second in one match, rounded down (13.4.1).
fn divisor(field: &Field) -> i64 {
    let rules = field.rules();
    let rounds = rules.planned_rounds.unwrap_or_else(|| field.round_count());
    let total = i64::from(times(rules.win(rules.primary()), rounds).hundredths());
    let of_match = i64::from(rules.win(rules.primary().other()).hundredths());
    total.checked_div(of_match).unwrap_or(1).max(1)
}
