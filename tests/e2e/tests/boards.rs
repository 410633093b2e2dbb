//! Beside the arbiter's own hand, in the window: electronic boards followed while they play, a position set up after a gap, a file of
//! games checked and one of them opened at what was found.

mod common;

use std::path::Path;

use arbitro_e2e::{Person, Room, Trouble, key};
use common::{PLAYERS, makes_the_event, reads_the_players, sits_down_at, types_a_move};

/// What an electronic board tells, move by move.
const LINE: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];

/// A file whose second game has an illegal move, and whose third says that the wrong side won.
const FILE: &str = "\
[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
[White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke2 Nf6 3. Kd4 1-0\n\n\
[White \"E\"]\n[Black \"F\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";

#[tokio::test]
async fn in_the_window_boards_are_followed_a_gap_is_bridged_and_a_file_is_checked() -> Result<(), Trouble> {
    let room = Room::new("boards").await?;
    let event = room.home().file("boards.arbitro");
    let players = room.home().write("players.csv", PLAYERS)?;
    let games = room.home().write("games.pgn", FILE)?;
    let folder = room.home().file("boards");
    std::fs::create_dir_all(&folder)?;
    let arbiter = room.open(&[]).await?;
    makes_the_event(&arbiter, &event).await?;
    reads_the_players(&arbiter, &players).await?;
    arbiter.clicks("nav-round").await?;
    arbiter.clicks("round-pair").await?;
    arbiter.counts("board-row", 4).await?;
    follows_the_boards(&arbiter, &folder).await?;
    keeps_what_the_arbiter_did(&arbiter, &folder).await?;
    bridges_a_gap(&arbiter).await?;
    checks_a_file(&arbiter, &games).await?;
    arbiter.leaves().await
}

/// What the board system writes of a board: it knows the number of the board and no names.
fn tells(folder: &Path, board: u32, plies: usize) -> Result<(), Trouble> {
    let mut text = format!("[White \"?\"]\n[Black \"?\"]\n[Round \"1.{board}\"]\n[Result \"*\"]\n\n");
    let number = |at: usize| if at.is_multiple_of(2) { format!("{}. ", at / 2 + 1) } else { String::new() };
    text.extend(LINE.iter().take(plies).enumerate().map(|(at, played)| format!("{}{played} ", number(at))));
    Ok(std::fs::write(folder.join(format!("{board}.pgn")), text + "*\n")?)
}

async fn follows_the_boards(arbiter: &Person, folder: &Path) -> Result<(), Trouble> {
    tells(folder, 1, 1)?;
    arbiter.clicks("nav-games").await?;
    arbiter.clicks("games-live").await?;
    arbiter.fills("live-folder", &folder.to_string_lossy()).await?;
    arbiter.clicks("live-start").await?;
    arbiter.sees("live-summary[data-heard=\"1\"]").await?;
    for plies in [1, 2, 4] {
        tells(folder, 1, plies)?;
        arbiter.sees(&format!("game-row[data-board=\"1\"][data-plies=\"{plies}\"]")).await?;
    }
    arbiter.sees("live-board[data-board=\"2\"][data-state=\"missing\"]").await?;
    arbiter.look("05-boards-followed").await?;
    arbiter.clicks("panel-close").await
}

/// A move that was taken off does not come back before the arbiter says so.
async fn keeps_what_the_arbiter_did(arbiter: &Person, folder: &Path) -> Result<(), Trouble> {
    sits_down_at(arbiter, 1).await?;
    arbiter.sees("game[data-plies=\"4\"]").await?;
    arbiter.clicks("game-cut").await?;
    arbiter.sees("game[data-plies=\"3\"]").await?;
    tells(folder, 1, 6)?;
    arbiter.sees("live-note[data-state=\"held\"]").await?;
    arbiter.sees("game[data-plies=\"3\"]").await?;
    arbiter.look("06-board-waits").await?;
    arbiter.clicks("live-holds-board").await?;
    arbiter.sees("game[data-plies=\"6\"]").await?;
    tells(folder, 1, 8)?;
    arbiter.sees("game[data-plies=\"8\"]").await
}

/// At board 2 nobody recorded two moves; the position is set up after them.
async fn bridges_a_gap(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("game-next").await?;
    arbiter.sees("game[data-plies=\"0\"]").await?;
    types_a_move(arbiter, "e4", "e4").await?;
    arbiter.sees("game[data-plies=\"1\"]").await?;
    arbiter.fills("move-line", "??").await?;
    arbiter.sees("move-reading[data-kind=\"unread\"]").await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("status-unread").await?;
    arbiter.clicks("game-set-up").await?;
    arbiter.fills("set-up-fen", "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3").await?;
    arbiter.fills("set-up-number", "12").await?;
    arbiter.look("07-position-set-up").await?;
    arbiter.clicks("set-up-apply").await?;
    arbiter.sees("sheet-set-up[data-cause=\"gap\"]").await?;
    arbiter.sees_no_more("status-unread").await?;
    arbiter.reads("game-status", "12").await?;
    types_a_move(arbiter, "Bb5", "Bb5").await?;
    arbiter.sees("ply[data-index=\"3\"][data-mark=\"legal\"]").await?;
    arbiter.look("08-after-the-gap").await
}

async fn checks_a_file(arbiter: &Person, games: &Path) -> Result<(), Trouble> {
    arbiter.clicks("nav-check").await?;
    arbiter.fills("source-path", &games.to_string_lossy()).await?;
    arbiter.clicks("source-read").await?;
    arbiter.sees("check-summary[data-games=\"3\"][data-faulty=\"2\"]").await?;
    arbiter.counts("check-row", 2).await?;
    arbiter.double_clicks("check-row").await?;
    arbiter.sees("check-game[data-shown=\"5\"]").await?;
    arbiter.reads("check-finding[data-ply=\"5\"]", "not legal").await?;
    arbiter.look("09-file-checked").await
}
