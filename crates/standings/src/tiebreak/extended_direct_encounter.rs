//! Extended direct encounter of teams (C.07 art. 13.3).

use std::cmp::Ordering;

use arbitro_tournament::Points;

use super::boards::{add, count_of, without_the_last};
use super::code::{Tail, TieBreak};
use super::direct_encounter::{Encounters, placed, split};
use crate::field::Field;
use crate::working::Working;

/// The place of each among those who are tied: direct encounter in the score that decides first, and only if it parts
/// nobody, in the other; every new part begins again (13.3.1, 13.3.3). For two teams the boards of their own match may
/// follow (13.3.2).
pub fn workings(field: &Field, tiebreak: TieBreak, tail: Tail, tied: &[usize]) -> Vec<Working> {
    let encounters = Encounters::of(field, tiebreak);
    placed(field, encounters, tied, parts(field, encounters, tail, tied.to_vec()))
}

fn parts(field: &Field, encounters: Encounters, tail: Tail, group: Vec<usize>) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group];
    }
    let secondary = Encounters { score: encounters.score.other(), ..encounters };
    for of_score in [encounters, secondary] {
        let order = split(field, of_score, group.clone());
        if order.len() > 1 {
            return order.into_iter().flat_map(|part| parts(field, encounters, tail, part)).collect();
        }
    }
    match *group.as_slice() {
        [one, other] => match by_boards(field, encounters, tail, one, other) {
            Ordering::Less => vec![vec![one], vec![other]],
            Ordering::Equal => vec![group],
            Ordering::Greater => vec![vec![other], vec![one]],
        },
        _ => vec![group],
    }
}

/// Which of two teams stands first by the boards of their own match.
fn by_boards(field: &Field, encounters: Encounters, tail: Tail, one: usize, other: usize) -> Ordering {
    let (one, other) = (mutual(field, encounters, one, other), mutual(field, encounters, other, one));
    let count = || count_of(&one).cmp(&count_of(&other));
    let top = || other.cmp(&one);
    let bottom = || without_the_last(&other).cmp(&without_the_last(&one));
    match tail {
        Tail::None => Ordering::Equal,
        Tail::CountTop => count().then_with(top),
        Tail::CountBottom => count().then_with(bottom),
        Tail::Top => top(),
        Tail::Bottom => bottom(),
    }
}

/// The points of a team on each board against another.
fn mutual(field: &Field, encounters: Encounters, own: usize, other: usize) -> Vec<Points> {
    let mut totals = Vec::new();
    for round in field.rounds(own).iter().filter(|round| round.opponent == Some(other)) {
        if encounters.forfeits || !round.kind.is_forfeit() {
            add(&mut totals, &round.boards);
        }
    }
    totals
}
