//! The generator against the checker: `cargo bench -p arbitro-interchange --bench generated -- [TOURNAMENTS] [SEED]`.
//!
//! Each tournament is drawn over every option of the generator, written as a report, read again, and each of its rounds is
//! paired anew from the rounds before.

#![allow(clippy::panic, reason = "a check says what is wrong by stopping")]

use std::collections::BTreeSet;
use std::time::Instant;

use arbitro_interchange::trf::{self, Report, Severity};
use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::generate::{Acceleration, Options, Random, generate};
use arbitro_pairing::{PairingSystem, RoundPairing, unwatched};
use arbitro_tournament::{Colour, Points, ScoringSystem};

/// Options of which each is left to the generator, or set to anything from nothing to far too much.
fn options(seed: u64) -> Options {
    let mut random = Random::new(seed ^ 0x5eed);
    let players = match random.below(10) {
        0..=3 => random.between(2, 16),
        4..=8 => random.between(17, 60),
        _ => random.between(61, 160),
    };
    let rounds = random.between(1, 13);
    let mut rate = |most: u16| random.per_mille(350).then(|| random.between(0, most));
    let base = Options {
        draws: rate(1000),
        forfeits: rate(400),
        odd_results: rate(200),
        unrated_games: rate(200),
        half_point_byes: rate(200),
        zero_point_byes: rate(200),
        full_point_byes: rate(60),
        late_entries: rate(500),
        withdrawals: rate(500),
        prohibited_groups: rate(5),
        ..Options::new(players, rounds, seed)
    };
    let (low, scores) = (random.between(1000, 2400), random.below(8));
    let points = |win, draw, loss, bye| ScoringSystem {
        win: Points::from_hundredths(win),
        draw: Points::from_hundredths(draw),
        loss: Points::from_hundredths(loss),
        pairing_allocated_bye: Points::from_hundredths(bye),
        ..ScoringSystem::STANDARD
    };
    Options {
        rating_range: random.per_mille(300).then_some((low, low + random.between(0, 400))),
        ratings: if random.per_mille(100) { vec![1500; players.into()] } else { Vec::new() },
        acceleration: match random.below(5) {
            0 => Some(Acceleration::Baku),
            1 => Some(Acceleration::Random),
            2 => Some(Acceleration::None),
            _ => None,
        },
        scoring: match scores {
            0 => Some(points(300, 100, 0, 300)),
            1 => Some(points(300, 200, 100, 200)),
            2 => Some(points(100, 50, 0, 0)),
            3 => Some(points(200, 100, 0, 100)),
            _ => None,
        },
        initial_colour: match random.below(3) {
            0 => Some(Colour::White),
            1 => Some(Colour::Black),
            _ => None,
        },
        ..base
    }
}

fn set(pairing: &RoundPairing) -> BTreeSet<(u16, u16)> {
    let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
    pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect()
}

/// Generates and verifies; the number of rounds.
fn verify(seed: u64, edition: Edition) -> u16 {
    let generated = match generate(&options(seed), edition, &mut unwatched) {
        Ok(generated) => generated,
        Err(error) => panic!("seed {seed}: {error}"),
    };
    let report =
        Report::of_tournament(&generated.tournament, "random", "FIDE_DUTCH_2026", &generated.ratings);
    let read = trf::read(trf::write(&report).as_bytes());
    // Results such as 0-0 are noted, and are what the generator was asked for.
    let faults: Vec<_> = read.notes.iter().filter(|n| n.kind.severity() == Severity::Error).collect();
    assert!(faults.is_empty(), "seed {seed}: {faults:?}");
    let rounds = read.rounds_paired();
    // Rounds at the end from which everybody was absent are not paired.
    let played = &generated.tournament;
    let paired = (1..=played.rounds_played).filter(|round| !set(&played.pairing_of(*round)).is_empty());
    assert_eq!(rounds, paired.max().unwrap_or(0), "seed {seed}");
    let whole = read.tournament(rounds + 1);
    for round in 1..=rounds {
        let again = (Dutch { edition }).pair(&read.tournament(round), &mut unwatched);
        let played = set(&whole.pairing_of(round));
        assert_eq!(again.as_ref().map(set), Ok(played), "seed {seed}, {edition:?}, round {round}");
    }
    rounds
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|a| a.parse::<u64>().ok());
    let tournaments = numbers.next().unwrap_or(20_000);
    let first = numbers.next().unwrap_or(1);
    let started = Instant::now();
    let mut rounds = 0_u64;
    for seed in first..first + tournaments {
        // One in eight by the rules before 2026.
        let edition = if seed % 8 == 0 { Edition::E2017 } else { Edition::E2026 };
        rounds += u64::from(verify(seed, edition));
        if (seed - first + 1) % 1000 == 0 {
            println!("{} tournaments, {rounds} rounds, {:.0?}", seed - first + 1, started.elapsed());
        }
    }
    println!("{tournaments} tournaments, {rounds} rounds: no difference ({:.0?})", started.elapsed());
}
