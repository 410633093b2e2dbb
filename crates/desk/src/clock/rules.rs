//! `clock/rules`: the default time of a tournament, and how often its clocks are read.

use arbitro_store::table::clock::{self, TimeRules};
use arbitro_store::table::{event, tournament};
use arbitro_store::{Db, TournamentId};

use crate::Desk;
use crate::api::DeskError;
use crate::api::clock::{SetTimeRules, TimeRulesView};
use crate::convert::{With as _, said};
use crate::start_of_play::of_edition;

/// The longest time that is taken for one.
const MOST: u32 = 600;

/// Says how long one waits for a player, and how often the clocks are read.
pub fn rules(desk: &Desk, request: &SetTimeRules) -> Result<TimeRulesView, DeskError> {
    let minutes = [request.default_time_min, request.reading_interval_min];
    if minutes.iter().flatten().any(|minutes| *minutes > MOST) || request.reading_interval_min == Some(0) {
        return Err(DeskError::plain("error-minutes").with("most", MOST));
    }
    desk.act("clock/rules", request, |tx| {
        let row = tournament::get(tx, TournamentId(request.tournament))?;
        let rules = TimeRules {
            default_time_min: request.default_time_min,
            reading_interval_min: request.reading_interval_min,
        };
        clock::set_rules(tx, row.id, rules)?;
        Ok((view(tx, row.id)?, said("journal-time-rules").with("tournament", &row.data.name)))
    })
}

/// What a tournament says of time.
pub(super) fn view(db: &Db<'_>, id: TournamentId) -> Result<TimeRulesView, DeskError> {
    let rules = clock::rules(db, id)?;
    Ok(TimeRulesView {
        default_time_min: rules.default_time_min,
        edition_default_min: of_edition(&event::get(db)?.edition),
        reading_interval_min: rules.reading_interval_min,
    })
}

/// The minutes until a player has to be there.
pub(crate) fn default_time(db: &Db<'_>, id: TournamentId) -> Result<Option<u32>, DeskError> {
    let view = view(db, id)?;
    Ok(view.default_time_min.or(view.edition_default_min))
}
