//! The sheet a document is set on, and what stands above and below it.

use arbitro_messages::Lang;
use serde::Serialize;

use crate::Logo;

/// The size of the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PaperSize {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// How a document is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// The sheet.
    pub size: PaperSize,
    /// The language, whatever the screen speaks.
    pub lang: Lang,
    /// Larger letters, for the wall.
    pub large: bool,
    /// At the head of each page.
    pub logo: Option<Logo>,
    /// At the foot of each page, the organiser's words; empty for none.
    pub footer: String,
}

impl Default for Paper {
    fn default() -> Self {
        Self { size: PaperSize::A4, lang: Lang::En, large: false, logo: None, footer: String::new() }
    }
}

/// What stands at the head and foot of each page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// The tournament; empty where the event has but one.
    pub tournament: String,
    /// Place and days.
    pub place: String,
    /// What must be said of whatever is printed of it: that it is not in FIDE mode, that it is not final.
    pub marks: Vec<String>,
    /// The round it is about, or after which it stands.
    pub round: Option<u32>,
    /// Date and time of the round, as it is to be read; empty when not known.
    pub round_date: String,
    /// The chief arbiter; empty when not known.
    pub chief_arbiter: String,
    /// As of when: the moment of the last change, so that the same data gives the same page.
    pub stamp: String,
}
