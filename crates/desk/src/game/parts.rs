//! The moves of a record for PGN. Other programs stop at a move that is not legal, or at one that is missing, so a record is cut
//! there: the game has the moves before it, and the others in words; from the first position after it that can be played from,
//! the record goes on as another part.

use std::time::Duration;

use arbitro_interchange::pgn::{self, Game, Start};
use arbitro_laws::legality::Illegal;
use arbitro_laws::notation::Language;
use arbitro_laws::position::GamePosition;
use arbitro_laws::record::{EditCause, Mark, Ply, Step, Verdict};
use arbitro_store::table::game::Variant;
use shakmaty::Move;
use shakmaty::san::SanPlus;

use super::export::remark;
use super::sheet::{START_FEN, Sheet};
use super::text;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};

/// Writes the moves of a record into a game, and gives the parts that follow where they could not all be written, each a game of
/// moves without tags.
pub(super) fn write(sheet: &Sheet, game: &mut Game) -> Result<Vec<Game>, DeskError> {
    game.start.chess960 = sheet.row.variant == Variant::Chess960;
    game.start.fen = (sheet.row.start_fen != START_FEN).then(|| sheet.row.start_fen.clone());
    game.preface.extend(sheet.row.comment.clone());
    let mut writer = Writer { game, parts: Vec::new(), place: Place::Game };
    for (step, ply) in sheet.replay.steps().iter().zip(&sheet.record.plies) {
        if let Some(edit) = &ply.before {
            writer.set_up(step, edit.cause)?;
        }
        writer.take(step, ply)?;
    }
    let parts = writer.parts;
    Ok(parts.into_iter().filter(|part| !part.plies.is_empty()).collect())
}

/// Where moves are written at present.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// In the game itself.
    Game,
    /// In the last of the parts.
    Part,
    /// Nowhere: the position cannot be played from.
    Nowhere,
}

struct Writer<'g> {
    game: &'g mut Game,
    parts: Vec<Game>,
    place: Place,
}

impl Writer<'_> {
    fn take(&mut self, step: &Step, ply: &Ply) -> Result<(), DeskError> {
        let written = pgn::Ply {
            text: text::of_step(step, ply, Language::English),
            clock: ply.clock.map(|clock| Duration::from_millis(clock.0.into())),
            comments: ply.comment.iter().cloned().collect(),
            ..pgn::Ply::default()
        };
        match (step.mark(), &step.verdict) {
            (Mark::Legal, Verdict::Legal(m)) => {
                self.legal(step, *m, written);
                Ok(())
            }
            (Mark::IllegalStands, Verdict::Illegal(illegal)) => self.stands(step, illegal, written),
            (Mark::Unread, _) => {
                self.place = Place::Nowhere;
                self.game.rest.push(written);
                Ok(())
            }
            _ => {
                let message = sentence("pgn-move-taken-back").with("number", step.move_number);
                remark(self.current(), &message.with("move", &written.text))
            }
        }
    }

    fn legal(&mut self, step: &Step, m: Move, written: pgn::Ply) {
        if self.place != Place::Game {
            self.game.rest.push(written.clone());
        }
        if let (Some(position), true) = (step.before.chess(), self.place != Place::Nowhere) {
            let san = SanPlus::from_move(position.clone(), m).to_string();
            self.current().plies.push(pgn::Ply { san: Some(san), ..written });
        }
    }

    /// A move that is not legal, and stood.
    fn stands(&mut self, step: &Step, illegal: &Illegal, written: pgn::Ply) -> Result<(), DeskError> {
        let about = |key: &str| {
            sentence(key)
                .with("number", step.move_number)
                .with("side", step.mover.fold_wb("white", "black"))
                .with("move", &written.text)
                .with("article", illegal.reason.article())
        };
        let said = about("pgn-move-stood");
        let goes_on = about("pgn-goes-on");
        let current = self.current();
        remark(current, &said.with("fen", step.after.fen()))?;
        self.game.rest.push(written);
        self.begins(&step.after, &goes_on)
    }

    /// The arbiter set a position up.
    fn set_up(&mut self, step: &Step, cause: EditCause) -> Result<(), DeskError> {
        let key = match cause {
            EditCause::Gap { .. } => "pgn-gap",
            EditCause::PutRight => "pgn-put-right",
        };
        let said = sentence(key).with("number", step.move_number).with("fen", step.before.fen());
        remark(self.current(), &said)?;
        self.begins(&step.before, &said)
    }

    /// Goes on from a position, in a part of its own, if it can be played from.
    fn begins(&mut self, from: &GamePosition, said: &Message) -> Result<(), DeskError> {
        let Some(position) = from.chess() else {
            self.place = Place::Nowhere;
            return Ok(());
        };
        let chess960 = self.game.start.chess960;
        let start = Start { fen: Some(pgn::fen(position, chess960)), chess960 };
        let mut part = Game { start, ..Game::default() };
        remark(&mut part, said)?;
        self.parts.push(part);
        self.place = Place::Part;
        Ok(())
    }

    fn current(&mut self) -> &mut Game {
        match self.place {
            Place::Game => self.game,
            Place::Part | Place::Nowhere => match self.parts.last_mut() {
                Some(part) => part,
                None => self.game,
            },
        }
    }
}
