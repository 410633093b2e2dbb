//! The tournaments of the event.

use arbitro_tournament::{Colour, Points, ScoringSystem};
use rusqlite::types::Value;
use rusqlite::{Row, params, params_from_iter};

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
    /// The round that was paired last when it left FIDE mode, 0 before round 1; none while it is in it.
    pub left_fide_mode: Option<u16>,
}

const COLUMNS: &str =
    "SELECT id, place, name, system, rounds, initial_colour, acceleration, win_points, draw_points,
                              loss_points, absence_points, bye_points, tie_breaks, left_fide_mode
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
        left_fide_mode: row.get(13)?,
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

/// What a tournament is played by, as ?1 to ?11.
fn columns(data: &TournamentData) -> [Value; 11] {
    let points = |points: Points| Value::from(points.hundredths());
    let scoring = &data.scoring;
    [
        data.name.clone().into(),
        data.system.word().to_owned().into(),
        data.rounds.map(i64::from).into(),
        data.initial_colour.map(|colour| colour_word(colour).to_owned()).into(),
        data.acceleration.word().to_owned().into(),
        points(scoring.win),
        points(scoring.draw),
        points(scoring.loss),
        points(scoring.absence),
        points(scoring.pairing_allocated_bye),
        data.tie_breaks.clone().into(),
    ]
}

/// Adds a tournament after the others.
pub fn insert(tx: &Tx<'_>, data: &TournamentData) -> Result<TournamentId, StoreError> {
    let sql =
        "INSERT INTO tournament (name, system, rounds, initial_colour, acceleration, win_points, draw_points,
                                       loss_points, absence_points, bye_points, tie_breaks, place)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                       (SELECT coalesce(max(place), 0) + 1 FROM tournament))";
    tx.insert(sql, params_from_iter(columns(data))).map(TournamentId)
}

/// Writes that a tournament has left FIDE mode. It does not come back.
pub fn leave_fide_mode(tx: &Tx<'_>, id: TournamentId, round: u16) -> Result<(), StoreError> {
    let sql = "UPDATE tournament SET left_fide_mode = ?2 WHERE id = ?1 AND left_fide_mode IS NULL";
    tx.write_one("tournament", id.0, sql, params![id, round])
}

/// Changes a tournament, but for the mode it is in.
pub fn update(tx: &Tx<'_>, row: &TournamentRow) -> Result<(), StoreError> {
    let sql = "UPDATE tournament SET name = ?1, system = ?2, rounds = ?3, initial_colour = ?4, acceleration = ?5,
                      win_points = ?6, draw_points = ?7, loss_points = ?8, absence_points = ?9, bye_points = ?10,
                      tie_breaks = ?11, place = ?12
               WHERE id = ?13";
    let values = columns(&row.data).into_iter().chain([row.place.into(), row.id.0.into()]);
    tx.write_one("tournament", row.id.0, sql, params_from_iter(values))
}
