//! What the documents of an event say, before they are set on paper.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, reason = "tests may fail loudly")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::player::AskBye;
use arbitro_desk::api::print::{DocumentKind, PrintForm};
use arbitro_desk::api::round::{PairRound, PublishRound, RoundView};
use arbitro_desk::api::standings::ShowStandings;
use arbitro_desk::{Desk, player, print, round, standings};
use arbitro_reports::Document;
use common::{Hall, add_tournament, call, enter, enter_club, hall, new_event, refused};
use serde_json::json;

fn form(tournament: i64, document: DocumentKind) -> PrintForm {
    PrintForm::of(tournament, document, "en")
}

fn gathered(desk: &Desk, tournament: i64, document: DocumentKind) -> Document {
    print::gather(desk, &form(tournament, document)).unwrap().document
}

fn next_round(desk: &Desk, tournament: i64) -> RoundView {
    round::pair(desk, &PairRound::next(tournament)).unwrap();
    round::publish(desk, &PublishRound { tournament }).unwrap()
}

/// A Swiss of seven: one round played with a draw on board 2, the second paired, with a bye asked for.
fn begun() -> (Hall, i64) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, 7);
    let first = next_round(&hall.desk, tournament);
    for board in first.boards.iter().filter(|board| board.black.is_some()) {
        let (white, black) = if board.board == 2 { ("=", "=") } else { ("1", "0") };
        enter(&hall.desk, board.pairing, white, black).unwrap();
    }
    player::bye(&hall.desk, &AskBye { entry: entries[6], round: 2, result: Some("H".into()) }).unwrap();
    next_round(&hall.desk, tournament);
    (hall, tournament)
}

#[test]
fn pairings_have_points_in_halves_and_say_what_bye_it_is() {
    let (hall, tournament) = begun();
    let Document::Pairings(boards) = gathered(&hall.desk, tournament, DocumentKind::Pairings) else {
        panic!()
    };
    assert!(boards.iter().any(|board| board.white_points == "½" || board.black_points == "½"));
    let bye = boards.iter().find(|board| board.black.is_none()).unwrap();
    assert_eq!(bye.result, "half-point bye");
    let heading = print::gather(&hall.desk, &form(tournament, DocumentKind::Pairings)).unwrap().heading;
    assert_eq!((heading.round, heading.tournament.as_str()), (Some(2), ""));
    assert_eq!(heading.place, "Alcalá de Henares ESP, 2026-10-03 – 2026-10-09");
}

#[test]
fn everybody_finds_the_own_name_in_the_pairings_by_name() {
    let (hall, tournament) = begun();
    let by_name = gathered(&hall.desk, tournament, DocumentKind::PairingsByName);
    let Document::PairingsByName(lines) = by_name else { panic!() };
    let names: Vec<&str> = lines.iter().map(|line| line.player.name.as_str()).collect();
    // An accent makes no other letter: Çelik stands before Dvořák, and not behind everybody.
    let families: Vec<&str> = names.iter().filter_map(|name| name.split(',').next()).collect();
    let expected = ["Aranda", "Bergström", "Çelik", "Dvořák", "Eze", "Fontaine", "García Ñíguez"];
    assert_eq!(families, expected);
    for line in &lines {
        let Some(other) = lines.iter().find(|other| other.player.name == line.opponent) else { continue };
        assert_eq!((other.board, other.opponent.as_str()), (line.board, line.player.name.as_str()));
        assert_ne!(other.colour, line.colour);
    }
}

#[test]
fn slips_and_scoresheets_are_for_boards_with_two_players() {
    let (hall, tournament) = begun();
    for kind in [DocumentKind::Slips, DocumentKind::Scoresheets] {
        let (Document::Slips(boards, _) | Document::Scoresheets(boards)) =
            gathered(&hall.desk, tournament, kind)
        else {
            panic!()
        };
        assert!(
            boards.len() == 3 && boards.iter().all(|board| board.black.is_some() && board.result.is_empty())
        );
    }
    let wrong = PrintForm { slips_per_page: 3, ..form(tournament, DocumentKind::Slips) };
    assert_eq!(common::code(print::gather(&hall.desk, &wrong).map(|_| ())), "error-slips-per-page");
}

#[test]
fn the_table_of_a_swiss_goes_round_by_round_and_that_of_a_round_robin_is_a_grid() {
    let (hall, tournament) = begun();
    let Document::CrossTable(table) = gathered(&hall.desk, tournament, DocumentKind::CrossTable) else {
        panic!()
    };
    assert_eq!(table.heads, ["1", "2"]);
    assert!(table.rows.iter().all(|row| row.cells.iter().all(Option::is_some)));

    let grid = add_tournament(&hall.desk, "Closed", SystemChoice::RoundRobin).unwrap().tournaments[1].id;
    enter_club(&hall.desk, grid, 4);
    let paired = round::pair(&hall.desk, &PairRound::next(grid)).unwrap();
    enter(&hall.desk, paired.boards[0].pairing, "1", "0").unwrap();
    let Document::CrossTable(table) = gathered(&hall.desk, grid, DocumentKind::CrossTable) else { panic!() };
    for (i, row) in table.rows.iter().enumerate() {
        let own: Vec<usize> = (0..4).filter(|place| row.cells[*place].is_none()).collect();
        assert_eq!(own, [i]);
    }
    let cells = |text: &str| {
        table.rows.iter().flat_map(|row| &row.cells).filter(|c| c.as_deref() == Some(text)).count()
    };
    assert_eq!((cells("1"), cells("0")), (1, 1));
    let heading = print::gather(&hall.desk, &form(grid, DocumentKind::CrossTable)).unwrap().heading;
    assert_eq!(heading.tournament, "Closed");
}

#[test]
fn a_card_has_every_round_with_the_points_after_it() {
    let (hall, tournament) = begun();
    let Document::PlayerCards(cards) = gathered(&hall.desk, tournament, DocumentKind::PlayerCards) else {
        panic!()
    };
    assert_eq!(cards.iter().map(|card| card.player.number).collect::<Vec<_>>(), (1..=7).collect::<Vec<_>>());
    for card in &cards {
        assert_eq!(card.rounds.iter().map(|round| round.round).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(card.rounds[1].points, card.points);
        let first = match card.rounds[0].result.as_str() {
            "½" => "½",
            "0" => "0",
            _ => "1",
        };
        assert_eq!(card.rounds[0].points, first, "{card:?}");
    }
}

#[test]
fn the_check_in_list_knows_byes_and_leaves_out_who_withdrew() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, 6);
    player::bye(&hall.desk, &AskBye { entry: entries[2], round: 1, result: Some("Z".into()) }).unwrap();
    let Document::CheckIn(lines) = gathered(&hall.desk, tournament, DocumentKind::CheckIn) else { panic!() };
    assert_eq!(lines.len(), 6);
    assert_eq!(lines.iter().filter(|line| line.remark == "zero-point bye").count(), 1);
    let Document::BoardCards(boards) = gathered(&hall.desk, tournament, DocumentKind::BoardCards) else {
        panic!()
    };
    assert_eq!(boards, [1, 2, 3]);
}

/// Every document is gathered for every state of a tournament, in both languages.
#[test]
fn every_document_can_be_gathered_as_soon_as_there_is_something_to_say() {
    let (hall, tournament) = begun();
    for document in DocumentKind::ALL {
        for lang in ["en", "es"] {
            let player = (document == DocumentKind::Workings).then_some(3);
            let form = PrintForm { lang: lang.into(), player, ..form(tournament, document) };
            assert!(print::gather(&hall.desk, &form).is_ok(), "{document:?} in {lang}");
        }
    }
    let wrong = PrintForm { round: Some(9), ..form(tournament, DocumentKind::Pairings) };
    assert_eq!(common::code(print::gather(&hall.desk, &wrong).map(|_| ())), "error-round-not-paired");
}

#[test]
fn the_working_of_a_player_makes_the_values_of_the_table() {
    let (hall, tournament) = begun();
    let view =
        standings::show(&hall.desk, &ShowStandings { tournament, after_round: None, group: None }).unwrap();
    for row in &view.rows {
        let form = PrintForm { player: Some(row.number), ..form(tournament, DocumentKind::Workings) };
        let Document::Workings(workings) = print::gather(&hall.desk, &form).unwrap().document else {
            panic!()
        };
        let [working] = workings.as_slice() else { panic!() };
        assert_eq!((working.player.number, working.rank.clone()), (row.number, row.rank.to_string()));
        assert_eq!(working.values.len(), 1 + view.tiebreaks.len());
        for (value, column) in working.values[1..].iter().zip(&view.tiebreaks) {
            assert!(value.heading.contains(&column.code), "{}", value.heading);
        }
    }
    for player in [None, Some(99)] {
        let form = PrintForm { player, ..form(tournament, DocumentKind::Workings) };
        assert_eq!(common::code(print::gather(&hall.desk, &form).map(|_| ())), "error-print-player");
    }
    let one = PrintForm { player: Some(2), ..form(tournament, DocumentKind::PlayerCards) };
    let Document::PlayerCards(cards) = print::gather(&hall.desk, &one).unwrap().document else { panic!() };
    assert_eq!(cards.iter().map(|card| card.player.number).collect::<Vec<_>>(), [2]);
}

#[test]
fn a_draft_does_not_find_its_way_to_the_wall() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 6);
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let wall = [
        DocumentKind::Pairings,
        DocumentKind::PairingsByName,
        DocumentKind::Slips,
        DocumentKind::Scoresheets,
    ];
    for kind in wall {
        let printed = print::gather(&hall.desk, &form(tournament, kind)).map(|_| ());
        assert_eq!(common::code(printed), "error-print-draft", "{kind:?}");
    }
    round::publish(&hall.desk, &PublishRound { tournament }).unwrap();
    for kind in wall {
        assert!(print::gather(&hall.desk, &form(tournament, kind)).is_ok(), "{kind:?}");
    }
}

/// A calendar of two rounds, the first with day and time.
fn dated(hall: &Hall, tournament: i64) {
    let rounds = json!([
        { "round": 1, "date": "2026-10-03", "time": "16:30", "remark": "Opening" },
        { "round": 2, "date": "2026-10-04", "time": "", "remark": "" },
        { "round": 3, "date": null, "time": "", "remark": " " },
    ]);
    let view = call(hall, "tournament/calendar", json!({ "tournament": tournament, "rounds": rounds }));
    let kept = view["tournaments"][0]["calendar"].as_array().unwrap();
    assert_eq!(kept.len(), 2, "of round 3 nothing is said");
    assert_eq!(kept[0], rounds[0]);
}

#[test]
fn the_calendar_of_rounds_stands_on_paper_in_the_report_and_in_the_games() {
    let (hall, tournament) = begun();
    let health = || call(&hall, "trf/health", json!({ "tournament": tournament })).to_string();
    assert!(health().contains("trf-lack-round-dates"));
    let none = gathered(&hall.desk, tournament, DocumentKind::Calendar);
    assert!(matches!(&none, Document::Calendar(rounds) if rounds.is_empty()), "{none:?}");
    dated(&hall, tournament);

    let Document::Calendar(rounds) = gathered(&hall.desk, tournament, DocumentKind::Calendar) else {
        panic!()
    };
    assert_eq!(rounds.len(), 7);
    assert_eq!((rounds[0].date.as_str(), rounds[0].remark.as_str()), ("2026-10-03", "Opening"));
    assert_eq!((rounds[6].round, rounds[6].date.as_str()), (7, ""));
    let of_round = |round| PrintForm { round: Some(round), ..form(tournament, DocumentKind::Pairings) };
    let when = |round| print::gather(&hall.desk, &of_round(round)).unwrap().heading.round_date;
    assert_eq!((when(1).as_str(), when(2).as_str()), ("2026-10-03 16:30", "2026-10-04"));

    assert!(!health().contains("trf-lack-round-dates"), "{}", health());
    let report = call(&hall, "trf/export", json!({ "tournament": tournament, "target": "answer" }));
    let text = report["text"].as_str().unwrap().to_owned();
    assert!(
        text.lines().any(|l| l.starts_with("132") && l.trim_end().ends_with("26/10/03  26/10/04")),
        "{text}"
    );
    let games = json!({ "tournament": tournament, "rounds": [2], "target": "answer" });
    let pgn = call(&hall, "game/export", games)["text"].as_str().unwrap().to_owned();
    assert!(pgn.contains("[Date \"2026.10.04\"]") && !pgn.contains("????.??.??"), "{pgn}");

    call(&hall, "journal/undo", json!({}));
    assert!(health().contains("trf-lack-round-dates"));
    call(&hall, "journal/redo", json!({}));

    let source = json!({ "text": text });
    let read = call(&hall, "trf/import", json!({ "path": null, "source": source }));
    let days = read["event"]["tournaments"][0]["calendar"].as_array().unwrap();
    assert_eq!((days.len(), &days[1]["date"]), (2, &json!("2026-10-04")));
}

#[test]
fn a_calendar_that_no_clock_or_tournament_has_is_refused() {
    let (hall, tournament) = begun();
    let ask = |round: u32, time: &str| {
        let line = json!({ "round": round, "date": null, "time": time, "remark": "" });
        let twice = json!([{ "round": 1, "date": null, "time": "", "remark": "" }, line]);
        refused(&hall, "tournament/calendar", json!({ "tournament": tournament, "rounds": twice }))
    };
    assert_eq!(ask(2, "25:00"), "error-calendar-time");
    assert_eq!(ask(2, "soon"), "error-calendar-time");
    assert_eq!([ask(0, ""), ask(1, ""), ask(1000, "")], ["error-calendar-round"; 3].map(str::to_owned));
}

#[test]
fn prizes_stand_on_paper_as_the_standings_give_them() {
    let (hall, tournament) = begun();
    let prizes = json!([{ "amount": "100", "thing": "" }, { "amount": "", "thing": "Cup" }]);
    let fund = json!({ "name": "Open", "currency": "€", "sharing": "by_place", "combinable": false, "who": null, "prizes": prizes });
    let youth = json!({ "name": "Youth", "currency": "€", "sharing": "hort", "combinable": false, "who": { "category": { "under": 3 } }, "prizes": prizes });
    let view = call(&hall, "prize/set", json!({ "tournament": tournament, "funds": [fund, youth] }));
    let Document::Prizes(lines) = gathered(&hall.desk, tournament, DocumentKind::Prizes) else { panic!() };
    let names: Vec<&str> = lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Open · 1", "Open · 2", "Youth · 1", "Youth · 2"]);
    let won = &view["funds"][0]["won"];
    for (line, amount) in [(0, "100.00 €"), (1, "Cup")] {
        let winner = &lines[line].winners[0];
        assert_eq!(won[line]["player"]["name"].as_str(), Some(winner.player.name.as_str()));
        assert_eq!(winner.amount, amount);
    }
    assert!(lines[2..].iter().all(|line| line.winners.is_empty()));
}
