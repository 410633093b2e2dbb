//! Bytes to lines.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::note::{Note, NoteKind};

/// The most bytes that are read: the largest event that the columns allow has less.
pub const MOST_BYTES: usize = 64 * 1024 * 1024;
/// The most lines that are read.
pub(super) const MOST_LINES: usize = 250_000;
/// The longest line that is read, in bytes: a record with every pairing number there is has less.
pub(super) const LONGEST_LINE: usize = 100_000;

/// How lines end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEnd {
    /// CR LF, which every program reads.
    #[default]
    CrLf,
    /// LF.
    Lf,
    /// CR, as the standard says.
    Cr,
}

impl LineEnd {
    /// Its characters.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::CrLf => "\r\n",
            Self::Lf => "\n",
            Self::Cr => "\r",
        }
    }
}

/// The mark of the byte order; no text begins with one.
const MARK: char = '\u{feff}';

/// The text of a file. By the mark at its start, or UTF-8 if it is that, or the encoding asked for; Windows-1252 is
/// what files of Western Europe are in.
pub(super) fn decode(bytes: &[u8], otherwise: Option<&'static Encoding>, notes: &mut Vec<Note>) -> String {
    let of_file = |kind, found: &str| Note::of_file(kind, found.to_owned());
    if let Some((encoding, length)) = Encoding::for_bom(bytes) {
        let mut note = of_file(NoteKind::ByteOrderMark, encoding.name());
        note.became = Some(UTF_8.name().to_owned());
        notes.push(note);
        let rest = bytes.get(length..).unwrap_or_default();
        let (text, damaged) = encoding.decode_without_bom_handling(rest);
        if damaged {
            notes.push(of_file(NoteKind::Undecodable, encoding.name()));
        }
        return text.trim_start_matches(MARK).to_owned();
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let encoding = otherwise.unwrap_or(WINDOWS_1252);
    let (text, damaged) = encoding.decode_without_bom_handling(bytes);
    let mut note = of_file(NoteKind::OtherEncoding, encoding.name());
    note.became = Some(UTF_8.name().to_owned());
    notes.push(note);
    if damaged {
        notes.push(of_file(NoteKind::Undecodable, encoding.name()));
    }
    text.into_owned()
}

/// An encoding by its name, such as `windows-1250` or `latin2`.
pub fn encoding(name: &str) -> Option<&'static Encoding> {
    Encoding::for_label(name.as_bytes())
}

/// The lines of a text: they end with CR, LF or both.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_terminator('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// How most lines end, whether all do so, and whether the last one ends at all.
pub(super) fn line_ends(text: &str) -> (LineEnd, bool, bool) {
    let count = |end: &str| text.matches(end).count();
    let both = count("\r\n");
    let counts =
        [(LineEnd::CrLf, both), (LineEnd::Lf, count("\n") - both), (LineEnd::Cr, count("\r") - both)];
    let most = counts.iter().rev().max_by_key(|(_, count)| *count).copied();
    let (end, most) = most.filter(|(_, count)| *count > 0).unwrap_or_default();
    let all: usize = counts.iter().map(|(_, count)| count).sum();
    (end, most == all, text.ends_with(['\r', '\n']))
}
