//! The program that drives the window.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::time::sleep;

use crate::Trouble;
use crate::child::Kept;
use crate::display::Display;
use crate::home::Home;

/// Below the ports that the system hands out, so that no other program of this moment takes the port in between.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// How long a program may take to be ready on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// `WebKitWebDriver`, listening.
pub struct Driver {
    port: u16,
    _program: Kept,
}

impl Driver {
    /// Starts it with the environment that the window is to have, and waits until it listens.
    pub async fn start(display: &Display, home: &Home) -> Result<Self, Trouble> {
        let port = free_port()?;
        let mut command = Command::new("WebKitWebDriver");
        command
            .arg(format!("--port={port}"))
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("DISPLAY", display.name())
            .env("LANG", "en_US.UTF-8")
            .env("GDK_BACKEND", "x11")
            .envs(home.variables())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // Neither the person's own screen nor her session has a part in this.
        for name in ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "LC_ALL", "LANGUAGE"] {
            command.env_remove(name);
        }
        let program =
            command.spawn().map_err(|problem| format!("WebKitWebDriver cannot be started: {problem}"))?;
        let driver = Self { port, _program: Kept(program) };
        driver.wait().await?;
        Ok(driver)
    }

    async fn wait(&self) -> Result<(), Trouble> {
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            if start.elapsed() > PATIENCE {
                return Err("WebKitWebDriver does not listen".into());
            }
            sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Starts a program under the driver.
    pub async fn open(&self, program: &Path, arguments: &[&str]) -> Result<Client, Trouble> {
        let options = json!({ "binary": program, "args": arguments });
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("webkitgtk:browserOptions".into(), options);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await?;
        Ok(client)
    }
}

fn free_port() -> Result<u16, Trouble> {
    let nanoseconds = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?.subsec_nanos();
    let count = u32::from(PORTS.end - PORTS.start);
    let first = ((nanoseconds / 1000) ^ std::process::id().wrapping_mul(7919)) % count;
    (0..count)
        .filter_map(|step| u16::try_from((first + step) % count).ok())
        .map(|offset| PORTS.start + offset)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .ok_or_else(|| "no free port".into())
}
