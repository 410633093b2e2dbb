//! Direct encounter (C.07 art. 6).

use std::collections::BTreeMap;

use crate::{Field, Value};

/// Points in direct encounters are kept in this part of a hundredth, which up to sixteen meetings of two players
/// divide without remainder.
const PARTS: i64 = 720_720;

/// The place of each among those who are tied, by the points they scored against each other; the mean where two met
/// more than once (art. 6.1.2). Those who stay tied share a place. None of them has a value if all stay tied.
///
/// If some have not met, only those are placed whom nobody can reach whatever the missing games would give
/// (art. 6.3).
pub fn direct_encounter(field: &Field, tied: &[usize]) -> Vec<Value> {
    let order = split(field, tied.to_vec());
    if order.len() < 2 {
        return vec![Value::Undefined; tied.len()];
    }
    let mut places = BTreeMap::new();
    let mut next = 1;
    for group in order {
        for member in &group {
            places.insert(*member, next);
        }
        next += u32::try_from(group.len()).unwrap_or(u32::MAX);
    }
    tied.iter()
        .map(|member| places.get(member).map_or(Value::Undefined, |place| Value::Place(*place)))
        .collect()
}

/// The groups into which the direct encounters part a group, the best first.
fn split(field: &Field, group: Vec<usize>) -> Vec<Vec<usize>> {
    let table = Table::of(field, &group);
    if table.missing.iter().all(|missing| *missing == 0) {
        split_all_met(field, group, &table)
    } else {
        split_some_missing(field, group, &table)
    }
}

/// Everybody met everybody: those with equal points stay together, and their own encounters are looked at again.
fn split_all_met(field: &Field, group: Vec<usize>, table: &Table) -> Vec<Vec<usize>> {
    let mut parts: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for (member, points) in group.iter().zip(&table.points) {
        parts.entry(*points).or_default().push(*member);
    }
    if parts.len() < 2 {
        return vec![group];
    }
    parts
        .into_values()
        .rev()
        .flat_map(|part| if part.len() > 1 { split(field, part) } else { vec![part] })
        .collect()
}

/// Some games are missing: the first takes his place if nobody else can come up to him, and so on; the rest is looked
/// at again.
fn split_some_missing(field: &Field, group: Vec<usize>, table: &Table) -> Vec<Vec<usize>> {
    let win = i64::from(field.scoring().win.hundredths()) * PARTS;
    let mut rest: Vec<(usize, i64)> = group.iter().copied().zip(table.points.iter().copied()).collect();
    let mut placed = Vec::new();
    while rest.len() > 1 {
        rest.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
        let members: Vec<usize> = rest.iter().map(|(member, _)| *member).collect();
        let missing = Table::of(field, &members).missing;
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
    placed.extend(split(field, rest));
    placed
}

/// What the members of a group did against each other.
struct Table {
    /// Points of each against the others, in parts of hundredths.
    points: Vec<i64>,
    /// How many of the others each has not met.
    missing: Vec<i64>,
}

impl Table {
    fn of(field: &Field, group: &[usize]) -> Self {
        let mut table = Self { points: Vec::new(), missing: Vec::new() };
        for member in group {
            let mut met: BTreeMap<usize, (i64, i64)> = BTreeMap::new();
            for meeting in field.meetings(*member).iter().filter(|m| group.contains(&m.opponent)) {
                let (points, games) = met.entry(meeting.opponent).or_default();
                *points += i64::from(meeting.points.hundredths());
                *games += 1;
            }
            table.points.push(met.values().map(|(points, games)| points * PARTS / games).sum());
            let others = i64::try_from(group.len()).unwrap_or(i64::MAX) - 1;
            table.missing.push(others - i64::try_from(met.len()).unwrap_or(0));
        }
        table
    }
}
