//! Title norms (FIDE Handbook B.01, in force since 1 January 2024).
//!
//! [`norm`] takes a player's games of one event and answers for one title: every requirement with its article, what it
//! needs and what was found; the way in which the games make a norm, if there is one (games left out under 1.4.1e and
//! 1.4.1f, a forfeit of the last round under 1.4.2c); and, while rounds are left, a [`Forecast`] of what is still needed.
//! [`NormField`] does so for the players of a whole event.
//! [`swiss_exemption`] says whether an event is a Swiss of the kind that 1.4.3d exempts, and [`conditions`] what the
//! event itself must fulfil.

mod assess;
mod condition;
mod counted;
mod event;
mod forecast;
mod input;
mod requirement;
mod search;
mod swiss;
mod title;

pub use assess::{Assessment, Raised};
pub use condition::{Condition, ConditionKind, EventFacts, conditions};
pub use counted::{LeftOut, NotCounted};
pub use event::{NormEntrant, NormField};
pub use forecast::{Forecast, Mix, PointsNeeded};
pub use input::{Applicant, Exemption, NormEvent, NormGame, NormSystem, Opponent};
pub use requirement::{Bound, Requirement, RequirementKind};
pub use search::Route;
pub use swiss::{SwissEntrant, SwissExemption, swiss_exemption};
pub use title::NormTitle;

use serde::Serialize;

/// What a player's games say about one norm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NormReport {
    /// The title.
    pub title: NormTitle,
    /// All games that count, nothing left out.
    pub full: Assessment,
    /// How the games make a norm; none if they do not.
    pub route: Option<Route>,
    /// As how many games the norm counts in an application (1.4.1d: a game more for each full point above the norm, and
    /// never more than 13).
    pub counts_as: Option<u16>,
    /// Rounds that do not count, and why.
    pub left_out: Vec<LeftOut>,
    /// What is still needed; none when no round is left.
    pub forecast: Option<Forecast>,
}

impl NormReport {
    /// Whether there is a norm.
    pub const fn met(&self) -> bool {
        self.route.is_some()
    }

    /// Whether it is worth telling that a norm may still come: games count already, and some score is enough against
    /// opponents like those so far.
    pub fn may_still_come(&self) -> bool {
        let possible = self.forecast.as_ref().is_some_and(|f| f.possible && f.points.is_some());
        possible && !self.full.rounds.is_empty()
    }
}

/// Checks a player's games for a norm.
pub fn norm(event: NormEvent, applicant: Applicant, games: &[NormGame], title: NormTitle) -> NormReport {
    let table = counted::count(event, games);
    let full = assess::assess(event, applicant, &table, &table.games, title);
    let route = search::route(event, applicant, &table, &full);
    let counts_as = route.as_ref().map(|route| route.assessment.counts_as());
    let forecast = forecast::forecast(event, applicant, games, title);
    NormReport { title, full, route, counts_as, left_out: table.left_out, forecast }
}
