//! Tournaments by chance: the fast engine against the literal one, and generated tournaments paired again.

use std::collections::BTreeSet;

use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::generate::{Options, Random, generate};
use arbitro_pairing::{PairingSystem, Tournament, unwatched};

use crate::literal::Literal;

fn fast(tournament: &Tournament) -> Option<BTreeSet<(u16, u16)>> {
    let pairing = Dutch::default().pair(tournament, &mut unwatched).ok()?;
    let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
    Some(pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect())
}

/// Small tournaments with plenty of byes, forfeits and prohibited pairs.
fn small(seed: u64, most: u16) -> Tournament {
    let mut random = Random::new(seed);
    let players = random.between(2, most);
    let rounds = random.between(1, players.min(9));
    let mut options = Options::new(players, rounds, seed);
    options.rating_range = Some((1500, 1900));
    options.prohibited_groups = Some(u16::from(random.per_mille(300)));
    generate(&options, Edition::E2026, &mut unwatched).unwrap().tournament
}

fn agree(seeds: std::ops::Range<u64>, most: u16) -> usize {
    let mut rounds = 0;
    for seed in seeds {
        let tournament = small(seed, most);
        // One round more than was played: it may have no legal pairing.
        let last = (tournament.rounds_played + 1).min(tournament.planned_rounds);
        for round in 1..=last {
            let before = tournament.before(round);
            assert_eq!(fast(&before), Literal::new(&before).pair(), "seed {seed}, round {round}");
            rounds += 1;
        }
    }
    rounds
}

#[test]
fn small_rounds_are_paired_as_the_rules_read_literally() {
    let rounds = agree(0..120, 8);
    assert!(rounds > 300, "{rounds}");
}

#[test]
fn generated_tournaments_are_paired_again_as_they_were() {
    for seed in 0..60 {
        let mut random = Random::new(seed);
        let options = Options::new(random.between(2, 60), random.between(1, 11), seed);
        let tournament = generate(&options, Edition::E2026, &mut unwatched).unwrap().tournament;
        for round in 1..=tournament.rounds_played {
            let pairing = tournament.pairing_of(round);
            let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
            let played = pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect();
            assert_eq!(fast(&tournament.before(round)), Some(played), "seed {seed}, round {round}");
        }
    }
}
