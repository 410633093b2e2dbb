//! What is known of a player beside the name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A rating, 1 to 4000; an unrated player has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub u16);

impl Rating {
    /// The highest number taken for a rating.
    pub const MAX: u16 = 4000;

    /// A rating from a number; zero means unrated, and more than [`Rating::MAX`] is none.
    pub const fn new(number: u16) -> Option<Self> {
        if number == 0 || number > Self::MAX { None } else { Some(Self(number)) }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Sex as the rating list and the TRF have it (`m`, `w`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sex {
    /// `m`.
    #[serde(rename = "m")]
    Man,
    /// `w`.
    #[serde(rename = "w")]
    Woman,
}

/// A FIDE title (B.01), highest first, open titles before women's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Title {
    /// Grandmaster.
    GM,
    /// International Master.
    IM,
    /// Woman Grandmaster.
    WGM,
    /// FIDE Master.
    FM,
    /// Woman International Master.
    WIM,
    /// Candidate Master.
    CM,
    /// Woman FIDE Master.
    WFM,
    /// Woman Candidate Master.
    WCM,
}

/// One row a title: its code and the short codes of old report files.
const TITLES: [(Title, &str, &str); 8] = [
    (Title::GM, "GM", "G"),
    (Title::IM, "IM", "M"),
    (Title::WGM, "WGM", "WG"),
    (Title::FM, "FM", "F"),
    (Title::WIM, "WIM", "WM"),
    (Title::CM, "CM", "C"),
    (Title::WFM, "WFM", "WF"),
    (Title::WCM, "WCM", "WC"),
];

impl Title {
    /// The code: `GM`, `WFM`...
    pub fn code(self) -> &'static str {
        TITLES.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }
}

impl FromStr for Title {
    type Err = ();

    /// Reads a code in any case, and the short codes (`g`, `m`, `wi`...) of old files.
    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim().to_ascii_uppercase();
        if text == "WI" {
            return Ok(Self::WIM);
        }
        TITLES.iter().find(|row| row.1 == text || row.2 == text).map(|row| row.0).ok_or(())
    }
}

/// A federation's code of three letters, as FIDE writes it (`ESP`, `NED`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Federation([u8; 3]);

impl Federation {
    /// The three letters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("")
    }
}

impl FromStr for Federation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim().to_ascii_uppercase();
        match text.as_bytes() {
            &[a, b, c] if text.bytes().all(|b| b.is_ascii_uppercase()) => Ok(Self([a, b, c])),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
