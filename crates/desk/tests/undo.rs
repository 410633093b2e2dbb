//! Whatever was done can be taken back to the beginning and done again to the end, across closing and opening, and whatever the
//! clock of the computer does.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbitro_desk::{Desk, DeskConfig};
use chrono::DateTime;
use common::{CLUB, Hall, code, config, confirmed, elsewhere, form, rows};
use proptest::prelude::*;
use serde_json::{Value, json};

/// An act of the walk: which, and numbers to choose by.
type Step = (u8, usize, usize);

/// Asks for an act; whether it was done. What makes no sense at the moment is refused, as for a person.
fn act(desk: &Desk, (which, a, b): Step) -> bool {
    let call = |name: &str, request: Value| confirmed(desk, |desk| desk.handle(name, request.clone()));
    let event = call("event/show", json!({})).unwrap();
    let tournaments: Vec<i64> = ids(&event["tournaments"], "id");
    let Some(tournament) = pick(&tournaments, a) else {
        let system = ["round_robin", "double_round_robin", "dutch", "dutch"][a % 4];
        let rounds = (system == "dutch").then_some(5);
        let form = json!({ "id": null, "name": format!("T{b}"), "system": system, "rounds": rounds });
        return call("tournament/add", form).is_ok();
    };
    let players = call("player/list", json!({ "tournament": tournament })).unwrap();
    let entries = ids(&players, "entry");
    let rounds = event["tournaments"][a % tournaments.len()]["rounds"].as_array().map_or(0, Vec::len);
    let round = (rounds > 0)
        .then(|| call("round/show", json!({ "tournament": tournament, "round": b % rounds + 1 })).unwrap());
    let boards = round.as_ref().map(|round| ids(&round["boards"], "pairing")).unwrap_or_default();
    let answer = match which {
        0 => call("tournament/add", json!({ "id": null, "name": format!("T{a}"), "system": "round_robin" })),
        1 => call(
            "tournament/edit",
            json!({ "id": tournament, "name": format!("T{b}"), "system": "double_round_robin" }),
        ),
        2 => call("player/import", json!({ "tournament": tournament, "source": { "text": CLUB } })),
        3 => call("player/add", json!({ "tournament": tournament, "player": player(None, a) })),
        4 => call("player/edit", json!({ "tournament": tournament, "player": player(pick(&entries, b), a) })),
        5 => call("player/remove", json!({ "entry": pick(&entries, b) })),
        6 => call(
            "player/number",
            json!({ "tournament": tournament, "numbering": { "by_lot": { "seed": b } } }),
        ),
        7 => {
            let mut order = entries.clone();
            order.rotate_left(b % entries.len().max(1));
            call("player/number", json!({ "tournament": tournament, "numbering": { "by_hand": order } }))
        }
        8..=9 => call("round/pair", json!({ "tournament": tournament })),
        10..=11 => call("round/publish", json!({ "tournament": tournament })),
        12 => call("round/unpair", json!({ "tournament": tournament, "reason": "wrong list" })),
        13..=16 => {
            let (white, black) = [("1", "0"), ("=", "="), ("0", "1"), ("+", "-"), ("0", "0")][a % 5];
            let result = json!({ "white": white, "black": black });
            call("result/enter", json!({ "pairing": pick(&boards, a), "result": result }))
        }
        17 => call("result/enter", json!({ "pairing": pick(&boards, a), "result": null })),
        18..=21 => return play(desk, pick(&boards, a), b),
        22 => call("game/cut", json!({ "pairing": pick(&boards, a), "plies": b % 4, "lang": "en" })),
        23 => return rule(desk, pick(&boards, a)),
        24 => call("player/withdraw", json!({ "entry": pick(&entries, b), "withdrawn": a % 3 > 0 })),
        25 => {
            let result = ["H", "Z", "F"].get(a % 4);
            call("player/bye", json!({ "entry": pick(&entries, b), "round": a % 6, "result": result }))
        }
        26 => {
            let (one, other) = (pick(&entries, a), pick(&entries, b));
            call("player/prohibit", json!({ "one": one, "other": other, "prohibited": a % 4 > 0 }))
        }
        27 => calendar(desk, tournament, (a, b)),
        28 => {
            let some: Vec<i64> = entries.iter().copied().skip(a % 3).step_by(b % 4 + 1).collect();
            call("check_in/mark", json!({ "entries": some, "here": a % 5 > 0 }))
        }
        29 => {
            let absent = ["zero_point_bye", "half_point_bye", "withdraw"][b % 3];
            call("check_in/close", json!({ "tournament": tournament, "absent": absent }))
        }
        30 => prizes(desk, tournament, (a, b)),
        31..=32 => {
            let result = (a % 4 > 0).then(|| json!({ "white": "=", "black": "=" }));
            call("second_pass/enter", json!({ "pairing": pick(&boards, b), "result": result }))
        }
        33 => {
            let date = (a % 4 > 0).then(|| format!("2026-{:02}-{:02}", a % 3 + 9, b % 28 + 1));
            call("period/date", json!({ "pairing": pick(&boards, b), "date": date }))
        }
        34 => {
            let period = format!("2026-{:02}", a % 3 + 9);
            let asked =
                json!({ "tournament": tournament, "period": period, "closed": b % 2 == 0, "note": "sent" });
            call("period/close", asked)
        }
        35 => call("tournament/leave_fide_mode", json!({ "tournament": tournament })),
        36..=37 => call("round/begin_manual", json!({ "tournament": tournament })),
        38 => call("round/end_manual", json!({ "tournament": tournament, "reason": "late" })),
        39 => letterhead(desk, (a, b)),
        41..=42 => several(desk, tournament, &entries, (a, b)),
        43..=44 => set_up(desk, pick(&boards, a), b),
        51 => merge(desk, tournament, (a, b)),
        45..=50 => at_the_boards(desk, tournament, (which - 5, a, b), pick(&boards, b), pick(&entries, b)),
        _ => {
            let mut form = form("Club Open 2026");
            form.site = format!("Hall {b}");
            call("event/edit", serde_json::to_value(form).unwrap())
        }
    };
    answer.is_ok()
}

/// Gives some rounds a day and an hour.
fn calendar(desk: &Desk, tournament: i64, (a, b): (usize, usize)) -> Result<Value, arbitro_desk::DeskError> {
    let round = |number: usize| json!({ "round": number, "date": format!("2026-10-{:02}", b % 28 + 1), "time": "16:30", "remark": format!("Hall {a}") });
    let rounds: Vec<Value> = (1..=a % 7).map(round).collect();
    let request = json!({ "tournament": tournament, "rounds": rounds });
    confirmed(desk, |desk| desk.handle("tournament/calendar", request.clone()))
}

/// Does one thing with every so many players.
fn several(
    desk: &Desk,
    tournament: i64,
    entries: &[i64],
    (a, b): (usize, usize),
) -> Result<Value, arbitro_desk::DeskError> {
    let some: Vec<i64> = entries.iter().copied().skip(a % 3).step_by(b % 4 + 1).collect();
    let of = |rest: Value| {
        let mut request = json!({ "tournament": tournament, "entries": some });
        request.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        request
    };
    let (call, request) = match a % 7 {
        0 => (
            "fee/set",
            json!({ "tournament": tournament, "fee": format!("{}.50", b % 3), "currency": "EUR" }),
        ),
        1 => ("fee/pay", of(json!({ "paid": "in_full" }))),
        2 => ("fee/pay", of(json!({ "fee": (["", "0", "12"][b % 3]) }))),
        3 => ("player/change", of(json!({ "change": { "bye": { "round": b % 6, "result": "Z" } } }))),
        4 => ("player/change", of(json!({ "change": { "withdrawn": b % 2 == 0 } }))),
        5 if b % 3 == 0 => ("player/change", of(json!({ "change": "removed" }))),
        _ => ("player/change", of(json!({ "change": { "club": format!("Club {b}") } }))),
    };
    confirmed(desk, |desk| desk.handle(call, request.clone()))
}

/// Time at the boards: the start of play, who is missing, the clocks, an adjournment; and an expulsion.
fn at_the_boards(
    desk: &Desk,
    tournament: i64,
    (which, a, b): Step,
    pairing: Option<i64>,
    entry: Option<i64>,
) -> Result<Value, arbitro_desk::DeskError> {
    let side = ["white", "black"][a % 2];
    let of_board = json!({ "pairing": pairing });
    match (which, a % 5) {
        (40, 0) => {
            let asked =
                json!({ "tournament": tournament, "default_time_min": a % 60, "reading_interval_min": 30 });
            desk.handle("clock/rules", asked)
        }
        (40, _) => desk.handle(
            "start_of_play/begin",
            json!({ "tournament": tournament, "round": b % 3 + 1, "at": null, "begun": a % 4 > 0 }),
        ),
        (41, _) => {
            let sight = ["missing", "arrived", "here"][b % 3];
            desk.handle("start_of_play/mark", json!({ "pairing": pairing, "side": side, "sight": sight }))
        }
        (42, _) => desk.handle(
            "clock/note",
            json!({ "pairing": pairing, "why": "routine", "clocks_ms": [a * 1000, null],
                    "moves": [null, 3], "note": "" }),
        ),
        (43, _) => desk.handle("clock/remove", json!({ "reading": a % 9 })),
        (44, 0) => desk.handle("adjournment/cancel", of_board),
        (44, 1 | 2) => {
            desk.handle("adjournment/resume", json!({ "pairing": pairing, "present": ["white", "black"] }))
        }
        (44, 3) => desk.handle("adjournment/open", json!({ "pairing": pairing, "written": "Nf3" })),
        (44, _) => {
            let shown = desk.handle("adjournment/show", of_board)?;
            desk.handle("adjournment/seal", shown["envelope"].clone())
        }
        _ => desk.handle("player/expel", json!({ "entry": entry, "reason": "cheating" })),
    }
}

/// A copy is edited elsewhere, and what was done there is taken over.
fn merge(desk: &Desk, tournament: i64, (a, b): (usize, usize)) -> Result<Value, arbitro_desk::DeskError> {
    let elsewhere = elsewhere();
    let path = elsewhere.copy_of(desk);
    for number in 0..=a % 3 {
        let player = json!({ "tournament": tournament, "player": player(None, b + number) });
        // Refused once nobody is entered any more.
        let _ = confirmed(&elsewhere.hall.desk, |desk| desk.handle("player/add", player.clone()));
    }
    let form = json!({ "id": null, "name": format!("Elsewhere {b}"), "system": "round_robin" });
    let _ = elsewhere.hall.desk.handle("tournament/add", form);
    elsewhere.hall.desk.handle("event/close", json!({}))?;
    let look = desk.handle("merge/look", json!({ "path": path }))?;
    let takes = |part: &&Value| part["changed"] != "here" && part["cannot_take"].is_null();
    let take: Vec<&Value> =
        look["parts"].as_array().unwrap().iter().filter(takes).map(|part| &part["part"]).collect();
    let last = |side: &str| look[side][0]["number"].as_u64().or(look["common"]["number"].as_u64());
    let request = json!({ "path": path, "here": last("here"), "there": last("there"), "take": take });
    desk.handle("merge/apply", request)
}

/// Writes a footer, and a logo or none.
fn letterhead(desk: &Desk, (a, b): (usize, usize)) -> Result<Value, arbitro_desk::DeskError> {
    let drawing = format!("<svg xmlns='http://www.w3.org/2000/svg' width='{}' height='9'/>", b + 1);
    let logo = [json!("keep"), json!("remove"), json!({ "take": { "text": drawing } })][a % 3].clone();
    desk.handle("letterhead/set", json!({ "footer": format!("Club {b}"), "logo": logo }))
}

/// Sets a position up at the end of a record.
fn set_up(desk: &Desk, pairing: Option<i64>, number: usize) -> Result<Value, arbitro_desk::DeskError> {
    let game = desk.handle("game/show", json!({ "pairing": pairing, "lang": "en" }))?;
    let seen = game["plies"].as_array().unwrap().len();
    let (cause, turn) = (["gap", "put_right"][number % 2], ["w", "b"][number / 2 % 2]);
    let fen = format!("4k3/8/8/8/8/8/4P3/R3K3 {turn} Q - 0 {}", number % 90 + 1);
    desk.handle(
        "game/set_up",
        json!({ "pairing": pairing, "seen_plies": seen, "cause": cause, "fen": fen, "lang": "en" }),
    )
}

/// Writes some funds.
fn prizes(desk: &Desk, tournament: i64, (a, b): (usize, usize)) -> Result<Value, arbitro_desk::DeskError> {
    let sharing = ["by_place", "equal", "hort"][b % 3];
    let fund = |number: usize| {
        json!({ "name": format!("Fund {number}"), "currency": "€", "sharing": sharing,
                "combinable": a % 2 == 0, "who": (number > 1).then(|| json!({ "category": "women" })),
                "prizes": [{ "amount": format!("{b}.50"), "thing": "" }, { "amount": "", "thing": "book" }] })
    };
    let funds: Vec<Value> = (1..=a % 3).map(fund).collect();
    desk.handle("prize/set", json!({ "tournament": tournament, "funds": funds }))
}

fn ids(list: &Value, name: &str) -> Vec<i64> {
    list.as_array().unwrap().iter().filter_map(|row| row[name].as_i64()).collect()
}

fn pick(ids: &[i64], number: usize) -> Option<i64> {
    (!ids.is_empty()).then(|| ids[number % ids.len()])
}

fn player(entry: Option<i64>, number: usize) -> Value {
    json!({
        "entry": entry, "name": format!("Player {number}"), "title": "", "federation": "ESP",
        "rating": number % 3000, "fide_id": "", "sex": "", "birth_year": 0, "club": "",
    })
}

/// Plays one of the legal moves, or a move that is none.
fn play(desk: &Desk, pairing: Option<i64>, number: usize) -> bool {
    let Ok(game) = desk.handle("game/show", json!({ "pairing": pairing, "lang": "en" })) else {
        return false;
    };
    let moves: Vec<(String, String)> = game["destinations"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(from, to)| to.as_array().unwrap().iter().map(move |to| (from.clone(), to.to_string())))
        .collect();
    let (from, to) = match moves.get(number % moves.len().max(1)) {
        Some((from, to)) if !number.is_multiple_of(4) => (from.clone(), to.trim_matches('"').to_owned()),
        _ => ("a1".to_owned(), "b8".to_owned()),
    };
    let seen = game["plies"].as_array().unwrap().len();
    let played = json!({ "squares": { "from": from, "to": to, "promotion": "q" } });
    let request =
        json!({ "pairing": pairing, "seen_plies": seen, "played": played, "clock_ms": null, "lang": "en" });
    desk.handle("game/play", request).is_ok()
}

/// Has the illegal move that waits for a ruling ruled on.
fn rule(desk: &Desk, pairing: Option<i64>) -> bool {
    let Ok(game) = desk.handle("game/show", json!({ "pairing": pairing, "lang": "en" })) else {
        return false;
    };
    let incident = json!({ "event": "illegal_move_completed", "facts": {
        "played": game["waiting"], "clock_pressed": true, "prior_illegal": { "white": 0, "black": 0 } } });
    let proposed = json!({ "on": { "kind": "board", "pairing": pairing }, "incident": incident, "circumstances": null,
                "clocks_ms": [null, null], "lang": "en" });
    desk.handle("ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }))
        .is_ok()
}

fn turn_all(desk: &Desk, call: &str, refusal: &str) -> usize {
    let mut turned = 0;
    loop {
        match desk.handle(call, json!({})) {
            Ok(_) => turned += 1,
            refused => {
                assert_eq!(code(refused), refusal);
                return turned;
            }
        }
    }
}

/// A desk on a computer whose clock is set forwards and back by up to a day, whenever it is looked at.
fn with_a_wild_clock() -> Hall {
    let folder = tempfile::tempdir().unwrap();
    let looks = AtomicI64::new(0);
    let clock = move || {
        let jump = looks.fetch_add(1, Ordering::Relaxed) * 7_919 % 172_800 - 86_400;
        DateTime::from_timestamp(1_790_000_000 + jump, 0).unwrap_or_default()
    };
    let config = DeskConfig { clock: Arc::new(clock), ..config(&folder) };
    Hall { desk: Desk::new(config), folder }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, max_shrink_iters: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_all_is_the_beginning_and_redo_all_is_the_end(
        system in 0_usize..4,
        // Steps of the test's own make sure that there is something to walk in.
        steps in prop::collection::vec((0_u8..53, 0_usize..1000, 0_usize..1000), 10..45),
    ) {
        let hall = with_a_wild_clock();
        let desk = &hall.desk;
        let view = desk.handle("event/new", json!({ "path": null, "form": form("Club Open 2026") })).unwrap();
        let path = view["path"].as_str().unwrap().to_owned();
        let reopened = || {
            desk.handle("event/close", json!({})).unwrap();
            let rows = rows(&path);
            let verified = desk.handle("event/verify", json!({ "path": path })).unwrap();
            assert_eq!(verified["findings"], json!([]), "whatever is done, every page can be shown");
            desk.handle("event/open", json!({ "path": path })).unwrap();
            rows
        };
        let beginning = reopened();
        let (before, after) = steps.split_at(steps.len() / 3);
        let first = [(0, system, 0), (2, 0, 0)];
        let begin = first.iter().chain(before);
        let go_on = [(8, 0, 0), (10, 0, 0), (18, 0, 5), (51, 1, 3)].iter().chain(after);
        for step in begin.chain(go_on).copied() {
            let acts = || desk.handle("journal/list", json!({})).unwrap().as_array().unwrap().len();
            let before = acts();
            let done = act(desk, step);
            prop_assert!(acts() <= before + usize::from(done), "a refused act is not in the journal");
        }
        let end = reopened();
        let undone = turn_all(desk, "journal/undo", "error-nothing-to-undo");
        prop_assert!(undone >= 3);
        prop_assert_eq!(&reopened(), &beginning);
        prop_assert_eq!(turn_all(desk, "journal/redo", "error-nothing-to-redo"), undone);
        prop_assert_eq!(&reopened(), &end);
    }
}
