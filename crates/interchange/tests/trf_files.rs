//! Report files of every kind: the odd ones do what their list says, and all are written as they were read, but for
//! the adjustments that were told.

#![allow(
    clippy::unwrap_used,
    reason = "a file that is not there, or a value that is missing, fails the test"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use arbitro_interchange::trf::{self, NoteKind, Report, Severity};
use arbitro_tournament::{Colour, Sex};
use serde::Deserialize;

#[derive(Deserialize)]
struct Quirks {
    expect: Expected,
    files: BTreeMap<String, Quirk>,
    must_report_problem: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Quirk {
    expect: Option<Expected>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
struct Expected {
    name: String,
    city: String,
    fed: String,
    start: String,
    end: String,
    rounds: u16,
    round_dates: Vec<String>,
    players: Vec<ExpectedPlayer>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
struct ExpectedPlayer {
    tpn: u16,
    sex: Option<String>,
    title: Option<String>,
    name: String,
    rating: Option<u16>,
    fed: String,
    fide_id: Option<u64>,
    birth_year: Option<u16>,
    points: f64,
    rank: Option<u16>,
    games: Vec<ExpectedGame>,
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
struct ExpectedGame {
    opp: Option<u16>,
    colour: Option<String>,
    result: String,
}

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trf").join(folder)
}

/// The report in the words of the list.
fn told(report: &Report) -> Expected {
    let iso = |date: Option<trf::Date>| date.map_or(String::new(), |d| d.to_string().replace('/', "-"));
    let text = |code| report.text(code).unwrap_or_default().to_owned();
    let rounds = report.planned_rounds().unwrap();
    let players = report.players.iter().map(|player| ExpectedPlayer {
        tpn: player.number.0,
        sex: player.sex.map(|sex| if sex == Sex::Man { "M" } else { "F" }.to_owned()),
        title: player.title.map(|title| title.code().to_owned()),
        name: player.name.clone(),
        rating: player.rating.map(|rating| rating.0),
        fed: player.federation.map_or(String::new(), |f| f.to_string()),
        fide_id: player.fide_id,
        birth_year: player.born().map(|date| date.year),
        points: f64::from(player.points.unwrap().hundredths()) / 100.0,
        rank: player.rank,
        games: (0..usize::from(rounds)).map(|round| game(player, round)).collect(),
    });
    Expected {
        name: text(12),
        city: text(22),
        fed: text(32),
        start: iso(report.start()),
        end: iso(report.end()),
        rounds,
        round_dates: report.dates().into_iter().map(iso).collect(),
        players: players.collect(),
    }
}

/// A cell that is missing or blank is an absence.
fn game(player: &trf::ReportPlayer, round: usize) -> ExpectedGame {
    let cell = player.rounds.get(round).copied().unwrap_or_default();
    let colour = cell.colour.map(|c| if c == Colour::White { "W" } else { "B" }.to_owned());
    let result = cell.result.map_or("Z".to_owned(), |result| result.to_string());
    ExpectedGame { opp: cell.opponent.map(|number| number.0), colour, result }
}

fn quirks() -> Quirks {
    serde_json::from_slice(&std::fs::read(data("quirks/quirks.json")).unwrap()).unwrap()
}

#[test]
fn every_variant_of_one_event_is_the_same_event() {
    let quirks = quirks();
    assert!(quirks.files.len() >= 16);
    for (name, quirk) in &quirks.files {
        let bytes = std::fs::read(data("quirks").join(name)).unwrap();
        // Windows-1250 cannot be told from Windows-1252: the person chooses.
        let central = name.contains("cp1250").then_some(encoding_rs::WINDOWS_1250);
        let report = trf::read_as(&bytes, central);
        assert!(report.severity() < Some(Severity::Warning), "{name}: {:?}", report.notes);
        let mut expected = quirk.expect.as_ref().unwrap_or(&quirks.expect).clone();
        if central.is_some() {
            without_western_accents(&mut expected);
        }
        assert_eq!(told(&report), expected, "{name}");
    }
}

/// The file in Windows-1250 has these letters without their marks.
fn without_western_accents(expected: &mut Expected) {
    for player in &mut expected.players {
        let plain = |c: char| match c {
            'Ö' => 'O',
            'Å' => 'A',
            'ú' => 'u',
            'ñ' => 'n',
            'é' => 'e',
            c => c,
        };
        player.name = player.name.chars().map(plain).collect();
    }
}

/// What each damaged file must be told of. The list of the files says in words what is wrong with them.
const DAMAGED: [(&str, NoteKind, usize); 8] = [
    ("b01-colour-clash.trf", NoteKind::SameColour, 14),
    ("b02-result-mismatch.trf", NoteKind::OddResults, 15),
    ("b03-opponent-missing.trf", NoteKind::UnknownNumber, 15),
    ("b04-points.trf", NoteKind::OtherPoints, 14),
    ("b05-one-way.trf", NoteKind::NotMutual, 18),
    ("b06-dup-tpn.trf", NoteKind::NumberTwice, 17),
    ("b07-self.trf", NoteKind::OwnOpponent, 14),
    ("b08-text.trf", NoteKind::NoPlayers, 0),
];

#[test]
fn every_damaged_file_is_told_by_name_with_its_line() {
    let quirks = quirks();
    assert_eq!(quirks.must_report_problem.len(), DAMAGED.len());
    for (name, kind, line) in DAMAGED {
        assert!(quirks.must_report_problem.contains_key(name));
        let report = trf::read(&std::fs::read(data("quirks").join(name)).unwrap());
        let at = |note: &&trf::Note| note.kind == kind && note.line == line && note.column > 0;
        assert!(report.notes.iter().any(|note| at(&note)), "{name}: {:?}", report.notes);
    }
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "trf") {
            found.push(path);
        }
    }
}

/// Written as it was read, but for the adjustments that were told; and written again, and read again, the same.
fn comes_back(path: &Path) {
    let bytes = std::fs::read(path).unwrap();
    let report = trf::read(&bytes);
    let written = trf::write(&report);
    let told: Vec<&trf::Note> = report.notes.iter().filter(|note| note.is_adjustment()).collect();
    let name = path.display();
    if told.is_empty() {
        assert_eq!(written.as_bytes(), bytes, "{name}");
    } else {
        let source = encoding_rs::WINDOWS_1252.decode(&bytes).0.into_owned();
        let source = String::from_utf8(bytes).unwrap_or(source);
        let same_line = |(number, (old, new)): (usize, (&str, &str))| {
            let of_line: Vec<_> = told.iter().filter(|note| note.line == number).collect();
            let was: String = of_line.iter().map(|note| note.found.as_str()).collect();
            let is: String = of_line.iter().filter_map(|note| note.became.as_deref()).collect();
            // What is left when the old is taken from the one and the new from the other is the same.
            let rest = |line: &str, told: &str| {
                let mut letters: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
                for c in told.chars() {
                    if let Some(place) = letters.iter().position(|letter| *letter == c) {
                        letters.remove(place);
                    }
                }
                letters.sort_unstable();
                letters
            };
            if of_line.is_empty() { old == new } else { rest(old, &was) == rest(new, &is) }
        };
        let ends: &[char] = &['\r', '\n'];
        let lines = |text: &str| {
            let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
            text.split(ends).map(str::to_owned).collect::<Vec<String>>()
        };
        let (old, new) = (lines(&source), lines(&written));
        assert_eq!(old.len(), new.len(), "{name}");
        for (number, pair) in (1..).zip(old.iter().zip(&new)) {
            let (old, new) = pair;
            assert!(same_line((number, (old, new))), "{name}, line {number}:\n{old}\n{new}");
        }
    }
    let again = trf::read(written.as_bytes());
    let adjusted: Vec<&trf::Note> = again.notes.iter().filter(|note| note.is_adjustment()).collect();
    assert!(adjusted.is_empty(), "{name}: {adjusted:?}");
    assert_eq!(trf::write(&again), written, "{name}");
    assert_eq!(values(again), values(report), "{name}");
}

/// What a report says, without its notes and its lines.
fn values(report: Report) -> Report {
    Report { notes: Vec::new(), layout: trf::Layout::default(), ..report }
}

#[test]
fn every_file_is_written_as_it_was_read_but_for_what_was_told() {
    let mut found = Vec::new();
    files(&data(""), &mut found);
    assert!(found.len() >= 38, "{}", found.len());
    for path in &found {
        comes_back(path);
    }
}

#[test]
fn files_of_other_programs_are_written_as_they_were_read_but_for_what_was_told() {
    // They may not be copied into the project; who has them beside it has them tried.
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let mut found = Vec::new();
    files(&beside, &mut found);
    if found.is_empty() {
        eprintln!("not tried: there are no files of other programs in {}", beside.display());
    }
    for path in &found {
        comes_back(path);
    }
}

/// A report that was made of what another says has its records in canonical columns, and reads the same.
#[test]
fn records_written_anew_in_their_columns_say_the_same() {
    let mut found = Vec::new();
    files(&data("events"), &mut found);
    for path in &found {
        let report = values(trf::read(&std::fs::read(path).unwrap()));
        let text = trf::write(&report);
        let again = trf::read(text.as_bytes());
        assert!(again.notes.iter().all(|note| !note.is_adjustment()), "{}", path.display());
        let mut again = values(again);
        // Lines have moved.
        for player in &mut again.players {
            player.line = report.player(player.number).unwrap().line;
        }
        for team in &mut again.teams {
            team.line = report.team(team.number).unwrap().line;
        }
        assert_eq!(again, report, "{}", path.display());
    }
}
