//! `arbitro event`: the event file itself.

mod merge;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_desk::api::Message;
use arbitro_desk::api::event::{EventVerified, OpenEvent, VerifyFinding};
use arbitro_desk::{Desk, DeskError, event};
use arbitro_messages::Value;
use clap::{Args, Subcommand};
use serde_json::json;

use crate::pair::Format;
use crate::print::absolute;
use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Works on event files.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Merge(merge::Merge),
    Verify(Verify),
}

/// Reads event files through and changes nothing: whether a file is damaged, whether its journal is whole, and whether every
/// tournament, round and game in it can be shown.
///
/// The exit code is 0 where all is well, 1 where something is wrong, 2 for a file that cannot be used: one that is no event
/// file, is open in another program, or was written by a later version.
///
/// Example: arbitro event verify club-open.arbitro
#[derive(Args)]
struct Verify {
    /// The event files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Text for people, or one JSON object a file.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: Language,
}

/// Runs the command.
pub fn run(arguments: &Arguments) -> ExitCode {
    match &arguments.what {
        What::Merge(arguments) => merge::run(arguments),
        What::Verify(arguments) => verify(arguments),
    }
}

fn verify(arguments: &Verify) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    let (mut unusable, mut wrong) = (false, false);
    for file in &arguments.files {
        match verified(&desk, file) {
            Ok(verified) => {
                wrong |= !verified.findings.is_empty();
                tell(&verified, file, arguments.format, &texts);
            }
            Err(refused) => {
                unusable = true;
                eprintln!("{}", texts.refused(&refused));
            }
        }
    }
    match (unusable, wrong) {
        (true, _) => ExitCode::from(2),
        (_, true) => ExitCode::from(1),
        _ => ExitCode::SUCCESS,
    }
}

fn verified(desk: &Desk, file: &Path) -> Result<EventVerified, DeskError> {
    event::verify(desk, &OpenEvent { path: absolute(file) })
}

fn tell(verified: &EventVerified, file: &Path, format: Format, texts: &Texts) {
    let file = file.display().to_string();
    let lines: Vec<String> = match format {
        Format::Json => vec![as_json(verified, &file, texts).to_string()],
        Format::Text if verified.findings.is_empty() => vec![whole(verified, &file, texts)],
        Format::Text => verified.findings.iter().map(|finding| as_text(finding, &file, texts)).collect(),
    };
    if let Some(kind) = &verified.share {
        eprintln!("{}", on_share(&file, kind, texts));
    }
    let mut out = io::stdout().lock();
    for line in lines {
        // Whoever reads the answers may have had enough.
        let _ = writeln!(out, "{line}");
    }
}

fn whole(verified: &EventVerified, file: &str, texts: &Texts) -> String {
    let number = |number: u32| Value::from(i64::from(number));
    let values = [
        ("file", Value::from(file)),
        ("name", Value::from(verified.name.as_str())),
        ("acts", number(verified.acts)),
        ("tournaments", number(verified.tournaments)),
        ("rounds", number(verified.rounds)),
        ("games", number(verified.games)),
    ];
    texts.text("file-verified", &values)
}

/// That a file is on a network share, and the way out. It is no fault of the file.
fn on_share(file: &str, kind: &str, texts: &Texts) -> String {
    texts.text("file-on-share", &[("file", Value::from(file)), ("kind", Value::from(kind))])
}

fn as_text(finding: &VerifyFinding, file: &str, texts: &Texts) -> String {
    let fault = message(&finding.what, texts);
    let mut values = vec![("file", Value::from(file)), ("fault", Value::from(fault))];
    match &finding.why {
        None => texts.text("file-fault", &values),
        Some(why) => {
            values.push(("why", Value::from(message(why, texts))));
            texts.text("file-fault-why", &values)
        }
    }
}

fn as_json(verified: &EventVerified, file: &str, texts: &Texts) -> serde_json::Value {
    let finding = |finding: &VerifyFinding| {
        json!({
            "code": finding.what.key,
            "text": message(&finding.what, texts),
            "why": finding.why.as_ref().map(|why| message(why, texts)),
        })
    };
    let findings: Vec<_> = verified.findings.iter().map(finding).collect();
    json!({
        "file": file, "share": verified.share, "event": verified.name, "acts": verified.acts, "tournaments": verified.tournaments,
        "rounds": verified.rounds, "games": verified.games, "findings": findings,
    })
}

fn message(message: &Message, texts: &Texts) -> String {
    let values: Vec<_> =
        message.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str()))).collect();
    texts.text(&message.key, &values)
}

#[cfg(test)]
mod tests {
    use arbitro_messages::Lang;

    use super::*;

    #[test]
    fn a_network_share_is_told_in_both_languages_and_in_the_object() {
        let verified = EventVerified { share: Some("nfs4".to_owned()), ..EventVerified::default() };
        for (lang, word) in [(Lang::En, "network share"), (Lang::Es, "carpeta de red")] {
            let texts = Texts::new(&Language::of(lang));
            let told = on_share("open.arbitro", "nfs4", &texts);
            assert!(told.contains("open.arbitro") && told.contains("nfs4") && told.contains(word), "{told}");
            assert_eq!(as_json(&verified, "open.arbitro", &texts)["share"], "nfs4");
        }
    }
}
