//! Rebuilds the crate when a catalogue changes: the files are embedded at compile time.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
