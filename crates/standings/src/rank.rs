//! The ranking (C.07 art. 4.2).

use arbitro_tournament::{PairingNumber, Points};

use crate::{Field, TieBreak, Value};

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Rank, from 1; those who are equal in everything share it.
    pub rank: u32,
    /// The place in the field.
    pub place: usize,
    /// The pairing number.
    pub number: PairingNumber,
    /// Points.
    pub score: Points,
    /// The values of the tie-breaks, in their order.
    pub values: Vec<Value>,
}

/// Ranks by points, then by each tie-break within those who are still tied. Values that compare one with the others of
/// a tie are [`Value::Undefined`] for those who are not tied.
pub fn rank(field: &Field, tiebreaks: &[TieBreak]) -> Vec<Ranked> {
    let mut all: Vec<usize> = (0..field.participants().len()).collect();
    all.sort_by_key(|place| std::cmp::Reverse(field.score(*place)));
    let mut groups = chunks(all, |a, b| field.score(a) == field.score(b));
    let mut values: Vec<Vec<Value>> = vec![Vec::new(); field.participants().len()];
    for tiebreak in tiebreaks {
        groups = groups.into_iter().flat_map(|group| by(field, *tiebreak, group, &mut values)).collect();
    }
    let mut rows = Vec::with_capacity(field.participants().len());
    for group in groups {
        let rank = u32::try_from(rows.len()).unwrap_or(u32::MAX).saturating_add(1);
        let mut tied: Vec<Ranked> = group
            .into_iter()
            .filter_map(|place| {
                let number = field.participants().get(place)?.number;
                let values = values.get_mut(place).map(std::mem::take).unwrap_or_default();
                Some(Ranked { rank, place, number, score: field.score(place), values })
            })
            .collect();
        tied.sort_by_key(|row| row.number);
        rows.append(&mut tied);
    }
    rows
}

/// Parts a group by a tie-break, and writes its values down.
fn by(field: &Field, tiebreak: TieBreak, group: Vec<usize>, values: &mut [Vec<Value>]) -> Vec<Vec<usize>> {
    let found = tiebreak.values(field, &group);
    let mut keyed: Vec<(usize, Option<i64>)> = Vec::with_capacity(group.len());
    for (place, value) in group.into_iter().zip(found) {
        if let Some(of_place) = values.get_mut(place) {
            of_place.push(value);
        }
        keyed.push((place, value.key()));
    }
    keyed.sort_by_key(|(_, key)| std::cmp::Reverse(*key));
    chunks(keyed, |a, b| a.1 == b.1)
        .into_iter()
        .map(|chunk| chunk.into_iter().map(|(place, _)| place).collect())
        .collect()
}

/// Parts a sorted list where neighbours are not alike.
fn chunks<T: Copy>(sorted: Vec<T>, alike: impl Fn(T, T) -> bool) -> Vec<Vec<T>> {
    let mut groups: Vec<Vec<T>> = Vec::new();
    for item in sorted {
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(|last| alike(*last, item)) => group.push(item),
            _ => groups.push(vec![item]),
        }
    }
    groups
}
