//! Two files of one event: what each changed since their last common act, and what is taken over.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;
use super::journal::JournalKind;

/// `merge/look`: another file of the open event.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LookForMerge {
    /// The file.
    pub path: String,
}

/// What the other file has otherwise than the open event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MergeLook {
    /// The other file.
    pub path: String,
    /// The last act in both.
    pub common: MergeAct,
    /// What was done here since then, the last first.
    pub here: Vec<MergeAct>,
    /// What was done there since then, the last first.
    pub there: Vec<MergeAct>,
    /// The parts of the event that are not the same in both.
    pub parts: Vec<MergePart>,
}

/// An act, with who did it where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MergeAct {
    /// Number in its journal.
    pub number: u32,
    /// When.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// Who.
    pub who: String,
    /// At which machine; empty where the row does not say.
    pub host: String,
    /// What was done.
    pub message: Message,
    /// Act, undo or redo.
    pub kind: JournalKind,
}

/// A part of the event that is not the same in both files. It is taken over as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MergePart {
    /// Which.
    pub part: MergeWhat,
    /// The name of the tournament; empty for another part.
    pub name: String,
    /// Where it changed.
    pub changed: MergeChanged,
    /// What changed here.
    pub here: MergeChanges,
    /// What changed there.
    pub there: MergeChanges,
    /// Why it cannot be taken over; none if it can. What changed in both can, in place of what is here.
    pub cannot_take: Option<Message>,
}

/// A part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MergeWhat {
    /// The event's form.
    Event,
    /// What stands on every paper.
    Letterhead,
    /// A tournament: its number here and there; none where it is not.
    Tournament {
        /// Here.
        here: Option<i64>,
        /// There.
        there: Option<i64>,
    },
}

/// Where something changed since the last common act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MergeChanged {
    /// Here alone: it stays.
    Here,
    /// There alone: it can be taken over.
    There,
    /// In both, and not alike: one of the two stands.
    Both,
}

/// What changed in a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MergeChanges {
    /// How much of what.
    pub counts: Vec<MergeCount>,
    /// The acts that did it, by their numbers, the last first.
    pub acts: Vec<u32>,
}

/// How much changed of one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MergeCount {
    /// Of what.
    pub kind: MergeKind,
    /// How many.
    pub count: u32,
}

/// What can change in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MergeKind {
    /// What it is played by, its calendar, fees and prizes.
    Settings,
    /// Players, and what was said of them.
    Players,
    /// Rounds and who meets whom.
    Rounds,
    /// Results.
    Results,
    /// Records of games.
    Games,
    /// Incidents and rulings.
    Incidents,
    /// Clocks, who was missing, adjournments.
    Clocks,
}

/// `merge/apply`: parts are taken over as they are in the other file.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ApplyMerge {
    /// The other file.
    pub path: String,
    /// The last act here when it was looked at.
    pub here: u32,
    /// The last act there when it was looked at, and when it was done.
    pub there: u32,
    /// What is taken over. All else stays as it is here.
    pub take: Vec<MergeWhat>,
}
