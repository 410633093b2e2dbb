//! `arbitro manual`: the user's manual as a document.

use std::path::PathBuf;
use std::process::ExitCode;

use arbitro_desk::api::Target;
use arbitro_desk::api::print::PrintManual;
use arbitro_desk::print;
use clap::Args;

use crate::print::{Sheet, absolute, told};
use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Sets the user's manual of this program as a PDF file: the one that F1 opens in the window, in English or Spanish.
///
/// Example: arbitro manual --lang es -o manual.pdf
#[derive(Args)]
pub struct Arguments {
    /// The file to write.
    #[arg(short, long, value_name = "OUT.pdf")]
    output: PathBuf,
    /// The sheet.
    #[arg(long, value_enum, default_value_t = Sheet::A4)]
    paper: Sheet,
    #[command(flatten)]
    language: Language,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    let request = PrintManual {
        sheet: arguments.paper.size(),
        lang: texts.lang().code().to_owned(),
        target: Target::Path(absolute(&arguments.output)),
    };
    match print::manual(&desk, &request) {
        Ok(printed) => {
            println!("{}", told(&arguments.output, printed.pages, &texts));
            ExitCode::SUCCESS
        }
        Err(refused) => {
            eprintln!("{}", texts.refused(&refused));
            ExitCode::from(2)
        }
    }
}
