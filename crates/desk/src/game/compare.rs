//! `game/compare`: the scoresheets of both players side by side; where they differ the arbiter decides, and what comes of it
//! becomes the record.

use std::collections::BTreeMap;

use arbitro_laws::notation::{self, Style};
use arbitro_laws::record::{self, Agreement, Compared, Record, Verdict, Written};
use arbitro_store::table::game::{self, Mark, PlyRow};
use arbitro_store::table::incident;
use arbitro_store::{Db, PairingId, Tx};
use shakmaty::Color;

use super::read_move::{in_words, on_illegal_position};
use super::sheet::{Sheet, index, start, stored};
use super::text;
use super::view::{board_of, side, view};
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{CompareSheets, ComparedRow, SheetAgreement, SheetsCompared, WrittenMove};
use crate::convert::{With as _, said};

/// Compares two scoresheets; with `take` the record they make takes the place of the one there is.
pub fn compare(desk: &Desk, request: &CompareSheets) -> Result<SheetsCompared, DeskError> {
    let pairing = PairingId(request.pairing);
    if !request.take {
        return desk.read(|db| Ok(shown(&Work::of(db, request)?, &request.lang)));
    }
    desk.act("game/compare", request, |tx| {
        let work = Work::of(tx, request)?;
        work.write(tx)?;
        let board = board_of(tx, pairing)?;
        let said = said("journal-game-compare").with("round", board.round).with("board", board.board);
        Ok(((), said.with("plies", work.rows.len()).with("differences", work.decided())))
    })?;
    desk.read(|db| {
        let mut answer = shown(&Work::of(db, request)?, &request.lang);
        answer.game = Some(view(db, pairing, &request.lang)?);
        Ok(answer)
    })
}

/// Two scoresheets read side by side.
struct Work {
    sheet: Sheet,
    rows: Vec<Compared>,
    ruled: bool,
}

impl Work {
    fn of(db: &Db<'_>, request: &CompareSheets) -> Result<Work, DeskError> {
        let pairing = PairingId(request.pairing);
        let sheet = Sheet::load(db, pairing)?;
        let words = [record::words_of(&request.white), record::words_of(&request.black)];
        let decided: BTreeMap<usize, String> = request
            .decided
            .iter()
            .filter_map(|(at, text)| Some((usize::try_from(*at).ok()?, text.trim().to_owned())))
            .collect();
        let [white, black] = &words;
        let languages = text::languages(&request.lang);
        let rows = record::compare(&start(&sheet.row)?, [white, black], &decided, &languages);
        let ruled = incident::of_pairing(db, pairing)?.iter().any(|row| row.incident.ply.is_some());
        Ok(Work { sheet, rows, ruled })
    }

    /// The first half-move that nobody has decided.
    fn open(&self) -> Option<u32> {
        self.rows.iter().position(|row| row.taken.is_none()).map(index)
    }

    fn decided(&self) -> usize {
        self.rows.iter().filter(|row| row.agreement == Agreement::Decided).count()
    }

    /// The record that the sheets make. A row that stays what it was keeps its clock and its comment.
    fn write(&self, tx: &Tx<'_>) -> Result<(), DeskError> {
        let pairing = self.sheet.row.pairing;
        crate::round::published(tx, pairing)?;
        if self.ruled {
            return Err(DeskError::plain("error-game-ruled"));
        }
        if let Some(open) = self.open() {
            let row = usize::try_from(open).ok().and_then(|open| self.rows.get(open));
            let number = row.map_or(0, |row| row.move_number);
            return Err(DeskError::plain("error-sheets-differ").with("number", number));
        }
        if self.rows.is_empty() {
            return Err(DeskError::plain("error-sheets-empty"));
        }
        let mut record = Record::new(start(&self.sheet.row)?);
        for row in &self.rows {
            record.plies.extend(row.taken.clone());
        }
        game::cut(tx, pairing, 0)?;
        game::put(tx, &self.sheet.row)?;
        for (at, (step, ply)) in record.replay().steps().iter().zip(&record.plies).enumerate() {
            let mark = if matches!(step.verdict, Verdict::Legal(_)) { Mark::Legal } else { Mark::Stands };
            game::insert_ply(tx, pairing, index(at), &self.kept(at, stored(step, ply, mark)))?;
        }
        Ok(())
    }

    fn kept(&self, at: usize, row: PlyRow) -> PlyRow {
        match self.sheet.rows.get(at) {
            Some(old) if old.uci == row.uci => {
                PlyRow { clock_ms: old.clock_ms, comment: old.comment.clone(), ..row }
            }
            _ => row,
        }
    }
}

fn shown(work: &Work, lang: &str) -> SheetsCompared {
    let rows = work.rows.iter().enumerate().map(|(at, row)| shown_row(at, row, lang)).collect();
    SheetsCompared { rows, open: work.open(), game: None }
}

fn shown_row(at: usize, row: &Compared, lang: &str) -> ComparedRow {
    let written = |written: &Option<Written>| {
        written.as_ref().map(|written| WrittenMove {
            text: written.text.clone(),
            reading: match row.before.chess() {
                Some(position) => in_words(position, written.reading.clone(), lang),
                None => on_illegal_position(),
            },
        })
    };
    let [white, black] = &row.written;
    ComparedRow {
        index: index(at),
        number: row.move_number,
        side: side(row.mover),
        white: written(white),
        black: written(black),
        agreement: match row.agreement {
            Agreement::Same => SheetAgreement::Same,
            Agreement::Only(Color::White) => SheetAgreement::OnlyWhite,
            Agreement::Only(Color::Black) => SheetAgreement::OnlyBlack,
            Agreement::Differ => SheetAgreement::Differ,
            Agreement::Decided => SheetAgreement::Decided,
        },
        taken: row.taken.as_ref().map(|ply| {
            let legal =
                ply.attempt.and_then(|attempt| arbitro_laws::legality::judge_on(&row.before, attempt).ok());
            match (legal, row.before.chess(), ply.attempt) {
                (Some(m), Some(chess), _) => notation::write(chess, m, text::language(lang), Style::Short),
                (_, _, Some(attempt)) => text::of_attempt(row.before.board(), attempt, text::language(lang)),
                _ => ply.text.clone(),
            }
        }),
        fen: row.before.fen().to_string(),
    }
}
