//! The pairing number of a player in a tournament.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A tournament pairing number (TPN, C.04.2 art. 2): 1 for the first of the initial ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingNumber(pub u16);

impl fmt::Display for PairingNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
