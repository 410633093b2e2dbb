//! A line as a record.

use arbitro_tournament::Colour;

use super::columns::Columns;
use super::date::Date;
use super::dialect::Dialect;
use super::header::{self, StartingRank, TimeControl};
use super::note::{Findings, Note, NoteKind, patched};
use super::player::{self, NationalPlayer, ReportPlayer};
use super::records::{self, AbnormalPoints, Acceleration, Byes, Prohibited, Scoring};
use super::system::System;
use super::team::{self, ForfeitedMatch, LineUp, MatchScoring, Team, TeamByes};

/// What a line of the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Record {
    /// Records whose content is text.
    Text(u16, String),
    RoundDates(Vec<Option<Date>>),
    Rounds(u16),
    InitialColour(Colour),
    Scoring(Scoring),
    StartingRank(StartingRank),
    BoardColours(Vec<Colour>),
    MatchScoring(MatchScoring),
    Player(Box<ReportPlayer>),
    National(Box<NationalPlayer>),
    Team(Box<Team>),
    OldTeam(Box<Team>),
    Byes(Byes),
    Acceleration(Acceleration),
    Prohibited(Prohibited),
    AbnormalPoints(AbnormalPoints),
    LineUp(LineUp),
    TeamByes(TeamByes),
    ForfeitedMatch(ForfeitedMatch),
    Dialect(Dialect),
    /// What follows `###`.
    Comment(String),
    /// A line kept as it is.
    Other(String),
}

/// A line that was read.
pub(super) struct ReadLine {
    pub record: Record,
    pub notes: Vec<Note>,
    /// The line as it is written.
    pub text: String,
}

/// Reads a line. Whether the file is that of a team event decides how games against nobody are read.
pub(super) fn read(number: usize, line: &str, team: bool) -> ReadLine {
    let mut findings = Findings::default();
    let record = record(number, line, team, &mut findings).unwrap_or_else(|| Record::Other(line.to_owned()));
    let text = match findings.anew {
        Some((kind, laid_out)) => {
            let anew = patched(&laid_out, &findings.patches);
            let (found, became) = (line.trim_end().to_owned(), Some(anew.clone()));
            findings.notes.insert(0, Note { line: number, column: 1, kind, found, became });
            anew
        }
        None => patched(line, &findings.patches),
    };
    ReadLine { record, notes: findings.notes, text }
}

/// The record of a line; none if it can only be kept.
fn record(number: usize, line: &str, team: bool, findings: &mut Findings) -> Option<Record> {
    let code = code(line);
    let columns = Columns::of_chars(number, line);
    match code.as_str() {
        "001" => player::read(number, line, team, findings).map(|player| Record::Player(Box::new(player))),
        "013" => Some(Record::OldTeam(Box::new(Team::read_old(&columns, findings)))),
        "132" => Some(Record::RoundDates(header::round_dates(&columns, findings))),
        "142" => rounds(&columns, findings).map(Record::Rounds),
        "152" => records::initial_colour(&columns, findings).map(Record::InitialColour),
        "162" => Some(Record::Scoring(Scoring::read(&columns, findings))),
        "172" => StartingRank::read(&columns, findings).map(Record::StartingRank),
        "240" => Byes::read(&columns, findings).map(Record::Byes),
        "250" => Acceleration::read(&columns, team, findings).map(Record::Acceleration),
        "260" => Prohibited::read(&columns, findings).map(Record::Prohibited),
        "299" => AbnormalPoints::read(&columns, findings).map(Record::AbnormalPoints),
        "300" => LineUp::read(&columns, findings).map(Record::LineUp),
        "310" => Team::read(&columns, findings).map(|team| Record::Team(Box::new(team))),
        "320" => Some(Record::TeamByes(TeamByes::read(&columns, findings))),
        "330" => ForfeitedMatch::read(&columns, findings).map(Record::ForfeitedMatch),
        "352" => team::board_colours(&columns, findings).map(Record::BoardColours),
        "362" => Some(Record::MatchScoring(MatchScoring::read(&columns, findings))),
        // Crosstables for people; everything in them stands elsewhere.
        "801" | "802" => None,
        "###" => Some(Record::Comment(columns.rest(4))),
        _ if Dialect::knows(&code) => Dialect::read(&code, &columns, findings).map(Record::Dialect),
        _ => other(&code, &columns, findings),
    }
}

/// The first three characters.
pub(super) fn code(line: &str) -> String {
    line.chars().take(3).collect()
}

/// The most rounds that may be planned: records name rounds in three columns.
const MOST_PLANNED: u16 = 999;

fn rounds(columns: &Columns, findings: &mut Findings) -> Option<u16> {
    let text = columns.rest(4);
    let rounds = super::columns::digits(&text).filter(|rounds| *rounds <= MOST_PLANNED);
    if rounds.is_none() {
        columns.note(findings, columns.first_filled(4), NoteKind::NotANumber, &text);
    }
    rounds
}

/// Records of text end in 2; three capitals may be a federation's record; the rest is kept.
fn other(code: &str, columns: &Columns, findings: &mut Findings) -> Option<Record> {
    let digits = code.len() == 3 && code.bytes().all(|b| b.is_ascii_digit());
    if digits && code.ends_with('2') {
        return Some(Record::Text(code.parse().unwrap_or(0), text(code, columns, findings)));
    }
    let capitals = code.len() == 3 && code.bytes().all(|b| b.is_ascii_uppercase());
    if capitals && let Some(player) = NationalPlayer::read(columns) {
        return Some(Record::National(Box::new(player)));
    }
    let line = columns.rest(1);
    // A ruler helps people count columns.
    let ruler = line.starts_with("DDD") || line.starts_with("123456") || line.starts_with('#');
    if !line.is_empty() && !ruler {
        columns.note(findings, 1, NoteKind::UnknownRecord, code);
    }
    None
}

fn text(code: &str, columns: &Columns, findings: &mut Findings) -> String {
    if columns.at(4) == '\t' {
        columns.adjust(findings, (4, 4), NoteKind::ColumnsShifted, " ", 1);
    }
    match code {
        "042" | "052" => return header::date(columns, findings),
        _ if columns.rest(4).is_empty() => {}
        "192" if System::read(&columns.rest(4)).is_none() => {
            columns.note(findings, 5, NoteKind::UnknownSystem, &columns.rest(4));
        }
        "222" if TimeControl::read(&columns.rest(4)).is_none() => {
            columns.note(findings, 5, NoteKind::NotATimeControl, &columns.rest(4));
        }
        _ => {}
    }
    columns.rest(4)
}

impl Record {
    /// The line of the record as TRF26 has it.
    pub fn text(&self) -> String {
        match self {
            Self::Text(code, text) => format!("{code:03} {text}"),
            Self::RoundDates(dates) => header::round_dates_text(dates),
            Self::Rounds(rounds) => format!("142 {rounds}"),
            Self::InitialColour(colour) => {
                format!("152 {}", if *colour == Colour::White { 'W' } else { 'B' })
            }
            Self::Scoring(scoring) => scoring.text(),
            Self::StartingRank(rank) => rank.text(),
            Self::BoardColours(colours) => {
                let letter = |colour: &Colour| if *colour == Colour::White { 'W' } else { 'B' };
                format!("352 {}", colours.iter().map(letter).collect::<String>())
            }
            Self::MatchScoring(scoring) => scoring.text(),
            Self::Player(player) => player.text(),
            Self::National(player) => player.text(),
            Self::Team(team) => team.text(),
            Self::OldTeam(team) => team.old_text(),
            Self::Byes(byes) => byes.text(),
            Self::Acceleration(acceleration) => acceleration.text(),
            Self::Prohibited(prohibited) => prohibited.text(),
            Self::AbnormalPoints(points) => points.text(),
            Self::LineUp(line_up) => line_up.text(),
            Self::TeamByes(byes) => byes.text(),
            Self::ForfeitedMatch(forfeited) => forfeited.text(),
            Self::Dialect(dialect) => dialect.text(),
            Self::Comment(comment) => format!("### {comment}"),
            Self::Other(line) => line.clone(),
        }
    }
}
