//! The form of a player, checked.

use arbitro_store::table::player::{self, PlayerData};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{Rating, Sex, Title};

use crate::api::DeskError;
use crate::api::player::PlayerForm;
use crate::event::federation;
use crate::text::one_line;

/// What a form says of a player. Blanks around texts are dropped.
pub(super) fn data(form: &PlayerForm) -> Result<(PlayerData, Option<Rating>), DeskError> {
    let name = one_line(&form.name)?;
    if name.is_empty() {
        return Err(DeskError::plain("error-player-without-name"));
    }
    let bad = |code: &str, text: &str| DeskError::plain(code).with("text", text);
    let data = PlayerData {
        name,
        title: optional(&form.title, |text| text.parse::<Title>().ok())
            .ok_or_else(|| bad("error-title", &form.title))?,
        federation: federation(&form.federation)?,
        fide_id: optional(&form.fide_id, |text| text.parse().ok().filter(|id: &u32| *id > 0))
            .ok_or_else(|| bad("error-fide-id", &form.fide_id))?,
        sex: optional(&form.sex, sex).ok_or_else(|| bad("error-sex", &form.sex))?,
        birth_year: match form.birth_year {
            0 => None,
            year if arbitro_interchange::csv::YEARS.contains(&year) => Some(year),
            year => return Err(bad("error-birth-year", &year.to_string())),
        },
        club: one_line(&form.club)?,
    };
    let rating = match (form.rating, Rating::new(form.rating)) {
        (0, _) => None,
        (_, Some(rating)) => Some(rating),
        (other, None) => {
            return Err(bad("error-rating", &other.to_string()).with("most", Rating::MAX));
        }
    };
    Ok((data, rating))
}

/// What a form says of a player who may be in the tournament only once.
pub(crate) fn checked(
    db: &Db<'_>,
    tournament: TournamentId,
    entry: Option<EntryId>,
    form: &PlayerForm,
) -> Result<(PlayerData, Option<Rating>), DeskError> {
    let (data, rating) = data(form)?;
    not_twice(db, tournament, entry, &data)?;
    Ok((data, rating))
}

/// Refuses a player who is in the tournament already, by his FIDE identity number.
pub(super) fn not_twice(
    db: &Db<'_>,
    tournament: TournamentId,
    entry: Option<EntryId>,
    data: &PlayerData,
) -> Result<(), DeskError> {
    let Some(id) = data.fide_id else { return Ok(()) };
    let others = player::of_tournament(db, tournament)?;
    match others.iter().find(|other| Some(other.id) != entry && other.data.fide_id == Some(id)) {
        Some(other) => Err(DeskError::plain("error-player-twice")
            .with("name", &other.data.name)
            .with("fide_id", id)
            .with("number", other.number)),
        None => Ok(()),
    }
}

pub(super) fn sex(text: &str) -> Option<Sex> {
    match text {
        "m" | "M" => Some(Sex::Man),
        "w" | "W" | "f" | "F" => Some(Sex::Woman),
        _ => None,
    }
}

/// None for an empty text; otherwise what is read from it, or nothing at all if that fails.
#[allow(clippy::option_option, reason = "empty and unreadable are different things here")]
pub(super) fn optional<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    match text.trim() {
        "" => Some(None),
        text => read(text).map(Some),
    }
}
