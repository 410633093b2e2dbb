//! `ruling/propose`: what the Laws say of what happened; nothing is written.

use arbitro_laws::incident::form::Fact;
use arbitro_laws::incident::{Case, EventKind, rule};
use arbitro_laws::ruling::Ruling;

use super::facts::{Answers, Told};
use super::setting::Setting;
use super::{case, proposal};
use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{Proposal, ProposeRuling};

/// A ruling with all it was made from.
pub(crate) struct Ruled {
    pub setting: Setting,
    pub kind: &'static EventKind,
    /// The half-move of the record it is about.
    pub at: Option<usize>,
    pub outcome: Outcome,
}

/// What came of asking the Laws.
pub(crate) enum Outcome {
    /// A ruling on a case.
    Ruling(Box<(Case, Ruling)>),
    /// Facts without which there is none.
    Missing(Vec<&'static Fact>),
}

impl Ruled {
    /// The case and its ruling, if no fact is missing.
    pub fn ruling(&self) -> Option<(&Case, &Ruling)> {
        match &self.outcome {
            Outcome::Ruling(both) => Some((&both.0, &both.1)),
            Outcome::Missing(_) => None,
        }
    }
}

/// Asks the Laws.
pub(crate) fn ruled(setting: Setting, request: &ProposeRuling) -> Result<Ruled, DeskError> {
    let setting = setting.at_the_envelope(&request.incident.event)?;
    let answers = Answers::of(&setting, request)?;
    let (kind, at) = (answers.kind, answers.at);
    let outcome = match answers.told()? {
        Told::Missing(facts) => Outcome::Missing(facts),
        Told::Whole(event, regulations) => {
            let case = case::case(&setting, &answers, *event, regulations)?;
            let ruling = rule(&case).map_err(|e| DeskError::plain("error-cannot-rule").with("detail", e))?;
            Outcome::Ruling(Box::new((case, ruling)))
        }
    };
    Ok(Ruled { setting, kind, at, outcome })
}

/// Proposes a ruling.
pub fn propose(desk: &Desk, request: &ProposeRuling) -> Result<Proposal, DeskError> {
    let setting = Setting::of(desk, &request.on, request.circumstances.as_ref())?;
    proposal::proposal(&ruled(setting, request)?, request)
}
