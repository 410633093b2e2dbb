//! A Swiss of sixty players over nine rounds, as an organiser runs it in the window: from the list of players to the report,
//! in which `arbitro verify` finds the one round that was changed by hand and nothing else.

mod common;

use std::path::Path;
use std::process::Command;

use arbitro_e2e::{Person, Room, Trouble, key, programs};
use common::makes_an_event;
use serde_json::Value;

const ROUNDS: u32 = 9;
const PLAYERS: u32 = 60;
/// Asks for a half-point bye in round 1.
const ASKS: u32 = 7;
/// Withdraws after round 1.
const WITHDRAWS: u32 = 30;
/// Comes for round 2.
const LATE: &str = "Late, Laura";
/// A result of this round was written down wrongly, which is told when the draft of the next one stands.
const CORRECTED: u32 = 5;

#[tokio::test]
async fn in_the_window_a_swiss_of_nine_rounds_goes_from_its_list_to_its_report() -> Result<(), Trouble> {
    let room = Room::new("swiss").await?;
    let event = room.home().file("open.arbitro");
    let players = room.home().write("players.csv", &list())?;
    let report = room.home().file("open.trf");
    let arbiter = room.open(&[]).await?;
    makes_an_event(&arbiter, &event, "dutch").await?;
    reads_sixty_players(&arbiter, &players).await?;
    notes_a_bye(&arbiter).await?;
    pairs_round_one_and_changes_it(&arbiter).await?;
    takes_a_late_entry_and_a_withdrawal(&arbiter).await?;
    checks_everybody_in(&arbiter).await?;
    for round in 2..=ROUNDS {
        pairs(&arbiter, round).await?;
        if round == CORRECTED + 1 {
            corrects_the_round_before(&arbiter, round).await?;
        }
        publishes_and_plays(&arbiter, round).await?;
    }
    arbiter.look("last-round").await?;
    saves_the_report(&arbiter, &report).await?;
    arbiter.leaves().await?;

    let differences = verify(&report)?;
    let rounds: Vec<&Value> = differences.iter().map(|difference| &difference["round"]).collect();
    assert_eq!(rounds, [1], "only the round changed by hand differs: {differences:?}");
    Ok(())
}

/// The digits of a name keep sixty of them apart in the order of their ratings.
fn name(number: u32) -> String {
    format!("Player{number:02}, Ana")
}

fn list() -> String {
    let line = |number| format!("\"{}\",ESP,{}\n", name(number), 2415 - 15 * number);
    std::iter::once("name,federation,rating\n".to_owned()).chain((1..=PLAYERS).map(line)).collect()
}

async fn reads_sixty_players(arbiter: &Person, players: &Path) -> Result<(), Trouble> {
    arbiter.clicks("player-import").await?;
    arbiter.fills("source-path", &players.to_string_lossy()).await?;
    arbiter.clicks("source-read").await?;
    arbiter.clicks("players-take").await?;
    arbiter.counts("player-row", PLAYERS as usize).await.map(|_| ())
}

/// Opens the panel of a player; gives the name of the row in the list.
async fn opens_player(arbiter: &Person, name: &str) -> Result<String, Trouble> {
    let row = format!("player-row[data-name=\"{name}\"]");
    arbiter.double_clicks(&row).await?;
    arbiter.sees("attendance").await?;
    Ok(row)
}

async fn leaves_player(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.strikes(key::ESCAPE).await?;
    arbiter.sees_no_more("player-form").await
}

async fn notes_a_bye(arbiter: &Person) -> Result<(), Trouble> {
    let row = opens_player(arbiter, &name(ASKS)).await?;
    arbiter.chooses("player-bye", "H").await?;
    arbiter.reads(&row, "half-point bye in round 1").await?;
    leaves_player(arbiter).await
}

async fn pairs_round_one_and_changes_it(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("round-pair").await?;
    arbiter.sees("round-publish").await?;
    // 58 play, one has the pairing-allocated bye, one the half-point bye.
    arbiter.counts("board-row", 31).await?;
    arbiter.clicks("round-exchange").await?;
    arbiter.clicks("manual-begin").await?;
    arbiter.chooses_by("exchange-other", "Board 1, Black").await?;
    arbiter.sees("exchange-findings").await?;
    arbiter.look("exchange").await?;
    arbiter.clicks("exchange-apply").await?;
    // The two turn colours, which is to be acknowledged.
    arbiter.sees("warning[data-level=\"acknowledge\"]").await?;
    arbiter.clicks("warning-go-on").await?;
    arbiter.sees_no_more("warning").await?;
    arbiter.fills("exchange-reason", "one family").await?;
    arbiter.clicks("manual-end").await?;
    for step in [1, 2] {
        arbiter.sees(&format!("warning[data-step=\"{step}\"]")).await?;
        arbiter.clicks("warning-go-on").await?;
    }
    arbiter.sees_no_more("exchange").await?;
    publishes_and_plays(arbiter, 1).await
}

async fn takes_a_late_entry_and_a_withdrawal(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("nav-players").await?;
    arbiter.clicks("player-add").await?;
    arbiter.fills("player-form-name", LATE).await?;
    arbiter.fills("player-form-rating", "2350").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.reads(&format!("player-row[data-name=\"{LATE}\"]"), "from round 2").await?;
    leaves_player(arbiter).await?;
    let row = opens_player(arbiter, &name(WITHDRAWS)).await?;
    arbiter.clicks("player-withdraw").await?;
    arbiter.reads(&row, "withdrawn after round 1").await?;
    leaves_player(arbiter).await?;
    arbiter.clicks("nav-round").await?;
    arbiter.sees("round[data-round=\"1\"]").await
}

async fn checks_everybody_in(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.strikes('c').await?;
    arbiter.sees(&format!("check-in[data-missing=\"{PLAYERS}\"]")).await?;
    arbiter.fills("check-in-search", "laura").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("check-in[data-here=\"1\"]").await?;
    arbiter.clicks("check-in-all-here").await?;
    arbiter.sees("check-in[data-missing=\"0\"]").await?;
    arbiter.clicks("nav-round").await?;
    arbiter.sees("round[data-round=\"1\"]").await
}

async fn pairs(arbiter: &Person, round: u32) -> Result<(), Trouble> {
    arbiter.strikes('p').await?;
    arbiter.sees(&format!("round[data-round=\"{round}\"]")).await?;
    arbiter.sees("round-publish").await
}

/// Puts the draft on the wall, and types a result at every board.
async fn publishes_and_plays(arbiter: &Person, round: u32) -> Result<(), Trouble> {
    arbiter.strikes('w').await?;
    arbiter.sees_no_more("round-publish").await?;
    let open = "board-row[data-result=\"\"]";
    let boards = arbiter.rows(open).await?;
    let plays = |name: &str| boards.iter().any(|board| board.text.contains(name));
    assert_eq!(plays(LATE), round > 1, "the late entry plays from round 2");
    assert_eq!(plays(&name(WITHDRAWS)), round == 1, "who withdrew played round 1 alone");
    // One key after another is never the same: a key struck twice within a moment counts once.
    for (_, struck) in boards.iter().zip(['1', '0', '=', '1', '='].into_iter().cycle()) {
        arbiter.strikes(struck).await?;
    }
    arbiter.sees_no_more(open).await
}

/// The draft is dropped, the draw at the third board of the round before becomes a win for White, and the draft is made
/// anew.
async fn corrects_the_round_before(arbiter: &Person, round: u32) -> Result<(), Trouble> {
    arbiter.clicks("round-unpair").await?;
    arbiter.sees(&format!("round[data-round=\"{}\"]", round - 1)).await?;
    arbiter.sees("board-row[data-board=\"3\"][data-result=\"==\"]").await?;
    arbiter.strikes('g').await?;
    arbiter.fills("goto-board", "3").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("board-row[data-board=\"3\"][aria-selected=\"true\"]").await?;
    arbiter.strikes('1').await?;
    arbiter.sees("board-row[data-board=\"3\"][data-result=\"10\"]").await?;
    arbiter.look("correction").await?;
    pairs(arbiter, round).await
}

async fn saves_the_report(arbiter: &Person, report: &Path) -> Result<(), Trouble> {
    arbiter.clicks("nav-handover").await?;
    arbiter.reads("integrity", "MPA @ Round 1").await?;
    arbiter.reads("integrity", "Late entry @ Round 2").await?;
    arbiter.look("hand-over").await?;
    arbiter.will_save_to(report).await?;
    arbiter.clicks("report-save").await?;
    arbiter.reads("handover-saved", "open.trf").await
}

/// What `arbitro verify` says of a report: a value a difference.
fn verify(report: &Path) -> Result<Vec<Value>, Trouble> {
    let output = Command::new(programs::built("arbitro")?)
        .arg("verify")
        .arg(report)
        .args(["--format", "json"])
        .output()?;
    let said = String::from_utf8(output.stdout)?;
    assert_eq!(output.status.code(), Some(1), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said.lines().map(|line| Ok(serde_json::from_str(line)?)).collect()
}
