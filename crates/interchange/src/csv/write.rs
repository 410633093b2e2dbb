//! Tables as comma-separated values, safe to open in a spreadsheet.

use std::borrow::Cow;

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// What parts the cells.
    pub delimiter: char,
    /// Whether the file begins with the mark by which spreadsheets know UTF-8.
    pub mark: bool,
}

impl Default for Style {
    /// Semicolons, which spreadsheets take wherever the comma parts decimals, and the mark of UTF-8.
    fn default() -> Self {
        Self { delimiter: ';', mark: true }
    }
}

/// Characters at the start of a cell by which spreadsheets take it for a formula.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Writes a table with a row of headers, in lines as RFC 4180 has them. A cell that a spreadsheet would take for a formula
/// gets an apostrophe before it, unless it is a plain number; [`super::read_players`] takes that away again.
pub fn write_table<'a, R>(headers: &[&str], rows: R, style: Style) -> String
where
    R: IntoIterator<Item = &'a [String]>,
{
    let mut text = String::from(if style.mark { "\u{feff}" } else { "" });
    write_row(&mut text, headers.iter().copied(), style.delimiter);
    for row in rows {
        write_row(&mut text, row.iter().map(String::as_str), style.delimiter);
    }
    text
}

fn write_row<'a>(text: &mut String, cells: impl Iterator<Item = &'a str>, delimiter: char) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            text.push(delimiter);
        }
        let cell = safe(cell);
        let quoted = cell.contains([delimiter, '"', '\n', '\r']) || cell.trim() != cell;
        if quoted {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(&cell);
        }
    }
    text.push_str("\r\n");
}

/// A cell that no spreadsheet takes for a formula.
fn safe(cell: &str) -> Cow<'_, str> {
    if is_like_formula(cell) && !is_number(cell) {
        Cow::Owned(format!("'{cell}"))
    } else {
        Cow::Borrowed(cell)
    }
}

/// Whether it begins like a formula, with apostrophes before it or without.
fn is_like_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').trim_start_matches(' ').starts_with(FORMULA)
}

/// The cell as it was before [`safe`].
pub(super) fn without_guard(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if is_like_formula(rest) => rest,
        _ => cell,
    }
}

/// Whether it is a whole number or a decimal, with a sign or without.
fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix(['+', '-']).unwrap_or(cell);
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, "0"));
    let all = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all(whole) && all(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_guarded_and_numbers_are_not() {
        for (cell, written) in [
            ("=HYPERLINK(\"x\")", "'=HYPERLINK(\"x\")"),
            ("+1-2", "'+1-2"),
            ("-cmd", "'-cmd"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            (" =1", "' =1"),
            ("+", "'+"),
            ("'=1", "''=1"),
            ("'-1", "''-1"),
            ("-12.5", "-12.5"),
            ("+0.28", "+0.28"),
            ("7,5", "7,5"),
            ("O'Neil, Ann", "O'Neil, Ann"),
        ] {
            assert_eq!(safe(cell), written);
            assert_eq!(without_guard(&safe(cell)), cell);
        }
    }

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let rows = [vec!["Xu; Li".to_owned(), "say \"hi\"".to_owned(), String::new()]];
        let text = write_table(
            &["name", "note", "club"],
            rows.iter().map(Vec::as_slice),
            Style { mark: false, ..Style::default() },
        );
        assert_eq!(text, "name;note;club\r\n\"Xu; Li\";\"say \"\"hi\"\"\";\r\n");
    }
}
