//! The records on rules, byes, virtual points and prohibited pairs, and those of older dialects.

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};
use serde::{Deserialize, Serialize};

use super::columns::Columns;
use super::note::{Note, NoteKind};

/// Record 240: byes of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Byes {
    /// F, H or Z.
    pub result: SideResult,
    /// The round, from 1.
    pub round: u16,
    /// Who has them.
    pub players: Vec<PairingNumber>,
}

/// Record 250: virtual points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acceleration {
    /// The points.
    pub points: Points,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last player.
    pub players: (PairingNumber, PairingNumber),
}

/// Record 260: players of whom no two may meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prohibited {
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The players.
    pub players: Vec<PairingNumber>,
}

/// Record 299: points beside the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbnormalPoints {
    /// The points, with their sign.
    pub points: Points,
    /// The round; none for all.
    pub round: Option<u16>,
    /// The players.
    pub players: Vec<PairingNumber>,
}

/// Record 162: the scoring. Symbols that are not named keep their value; the pairing-allocated bye is worth a win.
pub fn scoring(columns: &Columns, notes: &mut Vec<Note>) -> ScoringSystem {
    let mut scoring = ScoringSystem::STANDARD;
    let mut bye = None;
    let text = columns.field(4, columns.len().max(4));
    let mut words = text.split_whitespace();
    while let Some(symbol) = words.next() {
        // Symbol and value may stand together (`W3.0`).
        let letters = symbol.trim_end_matches(|c: char| c.is_ascii_digit() || ".,-½".contains(c));
        let value = match symbol.strip_prefix(letters) {
            Some("") | None => words.next().unwrap_or_default(),
            Some(value) => value,
        };
        let Ok(points) = value.parse::<Points>() else {
            notes.push(columns.note(4, NoteKind::NotPoints, &format!("{letters} {value}")));
            continue;
        };
        match letters.to_ascii_uppercase().as_str() {
            "W" => scoring.win = points,
            "D" => scoring.draw = points,
            "L" => scoring.loss = points,
            "A" | "Z" => scoring.absence = points,
            "P" => bye = Some(points),
            _ => {}
        }
    }
    scoring.pairing_allocated_bye = bye.unwrap_or(scoring.win);
    scoring
}

/// Record 152, and the like of `XXC white1`.
pub fn initial_colour(text: &str) -> Option<Colour> {
    let text = text.to_ascii_lowercase();
    if text.contains("white") || text.trim() == "w" {
        Some(Colour::White)
    } else if text.contains("black") || text.trim() == "b" {
        Some(Colour::Black)
    } else {
        None
    }
}

/// Record 240.
pub fn byes(columns: &Columns, notes: &mut Vec<Note>) -> Option<Byes> {
    let code = columns.at(5);
    let result = match code.to_ascii_uppercase() {
        'F' => SideResult::FullPointBye,
        'H' => SideResult::HalfPointBye,
        'Z' => SideResult::ZeroPointBye,
        _ => {
            notes.push(columns.note(5, NoteKind::NotABye, &code.to_string()));
            return None;
        }
    };
    let round = columns.number(7, 9, notes)?;
    Some(Byes { result, round, players: columns.pairing_numbers(11, notes) })
}

/// Record 250. Points of a team event may stand in the columns for match points.
pub fn acceleration(columns: &Columns, notes: &mut Vec<Note>) -> Option<Acceleration> {
    let points = columns.points(10, 13, notes).or_else(|| columns.points(5, 8, notes));
    let rounds = (columns.number(15, 17, notes), columns.number(19, 21, notes));
    let players = (columns.pairing_number(23, 26, notes), columns.pairing_number(28, 31, notes));
    if let (Some(points), (Some(first), Some(last)), (Some(one), Some(other))) = (points, rounds, players) {
        return Some(Acceleration { points, rounds: (first, last), players: (one, other) });
    }
    notes.push(columns.note(5, NoteKind::ShortLine, "250"));
    None
}

/// Record 260.
pub fn prohibited(columns: &Columns, notes: &mut Vec<Note>) -> Prohibited {
    let first = columns.number(5, 7, notes).unwrap_or(1).max(1);
    let last = columns.number(9, 11, notes).filter(|l| *l > 0).unwrap_or(u16::MAX);
    Prohibited { rounds: (first, last), players: columns.pairing_numbers(13, notes) }
}

/// Record 299; some programs write it one column to the left.
pub fn abnormal_points(columns: &Columns, notes: &mut Vec<Note>) -> Option<AbnormalPoints> {
    let mut ignored = Vec::new();
    columns.pairing_numbers(24, &mut ignored);
    let shifted = columns.field(14, 17).parse::<Points>().is_err() || !ignored.is_empty();
    let (points, round, ids) = if shifted { ((12, 15), (17, 19), 21) } else { ((14, 17), (20, 22), 24) };
    let points = columns.points(points.0, points.1, notes);
    let round = columns.number(round.0, round.1, notes).filter(|r| *r > 0);
    let players = columns.pairing_numbers(ids, notes);
    if points.is_none() {
        notes.push(columns.note(14, NoteKind::ShortLine, "299"));
    }
    Some(AbnormalPoints { points: points?, round, players })
}

/// The numbers after the code of an older dialect's record (`XXZ 3 17`, `XXP 4 5`).
pub fn loose_numbers(columns: &Columns, notes: &mut Vec<Note>) -> Vec<PairingNumber> {
    let text = columns.field(4, columns.len().max(4));
    let mut numbers = Vec::new();
    for word in text.split_whitespace() {
        match word.parse::<u16>() {
            Ok(number @ 1..=9999) => numbers.push(PairingNumber(number)),
            _ => notes.push(columns.note(5, NoteKind::NotAPairingNumber, word)),
        }
    }
    numbers
}

/// Record XXA of the older dialect: the virtual points of one player, a round every five columns from column 10.
pub fn loose_acceleration(columns: &Columns, notes: &mut Vec<Note>) -> Vec<Acceleration> {
    let Some(player) = columns.pairing_number(5, 8, notes) else { return Vec::new() };
    (1..)
        .zip((10..=columns.len()).step_by(5))
        .filter_map(|(round, column)| {
            let points = columns.points(column, column + 3, notes)?;
            Some(Acceleration { points, rounds: (round, round), players: (player, player) })
        })
        .collect()
}
