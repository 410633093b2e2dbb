//! National lists: a table of cells under a header, in any order of columns.

use std::io::{BufRead, Read};

use super::field::{Field, Words};
use super::input::{Bounded, words};
use super::{Head, ListError, Options, Sink};
use crate::csv::guess_delimiter;

/// Reads the rows of a list, `start` being its first bytes; gives the columns and what each was taken for.
pub(super) fn read(
    input: impl BufRead,
    start: &[u8],
    options: &Options,
    sink: &mut Sink<'_, '_>,
) -> Result<Vec<(String, Option<Field>)>, ListError> {
    let (bounded, since) = Bounded::new(input);
    let mut reader = rows(bounded, start);
    let mut record = csv::ByteRecord::new();
    let headers = headers(&mut reader, &mut record)?;
    let columns = columns(&headers, options.mapping.as_deref());
    let has = |wanted: Field| columns.iter().any(|(_, field)| *field == Some(wanted));
    if !has(Field::Number) || !(has(Field::Name) || has(Field::Surname)) {
        return Err(if columns.iter().all(|(_, field)| field.is_none()) {
            ListError::NotAList
        } else {
            ListError::NoColumns(headers)
        });
    }
    while next(&mut reader, &mut record)? {
        since.set(0);
        let line = record.position().map_or(0, csv::Position::line);
        if record.iter().all(<[u8]>::is_empty) {
            continue;
        }
        let cells: Vec<_> = record.iter().map(words).collect();
        let mut found = Words::new();
        for ((_, field), cell) in columns.iter().zip(&cells) {
            if let Some(field) = field {
                found.set(*field, cell);
            }
        }
        found.settle(options.chapter);
        sink.row(line, &found)?;
    }
    Ok(columns)
}

/// Looks at the first rows of a list.
pub(super) fn look(input: impl BufRead, start: &[u8]) -> Result<Head, ListError> {
    const ROWS: usize = 3;
    let (bounded, _) = Bounded::new(input);
    let mut reader = rows(bounded, start);
    let mut record = csv::ByteRecord::new();
    let headers = headers(&mut reader, &mut record)?;
    let mut sample = Vec::new();
    while sample.len() < ROWS && next(&mut reader, &mut record)? {
        sample.push(texts(&record));
    }
    Ok(Head { columns: columns(&headers, None), sample })
}

fn rows<R: Read>(input: R, start: &[u8]) -> csv::Reader<R> {
    csv::ReaderBuilder::new()
        .delimiter(u8::try_from(guess_delimiter(&words(start))).unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(input)
}

/// The names of the columns: the first row.
fn headers(
    reader: &mut csv::Reader<impl Read>,
    record: &mut csv::ByteRecord,
) -> Result<Vec<String>, ListError> {
    if next(reader, record)? { Ok(texts(record)) } else { Err(ListError::NotAList) }
}

/// The cells of a row, no more than anybody looks at.
fn texts(record: &csv::ByteRecord) -> Vec<String> {
    record.iter().take(200).map(|cell| words(cell).into_owned()).collect()
}

/// Reads the next row; false at the end. A row without an end is one whose quotation mark was left open.
fn next<R: Read>(reader: &mut csv::Reader<R>, record: &mut csv::ByteRecord) -> Result<bool, ListError> {
    let line = reader.position().line();
    reader.read_byte_record(record).map_err(|error| {
        let detail = error.to_string();
        match error.into_kind() {
            csv::ErrorKind::Io(error) if error.kind() != std::io::ErrorKind::InvalidData => {
                ListError::Io(error)
            }
            _ => ListError::Damaged { line, detail },
        }
    })
}

/// What each column holds: as told, else by its header. Where a list has no number of its own, FIDE's is its number.
fn columns(headers: &[String], mapping: Option<&[Option<Field>]>) -> Vec<(String, Option<Field>)> {
    let mut taken: Vec<Field> = Vec::new();
    let mut columns: Vec<(String, Option<Field>)> = headers
        .iter()
        .enumerate()
        .map(|(index, header)| {
            let field = match mapping {
                Some(mapping) => mapping.get(index).copied().flatten(),
                None => Field::of_csv_header(header),
            };
            let field = field.filter(|field| !taken.contains(field));
            taken.extend(field);
            (header.clone(), field)
        })
        .collect();
    if !taken.contains(&Field::Number)
        && let Some((_, field)) = columns.iter_mut().find(|(_, field)| *field == Some(Field::FideId))
    {
        *field = Some(Field::Number);
    }
    columns
}
