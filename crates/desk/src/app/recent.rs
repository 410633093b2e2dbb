//! `app/recent`: the events that were open before.

use std::path::{Path, PathBuf};

use crate::Desk;
use crate::api::event::{EventView, RecentEvent};
use crate::api::{DeskError, Nothing};

/// How many are kept.
const KEPT: usize = 12;

/// The events that were open before, the last first.
pub fn recent(desk: &Desk, _: &Nothing) -> Result<Vec<RecentEvent>, DeskError> {
    let mut events = read(&list_path(desk));
    for event in &mut events {
        event.exists = Path::new(&event.path).exists();
    }
    Ok(events)
}

/// Puts an event first in the list, as it is now. The list is a convenience: where it cannot be written the event is open all the
/// same.
pub(crate) fn remember(desk: &Desk, view: &EventView) {
    let path = list_path(desk);
    let first = view.tournaments.first();
    let event = RecentEvent {
        path: view.path.clone(),
        exists: true,
        name: view.form.name.clone(),
        start_date: view.form.start_date,
        end_date: view.form.end_date,
        players: view.tournaments.iter().map(|t| t.players).sum(),
        round: first.and_then(|t| t.rounds.last()).map_or(0, |round| round.number),
    };
    let mut events = read(&path);
    if events.first() == Some(&event) {
        return;
    }
    events.retain(|other| other.path != event.path);
    events.insert(0, event);
    events.truncate(KEPT);
    let _ = write(&path, &events);
}

fn list_path(desk: &Desk) -> PathBuf {
    desk.config().config_dir.join("recent.json")
}

fn read(path: &Path) -> Vec<RecentEvent> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

fn write(path: &Path, events: &[RecentEvent]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("json.new");
    std::fs::write(&beside, serde_json::to_string_pretty(events)?)?;
    std::fs::rename(&beside, path)
}
