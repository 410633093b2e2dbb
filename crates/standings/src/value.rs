//! The value of a tie-break.

use std::cmp::Ordering;
use std::fmt;

use serde::{Serialize, Serializer};

use crate::Exact;

/// An exact value. Whether the higher or the lower is better depends on the tie-break; no value is always last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A number.
    Number(Exact),
    /// A place among those who are tied, from 1.
    Place(u32),
    /// Numbers that are compared one after the other.
    List(Vec<Exact>),
    /// There is none: nothing to compare with.
    Undefined,
}

impl Value {
    /// The number, if it is one.
    pub const fn number(&self) -> Option<Exact> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Whether there is none.
    pub const fn is_undefined(&self) -> bool {
        matches!(self, Self::Undefined)
    }

    /// The order in which two values of one tie-break stand in the table; of places the lower is always the better.
    pub fn compare(&self, other: &Self, lower_is_better: bool) -> Ordering {
        let turned = |order: Ordering| if lower_is_better { order } else { order.reverse() };
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => turned(one.cmp(other)),
            (Self::List(one), Self::List(other)) => turned(one.cmp(other)),
            (Self::Place(one), Self::Place(other)) => one.cmp(other),
            _ => self.is_undefined().cmp(&other.is_undefined()),
        }
    }
}

impl From<Exact> for Value {
    fn from(number: Exact) -> Self {
        Self::Number(number)
    }
}

impl fmt::Display for Value {
    /// The shortest decimal; the numbers of a list with blanks between them; nothing for no value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Place(place) => place.fmt(f),
            Self::List(list) => {
                for (i, number) in list.iter().enumerate() {
                    write!(f, "{}{number}", if i == 0 { "" } else { " " })?;
                }
                Ok(())
            }
            Self::Undefined => Ok(()),
        }
    }
}

impl Serialize for Value {
    /// The text; null for no value.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_undefined() { serializer.serialize_none() } else { serializer.collect_str(self) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_value_comes_first_and_no_value_last() {
        let number = |n: i32| Value::from(Exact::from(n));
        assert_eq!(number(2).compare(&number(1), false), Ordering::Less);
        assert_eq!(number(2).compare(&number(1), true), Ordering::Greater);
        assert_eq!(Value::Place(1).compare(&Value::Place(2), false), Ordering::Less);
        for lower in [false, true] {
            assert_eq!(number(-5).compare(&Value::Undefined, lower), Ordering::Less);
            assert_eq!(Value::Undefined.compare(&Value::Undefined, lower), Ordering::Equal);
        }
        let list = |a: i32, b: i32| Value::List(vec![Exact::from(a), Exact::from(b)]);
        assert_eq!(list(3, 1).compare(&list(3, 2), false), Ordering::Greater);
        assert_eq!(list(3, 1).to_string(), "3 1");
    }
}
