//! The commands people type.

fn main() {}
