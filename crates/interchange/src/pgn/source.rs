//! The bytes of a file as the splitter wants them: in UTF-8 or a one-byte encoding, with `\n` in the line ends.

use std::io::{self, Read};

use super::decode::FileEncoding;

/// How much of a file is looked at to tell its encoding, and how much is turned into UTF-8 at a time.
const BLOCK: u64 = 1 << 16;

/// A file that is being read.
pub(crate) struct Source<R> {
    input: R,
    /// For a file that is not made of single bytes.
    pub decoder: Option<encoding_rs::Decoder>,
    /// Whether lines end in `\r` alone, as on old Macintosh computers; none before the first look.
    returns: Option<bool>,
    /// Whether all was read.
    pub at_end: bool,
}

impl<R: Read> Source<R> {
    /// Starts at the beginning of a file.
    pub fn new(input: R) -> Self {
        Source { input, decoder: None, returns: None, at_end: false }
    }

    /// Reads until so many bytes are there, or the file is at its end.
    pub fn fill(&mut self, bytes: &mut Vec<u8>, goal: usize) -> io::Result<()> {
        if self.returns.is_none() {
            self.begin(bytes)?;
        }
        if self.decoder.is_none() && self.returns == Some(false) {
            let wanted = goal.saturating_sub(bytes.len());
            let read = self.input.by_ref().take(wanted as u64).read_to_end(bytes)?;
            self.at_end |= read < wanted;
            return Ok(());
        }
        let mut block = Vec::new();
        while bytes.len() < goal && !self.at_end {
            block.clear();
            self.input.by_ref().take(BLOCK).read_to_end(&mut block)?;
            self.at_end = (block.len() as u64) < BLOCK;
            self.append(bytes, &block);
        }
        Ok(())
    }

    /// Looks at the first bytes: the encoding, the line ends, the byte order mark.
    fn begin(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let mut head = Vec::new();
        self.input.by_ref().take(BLOCK).read_to_end(&mut head)?;
        self.at_end = (head.len() as u64) < BLOCK;
        self.decoder = FileEncoding::sniff(&head).decoder();
        let text = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&head);
        self.returns = Some(memchr::memchr(b'\n', text).is_none() && memchr::memchr(b'\r', text).is_some());
        self.append(bytes, text);
        Ok(())
    }

    fn append(&mut self, bytes: &mut Vec<u8>, block: &[u8]) {
        let from = bytes.len();
        match &mut self.decoder {
            None => bytes.extend_from_slice(block),
            Some(decoder) => {
                let room = decoder.max_utf8_buffer_length(block.len()).unwrap_or_default();
                let mut text = String::with_capacity(room);
                let _ = decoder.decode_to_string(block, &mut text, self.at_end);
                bytes.extend_from_slice(text.as_bytes());
            }
        }
        if self.returns == Some(true) {
            for byte in bytes.iter_mut().skip(from).filter(|byte| **byte == b'\r') {
                *byte = b'\n';
            }
        }
    }
}
