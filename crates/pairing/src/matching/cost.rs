//! The numbers a matching is weighed with.

use std::ops::{Add, Sub};

/// An exact, ordered number: a failure vector packed so that comparing numbers compares vectors.
pub trait Cost: Copy + Ord + Add<Output = Self> + Sub<Output = Self> {
    /// Nothing.
    const ZERO: Self;
    /// Two to this power.
    fn bit(position: u32) -> Self;
    /// The number times a small factor.
    fn times(self, factor: i64) -> Self;
    /// Half of an even number.
    fn half(self) -> Self;
}

macro_rules! native_cost {
    ($($t:ty),*) => {$(
        impl Cost for $t {
            const ZERO: Self = 0;
            fn bit(position: u32) -> Self {
                1 << position
            }
            fn times(self, factor: i64) -> Self {
                self * <$t>::from(factor)
            }
            fn half(self) -> Self {
                self >> 1
            }
        }
    )*};
}
native_cost!(i64, i128);

/// An integer of `N` words in two's complement, least word first, for brackets where many floaters of many scores
/// make the failure vector long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn is_negative(&self) -> bool {
        self.0.last().is_some_and(|top| top >> 63 == 1)
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        other
            .is_negative()
            .cmp(&self.is_negative())
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let (mut sum, mut carry) = ([0; N], false);
        for (s, (a, b)) in sum.iter_mut().zip(self.0.iter().zip(&other.0)) {
            let (part, over) = a.overflowing_add(*b);
            let (total, over_again) = part.overflowing_add(u64::from(carry));
            (*s, carry) = (total, over || over_again);
        }
        Self(sum)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        let (mut difference, mut borrow) = ([0; N], false);
        for (d, (a, b)) in difference.iter_mut().zip(self.0.iter().zip(&other.0)) {
            let (part, under) = a.overflowing_sub(*b);
            let (total, under_again) = part.overflowing_sub(u64::from(borrow));
            (*d, borrow) = (total, under || under_again);
        }
        Self(difference)
    }
}

impl<const N: usize> Cost for Wide<N> {
    const ZERO: Self = Self([0; N]);

    fn bit(position: u32) -> Self {
        let mut words = [0; N];
        if let Some(word) = words.get_mut(position as usize / 64) {
            *word = 1 << (position % 64);
        }
        Self(words)
    }

    fn times(self, factor: i64) -> Self {
        let (mut product, mut carry) = ([0; N], 0_u64);
        for (p, a) in product.iter_mut().zip(&self.0) {
            let wide = u128::from(*a) * u128::from(factor.unsigned_abs()) + u128::from(carry);
            *p = (wide & u128::from(u64::MAX)) as u64;
            carry = (wide >> 64) as u64;
        }
        if factor < 0 { Self::ZERO - Self(product) } else { Self(product) }
    }

    fn half(self) -> Self {
        let mut carry = u64::from(self.is_negative());
        let mut words = self.0;
        for word in words.iter_mut().rev() {
            let low = *word & 1;
            *word = *word >> 1 | carry << 63;
            carry = low;
        }
        Self(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_reckon_as_native_ones() {
        let numbers = [0, 1, -1, 5, -7, i64::MAX, i64::MIN + 1, 1 << 40, -(1 << 40)];
        let wide = |x: i128| {
            let bits = x.cast_unsigned();
            let low = (bits & u128::from(u64::MAX)) as u64;
            Wide::<3>([low, (bits >> 64) as u64, if x < 0 { u64::MAX } else { 0 }])
        };
        for a in numbers.map(i128::from) {
            for b in numbers.map(i128::from) {
                assert_eq!(wide(a) + wide(b), wide(a + b));
                assert_eq!(wide(a) - wide(b), wide(a - b));
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
                assert_eq!(wide(a).times(i64::try_from(b).unwrap()), wide(a * b));
                assert_eq!(wide(a * 2).half(), wide(a));
            }
        }
        assert_eq!(Wide::<3>::bit(70), wide(1 << 70));
    }
}
