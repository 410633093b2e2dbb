//! The web site of an event: written into a folder, and kept up to date with the rounds.

mod follow;
mod games;
mod gather;
mod show;
mod write;

pub use follow::follow;
pub use show::show;
pub use write::{put, write};

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::api::site::SiteView;

/// The file in which it is kept where the sites of events were written.
const KEPT_IN: &str = "sites.json";

/// A site that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Remembered {
    #[serde(flatten)]
    site: SiteView,
    /// The rounds that were published when it was written, by tournaments.
    rounds: BTreeMap<i64, u32>,
}
