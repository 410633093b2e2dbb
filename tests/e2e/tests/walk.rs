//! The first way through the program, from an empty desk to a PGN file, as an arbiter goes it.

mod common;

use std::path::Path;
use std::process::Command;

use arbitro_e2e::{Home, Person, Room, Trouble, key, programs};
use common::{PLAYERS, makes_the_event, reads_the_players, types_a_move};
use serde_json::Value;

/// Who meets at board 4 of the first round of eight by the Berger tables: number 4 and number 5.
const WHITE: &str = "Dvořák, Tomáš";
const BLACK: &str = "Eze, Chidi";

#[tokio::test]
async fn in_the_window_an_event_goes_from_its_first_player_to_its_pgn() -> Result<(), Trouble> {
    let room = Room::new("walk").await?;
    let event = room.home().file("club.arbitro");
    let players = room.home().write("players.csv", PLAYERS)?;

    let arbiter = room.open(&[]).await?;
    makes_the_event(&arbiter, &event).await?;
    reads_the_players(&arbiter, &players).await?;
    pairs_and_types_results(&arbiter).await?;
    plays_the_opening(&arbiter).await?;
    rules_the_first_illegal_move(&arbiter).await?;
    rules_the_second_illegal_move(&arbiter).await?;
    sees_the_standings_with_the_loss(&arbiter).await?;
    takes_it_back_and_does_it_again(&arbiter).await?;
    arbiter.leaves().await?;

    let arbiter = room.open(&[]).await?;
    finds_everything_again(&arbiter).await?;
    exports_what_check_confirms(&arbiter, room.home()).await?;
    arbiter.leaves().await
}

#[tokio::test]
async fn in_the_window_the_sample_event_is_there_at_once() -> Result<(), Trouble> {
    let room = Room::new("sample").await?;
    let newcomer = room.open(&["--demo"]).await?;
    newcomer.clicks("nav-round").await?;
    newcomer.sees("board-row[data-board=\"1\"]").await?;
    newcomer.look("round").await?;
    newcomer.clicks("nav-incidents").await?;
    newcomer.sees("incident-row").await?;
    newcomer.look("incidents").await?;
    newcomer.clicks("nav-standings").await?;
    newcomer.counts("standings-row", 8).await?;
    newcomer.look("standings").await?;
    newcomer.leaves().await
}

async fn pairs_and_types_results(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("nav-round").await?;
    arbiter.clicks("round-pair").await?;
    let boards = arbiter.counts("board-row", 4).await?;
    let (white, black) = (boards[3].text.find(WHITE), boards[3].text.find(BLACK));
    assert!(white.is_some() && white < black, "{}", boards[3].text);
    for (board, struck, result) in [(1, '1', "10"), (2, '0', "01"), (3, '=', "=="), (4, '1', "10")] {
        arbiter.strikes(struck).await?;
        arbiter.sees(&format!("board-row[data-board=\"{board}\"][data-result=\"{result}\"]")).await?;
    }
    arbiter.look("05-results").await?;
    // Board 4 is still playing: its result was typed too early.
    arbiter.strikes(key::BACKSPACE).await?;
    arbiter.sees("board-row[data-board=\"4\"][data-result=\"\"]").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("game").await
}

async fn plays_the_opening(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.drags("e2", "e4").await?;
    arbiter.reads("ply[data-index=\"0\"]", "e4").await?;
    types_a_move(arbiter, "e5", "e5").await?;
    arbiter.reads("ply[data-index=\"1\"]", "e5").await?;
    // C is the Spanish knight, caballo.
    types_a_move(arbiter, "Cf3", "Nf3").await?;
    arbiter.reads("ply[data-index=\"2\"]", "Nf3").await?;
    types_a_move(arbiter, "Cc6", "Nc6").await?;
    arbiter.reads("ply[data-index=\"3\"]", "Nc6").await?;
    arbiter.look("06-game").await
}

/// White's rook goes over her own pawn: T is the Spanish rook, torre.
async fn enters_the_illegal_move(arbiter: &Person, index: usize) -> Result<(), Trouble> {
    types_a_move(arbiter, "Ta3", "Ra1-a3").await?;
    arbiter.sees(&format!("ply[data-index=\"{index}\"][data-mark=\"illegal\"]")).await?;
    arbiter.sees("waiting").await?;
    arbiter.strikes('r').await?;
    arbiter.sees("ruling[data-event=\"illegal_move_completed\"][data-state=\"ready\"]").await?;
    arbiter.sees("ruling-line[data-article=\"7.5.5\"]").await
}

async fn rules_the_first_illegal_move(arbiter: &Person) -> Result<(), Trouble> {
    enters_the_illegal_move(arbiter, 4).await?;
    // Black, the opponent, receives two minutes.
    arbiter.reads("ruling-line[data-article=\"7.5.5\"]", "two minutes").await?;
    arbiter.reads("ruling-clocks", "+2:00").await?;
    arbiter.look("07-first-ruling").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("ruling[data-state=\"applied\"]").await?;
    arbiter.clicks("ruling-done").await?;
    arbiter.sees_no_more("waiting").await?;
    arbiter.sees("ply[data-index=\"4\"][data-mark=\"reinstated\"]").await?;
    assert_eq!(arbiter.rows("game-result-shown").await?, [], "the game goes on");
    Ok(())
}

async fn rules_the_second_illegal_move(arbiter: &Person) -> Result<(), Trouble> {
    enters_the_illegal_move(arbiter, 5).await?;
    arbiter.look("08-second-ruling").await?;
    arbiter.clicks("ruling-apply").await?;
    arbiter.sees("ruling[data-state=\"applied\"]").await?;
    arbiter.clicks("ruling-done").await?;
    arbiter.sees("game-result-shown[data-result=\"01\"]").await?;
    arbiter.look("09-game-lost").await
}

/// Waits until a player has these points.
async fn has_points(arbiter: &Person, name: &str, points: &str) -> Result<(), Trouble> {
    arbiter.sees(&format!("standings-row[data-name=\"{name}\"][data-points=\"{points}\"]")).await
}

async fn sees_the_standings_with_the_loss(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("nav-standings").await?;
    arbiter.counts("standings-row", 8).await?;
    has_points(arbiter, BLACK, "1").await?;
    has_points(arbiter, WHITE, "0").await?;
    has_points(arbiter, "Aranda, Lucía", "1").await?;
    has_points(arbiter, "Çelik, Deniz", "0.5").await?;
    arbiter.look("10-standings").await
}

async fn takes_it_back_and_does_it_again(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.strikes_with(&[key::CONTROL], 'z').await?;
    has_points(arbiter, BLACK, "0").await?;
    arbiter.look("11-undone").await?;
    arbiter.clicks("foot-redo").await?;
    has_points(arbiter, BLACK, "1").await
}

async fn finds_everything_again(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.reads("recent-event", "Club Open 2026").await?;
    arbiter.look("12-start-again").await?;
    arbiter.clicks("recent-event").await?;
    arbiter.clicks("nav-standings").await?;
    has_points(arbiter, BLACK, "1").await?;
    has_points(arbiter, WHITE, "0").await?;
    arbiter.clicks("nav-incidents").await?;
    arbiter.counts("incident-row", 2).await?;
    arbiter.look("13-incidents").await?;
    arbiter.clicks("nav-round").await?;
    arbiter.sees("board-row[data-board=\"3\"][data-result=\"==\"]").await?;
    arbiter.strikes('g').await?;
    arbiter.fills("goto-board", "4").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("board-row[data-board=\"4\"][data-result=\"01\"][aria-selected=\"true\"]").await?;
    arbiter.strikes(key::ENTER).await?;
    let plies = arbiter.counts("ply", 6).await?;
    let marks: Vec<&str> = plies.iter().map(|ply| ply.data("mark")).collect();
    assert_eq!(marks[..4], ["legal"; 4]);
    assert_ne!(marks[4..], ["legal"; 2], "the illegal moves are kept and marked");
    arbiter.look("14-game-again").await
}

async fn exports_what_check_confirms(arbiter: &Person, home: &Home) -> Result<(), Trouble> {
    let pgn = home.file("round-1.pgn");
    arbiter.clicks("nav-games").await?;
    arbiter.clicks("games-export").await?;
    arbiter.fills("export-path", &pgn.to_string_lossy()).await?;
    arbiter.clicks("export-save").await?;
    arbiter.sees("export-done").await?;
    arbiter.look("15-exported").await?;

    let games = check(&pgn)?;
    let game =
        games.iter().find(|game| game["white"] == WHITE).ok_or("the game of board 4 is in the file")?;
    assert_eq!(game["black"], BLACK);
    assert_eq!(game["plies"], 4, "{game}");
    assert_eq!(game["result"], "0-1", "{game}");
    assert_eq!(game["status"], "ok", "{game}");
    Ok(())
}

/// What `arbitro check` says of a file, a value a game.
fn check(pgn: &Path) -> Result<Vec<Value>, Trouble> {
    let output = Command::new(programs::built("arbitro")?)
        .arg("check")
        .arg(pgn)
        .args(["--format", "json"])
        .output()?;
    let said = String::from_utf8(output.stdout)?;
    assert_eq!(output.status.code(), Some(0), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said.lines().map(|line| Ok(serde_json::from_str(line)?)).collect()
}
