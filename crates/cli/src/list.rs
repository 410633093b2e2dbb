//! `arbitro list`: rating lists in the library beside the events.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use arbitro_desk::api::library::{
    ImportList, ListChapter, ListImported, ListedPlayerView, ListedRatingView, SearchLibrary,
};
use arbitro_desk::api::{Message, Nothing, Source};
use arbitro_desk::{Desk, DeskError, library};
use arbitro_messages::Value;
use clap::{Args, Subcommand, ValueEnum};

use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Imports rating lists, and finds players in them.
///
/// Examples: arbitro list import standard-list.zip; arbitro list search "nunez jose" --federation ESP
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    language: Language,
}

#[derive(Subcommand)]
enum Command {
    Import(Import),
    Search(Search),
}

/// Imports FIDE's list in text or XML, packed or not, or a national one as CSV.
///
/// It takes the place of the list of its name once it is whole.
#[derive(Args)]
struct Import {
    /// The file.
    file: PathBuf,
    /// The name of the list; by default `FIDE`, or the file's name for a national list.
    #[arg(long, default_value = "")]
    name: String,
    /// What its ratings are, where it has one a player; by default the file's name tells.
    #[arg(long, value_enum)]
    chapter: Option<Chapter>,
    /// What the columns of a CSV list hold, such as `number,name,-,rating`; by default its header tells.
    #[arg(long, value_delimiter = ',')]
    columns: Option<Vec<String>>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Chapter {
    Standard,
    Rapid,
    Blitz,
}

/// Finds players by words of the name in any order, from their beginnings, or by the beginning of a number.
#[derive(Args)]
struct Search {
    /// The words.
    words: Vec<String>,
    /// Only players of this federation.
    #[arg(long, default_value = "")]
    federation: String,
    /// Only players of this list.
    #[arg(long, default_value = "")]
    list: String,
    /// How many players at most.
    #[arg(long, default_value_t = 20)]
    limit: u32,
    /// Text for people, or one JSON object a player.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    let done = match &arguments.command {
        Command::Import(import) => import_list(&desk, import, &texts),
        Command::Search(search) => search_lists(&desk, search, &texts),
    };
    done.unwrap_or_else(|refused| {
        let values: Vec<(&str, Value)> =
            refused.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str()))).collect();
        eprintln!("{}", texts.text(&refused.code, &values));
        ExitCode::from(2)
    })
}

fn import_list(desk: &Desk, import: &Import, texts: &Texts) -> Result<ExitCode, DeskError> {
    let path = std::path::absolute(&import.file).unwrap_or_else(|_| import.file.clone());
    let column =
        |word: &String| Some(word.trim().to_owned()).filter(|word| !matches!(word.as_str(), "" | "-"));
    let request = ImportList {
        source: Source::Path(path.to_string_lossy().into_owned()),
        name: import.name.clone(),
        chapter: import.chapter.map(|chapter| match chapter {
            Chapter::Standard => ListChapter::Standard,
            Chapter::Rapid => ListChapter::Rapid,
            Chapter::Blitz => ListChapter::Blitz,
        }),
        mapping: import.columns.as_ref().map(|columns| columns.iter().map(column).collect()),
    };
    let ListImported { list, findings } = followed(desk, &request, &import.file)?;
    for finding in &findings {
        let what = said(&finding.message, texts);
        let line = finding.line.unwrap_or(0).to_string();
        let values = [("line", Value::from(line.as_str())), ("what", Value::from(what.as_str()))];
        eprintln!("{}", texts.text("list-odd-line", &values));
    }
    let count = |count: u64| Value::from(i64::try_from(count).unwrap_or(i64::MAX));
    let values = [
        ("name", Value::from(list.name.as_str())),
        ("players", count(list.players)),
        ("odd", count(list.odd)),
    ];
    println!("{}", texts.text("list-imported", &values));
    Ok(ExitCode::SUCCESS)
}

/// Imports a list, and tells on a terminal how far it has come.
fn followed(desk: &Desk, request: &ImportList, file: &Path) -> Result<ListImported, DeskError> {
    if !io::stderr().is_terminal() {
        return library::import(desk, request);
    }
    std::thread::scope(|scope| {
        let running = scope.spawn(|| library::import(desk, request));
        while !running.is_finished() {
            std::thread::sleep(Duration::from_millis(200));
            if let Ok(Some(progress)) = library::progress(desk, &Nothing {}) {
                eprint!("\r{}: {} %", file.display(), progress.permille / 10);
            }
        }
        eprint!("\r\x1b[K");
        running.join().unwrap_or_else(|_| Err(DeskError::plain("error-list-cancelled")))
    })
}

fn said(message: &Message, texts: &Texts) -> String {
    let values: Vec<(&str, Value)> =
        message.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str()))).collect();
    texts.text(&message.key, &values)
}

fn search_lists(desk: &Desk, search: &Search, texts: &Texts) -> Result<ExitCode, DeskError> {
    let request = SearchLibrary {
        words: search.words.join(" "),
        federation: search.federation.clone(),
        list: search.list.clone(),
        limit: search.limit,
    };
    let found = library::search(desk, &request)?;
    let mut out = io::stdout().lock();
    for player in &found {
        let line = match search.format {
            Format::Text => line(player),
            Format::Json => serde_json::to_string(player).unwrap_or_default(),
        };
        // Whoever reads the answers has had enough.
        if writeln!(out, "{line}").is_err() {
            return Ok(ExitCode::SUCCESS);
        }
    }
    if found.is_empty() {
        eprintln!("{}", texts.text("list-nobody", &[]));
        return Ok(ExitCode::from(1));
    }
    Ok(ExitCode::SUCCESS)
}

/// A player in columns: number, title, name, federation, year of birth, the three ratings.
fn line(player: &ListedPlayerView) -> String {
    let rating = |listed: ListedRatingView| {
        if listed.rating == 0 { "-".to_owned() } else { listed.rating.to_string() }
    };
    let year = if player.birth_year == 0 { "-".to_owned() } else { player.birth_year.to_string() };
    format!(
        "{:<10} {:<3} {:<40} {:<3} {year:>4} {:>4} {:>4} {:>4} {}",
        player.number,
        player.title,
        player.name,
        player.federation,
        rating(player.standard),
        rating(player.rapid),
        rating(player.blitz),
        if player.inactive { "i" } else { "" },
    )
    .trim_end()
    .to_owned()
}
