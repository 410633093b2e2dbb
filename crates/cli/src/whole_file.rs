//! Files that a command writes: whole or not at all.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A name beside a file, with the same ending.
pub fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    path.with_file_name(format!(".{}.{name}", std::process::id()))
}

/// Writes a file beside the one asked for and renames it, so that there is never half a file; `-` is standard output.
pub fn write(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    if path == Path::new("-") {
        return content(&mut io::stdout().lock());
    }
    let beside = beside(path);
    let written = File::create(&beside).and_then(|file| {
        let mut file = BufWriter::new(file);
        content(&mut file)?;
        file.flush()
    });
    written.and_then(|()| std::fs::rename(&beside, path)).inspect_err(|_| {
        let _ = std::fs::remove_file(&beside);
    })
}
