//! E31, E32: games that are not played, results that are signed, appeals (Laws 2023 art. 6.7, 8.7, 11.10).

use serde::{Deserialize, Serialize};

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use crate::ruling::{Message, Ruling, RulingResult};
use crate::side::Side;

facts! {
    /// The facts of a game that is not played.
    GameNotPlayed {
        /// Who does not play.
        player: Side,
        /// Why.
        reason: Absence;
        /// Whether any move had been made.
        moves_made: bool,
    }
}

/// What is asked about a game that is not played.
pub(super) const GAME_NOT_PLAYED: &[Fact] = &[
    Fact::must("player", Kind::Side),
    Fact::must("reason", Kind::Choice(&["no_show", "withdrawal", "expulsion", "device_before_start"]))
        .named("absence"),
];

/// Why a game is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// The player has withdrawn from the event.
    Withdrawal,
    /// The player was expelled.
    Expulsion,
    /// The player did not come.
    NoShow,
    /// A device was found before the opponent arrived.
    DeviceBeforeStart,
}

facts! {
    /// The facts of a result that is questioned after the game.
    ResultQuestioned {
        /// The result that was signed or announced.
        result: String;
        /// Whether both players have signed it.
        signed: bool,
        /// Whether the two scoresheets show the same result.
        scoresheets_agree: bool,
        /// What was found.
        found: Found,
        /// Whether the time limit for appeals has passed.
        deadline_passed: bool,
    }
}

/// What is asked about a questioned result.
pub(super) const RESULT_QUESTIONED: &[Fact] = &[
    Fact::must("result", Kind::Result).from(Source::Result),
    Fact::shown(
        "found",
        Kind::Choice(&["wrong_result", "illegal_move", "earlier_end", "cheating", "decision"]),
    ),
    Fact::shown("deadline_passed", Kind::YesNo),
    Fact::more("scoresheets_agree", Kind::YesNo).named("same_result_on_scoresheets"),
];

/// What was found after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// An illegal move.
    IllegalMove,
    /// An end of the game that nobody noticed.
    EarlierEnd,
    /// Proven cheating.
    Cheating,
    /// The wrong result was written.
    WrongResult,
    /// A player disagrees with a decision of the arbiter.
    Decision,
}

pub(super) fn rule_not_played(facts: &GameNotPlayed, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-forfeit");
    match facts.reason {
        Absence::NoShow | Absence::Withdrawal => draft.cite(|a| &a.default_time),
        Absence::Expulsion => draft.cite(|a| &a.penalties),
        Absence::DeviceBeforeStart => draft.cite(|a| &a.device).cite(|a| &a.device_loss),
    };
    if facts.moves_made == Some(true) || scene.moves_made().is_some() {
        draft.result(RulingResult::loss_of(facts.player)).next("laws-next-game-over");
        draft.because(Message::new("laws-reason-game-was-played").with("side", facts.player));
    } else {
        draft.result(RulingResult::forfeit_of(facts.player));
        draft.because(Message::new("laws-reason-not-played").with("side", facts.player));
    }
    draft.finish()
}

pub(super) fn rule_questioned(facts: &ResultQuestioned, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-result-stands");
    draft.cite(|a| &a.signing);
    let Ok(result) = facts.result.parse() else {
        draft.ask("laws-ask-result");
        return draft.finish();
    };
    draft.result(result);
    if facts.deadline_passed == Some(true) {
        draft.cite(|a| &a.appeal).because("laws-reason-deadline-passed");
        return draft.finish();
    }
    if facts.scoresheets_agree == Some(false) {
        draft
            .ask("laws-ask-result")
            .next("laws-next-arbiter-decides")
            .because("laws-reason-scoresheets-differ");
        return draft.finish();
    }
    match facts.found {
        Some(Found::IllegalMove) => {
            draft.cite(|a| &a.illegal_move).because("laws-reason-found-after-end");
        }
        Some(Found::EarlierEnd) => {
            draft.cite(|a| &a.appeal).because("laws-reason-earlier-end").ask("laws-ask-change-result");
            if let Some(ended) = end::earliest(scene) {
                end::settle(ended, &mut draft);
            }
        }
        Some(Found::Cheating) => {
            draft.cite(|a| &a.device).cite(|a| &a.penalties);
            draft.because("laws-reason-cheating-found").ask("laws-ask-change-result");
        }
        Some(Found::WrongResult) => {
            draft.because("laws-reason-signed-stands").ask("laws-ask-change-result");
        }
        Some(Found::Decision) => {
            draft.cite(|a| &a.appeal).because("laws-reason-appeal").next("laws-next-appeal");
        }
        None => {
            draft.ask("laws-ask-found").because("laws-reason-signed-stands");
        }
    }
    draft.finish()
}
