//! The bytes of a list on their way to its reader: counted, and in UTF-8 or an encoding of single bytes.

use std::borrow::Cow;
use std::cell::Cell;
use std::io::{self, BufRead, Read};
use std::rc::Rc;

use encoding_rs::{Decoder, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// How many bytes were read.
pub(super) type Count = Rc<Cell<u64>>;

/// Counts what is read.
pub(super) struct Counted<R> {
    input: R,
    count: Count,
}

impl<R> Counted<R> {
    pub(super) fn new(input: R) -> (Self, Count) {
        let count = Count::default();
        (Counted { input, count: count.clone() }, count)
    }
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        self.count.set(self.count.get() + read as u64);
        Ok(read)
    }
}

/// An element, or a row of a table, longer than this is none of a list.
const LONGEST_ITEM: usize = 1 << 20;

/// Stops a reader that would hold ever more of something without an end. Whoever reads sets the count back to zero for
/// each new thing.
pub(super) struct Bounded<R> {
    input: R,
    since: Rc<Cell<usize>>,
}

impl<R> Bounded<R> {
    pub(super) fn new(input: R) -> (Self, Rc<Cell<usize>>) {
        let since = Rc::new(Cell::new(0));
        (Bounded { input, since: Rc::clone(&since) }, since)
    }
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.since.get() > LONGEST_ITEM {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "an entry without an end"));
        }
        let read = self.input.read(buffer)?;
        self.since.set(self.since.get() + read);
        Ok(read)
    }
}

/// Turns a file in UTF-16, told by its mark, or in what an XML declaration names, into UTF-8, and takes the mark from
/// one in UTF-8. All else stays.
pub(super) struct Utf8<R> {
    input: R,
    started: bool,
    /// The decoder has given all there was: it must not be asked again.
    ended: bool,
    decoder: Option<Decoder>,
    ready: Vec<u8>,
    at: usize,
}

impl<R: Read> Utf8<R> {
    pub(super) fn new(input: R) -> Self {
        Utf8 { input, started: false, ended: false, decoder: None, ready: Vec::new(), at: 0 }
    }

    /// Looks at the first bytes.
    fn start(&mut self) -> io::Result<()> {
        self.started = true;
        let mut head = Vec::new();
        self.input.by_ref().take(LONGEST_DECLARATION).read_to_end(&mut head)?;
        self.decoder = match head.as_slice() {
            [0xff, 0xfe, ..] => Some(UTF_16LE),
            [0xfe, 0xff, ..] => Some(UTF_16BE),
            _ => declared(&head),
        }
        .map(encoding_rs::Encoding::new_decoder_with_bom_removal);
        let start =
            if self.decoder.is_none() { head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head) } else { &head };
        self.decode(start, false);
        Ok(())
    }

    /// Puts bytes among those that are ready.
    fn decode(&mut self, bytes: &[u8], last: bool) {
        if self.at == self.ready.len() {
            self.ready.clear();
            self.at = 0;
        }
        let Some(decoder) = &mut self.decoder else {
            self.ready.extend_from_slice(bytes);
            return;
        };
        let room = decoder.max_utf8_buffer_length(bytes.len()).unwrap_or_default();
        let mut text = String::with_capacity(room);
        let _ = decoder.decode_to_string(bytes, &mut text, last);
        self.ready.extend_from_slice(text.as_bytes());
    }

    fn hand_over(&mut self, buffer: &mut [u8]) -> usize {
        let ready = self.ready.get(self.at..).unwrap_or_default();
        let count = ready.len().min(buffer.len());
        for (place, byte) in buffer.iter_mut().zip(ready) {
            *place = *byte;
        }
        self.at += count;
        count
    }
}

impl<R: Read> Read for Utf8<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        if !self.started {
            self.start()?;
        }
        loop {
            let count = self.hand_over(buffer);
            if count > 0 {
                return Ok(count);
            }
            if self.ended {
                return Ok(0);
            }
            if self.decoder.is_none() {
                return self.input.read(buffer);
            }
            let mut block = [0; 8192];
            let read = self.input.read(&mut block)?;
            self.decode(block.get(..read).unwrap_or_default(), read == 0);
            self.ended = read == 0;
        }
    }
}

/// How far an XML declaration is looked for.
const LONGEST_DECLARATION: u64 = 200;

/// The encoding that an XML declaration names, if it is not UTF-8.
fn declared(head: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    let rest = head.strip_prefix(b"<?xml")?;
    let declaration = rest.get(..memchr::memchr(b'>', rest)?)?;
    let at = memchr::memmem::find(declaration, b"encoding")?;
    let mut quoted = declaration.get(at..)?.split(|byte| matches!(byte, b'"' | b'\''));
    let encoding = encoding_rs::Encoding::for_label(quoted.nth(1)?)?;
    (encoding != encoding_rs::UTF_8).then_some(encoding)
}

/// The words of bytes: UTF-8 if they are, else the Windows encoding of Western Europe.
pub(super) fn words(bytes: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(bytes)
        .map_or_else(|_| WINDOWS_1252.decode_without_bom_handling(bytes).0, Cow::Borrowed)
}

/// A line longer than this is no line of a list.
const LONGEST_LINE: u64 = 1 << 16;

/// Reads a line without its end; false at the end of the file. Of one that is too long the beginning is given, and the
/// rest passed over: `whole` says so.
pub(super) fn next_line<R: BufRead>(input: &mut R, line: &mut Vec<u8>, whole: &mut bool) -> io::Result<bool> {
    line.clear();
    *whole = true;
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_LINE {
        *whole = false;
        input.skip_until(b'\n')?;
    }
    while line.last().is_some_and(|byte| matches!(byte, b'\n' | b'\r' | 0x1a)) {
        line.pop();
    }
    Ok(true)
}
