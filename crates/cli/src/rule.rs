//! `arbitro rule`: one ruling for each case of a JSON Lines file.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_laws::edition::{Seconds, Status};
use arbitro_laws::incident::{Case, rule};
use arbitro_laws::ruling::{Evidence, Message, Ruling, RulingResult};
use arbitro_laws::side::PerSide;
use arbitro_messages::{Catalogue, Lang, RulingText, ruling_text};
use clap::{Args, ValueEnum};
use serde::Serialize;

/// Rules on incidents by the Laws of Chess, in the edition each game is played under.
///
/// Each input line is a case: a JSON object with `edition`, `tc_class`, `supervision`, the record or the position, and the
/// `event`. Each answer tells the result, the clocks, the moves the player may choose from, the articles, and the questions
/// only the arbiter can answer.
///
/// Example: echo '{"edition":"2023-01","position_fen":"1q6/8/4k3/8/8/8/8/4K3 w - - 0 1",
/// "event":{"type":"resignation","player":"black"}}' | arbitro rule
#[derive(Args)]
pub struct Arguments {
    /// The file with the cases; standard input without it, or as `-`.
    file: Option<PathBuf>,
    /// Sentences to read aloud, or one JSON object a case.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The language of the sentences, `en` or `es`; by default that of the environment.
    #[arg(long)]
    lang: Option<Lang>,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// The language of the environment.
fn environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Lang::default(), |locale| Lang::from_locale(&locale))
}

/// Reads the cases and writes a ruling for each, in their order.
pub fn run(arguments: &Arguments) -> ExitCode {
    let catalogue = match Catalogue::load() {
        Ok(catalogue) => catalogue,
        Err(error) => {
            eprintln!("arbitro rule: {error}");
            return ExitCode::from(2);
        }
    };
    let door = Door { catalogue, lang: arguments.lang.unwrap_or_else(environment), format: arguments.format };
    let (name, result) = match &arguments.file {
        Some(path) if path.as_path() != Path::new("-") => {
            let name = path.display().to_string();
            let result = File::open(path).and_then(|file| door.answer_all(&name, &mut BufReader::new(file)));
            (name, result)
        }
        _ => ("-".to_owned(), door.answer_all("-", &mut io::stdin().lock())),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(2),
        // Whoever reads the answers has had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arbitro rule: {name}: {error}");
            ExitCode::from(2)
        }
    }
}

struct Door {
    catalogue: Catalogue,
    lang: Lang,
    format: Format,
}

impl Door {
    /// True if every line could be used; a bad one never hides the next.
    fn answer_all(&self, name: &str, input: &mut impl BufRead) -> io::Result<bool> {
        let mut output = io::stdout().lock();
        let mut good = true;
        let mut line = Vec::new();
        for number in 1_u64.. {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                break;
            }
            let text = line.trim_ascii();
            if text.is_empty() {
                continue;
            }
            match ruled(text) {
                Ok((case, ruling)) => self.write(&mut output, &case, &ruling)?,
                Err((column, expected)) => {
                    good = false;
                    output.flush()?;
                    eprintln!("{name}:{number}:{column}: {expected}");
                }
            }
        }
        output.flush()?;
        Ok(good)
    }

    fn write(&self, output: &mut impl Write, case: &Case, ruling: &Ruling) -> io::Result<()> {
        let text = ruling_text(&self.catalogue, self.lang, ruling);
        match self.format {
            Format::Json => {
                serde_json::to_writer(&mut *output, &Answer::of(case, ruling, &text))?;
                writeln!(output)
            }
            Format::Text if case.id.is_empty() => writeln!(output, "{text}\n"),
            Format::Text => writeln!(output, "{}: {text}\n", case.id),
        }
    }
}

/// The case of a line and its ruling, or the column and what is wrong.
fn ruled(line: &[u8]) -> Result<(Case, Ruling), (usize, String)> {
    let case: Case = serde_json::from_slice(line).map_err(|error| {
        let said = error.to_string();
        // The place is told before the sentence already.
        let sentence = said.split(" at line ").next().unwrap_or_default();
        (error.column().max(1), format!("a case is expected: {sentence}"))
    })?;
    match rule(&case) {
        Ok(ruling) => Ok((case, ruling)),
        Err(error) => {
            Err((1, if case.id.is_empty() { error.to_string() } else { format!("{}: {error}", case.id) }))
        }
    }
}

/// The answer to a case as it is written in JSON.
#[derive(Serialize)]
struct Answer<'a> {
    id: &'a str,
    result: RulingResult,
    clock_delta_s: PerSide<Seconds>,
    articles: &'a [String],
    permitted_moves_san: Option<&'a [String]>,
    legal: Option<bool>,
    next: &'a str,
    needs_arbiter: Vec<&'a str>,
    options: Vec<&'a str>,
    evidence: &'a Evidence,
    status: Status,
    text: String,
}

impl<'a> Answer<'a> {
    fn of(case: &'a Case, ruling: &'a Ruling, text: &RulingText) -> Answer<'a> {
        let keys = |messages: &'a [Message]| messages.iter().map(|message| message.key.as_ref()).collect();
        Answer {
            id: &case.id,
            result: ruling.result,
            clock_delta_s: ruling.clock_delta_s,
            articles: &ruling.articles,
            permitted_moves_san: ruling.permitted_moves_san.as_deref(),
            legal: ruling.legal,
            next: &ruling.next.key,
            needs_arbiter: keys(&ruling.needs_arbiter),
            options: keys(&ruling.options),
            evidence: &ruling.evidence,
            status: ruling.status,
            text: text.to_string(),
        }
    }
}
