//! Who wins which prize. FIDE has no rules for it: each fund says how players with equal points share, and whether
//! its prizes come on top of others.
//!
//! ```
//! use arbitro_standings::prize::{Contender, Fund, Prize, Sharing, distribute};
//! use arbitro_tournament::{PairingNumber, Points};
//!
//! let player = |number, points| Contender { number: PairingNumber(number), rank: number.into(), points };
//! let field = [player(1, Points::ONE), player(2, Points::ONE), player(3, Points::ZERO)];
//! let prizes = vec![Prize { cents: 100_00, thing: false }, Prize { cents: 50_00, thing: false }];
//! let open = Fund { sharing: Sharing::Hort, combinable: false, prizes, eligible: vec![0, 1, 2] };
//! let won = distribute(&field, &[open]).awards;
//! // Half of what the place is worth, and half of an equal share of both prizes.
//! assert_eq!(won.iter().map(|award| award.cents).collect::<Vec<_>>(), [87_50, 62_50]);
//! ```

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use arbitro_tournament::{PairingNumber, Points};

/// How players with equal points share money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// Not at all: each has the prize of the place that the tie-breaks give.
    ByPlace,
    /// The prizes of their places are put together, and each has the same.
    Equal,
    /// Half of the prize of the own place, and half of the equal share (after Hort).
    Hort,
}

/// A prize of a fund.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prize {
    /// Money, in hundredths.
    pub cents: u64,
    /// Whether a thing goes with it, which cannot be shared and belongs to the place.
    pub thing: bool,
}

/// Prizes for the same players, from the first place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fund {
    /// How money is shared.
    pub sharing: Sharing,
    /// Whether a player may have a prize of this fund beside those of others.
    pub combinable: bool,
    /// By places.
    pub prizes: Vec<Prize>,
    /// Who competes for it, as indices into the contenders.
    pub eligible: Vec<usize>,
}

/// A player in the final ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The pairing number.
    pub number: PairingNumber,
    /// The rank in the tournament.
    pub rank: u32,
    /// The points.
    pub points: Points,
}

/// A prize that somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// The fund, from 0.
    pub fund: usize,
    /// Who, as an index into the contenders.
    pub contender: usize,
    /// The place among those of the fund, from 1.
    pub place: usize,
    /// What the place alone is worth.
    pub own: u64,
    /// How many share, with the own; 1 where nobody does.
    pub sharers: usize,
    /// What the places of all who share are worth together.
    pub pool: u64,
    /// The money.
    pub cents: u64,
    /// Whether the thing of the place goes with it.
    pub thing: bool,
}

/// Somebody who would have a prize and takes a greater one instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// The fund whose prize goes on to the next.
    pub fund: usize,
    /// Who, as an index into the contenders.
    pub contender: usize,
    /// The fund of the prize that is taken.
    pub takes: usize,
}

/// The prizes given out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Distribution {
    /// By funds and places.
    pub awards: Vec<Award>,
    /// Who took a greater prize, in the order in which it was found.
    pub passed: Vec<Passed>,
}

/// Gives out the prizes. The contenders are in the order of the final ranking.
///
/// A player who would have several prizes that cannot be combined keeps the greatest, of equal ones that of the fund
/// named first; the others go on to the next. The greatest of all such choices is made first, and the rest looked at anew.
pub fn distribute(contenders: &[Contender], funds: &[Fund]) -> Distribution {
    let mut passed: Vec<Passed> = Vec::new();
    loop {
        let out: BTreeSet<(usize, usize)> = passed.iter().map(|p| (p.fund, p.contender)).collect();
        let awards: Vec<Award> =
            (0..).zip(funds).flat_map(|(at, fund)| allot(at, fund, contenders, &out)).collect();
        let Some((kept, given_up)) = greatest_choice(&awards, funds) else {
            return Distribution { awards, passed };
        };
        passed.extend(given_up.iter().map(|award| Passed {
            fund: award.fund,
            contender: award.contender,
            takes: kept.fund,
        }));
    }
}

/// Of all who would have several prizes that cannot be combined, the one whose best is the greatest: that prize, and
/// the others of the same player.
fn greatest_choice(awards: &[Award], funds: &[Fund]) -> Option<(Award, Vec<Award>)> {
    let mut by_player: BTreeMap<usize, Vec<Award>> = BTreeMap::new();
    for award in awards.iter().filter(|award| funds.get(award.fund).is_some_and(|fund| !fund.combinable)) {
        by_player.entry(award.contender).or_default().push(*award);
    }
    let worth = |award: &Award| (award.cents, Reverse(award.fund));
    let choices = by_player.into_values().filter(|own| own.len() > 1);
    let choice = choices
        .filter_map(|own| Some((own.iter().copied().max_by_key(worth)?, own)))
        .max_by_key(|(best, _)| (best.cents, Reverse(best.contender)))?;
    let (best, own) = choice;
    Some((best, own.into_iter().filter(|award| award.fund != best.fund).collect()))
}

/// The prizes of one fund among those who still compete for it.
fn allot(at: usize, fund: &Fund, contenders: &[Contender], out: &BTreeSet<(usize, usize)>) -> Vec<Award> {
    let mut line: Vec<(usize, Points)> = fund
        .eligible
        .iter()
        .filter(|contender| !out.contains(&(at, **contender)))
        .filter_map(|contender| Some((*contender, contenders.get(*contender)?.points)))
        .collect();
    line.sort_unstable_by_key(|(contender, _)| *contender);
    line.dedup();
    let mut awards = Vec::new();
    let mut first = 0;
    while first < line.len() && first < fund.prizes.len() {
        let points = line.get(first).map(|(_, points)| *points);
        let tied = line.iter().skip(first).take_while(|(_, other)| Some(*other) == points).count();
        let sharers = if fund.sharing == Sharing::ByPlace { 1 } else { tied.max(1) };
        awards.extend(share(at, fund, &line, first, sharers));
        first += sharers;
    }
    awards
}

/// The awards of players from a place on who share. Those behind the last prize have a share, too.
fn share(at: usize, fund: &Fund, line: &[(usize, Points)], first: usize, sharers: usize) -> Vec<Award> {
    let own = |place: usize| fund.prizes.get(place).copied().unwrap_or_default();
    let pool: u64 = (first..first + sharers).map(|place| own(place).cents).sum();
    let mut awards: Vec<Award> = (first..first + sharers)
        .zip(line.iter().skip(first))
        .map(|(place, (contender, _))| Award {
            fund: at,
            contender: *contender,
            place: place + 1,
            own: own(place).cents,
            sharers,
            pool,
            cents: part(fund.sharing, own(place).cents, pool, sharers),
            thing: own(place).thing,
        })
        .collect();
    // What is left of a hundredth goes to the best placed, so that the fund is given out to the last.
    let given: u64 = awards.iter().map(|award| award.cents).sum();
    for award in awards.iter_mut().take(usize::try_from(pool - given).unwrap_or(0)) {
        award.cents += 1;
    }
    awards.retain(|award| award.cents > 0 || award.thing);
    awards
}

/// What one of several has, rounded down.
fn part(sharing: Sharing, own: u64, pool: u64, sharers: usize) -> u64 {
    let sharers = u64::try_from(sharers).unwrap_or(u64::MAX).max(1);
    match sharing {
        Sharing::ByPlace => own,
        Sharing::Equal => pool / sharers,
        // own/2 + pool/(2n), in one division.
        Sharing::Hort => (own * sharers + pool) / (2 * sharers),
    }
}
