//! What the event itself must fulfil for its norms to be valid (B.01 art. 1.1).

use serde::Serialize;

/// A condition on the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ConditionKind {
    /// Rounds on one day, at most two.
    RoundsADay,
    /// Minutes for 60 moves that a player has, at least 120.
    Minutes,
    /// An arbiter with the title IA or FA is in charge.
    TitledArbiter,
    /// Days before the start on which it was registered, at least 30.
    RegisteredDays,
    /// The conditions are the same for everybody.
    SameConditions,
}

impl ConditionKind {
    /// Its word, as messages and the API have it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::RoundsADay => "rounds-a-day",
            Self::Minutes => "minutes",
            Self::TitledArbiter => "titled-arbiter",
            Self::RegisteredDays => "registered-days",
            Self::SameConditions => "same-conditions",
        }
    }
}

/// What is known of the event. What is not known is for the arbiter to confirm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventFacts {
    /// The most rounds played on one day.
    pub rounds_a_day: Option<u32>,
    /// Minutes a player has for 60 moves.
    pub minutes: Option<u32>,
    /// Whether the chief arbiter is an IA or FA.
    pub titled_arbiter: Option<bool>,
    /// Days between registration and the start.
    pub registered_days: Option<u32>,
    /// Whether the conditions are the same for everybody.
    pub same_conditions: Option<bool>,
}

/// A condition that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Condition {
    /// Which.
    pub kind: ConditionKind,
    /// The number needed; 1 for yes.
    pub needed: u32,
    /// What was found; none if it is not known.
    pub found: Option<u32>,
    /// Whether it is enough; none if it is not known.
    pub met: Option<bool>,
}

/// Checks the conditions of an event.
pub fn conditions(facts: &EventFacts) -> [Condition; 5] {
    let yes = |fact: Option<bool>| fact.map(u32::from);
    [
        (ConditionKind::RoundsADay, 2, facts.rounds_a_day),
        (ConditionKind::Minutes, 120, facts.minutes),
        (ConditionKind::TitledArbiter, 1, yes(facts.titled_arbiter)),
        (ConditionKind::RegisteredDays, 30, facts.registered_days),
        (ConditionKind::SameConditions, 1, yes(facts.same_conditions)),
    ]
    .map(|(kind, needed, found)| {
        let enough =
            |found| if kind == ConditionKind::RoundsADay { found <= needed } else { found >= needed };
        Condition { kind, needed, found, met: found.map(enough) }
    })
}
