//! The incidents: one file an event, with its facts, its questions and its ruling.
//!
//! [`rule`] takes a [`Case`] and gives a [`Ruling`]. Facts that are missing become questions to the arbiter; the
//! ruling never guesses. What cannot be understood at all is a [`RuleError`].
//!
//! ```
//! use arbitro_laws::edition::EditionId;
//! use arbitro_laws::incident::{Case, Event, Resignation, rule};
//! use arbitro_laws::side::Side;
//!
//! let mut case = Case::new(EditionId("2018-01".into()), Event::Resignation(Resignation::of(Side::Black)));
//! case.position_fen = Some("1q6/8/4k3/8/8/8/8/4K3 w - - 0 1".into());
//! let ruling = rule(&case)?;
//! assert_eq!(ruling.result.to_string(), "1-0");
//! assert_eq!(ruling.articles, ["5.1.2"]);
//! # Ok::<(), arbitro_laws::incident::RuleError>(())
//! ```

mod adjournment;
mod analogy;
mod case;
mod chess960;
mod claim;
mod clock_pressed;
mod clock_setting;
mod colours;
mod conduct;
mod device;
mod displaced;
mod draw_offer;
mod end;
mod event;
mod facts;
mod fifty;
mod flag;
mod flag_events;
pub mod form;
mod game;
mod illegal_later;
mod illegal_move;
mod illegal_position;
mod impaired;
mod king_captured;
mod late;
mod mating;
mod penalty;
mod position_reached;
mod promotion;
mod quickplay;
mod recording;
mod resignation;
mod scene;
mod score;
mod set_up;
mod threefold;
mod touch_events;
mod touched;
mod unplayed;
mod words;

pub use adjournment::{EnvelopeMissing, SealedMoveOpened};
pub use analogy::NotCovered;
pub use case::{Case, OverlayNamed, Regulations, Supervision, TimeClass, Variant};
pub use chess960::CastlingAttempt;
pub use clock_pressed::{ClockPressedWithoutMove, OpponentMovedBeforePress, TwoHands, WrongHandOnClock};
pub use clock_setting::{ClockDefective, PlayInterrupted, WrongClockSetting};
pub use colours::{ColoursReversed, ColoursReversedAfterEnd};
pub use conduct::{Conduct, DisreputeBoth, Offence, RefusalToComply};
pub use device::{ElectronicDeviceFound, PhoneSounds};
pub use displaced::PiecesDisplaced;
pub use draw_offer::{DrawAgreement, DrawOffer, DrawOfferAcceptance};
pub use event::{Event, EventKind};
pub use fifty::DrawClaimFifty;
pub use flag::FlagFall;
pub use flag_events::{
    BothClocksZero, BothFlagsFallen, FlagFallBeforePressing, FlagFallClaim, FlagFallObserved,
    FlagFallWithOffer, FlagNoticedAfterMate, YesOrWords,
};
pub use illegal_later::{CheckmateAfterIllegalMove, IllegalMoveAfterGameEnd, IllegalMoveNoticedLater};
pub use illegal_move::{IllegalMoveCompleted, IllegalMoveNotCompleted, Told};
pub use illegal_position::IllegalPositionSeen;
pub use impaired::{BlindAnnouncementSlip, BlindBoardsDiffer, BlindTouch};
pub use king_captured::KingCaptured;
pub use late::{BothAbsent, LateArrival};
pub use position_reached::PositionReached;
pub use promotion::{PawnLeft, PromotionIncomplete, PromotionPieceTouchesSquare, UpsideDownRook};
pub use quickplay::{QuickplayClaim, QuickplayIncrementRequest};
pub use recording::{StopsRecording, WritesMoveInAdvance};
pub use resignation::Resignation;
pub use score::{ArbiterAwardsSplit, Score};
pub use set_up::{BoardRotated, WrongInitialPosition};
pub use threefold::{DrawClaimThreefold, DrawClaimWithdrawn};
pub use touch_events::{AdjustingOnOpponentsTime, PieceReleased, TouchClaimLate, Touched};
pub use unplayed::{Absence, Found, GameNotPlayed, ResultQuestioned};

use crate::edition::{Edition, Editions};
use crate::overlay::{Overlay, Standing};
use crate::ruling::Ruling;
use scene::Scene;

use crate::legality::Reason;
use crate::ruling::Message;

/// Why a case cannot be ruled on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleError {
    /// The edition is not known.
    #[error("edition {0:?} is not known: expected one of {1}")]
    Edition(
        /// The edition asked for.
        String,
        /// The editions there are.
        String,
    ),
    /// The overlay is not known.
    #[error("the overlay {0:?} is not known: hand it in, or give it whole")]
    Overlay(
        /// The overlay asked for.
        String,
    ),
    /// A position is not readable.
    #[error("the position {fen:?} is not readable: {detail}")]
    Position {
        /// The position as it was given.
        fen: String,
        /// What is wrong with it.
        detail: String,
    },
    /// A move of the record is not readable.
    #[error("half-move {ply} of the record, {found:?}, is not a move in UCI")]
    Record {
        /// The half-move, counted from 1.
        ply: usize,
        /// The move as it was given.
        found: String,
    },
}

/// The ruling on a case, by the editions of the table.
pub fn rule(case: &Case) -> Result<Ruling, RuleError> {
    rule_with(case, Editions::built_in())
}

/// The ruling on a case, by these editions.
pub fn rule_with(case: &Case, editions: &Editions) -> Result<Ruling, RuleError> {
    let edition = editions.get(&case.edition).ok_or_else(|| {
        let known: Vec<&str> = editions.iter().map(|edition| edition.id.0.as_str()).collect();
        RuleError::Edition(case.edition.to_string(), known.join(", "))
    })?;
    match &case.overlay {
        None => rule_under(case, edition),
        Some(OverlayNamed::Given(overlay)) => rule_overlaid(case, edition, overlay),
        Some(OverlayNamed::Name(name)) => {
            let overlay = editions.overlay(name).ok_or_else(|| RuleError::Overlay(name.clone()))?;
            rule_overlaid(case, edition, overlay)
        }
    }
}

fn rule_under(case: &Case, edition: &Edition) -> Result<Ruling, RuleError> {
    Ok(case.event.rule(&Scene::new(case, edition)?))
}

/// The ruling under the overlay of a federation, or without it where a guard stands against it; either is said.
fn rule_overlaid(case: &Case, edition: &Edition, overlay: &Overlay) -> Result<Ruling, RuleError> {
    let standing = Standing { played_in: case.played_in.clone(), fide_event: case.fide_event };
    let (mut ruling, reason, question) = match overlay.apply(edition, &standing) {
        Ok(overlaid) => {
            let mut filled = case.clone();
            filled.event_regulations = overlay.fill(&case.event_regulations);
            (rule_under(&filled, &overlaid)?, overlay.applied(), None)
        }
        Err(refusal) => {
            let (reason, question) = overlay.refused(&refusal);
            (rule_under(case, edition)?, reason, question)
        }
    };
    if let Some(preface) = edition.articles.federations.number()
        && !ruling.articles.iter().any(|known| known == preface)
    {
        ruling.articles.push(preface.to_owned());
    }
    ruling.reasons.push(reason);
    ruling.needs_arbiter.extend(question);
    Ok(ruling)
}

/// Why a move is illegal, as a message of the ruling.
fn illegal_reason(reason: &Reason) -> Message {
    let key = format!("illegal-{}", reason.key()).into();
    let args = reason.args().into_iter().map(|(name, word)| (name.to_owned(), word.into())).collect();
    Message { key, args }
}
