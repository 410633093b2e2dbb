//! Knockout, Scheveningen, match, Varma, acceleration, initial ranking.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_pairing::acceleration::{baku, baku_allowed, baku_group};
use arbitro_pairing::generate::Random;
use arbitro_pairing::ranking::{Entry, initial_ranking, late_entry_number, numbers_may_change};
use arbitro_pairing::{
    ByeLimits, ByeRefusal, Knockout, MatchOfTwo, PairingError, PairingSystem, Scheveningen, Tournament,
    berger, boards, unwatched, varma,
};
use arbitro_tournament::{PairingNumber, Points, Rating, ScoringSystem, SideResult, Title};

const WHITE_WINS: (SideResult, SideResult) = (SideResult::Win, SideResult::Loss);
const DRAW: (SideResult, SideResult) = (SideResult::Draw, SideResult::Draw);

#[test]
fn a_knockout_of_any_size_ends_with_one_winner_and_the_top_seeds_meet_last() {
    for players in 2..=33_u16 {
        let mut tournament = Tournament::new(players, 6);
        let system = Knockout::new(1);
        let rounds = system.rounds(&tournament).unwrap();
        let mut byes = 0;
        for round in 1..=rounds {
            let pairing = system.pair(&tournament, &mut unwatched).unwrap();
            byes += pairing.byes.len();
            if round == rounds {
                let last = pairing.pairs[0];
                assert_eq!(BTreeSet::from([last.white.0, last.black.0]), BTreeSet::from([1, 2]));
            }
            let higher_wins = |p: &arbitro_pairing::Pair| {
                if p.white < p.black { WHITE_WINS } else { (SideResult::Loss, SideResult::Win) }
            };
            let results: Vec<_> = pairing.pairs.iter().map(higher_wins).collect();
            tournament.record(&pairing, &results);
        }
        assert_eq!(byes, usize::from(players).next_power_of_two() - usize::from(players));
        let past = system.pair(&tournament, &mut unwatched);
        assert_eq!(past, Err(PairingError::NoSuchRound { round: rounds + 1, last: rounds }));
    }
}

#[test]
fn a_level_match_waits_for_a_decision_and_the_third_place_is_played() {
    let mut tournament = Tournament::new(4, 4);
    let mut system = Knockout { third_place: true, ..Knockout::new(2) };
    for _ in 0..2 {
        let pairing = system.pair(&tournament, &mut unwatched).unwrap();
        tournament.record(&pairing, &[DRAW, WHITE_WINS]);
    }
    // 1 and 4 drew twice; 2 and 3 won a game each with White.
    let level = system.pair(&tournament, &mut unwatched);
    assert_eq!(level, Err(PairingError::Undecided { first: PairingNumber(1), second: PairingNumber(4) }));
    system.decided = vec![(0, PairingNumber(4)), (0, PairingNumber(2))];
    for _ in 0..2 {
        let pairing = system.pair(&tournament, &mut unwatched).unwrap();
        let players: Vec<_> = pairing.pairs.iter().map(|p| BTreeSet::from([p.white.0, p.black.0])).collect();
        assert_eq!(players, [BTreeSet::from([2, 4]), BTreeSet::from([1, 3])]);
        tournament.record(&pairing, &[DRAW, DRAW]);
    }
    // Who won a level semifinal has not yet won the final.
    let winner = |system: &Knockout| system.winner(&tournament);
    let level = PairingError::Undecided { first: PairingNumber(4), second: PairingNumber(2) };
    assert_eq!(winner(&system), Err(level));
    system.decided.push((1, PairingNumber(2)));
    assert_eq!(winner(&system), Ok(Some(PairingNumber(2))));
}

#[test]
fn in_a_scheveningen_everybody_meets_the_other_team_once_with_balanced_colours() {
    for size in 1..=12_u16 {
        let mut tournament = Tournament::new(2 * size, size);
        let mut met = BTreeSet::new();
        let mut colours: BTreeMap<u16, String> = BTreeMap::new();
        let mut all_home_whites = 0;
        for _ in 0..size {
            let pairing = Scheveningen.pair(&tournament, &mut unwatched).unwrap();
            assert_eq!(pairing.pairs.len(), usize::from(size));
            let mut home_whites = 0;
            for pair in &pairing.pairs {
                let (low, high) = (pair.white.min(pair.black).0, pair.white.max(pair.black).0);
                assert!(low <= size && high > size && met.insert((low, high)));
                colours.entry(pair.white.0).or_default().push('w');
                colours.entry(pair.black.0).or_default().push('b');
                home_whites += u16::from(pair.white.0 <= size);
            }
            if size % 2 == 1 || size.is_multiple_of(4) {
                assert!((2 * home_whites).abs_diff(size) <= size % 2);
            }
            all_home_whites += home_whites;
            tournament.rounds_played += 1;
        }
        assert!((2 * all_home_whites).abs_diff(size * size) <= size % 2, "{size}: {all_home_whites}");
        for colours in colours.values() {
            let whites = colours.matches('w').count();
            assert!((2 * whites).abs_diff(size.into()) <= usize::from(size % 2), "{size}: {colours}");
            assert!(!colours.contains("www") && !colours.contains("bbb"), "{size}: {colours}");
        }
        assert!(Scheveningen.pair(&tournament, &mut unwatched).is_err());
    }
    assert!(Scheveningen.pair(&Tournament::new(3, 3), &mut unwatched).is_err());
}

#[test]
fn a_match_alternates_colours_and_may_turn_in_the_middle() {
    for (turn, expected) in [(false, "wbwbwbwb"), (true, "wbwbbwbw")] {
        let mut tournament = Tournament::new(2, 8);
        let system = MatchOfTwo { games: 8, turn };
        let mut colours = String::new();
        for _ in 0..8 {
            let pairing = system.pair(&tournament, &mut unwatched).unwrap();
            colours.push(if pairing.pairs[0].white == PairingNumber(1) { 'w' } else { 'b' });
            tournament.rounds_played += 1;
        }
        assert_eq!(colours, expected);
        assert!(system.pair(&tournament, &mut unwatched).is_err());
    }
}

#[test]
fn varma_groups_hold_every_number_once_and_keep_a_group_apart_in_the_last_three_rounds() {
    for players in 9..=24 {
        let groups = varma::groups(players).unwrap();
        let mut all: Vec<u16> = groups.concat();
        all.sort_unstable();
        assert_eq!(all, (1..=players).collect::<Vec<_>>());
        let last = berger::rounds_in_cycle(players);
        for round in last - 2..=last {
            for (white, black) in berger::round(players, round).unwrap() {
                let together = groups.iter().any(|g| g.contains(&white) && g.contains(&black));
                // Published that way: 6 and 12 meet in round 11.
                let known = last == 11 && round == 11 && white.min(black) == 6 && white.max(black) == 12;
                assert!(!together || known, "{players} players, round {round}: {white} {black}");
            }
        }
        let sizes = [3, 2, 2, usize::from(players) - 7];
        let drawn = varma::draw(players, &sizes, &mut Random::new(5)).unwrap();
        let mut all: Vec<u16> = drawn.concat();
        all.sort_unstable();
        assert_eq!(all, (1..=players).collect::<Vec<_>>());
        assert!(groups.iter().any(|g| drawn[0].iter().all(|n| g.contains(n))));
    }
    assert_eq!((varma::groups(8), varma::draw(10, &[3, 3], &mut Random::new(1))), (None, None));
}

#[test]
fn baku_takes_half_of_the_players_rounded_up_to_even_and_half_of_the_rounds() {
    assert_eq!([4, 5, 6, 7, 8, 161].map(baku_group), [2, 4, 4, 4, 4, 82]);
    let numbers: Vec<PairingNumber> = (1..=161).map(PairingNumber).collect();
    let points = baku(&numbers, 9, &ScoringSystem::STANDARD);
    let rows: Vec<_> =
        points.iter().map(|v| (v.points, v.first_round, v.last_round, v.last_player.0)).collect();
    assert_eq!(rows, [(Points::ONE, 1, 3, 82), (Points::HALF, 4, 5, 82)]);
    assert!(baku_allowed(&ScoringSystem::STANDARD));
    let football =
        ScoringSystem { win: Points::from_hundredths(300), draw: Points::ONE, ..ScoringSystem::STANDARD };
    assert!(!baku_allowed(&football));
}

#[test]
fn the_initial_ranking_goes_by_rating_title_key_and_name() {
    let entry = |rating, title, name: &str| Entry {
        rating: Rating::new(rating),
        title,
        name: name.into(),
        key: None,
    };
    let entries = [
        entry(0, None, "Young, Zoe"),
        entry(2000, None, "Brown, Bob"),
        entry(2000, Some(Title::WFM), "Clark, Cy"),
        entry(2000, Some(Title::CM), "Dow, Di"),
        entry(2100, None, "Able, Al"),
        entry(2000, None, "abbot, Ann"),
    ];
    let ranking = initial_ranking(&entries);
    assert_eq!(ranking, [4, 3, 2, 5, 1, 0]);
    let ranked: Vec<Entry> = ranking.iter().map(|i| entries[*i].clone()).collect();
    assert_eq!(late_entry_number(&ranked, &entry(2050, None, "New")), 2);
    assert_eq!(late_entry_number(&ranked, &entry(0, None, "Aaron")), 6);
    assert_eq!([0, 3, 4].map(numbers_may_change), [true, true, false]);
}

#[test]
fn who_has_a_fixed_board_stays_there_and_the_others_move_up() {
    let tournament = Tournament::new(8, 3);
    let pairing = arbitro_pairing::dutch::Dutch::default().pair(&tournament, &mut unwatched).unwrap();
    // 1-5, 6-2, 3-7, 8-4 by board.
    let number = |n| PairingNumber(n);
    assert_eq!(boards::assign(&pairing, &[]), [1, 2, 3, 4]);
    assert_eq!(boards::assign(&pairing, &[(number(7), 1)]), [2, 3, 1, 4]);
    assert_eq!(boards::assign(&pairing, &[(number(1), 4), (number(6), 1)]), [4, 1, 2, 3]);
    // Two who want one board: the higher pair has it. A board past the last stays where it is.
    assert_eq!(boards::assign(&pairing, &[(number(4), 3), (number(2), 3)]), [1, 3, 2, 4]);
    assert_eq!(boards::assign(&pairing, &[(number(4), 9)]), [1, 2, 3, 9]);
    // Both have one: the lower is taken.
    assert_eq!(boards::assign(&pairing, &[(number(8), 2), (number(4), 1)]), [2, 3, 4, 1]);
    assert_eq!(boards::assign(&pairing, &[(number(8), 0)]), [1, 2, 3, 4]);
}

#[test]
fn requested_byes_have_their_limits() {
    let limits = ByeLimits { most: Some(1), not_in_last: 2 };
    assert_eq!(limits.refusal(&[], 7, 9), None);
    assert_eq!(limits.refusal(&[], 8, 9), Some(ByeRefusal::TooLate { last: 7 }));
    assert_eq!(limits.refusal(&[3], 7, 9), Some(ByeRefusal::TooMany { most: 1 }));
    assert_eq!(limits.refusal(&[7], 7, 9), None);
    assert_eq!(ByeLimits::default().refusal(&[1, 2, 3], 9, 9), None);
}
