//! Tournament report files (TRF): an event made of one, one made of a tournament, and what it lacks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::event::EventView;
use super::{Finding, Message, Source, Target};

/// `trf/import`: a new event of all that a report says.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ImportReport {
    /// Where the event file is made; it must not exist. None: in the folder of events, named after the event.
    pub path: Option<String>,
    /// The report.
    pub source: Source,
}

/// What became of a report.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportImported {
    /// The event, which is open now.
    pub event: EventView,
    /// Its tournament.
    pub tournament: i64,
    /// What was odd about the file, with line and column, and what was adjusted.
    pub findings: Vec<Finding>,
    /// What the file says and the event cannot hold.
    pub losses: Vec<Message>,
}

/// `trf/export`: the report of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExportReport {
    /// The tournament.
    pub tournament: i64,
    /// Where it goes.
    pub target: Target,
}

/// A report that was written.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportExported {
    /// Where it was written, if it was.
    pub path: Option<String>,
    /// The report, if it was asked for.
    pub text: Option<String>,
    /// A name for the file.
    pub file_name: String,
    /// What the event holds and a report cannot.
    pub losses: Vec<Message>,
}

/// `trf/health`: what the report of a tournament lacks that is to be sent to FIDE.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CheckReport {
    /// The tournament.
    pub tournament: i64,
}

/// Whether a report can be sent to FIDE.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ReportHealth {
    /// Whether nothing stands in the way.
    pub sendable: bool,
    /// What is missing or does not fit, the worst first.
    pub findings: Vec<HealthFinding>,
    /// What makes the pairings impossible to make again; the report says so in comments.
    pub integrity: Vec<IntegrityLine>,
}

/// Something that is missing in a report, or does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HealthFinding {
    /// Whether the report cannot be sent with it; else rating officers may ask.
    pub error: bool,
    /// The line of the report, from 1.
    pub line: Option<u32>,
    /// The entry it concerns.
    pub entry: Option<i64>,
    /// What is to be said.
    pub message: Message,
}

/// A comment of the report (`### MPA @ Round 3: ...`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct IntegrityLine {
    /// Its kind, as the report has it.
    pub kind: String,
    /// The round before or in which it happened.
    pub round: u32,
    /// What was done.
    pub message: Message,
}
