//! `game/correct`: a move of the scoresheet put right, and what follows for the moves after it, told before it is done.

use arbitro_laws::notation::Language;
use arbitro_laws::record::{self, Changed, Record, Step, Verdict};
use arbitro_store::table::game::{self, Mark};
use arbitro_store::{Db, PairingId};

use super::sheet::{Sheet, index, stored};
use super::text;
use super::view::{board_of, is_ruled, side, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{ChangedPly, CorrectMove, MoveCorrected, PlyMark};
use crate::convert::{With as _, said};

/// Corrects a move, or tells what would follow. The page says how many plies it saw, so that it is the move it means.
pub fn correct(desk: &Desk, request: &CorrectMove) -> Result<MoveCorrected, DeskError> {
    let pairing = PairingId(request.pairing);
    if request.preview {
        return desk.read(|db| {
            let work = Work::of(db, request)?;
            Ok(MoveCorrected { changes: work.told(&request.lang), game: None })
        });
    }
    let changes = desk.act("game/correct", request, |tx| {
        let work = Work::of(tx, request)?;
        for (at, row) in work.rows() {
            game::update_ply(tx, pairing, at, &row)?;
        }
        let board = board_of(tx, pairing)?;
        let said = said("journal-game-correct").with("round", board.round).with("board", board.board);
        Ok((work.told(&request.lang), work.whose(said)))
    })?;
    let game = desk.read(|db| view(db, pairing, &request.lang))?;
    Ok(MoveCorrected { changes, game: Some(game) })
}

/// A correction thought through.
struct Work {
    sheet: Sheet,
    record: Record,
    steps: Vec<Step>,
    changed: Vec<Changed>,
    at: usize,
}

impl Work {
    fn of(db: &Db<'_>, request: &CorrectMove) -> Result<Work, DeskError> {
        let pairing = PairingId(request.pairing);
        let sheet = Sheet::load(db, pairing)?;
        let held = index(sheet.rows.len());
        if request.seen_plies != held {
            return Err(DeskError::plain("error-game-moved-on")
                .with("seen", request.seen_plies)
                .with("held", held));
        }
        let at = usize::try_from(request.index).unwrap_or(usize::MAX);
        if at >= sheet.rows.len() {
            return Err(DeskError::plain("error-no-such-ply").with("plies", held));
        }
        // A ruling rests on the move as it was made, and has taken back what is void.
        let void = sheet.rows.get(at).is_some_and(|row| matches!(row.mark, Mark::Void | Mark::Reinstated));
        if void || is_ruled(db, pairing, &(request.index..=request.index))? {
            return Err(DeskError::plain("error-ply-ruled"));
        }
        let typed = request.text.trim();
        let (record, changed) = record::corrected(&sheet.record, at, typed, &text::languages(&request.lang))
            .ok_or_else(|| DeskError::plain("error-correction-unreadable").with("text", typed))?;
        let steps = record.replay().steps().to_vec();
        Ok(Work { sheet, record, steps, changed, at })
    }

    /// The rows that change. What is illegal after the correction stays on the board until it is put right itself.
    fn rows(&self) -> impl Iterator<Item = (u32, game::PlyRow)> {
        self.changed.iter().filter_map(|change| {
            let (step, ply) = (self.steps.get(change.index)?, self.record.plies.get(change.index)?);
            let old = self.sheet.rows.get(change.index)?;
            let mark = match &change.is {
                _ if ply.void.is_some() => old.mark,
                Verdict::Legal(_) => Mark::Legal,
                Verdict::Illegal(_) => Mark::Stands,
                Verdict::Unread => Mark::Unread,
            };
            Some((index(change.index), stored(step, ply, mark)))
        })
    }

    fn told(&self, lang: &str) -> Vec<ChangedPly> {
        let language = text::language(lang);
        let old = self.sheet.replay.steps();
        self.changed
            .iter()
            .filter_map(|change| {
                let (step, ply) = (self.steps.get(change.index)?, self.record.plies.get(change.index)?);
                Some(ChangedPly {
                    index: index(change.index),
                    number: step.move_number,
                    side: side(step.mover),
                    was: text::of_step(
                        old.get(change.index)?,
                        self.sheet.record.plies.get(change.index)?,
                        language,
                    ),
                    is: text::of_step(step, ply, language),
                    mark: match &change.is {
                        Verdict::Legal(_) => PlyMark::Legal,
                        Verdict::Illegal(_) => PlyMark::Stands,
                        Verdict::Unread => PlyMark::Unread,
                    },
                    reason: step.illegal().map(|illegal| text::reason(&illegal.reason)),
                })
            })
            .collect()
    }

    /// The journal is read in every language, so its moves are written with figurines.
    fn whose(&self, said: arbitro_store::table::journal::Said) -> arbitro_store::table::journal::Said {
        let figurine = |steps: &[Step], record: &Record| {
            let (step, ply) = (steps.get(self.at)?, record.plies.get(self.at)?);
            Some(text::of_step(step, ply, Language::Figurine))
        };
        let step = self.steps.get(self.at);
        said.with("number", step.map_or(0, |step| step.move_number))
            .with("side", step.map_or("white", |step| step.mover.fold_wb("white", "black")))
            .with("was", figurine(self.sheet.replay.steps(), &self.sheet.record).unwrap_or_default())
            .with("move", figurine(&self.steps, &self.record).unwrap_or_default())
    }
}
