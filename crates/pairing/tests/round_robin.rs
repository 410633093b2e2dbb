//! Round robins: the published Berger tables, and what must hold of tables of any size.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_pairing::{PairingError, PairingSystem, RoundRobin, Tournament, Withdrawal, berger, unwatched};
use arbitro_tournament::PairingNumber;

#[test]
fn tables_of_3_to_40_are_the_published_ones() {
    let tables: BTreeMap<String, Vec<Vec<berger::Game>>> =
        serde_json::from_str(include_str!("data/berger.json")).unwrap();
    assert_eq!(tables.len(), 38);
    for (players, rounds) in tables {
        let players: u16 = players.parse().unwrap();
        assert_eq!(rounds.len(), usize::from(berger::rounds_in_cycle(players)));
        for (i, games) in (1..).zip(rounds) {
            assert_eq!(berger::round(players, i).unwrap(), games, "{players} players, round {i}");
        }
    }
}

#[test]
fn everybody_meets_everybody_once_a_cycle_and_colours_are_balanced() {
    for players in (2..=60).chain([99, 100, 301]) {
        let mut met = BTreeSet::new();
        let mut whites = vec![0_i32; usize::from(players) + 2];
        for round in 1..=berger::rounds_in_cycle(players) {
            let mut seen = BTreeSet::new();
            for (white, black) in berger::round(players, round).unwrap() {
                assert!(met.insert((white.min(black), white.max(black))), "{players}: {white} {black} twice");
                assert!(seen.insert(white) && seen.insert(black), "{players}, round {round}");
                if white <= players && black <= players {
                    whites[usize::from(white)] += 1;
                    whites[usize::from(black)] -= 1;
                }
            }
        }
        let even = usize::from(players + players % 2);
        assert_eq!(met.len(), even * (even - 1) / 2);
        assert!(whites.iter().all(|d| d.abs() <= 1), "{players}: {whites:?}");
    }
}

#[test]
fn in_several_cycles_colours_are_exactly_balanced_and_never_three_alike_in_a_row() {
    for players in 3..=40 {
        for cycles in 2..=5 {
            let mut colours = vec![String::new(); usize::from(players) + 1];
            for round in 1..=cycles * berger::rounds_in_cycle(players) {
                for (white, black) in berger::round_of_cycles(players, cycles, true, round).unwrap() {
                    if white <= players && black <= players {
                        colours[usize::from(white)].push('w');
                        colours[usize::from(black)].push('b');
                    }
                }
            }
            for c in &colours[1..] {
                // A table of four has three rounds: one change of places meets the next.
                assert!(
                    players <= 4 && cycles > 2 || !c.contains("www") && !c.contains("bbb"),
                    "{players} players, {cycles} cycles: {c}"
                );
                let white = c.matches('w').count();
                let spread = (2 * white).abs_diff(c.len());
                assert!(spread <= usize::from(cycles % 2 == 1), "{players} players, {cycles} cycles: {c}");
            }
        }
    }
}

#[test]
fn the_system_speaks_of_players_by_number_and_lets_opponents_of_the_annulled_rest() {
    let mut tournament = Tournament::new(5, 5);
    tournament.players.remove(0); // numbers 2 to 5
    let mut system = RoundRobin::new(1);
    assert_eq!(system.rounds(&tournament), Some(3));
    let first = system.pair(&tournament, &mut unwatched).unwrap();
    let pairs: Vec<_> = first.pairs.iter().map(|p| (p.white.0, p.black.0)).collect();
    assert_eq!(pairs, [(2, 5), (3, 4)]);
    system.annulled.push(PairingNumber(3));
    let first = system.pair(&tournament, &mut unwatched).unwrap();
    assert_eq!((first.pairs.len(), first.byes[0].player), (1, PairingNumber(4)));
    tournament.rounds_played = 3;
    let past = PairingError::NoSuchRound { round: 4, last: 3 };
    assert_eq!(system.pair(&tournament, &mut unwatched), Err(past));
    let alone = Tournament::new(1, 1);
    assert!(system.pair(&alone, &mut unwatched).is_err());
    assert_eq!(Withdrawal::after(4, 9), Withdrawal::Annulled);
    assert_eq!(Withdrawal::after(5, 10), Withdrawal::RestForfeited);
}
