//! The tournaments of the event.

use arbitro_tournament::{Colour, Points, ScoringSystem};
use rusqlite::{Row, params};

use crate::read::{colour, colour_word, words};
use crate::{Db, StoreError, TournamentId, Tx};

words! {
    /// How a tournament is paired.
    System {
        /// Everybody meets everybody once, by the Berger tables (C.05 Annex 1).
        RoundRobin = "round_robin",
        /// Everybody meets everybody twice.
        DoubleRoundRobin = "double_round_robin",
        /// The FIDE (Dutch) Swiss (C.04.3).
        Dutch = "dutch",
    }
}

words! {
    /// Virtual points for the first rounds of a Swiss.
    Acceleration {
        /// None.
        None = "none",
        /// The Baku method (C.04.7).
        Baku = "baku",
    }
}

/// What a tournament is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentData {
    /// Name.
    pub name: String,
    /// Pairing system.
    pub system: System,
    /// Rounds planned in a Swiss; none for a round robin, which knows its own.
    pub rounds: Option<u16>,
    /// The colour of the first pairing number in round 1 (C.04.2 art. 5.1); none until it is drawn or chosen.
    pub initial_colour: Option<Colour>,
    /// Virtual points.
    pub acceleration: Acceleration,
    /// What results are worth.
    pub scoring: ScoringSystem,
    /// Codes of tie-breaks (C.07) in their order, with blanks between.
    pub tie_breaks: String,
}

impl TournamentData {
    /// A round robin or double round robin with the ordinary scoring, or a Swiss of so many rounds.
    pub fn new(name: &str, system: System, rounds: u16) -> Self {
        let swiss = system == System::Dutch;
        Self {
            name: name.to_owned(),
            system,
            rounds: swiss.then_some(rounds),
            initial_colour: None,
            acceleration: Acceleration::None,
            scoring: ScoringSystem::STANDARD,
            tie_breaks: default_tie_breaks(system).to_owned(),
        }
    }
}

/// The tie-breaks of a tournament of which nothing else was said: those that C.07 art. 4 advises, and for round robins
/// those it has always been ranked by here.
pub const fn default_tie_breaks(system: System) -> &'static str {
    match system {
        System::RoundRobin | System::DoubleRoundRobin => "DE WIN SB KS",
        System::Dutch => "BH/C1 BH SB DE WIN",
    }
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    /// Its number.
    pub id: TournamentId,
    /// Order in the event, from 1.
    pub place: u32,
    /// What it is played by.
    pub data: TournamentData,
}

const COLUMNS: &str =
    "SELECT id, place, name, system, rounds, initial_colour, acceleration, win_points, draw_points,
                              loss_points, absence_points, bye_points, tie_breaks
                       FROM tournament";

fn read(row: &Row<'_>) -> rusqlite::Result<TournamentRow> {
    let points = |column| row.get(column).map(Points::from_hundredths);
    Ok(TournamentRow {
        id: row.get(0)?,
        place: row.get(1)?,
        data: TournamentData {
            name: row.get(2)?,
            system: row.get(3)?,
            rounds: row.get(4)?,
            initial_colour: colour(row, 5)?,
            acceleration: row.get(6)?,
            scoring: ScoringSystem {
                win: points(7)?,
                draw: points(8)?,
                loss: points(9)?,
                absence: points(10)?,
                pairing_allocated_bye: points(11)?,
            },
            tie_breaks: row.get(12)?,
        },
    })
}

/// All tournaments in their order.
pub fn all(db: &Db<'_>) -> Result<Vec<TournamentRow>, StoreError> {
    db.rows(&format!("{COLUMNS} ORDER BY place"), [], read)
}

/// A tournament.
pub fn get(db: &Db<'_>, id: TournamentId) -> Result<TournamentRow, StoreError> {
    db.one("tournament", id.0, &format!("{COLUMNS} WHERE id = ?1"), read)
}

/// Adds a tournament after the others.
pub fn insert(tx: &Tx<'_>, data: &TournamentData) -> Result<TournamentId, StoreError> {
    let sql =
        "INSERT INTO tournament (name, system, rounds, initial_colour, acceleration, win_points, draw_points,
                                       loss_points, absence_points, bye_points, tie_breaks, place)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                       (SELECT coalesce(max(place), 0) + 1 FROM tournament))";
    let scoring = &data.scoring;
    let values = params![
        data.name,
        data.system,
        data.rounds,
        data.initial_colour.map(colour_word),
        data.acceleration,
        scoring.win.hundredths(),
        scoring.draw.hundredths(),
        scoring.loss.hundredths(),
        scoring.absence.hundredths(),
        scoring.pairing_allocated_bye.hundredths(),
        data.tie_breaks,
    ];
    tx.insert(sql, values).map(TournamentId)
}

/// Changes a tournament.
pub fn update(tx: &Tx<'_>, row: &TournamentRow) -> Result<(), StoreError> {
    let sql = "UPDATE tournament SET place = ?2, name = ?3, system = ?4, rounds = ?5, initial_colour = ?6,
                      acceleration = ?7, win_points = ?8, draw_points = ?9, loss_points = ?10, absence_points = ?11,
                      bye_points = ?12, tie_breaks = ?13
               WHERE id = ?1";
    let (data, scoring) = (&row.data, &row.data.scoring);
    let values = params![
        row.id,
        row.place,
        data.name,
        data.system,
        data.rounds,
        data.initial_colour.map(colour_word),
        data.acceleration,
        scoring.win.hundredths(),
        scoring.draw.hundredths(),
        scoring.loss.hundredths(),
        scoring.absence.hundredths(),
        scoring.pairing_allocated_bye.hundredths(),
        data.tie_breaks,
    ];
    tx.write_one("tournament", row.id.0, sql, values)
}
