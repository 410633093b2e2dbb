//! The events: everything an arbiter can be called for, by the names of the case vocabulary.

use serde::{Deserialize, Serialize};

use super::form::Fact;
use super::scene::Scene;
use super::{
    adjournment, analogy, chess960, clock_pressed, clock_setting, colours, conduct, device, displaced,
    draw_offer, fifty, flag, flag_events, illegal_later, illegal_move, illegal_position, impaired,
    king_captured, late, position_reached, promotion, quickplay, recording, resignation, score, set_up,
    threefold, touch_events, unplayed,
};
use crate::ruling::Ruling;

/// An event by its name, with what it asks of the arbiter.
#[derive(Clone, Copy, Debug)]
pub struct EventKind {
    /// Its name in JSON.
    pub name: &'static str,
    /// Its facts, in the order in which they are asked.
    pub facts: &'static [Fact],
}

/// Declares the events: the variant, its name in JSON, its facts, what it asks for, and its rule.
macro_rules! events {
    ($( $(#[$attribute:meta])* $name:literal $variant:ident($module:ident :: $facts:ident, $asked:ident) => $rule:ident; )*) => {
        /// What happened.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(tag = "type")]
        pub enum Event { $( $(#[$attribute])* #[serde(rename = $name)] $variant($module::$facts), )* }

        impl Event {
            /// All events, with what they ask of the arbiter.
            pub const KINDS: &'static [EventKind] =
                &[$( EventKind { name: $name, facts: $module::$asked }, )*];

            /// The name in JSON.
            pub const fn name(&self) -> &'static str {
                match self { $( Event::$variant(_) => $name, )* }
            }

            pub(super) fn rule(&self, scene: &Scene<'_>) -> Ruling {
                match self { $( Event::$variant(facts) => $module::$rule(facts, scene), )* }
            }
        }
    };
}

events! {
    /// E01: an illegal move was completed.
    "illegal_move_completed" IllegalMoveCompleted(illegal_move::IllegalMoveCompleted, ILLEGAL_MOVE_COMPLETED) => rule;
    /// E01: an illegal move was made, the clock not pressed.
    "illegal_move_made_not_completed" IllegalMoveMadeNotCompleted(illegal_move::IllegalMoveNotCompleted, ILLEGAL_MOVE_NOT_COMPLETED) => rule_not_completed;
    /// E01: a king was captured.
    "king_captured" KingCaptured(king_captured::KingCaptured, KING_CAPTURED) => rule;
    /// E02: an illegal move was noticed later.
    "illegal_move_noticed_later" IllegalMoveNoticedLater(illegal_later::IllegalMoveNoticedLater, ILLEGAL_MOVE_NOTICED_LATER) => rule;
    /// E02: an illegal move was noticed after the end of the game.
    "illegal_move_noticed_after_game_end" IllegalMoveNoticedAfterGameEnd(illegal_later::IllegalMoveAfterGameEnd, ILLEGAL_MOVE_AFTER_GAME_END) => rule_after_end;
    /// E02: a checkmate in a game with an unnoticed illegal move.
    "checkmate_after_unnoticed_illegal_move" CheckmateAfterUnnoticedIllegalMove(illegal_later::CheckmateAfterIllegalMove, CHECKMATE_AFTER_ILLEGAL_MOVE) => rule_checkmate;
    /// E03: the arbiter sees an illegal position.
    "arbiter_arrives_illegal_position" ArbiterArrivesIllegalPosition(illegal_position::IllegalPositionSeen, ILLEGAL_POSITION_SEEN) => rule;
    /// E04: the clock was pressed without a move.
    "clock_pressed_without_move" ClockPressedWithoutMove(clock_pressed::ClockPressedWithoutMove, CLOCK_PRESSED_WITHOUT_MOVE) => rule_without_move;
    /// E04: the opponent moved before the player had pressed the clock.
    "opponent_moved_before_press" OpponentMovedBeforePress(clock_pressed::OpponentMovedBeforePress, OPPONENT_MOVED_BEFORE_PRESS) => rule_before_press;
    /// E05: a pawn was left on the last rank.
    "promotion_incomplete" PromotionIncomplete(promotion::PromotionIncomplete, PROMOTION_INCOMPLETE) => rule_incomplete;
    /// E05: the promotion piece has touched the square.
    "promotion_piece_touches_square" PromotionPieceTouchesSquare(promotion::PromotionPieceTouchesSquare, PROMOTION_PIECE_TOUCHES_SQUARE) => rule_touches_square;
    /// E05: a rook was placed upside down as a queen.
    "upside_down_rook_as_queen" UpsideDownRookAsQueen(promotion::UpsideDownRook, UPSIDE_DOWN_ROOK) => rule_upside_down;
    /// E06: two hands were used.
    "two_hands" TwoHands(clock_pressed::TwoHands, TWO_HANDS) => rule_two_hands;
    /// E06: the clock was pressed with the other hand.
    "wrong_hand_on_clock" WrongHandOnClock(clock_pressed::WrongHandOnClock, WRONG_HAND_ON_CLOCK) => rule_wrong_hand;
    /// E07: pieces were touched.
    "touched" Touched(touch_events::Touched, TOUCHED) => rule_touched;
    /// E07: a claim about touched pieces comes late.
    "touch_claim_late" TouchClaimLate(touch_events::TouchClaimLate, TOUCH_CLAIM_LATE) => rule_late;
    /// E07: pieces were adjusted on the opponent's time.
    "adjusting_on_opponents_time" AdjustingOnOpponentsTime(touch_events::AdjustingOnOpponentsTime, ADJUSTING_ON_OPPONENTS_TIME) => rule_adjusting;
    /// E08: a piece was released.
    "piece_released" PieceReleased(touch_events::PieceReleased, PIECE_RELEASED) => rule_released;
    /// E09: pieces were displaced.
    "pieces_displaced" PiecesDisplaced(displaced::PiecesDisplaced, PIECES_DISPLACED) => rule;
    /// E10: the initial position was wrong.
    "wrong_initial_position" WrongInitialPosition(set_up::WrongInitialPosition, WRONG_INITIAL_POSITION) => rule_position;
    /// E11: the board was placed wrongly.
    "board_rotated_90" BoardRotated(set_up::BoardRotated, BOARD_ROTATED) => rule_board;
    /// E12: the colours were reversed.
    "colours_reversed" ColoursReversed(colours::ColoursReversed, COLOURS_REVERSED) => rule;
    /// E12: reversed colours were noticed after the end.
    "colours_reversed_noticed_after_end" ColoursReversedNoticedAfterEnd(colours::ColoursReversedAfterEnd, COLOURS_REVERSED_AFTER_END) => rule_after_end;
    /// E13: a flag has fallen.
    "flag_fall" FlagFall(flag::FlagFall, FLAG_FALL) => rule;
    /// E13: a flag fell before the clock was pressed.
    "flag_fall_before_pressing" FlagFallBeforePressing(flag_events::FlagFallBeforePressing, FLAG_FALL_BEFORE_PRESSING) => rule_before_pressing;
    /// E13: a player claims that the opponent's flag has fallen.
    "flag_fall_claim" FlagFallClaim(flag_events::FlagFallClaim, FLAG_FALL_CLAIM) => rule_claim;
    /// E13: the arbiter sees a fallen flag that nobody claims.
    "flag_fall_observed_by_arbiter_no_claim" FlagFallObservedByArbiterNoClaim(flag_events::FlagFallObserved, FLAG_FALL_OBSERVED) => rule_observed;
    /// E13: a flag fell while a draw offer was open.
    "flag_fall_with_pending_draw_offer" FlagFallWithPendingDrawOffer(flag_events::FlagFallWithOffer, FLAG_FALL_WITH_OFFER) => rule_with_offer;
    /// E13: a flag was noticed after checkmate.
    "flag_noticed_after_mate" FlagNoticedAfterMate(flag_events::FlagNoticedAfterMate, FLAG_NOTICED_AFTER_MATE) => rule_after_mate;
    /// E14: both flags have fallen.
    "both_flags_fallen" BothFlagsFallen(flag_events::BothFlagsFallen, BOTH_FLAGS_FALLEN) => rule_both;
    /// E14: both electronic clocks are at zero.
    "both_clocks_zero" BothClocksZero(flag_events::BothClocksZero, BOTH_CLOCKS_ZERO) => rule_zero;
    /// E15: a claim of threefold repetition.
    "draw_claim_threefold" DrawClaimThreefold(threefold::DrawClaimThreefold, DRAW_CLAIM_THREEFOLD) => rule;
    /// E15: a claim the claimant wants to take back.
    "draw_claim_withdrawn" DrawClaimWithdrawn(threefold::DrawClaimWithdrawn, DRAW_CLAIM_WITHDRAWN) => rule_withdrawn;
    /// E16: a claim of fifty moves.
    "draw_claim_50" DrawClaimFifty(fifty::DrawClaimFifty, DRAW_CLAIM_FIFTY) => rule;
    /// E17, E18: a position is on the board and nobody claims.
    "position_reached" PositionReached(position_reached::PositionReached, POSITION_REACHED) => rule;
    /// E19: a resignation.
    "resignation" Resignation(resignation::Resignation, RESIGNATION) => rule;
    /// E20: an agreement to a draw.
    "draw_agreement" DrawAgreement(draw_offer::DrawAgreement, DRAW_AGREEMENT) => rule_agreement;
    /// E20: an offer of a draw.
    "draw_offer" DrawOffer(draw_offer::DrawOffer, DRAW_OFFER) => rule_offer;
    /// E20: an acceptance of a draw.
    "draw_offer_acceptance" DrawOfferAcceptance(draw_offer::DrawOfferAcceptance, DRAW_OFFER_ACCEPTANCE) => rule_acceptance;
    /// E21: a player arrives late.
    "late_arrival" LateArrival(late::LateArrival, LATE_ARRIVAL) => rule;
    /// E21: neither player is present at the start.
    "both_absent" BothAbsent(late::BothAbsent, BOTH_ABSENT) => rule_both;
    /// E22: an electronic device was found.
    "electronic_device_found" ElectronicDeviceFound(device::ElectronicDeviceFound, ELECTRONIC_DEVICE_FOUND) => rule_found;
    /// E22: a telephone sounds.
    "phone_sounds" PhoneSounds(device::PhoneSounds, PHONE_SOUNDS) => rule_sounds;
    /// E23: a player stops recording.
    "stops_recording" StopsRecording(recording::StopsRecording, STOPS_RECORDING) => rule_stops;
    /// E23: a player writes his move in advance.
    "writes_move_in_advance" WritesMoveInAdvance(recording::WritesMoveInAdvance, WRITES_MOVE_IN_ADVANCE) => rule_in_advance;
    /// E23: a player refuses to comply.
    "refusal_to_comply" RefusalToComply(conduct::RefusalToComply, REFUSAL_TO_COMPLY) => rule_refusal;
    /// E24: a sealed move was opened.
    "sealed_move_opened" SealedMoveOpened(adjournment::SealedMoveOpened, SEALED_MOVE_OPENED) => rule;
    /// E24: the envelope is missing.
    "envelope_missing" EnvelopeMissing(adjournment::EnvelopeMissing, ENVELOPE_MISSING) => rule_envelope;
    /// E25: a claim that the game cannot be won by normal means.
    "qpf_claim" QpfClaim(quickplay::QuickplayClaim, QUICKPLAY_CLAIM) => rule;
    /// E25: a request for an increment in a quickplay finish.
    "qpf_increment_request" QpfIncrementRequest(quickplay::QuickplayIncrementRequest, QUICKPLAY_INCREMENT_REQUEST) => rule_increment;
    /// E26: the clock was set wrongly.
    "wrong_clock_setting" WrongClockSetting(clock_setting::WrongClockSetting, WRONG_CLOCK_SETTING) => rule;
    /// E26: the clock is defective.
    "clock_defective" ClockDefective(clock_setting::ClockDefective, CLOCK_DEFECTIVE) => rule_defect;
    /// E26: the game has to be interrupted.
    "play_interrupted" PlayInterrupted(clock_setting::PlayInterrupted, PLAY_INTERRUPTED) => rule_interrupted;
    /// E27: an attempt to castle in Chess960.
    "castling_attempt_chess960" CastlingAttempt(chess960::CastlingAttempt, CASTLING_ATTEMPT) => rule;
    /// E28: both players bring the game into disrepute.
    "disrepute_both" DisreputeBoth(conduct::DisreputeBoth, DISREPUTE_BOTH) => rule_disrepute;
    /// E28: an offence against the rules of conduct.
    "conduct" Conduct(conduct::Conduct, CONDUCT) => rule_conduct;
    /// E29: a result is scored.
    "score" Score(score::Score, SCORE) => rule;
    /// E29: the arbiter wants to award a split score.
    "arbiter_awards_split" ArbiterAwardsSplit(score::ArbiterAwardsSplit, ARBITER_AWARDS_SPLIT) => rule_split;
    /// E30: a visually impaired player feels a piece.
    "blind_touch" BlindTouch(impaired::BlindTouch, BLIND_TOUCH) => rule_touch;
    /// E30: the positions on two boards differ.
    "blind_boards_differ" BlindBoardsDiffer(impaired::BlindBoardsDiffer, BLIND_BOARDS_DIFFER) => rule_boards;
    /// E30: a slip of the tongue in announcing a move.
    "blind_announcement_slip" BlindAnnouncementSlip(impaired::BlindAnnouncementSlip, BLIND_ANNOUNCEMENT_SLIP) => rule_slip;
    /// E31: a game is not played.
    "game_not_played" GameNotPlayed(unplayed::GameNotPlayed, GAME_NOT_PLAYED) => rule_not_played;
    /// E32: a result is questioned after the game.
    "result_questioned" ResultQuestioned(unplayed::ResultQuestioned, RESULT_QUESTIONED) => rule_questioned;
    /// A situation that no article covers.
    "not_covered" NotCovered(analogy::NotCovered, NOT_COVERED) => rule;
}
