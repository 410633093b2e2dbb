//! The tables that screen and paper share.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use arbitro_standings::table::{GridCell, Order, grid, player_card, swiss_table};
use arbitro_standings::{
    Counting, Field, PairingKind, Participant, Ranked, RoundCell, RoundKind, Rules, rank,
};
use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};

fn cell(opponent: u16, colour: Colour, result: Option<SideResult>) -> RoundCell {
    RoundCell {
        opponent: Some(PairingNumber(opponent)),
        colour: Some(colour),
        result,
        ..RoundCell::default()
    }
}

/// Three players: 2 beat 1; then 3 beat 2 and 1 rested; the game 1-3 is in play. With `annulled`, 3 has gone.
fn robin(annulled: bool) -> (Field, Vec<Ranked>) {
    use Colour::{Black, White};
    let (won, lost) = (Some(SideResult::Win), Some(SideResult::Loss));
    let rest = RoundCell::default();
    let mut participants = vec![
        Participant::new(PairingNumber(1), vec![cell(2, White, lost), rest.clone(), cell(3, Black, None)]),
        Participant::new(PairingNumber(2), vec![cell(1, Black, won), cell(3, White, lost), rest.clone()]),
        Participant::new(PairingNumber(3), vec![rest, cell(2, Black, won), cell(1, White, None)]),
    ];
    if annulled {
        participants[2].counting = Counting::Annulled;
    }
    let rules = Rules { pairing: PairingKind::Predetermined, ..Rules::default() };
    let field = Field::new(participants, rules);
    let ranked = rank(&field, &[], None);
    (field, ranked)
}

#[test]
fn the_grid_has_every_game_in_both_orders() {
    let (field, ranked) = robin(false);
    let berger = grid(&field, &ranked, Order::Number);
    let numbers: Vec<u16> = berger.rows.iter().map(|row| row.number.0).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(berger.rows[1].cells[1], GridCell::Own);
    let GridCell::Games(games) = &berger.rows[0].cells[2] else { panic!("1 and 3 have been paired") };
    assert_eq!((games[0].round, games[0].kind), (3, RoundKind::Unfinished));
    let cross = grid(&field, &ranked, Order::Rank);
    assert_eq!(cross.rows[0].score, Points::ONE);
    assert_eq!(cross.rows[2].number, PairingNumber(1));
}

#[test]
fn results_that_do_not_count_stay_in_the_grid_alone() {
    let (field, ranked) = robin(true);
    let last = ranked.last().unwrap();
    assert_eq!((last.number, last.rank), (PairingNumber(3), None));
    assert_eq!(field.score(1), Points::ONE, "the loss against 3 is gone, and so is nothing else");
    let grid = grid(&field, &ranked, Order::Number);
    let GridCell::Games(games) = &grid.rows[1].cells[2] else { panic!("2 and 3 have met") };
    assert_eq!(games[0].result, Some(SideResult::Loss));
    assert_eq!(games[0].kind, RoundKind::Rest);
}

#[test]
fn the_table_of_a_swiss_names_opponents_by_rank_and_the_card_runs_on() {
    let (field, ranked) = robin(false);
    let table = swiss_table(&field, &ranked);
    let one = table.iter().find(|row| row.number == PairingNumber(1)).unwrap();
    assert_eq!(one.rounds[0].opponent_rank, Some(1));
    assert_eq!(one.rounds[1].round.kind, RoundKind::Rest);
    let card = player_card(&field, PairingNumber(2)).unwrap();
    let running: Vec<String> = card.rounds.iter().map(|round| round.running_score.to_string()).collect();
    assert_eq!(running, ["1", "1", "1"]);
    assert_eq!(card.rounds[1].opponent_score, Some(Points::ONE));
    assert!(player_card(&field, PairingNumber(9)).is_none());
}
