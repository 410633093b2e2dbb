//! An event file that somebody tampered with: opened, verified, looked into, everything in it shown, the last acts undone.
//!
//! The input is patches of the bytes of the sample event, or values in the place of those in its tables, or SQL that was run on it,
//! both with every guard off. Whatever the file holds then, it is opened or refused with a word.
#![no_main]

use std::path::Path;

use arbitro_desk::{Desk, DeskConfig};
use libfuzzer_sys::fuzz_target;
use rusqlite::Connection;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use serde_json::{Value, json};

#[path = "common/sample.rs"]
mod sample;

/// Some thousand steps of the machine that runs SQL; what takes longer than so many is given up.
const MOST_STEPS: u32 = 200;

/// Values of every kind, and texts that mean something elsewhere.
const ODD: [&str; 28] = [
    "NULL",
    "0",
    "1",
    "2",
    "7",
    "-1",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "1.5",
    "9e999",
    "''",
    "' '",
    "'x'",
    "'[]'",
    "'{}'",
    "'null'",
    "'9999-12-31T23:59:59Z'",
    "'0000-00-00'",
    "'<b>&amp;'",
    "x'00ff'",
    "zeroblob(100000)",
    "CAST(x'ff80' AS TEXT)",
    "replace(hex(zeroblob(20000)), '0', '[')",
];

/// Each patch is an offset of three bytes, a length of one, and that many bytes; one of no length cuts the file there.
fn patch(file: &mut Vec<u8>, mut patches: &[u8]) {
    while let [a, b, c, length, rest @ ..] = patches {
        let at = usize::from_be_bytes([0, 0, 0, 0, 0, *a, *b, *c]) % file.len().max(1);
        let (bytes, rest) = rest.split_at(usize::from(*length).min(rest.len()));
        if *length == 0 {
            file.truncate(at);
        }
        bytes.iter().zip(file.iter_mut().skip(at)).for_each(|(new, old)| *old = *new);
        patches = rest;
    }
}

/// Opens a file without the guards of the program, but for what would leave the file or take for ever.
fn unguarded(path: &Path) -> rusqlite::Result<Connection> {
    let mut connection = Connection::open(path)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, false)?;
    connection.pragma_update(None, "writable_schema", true)?;
    connection.pragma_update(None, "journal_mode", "MEMORY")?;
    connection.pragma_update(None, "ignore_check_constraints", true)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, 1_000_000)?;
    let mut steps = 0;
    connection.progress_handler(
        1_000,
        Some(move || {
            steps += 1;
            steps > MOST_STEPS
        }),
    )?;
    Ok(connection)
}

/// Puts a value into a place, for every four bytes: table, column, row and value.
fn put(path: &Path, places: &[u8]) -> rusqlite::Result<()> {
    let connection = unguarded(path)?;
    let names = |sql: &str| -> rusqlite::Result<Vec<String>> {
        connection.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
    };
    let tables = names("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
    for place in places.chunks_exact(4) {
        let table = &tables[usize::from(place[0]) % tables.len()];
        let columns = names(&format!("SELECT name FROM pragma_table_info('{table}')"))?;
        let column = &columns[usize::from(place[1]) % columns.len()];
        let row = usize::from(place[2]) % 32;
        let value = ODD[usize::from(place[3]) % ODD.len()];
        // One that the table does not take stays as it was.
        let _ = connection.execute_batch(&format!(
            "UPDATE \"{table}\" SET \"{column}\" = {value} WHERE rowid = (SELECT rowid FROM \"{table}\" LIMIT 1 OFFSET {row})"
        ));
    }
    Ok(())
}

/// Runs SQL on a file.
fn run(path: &Path, sql: &str) -> rusqlite::Result<()> {
    let connection = unguarded(path)?;
    for statement in sql.split_inclusive(';') {
        // Each on its own: one that fails is no reason not to run the next.
        let _ = connection.execute_batch(statement);
    }
    Ok(())
}

/// Asks for everything that the pages of an event ask for.
fn show(desk: &Desk, event: &Value) {
    for name in
        ["journal/list", "incident/list", "fee/show", "letterhead/show", "adjournment/list", "prize/show"]
    {
        let _ = desk.handle(name, json!({}));
    }
    for number in 1..=3 {
        let _ = desk.handle("journal/show", json!({ "number": number }));
    }
    for tournament in event["tournaments"].as_array().into_iter().flatten().take(3) {
        let of = json!({ "tournament": tournament["id"], "after_round": null });
        for name in [
            "player/list",
            "standings/show",
            "prize/show",
            "rating/show",
            "trf/health",
            "period/show",
            "player/prohibited",
            "tournament/check",
        ] {
            let _ = desk.handle(name, of.clone());
        }
        for target in ["trf/export", "game/export"] {
            let _ = desk.handle(target, json!({ "tournament": tournament["id"], "target": "answer" }));
        }
        for round in 1..=5 {
            let asked = json!({ "tournament": tournament["id"], "round": round });
            let Ok(shown) = desk.handle("round/show", asked) else { continue };
            for board in shown["boards"].as_array().into_iter().flatten().take(2) {
                let _ = desk.handle("game/show", json!({ "pairing": board["pairing"], "lang": "es" }));
            }
        }
        let _ = desk.handle("round/pair", json!({ "tournament": tournament["id"] }));
    }
    for name in ["journal/undo", "journal/undo", "journal/redo"] {
        let _ = desk.handle(name, json!({}));
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((kind, rest)) = data.split_first() else { return };
    let folder = sample::folder();
    let path = sample::event(folder.path());
    match kind % 3 {
        0 => {
            let mut file = sample::bytes().to_vec();
            patch(&mut file, rest);
            std::fs::write(&path, file).expect("room for the file");
        }
        1 => drop(run(&path, &String::from_utf8_lossy(rest))),
        _ => drop(put(&path, rest)),
    }
    let desk = Desk::new(DeskConfig { look_every: None, ..DeskConfig::new(folder.path(), folder.path()) });
    let asked = json!({ "path": path });
    let _ = desk.handle("event/verify", asked.clone());
    let _ = desk.handle("backup/look", asked.clone());
    if let Ok(event) = desk.handle("event/open", asked) {
        show(&desk, &event);
        let _ = desk.handle("event/close", json!({}));
    }
});
