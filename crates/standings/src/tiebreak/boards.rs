//! Tie-breaks from the boards of a team (C.07 art. 12). A board forfeited counts as won or lost, the pairing-allocated
//! bye as a win on every board.

use arbitro_tournament::Points;

use crate::field::Field;
use crate::working::{Method, Reason, Term, Working};
use crate::{Exact, Value};

/// The points of a team on each board over the event.
fn over_the_event(field: &Field, place: usize) -> Vec<Points> {
    let boards = field.rules().teams.map_or(0, |teams| teams.boards);
    let mut totals = vec![Points::ZERO; boards.into()];
    for round in field.rounds(place) {
        add(&mut totals, &round.boards);
    }
    totals
}

/// Adds the points of a match to those of the boards.
pub fn add(totals: &mut Vec<Points>, boards: &[Points]) {
    if totals.len() < boards.len() {
        totals.resize(boards.len(), Points::ZERO);
    }
    for (total, points) in totals.iter_mut().zip(boards) {
        *total += *points;
    }
}

/// The points of a board times its number.
pub fn count_of(boards: &[Points]) -> Exact {
    numbered(boards).map(|(number, points)| Exact::product(whole(number), points)).sum()
}

/// The points without the last board, without the last two, and so on.
pub fn without_the_last(boards: &[Points]) -> Vec<Points> {
    (1..boards.len()).map(|left_out| boards.iter().take(boards.len() - left_out).copied().sum()).collect()
}

fn numbered(boards: &[Points]) -> impl Iterator<Item = (u16, Points)> + '_ {
    (1..).zip(boards.iter().copied())
}

const fn whole(number: u16) -> Points {
    Points::from_hundredths(number as i32 * 100)
}

/// Board count (12.1): the sum of the points of each board times its number; the lower is the better.
pub fn count(field: &Field, place: usize) -> Working {
    let boards = over_the_event(field, place);
    let term = |(number, points): (u16, Points)| Term {
        base: Some(whole(number).into()),
        factor: Some(points.into()),
        ..Term::new(Reason::Board(number), Exact::product(whole(number), points))
    };
    Working::sum(numbered(&boards).map(term).collect())
}

/// Top board results (12.2): the points on the first board, then on the second, and so on.
pub fn top(field: &Field, place: usize) -> Working {
    listed(&over_the_event(field, place))
}

/// Bottom board elimination (12.3): the points without the last board, then without the last two, and so on.
pub fn bottom(field: &Field, place: usize) -> Working {
    listed(&without_the_last(&over_the_event(field, place)))
}

fn listed(points: &[Points]) -> Working {
    let terms: Vec<Term> =
        numbered(points).map(|(number, points)| Term::new(Reason::Board(number), points.into())).collect();
    let value = Value::List(terms.iter().map(|term| term.value).collect());
    Working { terms, method: Method::Listed, value }
}
