//! Direct encounter where games are missing, where two met twice, and what games in play count for.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use arbitro_standings::{
    Decided, Evaluation, Field, PairingKind, Participant, RoundCell, Rules, TieBreak, rank,
};
use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};

/// A field of numbers from 1 with these games: White, Black, White's code.
fn games(players: u16, games: &[(u16, u16, char)], pairing: PairingKind) -> Field {
    let mut rounds = vec![Vec::new(); usize::from(players)];
    for (white, black, code) in games {
        let result = SideResult::from_code(*code).unwrap();
        for (own, opponent, colour, result) in [
            (*white, *black, Colour::White, Some(result)),
            (*black, *white, Colour::Black, result.opposite()),
        ] {
            let cell = RoundCell {
                opponent: Some(PairingNumber(opponent)),
                colour: Some(colour),
                result,
                ..RoundCell::default()
            };
            rounds[usize::from(own) - 1].push(cell);
        }
    }
    let participant = |(rounds, number)| Participant::new(PairingNumber(number), rounds);
    let rules = Rules { pairing, ..Rules::default() };
    Field::new(rounds.into_iter().zip(1..).map(participant).collect(), rules)
}

fn robin(players: u16, of: &[(u16, u16, char)]) -> Field {
    games(players, of, PairingKind::Predetermined)
}

fn places(field: &Field, code: &str, tied: &[usize]) -> Vec<String> {
    let tiebreak: TieBreak = code.parse().unwrap();
    Evaluation::new(field).values(tiebreak, tied).iter().map(ToString::to_string).collect()
}

#[test]
fn missing_games_place_only_whom_nobody_can_reach() {
    // 1 beat 2, 2 beat 3, 1 and 3 have not met: 3 could still come up to 1.
    let field = robin(3, &[(1, 2, '1'), (2, 3, '1')]);
    assert_eq!(places(&field, "DE", &[0, 1, 2]), ["", "", ""]);
    // 1 beat both, who have not met: 1 is first, and they stay tied.
    let field = robin(3, &[(1, 2, '1'), (3, 1, '0')]);
    assert_eq!(places(&field, "DE", &[0, 1, 2]), ["1", "2", "2"]);
    // 1 beat 2, 3 drew with 2, 1 and 3 have not met: 3 could come to one and a half.
    let field = robin(3, &[(1, 2, '1'), (3, 2, '=')]);
    assert_eq!(places(&field, "DE", &[0, 1, 2]), ["", "", ""]);
}

#[test]
fn two_games_of_one_pair_count_as_their_mean() {
    let field = robin(3, &[(1, 2, '1'), (2, 1, '0'), (1, 3, '='), (2, 3, '1')]);
    assert_eq!(places(&field, "DE", &[0, 1, 2]), ["1", "2", "3"]);
    // 1 beat 2 once and lost once, which is half a point; 2 drew with 3, and so did 1.
    let field = robin(3, &[(1, 2, '1'), (2, 1, '1'), (1, 3, '='), (2, 3, '=')]);
    assert_eq!(places(&field, "DE", &[0, 1, 2]), ["", "", ""]);
}

#[test]
fn a_forfeit_is_an_encounter_in_a_round_robin_and_by_request_in_a_swiss() {
    let forfeit = [(1, 2, '+')];
    assert_eq!(places(&robin(2, &forfeit), "DE", &[0, 1]), ["1", "2"]);
    let swiss = games(2, &forfeit, PairingKind::Swiss);
    assert_eq!(places(&swiss, "DE", &[0, 1]), ["", ""]);
    assert_eq!(places(&swiss, "DE/P", &[0, 1]), ["1", "2"]);
}

#[test]
fn games_in_play_count_for_nobody_and_equals_share_a_rank() {
    let open = |opponent| RoundCell { opponent: Some(PairingNumber(opponent)), ..RoundCell::default() };
    let participants = vec![
        Participant::new(PairingNumber(1), vec![open(2)]),
        Participant::new(PairingNumber(2), vec![open(1)]),
        Participant::new(PairingNumber(3), Vec::new()),
    ];
    let rules = Rules { pairing: PairingKind::Predetermined, ..Rules::default() };
    let codes = arbitro_standings::tiebreak::defaults(&rules);
    let rows = rank(&Field::new(participants, rules), &codes, None);
    assert!(rows.iter().all(|row| row.rank == Some(1) && row.score == Points::ZERO));
    assert!(rank(&Field::new(Vec::new(), rules), &codes, None).is_empty());
}

#[test]
fn each_row_tells_what_put_it_there_and_lots_end_every_tie() {
    let field = robin(4, &[(1, 2, '1'), (3, 4, '='), (1, 3, '0'), (2, 4, '1'), (1, 4, '1'), (3, 2, '0')]);
    // 1 and 2 have two points, and 1 beat 2; 3 has one and a half, 4 a half.
    let codes: Vec<TieBreak> = vec!["DE".parse().unwrap()];
    let decided: Vec<(u16, Option<u32>, Decided)> =
        rank(&field, &codes, None).iter().map(|row| (row.number.0, row.rank, row.decided)).collect();
    let expected = [
        (1, Some(1), Decided::Score),
        (2, Some(2), Decided::TieBreak(0)),
        (3, Some(3), Decided::Score),
        (4, Some(4), Decided::Score),
    ];
    assert_eq!(decided, expected);
    let drawn = rank(&field, &[], Some(11));
    assert_eq!(drawn[1].decided, Decided::Lots);
    assert_eq!(drawn[1].rank, Some(2));
    assert_eq!(drawn, rank(&field, &[], Some(11)));
}
