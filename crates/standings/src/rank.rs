//! The ranking (C.07 art. 4.2).

use arbitro_tournament::{PairingNumber, Points};

use crate::field::Field;
use crate::tiebreak::{Evaluation, TieBreak};
use crate::{Value, lots};

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Rank, from 1; those who are equal in everything share it. None for those whose results do not count, and for who was expelled.
    pub rank: Option<u32>,
    /// The place in the field.
    pub place: usize,
    /// The pairing number.
    pub number: PairingNumber,
    /// The score that decides first.
    pub score: Points,
    /// The values of the tie-breaks, in their order.
    pub values: Vec<Value>,
    /// What put this row below the one above it.
    pub decided: Decided,
}

/// What parted a row from the one above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// The score; also of the first row.
    Score,
    /// The tie-break of this place in the list, from 0.
    TieBreak(usize),
    /// The drawing of lots.
    Lots,
    /// Nothing: they share the rank.
    Nothing,
}

/// A group of those who are still tied, with what parted it from the group above.
struct Group {
    members: Vec<usize>,
    decided: Decided,
}

/// Ranks by the score that decides first, then by each tie-break within those who are still tied (art. 4.2). With
/// `seed`, lots are drawn for what is left, the same for the same seed.
///
/// Every row has a value of every tie-break; those that compare with others of a tie are [`Value::Undefined`] for those
/// who are not tied.
pub fn rank(field: &Field, tiebreaks: &[TieBreak], seed: Option<u64>) -> Vec<Ranked> {
    let evaluation = Evaluation::new(field);
    let ranked: Vec<usize> =
        (0..field.participants().len()).filter(|place| field.is_ranked(*place)).collect();
    let mut groups = by_score(field, ranked);
    let mut values: Vec<Vec<Value>> = vec![Vec::new(); field.participants().len()];
    for (i, tiebreak) in tiebreaks.iter().enumerate() {
        let part = |group| by(&evaluation, *tiebreak, i, group, &mut values);
        groups = groups.into_iter().flat_map(part).collect();
    }
    if let Some(seed) = seed {
        groups = groups.into_iter().flat_map(|group| by_lots(field, seed, &group)).collect();
    }
    let mut rows = Vec::with_capacity(field.participants().len());
    for group in groups {
        let rank = u32::try_from(rows.len()).unwrap_or(u32::MAX).saturating_add(1);
        for (i, place) in group.members.into_iter().enumerate() {
            let decided = if i == 0 { group.decided } else { Decided::Nothing };
            rows.push(row(field, place, Some(rank), decided, &mut values));
        }
    }
    let not_ranked = (0..field.participants().len()).filter(|place| !field.is_ranked(*place));
    rows.extend(not_ranked.map(|place| row(field, place, None, Decided::Nothing, &mut values)));
    rows
}

/// The places of those who were tied with the one at this place before the tie-break of this index, in a ranking.
pub fn tied(rows: &[Ranked], place: usize, index: usize) -> Vec<usize> {
    let Some(own) = rows.iter().find(|row| row.place == place) else { return Vec::new() };
    let tied = rows.iter().filter(|row| {
        let counts = row.rank.is_some() == own.rank.is_some();
        counts && row.score == own.score && row.values.iter().take(index).eq(own.values.iter().take(index))
    });
    tied.map(|row| row.place).collect()
}

fn row(
    field: &Field,
    place: usize,
    rank: Option<u32>,
    decided: Decided,
    values: &mut [Vec<Value>],
) -> Ranked {
    let values = values.get_mut(place).map(std::mem::take).unwrap_or_default();
    Ranked { rank, place, number: field.number(place), score: field.score(place), values, decided }
}

/// The groups of equal scores.
fn by_score(field: &Field, mut places: Vec<usize>) -> Vec<Group> {
    places.sort_by_key(|place| (std::cmp::Reverse(field.score(*place)), *place));
    places
        .chunk_by(|one, other| field.score(*one) == field.score(*other))
        .map(|members| Group { members: members.to_vec(), decided: Decided::Score })
        .collect()
}

/// Parts a group by a tie-break, and writes its values down.
fn by(
    evaluation: &Evaluation<'_>,
    tiebreak: TieBreak,
    index: usize,
    group: Group,
    values: &mut [Vec<Value>],
) -> Vec<Group> {
    let found = evaluation.values(tiebreak, &group.members);
    let mut keyed: Vec<(usize, Value)> = group.members.into_iter().zip(found).collect();
    for (place, value) in &keyed {
        if let Some(of_place) = values.get_mut(*place) {
            of_place.push(value.clone());
        }
    }
    keyed.sort_by(|one, other| one.1.compare(&other.1, tiebreak.lower_is_better()).then(one.0.cmp(&other.0)));
    let parts = keyed.chunk_by(|one, other| one.1 == other.1);
    parts
        .enumerate()
        .map(|(i, part)| Group {
            members: part.iter().map(|(place, _)| *place).collect(),
            decided: if i == 0 { group.decided } else { Decided::TieBreak(index) },
        })
        .collect()
}

/// Parts a group by lots.
fn by_lots(field: &Field, seed: u64, group: &Group) -> Vec<Group> {
    let numbers: Vec<PairingNumber> = group.members.iter().map(|place| field.number(*place)).collect();
    let drawn = lots::draw(&numbers, seed);
    let places = drawn.into_iter().filter_map(|number| field.place(number)).enumerate();
    places
        .map(|(i, place)| Group {
            members: vec![place],
            decided: if i == 0 { group.decided } else { Decided::Lots },
        })
        .collect()
}
