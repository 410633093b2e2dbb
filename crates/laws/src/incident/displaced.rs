//! E09: pieces were displaced (Laws 2023 art. 7.4, 7.6).

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::ruling::{Message, Ruling};
use crate::side::Side;

facts! {
    /// The facts of displaced pieces.
    PiecesDisplaced {
        /// Who displaced them.
        player: Side;
        /// On whose time: `own` or `opponent`.
        on_whose_time: String,
        /// Whether the position can be restored.
        restorable: bool,
    }
}

/// What is asked about displaced pieces.
pub(super) const PIECES_DISPLACED: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::shown("on_whose_time", Kind::Choice(&["own", "opponent"])),
    Fact::shown("restorable", Kind::YesNo),
];

pub(super) fn rule(facts: &PiecesDisplaced, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft(Message::new("laws-next-restore-displaced").with("side", facts.player));
    draft.cite(|a| &a.displaced).cite(|a| &a.displaced_pause).cite(|a| &a.displaced_penalty);
    if Words::of(facts.on_whose_time.as_deref()).any(&["opponent"]) {
        draft.because(Message::new("laws-reason-displaced-pressed").with("side", facts.player.other()));
    }
    if facts.restorable == Some(false) {
        draft.cite(|a| &a.last_identifiable).next("laws-next-last-identifiable");
    }
    draft.cite(|a| &a.penalties).ask("laws-ask-penalty");
    draft.offer("laws-option-no-penalty").offer("laws-option-warning").offer("laws-option-time-penalty");
    draft.finish()
}
