//! What must hold of every tournament: the working makes the value, the order in which participants are given changes
//! nothing, and every tie ends where the values are equal.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use arbitro_standings::rating::expected;
use arbitro_standings::{
    Correction, Counting, Edition, Evaluation, Exact, Field, Method, PairingKind, Participant, RoundCell,
    Rules, TeamRules, TeamScore, TieBreak, Value, Working, rank,
};
use arbitro_tournament::{Colour, PairingNumber, Points, Rating, ScoringSystem, SideResult};
use proptest::prelude::*;

/// Every tie-break of the table, with every modifier it takes.
const CODES: &str = "PTS MPTS GPTS DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2
    BH/P BH/C1/P BH/M1/P BH:MP BH:GP/C1 AOB AOB/F AOB:GP/P FB FB/C1 FB/M2 FB/P FB:GP SB SB/C1 SB/C2 SB/P SB/C1/P SB:GP
    KS KS/L+1 KS/L-2 ARO ARO/C1 ARO/M1 ARO/U1400 ARO/C2/U1400 TPR TPR/U1400 PTP PTP/U1400 APRO APRO/U1400 APPO
    APPO/U1400 RTNG RTNG/R RTNG/U1400 BC TBR BBE MPvGP EMMSB EMGSB/C1 EGMSB/P EGGSB/C2/P EDE EDE/P EDEBT EDEBB/P EDET
    EDEB SSSC SSSC/F SSSC/P SSSC/K4 WIN:GP STD:GP DE:GP PS:GP";

fn codes() -> Vec<TieBreak> {
    CODES.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

/// A game: who, and what both sides got; a bye where the second is the first.
#[derive(Clone, Debug)]
struct Throw {
    result: usize,
    other: usize,
    boards: Vec<u8>,
}

fn throw() -> impl Strategy<Value = Throw> {
    (0..12_usize, 0..9_usize, proptest::collection::vec(0..3_u8, 4))
        .prop_map(|(result, other, boards)| Throw { result, other, boards })
}

/// A tournament of some rounds, in which neighbours of a shuffled order meet.
#[derive(Clone, Debug)]
struct Event {
    rules: Rules,
    participants: Vec<Participant>,
}

fn event() -> impl Strategy<Value = Event> {
    let shape = (2..12_usize, 1..8_usize, any::<[bool; 4]>(), 0..4_usize, 0..4_usize);
    shape.prop_flat_map(|(players, rounds, [teams, swiss, games_first, gaps], edition, scoring)| {
        let order = Just((0..players).collect::<Vec<_>>()).prop_shuffle();
        let round = (order, proptest::collection::vec(throw(), players));
        let ratings = proptest::collection::vec(prop_oneof![8 => 1000..2600_u16, 1 => Just(0)], players);
        let corrections = proptest::collection::vec(prop_oneof![9 => Just(0), 1 => -100..100_i32], players);
        (proptest::collection::vec(round, rounds), ratings, corrections).prop_map(
            move |(rounds, ratings, corrections)| {
                let rules = rules(teams, swiss, games_first, edition, scoring);
                let participants = (0..players).map(|i| Participant {
                    rating: Rating::new(ratings[i]),
                    correction: Correction {
                        points: Points::from_hundredths(corrections[i]),
                        game_points: Points::from_hundredths(-corrections[i]),
                    },
                    counting: if gaps && !swiss && i == 3 { Counting::Annulled } else { Counting::Counted },
                    ..Participant::new(number(i), rounds.iter().map(|(o, t)| cell(&rules, o, t, i)).collect())
                });
                Event { rules, participants: participants.collect() }
            },
        )
    })
}

fn number(place: usize) -> PairingNumber {
    PairingNumber(u16::try_from(place + 1).unwrap())
}

fn rules(teams: bool, swiss: bool, games_first: bool, edition: usize, scoring: usize) -> Rules {
    let points = |of: [i32; 5]| {
        let [win, draw, loss, absence, pairing_allocated_bye] = of.map(Points::from_hundredths);
        ScoringSystem { win, draw, loss, absence, pairing_allocated_bye }
    };
    let systems = [
        ScoringSystem::STANDARD,
        points([300, 100, 0, 0, 300]),
        points([300, 200, 100, 0, 200]),
        points([200, 100, 0, 0, 100]),
    ];
    let primary = if games_first { TeamScore::GamePoints } else { TeamScore::MatchPoints };
    Rules {
        edition: Edition::ALL[edition],
        pairing: if swiss { PairingKind::Swiss } else { PairingKind::Predetermined },
        scoring: systems[scoring],
        teams: teams.then_some(TeamRules { boards: 4, games: ScoringSystem::STANDARD, primary }),
        planned_rounds: None,
    }
}

/// What a participant did in a round: those at even places of the order meet the next.
fn cell(rules: &Rules, order: &[usize], throws: &[Throw], own: usize) -> RoundCell {
    let place = order.iter().position(|i| *i == own).unwrap();
    let first = place - place % 2;
    let (throw, is_first) = (&throws[first], place == first);
    let results: Vec<SideResult> = SideResult::all().collect();
    let other = order.get(if is_first { first + 1 } else { first }).filter(|_| order.len() > first + 1);
    let games: Vec<SideResult> = results.iter().copied().filter(|r| r.has_opponent()).collect();
    let (result, opponent) = match other {
        Some(other) if throw.other > 0 => {
            let whites = games[throw.result % games.len()];
            let both_absent = throw.other == 1;
            let blacks = whites.opposite();
            let own = if both_absent {
                Some(SideResult::ForfeitLoss)
            } else if is_first {
                Some(whites)
            } else {
                blacks
            };
            (own.filter(|_| throw.other != 2), Some(number(*other)))
        }
        _ => (Some(results[8 + throw.result % 4]), None),
    };
    let played = rules.teams.is_some() && result.is_some_and(SideResult::is_played);
    let board =
        |points: &u8| Points::from_hundredths(i32::from(if is_first { *points } else { 2 - points }) * 50);
    RoundCell {
        opponent,
        colour: opponent.map(|_| if is_first { Colour::White } else { Colour::Black }),
        result,
        boards: if played { throw.boards.iter().map(board).collect() } else { Vec::new() },
        ..RoundCell::default()
    }
}

/// That the terms make the value.
fn made(working: &Working) -> bool {
    match working.method {
        Method::LowestRating(scored) => {
            let Some(value) = working.value.number() else { return false };
            let at = |rating: i64| -> i32 {
                let of = |term: &arbitro_standings::Term| {
                    let rated = term.base.unwrap().floor();
                    expected(i32::try_from(rating - rated).unwrap()).hundredths()
                };
                working.terms.iter().map(of).sum()
            };
            let value = value.floor();
            let lowest = working.terms.iter().map(|term| term.base.unwrap().floor()).min().unwrap();
            working.total() == Exact::from(Points::from_hundredths(at(value)))
                && at(value) >= scored.hundredths()
                && (at(value - 1) < scored.hundredths() || value == lowest - 800)
        }
        Method::Compared => matches!(working.value, Value::Place(_) | Value::Undefined),
        _ => working.value.is_undefined() || working.made_by_terms().as_ref() == Some(&working.value),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_working_makes_the_value(event in event()) {
        let field = Field::new(event.participants, event.rules);
        let all: Vec<usize> = (0..field.participants().len()).collect();
        let evaluation = Evaluation::new(&field);
        for code in codes() {
            for working in evaluation.workings(code, &all) {
                prop_assert!(made(&working), "{code}: {working:?}");
            }
        }
    }

    #[test]
    fn the_order_in_which_participants_are_given_changes_nothing(event in event(), turn in 1..9_usize) {
        let mut turned = event.participants.clone();
        let by = turn % turned.len();
        turned.rotate_left(by);
        turned.reverse();
        let (field, turned) = (Field::new(event.participants, event.rules), Field::new(turned, event.rules));
        for code in codes() {
            prop_assert_eq!(rank(&field, &[code], Some(5)), rank(&turned, &[code], Some(5)), "{}", code);
        }
        let list = codes();
        prop_assert_eq!(rank(&field, &list, None), rank(&turned, &list, None));
    }

    #[test]
    fn ranks_follow_the_values_and_are_shared_where_all_are_equal(event in event()) {
        let field = Field::new(event.participants, event.rules);
        let list: Vec<TieBreak> = ["SB", "WIN", "DE"].iter().map(|code| code.parse().unwrap()).collect();
        let rows = rank(&field, &list, None);
        prop_assert_eq!(rows.len(), field.participants().len());
        for (i, pair) in rows.windows(2).enumerate() {
            let (above, below) = (&pair[0], &pair[1]);
            if below.rank.is_none() { continue; }
            let equal = above.score == below.score && above.values == below.values;
            prop_assert_eq!(above.rank == below.rank, equal);
            prop_assert!(above.score >= below.score);
            let own = u32::try_from(i + 2).unwrap();
            prop_assert!(below.rank == Some(own) || equal);
        }
    }

    #[test]
    fn codes_are_read_as_they_are_written(code in "[A-Za-z]{1,6}(:[MG]P)?([/-][CMLKPFRU][+-]?[0-9]{0,4}){0,3}") {
        if let Ok(tiebreak) = code.parse::<TieBreak>() {
            prop_assert_eq!(tiebreak.to_string().parse(), Ok(tiebreak));
        }
    }
}
