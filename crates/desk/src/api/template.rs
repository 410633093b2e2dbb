//! Templates: list, show, save, remove; and an event like another (`event/new`).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::event::{CalendarRound, EventForm, TournamentForm};
use super::player::PlayerForm;
use super::prize::FundForm;

/// What an event was set up with, to set up another like it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Template {
    /// The event; its name and days are those of the event it was made of.
    pub form: EventForm,
    /// Its tournaments, in order.
    pub tournaments: Vec<TemplateTournament>,
}

/// A tournament of a template.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TemplateTournament {
    /// What it is played by.
    pub form: TournamentForm,
    /// When its rounds begin, on the days of the event it was made of.
    #[serde(default)]
    pub calendar: Vec<CalendarRound>,
    /// Its prizes.
    #[serde(default)]
    pub funds: Vec<FundForm>,
    /// Its players, where they are taken along.
    #[serde(default)]
    pub players: Vec<PlayerForm>,
}

/// What another event is like (`event/new`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Like {
    /// A template by its name; none for the event that is open.
    pub template: Option<String>,
    /// Whether the players of the open event come along.
    #[serde(default)]
    pub players: bool,
}

/// `template/save`: keeps what the open event was set up with, in the place of a template of that name.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SaveTemplate {
    /// Its name: letters, digits, spaces and hyphens.
    pub name: String,
}

/// `template/remove`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RemoveTemplate {
    /// Its name.
    pub name: String,
}

/// `template/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowTemplate {
    /// Its name; none for what the open event was set up with.
    pub name: Option<String>,
}
