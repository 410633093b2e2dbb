//! `arbitro event merge`: what was done in a copy of an event is taken over.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::OpenEvent;
use arbitro_desk::api::merge::{
    ApplyMerge, LookForMerge, MergeAct, MergeChanged, MergeChanges, MergeKind, MergeLook, MergePart,
    MergeWhat,
};
use arbitro_desk::{Desk, DeskError, event, merge};
use arbitro_messages::Value;
use clap::Args;

use super::message;
use crate::print::absolute;
use crate::report_file::{Language, Texts};
use crate::this_desk::desk;

/// Brings two files of one event together that went on in two places: tells what each changed since their last common act, and
/// takes over into the first what changed in the second alone, tournament by tournament.
///
/// A tournament that changed in both stays as it is in the first, unless it is named. The second file is not changed. What was
/// taken over is one act, and can be taken back in the window.
///
/// The exit code is 0 where all is well, 1 where something changed in both or cannot be taken over, 2 for a file that cannot be
/// used.
///
/// Example: arbitro event merge open.arbitro stick/open.arbitro
#[derive(Args)]
pub struct Merge {
    /// The event file that takes over.
    mine: PathBuf,
    /// The other file of the same event.
    theirs: PathBuf,
    /// Only tells, and changes nothing.
    #[arg(long)]
    look: bool,
    /// A tournament that changed in both and is taken as the other file has it; may be given several times.
    #[arg(long, value_name = "NAME")]
    take: Vec<String>,
    #[command(flatten)]
    language: Language,
}

/// Runs the command.
pub fn run(arguments: &Merge) -> ExitCode {
    let texts = Texts::new(&arguments.language);
    let Some(desk) = desk(&texts) else { return ExitCode::from(2) };
    let done = merged(&desk, arguments, &texts);
    let closed = event::close(&desk, &Nothing {});
    match done.and_then(|left| closed.map(|_| left)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(refused) => {
            eprintln!("{}", texts.refused(&refused));
            ExitCode::from(2)
        }
    }
}

/// How many parts stay although they changed there.
fn merged(desk: &Desk, arguments: &Merge, texts: &Texts) -> Result<usize, DeskError> {
    event::open(desk, &OpenEvent { path: absolute(&arguments.mine) })?;
    let look = merge::look(desk, &LookForMerge { path: absolute(&arguments.theirs) })?;
    let number = Value::from(i64::from(look.common.number));
    let files = [("mine", name(&arguments.mine)), ("theirs", name(&arguments.theirs)), ("number", number)];
    println!("{}", texts.text("file-merge-common", &files));
    if look.parts.is_empty() {
        println!("{}", texts.text("file-merge-same", &[]));
    }
    let chosen = |part: &&MergePart| part.cannot_take.is_none() && is_chosen(part, &arguments.take);
    let take: Vec<MergeWhat> = look.parts.iter().filter(chosen).map(|part| part.part).collect();
    for part in &look.parts {
        println!("{}", told(&look, part, take.contains(&part.part), texts));
    }
    let stays = |part: &&MergePart| part.changed != MergeChanged::Here && !take.contains(&part.part);
    let left = look.parts.iter().filter(stays).count();
    if !arguments.look && !take.is_empty() {
        let last = |acts: &[MergeAct]| acts.first().unwrap_or(&look.common).number;
        let (here, there) = (last(&look.here), last(&look.there));
        merge::apply(desk, &ApplyMerge { path: look.path.clone(), here, there, take })?;
        println!("{}", texts.text("file-merge-done", &[("mine", name(&arguments.mine))]));
    }
    Ok(left)
}

fn name(path: &Path) -> Value {
    Value::from(path.display().to_string())
}

fn is_chosen(part: &MergePart, named: &[String]) -> bool {
    match part.changed {
        MergeChanged::Here => false,
        MergeChanged::There => true,
        MergeChanged::Both => named.contains(&part.name),
    }
}

fn told(look: &MergeLook, part: &MergePart, taken: bool, texts: &Texts) -> String {
    let name = match part.part {
        MergeWhat::Event => texts.text("ui-merge-event", &[]),
        MergeWhat::Letterhead => texts.text("ui-merge-letterhead", &[]),
        MergeWhat::Tournament { .. } => part.name.clone(),
    };
    let here = said(&part.here, &look.here, texts);
    let there = said(&part.there, &look.there, texts);
    let mut values =
        vec![("name", Value::from(name)), ("here", Value::from(here)), ("there", Value::from(there))];
    let key = match (&part.cannot_take, part.changed, taken) {
        (_, MergeChanged::Here, _) => "file-merge-here",
        (Some(why), _, _) => {
            values.push(("why", Value::from(message(why, texts))));
            "file-merge-cannot"
        }
        (None, MergeChanged::There, _) => "file-merge-there",
        (None, MergeChanged::Both, true) => "file-merge-both-taken",
        (None, MergeChanged::Both, false) => "file-merge-both",
    };
    texts.text(key, &values)
}

/// How much of what changed, by whom and when last.
fn said(changes: &MergeChanges, acts: &[MergeAct], texts: &Texts) -> String {
    let count = |count: u32| [("count", Value::from(i64::from(count)))];
    let mut said: Vec<String> =
        changes.counts.iter().map(|counted| texts.text(key(counted.kind), &count(counted.count))).collect();
    if let Some(last) = acts.iter().find(|act| changes.acts.contains(&act.number)) {
        let at = last.at.format("%Y-%m-%d %H:%M UTC").to_string();
        said.push(texts.text("file-merge-by", &[("who", last.who.as_str().into()), ("at", at.into())]));
    }
    said.join(", ")
}

const fn key(kind: MergeKind) -> &'static str {
    match kind {
        MergeKind::Settings => "ui-merge-count-settings",
        MergeKind::Players => "ui-merge-count-players",
        MergeKind::Rounds => "ui-merge-count-rounds",
        MergeKind::Results => "ui-merge-count-results",
        MergeKind::Games => "ui-merge-count-games",
        MergeKind::Incidents => "ui-merge-count-incidents",
        MergeKind::Clocks => "ui-merge-count-clocks",
    }
}
