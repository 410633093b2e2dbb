//! A desk on folders of its own, with a clock that is told the time.

#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail loudly")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbitro_desk::api::Source;
use arbitro_desk::api::event::{
    EventForm, EventView, NewEvent, SystemChoice, TimeClassChoice, TournamentForm,
};
use arbitro_desk::api::player::{PlayerForm, PlayerIn, ReadPlayers};
use arbitro_desk::api::round::{
    BoardResult, ChangeRound, ChangedBoard, EndManual, EnterResult, PairRound, RoundView, ShowRound,
};
use arbitro_desk::api::warning::Warning;
use arbitro_desk::{Desk, DeskConfig, DeskError, event, player, result, round, tournament};
use chrono::{DateTime, NaiveDate};
use serde_json::{Value, json};

/// A desk and the folders it keeps its files in.
pub struct Hall {
    pub folder: tempfile::TempDir,
    pub desk: Desk,
}

pub fn hall() -> Hall {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    Hall { folder, desk }
}

/// A desk on these folders, as if the program was started again.
pub fn desk(folder: &tempfile::TempDir) -> Desk {
    Desk::new(config(folder))
}

/// What such a desk is told of the world.
pub fn config(folder: &tempfile::TempDir) -> DeskConfig {
    let seconds = AtomicI64::new(1_790_000_000);
    let mut config = DeskConfig::new(folder.path().join("config"), folder.path().join("events"));
    "Ana".clone_into(&mut config.who);
    "Desk 1".clone_into(&mut config.host);
    config.look_every = None;
    config.clock = Arc::new(move || {
        DateTime::from_timestamp(seconds.fetch_add(1, Ordering::Relaxed), 0).unwrap_or_default()
    });
    config
}

/// A second computer, at which Bea sits, and a copy of an event there.
pub struct Elsewhere {
    pub hall: Hall,
    pub path: String,
}

pub fn elsewhere() -> Elsewhere {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder);
    "Bea".clone_into(&mut config.who);
    "Laptop 2".clone_into(&mut config.host);
    let path = folder.path().join("copy.arbitro").display().to_string();
    Elsewhere { hall: Hall { desk: Desk::new(config), folder }, path }
}

impl Elsewhere {
    /// Copies the open event of a desk and opens it here; gives its path.
    pub fn copy_of(&self, desk: &Desk) -> String {
        desk.handle("backup/save", json!({ "path": self.path })).unwrap();
        self.hall.desk.handle("event/open", json!({ "path": self.path })).unwrap();
        self.path.clone()
    }
}

/// Every row of every table but the journal, as SQL writes its values.
pub fn rows(path: &str) -> BTreeMap<String, Vec<String>> {
    let file = rusqlite::Connection::open(path).unwrap();
    let list = |sql: &str| -> Vec<String> {
        let mut statement = file.prepare(sql).unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().collect::<rusqlite::Result<_>>().unwrap()
    };
    assert_eq!(list("SELECT * FROM pragma_integrity_check"), ["ok"]);
    assert_eq!(list("SELECT \"table\" FROM pragma_foreign_key_check"), Vec::<String>::new());
    let tables = list("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'journal'");
    let table = |table: String| {
        let columns = list(&format!("SELECT 'quote(' || name || ')' FROM pragma_table_info('{table}')"));
        let rows = list(&format!("SELECT {} FROM {table} ORDER BY 1", columns.join(" || ',' || ")));
        (table, rows)
    };
    let all: BTreeMap<_, _> = tables.into_iter().map(table).collect();
    assert!(all.len() >= 9, "{:?}", all.keys());
    all
}

/// Brings a closed file to the schema before the journal said at which machine something was done.
pub fn as_schema_22(path: &str) {
    let file = rusqlite::Connection::open(path).unwrap();
    file.execute_batch("ALTER TABLE journal DROP COLUMN host; PRAGMA user_version = 22").unwrap();
}

pub fn form(name: &str) -> EventForm {
    EventForm {
        name: name.into(),
        site: "Alcalá de Henares".into(),
        federation: "ESP".into(),
        start_date: NaiveDate::from_ymd_opt(2026, 10, 3).unwrap(),
        end_date: NaiveDate::from_ymd_opt(2026, 10, 9).unwrap(),
        chief_arbiter: "Solé, Marta".into(),
        deputy_arbiters: String::new(),
        edition: "2023-01".into(),
        time_class: TimeClassChoice::Standard,
        supervised: true,
        time_control: "40/5400+30:1800+30".into(),
    }
}

/// A new event with one tournament; gives the tournament.
pub fn new_event(desk: &Desk, system: SystemChoice) -> i64 {
    event::new(desk, &NewEvent::of(form("Club Open 2026"))).unwrap();
    add_tournament(desk, "Open A", system).unwrap().tournaments[0].id
}

pub fn add_tournament(desk: &Desk, name: &str, system: SystemChoice) -> Result<EventView, DeskError> {
    tournament::add(desk, &TournamentForm::new(name, system, 7))
}

/// The code of the error.
pub fn code<T: std::fmt::Debug>(answer: Result<T, DeskError>) -> String {
    match answer {
        Ok(answer) => panic!("an error was expected, not {answer:?}"),
        Err(error) => error.code,
    }
}

/// A list of eight players, as a club keeps it.
pub const CLUB: &str = "\
name,federation,rating,title,birth_year
\"Aranda, Lucía\",ESP,2184,,1960
\"Bergström, Nils\",SWE,2102,,1966
\"Çelik, Deniz\",TUR,2066,,1972
\"Dvořák, Tomáš\",CZE,2011,,1978
\"Eze, Chidi\",NGR,1975,,1984
\"Fontaine, Élodie\",FRA,1930,,1990
\"García Ñíguez, Íñigo\",ESP,1868,,1996
\"Hoàng Minh\",VIE,1790,,2002
";

/// Enters the first players of the club; gives their entries by pairing number.
pub fn enter_club(desk: &Desk, tournament: i64, players: usize) -> Vec<i64> {
    let lines: Vec<&str> = CLUB.lines().take(players + 1).collect();
    let request = ReadPlayers { tournament, source: Source::Text(lines.join("\n")), reading: None };
    let read = player::import(desk, &request).unwrap();
    assert_eq!(read.players.len(), players, "{:?}", read.findings);
    read.players.iter().filter_map(|player| player.entry).collect()
}

/// Enters a player of whom nothing is known but the name.
pub fn add_unrated(desk: &Desk, tournament: i64, name: &str) {
    let player = PlayerForm { name: name.into(), ..PlayerForm::default() };
    player::add(desk, &PlayerIn { tournament, player }).unwrap();
}

/// Does something and confirms whatever is asked.
pub fn confirmed<T>(desk: &Desk, act: impl Fn(&Desk) -> Result<T, DeskError>) -> Result<T, DeskError> {
    let mut answer = act(desk);
    for _ in 0..2 {
        let token = answer.as_ref().err().and_then(|error| error.warning.as_ref()?.token.clone());
        let Some(token) = token else { break };
        answer = act(&desk.confirming(&token));
    }
    answer
}

/// Enters a result by its codes, White's and Black's, and confirms it if that is asked.
pub fn enter(desk: &Desk, pairing: i64, white: &str, black: &str) -> Result<RoundView, DeskError> {
    let result = Some(BoardResult { white: white.into(), black: black.into() });
    confirmed(desk, |desk| result::enter(desk, &EnterResult { pairing, result: result.clone() }))
}

/// Pairs the draft that stands by hand, for a reason, and confirms what is asked.
pub fn pair_by_hand(desk: &Desk, tournament: i64, boards: &[ChangedBoard], reason: &str) -> RoundView {
    round::begin_manual(desk, &PairRound::next(tournament)).unwrap();
    let change = ChangeRound { tournament, boards: boards.to_vec() };
    confirmed(desk, |desk| round::change(desk, &change)).unwrap();
    let end = EndManual { tournament, reason: reason.into() };
    confirmed(desk, |desk| round::end_manual(desk, &end)).unwrap()
}

/// Calls a use case by its name, as a door does, and confirms what is asked.
pub fn call(hall: &Hall, name: &str, request: Value) -> Value {
    confirmed(&hall.desk, |desk| desk.handle(name, request.clone()))
        .unwrap_or_else(|e| panic!("{name} {request}: {e}"))
}

/// Pairs the next round and puts it on the wall; gives its games.
pub fn paired(hall: &Hall, tournament: i64) -> Vec<i64> {
    let mut round = call(hall, "round/pair", json!({ "tournament": tournament }));
    if round["draft"] == true {
        round = call(hall, "round/publish", json!({ "tournament": tournament }));
    }
    let games = round["boards"].as_array().unwrap().iter().filter(|board| !board["black"].is_null());
    games.filter_map(|board| board["pairing"].as_i64()).collect()
}

/// What a use case asks before it is done.
pub fn asked(hall: &Hall, name: &str, request: Value) -> Warning {
    match hall.desk.handle(name, request) {
        Err(DeskError { warning: Some(warning), .. }) => *warning,
        other => panic!("{name}: a warning was expected, not {other:?}"),
    }
}

/// The code of the error that a use case called by its name answers with.
pub fn refused(hall: &Hall, name: &str, request: Value) -> String {
    match hall.desk.handle(name, request) {
        Ok(answer) => panic!("{name}: an error was expected, not {answer}"),
        Err(error) => error.code,
    }
}

/// An event with eight players and round 1 paired; gives the tournament.
pub fn round_one(hall: &Hall) -> i64 {
    call(hall, "event/new", json!({ "path": null, "form": form("Club Open 2026") }));
    let event =
        call(hall, "tournament/add", json!({ "id": null, "name": "Open A", "system": "round_robin" }));
    let tournament = event["tournaments"][0]["id"].as_i64().unwrap();
    let players = concat!(env!("CARGO_MANIFEST_DIR"), "/sample/club-open.csv");
    let read =
        call(hall, "player/import", json!({ "tournament": tournament, "source": { "path": players } }));
    assert_eq!(read["players"].as_array().unwrap().len(), 8);
    let round = call(hall, "round/pair", json!({ "tournament": tournament }));
    assert_eq!(round["boards"].as_array().unwrap().len(), 4);
    tournament
}

/// The first round, as it stands.
pub fn first_round(desk: &Desk, tournament: i64) -> RoundView {
    round::show(desk, &ShowRound { tournament, round: 1 }).unwrap()
}
