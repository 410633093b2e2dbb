//! What the templates read of a document.

use serde_json::{Value, json};

use super::{Document, SlipsPerPage};
use crate::stack::stack_cut;

/// Board cards on a sheet.
const BOARD_CARDS: usize = 4;

impl SlipsPerPage {
    const fn number(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Four => 4,
            Self::Eight => 8,
        }
    }
}

impl Document {
    /// Whether its round is the one after which it stands, not the one it is about.
    pub(crate) const fn stands_after_a_round(&self) -> bool {
        matches!(
            self,
            Self::Standings(_)
                | Self::CrossTable(_)
                | Self::PlayerCards(_)
                | Self::Workings(_)
                | Self::Prizes(_)
        )
    }

    /// What its template reads.
    pub(crate) fn value(&self) -> Value {
        match self {
            Self::Pairings(boards) | Self::Results(boards) | Self::Scoresheets(boards) => json!(boards),
            Self::PairingsByName(lines) => json!(lines),
            Self::Standings(table) => json!(table),
            Self::CrossTable(table) => json!(table),
            Self::Players(players) | Self::NameCards(players) => json!(players),
            Self::CheckIn(lines) => json!(lines),
            Self::Slips(boards, per_page) => json!({
                "boards": boards,
                "sheets": stack_cut(boards.len(), per_page.number()),
            }),
            Self::BoardCards(boards) => json!({
                "boards": boards,
                "sheets": stack_cut(boards.len(), BOARD_CARDS),
            }),
            Self::PlayerCards(cards) => json!(cards),
            Self::Workings(workings) => json!(workings),
            Self::Prizes(prizes) => json!(prizes),
            Self::Calendar(rounds) => json!(rounds),
            Self::ArbitersReport(report) => json!(report),
            Self::ClockSheets(sheets) => json!(sheets),
            Self::Envelopes(envelopes) => json!(envelopes),
        }
    }
}
