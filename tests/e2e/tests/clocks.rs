//! Time and order in the hall, in the window: may this flag still win, asked before any event is there; a player who does not
//! come; clocks that are read and adjusted; an adjourned game; a split score and an expulsion that reach the standings and go again.

mod common;

use arbitro_e2e::{Person, Room, Trouble, key};
use common::{
    PLAYERS, applies, asks_about, makes_a_timed_event, reads_the_players, sits_down_at, types_a_move,
};

/// 40 moves in an hour and a half, then half an hour, with half a minute a move.
const TIMES: &str = "40/5400+30:1800+30";

/// Neither king passes the pawns.
const LOCKED: &str = "8/8/4k1p1/p1p1p1p1/P1P1P1P1/4K3/8/8 b - - 0 1";

/// Black could still be mated here: White has a pawn left.
const ONE_PAWN: &str = "8/8/4k3/8/4P3/4K3/8/8 b - - 0 1";

/// White has one rook to go to d1.
const ONE_ROOK: &str = "6k1/5ppp/8/8/8/8/5PPP/3Q1RK1 w - - 0 41";

#[tokio::test]
async fn in_the_window_time_and_order_are_kept() -> Result<(), Trouble> {
    let room = Room::new("clocks").await?;
    let event = room.home().file("clocks.arbitro");
    let players = room.home().write("players.csv", PLAYERS)?;
    let arbiter = room.open(&[]).await?;
    asks_whether_a_flag_may_win(&arbiter).await?;
    makes_a_timed_event(&arbiter, &event, "round_robin", TIMES).await?;
    asks_from_within_a_field(&arbiter).await?;
    reads_the_players(&arbiter, &players).await?;
    arbiter.clicks("nav-round").await?;
    arbiter.clicks("round-pair").await?;
    arbiter.counts("board-row", 4).await?;
    waits_for_who_does_not_come(&arbiter).await?;
    reads_the_clocks(&arbiter).await?;
    adjusts_the_clocks(&arbiter).await?;
    adjourns_and_resumes(&arbiter).await?;
    splits_a_score_and_takes_it_back(&arbiter).await?;
    expels_and_takes_it_back(&arbiter).await?;
    counts_what_happened(&arbiter).await?;
    arbiter.leaves().await
}

/// On the start screen: no event is there, and none is needed.
async fn asks_whether_a_flag_may_win(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.sees("start").await?;
    arbiter.strikes_with(&[key::ALT], 'q').await?;
    arbiter.sees("ruling[data-event=\"flag_fall\"]").await?;
    arbiter.fills("set-up-fen", LOCKED).await?;
    arbiter.sees("ruling-proof[data-proof=\"unwinnable\"]").await?;
    arbiter.look("20-flag-behind-a-wall").await?;
    arbiter.fills("set-up-fen", ONE_PAWN).await?;
    arbiter.sees("ruling-proof[data-proof=\"winnable\"]").await?;
    arbiter.look("21-flag-that-loses").await?;
    arbiter.strikes(key::ESCAPE).await?;
    arbiter.sees("start").await
}

/// Wherever she is, while she types a name even; Escape leads back.
async fn asks_from_within_a_field(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("player-add").await?;
    arbiter.fills("player-form-name", "Nadie").await?;
    arbiter.strikes_with(&[key::ALT], 'q').await?;
    arbiter.sees("quick").await?;
    arbiter.strikes(key::ESCAPE).await?;
    arbiter.sees("players").await
}

async fn waits_for_who_does_not_come(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.strikes('t').await?;
    arbiter.sees("start-row[data-board=\"1\"][aria-selected=\"true\"]").await?;
    arbiter.fills("default-time", "60").await?;
    arbiter.strikes(key::TAB).await?;
    arbiter.clicks("play-begin").await?;
    arbiter.sees("play-began").await?;
    arbiter.sees("default-left[data-over=\"false\"]").await?;
    arbiter.reads("default-left", "0:5").await?;
    arbiter.clicks("start-row[data-board=\"1\"] [data-testid=\"sight\"][data-side=\"black\"]").await?;
    arbiter.sees("start-row[data-board=\"1\"][data-proposed=\"\"]").await?;
    arbiter.look("22-waiting").await?;
    arbiter.fills("default-time", "0").await?;
    arbiter.strikes(key::TAB).await?;
    arbiter.sees("default-left[data-over=\"true\"]").await?;
    arbiter.sees("start-row[data-board=\"1\"][data-proposed=\"late_arrival\"]").await?;
    arbiter.look("23-default-time").await?;
    arbiter.clicks("start-rule").await?;
    arbiter.sees("ruling[data-event=\"late_arrival\"]").await?;
    applies(arbiter).await?;
    arbiter.sees("game-result-shown[data-result=\"+-\"]").await
}

async fn reads_the_clocks(arbiter: &Person) -> Result<(), Trouble> {
    is_at_the_round(arbiter).await?;
    arbiter.strikes('l').await?;
    arbiter.reads("periods", "Moves 1 to 40: 1:30:00").await?;
    arbiter.fills("reading-interval", "30").await?;
    arbiter.strikes(key::TAB).await?;
    arbiter.double_clicks("clock-row[data-board=\"2\"]").await?;
    arbiter.reads("clock-due", "due at").await?;
    notes(arbiter, "1:28:00", "1:20:00").await?;
    arbiter.sees("clock-line[data-doubted=\"false\"]").await?;
    // Ten moves with half a minute each do not make two hours.
    notes(arbiter, "1:58:00", "1:19:00").await?;
    arbiter.sees("clock-line[data-doubted=\"true\"]").await?;
    arbiter.reads("clock-doubt", "can show 1:35:30 at most").await?;
    arbiter.look("24-clock-sheet").await?;
    arbiter.strikes(key::ESCAPE).await?;
    arbiter.sees("clock-row[data-board=\"2\"][data-doubted=\"1\"]").await
}

async fn notes(arbiter: &Person, white: &str, black: &str) -> Result<(), Trouble> {
    arbiter.fills("clock-white", white).await?;
    arbiter.fills("clock-black", black).await?;
    arbiter.fills("clock-white-moves", "10").await?;
    arbiter.fills("clock-black-moves", "10").await?;
    arbiter.strikes(key::ENTER).await
}

/// An illegal move at board 2: the opponent receives two minutes, and the sheet of the clocks tells what they must show.
async fn adjusts_the_clocks(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 2).await?;
    types_a_move(arbiter, "Ke3", "Ke1-e3").await?;
    arbiter.sees("ply[data-index=\"0\"][data-mark=\"illegal\"]").await?;
    arbiter.strikes('r').await?;
    arbiter.sees("ruling[data-event=\"illegal_move_completed\"]").await?;
    arbiter.fills("fact-clock-white", "1:15:00").await?;
    arbiter.fills("fact-clock-black", "1:10:00").await?;
    arbiter.reads("ruling-clocks", "Black's clock must now show 1:12:00").await?;
    arbiter.look("25-two-minutes").await?;
    applies(arbiter).await?;
    arbiter.clicks("game-clocks").await?;
    arbiter.reads("clock-line", "1:10:00 → 1:12:00").await?;
    arbiter.look("26-what-the-clocks-must-show").await?;
    arbiter.strikes(key::ESCAPE).await
}

/// The sealed move can be read in one way only: the game goes on with it.
async fn adjourns_and_resumes(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 3).await?;
    arbiter.clicks("game-adjourn").await?;
    arbiter.fills("envelope-fen", ONE_ROOK).await?;
    arbiter.fills("envelope-white", "0:30:00").await?;
    arbiter.fills("envelope-black", "0:25:00").await?;
    arbiter.fills("envelope-keeper", "Ruiz, Ana").await?;
    arbiter.fills("envelope-resumption", "2026-10-04 10:00").await?;
    arbiter.clicks("envelope-seal").await?;
    arbiter.sees("adjournment[data-state=\"sealed\"]").await?;
    arbiter.look("27-sealed").await?;
    is_at_the_round(arbiter).await?;
    arbiter.strikes('j').await?;
    arbiter.sees("adjourned-row[data-state=\"sealed\"]").await?;
    arbiter.look("28-adjourned").await?;
    arbiter.clicks("adjourned-open").await?;
    arbiter.clicks("adjournment-resume").await?;
    arbiter.sees("adjournment[data-state=\"resumed\"]").await?;
    // T is the Spanish rook.
    arbiter.fills("sealed-written", "Te1").await?;
    arbiter.clicks("envelope-open").await?;
    arbiter.sees("ruling[data-event=\"sealed_move_opened\"]").await?;
    arbiter.look("29-opened").await?;
    applies(arbiter).await?;
    arbiter.look("29-goes-on").await?;
    assert_eq!(arbiter.rows("game-result-shown").await?, [], "the game goes on");
    Ok(())
}

async fn is_at_the_round(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("nav-round").await?;
    arbiter.sees("board-row[aria-selected=\"true\"]").await
}

/// How many players have these points, once it is so many.
async fn have_points(arbiter: &Person, points: &str, count: usize) -> Result<(), Trouble> {
    arbiter.counts(&format!("standings-row[data-points=\"{points}\"]"), count).await.map(|_| ())
}

async fn splits_a_score_and_takes_it_back(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 4).await?;
    asks_about(arbiter, "conduct", "conduct").await?;
    arbiter.clicks("fact-side[data-field=\"player\"] input[value=\"black\"]").await?;
    arbiter.chooses("fact-choice[data-field=\"offence\"]", "notes").await?;
    arbiter.clicks("ruling-otherwise").await?;
    arbiter.fills("otherwise-reason", "Notas de ayuda en la partida").await?;
    arbiter.chooses("otherwise-result", "half-white").await?;
    arbiter.look("30-split-score").await?;
    arbiter.clicks("otherwise-apply").await?;
    arbiter.sees("ruling[data-state=\"applied\"]").await?;
    arbiter.clicks("ruling-done").await?;
    arbiter.sees("game-result-shown[data-result=\"=0\"]").await?;
    arbiter.clicks("nav-standings").await?;
    have_points(arbiter, "0.5", 1).await?;
    arbiter.look("31-split-in-standings").await?;
    arbiter.strikes_with(&[key::CONTROL], 'z').await?;
    have_points(arbiter, "0.5", 0).await?;
    arbiter.counts("standings-row", 8).await.map(|_| ())
}

async fn expels_and_takes_it_back(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 4).await?;
    asks_about(arbiter, "conduct", "conduct").await?;
    arbiter.clicks("fact-side[data-field=\"player\"] input[value=\"black\"]").await?;
    arbiter.chooses("fact-choice[data-field=\"offence\"]", "notes").await?;
    arbiter.clicks("ruling-otherwise").await?;
    arbiter.chooses("otherwise-penalty", "laws-option-expulsion").await?;
    arbiter.chooses("otherwise-expelled", "black").await?;
    arbiter.chooses("otherwise-result", "white").await?;
    arbiter.clicks("otherwise-apply").await?;
    arbiter.sees("ruling[data-state=\"applied\"]").await?;
    arbiter.clicks("ruling-done").await?;
    arbiter.clicks("nav-standings").await?;
    arbiter.counts("standings-row[data-expelled=\"true\"]", 1).await?;
    arbiter.look("32-expelled").await?;
    arbiter.clicks("nav-incidents").await?;
    arbiter.sees("incident-expelled").await?;
    arbiter.look("33-log").await?;
    arbiter.strikes_with(&[key::CONTROL], 'z').await?;
    arbiter.sees_no_more("incident-expelled").await?;
    arbiter.clicks("nav-standings").await?;
    arbiter.counts("standings-row[data-expelled=\"false\"]", 8).await.map(|_| ())
}

/// What is left in the log: who came late, one illegal move, the envelope.
async fn counts_what_happened(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("nav-incidents").await?;
    arbiter.counts("incident-row", 3).await?;
    arbiter.chooses("incidents-board", "2").await?;
    arbiter.counts("incident-row", 1).await?;
    arbiter.clicks("incidents-counts").await?;
    // Once by player, once by round, once by game.
    arbiter.counts("count-row[data-illegal=\"1\"]", 3).await?;
    arbiter.look("34-counts").await?;
    arbiter.clicks("incidents-report").await?;
    arbiter.sees("paper-page").await?;
    arbiter.look("35-arbiters-report").await
}
