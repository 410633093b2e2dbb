//! `result/enter`: the result of a board or a bye is entered, corrected or cleared.

use arbitro_store::table::journal::Said;
use arbitro_store::table::round::{self, PairingRow, RoundRow};
use arbitro_store::table::{player, rating_correction, tournament};
use arbitro_store::{Db, PairingId, Tx};
use arbitro_tournament::SideResult;

use crate::Desk;
use crate::api::DeskError;
use crate::api::round::{BoardResult, EnterResult, RoundView};
use crate::convert::{With, said, sentence};
use crate::integrity::{self, Breach, Entering};
use crate::player::paired_for_good;
use crate::warning::Warnings;

/// Enters a result. A result that stood by a ruling gives way to it; the ruling stays in the log. One that comes too late
/// for the tournament is kept beside the one that stands, for ratings (C.04.2 art. 4.3).
pub fn enter(desk: &Desk, request: &EnterResult) -> Result<RoundView, DeskError> {
    desk.act("result/enter", request, |tx| {
        let entry = Entry::read(tx, request)?;
        entry.asks().settle(desk, tx, "result/enter", request)?;
        entry.write(tx)?;
        let (id, number) = (entry.round.tournament, entry.round.number);
        let said = integrity::mark(entry.said(), id, number, entry.breach());
        Ok((crate::round::view(tx, id, number)?, said))
    })
}

/// A result to be entered, and what it is.
struct Entry {
    round: RoundRow,
    tournament: String,
    pairing: PairingRow,
    white: String,
    black: String,
    result: Option<(SideResult, Option<SideResult>)>,
    entering: Entering,
    /// Whether a correction for ratings stands.
    corrected: bool,
}

impl Entry {
    fn read(tx: &Tx<'_>, request: &EnterResult) -> Result<Self, DeskError> {
        let pairing = round::pairing(tx, PairingId(request.pairing))?;
        let round = round::get(tx, pairing.round)?;
        crate::round::published(tx, pairing.id)?;
        crate::period::refuse_closed(tx, pairing.id)?;
        let result = request.result.as_ref().map(|result| read(&pairing, result)).transpose()?;
        if result.is_none() && pairing.black.is_none() {
            return Err(DeskError::plain("error-bye-without-result"));
        }
        let entering = integrity::of_result(tx, &round, &pairing, split(result))?;
        let entry = Self {
            tournament: tournament::get(tx, round.tournament)?.data.name,
            white: name(tx, Some(pairing.white))?,
            black: name(tx, pairing.black)?,
            corrected: rating_correction::of_tournament(tx, round.tournament)?.contains_key(&pairing.id),
            round,
            pairing,
            result,
            entering,
        };
        if pairing.white_result.is_some() && !entry.is_same() && entering != Entering::ForRatings {
            // A draft was paired by the result that is corrected, and would be published as if it was not.
            paired_for_good(tx, round.tournament)?;
        }
        Ok(entry)
    }

    fn is_same(&self) -> bool {
        split(self.result) == (self.pairing.white_result, self.pairing.black_result)
    }

    /// What is to be confirmed first.
    fn asks(&self) -> Warnings {
        let mut warnings = Warnings::new();
        let with = |key: &str| self.about(sentence(key));
        match (self.entering, self.game()) {
            (Entering::Plain, _) => {}
            (Entering::ForRatings, Some(_)) => {
                Breach::Correction.warn(&mut warnings, with("warning-correction-for-ratings"));
            }
            (Entering::ForRatings, None) => {
                warnings.refuse(self.round.tournament, with("warning-too-late-for-this"));
            }
            (Entering::Breaks(breach @ Breach::Adjournment), _) => {
                breach.warn(&mut warnings, with("warning-adjournment"));
            }
            (Entering::Breaks(breach), _) => breach.warn(&mut warnings, with("warning-correction")),
        }
        warnings
    }

    /// The result of a game between two.
    fn game(&self) -> Option<(SideResult, SideResult)> {
        self.result.and_then(|(white, black)| Some((white, black?)))
    }

    /// What the report tells. A correction that is dropped is told like the correction.
    fn breach(&self) -> Option<Breach> {
        self.entering.breach().or(self.corrected.then_some(Breach::Correction))
    }

    fn write(&self, tx: &Tx<'_>) -> Result<(), DeskError> {
        if self.entering == Entering::ForRatings {
            return Ok(rating_correction::set(tx, self.pairing.id, self.game())?);
        }
        rating_correction::set(tx, self.pairing.id, None)?;
        let (white, black) = split(self.result);
        let ruling = self.pairing.ruling.filter(|_| self.is_same());
        Ok(round::set_result(tx, self.pairing.id, white, black, ruling)?)
    }

    fn said(&self) -> Said {
        let key = match (self.result, self.pairing.black) {
            _ if self.entering == Entering::ForRatings => "journal-result-for-ratings",
            (Some(_), Some(_)) if self.corrected => "journal-result-not-corrected",
            (None, _) => "journal-result-clear",
            (Some(_), Some(_)) if self.entering == Entering::Breaks(Breach::Correction) => {
                "journal-result-correct"
            }
            (Some(_), Some(_)) => "journal-result-enter",
            (Some(_), None) => "journal-bye-enter",
        };
        self.about(said(key))
    }

    fn about<T: With>(&self, sentence: T) -> T {
        let before =
            self.pairing.white_result.map(|w| written(w, self.pairing.black_result)).unwrap_or_default();
        let result = self.result.map(|(white, black)| written(white, black)).unwrap_or_default();
        sentence
            .with("round", self.round.number)
            .with("board", self.pairing.board)
            .with("tournament", &self.tournament)
            .with("white", &self.white)
            .with("black", &self.black)
            .with("before", before)
            .with("result", result)
    }
}

fn split(result: Option<(SideResult, Option<SideResult>)>) -> (Option<SideResult>, Option<SideResult>) {
    result.map_or((None, None), |(white, black)| (Some(white), black))
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
