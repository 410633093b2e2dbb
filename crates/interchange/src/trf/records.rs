//! The records on rules, byes, virtual points, prohibited pairs and points beside the results.

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};
use serde::{Deserialize, Serialize};

use super::columns::{Columns, signed};
use super::note::{Findings, NoteKind};
use super::write::{decimal, numbers};

/// Record 162: the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// What results are worth.
    pub system: ScoringSystem,
    /// `X`: what an adjourned game, or one whose result is not known, is worth for now; none for a draw.
    pub unknown: Option<Points>,
}

/// Record 240: byes of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Byes {
    /// F, H or Z.
    pub result: SideResult,
    /// The round, from 1.
    pub round: u16,
    /// Who has them: players, or teams in a team event.
    pub players: Vec<PairingNumber>,
}

/// Record 250: virtual points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acceleration {
    /// Match points; none in an individual event.
    pub match_points: Option<Points>,
    /// The points; game points in a team event.
    pub points: Points,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last player or team.
    pub players: (PairingNumber, PairingNumber),
}

/// Record 260: players or teams of whom no two may meet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prohibited {
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// Who they are.
    pub players: Vec<PairingNumber>,
}

/// Record 299: points that the results do not give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AbnormalPoints {
    /// `W D L F H Z + -`: the kind of result that is worth so many points; none for a bonus or a penalty.
    pub kind: Option<char>,
    /// Match points, with their sign.
    pub match_points: Option<Points>,
    /// The points, with their sign; game points in a team event.
    pub points: Points,
    /// The round; none for all.
    pub round: Option<u16>,
    /// Players or teams.
    pub players: Vec<PairingNumber>,
}

impl Scoring {
    /// Symbols that are not named keep their value; the pairing-allocated bye is worth a win.
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Self {
        let mut system = ScoringSystem::STANDARD;
        let (mut bye, mut unknown) = (None, None);
        let text = columns.rest(4);
        let mut words = text.split_whitespace();
        while let Some(symbol) = words.next() {
            // Symbol and value may stand together (`W3.0`).
            let letters = symbol.trim_end_matches(|c: char| c.is_ascii_digit() || ".,-½".contains(c));
            let value = match symbol.strip_prefix(letters) {
                Some("") | None => words.next().unwrap_or_default(),
                Some(value) => value,
            };
            let Some(points) = signed(value) else {
                columns.note(findings, 5, NoteKind::NotPoints, format!("{letters} {value}").trim());
                continue;
            };
            match letters.to_ascii_uppercase().as_str() {
                "W" => system.win = points,
                "D" => system.draw = points,
                "L" => system.loss = points,
                "A" | "Z" => system.absence = points,
                "P" => bye = Some(points),
                "X" => unknown = Some(points),
                other => columns.note(findings, 5, NoteKind::UnknownSymbol, other),
            }
        }
        system.pairing_allocated_bye = bye.unwrap_or(system.win);
        Self { system, unknown }
    }

    /// The line of the record.
    pub(super) fn text(self) -> String {
        let s = self.system;
        let pairs = [
            ('W', Some(s.win)),
            ('D', Some(s.draw)),
            ('L', Some(s.loss)),
            ('A', Some(s.absence)),
            ('P', Some(s.pairing_allocated_bye)),
            ('X', self.unknown),
        ];
        let symbol = |(symbol, points): (char, Option<Points>)| {
            points.map(|points| format!(" {symbol}{:>4}   ", decimal(points)))
        };
        pairs.into_iter().filter_map(symbol).fold("162 ".to_owned(), |line, symbol| line + &symbol)
    }
}

/// Record 152: the colour drawn by lot.
pub(super) fn initial_colour(columns: &Columns, findings: &mut Findings) -> Option<Colour> {
    let text = columns.rest(4).to_ascii_lowercase();
    match text.as_str() {
        "w" | "white" | "white1" => Some(Colour::White),
        "b" | "black" | "black1" => Some(Colour::Black),
        _ => {
            columns.note(findings, 5, NoteKind::NotAColourByLot, &text);
            None
        }
    }
}

impl Byes {
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        let code = columns.at(5);
        let result = match code.to_ascii_uppercase() {
            'F' => SideResult::FullPointBye,
            'H' => SideResult::HalfPointBye,
            'Z' => SideResult::ZeroPointBye,
            _ => {
                columns.note(findings, 5, NoteKind::NotABye, &code.to_string());
                return None;
            }
        };
        columns.want_blank(&[6, 10], NoteKind::ColumnsCrossed, findings);
        let Some(round) = columns.number(7, 9, findings) else {
            columns.note(findings, 7, NoteKind::ShortLine, "240");
            return None;
        };
        Some(Self { result, round, players: columns.pairing_numbers(11, findings) })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        format!("240 {} {:>3}{}", self.result.code(), self.round, numbers(&self.players))
    }
}

impl Acceleration {
    /// In an individual event points may stand in the columns for match points.
    pub(super) fn read(columns: &Columns, team: bool, findings: &mut Findings) -> Option<Self> {
        let match_points = columns.points(5, 8, findings);
        let points = columns.points(10, 13, findings);
        let (match_points, points) = match (match_points, points) {
            (Some(misplaced), None) if !team => {
                columns.note(findings, 5, NoteKind::DraftColumns, &columns.field(5, 8));
                (None, Some(misplaced))
            }
            (Some(both), None) => (Some(both), Some(Points::ZERO)),
            both => both,
        };
        let rounds = (columns.number(15, 17, findings), columns.number(19, 21, findings));
        let players = (columns.pairing_number(23, 26, findings), columns.pairing_number(28, 31, findings));
        if let (Some(points), (Some(first), Some(last)), (Some(one), Some(other))) = (points, rounds, players)
        {
            return Some(Self { match_points, points, rounds: (first, last), players: (one, other) });
        }
        columns.note(findings, 5, NoteKind::ShortLine, "250");
        None
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let match_points = self.match_points.map_or(String::new(), decimal);
        let points = decimal(self.points);
        let (first, last) = self.rounds;
        let (one, other) = (self.players.0.0, self.players.1.0);
        format!("250 {match_points:>4} {points:>4} {first:>3} {last:>3} {one:>4} {other:>4}")
    }
}

impl Prohibited {
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        columns.want_blank(&[8, 12], NoteKind::ColumnsCrossed, findings);
        let first = columns.number(5, 7, findings).unwrap_or(1).max(1);
        let last = columns.number(9, 11, findings).filter(|last| *last > 0).unwrap_or(u16::MAX);
        let players = columns.pairing_numbers(13, findings);
        if players.is_empty() {
            columns.note(findings, 13, NoteKind::ShortLine, "260");
            return None;
        }
        Some(Self { rounds: (first, last), players })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let (first, last) = (self.rounds.0, self.rounds.1.min(999));
        format!("260 {first:>3} {last:>3}{}", numbers(&self.players))
    }
}

/// Where the fields of record 299 stand: match points, points, round, the first number.
type Places = ((usize, usize), (usize, usize), (usize, usize), usize);

/// The columns of the standard, and those of drafts and of the programs that follow them.
const ABNORMAL: [Places; 2] = [((8, 11), (14, 17), (20, 22), 24), ((7, 10), (12, 15), (17, 19), 21)];

impl AbnormalPoints {
    /// The columns of the drafts are taken where those of the standard do not fit, and these do.
    pub(super) fn read(columns: &Columns, findings: &mut Findings) -> Option<Self> {
        let [standard, draft] = ABNORMAL.map(|places| {
            let mut found = Findings::default();
            (Self::at(columns, places, &mut found), found)
        });
        let fits = |way: &(Option<Self>, Findings)| way.0.is_some() && way.1.problems() == 0;
        let drafted = !fits(&standard) && fits(&draft);
        if drafted {
            columns.note(findings, 5, NoteKind::DraftColumns, &columns.rest(5));
        }
        let (read, found) = if drafted { draft } else { standard };
        if read.is_none() && found.problems() == 0 {
            columns.note(findings, 14, NoteKind::ShortLine, "299");
        }
        findings.append(found);
        read
    }

    fn at(columns: &Columns, places: Places, findings: &mut Findings) -> Option<Self> {
        let (match_points, points, round, players) = places;
        // Every column between the fields is blank.
        let gaps = [6, match_points.0 - 1, points.0 - 1, round.0 - 1, players - 1];
        columns.want_blank(&gaps, NoteKind::ColumnsCrossed, findings);
        let match_points = columns.points(match_points.0, match_points.1, findings);
        let points = columns.points(points.0, points.1, findings);
        let round = columns.number(round.0, round.1, findings).filter(|round| *round > 0);
        let players = columns.pairing_numbers(players, findings);
        let kind = Some(columns.at(5)).filter(|c| !c.is_whitespace());
        if players.is_empty() || (points.is_none() && match_points.is_none()) {
            return None;
        }
        Some(Self { kind, match_points, points: points.unwrap_or_default(), round, players })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let match_points = self.match_points.map_or(String::new(), decimal);
        let points = decimal(self.points);
        let round = self.round.map_or(String::new(), |round| round.to_string());
        let kind = self.kind.unwrap_or(' ');
        format!("299 {kind}  {match_points:>4}  {points:>4}  {round:>3}{}", numbers(&self.players))
    }
}
