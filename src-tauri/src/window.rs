//! Puts the desk, the page and the window together.

use std::error::Error;
use std::sync::Arc;

use arbitro_desk::{Desk, DeskConfig};
use serde_json::json;
use tauri::{App, AppHandle, Manager, RunEvent, WebviewUrl, WebviewWindowBuilder};

use crate::arguments::First;
use crate::paper::PaperFolder;
use crate::{call, changes, opening, paper};

/// Opens the window and stays until it is closed.
pub fn run(first: First) -> Result<(), tauri::Error> {
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_window_state::Builder::new().build())
        .invoke_handler(tauri::generate_handler![call::call, paper::open_paper])
        .setup(move |app| set_up(app, &first))
        .build(tauri::generate_context!())?;
    app.run(|app, event| {
        if let RunEvent::Exit = event {
            leave(app);
        }
    });
    Ok(())
}

/// Leaves one event file, without its write-ahead log, ready to be copied, and no papers.
fn leave(app: &AppHandle) {
    if let Some(desk) = app.try_state::<Arc<Desk>>()
        && let Err(problem) = desk.handle("event/close", json!({}))
    {
        eprintln!("arbitro-window: {problem}");
    }
    if let Some(papers) = app.try_state::<PaperFolder>() {
        papers.remove();
    }
}

fn set_up(app: &mut App, first: &First) -> Result<(), Box<dyn Error>> {
    let config = DeskConfig::of_this_user().ok_or("this user has no home folder")?;
    if let Some(log) = arbitro_desk::log::begin(&config, "window") {
        app.manage(log);
    }
    let desk = Arc::new(Desk::new(config));
    changes::forward(app.handle().clone(), &desk);
    opening::open(app.handle(), &desk, first);
    app.manage(desk);
    app.manage(PaperFolder::new()?);
    // Made here and not by the configuration, so that the page never asks a desk that is not there yet.
    WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
        .title("Arbitro")
        .inner_size(1280.0, 800.0)
        .min_inner_size(960.0, 600.0)
        .build()?;
    Ok(())
}
