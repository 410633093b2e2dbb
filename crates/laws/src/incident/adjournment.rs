//! E24: adjournment, the sealed move and the missing envelope (Laws 2023 Guidelines I).

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position};

use super::end;
use super::facts::facts;
use super::form::{Fact, Kind, Source};
use super::game;
use super::mating::CanMate;
use super::scene::Scene;
use super::words::Words;
use crate::edition::FlagTest;
use crate::ruling::{Draft, Message, Ruling, RulingResult};
use crate::side::Side;

facts! {
    /// The facts of a sealed move that was opened. The position is the one before it, or the one it leads to.
    SealedMoveOpened {
        /// Who sealed: `white` or `black`, with a remark such as `(absent beyond default time)`.
        sealer: String,
        /// What is written.
        written: String;
        /// What it can mean, in UCI, where the arbiter has settled it; only legal moves count.
        legal_readings: Vec<String>,
        /// `illegal` if it is known to be so.
        legality: String,
        /// What the opponent has left, such as `bare king`.
        opponent: String,
    }
}

/// What is asked about a sealed move.
pub(super) const SEALED_MOVE_OPENED: &[Fact] = &[
    Fact::must(
        "sealer",
        Kind::Choice(&[
            "white",
            "black",
            "white (absent beyond default time)",
            "black (absent beyond default time)",
        ]),
    )
    .from(Source::HasTheMove),
    Fact::must("written", Kind::Written).named("sealed_text"),
    Fact::found("legal_readings", Kind::Words, Source::Readings("written")),
];

facts! {
    /// The facts of a missing envelope.
    EnvelopeMissing {
        ;
        /// Whether the position and the times are known.
        position_known: bool,
    }
}

/// What is asked about a missing envelope.
pub(super) const ENVELOPE_MISSING: &[Fact] = &[Fact::shown("position_known", Kind::YesNo)];

pub(super) fn rule_envelope(facts: &EnvelopeMissing, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-envelope-continue");
    match facts.position_known {
        Some(true) => {
            draft.cite(|a| &a.envelope_continue);
        }
        Some(false) => {
            draft.cite(|a| &a.envelope_annul);
            draft.result(RulingResult::NewGame).next("laws-next-new-game");
        }
        None => {
            draft.cite(|a| &a.envelope_continue).cite(|a| &a.envelope_annul);
            draft.ask("laws-ask-position-known").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

pub(super) fn rule(facts: &SealedMoveOpened, scene: &Scene<'_>) -> Ruling {
    let mut draft = scene.draft("laws-next-sealed-move");
    let absent = Words::of(Some(&facts.sealer)).any(&["absent", "default time", "late"]);
    if absent {
        draft.cite(|a| &a.resumption_late);
    }
    draft.cite(|a| &a.sealed_bad);
    if let Some(ended) = end::earliest(scene) {
        draft.because("laws-reason-sealed-move-ends");
        end::settle(ended, &mut draft);
        return draft.finish();
    }
    let Some(sealer) = Words::of(Some(&facts.sealer)).side() else {
        draft.ask("laws-ask-sealer");
        return draft.finish();
    };
    match readings(facts, sealer, scene, &mut draft) {
        Reading::One(position, mv) => one(sealer, absent, position, mv, scene, &mut draft),
        Reading::Several => {
            draft.cite(|a| &a.sealed_ambiguous).because("laws-reason-sealed-ambiguous");
            lose(facts, sealer, scene, &mut draft);
        }
        Reading::Illegal => {
            draft
                .cite(|a| &a.sealed_illegal)
                .cite(|a| &a.sealed_unclear)
                .because("laws-reason-sealed-illegal");
            lose(facts, sealer, scene, &mut draft);
        }
        Reading::Unknown => {
            draft.ask("laws-ask-sealed-readings").next("laws-next-arbiter-decides");
        }
    }
    draft.finish()
}

/// What the sealed text can mean.
enum Reading<'a> {
    /// Exactly one legal move.
    One(&'a Chess, Move),
    /// More than one legal move.
    Several,
    /// No legal move, or nothing that can be made out.
    Illegal,
    /// It cannot be told from the facts.
    Unknown,
}

fn readings<'a>(
    facts: &SealedMoveOpened,
    sealer: Side,
    scene: &'a Scene<'_>,
    draft: &mut Draft<'_>,
) -> Reading<'a> {
    if Words::of(facts.legality.as_deref()).any(&["illegal"])
        || Words::of(Some(&facts.written)).any(&["illegal move"])
    {
        return Reading::Illegal;
    }
    let position = scene.game.position().filter(|position| Side::from(position.turn()) == sealer);
    let Some(position) = position else {
        return match facts.legal_readings.as_deref() {
            Some([]) => Reading::Illegal,
            Some([_, _, ..]) => Reading::Several,
            Some([_]) | None => {
                draft.ask("laws-ask-position");
                Reading::Unknown
            }
        };
    };
    let moves = match &facts.legal_readings {
        Some(list) => told(list, position),
        None => read(&facts.written, position),
    };
    match moves.as_slice() {
        [] => Reading::Illegal,
        [mv] => Reading::One(position, *mv),
        _ => Reading::Several,
    }
}

/// The readings the arbiter gave, as far as they are legal.
fn told(list: &[String], position: &Chess) -> Vec<Move> {
    list.iter().filter_map(|word| word.parse::<UciMove>().ok()?.to_move(position).ok()).collect()
}

/// The legal moves the text can mean: remarks in brackets are not part of it, and a move that names its piece and square only
/// means every such move.
fn read(written: &str, position: &Chess) -> Vec<Move> {
    let text = written.split('(').next().unwrap_or_default().trim();
    let Ok(san) = text.parse::<SanPlus>() else { return Vec::new() };
    position.legal_moves().into_iter().filter(|mv| san.san.matches(*mv)).collect()
}

/// The one legal move is played; a sealer who is late for the resumption loses all the same (Guidelines I.10).
fn one(sealer: Side, absent: bool, position: &Chess, mv: Move, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let san = game::san(position, mv);
    draft.permit(vec![san.clone()]);
    draft.because(Message::new("laws-reason-sealed-one-reading").with("move", san));
    let mut after = position.clone();
    after.play_unchecked(mv);
    if after.is_checkmate() {
        draft.cite(|a| &a.checkmate).because("laws-reason-sealed-move-ends");
        draft.result(RulingResult::loss_of(sealer.other())).next("laws-next-game-over");
    } else if after.is_stalemate() {
        draft.cite(|a| &a.stalemate).because("laws-reason-sealed-move-ends");
        draft.result(RulingResult::DRAW).next("laws-next-game-over");
    } else if absent {
        draft.because(Message::new("laws-reason-late-for-resumption").with("side", sealer));
        lose_unless_unwinnable(sealer, None, scene, draft);
    }
}

/// A bad sealed move loses, unless the opponent cannot checkmate (Guidelines I.8 with art. 6.9).
fn lose(facts: &SealedMoveOpened, sealer: Side, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let bare = Words::of(facts.opponent.as_deref()).any(&["bare king", "lone king"]);
    lose_unless_unwinnable(sealer, bare.then_some(false), scene, draft);
}

fn lose_unless_unwinnable(sealer: Side, told: Option<bool>, scene: &Scene<'_>, draft: &mut Draft<'_>) {
    let opponent = sealer.other();
    let test = draft.value(|p| &p.flag_test);
    if test == FlagTest::BareKing {
        draft.cite(|a| &a.bare_king);
    }
    draft.result(RulingResult::loss_of(sealer)).next("laws-next-game-over");
    match scene.can_mate(opponent, test, told, draft) {
        CanMate::Yes(_) => {}
        CanMate::No(_) => {
            draft.cite(|a| &a.loses_on_time).result(RulingResult::DRAW);
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
