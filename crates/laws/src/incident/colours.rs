//! E12: the game was begun with colours reversed (Laws 2023 art. 7.3).

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use crate::edition::ColoursReversed as Rule;
use crate::ruling::{Message, Ruling, RulingResult};
use crate::side::PerSide;

facts! {
    /// The facts of reversed colours.
    ColoursReversed {
        ;
        /// The moves made by each when it was found; without them the record tells.
        moves_made: PerSide<u32>,
    }
}

/// What is asked about reversed colours.
pub(super) const COLOURS_REVERSED: &[Fact] =
    &[Fact::shown("moves_made", Kind::PerSide).from(Source::MovesCompleted)];

facts! {
    /// The facts of reversed colours that were found after the end of the game.
    ColoursReversedAfterEnd {
        ;
        /// How the game ended.
        ended_by: String,
        /// The result on the board.
        result_on_board: String,
    }
}

/// What is asked about reversed colours found after the end.
pub(super) const COLOURS_REVERSED_AFTER_END: &[Fact] =
    &[Fact::shown("result_on_board", Kind::Result).from(Source::Result)];

/// The moves by both players below which the game is begun again (2023 art. 7.3).
const MOVES: u32 = 10;

pub(super) fn rule(facts: &ColoursReversed, scene: &Scene<'_>) -> Ruling {
    if let Some(mut over) = end::already(scene) {
        over.reasons.push(Message::new("laws-reason-found-after-end"));
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.colours_reversed);
    match draft.value(|p| &p.colours_reversed) {
        Rule::QuarterOfFirstControl => {
            draft.ask("laws-ask-quarter-of-control").because("laws-reason-quarter-of-control");
        }
        Rule::Continue => {
            draft.because("laws-reason-colours-continue");
            draft.offer("laws-option-new-game").ask("laws-ask-colours");
        }
        Rule::FewerThanTenMoves => match facts.moves_made.or_else(|| scene.moves_made()) {
            Some(made) if made.white < MOVES || made.black < MOVES => {
                draft.result(RulingResult::NewGame).next("laws-next-new-game-colours");
                draft.because("laws-reason-colours-early");
            }
            Some(_) => {
                draft.because("laws-reason-colours-late");
            }
            None => {
                draft.ask("laws-ask-moves-made").next("laws-next-arbiter-decides");
            }
        },
    }
    draft.finish()
}

pub(super) fn rule_after_end(facts: &ColoursReversedAfterEnd, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-result-stands");
    draft.cite(|a| &a.colours_reversed).because("laws-reason-found-after-end");
    if let Some(ended) = end::earliest(scene) {
        end::settle(ended, &mut draft);
        draft.next("laws-next-result-stands");
    } else if let Some(Ok(result)) = facts.result_on_board.as_deref().map(str::parse) {
        draft.result(result);
    } else {
        draft.ask("laws-ask-result");
    }
    draft.finish()
}
