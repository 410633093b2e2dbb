//! The web site of an event.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `site/write`: brings a folder up to date with the site of the event, and remembers it for the next time.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct WriteSite {
    /// Absolute path of the folder; made if it is not there.
    pub folder: String,
    /// The language of its first page, `en` or `es`; the other stands beside it.
    pub lang: String,
    /// Whether `site/follow` writes it anew once another round is published.
    pub follow: bool,
}

/// Where the site of the open event was written last on this machine (`site/show`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SiteView {
    /// Absolute path of the folder.
    pub folder: String,
    /// The language of its first page.
    pub lang: String,
    /// Whether it is written anew once another round is published.
    pub follow: bool,
}

/// What was done in the folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SiteWritten {
    /// The folder.
    pub folder: String,
    /// Files of the site.
    pub files: u32,
    /// How many of them were new or differed, and were written.
    pub written: u32,
    /// Files that are no longer part of it, and were removed.
    pub removed: u32,
}
