//! A round robin by C.05: who leaves it, and by what its ties are broken.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use std::collections::BTreeMap;

use arbitro_desk::api::event::SystemChoice;
use common::{Hall, call, enter, enter_club, hall, new_event, refused};
use serde_json::{Value, json};

fn pair(hall: &Hall, tournament: i64) -> Value {
    call(hall, "round/pair", json!({ "tournament": tournament }))
}

fn white_wins(hall: &Hall, round: &Value) {
    for board in round["boards"].as_array().unwrap().iter().filter(|board| !board["black"].is_null()) {
        enter(&hall.desk, board["pairing"].as_i64().unwrap(), "1", "0").unwrap();
    }
}

/// A round robin of six, in which White won the rounds so far.
fn round_robin(rounds: usize) -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let entries = enter_club(&hall.desk, tournament, 6);
    for _ in 0..rounds {
        white_wins(&hall, &pair(&hall, tournament));
    }
    (hall, tournament, entries)
}

/// Rank and points of each entry.
fn table(hall: &Hall, tournament: i64) -> BTreeMap<i64, (i64, f64)> {
    let table = call(hall, "standings/show", json!({ "tournament": tournament, "after_round": null }));
    let row = |row: &Value| {
        let points: f64 = row["points"].as_str().unwrap().parse().unwrap();
        (row["entry"].as_i64().unwrap(), (row["rank"].as_i64().unwrap(), points))
    };
    table["rows"].as_array().unwrap().iter().map(row).collect()
}

fn withdraw(entry: i64, withdrawn: bool) -> Value {
    json!({ "entry": entry, "withdrawn": withdrawn })
}

#[test]
fn who_leaves_a_round_robin_early_counts_for_nobody() {
    let (hall, tournament, entries) = round_robin(2);
    let full = table(&hall, tournament);
    call(&hall, "player/withdraw", withdraw(entries[0], true));
    let left = table(&hall, tournament);
    assert_eq!(left[&entries[0]].0, 0, "two of five games: no rank");
    let lost: f64 = entries[1..].iter().map(|entry| full[entry].1 - left[entry].1).sum();
    assert!(
        (lost - (2.0 - full[&entries[0]].1)).abs() < 0.01,
        "who won against him has a point less: {left:?}"
    );
    let grid = json!({ "tournament": tournament, "after_round": null, "order": "number" });
    let grid = call(&hall, "standings/grid", grid);
    let row = grid["rows"].as_array().unwrap().iter().find(|row| row["entry"] == json!(entries[0])).unwrap();
    let kept = row["cells"].as_array().unwrap().iter().filter_map(Value::as_array).flatten().count();
    assert_eq!(kept, 2, "the cross table keeps the games");
    let report = call(&hall, "trf/export", json!({ "tournament": tournament, "target": "answer" }));
    let own = report["text"]
        .as_str()
        .unwrap()
        .lines()
        .find(|line| line.starts_with("001    1"))
        .unwrap()
        .to_owned();
    assert!(own.contains(" w ") || own.contains(" b "), "so does the report: {own}");
    call(&hall, "player/withdraw", withdraw(entries[0], false));
    assert_eq!(table(&hall, tournament), full);
}

#[test]
fn who_leaves_a_round_robin_later_loses_the_rest_by_forfeit() {
    let (hall, _, entries) = round_robin(0);
    assert_eq!(refused(&hall, "player/withdraw", withdraw(entries[0], true)), "error-no-round-paired");
    let (hall, tournament, entries) = round_robin(3);
    let before = table(&hall, tournament);
    call(&hall, "player/withdraw", withdraw(entries[0], true));
    assert_eq!(table(&hall, tournament), before, "three games of five count");
    let next = pair(&hall, tournament);
    let seat = |board: &Value, side: &str| board[side]["entry"] == json!(entries[0]);
    let own =
        next["boards"].as_array().unwrap().iter().find(|b| seat(b, "white") || seat(b, "black")).unwrap();
    let lost = if seat(own, "white") {
        json!({ "white": "-", "black": "+" })
    } else {
        json!({ "white": "+", "black": "-" })
    };
    assert_eq!(own["result"], lost);
}

#[test]
fn every_tie_break_of_a_round_robin_is_taken_and_buchholz_is_not() {
    let hall = hall();
    new_event(&hall.desk, SystemChoice::RoundRobin);
    let announced = call(&hall, "event/show", json!({}))["tournaments"][0]["form"].clone();
    let with = |code: &str| {
        let mut form = announced.clone();
        form["tie_breaks"] = json!(code);
        form
    };
    let taken = "DE BPG BWG REP STD SB SB/C1 SB/C2 RTNG RTNG/R WIN TPN TPN/R KS KS/L+1 KS/L-1 KS/L+2 KS/L-2";
    for code in taken.split(' ') {
        let answer = hall.desk.handle("tournament/edit", with(code));
        assert!(answer.is_ok(), "{code}: {answer:?}");
    }
    for code in "BH BH/C1 BH/C2 BH/M1 BH/M2 FB FB/C1 AOB".split(' ') {
        let request = with(code);
        assert_eq!(refused(&hall, "tournament/edit", request), "standings-only-swiss", "{code}");
    }
}
