//! Where the sites of events were written, on this machine.
//!
//! It is not in the event file: the folder is one of this machine, and an event that comes from elsewhere must not say where
//! files are written here.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::Desk;
use crate::api::site::SiteView;
use crate::source;

/// A site that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Remembered {
    #[serde(flatten)]
    pub site: SiteView,
    /// The rounds that were published when it was written, by tournaments.
    pub rounds: BTreeMap<i64, u32>,
}

fn place(desk: &Desk) -> PathBuf {
    desk.config().config_dir.join("sites.json")
}

fn all(desk: &Desk) -> BTreeMap<String, Remembered> {
    let text = std::fs::read_to_string(place(desk)).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// The site of an event, by the event's identity.
pub(super) fn of(desk: &Desk, event: &str) -> Option<Remembered> {
    all(desk).remove(event)
}

/// Remembers the site of an event. Like the list of recent events it is a convenience: where it cannot be kept the site is
/// written all the same.
pub(super) fn keep(desk: &Desk, event: &str, site: Remembered) {
    let mut sites = all(desk);
    if sites.get(event) == Some(&site) {
        return;
    }
    sites.insert(event.to_owned(), site);
    let Ok(text) = serde_json::to_vec_pretty(&sites) else { return };
    if std::fs::create_dir_all(&desk.config().config_dir).is_ok() {
        let _ = source::write_bytes(&place(desk).to_string_lossy(), &text);
    }
}
