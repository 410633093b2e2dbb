//! What people stumbled over in other programs, each case by its id: the desk does what they expected.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::player::{AskBye, WithdrawPlayer};
use arbitro_desk::api::round::{
    BoardRow, ChangeRound, ChangedBoard, PairRound, PublishRound, RoundView, ShowRound,
};
use arbitro_desk::api::standings::ShowStandings;
use arbitro_desk::api::warning::WarningLevel;
use arbitro_desk::{Desk, player, round, standings};
use arbitro_interchange::trf::{self, Report};
use arbitro_pairing::dutch::Edition;
use arbitro_pairing::generate::{Acceleration, Options, generate};
use arbitro_pairing::unwatched;
use arbitro_tournament::ScoringSystem;
use common::{Hall, asked, call, code, enter, enter_club, hall, new_event};
use serde_json::json;

fn pair(desk: &Desk, tournament: i64) -> RoundView {
    round::pair(desk, &PairRound::next(tournament)).unwrap()
}

fn publish(desk: &Desk, tournament: i64) -> RoundView {
    round::publish(desk, &PublishRound { tournament }).unwrap()
}

fn games(view: &RoundView) -> impl Iterator<Item = &BoardRow> {
    view.boards.iter().filter(|board| board.black.is_some())
}

/// Pairs, publishes and plays a round in which the lower number wins.
fn play(desk: &Desk, tournament: i64) -> RoundView {
    pair(desk, tournament);
    let view = publish(desk, tournament);
    for board in games(&view) {
        let white_wins = board.white.number < board.black.as_ref().unwrap().number;
        let (white, black) = if white_wins { ("1", "0") } else { ("0", "1") };
        enter(desk, board.pairing, white, black).unwrap();
    }
    view
}

/// Who has the pairing-allocated bye.
fn bye_of(view: &RoundView) -> Option<u16> {
    let has = |board: &&BoardRow| board.result.as_ref().is_some_and(|result| result.white == "U");
    view.boards.iter().find(has).map(|board| board.white.number)
}

fn swiss(players: usize) -> (Hall, i64, Vec<i64>) {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, players);
    (hall, tournament, entries)
}

fn report(hall: &Hall, tournament: i64) -> String {
    let asked = json!({ "tournament": tournament, "target": "answer" });
    call(hall, "trf/export", asked)["text"].as_str().unwrap().to_owned()
}

/// A report read into an event of its own.
fn read(text: &str) -> (Hall, i64) {
    let hall = hall();
    let made = call(&hall, "trf/import", json!({ "path": null, "source": { "text": text } }));
    let tournament = made["tournament"].as_i64().unwrap();
    (hall, tournament)
}

#[test]
fn uc01_nobody_has_the_pairing_allocated_bye_twice() {
    let (here, tournament, _) = swiss(5);
    let mut had = BTreeSet::new();
    for round in 1..=4 {
        let view = play(&here.desk, tournament);
        assert!(had.insert(bye_of(&view).unwrap()), "round {round}");
        // The report says so, and the event that is read from it pairs on alike.
        let (other, again) = read(&report(&here, tournament));
        let (mine, theirs) = (pair(&here.desk, tournament), pair(&other.desk, again));
        assert_eq!(bye_of(&mine), bye_of(&theirs));
        call(&here, "journal/undo", json!({}));
    }
    assert_eq!(had.len(), 4);
}

#[test]
fn uc01_a_full_point_bye_in_place_of_the_bye_counts_as_points_without_playing() {
    let (here, tournament, _) = swiss(5);
    let first = bye_of(&play(&here.desk, tournament)).unwrap();
    let careless = report(&here, tournament).replace("0000 - U", "0000 - F");
    let (other, again) = read(&careless);
    let shown = call(&other, "round/show", json!({ "tournament": again, "round": 1 }));
    let kept = shown["boards"].as_array().unwrap().iter().any(|board| board["result"]["white"] == "F");
    assert!(kept, "{shown}");
    for _ in 2..=4 {
        assert_ne!(bye_of(&play(&other.desk, again)), Some(first));
    }
}

/// The absent have asked for byes, each pair of the eight in turn; the engine itself is held to every absent set of 8 to 12.
#[test]
fn uc03_the_top_pair_takes_the_drawn_colour_whoever_is_absent_in_round_one() {
    let (hall, tournament, entries) = swiss(8);
    let mut form = call(&hall, "event/show", json!({}))["tournaments"][0]["form"].clone();
    form["initial_colour"] = json!("white");
    call(&hall, "tournament/edit", form);
    let ask = |entry: i64, result: Option<&str>| {
        let asked = AskBye { entry, round: 1, result: result.map(str::to_owned) };
        player::bye(&hall.desk, &asked).unwrap();
    };
    for (place, one) in entries.iter().enumerate() {
        for other in &entries[place + 1..] {
            ask(*one, Some("H"));
            ask(*other, Some("Z"));
            let view = pair(&hall.desk, tournament);
            let mut pairs: Vec<(u16, u16)> =
                games(&view).map(|b| (b.white.number, b.black.as_ref().unwrap().number)).collect();
            pairs.sort_by_key(|(white, black)| *white.min(black));
            let higher_has_white: Vec<bool> = pairs.iter().map(|(white, black)| white < black).collect();
            assert_eq!(higher_has_white, [true, false, true], "without {one} and {other}: {pairs:?}");
            call(&hall, "round/unpair", json!({ "tournament": tournament }));
            ask(*one, None);
            ask(*other, None);
        }
    }
}

#[test]
fn uc05_a_forfeit_is_not_a_meeting_and_gives_no_colour() {
    let (hall, tournament, _) = swiss(2);
    pair(&hall.desk, tournament);
    let first = publish(&hall.desk, tournament);
    enter(&hall.desk, first.boards[0].pairing, "+", "-").unwrap();
    // The two may be paired, with the colours as if nothing had been.
    let second = pair(&hall.desk, tournament);
    let game = games(&second).next().unwrap();
    let asked = ShowStandings { tournament, after_round: None, group: None };
    let rows = standings::show(&hall.desk, &asked).unwrap().rows;
    assert!(rows.iter().all(|row| row.played == 0), "{rows:?}");
    assert_eq!(game.white.number, first.boards[0].white.number);
}

#[test]
fn uc07_nobody_is_dropped_from_a_round() {
    let (hall, tournament, _) = swiss(8);
    let draft = pair(&hall.desk, tournament);
    let boards: Vec<ChangedBoard> = games(&draft)
        .map(|board| ChangedBoard {
            white: board.white.entry,
            black: board.black.as_ref().map(|black| black.entry),
        })
        .collect();
    round::begin_manual(&hall.desk, &PairRound::next(tournament)).unwrap();
    let change =
        |boards: Vec<ChangedBoard>| code(round::change(&hall.desk, &ChangeRound { tournament, boards }));
    assert_eq!(change(boards[1..].to_vec()), "error-pairing-incomplete");
    let mut twice = boards.clone();
    twice[1].black = twice[0].black;
    assert_eq!(change(twice), "error-pairing-incomplete");
    let mut alone = boards;
    alone[0].black = Some(alone[0].white);
    assert_eq!(change(alone), "error-pairing-incomplete");
}

#[test]
fn uc09_who_won_by_forfeit_is_not_given_the_bye() {
    let (hall, tournament, _) = swiss(5);
    pair(&hall.desk, tournament);
    let first = publish(&hall.desk, tournament);
    let mut free = BTreeSet::from([bye_of(&first).unwrap()]);
    for board in games(&first) {
        enter(&hall.desk, board.pairing, "+", "-").unwrap();
        free.insert(board.white.number);
    }
    let next = pair(&hall.desk, tournament);
    assert!(!free.contains(&bye_of(&next).unwrap()), "{next:?}");
}

/// A thousand players have played five rounds.
fn five_rounds_of_a_thousand() -> String {
    let options = Options {
        forfeits: Some(0),
        half_point_byes: Some(0),
        zero_point_byes: Some(0),
        full_point_byes: Some(0),
        late_entries: Some(0),
        withdrawals: Some(0),
        prohibited_groups: Some(0),
        acceleration: Some(Acceleration::None),
        scoring: Some(ScoringSystem::STANDARD),
        ..Options::new(1_000, 5, 13)
    };
    let made = generate(&options, Edition::E2026, &mut unwatched).unwrap();
    let mut report = Report::of_tournament(&made.tournament, "Open", "FIDE_DUTCH_2026", &made.ratings);
    report.rounds = Some(9);
    trf::write(&report)
}

/// The sixth round of a thousand players: the pairing that is running is followed and given up, and then nothing of it is
/// there. How fast it is stands in the benchmarks.
#[test]
fn uc13_a_thousand_players_are_paired_and_a_pairing_that_runs_can_be_given_up() {
    let (hall, tournament) = read(&five_rounds_of_a_thousand());
    let journal = || call(&hall, "journal/list", json!({})).as_array().unwrap().len();
    let before = journal();
    std::thread::scope(|scope| {
        let running = scope.spawn(|| round::pair(&hall.desk, &PairRound::next(tournament)));
        while round::progress(&hall.desk, &Nothing {}).unwrap().is_none() {
            assert!(!running.is_finished());
            std::hint::spin_loop();
        }
        let second = round::pair(&hall.desk, &PairRound::next(tournament));
        assert_eq!(code(second), "error-pairing-runs");
        round::cancel(&hall.desk, &Nothing {}).unwrap();
        assert_eq!(code(running.join().unwrap()), "error-stopped");
    });
    assert_eq!(round::progress(&hall.desk, &Nothing {}).unwrap(), None);
    assert_eq!(journal(), before);
    let event = call(&hall, "event/show", json!({}));
    assert_eq!(event["tournaments"][0]["rounds"].as_array().unwrap().len(), 5);
    assert_eq!(pair(&hall.desk, tournament).boards.len(), 500);
}

/// 1 and 2 are siblings; 1 to 5 are of one club and should not meet in rounds 1 and 2.
#[test]
fn uc11_siblings_never_meet_and_clubmates_do_only_where_no_pairing_keeps_them_apart() {
    let (hall, tournament, entries) = swiss(6);
    let apart = |one: usize, other: usize, weak: bool| {
        json!({ "one": entries[one - 1], "other": entries[other - 1], "prohibited": true, "weak": weak,
                "last_round": if weak { json!(2) } else { json!(null) } })
    };
    for one in 1..=5 {
        for other in one + 1..=5 {
            call(&hall, "player/prohibit", apart(one, other, (one, other) != (1, 2)));
        }
    }
    for round in 1..=3 {
        let draft = call(&hall, "round/pair", json!({ "tournament": tournament }));
        let met: BTreeSet<(i64, i64)> = draft["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|b| (b["white"]["entry"].as_i64().unwrap(), b["black"]["entry"].as_i64().unwrap()))
            .map(|(one, other)| (one.min(other), one.max(other)))
            .collect();
        assert_eq!(met.len(), 3);
        assert!(!met.contains(&(entries[0], entries[1])), "siblings met in round {round}");
        // Who gave way is listed, and in the journal: all clubmates who meet, as long as it was wished.
        let clubmates = met.iter().filter(|(one, other)| *one != entries[5] && *other != entries[5]);
        let listed: BTreeSet<(i64, i64)> = draft["gave_way"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pair| (pair["one"].as_i64().unwrap(), pair["other"].as_i64().unwrap()))
            .collect();
        let wished = if round <= 2 { clubmates.copied().collect() } else { BTreeSet::new() };
        assert_eq!(listed, wished, "round {round}");
        let last = &call(&hall, "journal/list", json!({}))[0];
        let key = if round <= 2 { "journal-round-pair-gave-way" } else { "journal-round-pair" };
        assert_eq!(last["message"]["key"], key);
        let boards = call(&hall, "round/publish", json!({ "tournament": tournament }))["boards"].clone();
        for board in boards.as_array().unwrap() {
            enter(&hall.desk, board["pairing"].as_i64().unwrap(), "1", "0").unwrap();
        }
    }
    // The rounds are paired again from the report, and none departs from the rules.
    assert!(hall_reads_cleanly(&report(&hall, tournament)));
    // Later it takes two steps and leaves FIDE mode, for a wish as well.
    let warning = asked(&hall, "player/prohibit", apart(5, 6, true));
    assert_eq!((warning.level, warning.step), (WarningLevel::TwoSteps, 1));
    call(&hall, "player/prohibit", apart(5, 6, true));
    let event = call(&hall, "event/show", json!({}));
    assert_eq!(event["tournaments"][0]["left_fide_mode"], json!(3));
}

#[test]
fn uc11_where_siblings_cannot_be_kept_apart_there_is_no_pairing() {
    let (hall, tournament, entries) = swiss(2);
    call(&hall, "player/prohibit", json!({ "one": entries[0], "other": entries[1], "prohibited": true }));
    let paired = round::pair(&hall.desk, &PairRound::next(tournament));
    assert_eq!(code(paired), "error-no-pairing");
}

/// Whether a report is read without asking: its rounds are what the rules ask for.
fn hall_reads_cleanly(text: &str) -> bool {
    hall().desk.handle("trf/import", json!({ "path": null, "source": { "text": text } })).is_ok()
}

/// Round 5 is in play; board 3 of round 4 and board 3 of round 2 were entered the wrong way round.
#[test]
fn uc15_the_previous_round_is_corrected_and_older_ones_for_ratings_alone() {
    let (hall, tournament, _) = swiss(8);
    let rounds: Vec<RoundView> = (1..=4).map(|_| play(&hall.desk, tournament)).collect();
    pair(&hall.desk, tournament);
    let fifth = publish(&hall.desk, tournament);
    let standings = || {
        let after = Some(4);
        let asked = ShowStandings { tournament, after_round: after, group: None };
        let rows = standings::show(&hall.desk, &asked).unwrap().rows;
        rows.into_iter().map(|row| (row.number, row.points)).collect::<BTreeMap<u16, String>>()
    };
    let scores = || {
        let rated = call(&hall, "rating/show", json!({ "tournament": tournament }));
        let rows = rated["rows"].as_array().unwrap().clone();
        rows.into_iter()
            .map(|row| (row["number"].to_string(), row["score"].to_string()))
            .collect::<BTreeMap<_, _>>()
    };
    let turned = |round: &RoundView| {
        let board = games(round).nth(2).unwrap();
        let before = board_result(&hall, tournament, round.round, board.pairing);
        json!({ "pairing": board.pairing, "result": { "white": before.1, "black": before.0 } })
    };

    // Round 2: ratings take it, standings and pairings do not.
    let (table, rated) = (standings(), scores());
    let old = turned(&rounds[1]);
    let warning = asked(&hall, "result/enter", old.clone());
    assert_eq!(
        (warning.level, warning.consequences[0].key.as_str()),
        (WarningLevel::Confirm, "warning-correction-for-ratings")
    );
    let (_, without) = {
        let (other, again) = read(&report(&hall, tournament));
        let view = pair_on(&other, again);
        (other, view)
    };
    call(&hall, "result/enter", old);
    assert_eq!(standings(), table);
    assert_ne!(scores(), rated);
    let told: Vec<String> =
        report(&hall, tournament).lines().filter(|line| line.starts_with("###")).map(str::to_owned).collect();
    assert!(told.len() == 1 && told[0].starts_with("### Correction @ Round 2: "), "{told:?}");
    let shown = call(&hall, "round/show", json!({ "tournament": tournament, "round": 2 }));
    let kept =
        shown["boards"].as_array().unwrap().iter().filter(|board| !board["rating_result"].is_null()).count();
    assert_eq!(kept, 1);
    for board in games(&fifth) {
        enter(&hall.desk, board.pairing, "1", "0").unwrap();
    }
    assert_eq!(
        pairs_of(&pair(&hall.desk, tournament)),
        without,
        "the next pairing takes the result that stands"
    );
    call(&hall, "round/unpair", json!({ "tournament": tournament }));

    // Round 4: confirmed, told, and the next pairing uses it.
    let (table, rated) = (standings(), scores());
    let previous = turned(&rounds[3]);
    let warning = asked(&hall, "result/enter", previous.clone());
    assert_eq!(
        (warning.level, warning.consequences[0].key.as_str()),
        (WarningLevel::Confirm, "warning-correction")
    );
    call(&hall, "result/enter", previous);
    assert_ne!(standings(), table);
    assert_ne!(scores(), rated);
    let (other, again) = read(&report(&hall, tournament));
    assert_eq!(pairs_of(&pair(&hall.desk, tournament)), pairs_of(&pair(&other.desk, again)));
    // Out of FIDE mode an older result is the arbiter's to change.
    call(&hall, "round/unpair", json!({ "tournament": tournament }));
    call(&hall, "tournament/leave_fide_mode", json!({ "tournament": tournament }));
    let table = standings();
    call(&hall, "result/enter", turned(&rounds[2]));
    assert_ne!(standings(), table);
}

/// What stands at a board now, White's code and Black's.
fn board_result(hall: &Hall, tournament: i64, round: u32, pairing: i64) -> (String, String) {
    let shown = call(hall, "round/show", json!({ "tournament": tournament, "round": round }));
    let boards = shown["boards"].as_array().unwrap();
    let board = boards.iter().find(|board| board["pairing"] == pairing).unwrap();
    let code = |side: &str| board["result"][side].as_str().unwrap().to_owned();
    (code("white"), code("black"))
}

/// White wins all games of the last round, and the next is paired.
fn pair_on(hall: &Hall, tournament: i64) -> BTreeSet<(u16, u16)> {
    let shown = call(hall, "round/show", json!({ "tournament": tournament, "round": 5 }));
    for board in shown["boards"].as_array().unwrap() {
        enter(&hall.desk, board["pairing"].as_i64().unwrap(), "1", "0").unwrap();
    }
    pairs_of(&pair(&hall.desk, tournament))
}

fn pairs_of(view: &RoundView) -> BTreeSet<(u16, u16)> {
    games(view).map(|board| (board.white.number, board.black.as_ref().unwrap().number)).collect()
}

/// Four players meet twice; 1 and 2 are level in the end, and 2 made 1½ of their two games.
#[test]
fn uc21_a_direct_encounter_counts_both_cycles() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::DoubleRoundRobin);
    enter_club(&hall.desk, tournament, 4);
    // Points of the lower number in the games of a pair, by cycles: 1–2: ½ and 0; 1–3, 1–4: 1 and 1; 2–3: 1 and 0; ...
    let of = |pair: (u16, u16), cycle: usize| match pair {
        (1, 2) => ["=", "0"][cycle],
        (1, _) => "1",
        (2, 3) => ["1", "="][cycle],
        (2, 4) => ["=", "1"][cycle],
        _ => "=",
    };
    let mut seen: Vec<(u16, u16)> = Vec::new();
    for _ in 0..6 {
        let view = pair(&hall.desk, tournament);
        for board in games(&view) {
            let (white, black) = (board.white.number, board.black.as_ref().unwrap().number);
            let key = (white.min(black), white.max(black));
            let lower = of(key, seen.iter().filter(|known| **known == key).count());
            seen.push(key);
            let upper = match lower {
                "1" => "0",
                "0" => "1",
                _ => "=",
            };
            let (w, b) = if white < black { (lower, upper) } else { (upper, lower) };
            enter(&hall.desk, board.pairing, w, b).unwrap();
        }
    }
    let asked = ShowStandings { tournament, after_round: None, group: None };
    let view = standings::show(&hall.desk, &asked).unwrap();
    let first: Vec<(u16, &str)> =
        view.rows.iter().take(2).map(|row| (row.number, row.points.as_str())).collect();
    assert_eq!(first, [(2, "4.5"), (1, "4.5")]);
    let direct = view.tiebreaks.iter().position(|column| column.code == "DE").unwrap();
    assert_eq!([&view.rows[0].tiebreaks[direct], &view.rows[1].tiebreaks[direct]], ["1", "2"]);
}

#[test]
fn uc23_a_number_in_the_cross_table_leads_to_the_row_of_that_rank() {
    let (hall, tournament, _) = swiss(8);
    for _ in 0..3 {
        play(&hall.desk, tournament);
    }
    let asked = ShowStandings { tournament, after_round: None, group: None };
    let rows = standings::show(&hall.desk, &asked).unwrap().rows;
    for row in &rows {
        for cell in &row.rounds {
            let rank = cell.opponent_rank.unwrap();
            let named = rows.iter().find(|other| other.rank == rank).unwrap();
            assert_eq!(Some(named.number), cell.opponent);
        }
    }
}

/// A list of identity numbers, some with a name: the known ones are filled in from the rating list, and every other is told with
/// its line before anything is written.
#[test]
fn uc25_identity_numbers_are_filled_in_and_what_is_odd_is_told_first() {
    let (hall, tournament, _) = swiss(0);
    let list = "fideid,name,fed,sex,title,rating,birthday\n\
                2200001,\"Ruiz, Ana\",ESP,F,WIM,2210,1990\n\
                2200002,\"Sol, Leo\",POR,M,,1905,1970\n";
    call(
        &hall,
        "library/import",
        json!({ "source": { "text": list }, "name": "FIDE", "chapter": null, "mapping": null }),
    );
    let file = "FIDE ID,Name\n2200001,RUIZ ANA\n2200002,\n2200001,Ruiz Ana\n2299999,GIL EVA\n2299998,\n\
                12345678901234567890,MAR IAN\n2200002,OTHER PERSON\n";
    let reading =
        json!({ "encoding": "", "delimiter": "", "header": null, "columns": [], "fill_from": "FIDE" });
    let asked = json!({ "tournament": tournament, "source": { "text": file }, "reading": reading });
    let read = call(&hall, "player/read", asked.clone());
    let told: Vec<(i64, bool, &str)> = read["findings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|found| {
            let key = found["message"]["key"].as_str().unwrap();
            (found["line"].as_i64().unwrap(), found["lost"].as_bool().unwrap(), key)
        })
        .collect();
    for expected in [
        (4, true, "finding-twice-in-file"),
        (5, false, "csv-id-not-listed"),
        (6, false, "csv-id-not-listed"),
        (6, true, "csv-no-name"),
        (7, false, "csv-not-a-fide-id"),
        (8, false, "csv-id-of-another"),
        (8, true, "finding-twice-in-file"),
    ] {
        assert!(told.contains(&expected), "{expected:?}: {told:?}");
    }
    assert_eq!(
        call(&hall, "player/list", json!({ "tournament": tournament })),
        json!([]),
        "nothing is written"
    );
    call(&hall, "player/import", asked);
    let players = call(&hall, "player/list", json!({ "tournament": tournament }));
    let names: Vec<&str> =
        players.as_array().unwrap().iter().filter_map(|row| row["player"]["name"].as_str()).collect();
    assert_eq!(names, ["Ruiz, Ana", "Sol, Leo", "GIL EVA", "MAR IAN"]);
    let ana = &players[0]["player"];
    assert_eq!(
        (&ana["title"], &ana["rating"], &ana["federation"]),
        (&json!("WIM"), &json!(2210), &json!("ESP"))
    );
}

#[test]
fn uc27_a_report_with_absent_players_pairs_on_alike() {
    let (here, tournament, entries) = swiss(8);
    play(&here.desk, tournament);
    player::withdraw(&here.desk, &WithdrawPlayer { entry: entries[3], withdrawn: true }).unwrap();
    let bye = AskBye { entry: entries[4], round: 2, result: Some("H".into()) };
    player::bye(&here.desk, &bye).unwrap();
    let text = report(&here, tournament);
    // One round was played, and no player has a column of a second.
    let longest = text.lines().filter(|line| line.starts_with("001")).map(|line| line.chars().count()).max();
    assert_eq!(longest, Some(99), "{text}");
    let (other, again) = read(&text);
    assert_eq!(pairs_of(&pair(&here.desk, tournament)), pairs_of(&pair(&other.desk, again)));
}

#[test]
fn uc31_a_flag_that_falls_behind_a_locked_wall_is_ruled_by_proof() {
    let hall = hall();
    let ruled = |fallen: &str| {
        let fen = "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1";
        let incident = json!({ "event": "flag_fall", "facts": { "player_flag_fallen": fallen } });
        let asked = json!({ "on": { "kind": "position", "fen": fen, "chess960": false }, "incident": incident,
                            "circumstances": null, "clocks_ms": [0, 500_000], "lang": "en" });
        call(&hall, "ruling/propose", asked)
    };
    let white = ruled("white");
    assert_eq!(white["result"], json!({ "white": "=", "black": "=" }), "{white:#}");
    assert_eq!(white["evidence"]["proof"], "unwinnable");
    let black = ruled("black");
    assert_eq!(black["result"], json!({ "white": "1", "black": "0" }), "{black:#}");
    assert!(!black["evidence"]["line_fens"].as_array().unwrap().is_empty());
}

#[test]
fn uc33_an_illegal_move_that_nobody_noticed_stays_part_of_the_game() {
    let (hall, tournament, _) = swiss(8);
    pair(&hall.desk, tournament);
    let view = publish(&hall.desk, tournament);
    let board = &view.boards[0];
    let names = (&board.white.player.name, &board.black.as_ref().unwrap().player.name);
    // White castles out of check on move 5, nobody sees it, and the game goes on to 0-1.
    let text = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. d4 Bb4+ \
         5. O-O Be7 6. dxe5 Nxe4 0-1\n",
        names.0, names.1
    );
    let import = json!({ "tournament": tournament, "round": 1, "source": { "text": text }, "preview": false,
                         "take_results": true });
    call(&hall, "game/import", import);
    let game = call(&hall, "game/show", json!({ "pairing": board.pairing, "lang": "en" }));
    let plies = game["plies"].as_array().unwrap();
    let marks: Vec<&str> = plies.iter().map(|ply| ply["mark"].as_str().unwrap()).collect();
    assert_eq!((marks[8], marks.len()), ("stands", 12), "{marks:?}");
    assert!(marks.iter().enumerate().all(|(at, mark)| at == 8 || *mark == "legal"), "{marks:?}");
    assert!(
        game["fen"].as_str().unwrap().contains("RNBQ1RK1"),
        "the position really on the board: {}",
        game["fen"]
    );
    assert_eq!(game["result"], json!({ "white": "0", "black": "1" }));
    let export =
        json!({ "tournament": tournament, "rounds": [1], "boards": "1", "parts": true, "target": "answer" });
    let text = call(&hall, "game/export", export)["text"].as_str().unwrap().to_owned();
    let games = arbitro_interchange::pgn::read(text.as_bytes());
    assert_eq!(games.iter().map(|game| game.plies.len()).collect::<Vec<_>>(), [8, 3], "{text}");
    assert!(games.iter().all(|game| game.stop.is_none()), "{text}");
}

#[test]
fn uc35_a_rating_out_of_range_is_refused_when_it_is_typed() {
    let (hall, tournament, _) = swiss(8);
    for rating in [4001, 9999, 22_000] {
        let player = json!({ "entry": null, "name": "Typo, Tess", "title": "", "federation": "", "rating": rating,
                             "fide_id": "", "sex": "", "birth_year": 0, "club": "" });
        let typed = hall.desk.handle("player/add", json!({ "tournament": tournament, "player": player }));
        assert!(typed.is_err(), "{rating}");
    }
    assert_eq!(call(&hall, "player/list", json!({ "tournament": tournament })).as_array().unwrap().len(), 8);
}

/// The wrong players are exchanged in a round, and nobody notices for ten minutes: it is taken back all the same, after a restart as
/// well, and the journal tells who did it, when, where, and what was there before and after.
#[test]
fn uc37_a_wrong_exchange_is_told_and_taken_back_after_a_restart() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 8);
    play(&hall.desk, tournament);
    pair(&hall.desk, tournament);
    round::begin_manual(&hall.desk, &PairRound::next(tournament)).unwrap();
    let before = round::show(&hall.desk, &ShowRound { tournament, round: 2 }).unwrap();
    let [first, second] = [&before.boards[0], &before.boards[1]];
    let seats = |white: &BoardRow, black: &BoardRow| ChangedBoard {
        white: white.white.entry,
        black: black.black.as_ref().map(|player| player.entry),
    };
    let boards = [seats(first, second), seats(second, first)].into_iter();
    let boards = boards.chain(before.boards[2..].iter().map(|board| seats(board, board))).collect();
    let change = ChangeRound { tournament, boards };
    common::confirmed(&hall.desk, |desk| round::change(desk, &change)).unwrap();
    let path = call(&hall, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    call(&hall, "event/close", json!({}));

    let hall = Hall { desk: common::desk(&hall.folder), folder: hall.folder };
    call(&hall, "event/open", json!({ "path": path }));
    let rows = call(&hall, "journal/list", json!({}));
    let exchange = rows.as_array().unwrap().iter().find(|row| row["call"] == "round/change").unwrap();
    let part = call(&hall, "journal/list", json!({ "before": rows[0]["number"], "most": 2 }));
    assert_eq!(
        part.as_array().unwrap()[..],
        rows.as_array().unwrap()[1..3],
        "the journal in parts is the journal"
    );
    let told = call(&hall, "journal/show", json!({ "number": exchange["number"] }));
    for field in ["at", "who", "host"] {
        assert!(!told["row"][field].as_str().unwrap().is_empty(), "{field}: {told}");
    }
    let changes = told["changes"].as_array().unwrap();
    assert!(changes.iter().all(|change| change["table"] == "pairing"), "{told}");
    let values: Vec<&serde_json::Value> =
        changes.iter().flat_map(|change| change["columns"].as_array().unwrap()).collect();
    assert!(values.iter().any(|column| column[1] != column[2]), "before and after: {told}");
    call(&hall, "journal/undo", json!({}));
    let after = round::show(&hall.desk, &ShowRound { tournament, round: 2 }).unwrap();
    let pairs = |view: &RoundView| -> Vec<_> {
        view.boards.iter().map(|b| (b.white.entry, b.black.as_ref().map(|p| p.entry))).collect()
    };
    assert_eq!(pairs(&after), pairs(&before));
}
