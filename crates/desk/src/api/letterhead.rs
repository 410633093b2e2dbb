//! The organiser's logo and footer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Source;

/// `letterhead/set`: what stands on every paper and on the web site.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetLetterhead {
    /// At the foot of each page, or empty.
    pub footer: String,
    /// What becomes of the logo.
    pub logo: LogoChange,
}

/// What becomes of the logo.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LogoChange {
    /// It stays, or there is none.
    Keep,
    /// There is none any more.
    Remove,
    /// This picture in PNG, JPEG or SVG takes its place.
    Take(Source),
}

/// The letterhead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LetterheadView {
    /// At the foot, or empty.
    pub footer: String,
    /// The logo.
    pub logo: Option<LogoView>,
}

/// The logo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogoView {
    /// Its kind, as `image/png`.
    pub media_type: String,
    /// The picture in base 64.
    pub base64: String,
}
