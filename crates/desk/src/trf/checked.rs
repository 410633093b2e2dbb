//! Which rounds of a report are not what its system asks for.

use std::collections::BTreeSet;

use arbitro_interchange::trf::Report;
use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::{PairingSystem, RoundPairing, RoundRobin, Tournament, unwatched};
use arbitro_store::table::tournament::TournamentData;

use crate::event::cycles;
use crate::tournament::is_swiss;

/// The rounds that differ, by the rules of today (VCL4THP 54). Each is paired again from the rounds before it.
pub(super) fn departing(report: &Report, data: &TournamentData) -> Vec<u16> {
    let rounds = 1..=report.rounds_paired();
    let whole = report.tournament(report.rounds_paired() + 1);
    if is_swiss(data) {
        let differs = |round: &u16| {
            let right = Dutch::default().pair(&report.tournament(*round), &mut unwatched);
            right.map(|right| pairs(&right)) != Ok(pairs(&whole.pairing_of(*round)))
        };
        return rounds.filter(differs).collect();
    }
    // The last two rounds of a cycle may change places or not (C.05 Annex 1).
    let swapped = RoundRobin::new(cycles(data.system));
    let plain = RoundRobin { swap_last_two: false, ..swapped.clone() };
    let departing = |system: &RoundRobin| -> Vec<u16> {
        rounds.clone().filter(|round| !is_by(system, &whole, *round)).collect()
    };
    [departing(&swapped), departing(&plain)].into_iter().min_by_key(Vec::len).unwrap_or_default()
}

/// The pairs, White first, and the byes.
fn pairs(pairing: &RoundPairing) -> BTreeSet<(u16, u16)> {
    let byes = pairing.byes.iter().map(|bye| (bye.player.0, 0));
    pairing.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).chain(byes).collect()
}

/// Whether every pair of a round is one of the tables; games of those who left may be missing.
fn is_by(system: &RoundRobin, whole: &Tournament, round: u16) -> bool {
    let table = system.pair(&whole.before(round), &mut unwatched);
    table.is_ok_and(|table| whole.pairing_of(round).pairs.iter().all(|pair| table.pairs.contains(pair)))
}
