//! The second pass: another person types all results of a round again, and only where the two differ is anything shown. It
//! changes no result; where they differ the arbiter looks at the scoresheet and corrects the one or the other.

mod enter;
mod show;

pub use enter::enter;
pub use show::show;

use arbitro_store::Db;
use arbitro_store::table::round::{self, PairingRow, RoundRow};
use arbitro_store::table::second_pass::{self, Reading};

use crate::api::DeskError;
use crate::api::round::BoardResult;
use crate::api::second_pass::{Agreement, SecondPassBoard, SecondPassView};

/// The boards of a round as they were typed the second time.
fn view(db: &Db<'_>, this: &RoundRow) -> Result<SecondPassView, DeskError> {
    let typed = second_pass::of_round(db, this.id)?;
    let boards: Vec<SecondPassBoard> = round::pairings(db, this.id)?
        .iter()
        .filter(|pairing| pairing.black.is_some())
        .map(|pairing| {
            let second = typed.get(&pairing.id);
            SecondPassBoard {
                pairing: pairing.id.0,
                result: second.copied().map(written),
                agreement: agreement(pairing, second),
            }
        })
        .collect();
    let count = |wanted: Agreement| {
        let found = boards.iter().filter(|board| board.agreement == wanted).count();
        u32::try_from(found).unwrap_or(u32::MAX)
    };
    let (missing, differing) = (count(Agreement::NotTyped), count(Agreement::Differs));
    Ok(SecondPassView { tournament: this.tournament.0, round: this.number, boards, missing, differing })
}

fn agreement(pairing: &PairingRow, second: Option<&Reading>) -> Agreement {
    match second {
        None => Agreement::NotTyped,
        Some((white, black))
            if pairing.white_result == Some(*white) && pairing.black_result == Some(*black) =>
        {
            Agreement::Agrees
        }
        Some(_) => Agreement::Differs,
    }
}

fn written((white, black): Reading) -> BoardResult {
    BoardResult { white: white.code().to_string(), black: black.code().to_string() }
}
