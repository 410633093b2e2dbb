//! From what the page asks and what the scoresheet tells to a case of the Laws.

use arbitro_laws::edition::{EditionId, Seconds};
use arbitro_laws::incident::{Case, Event, Regulations, Supervision, TimeClass, Variant};
use arbitro_store::table::game;
use serde_json::{Map, Value};

use super::facts::Answers;
use super::setting::Setting;
use crate::api::DeskError;
use crate::api::event::TimeClassChoice;

/// The case of an event: its position is the one before the half-move that was chosen, else the one on the board.
pub(crate) fn case(
    setting: &Setting,
    answers: &Answers<'_>,
    event: Event,
    regulations: Map<String, Value>,
) -> Result<Case, DeskError> {
    let mut record = setting.sheet.record.clone();
    if let Some(at) = answers.at {
        record.plies.truncate(at);
        record.after = None;
    }
    let circumstances = &setting.circumstances;
    let mut case = Case::new(EditionId(circumstances.edition.clone()), event);
    case.tc_class = match circumstances.time_class {
        TimeClassChoice::Standard => TimeClass::Standard,
        TimeClassChoice::Rapid => TimeClass::Rapid,
        TimeClassChoice::Blitz => TimeClass::Blitz,
    };
    case.supervision = match (case.tc_class, circumstances.supervised) {
        (TimeClass::Standard, _) => Supervision::NotApplicable,
        (_, true) => Supervision::Adequate,
        (_, false) => Supervision::Inadequate,
    };
    case.variant = match setting.sheet.row.variant {
        game::Variant::Standard => Variant::Standard,
        game::Variant::Chess960 => Variant::Chess960,
    };
    case.increment_s = Seconds(circumstances.increment_s.into());
    case.event_regulations = regulations_of(regulations)?;
    case.record = Some(record);
    Ok(case)
}

fn regulations_of(said: Map<String, Value>) -> Result<Regulations, DeskError> {
    serde_json::from_value(Value::Object(said))
        .map_err(|e| DeskError::plain("error-cannot-rule").with("detail", e))
}
