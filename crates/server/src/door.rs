//! The door: its address, its link, and the way of a request through it.

use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;

use arbitro_desk::{Change, Desk};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::broadcast;

use crate::access::{self, Access};
use crate::once::Once;
use crate::{call, changes, headers, page};

/// What every request can reach.
#[derive(Clone)]
pub struct Hall {
    /// The desk.
    pub desk: Arc<Desk>,
    /// Who is let in.
    pub access: Arc<Access>,
    /// The entries that were done last.
    pub once: Arc<Once>,
    /// What changed, for all pages.
    pub changes: broadcast::Sender<Change>,
}

/// A door that is open to the loopback address.
pub struct Door {
    hall: Hall,
    listener: TcpListener,
    link: String,
}

impl Door {
    /// Takes a port of the loopback address; 0 takes any that is free, and so does one that another program has.
    pub async fn bind(desk: Arc<Desk>, port: u16) -> io::Result<Self> {
        let listener = match TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            Err(taken) if taken.kind() == io::ErrorKind::AddrInUse && port != 0 => {
                TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?
            }
            bound => bound?,
        };
        let access = Arc::new(Access::new(listener.local_addr()?.port()));
        let link = access.link().unwrap_or_default();
        let changes = changes::pump(&desk);
        Ok(Self { hall: Hall { desk, access, once: Arc::default(), changes }, listener, link })
    }

    /// The port that it is open at, which is another than was asked for where that was taken.
    pub fn port(&self) -> io::Result<u16> {
        Ok(self.listener.local_addr()?.port())
    }

    /// The link that lets one browser in, once.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// Serves until the task is dropped.
    pub async fn serve(self) -> io::Result<()> {
        axum::serve(self.listener, routes(self.hall)).await
    }
}

fn routes(hall: Hall) -> Router {
    Router::new()
        .route("/api/call/{*name}", post(call::call).layer(DefaultBodyLimit::max(call::LARGEST_REQUEST)))
        .route("/api/changes", get(changes::changes))
        .route("/open/{token}", get(access::open))
        .fallback(get(page::file))
        .layer(from_fn_with_state(hall.clone(), access::guard))
        .layer(from_fn(headers::protect))
        .with_state(hall)
}

/// Opens a door on this port (0 takes any), tells of it, and serves until the program is interrupted.
pub fn run(desk: Arc<Desk>, port: u16, tell: impl FnOnce(&Door)) -> io::Result<()> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let door = Door::bind(desk, port).await?;
        tell(&door);
        tokio::select! {
            served = door.serve() => served,
            () = interrupted() => Ok(()),
        }
    })
}

/// Waits for Ctrl C, or for the polite request to end that systems send.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Where the signal cannot be heard, the system ends the program itself.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
