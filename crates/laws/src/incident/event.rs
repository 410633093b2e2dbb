//! The events: everything an arbiter can be called for, by the names of the case vocabulary.

use serde::{Deserialize, Serialize};

use super::scene::Scene;
use super::{
    adjournment, chess960, clock_pressed, clock_setting, colours, conduct, device, displaced, draw_offer,
    fifty, flag, flag_events, illegal_later, illegal_move, illegal_position, impaired, king_captured, late,
    position_reached, promotion, quickplay, recording, resignation, score, set_up, threefold, touch_events,
    unplayed,
};
use crate::ruling::Ruling;

/// Declares the events: the variant, its name in JSON where it differs, its facts and its rule.
macro_rules! events {
    ($( $(#[$attribute:meta])* $variant:ident($module:ident :: $facts:ident) => $rule:ident; )*) => {
        /// What happened.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "type", rename_all = "snake_case")]
        pub enum Event { $( $(#[$attribute])* $variant($module::$facts), )* }

        impl Event {
            pub(super) fn rule(&self, scene: &Scene<'_>) -> Ruling {
                match self { $( Event::$variant(facts) => $module::$rule(facts, scene), )* }
            }
        }
    };
}

events! {
    /// E01: an illegal move was completed.
    IllegalMoveCompleted(illegal_move::IllegalMoveCompleted) => rule;
    /// E01: an illegal move was made, the clock not pressed.
    IllegalMoveMadeNotCompleted(illegal_move::IllegalMoveNotCompleted) => rule_not_completed;
    /// E01: a king was captured.
    KingCaptured(king_captured::KingCaptured) => rule;
    /// E02: an illegal move was noticed later.
    IllegalMoveNoticedLater(illegal_later::IllegalMoveNoticedLater) => rule;
    /// E02: an illegal move was noticed after the end of the game.
    IllegalMoveNoticedAfterGameEnd(illegal_later::IllegalMoveAfterGameEnd) => rule_after_end;
    /// E02: a checkmate in a game with an unnoticed illegal move.
    CheckmateAfterUnnoticedIllegalMove(illegal_later::CheckmateAfterIllegalMove) => rule_checkmate;
    /// E03: the arbiter sees an illegal position.
    ArbiterArrivesIllegalPosition(illegal_position::IllegalPositionSeen) => rule;
    /// E04: the clock was pressed without a move.
    ClockPressedWithoutMove(clock_pressed::ClockPressedWithoutMove) => rule_without_move;
    /// E04: the opponent moved before the player had pressed the clock.
    OpponentMovedBeforePress(clock_pressed::OpponentMovedBeforePress) => rule_before_press;
    /// E05: a pawn was left on the last rank.
    PromotionIncomplete(promotion::PromotionIncomplete) => rule_incomplete;
    /// E05: the promotion piece has touched the square.
    PromotionPieceTouchesSquare(promotion::PromotionPieceTouchesSquare) => rule_touches_square;
    /// E05: a rook was placed upside down as a queen.
    UpsideDownRookAsQueen(promotion::UpsideDownRook) => rule_upside_down;
    /// E06: two hands were used.
    TwoHands(clock_pressed::TwoHands) => rule_two_hands;
    /// E06: the clock was pressed with the other hand.
    WrongHandOnClock(clock_pressed::WrongHandOnClock) => rule_wrong_hand;
    /// E07: pieces were touched.
    Touched(touch_events::Touched) => rule_touched;
    /// E07: a claim about touched pieces comes late.
    TouchClaimLate(touch_events::TouchClaimLate) => rule_late;
    /// E07: pieces were adjusted on the opponent's time.
    AdjustingOnOpponentsTime(touch_events::AdjustingOnOpponentsTime) => rule_adjusting;
    /// E08: a piece was released.
    PieceReleased(touch_events::PieceReleased) => rule_released;
    /// E09: pieces were displaced.
    PiecesDisplaced(displaced::PiecesDisplaced) => rule;
    /// E10: the initial position was wrong.
    WrongInitialPosition(set_up::WrongInitialPosition) => rule_position;
    /// E11: the board was placed wrongly.
    #[serde(rename = "board_rotated_90")]
    BoardRotated(set_up::BoardRotated) => rule_board;
    /// E12: the colours were reversed.
    ColoursReversed(colours::ColoursReversed) => rule;
    /// E12: reversed colours were noticed after the end.
    ColoursReversedNoticedAfterEnd(colours::ColoursReversedAfterEnd) => rule_after_end;
    /// E13: a flag has fallen.
    FlagFall(flag::FlagFall) => rule;
    /// E13: a flag fell before the clock was pressed.
    FlagFallBeforePressing(flag_events::FlagFallBeforePressing) => rule_before_pressing;
    /// E13: a player claims that the opponent's flag has fallen.
    FlagFallClaim(flag_events::FlagFallClaim) => rule_claim;
    /// E13: the arbiter sees a fallen flag that nobody claims.
    FlagFallObservedByArbiterNoClaim(flag_events::FlagFallObserved) => rule_observed;
    /// E13: a flag fell while a draw offer was open.
    FlagFallWithPendingDrawOffer(flag_events::FlagFallWithOffer) => rule_with_offer;
    /// E13: a flag was noticed after checkmate.
    FlagNoticedAfterMate(flag_events::FlagNoticedAfterMate) => rule_after_mate;
    /// E14: both flags have fallen.
    BothFlagsFallen(flag_events::BothFlagsFallen) => rule_both;
    /// E14: both electronic clocks are at zero.
    BothClocksZero(flag_events::BothClocksZero) => rule_zero;
    /// E15: a claim of threefold repetition.
    DrawClaimThreefold(threefold::DrawClaimThreefold) => rule;
    /// E15: a claim the claimant wants to take back.
    DrawClaimWithdrawn(threefold::DrawClaimWithdrawn) => rule_withdrawn;
    /// E16: a claim of fifty moves.
    #[serde(rename = "draw_claim_50")]
    DrawClaimFifty(fifty::DrawClaimFifty) => rule;
    /// E17, E18: a position is on the board and nobody claims.
    PositionReached(position_reached::PositionReached) => rule;
    /// E19: a resignation.
    Resignation(resignation::Resignation) => rule;
    /// E20: an agreement to a draw.
    DrawAgreement(draw_offer::DrawAgreement) => rule_agreement;
    /// E20: an offer of a draw.
    DrawOffer(draw_offer::DrawOffer) => rule_offer;
    /// E20: an acceptance of a draw.
    DrawOfferAcceptance(draw_offer::DrawOfferAcceptance) => rule_acceptance;
    /// E21: a player arrives late.
    LateArrival(late::LateArrival) => rule;
    /// E21: neither player is present at the start.
    BothAbsent(late::BothAbsent) => rule_both;
    /// E22: an electronic device was found.
    ElectronicDeviceFound(device::ElectronicDeviceFound) => rule_found;
    /// E22: a telephone sounds.
    PhoneSounds(device::PhoneSounds) => rule_sounds;
    /// E23: a player stops recording.
    StopsRecording(recording::StopsRecording) => rule_stops;
    /// E23: a player writes his move in advance.
    WritesMoveInAdvance(recording::WritesMoveInAdvance) => rule_in_advance;
    /// E23: a player refuses to comply.
    RefusalToComply(conduct::RefusalToComply) => rule_refusal;
    /// E24: a sealed move was opened.
    SealedMoveOpened(adjournment::SealedMoveOpened) => rule;
    /// E24: the envelope is missing.
    EnvelopeMissing(adjournment::EnvelopeMissing) => rule_envelope;
    /// E25: a claim that the game cannot be won by normal means.
    QpfClaim(quickplay::QuickplayClaim) => rule;
    /// E25: a request for an increment in a quickplay finish.
    QpfIncrementRequest(quickplay::QuickplayIncrementRequest) => rule_increment;
    /// E26: the clock was set wrongly.
    WrongClockSetting(clock_setting::WrongClockSetting) => rule;
    /// E26: the clock is defective.
    ClockDefective(clock_setting::ClockDefective) => rule_defect;
    /// E27: an attempt to castle in Chess960.
    #[serde(rename = "castling_attempt_chess960")]
    CastlingAttempt(chess960::CastlingAttempt) => rule;
    /// E28: both players bring the game into disrepute.
    DisreputeBoth(conduct::DisreputeBoth) => rule_disrepute;
    /// E28: an offence against the rules of conduct.
    Conduct(conduct::Conduct) => rule_conduct;
    /// E29: a result is scored.
    Score(score::Score) => rule;
    /// E29: the arbiter wants to award a split score.
    ArbiterAwardsSplit(score::ArbiterAwardsSplit) => rule_split;
    /// E30: a visually impaired player feels a piece.
    BlindTouch(impaired::BlindTouch) => rule_touch;
    /// E30: the positions on two boards differ.
    BlindBoardsDiffer(impaired::BlindBoardsDiffer) => rule_boards;
    /// E30: a slip of the tongue in announcing a move.
    BlindAnnouncementSlip(impaired::BlindAnnouncementSlip) => rule_slip;
    /// E31: a game is not played.
    GameNotPlayed(unplayed::GameNotPlayed) => rule_not_played;
    /// E32: a result is questioned after the game.
    ResultQuestioned(unplayed::ResultQuestioned) => rule_questioned;
}
