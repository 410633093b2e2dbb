//! A scoresheet: the stored plies of a pairing as a record that the Laws can judge, and back.

use std::collections::BTreeMap;

use arbitro_laws::claim::Limits;
use arbitro_laws::edition::{Edition, EditionId, Editions};
use arbitro_laws::ending::EndRules;
use arbitro_laws::legality::Attempt;
use arbitro_laws::notation::{self, Language, Reading};
use arbitro_laws::position::SetUp;
use arbitro_laws::record::{
    Edit, EditCause, GameStatus, Milliseconds, Ply, Record, Replay, Start, Step, Void,
};
use arbitro_store::table::event;
use arbitro_store::table::game::{self, GameRow, Mark, PlyRow, Variant};
use arbitro_store::table::set_up::{self, Cause, SetUpRow};
use arbitro_store::{Db, PairingId, Tx};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Square};

use super::text;
use crate::api::DeskError;

/// The classical starting position.
pub(crate) const START_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The scoresheet of one pairing.
pub(crate) struct Sheet {
    /// What the game is played under.
    pub row: GameRow,
    /// The plies as stored.
    pub rows: Vec<PlyRow>,
    /// The positions set up, as stored.
    pub set_ups: Vec<SetUpRow>,
    /// The same as a record.
    pub record: Record,
    /// What follows from it.
    pub replay: Replay,
}

impl Sheet {
    /// The scoresheet of a pairing; an empty one, under the rules of the event, if none was begun.
    pub fn load(db: &Db<'_>, pairing: PairingId) -> Result<Self, DeskError> {
        let row = match game::find(db, pairing)? {
            Some(row) => row,
            None => blank(db, pairing)?,
        };
        let rows = game::plies(db, pairing)?;
        let set_ups = set_up::of_game(db, pairing)?;
        let record = record(&row, &rows, &set_ups)?;
        let replay = record.replay();
        Ok(Self { row, rows, set_ups, record, replay })
    }

    /// An empty scoresheet from a position, without an event.
    pub fn of_position(row: GameRow) -> Result<Self, DeskError> {
        let record = record(&row, &[], &[])?;
        let replay = record.replay();
        Ok(Self { row, rows: Vec::new(), set_ups: Vec::new(), record, replay })
    }

    /// What the Laws say at the end of the record.
    pub fn status(&self) -> GameStatus {
        GameStatus::of(&self.replay, self.end_rules(), Limits::default(), &[])
    }

    /// Which ends the edition knows. An edition this program does not know is ruled by the present one; the form of
    /// the event accepts none such.
    fn end_rules(&self) -> EndRules {
        Editions::built_in()
            .get(&EditionId(self.row.edition.clone()))
            .map_or(EndRules::CURRENT, Edition::end_rules)
    }

    /// Writes plies at the end, beginning the record if they are the first.
    pub fn push(&self, tx: &Tx<'_>, plies: &[PlyRow]) -> Result<(), DeskError> {
        crate::round::published(tx, self.row.pairing)?;
        if self.rows.is_empty() {
            game::put(tx, &self.row)?;
        }
        for (offset, ply) in plies.iter().enumerate() {
            game::insert_ply(tx, self.row.pairing, index(self.rows.len() + offset), ply)?;
        }
        Ok(())
    }
}

/// A number of plies as the store and the page count them.
pub(crate) fn index(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

fn blank(db: &Db<'_>, pairing: PairingId) -> Result<GameRow, DeskError> {
    let event = event::get(db)?;
    Ok(GameRow {
        pairing,
        edition: event.edition,
        time_class: event.time_class,
        supervised: event.supervised,
        variant: Variant::Standard,
        start_fen: START_FEN.to_owned(),
        tags: BTreeMap::new(),
        comment: None,
    })
}

/// The start of a game as the Laws have it.
pub(crate) fn start(row: &GameRow) -> Result<Start, DeskError> {
    let chess960 = row.variant == Variant::Chess960;
    if !chess960 && row.start_fen == START_FEN {
        return Ok(Start::Standard);
    }
    Ok(Start::SetUp { position: position(&row.start_fen, chess960)? })
}

/// A position that is written as FEN.
pub(crate) fn position(fen: &str, chess960: bool) -> Result<SetUp, DeskError> {
    SetUp::parse(fen, chess960).map_err(|_| DeskError::plain("error-position").with("fen", fen))
}

fn record(row: &GameRow, rows: &[PlyRow], set_ups: &[SetUpRow]) -> Result<Record, DeskError> {
    let mut record = Record::new(start(row)?);
    let chess960 = row.variant == Variant::Chess960;
    let set_up_before = |record: &mut Record, at: usize| -> Result<(), DeskError> {
        if let Some(row) = set_ups.iter().find(|row| row.index == index(at)) {
            record.set_up(edit(row, chess960)?);
        }
        Ok(())
    };
    for (at, stored) in rows.iter().enumerate() {
        set_up_before(&mut record, at)?;
        let mut ply = Ply::new(stored.typed.as_deref().unwrap_or(&stored.san), None);
        // What nobody could read stays unread, whatever it looks like on a board that nobody knows.
        if stored.mark != Mark::Unread {
            let squares = || stored.uci.as_deref().and_then(attempt);
            ply.attempt = castling(stored).or_else(squares).or_else(|| unplaced(&record, stored));
        }
        ply.void = void(&record, stored.mark);
        ply.clock = stored.clock_ms.map(Milliseconds);
        ply.comment.clone_from(&stored.comment);
        ply.draw_offer = stored.draw_offer;
        record.push(ply);
    }
    set_up_before(&mut record, rows.len())?;
    Ok(record)
}

fn edit(row: &SetUpRow, chess960: bool) -> Result<Edit, DeskError> {
    let cause = match row.cause {
        Cause::Gap => EditCause::Gap { plies: None },
        Cause::PutRight => EditCause::PutRight,
    };
    Ok(Edit { cause, position: Some(position(&row.fen, chess960)?), comment: None })
}

/// Castling that was not legal: the squares alone are those of its king, and the rook went too.
fn castling(stored: &PlyRow) -> Option<Attempt> {
    let side = match stored.san.as_str() {
        "0-0" => CastlingSide::KingSide,
        "0-0-0" => CastlingSide::QueenSide,
        _ => return None,
    };
    (stored.mark != Mark::Legal).then_some(Attempt::Castling { side })
}

/// A move by its squares, as the store keeps it.
pub(crate) fn attempt(uci: &str) -> Option<Attempt> {
    match uci.parse().ok()? {
        UciMove::Normal { from, to, promotion } => Some(Attempt::FromTo { from, to, promotion }),
        UciMove::Put { .. } | UciMove::Null => None,
    }
}

/// A move that no piece of the player could make has no square of departure; its text says which it was.
fn unplaced(record: &Record, stored: &PlyRow) -> Option<Attempt> {
    let replay = record.replay();
    let position = replay.position().chess()?;
    match notation::read(&stored.san, position, &[Language::English]) {
        Reading::Illegal { illegal, .. } => Some(illegal.attempt),
        _ => None,
    }
}

fn void(record: &Record, mark: Mark) -> Option<Void> {
    match mark {
        Mark::Legal | Mark::Stands | Mark::Unread => None,
        Mark::Void if record.plies.last().is_some_and(|ply| ply.void.is_some()) => Some(Void::AfterTakenBack),
        Mark::Illegal | Mark::Reinstated | Mark::Void => Some(Void::TakenBack),
    }
}

/// A ply as it is stored: its squares and its English text, from what the Laws made of it.
pub(crate) fn stored(step: &Step, ply: &Ply, mark: Mark) -> PlyRow {
    let san = text::of_step(step, ply, Language::English);
    PlyRow {
        typed: (ply.text != san && !ply.text.is_empty()).then(|| ply.text.clone()),
        uci: text::uci(step, ply.attempt),
        san,
        mark,
        draw_offer: ply.draw_offer,
        clock_ms: ply.clock.map(|clock| clock.0),
        comment: ply.comment.clone(),
    }
}

/// Origin and destination of a stored move.
pub(crate) fn squares(uci: Option<&str>) -> Option<(Square, Square)> {
    match attempt(uci?)? {
        Attempt::FromTo { from, to, .. } => Some((from, to)),
        _ => None,
    }
}
