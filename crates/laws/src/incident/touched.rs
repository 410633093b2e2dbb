//! E07: touched pieces (Laws 2023 art. 4.2 to 4.5): what they bind the player to.

use shakmaty::{Chess, Position, Square};

use super::game;
use crate::ruling::{Draft, Message};
use crate::touch::{Permission, Step, permitted};

/// Enters into the ruling what the touched squares bind the player having the move to.
pub fn bind(position: &Chess, touched: &[Square], draft: &mut Draft<'_>) {
    let both = draft.value(|p| &p.touch_both);
    let permission = permitted(position, touched, both);
    explain(position, &permission, draft);
}

fn explain(position: &Chess, permission: &Permission, draft: &mut Draft<'_>) {
    let at = |key, square: Square| Message::new(key).with("square", square.to_string());
    match permission.step {
        Step::CastleAsTouched(_) => {
            draft.cite(|a| &a.touch_king_rook).because("laws-reason-castle-as-touched");
        }
        Step::RookFirst(square) => {
            draft.cite(|a| &a.touch_rook_king).cite(|a| &a.touch_own);
            draft.because("laws-reason-rook-first").because(at("laws-reason-first-own", square));
        }
        Step::KingOtherwise(_) => {
            draft.cite(|a| &a.touch_castling_illegal).because("laws-reason-king-otherwise");
        }
        Step::KingHasNoMove => {
            draft.cite(|a| &a.touch_castling_illegal).because("laws-reason-king-has-no-move");
        }
        Step::Move(square) => {
            draft.cite(|a| &a.touch_own).because(at("laws-reason-first-own", square));
        }
        Step::Capture(square) => {
            draft.cite(|a| &a.touch_opponent).because(at("laws-reason-first-opponent", square));
        }
        Step::CaptureWith { with, captured } => {
            draft
                .cite(|a| &a.touch_both)
                .because(at("laws-reason-capture-with", with).with("captured", captured.to_string()));
        }
        Step::MoveInstead(square) => {
            draft.cite(|a| &a.touch_both).because(at("laws-reason-move-instead", square));
        }
        Step::CaptureInstead(square) => {
            draft.cite(|a| &a.touch_both).because(at("laws-reason-capture-instead", square));
        }
        Step::Free => {
            draft.cite(|a| &a.touch_own).cite(|a| &a.touch_opponent).cite(|a| &a.touch_free);
            draft.because("laws-reason-touched-free");
        }
        Step::NothingTouched => {
            draft.cite(|a| &a.touch_free).because("laws-reason-nothing-touched");
        }
    }
    if !matches!(permission.step, Step::Free | Step::NothingTouched | Step::KingHasNoMove)
        || permission.moves.len() < position.legal_moves().len()
    {
        draft.permit(game::san_list(position, &permission.moves));
    }
}
