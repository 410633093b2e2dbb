//! A report file, whatever it says, paired by both editions of the rules.
//!
//! A pairing names every player who is to be paired once and nobody else, breaks no absolute rule, and is found right when
//! it is judged; where there is none, the reasons can be asked for. The next round of a pairing that was taken is paired too.
#![no_main]

use std::ops::ControlFlow;

use arbitro_interchange::trf;
use arbitro_pairing::dutch::{Dutch, Edition};
use arbitro_pairing::{PairingError, PairingSystem, Tournament, unwatched};
use arbitro_tournament::SideResult;
use libfuzzer_sys::fuzz_target;

/// Larger fields are as likely to break and slow the search for what does.
const MOST_PLAYERS: usize = 40;

fn pair(tournament: &Tournament, edition: Edition) -> Option<arbitro_pairing::RoundPairing> {
    let dutch = Dutch { edition };
    let pairing = match dutch.pair(tournament, &mut unwatched) {
        Ok(pairing) => pairing,
        Err(PairingError::NoPairing) => {
            dutch.relaxations(tournament, &mut unwatched).expect("the question has an answer");
            return None;
        }
        Err(_) => return None,
    };
    let sides = pairing.pairs.iter().flat_map(|p| [p.white, p.black]);
    let mut paired: Vec<_> = sides.chain(pairing.byes.iter().map(|b| b.player)).collect();
    paired.sort_unstable();
    let expected: Vec<_> = tournament.players.iter().filter(|p| p.next.is_none()).map(|p| p.number).collect();
    assert_eq!(paired, expected);
    assert_eq!(dutch.check(tournament, &pairing, &mut unwatched), Ok(Vec::new()));
    dutch.explain(tournament, &mut unwatched).expect("what can be paired can be explained");
    assert_eq!(dutch.pair(tournament, &mut |_| ControlFlow::Break(())), Err(PairingError::Stopped));
    Some(pairing)
}

fuzz_target!(|data: &[u8]| {
    let report = trf::read(data);
    if report.players.len() > MOST_PLAYERS {
        return;
    }
    let next = report.rounds_paired().saturating_add(1);
    for edition in [Edition::E2026, Edition::E2017] {
        let mut tournament = report.tournament(next.min(60));
        if let Some(pairing) = pair(&tournament, edition) {
            let results = vec![(SideResult::Draw, SideResult::Draw); pairing.pairs.len()];
            tournament.record(&pairing, &results);
            pair(&tournament, edition);
        }
    }
    if next > 1 {
        pair(&report.tournament(next / 2), Edition::E2026);
    }
});
