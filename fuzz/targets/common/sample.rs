//! The sample event, made once and copied for each input.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use arbitro_desk::{Desk, DeskConfig};
use serde_json::json;

static SAMPLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = folder();
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));
    let event = desk.handle("event/sample", json!({})).expect("the sample is made");
    desk.handle("event/close", json!({})).expect("it is closed");
    std::fs::read(event["path"].as_str().expect("its path")).expect("it is there")
});

/// A folder for one input: in memory where the system has such a place, since an event is brought to disk at every act.
pub fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let made = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
    made.expect("a folder")
}

/// The bytes of the sample.
pub fn bytes() -> &'static [u8] {
    &SAMPLE
}

/// A copy of the sample in a folder.
pub fn event(folder: &Path) -> PathBuf {
    let path = folder.join("fevent.arbitro");
    std::fs::write(&path, bytes()).expect("room for the sample");
    path
}
