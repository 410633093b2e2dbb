//! The tag section of a game: reading it, and what its values must look like.

use super::diagnostic::Code;
use super::game::{GameResult, Tag};
use super::line::{KNOWN_TAGS, is_tag_start, line_end};
use super::notes::Notes;
use super::scan::loose_result;

/// More tags than this no program writes; the limit bounds what a hostile file can make us keep.
const MOST_TAGS: usize = 500;

/// A tag pair longer than this, in bytes, is cut.
const LONGEST_TAG: usize = 1 << 16;

/// Where the tags of a game ended and what came between them.
pub(crate) struct TagSection {
    /// The tags, in the order of the file.
    pub tags: Vec<Tag>,
    /// The offset after the last of them.
    pub end: usize,
}

/// Reads the tags that start at `at`, until something that is no tag.
pub(crate) fn read_tags(text: &str, at: usize, notes: &mut Notes) -> TagSection {
    let mut section = TagSection { tags: Vec::new(), end: at };
    let mut pos = at;
    loop {
        let gap = skip_gap(text, pos);
        let extra_blank = gap.breaks > 1 && !section.tags.is_empty();
        if text.as_bytes().get(gap.end) != Some(&b'[') {
            match stray_line(text, gap.end).filter(|_| !section.tags.is_empty() && gap.breaks == 1) {
                Some(end) => {
                    notes.push(gap.end, Code::BadTag, text.get(gap.end..end).unwrap_or_default());
                    pos = end;
                    continue;
                }
                None => return section,
            }
        }
        let Some(read) = read_tag(text, gap.end) else {
            notes.push(gap.end, Code::BadTag, line_of(text, gap.end));
            pos = line_end(text.as_bytes(), gap.end);
            section.end = pos;
            continue;
        };
        let repeated = section.tags.iter().any(|tag| tag.name.eq_ignore_ascii_case(&read.tag.name));
        if extra_blank && repeated {
            return section;
        }
        if extra_blank {
            notes.push_once(gap.end, Code::ExtraBlankLine, "");
        }
        if !read.well_formed {
            notes.push(gap.end, Code::BadTag, line_of(text, gap.end));
        }
        if repeated {
            notes.push(gap.end, Code::DuplicateTag, &read.tag.name);
        }
        note_name(&read.tag.name, gap.end, notes);
        note_value(&read.tag, gap.end, notes);
        if section.tags.len() < MOST_TAGS {
            section.tags.push(read.tag);
        } else {
            notes.push_once(gap.end, Code::TooManyTags, &read.tag.name);
        }
        section.end = read.end;
        pos = read.end;
    }
}

struct Gap {
    breaks: u32,
    end: usize,
}

/// Passes spaces, line breaks, escaped lines and `;` comments between tags.
fn skip_gap(text: &str, from: usize) -> Gap {
    let bytes = text.as_bytes();
    let mut gap = Gap { breaks: 0, end: from };
    while let Some(&byte) = bytes.get(gap.end) {
        match byte {
            b'\n' => gap.breaks += 1,
            b'\r' => gap.breaks += u32::from(bytes.get(gap.end + 1) != Some(&b'\n')),
            b' ' | b'\t' => {}
            b'%' if gap.breaks > 0 => {
                gap.end = line_end(bytes, gap.end);
                continue;
            }
            _ => break,
        }
        gap.end += 1;
    }
    gap
}

/// A line that is no tag, right between two tags: its end. An Event tag after it would start another game.
fn stray_line(text: &str, at: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let end = line_end(bytes, at);
    let next = skip_gap(text, end);
    let first = *bytes.get(at)?;
    let tag_follows = next.breaks == 1 && is_tag_start(bytes, next.end);
    let event_follows = bytes.get(next.end..)?.starts_with(b"[Event ");
    (tag_follows && !event_follows && !matches!(first, b'{' | b';' | b'%')).then_some(end)
}

/// The rest of the line, or as much of it as a tag pair may have.
fn line_of(text: &str, at: usize) -> &str {
    let mut limit = text.len().min(at + LONGEST_TAG);
    while !text.is_char_boundary(limit) {
        limit -= 1;
    }
    let near = text.get(at..limit).unwrap_or_default();
    near.get(..line_end(near.as_bytes(), 0)).unwrap_or_default()
}

struct ReadTag {
    tag: Tag,
    well_formed: bool,
    end: usize,
}

/// Reads a tag pair at a bracket: as the standard has it, else as well as its line allows; none if it has no value.
fn read_tag(text: &str, at: usize) -> Option<ReadTag> {
    let line = line_of(text, at);
    let inside = line.strip_prefix('[')?.trim_start_matches([' ', '\t']);
    let name_length =
        inside.find(|c: char| c.is_whitespace() || matches!(c, '"' | '“' | ']')).unwrap_or(inside.len());
    let (name, after_name) = inside.split_at_checked(name_length)?;
    let well_named = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let value_at = after_name.trim_start();
    let name = name.to_owned();
    let offset_of = |rest: &str| at + line.len() - rest.len();
    if let Some(quoted) = value_at.strip_prefix('"')
        && let Some((value, after)) = standard_value(quoted)
        && well_named
        && let Some(rest) = after.trim_start_matches([' ', '\t']).strip_prefix(']')
    {
        return Some(ReadTag { tag: Tag { name, value }, well_formed: true, end: offset_of(rest) });
    }
    let opened = value_at.strip_prefix(['"', '“', '”', '„', '«', '\'', '‘'])?;
    let closed = opened.trim_end();
    let closed = closed.strip_suffix(']').unwrap_or(closed).trim_end();
    let closed = closed.strip_suffix(['"', '“', '”', '»', '\'', '’']).unwrap_or(closed);
    let value = unescape(closed);
    (!name.is_empty()).then(|| ReadTag { tag: Tag { name, value }, well_formed: false, end: at + line.len() })
}

/// The value up to its closing quote, and what follows; none if the quote is missing.
fn standard_value(quoted: &str) -> Option<(String, &str)> {
    let mut escaped = false;
    for (at, byte) in quoted.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return Some((unescape(quoted.get(..at)?), quoted.get(at + 1..)?)),
            _ => {}
        }
    }
    None
}

/// Takes the backslash from `\"` and `\\`; any other backslash stays.
fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match chars.peek() {
            Some(&next) if c == '\\' && matches!(next, '"' | '\\') => {
                out.push(next);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    out
}

fn note_name(name: &str, at: usize, notes: &mut Notes) {
    let known = KNOWN_TAGS.iter().find(|known| known.eq_ignore_ascii_case(name));
    if known.is_some_and(|known| *known != name) {
        notes.push(at, Code::TagNameCase, name);
    }
}

fn note_value(tag: &Tag, at: usize, notes: &mut Notes) {
    let is = |name: &str| tag.name.eq_ignore_ascii_case(name);
    let value = tag.value.as_str();
    if is("Result") && value.parse::<GameResult>().is_err() {
        notes.push(at, Code::BadResultValue, value);
    } else if (is("Date") || is("EventDate") || is("UTCDate") || is("SourceDate"))
        && !is_date(value.as_bytes())
    {
        notes.push(at, Code::BadDate, value);
    } else if (is("WhiteElo") || is("BlackElo")) && !is_elo(value.as_bytes()) {
        notes.push(at, Code::BadElo, value);
    }
}

/// The result a Result tag means, be it written as it should or not.
pub(crate) fn result_of_tag(value: &str) -> Option<GameResult> {
    value.parse().ok().or_else(|| loose_result(value))
}

/// Whether a date is `yyyy.mm.dd` and in the calendar, `?` standing for unknown digits, or not given at all.
pub(crate) fn is_date(value: &[u8]) -> bool {
    if matches!(value, b"" | b"?" | b"-") {
        return true;
    }
    let (Some((year, b'.')), Some((month, b'.')), Some(day)) =
        (part(value, 0, 4), part(value, 5, 2), value.get(8..))
    else {
        return false;
    };
    if day.len() != 2 {
        return false;
    }
    let known = |digits: &[u8]| -> Option<Option<u32>> {
        if digits.iter().all(|digit| *digit == b'?') {
            return Some(None);
        }
        let number = std::str::from_utf8(digits).ok()?.parse().ok()?;
        digits.iter().all(u8::is_ascii_digit).then_some(Some(number))
    };
    let (Some(year), Some(month), Some(day)) = (known(year), known(month), known(day)) else {
        return false;
    };
    let leap = year.is_none_or(|year| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    let days = match month {
        Some(4 | 6 | 9 | 11) => 30,
        Some(2) if leap => 29,
        Some(2) => 28,
        _ => 31,
    };
    month.is_none_or(|month| (1..=12).contains(&month)) && day.is_none_or(|day| (1..=days).contains(&day))
}

/// So many bytes from a place on, and the byte that follows them.
fn part(value: &[u8], from: usize, length: usize) -> Option<(&[u8], u8)> {
    Some((value.get(from..from + length)?, *value.get(from + length)?))
}

/// Whether a rating is a number of up to four digits, or one of the signs for none.
pub(crate) fn is_elo(value: &[u8]) -> bool {
    matches!(value, b"" | b"-" | b"?") || (value.len() <= 4 && value.iter().all(u8::is_ascii_digit))
}
