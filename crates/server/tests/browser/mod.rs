//! A browser of a few lines, which sends exactly what a test says.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test ends at the first thing that is not as it should be"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use arbitro_desk::{Desk, DeskConfig};
use serde_json::Value;
use tempfile::TempDir;

/// A door that is open for the rest of the test.
pub struct Served {
    link: String,
    pub port: u16,
}

impl Served {
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The part of the link after the address.
    pub fn link_path(&self) -> &str {
        let address = format!("http://127.0.0.1:{}", self.port);
        self.link.strip_prefix(&address).expect("a link to the loopback address")
    }
}

/// Opens a door to an empty desk in a folder of its own.
pub fn serve() -> (Served, TempDir) {
    serve_at(0)
}

/// The same at this port, if nobody has it.
pub fn serve_at(port: u16) -> (Served, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = DeskConfig::new(folder.path().join("config"), folder.path().join("events"));
    let desk = Arc::new(Desk::new(config));
    let (tell, link) = channel();
    thread::spawn(move || {
        arbitro_server::run(desk, port, |door| tell.send(door.link().to_owned()).expect("the test listens"))
    });
    let link: String = link.recv_timeout(Duration::from_secs(20)).expect("a link");
    let port = link.split('/').nth(2).and_then(|address| address.rsplit(':').next());
    let port = port.and_then(|port| port.parse().ok()).expect("a port");
    (Served { link, port }, folder)
}

/// An answer, read whole.
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.body))
    }
}

pub struct Browser {
    port: u16,
    /// What it says it wants to reach.
    pub host: String,
    cookie: Option<String>,
}

impl Browser {
    /// One that holds no cookie yet.
    pub fn new(served: &Served) -> Self {
        Self { port: served.port, host: format!("127.0.0.1:{}", served.port), cookie: None }
    }

    /// One that has opened the link.
    pub fn inside(served: &Served) -> Self {
        let mut browser = Self::new(served);
        assert_eq!(browser.get(served.link_path()).status, 303);
        browser
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], "")
    }

    pub fn call(&mut self, name: &str, request: &Value) -> Answer {
        let json = [("Content-Type", "application/json".to_owned())];
        self.send("POST", &format!("/api/call/{name}"), &json, &request.to_string())
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, String)], body: &str) -> Answer {
        let mut reader = self.ask(method, path, headers, body);
        let (status, headers) = head(&mut reader);
        let mut body = String::new();
        reader.read_to_string(&mut body).expect("a body in UTF-8");
        let answer = Answer { status, headers, body };
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        answer
    }

    /// Begins to send a call, and is gone in the middle of it.
    pub fn break_off(&self, name: &str, request: &Value) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the door");
        let body = request.to_string();
        let (half, _) = body.split_at(body.len() / 2);
        let cookie = self.cookie.clone().unwrap_or_default();
        let head = format!(
            "POST /api/call/{name} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nCookie: {cookie}\r\nContent-Length: {}",
            self.host,
            body.len()
        );
        stream.write_all(format!("{head}\r\n\r\n{half}").as_bytes()).expect("sent");
    }

    /// Stays connected to a stream of events.
    pub fn listen(&self, path: &str) -> Events {
        let mut reader = self.ask("GET", path, &[], "");
        let (status, headers) = head(&mut reader);
        assert_eq!(status, 200);
        assert!(headers.contains(&("content-type".into(), "text/event-stream".into())), "{headers:?}");
        Events(reader)
    }

    fn ask(&self, method: &str, path: &str, headers: &[(&str, String)], body: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("the door");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a limit");
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            format!("Host: {}", self.host),
            "Connection: close".to_owned(),
            format!("Content-Length: {}", body.len()),
        ];
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        lines.extend(self.cookie.iter().map(|cookie| format!("Cookie: other=1; {cookie}")));
        let request = format!("{}\r\n\r\n{body}", lines.join("\r\n"));
        stream.write_all(request.as_bytes()).expect("sent");
        BufReader::new(stream)
    }
}

/// A stream of server-sent events.
pub struct Events(BufReader<TcpStream>);

impl Events {
    /// The data of the next event of this name.
    pub fn next(&mut self, name: &str) -> String {
        let mut named = false;
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).expect("an event"), 0, "the stream ended");
            match line.trim().split_once(": ") {
                Some(("event", event)) => named = event == name,
                Some(("data", data)) if named => return data.to_owned(),
                _ => {}
            }
        }
    }
}

fn head(reader: &mut impl BufRead) -> (u16, Vec<(String, String)>) {
    let mut first = String::new();
    reader.read_line(&mut first).expect("a status line");
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("a header");
        match line.trim().split_once(": ") {
            Some((name, value)) => headers.push((name.to_lowercase(), value.to_owned())),
            None => return (status, headers),
        }
    }
}
