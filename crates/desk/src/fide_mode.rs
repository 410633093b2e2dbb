//! FIDE mode: a tournament is played in it until it is left, for good. What departs from the rules is found from what is
//! stored; only the round in which the mode was left is written.

use arbitro_store::table::round;
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, TournamentId, Tx};
use arbitro_tournament::{Departure, ScoringSystem};

use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::warning::Warnings;

/// Whether a tournament is in FIDE mode.
pub(crate) const fn is_in(row: &TournamentRow) -> bool {
    row.left_fide_mode.is_none()
}

/// The round that was paired last; 0 before round 1.
pub(crate) fn last_round(db: &Db<'_>, id: TournamentId) -> Result<u16, DeskError> {
    Ok(round::of_tournament(db, id)?.last().map_or(0, |last| last.number))
}

/// Says what comes of leaving it, if it has not been left.
pub(crate) fn warn_of_leaving(row: &TournamentRow, warnings: &mut Warnings) {
    if is_in(row) {
        for key in ["warning-leave-fide-mode", "warning-leave-shown", "warning-leave-for-good"] {
            warnings.add(WarningLevel::TwoSteps, sentence(key).with("tournament", &row.data.name));
        }
    }
}

/// Leaves it, if it has not been left.
pub(crate) fn leave(tx: &Tx<'_>, row: &TournamentRow) -> Result<(), DeskError> {
    if is_in(row) {
        tournament::leave_fide_mode(tx, row.id, last_round(tx, row.id)?)?;
    }
    Ok(())
}

/// What the comment of the report says of a tournament that has left it.
pub(crate) fn left() -> Message {
    sentence("warning-fide-mode-left")
}

/// What is said of a tournament that has left it, wherever it is shown.
pub(crate) fn mark(row: &TournamentRow) -> Option<Message> {
    let round = row.left_fide_mode?;
    let key = if round == 0 { "warning-mark-before-round-one" } else { "warning-mark" };
    Some(sentence(key).with("round", round))
}

/// How results are worth something that they are not worth under the rules (C.04.1 art. 4; the checklist, 74 and 81 to 84).
pub(crate) fn of_scoring(scoring: &ScoringSystem) -> Vec<Message> {
    let told = |departure| match departure {
        Departure::DrawsAboveWin => sentence("warning-draws-above-win"),
        Departure::ByeAboveWin => sentence("warning-bye-above-win"),
        Departure::ByeOfNoResult => sentence("warning-bye-of-no-result"),
    };
    scoring.departures().into_iter().map(told).collect()
}
