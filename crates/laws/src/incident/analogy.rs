//! What no article covers: the arbiter decides by analogy (Laws 2023, Preface).

use super::facts::facts;
use super::form::{Fact, Kind};
use super::scene::Scene;
use super::words::Words;
use crate::edition::{Article, Articles};
use crate::ruling::{Message, Ruling};

facts! {
    /// The facts of a situation that no other event describes.
    NotCovered {
        /// What happened, in words.
        detail: String;
        /// The articles the arbiter holds to be nearest, in the numbering of the edition.
        analogous: Vec<String>,
    }
}

/// What is asked about a situation that no article covers.
pub(super) const NOT_COVERED: &[Fact] = &[Fact::must("detail", Kind::Words)];

/// Where an article of the edition stands.
type Place = fn(&Articles) -> &Article;

/// The articles that are looked at first, by words of the situation.
const NEAREST: &[(&[&str], Place)] = &[
    (&["clock", "flag", "increment", "time"], |a| &a.clock_conclusive),
    (&["clock", "pause", "press"], |a| &a.handle_clock),
    (&["touch", "release", "adjust"], |a| &a.touch_own),
    (&["illegal"], |a| &a.illegal_move),
    (&["piece", "board", "position", "fell", "knocked"], |a| &a.displaced),
    (&["position", "restore", "unclear"], |a| &a.judgement),
    (&["record", "scoresheet", "write", "wrote"], |a| &a.recording),
    (&["draw", "offer", "agree"], |a| &a.draw_offer),
    (&["phone", "device", "watch"], |a| &a.device),
    (&["noise", "spectator", "disturb", "annoy", "talk", "speak"], |a| &a.distraction),
    (&["leave", "left the"], |a| &a.leaving),
    (&["refuse"], |a| &a.refusal),
    (&["result", "sign"], |a| &a.signing),
    (&["alarm", "light", "interrupt", "ill"], |a| &a.interrupted),
];

pub(super) fn rule(facts: &NotCovered, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-arbiter-decides");
    draft.cite(|a| &a.analogy).because("laws-reason-analogy");
    for number in facts.analogous.iter().flatten() {
        if !draft.cite_number(number.trim()) {
            draft.ask(Message::new("laws-ask-analogous-article").with("article", number.clone()));
        }
    }
    if facts.analogous.as_ref().is_none_or(Vec::is_empty) {
        let words = Words::of(Some(&facts.detail));
        for (_, place) in NEAREST.iter().filter(|(words_of, _)| words.any(words_of)) {
            draft.cite(place);
        }
    }
    draft.ask("laws-ask-decision-by-analogy");
    draft.finish()
}
