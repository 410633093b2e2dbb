//! Finds the page to embed: `ui/dist`, or, so that the terminal program builds without Node.js, a note in its place.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const NOTE: &str = "<!doctype html><meta charset=\"utf-8\"><title>Arbitro</title>\
    <p>This program was built without its page. Build it with: cargo xtask run</p>";

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let page = here.join("../../ui/dist");
    println!("cargo::rerun-if-changed=../../ui/dist");
    let embedded = if page.join("index.html").is_file() { page } else { note()? };
    println!("cargo::rustc-env=ARBITRO_PAGE={}", embedded.display());
    Ok(())
}

fn note() -> io::Result<PathBuf> {
    let folder = Path::new(&env::var_os("OUT_DIR").unwrap_or_default()).join("page");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("index.html"), NOTE)?;
    Ok(folder)
}
