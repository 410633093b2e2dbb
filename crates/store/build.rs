//! Rebuilds the crate when a migration changes: the files are embedded at compile time.

fn main() {
    println!("cargo::rerun-if-changed=../../migrations");
}
