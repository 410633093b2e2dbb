//! `game/read_move`: how a typed move would be read; nothing is written.

use arbitro_laws::notation::{self, Reading, Style};
use arbitro_store::PairingId;
use shakmaty::{Chess, Move, Position as _};

use super::sheet::{Sheet, index};
use super::text;
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{MoveReading, ReadMove};
use crate::convert::sentence;

/// Reads a text in the position at the end of the record.
pub fn read_move(desk: &Desk, request: &ReadMove) -> Result<MoveReading, DeskError> {
    let sheet = desk.read(|db| Sheet::load(db, PairingId(request.pairing)))?;
    let reading = sheet
        .replay
        .position()
        .chess()
        .map(|position| notation::read(&request.text, position, &text::languages(&request.lang)));
    if let Some(plies) = unread(&sheet, &request.text, reading.as_ref()) {
        return Ok(MoveReading::Unread { plies });
    }
    let (Some(position), Some(mut reading)) = (sheet.replay.position().chess(), reading) else {
        return Ok(on_illegal_position());
    };
    if let Reading::Illegal { illegal, .. } = &mut reading {
        // The record may know more than the position: by which move a castling right was lost.
        if let Err(known) = sheet.replay.judge(illegal.attempt) {
            *illegal = known;
        }
    }
    Ok(in_words(position, reading, &request.lang))
}

/// How many half-moves a text stands for that nobody can read: one for each `?` where nothing else is typed, one where a `?`
/// follows what is no move. Where an earlier move could not be read, so can none that is not legal on the board as it seems.
pub(crate) fn unread(sheet: &Sheet, text: &str, reading: Option<&Reading>) -> Option<u32> {
    const MOST: usize = 20;
    let text = text.trim();
    let marks = text.chars().filter(|c| *c == '?').count();
    if marks > 0 && marks == text.chars().count() {
        return Some(index(marks.min(MOST)));
    }
    let legible = match reading {
        Some(Reading::Legal { .. }) => true,
        Some(Reading::Unreadable { .. }) => marks == 0 && sheet.replay.is_known(),
        Some(Reading::Illegal { .. } | Reading::Ambiguous { .. }) | None => sheet.replay.is_known(),
    };
    (!legible && !text.is_empty()).then_some(1)
}

/// Nothing can be read where the position is illegal.
pub(crate) fn on_illegal_position() -> MoveReading {
    MoveReading::Unreadable { reason: sentence("illegal-illegal-position"), candidates: Vec::new() }
}

/// A reading in a position, in the words of the page.
pub(crate) fn in_words(position: &Chess, reading: Reading, lang: &str) -> MoveReading {
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
        Reading::Illegal { illegal, offered, .. } => {
            let squares = text::squares(position.board(), position.turn(), illegal.attempt);
            MoveReading::Illegal {
                san: text::of_attempt(position.board(), illegal.attempt, language),
                squares: squares.map(|(from, to)| (from.to_string(), to.to_string())),
                reason: text::reason(&illegal.reason),
                candidates: written(&offered),
            }
        }
        Reading::Unreadable { expected, at, offered } => {
            MoveReading::Unreadable { reason: text::expected(expected, at), candidates: written(&offered) }
        }
    }
}
