//! How quick a large event is at hand: a Swiss of 500 players, seven rounds played, on a real file.
//!
//! `cargo xtask bench event [PLAYERS]` prints how long it takes to add all players at once, to open the event with all that
//! its first screen asks for, to add one more player, to enter a result, and to write its web site the first time and again.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and fails loudly")]

use std::time::{Duration, Instant};

use arbitro_desk::{Desk, DeskConfig};
use serde_json::{Value, json};

const PLAYERS: usize = 500;
const ROUNDS: usize = 7;
/// Each thing that can be done again is done so often; the quickest and the slowest are told.
const TIMES: usize = 9;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let players = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(PLAYERS);
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));
    let event = call(&desk, "event/new", json!({ "path": null, "form": form() }));
    let path = event["path"].as_str().unwrap().to_owned();
    let swiss = json!({ "id": null, "name": "Open", "system": "dutch", "rounds": ROUNDS + 2 });
    let tournament = call(&desk, "tournament/add", swiss)["tournaments"][0]["id"].clone();
    println!("a Swiss of {players} players, {ROUNDS} rounds");
    add(&desk, &tournament, players);
    play(&desk, &tournament);
    open(&desk, &path, &tournament);
    acts(&desk, &tournament);
    site(&desk, folder.path());
}

fn form() -> Value {
    json!({
        "name": "Festival", "site": "Hall", "federation": "ESP", "start_date": "2026-10-03",
        "end_date": "2026-10-11", "chief_arbiter": "", "edition": "2023-01", "time_class": "standard",
        "supervised": true, "time_control": "5400+30",
    })
}

fn call(desk: &Desk, name: &str, request: Value) -> Value {
    desk.handle(name, request).unwrap()
}

fn timed(desk: &Desk, name: &str, request: Value) -> Duration {
    let begin = Instant::now();
    std::hint::black_box(call(desk, name, request));
    begin.elapsed()
}

fn show(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let (quickest, slowest) = (milliseconds(times[0]), milliseconds(times[times.len() - 1]));
    println!("{what:<44}{quickest:>9.1} ms  to {slowest:>9.1} ms");
}

/// All players at once, as from a list that was prepared.
fn add(desk: &Desk, tournament: &Value, players: usize) {
    let lines: Vec<String> = (0..players)
        .map(|n| format!("\"Player {n}, P{n}\",ESP,{},{},{}", 2600 - n, 1_000_000 + n, 1950 + n % 60))
        .collect();
    let list = format!("Name,Federation,Rating,FIDE ID,Birth year\n{}\n", lines.join("\n"));
    let request = json!({ "tournament": tournament, "source": { "text": list } });
    show("player/read (only looking)", vec![timed(desk, "player/read", request.clone())]);
    show("player/import", vec![timed(desk, "player/import", request)]);
}

fn play(desk: &Desk, tournament: &Value) {
    for _ in 0..ROUNDS {
        call(desk, "round/pair", json!({ "tournament": tournament }));
        let round = call(desk, "round/publish", json!({ "tournament": tournament }));
        let games = round["boards"].as_array().unwrap().iter().filter(|board| !board["black"].is_null());
        for (board, n) in games.zip(0..) {
            let (white, black) = [("1", "0"), ("=", "="), ("0", "1")][n % 3];
            let result = json!({ "white": white, "black": black });
            call(desk, "result/enter", json!({ "pairing": board["pairing"], "result": result }));
        }
    }
}

/// Opens the event and asks what the page asks before it shows the round in play.
fn open(desk: &Desk, path: &str, tournament: &Value) {
    let times = (0..TIMES).map(|_| {
        call(desk, "event/close", json!({}));
        let begin = Instant::now();
        call(desk, "event/open", json!({ "path": path }));
        call(desk, "event/show", json!({}));
        call(desk, "round/show", json!({ "tournament": tournament, "round": ROUNDS }));
        begin.elapsed()
    });
    show("event/open, event/show, round/show", times.collect());
    for (what, name, request) in [
        ("player/list", "player/list", json!({ "tournament": tournament })),
        ("standings/show", "standings/show", json!({ "tournament": tournament, "after_round": null })),
    ] {
        show(what, (0..TIMES).map(|_| timed(desk, name, request.clone())).collect());
    }
}

fn acts(desk: &Desk, tournament: &Value) {
    let player = |n: usize| {
        json!({
            "entry": null, "name": format!("Late {n}"), "title": "", "federation": "ESP", "rating": 2000,
            "fide_id": "", "sex": "", "birth_year": 0, "club": "",
        })
    };
    let late = |n| timed(desk, "player/add", json!({ "tournament": tournament, "player": player(n) }));
    show("player/add (late entries)", (0..TIMES).map(late).collect());
    let round = call(desk, "round/show", json!({ "tournament": tournament, "round": ROUNDS }));
    let boards: Vec<&Value> = round["boards"].as_array().unwrap().iter().take(TIMES).collect();
    let enter = |board: &&Value| {
        let result = json!({ "white": "0", "black": "1" });
        timed(desk, "result/enter", json!({ "pairing": board["pairing"], "result": result }))
    };
    show("result/enter", boards.iter().map(enter).collect());
}

fn site(desk: &Desk, folder: &std::path::Path) {
    let request = json!({ "folder": folder.join("public"), "lang": "en", "follow": false });
    show("site/write, the first time", vec![timed(desk, "site/write", request.clone())]);
    show("site/write, nothing new", (0..3).map(|_| timed(desk, "site/write", request.clone())).collect());
}
