//! How quick the desk is on a large event: 60 tournaments, 6,000 players, 9 rounds each, on a real file.
//!
//! `cargo xtask bench desk` plays the event to its last round, the last 3,000 results timed one by one, then prints the
//! time of each use case: half of the calls are quicker than the first figure, all but one in a hundred than the second.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and fails loudly")]

use std::time::{Duration, Instant};

use arbitro_desk::{Desk, DeskConfig};
use serde_json::{Value, json};

const TOURNAMENTS: usize = 60;
const PLAYERS: usize = 100;
const ROUNDS: usize = 9;
/// Results that are timed: the last that are entered, when the file is as large as it gets.
const RESULTS: usize = 3_000;
/// How often each of the other calls is made.
const TIMES: usize = 60;

fn main() {
    // Other benchmarks may be asked for by name, and tests may run this program to list its tests.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    let asked = arguments.is_empty() || arguments.iter().any(|name| name == "desk");
    if !asked || std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));
    let (path, tournaments) = fill(&desk);
    play(&desk, &tournaments);
    let size = std::fs::metadata(&path).unwrap().len() / 1024;
    println!("{TOURNAMENTS} tournaments of {PLAYERS} players, {ROUNDS} rounds: file of {size} KiB");
    opening(&desk, &path);
    looks(&desk, &tournaments);
    acts(&desk, &tournaments);
}

fn call(desk: &Desk, name: &str, request: Value) -> Value {
    desk.handle(name, request).unwrap()
}

fn timed(desk: &Desk, name: &str, request: Value) -> Duration {
    let begin = Instant::now();
    std::hint::black_box(call(desk, name, request));
    begin.elapsed()
}

/// Makes the event with its players; gives its file and its tournaments.
fn fill(desk: &Desk) -> (String, Vec<i64>) {
    let form = json!({
        "name": "Festival", "site": "Hall", "federation": "ESP", "start_date": "2026-10-03",
        "end_date": "2026-10-11", "chief_arbiter": "", "edition": "2023-01", "time_class": "standard",
        "supervised": true, "time_control": "5400+30",
    });
    let begin = Instant::now();
    let event = call(desk, "event/new", json!({ "path": null, "form": form }));
    let mut tournaments = Vec::new();
    for n in 0..TOURNAMENTS {
        let form =
            json!({ "id": null, "name": format!("Open {n}"), "system": "dutch", "rounds": ROUNDS + 1 });
        let event = call(desk, "tournament/add", form);
        let tournament = event["tournaments"][n]["id"].as_i64().unwrap();
        let players: Vec<String> =
            (0..PLAYERS).map(|p| format!("\"Player {n}, P{p}\",ESP,{}", 1400 + p * 10)).collect();
        let list = format!("Name,Federation,Rating\n{}\n", players.join("\n"));
        call(desk, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
        tournaments.push(tournament);
    }
    println!("made in {:.1} s", begin.elapsed().as_secs_f64());
    (event["path"].as_str().unwrap().to_owned(), tournaments)
}

/// Pairs, publishes and plays every round.
fn play(desk: &Desk, tournaments: &[i64]) {
    let [mut pairing, mut publishing, mut entering] = [const { Vec::new() }; 3];
    for round in 1..=ROUNDS {
        for (tournament, shift) in tournaments.iter().zip(0..) {
            let request = json!({ "tournament": tournament });
            pairing.push(timed(desk, "round/pair", request.clone()));
            publishing.push(timed(desk, "round/publish", request));
            let round = call(desk, "round/show", json!({ "tournament": tournament, "round": round }));
            for (board, n) in round["boards"].as_array().unwrap().iter().zip(0..) {
                let (white, black) = [("1", "0"), ("=", "="), ("0", "1")][(n * n + shift) % 3];
                let result = json!({ "white": white, "black": black });
                let request = json!({ "pairing": board["pairing"], "result": result });
                entering.push(timed(desk, "result/enter", request));
            }
        }
    }
    show("round/pair", pairing);
    show("round/publish", publishing);
    let all = entering.len();
    show(&format!("result/enter, the last {RESULTS} of {all}"), entering.split_off(all - RESULTS));
}

fn opening(desk: &Desk, path: &str) {
    let times = (0..9).map(|_| {
        call(desk, "event/close", json!({}));
        timed(desk, "event/open", json!({ "path": path }))
    });
    show("event/open", times.collect());
}

/// What only shows.
fn looks(desk: &Desk, tournaments: &[i64]) {
    let pairing = |tournament: i64| {
        let round = call(desk, "round/show", json!({ "tournament": tournament, "round": 1 }));
        round["boards"][0]["pairing"].clone()
    };
    for name in [
        "event/show",
        "player/list",
        "round/show",
        "standings/show",
        "standings/grid",
        "player/card",
        "rating/show",
        "trf/health",
        "game/show",
        "incident/list",
        "journal/list",
    ] {
        let times = tournaments.iter().cycle().take(TIMES).map(|tournament| {
            let request = match name {
                "event/show" => json!({}),
                // As the page asks for the last rows.
                "journal/list" => json!({ "most": 500 }),
                "round/show" => json!({ "tournament": tournament, "round": ROUNDS }),
                "game/show" => json!({ "pairing": pairing(*tournament), "lang": "en" }),
                "standings/grid" => json!({ "tournament": tournament, "after_round": null, "order": "rank" }),
                "standings/show" => json!({ "tournament": tournament, "after_round": null }),
                "player/card" => {
                    let list = call(desk, "player/list", json!({ "tournament": tournament }));
                    json!({ "tournament": tournament, "entry": list[0]["entry"], "after_round": null })
                }
                _ => json!({ "tournament": tournament }),
            };
            timed(desk, name, request)
        });
        show(name, times.collect());
    }
}

/// What changes something, each on another tournament every time.
fn acts(desk: &Desk, tournaments: &[i64]) {
    let [mut correcting, mut moving, mut adding, mut withdrawing, mut undoing, mut redoing] =
        [const { Vec::new() }; 6];
    for tournament in tournaments.iter().cycle().take(TIMES) {
        let round = call(desk, "round/show", json!({ "tournament": tournament, "round": ROUNDS }));
        let board = &round["boards"][3]["pairing"];
        for (white, black) in [("=", "="), ("1", "0")] {
            let result = json!({ "white": white, "black": black });
            correcting.push(timed(desk, "result/enter", json!({ "pairing": board, "result": result })));
        }
        let played = json!({ "text": "e4" });
        let play =
            json!({ "pairing": board, "seen_plies": 0, "played": played, "clock_ms": null, "lang": "en" });
        moving.push(timed(desk, "game/play", play));
        let late = json!({ "entry": null, "name": format!("Late {tournament}, L"), "title": "", "federation": "",
            "rating": 1500, "fide_id": "", "sex": "", "birth_year": 0, "club": "" });
        adding.push(timed(desk, "player/add", json!({ "tournament": tournament, "player": late })));
        let list = call(desk, "player/list", json!({ "tournament": tournament }));
        let withdraw = json!({ "entry": list[5]["entry"], "withdrawn": true });
        withdrawing.push(timed(desk, "player/withdraw", withdraw));
        undoing.push(timed(desk, "journal/undo", json!({})));
        redoing.push(timed(desk, "journal/redo", json!({})));
    }
    show("result/enter, corrected", correcting);
    show("game/play", moving);
    show("player/add", adding);
    show("player/withdraw", withdrawing);
    show("journal/undo", undoing);
    show("journal/redo", redoing);
}

fn show(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    println!("{name:<40} half {:>8.2} ms   p99 {:>8.2} ms   worst {:>8.2} ms", at(50), at(99), at(100));
}
