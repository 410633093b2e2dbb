//! `arbitro rule`: one ruling for each case of a JSON Lines file.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_laws::edition::{Editions, Seconds, Status};
use arbitro_laws::incident::{Case, RuleError, rule_with};
use arbitro_laws::ruling::{Evidence, Message, Ruling, RulingResult};
use arbitro_laws::side::PerSide;
use arbitro_messages::{Catalogue, RulingText, Value, ruling_text};
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::overlays::with_overlays;
use crate::report_file::{Language, Texts};

/// Rules on incidents by the Laws of Chess, in the edition each game is played under.
///
/// Each input line is a case: a JSON object with `edition`, `tc_class`, `supervision`, the record or the position, and the
/// `event`. Each answer tells the result, the clocks, the moves the player may choose from, the articles, and the questions
/// only the arbiter can answer.
///
/// Example: echo '{"edition":"2023-01","position_fen":"1q6/8/4k3/8/8/8/8/4K3 w - - 0 1",
/// "event":{"type":"resignation","player":"black"}}' | arbitro rule
///
/// With --overlays the more detailed rules of federations are laid over the editions: a case names one in `overlay` and says
/// `played_in` (a FIDE code) and `fide_event` (`none`, `match`, `championship`, `qualifier`, `title`, `rated`). An overlay holds
/// only in the federation's own territory, outside of FIDE's events, and where it does not conflict with the Laws; the
/// ruling says whether it was applied and why not.
///
/// Example of a file: `{"name":"Club rules 2010","federation":"ESP",
/// "rules":[{"parameter":"illegal_bonus_standard","value":180,"article":"ESP 7"}]}`
#[derive(Args)]
pub struct Arguments {
    /// The file with the cases; standard input without it, or as `-`.
    file: Option<PathBuf>,
    /// Sentences to read aloud, or one JSON object a case.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// A JSON file with one overlay or a list of them; may be given more than once.
    #[arg(long, value_name = "FILE")]
    overlays: Vec<PathBuf>,
    #[command(flatten)]
    language: Language,
}

/// How answers are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// Reads the cases and writes a ruling for each, in their order.
pub fn run(arguments: &Arguments) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(catalogue) = texts.catalogue() else {
        eprintln!("arbitro rule: the texts of this program cannot be read");
        return ExitCode::from(2);
    };
    let Some(editions) = with_overlays(&arguments.overlays, &texts) else { return ExitCode::from(2) };
    let door = Door { catalogue, texts: &texts, editions, format: arguments.format };
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
            let values = [("file", Value::from(name)), ("reason", Value::from(error.to_string()))];
            eprintln!("{}", texts.text("rule-unreadable", &values));
            ExitCode::from(2)
        }
    }
}

struct Door<'t> {
    catalogue: &'t Catalogue,
    texts: &'t Texts,
    editions: Editions,
    format: Format,
}

impl Door<'_> {
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
            match self.ruled(text) {
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
        let text = ruling_text(self.catalogue, self.texts.lang(), ruling);
        match self.format {
            Format::Json => {
                serde_json::to_writer(&mut *output, &Answer::of(case, ruling, &text))?;
                writeln!(output)
            }
            Format::Text if case.id.is_empty() => writeln!(output, "{text}\n"),
            Format::Text => writeln!(output, "{}: {text}\n", case.id),
        }
    }

    /// The case of a line and its ruling, or the column and what is wrong.
    fn ruled(&self, line: &[u8]) -> Result<(Case, Ruling), (usize, String)> {
        let case: Case = serde_json::from_slice(line).map_err(|error| {
            let said = error.to_string();
            // The place is told before the sentence already.
            let sentence = said.split(" at line ").next().unwrap_or_default();
            let values = [("reason", Value::from(sentence))];
            (error.column().max(1), self.texts.text("rule-expects-case", &values))
        })?;
        match rule_with(&case, &self.editions) {
            Ok(ruling) => Ok((case, ruling)),
            Err(error) => {
                let said = self.said(&error);
                Err((1, if case.id.is_empty() { said } else { format!("{}: {said}", case.id) }))
            }
        }
    }

    /// Why a case cannot be ruled on.
    fn said(&self, error: &RuleError) -> String {
        let text = |key, values: &[(&str, Value)]| self.texts.text(key, values);
        match error {
            RuleError::Edition(found, known) => text(
                "rule-expects-edition",
                &[("found", Value::from(found.as_str())), ("known", Value::from(known.as_str()))],
            ),
            RuleError::Overlay(found) => {
                text("rule-expects-known-overlay", &[("found", Value::from(found.as_str()))])
            }
            RuleError::Position { fen, detail } => text(
                "rule-expects-position",
                &[("found", Value::from(fen.as_str())), ("reason", Value::from(detail.as_str()))],
            ),
            RuleError::Record { ply, found } => text(
                "rule-expects-uci",
                &[("ply", Value::from(ply.to_string())), ("found", Value::from(found.as_str()))],
            ),
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
