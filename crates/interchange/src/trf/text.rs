//! Bytes to lines.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

/// The text of a file, and whether it had to be taken for Windows-1252.
pub fn decode(bytes: &[u8]) -> (String, bool) {
    if let Some((encoding, _)) = Encoding::for_bom(bytes)
        && encoding != UTF_8
    {
        return (encoding.decode(bytes).0.into_owned(), false);
    }
    let bytes = bytes.strip_prefix(&[0xef, 0xbb, 0xbf]).unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), false),
        Err(_) => (WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(), true),
    }
}

/// The lines of a text: they end with CR, LF or both.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_terminator('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}
