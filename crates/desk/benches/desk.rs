//! How quick the desk is on a large event: 60 tournaments, 6,000 players, 9 rounds each, on a real file.
//!
//! `cargo xtask bench desk` prints the time of each use case: half of the calls are quicker than the first figure, all
//! but one in a hundred than the second.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and fails loudly")]

use std::time::{Duration, Instant};

use arbitro_desk::{Desk, DeskConfig};
use serde_json::{Value, json};

const TOURNAMENTS: usize = 60;
const PLAYERS: usize = 100;
const ROUNDS: usize = 9;
/// Results that are entered one by one and timed; the others of the event are entered as well.
const RESULTS: usize = 3_000;

fn main() {
    // Other benchmarks may be asked for by name, and tests may run this program to list its tests.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let asked = arguments.is_empty() || arguments.iter().any(|name| name == "desk");
    if !asked || std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));
    let path = fill(&desk);
    let size = std::fs::metadata(&path).unwrap().len() / 1024;
    println!("{TOURNAMENTS} tournaments of {PLAYERS} players, {ROUNDS} rounds: file of {size} KiB");
    opening(&desk, &path);
    acts(&desk);
}

fn call(desk: &Desk, name: &str, request: Value) -> Value {
    desk.handle(name, request).unwrap()
}

/// Makes the event; gives its file.
fn fill(desk: &Desk) -> String {
    let form = json!({
        "name": "Festival", "site": "Hall", "federation": "ESP", "start_date": "2026-10-03",
        "end_date": "2026-10-11", "chief_arbiter": "", "edition": "2023-01", "time_class": "standard",
        "supervised": true, "time_control": "5400+30",
    });
    let begin = Instant::now();
    let event = call(desk, "event/new", json!({ "path": null, "form": form }));
    let mut pairing = Vec::new();
    for n in 0..TOURNAMENTS {
        let form = json!({ "id": null, "name": format!("Open {n}"), "system": "round_robin" });
        let event = call(desk, "tournament/add", form);
        let tournament = &event["tournaments"][n]["id"];
        let players: Vec<String> =
            (0..PLAYERS).map(|p| format!("\"Player {n}, P{p}\",ESP,{}", 1000 + p * 10)).collect();
        let list = format!("Name,Federation,Rating\n{}\n", players.join("\n"));
        call(desk, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
        for _ in 0..ROUNDS {
            let begin = Instant::now();
            call(desk, "round/pair", json!({ "tournament": tournament }));
            pairing.push(begin.elapsed());
        }
    }
    println!("made in {:.1} s", begin.elapsed().as_secs_f64());
    show("round/pair", pairing);
    event["path"].as_str().unwrap().to_owned()
}

fn opening(desk: &Desk, path: &str) {
    let times = (0..5).map(|_| {
        call(desk, "event/close", json!({}));
        let begin = Instant::now();
        call(desk, "event/open", json!({ "path": path }));
        begin.elapsed()
    });
    show("event/open", times.collect());
}

fn acts(desk: &Desk) {
    let event = call(desk, "event/show", json!({}));
    let tournaments: Vec<i64> =
        event["tournaments"].as_array().unwrap().iter().filter_map(|t| t["id"].as_i64()).collect();
    let mut entering = Vec::new();
    'all: for round in 1..=ROUNDS {
        for tournament in &tournaments {
            let view = call(desk, "round/show", json!({ "tournament": tournament, "round": round }));
            for (board, n) in view["boards"].as_array().unwrap().iter().zip(0..) {
                let (white, black) = [("1", "0"), ("=", "="), ("0", "1")][n % 3];
                let result = json!({ "white": white, "black": black });
                let begin = Instant::now();
                call(desk, "result/enter", json!({ "pairing": board["pairing"], "result": result }));
                entering.push(begin.elapsed());
                if entering.len() == RESULTS {
                    break 'all;
                }
            }
        }
    }
    show("result/enter", entering);
    for name in ["round/show", "standings/show", "event/show", "journal/list", "journal/undo", "journal/redo"]
    {
        let times = (0..100).map(|n| {
            let tournament = tournaments[n % tournaments.len()];
            let request = match name {
                "round/show" => json!({ "tournament": tournament, "round": 1 }),
                "standings/show" => json!({ "tournament": tournament, "after_round": null }),
                _ => json!({}),
            };
            let begin = Instant::now();
            call(desk, name, request);
            begin.elapsed()
        });
        show(name, times.collect());
    }
}

fn show(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!("{name:<16} half {:>8.2} ms   p99 {:>8.2} ms   worst {:>8.2} ms", at(50), at(99), at(100));
}
