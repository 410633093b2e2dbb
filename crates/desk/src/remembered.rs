//! What is kept on this machine of each event, by the event's identity: a file beside the list of recent events for each kind
//! of thing.
//!
//! It is not in the event file: folders are those of this machine, and an event that comes from elsewhere must not say where
//! files are written or read here.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Desk;
use crate::source;

fn place(desk: &Desk, file: &str) -> PathBuf {
    desk.config().config_dir.join(file)
}

fn all<T: DeserializeOwned>(desk: &Desk, file: &str) -> BTreeMap<String, T> {
    let text = std::fs::read_to_string(place(desk, file)).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// What a file keeps of an event.
pub(crate) fn of<T: DeserializeOwned>(desk: &Desk, file: &str, event: &str) -> Option<T> {
    all(desk, file).remove(event)
}

/// Keeps something of an event. Like the list of recent events it is a convenience: where it cannot be kept all else is done
/// all the same.
pub(crate) fn keep<T: DeserializeOwned + Serialize + PartialEq>(
    desk: &Desk,
    file: &str,
    event: &str,
    kept: T,
) {
    let mut all = all(desk, file);
    if all.get(event) == Some(&kept) {
        return;
    }
    all.insert(event.to_owned(), kept);
    let Ok(text) = serde_json::to_vec_pretty(&all) else { return };
    if std::fs::create_dir_all(&desk.config().config_dir).is_ok() {
        let _ = source::write_bytes(&place(desk, file).to_string_lossy(), &text);
    }
}
