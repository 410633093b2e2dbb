//! Setting a document.

use std::collections::BTreeMap;

use arbitro_messages::Catalogue;
use serde_json::{Value, json};
use typst::diag::SourceDiagnostic;
use typst::foundations::{Bytes, Smart};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;
use typst_svg::SvgOptions;

use crate::world::PaperWorld;
use crate::{Document, Heading, Logo, Manual, Paper};

/// Why a document was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReportError {
    /// The logo is not a picture that can be set.
    #[error("the logo cannot be read: {0}")]
    Logo(String),
    /// A template is at fault; the tests set every document.
    #[error("the document cannot be set: {0}")]
    Setting(String),
}

/// A document that was set: its pages.
pub struct Print {
    pages: PagedDocument,
}

impl Print {
    /// Sets a document.
    pub fn new(
        catalogue: &Catalogue,
        document: &Document,
        heading: &Heading,
        paper: &Paper,
    ) -> Result<Self, ReportError> {
        let round = heading.round.map(|round| {
            let key = if document.stands_after_a_round() { "paper-after-round" } else { "paper-round" };
            catalogue.text(paper.lang, key, [("round", i64::from(round))])
        });
        let content = Content { kind: document.name(), round, value: document.value() };
        Self::set(&data(catalogue, &content, heading, paper), paper)
    }

    /// Sets the user's manual, in the language of the paper.
    pub fn manual(catalogue: &Catalogue, paper: &Paper) -> Result<Self, ReportError> {
        let manual = Manual::in_language(paper.lang).map_err(ReportError::Setting)?;
        let value = serde_json::to_value(manual.chapters()).unwrap_or_default();
        let heading = Heading { event: "Arbitro".to_owned(), ..Heading::default() };
        let content = Content { kind: "manual", round: None, value };
        Self::set(&data(catalogue, &content, &heading, paper), paper)
    }

    fn set(data: &Value, paper: &Paper) -> Result<Self, ReportError> {
        let data = data.to_string();
        let mut files = BTreeMap::from([("data.json".to_owned(), Bytes::from_string(data))]);
        if let Some(logo) = &paper.logo {
            files.insert(logo_name(logo), Bytes::new(logo.bytes().to_vec()));
        }
        let world = PaperWorld::new(files).ok_or_else(|| ReportError::Setting("main.typ".to_owned()))?;
        let pages = typst::compile::<PagedDocument>(&world).output.map_err(|faults| fault(paper, &faults))?;
        // What was kept in memory of earlier documents would grow all day.
        typst::comemo::evict(8);
        Ok(Self { pages })
    }

    /// How many pages there are.
    pub fn count(&self) -> usize {
        self.pages.pages().len()
    }

    /// The file to be printed.
    pub fn pdf(&self) -> Result<Vec<u8>, ReportError> {
        let options =
            PdfOptions { creator: Smart::Custom(Some("Arbitro".to_owned())), ..PdfOptions::default() };
        typst_pdf::pdf(&self.pages, &options).map_err(|faults| ReportError::Setting(first(&faults)))
    }

    /// The pages as pictures (SVG), for a preview.
    pub fn pages(&self) -> impl Iterator<Item = String> {
        self.pages.pages().iter().map(|page| typst_svg::svg(page, &SvgOptions::default()))
    }
}

/// Typst tells the kind of a picture by the ending of its name.
fn logo_name(logo: &Logo) -> String {
    format!("logo.{}", logo.picture().ending())
}

/// What is set below the head of the pages.
struct Content {
    /// Its name: that of its template and, below `paper-title-`, of its title.
    kind: &'static str,
    /// The round in words.
    round: Option<String>,
    value: Value,
}

/// What the templates read.
fn data(catalogue: &Catalogue, content: &Content, heading: &Heading, paper: &Paper) -> Value {
    let words: BTreeMap<String, String> = catalogue
        .keys(arbitro_messages::Lang::En)
        .filter_map(|key| {
            let word = key.strip_prefix("paper-")?;
            Some((word.to_owned(), catalogue.plain(paper.lang, key)))
        })
        .collect();
    let title = catalogue.plain(paper.lang, &format!("paper-title-{}", content.kind));
    json!({
        "words": words,
        "title": title,
        "round": content.round,
        "heading": heading,
        "paper": {
            "size": paper.size,
            "lang": paper.lang.code(),
            "large": paper.large,
            "logo": paper.logo.as_ref().map(logo_name),
            "footer": paper.footer,
        },
        "kind": content.kind,
        "document": content.value,
    })
}

fn fault(paper: &Paper, faults: &[SourceDiagnostic]) -> ReportError {
    let text = first(faults);
    // Only the logo comes from outside and can be at fault.
    if paper.logo.is_some() && text.contains("image") {
        ReportError::Logo(text)
    } else {
        ReportError::Setting(text)
    }
}

fn first(faults: &[SourceDiagnostic]) -> String {
    faults.first().map(|fault| fault.message.to_string()).unwrap_or_default()
}
