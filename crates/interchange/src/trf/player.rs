//! Record 001: a player with the rounds.

use arbitro_tournament::{Colour, Federation, PairingNumber, Points, Rating, Sex, SideResult, Title};
use serde::{Deserialize, Serialize};

use super::columns::Columns;
use super::note::{Note, NoteKind};

/// One round of a player as the file has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The opponent.
    pub opponent: Option<PairingNumber>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The result; none if it stands blank or is not yet known.
    pub result: Option<SideResult>,
    /// Whether the result is unknown or the game is adjourned (`*`, `?`, `X`).
    pub unknown: bool,
}

impl Cell {
    /// A bye or an absence.
    pub const fn bye(result: SideResult) -> Self {
        Self { opponent: None, colour: None, result: Some(result), unknown: false }
    }

    /// Whether it says that the round has been paired: an opponent, or the pairing-allocated bye.
    pub fn is_paired(&self) -> bool {
        self.opponent.is_some() || self.result == Some(SideResult::PairingAllocatedBye)
    }
}

/// A player as the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportPlayer {
    /// The line it stands in, from 1.
    pub line: usize,
    /// The pairing number.
    pub number: PairingNumber,
    /// Sex.
    pub sex: Option<Sex>,
    /// Title.
    pub title: Option<Title>,
    /// Name.
    pub name: String,
    /// Rating.
    pub rating: Option<Rating>,
    /// Federation.
    pub federation: Option<Federation>,
    /// FIDE identity number.
    pub fide_id: Option<u64>,
    /// Date of birth as it is written.
    pub birth: String,
    /// Points as they are written.
    pub points: Option<Points>,
    /// Rank as it is written.
    pub rank: Option<u16>,
    /// The rounds, from round 1.
    pub rounds: Vec<Cell>,
}

/// The first column of the first round, and the width of a round.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;
/// The most rounds that are read.
const MOST_ROUNDS: usize = 200;

/// Reads a line that begins with 001. None if it has no pairing number.
pub fn read(line: usize, text: &str, notes: &mut Vec<Note>) -> Option<ReportPlayer> {
    let columns = Columns::of_chars(line, text);
    let mut found = Vec::new();
    let player = read_columns(&columns, &mut found);
    if found.is_empty() || text.is_ascii() {
        notes.append(&mut found);
        return player;
    }
    // Names with accents push the columns along if the writer counted bytes.
    let bytes = Columns::of_bytes(line, text);
    let mut again = Vec::new();
    let by_bytes = read_columns(&bytes, &mut again);
    if again.len() >= found.len() {
        notes.append(&mut found);
        return player;
    }
    notes.push(columns.note(1, NoteKind::BytesCounted, ""));
    notes.append(&mut again);
    by_bytes.map(|player| ReportPlayer { name: name_by_bytes(text), ..player })
}

/// The name, when columns are bytes.
fn name_by_bytes(text: &str) -> String {
    let bytes = text.as_bytes().get(14..47).unwrap_or_default();
    String::from_utf8_lossy(bytes).trim().to_owned()
}

fn read_columns(columns: &Columns, notes: &mut Vec<Note>) -> Option<ReportPlayer> {
    let Some(number) = columns.pairing_number(5, 8, notes) else {
        if notes.is_empty() {
            notes.push(columns.note(5, NoteKind::NotAPairingNumber, &columns.field(5, 8)));
        }
        return None;
    };
    let rating = columns.number(49, 52, notes);
    let player = ReportPlayer {
        line: columns.line,
        number,
        sex: match columns.at(10).to_ascii_lowercase() {
            'm' => Some(Sex::Man),
            'w' | 'f' => Some(Sex::Woman),
            _ => None,
        },
        title: columns.field(11, 13).parse().ok(),
        name: columns.field(15, 47),
        rating: rating.and_then(Rating::new),
        federation: columns.field(54, 56).parse().ok(),
        fide_id: columns.field(58, 68).parse().ok().filter(|id| *id != 0),
        birth: columns.field(70, 79),
        points: columns.points(81, 84, notes),
        rank: columns.number(86, 89, notes),
        rounds: rounds(columns, notes),
    };
    Some(player)
}

fn rounds(columns: &Columns, notes: &mut Vec<Note>) -> Vec<Cell> {
    let mut rounds: Vec<Cell> = (FIRST_ROUND..=columns.len())
        .step_by(ROUND_WIDTH)
        .take(MOST_ROUNDS)
        .map(|column| cell(columns, column, notes))
        .collect();
    if columns.len() >= FIRST_ROUND + MOST_ROUNDS * ROUND_WIDTH {
        notes.push(columns.note(FIRST_ROUND + MOST_ROUNDS * ROUND_WIDTH, NoteKind::TooLarge, ""));
    }
    while rounds.last().is_some_and(|c| *c == Cell::default()) {
        rounds.pop();
    }
    rounds
}

fn cell(columns: &Columns, column: usize, notes: &mut Vec<Note>) -> Cell {
    let opponent = columns.pairing_number(column, column + 3, notes);
    let colour = match columns.at(column + 5).to_ascii_lowercase() {
        'w' => Some(Colour::White),
        'b' => Some(Colour::Black),
        '-' | ' ' => None,
        other => {
            notes.push(columns.note(column + 5, NoteKind::NotAColour, &other.to_string()));
            None
        }
    };
    let code = columns.at(column + 7);
    let unknown = matches!(code, '*' | '?' | 'X' | 'x') && opponent.is_some();
    let result = match code {
        ' ' | '*' | '?' | 'X' | 'x' => None,
        '½' => Some(SideResult::Draw),
        code => {
            let result = SideResult::from_code(code);
            if result.is_none() {
                notes.push(columns.note(column + 7, NoteKind::NotAResult, &code.to_string()));
            }
            result
        }
    };
    Cell { opponent, colour, result: result.map(|r| without_opponent(r, opponent)), unknown }
}

/// Old programs write byes as forfeits against nobody: `0000 - +` is a full-point bye, `0000 - -` an absence.
fn without_opponent(result: SideResult, opponent: Option<PairingNumber>) -> SideResult {
    match (result, opponent) {
        (SideResult::ForfeitWin, None) => SideResult::FullPointBye,
        (SideResult::ForfeitLoss | SideResult::Loss | SideResult::UnratedLoss, None) => {
            SideResult::ZeroPointBye
        }
        (SideResult::Draw | SideResult::UnratedDraw, None) => SideResult::HalfPointBye,
        _ => result,
    }
}
