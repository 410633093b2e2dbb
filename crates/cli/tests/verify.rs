//! `arbitro verify` and the places of a report, as a script sees it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use serde_json::{Value, json};

use common::arbitro;

/// A round of a player: the opponent, the colour and the result.
type Cell = (u16, char, char);

/// A report of four players with their points, ranks and two rounds.
fn report_of(records: &[&str], players: [(&str, u16, [Cell; 2]); 4]) -> String {
    let player = |(number, (points, rank, cells)): (u16, (&str, u16, [Cell; 2]))| {
        let cells = cells.map(|(opponent, colour, code)| format!("  {opponent:>4} {colour} {code}")).concat();
        let name = format!("Player {number}");
        format!(
            "001 {number:>4}      {name:<33} {:>4}     {:>11} {:<10} {points:>4} {rank:>4}{cells}",
            2100 - number,
            "",
            ""
        )
    };
    let mut lines = vec!["012 Club Open".to_owned(), "042 2026/04/01".to_owned(), "152 W".to_owned()];
    lines.extend(records.iter().map(|&record| record.to_owned()));
    lines.extend((1..).zip(players).map(player));
    lines.push(String::new());
    lines.join("\r\n")
}

/// Two rounds of four players, paired as the Dutch system wants it. 2 and 3 are level with one point: 2 won a game, 3
/// drew with the best and has the higher Sonneborn-Berger.
fn report(records: &[&str], ranks: [u16; 4]) -> String {
    let players = [
        ("1.5", ranks[0], [(3, 'w', '='), (2, 'b', '1')]),
        ("1.0", ranks[1], [(4, 'b', '1'), (1, 'w', '0')]),
        ("1.0", ranks[2], [(1, 'b', '='), (4, 'w', '=')]),
        ("0.5", ranks[3], [(2, 'w', '0'), (3, 'b', '=')]),
    ];
    report_of(&[&["142 2"], records].concat(), players)
}

/// Two rounds of a round robin of four by the Berger tables.
fn round_robin(records: &[&str]) -> String {
    let players = [
        ("2.0", 1, [(4, 'w', '1'), (2, 'w', '1')]),
        ("0.5", 3, [(3, 'w', '='), (1, 'b', '0')]),
        ("1.5", 2, [(2, 'b', '='), (4, 'b', '1')]),
        ("0.0", 4, [(1, 'b', '0'), (3, 'w', '0')]),
    ];
    report_of(records, players)
}

/// The exit code, standard output and standard error.
fn verify(arguments: &[&str], report: &str) -> (i32, String, String) {
    told(&[&["verify", "-"], arguments].concat(), report)
}

fn told(arguments: &[&str], report: &str) -> (i32, String, String) {
    let done = arbitro(arguments, report);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
}

const BY_SONNEBORN_BERGER: [u16; 4] = [1, 3, 2, 4];

#[test]
fn places_that_follow_from_points_and_tiebreaks_are_clean() {
    let clean = (0, String::new(), String::new());
    for record in ["212 PTS,SB", "202 SB"] {
        assert_eq!(verify(&["--lang", "en"], &report(&[record], BY_SONNEBORN_BERGER)), clean, "{record}");
    }
    // Decided by games won, the ranks happen to be the pairing numbers.
    assert_eq!(verify(&["--lang", "en"], &report(&["212 PTS,WON"], [1, 2, 3, 4])), clean);
}

#[test]
fn two_places_the_wrong_way_round_by_a_tiebreak_are_told_with_who_should_have_them() {
    let swapped = report(&["212 PTS,WON"], BY_SONNEBORN_BERGER);
    let (code, out, _) = verify(&["--format", "json"], &swapped);
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = [
        json!({"file": "-", "rank": 2, "expected": 2, "found": 3}),
        json!({"file": "-", "rank": 3, "expected": 3, "found": 2}),
    ];
    assert_eq!((code, rows.as_slice()), (1, expected.as_slice()));
    for (lang, first) in [
        ("en", "-: place 2 is given to 3 and should be 2’s by points and tie-breaks"),
        ("es", "-: el puesto 2 se da a 3 y por puntos y desempates corresponde a 2"),
    ] {
        let (code, out, _) = verify(&["--lang", lang], &swapped);
        assert_eq!((code, out.lines().next(), out.lines().count()), (1, Some(first), 2));
    }
}

#[test]
fn without_tiebreaks_players_level_in_points_may_stand_in_any_order() {
    for ranks in [BY_SONNEBORN_BERGER, [1, 2, 3, 4], [1, 2, 2, 4]] {
        assert_eq!(verify(&[], &report(&[], ranks)).0, 0, "{ranks:?}");
    }
    let (code, out, _) = verify(&["--lang", "en"], &report(&[], [3, 2, 1, 4]));
    assert_eq!((code, out.lines().count()), (1, 2), "{out}");
    assert_eq!(out.lines().next(), Some("-: place 1 is given to 3 and should be 1’s by points"));
}

#[test]
fn ranks_that_are_the_pairing_numbers_and_not_the_standings_are_told_once() {
    let numbers = report(&["212 PTS,SB"], [1, 2, 3, 4]);
    for (lang, words) in [("en", "pairing numbers, not the places"), ("es", "números de emparejamiento y no")]
    {
        let (code, out, _) = verify(&["--lang", lang], &numbers);
        assert_eq!((code, out.lines().count(), out.contains(words)), (1, 1, true), "{out}");
    }
    // A program is given every place.
    let (code, out, _) = verify(&["--format", "json"], &numbers);
    assert_eq!((code, out.lines().count()), (1, 2), "{out}");
}

#[test]
fn a_tiebreak_that_cannot_be_computed_leaves_those_before_it() {
    // The organiser’s own tie-break may have decided between 2 and 3, but puts nobody before the winner.
    for (record, lang, words) in [
        ("212 PTS,OTHER1,SB", "en", "the tie-break OTHER1 is not computed here"),
        ("212 PTS,OTHER1,SB", "es", "el desempate OTHER1 no se calcula aquí"),
        ("212 PTS,BH/X9", "en", "against the points alone"),
        ("212 PTS,BH/X9", "es", "solo con los puntos"),
    ] {
        let (code, out, errors) = verify(&["--lang", lang], &report(&[record], [1, 2, 3, 4]));
        assert_eq!((code, out.as_str()), (0, ""), "{record}");
        assert!(errors.contains(words), "{errors}");
        assert_eq!(verify(&["--lang", lang], &report(&[record], [4, 2, 3, 1])).0, 1, "{record}");
    }
}

#[test]
fn a_wrong_pairing_and_a_wrong_place_are_both_told() {
    // 1 and 2 with their colours changed over.
    let report = report(&["212 PTS,SB"], [1, 2, 3, 4])
        .replace("   3 w =     2 b 1", "   3 w =     2 w 1")
        .replace("   4 b 1     1 w 0", "   4 b 1     1 b 0");
    let (_, out, _) = verify(&["--format", "json"], &report);
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&rows[0]["round"], &rows[0]["expected"], &rows[0]["found"]),
        (&json!(2), &json!([[2, 1]]), &json!([[1, 2]]))
    );
    assert_eq!((&rows[1]["rank"], &rows[2]["rank"]), (&json!(2), &json!(3)));
}

#[test]
fn a_generated_tournament_is_clean() {
    let options = ["generate", "--players", "23", "--rounds", "7", "--seed", "11", "--rules", "2026"];
    let generated = String::from_utf8(arbitro(&options, "").stdout).unwrap();
    assert!(generated.lines().filter(|line| line.starts_with("001")).count() == 23);
    assert_eq!(verify(&[], &generated), (0, String::new(), String::new()));
}

#[test]
fn a_round_robin_is_held_against_the_tables_and_its_next_round_is_paired_by_them() {
    let once = ["192 FIDE_ROUNDROBIN", "142 3"];
    assert_eq!(verify(&[], &round_robin(&once)), (0, String::new(), String::new()));
    let third = (0, "2\n2 4\n3 1\n".to_owned(), String::new());
    assert_eq!(told(&["pair", "-"], &round_robin(&once)), third);
    // In a double round robin the last two rounds of the first cycle change places; here they did not.
    assert_eq!(told(&["pair", "-"], &round_robin(&["192 FIDE_DOUBLEROUNDROBIN", "142 6"])), third);
    let double = round_robin(&["192 FIDE_DOUBLEROUNDROBIN", "142 6"]);
    assert_eq!(told(&["pair", "-", "--round", "2"], &double), third);
}

#[test]
fn pairings_by_another_system_are_not_checked_and_not_made_and_that_is_said() {
    let cases = [
        ("192 FIDE_ROUNDROBIN", "do not follow the Berger tables", "no siguen las tablas de Berger"),
        ("192 FIDE_DUBOV", "not paired by the Dutch system", "no se emparejó por el sistema holandés"),
    ];
    for (record, english, spanish) in cases {
        let report = report(&[record, "212 PTS,SB"], BY_SONNEBORN_BERGER);
        for (lang, words) in [("en", english), ("es", spanish)] {
            let (code, out, errors) = verify(&["--lang", lang], &report);
            assert_eq!((code, out.as_str(), errors.contains(words)), (0, "", true), "{errors}");
        }
        let (code, out, errors) = told(&["pair", "-"], &report);
        assert_eq!((code, out.as_str(), errors.lines().count()), (2, "", 1), "{errors}");
    }
}
