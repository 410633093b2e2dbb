//! FIDE's text lists: columns of fixed width under one header line.
//!
//! The columns begin where their headers do, so that lists of all years and kinds are read alike. Few lines are longer
//! than the header has room for, because a player has more titles than the column before the last fits: their later
//! columns are counted from the end.

use std::io::BufRead;

use super::field::{Field, Words};
use super::input::{next_line, words};
use super::{Chapter, ListError, Odd, Reason, Sink};

/// Whether a file begins with a header as FIDE writes it.
pub(super) fn is_list(start: &[u8]) -> bool {
    let first =
        start.split(|byte| *byte == b'\n').find(|line| !line.trim_ascii().is_empty()).unwrap_or_default();
    Header::read(&words(first)).is_some()
}

/// Where each column begins, in characters.
struct Header {
    columns: Vec<(String, usize, Option<Field>)>,
    month: Option<String>,
    width: usize,
}

impl Header {
    /// Reads a header line; none if it is not one.
    fn read(line: &str) -> Option<Self> {
        let mut columns: Vec<(String, usize, Option<Field>)> = Vec::new();
        let mut month = None;
        let mut at = 0;
        for piece in line.split(' ') {
            let known = Field::of_text_header(piece);
            let is_month = known.is_none() && is_month(piece);
            let number = columns.len() == 1 && piece.eq_ignore_ascii_case("number");
            if !piece.is_empty() && !number {
                columns.push((piece.to_owned(), at, if is_month { Some(Field::Rating) } else { known }));
            }
            if is_month {
                month = Some(piece.to_uppercase());
            }
            at += piece.chars().count() + 1;
        }
        let has = |wanted| columns.iter().any(|(_, _, field)| *field == Some(wanted));
        let first = columns.first().is_some_and(|(_, at, field)| *at == 0 && *field == Some(Field::Number));
        (first && has(Field::Name) && has(Field::Federation)).then_some(Header {
            columns,
            month,
            width: at - 1,
        })
    }

    /// The words of a line by its columns.
    fn cut<'l>(&self, line: &'l str, ascii: bool) -> Words<'l> {
        let length = if ascii { line.len() } else { line.chars().count() };
        let excess = length.saturating_sub(self.width);
        let mut found = Words::new();
        let mut shift = 0;
        for (index, (_, from, field)) in self.columns.iter().enumerate() {
            let begins = from + shift;
            if *field == Some(Field::OtherTitles) {
                shift = excess;
            }
            let ends = self.columns.get(index + 1).map_or(usize::MAX, |(_, next, _)| next + shift);
            if let Some(field) = field {
                found.set(*field, characters(line, begins, ends, ascii));
            }
        }
        found
    }
}

/// Three letters and two digits, such as `OCT26`.
fn is_month(word: &str) -> bool {
    let (letters, digits) = word.split_at_checked(3).unwrap_or_default();
    digits.len() == 2
        && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
        && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Some characters of a line.
fn characters(line: &str, from: usize, to: usize, ascii: bool) -> &str {
    let place = |count: usize| {
        if ascii {
            count.min(line.len())
        } else {
            line.char_indices().nth(count).map_or(line.len(), |(at, _)| at)
        }
    };
    line.get(place(from)..place(to)).unwrap_or_default()
}

/// What a header said: the month, and the columns with what each was taken for.
type Said = (Option<String>, Vec<(String, Option<Field>)>);

/// Reads the lines of a list.
pub(super) fn read(
    mut input: impl BufRead,
    chapter: Chapter,
    sink: &mut Sink<'_, '_>,
) -> Result<Said, ListError> {
    let (mut line, mut whole, mut number) = (Vec::new(), true, 0_u64);
    let header = loop {
        if !next_line(&mut input, &mut line, &mut whole)? {
            return Err(ListError::NotAList);
        }
        number += 1;
        if !line.trim_ascii().is_empty() {
            break Header::read(&words(&line)).ok_or(ListError::NotAList)?;
        }
    };
    while next_line(&mut input, &mut line, &mut whole)? {
        number += 1;
        if line.trim_ascii().is_empty() {
            continue;
        }
        let text = words(&line);
        if !whole {
            sink.odd(Odd::new(number, Reason::LongLine, true, &text))?;
            continue;
        }
        let mut found = header.cut(&text, text.is_ascii());
        found.settle(chapter);
        sink.row(number, &found)?;
    }
    Ok((header.month, header.columns.into_iter().map(|(name, _, field)| (name, field)).collect()))
}
