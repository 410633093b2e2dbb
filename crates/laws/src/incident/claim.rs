//! What both draw claims share: who may claim, the intended move, the price of a wrong claim
//! (Laws 2023 art. 9.2 to 9.5).

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position};

use super::game;
use super::scene::Scene;
use crate::edition::{ClaimantCut, HasTheMove, Seconds};
use crate::ruling::{Draft, Message, RulingResult};
use crate::side::Side;

/// Whether the claimant has the move: from when the opponent's move was made, before 2001 from when it was completed by
/// the press of the clock (`opponent_pressed`, where it is known). If not, nothing is claimed: there is no fixed price,
/// but the arbiter may see a disturbance of the opponent (2023 art. 1.3, 9.2, 11.5).
pub fn has_the_move(
    claimant: Side,
    position: &Chess,
    opponent_pressed: Option<bool>,
    draft: &mut Draft<'_>,
) -> bool {
    if Side::from(position.turn()) == claimant {
        if opponent_pressed != Some(false) || draft.value(|p| &p.has_the_move) != HasTheMove::Completed {
            return true;
        }
        draft.cite(|a| &a.has_move);
        draft.next("laws-next-wait-for-press");
        draft.because(Message::new("laws-reason-move-not-completed").with("side", claimant.other()));
        return false;
    }
    draft.cite(|a| &a.distraction).cite(|a| &a.penalties);
    draft.next("laws-next-continue");
    draft.because(Message::new("laws-reason-not-his-move").with("side", claimant));
    draft.offer("laws-option-penalty").ask("laws-ask-penalty");
    false
}

/// The intended move, as it was written. A move that cannot be read or is not legal is put to the arbiter.
pub fn intended(written: Option<&str>, position: &Chess, draft: &mut Draft<'_>) -> Option<Move> {
    let Some(written) = written else {
        draft.ask("laws-ask-written-move");
        return None;
    };
    let read = written.trim().parse::<SanPlus>().ok().and_then(|san| san.san.to_move(position).ok());
    if read.is_none() {
        draft.ask(Message::new("laws-ask-written-move-illegal").with("move", written));
    }
    read
}

/// The claim is correct: the game is drawn at once.
pub fn correct(draft: &mut Draft<'_>) {
    draft.cite(|a| &a.claim_correct).cite(|a| &a.claim);
    draft.result(RulingResult::DRAW).next("laws-next-game-over");
}

/// The claim is incorrect: the opponent gets time, older editions also take some from the claimant, the game goes on and the intended
/// move is played.
pub fn incorrect(
    claimant: Side,
    remaining: Option<i64>,
    intended: Option<(&Chess, Move)>,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) {
    draft.cite(|a| &a.claim_incorrect).cite(|a| &a.claim);
    draft.next("laws-next-claim-incorrect");
    let competition_rules = scene.competition_rules(draft);
    let ordered = scene.claim_bonus(competition_rules, draft);
    if let Some(bonus) = ordered.value
        && bonus.0 > 0
    {
        draft.add_time(claimant.other(), bonus, ordered.number());
        draft
            .because(Message::new("laws-reason-bonus").with("side", claimant.other()).with("seconds", bonus));
    }
    cut(claimant, remaining, draft);
    if let Some((position, mv)) = intended {
        let san = game::san(position, mv);
        draft.because(Message::new("laws-reason-intended-binds").with("move", san.clone()));
        draft.permit(vec![san]);
    }
}

/// What a wrong claim takes from the claimant (2005 art. 9.5.b and before).
fn cut(claimant: Side, remaining: Option<i64>, draft: &mut Draft<'_>) {
    let ordered = draft.cell(|p| &p.claimant_cut);
    let rule = ordered.value;
    if rule == ClaimantCut::Nothing {
        return;
    }
    let Some(remaining) = remaining else {
        draft.ask(Message::new("laws-ask-remaining-time").with("side", claimant));
        if let ClaimantCut::Fixed(time) = rule {
            draft.add_time(claimant, -time, ordered.number());
        }
        return;
    };
    match rule {
        ClaimantCut::Nothing => {}
        ClaimantCut::Fixed(time) if remaining <= time.0 => {
            draft.cite(|a| &a.loses_on_time);
            draft.result(RulingResult::loss_of(claimant)).next("laws-next-game-over");
            draft.because(
                Message::new("laws-reason-cut-oversteps").with("side", claimant).with("seconds", time),
            );
        }
        ClaimantCut::Fixed(time) => take(claimant, time, ordered.number(), draft),
        ClaimantCut::Half { at_most, floor } => {
            let half = (remaining / 2).min(at_most.0).min((remaining - floor.0).max(0));
            take(claimant, Seconds(half), ordered.number(), draft);
        }
    }
}

fn take(claimant: Side, time: Seconds, article: Option<&str>, draft: &mut Draft<'_>) {
    draft.add_time(claimant, -time, article);
    draft.because(Message::new("laws-reason-cut").with("side", claimant).with("seconds", time));
}
