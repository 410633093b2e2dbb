//! `game/read_move`: how a typed move would be read; nothing is written.

use arbitro_laws::notation::{self, Reading, Style};
use arbitro_store::PairingId;
use shakmaty::{Chess, Move, Position as _};

use super::sheet::Sheet;
use super::text;
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{MoveReading, ReadMove};
use crate::convert::sentence;

/// Reads a text in the position at the end of the record.
pub fn read_move(desk: &Desk, request: &ReadMove) -> Result<MoveReading, DeskError> {
    let sheet = desk.read(|db| Sheet::load(db, PairingId(request.pairing)))?;
    let Some(position) = sheet.replay.position().chess() else {
        let reason = sentence("illegal-illegal-position");
        return Ok(MoveReading::Unreadable { reason, candidates: Vec::new() });
    };
    let reading = notation::read(&request.text, position, &text::languages(&request.lang));
    Ok(in_words(&sheet, position, reading, &request.lang))
}

fn in_words(sheet: &Sheet, position: &Chess, reading: Reading, lang: &str) -> MoveReading {
    let language = text::language(lang);
    let written = |moves: &[Move]| -> Vec<String> {
        moves.iter().map(|m| notation::write(position, *m, language, Style::Short)).collect()
    };
    match reading {
        Reading::Legal { m, .. } => MoveReading::Legal {
            san: notation::write(position, m, language, Style::Short),
            squares: text::move_squares(m, position.turn()),
        },
        Reading::Ambiguous { candidates, .. } => MoveReading::Ambiguous { candidates: written(&candidates) },
        Reading::Illegal { illegal, .. } => {
            // The record may know more than the position: by which move a castling right was lost.
            let illegal = sheet.replay.judge(illegal.attempt).err().unwrap_or(illegal);
            let squares = text::squares(position.board(), position.turn(), illegal.attempt);
            MoveReading::Illegal {
                san: text::of_attempt(position.board(), illegal.attempt, language),
                squares: squares.map(|(from, to)| (from.to_string(), to.to_string())),
                reason: text::reason(&illegal.reason),
            }
        }
        Reading::Unreadable { expected, at, offered } => {
            MoveReading::Unreadable { reason: text::expected(expected, at), candidates: written(&offered) }
        }
    }
}
