//! E19: a player resigns (Laws 2023 art. 5.1.2).

use serde::{Deserialize, Serialize};

use super::end;
use super::form::{Fact, Kind, Source};
use super::mating::CanMate;
use super::scene::Scene;
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
}

/// What is asked about a resignation.
pub(super) const RESIGNATION: &[Fact] = &[Fact::must("player", Kind::Side).from(Source::HasTheMove)];

impl Resignation {
    /// This side resigned.
    pub fn of(player: Side) -> Resignation {
        Resignation { player, note: None }
    }
}

pub(super) fn rule(facts: &Resignation, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-game-over");
    draft.cite(|a| &a.resignation);
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
