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

/// A line of a player with these columns after the number's.
fn line_of(number: &str, rest: &str) -> String {
    format!("001 {number:>4} {rest}\n")
}

#[test]
fn hostile_sizes_have_a_clear_answer_in_little_memory() {
    let kinds = |report: &Report| report.notes.iter().map(|note| note.kind).collect::<Vec<_>>();
    let huge = vec![b'1'; trf::MOST_BYTES + 1];
    let report = trf::read(&huge);
    assert_eq!(kinds(&report), [NoteKind::TooLarge]);
    // One line of a million rounds: left out, with its place, and the others are read.
    let endless = format!("{:<91}{}\n{}", "001    1", "   2 w 1  ".repeat(1_000_000), line_of("2", ""));
    let report = trf::read(endless.as_bytes());
    assert_eq!(report.players.len(), 1);
    let note = report.notes.iter().find(|note| note.kind == NoteKind::LineTooLong);
    assert_eq!(note.map(|note| (note.line, note.column)), Some((1, 100_001)));
    let report = trf::read(format!("142 1000000\n{}", line_of("1", "")).as_bytes());
    assert_eq!(kinds(&report), [NoteKind::NotANumber]);
    let report = trf::read(b"001 999999999 m    Last, First\n");
    assert!(kinds(&report).contains(&NoteKind::ColumnsCrossed), "{:?}", report.notes);
    let report = trf::read("\n".repeat(1_000_000).as_bytes());
    assert!(kinds(&report).contains(&NoteKind::TooLarge));
    let many: String = (0..300_000).map(|n| line_of(&(n % 10_000).to_string(), "")).collect();
    assert!(trf::read(many.as_bytes()).players.len() <= 9_999);
}

#[test]
fn lines_whose_columns_are_shifted_are_read_where_there_is_one_way() {
    let right =
        "001    1 m GM Adamsen, Bo                       2512 DEN     1400001 1985/03/07  1.0    1     2 w 1";
    let other =
        "001    2 w    Other, One                        2000 ESP     1400002 1990/01/01  0.0    2     1 b 0";
    let expected = trf::read(format!("{right}\n{other}\n").as_bytes());
    assert_eq!(expected.notes, []);
    for shifted in [
        // A column too many or too few before the name or the rating.
        right.replacen(" m GM", "  m GM", 1),
        right.replacen("Bo      ", "Bo    ", 1),
        // Blanks run together, or tabs.
        right.split_whitespace().collect::<Vec<_>>().join(" "),
        right.split_whitespace().collect::<Vec<_>>().join("\t"),
    ] {
        let report = trf::read(format!("{shifted}\n{other}\n").as_bytes());
        assert_eq!(report.players, expected.players, "{shifted}");
        let note = report.notes.first();
        assert_eq!(note.map(|note| note.kind), Some(NoteKind::ColumnsShifted), "{shifted}");
        assert_eq!(note.and_then(|note| note.became.as_deref()), Some(right));
    }
    // Four digits alone before the points are a rating or a year of birth: nobody knows which.
    let report = trf::read(format!("001 1 Adamsen, Bo 1985 1.0 1 2 w 1\n{other}\n").as_bytes());
    assert_ne!(report.severity(), None);
    assert!(report.severity() > Some(trf::Severity::Info), "{:?}", report.notes);
}

#[test]
fn records_of_every_kind_are_written_in_their_columns() {
    let lines = [
        "012 Everything",
        "132                                                                                        26/04/03            26/04/05",
        "142 9",
        "152 B",
        "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0",
        "172 FSI FIDON",
        "352 WBWB",
        "362 TW 3.0   TD 1.0   TL 0.0",
        "001    1 m GM Last, First                       2100 NOR      123456 1990/01/01  3.0    1     2 w 1",
        "001    2 w    Other, One                        2000 ESP      123457 1991/00/00  0.0    2     1 b 0",
        "NOR    1 m GM Last, First                       2150 NOR         123 1990/01/01",
        "310   1 Team One                         ONE     2100    2.0    1.0   1     1",
        "310   2 Team Two                         TWO     2000    0.0    0.0   2     2",
        "240 H   2    1    2",
        "250  1.0  2.0   1   2    1    2",
        "260   1   3    1    2",
        "299    -1.0   0.5    2    1",
        "300   1   1   2    1    0",
        "320  1.0  2.0   0   2",
        "330 --   3   1   2",
        "XXR 9",
        "XXC rank black1",
        "XXZ    1    2",
        "XXP    1    2",
        "XXA    1  1.0       0.5",
        "XXS WW=3 WD=1",
        "BBW  3.0",
        "### MPA @ Round 3: 1-2",
        "801 something for people",
    ];
    let text = lines.join("\r\n") + "\r\n";
    let report = trf::read(text.as_bytes());
    assert_eq!(trf::write(&report), text);
    // Made anew, each record stands as it stood; the rest comes in the same order.
    let anew = Report { layout: trf::Layout::default(), notes: Vec::new(), ..report.clone() };
    let written = trf::write(&anew);
    let missing: Vec<&&str> = lines.iter().filter(|line| !written.lines().any(|l| l == **line)).collect();
    assert!(missing.is_empty(), "{missing:#?}\n{written}");
    let events = report.integrity_events();
    assert_eq!(events.first().map(|event| (event.kind.as_str(), event.round)), Some(("MPA", 3)));
}

#[test]
fn what_was_changed_is_written_in_its_place_and_the_rest_stays() {
    let player = format!("{:<80} 0.0", "001    1      Last, First");
    let text = format!("012 Old name\n### a comment\n{player}\n999 kept\n");
    let mut report = trf::read(text.as_bytes());
    report.set_text(12, "New name");
    report.set_text(102, "Ferrer, Carmen");
    report.add_integrity_event(&trf::IntegrityEvent {
        kind: "Configuration".to_owned(),
        round: 2,
        text: "rounds\n9".to_owned(),
    });
    let written = trf::write(&report);
    assert_eq!(
        written.lines().collect::<Vec<_>>(),
        [
            "012 New name",
            "102 Ferrer, Carmen",
            "### a comment",
            "### Configuration @ Round 2: rounds 9",
            &player,
            "999 kept",
        ],
        "{written}"
    );
}

/// Adjusting a line must not make it look like a line of another kind: what was written of a damaged file needs no more
/// adjustment, and is written again as it is.
#[test]
fn what_was_adjusted_once_needs_no_more() -> std::io::Result<()> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf-damaged");
    for file in std::fs::read_dir(folder)? {
        let path = file?.path();
        let written = trf::write(&trf::read(&std::fs::read(&path)?));
        let again = trf::read(written.as_bytes());
        assert!(
            again.notes.iter().all(|note| !note.is_adjustment()),
            "{}: {:?}",
            path.display(),
            again.notes
        );
        assert_eq!(trf::write(&again), written, "{}", path.display());
    }
    Ok(())
}
