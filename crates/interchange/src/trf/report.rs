//! The whole file.

use std::collections::BTreeMap;

use arbitro_tournament::{Colour, PairingNumber, ScoringSystem};

use super::columns::Columns;
use super::note::{Note, NoteKind};
use super::player::{self, ReportPlayer};
use super::records::{self, AbnormalPoints, Acceleration, Byes, Prohibited};
use super::text;

/// A tournament report as it stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Records whose content is plain text (012 to 132, 192, 202, 212, 222...), by code, in their order.
    pub texts: BTreeMap<u16, Vec<String>>,
    /// The players, by pairing number.
    pub players: Vec<ReportPlayer>,
    /// Record 142: the rounds planned.
    pub rounds: Option<u16>,
    /// Record 152: the colour drawn by lot.
    pub initial_colour: Option<Colour>,
    /// Record 162: the scoring.
    pub scoring: Option<ScoringSystem>,
    /// Record 240.
    pub byes: Vec<Byes>,
    /// Record 250.
    pub acceleration: Vec<Acceleration>,
    /// Record 260.
    pub prohibited: Vec<Prohibited>,
    /// Record 299.
    pub abnormal_points: Vec<AbnormalPoints>,
    /// Absent in the next round, by the older record XXZ.
    pub absent_next: Vec<PairingNumber>,
    /// Lines of other records, as they stand, with their numbers.
    pub others: Vec<(usize, String)>,
    /// What was odd.
    pub notes: Vec<Note>,
}

/// The most players that are read: pairing numbers have four digits.
const MOST_PLAYERS: usize = 9_999;

/// Reads a report from the bytes of a file. It always gives one: what could not be read is told in its notes.
pub fn read(bytes: &[u8]) -> Report {
    let (text, other_encoding) = text::decode(bytes);
    let mut report = Report::default();
    if other_encoding {
        report.notes.push(Note { line: 0, column: 1, kind: NoteKind::OtherEncoding, found: String::new() });
    }
    for (number, line) in (1..).zip(text::lines(&text)) {
        report.read_line(number, line);
    }
    report.sort_players();
    super::pairing::check(&mut report);
    report
}

impl Report {
    /// The first text of a record, such as 12 for the name of the tournament.
    pub fn text(&self, code: u16) -> Option<&str> {
        self.texts.get(&code).and_then(|lines| lines.first()).map(String::as_str)
    }

    /// The player with a number.
    pub fn player(&self, number: PairingNumber) -> Option<&ReportPlayer> {
        let i = self.players.binary_search_by_key(&number, |p| p.number).ok()?;
        self.players.get(i)
    }

    fn read_line(&mut self, number: usize, line: &str) {
        let code = line.get(..3).unwrap_or_default();
        let columns = || Columns::of_chars(number, line);
        let notes = &mut self.notes;
        match code {
            "001" => self.players.extend(player::read(number, line, notes)),
            "142" | "XXR" => {
                let text = columns().field(4, line.len().max(4));
                self.rounds = text.parse().ok().or(self.rounds);
                if text.parse::<u16>().is_err() {
                    notes.push(columns().note(5, NoteKind::NotANumber, &text));
                }
            }
            "152" | "XXC" => {
                self.initial_colour =
                    records::initial_colour(line.get(3..).unwrap_or_default()).or(self.initial_colour);
            }
            "162" => self.scoring = Some(records::scoring(&columns(), notes)),
            "240" => self.byes.extend(records::byes(&columns(), notes)),
            "250" => self.acceleration.extend(records::acceleration(&columns(), notes)),
            "XXA" => self.acceleration.extend(records::loose_acceleration(&columns(), notes)),
            "260" => self.prohibited.push(records::prohibited(&columns(), notes)),
            "XXP" => {
                let players = records::loose_numbers(&columns(), notes);
                self.prohibited.push(Prohibited { rounds: (1, u16::MAX), players });
            }
            "299" => self.abnormal_points.extend(records::abnormal_points(&columns(), notes)),
            "XXZ" => self.absent_next.extend(records::loose_numbers(&columns(), notes)),
            _ => self.keep(number, code, line),
        }
    }

    fn keep(&mut self, number: usize, code: &str, line: &str) {
        let known = code.len() == 3 && code.ends_with('2');
        match code.parse::<u16>() {
            Ok(code) if known => {
                let text = line.get(3..).unwrap_or_default().trim().to_owned();
                self.texts.entry(code).or_default().push(text);
            }
            _ if line.trim().is_empty() => {}
            _ => self.others.push((number, line.to_owned())),
        }
    }

    fn sort_players(&mut self) {
        if self.players.len() > MOST_PLAYERS {
            let line = self.players.get(MOST_PLAYERS).map_or(0, |p| p.line);
            self.notes.push(Note { line, column: 1, kind: NoteKind::TooLarge, found: String::new() });
            self.players.truncate(MOST_PLAYERS);
        }
        self.players.sort_by_key(|p| (p.number, p.line));
        let notes = &mut self.notes;
        self.players.dedup_by(|later, first| {
            let twice = later.number == first.number;
            if twice {
                let found = later.number.to_string();
                notes.push(Note { line: later.line, column: 5, kind: NoteKind::NumberTwice, found });
            }
            twice
        });
        if self.players.is_empty() {
            self.notes.push(Note { line: 0, column: 1, kind: NoteKind::NoPlayers, found: String::new() });
        }
    }
}
