//! Rulings at four boards, as an arbiter gives them in the window: a claim refused for an en passant right and a correct
//! one, a flag that fell behind a locked wall, a second illegal move against a bare king, a sealed move with two readings.

mod common;

use arbitro_e2e::{Person, Room, Trouble};
use common::{PLAYERS, applies, asks_about, makes_the_event, reads_the_players, sits_down_at, types_a_move};

const GAMES: &str = include_str!("../../data/e2e/rulings.pgn");

#[tokio::test]
async fn in_the_window_four_disputes_are_settled_with_their_proof() -> Result<(), Trouble> {
    let room = Room::new("rulings").await?;
    let event = room.home().file("rulings.arbitro");
    let players = room.home().write("players.csv", PLAYERS)?;
    let games = room.home().write("rulings.pgn", GAMES)?;
    let arbiter = room.open(&[]).await?;
    makes_the_event(&arbiter, &event).await?;
    reads_the_players(&arbiter, &players).await?;
    arbiter.clicks("nav-round").await?;
    arbiter.clicks("round-pair").await?;
    arbiter.counts("board-row", 4).await?;
    arbiter.clicks("nav-games").await?;
    arbiter.clicks("games-import").await?;
    arbiter.fills("source-path", &games.to_string_lossy()).await?;
    arbiter.clicks("source-read").await?;
    arbiter.counts("import-game", 4).await?;
    arbiter.clicks("games-take").await?;

    refuses_a_claim_and_grants_the_next(&arbiter).await?;
    draws_behind_a_locked_wall(&arbiter).await?;
    draws_the_second_illegal_move_against_a_bare_king(&arbiter).await?;
    judges_a_sealed_move_with_two_readings(&arbiter).await?;

    arbiter.clicks("nav-incidents").await?;
    arbiter.counts("incident-row", 6).await?;
    arbiter.look("12-incidents").await?;
    arbiter.leaves().await
}

/// The diagram would stand for the third time, but the first time Black could capture en passant.
async fn refuses_a_claim_and_grants_the_next(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 1).await?;
    asks_about(arbiter, "threefold", "draw_claim_threefold").await?;
    arbiter.fills("fact-text[data-field=\"written_move\"]", "Ng1").await?;
    arbiter.fills("fact-clock-white", "0:20:00").await?;
    arbiter.fills("fact-clock-black", "0:10:00").await?;
    arbiter.reads("ruling-line", "en passant").await?;
    arbiter.reads("ruling-clocks", "Black's clock must now show 0:12:00").await?;
    arbiter.reads("ruling-edition", "9.5.3").await?;
    arbiter.look("01-claim-refused").await?;
    applies(arbiter).await?;
    assert_eq!(arbiter.rows("game-result-shown").await?, [], "the game goes on");
    for (index, san) in (8..).zip(["Ng1", "Nf6", "Nf3", "Ng8"]) {
        types_a_move(arbiter, san, san).await?;
        arbiter.reads(&format!("ply[data-index=\"{index}\"]"), san).await?;
    }
    // Now the record knows the claim, and the move it is made with.
    asks_about(arbiter, "repetition", "draw_claim_threefold").await?;
    arbiter.sees("evidence-step[data-kind=\"occurrence\"]").await?;
    arbiter.look("02-claim-correct").await?;
    arbiter.clicks("evidence-forward").await?;
    arbiter.clicks("evidence-forward").await?;
    arbiter.sees("evidence-step[data-at=\"2\"]").await?;
    arbiter.look("03-third-time").await?;
    applies(arbiter).await?;
    arbiter.sees("game-result-shown[data-result=\"==\"]").await
}

async fn draws_behind_a_locked_wall(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 2).await?;
    asks_about(arbiter, "flag fall", "flag_fall").await?;
    arbiter.sees("ruling-proof[data-proof=\"unwinnable\"]").await?;
    arbiter.look("04-locked-wall").await?;
    applies(arbiter).await?;
    arbiter.sees("game-result-shown[data-result=\"==\"]").await
}

async fn draws_the_second_illegal_move_against_a_bare_king(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 3).await?;
    for index in 1..=2 {
        types_a_move(arbiter, "Ke3", "Ke1-e3").await?;
        arbiter.sees(&format!("ply[data-index=\"{index}\"][data-mark=\"illegal\"]")).await?;
        arbiter.strikes('r').await?;
        arbiter.sees("ruling[data-event=\"illegal_move_completed\"][data-state=\"ready\"]").await?;
        arbiter.look(&format!("0{}-illegal-move", 4 + index)).await?;
        applies(arbiter).await?;
    }
    arbiter.sees("game-result-shown[data-result=\"==\"]").await
}

async fn judges_a_sealed_move_with_two_readings(arbiter: &Person) -> Result<(), Trouble> {
    sits_down_at(arbiter, 4).await?;
    asks_about(arbiter, "sealed", "sealed_move_opened").await?;
    arbiter.sees("ruling-missing").await?;
    // T is the Spanish rook: either of them can go to d1.
    arbiter.fills("fact-text[data-field=\"written\"]", "Td1").await?;
    arbiter.reads("ruling", "0-1").await?;
    arbiter.look("07-sealed-move").await?;
    applies(arbiter).await?;
    arbiter.sees("game-result-shown[data-result=\"01\"]").await
}
