//! Some of the players: those of a category, a federation, a club.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_store::table::player::EntryRow;
use arbitro_tournament::{PairingNumber, Sex};

use crate::api::Message;
use crate::api::standings::{Category, GroupChoice, StandingsGroup};
use crate::convert::{With as _, sentence};

/// The age groups of youth events.
const UNDER: [u16; 7] = [8, 10, 12, 14, 16, 18, 20];
/// The age groups of seniors.
const SENIORS: [u16; 2] = [50, 65];

/// Whether a player is in a group, in an event that begins in this year.
pub(crate) fn is_in(group: &StandingsGroup, entry: &EntryRow, year: u16) -> bool {
    let age = || entry.data.birth_year.and_then(|born| year.checked_sub(born));
    match group {
        StandingsGroup::Category(Category::Women) => entry.data.sex == Some(Sex::Woman),
        StandingsGroup::Category(Category::Under(most)) => age().is_some_and(|age| age <= *most),
        StandingsGroup::Category(Category::Senior(least)) => age().is_some_and(|age| age >= *least),
        StandingsGroup::Category(Category::Unrated) => entry.rating.is_none(),
        StandingsGroup::Category(Category::Below(most)) => {
            entry.rating.is_some_and(|rating| rating.0 < *most)
        }
        StandingsGroup::Federation(code) => {
            entry.data.federation.is_some_and(|federation| federation.to_string() == *code)
        }
        StandingsGroup::Club(club) => entry.data.club == *club,
    }
}

/// The groups that somebody is in, but not everybody.
pub(super) fn choices(entries: &BTreeMap<PairingNumber, EntryRow>, year: u16) -> Vec<GroupChoice> {
    let categories = std::iter::once(Category::Women)
        .chain(UNDER.map(Category::Under))
        .chain(SENIORS.map(Category::Senior))
        .chain(std::iter::once(Category::Unrated));
    let federations: BTreeSet<String> =
        entries.values().filter_map(|entry| Some(entry.data.federation?.to_string())).collect();
    let clubs: BTreeSet<String> =
        entries.values().map(|entry| entry.data.club.clone()).filter(|club| !club.is_empty()).collect();
    let groups = categories
        .map(StandingsGroup::Category)
        .chain(federations.into_iter().map(StandingsGroup::Federation))
        .chain(clubs.into_iter().map(StandingsGroup::Club));
    let all = entries.len();
    let choice = |group: StandingsGroup| {
        let players = entries.values().filter(|entry| is_in(&group, entry, year)).count();
        let name = name(&group);
        (1..all).contains(&players).then(|| GroupChoice {
            group,
            name,
            players: u32::try_from(players).unwrap_or(u32::MAX),
        })
    };
    groups.filter_map(choice).collect()
}

/// What a group is called.
pub(crate) fn name(group: &StandingsGroup) -> Message {
    match group {
        StandingsGroup::Category(Category::Women) => sentence("table-group-women"),
        StandingsGroup::Category(Category::Under(age)) => sentence("table-group-under").with("age", age),
        StandingsGroup::Category(Category::Senior(age)) => sentence("table-group-senior").with("age", age),
        StandingsGroup::Category(Category::Unrated) => sentence("table-group-unrated"),
        StandingsGroup::Category(Category::Below(rating)) => {
            sentence("table-group-below").with("rating", rating)
        }
        StandingsGroup::Federation(code) => sentence("table-group-federation").with("federation", code),
        StandingsGroup::Club(club) => sentence("table-group-club").with("club", club),
    }
}
