//! What the page asks most: a use case of the desk by its name.

use std::sync::Arc;

use arbitro_desk::{Desk, DeskError};
use serde_json::Value;
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// Hands a request to the desk, away from the thread that draws the window.
#[tauri::command]
pub async fn call(desk: State<'_, Arc<Desk>>, name: String, params: Value) -> Result<Value, DeskError> {
    let desk = Arc::clone(&desk);
    spawn_blocking(move || desk.handle(&name, params)).await.unwrap_or_else(|_| {
        // The desk's thread ended by a program error; its transaction is rolled back.
        Err(DeskError::plain("door-program-error"))
    })
}
