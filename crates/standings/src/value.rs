//! The value of a tie-break.

use std::fmt;

use arbitro_tournament::Points;

/// An exact value. Higher is better but for [`Value::Place`], where lower is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A sum of points.
    Points(Points),
    /// A sum of products of points with points, in ten-thousandths.
    Product(i64),
    /// A number of games or rounds.
    Count(u32),
    /// A place among those who are tied, from 1.
    Place(u32),
    /// There is none: nothing to compare with.
    Undefined,
}

impl Value {
    /// A number by which values of one tie-break are sorted, the higher the better; none for no value, which comes last.
    pub fn key(self) -> Option<i64> {
        match self {
            Self::Points(points) => Some(points.hundredths().into()),
            Self::Product(product) => Some(product),
            Self::Count(count) => Some(count.into()),
            Self::Place(place) => Some(-i64::from(place)),
            Self::Undefined => None,
        }
    }
}

impl fmt::Display for Value {
    /// The shortest decimal; nothing for no value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => points.fmt(f),
            Self::Product(product) => {
                let (whole, part) = (product.unsigned_abs() / 10_000, product.unsigned_abs() % 10_000);
                let sign = if *product < 0 { "-" } else { "" };
                let part = format!("{part:04}");
                match part.trim_end_matches('0') {
                    "" => write!(f, "{sign}{whole}"),
                    part => write!(f, "{sign}{whole}.{part}"),
                }
            }
            Self::Count(count) => count.fmt(f),
            Self::Place(place) => place.fmt(f),
            Self::Undefined => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_the_shortest_decimal() {
        for (product, text) in [(0, "0"), (52_500, "5.25"), (-5_000, "-0.5"), (30_000, "3"), (1, "0.0001")] {
            assert_eq!(Value::Product(product).to_string(), text);
        }
        assert_eq!(Value::Undefined.to_string(), "");
    }
}
