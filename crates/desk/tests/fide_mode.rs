//! A tournament keeps to the FIDE rules unless told otherwise, and nothing is told by the way.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use std::collections::BTreeSet;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::print::{DocumentKind, PrintForm};
use arbitro_desk::api::warning::{Warning, WarningLevel};
use arbitro_desk::print;
use common::{Hall, asked, call, enter, enter_club, hall, new_event, refused};
use serde_json::{Value, json};

fn swiss(players: usize) -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, players);
    (hall, tournament, entries)
}

fn of(tournament: i64) -> Value {
    json!({ "tournament": tournament })
}

/// Pairs and publishes a round.
fn publish(hall: &Hall, tournament: i64) -> Value {
    call(hall, "round/pair", of(tournament));
    call(hall, "round/publish", of(tournament))
}

/// The games of a round: pairing and the two entries.
fn games(round: &Value) -> Vec<(i64, i64, i64)> {
    let game = |board: &Value| {
        let black = board["black"]["entry"].as_i64()?;
        Some((board["pairing"].as_i64()?, board["white"]["entry"].as_i64()?, black))
    };
    round["boards"].as_array().unwrap().iter().filter_map(game).collect()
}

/// White wins everywhere, but at so many of the first boards nobody has won yet.
fn play(hall: &Hall, round: &Value, open: usize) {
    for (pairing, _, _) in games(round).into_iter().skip(open) {
        enter(&hall.desk, pairing, "1", "0").unwrap();
    }
}

fn result(pairing: i64, white: &str, black: &str) -> Value {
    json!({ "pairing": pairing, "result": { "white": white, "black": black } })
}

fn left(hall: &Hall) -> Value {
    call(hall, "event/show", json!({}))["tournaments"][0]["left_fide_mode"].clone()
}

fn keys(warning: &Warning) -> Vec<&str> {
    warning.consequences.iter().map(|consequence| consequence.key.as_str()).collect()
}

/// The comments of the report.
fn told(hall: &Hall, tournament: i64) -> Vec<String> {
    let report = call(hall, "trf/export", json!({ "tournament": tournament, "target": "answer" }));
    let text = report["text"].as_str().unwrap();
    text.lines().filter_map(|line| line.strip_prefix("### ")).map(str::to_owned).collect()
}

fn form(hall: &Hall) -> Value {
    call(hall, "event/show", json!({}))["tournaments"][0]["form"].clone()
}

fn with(form: &Value, field: &str, value: Value) -> Value {
    let mut form = form.clone();
    form[field] = value;
    form
}

#[test]
fn fide_mode_is_left_in_two_steps_and_for_good() {
    let (hall, tournament, _) = swiss(8);
    assert_eq!(left(&hall), Value::Null, "a tournament begins in it");
    let first = asked(&hall, "tournament/leave_fide_mode", of(tournament));
    assert_eq!((first.level, first.step), (WarningLevel::TwoSteps, 1));
    assert_eq!(keys(&first), ["warning-leave-fide-mode", "warning-leave-shown", "warning-leave-for-good"]);
    let confirm = |token: &Option<String>| json!({ "tournament": tournament, "confirmed": token });
    let second = asked(&hall, "tournament/leave_fide_mode", confirm(&first.token));
    assert_eq!((second.level, second.step), (WarningLevel::TwoSteps, 2));
    assert_eq!(left(&hall), Value::Null);
    // Confirming the first step twice is not the second.
    assert_eq!(asked(&hall, "tournament/leave_fide_mode", confirm(&first.token)).step, 2);
    hall.desk.handle("tournament/leave_fide_mode", confirm(&second.token)).unwrap();
    assert_eq!(left(&hall), json!(0));
    assert_eq!(told(&hall, tournament), ["FIDE mode @ Round 0: FIDE mode was left"]);
    assert_eq!(refused(&hall, "tournament/leave_fide_mode", of(tournament)), "error-fide-mode-left");
    // Whatever is done to the tournament, it stays so; only the act itself can be taken back, after all that came later.
    call(&hall, "tournament/edit", with(&form(&hall), "name", json!("Open")));
    play(&hall, &publish(&hall, tournament), 0);
    assert_eq!(left(&hall), json!(0));
    while left(&hall) != Value::Null {
        call(&hall, "journal/undo", json!({}));
    }
    assert!(call(&hall, "event/show", json!({}))["tournaments"][0]["rounds"].as_array().unwrap().is_empty());
    assert_eq!(told(&hall, tournament), [""; 0]);
    call(&hall, "journal/redo", json!({}));
    assert_eq!(left(&hall), json!(0));
}

#[test]
fn the_round_in_which_fide_mode_was_left_is_kept_and_told() {
    let (hall, tournament, _) = swiss(8);
    play(&hall, &publish(&hall, tournament), 0);
    play(&hall, &publish(&hall, tournament), 0);
    call(&hall, "tournament/leave_fide_mode", of(tournament));
    play(&hall, &publish(&hall, tournament), 0);
    assert_eq!(left(&hall), json!(2));
    assert_eq!(told(&hall, tournament), ["FIDE mode @ Round 2: FIDE mode was left"]);
    let compliance = call(&hall, "tournament/compliance", of(tournament));
    assert_eq!(compliance["departures"][0]["round"], json!(2));
}

#[test]
fn what_was_confirmed_holds_for_that_act_as_things_stood() {
    let (hall, tournament, entries) = swiss(8);
    let bye = |entry: usize| json!({ "entry": entries[entry], "round": 1, "result": "F" });
    let confirmed = |mut request: Value, token: &Option<String>| {
        request["confirmed"] = json!(token);
        request
    };
    let token = asked(&hall, "player/bye", bye(0)).token;
    asked(&hall, "player/bye", confirmed(bye(1), &token));
    asked(&hall, "tournament/leave_fide_mode", confirmed(of(tournament), &token));
    call(&hall, "player/withdraw", json!({ "entry": entries[7], "withdrawn": true }));
    let again = asked(&hall, "player/bye", confirmed(bye(0), &token)).token;
    assert_ne!(again, token, "something was done since it was shown");
    hall.desk.handle("player/bye", confirmed(bye(0), &again)).unwrap();
}

#[test]
fn what_was_announced_is_locked_once_round_one_is_paired() {
    let (hall, tournament, _) = swiss(8);
    let announced = form(&hall);
    publish(&hall, tournament);
    let scoring = |field: &str, value: &str| with(&announced["scoring"], field, json!(value));
    let changes = [
        with(&announced, "rounds", json!(6)),
        with(&announced, "rounds", json!(9)),
        with(&announced, "tie_breaks", json!("SB DE")),
        with(&announced, "acceleration", json!("baku")),
        with(&announced, "scoring", scoring("win", "3")),
        with(&announced, "scoring", scoring("pairing_allocated_bye", "0.5")),
    ];
    for change in &changes {
        let warning = asked(&hall, "tournament/edit", change.clone());
        assert_eq!((warning.level, warning.token.as_ref()), (WarningLevel::Refused, None), "{change}");
        assert_eq!((warning.tournament, keys(&warning)[0]), (Some(tournament), "warning-frozen"));
    }
    call(&hall, "tournament/leave_fide_mode", of(tournament));
    for change in &changes {
        let warning = asked(&hall, "tournament/edit", change.clone());
        assert_eq!((warning.level, keys(&warning)), (WarningLevel::TwoSteps, vec!["warning-configuration"]));
    }
    call(&hall, "tournament/edit", changes[0].clone());
    assert_eq!(form(&hall)["rounds"], json!(6));
    let told = told(&hall, tournament);
    assert!(told.iter().any(|line| line.starts_with("Configuration @ Round 1: ")), "{told:?}");
    let system = with(&with(&announced, "system", json!("round_robin")), "rounds", Value::Null);
    assert_eq!(refused(&hall, "tournament/edit", system), "error-tournament-has-begun");
}

#[test]
fn draws_and_byes_are_worth_no_more_than_fide_takes() {
    let (hall, _, _) = swiss(8);
    let announced = form(&hall);
    let scored = |win: &str, draw: &str, bye: &str| {
        let scoring =
            json!({ "win": win, "draw": draw, "loss": "0", "absence": "0", "pairing_allocated_bye": bye });
        with(&announced, "scoring", scoring)
    };
    let departing = [
        (scored("3", "2", "3"), "warning-draws-above-win"),
        (scored("1", "0.5", "1.5"), "warning-bye-above-win"),
        (scored("1", "0.5", "0.75"), "warning-bye-of-no-result"),
        (scored("3", "1", "2"), "warning-bye-of-no-result"),
    ];
    for (form, key) in &departing {
        let warning = asked(&hall, "tournament/edit", form.clone());
        assert_eq!((warning.level, keys(&warning)), (WarningLevel::Refused, vec![*key]));
        let another = with(&with(form, "id", Value::Null), "name", json!("Open B"));
        let warning = asked(&hall, "tournament/add", another);
        assert_eq!((warning.level, keys(&warning)), (WarningLevel::Refused, vec![*key]));
    }
    for form in
        [scored("1", "0.5", "0.5"), scored("1", "0.5", "0"), scored("3", "1", "1"), scored("3", "1", "0")]
    {
        hall.desk.handle("tournament/edit", form).unwrap();
    }
    let tournament = announced["id"].as_i64().unwrap();
    call(&hall, "tournament/leave_fide_mode", of(tournament));
    call(&hall, "tournament/edit", departing[0].0.clone());
    let compliance = call(&hall, "tournament/compliance", of(tournament));
    assert_eq!(compliance["departures"][0]["message"]["key"], "warning-draws-above-win");
}

#[test]
fn games_without_a_result_are_adjourned_and_count_as_draws() {
    let (hall, tournament, _) = swiss(8);
    let first = publish(&hall, tournament);
    play(&hall, &first, 2);
    let warning = asked(&hall, "round/pair", of(tournament));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Acknowledge, vec!["warning-results-missing"]));
    let second = publish(&hall, tournament);
    let shown = call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    assert_eq!(shown["boards"].as_array().unwrap().iter().filter(|b| b["adjourned"] == true).count(), 2);
    let report = call(&hall, "trf/export", json!({ "tournament": tournament, "target": "answer" }));
    let text = report["text"].as_str().unwrap();
    assert!(text.lines().any(|line| line.starts_with("162") && line.contains("X 0.5")), "{text}");
    assert!(text.lines().any(|line| line.starts_with("001") && line.contains(" ?")), "{text}");
    play(&hall, &second, 0);
    let warning = asked(&hall, "round/pair", of(tournament));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Acknowledge, vec!["warning-adjourned-open"]));
    // A draw is what it counted as; anything else is told.
    let open = games(&first);
    hall.desk.handle("result/enter", result(open[0].0, "=", "=")).unwrap();
    let warning = asked(&hall, "result/enter", result(open[1].0, "0", "1"));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Confirm, vec!["warning-adjournment"]));
    call(&hall, "result/enter", result(open[1].0, "0", "1"));
    let told = told(&hall, tournament);
    assert!(told.len() == 1 && told[0].starts_with("Adjournment @ Round 1: "), "{told:?}");
}

#[test]
fn the_last_report_waits_for_the_last_result() {
    let (hall, tournament, _) = swiss(8);
    call(&hall, "tournament/edit", with(&form(&hall), "rounds", json!(2)));
    let first = publish(&hall, tournament);
    play(&hall, &first, 1);
    let asked_for = json!({ "tournament": tournament, "target": "answer" });
    hall.desk.handle("trf/export", asked_for.clone()).unwrap();
    play(&hall, &publish(&hall, tournament), 0);
    let warning = asked(&hall, "trf/export", asked_for.clone());
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Refused, vec!["warning-report-open-games"]));
    let first_lack = || call(&hall, "trf/health", of(tournament))["findings"][0]["message"]["key"].clone();
    assert_eq!(first_lack(), "warning-report-open-games");
    enter(&hall.desk, games(&first)[0].0, "=", "=").unwrap();
    hall.desk.handle("trf/export", asked_for).unwrap();
    assert_ne!(first_lack(), "warning-report-open-games");
}

#[test]
fn byes_that_fide_does_not_like_are_asked_for_twice() {
    let (hall, tournament, entries) = swiss(8);
    let bye = |entry: usize, round: u16, result: &str| json!({ "entry": entries[entry], "round": round, "result": result });
    let warning = asked(&hall, "player/bye", bye(0, 1, "F"));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Acknowledge, vec!["warning-full-point-bye"]));
    call(&hall, "player/bye", bye(0, 1, "F"));
    assert_eq!(told(&hall, tournament).len(), 1);
    hall.desk.handle("player/bye", bye(1, 1, "H")).unwrap();
    hall.desk.handle("player/bye", bye(1, 1, "H")).unwrap();
    let warning = asked(&hall, "player/bye", bye(1, 3, "H"));
    assert_eq!(
        (warning.level, keys(&warning)),
        (WarningLevel::Confirm, vec!["warning-second-half-point-bye"])
    );
    hall.desk.handle("player/bye", bye(1, 3, "Z")).unwrap();
    // Half-point byes for all who have not come ask the same of those who have had one.
    play(&hall, &publish(&hall, tournament), 0);
    call(&hall, "check_in/mark", json!({ "entries": [entries[2]], "here": true }));
    let close = json!({ "tournament": tournament, "absent": "half_point_bye" });
    let warning = asked(&hall, "check_in/close", close);
    assert_eq!(
        (warning.level, keys(&warning)),
        (WarningLevel::Confirm, vec!["warning-second-half-point-bye"])
    );
}

#[test]
fn a_late_prohibition_leaves_fide_mode() {
    let (hall, tournament, entries) = swiss(8);
    let apart = |one: usize, other: usize, prohibited: bool| json!({ "one": entries[one], "other": entries[other], "prohibited": prohibited });
    hall.desk.handle("player/prohibit", apart(0, 1, true)).unwrap();
    publish(&hall, tournament);
    // What stands already changes nothing.
    hall.desk.handle("player/prohibit", apart(0, 1, true)).unwrap();
    for request in [apart(0, 1, false), apart(2, 3, true)] {
        let warning = asked(&hall, "player/prohibit", request);
        assert_eq!(warning.level, WarningLevel::TwoSteps);
        assert_eq!(keys(&warning)[..2], ["warning-late-prohibition", "warning-leave-fide-mode"]);
    }
    assert_eq!(left(&hall), Value::Null);
    call(&hall, "player/prohibit", apart(2, 3, true));
    assert_eq!(left(&hall), json!(1));
    let told = told(&hall, tournament);
    assert!(
        told[0].starts_with("Prohibition @ Round 1: ") && told[1].starts_with("FIDE mode @ Round 1: "),
        "{told:?}"
    );
    // Out of FIDE mode it is asked all the same.
    assert_eq!(keys(&asked(&hall, "player/prohibit", apart(4, 5, true))), ["warning-late-prohibition"]);
}

#[test]
fn numbers_follow_ratings_and_players_of_one_rating_change_places() {
    let (hall, tournament, entries) = swiss(8);
    let by_hand = |order: &[i64]| json!({ "tournament": tournament, "numbering": { "by_hand": order } });
    let mut order = entries.clone();
    order.swap(2, 3);
    let warning = asked(&hall, "player/number", by_hand(&order));
    assert_eq!(
        (warning.level, keys(&warning)),
        (WarningLevel::Refused, vec!["warning-numbers-against-ratings"])
    );
    let players = call(&hall, "player/list", of(tournament));
    let rated = |at: usize, rating: u16| {
        let player = with(&players[at]["player"], "rating", json!(rating));
        json!({ "tournament": tournament, "player": player })
    };
    let same = players[2]["player"]["rating"].as_u64().unwrap();
    hall.desk.handle("player/edit", rated(3, u16::try_from(same).unwrap())).unwrap();
    let warning = asked(&hall, "player/number", by_hand(&order));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Confirm, vec!["warning-numbers-exchanged"]));
    publish(&hall, tournament);
    let warning = asked(&hall, "player/edit", rated(0, 2900));
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Confirm, vec!["warning-rating"]));
    call(&hall, "player/edit", rated(7, 2900));
    let by_rating = json!({ "tournament": tournament, "numbering": "by_rating" });
    let warning = asked(&hall, "player/number", by_rating);
    assert_eq!((warning.level, keys(&warning)), (WarningLevel::Confirm, vec!["warning-numbering"]));
}

/// The boards of a draft, and the request to have them so.
fn pairs(round: &Value) -> Vec<(i64, i64)> {
    games(round).into_iter().map(|(_, white, black)| (white, black)).collect()
}

fn boards(tournament: i64, pairs: &[(i64, i64)]) -> Value {
    let boards: Vec<Value> = pairs.iter().map(|(w, b)| json!({ "white": w, "black": b })).collect();
    json!({ "tournament": tournament, "boards": boards })
}

fn exchanged(pairs: &[(i64, i64)], one: usize, other: usize) -> Vec<(i64, i64)> {
    let mut pairs = pairs.to_vec();
    (pairs[one].1, pairs[other].1) = (pairs[other].1, pairs[one].1);
    pairs
}

#[test]
fn pairing_by_hand_begins_and_ends_and_is_held_against_the_right_pairing() {
    let (hall, tournament, _) = swiss(8);
    let right = pairs(&call(&hall, "round/pair", of(tournament)));
    let changed = exchanged(&right, 0, 1);
    assert_eq!(refused(&hall, "round/change", boards(tournament, &changed)), "error-not-by-hand");
    assert_eq!(refused(&hall, "round/end_manual", of(tournament)), "error-not-by-hand");
    hall.desk.handle("round/begin_manual", of(tournament)).unwrap();
    call(&hall, "round/change", boards(tournament, &changed));
    assert_eq!(refused(&hall, "round/publish", of(tournament)), "error-by-hand");
    assert_eq!(refused(&hall, "round/end_manual", of(tournament)), "error-change-without-reason");
    let end = json!({ "tournament": tournament, "reason": "one family" });
    let warning = asked(&hall, "round/end_manual", end.clone());
    assert_eq!((warning.level, warning.step), (WarningLevel::TwoSteps, 1));
    assert_eq!(keys(&warning)[..2], ["warning-by-hand", "warning-right-pairs"]);
    let told_right = &warning.consequences[1].params["right"];
    assert_eq!(told_right.split(", ").count(), 2, "{told_right}");
    assert!(keys(&warning).len() > 2, "what is worse is told too: {warning:?}");
    assert!(told(&hall, tournament).is_empty());
    call(&hall, "round/end_manual", end.clone());
    assert!(told(&hall, tournament)[0].starts_with("MPA @ Round 1: "));
    // Put right again, nothing is to be told.
    hall.desk.handle("round/begin_manual", of(tournament)).unwrap();
    assert!(told(&hall, tournament).is_empty());
    call(&hall, "round/change", boards(tournament, &right));
    hall.desk.handle("round/end_manual", of(tournament)).unwrap();
    hall.desk.handle("round/publish", of(tournament)).unwrap();
    assert!(told(&hall, tournament).is_empty());
}

#[test]
fn by_hand_what_breaks_an_absolute_rule_is_confirmed_and_colours_acknowledged() {
    let (hall, tournament, _) = swiss(8);
    let first = pairs(&publish(&hall, tournament));
    play(&hall, &call(&hall, "round/show", json!({ "tournament": tournament, "round": 1 })), 0);
    let right = pairs(&call(&hall, "round/pair", of(tournament)));
    hall.desk.handle("round/begin_manual", of(tournament)).unwrap();
    let warning = asked(&hall, "round/change", boards(tournament, &first));
    assert_eq!((warning.level, keys(&warning)[0]), (WarningLevel::Confirm, "pairing-finding-breaks"));
    let turned: Vec<(i64, i64)> = right.iter().map(|(white, black)| (*black, *white)).collect();
    let warning = asked(&hall, "round/change", boards(tournament, &turned));
    assert_eq!((warning.level, keys(&warning)[0]), (WarningLevel::Acknowledge, "pairing-finding-colours"));
    // Twice the same colour, and once more.
    call(&hall, "round/change", boards(tournament, &turned));
    call(&hall, "round/end_manual", json!({ "tournament": tournament, "reason": "boards were set up so" }));
    play(&hall, &call(&hall, "round/publish", of(tournament)), 0);
    let third = pairs(&call(&hall, "round/pair", of(tournament)));
    hall.desk.handle("round/begin_manual", of(tournament)).unwrap();
    let turned: Vec<(i64, i64)> = third.iter().map(|(white, black)| (*black, *white)).collect();
    let warning = asked(&hall, "round/change", boards(tournament, &turned));
    assert!(keys(&warning).contains(&"warning-third-colour"), "{warning:?}");
    assert_eq!(warning.level, WarningLevel::Confirm);
}

#[test]
fn a_round_without_a_pairing_by_the_rules_is_paired_by_hand() {
    let (hall, tournament, entries) = swiss(4);
    for other in 1..4 {
        let apart = json!({ "one": entries[0], "other": entries[other], "prohibited": true });
        hall.desk.handle("player/prohibit", apart).unwrap();
    }
    assert_eq!(refused(&hall, "round/pair", of(tournament)), "error-no-pairing");
    let draft = call(&hall, "round/begin_manual", of(tournament));
    assert_eq!((pairs(&draft).len(), &draft["manual"]), (2, &json!(true)));
    let end = json!({ "tournament": tournament, "reason": "there is no other" });
    let warning = asked(&hall, "round/end_manual", end.clone());
    assert_eq!(keys(&warning)[..2], ["warning-by-hand", "warning-no-right-pairs"]);
    call(&hall, "round/end_manual", end);
    hall.desk.handle("round/publish", of(tournament)).unwrap();
}

#[test]
fn numbers_after_round_one_are_told() {
    let (hall, tournament, _) = swiss(8);
    publish(&hall, tournament);
    let players = call(&hall, "player/list", of(tournament));
    let player = with(&players[7]["player"], "rating", json!(2900));
    call(&hall, "player/edit", json!({ "tournament": tournament, "player": player }));
    call(&hall, "player/number", json!({ "tournament": tournament, "numbering": "by_rating" }));
    let told = told(&hall, tournament);
    let kinds: Vec<&str> =
        told.iter().filter_map(|line| line.split_once(':')).map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["Rating @ Round 1", "Numbering @ Round 1"]);
}

#[test]
fn standings_are_not_final_while_a_game_is_open() {
    let (hall, tournament, _) = swiss(8);
    call(&hall, "tournament/edit", with(&form(&hall), "rounds", json!(2)));
    let first = publish(&hall, tournament);
    play(&hall, &first, 1);
    let asked_for = json!({ "tournament": tournament, "after_round": null });
    let provisional = || call(&hall, "standings/show", asked_for.clone())["provisional"].clone();
    assert_eq!(provisional(), Value::Null, "there are rounds to come");
    play(&hall, &publish(&hall, tournament), 0);
    assert_eq!(provisional()["key"], "standings-provisional");
    let paper = heading(&hall, tournament, DocumentKind::Standings);
    assert!(paper.ends_with("not final: games without a result: 1"), "{paper}");
    enter(&hall.desk, games(&first)[0].0, "1", "0").unwrap();
    assert_eq!(provisional(), Value::Null);
    let paper = heading(&hall, tournament, DocumentKind::Standings);
    assert!(!paper.contains("not final"), "{paper}");
}

/// What must be said at the head of a paper, beside place and days.
fn heading(hall: &Hall, tournament: i64, document: DocumentKind) -> String {
    let form = PrintForm::of(tournament, document, "en");
    print::gather(&hall.desk, &form).unwrap().heading.marks.join(", ")
}

#[test]
fn the_mark_of_a_tournament_out_of_fide_mode_stands_on_paper() {
    let (hall, tournament, _) = swiss(8);
    let papers = [DocumentKind::Players, DocumentKind::Pairings, DocumentKind::Standings];
    play(&hall, &publish(&hall, tournament), 0);
    for document in papers {
        assert!(!heading(&hall, tournament, document).contains("FIDE"));
    }
    call(&hall, "tournament/leave_fide_mode", of(tournament));
    for document in papers {
        assert!(heading(&hall, tournament, document).ends_with("Left FIDE mode after round 1"));
    }
}

/// The acts of every level, in FIDE mode and out of it, with anything that a door might send in place of a token.
#[test]
fn no_setting_lowers_a_level() {
    let (hall, tournament, entries) = swiss(8);
    let first = publish(&hall, tournament);
    play(&hall, &first, 1);
    play(&hall, &publish(&hall, tournament), 0);
    let players = call(&hall, "player/list", of(tournament));
    let rated = with(&players[0]["player"], "rating", json!(2900));
    let open = games(&first)[0].0;
    let acts = [
        ("round/pair", of(tournament), WarningLevel::Acknowledge),
        ("player/bye", json!({ "entry": entries[0], "round": 3, "result": "F" }), WarningLevel::Acknowledge),
        ("player/edit", json!({ "tournament": tournament, "player": rated }), WarningLevel::Confirm),
        ("result/enter", result(open, "0", "1"), WarningLevel::Confirm),
        ("result/enter", result(games(&first)[1].0, "0", "1"), WarningLevel::Confirm),
        (
            "player/prohibit",
            json!({ "one": entries[0], "other": entries[1], "prohibited": true }),
            WarningLevel::TwoSteps,
        ),
    ];
    let try_all = || {
        for (name, request, level) in &acts {
            assert_eq!(asked(&hall, name, request.clone()).level, *level, "{name}");
            for token in
                [json!(true), json!(1), json!(""), json!("true"), json!("yes"), json!("0000000000000000")]
            {
                let mut request = request.clone();
                request["confirmed"] = token;
                assert_eq!(asked(&hall, name, request).level, *level, "{name}");
            }
        }
    };
    try_all();
    call(&hall, "tournament/leave_fide_mode", of(tournament));
    try_all();
}

/// Higher score first, then the sum of both, then the lower number; virtual points count as points (C.04.2 art. 4.4).
#[test]
fn boards_stand_by_score_sum_and_number() {
    for acceleration in ["none", "baku"] {
        let (hall, tournament, _) = swiss(8);
        call(&hall, "tournament/edit", with(&form(&hall), "acceleration", json!(acceleration)));
        for number in 1..=5 {
            let round = publish(&hall, tournament);
            // The first four of eight are the first group; of seven rounds the first two give a point and the next two half.
            let virtual_halves = |place: i64| match number {
                1..=2 if acceleration == "baku" && place <= 4 => 2,
                3..=4 if acceleration == "baku" && place <= 4 => 1,
                _ => 0,
            };
            let halves = |seat: &Value| {
                let points: f64 = seat["points"].as_str().unwrap().parse().unwrap();
                let halves = i64::from(points % 1.0 > 0.4);
                let whole =
                    seat["points"].as_str().unwrap().split('.').next().unwrap().parse::<i64>().unwrap();
                2 * whole + halves + virtual_halves(seat["number"].as_i64().unwrap())
            };
            let order: Vec<(i64, i64, i64)> = round["boards"]
                .as_array()
                .unwrap()
                .iter()
                .map(|board| {
                    let (white, black) = (halves(&board["white"]), halves(&board["black"]));
                    let numbers =
                        [&board["white"]["number"], &board["black"]["number"]].map(|n| n.as_i64().unwrap());
                    (-white.max(black), -(white + black), *numbers.iter().min().unwrap())
                })
                .collect();
            assert!(order.is_sorted(), "{acceleration}, round {number}: {order:?}");
            for (at, (pairing, _, _)) in games(&round).into_iter().enumerate() {
                let (white, black) = [("1", "0"), ("=", "="), ("0", "1"), ("1", "0")][at];
                enter(&hall.desk, pairing, white, black).unwrap();
            }
        }
    }
}

#[test]
fn a_lot_drawn_again_falls_alike() {
    let (hall, tournament, _) = swiss(8);
    let colours: Vec<Value> = (0..3)
        .map(|_| {
            call(&hall, "round/pair", of(tournament));
            let colour = form(&hall)["initial_colour"].clone();
            call(&hall, "journal/undo", json!({}));
            assert_eq!(form(&hall)["initial_colour"], Value::Null);
            colour
        })
        .collect();
    assert!(colours[0].is_string() && colours.iter().all(|colour| *colour == colours[0]), "{colours:?}");
    // It is a lot all the same: events draw both colours.
    let drawn = |_| {
        let (hall, tournament, _) = swiss(2);
        call(&hall, "round/pair", of(tournament));
        form(&hall)["initial_colour"].to_string()
    };
    let events: BTreeSet<String> = (0..30).map(drawn).collect();
    assert_eq!(events.len(), 2, "{events:?}");
}
