//! The whole file.

use std::collections::BTreeMap;

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem};
use encoding_rs::Encoding;

use super::date::Date;
use super::dialect::{self, Dialect};
use super::event::IntegrityEvent;
use super::header::{StartingRank, TimeControl};
use super::layout::{Layout, Line};
use super::note::{Note, NoteKind};
use super::player::{NationalPlayer, ReportPlayer};
use super::record;
use super::records::{AbnormalPoints, Acceleration, Byes, Prohibited, Scoring};
use super::system::System;
use super::team::{ForfeitedMatch, LineUp, MatchScoring, Team, TeamByes};
use super::text;

/// A tournament report as it stands in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Records whose content is plain text (012 to 122, 182, 192, 202, 212, 222...), by code, in their order.
    pub texts: BTreeMap<u16, Vec<String>>,
    /// Record 132: the dates of the rounds from round 1; each record goes on where the one before ended.
    pub round_dates: Vec<Vec<Option<Date>>>,
    /// Record 142: the rounds planned.
    pub rounds: Option<u16>,
    /// Record 152: the colour drawn by lot.
    pub initial_colour: Option<Colour>,
    /// Record 162: the scoring of games.
    pub scoring: Option<Scoring>,
    /// Record 172: how starting ranks were found.
    pub starting_rank: Option<StartingRank>,
    /// Record 352: the colours of the White team from board 1.
    pub board_colours: Vec<Colour>,
    /// Record 362: the scoring of matches.
    pub match_scoring: Option<MatchScoring>,
    /// The players, by pairing number.
    pub players: Vec<ReportPlayer>,
    /// National records beside the players.
    pub national: Vec<NationalPlayer>,
    /// The teams, by number: records 310, or 013 where there are none.
    pub teams: Vec<Team>,
    /// Records 013 beside those of 310, which count.
    pub old_teams: Vec<Team>,
    /// Record 240.
    pub byes: Vec<Byes>,
    /// Record 250.
    pub acceleration: Vec<Acceleration>,
    /// Record 260.
    pub prohibited: Vec<Prohibited>,
    /// Record 299.
    pub abnormal_points: Vec<AbnormalPoints>,
    /// Record 300.
    pub line_ups: Vec<LineUp>,
    /// Record 320.
    pub team_byes: Option<TeamByes>,
    /// Record 330.
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// Records of older dialects (XXR, XXC...).
    pub dialect: Vec<Dialect>,
    /// What follows `###`, in order.
    pub comments: Vec<String>,
    /// Lines of other records, as they stand, with their numbers.
    pub others: Vec<(usize, String)>,
    /// What was odd.
    pub notes: Vec<Note>,
    /// Where each record stood in the file.
    pub layout: Layout,
}

/// The most notes that are kept.
pub(super) const MOST_NOTES: usize = 200_000;

/// Reads a report from the bytes of a file. It always gives one: what could not be read is told in its notes.
pub fn read(bytes: &[u8]) -> Report {
    read_as(bytes, None)
}

/// Reads a report from a file that, if it is not UTF-8, is in this encoding.
pub fn read_as(bytes: &[u8], otherwise: Option<&'static Encoding>) -> Report {
    let mut report = Report::default();
    if bytes.len() > text::MOST_BYTES {
        report.notes.push(Note::of_file(NoteKind::TooLarge, format!("{} MiB", bytes.len() >> 20)));
        return report;
    }
    let text = text::decode(bytes, otherwise, &mut report.notes);
    let (line_end, alike, closed) = text::line_ends(&text);
    if !alike {
        let mut note = Note::of_file(NoteKind::MixedLineEnds, String::new());
        note.became = Some(String::new());
        report.notes.push(note);
    }
    let team = text::lines(&text).any(|line| matches!(line.get(..3), Some("310" | "013")));
    report.layout = Layout { line_end, open_end: !closed, team, ..Layout::default() };
    for (number, line) in (1..).zip(text::lines(&text)) {
        if number > text::MOST_LINES || report.notes.len() > MOST_NOTES {
            report.notes.push(report_too_large(number));
            break;
        }
        report.read_line(number, line);
    }
    report.put_in_order();
    super::check::check(&mut report);
    report
}

const fn report_too_large(line: usize) -> Note {
    Note { line, column: 1, kind: NoteKind::TooLarge, found: String::new(), became: None }
}

impl Report {
    fn read_line(&mut self, number: usize, line: &str) {
        if line.len() > text::LONGEST_LINE {
            let kind = NoteKind::LineTooLong;
            let found = line.len().to_string();
            self.notes.push(Note { line: number, column: text::LONGEST_LINE + 1, kind, found, became: None });
            return;
        }
        if line.trim().is_empty() {
            self.layout.lines.push(Line { number, text: line.to_owned(), key: None });
            return;
        }
        let read = record::read(number, line, self.layout.team);
        self.notes.extend(read.notes);
        let key = self.take(number, read.record);
        if key.is_none() {
            let found = record::code(line);
            let kind = NoteKind::RecordTwice;
            self.notes.push(Note { line: number, column: 1, kind, found, became: None });
        }
        self.layout.lines.push(Line { number, text: read.text, key });
    }

    /// Players and teams by number; of two with one number the first counts.
    fn put_in_order(&mut self) {
        let mut twice: Vec<(usize, NoteKind, PairingNumber)> = Vec::new();
        self.players.sort_by_key(|player| (player.number, player.line));
        self.players.dedup_by(|later, first| {
            let same = later.number == first.number;
            if same {
                twice.push((later.line, NoteKind::NumberTwice, later.number));
            }
            same
        });
        self.teams.sort_by_key(|team| (team.number, team.line));
        self.teams.dedup_by(|later, first| {
            let same = later.number == first.number;
            if same {
                twice.push((later.line, NoteKind::TeamTwice, later.number));
            }
            same
        });
        for (line, kind, number) in twice {
            self.notes.push(Note { line, column: 5, kind, found: number.to_string(), became: None });
            // The line stays as it is, whatever becomes of the other.
            let place = self.layout.lines.binary_search_by_key(&line, |line| line.number);
            if let Some(line) = place.ok().and_then(|place| self.layout.lines.get_mut(place)) {
                line.key = None;
            }
        }
        if self.teams.is_empty() {
            self.teams = std::mem::take(&mut self.old_teams);
            self.layout.old_teams = true;
        }
        if self.players.is_empty() {
            self.notes.push(Note::of_file(NoteKind::NoPlayers, String::new()));
        }
    }

    /// The first text of a record, such as 12 for the name of the tournament.
    pub fn text(&self, code: u16) -> Option<&str> {
        self.texts.get(&code).and_then(|lines| lines.first()).map(String::as_str)
    }

    /// Sets the one text of a record; an empty one takes the record away.
    pub fn set_text(&mut self, code: u16, text: &str) {
        if text.is_empty() {
            self.texts.remove(&code);
        } else {
            self.texts.insert(code, vec![text.split_whitespace().collect::<Vec<_>>().join(" ")]);
        }
    }

    /// The player with a number.
    pub fn player(&self, number: PairingNumber) -> Option<&ReportPlayer> {
        let i = self.players.binary_search_by_key(&number, |p| p.number).ok()?;
        self.players.get(i)
    }

    /// The team with a number.
    pub fn team(&self, number: PairingNumber) -> Option<&Team> {
        let i = self.teams.binary_search_by_key(&number, |team| team.number).ok()?;
        self.teams.get(i)
    }

    /// Whether it is an event of teams.
    pub const fn is_team_event(&self) -> bool {
        !self.teams.is_empty()
    }

    /// The first day (042), if it can be read.
    pub fn start(&self) -> Option<Date> {
        Date::read(self.text(42)?)
    }

    /// The last day (052), if it can be read.
    pub fn end(&self) -> Option<Date> {
        Date::read(self.text(52)?)
    }

    /// The dates of the rounds from round 1 (132).
    pub fn dates(&self) -> Vec<Option<Date>> {
        self.round_dates.concat()
    }

    /// The rounds planned: record 142, or XXR.
    pub fn planned_rounds(&self) -> Option<u16> {
        let older = |dialect: &Dialect| match dialect {
            Dialect::Rounds(rounds) => Some(*rounds),
            _ => None,
        };
        self.rounds.or_else(|| self.dialect.iter().find_map(older))
    }

    /// The colour drawn by lot: record 152, or XXC.
    pub fn colour_by_lot(&self) -> Option<Colour> {
        let older = |dialect: &Dialect| match dialect {
            Dialect::Configuration { colour, .. } => *colour,
            _ => None,
        };
        self.initial_colour.or_else(|| self.dialect.iter().find_map(older))
    }

    /// What results are worth: record 162, or XXS, or as the Laws have it.
    pub fn scoring_system(&self) -> ScoringSystem {
        if let Some(scoring) = self.scoring {
            return scoring.system;
        }
        let mut system = ScoringSystem::STANDARD;
        for older in &self.dialect {
            if let Dialect::Points { values, .. } = older {
                dialect::apply(values, &mut system);
            }
        }
        system
    }

    /// What a game is worth for now that is adjourned or whose result is not known: a draw, but where record 162 says
    /// otherwise.
    pub fn unknown_result(&self) -> Points {
        self.scoring.and_then(|s| s.unknown).unwrap_or_else(|| self.scoring_system().draw)
    }

    /// What matches are worth: record 362, or 2, 1, 0.
    pub fn match_scoring(&self) -> MatchScoring {
        self.match_scoring.unwrap_or(MatchScoring::STANDARD)
    }

    /// The pairing system, if record 192, or 092 where there is none, has a code that is known.
    pub fn system(&self) -> Option<System> {
        System::read(self.text(192).or_else(|| self.text(92))?)
    }

    /// The codes by which the table is ordered, the points first: record 212, or 202 after the points.
    pub fn order(&self) -> Option<Vec<&str>> {
        let list = |text: &'static str, code| -> Option<Vec<&str>> {
            let codes = self.text(code)?.split(',').map(str::trim).filter(|c| !c.is_empty());
            Some(Some(text).into_iter().filter(|t| !t.is_empty()).chain(codes).collect())
        };
        list("", 212).or_else(|| list("PTS", 202))
    }

    /// Record 222, if it can be read.
    pub fn time_control(&self) -> Option<TimeControl> {
        TimeControl::read(self.text(222)?)
    }

    /// Who is absent in the next round by the older record XXZ.
    pub fn absent_next(&self) -> Vec<PairingNumber> {
        let older = |dialect: &Dialect| match dialect {
            Dialect::Absent(players) => players.clone(),
            _ => Vec::new(),
        };
        self.dialect.iter().flat_map(older).collect()
    }

    /// What `###` lines say of events that make the past pairings impossible to reproduce.
    pub fn integrity_events(&self) -> Vec<IntegrityEvent> {
        self.comments.iter().filter_map(|comment| IntegrityEvent::read(comment)).collect()
    }

    /// Adds a `###` line for such an event.
    pub fn add_integrity_event(&mut self, event: &IntegrityEvent) {
        self.comments.push(event.comment());
    }

    /// The worst of the notes; none for a report that is as the standard has it.
    pub fn severity(&self) -> Option<super::Severity> {
        self.notes.iter().map(|note| note.kind.severity()).max()
    }
}
