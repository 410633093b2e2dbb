//! Small tournaments by chance, with plenty of everything that makes a round odd, paired by the fast engine and by the
//! literal one.

use std::collections::BTreeSet;

use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::generate::{Options, Random, generate};
use arbitro_pairing::{PairingSystem, Tournament, unwatched};

use crate::literal::Literal;

/// The pairs by number, White first; 0 for the bye. None if there is no legal pairing.
pub fn fast(tournament: &Tournament) -> Option<BTreeSet<(u16, u16)>> {
    let pairing = Dutch::default().pair(tournament, &mut unwatched).ok()?;
    let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
    Some(pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect())
}

/// A small tournament with byes, forfeits, late entries, withdrawals, prohibited pairs and acceleration.
fn small(seed: u64, most: u16) -> Tournament {
    let mut random = Random::new(seed);
    let players = random.between(2, most);
    let rounds = random.between(1, players.min(9));
    let mut options = Options::new(players, rounds, seed);
    options.rating_range = Some((1500, 1900));
    options.prohibited_groups = Some(u16::from(random.per_mille(300)) + u16::from(random.per_mille(100)));
    if random.per_mille(300) {
        options.forfeits = Some(random.between(50, 300));
        options.odd_results = Some(random.between(0, 100));
    }
    if random.per_mille(300) {
        options.half_point_byes = Some(random.between(20, 150));
        options.zero_point_byes = Some(random.between(20, 150));
        options.full_point_byes = Some(random.between(0, 50));
    }
    if random.per_mille(200) {
        options.draws = Some(if random.per_mille(500) { 1000 } else { 0 });
    }
    generate(&options, Edition::E2026, &mut unwatched)
        .map_or_else(|_| Tournament::new(players, rounds), |g| g.tournament)
}

/// Pairs every round of these tournaments twice. The number of rounds, or the first where the engines disagree.
pub fn agree(seeds: impl IntoIterator<Item = u64>, most: u16, rounds: usize) -> Result<usize, String> {
    let mut done = 0;
    for seed in seeds {
        let tournament = small(seed, most);
        // One round more than was played: it may have no legal pairing.
        let last = (tournament.rounds_played + 1).min(tournament.planned_rounds);
        for round in 1..=last {
            let before = tournament.before(round);
            let (fast, literal) = (fast(&before), Literal::new(&before).pair());
            if fast != literal {
                return Err(format!("seed {seed}, round {round}: {fast:?}, literally {literal:?}"));
            }
            done += 1;
            if done == rounds {
                return Ok(done);
            }
        }
    }
    Ok(done)
}
