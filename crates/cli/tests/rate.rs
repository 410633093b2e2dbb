//! `arbitro rate` as a script sees it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use serde_json::{Value, json};

use common::arbitro;

/// A report of a Swiss: three rated players and one without a rating, in standard chess.
fn report() -> String {
    let player = |number: u16, name: &str, rating: &str, born: &str, cells: [(u16, char, char); 3]| {
        let cells = cells.map(|(opponent, colour, code)| format!("  {opponent:>4} {colour} {code}")).concat();
        format!("001 {number:>4} m    {name:<33} {rating:>4} ESP {:>11} {born:<10}  1.0    1{cells}", "")
    };
    [
        "012 Club Open",
        "032 ESP",
        "042 2026/04/01",
        "052 2026/04/05",
        "092 Individual: Swiss-System",
        "122 90 min + 30 sec/move",
        "142 9",
        &player(1, "Aranda, Lucia", "2184", "1960", [(2, 'w', '1'), (3, 'b', '+'), (4, 'w', '=')]),
        &player(2, "Bell, Ann", "2102", "2010", [(1, 'b', '0'), (4, 'w', '1'), (3, 'b', '1')]),
        &player(3, "Carr, Bob", "1600", "", [(4, 'w', '='), (1, 'w', '-'), (2, 'w', '0')]),
        &player(4, "Dunn, Cal", "", "", [(3, 'b', '='), (2, 'b', '0'), (1, 'b', '=')]),
        "",
    ]
    .join("\r\n")
}

fn rows(arguments: &[&str]) -> Vec<Value> {
    let done = arbitro(arguments, &report());
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_row_of_json_a_player_with_the_fields_of_the_contract() {
    let rows = rows(&["rate", "-", "--format", "json"]);
    let only = |row: &Value| {
        let fields = ["id", "name", "rating", "k", "games", "score", "expected", "change", "new"];
        fields.iter().map(|field| row[field].clone()).collect::<Vec<Value>>()
    };
    // 82 apart: .61 and .39; 502 apart, counted as 400: .92. Number 2 is a junior below 2300.
    assert_eq!(
        Value::from(only(&rows[0])),
        json!([1, "Aranda, Lucia", 2184, 20, 1, "1", "0.61", "7.8", 2192])
    );
    assert_eq!(Value::from(only(&rows[1])), json!([2, "Bell, Ann", 2102, 40, 2, "1", "1.31", "-12.4", 2090]));
    assert_eq!(Value::from(only(&rows[2])), json!([3, "Carr, Bob", 1600, 20, 1, "0", "0.08", "-1.6", 1598]));
    assert_eq!(Value::from(only(&rows[3])), json!([4, "Dunn, Cal", null, null, 3, "1", null, null, null]));
    assert_eq!((&rows[1]["rounded"], &rows[0]["performance"]), (&json!(-12), &json!(2902)));
}

#[test]
fn k_can_be_said_and_one_player_explained_in_either_language() {
    let rows = rows(&["rate", "-", "--format", "json", "--k", "2=20", "--explain", "2"]);
    assert_eq!((rows.len(), &rows[0]["k"], &rows[0]["change"]), (1, &json!(20), &json!("-6.2")));
    assert_eq!(rows[0]["not_rated"], json!([{"round": 2, "why": "unrated_opponent"}]));
    for (lang, words) in [
        (
            "en",
            [
                "Round 3, Carr, Bob (1600): difference 502, counted as 400 (8.3.1)",
                "only the list that FIDE publishes",
            ],
        ),
        (
            "es",
            ["Ronda 3, Carr, Bob (1600): diferencia 502, contada como 400 (8.3.1)", "solo cuenta la lista"],
        ),
    ] {
        let done = arbitro(&["rate", "-", "--explain", "2", "--lang", lang], &report());
        let text = String::from_utf8(done.stdout).unwrap();
        assert!(words.iter().all(|words| text.contains(words)), "{text}");
        assert!(!text.contains("rating-"), "{text}");
    }
}

#[test]
fn norms_tell_what_is_missing() {
    let rows = rows(&["rate", "-", "--norms", "--format", "json"]);
    let first = &rows[0];
    assert_eq!((&first["id"], &first["title"], &first["met"]), (&json!(1), &json!("GM"), &json!(false)));
    assert_eq!(
        first["missing"][0],
        json!({
            "article": "1.4.1", "kind": "games", "needed": 9, "found": 2, "met": false, "waived": null
        })
    );
    // Nine rounds, one of them a forfeit win: eight games are still to be had, and enough (1.4.1c).
    assert_eq!((&first["forecast"]["rounds"], &first["forecast"]["unpaired"]), (&json!(6), &json!(6)));
    let done = arbitro(&["rate", "-", "--norms", "--explain", "1", "--lang", "en"], &report());
    let text = String::from_utf8(done.stdout).unwrap();
    assert!(text.contains("NO: games (1.4.1): 2, at least 9"), "{text}");
    assert!(text.contains("round 2 does not count: no game was played"), "{text}");
    assert!(!text.contains("norm-"), "{text}");
}

#[test]
fn what_cannot_be_used_is_answered_with_2() {
    let code = |arguments: &[&str]| arbitro(arguments, &report()).status.code();
    assert_eq!(code(&["rate", "-", "--explain", "77"]), Some(2));
    assert_eq!(code(&["rate", "-", "--k", "1=x"]), Some(2));
    assert_eq!(code(&["rate", "-", "--exemption", "1.4.3a"]), Some(2));
    assert_eq!(arbitro(&["rate", "no-such-file.trf"], "").status.code(), Some(2));
    assert_eq!(
        arbitro(
            &["rate", "-"],
            "012 Nobody
"
        )
        .status
        .code(),
        Some(2)
    );
}
