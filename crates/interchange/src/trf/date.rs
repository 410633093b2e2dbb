//! Dates as report files have them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A date, of which the day, or the day and the month, may not be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day of the month, from 1.
    pub day: Option<u8>,
}

/// The English names of months by their first three letters, as programs write them.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/// Years that are believed.
const YEARS: std::ops::RangeInclusive<u16> = 1850..=2200;

impl Date {
    /// Reads the ways people write dates: `2026/04/03`, `2026-04-03`, `2026.04.03`, `03.04.2026`, `28. 07. 2005`,
    /// `24/09/2010` (the day comes first, but where it cannot), `April 7, 2026`, `7 April 2026`, `26/04/03`, `1985`,
    /// `1985/00/00`.
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            [year] if year.len() == 4 => Self::new(year.parse().ok()?, 0, 0),
            [a, b, c] => {
                if let Some(month) = month(a) {
                    return Self::new(c.parse().ok()?, month, b.parse().ok()?);
                }
                if let Some(month) = month(b) {
                    return Self::new(c.parse().ok()?, month, a.parse().ok()?);
                }
                Self::of_numbers([a, b, c])
            }
            _ => None,
        }
    }

    fn of_numbers(words: [&str; 3]) -> Option<Self> {
        let numbers = words.map(|word| super::columns::digits(word).filter(|_| word.len() <= 4));
        let [Some(a), Some(b), Some(c)] = numbers else { return None };
        let small = |number: u16| u8::try_from(number).ok();
        match words.map(str::len) {
            [4, ..] => Self::new(a, small(b)?, small(c)?),
            [_, _, 4] if b > 12 => Self::new(c, small(a)?, small(b)?),
            [_, _, 4] => Self::new(c, small(b)?, small(a)?),
            // Record 132 has years of two digits.
            [2, 2, 2] => Self::new(2000 + a, small(b)?, small(c)?),
            _ => None,
        }
    }

    /// A date; zero stands for a month or day that is not known. None if there is no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            0 => 0,
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let some = |number: u8| (number != 0).then_some(number);
        (YEARS.contains(&year) && day <= days).then_some(Self { year, month: some(month), day: some(day) })
    }

    /// The short form of record 132: `YY/MM/DD`.
    pub fn short(self) -> String {
        let (month, day) = (self.month.unwrap_or(0), self.day.unwrap_or(0));
        format!("{:02}/{month:02}/{day:02}", self.year % 100)
    }
}

impl fmt::Display for Date {
    /// `YYYY/MM/DD`, with zeros for what is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month.unwrap_or(0), self.day.unwrap_or(0))
    }
}

fn month(word: &str) -> Option<u8> {
    let word = word.to_ascii_lowercase();
    let start = word.get(..3).filter(|_| word.chars().all(char::is_alphabetic))?;
    let index = MONTHS.iter().position(|month| *month == start)?;
    u8::try_from(index + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (text, read) in [
            ("2026/04/03", "2026/04/03"),
            ("2026-4-3", "2026/04/03"),
            ("2026.04.03", "2026/04/03"),
            ("03.04.2026", "2026/04/03"),
            ("28. 07. 2005", "2005/07/28"),
            ("24/09/2010", "2010/09/24"),
            ("04/23/2010", "2010/04/23"),
            ("April 7, 2026", "2026/04/07"),
            ("7 apr 2026", "2026/04/07"),
            ("26/04/03", "2026/04/03"),
            ("1985", "1985/00/00"),
            ("1985/00/00", "1985/00/00"),
            ("2024/02/29", "2024/02/29"),
        ] {
            assert_eq!(Date::read(text).map(|date| date.to_string()).as_deref(), Some(read), "{text}");
        }
        for text in ["", "soon", "2026/13/01", "2025/02/29", "1/2/3", "2026/04", "99999/01/01", "1700/01/01"]
        {
            assert_eq!(Date::read(text), None, "{text}");
        }
    }
}
