//! E13: a flag has fallen (Laws 2023 art. 6.3, 6.8, 6.9; A.5.3, A.5.5).

use serde::{Deserialize, Serialize};

use super::case::TimeClass;
use super::end;
use super::form::{Fact, Kind, Source};
use super::mating::CanMate;
use super::scene::Scene;
use super::words::Words;
use crate::edition::FlagTest;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

/// The facts of a flag fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlagFall {
    /// Whose flag has fallen.
    pub player_flag_fallen: Side,
    /// Whether it was the last period; then no number of moves can save the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_period: Option<bool>,
    /// Who noticed it: `arbiter`, or the player who claims.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noticed_by: Option<String>,
    /// A remark, which does not change the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What is asked about a flag fall.
pub(super) const FLAG_FALL: &[Fact] = &[
    Fact::must("player_flag_fallen", Kind::Side).from(Source::HasTheMove),
    Fact::more("noticed_by", Kind::Choice(&["a player", "the arbiter"])),
];

impl FlagFall {
    /// The flag of this side has fallen.
    pub fn of(player: Side) -> FlagFall {
        FlagFall { player_flag_fallen: player, last_period: None, noticed_by: None, note: None }
    }
}

pub(super) fn rule(facts: &FlagFall, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return with_flag_article(over, scene);
    }
    let mut draft = scene.draft("laws-next-game-over");
    let by_arbiter = Words::of(facts.noticed_by.as_deref()).any(&["arbiter"]);
    if by_arbiter && !arbiter_may_call(scene, &mut draft) {
        return draft.finish();
    }
    if facts.last_period == Some(false) {
        draft.cite(|a| &a.flag_check);
        draft.ask(Message::new("laws-ask-moves-completed").with("side", facts.player_flag_fallen));
    }
    lose_on_time(facts.player_flag_fallen, None, scene, &mut draft);
    draft.finish()
}

/// A flag noticed after the end of the game changes nothing; the flag articles are cited with the end.
fn with_flag_article(mut over: Ruling, scene: &Scene<'_>) -> Ruling {
    over.reasons.push(Message::new("laws-reason-flag-after-end"));
    if let Some(number) = scene.edition.articles.loses_on_time.number()
        && !over.articles.iter().any(|known| known == number)
    {
        over.articles.push(number.to_owned());
    }
    over
}

/// Whether the arbiter may call the flag himself: everywhere but in rapid and blitz without adequate supervision
/// before 2014.
pub(super) fn arbiter_may_call(scene: &Scene<'_>, draft: &mut Draft<'_>) -> bool {
    if scene.competition_rules(draft) || draft.value(|p| &p.arbiter_calls_flag) {
        return true;
    }
    draft.cite(|a| &a.flag_silent);
    draft.next("laws-next-stay-silent").because("laws-reason-players-call-flag");
    false
}

/// The player loses on time, or draws because the opponent cannot checkmate (2023 art. 6.9). The answer to the question
/// whether he can may be told where there is no position.
pub(super) fn lose_on_time(player: Side, told: Option<bool>, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let opponent = player.other();
    let test = flag_test(scene, draft);
    draft.cite(|a| &a.loses_on_time);
    draft.because(Message::new("laws-reason-flag-fallen").with("side", player));
    draft.next("laws-next-game-over").result(RulingResult::loss_of(player));
    match scene.can_mate(opponent, test, told, draft) {
        CanMate::Yes(_) => {
            draft.because(Message::new("laws-reason-can-mate").with("side", opponent));
        }
        CanMate::No(_) => {
            draft.result(RulingResult::DRAW);
            draft.because(Message::new("laws-reason-cannot-mate").with("side", opponent));
        }
        CanMate::Unknown => {
            draft.ask(Message::new("laws-ask-can-mate").with("side", opponent));
            if scene.game.position().is_some() {
                draft.result(RulingResult::Open).next("laws-next-arbiter-decides");
            }
        }
    }
}

/// What is asked of the opponent, by edition and class.
fn flag_test(scene: &Scene<'_>, draft: &mut Draft<'_>) -> FlagTest {
    let unsupervised = scene.class() != TimeClass::Standard && !scene.competition_rules(draft);
    if unsupervised {
        draft.cite(|a| &a.flag_claim);
    }
    if unsupervised && scene.class() == TimeClass::Blitz {
        let test = draft.value(|p| &p.flag_test_blitz);
        if test == FlagTest::MatingPotential {
            draft.cite(|a| &a.mating_potential);
        }
        return test;
    }
    let test = draft.value(|p| &p.flag_test);
    if test == FlagTest::BareKing {
        draft.cite(|a| &a.bare_king);
    }
    test
}
