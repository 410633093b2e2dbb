//! The records of team events.

use arbitro_tournament::{Colour, PairingNumber, Points};
use serde::{Deserialize, Serialize};

use super::columns::Columns;
use super::note::{Findings, NoteKind};
use super::player::cut;
use super::write::{decimal, numbers};

/// Record 310: a team; or 013, its form in older files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// The line it stands in, from 1.
    pub line: usize,
    /// The number; in older files that of its place among the records.
    pub number: PairingNumber,
    /// Name.
    pub name: String,
    /// Short name.
    pub nickname: String,
    /// Strength, mostly the average rating, as it is written.
    pub strength: String,
    /// Match points as they are written.
    pub match_points: Option<Points>,
    /// Game points as they are written.
    pub game_points: Option<Points>,
    /// Rank as it is written.
    pub rank: Option<u16>,
    /// The players, in the order of boards.
    pub members: Vec<PairingNumber>,
}

/// Record 300: a line-up that is not in the order of the team, or has empty boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUp {
    /// The round, from 1.
    pub round: u16,
    /// The team.
    pub team: PairingNumber,
    /// Its opponent.
    pub opponent: Option<PairingNumber>,
    /// The players from board 1; none where nobody sits.
    pub boards: Vec<Option<PairingNumber>>,
}

/// Record 320: the pairing-allocated byes of teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamByes {
    /// What it is worth in match points.
    pub match_points: Option<Points>,
    /// What it is worth in game points.
    pub game_points: Option<Points>,
    /// The team of each round from round 1.
    pub teams: Vec<Option<PairingNumber>>,
}

/// Who has forfeited a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Forfeit {
    /// `-+`.
    White,
    /// `+-`.
    Black,
    /// `--`.
    Both,
}

/// Record 330: a match forfeited as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForfeitedMatch {
    /// Who has forfeited it.
    pub by: Forfeit,
    /// The round, from 1.
    pub round: u16,
    /// The team that was to have White on board 1.
    pub white: PairingNumber,
    /// The other.
    pub black: PairingNumber,
}

/// Record 362: what matches are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScoring {
    /// A match won.
    pub win: Points,
    /// A match drawn.
    pub draw: Points,
    /// A match lost.
    pub loss: Points,
}

impl MatchScoring {
    /// Two points, one, none: what a file means that has no record 362.
    pub const STANDARD: Self =
        Self { win: Points::from_hundredths(200), draw: Points::ONE, loss: Points::ZERO };

    /// Values may stand where they will, after their symbols.
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Self {
        let mut scoring = Self::STANDARD;
        let text = columns.rest(4);
        let mut words = text.split_whitespace();
        while let Some(symbol) = words.next() {
            let value = words.next().unwrap_or_default();
            let Some(points) = super::columns::signed(value) else {
                columns.note(findings, 5, NoteKind::NotPoints, format!("{symbol} {value}").trim());
                continue;
            };
            match symbol.to_ascii_uppercase().as_str() {
                "TW" => scoring.win = points,
                "TD" => scoring.draw = points,
                "TL" => scoring.loss = points,
                other => columns.note(findings, 5, NoteKind::UnknownSymbol, other),
            }
        }
        scoring
    }

    /// The line of the record.
    pub(super) fn text(self) -> String {
        let (win, draw, loss) = (decimal(self.win), decimal(self.draw), decimal(self.loss));
        format!("362 TW{win:>4}   TD{draw:>4}   TL{loss:>4}")
    }
}

/// Record 352: the colours of the White team from board 1.
pub(super) fn board_colours(columns: &Columns, findings: &mut Findings) -> Option<Vec<Colour>> {
    let text = columns.rest(4);
    let colour = |c: char| match c.to_ascii_lowercase() {
        'w' => Some(Colour::White),
        'b' => Some(Colour::Black),
        _ => None,
    };
    let colours: Option<Vec<Colour>> = text.chars().map(colour).collect();
    if colours.is_none() {
        columns.note(findings, 5, NoteKind::NotAColour, &text);
    }
    colours.filter(|colours| !colours.is_empty())
}

impl Team {
    /// Reads record 310.
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        columns.want_blank(&[41, 47, 54], NoteKind::NotBlank, findings);
        columns.want_blank(&[4, 8, 61, 68, 72, 73], NoteKind::ColumnsCrossed, findings);
        let Some(number) = columns.pairing_number(5, 7, findings) else {
            columns.note(findings, 5, NoteKind::ShortLine, "310");
            return None;
        };
        Some(Self {
            line: columns.line,
            number,
            name: columns.field(9, 40),
            nickname: columns.field(42, 46),
            strength: columns.field(48, 53),
            match_points: columns.points(55, 60, findings),
            game_points: columns.points(62, 67, findings),
            rank: columns.number(69, 71, findings),
            members: columns.pairing_numbers(74, findings),
        })
    }

    /// Reads record 013; its number is that of its place.
    pub(super) fn read_old(columns: &Columns, findings: &mut Findings) -> Self {
        Self {
            line: columns.line,
            number: PairingNumber(0),
            name: columns.field(5, 36),
            nickname: String::new(),
            strength: String::new(),
            match_points: None,
            game_points: None,
            rank: None,
            members: columns.pairing_numbers(37, findings),
        }
    }

    /// The line of record 310.
    pub(super) fn text(&self) -> String {
        format!(
            "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3} {}",
            self.number.0,
            cut(&self.name, 32),
            cut(&self.nickname, 5),
            cut(&self.strength, 6),
            self.match_points.map_or(String::new(), decimal),
            self.game_points.map_or(String::new(), decimal),
            self.rank.map_or(String::new(), |rank| rank.to_string()),
            numbers(&self.members),
        )
    }

    /// The line of record 013.
    pub(super) fn old_text(&self) -> String {
        let members = numbers(&self.members);
        // The first number stands right after the name's columns.
        format!("013 {:<32}{}", cut(&self.name, 32), members.strip_prefix(' ').unwrap_or(&members))
    }
}

/// Numbers of three columns each, one blank before each.
fn teams(numbers: &[Option<PairingNumber>], width: usize) -> String {
    let text = |number: &Option<PairingNumber>| {
        let number = number.map_or(0, |number| number.0);
        format!(" {number:>width$}")
    };
    numbers.iter().map(text).collect()
}

impl LineUp {
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        columns.want_blank(&[4, 8, 12, 16], NoteKind::ColumnsCrossed, findings);
        let round = columns.number(5, 7, findings).filter(|round| *round > 0);
        let team = columns.pairing_number(9, 11, findings);
        let opponent = columns.pairing_number(13, 15, findings);
        let boards = columns.places(17, 4, findings);
        let (Some(round), Some(team)) = (round, team) else {
            columns.note(findings, 5, NoteKind::ShortLine, "300");
            return None;
        };
        Some(Self { round, team, opponent, boards })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let opponent = self.opponent.map_or(0, |team| team.0);
        format!("300 {:>3} {:>3} {opponent:>3}{}", self.round, self.team.0, teams(&self.boards, 4))
    }
}

impl TeamByes {
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Self {
        columns.want_blank(&[4, 9, 14], NoteKind::ColumnsCrossed, findings);
        Self {
            match_points: columns.points(5, 8, findings),
            game_points: columns.points(10, 13, findings),
            teams: columns.places(15, 3, findings),
        }
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let points = |points: Option<Points>| points.map_or(String::new(), decimal);
        let (match_points, game_points) = (points(self.match_points), points(self.game_points));
        format!("320 {match_points:>4} {game_points:>4}{}", teams(&self.teams, 3))
    }
}

impl ForfeitedMatch {
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        let code = columns.field(5, 6);
        let by = match code.as_str() {
            "-+" => Forfeit::White,
            "+-" => Forfeit::Black,
            "--" => Forfeit::Both,
            _ => {
                columns.note(findings, 5, NoteKind::NotAForfeit, &code);
                return None;
            }
        };
        columns.want_blank(&[4, 7, 11, 15], NoteKind::ColumnsCrossed, findings);
        let round = columns.number(8, 10, findings).filter(|round| *round > 0);
        let white = columns.pairing_number(12, 14, findings);
        let black = columns.pairing_number(16, 18, findings);
        let (Some(round), Some(white), Some(black)) = (round, white, black) else {
            columns.note(findings, 8, NoteKind::ShortLine, "330");
            return None;
        };
        Some(Self { by, round, white, black })
    }

    /// The line of the record.
    pub(super) fn text(self) -> String {
        let code = match self.by {
            Forfeit::White => "-+",
            Forfeit::Black => "+-",
            Forfeit::Both => "--",
        };
        format!("330 {code} {:>3} {:>3} {:>3}", self.round, self.white.0, self.black.0)
    }
}
