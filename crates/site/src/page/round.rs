//! A round: its boards with what is known of the results, and the same by names.

use arbitro_reports::{Board, NameLine};
use maud::{Markup, html};

use super::parts::{colour, column, named, number, rounds, table_or_nothing};
use super::{Page, Place, Section};
use crate::event::Round;
use crate::links;

/// The boards of a round; of the one that is played now twice, once where it is always looked for.
pub fn by_boards(place: &Place<'_>, round: &Round) -> Vec<Page> {
    let t = place.tournament;
    let now = (round.number == t.current).then(|| links::pairings(t.id));
    let paths = std::iter::once(links::round(t.id, round.number)).chain(now);
    paths.map(|path| boards_at(place, round, path)).collect()
}

fn boards_at(place: &Place<'_>, round: &Round, path: String) -> Page {
    let t = place.tournament;
    let title = title(place, round, "site-boards");
    let columns = [
        column(place, "paper-board", "num"),
        column(place, "paper-white", ""),
        column(place, "paper-rating", "num less"),
        column(place, "paper-points", "num less"),
        column(place, "paper-result", "mid"),
        column(place, "paper-points", "num less"),
        column(place, "paper-black", ""),
        column(place, "paper-rating", "num less"),
    ];
    let rows: Vec<Markup> = round.boards.iter().map(|board| board_row(place, round, board)).collect();
    let content = html! {
        (rounds(place, &path, round.number, |_| true, |other| links::round(t.id, other)))
        (ways(place, round, &links::round_by_names(t.id, round.number), "site-by-name"))
        (table_or_nothing(place, &title, &columns, &rows))
    };
    place.sheet(Section::Rounds, path, title, content)
}

fn board_row(place: &Place<'_>, round: &Round, board: &Board) -> Markup {
    html! {
        th.num scope="row" { (number(board.board)) }
        td { (named(place, &board.white)) }
        td.num.less { (board.white.rating) }
        td.num.less { (board.white_points) }
        @if let Some(black) = &board.black {
            td.mid.result { (result(place, round, board)) }
            td.num.less { (board.black_points) }
            td { (named(place, black)) }
            td.num.less { (black.rating) }
        } @else {
            // Not one cell over four: where the ratings are not shown it would be one too wide.
            td.mid {}
            td.num.less {}
            td { (board.result) }
            td.less {}
        }
    }
}

/// The result, which leads to the game if there is one.
fn result(place: &Place<'_>, round: &Round, board: &Board) -> Markup {
    let t = place.tournament;
    let said = if board.result.is_empty() { "–" } else { &board.result };
    if !t.games.iter().any(|game| (game.round, game.board) == (round.number, board.board)) {
        return html! { (said) };
    }
    let label = place.words().with("site-game-of-board", "board", &board.board.to_string());
    let from = links::round(t.id, round.number);
    html! {
        a href=(links::relative(&from, &links::game(t.id, round.number, board.board)))
            aria-label={ (said) ", " (label) } { (said) }
    }
}

pub fn by_names(place: &Place<'_>, round: &Round) -> Page {
    let t = place.tournament;
    let path = links::round_by_names(t.id, round.number);
    let title = title(place, round, "paper-title-pairings-by-name");
    let columns = [
        column(place, "paper-name", ""),
        column(place, "paper-board", "num"),
        column(place, "paper-colour", ""),
        column(place, "paper-opponent", ""),
    ];
    let rows: Vec<Markup> = round.names.iter().map(|line| name_row(place, line)).collect();
    let content = html! {
        (rounds(place, &path, round.number, |_| true, |other| links::round_by_names(t.id, other)))
        (ways(place, round, &links::round(t.id, round.number), "site-by-board"))
        (table_or_nothing(place, &title, &columns, &rows))
    };
    place.sheet(Section::Rounds, path, title, content)
}

fn name_row(place: &Place<'_>, line: &NameLine) -> Markup {
    html! {
        th scope="row" { (named(place, &line.player)) }
        td.num { (number(line.board)) }
        td { (colour(place, &line.colour)) }
        td { (line.opponent) }
    }
}

fn title(place: &Place<'_>, round: &Round, what: &str) -> String {
    let words = place.words();
    format!("{}: {}", words.of_round("paper-round", round.number), words.plain(what))
}

/// When the round begins, and the way to its other page.
fn ways(place: &Place<'_>, round: &Round, other: &str, key: &str) -> Markup {
    let from = links::round(place.tournament.id, round.number);
    html! {
        p {
            @if !round.date.is_empty() { (round.date) " · " }
            a href=(links::relative(&from, other)) { (place.words().plain(key)) }
        }
    }
}
