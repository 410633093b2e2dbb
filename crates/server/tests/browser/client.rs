//! A browser of a few lines, which sends exactly what a test says.
#![allow(
    dead_code,
    clippy::expect_used,
    clippy::panic,
    reason = "each test uses some of it, and ends at the first thing that is not as it should be"
)]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// A door that is open for the rest of the test.
pub struct Served {
    link: String,
    pub port: u16,
}

impl Served {
    /// The door with this link.
    pub fn of(link: String) -> Self {
        let port = link.split('/').nth(2).and_then(|address| address.rsplit(':').next());
        let port = port.and_then(|port| port.parse().ok()).expect("a port");
        Self { link, port }
    }

    pub fn link(&self) -> &str {
        &self.link
    }

    /// The part of the link after the address.
    pub fn link_path(&self) -> &str {
        let address = format!("http://127.0.0.1:{}", self.port);
        self.link.strip_prefix(&address).expect("a link to the loopback address")
    }
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

#[derive(Clone)]
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

    /// The same of a program that may end at any time.
    pub fn try_call(&mut self, name: &str, request: &Value) -> io::Result<Answer> {
        let json = [("Content-Type", "application/json".to_owned())];
        self.try_send("POST", &format!("/api/call/{name}"), &json, &request.to_string())
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, String)], body: &str) -> Answer {
        self.try_send(method, path, headers, body).expect("an answer")
    }

    fn try_send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: &str,
    ) -> io::Result<Answer> {
        let mut reader = self.ask(method, path, headers, body)?;
        let (status, headers) = head(&mut reader)?;
        let mut body = Vec::new();
        reader.read_to_end(&mut body)?;
        let answer = Answer { status, headers, body: String::from_utf8(body).expect("a body in UTF-8") };
        // A program that was killed leaves an answer half; to HEAD there is never more.
        if method != "HEAD"
            && answer.header("content-length").is_some_and(|length| length != answer.body.len().to_string())
        {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
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
        let mut reader = self.ask("GET", path, &[], "").expect("the door");
        let (status, headers) = head(&mut reader).expect("an answer");
        assert_eq!(status, 200);
        assert!(headers.contains(&("content-type".into(), "text/event-stream".into())), "{headers:?}");
        Events(reader)
    }

    fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: &str,
    ) -> io::Result<BufReader<TcpStream>> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            format!("Host: {}", self.host),
            "Connection: close".to_owned(),
            format!("Content-Length: {}", body.len()),
        ];
        lines.extend(headers.iter().map(|(name, value)| format!("{name}: {value}")));
        lines.extend(self.cookie.iter().map(|cookie| format!("Cookie: other=1; {cookie}")));
        let request = format!("{}\r\n\r\n{body}", lines.join("\r\n"));
        stream.write_all(request.as_bytes())?;
        Ok(BufReader::new(stream))
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

type Head = (u16, Vec<(String, String)>);

fn head(reader: &mut impl BufRead) -> io::Result<Head> {
    let mut line = || {
        let mut line = String::new();
        match reader.read_line(&mut line)? {
            0 => Err(io::Error::from(io::ErrorKind::UnexpectedEof)),
            _ => Ok(line),
        }
    };
    let first = line()?;
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    let mut headers = Vec::new();
    while let Some((name, value)) = line()?.trim().split_once(": ") {
        headers.push((name.to_lowercase(), value.to_owned()));
    }
    Ok((status, headers))
}
