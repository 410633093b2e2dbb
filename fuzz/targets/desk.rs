//! What a door hands to the desk: calls with requests of any shape on an event with games, rulings and a round in play.
//!
//! The input is lines `name {json}`; after a byte 0 come pairs of bytes, each of which puts an odd value in the place of
//! one that the requests have. No call ends the program, the desk answers after every one, and the file is whole at the end.
#![no_main]

use std::path::Path;
use std::sync::LazyLock;

use arbitro_desk::{Desk, DeskConfig};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

#[path = "common/sample.rs"]
mod sample;

/// More calls than this say nothing new and take long.
const MOST_CALLS: usize = 24;

/// What stands in the place of a value: bounds of numbers, texts that mean something elsewhere, other kinds of value.
static ODD: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let long = "x".repeat(5_000);
    let odd = json!([
        null, true, 0, 1, 2, 3, 5, -1, 255, 256, 65_535, 65_536, 4_294_967_295_u64, i64::MAX, i64::MIN, u64::MAX, 1.5, 1e308, "", " ", "1", "0",
        "=", "+", "-", "en", "es", "e4", "Nf3", "O-O", "a1", "9999-12-31", "0000-00-00", "2026-10-03", "=1+1", "<b>\u{202e}&amp;</b>",
        "'; DROP TABLE entry; --", "\u{0}", "\u{1F4A9}", long, [], [[]], {}, {"text": "e4"}, {"text": ""}, {"path": "other"}
    ]);
    odd.as_array().cloned().unwrap_or_default()
});

/// The calls that the input asks for.
fn calls(data: &[u8]) -> Vec<(String, Value)> {
    let (lines, odd) =
        data.iter().position(|byte| *byte == 0).map_or((data, &[][..]), |at| data.split_at(at));
    let lines = String::from_utf8_lossy(lines);
    let call = |line: &str| {
        let (name, request) = line.split_once(' ')?;
        Some((name.to_owned(), serde_json::from_str(request).ok()?))
    };
    let mut calls: Vec<(String, Value)> = lines.lines().filter_map(call).take(MOST_CALLS).collect();
    for pair in odd.chunks_exact(2) {
        let mut places: Vec<&mut Value> = Vec::new();
        calls.iter_mut().for_each(|(_, request)| leaves(request, &mut places));
        if places.is_empty() {
            break;
        }
        let count = places.len();
        *places.swap_remove(usize::from(pair[0]) % count) = ODD[usize::from(pair[1]) % ODD.len()].clone();
    }
    calls
}

/// Every value that holds no other.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        leaf => found.push(leaf),
    }
}

/// Keeps what the desk writes within the folder: paths become names in it.
fn confine(request: &mut Value, folder: &Path) {
    match request {
        Value::Array(items) => items.iter_mut().for_each(|item| confine(item, folder)),
        Value::Object(fields) => {
            for (name, field) in fields {
                match field {
                    Value::String(text) if matches!(name.as_str(), "path" | "folder") => {
                        let plain = |c: &char| c.is_ascii_alphanumeric() || *c == '.';
                        let last: String =
                            text.rsplit('/').next().unwrap_or("").chars().filter(plain).take(20).collect();
                        *text = folder
                            .join(format!("f{}", last.replace("..", ".")))
                            .to_string_lossy()
                            .into_owned();
                    }
                    other => confine(other, folder),
                }
            }
        }
        _ => {}
    }
}

/// Asks, and confirms what is warned about.
fn ask(desk: &Desk, name: &str, request: &Value) {
    let Err(refused) = desk.handle(name, request.clone()) else { return };
    let refused = serde_json::to_value(&refused).expect("an error is JSON");
    if let (Some(token), Some(fields)) = (refused["warning"]["token"].as_str(), request.as_object()) {
        let mut fields = fields.clone();
        fields.insert("confirmed".to_owned(), token.into());
        let _ = desk.handle(name, Value::Object(fields));
    }
}

fuzz_target!(|data: &[u8]| {
    let calls = calls(data);
    if calls.is_empty() {
        return;
    }
    let folder = sample::folder();
    let path = sample::event(folder.path());
    let desk = Desk::new(DeskConfig { look_every: None, ..DeskConfig::new(folder.path(), folder.path()) });
    desk.handle("event/open", json!({ "path": path })).expect("the sample opens");
    for (name, mut request) in calls {
        confine(&mut request, folder.path());
        ask(&desk, &name, &request);
        desk.handle("event/show", json!({})).expect("the desk answers");
    }
    desk.handle("event/close", json!({})).expect("an event is closed");
    let verified = desk.handle("event/verify", json!({ "path": path })).expect("the file is read");
    assert_eq!(verified["findings"], json!([]), "{verified}");
});
