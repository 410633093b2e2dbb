//! How the failure values of a bracket are packed into one number.

use arbitro_tournament::Points;
use serde::{Deserialize, Serialize};

use super::field::Edition;
use crate::matching::Cost;

/// What a candidate is judged by, in the order of importance: the criteria of C.04.3 art. 2 and 3, then what
/// decides which of two equally good candidates comes first (art. 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// No rematch.
    C1,
    /// Nobody gets a second bye.
    C2,
    /// No two players with the same absolute preference.
    C3,
    /// The others can still be paired.
    C4,
    /// The score of the player with the bye.
    C5,
    /// The number of downfloaters.
    C6,
    /// The scores of the downfloaters.
    C7,
    /// The next bracket: its downfloaters, then their scores.
    C8,
    /// Unplayed games of the player with the bye.
    C9,
    /// Topscorers or their opponents with a colour difference over two.
    C10,
    /// Topscorers or their opponents with the same colour three times.
    C11,
    /// Players without their colour preference.
    C12,
    /// Players without their strong colour preference.
    C13,
    /// Downfloaters who downfloated in the previous round.
    C14,
    /// Opponents of players moved down who upfloated in the previous round.
    C15,
    /// Downfloaters who downfloated two rounds before.
    C16,
    /// Opponents of players moved down who upfloated two rounds before.
    C17,
    /// Score differences of players moved down who downfloated in the previous round.
    C18,
    /// Score differences of opponents who upfloated in the previous round.
    C19,
    /// Score differences of players moved down who downfloated two rounds before.
    C20,
    /// Score differences of opponents who upfloated two rounds before.
    C21,
    /// The number of exchanged players (art. 4.3).
    Exchanges,
    /// The difference of the exchanged numbers (art. 4.3).
    ExchangeSum,
}

/// One row a criterion: its key in the message catalogue, now and in the edition of 2017, which had no C5 and C9 of today
/// and numbered the others accordingly.
const KEYS: [(Criterion, &str, &str); 23] = [
    (Criterion::C1, "c1", "2017-c1"),
    (Criterion::C2, "c2", "2017-c2"),
    (Criterion::C3, "c3", "2017-c3"),
    (Criterion::C4, "c4", "2017-c4"),
    (Criterion::C5, "c5", "c5"),
    (Criterion::C6, "c6", "2017-c5"),
    (Criterion::C7, "c7", "2017-c6"),
    (Criterion::C8, "c8", "2017-c7"),
    (Criterion::C9, "c9", "c9"),
    (Criterion::C10, "c10", "2017-c8"),
    (Criterion::C11, "c11", "2017-c9"),
    (Criterion::C12, "c12", "2017-c10"),
    (Criterion::C13, "c13", "2017-c11"),
    (Criterion::C14, "c14", "2017-c12"),
    (Criterion::C15, "c15", "2017-c13"),
    (Criterion::C16, "c16", "2017-c14"),
    (Criterion::C17, "c17", "2017-c15"),
    (Criterion::C18, "c18", "2017-c16"),
    (Criterion::C19, "c19", "2017-c17"),
    (Criterion::C20, "c20", "2017-c18"),
    (Criterion::C21, "c21", "2017-c19"),
    (Criterion::Exchanges, "order", "2017-order"),
    (Criterion::ExchangeSum, "order", "2017-order"),
];

impl Criterion {
    /// The last part of its key in the message catalogue: `c6`, or `order` for the order of candidates; `2017-c5` by the
    /// numbers of the edition before 2026.
    pub fn key(self, edition: Edition) -> &'static str {
        KEYS.iter().find(|row| row.0 == self).map_or("order", |row| match edition {
            Edition::E2026 => row.1,
            Edition::E2017 => row.2,
        })
    }

    /// What it is called in an edition of the rules: `C12`, or `C.10` in that of 2017; `order` for the order of candidates.
    pub fn number(self, edition: Edition) -> String {
        let key = self.key(edition);
        match key.strip_prefix("2017-") {
            Some(old) => old.replacen('c', "C.", 1),
            None => key.replacen('c', "C", 1),
        }
    }
}

/// One digit of the packed number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// What it counts.
    pub criterion: Criterion,
    /// For criteria on scores: the score it counts.
    pub score: Option<Points>,
    /// The second digit of a criterion that has two parts.
    pub second: bool,
    position: u32,
}

/// The digits, the most important first, and room below them for asking which of two equal solutions comes first.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    digits: Vec<Digit>,
    widths: Vec<u32>,
    asking: u32,
}

impl Layout {
    /// Adds a digit, less important than those before, that never exceeds `most` in sum.
    pub fn digit(&mut self, criterion: Criterion, score: Option<Points>, second: bool, most: usize) {
        if most > 0 {
            self.digits.push(Digit { criterion, score, second, position: 0 });
            self.widths.push(usize::BITS - most.leading_zeros() + 1);
        }
    }

    /// Lays the digits out; `least` bits are needed to ask.
    pub fn seal(&mut self, least: u32, room: impl Fn(u32) -> u32) {
        let used: u32 = 1 + self.widths.iter().sum::<u32>();
        // Whatever the number leaves over makes asking quicker.
        self.asking = least.max(room(used + least).saturating_sub(used).min(24));
        let mut position = 1 + self.asking;
        for (digit, width) in self.digits.iter_mut().zip(&self.widths).rev() {
            digit.position = position;
            position += width;
        }
    }

    /// The bits needed in all.
    pub fn bits(&self) -> u32 {
        1 + self.asking + self.widths.iter().sum::<u32>()
    }

    /// The bits needed for the digits.
    pub fn digit_bits(&self) -> u32 {
        self.widths.iter().fold(0, |sum, width| sum.saturating_add(*width))
    }

    /// The bits for asking.
    pub const fn asking(&self) -> u32 {
        self.asking
    }

    /// The most important criterion in which a cost is more than nothing; none if it is so only in what was asked.
    pub fn leading<W: Cost>(&self, cost: W) -> Option<Criterion> {
        // What lies below a digit is less than half of its weight, even where it is negative.
        let found = self.digits.iter().find(|d| cost + cost >= W::bit(d.position));
        found.map(|d| d.criterion)
    }

    /// The weight of one in this digit; nothing if the digit cannot differ.
    pub fn unit<W: Cost>(&self, criterion: Criterion, score: Option<Points>, second: bool) -> W {
        let found =
            self.digits.iter().find(|d| d.criterion == criterion && d.score == score && d.second == second);
        found.map_or(W::ZERO, |d| W::bit(d.position))
    }
}
