//! `app/report`: what the developers need to find a fault, without anybody's name in it.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::Path;

use arbitro_store::table::journal;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::Desk;
use crate::api::DeskError;
use crate::api::event::{ReportFile, ReportForDevelopers, WriteReport};
use crate::{log, source};

/// The most of a log that is handed over: the end is what matters.
const LONGEST_LOG: usize = 2 * 1024 * 1024;

/// Shows what would be sent, and writes it as a zip file where a path is given. Nothing is sent by the program.
pub fn report(desk: &Desk, request: &WriteReport) -> Result<ReportForDevelopers, DeskError> {
    let mut files = vec![ReportFile { name: "about.txt".to_owned(), text: about(desk)? }];
    files.extend(journal(desk)?.map(|text| ReportFile { name: "journal.csv".to_owned(), text }));
    files.extend(logs(desk));
    let path = request.path.trim();
    if !path.is_empty() {
        let bytes = packed(&files)
            .map_err(|e| DeskError::plain("error-file").with("path", path).with("detail", e))?;
        source::write_bytes(path, &bytes)?;
    }
    Ok(ReportForDevelopers { files, path: path.to_owned() })
}

/// Version, system, and how much there is in the open event.
fn about(desk: &Desk) -> Result<String, DeskError> {
    use std::env::consts::{ARCH, FAMILY, OS};
    let mut text = format!("Arbitro {}\n{OS} {ARCH} {FAMILY}\n{}\n", env!("CARGO_PKG_VERSION"), desk.now());
    if desk.has_event() {
        let counts = desk.with_file(|file| Ok(file.counts()?))?;
        for (table, rows) in counts {
            let _ = writeln!(text, "{table}: {rows}");
        }
    }
    Ok(text)
}

/// Which acts were done and when; not by whom, nor with what.
fn journal(desk: &Desk) -> Result<Option<String>, DeskError> {
    if !desk.has_event() {
        return Ok(None);
    }
    let rows = desk.read(|db| Ok(journal::all(db)?))?;
    let mut text = "number,at,call,kind,target\n".to_owned();
    for row in rows.iter().rev() {
        let kind = serde_json::to_value(row.kind).unwrap_or_default();
        let target = row.target.map(|target| target.to_string()).unwrap_or_default();
        let kind = kind.as_str().unwrap_or_default();
        let _ = writeln!(text, "{},{},{},{kind},{target}", row.number, row.at.to_rfc3339(), row.call);
    }
    Ok(Some(text))
}

fn logs(desk: &Desk) -> Vec<ReportFile> {
    let files = std::fs::read_dir(log::folder(desk.config())).into_iter().flatten().flatten();
    let mut paths: Vec<_> = files.map(|file| file.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    paths.iter().filter_map(|path| log_file(path)).collect()
}

fn log_file(path: &Path) -> Option<ReportFile> {
    let bytes = std::fs::read(path).ok()?;
    let end = bytes.get(bytes.len().saturating_sub(LONGEST_LOG)..)?;
    let name = path.file_name()?.to_string_lossy().into_owned();
    Some(ReportFile { name, text: String::from_utf8_lossy(end).into_owned() })
}

fn packed(files: &[ReportFile]) -> zip::result::ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for file in files {
        zip.start_file(file.name.as_str(), SimpleFileOptions::default())?;
        zip.write_all(file.text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}
