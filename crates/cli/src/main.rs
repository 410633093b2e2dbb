//! The program `arbitro`: the desk in a terminal.

fn main() {}
