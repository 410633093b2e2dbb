//! Direct encounter (C.07 art. 6).

use std::collections::BTreeMap;

use super::code::TieBreak;
use crate::field::Field;
use crate::round::RoundKind;
use crate::working::{Method, Reason, Term, Working};
use crate::{Exact, TeamScore, Value};

/// Points in direct encounters are kept in this part of a hundredth, which up to sixteen meetings of two players
/// divide without remainder.
const PARTS: i64 = 720_720;

/// Which encounters count, and in which score.
#[derive(Clone, Copy)]
pub struct Encounters {
    /// The score.
    pub score: TeamScore,
    /// Whether forfeits count (`/P`; always in a round robin).
    pub forfeits: bool,
}

impl Encounters {
    /// Those of a tie-break.
    pub fn of(field: &Field, tiebreak: TieBreak) -> Self {
        let score = tiebreak.score.unwrap_or_else(|| field.rules().primary());
        Self { score, forfeits: tiebreak.forfeits || !field.is_swiss() }
    }
}

/// The place of each among those who are tied, by the points they scored against each other; the mean where two met
/// more than once (art. 6.1.2). Those who stay tied share a place. None of them has a value if all stay tied.
///
/// If some have not met, only those are placed whom nobody can reach whatever the missing games would give
/// (art. 6.3).
pub fn workings(field: &Field, tiebreak: TieBreak, tied: &[usize]) -> Vec<Working> {
    let encounters = Encounters::of(field, tiebreak);
    placed(field, encounters, tied, split(field, encounters, tied.to_vec()))
}

/// The working of those who are tied, when they are parted into these groups, the best first.
pub fn placed(field: &Field, encounters: Encounters, tied: &[usize], order: Vec<Vec<usize>>) -> Vec<Working> {
    let mut places = BTreeMap::new();
    let mut next = 1;
    if order.len() > 1 {
        for group in order {
            for member in &group {
                places.insert(*member, next);
            }
            next += u32::try_from(group.len()).unwrap_or(u32::MAX);
        }
    }
    let working = |member: &usize| Working {
        terms: if tied.len() > 1 { terms(field, encounters, tied, *member) } else { Vec::new() },
        method: Method::Compared,
        value: places.get(member).map_or(Value::Undefined, |place| Value::Place(*place)),
    };
    tied.iter().map(working).collect()
}

/// What a member of a tied group did against each of the others, by their numbers.
fn terms(field: &Field, encounters: Encounters, tied: &[usize], member: usize) -> Vec<Term> {
    let met = meetings(field, encounters, member);
    let mut others: Vec<usize> = tied.iter().copied().filter(|other| *other != member).collect();
    others.sort_unstable();
    others
        .into_iter()
        .map(|other| {
            let (reason, value) = match met.get(&other) {
                Some((points, games)) => {
                    let mean = Exact::from_parts(points * 100).quotient(i64::from(*games), 4);
                    (Reason::Encounter(*games), mean.unwrap_or_default())
                }
                None => (Reason::NotMet, Exact::ZERO),
            };
            Term::new(reason, value).against(Some(field.number(other)))
        })
        .collect()
}

/// The groups into which the direct encounters part a group, the best first.
pub fn split(field: &Field, encounters: Encounters, group: Vec<usize>) -> Vec<Vec<usize>> {
    let table = Table::of(field, encounters, &group);
    if table.missing.iter().all(|missing| *missing == 0) {
        split_all_met(field, encounters, group, &table)
    } else {
        split_some_missing(field, encounters, group, &table)
    }
}

/// Everybody met everybody: those with equal points stay together, and their own encounters are looked at again.
fn split_all_met(field: &Field, encounters: Encounters, group: Vec<usize>, table: &Table) -> Vec<Vec<usize>> {
    let mut parts: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (member, points) in group.iter().zip(&table.points) {
        parts.entry(*points).or_default().push(*member);
    }
    if parts.len() < 2 {
        return vec![group];
    }
    let again = |part: Vec<usize>| if part.len() > 1 { split(field, encounters, part) } else { vec![part] };
    parts.into_values().rev().flat_map(again).collect()
}

/// Some games are missing: the first takes his place if nobody else can come up to him, and so on; the rest is looked
/// at again.
fn split_some_missing(
    field: &Field,
    encounters: Encounters,
    group: Vec<usize>,
    table: &Table,
) -> Vec<Vec<usize>> {
    let win = i64::from(field.rules().win(encounters.score).hundredths()) * PARTS;
    let mut rest: Vec<(usize, i64)> = group.iter().copied().zip(table.points.iter().copied()).collect();
    rest.sort_by_key(|(member, points)| (std::cmp::Reverse(*points), *member));
    let mut placed = Vec::new();
    while rest.len() > 1 {
        let members: Vec<usize> = rest.iter().map(|(member, _)| *member).collect();
        let missing = Table::of(field, encounters, &members).missing;
        let best = rest.first().map_or(0, |first| first.1);
        let reaches = |((_, points), missing): (&(usize, i64), &i64)| points + win * missing >= best;
        if rest.iter().zip(&missing).skip(1).any(reaches) {
            break;
        }
        placed.push(vec![rest.remove(0).0]);
    }
    if placed.is_empty() {
        return vec![group];
    }
    let rest: Vec<usize> = rest.into_iter().map(|(member, _)| member).collect();
    placed.extend(split(field, encounters, rest));
    placed
}

/// What the members of a group did against each other.
struct Table {
    /// The points of each, in parts of hundredths.
    points: Vec<i64>,
    /// How many of the others each has not met.
    missing: Vec<i64>,
}

impl Table {
    fn of(field: &Field, encounters: Encounters, group: &[usize]) -> Self {
        let mut members = group.to_vec();
        members.sort_unstable();
        let mut table =
            Self { points: Vec::with_capacity(group.len()), missing: Vec::with_capacity(group.len()) };
        let others = i64::try_from(group.len()).unwrap_or(i64::MAX) - 1;
        for member in group {
            let met = meetings(field, encounters, *member);
            let within = met.iter().filter(|(opponent, _)| members.binary_search(opponent).is_ok());
            let (mut points, mut number) = (0, 0);
            for (_, (sum, games)) in within {
                points += sum * PARTS / i64::from(*games);
                number += 1;
            }
            table.points.push(points);
            table.missing.push(others - number);
        }
        table
    }
}

/// The points in hundredths a participant scored against each opponent, and in how many games.
fn meetings(field: &Field, encounters: Encounters, place: usize) -> BTreeMap<usize, (i64, u16)> {
    let mut met: BTreeMap<usize, (i64, u16)> = BTreeMap::new();
    for round in field.rounds(place) {
        let counts =
            round.kind == RoundKind::OverTheBoard || (encounters.forfeits && round.kind.is_forfeit());
        if let Some(opponent) = round.opponent.filter(|_| counts) {
            let entry = met.entry(opponent).or_default();
            entry.0 += i64::from(round.score(encounters.score).hundredths());
            entry.1 += 1;
        }
    }
    met
}
