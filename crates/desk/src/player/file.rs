//! Players out of a file, and which of them are new to the tournament.

use arbitro_interchange::csv::{self, ListedPlayer};
use arbitro_interchange::trf;
use arbitro_store::Db;
use arbitro_store::TournamentId;
use arbitro_store::table::event;
use arbitro_store::table::player::{self, EntryRow, PlayerData};
use arbitro_tournament::Rating;
use chrono::Datelike as _;

use super::fill;
use crate::api::player::{PlayersRead, ReadPlayers, Reading};
use crate::api::{DeskError, Finding, Message};
use crate::convert::{With as _, sentence};
use crate::{Desk, seat, source};

/// A player of a file.
pub(super) struct FilePlayer {
    /// The line he stands in.
    pub line: u32,
    /// What is known of him.
    pub data: PlayerData,
    /// His rating.
    pub rating: Option<Rating>,
}

/// Reads a file of players, without writing. The players are those who are new to the tournament; the findings tell
/// of the others.
pub(super) fn read(
    desk: &Desk,
    db: &Db<'_>,
    request: &ReadPlayers,
) -> Result<(PlayersRead, Vec<FilePlayer>), DeskError> {
    let handed = source::read(&request.source)?;
    let (mut read, mut players) = if is_trf(&handed.bytes) {
        from_trf(&handed.bytes)
    } else {
        let mut options = options(request.reading.as_ref())?;
        options.numbers_are_enough = true;
        options.year = u16::try_from(event::get(db)?.start_date.year()).ok();
        from_csv(&handed.bytes, &options)
    };
    let list = request.reading.as_ref().map(|reading| reading.fill_from.trim()).unwrap_or_default();
    if !list.is_empty() {
        read.findings.extend(fill::from_list(desk, db, list, &mut players)?);
    }
    let entered = player::of_tournament(db, TournamentId(request.tournament))?;
    let mut new: Vec<FilePlayer> = Vec::new();
    for player in players {
        if player.data.name.is_empty() {
            let message = sentence("csv-no-name");
            read.findings.push(Finding { line: Some(player.line), column: None, lost: true, message });
            continue;
        }
        let before = entered.iter().map(|entry| (&entry.data, already_entered(entry)));
        let earlier = new.iter().map(|other| (&other.data, twice_in_file(other)));
        let known = before.chain(earlier).find(|(data, _)| is_same(data, &player.data));
        match known {
            Some((_, message)) => {
                let message = message.with("name", &player.data.name);
                read.findings.push(Finding { line: Some(player.line), column: None, lost: true, message });
            }
            None => new.push(player),
        }
    }
    read.findings.sort_by_key(|finding| (finding.line, finding.column));
    read.players = new.iter().map(|player| seat::player_form(&player.data, player.rating)).collect();
    Ok((read, new))
}

/// Whether two are one person: by the FIDE identity number; where one of them has none, by name and year of birth. In
/// a file two of one name and no more may well be two.
fn is_same(known: &PlayerData, other: &PlayerData) -> bool {
    match (known.fide_id, other.fide_id) {
        (Some(a), Some(b)) => a == b,
        _ => known.name.to_lowercase() == other.name.to_lowercase() && known.birth_year == other.birth_year,
    }
}

fn already_entered(entry: &EntryRow) -> Message {
    sentence("finding-already-entered").with("number", entry.number)
}

fn twice_in_file(other: &FilePlayer) -> Message {
    sentence("finding-twice-in-file").with("line", other.line)
}

/// Whether it is a tournament report file: some line begins with the code of a player, and a blank.
fn is_trf(bytes: &[u8]) -> bool {
    bytes.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.starts_with(b"001 "))
}

fn from_trf(bytes: &[u8]) -> (PlayersRead, Vec<FilePlayer>) {
    let mut report = trf::read(bytes);
    let other_encoding = report.notes.iter().any(|note| note.kind == trf::NoteKind::OtherEncoding);
    let read = PlayersRead {
        format: "trf".to_owned(),
        encoding: if other_encoding { "windows-1252" } else { "UTF-8" }.to_owned(),
        delimiter: String::new(),
        header: false,
        columns: Vec::new(),
        sample: Vec::new(),
        encodings: Vec::new(),
        fields: Vec::new(),
        players: Vec::new(),
        findings: report.notes.iter().filter_map(note).collect(),
    };
    report.players.sort_by_key(|player| player.number);
    (read, report.players.iter().map(reported).collect())
}

fn reported(player: &trf::ReportPlayer) -> FilePlayer {
    FilePlayer {
        line: u32::try_from(player.line).unwrap_or(u32::MAX),
        rating: player.rating,
        data: PlayerData {
            name: player.name.split_whitespace().collect::<Vec<_>>().join(" "),
            title: player.title,
            federation: player.federation,
            fide_id: player.fide_id.and_then(|id| u32::try_from(id).ok()),
            sex: player.sex,
            birth_year: csv::birth_year(&player.birth),
            club: String::new(),
        },
    }
}

/// What is said of a report file, as far as it concerns the players; their games are not taken in.
fn note(note: &trf::Note) -> Option<Finding> {
    let concerns = matches!(note.kind.concern(), trf::Concern::File | trf::Concern::Players);
    concerns.then(|| Finding {
        line: u32::try_from(note.line).ok().filter(|line| *line > 0),
        column: u32::try_from(note.column).ok(),
        lost: note.kind.severity() == trf::Severity::Error,
        message: sentence(note.kind.key())
            .with("found", &note.found)
            .with("became", note.became.as_deref().unwrap_or_default()),
    })
}

/// What is said of a file, in the words of its reader.
fn options(reading: Option<&Reading>) -> Result<csv::Options, DeskError> {
    let mut options = csv::Options::default();
    let Some(reading) = reading else { return Ok(options) };
    options.header = reading.header;
    if !reading.encoding.is_empty() {
        let encoding = csv::Encoding::from_name(&reading.encoding);
        let unknown = || DeskError::plain("error-encoding").with("found", &reading.encoding);
        options.encoding = Some(encoding.ok_or_else(unknown)?);
    }
    if !reading.delimiter.is_empty() {
        let mut characters = reading.delimiter.chars();
        let one = characters.next().filter(|c| c.is_ascii() && !c.is_ascii_alphanumeric() && *c != '"');
        let unknown = || DeskError::plain("error-delimiter").with("found", &reading.delimiter);
        options.delimiter = Some(one.filter(|_| characters.next().is_none()).ok_or_else(unknown)?);
    }
    for (place, word) in &reading.columns {
        let field = csv::Field::from_word(word);
        if field.is_none() && !word.is_empty() {
            return Err(DeskError::plain("error-column-field").with("found", word));
        }
        options.columns.insert(usize::try_from(*place).unwrap_or(usize::MAX), field);
    }
    Ok(options)
}

fn from_csv(bytes: &[u8], options: &csv::Options) -> (PlayersRead, Vec<FilePlayer>) {
    let list = csv::read_players_as(bytes, options);
    let word = |field: Option<csv::Field>| field.map_or("", csv::Field::word).to_owned();
    let read = PlayersRead {
        format: "csv".to_owned(),
        encoding: list.encoding.to_owned(),
        delimiter: list.delimiter.to_string(),
        header: list.header,
        columns: list.columns.iter().map(|column| (column.header.clone(), word(column.field))).collect(),
        sample: list.sample,
        encodings: csv::Encoding::USUAL.iter().map(|name| (*name).to_owned()).collect(),
        fields: csv::Field::ALL.iter().map(|field| field.word().to_owned()).collect(),
        players: Vec::new(),
        findings: list.findings.iter().map(finding).collect(),
    };
    (read, list.players.into_iter().map(listed).collect())
}

fn listed(player: ListedPlayer) -> FilePlayer {
    FilePlayer {
        line: u32::try_from(player.line).unwrap_or(u32::MAX),
        rating: player.rating,
        data: PlayerData {
            name: player.name,
            title: player.title,
            federation: player.federation,
            fide_id: player.fide_id,
            sex: player.sex,
            birth_year: player.birth_year,
            club: player.club,
        },
    }
}

fn finding(found: &csv::Finding) -> Finding {
    let message = sentence(found.problem.key());
    let message = match found.problem.text() {
        Some(text) => message.with("text", text),
        None => message,
    };
    Finding {
        line: u32::try_from(found.line).ok(),
        column: found.column.and_then(|column| u32::try_from(column).ok()),
        lost: found.lost,
        message,
    }
}
