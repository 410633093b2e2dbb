//! A tournament report: read, written and read again; what was written needs no more adjustment and says the same.

#![no_main]

use arbitro_interchange::trf::{self, Layout, Report};
use libfuzzer_sys::fuzz_target;

/// What a report says, without where it stood.
fn values(mut report: Report) -> Report {
    report.notes.clear();
    report.layout = Layout::default();
    report
}

fuzz_target!(|bytes: &[u8]| {
    let report = trf::read(bytes);
    for round in [1, report.rounds_paired().saturating_add(1)] {
        assert_eq!(report.tournament(round).players.len(), report.players.len());
    }
    let written = trf::write(&report);
    let again = trf::read(written.as_bytes());
    assert!(again.notes.iter().all(|note| !note.is_adjustment()), "{:?}", again.notes);
    assert_eq!(trf::write(&again), written);
    let report = values(report);
    // A report without its lines is written anew in its columns: no panic, whatever it holds.
    trf::read(trf::write(&report).as_bytes());
    assert_eq!(values(again), report);
});
