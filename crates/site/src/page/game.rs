//! The games: the list of them, and each with its moves and a board to replay it on.
//!
//! The moves are links to themselves that carry the position after them. The script moves the board along; without it the
//! board shows the end, and the moves are a list like any other.

use arbitro_messages::Value;
use maud::{Markup, html};

use super::parts::{column, joined, named, table_or_nothing};
use super::{Page, Place, Section, Sheet};
use crate::event::{Game, Ply, PlyNote};
use crate::links;

pub fn list(place: &Place<'_>) -> Page {
    let t = place.tournament;
    let words = place.words();
    let path = links::games(t.id);
    let title = words.plain("site-games");
    let columns = [
        column(place, "paper-round-column", "num"),
        column(place, "paper-board", "num"),
        column(place, "paper-white", ""),
        column(place, "paper-black", ""),
        column(place, "paper-result", "mid"),
    ];
    let row = |game: &Game| {
        let label = words.with("site-game-of-board", "board", &game.board.to_string());
        html! {
            td.num { (game.round) }
            td.num { (game.board) }
            td { (named(place, &game.white)) }
            td { (named(place, &game.black)) }
            th.mid scope="row" {
                a href=(links::relative(&path, &links::game(t.id, game.round, game.board)))
                    aria-label={ (result(game)) ", " (label) } { (result(game)) }
            }
        }
    };
    let rows: Vec<Markup> = t.games.iter().map(row).collect();
    let pgn = links::relative(&place.folder.path_in(words.lang, &path), &links::pgn(t.id));
    let content = html! {
        p { a href=(pgn) download { (words.plain("site-pgn")) } }
        (table_or_nothing(place, &title, &columns, &rows))
    };
    place.sheet(Section::Games, path, title, content)
}

fn result(game: &Game) -> &str {
    if game.result.is_empty() { "–" } else { &game.result }
}

pub fn page(place: &Place<'_>, game: &Game) -> Page {
    let words = place.words();
    let path = links::game(place.tournament.id, game.round, game.board);
    let board = words.with("site-board-number", "board", &game.board.to_string());
    let round = words.of_round("paper-round", game.round);
    let content = html! {
        p { (joined(&[&round, &board, result(game)])) }
        p.players { "○ " (named(place, &game.white)) " " span.quiet { (game.white.rating) } }
        p.players { "● " (named(place, &game.black)) " " span.quiet { (game.black.rating) } }
        div.replay {
            (board_part(place, game))
            (moves(place, game))
        }
    };
    place.folder.framed(&Sheet {
        path,
        section: Section::Games,
        tournament: Some(place.tournament),
        title: format!("{} – {}", game.white.name, game.black.name),
        content,
        replay: true,
    })
}

/// The board at the end of the game, with the buttons that the script brings to life.
fn board_part(place: &Place<'_>, game: &Game) -> Markup {
    let words = place.words();
    let page = links::game(place.tournament.id, game.round, game.board);
    let pieces = links::relative(&place.folder.path_in(words.lang, &page), links::PIECES);
    let last = game.plies.last();
    let placement = last.map_or(game.start.as_str(), |ply| &ply.placement);
    let buttons = [
        ("first", "«", "site-first"),
        ("earlier", "‹", "site-earlier"),
        ("later", "›", "site-later"),
        ("last", "»", "site-last"),
        ("turn", "⇅", "site-turn"),
    ];
    html! {
        div.stand {
            div.board id="board" role="img" aria-labelledby="position" data-pieces=(pieces) {
                @for (at, sign) in squares(placement).into_iter().enumerate() {
                    div.dark[(at / 8 + at % 8) % 2 == 1] {
                        @if let Some(file) = picture(sign) { img src={ (pieces) (file) } alt=""; }
                    }
                }
            }
            p id="position" aria-live="polite" {
                (last.map_or_else(|| words.plain("site-start"), |ply| said(place, ply)))
            }
            div.buttons id="buttons" hidden {
                @for (go, sign, key) in buttons {
                    button type="button" data-go=(go) aria-label=(words.plain(key)) {
                        span aria-hidden="true" { (sign) }
                    }
                }
            }
            p.quiet id="keys" hidden { (words.plain("site-keys")) }
        }
    }
}

/// The sixty-four squares from a8 to h1, each with the letter of its piece.
fn squares(placement: &str) -> Vec<Option<char>> {
    let mut squares = Vec::with_capacity(64);
    for sign in placement.chars().filter(|sign| *sign != '/') {
        match sign.to_digit(10) {
            Some(empty) => squares.extend((0..empty).map(|_| None)),
            None => squares.push(Some(sign)),
        }
    }
    squares.resize(64, None);
    squares
}

/// The file of a piece's picture.
fn picture(sign: Option<char>) -> Option<String> {
    let sign = sign?;
    let letter = sign.to_ascii_lowercase();
    let colour = if sign.is_ascii_uppercase() { 'w' } else { 'b' };
    "kqrbnp".contains(letter).then(|| format!("{colour}{letter}.svg"))
}

fn moves(place: &Place<'_>, game: &Game) -> Markup {
    let words = place.words();
    let start = words.plain("site-start");
    html! {
        section.moves aria-labelledby="moves" {
            h2 id="moves" { (words.plain("site-moves")) }
            p {
                a id="m0" href="#m0" data-fen=(game.start) data-said=(start) { (start) }
                @if !game.comment.is_empty() { " " span.comment { (game.comment) } }
            }
            ol {
                @for line in lines(&game.plies) {
                    li {
                        @for (index, ply) in line.iter().take(1) {
                            span.number { (move_number(ply)) } " " (one_move(place, *index, ply))
                        }
                        @for (index, ply) in line.iter().skip(1) { " " (one_move(place, *index, ply)) }
                    }
                }
            }
            @if !game.result.is_empty() { p { strong { (game.result) } } }
        }
    }
}

/// What stands together in a line: White's move and Black's answer. An illegal move has a line of its own with what was
/// played in its place.
fn lines(plies: &[Ply]) -> Vec<Vec<(usize, &Ply)>> {
    let mut lines: Vec<Vec<(usize, &Ply)>> = Vec::new();
    for (index, ply) in plies.iter().enumerate() {
        match lines.last_mut() {
            Some(line)
                if line
                    .last()
                    .is_some_and(|(_, last)| last.white && !ply.white && last.number == ply.number) =>
            {
                line.push((index, ply));
            }
            _ => lines.push(vec![(index, ply)]),
        }
    }
    lines
}

/// `12.`, or `12...` where a line begins with Black.
fn move_number(ply: &Ply) -> String {
    format!("{}{}", ply.number, if ply.white { "." } else { "..." })
}

fn one_move(place: &Place<'_>, index: usize, ply: &Ply) -> Markup {
    let id = format!("m{}", index + 1);
    let squares = ply.squares.as_ref().map(|(from, to)| format!("{from} {to}"));
    html! {
        a id=(id) href={ "#" (id) } data-fen=(ply.placement) data-said=(said(place, ply)) data-squares=[squares]
            data-unknown[!ply.known] { (ply.san) }
        @if let Some(note) = ply.note { " " span.note { (place.words().plain(note_key(note))) } }
        @if !ply.comment.is_empty() { " " span.comment { (ply.comment) } }
    }
}

const fn note_key(note: PlyNote) -> &'static str {
    match note {
        PlyNote::Illegal => "site-note-illegal",
        PlyNote::Reinstated => "site-note-reinstated",
        PlyNote::Stands => "site-note-stands",
        PlyNote::Void => "site-note-void",
        PlyNote::Unread => "site-note-unread",
    }
}

/// What the board shows, in words.
fn said(place: &Place<'_>, ply: &Ply) -> String {
    let words = place.words();
    let mut said = format!("{} {}", move_number(ply), ply.san);
    if let Some(note) = ply.note {
        said = format!("{said} ({})", words.plain(note_key(note)));
    }
    let key = if ply.known { "site-position-after" } else { "site-position-unknown" };
    words.catalogue.text(words.lang, key, [("move", Value::from(said.as_str()))])
}
