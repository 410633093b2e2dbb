//! What the arbiter is told: why a pairing is as it is, and what a change breaks or worsens.

use arbitro_pairing::dutch::{Criterion, Dutch, Edition, Finding};
use arbitro_pairing::{PairingSystem, RoundPairing, Tournament, unwatched};
use arbitro_tournament::{PairingNumber, SideResult};

use crate::corpus::small;

fn check(before: &Tournament, pairing: &RoundPairing) -> Vec<Finding> {
    Dutch::default().check(before, pairing, &mut unwatched).unwrap()
}

#[test]
fn nothing_is_found_in_a_right_pairing_and_something_in_every_changed_one() {
    let mut changed_rounds = 0;
    for tournament in small().into_iter().take(25) {
        for round in 1..=tournament.rounds_played {
            let before = tournament.before(round);
            let right = tournament.pairing_of(round);
            assert_eq!(check(&before, &right), [], "round {round}");
            let mut changed = right.clone();
            let Some(last) = changed.pairs.len().checked_sub(1).filter(|l| *l > 0) else { continue };
            let black = changed.pairs[0].black;
            changed.pairs[0].black = changed.pairs[last].black;
            changed.pairs[last].black = black;
            let findings = check(&before, &changed);
            assert!(findings.iter().any(|f| f.criterion().is_some()), "round {round}: {findings:?}");
            changed_rounds += 1;
            let mut turned = right.clone();
            let first = &mut turned.pairs[0];
            (first.white, first.black) = (first.black, first.white);
            assert_eq!(check(&before, &turned), [Finding::Colours { pair: right.pairs[0] }]);
            let mut short = right.clone();
            let gone = short.pairs.remove(0);
            let missing = |player| Finding::Missing { player };
            let mut expected = [gone.white, gone.black];
            let findings = check(&before, &short);
            expected.sort_by_key(|n| findings.iter().position(|f| *f == missing(*n)));
            assert_eq!(findings, expected.map(missing));
        }
    }
    assert!(changed_rounds > 80, "{changed_rounds}");
}

#[test]
fn a_rematch_a_second_bye_and_a_stranger_are_named() {
    let mut tournament = Tournament::new(5, 5);
    let first = Dutch::default().pair(&tournament, &mut unwatched).unwrap();
    tournament.record(&first, &[(SideResult::Win, SideResult::Loss), (SideResult::Draw, SideResult::Draw)]);
    let findings = check(&tournament, &first);
    for criterion in [Criterion::C1, Criterion::C2] {
        assert!(
            findings.iter().any(|f| matches!(f, Finding::Breaks { criterion: c, .. } if *c == criterion))
        );
    }
    let mut strange = first;
    strange.pairs[0].white = PairingNumber(17);
    assert!(check(&tournament, &strange).contains(&Finding::NotToBePaired { player: PairingNumber(17) }));
}

#[test]
fn every_pair_and_floater_is_explained_and_nothing_is_said_against_a_better_alternative() {
    let (mut reasons, mut of_order) = (0, 0);
    for tournament in small().into_iter().take(25) {
        for round in 1..=tournament.rounds_played {
            let before = tournament.before(round);
            let why = Dutch::default().explain(&before, &mut unwatched).unwrap();
            let right = tournament.pairing_of(round);
            assert_eq!(why.pairs.len(), right.pairs.len());
            assert!(why.pairs.iter().all(|p| right.pairs.contains(&p.pair)));
            assert_eq!(why.floaters.iter().filter(|f| f.bye).count(), right.byes.len());
            let met = |a: PairingNumber, b: PairingNumber| {
                let player = before.players.iter().find(|p| p.number == a).unwrap();
                player.rounds.iter().any(|r| r.result.is_played() && r.opponent == Some(b))
            };
            if let Some(first) = why.pairs.first() {
                let asked = [first.pair.white];
                let alone = Dutch::default().explain_players(&before, &asked, &mut unwatched).unwrap();
                assert_eq!(alone.pairs, std::slice::from_ref(first));
                assert!(alone.floaters.iter().all(|f| why.floaters.contains(f)));
            }
            for pair in &why.pairs {
                for reason in &pair.reasons {
                    reasons += 1;
                    of_order += usize::from(reason.criterion == Criterion::Exchanges);
                    let (w, b) = (pair.pair.white, pair.pair.black);
                    if met(w, reason.instead) && met(b, reason.instead) {
                        assert_eq!(reason.criterion, Criterion::C1);
                    }
                }
            }
            reasons += why.floaters.iter().map(|f| f.reasons.len()).sum::<usize>();
        }
    }
    assert!(reasons > 300 && of_order < reasons / 2, "{reasons}, {of_order}");
}

#[test]
fn where_no_pairing_exists_the_rules_that_stand_in_the_way_are_named() {
    use arbitro_pairing::dutch::Relaxation;
    use arbitro_pairing::{PairingError, ProhibitedPairs};

    let mut tournament = Tournament::new(4, 3);
    let group = |players: [u16; 3]| ProhibitedPairs {
        first_round: 1,
        last_round: 3,
        players: players.map(PairingNumber).to_vec(),
    };
    assert_eq!(Dutch::default().relaxations(&tournament, &mut unwatched), Ok(Vec::new()));
    let wishes = [group([1, 2, 3])];
    tournament.prohibited = wishes.to_vec();
    assert_eq!(Dutch::default().pair(&tournament, &mut unwatched), Err(PairingError::NoPairing));
    let relaxations = Dutch::default().relaxations(&tournament, &mut unwatched).unwrap();
    assert_eq!(relaxations, [Relaxation::ProhibitedPairs { group: 0 }]);
    let bottleneck = Dutch::default().bottleneck(&tournament, &mut unwatched).unwrap().unwrap();
    assert_eq!(bottleneck.stuck, [1, 2, 3].map(PairingNumber));
    assert_eq!(bottleneck.opponents, [PairingNumber(4)]);
    tournament.prohibited.clear();
    assert_eq!(Dutch::default().bottleneck(&tournament, &mut unwatched), Ok(None));
    let (pairing, kept) = Dutch::default().pair_with_wishes(&tournament, &wishes, &mut unwatched).unwrap();
    assert_eq!((pairing.pairs.len(), kept), (2, 0));
}

#[test]
fn several_groups_may_have_to_be_lifted_at_once_and_rematches_are_named_only_where_they_help() {
    use arbitro_pairing::dutch::Relaxation;
    use arbitro_pairing::{PairingError, ProhibitedPairs};

    let group = |players: &[u16]| ProhibitedPairs {
        first_round: 1,
        last_round: 3,
        players: players.iter().copied().map(PairingNumber).collect(),
    };
    let dutch = Dutch::default();
    let ways_out = |tournament: &Tournament| {
        assert_eq!(dutch.pair(tournament, &mut unwatched), Err(PairingError::NoPairing));
        dutch.relaxations(tournament, &mut unwatched).unwrap()
    };
    // The same three are kept apart twice.
    let mut tournament = Tournament::new(4, 3);
    tournament.prohibited = vec![group(&[1, 2, 3]), group(&[1, 2, 3])];
    assert_eq!(ways_out(&tournament), [Relaxation::AllProhibitedPairs]);
    // 1 played 2, 3 and 4 in three rounds, and so did all the others.
    let mut tournament = Tournament::new(4, 4);
    for _ in 0..3 {
        let pairing = dutch.pair(&tournament, &mut unwatched).unwrap();
        tournament.record(&pairing, &[(SideResult::Draw, SideResult::Draw); 2]);
    }
    assert_eq!(ways_out(&tournament), [Relaxation::Rematches]);
    // With 1 kept from everybody, no single rule is in the way.
    tournament.prohibited = vec![group(&[1, 2]), group(&[1, 3]), group(&[1, 4])];
    for prohibited in &mut tournament.prohibited {
        prohibited.last_round = 4;
    }
    assert_eq!(ways_out(&tournament), []);
}

#[test]
fn the_work_stops_when_it_is_told_to() {
    use arbitro_pairing::PairingError;
    let mut calls = 0;
    let stopped = Dutch::default().pair(&Tournament::new(50, 5), &mut |_| {
        calls += 1;
        std::ops::ControlFlow::Break(())
    });
    assert_eq!(stopped, Err(PairingError::Stopped));
    assert_eq!(calls, 1);
}

#[test]
fn under_the_rules_before_2026_a_round_is_judged_and_explained_by_them() {
    let old = Dutch { edition: Edition::E2017 };
    let mut collapsed = 0;
    for tournament in small().into_iter().take(40) {
        for round in 1..=tournament.rounds_played {
            let before = tournament.before(round);
            let paired = old.brackets(&before, &mut unwatched).unwrap();
            collapsed += paired.brackets.iter().filter(|b| b.collapsed).count();
            let pairing = paired.round_pairing();
            assert_eq!(old.check(&before, &pairing, &mut unwatched).unwrap(), [], "round {round}");
            let why = old.explain(&before, &mut unwatched).unwrap();
            assert!(why.pairs.iter().all(|p| pairing.pairs.contains(&p.pair)));
            assert_eq!(why.pairs.len(), pairing.pairs.len());
            let mut changed = pairing.clone();
            let Some(last) = changed.pairs.len().checked_sub(1).filter(|l| *l > 0) else { continue };
            let black = changed.pairs[0].black;
            changed.pairs[0].black = changed.pairs[last].black;
            changed.pairs[last].black = black;
            let findings = old.check(&before, &changed, &mut unwatched).unwrap();
            assert!(findings.iter().any(|f| f.criterion().is_some()), "round {round}: {findings:?}");
        }
    }
    assert!(collapsed > 10, "{collapsed}");
}

#[test]
fn criteria_and_rules_of_colours_have_the_numbers_of_their_edition() {
    let numbers = |edition| {
        [Criterion::C4, Criterion::C6, Criterion::C8, Criterion::C10, Criterion::C21]
            .map(|c| c.number(edition))
    };
    assert_eq!(numbers(Edition::E2026), ["C4", "C6", "C8", "C10", "C21"]);
    assert_eq!(numbers(Edition::E2017), ["C.4", "C.5", "C.7", "C.8", "C.19"]);
    assert_eq!(Criterion::Exchanges.number(Edition::E2017), "order");
    assert_eq!(Criterion::C12.key(Edition::E2017), "2017-c10");
}
