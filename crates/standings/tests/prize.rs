//! Prizes: examples worked by hand, and what holds of every distribution.

#![allow(
    clippy::indexing_slicing,
    clippy::inconsistent_digit_grouping,
    reason = "tests may fail loudly; amounts are written in hundredths"
)]

use std::collections::BTreeMap;

use arbitro_standings::prize::{Award, Contender, Distribution, Fund, Prize, Sharing, distribute};
use arbitro_tournament::{PairingNumber, Points};
use proptest::prelude::*;

/// Players in the order of the ranking, by half points.
fn field(halves: &[i32]) -> Vec<Contender> {
    let contender = |(rank, halves): (u16, &i32)| Contender {
        number: PairingNumber(rank),
        rank: rank.into(),
        points: Points::from_hundredths(halves * 50),
    };
    (1..).zip(halves).map(contender).collect()
}

fn money(amounts: &[u64]) -> Vec<Prize> {
    amounts.iter().map(|cents| Prize { cents: *cents, thing: false }).collect()
}

fn fund(sharing: Sharing, amounts: &[u64], eligible: &[usize]) -> Fund {
    Fund { sharing, combinable: false, prizes: money(amounts), eligible: eligible.to_vec() }
}

/// Contender and money, by funds and places.
fn won(distribution: &Distribution) -> Vec<(usize, usize, u64)> {
    distribution.awards.iter().map(|award| (award.fund, award.contender, award.cents)).collect()
}

#[test]
fn equal_points_share_as_the_fund_says() {
    let players = field(&[12, 11, 11, 11, 9]);
    let all = [0, 1, 2, 3, 4];
    let of = |sharing| won(&distribute(&players, &[fund(sharing, &[900_00, 600_00, 300_00], &all)]));
    assert_eq!(of(Sharing::ByPlace), [(0, 0, 900_00), (0, 1, 600_00), (0, 2, 300_00)]);
    assert_eq!(of(Sharing::Equal), [(0, 0, 900_00), (0, 1, 300_00), (0, 2, 300_00), (0, 3, 300_00)]);
    // Half of 600, 300 and nothing, and half of a third of 900.
    assert_eq!(of(Sharing::Hort), [(0, 0, 900_00), (0, 1, 450_00), (0, 2, 300_00), (0, 3, 150_00)]);
}

#[test]
fn what_cannot_be_parted_goes_to_the_best_placed() {
    let players = field(&[8, 8, 8]);
    let shares = won(&distribute(&players, &[fund(Sharing::Equal, &[100_00], &[0, 1, 2])]));
    assert_eq!(shares, [(0, 0, 33_34), (0, 1, 33_33), (0, 2, 33_33)]);
}

#[test]
fn a_thing_belongs_to_its_place() {
    let players = field(&[8, 8]);
    let cup = Fund {
        sharing: Sharing::Equal,
        combinable: false,
        prizes: vec![Prize { cents: 10_00, thing: true }],
        eligible: vec![0, 1],
    };
    let awards = distribute(&players, &[cup]).awards;
    let told: Vec<(u64, bool)> = awards.iter().map(|award| (award.cents, award.thing)).collect();
    assert_eq!(told, [(5_00, true), (5_00, false)]);
}

#[test]
fn of_two_prizes_the_greater_is_kept_and_the_other_goes_on() {
    let players = field(&[14, 12, 10, 8]);
    let open = fund(Sharing::ByPlace, &[500_00, 200_00, 100_00], &[0, 1, 2, 3]);
    let women = fund(Sharing::ByPlace, &[150_00, 50_00], &[2, 3]);
    let given = distribute(&players, &[open.clone(), women.clone()]);
    // The third is the best woman: 150 is more than 100, so the fourth has the third prize and not the second of women.
    assert_eq!(won(&given), [(0, 0, 500_00), (0, 1, 200_00), (0, 3, 100_00), (1, 2, 150_00)]);
    let passed: Vec<_> = given.passed.iter().map(|p| (p.fund, p.contender, p.takes)).collect();
    assert_eq!(passed, [(0, 2, 1), (1, 3, 0)]);

    let beside = Fund { combinable: true, ..women };
    assert_eq!(won(&distribute(&players, &[open, beside])).len(), 5);
}

#[test]
fn of_equal_prizes_that_of_the_first_fund_is_kept() {
    let players = field(&[14, 12]);
    let funds = [fund(Sharing::ByPlace, &[100_00], &[0, 1]), fund(Sharing::ByPlace, &[100_00], &[0, 1])];
    assert_eq!(won(&distribute(&players, &funds)), [(0, 0, 100_00), (1, 1, 100_00)]);
}

#[test]
fn without_players_or_prizes_nothing_is_given() {
    assert!(distribute(&[], &[fund(Sharing::Hort, &[100_00], &[])]).awards.is_empty());
    assert!(distribute(&field(&[2]), &[fund(Sharing::Equal, &[], &[0])]).awards.is_empty());
    assert!(distribute(&field(&[2]), &[fund(Sharing::Equal, &[100_00], &[7])]).awards.is_empty());
}

fn any_fund(players: usize) -> impl Strategy<Value = Fund> {
    let sharing = prop_oneof![Just(Sharing::ByPlace), Just(Sharing::Equal), Just(Sharing::Hort)];
    let prizes = prop::collection::vec((0_u64..5000, prop::bool::weighted(0.2)), 0..6);
    let eligible = prop::collection::vec(0..players, 0..players * 2);
    (sharing, any::<bool>(), prizes, eligible).prop_map(|(sharing, combinable, prizes, eligible)| Fund {
        sharing,
        combinable,
        prizes: prizes.into_iter().map(|(cents, thing)| Prize { cents, thing }).collect(),
        eligible,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_fund_is_given_out_to_the_last_and_nobody_has_two_that_cannot_be_combined(
        mut halves in prop::collection::vec(0..9_i32, 1..14),
        funds in prop::collection::vec(any_fund(14), 0..5),
    ) {
        halves.sort_unstable_by(|a, b| b.cmp(a));
        let players = field(&halves);
        let Distribution { awards, passed } = distribute(&players, &funds);
        let mut single: BTreeMap<usize, usize> = BTreeMap::new();
        for (at, fund) in funds.iter().enumerate() {
            let own: Vec<&Award> = awards.iter().filter(|award| award.fund == at).collect();
            let gone = |contender: usize| passed.iter().any(|p| p.fund == at && p.contender == contender);
            let left: std::collections::BTreeSet<usize> =
                fund.eligible.iter().copied().filter(|c| *c < players.len() && !gone(*c)).collect();
            let due: u64 = fund.prizes.iter().take(left.len()).map(|prize| prize.cents).sum();
            prop_assert_eq!(own.iter().map(|award| award.cents).sum::<u64>(), due);
            prop_assert!(own.iter().all(|award| left.contains(&award.contender)));
            prop_assert!(own.windows(2).all(|pair| pair[0].place < pair[1].place));
            if !fund.combinable {
                for award in own {
                    *single.entry(award.contender).or_default() += 1;
                }
            }
        }
        prop_assert!(single.values().all(|prizes| *prizes == 1), "{:?}", single);
        // Who gave one up has another, greater or named before.
        for gone in &passed {
            prop_assert!(single.contains_key(&gone.contender), "{:?}", gone);
        }
    }
}
