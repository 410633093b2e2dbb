//! What a line of a PGN file looks like: the questions that splitting a file and reading a game both ask.

/// The tag names in use, as the standard and common programs spell them.
pub(crate) const KNOWN_TAGS: &[&str] = &[
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "SetUp",
    "FEN",
    "Variant",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteTeam",
    "BlackTeam",
    "WhiteFed",
    "BlackFed",
    "WhiteUSCF",
    "BlackUSCF",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "EventDate",
    "EventType",
    "EventRounds",
    "EventCountry",
    "EventCategory",
    "EventSponsor",
    "Section",
    "Stage",
    "Board",
    "Opening",
    "Variation",
    "SubVariation",
    "ECO",
    "NIC",
    "Time",
    "UTCDate",
    "UTCTime",
    "TimeControl",
    "Termination",
    "Annotator",
    "Mode",
    "PlyCount",
    "Source",
    "SourceDate",
    "SourceVersion",
    "GameId",
    "GameURL",
    "StudyName",
    "ChapterName",
];

/// The end of line after `from`, not counting its line break.
pub(crate) fn line_end(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    memchr::memchr2(b'\n', b'\r', rest).map_or(bytes.len(), |at| from + at)
}

/// Whether `at` is the first character of a line.
pub(crate) fn starts_line(bytes: &[u8], at: usize) -> bool {
    at == 0
        || matches!(bytes.get(at - 1), Some(b'\n' | b'\r'))
        || bytes.get(..at) == Some("\u{feff}".as_bytes())
}

/// Whether a tag pair begins at `at`: a bracket, a name, and a quote; or a known name, whatever follows.
pub(crate) fn is_tag_start(bytes: &[u8], at: usize) -> bool {
    let Some((b'[', after)) =
        bytes.get(at..).and_then(<[u8]>::split_first).map(|(first, rest)| (*first, rest))
    else {
        return false;
    };
    let after = trim_blanks(after);
    let length = after.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let (name, rest) = after.split_at(length);
    if !name.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let rest = trim_blanks(rest);
    rest.first() == Some(&b'"') || KNOWN_TAGS.iter().any(|known| known.as_bytes().eq_ignore_ascii_case(name))
}

/// The line before the one that starts at `at`: whether it is blank, and the start of the last line that is not.
pub(crate) fn line_before(bytes: &[u8], at: usize) -> (bool, Option<usize>) {
    let before = bytes.get(..at).unwrap_or_default();
    let Some(last) = before.iter().rposition(|byte| !byte.is_ascii_whitespace()) else {
        return (true, None);
    };
    let gap = before.get(last + 1..).unwrap_or_default();
    let breaks = super::place::lines_ended(gap);
    let head = before.get(..last).unwrap_or_default();
    let start = memchr::memrchr2(b'\n', b'\r', head).map_or(0, |found| found + 1);
    (breaks > 1, Some(start))
}

fn trim_blanks(bytes: &[u8]) -> &[u8] {
    let blanks = bytes.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    bytes.get(blanks..).unwrap_or_default()
}
