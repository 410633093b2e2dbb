//! A change of the position that no recorded move made.

use serde::{Deserialize, Serialize};

use crate::position::SetUp;

/// The arbiter set the position up, or moves are missing from the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// Why.
    pub cause: EditCause,
    /// The position from which the record goes on; absent when the gap is known but the position is not changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<SetUp>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
}

/// Why a position was set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cause", rename_all = "snake_case")]
pub enum EditCause {
    /// Moves were played and not recorded (article 8.5): the position arose from them and counts as an
    /// occurrence.
    Gap {
        /// How many half-moves are missing, where known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
    },
    /// Displaced or wrongly placed pieces were put right (articles 7.2, 7.4): no move produced the position, so
    /// it is no occurrence.
    PutRight,
}
