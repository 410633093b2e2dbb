//! Long events, which are reported month by month.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;

use arbitro_desk::Desk;
use arbitro_interchange::trf;
use common::{Hall, call, code, enter, hall};
use serde_json::{Value, json};

/// Pairs, publishes and plays a round, in which White wins; the pairings by boards.
fn play(desk: &Desk, tournament: i64) -> Vec<i64> {
    let asked = json!({ "tournament": tournament });
    desk.handle("round/pair", asked.clone()).unwrap();
    let round = desk.handle("round/publish", asked).unwrap();
    let pairings: Vec<i64> =
        round["boards"].as_array().unwrap().iter().filter_map(|board| board["pairing"].as_i64()).collect();
    for pairing in &pairings {
        enter(desk, *pairing, "1", "0").unwrap();
    }
    pairings
}

/// A league of four from September to November.
fn league() -> (Hall, i64, Vec<Vec<i64>>) {
    let hall = hall();
    let mut form = serde_json::to_value(common::form("League")).unwrap();
    (form["start_date"], form["end_date"]) = (json!("2026-09-01"), json!("2026-12-20"));
    call(&hall, "event/new", json!({ "path": null, "form": form }));
    let swiss = json!({ "id": null, "name": "A", "system": "dutch", "rounds": 3 });
    let tournament = call(&hall, "tournament/add", swiss)["tournaments"][0]["id"].as_i64().unwrap();
    let list = "name,rating,fide_id\n\"Aas, A\",2200,1000001\n\"Bes, B\",2100,1000002\n\
                \"Cas, C\",2000,1000003\n\"Des, D\",1900,\n";
    call(&hall, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
    let rounds: Vec<_> = ["2026-09-12", "2026-10-10", "2026-11-14"]
        .iter()
        .zip(1..)
        .map(|(date, round)| json!({ "round": round, "date": date, "time": "", "remark": "" }))
        .collect();
    call(&hall, "tournament/calendar", json!({ "tournament": tournament, "rounds": rounds }));
    let rounds = (0..3).map(|_| play(&hall.desk, tournament)).collect();
    (hall, tournament, rounds)
}

/// The pairing numbers of who met.
type Games = Vec<(u16, u16)>;
/// The rating of each pairing number.
type Ratings = Vec<(u16, Option<u16>)>;

/// The games and ratings of a month's report: pairs of numbers, and the rating of each number.
fn month(hall: &Hall, tournament: i64, period: &str) -> (Games, Ratings) {
    let asked = json!({ "tournament": tournament, "period": period, "target": "answer" });
    let text = call(hall, "period/report", asked)["text"].as_str().unwrap().to_owned();
    let report = trf::read(text.as_bytes());
    assert!(report.notes.is_empty(), "{:?}\n{text}", report.notes);
    let games = report.players.iter().flat_map(|player| {
        let mine = player.rounds.iter().filter_map(|cell| cell.opponent);
        mine.filter(|other| player.number < *other).map(|other| (player.number.0, other.0))
    });
    let ratings = report.players.iter().map(|player| (player.number.0, player.rating.map(|rating| rating.0)));
    (games.collect(), ratings.collect())
}

/// Each month is reported with its own games and ratings, and is closed when it was sent.
#[test]
fn uc29_a_long_event_is_reported_month_by_month() {
    let (hall, tournament, rounds) = league();
    let header = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K B-day Flag\n";
    let line = |id: &str, name: &str, rating: &str| {
        format!("{id:<15}{name:<61}ESP M                                {rating:<6}9   20\n")
    };
    let list = format!("{header}{}{}", line("1000001", "Aas, A", "2222"), line("1000002", "Bes, B", "2122"));
    call(
        &hall,
        "library/import",
        json!({ "source": { "text": list }, "name": "FIDE", "chapter": "standard", "mapping": null }),
    );

    // A game of round 2 was finished in November.
    let late = rounds[1][0];
    let view = call(&hall, "period/date", json!({ "pairing": late, "date": "2026-11-02" }));
    assert_eq!(view["long"], true);
    let counts: Vec<(&str, i64)> = view["periods"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["period"].as_str().unwrap(), row["games"].as_i64().unwrap()))
        .collect();
    assert_eq!(counts, [("2026-09", 2), ("2026-10", 1), ("2026-11", 3)]);

    // Only the list of October has the ratings of October.
    let take = |period: &str| json!({ "tournament": tournament, "period": period, "list": "FIDE" });
    assert_eq!(code(hall.desk.handle("period/ratings", take("2026-11"))), "error-period-list");
    call(&hall, "period/ratings", take("2026-10"));

    // The months together have every game, each once.
    let months = ["2026-09", "2026-10", "2026-11"].map(|period| month(&hall, tournament, period));
    let mut all: Vec<(u16, u16)> = months.iter().flat_map(|(games, _)| games.clone()).collect();
    assert_eq!(all.len(), 6);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 6, "everybody met everybody");
    let october: Vec<u16> = months[1].1.iter().map(|(number, _)| *number).collect();
    let known = [2222, 2122, 2000, 1900].map(Some);
    let expected: Vec<_> = october.iter().map(|number| (*number, known[usize::from(*number) - 1])).collect();
    assert_eq!(months[1].1, expected);
    assert_eq!(months[0].1, [(1, Some(2200)), (2, Some(2100)), (3, Some(2000)), (4, Some(1900))]);

    // A month that was sent stays as it is: no result, no day, no calendar changes in it.
    let close = |closed: bool, note: &str| json!({ "tournament": tournament, "period": "2026-11", "closed": closed, "note": note });
    call(&hall, "period/close", close(true, "sent to the federation"));
    assert_eq!(code(enter(&hall.desk, late, "=", "=")), "error-period-closed");
    assert_eq!(
        code(hall.desk.handle("period/date", json!({ "pairing": late, "date": null }))),
        "error-period-closed"
    );
    let october = rounds[1][1];
    let moved = json!({ "pairing": october, "date": "2026-11-03" });
    assert_eq!(code(hall.desk.handle("period/date", moved)), "error-period-closed");
    let none = json!({ "tournament": tournament, "rounds": [] });
    assert_eq!(code(hall.desk.handle("tournament/calendar", none)), "error-period-closed");
    assert_eq!(code(hall.desk.handle("period/close", close(false, " "))), "error-period-note");
    call(&hall, "period/close", close(false, "board 1 was wrong"));
    enter(&hall.desk, late, "=", "=").unwrap();
}

/// What the event changes in ratings goes by the same months, and no change of the event's days moves a game that was sent.
#[test]
fn ratings_and_the_days_of_the_event_go_by_the_same_months() {
    let (hall, tournament, _) = league();
    let ratings = || call(&hall, "rating/show", json!({ "tournament": tournament }));
    let periods = |calendar: Value| {
        call(&hall, "tournament/calendar", json!({ "tournament": tournament, "rounds": calendar }));
        call(&hall, "period/show", json!({ "tournament": tournament }))["periods"].clone()
    };
    let by_months = ratings();
    // Without days everything counts in the month in which the event ends.
    let without = periods(json!([]));
    assert_eq!(without[0]["period"], "2026-12");
    assert_eq!(without[0]["games"], 6);
    let at_once = ratings();
    let rounded = |view: &Value| -> Vec<Value> {
        view["rows"].as_array().unwrap().iter().map(|row| row["change"].clone()).collect()
    };
    assert_eq!(rounded(&by_months), rounded(&at_once), "K is the same in every month, so is the change");
    let close = json!({ "tournament": tournament, "period": "2026-12", "closed": true, "note": "sent" });
    call(&hall, "period/close", close);
    let mut form = call(&hall, "event/show", json!({}))["form"].clone();
    form["end_date"] = json!("2027-01-10");
    assert_eq!(code(hall.desk.handle("event/edit", form.clone())), "error-period-closed");
    form["end_date"] = json!("2026-12-23");
    call(&hall, "event/edit", form);
}
