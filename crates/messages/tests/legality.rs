//! Every reason why a move is illegal reads whole in both languages: no key and no argument shows through.

use arbitro_laws::legality::{Attacker, CastlingHindrance as H, CastlingLoss, Reason};
use arbitro_messages::{Catalogue, Lang};
use shakmaty::{CastlingSide, Color, Role, Square};

fn every_reason() -> Vec<Reason> {
    let (square, from, to, king) = (Square::E4, Square::E2, Square::E5, Square::E1);
    let side = CastlingSide::KingSide;
    let role = Role::Rook;
    let by = vec![Attacker { square, role }, Attacker { square: to, role: Role::Knight }];
    let hindered = |hindrance| Reason::CastlingPrevented { side, hindrance };
    vec![
        Reason::NoPiece { square },
        Reason::OpponentsPiece { square, role },
        Reason::CaptureOfOwnPiece { square, role },
        Reason::CaptureOfKing { square },
        Reason::NotThatPiecesMove { role, from, to },
        Reason::NoSuchPieceReaches { role, to },
        Reason::PathBlocked { role, square, blocker: Role::Queen, blocker_color: Color::Black },
        Reason::DoubleStepNotFirst { from },
        Reason::NothingToCapture { square },
        Reason::NoEnPassantRight { square },
        Reason::NoPromotionPiece { square },
        Reason::ForbiddenPromotion { role: Role::King },
        Reason::PromotionNotThere { square },
        Reason::KingLeftInCheck { king, by: by.clone() },
        Reason::KingExposed { king, by: by[..1].to_vec() },
        Reason::KingIntoAttack { square, by: Vec::new() },
        Reason::CastlingLost { side, loss: CastlingLoss::KingMoved { ply: Some(9) } },
        Reason::CastlingLost { side, loss: CastlingLoss::RookMoved { ply: None } },
        Reason::CastlingLost { side, loss: CastlingLoss::NotGiven },
        hindered(H::InCheck { king, by: by.clone() }),
        hindered(H::CrossedSquareAttacked { square, by: by.clone() }),
        hindered(H::ArrivalSquareAttacked { square, by: by.clone() }),
        hindered(H::RookShieldsKing { square, by }),
        hindered(H::PieceBetween { square, role }),
        Reason::GameOver,
    ]
}

#[test]
fn every_reason_reads_whole_in_both_languages() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let reasons = every_reason();
    let covered: std::collections::BTreeSet<_> = reasons.iter().map(Reason::key).collect();
    assert_eq!(covered, Reason::KEYS.into_iter().collect());
    for reason in reasons {
        for lang in Lang::ALL {
            let text = catalogue.text(lang, &format!("illegal-{}", reason.key()), reason.args());
            assert!(text.ends_with('.') && !text.contains(['{', '}', '$']), "{lang}: {text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{lang}: {text}");
        }
    }
}

#[test]
fn a_king_left_in_check_is_told_from_which_piece() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let by = vec![Attacker { square: Square::E8, role: Role::Rook }];
    let reason = Reason::KingLeftInCheck { king: Square::E1, by };
    let text = |lang| catalogue.text(lang, "illegal-king-left-in-check", reason.args());
    assert_eq!(text(Lang::En), "it leaves the king on e1 in check from the rook on e8.");
    assert_eq!(text(Lang::Es), "deja al rey de e1 en jaque por la torre de e8.");
}
