//! Incidents and rulings.

use std::collections::BTreeMap;

use arbitro_tournament::{Colour, Points, SideResult};
use chrono::{DateTime, Utc};
use rusqlite::{Row, params};
use serde_json::Value;

use crate::read::{colour, colour_word, json, parsed, unreadable, words};
use crate::table::round::{code, result};
use crate::{Db, EntryId, IncidentId, PairingId, RulingId, StoreError, TournamentId, Tx};

words! {
    /// What the arbiter did with a proposal.
    Decision {
        /// As proposed.
        AsProposed = "as_proposed",
        /// Otherwise, for a reason.
        Otherwise = "otherwise",
    }
}

words! {
    /// Who reported an incident.
    Reporter {
        /// White.
        White = "white",
        /// Black.
        Black = "black",
        /// An arbiter saw it.
        Arbiter = "arbiter",
        /// Somebody else.
        Other = "other",
    }
}

/// Something that happened at a board.
#[derive(Clone, Debug, PartialEq)]
pub struct NewIncident {
    /// The board.
    pub pairing: PairingId,
    /// When it was written.
    pub at: DateTime<Utc>,
    /// The event, as the Laws name it: `illegal_move_completed`, `flag_fall`...
    pub kind: String,
    /// Who reported it, where that was said.
    pub reported_by: Option<Reporter>,
    /// Index of the ply it belongs to.
    pub ply: Option<u32>,
    /// What was found, as it was handed to the Laws.
    pub facts: Value,
    /// Headline: key of the message catalogue.
    pub headline_key: String,
    /// Headline: its arguments.
    pub headline_params: BTreeMap<String, String>,
    /// What White's clock showed, in milliseconds.
    pub white_clock_ms: Option<u32>,
    /// What Black's clock showed.
    pub black_clock_ms: Option<u32>,
}

/// The arbiter's decision on an incident.
#[derive(Clone, Debug, PartialEq)]
pub struct NewRuling {
    /// When.
    pub at: DateTime<Utc>,
    /// Edition of the Laws it rests on.
    pub edition: String,
    /// What was proposed, whole.
    pub proposal: Value,
    /// The articles.
    pub articles: Vec<String>,
    /// As proposed or otherwise.
    pub decision: Decision,
    /// The reason for deciding otherwise; required then.
    pub reason: Option<String>,
    /// The result given, White's and Black's; none when the game goes on.
    pub result: Option<(SideResult, SideResult)>,
    /// Seconds added to White's clock.
    pub white_delta_s: i32,
    /// Seconds added to Black's clock.
    pub black_delta_s: i32,
    /// The sides whose illegal moves it counts one more of: nobody, one, or both.
    pub counted_against: Vec<Colour>,
    /// The penalty that was chosen: key of the message catalogue.
    pub penalty: Option<String>,
    /// Points given to White and Black beside the result, or taken.
    pub points: (Points, Points),
    /// The round after which the points count, where there are any.
    pub points_after: Option<u16>,
    /// The sides that were expelled.
    pub expelled: Vec<Colour>,
}

/// An incident of the log with its ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct LogRow {
    /// Its number.
    pub id: IncidentId,
    /// The incident.
    pub incident: NewIncident,
    /// The ruling's number, and the ruling; none while it waits for one.
    pub ruling: Option<(RulingId, NewRuling)>,
    /// Name of the tournament.
    pub tournament: String,
    /// Round, from 1.
    pub round: u16,
    /// Board.
    pub board: u32,
    /// White's name.
    pub white: String,
    /// Black's name; empty for a bye.
    pub black: String,
    /// The entries of White and Black.
    pub entries: (EntryId, Option<EntryId>),
}

/// Points that a ruling gave or took beside a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsRow {
    /// Whose.
    pub entry: EntryId,
    /// The round after which they count.
    pub after: u16,
    /// How many.
    pub points: Points,
}

/// Writes an incident down.
pub fn insert(tx: &Tx<'_>, incident: &NewIncident) -> Result<IncidentId, StoreError> {
    let sql =
        "INSERT INTO incident (pairing, at, kind, ply, facts, headline_key, headline_params, white_clock_ms,
                                     black_clock_ms, reported_by)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    let headline_params =
        serde_json::to_string(&incident.headline_params).unwrap_or_else(|_| "{}".to_owned());
    let values = params![
        incident.pairing,
        incident.at.to_rfc3339(),
        incident.kind,
        incident.ply,
        incident.facts.to_string(),
        incident.headline_key,
        headline_params,
        incident.white_clock_ms,
        incident.black_clock_ms,
        incident.reported_by,
    ];
    tx.insert(sql, values).map(IncidentId)
}

/// Writes a ruling on an incident down. The result it gives is not entered: see [`super::round::set_result`].
pub fn insert_ruling(tx: &Tx<'_>, incident: IncidentId, ruling: &NewRuling) -> Result<RulingId, StoreError> {
    let sql = "INSERT INTO ruling (incident, at, edition, proposal, articles, decision, reason, white_result,
                                   black_result, white_delta_s, black_delta_s, counted_against, counted_also,
                                   penalty, white_points, black_points, points_after, expelled)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)";
    let articles = serde_json::to_string(&ruling.articles).unwrap_or_else(|_| "[]".to_owned());
    let values = params![
        incident,
        ruling.at.to_rfc3339(),
        ruling.edition,
        ruling.proposal.to_string(),
        articles,
        ruling.decision,
        ruling.reason,
        code(ruling.result.map(|r| r.0)),
        code(ruling.result.map(|r| r.1)),
        ruling.white_delta_s,
        ruling.black_delta_s,
        ruling.counted_against.first().copied().map(colour_word),
        ruling.counted_against.get(1).copied().map(colour_word),
        ruling.penalty,
        ruling.points.0.hundredths(),
        ruling.points.1.hundredths(),
        ruling.points_after,
        sides_word(&ruling.expelled),
    ];
    tx.insert(sql, values).map(RulingId)
}

const LOG: &str = "SELECT i.id, i.pairing, i.at, i.kind, i.ply, i.facts, i.headline_key, i.headline_params,
                          i.white_clock_ms, i.black_clock_ms,
                          r.id, r.at, r.edition, r.proposal, r.articles, r.decision, r.reason, r.white_result,
                          r.black_result, r.white_delta_s, r.black_delta_s, r.counted_against,
                          t.name, n.number, p.board, wp.name, coalesce(bp.name, ''),
                          i.reported_by, r.counted_also, r.penalty,
                          r.white_points, r.black_points, r.points_after, r.expelled, p.white, p.black
                   FROM incident i
                   LEFT JOIN ruling r ON r.incident = i.id
                   JOIN pairing p ON p.id = i.pairing
                   JOIN round n ON n.id = p.round
                   JOIN tournament t ON t.id = n.tournament
                   JOIN entry we ON we.id = p.white JOIN player wp ON wp.id = we.player
                   LEFT JOIN entry be ON be.id = p.black LEFT JOIN player bp ON bp.id = be.player";

/// The log, the last incident first; of one tournament or of all.
pub fn log(db: &Db<'_>, tournament: Option<TournamentId>) -> Result<Vec<LogRow>, StoreError> {
    db.rows(&format!("{LOG} WHERE ?1 IS NULL OR t.id = ?1 ORDER BY i.id DESC"), [tournament], read)
}

/// The points that rulings of a tournament gave or took beside results, by rounds.
pub fn points(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<PointsRow>, StoreError> {
    let sql = "SELECT p.white, p.black, r.points_after, r.white_points, r.black_points
               FROM ruling r JOIN incident i ON i.id = r.incident JOIN pairing p ON p.id = i.pairing
               JOIN round n ON n.id = p.round
               WHERE n.tournament = ?1 AND r.points_after IS NOT NULL ORDER BY r.points_after, r.id";
    let both = db.rows(sql, [tournament], |row| {
        let after = row.get(2)?;
        let side = |entry: Option<EntryId>, hundredths| {
            Some(PointsRow { entry: entry?, after, points: Points::from_hundredths(hundredths) })
        };
        Ok([side(row.get(0)?, row.get(3)?), side(row.get(1)?, row.get(4)?)])
    })?;
    Ok(both.into_iter().flatten().flatten().filter(|row| row.points != Points::ZERO).collect())
}

/// The incidents of a board, in order.
pub fn of_pairing(db: &Db<'_>, pairing: PairingId) -> Result<Vec<LogRow>, StoreError> {
    db.rows(&format!("{LOG} WHERE i.pairing = ?1 ORDER BY i.id"), [pairing], read)
}

fn read(row: &Row<'_>) -> rusqlite::Result<LogRow> {
    let ruling: Option<RulingId> = row.get(10)?;
    Ok(LogRow {
        id: row.get(0)?,
        incident: NewIncident {
            pairing: row.get(1)?,
            at: parsed(row, 2)?,
            kind: row.get(3)?,
            reported_by: row.get(27)?,
            ply: row.get(4)?,
            facts: json(row, 5)?,
            headline_key: row.get(6)?,
            headline_params: json(row, 7)?,
            white_clock_ms: row.get(8)?,
            black_clock_ms: row.get(9)?,
        },
        ruling: ruling.map(|id| read_ruling(row).map(|ruling| (id, ruling))).transpose()?,
        tournament: row.get(22)?,
        round: row.get(23)?,
        board: row.get(24)?,
        white: row.get(25)?,
        black: row.get(26)?,
        entries: (row.get(34)?, row.get(35)?),
    })
}

fn read_ruling(row: &Row<'_>) -> rusqlite::Result<NewRuling> {
    Ok(NewRuling {
        at: parsed(row, 11)?,
        edition: row.get(12)?,
        proposal: json(row, 13)?,
        articles: json(row, 14)?,
        decision: row.get(15)?,
        reason: row.get(16)?,
        result: result(row, 17)?.zip(result(row, 18)?),
        white_delta_s: row.get(19)?,
        black_delta_s: row.get(20)?,
        counted_against: [colour(row, 21)?, colour(row, 28)?].into_iter().flatten().collect(),
        penalty: row.get(29)?,
        points: (Points::from_hundredths(row.get(30)?), Points::from_hundredths(row.get(31)?)),
        points_after: row.get(32)?,
        expelled: sides(row, 33)?,
    })
}

/// Sides as one word; none for nobody.
fn sides_word(sides: &[Colour]) -> Option<&'static str> {
    match sides {
        [] => None,
        [one] => Some(colour_word(*one)),
        _ => Some("both"),
    }
}

fn sides(row: &Row<'_>, column: usize) -> rusqlite::Result<Vec<Colour>> {
    let word: Option<String> = row.get(column)?;
    match word.as_deref() {
        None => Ok(Vec::new()),
        Some("white") => Ok(vec![Colour::White]),
        Some("black") => Ok(vec![Colour::Black]),
        Some("both") => Ok(vec![Colour::White, Colour::Black]),
        Some(other) => Err(unreadable(column, other.to_owned())),
    }
}
