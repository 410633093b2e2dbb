//! Where one game ends and the next begins: a rule that looks only at a few lines, so that a file of any size can be
//! cut into pieces before it is read.

use memchr::memmem;

use super::line::{is_tag_start, line_before};

/// How far past a possible boundary is looked for the brace that would close a comment around it.
pub(crate) const LOOK_AHEAD: usize = 1 << 16;

/// The first place after `from` where a game surely starts, in a piece that begins at `start`.
///
/// That is a tag pair at the start of a line, after a blank line or with the name Event, where the line before is no
/// tag pair and no comment is open. Tags alone, without moves, are cut where a second Event tag follows a blank line.
pub(crate) fn next_boundary(bytes: &[u8], start: usize) -> Option<usize> {
    next_boundary_within(bytes, start, false)
}

/// The same where it is known whether the piece has had its tags before `start`.
pub(crate) fn next_boundary_within(bytes: &[u8], start: usize, tags_seen: bool) -> Option<usize> {
    let piece = bytes.get(start..)?;
    let mut tags_seen = tags_seen || is_tag_start(piece, 0);
    let mut event_seen = is_event(piece, 0);
    for found in memmem::find_iter(piece, b"\n[") {
        let at = found + 1;
        if !is_tag_start(piece, at) {
            continue;
        }
        let event = is_event(piece, at);
        if tags_seen && starts_game(piece, at, event, event_seen) && !inside_comment(piece, at) {
            return Some(start + at);
        }
        tags_seen = true;
        event_seen |= event;
    }
    None
}

fn starts_game(piece: &[u8], at: usize, event: bool, event_seen: bool) -> bool {
    match line_before(piece, at) {
        (_, None) => false,
        (blank, Some(line)) if is_tag_start(piece, line) => blank && event && event_seen,
        (blank, Some(_)) => blank || event,
    }
}

fn is_event(piece: &[u8], at: usize) -> bool {
    piece.get(at..).is_some_and(|rest| rest.starts_with(b"[Event "))
}

/// A comment is open at `at` if the last brace before it is a left one and the next one is a right one.
fn inside_comment(piece: &[u8], at: usize) -> bool {
    let (before, after) = piece.split_at(at.min(piece.len()));
    let open = memchr::memrchr2(b'{', b'}', before).and_then(|found| before.get(found)) == Some(&b'{');
    let near = after.get(..LOOK_AHEAD.min(after.len())).unwrap_or_default();
    open && memchr::memchr2(b'{', b'}', near).and_then(|found| near.get(found)) == Some(&b'}')
}

/// The first tag pair at the start of a line after a blank line, between two offsets.
pub(crate) fn tags_after_blank_line(bytes: &[u8], from: usize, to: usize) -> Option<usize> {
    let part = bytes.get(from..to)?;
    memmem::find_iter(part, b"\n[")
        .map(|found| from + found + 1)
        .find(|&at| is_tag_start(bytes, at) && line_before(bytes, at).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cuts(text: &str) -> Vec<usize> {
        let mut cuts = Vec::new();
        let mut start = 0;
        while let Some(next) = next_boundary(text.as_bytes(), start) {
            cuts.push(next);
            start = next;
        }
        cuts
    }

    #[test]
    fn cuts_between_games_only() {
        assert_eq!(cuts("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n*\n"), [22]);
        assert_eq!(cuts("[Event \"a\"]\n\n*\n[Event \"b\"]\n\n*\n"), [15], "no blank line between games");
        assert!(cuts("[Event \"a\"]\n\n[White \"b\"]\n\n*\n").is_empty(), "a blank line inside the tags");
        assert!(
            cuts("[Event \"a\"]\n\n1. e4 { see\n\n[Event \"b\"]\n\n} *\n").is_empty(),
            "inside a comment"
        );
        assert_eq!(
            cuts("[Event \"a\"]\n\n1. e4 { see\n\n[Event \"b\"]\n\n1. d4 { x } *\n"),
            [26],
            "a forgotten brace"
        );
        assert_eq!(cuts("[Event \"a\"]\n[White \"b\"]\n\n[Event \"c\"]\n"), [25], "tags without moves");
    }
}
