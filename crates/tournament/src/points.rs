//! Points: an exact number of hundredths, for scores such as 7½ and split scores such as 0.75.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An exact score. It holds hundredths of a point, so any scoring system of the TRF (one decimal) and any split
/// score an arbiter may give is exact. Its text form is the shortest decimal: `7`, `7.5`, `0.75`.
///
/// ```
/// use arbitro_tournament::Points;
/// let score: Points = "1.5".parse().unwrap();
/// assert_eq!((score + Points::ONE).to_string(), "2.5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(50);
    /// One point.
    pub const ONE: Self = Self(100);

    /// A score from hundredths of a point.
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// The score in hundredths of a point.
    pub const fn hundredths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let sign = if self.0 < 0 { "-" } else { "" };
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// The text is not a score with at most two decimals.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a score: {0:?}")]
pub struct ParsePointsError(pub String);

impl FromStr for Points {
    type Err = ParsePointsError;

    /// Reads `7`, `7.5`, `7,5`, `7½`, `½`, `0.75`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || ParsePointsError(text.to_owned());
        let trimmed = text.trim();
        let (sign, digits) = trimmed.strip_prefix('-').map_or((1, trimmed), |rest| (-1, rest));
        let halved = digits.strip_suffix('½');
        let (whole, part) = match halved {
            Some(whole) => (whole, "5"),
            None => digits.split_once(['.', ',']).unwrap_or((digits, "")),
        };
        let number = |s: &str| -> Result<i32, ParsePointsError> {
            if s.bytes().all(|b| b.is_ascii_digit()) { s.parse().map_err(|_| bad()) } else { Err(bad()) }
        };
        if part.len() > 2 || (whole.is_empty() && part.is_empty()) {
            return Err(bad());
        }
        let whole = if whole.is_empty() { 0 } else { number(whole)? };
        let part = match part.len() {
            0 => 0,
            1 => number(part)? * 10,
            _ => number(part)?,
        };
        whole.checked_mul(100).and_then(|w| w.checked_add(part)).map(|h| Self(sign * h)).ok_or_else(bad)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_people_write_and_writes_the_shortest_decimal() {
        for (text, shown) in [
            ("7", "7"),
            ("7.5", "7.5"),
            ("7,5", "7.5"),
            ("7½", "7.5"),
            ("½", "0.5"),
            (".5", "0.5"),
            ("0.75", "0.75"),
            (" 11.0 ", "11"),
            ("-0.05", "-0.05"),
        ] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), shown, "{text}");
        }
        for text in ["", "-", "x", "1.234", "1.+5", "99999999", "1 5", "½½"] {
            assert!(text.parse::<Points>().is_err(), "{text:?}");
        }
    }
}
