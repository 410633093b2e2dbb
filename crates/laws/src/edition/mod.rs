//! The editions of the Laws of Chess as data.
//!
//! [`Editions`] holds one [`Edition`] a column of the table: its [parameters](Parameters) and its
//! [article numbers](Articles), each cell with its [status](Status). A game keeps the edition it was played under. An edition
//! that this version does not know can be added as data, in the JSON form of [`Edition`].

use std::fmt;
use std::sync::LazyLock;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::ending::EndRules;
use crate::overlay::Overlay;

pub mod articles;
mod parameters;
mod value;

pub use articles::{Article, Articles};
pub use parameters::{Cell, Parameters};
pub use value::{
    ClaimantCut, ColoursReversed, Counting, DefaultTime, DeviceOffence, FiftyExceptions, FlagTest,
    HasTheMove, OpponentScore, PositionLost, PromotionFinal, Quickplay, Seconds, TouchBoth, Unsupervised,
};

/// How sure a fact about an edition is. The order is from sure to unsure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Read in the full text of that edition.
    #[default]
    Verified,
    /// Known from a quotation, an excerpt or an official table of changes.
    Excerpt,
    /// A historical rule that was not checked against the text.
    Unverified,
}

/// The name of an edition: the year, with the month where two came into force in neighbouring years.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EditionId(pub String);

impl EditionId {
    /// The newest edition this version knows.
    pub fn current() -> EditionId {
        EditionId(parameters::COLUMNS[parameters::COLUMNS.len() - 1].0.to_owned())
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One edition of the Laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// Its name.
    pub id: EditionId,
    /// The day it came into force.
    pub in_force: NaiveDate,
    /// What it says.
    pub parameters: Parameters,
    /// Where it says it.
    pub articles: Articles,
    /// The articles of a federation that some of it comes from, by the federation's own numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlaid: Vec<String>,
}

impl Edition {
    /// Whether the edition has an article of that number, as far as the tables name it.
    pub fn has_article(&self, number: &str) -> bool {
        self.articles.numbers().chain(self.parameters.numbers()).any(|known| known == number)
    }

    /// What ends a game by itself.
    pub fn end_rules(&self) -> EndRules {
        EndRules {
            fivefold: self.parameters.fivefold.value,
            seventy_five: self.parameters.seventy_five.value,
            dead: self.parameters.dead_position.value,
        }
    }
}

/// The editions the program knows, oldest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editions {
    editions: Vec<Edition>,
    overlays: Vec<Overlay>,
}

static BUILT_IN: LazyLock<Editions> = LazyLock::new(|| {
    let columns = parameters::COLUMNS.iter().enumerate();
    Editions {
        overlays: Vec::new(),
        editions: columns
            .filter_map(|(index, (id, in_force))| {
                Some(Edition {
                    id: EditionId((*id).to_owned()),
                    in_force: in_force.parse().ok()?,
                    parameters: Parameters::column(index)?,
                    articles: Articles::column(index),
                    overlaid: Vec::new(),
                })
            })
            .collect(),
    }
});

impl Editions {
    /// The editions of the table.
    pub fn built_in() -> &'static Editions {
        &BUILT_IN
    }

    /// These editions and one more, which replaces one of the same name.
    #[must_use]
    pub fn with(&self, edition: Edition) -> Editions {
        let mut all = self.clone();
        all.editions.retain(|known| known.id != edition.id);
        all.editions.push(edition);
        all.editions.sort_by_key(|edition| edition.in_force);
        all
    }

    /// These editions and one more overlay, which replaces one of the same name.
    #[must_use]
    pub fn with_overlay(&self, overlay: Overlay) -> Editions {
        let mut all = self.clone();
        all.overlays.retain(|known| known.name != overlay.name);
        all.overlays.push(overlay);
        all
    }

    /// The overlay of that name.
    pub fn overlay(&self, name: &str) -> Option<&Overlay> {
        self.overlays.iter().find(|overlay| overlay.name == name)
    }

    /// The edition of that name.
    pub fn get(&self, id: &EditionId) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == *id)
    }

    /// The edition in force on a day; none before the first.
    pub fn in_force_on(&self, day: NaiveDate) -> Option<&Edition> {
        self.editions.iter().rev().find(|edition| edition.in_force <= day)
    }

    /// All editions, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Edition> {
        self.editions.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_the_article_map_has_a_cell_for_each_edition() {
        for (name, row) in articles::ROWS {
            assert_eq!(row.split_whitespace().count(), parameters::COLUMNS.len(), "{name}");
        }
    }

    #[test]
    fn every_column_is_an_edition() {
        let ids: Vec<String> = Editions::built_in().iter().map(|edition| edition.id.to_string()).collect();
        let columns: Vec<&str> = parameters::COLUMNS.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, columns);
    }

    #[test]
    fn an_edition_is_in_force_from_its_day() {
        let on = |day: &str| {
            Editions::built_in()
                .in_force_on(day.parse().expect("a date"))
                .map(|edition| edition.id.0.as_str())
        };
        assert_eq!(on("2022-12-31"), Some("2018-01"));
        assert_eq!(on("2023-01-01"), Some("2023-01"));
        assert_eq!(on("1950-01-01"), None);
    }

    #[test]
    fn a_new_edition_is_data() {
        let newest = Editions::built_in().get(&EditionId::current()).expect("the newest edition");
        let mut json = serde_json::to_value(newest).expect("an edition is JSON");
        json["id"] = "2027-01".into();
        json["in_force"] = "2027-01-01".into();
        json["parameters"]["illegal_bonus_standard"]["value"] = 90.into();
        let edition: Edition = serde_json::from_value(json).expect("read back");
        let known = Editions::built_in().with(edition);
        let day = "2028-05-05".parse().expect("a date");
        assert_eq!(
            known.in_force_on(day).map(|e| e.parameters.illegal_bonus_standard.value),
            Some(Seconds(90))
        );
    }
}
