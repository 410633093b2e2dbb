//! E25: quickplay finish, and a game that cannot be won by normal means (Laws 2023 Guidelines III; art. 10.2 before 2014).

use shakmaty::Position;

use super::case::TimeClass;
use super::end;
use super::facts::facts;
use super::form::{Fact, GUIDELINES, Kind, Source};
use super::scene::Scene;
use super::words::Words;
use crate::edition::{Article, Articles, Quickplay, Seconds};
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

facts! {
    /// The facts of a claim that the opponent cannot win by normal means, or makes no effort to.
    QuickplayClaim {
        /// Who claims.
        claimant: Side;
        /// The claimant's remaining time.
        claimant_remaining_s: i64,
        /// What he claims, such as `cannot win by normal means`.
        basis: String,
        /// What the arbiter finds: `agrees`, `rejects` or `postpones`.
        arbiter: String,
        /// What happened after he postponed.
        then: String,
        /// The increment of the game, where it differs from that of the case.
        increment_s: i64,
    }
}

/// What is asked about a claim in a quickplay finish.
pub(super) const QUICKPLAY_CLAIM: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::HasTheMove),
    GUIDELINES,
    Fact::found("claimant_remaining_s", Kind::Seconds, Source::TimeLeft("claimant")),
    Fact::shown("arbiter", Kind::Choice(&["agrees", "postpones", "rejects"])).named("arbiter_finds"),
];

facts! {
    /// The facts of a request for an increment of five seconds.
    QuickplayIncrementRequest {
        /// Who asks.
        claimant: Side;
        /// The claimant's remaining time.
        claimant_remaining_s: i64,
        /// Whether the opponent refuses the draw that the request offers.
        opponent_refuses_draw: bool,
        /// Whether the arbiter agrees to the request.
        arbiter_agrees: bool,
        /// The increment of the game, where it differs from that of the case.
        increment_s: i64,
    }
}

/// What is asked about a request for an increment.
pub(super) const QUICKPLAY_INCREMENT_REQUEST: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::HasTheMove),
    GUIDELINES,
    Fact::found("claimant_remaining_s", Kind::Seconds, Source::TimeLeft("claimant")),
    Fact::shown("opponent_refuses_draw", Kind::YesNo),
    Fact::shown("arbiter_agrees", Kind::YesNo),
];

/// Two minutes for the opponent.
const BONUS: Seconds = Seconds(120);

/// What the claimant must fulfil, whichever rule he asks for.
struct Asked {
    claimant: Side,
    remaining: Option<i64>,
    increment: Option<i64>,
    /// The rule he asks for, as the announcement names it.
    announced_as: &'static [&'static str],
}

/// Whether the rules for quickplay finishes apply to this game and this claimant.
fn available(asked: &Asked, scene: &Scene<'_>, draft: &mut Draft<'_>) -> bool {
    let refuse = |draft: &mut Draft<'_>, reason: &'static str| {
        draft.next("laws-next-claim-not-available").because(reason);
        false
    };
    let rule = draft.value(|p| &p.quickplay);
    if rule == Quickplay::TournamentRule {
        draft.ask("laws-ask-quickplay-rule");
        return refuse(draft, "laws-reason-quickplay-tournament-rule");
    }
    let blitz = scene.class() == TimeClass::Blitz;
    if blitz && (rule == Quickplay::Announced || !scene.competition_rules(draft)) {
        draft.cite(|a| &a.quickplay_scope);
        return refuse(draft, "laws-reason-quickplay-not-blitz");
    }
    if asked.increment.unwrap_or(scene.case.increment_s.0) > 0 {
        draft.cite(|a| &a.quickplay_scope);
        return refuse(draft, "laws-reason-quickplay-increment");
    }
    if rule == Quickplay::Announced && !announced(asked, scene) {
        draft.cite(|a| &a.quickplay_announced);
        return refuse(draft, "laws-reason-quickplay-not-announced");
    }
    draft.cite(|a| &a.quickplay_claim);
    if let Some(position) = scene.game.position()
        && Side::from(position.turn()) != asked.claimant
    {
        return refuse(draft, "laws-reason-quickplay-not-on-move");
    }
    match asked.remaining {
        Some(seconds) if (1..120).contains(&seconds) => true,
        Some(seconds) if seconds <= 0 => refuse(draft, "laws-reason-quickplay-flag-down"),
        Some(_) => {
            draft.cite(|a| &a.quickplay_increment);
            refuse(draft, "laws-reason-quickplay-two-minutes")
        }
        None => {
            draft.ask(Message::new("laws-ask-remaining-time").with("side", asked.claimant));
            true
        }
    }
}

fn announced(asked: &Asked, scene: &Scene<'_>) -> bool {
    let Some(text) = scene.case.event_regulations.guidelines_iii.as_deref() else { return false };
    let words = Words::of(Some(text));
    // Announced as a whole, without the number of an article, both ways are open.
    let numbered = words.any(&["iii.4", "iii.5", "g.4", "g.5"]);
    !words.any(&["not announced"]) && (!numbered || words.any(asked.announced_as))
}

pub(super) fn rule(facts: &QuickplayClaim, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    let asked = Asked {
        claimant: facts.claimant,
        remaining: facts.claimant_remaining_s,
        increment: facts.increment_s,
        announced_as: &["iii.5", "g.5"],
    };
    if !available(&asked, scene, &mut draft) {
        return draft.finish();
    }
    let opponent = facts.claimant.other();
    let arbiter = Words::of(facts.arbiter.as_deref());
    if arbiter.any(&["no arbiter", "absent", "not present", "none present"]) {
        // The claim ends the game and goes to the arbiter designated for it (Guidelines III.6).
        draft.cite(|a| &a.quickplay_no_arbiter).because("laws-reason-quickplay-no-arbiter");
        draft.ask("laws-ask-quickplay-decision").next("laws-next-claim-referred");
    } else if arbiter.any(&["reject"]) {
        rejected(opponent, &mut draft);
    } else if arbiter.any(&["postpone"]) {
        postponed(facts, opponent, &mut draft);
    } else if arbiter.any(&["agree", "accept", "draw"]) && !arbiter.any(&["not agree", "disagree"]) {
        draft.cite(|a| &a.quickplay_agreed);
        draft.result(RulingResult::DRAW).next("laws-next-game-over").because("laws-reason-quickplay-agreed");
    } else {
        draft.ask("laws-ask-quickplay-decision").next("laws-next-arbiter-decides");
        draft.offer("laws-option-quickplay-draw").offer("laws-option-quickplay-postpone");
        if draft.value(|p| &p.quickplay) != Quickplay::LawsWithoutRejection {
            draft.offer("laws-option-quickplay-reject");
        }
    }
    draft.cite(|a| &a.quickplay_final);
    draft.finish()
}

fn rejected(opponent: Side, draft: &mut Draft<'_>) {
    if draft.value(|p| &p.quickplay) == Quickplay::LawsWithoutRejection {
        draft.because("laws-reason-quickplay-no-rejection").ask("laws-ask-quickplay-decision");
        draft.cite(|a| &a.quickplay_postponed).next("laws-next-arbiter-decides");
        draft.offer("laws-option-quickplay-draw").offer("laws-option-quickplay-postpone");
        return;
    }
    draft.cite(|a| &a.quickplay_rejected).because("laws-reason-quickplay-rejected");
    bonus(opponent, |a| &a.quickplay_rejected, draft);
}

/// The arbiter decides later, even after a flag has fallen; the opponent may get two minutes at once.
fn postponed(facts: &QuickplayClaim, opponent: Side, draft: &mut Draft<'_>) {
    draft.cite(|a| &a.quickplay_postponed).because("laws-reason-quickplay-postponed");
    let then = Words::of(facts.then.as_deref());
    if then.any(&["draw", "agrees", "no effort", "not trying", "normal means"])
        && !then.any(&["not a draw", "rejects"])
    {
        draft.cite(|a| &a.quickplay_agreed);
        draft.result(RulingResult::DRAW).next("laws-next-game-over").because("laws-reason-quickplay-agreed");
        return;
    }
    if then.any(&["flag", "mate", "reject"]) {
        draft.ask("laws-ask-quickplay-decision").next("laws-next-arbiter-decides");
        draft.offer("laws-option-quickplay-draw").offer("laws-option-loss");
        return;
    }
    draft.next("laws-next-quickplay-watch");
    draft.offer(Message::new("laws-option-bonus-side").with("side", opponent).with("seconds", BONUS));
}

fn bonus(opponent: Side, article: impl Fn(&Articles) -> &Article, draft: &mut Draft<'_>) {
    draft.add_time_by(opponent, BONUS, article);
    draft.because(Message::new("laws-reason-bonus").with("side", opponent).with("seconds", BONUS));
}

pub(super) fn rule_increment(facts: &QuickplayIncrementRequest, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.quickplay_increment);
    if scene.edition.articles.quickplay_increment.number().is_none() {
        draft
            .cite(|a| &a.quickplay)
            .next("laws-next-claim-not-available")
            .because("laws-reason-no-increment-rule");
        return draft.finish();
    }
    let asked = Asked {
        claimant: facts.claimant,
        remaining: facts.claimant_remaining_s,
        increment: facts.increment_s,
        announced_as: &["iii.4", "g.4"],
    };
    if !available(&asked, scene, &mut draft) {
        return draft.finish();
    }
    if facts.opponent_refuses_draw == Some(false) {
        draft.cite(|a| &a.agreement).because("laws-reason-claim-accepted");
        draft.result(RulingResult::DRAW).next("laws-next-game-over");
        return draft.finish();
    }
    match facts.arbiter_agrees {
        Some(true) => {
            draft.next("laws-next-increment-introduced").because("laws-reason-increment-introduced");
            bonus(facts.claimant.other(), |a| &a.quickplay_increment, &mut draft);
        }
        Some(false) => {
            draft.because("laws-reason-increment-refused");
        }
        None => {
            draft.ask("laws-ask-increment-agreed").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}
