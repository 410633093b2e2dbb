//! Where in a file: from offsets in a text to lines and columns.

/// Walks a text once and tells line and column of rising offsets. Asking for an earlier offset starts over.
pub(crate) struct Locator<'t> {
    text: &'t str,
    first_line: u32,
    offset: usize,
    line: u32,
    column: u32,
}

impl<'t> Locator<'t> {
    /// For a text whose first character stands on `first_line`, column 1.
    pub fn new(text: &'t str, first_line: u32) -> Self {
        Locator { text, first_line, offset: 0, line: first_line, column: 1 }
    }

    /// Line and column, both from 1, of the character at an offset. Columns count characters, not bytes.
    pub fn locate(&mut self, offset: usize) -> (u32, u32) {
        if offset < self.offset {
            (self.offset, self.line, self.column) = (0, self.first_line, 1);
        }
        let bytes = self.text.as_bytes();
        let end = offset.min(bytes.len());
        let passed = bytes.get(self.offset..end).unwrap_or_default();
        for (at, &byte) in passed.iter().enumerate() {
            let lone_return = byte == b'\r' && bytes.get(self.offset + at + 1) != Some(&b'\n');
            if byte == b'\n' || lone_return {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            } else if is_character_start(byte) && byte != b'\r' {
                self.column = self.column.saturating_add(1);
            }
        }
        self.offset = end;
        (self.line, self.column)
    }
}

fn is_character_start(byte: u8) -> bool {
    byte & 0b1100_0000 != 0b1000_0000
}

/// How many lines end within these bytes: by `\n`, by `\r\n`, or by a `\r` alone.
pub(crate) fn lines_ended(bytes: &[u8]) -> u32 {
    let feeds = memchr::memchr_iter(b'\n', bytes).count();
    let lone = memchr::memchr_iter(b'\r', bytes).filter(|at| bytes.get(at + 1) != Some(&b'\n')).count();
    u32::try_from(feeds + lone).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_three_ways_and_columns_count_characters() {
        let text = "a\r\nñb\rc\nd";
        let mut places = Locator::new(text, 7);
        assert_eq!(places.locate(0), (7, 1));
        assert_eq!(places.locate(3), (8, 1));
        assert_eq!(places.locate(5), (8, 2));
        assert_eq!(places.locate(7), (9, 1));
        assert_eq!(places.locate(9), (10, 1));
        assert_eq!(places.locate(5), (8, 2));
        assert_eq!(places.locate(900), (10, 2));
        assert_eq!(lines_ended(text.as_bytes()), 3);
    }
}
