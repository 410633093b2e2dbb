//! A door: the desk in a window. It translates between the page and the desk, and holds no rule and no query.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod arguments;
mod call;
mod changes;
mod opening;
mod paper;
mod renderer;
mod window;

use std::process::ExitCode;

use arguments::Arguments;

fn main() -> ExitCode {
    match Arguments::read(std::env::args_os().skip(1)) {
        Ok(Arguments::Help) => {
            println!("{}", arguments::USAGE);
            ExitCode::SUCCESS
        }
        Ok(Arguments::Open(first)) => {
            renderer::choose();
            match window::run(first) {
                Ok(()) => ExitCode::SUCCESS,
                Err(problem) => {
                    eprintln!("arbitro-window: {problem}");
                    ExitCode::FAILURE
                }
            }
        }
        Err(problem) => {
            eprintln!("arbitro-window: {problem}\n\n{}", arguments::USAGE);
            ExitCode::from(2)
        }
    }
}
