//! Record 001: a player with the rounds; and the national records beside it.

use arbitro_tournament::{Federation, PairingNumber, Points, Rating, Sex, Title};

use super::cell::{self, Cell};
use super::columns::Columns;
use super::date::Date;
use super::loose;
use super::note::{Findings, NoteKind, patched};

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
    /// The rounds, from round 1. In a team event a blank one is a round in which the player was not fielded.
    pub rounds: Vec<Cell>,
}

impl ReportPlayer {
    /// The date of birth, if it can be read.
    pub fn born(&self) -> Option<Date> {
        Date::read(&self.birth)
    }
}

/// A player as a national federation knows him: a record whose code is that of the federation (columns as in 001).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NationalPlayer {
    /// The line it stands in, from 1.
    pub line: usize,
    /// The three capitals of the record.
    pub code: String,
    /// The pairing number.
    pub number: PairingNumber,
    /// Sex as it is written.
    pub sex: char,
    /// National class or title as it is written.
    pub class: String,
    /// Name.
    pub name: String,
    /// National rating.
    pub rating: Option<u16>,
    /// Where he is from, within or beside the federation.
    pub origin: String,
    /// National identity number as it is written.
    pub id: String,
    /// Date of birth as it is written.
    pub birth: String,
}

/// Reads a line that begins with 001. None if it has no pairing number.
pub(super) fn read(line: usize, text: &str, team: bool, findings: &mut Findings) -> Option<ReportPlayer> {
    let attempt = |text: &str| {
        let mut found = Findings::default();
        let player = read_columns(&Columns::of_chars(line, text), team, &mut found);
        (player, found)
    };
    let (player, found) = attempt(text);
    let tabs = text.contains('\t');
    if found.problems() == 0 && !tabs {
        findings.append(found);
        return player;
    }
    // What one cell is put right to may be what makes the words of the line plain: "c" is a letter, "CM" is a title.
    let put_right = patched(text, &found.patches);
    for line in [text, &put_right] {
        for (kind, laid_out) in ways(line) {
            let (player, mut again) = attempt(&laid_out);
            if again.problems() == 0 {
                again.anew = Some((kind, laid_out));
                findings.append(again);
                return player;
            }
        }
    }
    findings.append(found);
    if tabs && findings.problems() == 0 {
        let column = text.chars().position(|c| c == '\t').unwrap_or(0) + 1;
        Columns::of_chars(line, text).note(findings, column, NoteKind::NotBlank, "\t");
    }
    player
}

/// The ways to lay out a line whose columns are not where they belong. A tab that stays would have it laid out again and again.
fn ways(text: &str) -> impl Iterator<Item = (NoteKind, String)> {
    // Names with accents push the columns along if the writer counted bytes.
    let by_bytes = loose::by_bytes(text).map(|line| (NoteKind::BytesCounted, line));
    let shifted = loose::laid_out(text).into_iter().map(|line| (NoteKind::ColumnsShifted, line));
    by_bytes.into_iter().chain(shifted).filter(|(_, line)| !line.contains('\t'))
}

fn read_columns(columns: &Columns, team: bool, findings: &mut Findings) -> Option<ReportPlayer> {
    columns.want_blank(&[14, 48, 53, 57, 69], NoteKind::NotBlank, findings);
    columns.want_blank(&[4, 9, 80, 85, 90, 91], NoteKind::ColumnsCrossed, findings);
    let Some(number) = columns.pairing_number(5, 8, findings) else {
        if !findings.notes.iter().any(|note| note.kind == NoteKind::NotAPairingNumber) {
            columns.note(findings, 5, NoteKind::NotAPairingNumber, &columns.field(5, 8));
        }
        return None;
    };
    Some(ReportPlayer {
        line: columns.line,
        number,
        sex: sex(columns, findings),
        title: title(columns, findings),
        name: columns.field(15, 47),
        rating: rating(columns, findings),
        federation: federation(columns, findings),
        fide_id: fide_id(columns, findings),
        birth: birth(columns, findings),
        points: columns.points(81, 84, findings),
        rank: columns.number(86, 89, findings),
        rounds: cell::rounds(columns, team, findings),
    })
}

fn sex(columns: &Columns, findings: &mut Findings) -> Option<Sex> {
    let letter = columns.at(10);
    let (sex, written) = match letter {
        'm' => return Some(Sex::Man),
        'w' => return Some(Sex::Woman),
        'M' => (Sex::Man, "m"),
        'W' | 'F' | 'f' => (Sex::Woman, "w"),
        c if c.is_whitespace() => return None,
        other => {
            columns.note(findings, 10, NoteKind::NotASex, &other.to_string());
            return None;
        }
    };
    columns.adjust(findings, (10, 10), NoteKind::OldSex, written, 1);
    Some(sex)
}

fn title(columns: &Columns, findings: &mut Findings) -> Option<Title> {
    let text = columns.field(11, 13);
    if text.is_empty() {
        return None;
    }
    let Ok(title) = text.parse::<Title>() else {
        columns.note(findings, 11, NoteKind::NotATitle, &text);
        return None;
    };
    // Where the title runs into the name, putting it right would only make the line look like another.
    if title.code() != text && columns.field(14, 14).is_empty() {
        columns.adjust(findings, (11, 13), NoteKind::OldTitle, &format!("{:>3}", title.code()), 3);
    }
    Some(title)
}

fn rating(columns: &Columns, findings: &mut Findings) -> Option<Rating> {
    let number = columns.number(49, 52, findings)?;
    if number > Rating::MAX {
        columns.note(findings, 49, NoteKind::NotARating, &number.to_string());
    }
    Rating::new(number)
}

fn federation(columns: &Columns, findings: &mut Findings) -> Option<Federation> {
    let text = columns.field(54, 56);
    let federation = text.parse().ok();
    if federation.is_none() && !text.is_empty() {
        columns.note(findings, 54, NoteKind::NotAFederation, &text);
    }
    federation
}

fn fide_id(columns: &Columns, findings: &mut Findings) -> Option<u64> {
    let text = columns.field(58, 68);
    let id = if text.bytes().all(|b| b.is_ascii_digit()) { text.parse::<u64>().ok() } else { None };
    if id.is_none() && !text.is_empty() {
        columns.note(findings, 58, NoteKind::NotAnId, &text);
    }
    id.filter(|id| *id != 0)
}

/// A year alone, and zeros for what is not known, stay as they are.
fn birth(columns: &Columns, findings: &mut Findings) -> String {
    let text = columns.field(70, 79);
    if text.is_empty() {
        return text;
    }
    let Some(date) = Date::read(&text) else {
        if text.chars().any(|c| c != '0' && c != '/') {
            columns.note(findings, 70, NoteKind::NotADate, &text);
        }
        return text;
    };
    let written = date.to_string();
    if text.len() == 4 || text == written {
        return text;
    }
    columns.adjust(findings, (70, 79), NoteKind::DateForm, &written, 10);
    written
}

impl ReportPlayer {
    /// The line of the record.
    pub(super) fn text(&self) -> String {
        let sex = match self.sex {
            Some(Sex::Man) => "m",
            Some(Sex::Woman) => "w",
            None => " ",
        };
        let mut line = format!(
            "001 {:>4} {sex}{:>3} {:<33} {:>4} {:>3} {:>11} {:<10} {:>4} {:>4}  ",
            self.number.0,
            self.title.map_or("", Title::code),
            cut(&self.name, 33),
            self.rating.map_or(String::new(), |r| r.to_string()),
            self.federation.map_or(String::new(), |f| f.to_string()),
            self.fide_id.map_or(String::new(), |id| id.to_string()),
            cut(&self.birth, 10),
            self.points.map_or(String::new(), super::write::decimal),
            self.rank.map_or(String::new(), |r| r.to_string()),
        );
        for cell in &self.rounds {
            line.push_str(&cell.text());
        }
        line
    }
}

impl NationalPlayer {
    /// Reads a line whose code may be that of a federation. None if it has no pairing number.
    pub(super) fn read(columns: &Columns) -> Option<Self> {
        let code = columns.field(1, 3);
        // What does not fit is no fault of the file: the record may be something else.
        let mut ignored = Findings::default();
        let number = columns.pairing_number(5, 8, &mut ignored)?;
        columns.want_blank(&[4, 9, 14, 48, 53, 57, 69], NoteKind::ColumnsCrossed, &mut ignored);
        let rating = columns.number(49, 52, &mut ignored);
        if !ignored.notes.is_empty() || columns.field(15, 47).is_empty() {
            return None;
        }
        Some(Self {
            line: columns.line,
            code,
            number,
            sex: columns.at(10),
            class: columns.field(11, 13),
            name: columns.field(15, 47),
            rating: rating.filter(|rating| *rating != 0),
            origin: columns.field(54, 56),
            id: columns.field(58, 68),
            birth: columns.field(70, 79),
        })
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        format!(
            "{:<3} {:>4} {}{:>3} {:<33} {:>4} {:>3} {:>11} {:<10}",
            cut(&self.code, 3),
            self.number.0,
            self.sex,
            cut(&self.class, 3),
            cut(&self.name, 33),
            self.rating.map_or(String::new(), |r| r.to_string()),
            cut(&self.origin, 3),
            cut(&self.id, 11),
            cut(&self.birth, 10),
        )
    }
}

/// So many characters at most.
pub(super) fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}
