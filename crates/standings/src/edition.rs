//! The editions of the tie-break regulations (C.07).

use serde::{Deserialize, Serialize};

/// An edition of C.07. Which one applies is decided by the day on which the event begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// Until 31 August 2023: unplayed rounds are games against a virtual opponent.
    #[serde(rename = "pre2023")]
    Before2023,
    /// From 1 September 2023: a dummy with the own score; voluntary unplayed rounds are cut first.
    #[serde(rename = "2023")]
    E2023,
    /// From 1 August 2024.
    #[serde(rename = "2024")]
    E2024,
    /// From 1 March 2026: the dummy's score has a cap.
    #[default]
    #[serde(rename = "2026")]
    E2026,
}

/// One row an edition: its name, and the first day on which an event that begins is under it.
const EDITIONS: [(Edition, &str, (u16, u8, u8)); 4] = [
    (Edition::Before2023, "pre2023", (0, 1, 1)),
    (Edition::E2023, "2023", (2023, 9, 1)),
    (Edition::E2024, "2024", (2024, 8, 1)),
    (Edition::E2026, "2026", (2026, 3, 1)),
];

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Self; 4] = [Self::Before2023, Self::E2023, Self::E2024, Self::E2026];

    /// The edition for an event that begins on this day: year, month, day of the month.
    pub fn of_start(year: u16, month: u8, day: u8) -> Self {
        let begun = EDITIONS.iter().rev().find(|row| row.2 <= (year, month, day));
        begun.map_or(Self::Before2023, |row| row.0)
    }

    /// The name: `2026`, `pre2023`...
    pub fn name(self) -> &'static str {
        EDITIONS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// The edition of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        EDITIONS.iter().find(|row| row.1 == name).map(|row| row.0)
    }
}

/// How the pairings of a tournament come about (C.07 art. 15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PairingKind {
    /// Round after round from the results (art. 15.1): article 16 applies to unplayed rounds.
    #[default]
    Swiss,
    /// All known beforehand, as in a round robin (art. 15.2): forfeits are games, a day of rest is no round.
    Predetermined,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_day_of_the_event_decides() {
        for (day, edition) in [
            ((2019, 5, 1), Edition::Before2023),
            ((2023, 8, 31), Edition::Before2023),
            ((2023, 9, 1), Edition::E2023),
            ((2024, 7, 31), Edition::E2023),
            ((2024, 8, 1), Edition::E2024),
            ((2026, 2, 28), Edition::E2024),
            ((2026, 3, 1), Edition::E2026),
            ((2031, 1, 1), Edition::E2026),
        ] {
            assert_eq!(Edition::of_start(day.0, day.1, day.2), edition, "{day:?}");
            assert_eq!(Edition::from_name(edition.name()), Some(edition));
        }
    }
}
