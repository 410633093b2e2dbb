//! All files of a site.

use std::collections::BTreeMap;

use arbitro_messages::Catalogue;
use include_dir::{Dir, include_dir};

use crate::event::{Event, Tournament};
use crate::links;
use crate::page::{Folder, Page, game, home, player, round, tables};

static ASSETS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// The files of a site by their paths, with `/` between folders.
pub type Files = BTreeMap<String, Vec<u8>>;

/// An event to be put on the web, once a language.
pub struct Site<'a> {
    /// The words.
    pub catalogue: &'a Catalogue,
    /// The event in each language: the first one's pages stand in the folder itself, those of the others in a folder named
    /// after the language.
    pub editions: Vec<Event>,
}

impl Site<'_> {
    /// Every file.
    pub fn files(&self) -> Files {
        let mut files = Files::new();
        for file in assets(&ASSETS) {
            files.insert(format!("assets/{}", file.path().display()), file.contents().to_vec());
        }
        for event in &self.editions {
            for page in pages(&Folder { site: self, event }) {
                files.insert(page.path, page.html.into_string().into_bytes());
            }
        }
        // What is the same in every language stands once.
        if let Some(logo) = self.editions.iter().find_map(|event| event.logo.as_ref()) {
            files.insert(links::logo(logo.picture()), logo.bytes().to_vec());
        }
        for tournament in self.editions.iter().flat_map(|event| &event.tournaments) {
            if !tournament.games.is_empty() {
                files.insert(links::pgn(tournament.id), tournament.pgn.clone().into_bytes());
            }
        }
        files
    }
}

fn assets(folder: &'static Dir<'static>) -> Vec<&'static include_dir::File<'static>> {
    folder.files().chain(folder.dirs().flat_map(assets)).collect()
}

/// The pages of one language.
fn pages(folder: &Folder<'_>) -> Vec<Page> {
    let mut pages = vec![home::page(folder)];
    for tournament in &folder.event.tournaments {
        pages.extend(of_tournament(folder, tournament));
    }
    pages
}

fn of_tournament(folder: &Folder<'_>, tournament: &Tournament) -> Vec<Page> {
    let place = folder.of(tournament);
    let mut pages = vec![tables::players(&place)];
    pages.extend(tournament.players.iter().filter_map(|person| player::page(&place, person)));
    for round in &tournament.rounds {
        pages.extend(round::by_boards(&place, round));
        pages.push(round::by_names(&place, round));
        pages.extend(tables::standings(&place, round));
    }
    if !tournament.rounds.is_empty() {
        pages.push(tables::cross_table(&place));
    }
    if !tournament.calendar.is_empty() {
        pages.push(tables::calendar(&place));
    }
    if !tournament.prizes.is_empty() {
        pages.push(tables::prizes(&place));
    }
    if !tournament.games.is_empty() {
        pages.push(game::list(&place));
        pages.extend(tournament.games.iter().map(|of| game::page(&place, of)));
    }
    pages
}
