//! The program `arbitro`: the desk in a terminal.

mod winnable;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The arbiter's desk in a terminal.
#[derive(Parser)]
#[command(name = "arbitro", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Winnable(winnable::Arguments),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Winnable(arguments) => winnable::run(&arguments),
    }
}
