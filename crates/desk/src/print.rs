//! Documents on paper: as a file, and as pictures for a preview.

mod arbiter;
mod calendar;
mod gather;
mod heading;
mod prizes;
mod said;
#[cfg_attr(feature = "paper", path = "print/set.rs")]
#[cfg_attr(not(feature = "paper"), path = "print/without.rs")]
mod set;
mod working;

use arbitro_messages::Lang;
use arbitro_reports::{Document, Heading, Logo};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

pub(crate) use arbiter::{incident_line, incidents};
pub(crate) use gather::Speak;

use crate::api::print::{
    DocumentPreview, DocumentPrinted, PreviewDocument, PrintDocument, PrintForm, PrintManual,
};
use crate::api::{DeskError, Target};
use crate::letterhead::{self, Letterhead};
use crate::{Desk, source, words};

/// A document with all that is on its pages.
pub struct Gathered {
    /// The document.
    pub document: Document,
    /// What stands at the head of each page.
    pub heading: Heading,
    /// Language of the paper.
    pub lang: Lang,
    /// The organiser's logo and words.
    pub letterhead: Letterhead,
}

/// Sets a document and hands it out as a file.
pub fn document(desk: &Desk, request: &PrintDocument) -> Result<DocumentPrinted, DeskError> {
    let gathered = gather(desk, &request.form)?;
    hand_out(&set::pdf(&gathered, &request.form)?, &request.target, file_name(&gathered)?)
}

/// Sets the user's manual and hands it out as a file.
pub fn manual(_: &Desk, request: &PrintManual) -> Result<DocumentPrinted, DeskError> {
    let lang = words::lang(&request.lang);
    let title = words::catalogue()?.plain(lang, "paper-title-manual");
    let name = source::file_name(&["Arbitro", &title], "pdf");
    hand_out(&set::manual(lang, request.sheet)?, &request.target, name)
}

fn hand_out(pdf: &set::Pdf, target: &Target, file_name: String) -> Result<DocumentPrinted, DeskError> {
    let path = match target {
        Target::Path(path) => Some(source::write_bytes(path, &pdf.bytes)?),
        Target::Answer => None,
    };
    let base64 = path.is_none().then(|| STANDARD.encode(&pdf.bytes));
    Ok(DocumentPrinted { pages: pdf.pages, path, base64, file_name })
}

/// Sets a document and shows some of its pages.
pub fn preview(desk: &Desk, request: &PreviewDocument) -> Result<DocumentPreview, DeskError> {
    set::preview(&gather(desk, &request.form)?, request)
}

/// Gathers what a document says.
pub fn gather(desk: &Desk, form: &PrintForm) -> Result<Gathered, DeskError> {
    let lang = words::lang(&form.lang);
    let document = gather::document(desk, form, lang)?;
    let heading = heading::heading(desk, form, &document)?;
    Ok(Gathered { document, heading, lang, letterhead: desk.read(letterhead::of)? })
}

/// Whether a logo can be set on paper.
pub(crate) fn try_logo(logo: &Logo) -> Result<(), DeskError> {
    let letterhead = Letterhead { logo: Some(logo.clone()), footer: String::new() };
    let (document, heading) = (Document::Calendar(Vec::new()), Heading::default());
    set::try_out(&Gathered { document, heading, lang: Lang::En, letterhead })
}

/// The name to offer for the file.
fn file_name(gathered: &Gathered) -> Result<String, DeskError> {
    let title = format!("paper-title-{}", gathered.document.name());
    let title = words::catalogue()?.plain(gathered.lang, &title);
    let Heading { event, tournament, round, .. } = &gathered.heading;
    let round = round.map(|round| round.to_string()).unwrap_or_default();
    Ok(source::file_name(&[event, tournament, &title, &round], "pdf"))
}
