//! Opens on the desk what the program was started with.

use arbitro_desk::{Desk, DeskError};
use arbitro_messages::{Catalogue, Lang, Value};
use serde_json::json;
use tauri::AppHandle;
use tauri_plugin_dialog::{DialogExt, MessageDialogKind};

use crate::arguments::First;

/// Opens it; what cannot be opened is told in a dialog, and the start screen shows behind it.
pub fn open(app: &AppHandle, desk: &Desk, first: &First) {
    let opened = match first {
        First::Nothing => return,
        First::Sample => desk.handle("event/sample", json!({})),
        First::File(path) => desk.handle("event/open", json!({ "path": path.to_string_lossy() })),
    };
    if let Err(problem) = opened {
        app.dialog().message(text(&problem)).kind(MessageDialogKind::Error).title("Arbitro").show(|_| {});
    }
}

fn text(problem: &DeskError) -> String {
    let Ok(catalogue) = Catalogue::load() else { return problem.to_string() };
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default();
    let params = problem.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str())));
    catalogue.text(Lang::from_locale(&locale), &problem.code, params)
}
