//! What stands in many pages: names that lead to their page, tables, the choice of a round.

use arbitro_reports::Person;
use maud::{Markup, html};

use super::Place;
use crate::event::Round;
use crate::links;

/// The head of a column.
pub struct Column {
    pub title: String,
    /// How its cells are laid out: `num`, `mid`, `less` for what a phone has no room for, or nothing.
    pub class: &'static str,
}

/// A column of this place's words.
pub fn column(place: &Place<'_>, key: &str, class: &'static str) -> Column {
    Column { title: place.words().plain(key), class }
}

/// A table that is called as the page is, in a part that scrolls by itself where it is wider than the screen.
pub fn table(title: &str, columns: &[Column], rows: &Markup) -> Markup {
    html! {
        div.wide role="region" aria-label=(title) tabindex="0" {
            table {
                caption { (title) }
                thead { tr { @for column in columns { th scope="col" class=[class(column)] { (column.title) } } } }
                tbody { (rows) }
            }
        }
    }
}

fn class(column: &Column) -> Option<&'static str> {
    (!column.class.is_empty()).then_some(column.class)
}

/// The table, or that there is nothing in it.
pub fn table_or_nothing(place: &Place<'_>, title: &str, columns: &[Column], rows: &[Markup]) -> Markup {
    if rows.is_empty() {
        return html! { p.quiet { (place.words().plain("paper-nothing")) } };
    }
    table(title, columns, &html! { @for row in rows { tr { (row) } } })
}

/// Title and name, leading to the player's page where there is one.
pub fn named(place: &Place<'_>, person: &Person) -> Markup {
    let t = place.tournament;
    let whole = html! { @if !person.title.is_empty() { (person.title) " " } (person.name) };
    match t.entries.get(&person.number) {
        // Every page with a name on it stands in the folder of its tournament.
        Some(entry) => {
            html! { a href=(links::relative(&links::players(t.id), &links::player(t.id, *entry))) { (whole) } }
        }
        None => whole,
    }
}

/// A number, or nothing for zero.
pub fn number(value: u32) -> Markup {
    html! { @if value > 0 { (value) } }
}

/// The colours as signs and words.
pub fn colour(place: &Place<'_>, colour: &str) -> Markup {
    match colour {
        "white" => html! { "○ " (place.words().plain("paper-white")) },
        "black" => html! { "● " (place.words().plain("paper-black")) },
        _ => html! {},
    }
}

/// Leads to the same kind of page of every round that has one.
pub fn rounds(
    place: &Place<'_>,
    from: &str,
    here: u32,
    has: impl Fn(&Round) -> bool,
    to: impl Fn(u32) -> String,
) -> Markup {
    html! {
        nav.rounds aria-label=(place.words().plain("site-rounds")) {
            ul {
                @for round in place.tournament.rounds.iter().filter(|round| has(round)) {
                    li {
                        a href=(links::relative(from, &to(round.number)))
                            aria-label=(place.words().of_round("paper-round", round.number))
                            aria-current=[(round.number == here).then_some("page")] { (round.number) }
                    }
                }
            }
        }
    }
}

/// Several texts with a point between those that are not empty.
pub fn joined(texts: &[&str]) -> String {
    let texts: Vec<&str> = texts.iter().copied().filter(|text| !text.is_empty()).collect();
    texts.join(" · ")
}
