//! E15: a claim that the position occurs for the third time (Laws 2023 art. 9.2, 9.4, 9.5).

use serde::{Deserialize, Serialize};
use shakmaty::{Chess, Position};

use super::claim;
use super::end;
use super::form::{Fact, Kind, Source};
use super::scene::Scene;
use super::words::Words;
use crate::position::GamePosition;
use crate::record::Replay;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

/// The facts of the claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClaimThreefold {
    /// Who claims: `white`, `black`, or `sealer` at the resumption of an adjourned game.
    pub claimant: String,
    /// `has_appeared`, `intended_move`, `after_playing_the_move`, or the moment in words.
    pub mode: String,
    /// The move written down, in standard algebraic notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written_move: Option<String>,
    /// Whether the intended move was already played on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub move_played_on_board: Option<bool>,
    /// Whether the claimant has touched a piece with intent on this move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub touched_piece: Option<bool>,
    /// Whether the opponent had completed his last move by pressing the clock; before 2001 the claimant has the move only
    /// then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_pressed: Option<bool>,
    /// The claimant's remaining time in seconds; older editions cut it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant_remaining_s: Option<i64>,
    /// What the opponent said to the claim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_reply: Option<String>,
    /// The state of the scoresheet; rapid and blitz need none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoresheet: Option<String>,
    /// What the repetition was checked with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<String>,
    /// A remark, which does not change the ruling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What is asked about a claim of threefold repetition.
pub(super) const DRAW_CLAIM_THREEFOLD: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::Claimant),
    Fact::shown("written_move", Kind::Written).from(Source::Claimant),
    Fact::found("mode", Kind::Words, Source::ClaimMode("has_appeared")),
    Fact::found("claimant_remaining_s", Kind::Seconds, Source::TimeLeft("claimant")),
    Fact::more("move_played_on_board", Kind::YesNo),
    Fact::more("touched_piece", Kind::YesNo),
    Fact::more("opponent_reply", Kind::Choice(&["accepts the draw", "does not accept"])),
];

impl DrawClaimThreefold {
    /// The side claims that the position on the board has appeared for the third time.
    pub fn appeared(claimant: Side) -> DrawClaimThreefold {
        DrawClaimThreefold {
            claimant: claimant.word().to_owned(),
            mode: "has_appeared".to_owned(),
            written_move: None,
            move_played_on_board: None,
            touched_piece: None,
            opponent_pressed: None,
            claimant_remaining_s: None,
            opponent_reply: None,
            scoresheet: None,
            evidence: None,
            note: None,
        }
    }

    /// The side claims with the move it has written down and means to play.
    pub fn intended(claimant: Side, written_move: impl Into<String>) -> DrawClaimThreefold {
        DrawClaimThreefold {
            mode: "intended_move".to_owned(),
            written_move: Some(written_move.into()),
            ..DrawClaimThreefold::appeared(claimant)
        }
    }
}

/// The facts of a claim the claimant wants to take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClaimWithdrawn {
    /// Who claimed.
    pub claimant: Side,
    /// Whether the opponent agrees to play on, which changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_agrees_to_continue: Option<bool>,
    /// The claimant's remaining time in seconds; older editions cut it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant_remaining_s: Option<i64>,
}

/// What is asked about a claim to be taken back.
pub(super) const DRAW_CLAIM_WITHDRAWN: &[Fact] = &[
    Fact::must("claimant", Kind::Side).from(Source::Claimant),
    Fact::found("claimant_remaining_s", Kind::Seconds, Source::TimeLeft("claimant")),
];

/// A claim cannot be withdrawn: it is checked to the end (2023 art. 9.5.1).
pub(super) fn rule_withdrawn(facts: &DrawClaimWithdrawn, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.claim_stands).because("laws-reason-claim-not-withdrawn");
    let (Some(position), Some(replay)) = (scene.position(&mut draft), scene.game.replay()) else {
        return draft.finish();
    };
    if !claim::has_the_move(facts.claimant, position, None, &mut draft) {
        return draft.finish();
    }
    let claimed = DrawClaimThreefold {
        claimant_remaining_s: facts.claimant_remaining_s,
        ..DrawClaimThreefold::appeared(facts.claimant)
    };
    if replay.occurrences().len() < 3 && replay.quiet_plies() >= 100 {
        draft.cite(|a| &a.fifty_completed);
        draft.evidence().halfmoves = Some(replay.quiet_plies());
        claim::correct(&mut draft);
    } else {
        on_the_board(facts.claimant, &claimed, replay, scene, &mut draft);
    }
    draft.finish()
}

pub(super) fn rule(facts: &DrawClaimThreefold, scene: &Scene<'_>) -> Ruling {
    if let Some(over) = end::already(scene) {
        return over;
    }
    let mut draft = scene.draft("laws-next-continue");
    draft.cite(|a| &a.threefold);
    let mode = Words::of(Some(&facts.mode));
    if facts.claimant == "sealer" || mode.any(&["sealed", "resumption"]) {
        draft.cite(|a| &a.sealing).because("laws-reason-claim-after-sealing");
        return draft.finish();
    }
    let Some(claimant) = Words::of(Some(&facts.claimant)).side() else {
        draft.ask("laws-ask-claimant");
        return draft.finish();
    };
    if accepted(facts, scene, &mut draft) {
        return draft.finish();
    }
    if mode.any(&["after_playing", "after playing"]) || facts.move_played_on_board == Some(true) {
        played_first(claimant, facts, scene, &mut draft);
        return draft.finish();
    }
    let (Some(position), Some(replay)) = (scene.position(&mut draft), scene.game.replay()) else {
        return draft.finish();
    };
    if !claim::has_the_move(claimant, position, facts.opponent_pressed, &mut draft) {
        return draft.finish();
    }
    if facts.touched_piece == Some(true) {
        draft
            .cite(|a| &a.claim_lost)
            .because(Message::new("laws-reason-claim-lost-by-touch").with("side", claimant));
        claim::incorrect(claimant, facts.claimant_remaining_s, None, scene, &mut draft);
        return draft.finish();
    }
    if mode.any(&["intended"]) {
        with_intended_move(claimant, facts, position, replay, scene, &mut draft);
    } else if mode.any(&["has_appeared", "has appeared", "appeared"]) {
        on_the_board(claimant, facts, replay, scene, &mut draft);
    } else {
        draft.ask("laws-ask-claim-mode");
    }
    draft.finish()
}

/// A claim is an offer: the opponent may accept before it is checked, unless draws by agreement are restricted
/// (2023 art. 9.1.2.3).
fn accepted(facts: &DrawClaimThreefold, scene: &Scene<'_>, draft: &mut Draft<'_>) -> bool {
    let reply = Words::of(facts.opponent_reply.as_deref());
    if !reply.any(&["accept"]) || reply.any(&["not accept", "does not"]) {
        return false;
    }
    // Where draws by agreement are restricted the claim itself is checked (2023 art. 9.1.1).
    let restricted = scene
        .case
        .event_regulations
        .min_moves_draw
        .is_some_and(|least| scene.moves_made().is_none_or(|made| made.white.min(made.black) < least));
    if restricted {
        draft.cite(|a| &a.draw_restriction).because("laws-reason-restriction-checks-claim");
        return false;
    }
    draft.cite(|a| &a.claim_is_offer).cite(|a| &a.agreement);
    draft.result(RulingResult::DRAW).next("laws-next-game-over").because("laws-reason-claim-accepted");
    true
}

/// The move was made first: the right to claim is lost for it, and the move stands (2023 art. 9.4).
fn played_first(claimant: Side, facts: &DrawClaimThreefold, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    draft.cite(|a| &a.claim_lost);
    draft.because(Message::new("laws-reason-claim-after-move").with("side", claimant));
    draft.ask("laws-ask-late-claim-bonus");
    claim::incorrect(claimant, facts.claimant_remaining_s, None, scene, draft);
    draft.next("laws-next-move-stands");
}

fn on_the_board(
    claimant: Side,
    facts: &DrawClaimThreefold,
    replay: &Replay,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) {
    draft.cite(|a| &a.threefold_appeared);
    if replay.steps().is_empty() {
        draft.ask("laws-ask-record");
    }
    if decide(replay.occurrences(), scene, draft) {
        claim::correct(draft);
        recording(scene, draft);
    } else {
        identity(replay.position(), replay, draft);
        claim::incorrect(claimant, facts.claimant_remaining_s, None, scene, draft);
    }
}

fn with_intended_move(
    claimant: Side,
    facts: &DrawClaimThreefold,
    position: &Chess,
    replay: &Replay,
    scene: &Scene<'_>,
    draft: &mut Draft<'_>,
) {
    draft.cite(|a| &a.threefold_intended);
    let Some(mv) = claim::intended(facts.written_move.as_deref(), position, draft) else { return };
    let after = replay.position().after(mv);
    let mut occurrences = replay.occurrences_of(&after);
    occurrences.push(replay.steps().len() + 1);
    if decide(occurrences, scene, draft) {
        claim::correct(draft);
        recording(scene, draft);
    } else {
        identity(&after, replay, draft);
        claim::incorrect(claimant, facts.claimant_remaining_s, Some((position, mv)), scene, draft);
    }
}

/// Whether the position has stood at least three times; the half-moves are the evidence.
fn decide(occurrences: Vec<usize>, scene: &Scene<'_>, draft: &mut Draft<'_>) -> bool {
    let count = occurrences.len();
    draft.cite(|a| &a.identity);
    draft.because(Message::new("laws-reason-occurrences").with("count", count));
    draft.evidence().occurrences = occurrences;
    if scene.case.event_regulations.min_moves_draw.is_some() {
        draft.cite(|a| &a.draw_restriction);
    }
    count >= 3
}

/// Why diagrams that look alike are different positions: castling or en passant (2023 art. 9.2.3.1, 9.2.3.2).
fn identity(position: &GamePosition, replay: &Replay, draft: &mut Draft<'_>) {
    let Some(chess) = position.chess() else { return };
    let before = std::iter::once(replay.start()).chain(replay.steps().iter().map(|step| &step.after));
    let alike = |earlier: &&Chess| {
        earlier.board() == chess.board() && earlier.turn() == chess.turn() && !chess.eq(earlier)
    };
    for earlier in before.filter_map(GamePosition::chess).filter(alike) {
        if earlier.castles().castling_rights() == chess.castles().castling_rights() {
            draft.cite(|a| &a.identity_en_passant).because("laws-reason-en-passant-differs");
        } else {
            draft.cite(|a| &a.identity_castling).because("laws-reason-castling-rights-differ");
        }
    }
}

/// Rapid and blitz need no scoresheet for a claim (2023 A.2).
fn recording(scene: &Scene<'_>, draft: &mut Draft<'_>) {
    if scene.class() != super::TimeClass::Standard {
        draft.cite(|a| &a.rapid_recording);
    }
}
