//! Prizes at the desk: written, given out by the standings, printed, taken back.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use common::{Hall, call, hall, refused, round_one};
use serde_json::{Value, json};

fn fund(name: &str, sharing: &str, who: &Value, amounts: &[&str]) -> Value {
    let prizes: Vec<Value> = amounts.iter().map(|amount| json!({ "amount": amount, "thing": "" })).collect();
    json!({ "name": name, "currency": "€", "sharing": sharing, "combinable": false, "who": who, "prizes": prizes })
}

fn set(hall: &Hall, tournament: i64, funds: &[Value]) -> Value {
    call(hall, "prize/set", json!({ "tournament": tournament, "funds": funds }))
}

/// Name and amount of every winner of a fund.
fn won(view: &Value, fund: usize) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let rows = view["funds"][fund]["won"].as_array().unwrap();
    rows.iter().map(|row| (text(&row["player"]["name"]), text(&row["amount"]))).collect()
}

/// A round in which White won on every board.
fn played() -> (Hall, i64, Vec<Value>) {
    let hall = hall();
    let tournament = round_one(&hall);
    let round = call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    let boards = round["boards"].as_array().unwrap().clone();
    for board in boards.iter().filter(|board| !board["black"].is_null()) {
        let result = json!({ "white": "1", "black": "0" });
        call(&hall, "result/enter", json!({ "pairing": board["pairing"], "result": result }));
    }
    (hall, tournament, boards)
}

#[test]
fn money_is_given_out_to_the_last_hundredth_by_the_standings() {
    let (hall, tournament, boards) = played();
    let winners = boards.iter().filter(|board| !board["black"].is_null()).count();
    let view = set(&hall, tournament, &[fund("Open", "equal", &Value::Null, &["100"])]);
    let amounts: Vec<String> = won(&view, 0).into_iter().map(|(_, amount)| amount).collect();
    assert_eq!(amounts.len(), winners);
    let cents: u64 = amounts.iter().map(|amount| amount.replace('.', "").parse::<u64>().unwrap()).sum();
    assert_eq!(cents, 10_000);
    assert_eq!(view["funds"][0]["won"][0]["working"]["key"], "prize-shared");

    call(&hall, "journal/undo", json!({}));
    let none = call(&hall, "prize/show", json!({ "tournament": tournament, "after_round": null }));
    assert_eq!(none["funds"], json!([]));
    call(&hall, "journal/redo", json!({}));
    let again = call(&hall, "prize/show", json!({ "tournament": tournament, "after_round": null }));
    assert_eq!(again, view);
}

#[test]
fn a_group_competes_alone_and_the_greater_prize_is_kept() {
    let (hall, tournament, _) = played();
    let first = won(&set(&hall, tournament, &[fund("Open", "by_place", &Value::Null, &["50", "40"])]), 0);
    let below = json!({ "category": { "below": 4000 } });
    let view = set(
        &hall,
        tournament,
        &[
            fund("Open", "by_place", &Value::Null, &["50", "40"]),
            fund("Under 4000", "by_place", &below, &["45"]),
        ],
    );
    // Everybody is below 4000: the second would have 40 of the open, takes 45, and leaves the 40 to the third.
    assert_eq!(won(&view, 0)[0], first[0]);
    assert_ne!(won(&view, 0)[1].0, first[1].0);
    assert_eq!(won(&view, 1), [(first[1].0.clone(), "45.00".to_owned())]);
    let passed = view["funds"][0]["passed"].as_array().unwrap();
    assert_eq!((passed[0]["params"]["name"].as_str(), passed.len()), (Some(first[1].0.as_str()), 1));
    let nobody = json!({ "federation": "ISL" });
    let empty = set(&hall, tournament, &[fund("Iceland", "hort", &nobody, &["10", "5"])]);
    assert_eq!((won(&empty, 0).len(), empty["funds"][0]["left"].as_u64()), (0, Some(2)));
}

#[test]
fn nothing_is_won_before_a_round_and_wrong_amounts_are_told() {
    let (hall, tournament, _) = played();
    let ask = |funds: Value| refused(&hall, "prize/set", json!({ "tournament": tournament, "funds": funds }));
    assert_eq!(ask(json!([fund("Open", "equal", &Value::Null, &["1.234"])])), "error-amount");
    assert_eq!(ask(json!([fund(" ", "equal", &Value::Null, &["1"])])), "error-prize-without-name");
    assert_eq!(ask(json!([fund("Club", "equal", &json!({ "club": " " }), &["1"])])), "error-prize-group");
    let many: Vec<Value> = (0..201).map(|_| fund("Open", "equal", &Value::Null, &[])).collect();
    assert_eq!(ask(json!(many)), "error-prize-too-many");
    let kept = set(&hall, tournament, &[fund("Open", "hort", &Value::Null, &["99,5", ""])]);
    assert_eq!(kept["funds"][0]["fund"]["prizes"][0]["amount"], "99.50");
    assert_eq!(kept["funds"][0]["fund"]["prizes"][1]["amount"], "");
}
