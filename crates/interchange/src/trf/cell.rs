//! One round of a player.

use arbitro_tournament::{Colour, PairingNumber, SideResult};
use serde::{Deserialize, Serialize};

use super::columns::Columns;
use super::note::{Findings, NoteKind};

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

    /// The ten columns of a cell: opponent, colour, result, two blanks.
    pub(super) fn text(self) -> String {
        if self == Self::default() {
            return " ".repeat(ROUND_WIDTH);
        }
        let opponent = self.opponent.map_or_else(|| "0000".to_owned(), |n| format!("{:>4}", n.0));
        let colour = match self.colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        let result = if self.unknown { '?' } else { self.result.map_or(' ', SideResult::code) };
        format!("{opponent} {colour} {result}  ")
    }
}

/// The first column of the first round.
pub(super) const FIRST_ROUND: usize = 92;
/// The width of a round.
pub(super) const ROUND_WIDTH: usize = 10;
/// The most rounds that are read.
pub(super) const MOST_ROUNDS: usize = 200;

/// The rounds of a line; blank ones at the end are none.
pub(super) fn rounds(columns: &Columns, team: bool, findings: &mut Findings) -> Vec<Cell> {
    let past_the_last = FIRST_ROUND + MOST_ROUNDS * ROUND_WIDTH;
    let mut rounds: Vec<Cell> = (FIRST_ROUND..=columns.len())
        .step_by(ROUND_WIDTH)
        .take(MOST_ROUNDS)
        .map(|column| cell(columns, column, team, findings))
        .collect();
    if columns.first_filled(past_the_last) <= columns.len() {
        columns.note(findings, past_the_last, NoteKind::TooLarge, &MOST_ROUNDS.to_string());
    }
    while rounds.last().is_some_and(|c| *c == Cell::default()) {
        rounds.pop();
    }
    rounds
}

fn cell(columns: &Columns, column: usize, team: bool, findings: &mut Findings) -> Cell {
    columns.want_blank(&[column + 4, column + 6, column + 8, column + 9], NoteKind::ColumnsCrossed, findings);
    let opponent = columns.pairing_number(column, column + 3, findings);
    let colour = colour(columns, column + 5, findings);
    let place = column + 7;
    let code = columns.at(place);
    let mut unknown = false;
    let result = match code {
        ' ' => None,
        '*' | '?' | 'X' | 'x' => {
            unknown = true;
            columns.note(findings, place, NoteKind::UnknownResult, &code.to_string());
            None
        }
        '½' => {
            columns.adjust(findings, (place, place), NoteKind::OtherResultCode, "=", 1);
            Some(SideResult::Draw)
        }
        code => {
            let result = SideResult::from_code(code);
            if result.is_none() && !code.is_whitespace() {
                columns.note(findings, place, NoteKind::NotAResult, &code.to_string());
            }
            result
        }
    };
    if opponent.is_some() && colour.is_none() && result.is_some_and(SideResult::is_played) {
        let found = opponent.map_or(0, |number| number.0).to_string();
        columns.note(findings, column + 5, NoteKind::NoColour, &found);
    }
    let result = result.map(|result| if team { result } else { without_opponent(result, opponent) });
    Cell { opponent, colour, result, unknown }
}

fn colour(columns: &Columns, column: usize, findings: &mut Findings) -> Option<Colour> {
    let letter = columns.at(column);
    let colour = match letter.to_ascii_lowercase() {
        'w' => Some(Colour::White),
        'b' => Some(Colour::Black),
        '-' => None,
        c if c.is_whitespace() => None,
        other => {
            columns.note(findings, column, NoteKind::NotAColour, &other.to_string());
            None
        }
    };
    if colour.is_some() && letter.is_ascii_uppercase() {
        let small = letter.to_ascii_lowercase().to_string();
        columns.adjust(findings, (column, column), NoteKind::CapitalColour, &small, 1);
    }
    colour
}

/// Old programs write byes as games against nobody: `0000 - +` is a full-point bye, `0000 - -` an absence. In a team
/// event it is a forfeit: the player was there, or missing, and no opponent is named.
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
