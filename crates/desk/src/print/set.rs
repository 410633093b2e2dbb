//! Setting the pages.

use arbitro_messages::Lang;
use arbitro_reports::{Paper, PaperSize, Print, ReportError};

use super::Gathered;
use crate::api::DeskError;
use crate::api::print::{DocumentPreview, PreviewDocument, PrintForm, SheetSize};
use crate::letterhead::Letterhead;
use crate::words;

/// Pictures in one answer: a page of names may hold a hundred thousand letters.
const PICTURES: usize = 4;

/// A file to be printed.
pub(super) struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: u32,
}

/// The document as a file.
pub(super) fn pdf(gathered: &Gathered, form: &PrintForm) -> Result<Pdf, DeskError> {
    let print = print(gathered, form)?;
    Ok(Pdf { bytes: print.pdf().map_err(|e| not_set(&e))?, pages: count(&print) })
}

/// Some of the pages as pictures.
pub(super) fn preview(gathered: &Gathered, request: &PreviewDocument) -> Result<DocumentPreview, DeskError> {
    let print = print(gathered, &request.form)?;
    let first = usize::try_from(request.first).unwrap_or(usize::MAX);
    Ok(DocumentPreview { pages: count(&print), pictures: print.pages().skip(first).take(PICTURES).collect() })
}

/// Whether it can be set at all.
pub(super) fn try_out(gathered: &Gathered) -> Result<(), DeskError> {
    on(gathered, PaperSize::A4, false).map(drop)
}

/// The user's manual as a file.
pub(super) fn manual(lang: Lang, sheet: SheetSize) -> Result<Pdf, DeskError> {
    let paper = Paper { size: size(sheet), lang, ..Paper::default() };
    let print = Print::manual(words::catalogue()?, &paper).map_err(|e| not_set(&e))?;
    Ok(Pdf { bytes: print.pdf().map_err(|e| not_set(&e))?, pages: count(&print) })
}

fn print(gathered: &Gathered, form: &PrintForm) -> Result<Print, DeskError> {
    on(gathered, size(form.sheet), form.large)
}

const fn size(sheet: SheetSize) -> PaperSize {
    match sheet {
        SheetSize::A4 => PaperSize::A4,
        SheetSize::Letter => PaperSize::Letter,
    }
}

fn on(gathered: &Gathered, size: PaperSize, large: bool) -> Result<Print, DeskError> {
    let Letterhead { logo, footer } = gathered.letterhead.clone();
    let paper = Paper { size, lang: gathered.lang, large, logo, footer };
    Print::new(words::catalogue()?, &gathered.document, &gathered.heading, &paper).map_err(|e| not_set(&e))
}

fn count(print: &Print) -> u32 {
    u32::try_from(print.count()).unwrap_or(u32::MAX)
}

fn not_set(error: &ReportError) -> DeskError {
    match error {
        ReportError::Logo(_) => DeskError::plain("error-logo-kind"),
        ReportError::Setting(_) => DeskError::plain("error-not-printed").with("detail", error),
    }
}
