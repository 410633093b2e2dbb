//! Legal moves that are written almost like a text that means none.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Move};

use super::letters::Language;
use super::write::bare_in_all;
use crate::position::GamePosition;

/// At most this many moves are offered.
const MOST: usize = 8;

/// No move is written with more characters: letters of two characters for the piece and its promotion, two squares.
const LONGEST: usize = 8;

/// The legal moves whose writing differs from `text` by one character at most, nearest first; then those that it begins.
pub(super) fn offer(
    text: &str,
    position: &GamePosition,
    legal: &[Move],
    languages: &[Language],
) -> Vec<Move> {
    let text: Vec<char> = text.chars().filter(|c| !matches!(c, 'x' | ':' | '-' | '=')).collect();
    if text.len() > LONGEST + 1 {
        return Vec::new();
    }
    let mut near: Vec<(usize, Move)> = legal
        .iter()
        .filter_map(|m| {
            let uci = UciMove::from_move(*m, CastlingMode::Standard).to_string();
            std::iter::once(uci)
                .chain(bare_in_all(position, legal, *m, languages))
                .map(|writing| closeness(&text, &writing))
                .min()
                .filter(|closeness| *closeness <= COMPLETION)
                .map(|distance| (distance, *m))
        })
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.truncate(MOST);
    near.into_iter().map(|(_, m)| m).collect()
}

/// What is only begun comes after what is nearly written.
const COMPLETION: usize = 2;

/// How close a text is to a writing: how many characters differ, or that it is the beginning of it.
fn closeness(text: &[char], writing: &str) -> usize {
    let differ = distance(text, writing);
    let begun = || {
        let mut writing = writing.chars().filter(|c| !matches!(c, 'x' | '-' | '='));
        text.iter().all(|c| writing.next().is_some_and(|w| w.eq_ignore_ascii_case(c)))
    };
    match differ {
        0 | 1 => differ,
        _ if !text.is_empty() && begun() => COMPLETION,
        _ => usize::MAX,
    }
}

/// How many characters must be changed, added or left out to come from one to the other; a wrong case counts
/// nothing, and signs of capture are not looked at.
fn distance(text: &[char], writing: &str) -> usize {
    let writing: Vec<char> = writing.chars().filter(|c| !matches!(c, 'x' | '-' | '=')).collect();
    if text.len().abs_diff(writing.len()) > 1 {
        return usize::MAX;
    }
    let mut row: Vec<usize> = (0..=writing.len()).collect();
    for (i, a) in text.iter().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        let mut next = vec![left];
        for (j, b) in writing.iter().enumerate() {
            let above = row.get(j + 1).copied().unwrap_or(usize::MAX);
            let same = a.to_lowercase().eq(b.to_lowercase());
            left = (diagonal + usize::from(!same)).min(above.saturating_add(1)).min(left + 1);
            diagonal = above;
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or(usize::MAX)
}
