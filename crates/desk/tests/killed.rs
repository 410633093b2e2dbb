//! The process is killed in the middle of work: what was acknowledged is there, and nothing is half there.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::{OpenEvent, SystemChoice};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::round::PairRound;
use arbitro_desk::{Desk, DeskConfig, event, journal, round};
use common::{enter, enter_club, first_round, hall, new_event};

/// Tells the child what to open; without it the child is a test that has nothing to do.
const FILE: &str = "ARBITRO_TEST_EVENT";

/// Enters results as fast as it goes and says each one that is acknowledged, until it is killed.
#[test]
fn child() {
    let Ok(path) = std::env::var(FILE) else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));
    let view = event::open(&desk, &OpenEvent { path }).unwrap();
    let tournament = view.tournaments[0].id;
    for n in 0.. {
        let boards = first_round(&desk, tournament).boards;
        let board = &boards[n % boards.len()];
        // Another than the one that stands, so that every acknowledgement has its row.
        let stands = board.result.as_ref().map(|result| result.white.as_str());
        let (white, black) = match stands {
            Some("1") => ("=", "="),
            Some("=") => ("0", "1"),
            _ => ("1", "0"),
        };
        enter(&desk, board.pairing, white, black).unwrap();
        let last = &journal::list(&desk, &ListJournal::default()).unwrap()[0];
        writeln!(std::io::stdout(), "acknowledged {}", last.number).unwrap();
    }
}

#[test]
fn what_was_acknowledged_survives_the_kill_and_nothing_is_half_there() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 8);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let path = event::show(&hall.desk, &Nothing {}).unwrap().unwrap().path;
    event::close(&hall.desk, &Nothing {}).unwrap();

    for lines in [1, 2, 5, 11, 23] {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "child", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut said = said.filter_map(|line| line.split("acknowledged ").nth(1)?.parse::<u32>().ok());
        let heard = said.by_ref().nth(lines).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said between our hearing and its end.
        let acknowledged = said.last().unwrap_or(heard).max(heard);

        event::open(&hall.desk, &OpenEvent { path: path.clone() }).unwrap();
        let rows = journal::list(&hall.desk, &ListJournal::default()).unwrap();
        let last = rows[0].number;
        assert!(last == acknowledged || last == acknowledged + 1, "{last} {acknowledged}");
        let result = rows[0].message.params["result"].clone();
        let board: u32 = rows[0].message.params["board"].parse().unwrap();
        let view = first_round(&hall.desk, tournament);
        let entered = view.boards.iter().find(|row| row.board == board).unwrap().result.clone().unwrap();
        let shown = format!("{}-{}", entered.white, entered.black).replace('=', "½");
        assert_eq!(shown, result, "the journal and the table say the same");
        journal::undo(&hall.desk, &Nothing {}).unwrap();
        event::close(&hall.desk, &Nothing {}).unwrap();
        let file = rusqlite::Connection::open(&path).unwrap();
        let health: String = file.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(health, "ok");
        assert!(!std::path::Path::new(&format!("{path}-wal")).exists());
    }
}
