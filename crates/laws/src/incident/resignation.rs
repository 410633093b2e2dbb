//! E19: a player resigns (Laws 2023 art. 5.1.2).

use serde::{Deserialize, Serialize};

use super::end;
use super::form::{Fact, Kind, Source};
use super::mating::CanMate;
use super::scene::Scene;
use super::words::Words;
use crate::edition::FlagTest;
use crate::ruling::{Message, Ruling, RulingResult};
use crate::side::Side;

/// The facts of a resignation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// Who resigned.
    pub player: Side,
    /// A remark, which does not change the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Whether it is certain that the player meant to resign; a paused clock, an offered hand or a king knocked over may
    /// mean something else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certain: Option<bool>,
}

/// What is asked about a resignation.
pub(super) const RESIGNATION: &[Fact] = &[Fact::must("player", Kind::Side).from(Source::HasTheMove)];

impl Resignation {
    /// This side resigned.
    pub fn of(player: Side) -> Resignation {
        Resignation { player, note: None, certain: None }
    }

    /// Whether what the player did may mean something else than resigning.
    fn unclear(&self) -> bool {
        let gesture = Words::of(self.note.as_deref()).any(&[
            "unclear",
            "hand offered",
            "offers his hand",
            "offered his hand",
            "shakes hands",
            "paused the clock",
            "clock paused",
            "stops the clock",
            "stopped the clock",
            "clock stopped",
            "knocked over",
            "knocks over",
            "tipped over",
            "king laid",
        ]);
        self.certain.map_or(gesture, |certain| !certain)
    }
}

pub(super) fn rule(facts: &Resignation, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-game-over");
    draft.cite(|a| &a.resignation);
    if facts.unclear() {
        draft
            .ask(Message::new("laws-ask-resigned").with("side", facts.player))
            .next("laws-next-arbiter-decides");
        return draft.finish();
    }
    draft.because(Message::new("laws-reason-resigned").with("side", facts.player));
    draft.result(RulingResult::loss_of(facts.player));
    if !draft.value(|p| &p.resignation_draw_exception) {
        return draft.finish();
    }
    let opponent = facts.player.other();
    if scene.game.position().is_none() {
        draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
        return draft.finish();
    }
    match scene.can_mate(opponent, FlagTest::AnySeries, None, &mut draft) {
        CanMate::Yes(_) => {}
        CanMate::No(_) => {
            draft.result(RulingResult::DRAW);
            draft.because(Message::new("laws-reason-cannot-mate").with("side", opponent));
        }
        CanMate::Unknown => {
            draft.result(RulingResult::Open);
            draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
        }
    }
    draft.finish()
}
