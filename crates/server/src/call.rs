//! `POST /api/call/NAME`: a use case of the desk by its name.

use arbitro_desk::DeskError;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::task::spawn_blocking;

use crate::door::Hall;
use crate::once::ENTRY;

/// The largest request, in bytes: a file of games or players comes inside of one.
pub const LARGEST_REQUEST: usize = 64 * 1024 * 1024;

/// Hands the request to the desk, away from the threads that serve connections.
pub async fn call(
    State(hall): State<Hall>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    // A form of another page can send text, but not JSON.
    let is_json = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .is_some_and(|kind| kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json"));
    if !is_json {
        return problem(StatusCode::UNSUPPORTED_MEDIA_TYPE, "door-request-not-json");
    }
    let Ok(params) = serde_json::from_slice(&body) else {
        return problem(StatusCode::BAD_REQUEST, "door-request-not-json");
    };
    let entry = headers.get(ENTRY).and_then(|entry| entry.to_str().ok()).map(str::to_owned);
    // To its end, also where the page is gone by then: what it sends again finds the answer.
    let work = move || hall.once.answer(entry.as_deref(), || hall.desk.handle(&name, params));
    match spawn_blocking(work).await {
        Ok(Ok(answer)) => Json(answer).into_response(),
        Ok(Err(refused)) => (StatusCode::UNPROCESSABLE_ENTITY, Json(refused)).into_response(),
        // The desk's thread ended by a program error; its transaction is rolled back.
        Err(_) => problem(StatusCode::INTERNAL_SERVER_ERROR, "door-program-error"),
    }
}

/// An error of the door itself, in the form of the desk's.
pub fn problem(status: StatusCode, code: &str) -> Response {
    (status, Json(DeskError::plain(code))).into_response()
}
