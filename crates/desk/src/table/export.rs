//! `table/export`: a table as comma-separated values, for spreadsheets.

use arbitro_interchange::csv::{Style, write_table};
use arbitro_messages::Value;
use arbitro_store::TournamentId;
use arbitro_store::table::{event, tournament};

use super::rows::Sheet;
use crate::api::DeskError;
use crate::api::table::{ExportTable, TableExported, TableKind};
use crate::{Desk, source, words};

/// Delimiters that spreadsheets know.
const DELIMITERS: [char; 3] = [';', ',', '\t'];

/// Writes a table. Cells that a spreadsheet would take for a formula are guarded.
pub fn export(desk: &Desk, request: &ExportTable) -> Result<TableExported, DeskError> {
    let delimiter = delimiter(&request.delimiter)?;
    let sheet = Sheet::of(desk, request)?;
    let catalogue = words::catalogue()?;
    let lang = words::lang(&request.lang);
    let header = |head: &super::rows::Head| match head {
        super::rows::Head::Key(key) => catalogue.plain(lang, key),
        super::rows::Head::Round(round) => {
            catalogue.text(lang, "table-col-round-number", [("round", Value::from(*round))])
        }
        super::rows::Head::Code(code) => code.clone(),
    };
    let headers: Vec<String> = sheet.heads.iter().map(header).collect();
    let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
    let text = write_table(&headers, sheet.rows.iter().map(Vec::as_slice), Style { delimiter, mark: true });
    let (path, text) = source::write(&request.target, &text)?;
    let rows = u32::try_from(sheet.rows.len()).unwrap_or(u32::MAX);
    Ok(TableExported { rows, path, text, file_name: file_name(desk, request)? })
}

fn delimiter(text: &str) -> Result<char, DeskError> {
    if text.is_empty() {
        return Ok(DELIMITERS[0]);
    }
    let known = |delimiter: &&char| text.chars().eq([**delimiter]);
    let found = DELIMITERS.iter().find(known).copied();
    found.ok_or_else(|| DeskError::plain("error-delimiter").with("found", text))
}

/// The name to offer for the file.
fn file_name(desk: &Desk, request: &ExportTable) -> Result<String, DeskError> {
    let name = desk.read(|db| match request.table {
        TableKind::Journal => Ok(event::get(db)?.name),
        _ => Ok(tournament::get(db, TournamentId(request.tournament))?.data.name),
    })?;
    let catalogue = words::catalogue()?;
    let table = catalogue.plain(words::lang(&request.lang), super::rows::file_key(request.table));
    let round = request.round.map(|round| round.to_string()).unwrap_or_default();
    Ok(source::file_name(&[&name, &table, &round], "csv"))
}
