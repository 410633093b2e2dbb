//! The real program with its browser door open, on folders of its own, and a person who does whatever comes to mind.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::panic,
    unused_imports,
    reason = "each test uses some of it, and ends at the first thing that is not as it should be"
)]

mod acts;
#[path = "../../../server/tests/browser/client.rs"]
pub mod client;
mod dice;
mod ledger;

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};

use client::{Browser, Served};
use serde_json::{Value, json};

pub use acts::Person;
pub use dice::Dice;
pub use ledger::{Ledger, Pending};

/// Where a program has its home, so that nobody's own is touched.
pub struct Home(tempfile::TempDir);

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// Something to run with this home, in English.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("HOME", self.path())
            .env("XDG_CONFIG_HOME", self.path())
            .env("XDG_DATA_HOME", self.path())
            .env("LC_ALL", "C");
        command
    }

    pub fn arbitro(&self, arguments: &[&str]) -> Command {
        let mut command = self.command(env!("CARGO_BIN_EXE_arbitro"));
        command.args(arguments);
        command
    }

    pub fn serve(&self, file: &Path) -> Command {
        self.arbitro(&["serve", file.to_str().unwrap()])
    }

    pub fn verify(&self, file: &Path) -> Output {
        self.arbitro(&["event", "verify", file.to_str().unwrap()]).output().unwrap()
    }

    /// Makes an event with two tournaments and some players, and closes it.
    pub fn event(&self, name: &str) -> PathBuf {
        let path = self.file(name);
        let program = Program::start(self.arbitro(&["serve"]));
        let mut browser = program.browser();
        let form = acts::event_form("Hall 1");
        let mut call = |name: &str, request: Value| {
            let answer = browser.call(name, &request);
            assert_eq!(answer.status, 200, "{name} {}", answer.body);
        };
        call("event/new", json!({ "path": path, "form": form }));
        call("tournament/add", json!({ "id": null, "name": "Swiss", "system": "dutch", "rounds": 9 }));
        call("tournament/add", json!({ "id": null, "name": "All", "system": "round_robin" }));
        for tournament in 1..=2 {
            let names: Vec<String> =
                (1..=8 * tournament).map(|n| format!("Player {n},{}", 2000 + n)).collect();
            let source = json!({ "text": format!("name,rating\n{}\n", names.join("\n")) });
            call("player/import", json!({ "tournament": tournament, "source": source }));
        }
        program.interrupt();
        program.wait();
        path
    }
}

/// A program that runs. It is killed when this is dropped.
pub struct Program {
    child: Arc<Mutex<Child>>,
    browser: Option<Browser>,
    /// What it said when it ended before its door was open.
    pub said: String,
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Program {
    /// Starts it, and waits until its door is open or it has ended.
    pub fn start(command: Command) -> Self {
        let mut program = Self::begin(command);
        program.open();
        program
    }

    /// Starts it and waits for nothing.
    pub fn begin(mut command: Command) -> Self {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        Self { child: Arc::new(Mutex::new(child)), browser: None, said: String::new() }
    }

    fn open(&mut self) {
        let out = self.child.lock().unwrap().stdout.take().unwrap();
        let link = BufReader::new(out).lines().map_while(Result::ok).find_map(|line| {
            Some(line.get(line.find("http://127.0.0.1:")?..)?.split_whitespace().next()?.to_owned())
        });
        if let Some(link) = link {
            self.browser = Some(Browser::inside(&Served::of(link)));
        } else {
            let mut err = self.child.lock().unwrap().stderr.take().unwrap();
            err.read_to_string(&mut self.said).unwrap();
        }
    }

    /// A browser that is let in.
    pub fn browser(&self) -> Browser {
        self.browser.clone().unwrap_or_else(|| panic!("no door: {}", self.said))
    }

    /// Its number.
    pub fn process(&self) -> u32 {
        self.child.lock().unwrap().id()
    }

    /// Kills it, now.
    pub fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Kills it after a while, while something else is done.
    pub fn kill_after(&self, micros: u64) -> std::thread::JoinHandle<()> {
        let child = Arc::clone(&self.child);
        std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_micros(micros));
            let mut child = child.lock().unwrap();
            let _ = child.kill();
            let _ = child.wait();
        })
    }

    /// Ends it as Ctrl C does.
    pub fn interrupt(&self) {
        Command::new("kill").args(["-INT", &self.process().to_string()]).status().unwrap();
    }

    /// Waits until it has ended; its exit code.
    pub fn wait(&self) -> Option<i32> {
        self.child.lock().unwrap().wait().unwrap().code()
    }
}
