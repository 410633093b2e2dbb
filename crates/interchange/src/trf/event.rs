//! Lines `### ...`: comments, among them the events that make past pairings impossible to reproduce.

use serde::{Deserialize, Serialize};

/// Something that makes the past pairings impossible to reproduce, such as a change by hand: `### MPA @ Round 3: ...`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IntegrityEvent {
    /// Its kind: `Import`, `Configuration`, `MPA`, `Adjournment`, `Prohibition`...
    pub kind: String,
    /// The round before or in which it happened.
    pub round: u16,
    /// What was done.
    pub text: String,
}

impl IntegrityEvent {
    /// Reads what follows `###`. None if it is another comment.
    pub fn read(comment: &str) -> Option<Self> {
        let (kind, rest) = comment.split_once('@')?;
        let rest = rest.trim_start().strip_prefix("Round")?;
        let (round, text) = rest.split_once(':').unwrap_or((rest, ""));
        let kind = kind.trim();
        let round = round.trim().parse().ok()?;
        (!kind.is_empty()).then(|| Self { kind: kind.to_owned(), round, text: text.trim().to_owned() })
    }

    /// The comment, without `###`. A text of many lines becomes one.
    pub fn comment(&self) -> String {
        let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{} @ Round {}: {text}", self.kind, self.round)
    }
}
