//! `result/enter`: the result of a board or a bye is entered, corrected or cleared.

use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::{player, tournament};
use arbitro_store::{Db, PairingId};
use arbitro_tournament::SideResult;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{BoardResult, EnterResult, RoundView};
use crate::convert::{With as _, said};
use crate::integrity::{self, Breach};
use crate::player::paired_for_good;

/// Enters a result. A result that stood by a ruling gives way to it; the ruling stays in the log.
pub fn enter(desk: &Desk, request: &EnterResult) -> Result<RoundView, DeskError> {
    desk.act("result/enter", request, |tx| {
        let pairing = round::pairing(tx, PairingId(request.pairing))?;
        let this = round::get(tx, pairing.round)?;
        crate::round::published(tx, pairing.id)?;
        crate::period::refuse_closed(tx, pairing.id)?;
        let result = request.result.as_ref().map(|result| read(&pairing, result)).transpose()?;
        if result.is_none() && pairing.black.is_none() {
            return Err(DeskError::plain("error-bye-without-result"));
        }
        let (white, black) = result.map_or((None, None), |(white, black)| (Some(white), black));
        let same = (white, black) == (pairing.white_result, pairing.black_result);
        if pairing.white_result.is_some() && !same {
            // A draft was paired by the result that is corrected, and would be published as if it was not.
            paired_for_good(tx, this.tournament)?;
        }
        let ruling = pairing.ruling.filter(|_| same);
        round::set_result(tx, pairing.id, white, black, ruling)?;
        let breach = integrity::of_result(tx, &this, &pairing, (white, black))?;
        let key = match (result, pairing.black) {
            (None, _) => "journal-result-clear",
            (Some(_), Some(_)) if breach == Some(Breach::Correction) => "journal-result-correct",
            (Some(_), Some(_)) => "journal-result-enter",
            (Some(_), None) => "journal-bye-enter",
        };
        let said = said(key)
            .with("round", this.number)
            .with("board", pairing.board)
            .with("tournament", tournament::get(tx, this.tournament)?.data.name)
            .with("white", name(tx, Some(pairing.white))?)
            .with("black", name(tx, pairing.black)?)
            .with(
                "before",
                pairing.white_result.map(|w| written(w, pairing.black_result)).unwrap_or_default(),
            )
            .with("result", result.map(|(white, black)| written(white, black)).unwrap_or_default());
        let said = integrity::mark(said, this.tournament, this.number, breach);
        Ok((crate::round::view(tx, this.tournament, this.number)?, said))
    })
}

fn name(db: &Db<'_>, entry: Option<arbitro_store::EntryId>) -> Result<String, DeskError> {
    Ok(entry.map(|id| player::get(db, id)).transpose()?.map(|row| row.data.name).unwrap_or_default())
}

/// The result, if it makes sense for this pairing.
pub(crate) fn read(
    pairing: &PairingRow,
    result: &BoardResult,
) -> Result<(SideResult, Option<SideResult>), DeskError> {
    let nonsense =
        || DeskError::plain("error-result").with("white", &result.white).with("black", &result.black);
    let white = code(&result.white).ok_or_else(nonsense)?;
    if pairing.black.is_none() {
        let bye = !white.has_opponent() && result.black.trim().is_empty();
        return if bye { Ok((white, None)) } else { Err(nonsense()) };
    }
    let black = code(&result.black).ok_or_else(nonsense)?;
    if makes_sense(white, black) { Ok((white, Some(black))) } else { Err(nonsense()) }
}

fn code(text: &str) -> Option<SideResult> {
    match text.trim() {
        "½" => Some(SideResult::Draw),
        text => {
            let mut chars = text.chars();
            let result = chars.next().and_then(SideResult::from_code);
            result.filter(|_| chars.next().is_none())
        }
    }
}

/// Whether the two results can be of one game. A game is played and rated, played and not rated, or forfeited, for
/// both; both may lose it, and a penalty may leave them points that do not add up to one (Laws art. 12.9), but not
/// both can win.
fn makes_sense(white: SideResult, black: SideResult) -> bool {
    #[derive(PartialEq)]
    enum Sort {
        Rated,
        Unrated,
        Forfeit,
    }
    let sort = |result: SideResult| match result {
        SideResult::Win | SideResult::Draw | SideResult::Loss => Some(Sort::Rated),
        SideResult::UnratedWin | SideResult::UnratedDraw | SideResult::UnratedLoss => Some(Sort::Unrated),
        SideResult::ForfeitWin | SideResult::ForfeitLoss => Some(Sort::Forfeit),
        _ => None,
    };
    let wins = |result: SideResult| {
        matches!(result, SideResult::Win | SideResult::UnratedWin | SideResult::ForfeitWin)
    };
    sort(white).is_some() && sort(white) == sort(black) && !(wins(white) && wins(black))
}

/// A result as it is written on lists: `1-0`, `½-½`, `+/-`.
pub(crate) fn written(white: SideResult, black: Option<SideResult>) -> String {
    let sign = |result: SideResult| match result {
        SideResult::Draw => '½',
        other => other.code(),
    };
    match black {
        None => sign(white).to_string(),
        Some(black) if white.is_played() => format!("{}-{}", sign(white), sign(black)),
        Some(black) => format!("{}/{}", sign(white), sign(black)),
    }
}
