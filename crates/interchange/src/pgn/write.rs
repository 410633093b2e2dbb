//! The export format: seven tags first and the others in ASCII order, moves in lines of at most 79 columns.

use std::fmt::Write as _;

use shakmaty::Color;

use super::comment::write_time;
use super::game::{Game, Ply, ROSTER, Tag};
use super::scan::{Kind, Scanner};
use super::setup;

/// The longest line of moves (PGN standard, 8.2.1).
const LINE: usize = 79;

/// Writes games one after the other.
pub fn write_all<'g>(games: impl IntoIterator<Item = &'g Game>) -> String {
    games.into_iter().map(write).collect()
}

/// Writes a game in export format: UTF-8 without byte order mark, `\n` line ends, a blank line at its end.
///
/// A game that stopped at a move which is not legal, and yet was played and stood, cannot be written as moves: other
/// programs would reject it, or the whole file. Its moves end before that move; it and those after it follow in a
/// comment, so that every program can read the rest of the file and no move is lost.
pub fn write(game: &Game) -> String {
    let mut out = String::new();
    for tag in export_tags(game) {
        let value = tag.value.replace(['\r', '\n'], " ").replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(out, "[{} \"{value}\"]", tag.name);
    }
    out.push('\n');
    out.push_str(&wrap(&movetext(game)));
    out.push_str("\n\n");
    out
}

/// The tags in export order. The roster is complete, the result is that of the game, a starting position is announced.
fn export_tags(game: &Game) -> Vec<Tag> {
    let find = |name: &str| game.tag(name).map(ToOwned::to_owned);
    let unknown = |name: &str| if name == "Date" { "????.??.??" } else { "?" };
    let mut tags: Vec<Tag> = ROSTER
        .iter()
        .map(|name| {
            let value = match *name {
                "Result" => game.result.as_str().to_owned(),
                name => {
                    find(name).filter(|value| !value.is_empty()).unwrap_or_else(|| unknown(name).to_owned())
                }
            };
            Tag { name: (*name).to_owned(), value }
        })
        .collect();
    let start = |name: &str| ["SetUp", "FEN", "Variant"].iter().any(|tag| tag.eq_ignore_ascii_case(name));
    let mut others: Vec<Tag> = game
        .tags
        .iter()
        .filter(|tag| !ROSTER.iter().any(|name| name.eq_ignore_ascii_case(&tag.name)))
        .filter(|tag| game.start.fen.is_none() || !start(&tag.name))
        .cloned()
        .collect();
    if let Some(fen) = &game.start.fen {
        others.push(Tag { name: "SetUp".to_owned(), value: "1".to_owned() });
        others.push(Tag { name: "FEN".to_owned(), value: fen.clone() });
        if game.start.chess960 {
            others.push(Tag { name: "Variant".to_owned(), value: "Chess960".to_owned() });
        } else if let Some(variant) = find("Variant") {
            others.push(Tag { name: "Variant".to_owned(), value: variant });
        }
    }
    others.sort_by(|a, b| a.name.cmp(&b.name));
    others.dedup_by(|a, b| a.name == b.name);
    tags.append(&mut others);
    tags
}

/// Pieces of movetext that must not be broken, in order.
fn movetext(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    for comment in &game.preface {
        comment_words(comment, &mut words);
    }
    let (mut number, mut turn) = first_number(game);
    let mut interrupted = true;
    for ply in &game.plies {
        if turn == Color::White || interrupted {
            words.push(format!("{number}{}", if turn == Color::White { "." } else { "..." }));
        }
        words.push(ply.san.clone().unwrap_or_else(|| ply.text.clone()));
        interrupted = after_move(ply, &mut words);
        if turn == Color::Black {
            number += 1;
        }
        turn = !turn;
    }
    if !game.rest.is_empty() {
        comment_words(&rest_in_words(game, number, turn), &mut words);
    }
    words.push(game.result.as_str().to_owned());
    words
}

fn first_number(game: &Game) -> (u32, Color) {
    use shakmaty::Position;
    setup::position(&game.start).map_or((1, Color::White), |start| (start.fullmoves().get(), start.turn()))
}

/// What follows a move. Whether it interrupts the moves, so that the next needs its number.
fn after_move(ply: &Ply, words: &mut Vec<String>) -> bool {
    words.extend(ply.nags.iter().map(|nag| format!("${nag}")));
    let mut clocks = String::new();
    if let Some(clock) = ply.clock {
        let _ = write!(clocks, "[%clk {}]", write_time(clock));
    }
    if let Some(elapsed) = ply.elapsed {
        let _ = write!(clocks, "[%emt {}]", write_time(elapsed));
    }
    if !clocks.is_empty() {
        words.push(format!("{{{clocks}}}"));
    }
    for comment in &ply.comments {
        comment_words(comment, words);
    }
    for variation in &ply.variations {
        let mut inner: Vec<String> = variation_words(variation);
        if let Some(first) = inner.first_mut() {
            first.insert(0, '(');
        }
        if let Some(last) = inner.last_mut() {
            last.push(')');
        }
        words.extend(inner);
    }
    !ply.comments.is_empty() || !ply.variations.is_empty()
}

/// The words of a comment, the first with the left brace and the last with the right one. A right brace inside would
/// end it, so it becomes a bracket.
fn comment_words(comment: &str, words: &mut Vec<String>) {
    let text = comment.replace('}', ")").replace('{', "(");
    let mut inner: Vec<String> = text.split_whitespace().map(ToOwned::to_owned).collect();
    if let Some(first) = inner.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = inner.last_mut() {
        last.push('}');
    }
    words.extend(inner);
}

/// The words of a variation as written. Its lines are broken anew, so what a line gives its meaning becomes a brace
/// comment: line comments, and brackets and quotation marks that mean nothing, which would begin a game at the start of
/// a line, or enclose more than they did. What a reader passes over, lines of other programs among it, is left out.
fn variation_words(variation: &str) -> Vec<String> {
    // Where it stands it does not begin a line.
    let text = format!("({variation}");
    let mut scanner = Scanner::new(&text);
    scanner.next();
    let (mut words, mut plain) = (Vec::new(), String::new());
    loop {
        let before = scanner.pos();
        let token = scanner.next();
        if token.kind == Kind::End || scanner.pos() <= token.at {
            words.extend(plain.split_whitespace().map(ToOwned::to_owned));
            return words;
        }
        if token.at > before {
            plain.push(' ');
        }
        if depends_on_line(token.kind, token.text) {
            words.extend(plain.split_whitespace().map(ToOwned::to_owned));
            plain.clear();
            comment_words(token.text, &mut words);
        } else {
            plain.push_str(text.get(token.at..scanner.pos()).unwrap_or_default());
        }
    }
}

fn depends_on_line(kind: Kind, text: &str) -> bool {
    match kind {
        Kind::LineComment => true,
        Kind::Unknown => text.starts_with(['[', '<', '"']),
        _ => false,
    }
}

/// The moves that could not be written as moves, with their numbers.
fn rest_in_words(game: &Game, number: u32, turn: Color) -> String {
    let (mut number, mut turn) = (number, turn);
    let mut text = String::new();
    for (index, ply) in game.rest.iter().enumerate() {
        if turn == Color::White || index == 0 {
            let _ = write!(text, "{number}{} ", if turn == Color::White { "." } else { "..." });
        }
        let _ = write!(text, "{} ", ply.text);
        if let Some(clock) = ply.clock {
            let _ = write!(text, "[{}] ", write_time(clock));
        }
        for comment in &ply.comments {
            let _ = write!(text, "({comment}) ");
        }
        if turn == Color::Black {
            number = number.saturating_add(1);
        }
        turn = !turn;
    }
    text
}

/// Breaks words into lines. A word longer than a line stands alone; one that begins with `%` never begins a line, which
/// would make a remark of it.
fn wrap(words: &[String]) -> String {
    let mut out = String::new();
    let mut column = 0;
    for (index, word) in words.iter().enumerate() {
        let width = word.chars().count();
        if word.starts_with('%') && column > 0 {
            out.push(' ');
            out.push_str(word);
            column += 1 + width;
            continue;
        }
        let glued = words
            .get(index + 1)
            .filter(|next| next.starts_with('%'))
            .map_or(0, |next| 1 + next.chars().count());
        let width = width + glued;
        if column > 0 && column + 1 + width > LINE {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width - glued;
    }
    out
}
