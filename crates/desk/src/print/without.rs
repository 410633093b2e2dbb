//! A desk that was built without paper says so.

use arbitro_messages::Lang;

use super::Gathered;
use crate::api::DeskError;
use crate::api::print::{DocumentPreview, PreviewDocument, PrintForm, SheetSize};

/// A file to be printed.
pub(super) struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: u32,
}

/// There is none.
pub(super) fn pdf(_: &Gathered, _: &PrintForm) -> Result<Pdf, DeskError> {
    Err(DeskError::plain("error-built-without-paper"))
}

/// There is none.
pub(super) fn manual(_: Lang, _: SheetSize) -> Result<Pdf, DeskError> {
    Err(DeskError::plain("error-built-without-paper"))
}

/// There is none.
pub(super) fn preview(_: &Gathered, _: &PreviewDocument) -> Result<DocumentPreview, DeskError> {
    Err(DeskError::plain("error-built-without-paper"))
}

/// There is nothing to try it on.
#[allow(clippy::unnecessary_wraps, reason = "where there is paper it can fail")]
pub(super) fn try_out(_: &Gathered) -> Result<(), DeskError> {
    Ok(())
}
