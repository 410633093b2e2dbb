//! `GET /api/changes`: what changed on the desk, as server-sent events.

use std::convert::Infallible;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use arbitro_desk::{Change, Desk};
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

use crate::door::Hall;

/// How many changes a slow page may lag behind before it has to ask anew.
const LONGEST_LAG: usize = 64;

/// How often a silent connection is shown to be alive.
const ALIVE: Duration = Duration::from_secs(15);

/// Passes every change of the desk to as many pages as listen.
pub fn pump(desk: &Arc<Desk>) -> broadcast::Sender<Change> {
    let (sender, _) = broadcast::channel(LONGEST_LAG);
    let changes = desk.subscribe();
    let to_pages = sender.clone();
    thread::spawn(move || {
        for change in changes {
            // Without a page that listens there is nobody to tell.
            let _heard = to_pages.send(change);
        }
    });
    sender
}

/// A stream of `changed` events. A page that lagged too far is cut off; it connects again and asks for all it shows.
pub async fn changes(State(hall): State<Hall>) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let events = BroadcastStream::new(hall.changes.subscribe())
        .map_while(Result::ok)
        .map_while(|change| Event::default().event("changed").json_data(change).ok())
        .map(Ok);
    Sse::new(events).keep_alive(KeepAlive::new().interval(ALIVE))
}
