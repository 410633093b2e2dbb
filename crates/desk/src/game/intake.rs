//! A game of a file and the board it belongs to: what of it is new, and what contradicts what is known.

use arbitro_interchange::pgn::{self, Game, GameResult};
use arbitro_store::table::game::{self, PlyRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::{Db, Tx};
use arbitro_tournament::SideResult;

use super::matching::{Boards, round_and_board};
use super::sheet::Sheet;
use super::written;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::integrity::{self, Entering};
use crate::period;

/// A result of both sides.
type Sides = (SideResult, SideResult);

/// A game of a file, the board it belongs to, and what of it is new.
pub(super) struct Found {
    pub game: Game,
    pub place: Option<(u16, PairingRow)>,
    pub notes: Vec<Message>,
    plies: Vec<PlyRow>,
    /// How many of the plies are on the scoresheet already; none where they differ.
    held: Option<usize>,
    /// The result to be entered.
    result: Option<Sides>,
}

impl Found {
    /// Finds the board of a game, unless another game of the file has it, and compares.
    pub fn of(
        db: &Db<'_>,
        boards: &Boards,
        game: Game,
        round: Option<u32>,
        takes_results: bool,
        used: &mut Vec<PairingRow>,
    ) -> Result<Self, DeskError> {
        let round = round.or_else(|| round_and_board(&game).0);
        let (place, note) = boards.find(&game, round);
        let mut found = Found {
            game,
            place,
            notes: note.into_iter().collect(),
            plies: Vec::new(),
            held: None,
            result: None,
        };
        let Some((_, pairing)) = found.place else { return Ok(found) };
        if used.iter().any(|other| other.id == pairing.id) {
            found.notes = vec![sentence("import-board-twice").with("board", pairing.board)];
            found.place = None;
            return Ok(found);
        }
        used.push(pairing);
        found.compare(db, &pairing)?;
        found.judge_result(db, &pairing, takes_results)?;
        Ok(found)
    }

    fn compare(&mut self, db: &Db<'_>, pairing: &PairingRow) -> Result<(), DeskError> {
        let sheet = Sheet::load(db, pairing.id)?;
        self.plies = written::plies(&self.game);
        let same = |(held, new): (&PlyRow, &PlyRow)| held.uci == new.uci && held.san == new.san;
        let held = sheet.rows.len();
        let prefix = held <= self.plies.len() && sheet.rows.iter().zip(&self.plies).all(same);
        if !prefix {
            self.notes.push(sentence("import-differs").with("board", pairing.board));
        } else if held > 0 && held == self.plies.len() {
            self.notes.push(sentence("import-same"));
        }
        if pgn::signal(&self.game).is_some() {
            self.notes.push(sentence("import-signal"));
        }
        self.held = prefix.then_some(held);
        Ok(())
    }

    /// A result is taken where the table has none, and where entering it at the table would ask nothing: what comes too late is
    /// entered there, with what is to be confirmed.
    fn judge_result(
        &mut self,
        db: &Db<'_>,
        pairing: &PairingRow,
        takes_results: bool,
    ) -> Result<(), DeskError> {
        self.notes.extend(contradiction(self.game.result, pairing));
        let Some((white, black)) =
            sides(self.game.result).filter(|_| takes_results && pairing.white_result.is_none())
        else {
            return Ok(());
        };
        let this = round::get(db, pairing.round)?;
        let entering = integrity::of_result(db, &this, pairing, (Some(white), Some(black)))?;
        if entering != Entering::Plain || period::refuse_closed(db, pairing.id).is_err() {
            self.notes.push(sentence("import-result-late").with("file", self.game.result));
            return Ok(());
        }
        self.result = Some((white, black));
        Ok(())
    }

    /// Whether anything of it is new.
    pub fn is_new(&self) -> bool {
        self.result.is_some() || self.held.is_some_and(|held| held < self.plies.len())
    }

    /// Writes what is new.
    pub fn take(&self, tx: &Tx<'_>) -> Result<(), DeskError> {
        let Some((_, pairing)) = &self.place else { return Ok(()) };
        if let Some(held) = self.held.filter(|held| *held < self.plies.len()) {
            if held == 0 {
                let sheet = Sheet::load(tx, pairing.id)?;
                game::put(tx, &written::row(&self.game, &sheet.row))?;
            }
            for (ply, at) in self.plies.iter().zip(0_u32..).skip(held) {
                game::insert_ply(tx, pairing.id, at, ply)?;
            }
        }
        if let Some((white, black)) = self.result {
            round::set_result(tx, pairing.id, Some(white), Some(black), None)?;
        }
        Ok(())
    }
}

/// What a file or an electronic board says of a result against what the table says.
pub(crate) fn contradiction(told: GameResult, pairing: &PairingRow) -> Option<Message> {
    let sides = sides(told)?;
    let table = (pairing.white_result?, pairing.black_result?);
    (table != sides).then(|| {
        let table = crate::result::written(table.0, Some(table.1));
        sentence("import-result-differs").with("file", told).with("table", table)
    })
}

fn sides(result: GameResult) -> Option<Sides> {
    match result {
        GameResult::WhiteWins => Some((SideResult::Win, SideResult::Loss)),
        GameResult::BlackWins => Some((SideResult::Loss, SideResult::Win)),
        GameResult::Draw => Some((SideResult::Draw, SideResult::Draw)),
        GameResult::Unknown => None,
    }
}
