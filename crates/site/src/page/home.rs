//! The first page: the event and what there is of each tournament.

use maud::{Markup, html};

use super::{Folder, Page, Section, Sheet, parts};
use crate::event::Tournament;
use crate::links;

pub fn page(folder: &Folder<'_>) -> Page {
    let (event, words) = (folder.event, folder.words());
    let content = html! {
        @if !event.place.is_empty() { p.place { (event.place) } }
        @if !event.chief_arbiter.is_empty() {
            p { (words.plain("paper-chief-arbiter")) ": " (event.chief_arbiter) }
        }
        @for tournament in &event.tournaments { (of_tournament(folder, tournament)) }
        @if event.tournaments.is_empty() { p.quiet { (words.plain("paper-nothing")) } }
        @if !event.stamp.is_empty() { p.quiet { (words.plain("paper-as-of")) " " (event.stamp) } }
    };
    folder.framed(&Sheet {
        path: links::HOME.to_owned(),
        section: Section::Home,
        tournament: None,
        title: event.name.clone(),
        content,
        replay: false,
    })
}

fn of_tournament(folder: &Folder<'_>, tournament: &Tournament) -> Markup {
    let (words, place) = (folder.words(), folder.of(tournament));
    let players = u32::try_from(tournament.players.len()).unwrap_or(u32::MAX);
    let current = tournament.rounds.iter().find(|round| round.number == tournament.current);
    let stands = match current {
        Some(round) => {
            let rounds = [("round", round.number), ("rounds", tournament.rounds_planned.max(round.number))];
            words.catalogue.text(words.lang, "site-round-of", rounds.map(|(name, n)| (name, i64::from(n))))
        }
        None => words.plain("site-not-begun"),
    };
    let players = words.catalogue.text(words.lang, "site-players", [("players", i64::from(players))]);
    html! {
        section.tournament {
            h2 { (tournament.name) }
            p { (parts::joined(&[&stands, current.map_or("", |round| &round.date), &players])) }
            ul.ways {
                @for (_, title, path) in place.sections() { li { a href=(path) { (title) } } }
            }
        }
    }
}
