//! The requirements, each with its article.

use serde::Serialize;

use super::input::Exemption;

/// What is required.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RequirementKind {
    /// Games that count.
    Games,
    /// Federations among the opponents other than the applicant's.
    ForeignFederations,
    /// Opponents of the applicant's federation.
    OwnFederation,
    /// Opponents of any one federation.
    OneFederation,
    /// Opponents with the titles that are wanted.
    WantedTitles,
    /// Opponents with a title, other than Candidate Masters.
    TitleHolders,
    /// Opponents of a double round robin.
    Players,
    /// The performance.
    Performance,
    /// The average rating of the opponents.
    Average,
    /// The score in per cent.
    Score,
    /// That the applicant is a woman, for women's titles.
    Woman,
}

/// How the number found compares with the number needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// Not less.
    AtLeast,
    /// Not more.
    AtMost,
}

/// One row a requirement: article, word, bound.
const TABLE: [(RequirementKind, &str, &str, Bound); 11] = [
    (RequirementKind::Games, "1.4.1", "games", Bound::AtLeast),
    (RequirementKind::ForeignFederations, "1.4.3", "foreign-federations", Bound::AtLeast),
    (RequirementKind::OwnFederation, "1.4.4", "own-federation", Bound::AtMost),
    (RequirementKind::OneFederation, "1.4.4", "one-federation", Bound::AtMost),
    (RequirementKind::WantedTitles, "1.4.5", "wanted-titles", Bound::AtLeast),
    (RequirementKind::TitleHolders, "1.4.5a", "title-holders", Bound::AtLeast),
    (RequirementKind::Players, "1.4.5f", "players", Bound::AtLeast),
    (RequirementKind::Performance, "1.4.8", "performance", Bound::AtLeast),
    (RequirementKind::Average, "1.4.8a", "average", Bound::AtLeast),
    (RequirementKind::Score, "1.4.8b", "score", Bound::AtLeast),
    (RequirementKind::Woman, "0.3.1", "woman", Bound::AtLeast),
];

impl RequirementKind {
    fn row(self) -> Option<&'static (Self, &'static str, &'static str, Bound)> {
        TABLE.iter().find(|row| row.0 == self)
    }

    /// The article of B.01.
    pub fn article(self) -> &'static str {
        self.row().map_or("", |row| row.1)
    }

    /// Its word, as messages and the API have it.
    pub fn word(self) -> &'static str {
        self.row().map_or("", |row| row.2)
    }

    /// How it is compared.
    pub fn bound(self) -> Bound {
        self.row().map_or(Bound::AtLeast, |row| row.3)
    }

    /// Whether it is about the mix of opponents, which round robins must have whole before a game may be left out
    /// (1.4.1f).
    pub(super) const fn is_mix(self) -> bool {
        matches!(
            self,
            Self::ForeignFederations
                | Self::OwnFederation
                | Self::OneFederation
                | Self::WantedTitles
                | Self::TitleHolders
                | Self::Players
        )
    }
}

/// A requirement that was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Requirement {
    /// Which.
    pub kind: RequirementKind,
    /// The number needed.
    pub needed: i32,
    /// The number found.
    pub found: i32,
    /// Whether the number found is enough.
    pub met: bool,
    /// The article that waives it, if one does.
    pub waived: Option<&'static str>,
}

impl Requirement {
    pub(super) fn new(kind: RequirementKind, needed: i32, found: i32) -> Self {
        let met = match kind.bound() {
            Bound::AtLeast => found >= needed,
            Bound::AtMost => found <= needed,
        };
        Self { kind, needed, found, met, waived: None }
    }

    pub(super) fn waived_by(self, exemption: Option<Exemption>) -> Self {
        Self { waived: exemption.filter(|_| !self.met).map(Exemption::article), ..self }
    }

    /// Whether it stands in the way of a norm.
    pub const fn is_missing(&self) -> bool {
        !self.met && self.waived.is_none()
    }
}
