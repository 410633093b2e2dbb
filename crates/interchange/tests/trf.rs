//! Report files: what is written is read again as it was, and nothing that is read makes the reader fall over.

use arbitro_interchange::trf::{self, NoteKind, Report};
use arbitro_pairing::dutch::Edition;
use arbitro_pairing::generate::{Options, Random, generate};
use arbitro_pairing::unwatched;

fn random(seed: u64) -> (arbitro_pairing::Tournament, String) {
    let mut random = Random::new(seed);
    let options = Options::new(random.between(2, 40), random.between(1, 9), seed);
    let Ok(generated) = generate(&options, Edition::E2026, &mut unwatched) else {
        unreachable!("never stopped")
    };
    let report =
        Report::of_tournament(&generated.tournament, "random", "FIDE_DUTCH_2026", &generated.ratings);
    (generated.tournament, trf::write(&report))
}

#[test]
fn a_tournament_written_and_read_again_is_the_same_before_every_round() {
    for seed in 0..60 {
        let (tournament, text) = random(seed);
        let report = trf::read(text.as_bytes());
        // Lost by both, or half a point for one of them: such results are made on purpose.
        let odd = |note: &trf::Note| note.kind == NoteKind::OddResults;
        assert!(report.notes.iter().all(odd), "seed {seed}: {:?}", report.notes);
        for round in 1..=report.rounds_paired() {
            assert_eq!(report.tournament(round), tournament.before(round), "seed {seed}, round {round}");
        }
        assert_eq!(trf::write(&report), text, "seed {seed}");
    }
}

#[test]
fn damaged_files_are_read_with_notes_and_never_with_a_panic() {
    let (_, text) = random(3);
    let mut random = Random::new(17);
    for _ in 0..2_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=random.below(12) {
            let at = usize::try_from(random.below(bytes.len() as u64)).unwrap_or(0);
            let with = u8::try_from(random.below(256)).unwrap_or(0);
            match random.below(3) {
                0 => bytes[at] = with,
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, with),
            }
        }
        let report = trf::read(&bytes);
        let tournament = report.tournament(report.rounds_paired() + 1);
        assert_eq!(tournament.players.len(), report.players.len());
    }
}

#[test]
fn a_wrong_result_is_told_with_its_line_and_column() {
    let line = format!("{:<91}   2 w 7", "001    1");
    let report = trf::read(format!("012 name\r\n{line}\r\n001    2\n").as_bytes());
    let notes: Vec<_> = report.notes.iter().map(|n| (n.line, n.column, n.kind)).collect();
    assert!(notes.contains(&(2, 99, NoteKind::NotAResult)), "{notes:?}");
    assert_eq!(report.text(12), Some("name"));
}
