//! What happened, in a sentence: for the head of a ruling, for the log, and for the journal.

use arbitro_laws::notation::Language;
use arbitro_laws::record::Step;

use super::events;
use super::propose::Ruled;
use crate::api::Message;
use crate::api::ruling::{FactValue, ProposeRuling};
use crate::convert::{With as _, sentence};
use crate::game::text;

/// The fields that name the player something happened to, in the order in which they are looked for.
const SIDES: [&str; 6] = ["player", "player_flag_fallen", "claimant", "by", "mate_given_by", "sealer"];

/// What happened, with moves in `language`.
pub(crate) fn headline(ruled: &Ruled, request: &ProposeRuling, language: Language) -> Message {
    let position = ruled.setting.sheet.replay.position();
    let side = side(ruled, request);
    match (ruled.kind.name, illegal_step(ruled)) {
        (
            "illegal_move_completed" | "illegal_move_made_not_completed" | "illegal_move_noticed_later",
            Some((at, step)),
        ) => {
            let ply = ruled.setting.sheet.record.plies.get(at).cloned().unwrap_or_default();
            sentence("incident-illegal-move")
                .with("side", step.mover.fold_wb("white", "black"))
                .with("number", step.move_number)
                .with("move", text::of_step(step, &ply, language))
        }
        ("draw_claim_threefold", _) => claim("incident-claim-threefold", side, ruled, request, language),
        ("draw_claim_50", _) => claim("incident-claim-fifty-moves", side, ruled, request, language),
        ("flag_fall", _) => {
            sentence("incident-flag-fall").with("side", side).with("number", position.move_number())
        }
        (name, _) => {
            let step = ruled.at.and_then(|at| ruled.setting.sheet.replay.steps().get(at));
            let number = step.map_or_else(|| position.move_number(), |step| step.move_number);
            sentence("incident-event")
                .with("event", events::key(name))
                .with("side", side)
                .with("number", number)
        }
    }
}

/// The illegal half-move of the record that a ruling is about.
pub(crate) fn illegal_step(ruled: &Ruled) -> Option<(usize, &Step)> {
    let at = ruled.at?;
    let step = ruled.setting.sheet.replay.steps().get(at)?;
    step.illegal().map(|_| (at, step))
}

/// Whom it is about: the side of the half-move, or the one that was told; `none` where it is about nobody.
fn side(ruled: &Ruled, request: &ProposeRuling) -> &'static str {
    if let Some(step) = ruled.at.and_then(|at| ruled.setting.sheet.replay.steps().get(at)) {
        return step.mover.fold_wb("white", "black");
    }
    let told = SIDES.iter().find_map(|field| match request.incident.facts.get(*field)? {
        FactValue::Text(text) if text.starts_with("white") => Some("white"),
        FactValue::Text(text) if text.starts_with("black") => Some("black"),
        _ => None,
    });
    told.unwrap_or("none")
}

fn claim(key: &str, side: &str, ruled: &Ruled, request: &ProposeRuling, language: Language) -> Message {
    let message = sentence(key).with("side", side);
    match request.incident.facts.get("written_move") {
        Some(FactValue::Text(typed)) if !typed.trim().is_empty() => {
            let position = ruled.setting.sheet.replay.position().chess();
            let written = text::rewritten(position, typed.trim(), &request.lang, language);
            message.with("intended", "yes").with("move", written)
        }
        _ => message.with("intended", "no").with("move", ""),
    }
}
