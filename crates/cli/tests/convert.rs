//! `arbitro convert` between all kinds of files, with what it tells and its exit codes.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use arbitro_interchange::convert::LossKind;
use arbitro_interchange::trf::{self, LackKind, NoteKind, Report};
use arbitro_messages::{Catalogue, Lang};

fn arbitro(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arbitro")).args(arguments).args(["--lang", "en"]).output().unwrap()
}

/// Converts, and confirms what departs from the rules.
fn confirmed(input: &Path, output: &Path) -> (Option<i32>, String) {
    let done = arbitro(&["convert", "--confirm", input.to_str().unwrap(), output.to_str().unwrap()]);
    (done.status.code(), String::from_utf8(done.stderr).unwrap())
}

fn convert(input: &Path, output: &Path) -> (Option<i32>, String) {
    let done = arbitro(&["convert", input.to_str().unwrap(), output.to_str().unwrap()]);
    (done.status.code(), String::from_utf8(done.stderr).unwrap())
}

fn reports(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../interchange/tests/data/trf").join(folder)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

fn read(path: &Path) -> Report {
    trf::read(&std::fs::read(path).unwrap())
}

#[test]
fn a_report_is_written_as_it_was_and_nothing_is_told() {
    let folder = folder();
    let output = folder.path().join("out.trf");
    for name in ["tec-team-2026.trf", "indiv-swiss-104.trf", "tec-rr-2026.trf"] {
        let input = reports("events").join(name);
        assert_eq!(convert(&input, &output), (Some(0), String::new()), "{name}");
        assert_eq!(std::fs::read(&output).unwrap(), std::fs::read(&input).unwrap(), "{name}");
    }
}

#[test]
fn adjustments_are_told_with_their_place_and_damage_is_refused() {
    let folder = folder();
    let output = folder.path().join("out.trf");
    let (code, told) = convert(&reports("quirks/q10-case.trf"), &output);
    assert_eq!(code, Some(0));
    assert!(told.contains("q10-case.trf:15:11: the title “wi” is written as “WIM”"), "{told}");
    let (code, told) = convert(&reports("quirks/b01-colour-clash.trf"), &output);
    assert_eq!(code, Some(1));
    assert!(told.contains("b01-colour-clash.trf:14:102: both players have the same colour"), "{told}");
    std::fs::remove_file(&output).unwrap();
    for (name, place) in
        [("b03-opponent-missing.trf", ":15:112: "), ("b06-dup-tpn.trf", ":17:5: "), ("b08-text.trf", "001")]
    {
        let (code, told) = convert(&reports("quirks").join(name), &output);
        assert_eq!(code, Some(2), "{name}");
        assert!(told.contains(place), "{name}: {told}");
        assert!(!output.exists(), "{name}");
    }
    // No half of a file is left beside it.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn an_encoding_can_be_chosen_and_findings_come_as_json() {
    let folder = folder();
    let (input, output) = (reports("quirks/q06-cp1250.trf"), folder.path().join("out.trf"));
    let paths = [input.to_str().unwrap(), output.to_str().unwrap()];
    let done = arbitro(&["convert", paths[0], paths[1], "--encoding", "windows-1250", "--format", "json"]);
    assert_eq!(done.status.code(), Some(0));
    let first: serde_json::Value =
        serde_json::from_str(String::from_utf8(done.stdout).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!((&first["code"], &first["became"]), (&"other_encoding".into(), &"UTF-8".into()));
    assert!(std::fs::read_to_string(&output).unwrap().contains("Żółkiewska-Bąk, Łucja"));
}

/// A player: number, name, rating, and each round's opponent, colour and result.
type Player = (u16, String, Option<u16>, Vec<(u16, char, char)>);

/// What a tournament is, without how its file is written.
fn games(report: &Report) -> Vec<Player> {
    let last = usize::from(report.last_round());
    let cell = |player: &trf::ReportPlayer, round: usize| {
        let cell = player.rounds.get(round).copied().unwrap_or_default();
        let colour =
            cell.colour.map_or('-', |c| if c == arbitro_tournament::Colour::White { 'w' } else { 'b' });
        (
            cell.opponent.map_or(0, |n| n.0),
            colour,
            cell.result.map_or('Z', arbitro_tournament::SideResult::code),
        )
    };
    report
        .players
        .iter()
        .map(|player| {
            let rounds = (0..last).map(|round| cell(player, round)).collect();
            (player.number.0, player.name.clone(), player.rating.map(|rating| rating.0), rounds)
        })
        .collect()
}

#[test]
fn an_event_made_of_a_report_gives_the_same_tournament_back() {
    let folder = folder();
    let generated = folder.path().join("random.trf");
    let done = arbitro(&[
        "generate",
        "--players",
        "23",
        "--rounds",
        "7",
        "--seed",
        "5",
        "--forfeits",
        "60",
        "--half-point-byes",
        "40",
        "-o",
        generated.to_str().unwrap(),
    ]);
    assert!(done.status.success());
    let events = [generated, reports("events/indiv-swiss-104.trf"), reports("events/tec-swiss9-2026.trf")];
    for (number, input) in events.iter().enumerate() {
        let event = folder.path().join(format!("{number}.arbitro"));
        let output = folder.path().join(format!("{number}.out.trf"));
        let (code, told) = convert(input, &event);
        // Rounds that are not what the rules of today ask for are told, and confirmed.
        let departs = told.contains("Rounds that are not what the rules ask for");
        assert_eq!((code == Some(2), event.exists()), (departs, !departs), "{told}");
        assert!(number > 0 || !departs, "a generated tournament keeps to the rules: {told}");
        if departs {
            let (code, told) = confirmed(input, &event);
            assert!(matches!(code, Some(0 | 1)), "{told}");
        }
        // An event file is never overwritten.
        assert_eq!(convert(input, &event).0, Some(2));
        let (code, told) = convert(&event, &output);
        assert_eq!(code, Some(0), "{told}");
        assert!(told.contains("the journal"), "{told}");
        let (before, after) = (read(input), read(&output));
        assert_eq!(games(&after), games(&before), "{}", input.display());
        assert_eq!(after.text(12), before.text(12));
        assert_eq!(after.planned_rounds(), before.planned_rounds());
        assert_eq!(after.scoring_system(), before.scoring_system());
        assert!(after.notes.iter().all(|note| note.kind != NoteKind::OtherPoints), "{:?}", after.notes);
        assert_eq!(after.integrity_events().len(), usize::from(departs));
    }
}

#[test]
fn a_report_whose_games_contradict_each_other_makes_no_event() {
    let folder = folder();
    for name in ["b01-colour-clash.trf", "b05-one-way.trf"] {
        let (code, told) = convert(&reports("quirks").join(name), &folder.path().join("out.arbitro"));
        assert_eq!(code, Some(2), "{name}: {told}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{name}");
    }
}

#[test]
fn games_lists_and_reports_are_carried_over_as_far_as_they_go() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../desk/sample");
    let (code, told) = convert(&sample.join("club-open.pgn"), &at("club.trf"));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("the moves of 28 games"), "{told}");
    let report = read(&at("club.trf"));
    assert_eq!((report.players.len(), report.rounds_paired()), (8, 7));
    // Players by way of a table, and the games by way of an event.
    assert_eq!(convert(&at("club.trf"), &at("club.csv")).0, Some(0));
    assert_eq!(convert(&at("club.csv"), &at("again.trf")).0, Some(0));
    let names = |report: &Report| -> Vec<String> { report.players.iter().map(|p| p.name.clone()).collect() };
    assert_eq!(names(&read(&at("again.trf"))), names(&report));
    let (code, told) = confirmed(&sample.join("club-open.pgn"), &at("club.arbitro"));
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(convert(&at("club.arbitro"), &at("club.pgn")).0, Some(0));
    let games = arbitro_interchange::pgn::read(&std::fs::read(at("club.pgn")).unwrap());
    assert_eq!(games.len(), 28);
    assert!(games.iter().all(|game| game.plies.len() > 10));
    // A list of players has no games.
    assert_eq!(convert(&at("club.csv"), &at("none.pgn")).0, Some(2));
    assert_eq!(convert(&at("club.csv"), &at("club.txt")).0, Some(2));
}

#[test]
fn what_a_submission_lacks_is_told() {
    let folder = folder();
    let (input, output) = (reports("quirks/q01-base-lf-utf8.trf"), folder.path().join("out.trf"));
    let done = arbitro(&["convert", "--health", input.to_str().unwrap(), output.to_str().unwrap()]);
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(told.contains("player 5 O'Neil, Pat has no FIDE identity number"), "{told}");
    assert!(
        told.contains("no FIDE identity number with the arbiter “FA Nowak, Piotr; NA Test, T.”"),
        "{told}"
    );
    assert!(!told.contains("chief arbiter"), "{told}");
}

#[test]
fn everything_that_can_be_told_has_its_text() {
    let catalogue = Catalogue::load().unwrap();
    let notes = NoteKind::ALL.iter().map(|kind| kind.key());
    let lacks = LackKind::ALL.iter().map(|kind| kind.key());
    let losses = LossKind::ALL.iter().map(|kind| kind.key());
    let keys: Vec<&str> = notes.chain(lacks).chain(losses).collect();
    for lang in Lang::ALL {
        let missing: Vec<&&str> = keys.iter().filter(|key| !catalogue.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
    }
}
