//! A display without a screen.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::Trouble;
use crate::child::Kept;

/// An X server of its own for one test.
pub struct Display {
    name: String,
    _server: Kept,
}

impl Display {
    /// Starts one on a number it chooses itself, which is how several tests can run side by side.
    pub fn start() -> Result<Self, Trouble> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|problem| format!("Xvfb cannot be started: {problem}"))?;
        let output = server.stdout.take();
        let server = Kept(server);
        let mut number = String::new();
        BufReader::new(output.ok_or("Xvfb has no output")?).read_line(&mut number)?;
        if number.trim().is_empty() {
            return Err("Xvfb ended without a display".into());
        }
        Ok(Self { name: format!(":{}", number.trim()), _server: server })
    }

    /// As in the variable `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }
}
