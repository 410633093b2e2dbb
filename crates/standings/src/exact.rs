//! Exact numbers of tie-breaks.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use arbitro_tournament::Points;
use serde::{Serialize, Serializer};

/// An exact number in ten-thousandths: the product of two [`Points`], which count hundredths, is one without loss.
/// Its text is the shortest decimal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exact(i64);

/// The parts of a unit.
const UNIT: i64 = 10_000;

impl Exact {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// One half.
    pub const HALF: Self = Self(UNIT / 2);
    /// One.
    pub const ONE: Self = Self(UNIT);

    /// A number of ten-thousandths.
    pub const fn from_parts(parts: i64) -> Self {
        Self(parts)
    }

    /// The number in ten-thousandths.
    pub const fn parts(self) -> i64 {
        self.0
    }

    /// A product of points with points.
    pub fn product(one: Points, other: Points) -> Self {
        Self(i64::from(one.hundredths()) * i64::from(other.hundredths()))
    }

    /// The quotient, rounded half up to so many decimals (four at most). Nothing can be divided by zero.
    pub fn quotient(self, divisor: i64, decimals: u32) -> Option<Self> {
        let unit = UNIT / 10_i64.checked_pow(decimals.min(4))?;
        let (number, divisor) = if divisor < 0 { (-self.0, -divisor) } else { (self.0, divisor) };
        let step = divisor.checked_mul(unit)?.checked_mul(2)?;
        let doubled = number.checked_mul(2)?.checked_add(step / 2)?;
        Some(Self(doubled.checked_div_euclid(step)? * unit))
    }

    /// The whole number below.
    pub const fn floor(self) -> i64 {
        self.0.div_euclid(UNIT)
    }
}

impl From<Points> for Exact {
    fn from(points: Points) -> Self {
        Self(i64::from(points.hundredths()) * (UNIT / 100))
    }
}

impl From<i32> for Exact {
    fn from(whole: i32) -> Self {
        Self(i64::from(whole) * UNIT)
    }
}

impl From<u16> for Exact {
    fn from(whole: u16) -> Self {
        Self(i64::from(whole) * UNIT)
    }
}

impl Add for Exact {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Exact {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0.unsigned_abs() / 10_000, self.0.unsigned_abs() % 10_000);
        let sign = if self.0 < 0 { "-" } else { "" };
        let part = format!("{part:04}");
        match part.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}"),
            part => write!(f, "{sign}{whole}.{part}"),
        }
    }
}

impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_shortest_decimal() {
        for (parts, text) in [(0, "0"), (52_500, "5.25"), (-5_000, "-0.5"), (30_000, "3"), (1, "0.0001")] {
            assert_eq!(Exact::from_parts(parts).to_string(), text);
        }
    }

    #[test]
    fn quotients_are_rounded_half_up() {
        for (number, divisor, decimals, text) in [
            (Exact::from(64), 3, 2, "21.33"),
            (Exact::from(1), 8, 2, "0.13"),
            (Exact::from(3761), 2, 0, "1881"),
            (Exact::from(3760), 2, 0, "1880"),
            (Exact::from(-1), 2, 0, "0"),
            (Exact::from(10), 4, 4, "2.5"),
        ] {
            assert_eq!(number.quotient(divisor, decimals).unwrap().to_string(), text);
        }
        assert_eq!(Exact::ONE.quotient(0, 2), None);
    }
}
