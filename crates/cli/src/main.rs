//! The program `arbitro`: the desk in a terminal.

mod check;
mod check_line;
mod confirm;
mod convert;
mod event;
mod generate;
mod list;
mod manual;
mod overlays;
mod pair;
mod places;
mod print;
mod progress;
mod rate;
mod report_file;
mod rule;
mod serve;
mod site;
mod standings;
mod system;
mod this_desk;
mod verify;
mod whole_file;
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
    Check(check::Arguments),
    Convert(convert::Arguments),
    Event(event::Arguments),
    Generate(generate::Arguments),
    List(list::Arguments),
    Manual(manual::Arguments),
    Pair(pair::Arguments),
    Print(print::Arguments),
    Rate(rate::Arguments),
    Rule(rule::Arguments),
    Serve(serve::Arguments),
    Site(site::Arguments),
    Standings(standings::Arguments),
    Verify(verify::Arguments),
    Winnable(winnable::Arguments),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Event(arguments) => event::run(&arguments),
        Command::Generate(arguments) => generate::run(&arguments),
        Command::List(arguments) => list::run(&arguments),
        Command::Manual(arguments) => manual::run(&arguments),
        Command::Pair(arguments) => pair::run(&arguments),
        Command::Print(arguments) => print::run(&arguments),
        Command::Rate(arguments) => rate::run(&arguments),
        Command::Rule(arguments) => rule::run(&arguments),
        Command::Serve(arguments) => serve::run(&arguments),
        Command::Site(arguments) => site::run(&arguments),
        Command::Standings(arguments) => standings::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Winnable(arguments) => winnable::run(&arguments),
    }
}
