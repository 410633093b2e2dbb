//! The events: everything an arbiter can be called for, by the names of the case vocabulary.

use serde::{Deserialize, Serialize};

use super::scene::Scene;
use super::{fifty, flag, illegal_move, resignation, threefold};
use crate::ruling::Ruling;

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// E01: an illegal move was completed.
    IllegalMoveCompleted(illegal_move::IllegalMoveCompleted),
    /// E13: a flag has fallen.
    FlagFall(flag::FlagFall),
    /// E15: a claim of threefold repetition.
    DrawClaimThreefold(threefold::DrawClaimThreefold),
    /// E16: a claim of fifty moves.
    #[serde(rename = "draw_claim_50")]
    DrawClaimFifty(fifty::DrawClaimFifty),
    /// E19: a resignation.
    Resignation(resignation::Resignation),
}

impl Event {
    pub(super) fn rule(&self, scene: &Scene<'_>) -> Ruling {
        match self {
            Event::IllegalMoveCompleted(facts) => illegal_move::rule(facts, scene),
            Event::FlagFall(facts) => flag::rule(facts, scene),
            Event::DrawClaimThreefold(facts) => threefold::rule(facts, scene),
            Event::DrawClaimFifty(facts) => fifty::rule(facts, scene),
            Event::Resignation(facts) => resignation::rule(facts, scene),
        }
    }
}
