//! The levels of warning, the same for every act and every door: what is to be acknowledged, confirmed, confirmed in two
//! steps, or left undone in FIDE mode. What an act would do is found first; then it asks here, and is not done before the
//! person has confirmed what was shown, as things stood when it was shown.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use arbitro_store::table::journal;
use arbitro_store::{Db, TournamentId};
use serde::Serialize;

use crate::Desk;
use crate::api::warning::{Warning, WarningLevel};
use crate::api::{DeskError, Message};

/// What is to be said before an act.
#[derive(Default)]
pub(crate) struct Warnings {
    found: Vec<(WarningLevel, Message)>,
    tournament: Option<TournamentId>,
}

impl Warnings {
    pub fn new() -> Self {
        Self::default()
    }

    /// One more thing to be said.
    pub fn add(&mut self, level: WarningLevel, consequence: Message) {
        self.found.push((level, consequence));
    }

    /// Something that is not done while this tournament is in FIDE mode.
    pub fn refuse(&mut self, tournament: TournamentId, consequence: Message) {
        self.tournament = Some(tournament);
        self.add(WarningLevel::Refused, consequence);
    }

    /// Lets an act in the open event go on that nothing is to be said of, or whose last step was confirmed; else answers with
    /// what is to be confirmed.
    pub fn settle(
        self,
        desk: &Desk,
        db: &Db<'_>,
        call: &str,
        request: &impl Serialize,
    ) -> Result<(), DeskError> {
        let at = journal::last_own(db)?.map_or(0, |last| last.number);
        self.settle_at(desk, at, call, request)
    }

    /// The same outside an event: `at` tells one state of things from another.
    pub fn settle_at(
        self,
        desk: &Desk,
        at: u32,
        call: &str,
        request: &impl Serialize,
    ) -> Result<(), DeskError> {
        let Some(level) = self.found.iter().map(|(level, _)| *level).max() else { return Ok(()) };
        let request = serde_json::to_string(request).unwrap_or_default();
        let token = |step: u8| {
            let mut hasher = DefaultHasher::new();
            (call, &request, at, step).hash(&mut hasher);
            for (level, Message { key, params, .. }) in &self.found {
                (*level as u8, key, params).hash(&mut hasher);
            }
            format!("{:016x}", hasher.finish())
        };
        let steps = if level == WarningLevel::TwoSteps { 2 } else { 1 };
        let confirmed = (1..=steps).find(|step| desk.confirmed() == Some(token(*step).as_str()));
        let confirmed = confirmed.filter(|_| level != WarningLevel::Refused).unwrap_or(0);
        if confirmed == steps {
            return Ok(());
        }
        let step = confirmed + 1;
        let token = (level != WarningLevel::Refused).then(|| token(step));
        Err(self.asked(level, step, token))
    }

    fn asked(self, level: WarningLevel, step: u8, token: Option<String>) -> DeskError {
        let code = match (level, step) {
            (WarningLevel::Acknowledge, _) => "warning-acknowledge",
            (WarningLevel::Confirm, _) => "warning-confirm",
            (WarningLevel::TwoSteps, 1) => "warning-two-steps",
            (WarningLevel::TwoSteps, _) => "warning-once-more",
            (WarningLevel::Refused, _) => "warning-refused",
        };
        // Of what is refused, that alone is said.
        let said = |found: &(WarningLevel, Message)| level != WarningLevel::Refused || found.0 == level;
        let consequences = self.found.into_iter().filter(said).map(|(_, message)| message).collect();
        let tournament = self.tournament.map(|id| id.0);
        let warning = Warning { level, step, consequences, token, tournament };
        DeskError { warning: Some(Box::new(warning)), ..DeskError::plain(code) }
    }
}
