//! A player: who it is, and every round.

use arbitro_reports::{CardRound, Person, PlayerCard};
use maud::{Markup, html};

use super::parts::{colour, column, named, table};
use super::{Page, Place, Section};
use crate::links;

/// The page of a player; none without an entry to name it after.
pub fn page(place: &Place<'_>, person: &Person) -> Option<Page> {
    let t = place.tournament;
    let path = links::player(t.id, *t.entries.get(&person.number)?);
    let card = t.cards.iter().find(|card| card.player.number == person.number);
    let title = format!("{} {}", person.title, person.name).trim_start().to_owned();
    let content = html! {
        (facts(place, person, card))
        @if let Some(card) = card { (rounds(place, &path, card)) }
    };
    Some(place.sheet(Section::Players, path, title, content))
}

fn facts(place: &Place<'_>, person: &Person, card: Option<&PlayerCard>) -> Markup {
    let words = place.words();
    let number = person.number.to_string();
    let of_card = |value: fn(&PlayerCard) -> &String| card.map_or("", |card| value(card));
    let facts = [
        ("paper-number", number.as_str()),
        ("paper-federation", &person.federation),
        ("paper-rating", &person.rating),
        ("paper-fide-id", &person.fide_id),
        ("paper-club", &person.club),
        ("paper-rank", of_card(|card| &card.rank)),
        ("paper-points", of_card(|card| &card.points)),
        ("paper-performance", of_card(|card| &card.performance)),
        ("paper-rating-change", of_card(|card| &card.rating_change)),
    ];
    html! {
        dl.facts {
            @for (key, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
                div { dt { (words.plain(key)) } dd { (value) } }
            }
        }
    }
}

fn rounds(place: &Place<'_>, path: &str, card: &PlayerCard) -> Markup {
    let columns = [
        column(place, "paper-round-column", "num"),
        column(place, "paper-colour", ""),
        column(place, "paper-opponent", ""),
        column(place, "paper-rating", "num less"),
        column(place, "paper-result", "mid"),
        column(place, "paper-points", "num"),
    ];
    let rows = html! { @for round in &card.rounds { tr { (round_row(place, path, card, round)) } } };
    table(&place.words().plain("site-rounds"), &columns, &rows)
}

fn round_row(place: &Place<'_>, path: &str, card: &PlayerCard, round: &CardRound) -> Markup {
    let t = place.tournament;
    html! {
        th.num scope="row" {
            a href=(links::relative(path, &links::round(t.id, round.round))) { (round.round) }
        }
        @if let Some(opponent) = &round.opponent {
            td { (colour(place, &round.colour)) }
            td { (named(place, opponent)) }
            td.num.less { (opponent.rating) }
            td.mid.result { (result(place, path, card, round)) }
        } @else {
            td {}
            td { (round.result) }
            td.num.less {}
            td.mid {}
        }
        td.num { (round.points) }
    }
}

/// The result, which leads to the game if there is one.
fn result(place: &Place<'_>, path: &str, card: &PlayerCard, round: &CardRound) -> Markup {
    let t = place.tournament;
    let own = card.player.number;
    let game = t
        .games
        .iter()
        .find(|game| game.round == round.round && (game.white.number == own || game.black.number == own));
    let said = if round.result.is_empty() { "–" } else { &round.result };
    let Some(game) = game else { return html! { (said) } };
    let label = place.words().of_round("site-game-of-round", round.round);
    html! {
        a href=(links::relative(path, &links::game(t.id, game.round, game.board)))
            aria-label={ (said) ", " (label) } { (said) }
    }
}
