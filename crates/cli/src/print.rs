//! `arbitro print`: documents on paper.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_desk::api::event::{EventView, OpenEvent, TournamentView};
use arbitro_desk::api::print::{DocumentKind, PrintDocument, PrintForm, SheetSize};
use arbitro_desk::api::trf::ImportReport;
use arbitro_desk::api::{Nothing, Source, Target};
use arbitro_desk::{Desk, DeskError, event, print, trf};
use arbitro_messages::Value;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::confirm::confirming;
use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Sets a document of an event as a PDF file.
///
/// The event is an event file, or a tournament report (`.trf`). The same data give the same bytes on every machine.
///
/// Examples: arbitro print club-open.arbitro pairings --round 3 -o round-3.pdf; arbitro print open.trf standings -o table.pdf
#[derive(Args)]
pub struct Arguments {
    /// The event file, or a report in TRF.
    file: PathBuf,
    /// Which document.
    #[arg(value_parser = documents())]
    what: DocumentKind,
    /// The file to write.
    #[arg(short, long, value_name = "OUT.pdf")]
    output: PathBuf,
    /// The name of the tournament, or its place in the event from 1; by default the first.
    #[arg(long, default_value = "1")]
    tournament: String,
    /// The round it is about, or after which it stands; by default the last that is paired.
    #[arg(long)]
    round: Option<u32>,
    /// The pairing number of one player, for cards and the working of tie-breaks.
    #[arg(long, value_name = "NUMBER")]
    player: Option<u16>,
    /// The sheet.
    #[arg(long, value_enum, default_value_t = Sheet::A4)]
    paper: Sheet,
    /// Larger letters, for the wall.
    #[arg(long)]
    large: bool,
    /// Result slips on a sheet: 2, 4 or 8.
    #[arg(long, value_name = "N", default_value_t = 4)]
    slips: u8,
    #[command(flatten)]
    language: Language,
}

/// The documents of the desk, by their names.
fn documents() -> impl TypedValueParser<Value = DocumentKind> {
    let names = DocumentKind::ALL.map(|kind| PossibleValue::new(kind.name()));
    PossibleValuesParser::new(names).try_map(|name| {
        DocumentKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or("no such document")
    })
}

/// The sheets of paper.
#[derive(Clone, Copy, ValueEnum)]
pub enum Sheet {
    A4,
    Letter,
}

impl Sheet {
    /// As the desk has it.
    pub const fn size(self) -> SheetSize {
        match self {
            Self::A4 => SheetSize::A4,
            Self::Letter => SheetSize::Letter,
        }
    }
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    match printed(&desk, arguments, &texts) {
        Ok(pages) => {
            println!("{}", told(&arguments.output, pages, &texts));
            ExitCode::SUCCESS
        }
        Err(refused) => {
            eprintln!("{}", texts.refused(&refused));
            ExitCode::from(2)
        }
    }
}

/// What was written, with its pages.
pub fn told(output: &Path, pages: u32, texts: &Texts) -> String {
    let path = Value::from(output.display().to_string());
    texts.text("print-written", &[("path", path), ("pages", Value::from(i64::from(pages)))])
}

fn printed(desk: &Desk, arguments: &Arguments, texts: &Texts) -> Result<u32, DeskError> {
    let folder =
        tempfile::tempdir().map_err(|e| DeskError::plain("error-file").with("path", "").with("detail", e))?;
    let view = open(desk, &arguments.file, folder.path(), texts)?;
    let form = PrintForm {
        tournament: tournament(&view, &arguments.tournament)?.id,
        document: arguments.what,
        round: arguments.round,
        player: arguments.player,
        sheet: arguments.paper.size(),
        lang: texts.lang().code().to_owned(),
        large: arguments.large,
        // A report does not tell when its last act was.
        stamp: !is_report(&arguments.file),
        slips_per_page: arguments.slips,
        // The same data give the same bytes on every machine.
        utc_offset_min: 0,
    };
    let target = Target::Path(absolute(&arguments.output));
    let printed = print::document(desk, &PrintDocument { form, target })?;
    event::close(desk, &Nothing {})?;
    Ok(printed.pages)
}

/// Opens an event file, or makes one of a report in a folder that goes again.
fn open(desk: &Desk, file: &Path, folder: &Path, texts: &Texts) -> Result<EventView, DeskError> {
    if !is_report(file) {
        return event::open(desk, &OpenEvent { path: absolute(file) });
    }
    let path = Some(folder.join("report.arbitro").to_string_lossy().into_owned());
    // It is not kept, so what departs from the rules in it is told and no more.
    let request = ImportReport { path, source: Source::Path(absolute(file)) };
    Ok(confirming(desk, texts, true, |desk| trf::import(desk, &request))?.event)
}

fn is_report(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("trf"))
}

fn tournament<'a>(view: &'a EventView, wanted: &str) -> Result<&'a TournamentView, DeskError> {
    let by_place =
        || wanted.parse::<usize>().ok().and_then(|place| view.tournaments.get(place.checked_sub(1)?));
    let by_name = view.tournaments.iter().find(|tournament| tournament.name == wanted);
    by_name.or_else(by_place).ok_or_else(|| DeskError::plain("error-no-such-tournament").with("name", wanted))
}

/// The whole path of a file, as the desk wants it.
pub fn absolute(path: &Path) -> String {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).to_string_lossy().into_owned()
}
