//! Tournaments whose every round two independent programs pair alike, packed as text.
//!
//! A tournament begins with `= name initial-colour rounds win draw loss bye`. `a` has virtual points (points, rounds,
//! players), `x` prohibited pairs (rounds, players), `p` a player's rounds (opponent, colour, result; or a bye), `d`
//! the rounds that the rules before 2026 pair otherwise, `n` a round without a legal pairing and `b` the byes asked for
//! in it, `o` the Whites of a round in board order, `e` the pairing that the text asks for where one of the programs
//! reads it otherwise.

use std::collections::BTreeSet;

use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::{
    PairingError, PairingSystem, Player, ProhibitedPairs, RoundPairing, RoundRecord, Tournament,
    VirtualPoints, unwatched,
};
use arbitro_tournament::{Colour, PairingNumber, SideResult};

#[derive(Default)]
struct Case {
    name: String,
    tournament: Option<Tournament>,
    differs: Vec<u16>,
    none: Vec<(u16, Vec<(SideResult, u16)>)>,
    orders: Vec<(u16, Vec<u16>)>,
    by_the_text: Vec<(u16, BTreeSet<(u16, u16)>)>,
}

fn colour(word: &str) -> Colour {
    if word.eq_ignore_ascii_case("w") { Colour::White } else { Colour::Black }
}

fn cell(word: &str) -> RoundRecord {
    let opponent: String = word.chars().take_while(char::is_ascii_digit).collect();
    if opponent.is_empty() {
        return RoundRecord::bye(SideResult::from_code(word.chars().next().unwrap()).unwrap());
    }
    let rest: Vec<char> = word.chars().skip(opponent.len()).collect();
    RoundRecord {
        opponent: Some(PairingNumber(opponent.parse().unwrap())),
        colour: (rest[0] != '-').then(|| colour(&rest[0].to_string())),
        result: SideResult::from_code(rest[1]).unwrap(),
    }
}

/// The smaller tournaments.
pub fn small() -> Vec<Tournament> {
    let all = cases().into_iter().filter(|c| c.by_the_text.is_empty()).filter_map(|c| c.tournament);
    all.filter(|t| t.players.len() <= 30).collect()
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in include_str!("../data/corpus.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |i: usize| words[i].parse::<u16>().unwrap();
        let numbers = |from: usize| (from..words.len()).map(number).collect::<Vec<_>>();
        let players = |from: usize| numbers(from).into_iter().map(PairingNumber).collect::<Vec<_>>();
        if words[0] == "=" {
            let mut tournament = Tournament::new(0, number(3));
            tournament.initial_colour = colour(words[2]);
            let points = |i: usize| words[i].parse().unwrap();
            tournament.scoring.win = points(4);
            tournament.scoring.draw = points(5);
            tournament.scoring.loss = points(6);
            tournament.scoring.pairing_allocated_bye = points(7);
            let name = words[1].to_owned();
            cases.push(Case { name, tournament: Some(tournament), ..Case::default() });
            continue;
        }
        let case = cases.last_mut().unwrap();
        let tournament = case.tournament.as_mut().unwrap();
        match words[0] {
            "a" => tournament.acceleration.push(VirtualPoints {
                points: words[1].parse().unwrap(),
                first_round: number(2),
                last_round: number(3),
                first_player: PairingNumber(number(4)),
                last_player: PairingNumber(number(5)),
            }),
            "x" => tournament.prohibited.push(ProhibitedPairs {
                first_round: number(1),
                last_round: number(2),
                players: players(3),
            }),
            "p" => {
                let rounds: Vec<RoundRecord> = words[2..].iter().map(|w| cell(w)).collect();
                tournament.rounds_played = tournament.rounds_played.max(rounds.len() as u16);
                tournament.players.push(Player { rounds, ..Player::new(PairingNumber(number(1))) });
            }
            "d" => case.differs = numbers(1),
            "n" => case.none.push((number(1), Vec::new())),
            "b" => {
                let result = SideResult::from_code(words[1].chars().next().unwrap()).unwrap();
                let byes = &mut case.none.last_mut().unwrap().1;
                byes.extend(numbers(3).into_iter().map(|n| (result, n)));
            }
            "o" => case.orders.push((number(1), numbers(2))),
            "e" => {
                let pair = |word: &&str| {
                    let (w, b) = word.split_once('-').unwrap();
                    (w.parse().unwrap(), b.parse().unwrap())
                };
                case.by_the_text.push((number(1), words[2..].iter().map(pair).collect()));
            }
            other => panic!("{other}"),
        }
    }
    cases
}

fn set(pairing: &RoundPairing) -> BTreeSet<(u16, u16)> {
    let byes = pairing.byes.iter().map(|b| (b.player.0, 0));
    pairing.pairs.iter().map(|p| (p.white.0, p.black.0)).chain(byes).collect()
}

#[test]
fn every_round_is_paired_as_two_independent_programs_pair_it() {
    let (mut rounds, mut none) = (0, 0);
    for case in cases() {
        let tournament = case.tournament.unwrap();
        for round in 1..=tournament.rounds_played {
            let pairing = Dutch::default().pair(&tournament.before(round), &mut unwatched).unwrap();
            let by_the_text = case.by_the_text.iter().find(|(r, _)| *r == round);
            let expected = by_the_text.map_or_else(|| set(&tournament.pairing_of(round)), |e| e.1.clone());
            assert_eq!(set(&pairing), expected, "{}, round {round}", case.name);
            if let Some((_, whites)) = case.orders.iter().find(|(r, _)| *r == round) {
                let found: Vec<u16> = pairing
                    .pairs
                    .iter()
                    .map(|p| p.white.0)
                    .chain(pairing.byes.iter().map(|b| b.player.0))
                    .collect();
                assert_eq!(&found, whites, "{}, boards of round {round}", case.name);
            }
            rounds += 1;
        }
        for (round, byes) in case.none {
            let mut before = tournament.before(round);
            for player in &mut before.players {
                player.next = byes.iter().find(|b| b.1 == player.number.0).map(|b| b.0);
            }
            let found = Dutch::default().pair(&before, &mut unwatched);
            assert!(matches!(found, Err(PairingError::NoPairing)), "{}, round {round}", case.name);
            none += 1;
        }
    }
    assert!(rounds > 1600 && none > 1, "{rounds} rounds, {none} without a pairing");
}

#[test]
fn the_rules_before_2026_differ_exactly_in_the_rounds_where_they_should() {
    let (mut told, mut rounds) = (0, 0);
    for case in cases().into_iter().filter(|c| c.by_the_text.is_empty()) {
        let tournament = case.tournament.unwrap();
        for round in 1..=tournament.rounds_played {
            let old = Dutch { edition: Edition::E2017 }.pair(&tournament.before(round), &mut unwatched);
            let differs = old.is_ok_and(|p| set(&p) != set(&tournament.pairing_of(round)));
            assert_eq!(differs, case.differs.contains(&round), "{}, round {round}", case.name);
            told += usize::from(differs);
            rounds += 1;
        }
    }
    assert!(told > 180 && rounds > 1500, "{told} of {rounds} told");
}
