//! Round robins whose tie-breaks and rankings were computed by two independent programs that agree.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::collections::BTreeMap;

use arbitro_standings::{Field, Participant, RoundCell, TieBreak, rank};
use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};
use serde::Deserialize;

const CASES: &str = include_str!("data/round-robins.jsonl");

#[derive(Deserialize)]
struct Case {
    file: String,
    /// Opponent (0 for none), colour and code, by rounds.
    players: BTreeMap<u16, Vec<(u16, char, char)>>,
    values: BTreeMap<u16, BTreeMap<String, String>>,
    standings: Vec<Standing>,
    /// A win, a draw, a loss, an absence and the pairing-allocated bye.
    points: [Points; 5],
}

#[derive(Deserialize)]
struct Standing {
    list: Vec<String>,
    rank: BTreeMap<u16, u32>,
}

fn cases() -> Vec<Case> {
    CASES.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn field(case: &Case) -> Field {
    let cell = |(opponent, colour, code): &(u16, char, char)| RoundCell {
        opponent: (*opponent > 0).then_some(PairingNumber(*opponent)),
        colour: match colour {
            'w' => Some(Colour::White),
            'b' => Some(Colour::Black),
            _ => None,
        },
        result: SideResult::from_code(*code),
    };
    let participant = |(number, rounds): (&u16, &Vec<(u16, char, char)>)| Participant {
        number: PairingNumber(*number),
        rounds: rounds.iter().map(cell).collect(),
    };
    let [win, draw, loss, absence, pairing_allocated_bye] = case.points;
    let scoring = ScoringSystem { win, draw, loss, absence, pairing_allocated_bye };
    Field::new(case.players.iter().map(participant).collect(), scoring)
}

#[test]
fn scores_and_values_are_those_of_independent_programs() {
    let mut compared = 0;
    for case in cases() {
        let field = field(&case);
        for row in rank(&field, &[]) {
            let expected = &case.values[&row.number.0];
            assert_eq!(row.score.to_string(), expected["PTS"], "{} {}", case.file, row.number);
            for tiebreak in [TieBreak::Wins, TieBreak::SonnebornBerger, TieBreak::Koya] {
                let found = tiebreak.values(&field, &[row.place])[0].to_string();
                assert_eq!(found, expected[tiebreak.code()], "{} {} {tiebreak}", case.file, row.number);
                compared += 1;
            }
        }
    }
    assert!(compared > 900, "{compared}");
}

#[test]
fn rankings_are_those_of_independent_programs() {
    let mut compared = 0;
    for case in cases() {
        let field = field(&case);
        for standing in &case.standings {
            let codes: Vec<TieBreak> = standing.list.iter().filter_map(|code| code.parse().ok()).collect();
            assert_eq!(codes.len() + 1, standing.list.len(), "points first, then codes that are known");
            let found: BTreeMap<u16, u32> =
                rank(&field, &codes).iter().map(|row| (row.number.0, row.rank)).collect();
            assert_eq!(found, standing.rank, "{} {:?}", case.file, standing.list);
            compared += 1;
        }
    }
    assert_eq!(compared, 80);
}

/// A field of numbers from 1 with these games: White, Black, White's code.
fn games(players: u16, games: &[(u16, u16, char)]) -> Field {
    let mut rounds = vec![Vec::new(); usize::from(players)];
    for (white, black, code) in games {
        let result = SideResult::from_code(*code).unwrap();
        for (own, opponent, colour, result) in [
            (*white, *black, Colour::White, Some(result)),
            (*black, *white, Colour::Black, result.opposite()),
        ] {
            let cell = RoundCell { opponent: Some(PairingNumber(opponent)), colour: Some(colour), result };
            rounds[usize::from(own) - 1].push(cell);
        }
    }
    let participant = |(rounds, number)| Participant { number: PairingNumber(number), rounds };
    Field::new(rounds.into_iter().zip(1..).map(participant).collect(), ScoringSystem::STANDARD)
}

fn direct_encounter(field: &Field, tied: &[usize]) -> Vec<String> {
    TieBreak::DirectEncounter.values(field, tied).iter().map(ToString::to_string).collect()
}

#[test]
fn missing_games_place_only_whom_nobody_can_reach() {
    // 1 beat 2, 2 beat 3, 1 and 3 have not met: 3 could still come up to 1.
    let field = games(3, &[(1, 2, '1'), (2, 3, '1')]);
    assert_eq!(direct_encounter(&field, &[0, 1, 2]), ["", "", ""]);
    // 1 beat both, who have not met: 1 is first, and they stay tied.
    let field = games(3, &[(1, 2, '1'), (3, 1, '0')]);
    assert_eq!(direct_encounter(&field, &[0, 1, 2]), ["1", "2", "2"]);
    // 1 beat 2, 3 drew with 2, 1 and 3 have not met: 3 could come to one and a half.
    let field = games(3, &[(1, 2, '1'), (3, 2, '=')]);
    assert_eq!(direct_encounter(&field, &[0, 1, 2]), ["", "", ""]);
}

#[test]
fn two_games_of_one_pair_count_as_their_mean() {
    let field = games(3, &[(1, 2, '1'), (2, 1, '0'), (1, 3, '='), (2, 3, '1')]);
    assert_eq!(direct_encounter(&field, &[0, 1, 2]), ["1", "2", "3"]);
    // 1 beat 2 once and lost once, which is half a point; 2 drew with 3, and so did 1.
    let field = games(3, &[(1, 2, '1'), (2, 1, '1'), (1, 3, '='), (2, 3, '=')]);
    assert_eq!(direct_encounter(&field, &[0, 1, 2]), ["", "", ""]);
}

#[test]
fn games_in_play_count_for_nobody_and_equals_share_a_rank() {
    let open = RoundCell { opponent: Some(PairingNumber(2)), colour: Some(Colour::White), result: None };
    let rounds = |cell| vec![cell];
    let field = Field::new(
        vec![
            Participant { number: PairingNumber(1), rounds: rounds(open) },
            Participant {
                number: PairingNumber(2),
                rounds: rounds(RoundCell { opponent: Some(PairingNumber(1)), ..open }),
            },
            Participant { number: PairingNumber(3), rounds: Vec::new() },
        ],
        ScoringSystem::STANDARD,
    );
    let rows = rank(&field, &TieBreak::ROUND_ROBIN);
    assert!(rows.iter().all(|row| row.rank == 1 && row.score == Points::ZERO));
    assert!(rank(&Field::new(Vec::new(), ScoringSystem::STANDARD), &TieBreak::ROUND_ROBIN).is_empty());
}
