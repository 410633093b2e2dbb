//! `library/find`: players of the lists as they would be entered in a tournament.

use arbitro_store::table::event::TimeClass;
use arbitro_store::table::{event, player};
use arbitro_store::{Db, TournamentId};

use super::search::search;
use crate::Desk;
use crate::api::DeskError;
use crate::api::library::{FindListed, ListedCandidate, ListedPlayerView, SearchLibrary};
use crate::api::player::PlayerForm;

/// The players who fit what was typed so far, FIDE's list first, the best rated of each first.
pub fn find(desk: &Desk, request: &FindListed) -> Result<Vec<ListedCandidate>, DeskError> {
    if request.words.trim().is_empty() {
        return Ok(Vec::new());
    }
    let (class, entries) = desk.read(|db| {
        Ok((event::get(db)?.time_class, player::of_tournament(db, TournamentId(request.tournament))?))
    })?;
    let asked =
        SearchLibrary { words: request.words.clone(), limit: request.limit, ..SearchLibrary::default() };
    let candidate = |listed: ListedPlayerView| {
        let id = listed.fide_id.parse::<u32>().ok();
        let entered = entries.iter().find(|entry| id.is_some() && entry.data.fide_id == id);
        ListedCandidate {
            list: listed.list.clone(),
            number: listed.number.clone(),
            inactive: listed.inactive,
            entered: entered.map(|entry| entry.number.0),
            player: form(listed, class),
        }
    };
    Ok(search(desk, &asked)?.into_iter().map(candidate).collect())
}

/// The class of play of the open event.
pub(crate) fn class(db: &Db<'_>) -> Result<TimeClass, DeskError> {
    Ok(event::get(db)?.time_class)
}

/// A listed player on the form of a player. Who has no rating for rapid or blitz starts from the standard one (B.02, rapid and
/// blitz, art. 7.2).
pub(super) fn form(listed: ListedPlayerView, class: TimeClass) -> PlayerForm {
    let own = match class {
        TimeClass::Standard => listed.standard.rating,
        TimeClass::Rapid => listed.rapid.rating,
        TimeClass::Blitz => listed.blitz.rating,
    };
    PlayerForm {
        entry: None,
        name: listed.name,
        title: listed.title,
        federation: listed.federation,
        rating: if own == 0 { listed.standard.rating } else { own },
        fide_id: listed.fide_id,
        sex: listed.sex,
        birth_year: listed.birth_year,
        club: String::new(),
    }
}
