//! What changed on the desk, told to the page.

use std::sync::Arc;
use std::thread;

use arbitro_desk::Desk;
use tauri::{AppHandle, Emitter};

/// The event the page listens to.
const CHANGED: &str = "changed";

/// Forwards every change to the page for as long as the desk stands.
pub fn forward(app: AppHandle, desk: &Arc<Desk>) {
    let changes = desk.subscribe();
    thread::spawn(move || {
        for change in changes {
            // A page that is gone has nothing to hear.
            if let Err(problem) = app.emit(CHANGED, change) {
                eprintln!("arbitro-window: the page did not hear of a change: {problem}");
            }
        }
    });
}
