//! The pages: what is around each of them, and what they share.

pub mod game;
pub mod home;
mod parts;
pub mod player;
pub mod round;
pub mod tables;

use arbitro_messages::Lang;
use maud::{DOCTYPE, Markup, html};

use crate::event::{Event, Tournament};
use crate::links;
use crate::site::Site;
use crate::words::Words;

/// Only files of the site itself are asked for, nothing runs that stands in a page, and nothing is sent anywhere.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/// A page that is made.
pub struct Page {
    pub path: String,
    pub html: Markup,
}

/// The pages of one language.
#[derive(Clone, Copy)]
pub struct Folder<'a> {
    pub site: &'a Site<'a>,
    pub event: &'a Event,
}

/// The pages of one tournament in one language.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub folder: Folder<'a>,
    pub tournament: &'a Tournament,
}

/// What the navigation leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Section {
    Home,
    Rounds,
    Standings,
    CrossTable,
    Players,
    Calendar,
    Prizes,
    Games,
}

/// A page before its frame is around it.
struct Sheet<'a> {
    /// Its path below the folder of its language.
    path: String,
    section: Section,
    tournament: Option<&'a Tournament>,
    title: String,
    content: Markup,
    /// Whether it has a replay board.
    replay: bool,
}

impl<'a> Folder<'a> {
    pub fn words(&self) -> Words<'a> {
        Words { catalogue: self.site.catalogue, lang: self.event.lang }
    }

    pub fn of(&self, tournament: &'a Tournament) -> Place<'a> {
        Place { folder: *self, tournament }
    }

    /// The path of a page in a language.
    fn path_in(&self, lang: Lang, page: &str) -> String {
        match self.site.editions.first() {
            Some(first) if first.lang != lang => format!("{}/{page}", lang.code()),
            _ => page.to_owned(),
        }
    }

    /// The page with all that is around it.
    fn framed(&self, sheet: &Sheet<'_>) -> Page {
        let words = self.words();
        let path = self.path_in(self.event.lang, &sheet.path);
        let to = |target: &str| links::relative(&path, target);
        let html = html! {
            (DOCTYPE)
            html lang=(self.event.lang.code()) {
                head {
                    meta charset="utf-8";
                    meta http-equiv="Content-Security-Policy" content=(POLICY);
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="referrer" content="no-referrer";
                    title { (self.title(sheet)) }
                    link rel="stylesheet" href=(to(links::STYLE));
                    @if sheet.replay { script src=(to(links::REPLAY)) defer {} }
                }
                body {
                    a.skip href="#content" { (words.plain("site-skip")) }
                    header {
                        p.event {
                            @if let Some(logo) = &self.event.logo {
                                // The name beside it says whose it is.
                                img.logo src=(to(&links::logo(logo.picture()))) alt="";
                            }
                            a href=(links::relative(&sheet.path, links::HOME)) { (self.event.name) }
                        }
                        (self.languages(&path, &sheet.path))
                    }
                    @if let Some(tournament) = sheet.tournament { (self.of(tournament).navigation(sheet)) }
                    main id="content" {
                        h1 { (sheet.title) }
                        @if let Some(tournament) = sheet.tournament { (marks(&tournament.marks)) }
                        (sheet.content)
                    }
                    @if !self.event.footer.is_empty() { footer { p { (self.event.footer) } } }
                }
            }
        };
        Page { path, html }
    }

    /// What the page is called in a list of pages: the particular first.
    fn title(&self, sheet: &Sheet<'_>) -> String {
        let tournament = sheet.tournament.filter(|_| self.event.tournaments.len() > 1);
        let name = tournament.map(|tournament| tournament.name.as_str());
        let parts = [Some(sheet.title.as_str()), name, Some(self.event.name.as_str())];
        let mut parts: Vec<&str> = parts.into_iter().flatten().collect();
        parts.dedup();
        parts.join(" – ")
    }

    /// The same page in the other languages.
    fn languages(&self, from: &str, page: &str) -> Markup {
        let others = self.site.editions.iter().filter(|other| other.lang != self.event.lang);
        html! {
            p.languages {
                @for other in others {
                    a href=(links::relative(from, &self.path_in(other.lang, page)))
                        lang=(other.lang.code()) hreflang=(other.lang.code()) { (language(other.lang)) }
                }
            }
        }
    }
}

/// What must be said of what is shown.
fn marks(marks: &[String]) -> Markup {
    html! {
        @for mark in marks { p.mark { (mark) } }
    }
}

/// A language by its own name, whatever language it is named in.
const fn language(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Es => "Español",
    }
}

impl Place<'_> {
    pub fn words(&self) -> Words<'_> {
        self.folder.words()
    }

    /// A page of this tournament.
    fn sheet(&self, section: Section, path: String, title: String, content: Markup) -> Page {
        let tournament = Some(self.tournament);
        self.folder.framed(&Sheet { path, section, tournament, title, content, replay: false })
    }

    /// The sections that have anything in them, each with its first page.
    pub fn sections(&self) -> Vec<(Section, String, String)> {
        let (words, t) = (self.words(), self.tournament);
        let of = |wanted: bool, section, key: &str, path: String| {
            wanted.then(|| (section, words.plain(key), path))
        };
        let begun = !t.rounds.is_empty();
        let all = [
            // The same words and addresses from round to round, so that what is not about the new one stays as it is.
            of(begun, Section::Rounds, "paper-title-pairings", links::pairings(t.id)),
            of(begun, Section::Standings, "paper-title-standings", links::standings(t.id)),
            of(begun, Section::CrossTable, "paper-title-cross-table", links::cross_table(t.id)),
            of(true, Section::Players, "paper-title-players", links::players(t.id)),
            of(!t.calendar.is_empty(), Section::Calendar, "paper-title-calendar", links::calendar(t.id)),
            of(!t.prizes.is_empty(), Section::Prizes, "paper-title-prizes", links::prizes(t.id)),
            of(!t.games.is_empty(), Section::Games, "site-games", links::games(t.id)),
        ];
        all.into_iter().flatten().collect()
    }

    fn navigation(&self, sheet: &Sheet<'_>) -> Markup {
        let several = self.folder.event.tournaments.len() > 1;
        let label = self.words().with("site-pages-of", "tournament", &self.tournament.name);
        html! {
            nav.sections aria-label=(label) {
                @if several { p.tournament { (self.tournament.name) } }
                ul {
                    @for (section, title, path) in self.sections() {
                        li {
                            a href=(links::relative(&sheet.path, &path))
                                aria-current=[current(sheet, section, &path)] { (title) }
                        }
                    }
                }
            }
        }
    }
}

/// How a link says that it leads to where one is.
fn current(sheet: &Sheet<'_>, section: Section, path: &str) -> Option<&'static str> {
    match (sheet.path == path, sheet.section == section) {
        (true, _) => Some("page"),
        (false, true) => Some("true"),
        (false, false) => None,
    }
}
