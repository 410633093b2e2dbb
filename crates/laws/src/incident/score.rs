//! E29: the points of a result (Laws 2023 art. 10.1, 10.2).

use arbitro_tournament::Points;
use serde_json::Number;

use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use super::words::Words;
use crate::points::System;
use crate::ruling::{Draft, Ruling, RulingResult, SideScore};
use crate::side::PerSide;

facts! {
    /// The facts of a result to be scored.
    Score {
        /// The result: `draw`, `white wins`, `black wins`, or as `1-0`.
        result: String;
        /// The points system, as `3-1-0`; else the regulations of the case, else one point a win.
        scheme: String,
    }
}

/// What is asked about a result to be scored.
pub(super) const SCORE: &[Fact] =
    &[Fact::must("result", Kind::Result).from(Source::Result), Fact::more("scheme", Kind::Words)];

facts! {
    /// The facts of a split score that the arbiter wants to award.
    ArbiterAwardsSplit {
        /// White's points.
        white: Number,
        /// Black's points.
        black: Number;
    }
}

/// What is asked about a split score.
pub(super) const ARBITER_AWARDS_SPLIT: &[Fact] = &[
    Fact::must("white", Kind::Points).named("points_white"),
    Fact::must("black", Kind::Points).named("points_black"),
];

/// The points system of the event: told as `3-1-0`, from the regulations, or one point a win.
fn system(scheme: Option<&str>, scene: &Scene<'_>, draft: &mut Draft<'_>) -> System {
    let listed = scene
        .case
        .event_regulations
        .points
        .as_ref()
        .map(|points| points.iter().map(Number::to_string).collect::<Vec<_>>().join("-"));
    match scheme.map(str::to_owned).or(listed) {
        None => System::default(),
        Some(text) => text.parse().unwrap_or_else(|_| {
            draft.ask("laws-ask-points-system");
            System::default()
        }),
    }
}

pub(super) fn rule(facts: &Score, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-enter-result");
    draft.cite(|a| &a.points).cite(|a| &a.points_normal);
    let system = system(facts.scheme.as_deref(), scene, &mut draft);
    let Some(result) = result(&facts.result) else {
        draft.ask("laws-ask-result");
        return draft.finish();
    };
    draft.result(result);
    if let RulingResult::Scores(scores) = result {
        let points = |score: SideScore| {
            system.of(score).map_or_else(|| "arbiter".to_owned(), |points| points.to_string())
        };
        draft.evidence().score = Some(PerSide { white: points(scores.white), black: points(scores.black) });
        if !is_normal(scores) {
            draft.cite(|a| &a.penalties).cite(|a| &a.both_guilty).ask("laws-ask-article-for-score");
        }
    }
    draft.finish()
}

fn result(text: &str) -> Option<RulingResult> {
    if let Ok(result) = text.trim().parse() {
        return Some(result);
    }
    let words = Words::of(Some(text));
    if words.any(&["draw"]) {
        return Some(RulingResult::DRAW);
    }
    let side = words.side()?;
    if words.any(&["win"]) {
        Some(RulingResult::loss_of(side.other()))
    } else if words.any(&["los", "resign"]) {
        Some(RulingResult::loss_of(side))
    } else {
        None
    }
}

/// One wins and the other loses, or both draw.
fn is_normal(scores: PerSide<SideScore>) -> bool {
    use SideScore::{Half, Loss, Win};
    matches!((scores.white, scores.black), (Win, Loss) | (Loss, Win) | (Half, Half))
}

pub(super) fn rule_split(facts: &ArbiterAwardsSplit, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-score-rejected");
    draft.cite(|a| &a.points_normal);
    let system = system(None, scene, &mut draft);
    let score = |number: &Number| {
        let points: Points = number.to_string().parse().ok()?;
        [SideScore::Win, SideScore::Half, SideScore::Loss]
            .into_iter()
            .find(|score| system.of(*score) == Some(points))
    };
    let Some((white, black)) = score(&facts.white).zip(score(&facts.black)) else {
        draft.result(RulingResult::Rejected).because("laws-reason-score-not-normal");
        return draft.finish();
    };
    let scores = PerSide { white, black };
    if !is_normal(scores) && (white == SideScore::Win || black == SideScore::Win) {
        draft.result(RulingResult::Rejected).because("laws-reason-score-above-maximum");
        return draft.finish();
    }
    draft.result(RulingResult::Scores(scores)).next("laws-next-enter-result");
    if !is_normal(scores) {
        draft.cite(|a| &a.penalties).cite(|a| &a.both_guilty);
        draft.because("laws-reason-score-needs-article").ask("laws-ask-article-for-score");
    }
    draft.finish()
}
