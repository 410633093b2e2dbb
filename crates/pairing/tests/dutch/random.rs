//! Tournaments by chance: the fast engine against the literal one, and generated tournaments paired again.

use arbitro_pairing::dutch::Edition;
use arbitro_pairing::generate::{Options, Random, generate};
use arbitro_pairing::unwatched;

use crate::small::{agree, fast};

/// The benchmark `pairing-literal` goes through 5,000 rounds of up to 12 players.
#[test]
fn small_rounds_are_paired_as_the_rules_read_literally() {
    assert_eq!(agree(0.., 8, 500), Ok(500));
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

#[test]
fn virtual_points_by_chance_are_for_players_that_there_are() {
    use arbitro_pairing::generate::Acceleration;
    for seed in 0..200 {
        let mut options = Options::new(2 + u16::try_from(seed % 5).unwrap(), 3, seed);
        options.acceleration = Some(Acceleration::Random);
        let tournament = generate(&options, Edition::E2026, &mut unwatched).unwrap().tournament;
        let players = 1..=tournament.players.len();
        for points in &tournament.acceleration {
            assert!(points.first_player <= points.last_player, "seed {seed}");
            assert!(players.contains(&usize::from(points.first_player.0)), "seed {seed}");
            assert!(players.contains(&usize::from(points.last_player.0)), "seed {seed}");
        }
    }
}
