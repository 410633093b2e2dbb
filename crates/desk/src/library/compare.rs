//! `library/compare`, `library/update`: the players of a tournament beside a rating list.

use arbitro_store::TournamentId;
use arbitro_store::library::{ListQuery, RatingList};
use arbitro_store::table::event::TimeClass;
use arbitro_store::table::player::{self, EntryRow};

use super::find::{class, form};
use super::search::shown;
use super::{FIDE, library, unreadable, view};
use crate::api::DeskError;
use crate::api::library::{
    CompareWithList, FieldDifference, KnownPlayer, ListComparison, ListedField, PlayerDifference,
    UpdateFromList,
};
use crate::api::player::{PlayerForm, PlayerRow};
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::player::{checked, rows};
use crate::warning::Warnings;
use crate::{Desk, fide_mode, seat};

/// So many players of a name are looked at to find one among them.
const NAMESAKES: u32 = 50;

/// A list that is open, and the class of play its ratings are wanted for.
pub(crate) struct Listed<'l> {
    list: RatingList,
    name: &'l str,
    class: TimeClass,
}

/// What the list says otherwise of the players. Nothing is changed.
pub fn compare(desk: &Desk, request: &CompareWithList) -> Result<ListComparison, DeskError> {
    let (class, entries) =
        desk.read(|db| Ok((class(db)?, player::of_tournament(db, TournamentId(request.tournament))?)))?;
    let listed = Listed::open(desk, &request.list, class)?;
    let about = listed.list.about().map_err(|error| unreadable(error, listed.name))?;
    let mut comparison =
        ListComparison { list: view(about), differences: Vec::new(), unknown: Vec::new(), same: 0 };
    for entry in &entries {
        match listed.difference(entry)? {
            None => comparison.unknown.push(known(entry)),
            Some(difference) if difference.changes.is_empty() && difference.other_name.is_none() => {
                comparison.same += 1;
            }
            Some(difference) => comparison.differences.push(difference),
        }
    }
    Ok(comparison)
}

/// Takes over what the list says of these players: ratings, titles, federations and the rest, never names.
pub fn update(desk: &Desk, request: &UpdateFromList) -> Result<Vec<PlayerRow>, DeskError> {
    desk.act("library/update", request, |tx| {
        let id = TournamentId(request.tournament);
        let listed = Listed::open(desk, &request.list, class(tx)?)?;
        let (mut players, mut rerated) = (0, false);
        let paired = fide_mode::last_round(tx, id)?;
        let mut warnings = Warnings::new();
        for mut entry in player::of_tournament(tx, id)? {
            if !request.entries.contains(&entry.id.0) {
                continue;
            }
            let Some(difference) = listed.difference(&entry)?.filter(|found| !found.changes.is_empty())
            else {
                continue;
            };
            let mut form = seat::form(&entry);
            for change in &difference.changes {
                take_over(&mut form, change);
            }
            let before = entry.rating;
            (entry.data, entry.rating) = checked(tx, id, Some(entry.id), &form)?;
            if before != entry.rating && paired > 0 {
                rerated = true;
                Breach::Rating.warn(&mut warnings, sentence("warning-rating").with("name", &entry.data.name));
            }
            players += 1;
            player::update(tx, &entry)?;
        }
        warnings.settle(desk, tx, "library/update", request)?;
        let said = said("journal-players-updated").with("players", players).with("name", &request.list);
        let breach = rerated.then_some(Breach::Rating);
        Ok((rows(tx, id)?, integrity::mark(said, id, paired, breach)))
    })
}

fn known(entry: &EntryRow) -> KnownPlayer {
    KnownPlayer { entry: entry.id.0, number: entry.number.0, name: entry.data.name.clone() }
}

impl<'l> Listed<'l> {
    pub(crate) fn open(desk: &Desk, name: &'l str, class: TimeClass) -> Result<Self, DeskError> {
        let list = library(desk).open(name).map_err(|error| unreadable(error, name))?;
        Ok(Self { list, name, class })
    }

    fn search(&self, query: &ListQuery<'_>) -> Result<Vec<PlayerForm>, DeskError> {
        let found = self.list.search(query).map_err(|error| unreadable(error, self.name))?;
        Ok(found.into_iter().map(|player| form(shown(self.name, player), self.class)).collect())
    }

    /// What the list says otherwise of a player; none of one it does not have.
    fn difference(&self, entry: &EntryRow) -> Result<Option<PlayerDifference>, DeskError> {
        let namesakes =
            ListQuery { words: &entry.data.name, federation: entry.data.federation, limit: NAMESAKES };
        let (listed, by_name) = match entry.data.fide_id {
            Some(id) => (self.of_id(id)?, false),
            None => (only(self.search(&namesakes)?, entry), true),
        };
        let Some(listed) = listed else { return Ok(None) };
        let same_name = by_name
            || self
                .search(&ListQuery { federation: None, ..namesakes })?
                .iter()
                .any(|other| other.fide_id == listed.fide_id);
        Ok(Some(PlayerDifference {
            player: known(entry),
            other_name: (!same_name).then(|| listed.name.clone()),
            by_name,
            changes: changes(&seat::form(entry), &listed),
        }))
    }

    /// The month of the list (`OCT26`), where it is known.
    pub(crate) fn month(&self) -> Result<Option<String>, DeskError> {
        Ok(self.list.about().map_err(|error| unreadable(error, self.name))?.month)
    }

    /// The player with a FIDE identity number: by it in FIDE's list, by search in another.
    pub(crate) fn of_id(&self, id: u32) -> Result<Option<PlayerForm>, DeskError> {
        let id = id.to_string();
        if self.name == FIDE {
            let player = self.list.player(&id).map_err(|error| unreadable(error, self.name))?;
            return Ok(player.map(|player| form(shown(self.name, player), self.class)));
        }
        let query = ListQuery { words: &id, federation: None, limit: NAMESAKES };
        Ok(self.search(&query)?.into_iter().find(|player| player.fide_id == id))
    }
}

/// The one player of a name who may be this one, if there is no other.
fn only(mut namesakes: Vec<PlayerForm>, entry: &EntryRow) -> Option<PlayerForm> {
    let born = entry.data.birth_year.unwrap_or(0);
    namesakes.retain(|other| born == 0 || other.birth_year == 0 || other.birth_year == born);
    match namesakes.len() {
        1 => namesakes.pop(),
        _ => None,
    }
}

/// What the list knows and has otherwise. What it does not know changes nothing.
fn changes(own: &PlayerForm, listed: &PlayerForm) -> Vec<FieldDifference> {
    let number = |number: u16| if number == 0 { String::new() } else { number.to_string() };
    [
        (ListedField::Rating, number(own.rating), number(listed.rating)),
        (ListedField::Title, own.title.clone(), listed.title.clone()),
        (ListedField::Federation, own.federation.clone(), listed.federation.clone()),
        (ListedField::FideId, own.fide_id.clone(), listed.fide_id.clone()),
        (ListedField::BirthYear, number(own.birth_year), number(listed.birth_year)),
        (ListedField::Sex, own.sex.clone(), listed.sex.clone()),
    ]
    .into_iter()
    .filter(|(_, before, after)| !after.is_empty() && before != after)
    .map(|(field, before, after)| FieldDifference { field, before, after })
    .collect()
}

fn take_over(form: &mut PlayerForm, change: &FieldDifference) {
    let after = change.after.clone();
    match change.field {
        ListedField::Rating => form.rating = after.parse().unwrap_or(form.rating),
        ListedField::Title => form.title = after,
        ListedField::Federation => form.federation = after,
        ListedField::FideId => form.fide_id = after,
        ListedField::BirthYear => form.birth_year = after.parse().unwrap_or(form.birth_year),
        ListedField::Sex => form.sex = after,
    }
}
