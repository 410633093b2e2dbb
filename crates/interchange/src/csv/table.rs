//! From bytes to rows of cells: encoding and delimiter are guessed.

use std::borrow::Cow;

use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::write::without_guard;
use super::{Finding, MOST_ROWS, Options, Problem};

/// Delimiters in the order of preference where two fit equally well.
const DELIMITERS: [char; 4] = [';', '\t', ',', '|'];
/// How many lines the delimiter is guessed from.
const SAMPLE: usize = 20;
/// A cell with more line breaks than this has swallowed what follows an unclosed quotation mark.
const MOST_BREAKS: usize = 3;

/// A row of cells, without blanks around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Line where it begins, from 1.
    pub line: u64,
    /// Its cells.
    pub cells: Vec<String>,
}

pub(super) struct Table {
    pub encoding: &'static str,
    pub delimiter: char,
    pub rows: Vec<Row>,
    pub findings: Vec<Finding>,
}

pub(super) fn read(bytes: &[u8], options: &Options) -> Table {
    let encoding = options.encoding.map_or_else(|| guess_encoding(bytes), |encoding| encoding.0);
    let text: Cow<'_, str> = encoding.decode_with_bom_removal(bytes).0;
    let encoding = encoding.name();
    let mut findings = Vec::new();
    let replaced = text.find(char::REPLACEMENT_CHARACTER);
    // A file in UTF-8 may hold that character itself.
    let decoded_well = encoding == "UTF-8" && std::str::from_utf8(bytes).is_ok();
    if let Some(at) = replaced.filter(|_| !decoded_well) {
        let before = text.get(..at).unwrap_or_default();
        let line = before.matches('\n').count() as u64 + 1;
        findings.push(Finding { line, column: None, lost: false, problem: Problem::Undecodable });
    }
    let (skipped, text, delimiter) = match announced_delimiter(&text) {
        Some((delimiter, rest)) => (1, rest, delimiter),
        None => (0, text.as_ref(), guess_delimiter(&text)),
    };
    let delimiter = options.delimiter.filter(char::is_ascii).unwrap_or(delimiter);
    let mut rows = rows(text, delimiter, true);
    let swallowed = rows.iter().find(|row| row.cells.iter().any(|c| c.matches('\n').count() > MOST_BREAKS));
    if let Some(row) = swallowed {
        let line = row.line + skipped;
        findings.push(Finding { line, column: None, lost: false, problem: Problem::UnclosedQuote });
        rows = self::rows(text, delimiter, false);
    }
    if let Some(row) = rows.get(MOST_ROWS) {
        let line = row.line + skipped;
        findings.push(Finding { line, column: None, lost: true, problem: Problem::TooManyRows });
        rows.truncate(MOST_ROWS);
    }
    for row in &mut rows {
        row.line += skipped;
    }
    Table { encoding, delimiter, rows, findings }
}

/// UTF-8 or UTF-16 by the mark at the start; else UTF-8 if it is that; else the Windows encoding of Western Europe,
/// in which spreadsheets save there.
fn guess_encoding(bytes: &[u8]) -> &'static encoding_rs::Encoding {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => UTF_8,
        [0xff, 0xfe, ..] => UTF_16LE,
        [0xfe, 0xff, ..] => UTF_16BE,
        [a, 0, b, 0, ..] if *a != 0 && *b != 0 => UTF_16LE,
        [0, a, 0, b, ..] if *a != 0 && *b != 0 => UTF_16BE,
        _ if std::str::from_utf8(bytes).is_ok() => UTF_8,
        _ => WINDOWS_1252,
    }
}

/// Excel's own first line, `sep=;`.
fn announced_delimiter(text: &str) -> Option<(char, &str)> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut named = first.trim_end_matches('\r').strip_prefix("sep=")?.chars();
    let delimiter = named.next().filter(char::is_ascii)?;
    named.next().is_none().then_some((delimiter, rest))
}

/// The delimiter that parts the first lines into the most cells, each line into as many as the others.
pub(crate) fn guess_delimiter(text: &str) -> char {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(SAMPLE).collect();
    let score = |delimiter: char| {
        let mut counts: Vec<usize> = lines.iter().map(|line| count_outside_quotes(line, delimiter)).collect();
        counts.sort_unstable();
        // The count of most lines; a title line above the table must not decide.
        let usual = counts.get(counts.len() / 2).copied().unwrap_or(0);
        let alike = counts.iter().filter(|count| **count == usual).count();
        if usual == 0 { 0 } else { alike * 100 + usual }
    };
    // The first of equals wins.
    DELIMITERS
        .into_iter()
        .rev()
        .max_by_key(|delimiter| score(*delimiter))
        .filter(|d| score(*d) > 0)
        .unwrap_or(',')
}

fn count_outside_quotes(line: &str, delimiter: char) -> usize {
    let mut quoted = false;
    let mut count = 0;
    for c in line.chars() {
        quoted ^= c == '"';
        count += usize::from(c == delimiter && !quoted);
    }
    count
}

/// Rows that have at least one cell with something in it.
fn rows(text: &str, delimiter: char, quoting: bool) -> Vec<Row> {
    let mut reader = ::csv::ReaderBuilder::new()
        .delimiter(u8::try_from(delimiter).unwrap_or(b','))
        .has_headers(false)
        .flexible(true)
        .quoting(quoting)
        .trim(::csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = ::csv::StringRecord::new();
    let mut lines = Lines { text, at: 0, line: 1 };
    while rows.len() <= MOST_ROWS && reader.read_record(&mut record).unwrap_or(false) {
        let line = record.position().map_or(0, |position| lines.of_record(position.byte()));
        let cells: Vec<String> = record.iter().map(|cell| without_guard(cell).to_owned()).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            rows.push(Row { line, cells });
        }
    }
    rows
}

/// Counts lines up to the rows, which come in order. The reader itself counts a row of a file of Windows, or one after
/// empty lines, from where the row before ended.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line of the first character of the row that begins here or after line breaks.
    fn of_record(&mut self, offset: u64) -> u64 {
        let bytes = self.text.as_bytes();
        let from = usize::try_from(offset).unwrap_or(usize::MAX);
        let breaks = bytes.iter().skip(from).take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let start = from.saturating_add(breaks);
        let between = bytes.get(self.at..start).unwrap_or_default();
        self.line += memchr::memchr_iter(b'\n', between).count() as u64;
        self.at = start;
        self.line
    }
}
