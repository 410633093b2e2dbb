//! A Swiss at the desk: paired by the Dutch rules, drafted, published, with byes, a late entry and a withdrawal.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use std::collections::BTreeSet;

use arbitro_desk::api::event::{SystemChoice, TournamentForm};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::player::{
    AskBye, FixBoard, NumberPlayers, Numbering, OfTournament, PlayerForm, PlayerIn, PlayerRow, ProhibitPair,
    ReadPlayers, WithdrawPlayer,
};
use arbitro_desk::api::round::{
    BoardRow, ChangeRound, ChangedBoard, EndManual, ExplainPairing, PairRound, PublishRound, RoundView,
    UnpairRound,
};
use arbitro_desk::api::{Nothing, Source};
use arbitro_desk::{Desk, event, journal, player, round, tournament};
use common::{code, confirmed, enter, enter_club, hall, new_event};

fn pair(desk: &Desk, tournament: i64) -> RoundView {
    round::pair(desk, &PairRound::next(tournament)).unwrap()
}

fn publish(desk: &Desk, tournament: i64) -> RoundView {
    round::publish(desk, &PublishRound { tournament }).unwrap()
}

/// White wins everywhere, so that everything can be known beforehand.
fn play(desk: &Desk, view: &RoundView) {
    for board in view.boards.iter().filter(|board| board.black.is_some()) {
        enter(desk, board.pairing, "1", "0").unwrap();
    }
}

fn players(desk: &Desk, tournament: i64) -> Vec<PlayerRow> {
    player::list(desk, &OfTournament { tournament }).unwrap()
}

fn swiss(desk: &Desk, players: usize) -> (i64, Vec<i64>) {
    let tournament = new_event(desk, SystemChoice::Dutch);
    let entries = enter_club(desk, tournament, players);
    (tournament, entries)
}

#[test]
fn a_round_is_a_draft_until_it_is_published() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    let draft = pair(&hall.desk, tournament);
    assert_eq!((draft.draft, draft.boards.len(), draft.missing), (true, 4, 4));
    assert_eq!(code(enter(&hall.desk, draft.boards[0].pairing, "1", "0")), "error-round-is-draft");
    let frame = event::show(&hall.desk, &Nothing {}).unwrap().unwrap();
    assert_eq!(frame.tournaments[0].cannot_pair.as_ref().unwrap().key, "error-draft-stands");
    assert!(frame.tournaments[0].rounds[0].draft && frame.tournaments[0].takes_players);
    // Paired anew it is the same round, not the next.
    assert_eq!(pair(&hall.desk, tournament).round, 1);
    let published = publish(&hall.desk, tournament);
    assert!(!published.draft);
    assert_eq!(code(round::publish(&hall.desk, &PublishRound { tournament })), "error-no-draft");
    enter(&hall.desk, published.boards[0].pairing, "1", "0").unwrap();
    let next = |desk: &Desk| round::pair(desk, &PairRound::next(tournament));
    assert_eq!(code(next(&hall.desk)), "warning-acknowledge");
    assert_eq!(confirmed(&hall.desk, next).unwrap().round, 2);
}

#[test]
fn a_published_round_is_taken_back_only_with_a_reason_which_the_journal_keeps() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    pair(&hall.desk, tournament);
    publish(&hall.desk, tournament);
    let unpair = |reason: &str| round::unpair(&hall.desk, &UnpairRound { tournament, reason: reason.into() });
    assert_eq!(code(unpair(" ")), "error-reason-needed");
    assert_eq!(code(unpair("two players were missing")), "warning-confirm");
    let reason = "two players were missing from the list".to_owned();
    let back = UnpairRound { tournament, reason };
    confirmed(&hall.desk, |desk| round::unpair(desk, &back)).unwrap();
    let row = journal::list(&hall.desk, &ListJournal::default()).unwrap().remove(0);
    assert_eq!(row.message.key, "journal-round-unpair-reason");
    assert_eq!(row.message.params["reason"], "two players were missing from the list");
}

#[test]
fn who_asked_for_a_bye_or_withdrew_is_not_paired() {
    let hall = hall();
    let (tournament, entries) = swiss(&hall.desk, 8);
    let ask = |entry: i64, round: u16, result: &str| {
        player::bye(&hall.desk, &AskBye { entry, round, result: Some(result.into()) })
    };
    ask(entries[0], 1, "H").unwrap();
    assert_eq!(code(ask(entries[1], 9, "H")), "error-bye-round");
    assert_eq!(code(ask(entries[1], 1, "U")), "error-bye");
    let first = pair(&hall.desk, tournament);
    let byes: Vec<(u16, String)> = first
        .boards
        .iter()
        .filter(|board| board.black.is_none())
        .map(|board| (board.white.number, board.result.as_ref().unwrap().white.clone()))
        .collect();
    assert_eq!(byes.len(), 2, "the bye asked for and the pairing-allocated bye: {byes:?}");
    assert!(byes.contains(&(1, "H".into())) && byes.iter().any(|bye| bye.1 == "U"), "{byes:?}");
    assert_eq!(code(ask(entries[1], 2, "H")), "error-draft-stands");
    play(&hall.desk, &publish(&hall.desk, tournament));
    player::withdraw(&hall.desk, &WithdrawPlayer { entry: entries[7], withdrawn: true }).unwrap();
    let second = pair(&hall.desk, tournament);
    let paired: Vec<u16> = second
        .boards
        .iter()
        .flat_map(|board| [Some(board.white.number), board.black.as_ref().map(|black| black.number)])
        .flatten()
        .collect();
    assert!(!paired.contains(&8), "{paired:?}");
    let seats = |board: &arbitro_desk::api::round::BoardRow| [Some(board.white.clone()), board.black.clone()];
    let one = second.boards.iter().flat_map(seats).flatten().find(|seat| seat.number == 1).unwrap();
    assert_eq!(one.points, "0.5");
}

#[test]
fn a_late_entry_gets_the_number_that_the_rating_earns() {
    let hall = hall();
    let (tournament, entries) = swiss(&hall.desk, 7);
    play(&hall.desk, &{
        pair(&hall.desk, tournament);
        publish(&hall.desk, tournament)
    });
    let form = PlayerForm { name: "Late, Laura".into(), rating: 2050, ..PlayerForm::default() };
    let rows = player::add(&hall.desk, &PlayerIn { tournament, player: form }).unwrap();
    let late = rows.iter().find(|row| row.player.name == "Late, Laura").unwrap();
    assert_eq!((late.number, late.first_round), (4, 2));
    let fifth = rows.iter().find(|row| row.entry == entries[3]).unwrap();
    assert_eq!(fifth.number, 5, "those below move down one");
    let second = pair(&hall.desk, tournament);
    assert_eq!(second.boards.iter().filter(|board| board.black.is_some()).count(), 4);
}

#[test]
fn prohibited_players_do_not_meet() {
    let hall = hall();
    let (tournament, entries) = swiss(&hall.desk, 8);
    let usual = pair(&hall.desk, tournament);
    let first = &usual.boards[0];
    let (one, other) = (first.white.entry, first.black.as_ref().unwrap().entry);
    let prohibit = |one: i64, other: i64, prohibited: bool| {
        player::prohibit(&hall.desk, &ProhibitPair { one, other, prohibited, ..ProhibitPair::default() })
    };
    assert_eq!(code(prohibit(one, other, true)), "error-draft-stands");
    round::unpair(&hall.desk, &UnpairRound { tournament, reason: String::new() }).unwrap();
    assert_eq!(code(prohibit(one, one, true)), "error-prohibited-pair");
    assert_eq!(prohibit(other, one, true).unwrap().len(), 1);
    let changed = pair(&hall.desk, tournament);
    let met = |view: &RoundView| -> BTreeSet<(i64, i64)> {
        let pair = |board: &arbitro_desk::api::round::BoardRow| {
            let (a, b) = (board.white.entry, board.black.as_ref()?.entry);
            Some((a.min(b), a.max(b)))
        };
        view.boards.iter().filter_map(pair).collect()
    };
    let pair = (one.min(other), one.max(other));
    assert!(met(&usual).contains(&pair) && !met(&changed).contains(&pair));
    assert_eq!(entries.len(), 8);
}

#[test]
fn nine_rounds_are_played_without_a_rematch_and_what_was_announced_stays() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    let mut form =
        TournamentForm { id: Some(tournament), ..TournamentForm::new("Open A", SystemChoice::Dutch, 5) };
    form.scoring.win = "3".into();
    form.scoring.draw = "1".into();
    form.scoring.pairing_allocated_bye = "3".into();
    tournament::edit(&hall.desk, &form).unwrap();
    let mut met = BTreeSet::new();
    for number in 1..=5 {
        assert_eq!(pair(&hall.desk, tournament).round, number);
        let view = publish(&hall.desk, tournament);
        for board in &view.boards {
            let (a, b) = (board.white.entry, board.black.as_ref().unwrap().entry);
            assert!(met.insert((a.min(b), a.max(b))), "a rematch in round {number}");
        }
        play(&hall.desk, &view);
    }
    assert_eq!(code(round::pair(&hall.desk, &PairRound::next(tournament))), "error-all-rounds-paired");
    let frame = event::show(&hall.desk, &Nothing {}).unwrap().unwrap();
    assert!(!frame.tournaments[0].takes_players, "nobody can come when no round is left");
    let last =
        round::show(&hall.desk, &arbitro_desk::api::round::ShowRound { tournament, round: 5 }).unwrap();
    assert!(last.boards.iter().all(|board| board.white.points.parse::<u32>().unwrap() % 3 == 0));
    form.scoring.win = "1".into();
    form.scoring.draw = "0.5".into();
    assert_eq!(code(tournament::edit(&hall.desk, &form)), "warning-refused");
    let renamed = TournamentForm { name: "Open".into(), id: Some(tournament), ..players_form(&hall.desk) };
    assert_eq!(tournament::edit(&hall.desk, &renamed).unwrap().tournaments[0].name, "Open");
    assert_eq!(players(&hall.desk, tournament).len(), 8);
}

fn players_form(desk: &Desk) -> TournamentForm {
    event::show(desk, &Nothing {}).unwrap().unwrap().tournaments.remove(0).form
}

fn boards(view: &RoundView) -> Vec<ChangedBoard> {
    let requested = |board: &&BoardRow| {
        board.black.is_some() || board.result.as_ref().is_some_and(|result| result.white == "U")
    };
    let changed = |board: &BoardRow| ChangedBoard {
        white: board.white.entry,
        black: board.black.as_ref().map(|black| black.entry),
    };
    view.boards.iter().filter(requested).map(changed).collect()
}

#[test]
fn nine_rounds_are_paired_explained_and_checked() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let id = event::show(&hall.desk, &Nothing {}).unwrap().unwrap().tournaments[0].id;
    let nine = TournamentForm { id: Some(id), ..TournamentForm::new("Open A", SystemChoice::Dutch, 9) };
    tournament::edit(&hall.desk, &nine).unwrap();
    let lines: Vec<String> = (1..=23).map(|n| format!("\"Player, {n:02}\",{}", 2300 - 20 * n)).collect();
    let list = Source::Text(format!("name,rating\n{}", lines.join("\n")));
    let entries: Vec<i64> =
        player::import(&hall.desk, &ReadPlayers { tournament, source: list, reading: None })
            .unwrap()
            .players
            .iter()
            .filter_map(|player| player.entry)
            .collect();
    player::prohibit(
        &hall.desk,
        &ProhibitPair { one: entries[0], other: entries[11], prohibited: true, ..ProhibitPair::default() },
    )
    .unwrap();
    player::board(&hall.desk, &FixBoard { entry: entries[19], board: Some(2) }).unwrap();
    let mut met = BTreeSet::new();
    let mut had_bye = BTreeSet::new();
    for number in 1..=9_u32 {
        if number == 3 {
            player::withdraw(&hall.desk, &WithdrawPlayer { entry: entries[22], withdrawn: true }).unwrap();
        }
        if number == 5 {
            let asked = AskBye { entry: entries[4], round: 5, result: Some("H".into()) };
            player::bye(&hall.desk, &asked).unwrap();
        }
        let draft = pair(&hall.desk, tournament);
        assert_eq!(draft.round, number);
        let request = ChangeRound { tournament, boards: boards(&draft) };
        let checked = round::check(&hall.desk, &request).unwrap();
        assert!(checked.complete && checked.findings.is_empty(), "round {number}: {:?}", checked.findings);
        let fixed = draft.boards.iter().find(|b| {
            [Some(&b.white), b.black.as_ref()].into_iter().flatten().any(|p| p.entry == entries[19])
        });
        assert!(fixed.is_some_and(|board| board.board == 2 || board.black.is_none()), "round {number}");
        let explained =
            round::explain(&hall.desk, &ExplainPairing { pairing: draft.boards[0].pairing }).unwrap();
        assert!(explained.by_the_rules && explained.colours.is_some(), "round {number}");
        for board in &draft.boards {
            let white = board.white.number;
            match &board.black {
                Some(black) => assert!(met.insert((white.min(black.number), white.max(black.number)))),
                None if board.result.as_ref().unwrap().white == "U" => assert!(had_bye.insert(white)),
                None => assert_eq!((number, board.white.entry), (5, entries[4])),
            }
        }
        play(&hall.desk, &publish(&hall.desk, tournament));
    }
    assert!(!met.contains(&(1, 12)));
    assert_eq!(code(round::pair(&hall.desk, &PairRound::next(tournament))), "error-all-rounds-paired");
}

#[test]
fn a_draft_is_changed_by_hand_with_a_reason_and_told_what_it_breaks() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    play(&hall.desk, &{
        pair(&hall.desk, tournament);
        publish(&hall.desk, tournament)
    });
    let draft = pair(&hall.desk, tournament);
    let mut changed = boards(&draft);
    let (first, last) = (changed[0].black, changed[3].black);
    (changed[0].black, changed[3].black) = (last, first);
    let request = |boards: &[ChangedBoard]| ChangeRound { tournament, boards: boards.to_vec() };
    let checked = round::check(&hall.desk, &request(&changed)).unwrap();
    assert!(checked.complete && checked.findings.iter().any(|f| f.criterion.is_some()), "{checked:?}");
    assert_eq!(code(round::change(&hall.desk, &request(&changed))), "error-not-by-hand");
    assert!(round::begin_manual(&hall.desk, &PairRound::next(tournament)).unwrap().manual);
    assert_eq!(code(round::change(&hall.desk, &request(&changed[1..]))), "error-pairing-incomplete");
    confirmed(&hall.desk, |desk| round::change(desk, &request(&changed))).unwrap();
    assert_eq!(code(round::publish(&hall.desk, &PublishRound { tournament })), "error-by-hand");
    let end = |reason: &str| EndManual { tournament, reason: reason.into() };
    assert_eq!(code(round::end_manual(&hall.desk, &end(" "))), "error-change-without-reason");
    let brothers = end("a pair of brothers");
    let view = confirmed(&hall.desk, |desk| round::end_manual(desk, &brothers)).unwrap();
    assert!(!view.manual);
    assert!(view.draft && view.boards.len() == 4);
    assert_eq!(view.boards[0].black.as_ref().map(|black| black.entry), last);
    let explained = round::explain(&hall.desk, &ExplainPairing { pairing: view.boards[0].pairing }).unwrap();
    assert!(!explained.by_the_rules && explained.reasons.is_empty());
    let row = journal::list(&hall.desk, &ListJournal::default()).unwrap().remove(0);
    assert_eq!(row.message.key, "journal-round-change-reason");
    let nothing = round::obstacles(&hall.desk, &PairRound::next(tournament)).unwrap();
    assert!(nothing.stuck.is_empty() && nothing.ways_out.is_empty());
}

#[test]
fn where_no_pairing_is_left_the_way_out_is_told() {
    let hall = hall();
    let (tournament, entries) = swiss(&hall.desk, 4);
    for other in [1, 2, 3] {
        let pair = ProhibitPair {
            one: entries[0],
            other: entries[other],
            prohibited: true,
            ..ProhibitPair::default()
        };
        player::prohibit(&hall.desk, &pair).unwrap();
    }
    assert_eq!(code(round::pair(&hall.desk, &PairRound::next(tournament))), "error-no-pairing");
    let found = round::obstacles(&hall.desk, &PairRound::next(tournament)).unwrap();
    assert!(found.stuck.contains(&1) && found.opponents.is_empty(), "{found:?}");
    let ways: Vec<&str> = found.ways_out.iter().map(|way| way.key.as_str()).collect();
    assert_eq!(ways, ["pairing-relax-prohibited-pair"; 3], "nobody has met yet");
}

#[test]
fn corrected_ratings_give_new_numbers_until_round_four_is_paired() {
    let hall = hall();
    let (tournament, entries) = swiss(&hall.desk, 8);
    let by_rating = NumberPlayers { tournament, numbering: Numbering::ByRating };
    for number in 1..=4 {
        pair(&hall.desk, tournament);
        assert_eq!(
            code(player::number(&hall.desk, &by_rating)),
            if number < 4 { "error-draft-stands" } else { "error-tournament-has-begun" }
        );
        play(&hall.desk, &publish(&hall.desk, tournament));
        if number == 1 {
            let rows = players(&hall.desk, tournament);
            let last = rows.iter().find(|row| row.entry == entries[7]).unwrap();
            let player = PlayerForm { rating: 2500, ..last.player.clone() };
            let rated = PlayerIn { tournament, player };
            confirmed(&hall.desk, |desk| player::edit(desk, &rated)).unwrap();
            let rows = confirmed(&hall.desk, |desk| player::number(desk, &by_rating)).unwrap();
            assert_eq!(rows[0].entry, entries[7]);
        }
    }
    assert_eq!(code(player::number(&hall.desk, &by_rating)), "error-tournament-has-begun");
}

#[test]
fn a_result_that_a_draft_was_paired_by_is_corrected_once_the_draft_is_dropped() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    pair(&hall.desk, tournament);
    let first = publish(&hall.desk, tournament);
    play(&hall.desk, &first);
    pair(&hall.desk, tournament);
    let board = first.boards[0].pairing;
    assert_eq!(code(enter(&hall.desk, board, "0", "1")), "error-draft-stands");
    // What was typed before is no correction.
    assert!(enter(&hall.desk, board, "1", "0").is_ok());
    round::unpair(&hall.desk, &UnpairRound { tournament, reason: String::new() }).unwrap();
    enter(&hall.desk, board, "0", "1").unwrap();
    assert!(pair(&hall.desk, tournament).draft);
}

#[test]
fn a_game_that_was_adjourned_ends_while_the_draft_stands() {
    let hall = hall();
    let (tournament, _) = swiss(&hall.desk, 8);
    pair(&hall.desk, tournament);
    let first = publish(&hall.desk, tournament);
    for board in &first.boards[1..] {
        enter(&hall.desk, board.pairing, "1", "0").unwrap();
    }
    confirmed(&hall.desk, |desk| round::pair(desk, &PairRound::next(tournament))).unwrap();
    enter(&hall.desk, first.boards[0].pairing, "0", "1").unwrap();
    publish(&hall.desk, tournament);
}
