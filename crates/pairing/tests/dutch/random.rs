//! Tournaments by chance: the fast engine against the literal one, and generated tournaments paired again.

use arbitro_pairing::dutch::Edition;
use arbitro_pairing::generate::{Options, Random, generate};
use arbitro_pairing::{Tournament, unwatched};
use arbitro_tournament::{Colour, SideResult};

use crate::literal::Literal;
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

/// Case UC03: whoever is absent in round 1 has no number yet, so the drawn colour goes to the first pair and then alternates.
#[test]
fn uc03_colours_of_round_one_alternate_whoever_is_absent() {
    for players in 8..=12_u16 {
        for absent in 0..1_u32 << players {
            let mut tournament = Tournament::new(players, 5);
            tournament.initial_colour = if absent % 2 == 0 { Colour::Black } else { Colour::White };
            for (place, player) in tournament.players.iter_mut().enumerate() {
                player.next = (absent >> place & 1 == 1).then_some(SideResult::HalfPointBye);
            }
            let present = u32::from(players) - absent.count_ones();
            if present < 2 {
                continue;
            }
            let pairs = fast(&tournament).unwrap();
            // Many rest alike: the slow engine looks at a part of them.
            if absent % 29 == 3 || absent.count_ones() < 2 {
                assert_eq!(Some(&pairs), Literal::new(&tournament).pair().as_ref(), "{players}, {absent:b}");
            }
            let mut games: Vec<(u16, u16)> = pairs.into_iter().filter(|pair| pair.1 > 0).collect();
            games.sort_by_key(|(white, black)| *white.min(black));
            for (board, (white, black)) in games.iter().enumerate() {
                let drawn = (tournament.initial_colour == Colour::White) == (board % 2 == 0);
                assert_eq!(white < black, drawn, "{players}, {absent:b}, board {board}");
            }
        }
    }
}
