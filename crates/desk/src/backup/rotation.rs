//! Which copies are kept: the newest, and of earlier days the last of each.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

/// So many of the newest are kept, whatever their day.
const NEWEST: usize = 30;
/// Of so many days the last is kept.
const DAYS: usize = 30;

/// The copies that are one too many, of all with the time of their last act, the newest first.
pub(super) fn superfluous<T>(copies: &[(T, DateTime<Utc>)]) -> impl Iterator<Item = &T> {
    let mut days = BTreeSet::new();
    let old = copies.iter().skip(NEWEST);
    for (_, at) in copies.iter().take(NEWEST) {
        days.insert(at.date_naive());
    }
    old.filter(move |(_, at)| days.len() >= DAYS || !days.insert(at.date_naive())).map(|(copy, _)| copy)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: u32, minute: u32) -> DateTime<Utc> {
        DateTime::from_timestamp(i64::from(day * 86_400 + minute * 60), 0).unwrap()
    }

    #[test]
    fn the_newest_stay_and_one_of_each_day_before() {
        // Three days of forty copies each, the newest first.
        let copies: Vec<((u32, u32), DateTime<Utc>)> = (1..=3)
            .rev()
            .flat_map(|day| (0..40).rev().map(move |minute| ((day, minute), at(day, minute))))
            .collect();
        let gone: BTreeSet<(u32, u32)> = superfluous(&copies).copied().collect();
        let kept: Vec<(u32, u32)> =
            copies.iter().map(|(copy, _)| *copy).filter(|copy| !gone.contains(copy)).collect();
        assert_eq!(kept.len(), NEWEST + 2);
        assert_eq!(kept.get(NEWEST..), Some(&[(2, 39), (1, 39)][..]));
        assert_eq!(superfluous(&copies[..NEWEST]).count(), 0);
    }

    #[test]
    fn what_is_kept_does_not_grow_for_ever() {
        let copies: Vec<(u32, DateTime<Utc>)> = (0..500).rev().map(|day| (day, at(day, 0))).collect();
        assert_eq!(500 - superfluous(&copies).count(), NEWEST.max(DAYS));
    }
}
