//! Scoresheets at the window: a game of sixty moves taken over from a Spanish one by the keyboard alone, key by key, and how
//! many keys that takes; two that differ; an early move put right.

mod common;

use arbitro_e2e::{Person, Room, Trouble, key};
use common::{PLAYERS, makes_the_event, reads_the_players};

/// The scoresheet as the player wrote it, with the signs of captures and checks.
const SHEET: &str = include_str!("../../data/e2e/sixty-moves.txt");

/// At most so many keystrokes for ten characters of the moves on the scoresheet; a letter with Shift is one keystroke.
const MOST_FOR_TEN: usize = 13;

#[tokio::test]
async fn in_the_window_sixty_moves_are_typed_without_a_mouse() -> Result<(), Trouble> {
    let room = Room::new("keystrokes").await?;
    let event = room.home().file("keystrokes.arbitro");
    let players = room.home().write("players.csv", PLAYERS)?;
    let arbiter = room.open(&[]).await?;
    makes_the_event(&arbiter, &event).await?;
    reads_the_players(&arbiter, &players).await?;
    arbiter.clicks("nav-round").await?;
    arbiter.clicks("round-pair").await?;
    arbiter.counts("board-row", 4).await?;
    arbiter.strikes(key::ENTER).await?;
    arbiter.sees("move-line").await?;

    let moves: Vec<&str> = SHEET.split_whitespace().filter(|word| !word.ends_with('.')).collect();
    assert_eq!(moves.len().div_ceil(2), 60);
    let mut strokes = 0;
    for (index, written) in moves.iter().enumerate() {
        strokes += types(&arbiter, written).await?;
        arbiter.sees(&format!("ply[data-index=\"{index}\"][data-mark=\"legal\"]")).await?;
    }
    let rows = arbiter.counts("ply", moves.len()).await?;
    assert!(rows.iter().all(|row| row.data("mark") == "legal"), "{rows:?}");
    arbiter.look("sixty-moves").await?;
    let characters: usize = moves.iter().map(|written| written.chars().count()).sum();
    println!("{strokes} keystrokes for {characters} characters in {} half-moves", moves.len());
    assert!(strokes * 10 <= characters * MOST_FOR_TEN, "{strokes} keystrokes for {characters} characters");
    takes_two_scoresheets(&arbiter).await?;
    puts_an_early_move_right(&arbiter).await?;
    arbiter.leaves().await
}

/// At board 2 nobody recorded but the players, and they differ.
async fn takes_two_scoresheets(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("game-next").await?;
    arbiter.sees("game[data-plies=\"0\"]").await?;
    arbiter.clicks("game-sheets").await?;
    arbiter.fills("sheets-white", "1. e4 e5 2. Cf3 Cc6 3. Cxe5").await?;
    arbiter.fills("sheets-black", "1. e4 e5 2. Nf3 d6 3. Nxe5").await?;
    arbiter.sees("sheets[data-open=\"3\"]").await?;
    arbiter.reads("sheets-row[data-agreement=\"differ\"]", "d6").await?;
    arbiter.look("two-scoresheets").await?;
    arbiter.clicks("sheets-take-white").await?;
    arbiter.sees("sheets[data-open=\"\"][data-rows=\"5\"]").await?;
    arbiter.clicks("sheets-take").await?;
    arbiter.sees_no_more("sheets").await?;
    arbiter.counts("ply", 5).await.map(|_| ())
}

async fn puts_an_early_move_right(arbiter: &Person) -> Result<(), Trouble> {
    arbiter.clicks("ply[data-index=\"2\"]").await?;
    arbiter.clicks("game-correct").await?;
    arbiter.fills("correct-move", "Ch3").await?;
    // The knight on h3 cannot take on e5: that is told before anything is written.
    arbiter.sees("correct-change[data-index=\"4\"][data-mark=\"stands\"]").await?;
    arbiter.reads("ply[data-index=\"2\"]", "Nf3").await?;
    arbiter.look("correction").await?;
    arbiter.clicks("correct-apply").await?;
    arbiter.sees_no_more("correct").await?;
    arbiter.reads("ply[data-index=\"2\"]", "Nh3").await?;
    arbiter.sees("ply[data-index=\"4\"][data-mark=\"stands\"]").await
}

/// Types a move as somebody does who knows that the signs need not be typed; gives the keystrokes.
async fn types(arbiter: &Person, written: &str) -> Result<usize, Trouble> {
    let mut strokes = 0;
    for sign in written.chars().filter(|sign| !matches!(sign, 'x' | '+' | '#' | '=')) {
        arbiter.strikes(sign).await?;
        strokes += 1;
    }
    arbiter.strikes(key::ENTER).await?;
    Ok(strokes + 1)
}
