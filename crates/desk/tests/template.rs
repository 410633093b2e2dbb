//! An event set up like another: by a template kept beside the events, or like the one that is open.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use arbitro_desk::DeskError;
use common::{Hall, call, code, enter_club, form, hall};
use serde_json::{Value, json};

/// An event with a Swiss with a calendar, prizes and players, in its second round, and a round robin.
fn played(hall: &Hall) {
    let form =
        json!({ "path": null, "form": with(form("Club Open 2026"), "Gil, Eva\nRuiz, Ana IA 2212345") });
    call(hall, "event/new", form);
    let swiss =
        json!({ "id": null, "name": "Open A", "system": "dutch", "rounds": 5, "initial_colour": "black" });
    let tournament = call(hall, "tournament/add", swiss)["tournaments"][0]["id"].as_i64().unwrap();
    call(hall, "tournament/add", json!({ "id": null, "name": "Veterans", "system": "double_round_robin" }));
    enter_club(&hall.desk, tournament, 6);
    let rounds = json!([{ "round": 2, "date": "2026-10-05", "time": "16:30", "remark": "" }]);
    call(hall, "tournament/calendar", json!({ "tournament": tournament, "rounds": rounds }));
    let fund = json!({ "name": "Main", "currency": "€", "sharing": "hort", "combinable": false, "who": null,
                       "prizes": [{ "amount": "100", "thing": "" }] });
    call(hall, "prize/set", json!({ "tournament": tournament, "funds": [fund] }));
    call(hall, "round/pair", json!({ "tournament": tournament }));
}

fn with(form: arbitro_desk::api::event::EventForm, deputies: &str) -> Value {
    let mut form = serde_json::to_value(form).unwrap();
    form["deputy_arbiters"] = json!(deputies);
    form
}

/// Makes an event a week later.
fn like(hall: &Hall, like: &Value) -> Result<Value, DeskError> {
    let mut form = with(form("Club Open 2027"), "");
    (form["start_date"], form["end_date"]) = (json!("2026-10-10"), json!("2026-10-16"));
    hall.desk.handle("event/new", json!({ "path": null, "form": form, "like": like }))
}

#[test]
fn a_template_keeps_tournaments_calendar_and_prizes_and_no_player() {
    let hall = hall();
    played(&hall);
    assert_eq!(call(&hall, "template/save", json!({ "name": " Weekend open " })), json!(["Weekend open"]));
    let shown = call(&hall, "template/show", json!({ "name": "Weekend open" }));
    assert_eq!(shown["form"]["deputy_arbiters"], "Gil, Eva\nRuiz, Ana IA 2212345");
    call(&hall, "event/close", json!({}));
    let event = like(&hall, &json!({ "template": "Weekend open" })).unwrap();
    let names: Vec<&str> =
        event["tournaments"].as_array().unwrap().iter().filter_map(|t| t["name"].as_str()).collect();
    assert_eq!(names, ["Open A", "Veterans"]);
    let swiss = &event["tournaments"][0];
    assert_eq!(swiss["form"]["rounds"], 5);
    assert_eq!(swiss["form"]["initial_colour"], Value::Null, "the colour is drawn by lot anew");
    assert_eq!((&swiss["players"], &swiss["rounds"]), (&json!(0), &json!([])));
    // The second round is two days after the first day again.
    assert_eq!(swiss["calendar"][0]["date"], "2026-10-12");
    assert_eq!(swiss["calendar"][0]["time"], "16:30");
    let prizes = call(&hall, "prize/show", json!({ "tournament": swiss["id"], "after_round": null }));
    assert_eq!(prizes["funds"].as_array().unwrap().len(), 1, "{prizes}");
    // It is one act.
    assert!(call(&hall, "journal/undo", json!({}))["tournaments"].as_array().unwrap().is_empty());
    assert_eq!(call(&hall, "template/remove", json!({ "name": "Weekend open" })), json!([]));
}

#[test]
fn an_event_is_made_like_the_open_one_with_its_players() {
    let hall = hall();
    played(&hall);
    let event = like(&hall, &json!({ "template": null, "players": true })).unwrap();
    assert_eq!(event["form"]["name"], "Club Open 2027");
    let swiss = &event["tournaments"][0];
    assert_eq!((&swiss["players"], &swiss["rounds"]), (&json!(6), &json!([])));
    let players = call(&hall, "player/list", json!({ "tournament": swiss["id"] }));
    assert_eq!(players[0]["player"]["name"], "Aranda, Lucía");
}

#[test]
fn a_name_is_no_path_and_a_damaged_template_is_told() {
    let hall = hall();
    played(&hall);
    for name in ["../evil", "a/b", "", "con:", ".hidden"] {
        let saved = hall.desk.handle("template/save", json!({ "name": name }));
        assert_eq!(code(saved), "error-template-name", "{name}");
        let shown = hall.desk.handle("template/show", json!({ "name": name }));
        assert_eq!(code(shown), "error-template-not-there", "{name}");
    }
    assert_eq!(code(like(&hall, &json!({ "template": "Nobody" }))), "error-template-not-there");
    // Nothing was made, and the open event is still open.
    assert_eq!(call(&hall, "event/show", json!({}))["form"]["name"], "Club Open 2026");
    let folder = hall.folder.path().join("events/Templates");
    std::fs::create_dir_all(&folder).unwrap();
    for text in ["", "{}", "[1", "{\"form\": 3, \"tournaments\": []}"] {
        std::fs::write(folder.join("Odd.json"), text).unwrap();
        assert_eq!(code(like(&hall, &json!({ "template": "Odd" }))), "error-template-damaged");
    }
    assert_eq!(call(&hall, "event/show", json!({}))["form"]["name"], "Club Open 2026");
}
