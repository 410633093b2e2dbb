//! `library/list`, `library/search`, `library/show`.

use arbitro_store::library::ListQuery;
use arbitro_tournament::{Federation, ListedPlayer, ListedRating, Sex, Title};

use super::{FIDE, library, unreadable, view};
use crate::Desk;
use crate::api::library::{LibraryView, ListedPlayerView, ListedRatingView, SearchLibrary, ShowListed};
use crate::api::{DeskError, Nothing};

/// The rating lists that are there.
pub fn list(desk: &Desk, _: &Nothing) -> Result<LibraryView, DeskError> {
    let found = library(desk).lists()?;
    Ok(LibraryView {
        lists: found.lists.into_iter().map(view).collect(),
        unreadable: found.unreadable.iter().map(|path| path.display().to_string()).collect(),
    })
}

/// Players of one list or of all, FIDE's first, the best rated of each first.
pub fn search(desk: &Desk, request: &SearchLibrary) -> Result<Vec<ListedPlayerView>, DeskError> {
    let code = request.federation.trim();
    let federation: Option<Federation> = match code {
        "" => None,
        code => Some(code.parse().map_err(|()| DeskError::plain("error-federation").with("text", code))?),
    };
    let library = library(desk);
    let mut names: Vec<String> = match request.list.trim() {
        "" => library.lists()?.lists.into_iter().map(|list| list.name).collect(),
        name => vec![name.to_owned()],
    };
    names.sort_by_key(|name| name != FIDE);
    let wanted = usize::try_from(request.limit.max(1)).unwrap_or(usize::MAX);
    let mut found = Vec::new();
    for name in &names {
        let query = ListQuery { words: &request.words, federation, limit: request.limit };
        let players = library
            .open(name)
            .and_then(|list| list.search(&query))
            .map_err(|error| unreadable(error, name))?;
        found.extend(players.into_iter().map(|player| shown(name, player)));
        if found.len() >= wanted {
            break;
        }
    }
    found.truncate(wanted);
    Ok(found)
}

/// The player of a number.
pub fn show(desk: &Desk, request: &ShowListed) -> Result<ListedPlayerView, DeskError> {
    let list = library(desk).open(&request.list).map_err(|error| unreadable(error, &request.list))?;
    let player = list.player(&request.number).map_err(|error| unreadable(error, &request.list))?;
    let missing = || {
        DeskError::plain("error-list-no-player").with("number", &request.number).with("name", &request.list)
    };
    player.map(|player| shown(&request.list, player)).ok_or_else(missing)
}

pub(super) fn shown(list: &str, player: ListedPlayer) -> ListedPlayerView {
    let rating = |listed: ListedRating| ListedRatingView {
        rating: listed.rating.map_or(0, |rating| rating.0),
        games: listed.games,
        k: listed.k,
    };
    let fide_id = match player.fide_id {
        Some(id) => id.to_string(),
        None if list == FIDE => player.number.clone(),
        None => String::new(),
    };
    ListedPlayerView {
        list: list.to_owned(),
        fide_id,
        name: player.name,
        title: player.title.or(player.women_title).map_or("", Title::code).to_owned(),
        other_titles: player.other_titles,
        federation: player.federation.map(|federation| federation.to_string()).unwrap_or_default(),
        sex: match player.sex {
            Some(Sex::Man) => "m",
            Some(Sex::Woman) => "w",
            None => "",
        }
        .to_owned(),
        birth_year: player.birth_year.unwrap_or(0),
        standard: rating(player.standard),
        rapid: rating(player.rapid),
        blitz: rating(player.blitz),
        inactive: player.inactive,
        number: player.number,
    }
}
