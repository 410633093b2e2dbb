//! What boards tell is written into the records: one transaction for all boards of a look.

use std::sync::Arc;

use arbitro_laws::record::{Milliseconds, Ply, Void};
use arbitro_store::table::game::{self, Mark, PlyRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::{incident, live};
use arbitro_store::{Db, PairingId, Tx};
use serde::Serialize;

use super::agree::Told;
use super::course::{Standing, Step, Why, common, next};
use super::folder::Heard;
use crate::Desk;
use crate::api::DeskError;
use crate::convert::{With as _, said};
use crate::game::sheet::{Sheet, attempt, index, stored};
use crate::game::written;

/// A board and what it tells.
pub(super) struct Work {
    pub pairing: PairingRow,
    pub told: Told,
    pub heard: Arc<Heard>,
}

/// Why the moves of a board are not taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// See there.
    Course(Why),
    /// An illegal move waits for a ruling.
    Ruling,
    /// The table has a result, and the board goes on.
    Result,
    /// The board began from another position.
    Start,
}

/// What the journal keeps.
#[derive(Serialize)]
struct Kept {
    round: u32,
    boards: Vec<u32>,
}

/// What came of a board.
struct Taken {
    plies: usize,
    corrected: bool,
    held: Option<Held>,
}

/// Takes over what is new; tells why where it is not taken over.
pub(super) fn take(
    desk: &Desk,
    round: u32,
    works: &[Work],
) -> Result<Vec<(PairingId, Option<Held>)>, DeskError> {
    if works.is_empty() {
        return Ok(Vec::new());
    }
    let kept = Kept { round, boards: works.iter().map(|work| work.pairing.board).collect() };
    desk.receive("live/take", &kept, |tx| {
        let mut held = Vec::new();
        let (mut plies, mut boards, mut corrected) = (0, Vec::new(), false);
        for work in works {
            let taken = of_board(tx, work)?;
            held.push((work.pairing.id, taken.held));
            if taken.plies > 0 || taken.corrected {
                boards.push(work.pairing.board.to_string());
            }
            plies += taken.plies;
            corrected |= taken.corrected;
        }
        let key = if corrected { "journal-live-corrected" } else { "journal-live" };
        let said = said(key).with("round", round).with("plies", plies).with("boards", boards.join(", "));
        Ok((held, said))
    })
}

/// The moves of a record that stand on the board, by their squares; what nobody could read is equal to no move.
pub(super) fn line(rows: &[PlyRow]) -> Vec<String> {
    let stands = |row: &&PlyRow| matches!(row.mark, Mark::Legal | Mark::Stands | Mark::Unread);
    rows.iter().filter(stands).map(|row| row.uci.clone().unwrap_or_else(|| "?".to_owned())).collect()
}

fn of_board(tx: &Tx<'_>, work: &Work) -> Result<Taken, DeskError> {
    let sheet = Sheet::load(tx, work.pairing.id)?;
    let before = live::told(tx, work.pairing.id)?;
    let (seen, line) = (work.told.moves(), line(&sheet.rows));
    let untouched = untouched(tx, &sheet)?;
    let held = usize::try_from(before.held).unwrap_or(usize::MAX);
    let standing = Standing { told: &before.moves, held, seen: &seen, line: &line, untouched };
    let waits = |why| Ok(Taken { plies: 0, corrected: false, held: Some(why) });
    let (keep, from) = match next(standing) {
        Step::Hold(why) => return waits(Held::Course(why)),
        Step::Nothing => {
            let plies = fill_clocks(tx, &sheet, &work.told)?;
            return Ok(Taken { plies, corrected: false, held: None });
        }
        Step::Append(from) => (sheet.rows.len(), from),
        Step::Replace(from) => (from, from),
    };
    if let Some(held) = in_the_way(tx, work, &sheet)? {
        return waits(held);
    }
    let Some(rows) = continued(&sheet, keep, work.told.plies.get(from..).unwrap_or_default()) else {
        return waits(Held::Course(Why::Differs(common(&seen, &line))));
    };
    fill_clocks(tx, &sheet, &work.told)?;
    write(tx, &sheet, &work.heard, keep, &rows)?;
    let stands = line.len() - (sheet.rows.len() - keep) + rows.len();
    live::put(tx, work.pairing.id, &live::Told { moves: seen, held: index(stands) })?;
    Ok(Taken { plies: rows.len(), corrected: keep < sheet.rows.len(), held: None })
}

/// What keeps moves from being added whatever they are.
fn in_the_way(tx: &Tx<'_>, work: &Work, sheet: &Sheet) -> Result<Option<Held>, DeskError> {
    let start = written::row(&work.heard.game, &sheet.row);
    if !sheet.rows.is_empty()
        && (&start.start_fen, start.variant) != (&sheet.row.start_fen, sheet.row.variant)
    {
        return Ok(Some(Held::Start));
    }
    if sheet.rows.iter().any(|row| row.mark == Mark::Illegal) {
        return Ok(Some(Held::Ruling));
    }
    // Once the table has the result, what the board tells without one may be the players looking at the game.
    let has_result = round::pairing(tx, work.pairing.id)?.white_result.is_some();
    Ok((has_result && work.told.result.is_none()).then_some(Held::Result))
}

/// Whether a record is nothing but moves as they were told: no ruling, no offer, no position set up, no result.
fn untouched(db: &Db<'_>, sheet: &Sheet) -> Result<bool, DeskError> {
    let plain = |row: &PlyRow| row.mark == Mark::Legal && !row.draw_offer && row.typed.is_none();
    let pairing = sheet.row.pairing;
    Ok(sheet.rows.iter().all(plain)
        && sheet.set_ups.is_empty()
        && round::pairing(db, pairing)?.white_result.is_none()
        && incident::of_pairing(db, pairing)?.is_empty())
}

/// These moves after the first `keep` rows of a record, if they can be played there.
pub(super) fn continued(sheet: &Sheet, keep: usize, plies: &[PlyRow]) -> Option<Vec<PlyRow>> {
    let mut record = sheet.record.clone();
    while record.plies.len() > keep {
        record.pop();
    }
    if !record.replay().is_known() {
        return None;
    }
    for row in plies {
        let mut ply = Ply::new(&row.san, Some(attempt(row.uci.as_deref()?)?));
        ply.clock = row.clock_ms.map(Milliseconds);
        ply.comment.clone_from(&row.comment);
        record.push(ply);
    }
    let replay = record.replay();
    let new = replay.steps().iter().zip(&record.plies).skip(keep);
    new.map(|(step, ply)| step.is_legal().then(|| stored(step, ply, Mark::Legal))).collect()
}

/// Writes rows after the first `keep` of a record; where it begins, it begins as the file says.
pub(super) fn write(
    tx: &Tx<'_>,
    sheet: &Sheet,
    heard: &Heard,
    keep: usize,
    rows: &[PlyRow],
) -> Result<(), DeskError> {
    let pairing = sheet.row.pairing;
    if keep < sheet.rows.len() {
        game::cut(tx, pairing, index(keep))?;
    }
    if keep == 0 {
        game::put(tx, &written::row(&heard.game, &sheet.row))?;
    }
    for (row, at) in rows.iter().zip(keep..) {
        game::insert_ply(tx, pairing, index(at), row)?;
    }
    Ok(())
}

/// Fills in clock times that are missing in the record and told by now, as far as both have the same moves.
fn fill_clocks(tx: &Tx<'_>, sheet: &Sheet, told: &Told) -> Result<usize, DeskError> {
    let standing = sheet.rows.iter().zip(&sheet.record.plies).enumerate();
    let standing = standing.filter(|(_, (row, ply))| ply.void.is_none() && row.mark != Mark::Illegal);
    let mut filled = 0;
    for ((at, (row, _)), told) in standing.zip(&told.plies) {
        if row.uci != told.uci {
            break;
        }
        if row.clock_ms.is_none() && told.clock_ms.is_some() {
            game::update_ply(
                tx,
                sheet.row.pairing,
                index(at),
                &PlyRow { clock_ms: told.clock_ms, ..row.clone() },
            )?;
            filled += 1;
        }
    }
    Ok(filled)
}

/// The rows of a record as far as they are the moves told, none of them taken back; and how many moves that is.
pub(super) fn agreeing(sheet: &Sheet, told: &Told) -> usize {
    let pairs = sheet.rows.iter().zip(&sheet.record.plies).zip(&told.plies);
    pairs.take_while(|((row, ply), told)| ply.void != Some(Void::TakenBack) && row.uci == told.uci).count()
}
