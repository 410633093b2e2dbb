//! From the bytes of a file to text: UTF-8, and what to do where it is not.

use std::borrow::Cow;

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// Text, and where it had to be guessed.
pub(crate) struct Decoded<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// Offsets in the text of the characters that were not UTF-8, in order.
    pub foreign: Vec<usize>,
}

/// Reads bytes as UTF-8. A byte that is no part of UTF-8 is read as Windows-1252, which holds Latin-1: so a name in
/// UTF-8 and a comment in Latin-1 both come out right in one game.
pub(crate) fn decode(bytes: &[u8]) -> Decoded<'_> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Decoded { text: Cow::Borrowed(text), foreign: Vec::new() };
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    let mut foreign = Vec::new();
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            foreign.push(text.len());
            text.push_str(&WINDOWS_1252.decode_without_bom_handling(std::slice::from_ref(byte)).0);
        }
    }
    Decoded { text: Cow::Owned(text), foreign }
}

/// The encoding a whole file announces by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileEncoding {
    /// UTF-8, or a one-byte encoding that [`decode`] sorts out game by game.
    Bytes,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
}

impl FileEncoding {
    /// Looks at the first bytes of a file: a byte order mark, or a bracket and a letter with a zero between.
    pub fn sniff(head: &[u8]) -> Self {
        match head {
            [0xff, 0xfe, ..] => FileEncoding::Utf16Le,
            [0xfe, 0xff, ..] => FileEncoding::Utf16Be,
            [a, 0, b, 0, ..] if a.is_ascii() && b.is_ascii() && *a != 0 && *b != 0 => FileEncoding::Utf16Le,
            [0, a, 0, b, ..] if a.is_ascii() && b.is_ascii() && *a != 0 && *b != 0 => FileEncoding::Utf16Be,
            _ => FileEncoding::Bytes,
        }
    }

    /// A decoder that turns the file into UTF-8 piece by piece; none where the bytes stay as they are.
    pub fn decoder(self) -> Option<encoding_rs::Decoder> {
        match self {
            FileEncoding::Bytes => None,
            FileEncoding::Utf16Le => Some(UTF_16LE.new_decoder_with_bom_removal()),
            FileEncoding::Utf16Be => Some(UTF_16BE.new_decoder_with_bom_removal()),
        }
    }
}
