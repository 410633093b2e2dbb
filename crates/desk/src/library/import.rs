//! `library/look`, `library/import`, `library/progress`, `library/cancel`.

use std::io::{Cursor, Read, Seek};
use std::ops::ControlFlow;
use std::path::Path;

use arbitro_interchange::rating_list::{
    self, Chapter, Field, Format, Head, Item, ListError, Odd, Options, Progress, Reason, Summary, read,
};
use arbitro_store::StoreError;
use arbitro_store::library::{ListBuilder, NewList, OddLine, is_list_name};

use super::{FIDE, library, unreadable, view};
use crate::Desk;
use crate::api::library::{ImportList, ImportProgress, ListChapter, ListImported, ListLook, LookIntoList};
use crate::api::{DeskError, Finding, Nothing, Source};
use crate::convert::{With as _, sentence};
use crate::running::Turn;
use crate::source;

/// So many odd lines are told at once.
const TOLD: u32 = 100;

/// Reading is this much of the work, in thousandths; the rest is making the index.
const READING: u64 = 600;

/// Imports a rating list. Until it is whole the list of its name stays as it was.
pub fn import(desk: &Desk, request: &ImportList) -> Result<ListImported, DeskError> {
    let turn = desk.list_import().begin("error-list-import-runs")?;
    from_file(desk, request, opened(&request.source)?, &turn)
}

/// Looks into a list before it is imported: what the columns of a national one are taken for.
pub fn look(_: &Desk, request: &LookIntoList) -> Result<ListLook, DeskError> {
    let name = source::name(&request.source);
    let head = rating_list::look(opened(&request.source)?)
        .map_err(|error| said(Stopped::Read(error), &file_name(name)))?;
    let fields = head.is_some().then(|| Field::all().map(|field| field.word().to_owned()).collect());
    let Head { columns, sample } = head.unwrap_or(Head { columns: Vec::new(), sample: Vec::new() });
    let column =
        |(header, field): (String, Option<Field>)| (header, field.map_or("", Field::word).to_owned());
    let columns = columns.into_iter().map(column).collect();
    Ok(ListLook { columns, sample, fields: fields.unwrap_or_default() })
}

/// What can be read and gone back in.
trait Seekable: Read + Seek {}
impl<T: Read + Seek> Seekable for T {}

/// The file of a source: read as it goes, where it lies on this machine.
fn opened(source: &Source) -> Result<Box<dyn Seekable>, DeskError> {
    if let Source::Path(path) = source {
        let failed = |e: std::io::Error| DeskError::file(path, &e);
        return Ok(Box::new(source::open(Path::new(path)).map_err(failed)?));
    }
    Ok(Box::new(Cursor::new(source::read(source)?.bytes)))
}

/// The name of a file without its folders.
fn file_name(path: &str) -> String {
    Path::new(path).file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// How far the import has come that is running.
pub fn progress(desk: &Desk, _: &Nothing) -> Result<Option<ImportProgress>, DeskError> {
    Ok(desk.list_import().permille().map(|permille| ImportProgress { permille }))
}

/// Gives up the import that is running, which answers so.
pub fn cancel(desk: &Desk, _: &Nothing) -> Result<Nothing, DeskError> {
    desk.list_import().give_up();
    Ok(Nothing {})
}

fn from_file(
    desk: &Desk,
    request: &ImportList,
    file: impl Read + Seek,
    turn: &Turn<'_>,
) -> Result<ListImported, DeskError> {
    let path = source::name(&request.source);
    let file_name = file_name(path);
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy();
    let options = options(request, &file_name)?;
    let library = library(desk);
    let mut builder = library.begin()?;
    let summary = fill(&mut builder, file, &options, turn).map_err(|error| said(error, &file_name))?;
    if summary.players == 0 {
        return Err(DeskError::plain("error-list-empty").with("name", &file_name));
    }
    let name = match (request.name.trim(), summary.format) {
        ("", Format::Text | Format::Xml) => FIDE,
        ("", Format::Csv) => stem.trim(),
        (name, _) => name,
    };
    if !is_list_name(name) {
        return Err(DeskError::plain("error-list-name").with("name", name));
    }
    let new = NewList {
        name,
        source: &file_name,
        month: summary.month.as_deref(),
        format: summary.format.word(),
        imported_at: desk.now(),
    };
    let about = builder
        .finish(&new, &mut |done, of| go_on(turn.goes_on(READING + done * (1000 - READING) / of.max(1))))?;
    let about = about.ok_or_else(|| DeskError::plain("error-list-cancelled"))?;
    let odd = library.open(name).and_then(|list| list.odd_lines(TOLD)).map_err(|e| unreadable(e, name))?;
    let message = sentence("change-list-imported").with("name", name).with("players", about.players);
    desk.announce_event(message);
    Ok(ListImported { list: view(about), findings: odd.into_iter().map(finding).collect() })
}

fn options(request: &ImportList, file_name: &str) -> Result<Options, DeskError> {
    let chapter = request.chapter.map_or_else(
        || Chapter::of_file(file_name),
        |chapter| match chapter {
            ListChapter::Standard => Chapter::Standard,
            ListChapter::Rapid => Chapter::Rapid,
            ListChapter::Blitz => Chapter::Blitz,
        },
    );
    let field = |word: &str| {
        Field::of_word(word).ok_or_else(|| DeskError::plain("error-list-no-such-field").with("field", word))
    };
    let fields = |words: &Vec<Option<String>>| {
        words.iter().map(|word| word.as_deref().map(field).transpose()).collect::<Result<Vec<_>, _>>()
    };
    let mapping = request.mapping.as_ref().map(fields).transpose()?;
    Ok(Options { chapter, mapping })
}

/// What stopped the reading of a list.
enum Stopped {
    Read(ListError),
    Written(StoreError),
}

/// Reads a list into its builder.
fn fill(
    builder: &mut ListBuilder,
    file: impl Read + Seek,
    options: &Options,
    turn: &Turn<'_>,
) -> Result<Summary, Stopped> {
    let mut failed = None;
    let mut told = 0;
    let summary = read(file, options, &mut |item, progress| {
        let done = permille(progress);
        if done != told {
            told = done;
            if !turn.goes_on(done) {
                return ControlFlow::Break(());
            }
        }
        match keep(builder, item) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failed = Some(error);
                ControlFlow::Break(())
            }
        }
    });
    match (failed, summary) {
        (Some(error), _) => Err(Stopped::Written(error)),
        (None, summary) => summary.map_err(Stopped::Read),
    }
}

fn permille(progress: Progress) -> u64 {
    progress.read.saturating_mul(READING).checked_div(progress.of).unwrap_or(0)
}

fn go_on(goes_on: bool) -> ControlFlow<()> {
    if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

/// Keeps what the reader hands over. A second player of one number is an odd line.
fn keep(builder: &mut ListBuilder, item: Item) -> Result<(), StoreError> {
    let odd = match item {
        Item::Player { player, .. } if builder.add(&player)? => return Ok(()),
        Item::Player { line, player } => {
            Odd { line, reason: Reason::NumberTwice, lost: true, found: player.number }
        }
        Item::Odd(odd) => odd,
    };
    builder.odd(&OddLine {
        line: i64::try_from(odd.line).unwrap_or(i64::MAX),
        reason: odd.reason.key().to_owned(),
        lost: odd.lost,
        found: odd.found,
    })
}

fn finding(odd: OddLine) -> Finding {
    Finding {
        line: u32::try_from(odd.line).ok(),
        column: None,
        lost: odd.lost,
        message: sentence(&odd.reason).with("found", odd.found),
    }
}

/// What is said of a list that could not be imported.
fn said(stopped: Stopped, name: &str) -> DeskError {
    let error = match stopped {
        Stopped::Written(error) => return error.into(),
        Stopped::Read(error) => error,
    };
    let plain = |code: &str| DeskError::plain(code).with("name", name);
    match error {
        ListError::Io(error) => DeskError::file(name, &error),
        ListError::Zip(detail) => plain("error-list-packed").with("detail", detail),
        ListError::NotAList => plain("error-list-none"),
        ListError::NoColumns(columns) => plain("error-list-no-columns").with("columns", columns.join(", ")),
        ListError::Damaged { line, detail } => {
            plain("error-list-damaged").with("line", line).with("detail", detail)
        }
        ListError::Cancelled => DeskError::plain("error-list-cancelled"),
    }
}
