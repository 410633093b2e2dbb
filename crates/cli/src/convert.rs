//! `arbitro convert`: from one kind of file to another.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_desk::api::event::OpenEvent;
use arbitro_desk::api::game::{ExportGames, ImportGames};
use arbitro_desk::api::trf::{ExportReport, ImportReport};
use arbitro_desk::api::{DeskError, Message, Nothing, Source, Target};
use arbitro_desk::{Desk, DeskConfig};
use arbitro_interchange::convert::{Loss, players_csv, report_of_games, report_of_players};
use arbitro_interchange::trf::{self, Note, Report, Severity};
use arbitro_interchange::{csv, pgn};
use arbitro_messages::Value;
use clap::Args;
use serde_json::json;

use crate::confirm::confirming;
use crate::pair::Format;
use crate::report_file::{self, Language, Texts, note_text};
use crate::whole_file;

/// Converts between reports (.trf), lists of players (.csv), games (.pgn) and event files (.arbitro), by the endings.
///
/// Tells what was odd about the file that was read, each adjustment with its line, column, old and new text, and what
/// could not be carried over. The exit code is 1 where something in the file does not fit together, and 2, with nothing
/// written, where the file cannot be used. An event file that exists is not overwritten.
///
/// Example: arbitro convert old.trf open.arbitro
#[derive(Args)]
pub struct Arguments {
    /// The file to read.
    input: PathBuf,
    /// The file to write.
    output: PathBuf,
    /// What a report is encoded in that is not UTF-8: windows-1250, iso-8859-2...
    #[arg(long, value_name = "NAME", value_parser = encoding_name)]
    encoding: Option<String>,
    /// Tell, too, what the report lacks that is to be sent to FIDE.
    #[arg(long)]
    health: bool,
    /// Confirm what departs from the rules: a report in which rounds are not paired by them becomes an event only so.
    #[arg(long)]
    confirm: bool,
    /// Text for people on standard error, or one JSON object a finding on standard output.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

fn encoding_name(name: &str) -> Result<String, String> {
    trf::encoding(name).map(|_| name.to_owned()).ok_or_else(|| "there is no encoding of that name".to_owned())
}

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Trf,
    Csv,
    Pgn,
    Event,
}

impl Kind {
    fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_string_lossy().to_ascii_lowercase();
        Some(match ending.as_str() {
            "trf" | "trfx" => Self::Trf,
            "csv" => Self::Csv,
            "pgn" => Self::Pgn,
            "arbitro" => Self::Event,
            _ => return None,
        })
    }
}

/// Why nothing was written.
struct Refused(String);

/// What there is to tell, and how.
struct Teller<'a> {
    arguments: &'a Arguments,
    texts: &'a Texts,
    /// Whether something in the file does not fit.
    wrong: bool,
}

/// Converts.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let mut teller = Teller { arguments, texts: &texts, wrong: false };
    match convert(arguments, &mut teller) {
        Ok(()) if teller.wrong => ExitCode::from(1),
        Ok(()) => ExitCode::SUCCESS,
        Err(Refused(why)) => {
            eprintln!("{}: {why}", arguments.input.display());
            ExitCode::from(2)
        }
    }
}

fn convert(arguments: &Arguments, teller: &mut Teller<'_>) -> Result<(), Refused> {
    let kind = |path: &Path| Kind::of(path).ok_or_else(|| teller.refused("convert-ending", path.display()));
    let (from, to) = (kind(&arguments.input)?, kind(&arguments.output)?);
    if to == Kind::Event {
        return to_event(from, teller);
    }
    if from == Kind::Csv && to == Kind::Pgn {
        return Err(teller.refused("convert-no-games", arguments.input.display()));
    }
    if (from, to) == (Kind::Pgn, Kind::Pgn) {
        return games_as_they_should_be(&arguments.input, &arguments.output);
    }
    let text = match (from, to) {
        (Kind::Event, Kind::Pgn) => {
            let bench = Bench::new()?;
            bench.open(&arguments.input, teller)?;
            bench.games(teller)?
        }
        (_, Kind::Pgn) => {
            let report = report(from, teller)?;
            let bench = Bench::new()?;
            bench.import(&report, None, teller)?;
            bench.games(teller)?
        }
        _ => {
            let report = report(from, teller)?;
            teller.health(&report);
            match to {
                Kind::Csv => teller.without_losses(players_csv(&report)),
                _ => trf::write(&report),
            }
        }
    };
    whole_file::write(&arguments.output, |file| file.write_all(text.as_bytes()))
        .map_err(|error| Refused(format!("{}: {error}", arguments.output.display())))
}

/// Games that are read are written as PGN should be, one after another, however large the file.
fn games_as_they_should_be(input: &Path, output: &Path) -> Result<(), Refused> {
    let games = pgn::games(opened(input)?);
    let write = |file: &mut dyn io::Write| {
        games.into_iter().try_for_each(|game| file.write_all(pgn::write(&game?).as_bytes()))
    };
    whole_file::write(output, write).map_err(|error| Refused(format!("{}: {error}", output.display())))
}

/// The report that a file is, or that can be made of it.
fn report(from: Kind, teller: &mut Teller<'_>) -> Result<Report, Refused> {
    let path = &teller.arguments.input;
    Ok(match from {
        Kind::Trf => {
            let encoding = teller.arguments.encoding.as_deref().and_then(trf::encoding);
            let bytes = report_file::bytes(path).map_err(|error| Refused(error.to_string()))?;
            let report = trf::read_as(&bytes, encoding);
            teller.notes(&report.notes);
            if report.severity() == Some(Severity::Error) {
                return Err(teller.refused("convert-damaged", path.display()));
            }
            report
        }
        Kind::Csv => {
            let list = csv::read_players(&whole(path)?);
            for finding in &list.findings {
                teller.listed(finding);
            }
            if list.players.is_empty() {
                return Err(teller.refused("convert-damaged", path.display()));
            }
            teller.without_losses(report_of_players(&list.players))
        }
        Kind::Pgn => {
            let games: Vec<_> = pgn::games(opened(path)?)
                .map(|game| game.map(without_moves))
                .collect::<io::Result<_>>()
                .map_err(|error| Refused(error.to_string()))?;
            if games.is_empty() {
                return Err(teller.refused("convert-no-games", path.display()));
            }
            teller.without_losses(report_of_games(&games))
        }
        Kind::Event => {
            let bench = Bench::new()?;
            let tournament = bench.open(path, teller)?;
            trf::read(bench.report(tournament, teller)?.as_bytes())
        }
    })
}

/// A new event file: of a report, a list or games; a copy of an event file is none.
fn to_event(from: Kind, teller: &mut Teller<'_>) -> Result<(), Refused> {
    let output = teller.arguments.output.clone();
    if from == Kind::Event {
        return Err(teller.refused("convert-same-kind", output.display()));
    }
    if output.exists() {
        return Err(teller.refused("convert-exists", output.display()));
    }
    let report = report(from, teller)?;
    teller.health(&report);
    let bench = Bench::new()?;
    let beside = whole_file::beside(&output);
    let made = bench
        .import(&report, Some(&beside), teller)
        .and_then(|tournament| if from == Kind::Pgn { bench.take_games(tournament, teller) } else { Ok(()) });
    let closed = bench.close(teller);
    let renamed = made.and(closed).and_then(|()| {
        std::fs::rename(&beside, &output).map_err(|error| Refused(format!("{}: {error}", output.display())))
    });
    if renamed.is_err() {
        let _ = std::fs::remove_file(&beside);
    }
    let mut lock = beside.into_os_string();
    lock.push(".lock");
    let _ = std::fs::remove_file(lock);
    renamed
}

fn whole(path: &Path) -> Result<Vec<u8>, Refused> {
    std::fs::read(path).map_err(|error| Refused(error.to_string()))
}

fn opened(path: &Path) -> Result<File, Refused> {
    File::open(path).map_err(|error| Refused(error.to_string()))
}

/// A game of which a report is made: of its moves no more than whether there are any.
fn without_moves(mut game: pgn::Game) -> pgn::Game {
    game.plies.truncate(1);
    game.plies.shrink_to_fit();
    game
}

/// A desk with folders of its own that are gone afterwards.
struct Bench {
    desk: Desk,
    folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Result<Self, Refused> {
        let folder = tempfile::tempdir().map_err(|error| Refused(error.to_string()))?;
        let desk = Desk::new(DeskConfig::new(folder.path().join("settings"), folder.path().join("events")));
        Ok(Self { desk, folder })
    }

    /// Opens an event file; its first tournament.
    fn open(&self, path: &Path, teller: &Teller<'_>) -> Result<i64, Refused> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let opened =
            arbitro_desk::event::open(&self.desk, &OpenEvent { path: path.to_string_lossy().into() })
                .map_err(|error| teller.of(&error))?;
        opened
            .tournaments
            .first()
            .map(|tournament| tournament.id)
            .ok_or_else(|| teller.refused("convert-no-tournament", path.display()))
    }

    /// Makes an event of a report.
    fn import(&self, report: &Report, path: Option<&Path>, teller: &mut Teller<'_>) -> Result<i64, Refused> {
        let path = path.map(|path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        // The journal of the event names the file that was read.
        let handed = self.folder.path().join(teller.arguments.input.file_name().unwrap_or_default());
        std::fs::write(&handed, trf::write(report)).map_err(|error| Refused(error.to_string()))?;
        let request = ImportReport {
            path: path.map(|path| path.to_string_lossy().into_owned()),
            source: Source::Path(handed.to_string_lossy().into_owned()),
        };
        // Of an event that is not kept nothing has to be confirmed.
        let allowed = teller.arguments.confirm || request.path.is_none();
        let import = |desk: &Desk| arbitro_desk::trf::import(desk, &request);
        let imported =
            confirming(&self.desk, teller.texts, allowed, import).map_err(|error| teller.of(&error))?;
        teller.lost(&imported.losses);
        Ok(imported.tournament)
    }

    /// Takes in the moves of the games.
    fn take_games(&self, tournament: i64, teller: &mut Teller<'_>) -> Result<(), Refused> {
        let path =
            std::path::absolute(&teller.arguments.input).map_err(|error| Refused(error.to_string()))?;
        let source = Source::Path(path.to_string_lossy().into_owned());
        let request = ImportGames { tournament, round: None, source, preview: false, take_results: false };
        arbitro_desk::game::import(&self.desk, &request).map_err(|error| teller.of(&error)).map(drop)
    }

    fn report(&self, tournament: i64, teller: &mut Teller<'_>) -> Result<String, Refused> {
        let request = ExportReport { tournament, target: Target::Answer };
        let export = |desk: &Desk| arbitro_desk::trf::export(desk, &request);
        let exported =
            confirming(&self.desk, teller.texts, true, export).map_err(|error| teller.of(&error))?;
        teller.lost(&exported.losses);
        Ok(exported.text.unwrap_or_default())
    }

    fn games(&self, teller: &mut Teller<'_>) -> Result<String, Refused> {
        let request = ExportGames {
            tournament: None,
            rounds: Vec::new(),
            boards: String::new(),
            parts: true,
            target: Target::Answer,
        };
        let exported = arbitro_desk::game::export(&self.desk, &request).map_err(|error| teller.of(&error))?;
        Ok(exported.text.unwrap_or_default())
    }

    fn close(&self, teller: &Teller<'_>) -> Result<(), Refused> {
        arbitro_desk::event::close(&self.desk, &Nothing::default())
            .map_err(|error| teller.of(&error))
            .map(drop)
    }
}

impl Teller<'_> {
    fn refused(&self, key: &str, file: impl Display) -> Refused {
        Refused(self.texts.text(key, &[("file", Value::from(file.to_string()))]))
    }

    fn of(&self, error: &DeskError) -> Refused {
        let values: Vec<(&str, Value)> =
            error.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str()))).collect();
        Refused(self.texts.text(&error.code, &values))
    }

    /// Tells one thing: for people, where it is, then the sentence.
    fn tell(&self, place: (usize, usize), object: &serde_json::Value, text: &str) {
        let name = self.arguments.input.display();
        match (self.arguments.format, place) {
            // Whoever reads the answers may have had enough.
            (Format::Json, _) => drop(writeln!(io::stdout().lock(), "{object}")),
            (Format::Text, (0, _)) => eprintln!("{name}: {text}"),
            (Format::Text, (line, column)) => eprintln!("{name}:{line}:{column}: {text}"),
        }
    }

    fn notes(&mut self, notes: &[Note]) {
        for note in notes {
            let severity = note.kind.severity();
            self.wrong |= severity >= Severity::Warning;
            let text = note_text(note, self.texts);
            let object = json!({
                "line": note.line, "column": note.column, "code": note.kind, "severity": severity,
                "found": note.found, "became": note.became, "text": text,
            });
            self.tell((note.line, note.column), &object, &text);
        }
    }

    fn listed(&mut self, finding: &csv::Finding) {
        self.wrong |= finding.lost;
        let found = finding.problem.text().unwrap_or_default();
        let text = self.texts.text(finding.problem.key(), &[("text", Value::from(found))]);
        let object = json!({
            "line": finding.line, "column": finding.column, "code": finding.problem.key(),
            "severity": if finding.lost { "error" } else { "info" }, "found": found, "became": null, "text": text,
        });
        let line = usize::try_from(finding.line).unwrap_or(usize::MAX);
        self.tell((line, finding.column.unwrap_or(1)), &object, &text);
    }

    fn without_losses<T>(&self, (kept, losses): (T, Vec<Loss>)) -> T {
        for loss in &losses {
            self.loss(loss.kind.key(), &loss.found);
        }
        kept
    }

    fn lost(&self, losses: &[Message]) {
        for loss in losses {
            self.loss(&loss.key, loss.params.get("found").map_or("", String::as_str));
        }
    }

    fn loss(&self, key: &str, found: &str) {
        let text = self.texts.text(key, &[("found", Value::from(found))]);
        self.tell((0, 0), &json!({"lost": key, "found": found, "text": text}), &text);
    }

    fn health(&self, report: &Report) {
        if !self.arguments.health {
            return;
        }
        for lack in trf::health(report) {
            let key = lack.kind.key();
            let text = self.texts.text(key, &[("found", Value::from(lack.found.as_str()))]);
            self.tell(
                (lack.line, 1),
                &json!({"lack": key, "line": lack.line, "found": lack.found, "text": text}),
                &text,
            );
        }
    }
}
