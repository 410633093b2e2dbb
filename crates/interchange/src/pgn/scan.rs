//! The careful tokenizer: every byte of the moves becomes a token with its place, and none is dropped.

use super::game::GameResult;
use super::line::{is_tag_start, line_end, starts_line};

/// A piece of the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `{...}`, without the braces; `closed` tells whether the right one was there.
    Comment { closed: bool },
    /// `; ...` to the end of the line, without the semicolon.
    LineComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$n`; none when no number from 0 to 255 follows.
    Nag(Option<u8>),
    /// One to any number of `!` and `?`.
    Annotation,
    /// A move number and how many dots follow it.
    Number { number: u32, dots: u8 },
    /// Dots without a number.
    Dots,
    /// A result; `standard` tells whether it is written as it should be.
    Result { result: GameResult, standard: bool },
    /// `(=)`
    DrawOffer,
    /// A run of letters and the like that may be a move.
    Word,
    /// Anything else.
    Unknown,
    /// The tags of a game start here; nothing was consumed.
    Tags,
    /// The text is at its end.
    End,
}

/// A token with its place and what was passed on the way to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    /// What it is.
    pub kind: Kind,
    /// Its words (for comments: what stands inside).
    pub text: &'t str,
    /// Where it starts.
    pub at: usize,
    /// Whether a blank line was passed before it.
    pub after_blank_line: bool,
    /// Where an unusual space was passed before it.
    pub odd_space: Option<usize>,
    /// Where a control character was passed before it.
    pub control: Option<usize>,
}

/// Reads tokens from a text.
#[derive(Clone)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    pos: usize,
}

#[derive(Default)]
struct Gap {
    breaks: u32,
    odd_space: Option<usize>,
    control: Option<usize>,
}

impl<'t> Scanner<'t> {
    /// Starts at the beginning of a text.
    pub fn new(text: &'t str) -> Self {
        Scanner { text, pos: 0 }
    }

    /// The text that is read.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// Where the next token is looked for.
    pub fn pos(&self) -> usize {
        self.pos
    }

    /// Goes on from elsewhere.
    pub fn set_pos(&mut self, pos: usize) {
        self.pos = pos;
    }

    fn bytes(&self) -> &'t [u8] {
        self.text.as_bytes()
    }

    /// The text from an offset; empty where the offset is none.
    fn rest(&self, from: usize) -> &'t str {
        self.text.get(from..).unwrap_or_default()
    }

    /// The next token.
    pub fn next(&mut self) -> Token<'t> {
        let gap = self.skip_gap();
        let at = self.pos;
        let (kind, inner, end) = self.read(at);
        self.pos = end;
        Token {
            kind,
            text: self.text.get(inner.0..inner.1).unwrap_or_default(),
            at,
            after_blank_line: gap.breaks > 1,
            odd_space: gap.odd_space,
            control: gap.control,
        }
    }

    /// Passes spaces, line breaks, byte order marks and escaped lines (`%` in the first column).
    fn skip_gap(&mut self) -> Gap {
        let mut gap = Gap::default();
        let bytes = self.bytes();
        while let Some(&byte) = bytes.get(self.pos) {
            match byte {
                b'%' if starts_line(bytes, self.pos) => {
                    self.pos = line_end(bytes, self.pos);
                    gap.breaks = gap.breaks.saturating_sub(1);
                }
                b'\n' => {
                    gap.breaks += 1;
                    self.pos += 1;
                }
                b'\r' => {
                    gap.breaks += u32::from(bytes.get(self.pos + 1) != Some(&b'\n'));
                    self.pos += 1;
                }
                b' ' | b'\t' | 0x0b | 0x0c => self.pos += 1,
                0..=0x1f | 0x7f => {
                    gap.control.get_or_insert(self.pos);
                    self.pos += 1;
                }
                0x80.. => {
                    let Some(space) = self.rest(self.pos).chars().next().filter(|c| is_odd_space(*c)) else {
                        break;
                    };
                    if space != '\u{feff}' {
                        gap.odd_space.get_or_insert(self.pos);
                    }
                    self.pos += space.len_utf8();
                }
                _ => break,
            }
        }
        gap
    }

    /// Reads one token at `at`: its kind, the range of its words, and where it ends.
    fn read(&self, at: usize) -> (Kind, (usize, usize), usize) {
        let bytes = self.bytes();
        let one = |kind| (kind, (at, at + 1), at + 1);
        match bytes.get(at) {
            None => (Kind::End, (at, at), at),
            Some(b'{') => self.comment(at),
            Some(b';') => {
                let end = line_end(bytes, at);
                (Kind::LineComment, (at + 1, end), end)
            }
            Some(b'(') if self.rest(at).starts_with("(=)") => (Kind::DrawOffer, (at, at + 3), at + 3),
            Some(b'(') => one(Kind::Open),
            Some(b')') => one(Kind::Close),
            Some(b'$') => self.nag(at),
            Some(b'!' | b'?') => {
                let end = self.run(at, |c| matches!(c, '!' | '?'));
                (Kind::Annotation, (at, end), end)
            }
            Some(b'*') => one(Kind::Result { result: GameResult::Unknown, standard: true }),
            Some(b'[') if starts_line(bytes, at) && is_tag_start(bytes, at) => (Kind::Tags, (at, at), at),
            Some(b'[') => self.enclosed(at, b']'),
            Some(b'<') => self.enclosed(at, b'>'),
            Some(b'"') => self.enclosed(at, b'"'),
            Some(b'}' | b']' | b'>' | b',') => one(Kind::Unknown),
            Some(_) => self.result(at).or_else(|| self.number(at)).unwrap_or_else(|| self.word(at)),
        }
    }

    /// A brace comment ends at the next right brace. If there is none, or if the tags of another game and a new left
    /// brace come before it, the brace was forgotten: the comment ends where those tags start.
    fn comment(&self, at: usize) -> (Kind, (usize, usize), usize) {
        let bytes = self.bytes();
        let start = at + 1;
        let inside = bytes.get(start..).unwrap_or_default();
        let close = memchr::memchr(b'}', inside).map(|found| start + found);
        let limit = close.unwrap_or(bytes.len());
        let tags = super::split::tags_after_blank_line(bytes, start, limit);
        let forgotten = tags.filter(|tags| {
            close.is_none_or(|close| {
                bytes.get(*tags..close).is_some_and(|part| memchr::memchr(b'{', part).is_some())
            })
        });
        match (forgotten, close) {
            (Some(tags), _) => (Kind::Comment { closed: false }, (start, tags), tags),
            (None, Some(close)) => (Kind::Comment { closed: true }, (start, close), close + 1),
            (None, None) => (Kind::Comment { closed: false }, (start, bytes.len()), bytes.len()),
        }
    }

    fn nag(&self, at: usize) -> (Kind, (usize, usize), usize) {
        let end = self.run(at + 1, |c| c.is_ascii_digit());
        let number = self.text.get(at + 1..end).and_then(|digits| digits.parse().ok());
        (Kind::Nag(number), (at, end), end)
    }

    /// Something that another sign closes near by on the same line; the sign alone where none does.
    fn enclosed(&self, at: usize, close: u8) -> (Kind, (usize, usize), usize) {
        let bytes = self.bytes();
        let near = bytes.get(at + 1..bytes.len().min(at + 1 + LONGEST_ENCLOSED)).unwrap_or_default();
        let found =
            memchr::memchr3(close, b'\n', b'\r', near).filter(|&found| near.get(found) == Some(&close));
        let end = found.map_or(at + 1, |found| at + found + 2);
        (Kind::Unknown, (at, end), end)
    }

    fn result(&self, at: usize) -> Option<(Kind, (usize, usize), usize)> {
        let rest = self.rest(at);
        if !rest.starts_with(['0', '1', '½']) {
            return None;
        }
        RESULTS.iter().find_map(|&(spelling, result, standard)| {
            let end = at + rest.strip_prefix(spelling).map(|after| rest.len() - after.len())?;
            let ends = self.rest(end).chars().next().is_none_or(ends_result);
            ends.then_some((Kind::Result { result, standard }, (at, end), end))
        })
    }

    /// A move number with its dots. Castling with zeros and the null move `0000` are words.
    fn number(&self, at: usize) -> Option<(Kind, (usize, usize), usize)> {
        let end = self.run(at, |c| c.is_ascii_digit());
        let after = self.rest(end);
        let digits = self.text.get(at..end).unwrap_or_default();
        if digits == "0000" || (digits == "0" && after.starts_with(|c: char| is_dash(c) || c == '0')) {
            return None;
        }
        let dots_end = self.run(end, is_dot);
        let dots: usize = self
            .text
            .get(end..dots_end)
            .unwrap_or_default()
            .chars()
            .map(|c| if c == '…' { 3 } else { 1 })
            .sum();
        if end == at {
            return (dots > 0).then_some((Kind::Dots, (at, dots_end), dots_end));
        }
        if dots == 0 && after.starts_with(|c: char| !ends_word(c) && !c.is_alphabetic() && !is_figurine(c)) {
            return None;
        }
        let number = digits.parse().unwrap_or(u32::MAX);
        let dots = u8::try_from(dots).unwrap_or(u8::MAX);
        Some((Kind::Number { number, dots }, (at, dots_end), dots_end))
    }

    /// A run up to the next space or sign. A promotion piece in brackets belongs to its move, `e.p.` keeps its dots.
    fn word(&self, at: usize) -> (Kind, (usize, usize), usize) {
        let first = self.rest(at).chars().next().unwrap_or(' ');
        let mut end = at + first.len_utf8();
        end = self.run(end, |c| !ends_word(c));
        if let Some(bracket) = promotion_in_brackets(self.rest(end)) {
            end = self.run(end + bracket, |c| !ends_word(c));
        }
        if self.text.get(at..end).is_some_and(|word| word.ends_with('e')) && self.rest(end).starts_with(".p")
        {
            end += if self.rest(end).starts_with(".p.") { 3 } else { 2 };
        }
        let may_be_move = first.is_alphabetic()
            || is_figurine(first)
            || self.rest(at).starts_with("--")
            || matches!(first, '0' | '@');
        (if may_be_move { Kind::Word } else { Kind::Unknown }, (at, end), end)
    }

    /// The end of the run of characters from `from`.
    fn run(&self, from: usize, belongs: impl Fn(char) -> bool) -> usize {
        let rest = self.rest(from);
        from + rest.find(|c| !belongs(c)).unwrap_or(rest.len())
    }
}

/// How far the sign that closes an unknown `[` or `<` is looked for.
const LONGEST_ENCLOSED: usize = 256;

/// Results as people write them: the spelling, what it means, and whether the standard has it.
const RESULTS: &[(&str, GameResult, bool)] = &[
    ("1-0", GameResult::WhiteWins, true),
    ("0-1", GameResult::BlackWins, true),
    ("1/2-1/2", GameResult::Draw, true),
    ("1–0", GameResult::WhiteWins, false),
    ("1—0", GameResult::WhiteWins, false),
    ("1:0", GameResult::WhiteWins, false),
    ("1 - 0", GameResult::WhiteWins, false),
    ("0–1", GameResult::BlackWins, false),
    ("0—1", GameResult::BlackWins, false),
    ("0:1", GameResult::BlackWins, false),
    ("0 - 1", GameResult::BlackWins, false),
    ("1/2–1/2", GameResult::Draw, false),
    ("1/2—1/2", GameResult::Draw, false),
    ("1/2 - 1/2", GameResult::Draw, false),
    ("1/2:1/2", GameResult::Draw, false),
    ("½-½", GameResult::Draw, false),
    ("½–½", GameResult::Draw, false),
    ("½ - ½", GameResult::Draw, false),
    ("½:½", GameResult::Draw, false),
    ("0.5-0.5", GameResult::Draw, false),
    ("0,5-0,5", GameResult::Draw, false),
    ("1/2", GameResult::Draw, false),
    ("½", GameResult::Draw, false),
];

/// What a Result tag, or a result after the moves, means where it is not written as the standard says.
pub(crate) fn loose_result(text: &str) -> Option<GameResult> {
    RESULTS.iter().find(|(spelling, ..)| *spelling == text.trim()).map(|(_, result, _)| *result)
}

fn promotion_in_brackets(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('(')?;
    let piece = inside.chars().next().filter(|c| c.is_alphabetic() || is_figurine(*c))?;
    inside.get(piece.len_utf8()..)?.starts_with(')').then_some(2 + piece.len_utf8())
}

fn ends_result(c: char) -> bool {
    c.is_whitespace()
        || is_odd_space(c)
        || matches!(c, '{' | '}' | '(' | ')' | ';' | '[' | ']' | '$' | '*' | ',' | '.' | '!' | '?')
}

fn ends_word(c: char) -> bool {
    ends_result(c) || matches!(c, '<' | '>' | '"') || is_dot(c) || c.is_control()
}

pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '‒' | '–' | '—' | '−')
}

pub(crate) fn is_figurine(c: char) -> bool {
    matches!(c, '♔'..='♟')
}

fn is_dot(c: char) -> bool {
    matches!(c, '.' | '…')
}

/// Spaces, joiners and marks without width that word processors and web pages leave in a text.
fn is_odd_space(c: char) -> bool {
    matches!(
        c,
        '\u{a0}' | '\u{ad}' | '\u{85}' | '\u{1680}' | '\u{2000}'
            ..='\u{200f}'
                | '\u{2028}'
                | '\u{2029}'
                | '\u{202f}'
                | '\u{205f}'
                | '\u{2060}'
                | '\u{3000}'
                | '\u{feff}'
    )
}
