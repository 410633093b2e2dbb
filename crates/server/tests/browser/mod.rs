//! A door of this process, and a browser that comes to it.
#![allow(clippy::expect_used, reason = "a test ends at the first thing that is not as it should be")]

mod client;

pub use client::{Browser, Served};

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use arbitro_desk::{Desk, DeskConfig};
use tempfile::TempDir;

/// Opens a door to an empty desk in a folder of its own.
pub fn serve() -> (Served, TempDir) {
    serve_at(0)
}

/// The same at this port, if nobody has it.
pub fn serve_at(port: u16) -> (Served, TempDir) {
    serve_as(port, |config| config)
}

/// The same for a desk that is told something else of the world.
pub fn serve_as(port: u16, told: impl FnOnce(DeskConfig) -> DeskConfig) -> (Served, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = told(DeskConfig::new(folder.path().join("config"), folder.path().join("events")));
    let desk = Arc::new(Desk::new(config));
    let (tell, link) = channel();
    thread::spawn(move || {
        arbitro_server::run(desk, port, |door| tell.send(door.link().to_owned()).expect("the test listens"))
    });
    let link: String = link.recv_timeout(Duration::from_secs(20)).expect("a link");
    (Served::of(link), folder)
}
