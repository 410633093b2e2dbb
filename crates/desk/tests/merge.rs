//! A file that was copied and edited in two places is brought together again, tournament by tournament.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may fail loudly")]

mod common;

use std::collections::BTreeMap;
use std::path::Path;

use arbitro_desk::Desk;
use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::merge::{ApplyMerge, LookForMerge, MergeChanged, MergeLook, MergePart, MergeWhat};
use arbitro_desk::{DeskError, merge};
use common::{
    Elsewhere, Hall, as_schema_22, call, elsewhere, hall, new_event, paired, refused, round_one, rows,
};
use rusqlite::Connection;
use serde_json::{Value, json};

/// An event with two tournaments of one round each, open here, and a copy of it open elsewhere.
struct Two {
    here: Hall,
    there: Elsewhere,
    a: i64,
    b: i64,
}

fn two() -> Two {
    let here = hall();
    let a = round_one(&here);
    let b = tournament(&here, "Open B");
    for name in ["Uno", "Dos", "Tres", "Cuatro"] {
        common::add_unrated(&here.desk, b, name);
    }
    paired(&here, b);
    let there = elsewhere();
    there.copy_of(&here.desk);
    Two { here, there, a, b }
}

impl Two {
    fn close_there(&self) {
        call(&self.there.hall, "event/close", json!({}));
    }

    fn open_there(&self) {
        call(&self.there.hall, "event/open", json!({ "path": self.there.path }));
    }

    fn look(&self) -> MergeLook {
        merge::look(&self.here.desk, &LookForMerge { path: self.there.path.clone() }).unwrap()
    }
}

fn tournament(hall: &Hall, name: &str) -> i64 {
    let form = json!({ "id": null, "name": name, "system": "round_robin" });
    let event = call(hall, "tournament/add", form);
    event["tournaments"].as_array().unwrap().last().unwrap()["id"].as_i64().unwrap()
}

fn boards(hall: &Hall, tournament: i64, round: u32) -> Vec<i64> {
    let view = call(hall, "round/show", json!({ "tournament": tournament, "round": round }));
    view["boards"].as_array().unwrap().iter().filter_map(|board| board["pairing"].as_i64()).collect()
}

fn enter(hall: &Hall, pairing: i64, white: &str, black: &str) {
    common::enter(&hall.desk, pairing, white, black).unwrap();
}

/// What a tournament shows, whatever numbers its rows have.
fn shown(hall: &Hall, name: &str) -> Value {
    let event = call(hall, "event/show", json!({}));
    let tournament = event["tournaments"].as_array().unwrap().iter().find(|t| t["name"] == name).unwrap();
    let id = tournament["id"].as_i64().unwrap();
    let rounds = tournament["rounds"].as_array().unwrap().len();
    let games: Vec<Value> = (1..=rounds)
        .flat_map(|round| boards(hall, id, u32::try_from(round).unwrap()))
        .map(|pairing| call(hall, "game/show", json!({ "pairing": pairing, "lang": "en" })))
        .collect();
    let of = json!({ "tournament": id });
    let mut shown = json!({
        "players": call(hall, "player/list", of.clone()),
        "standings": call(hall, "standings/show", json!({ "tournament": id, "after_round": null })),
        "prohibited": call(hall, "player/prohibited", of),
        "incidents": call(hall, "incident/list", json!({ "tournament": id })),
        "games": games,
    });
    without_numbers(&mut shown);
    shown
}

/// Takes out what may differ from file to file: numbers of rows.
fn without_numbers(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(without_numbers),
        Value::Object(fields) => {
            for name in ["entry", "pairing", "incident", "tournament", "id", "one", "other"] {
                if fields.get(name).is_some_and(Value::is_number) {
                    fields.remove(name);
                }
            }
            fields.values_mut().for_each(without_numbers);
        }
        _ => {}
    }
}

fn part<'a>(look: &'a MergeLook, name: &str) -> &'a MergePart {
    look.parts.iter().find(|part| part.name == name).unwrap_or_else(|| panic_with(look))
}

#[allow(clippy::panic, reason = "a test that finds nothing fails")]
fn panic_with(look: &MergeLook) -> ! {
    panic!("{look:#?}")
}

fn take(desk: &Desk, look: &MergeLook, take: Vec<MergeWhat>) -> Result<(), DeskError> {
    let last = |acts: &[arbitro_desk::api::merge::MergeAct]| acts.first().unwrap_or(&look.common).number;
    let (here, there) = (last(&look.here), last(&look.there));
    merge::apply(desk, &ApplyMerge { path: look.path.clone(), here, there, take }).map(drop)
}

fn verified(path: &str) {
    let reader = hall();
    let verified = call(&reader, "event/verify", json!({ "path": path }));
    assert_eq!(verified["findings"], json!([]));
}

/// The tables of the event that is open, read from its file.
fn tables(hall: &Hall) -> BTreeMap<String, Vec<String>> {
    let path = call(hall, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    call(hall, "event/close", json!({}));
    let found = rows(&path);
    verified(&path);
    call(hall, "event/open", json!({ "path": path }));
    found
}

/// A game with an illegal move and its ruling, a withdrawal and a pair kept apart: rows that refer to each other.
fn work(hall: &Hall, tournament: i64, pairing: i64) {
    for (seen, text) in [(0, "e4"), (1, "Qh4")] {
        let played = json!({ "pairing": pairing, "seen_plies": seen, "played": { "text": text }, "clock_ms": 5000, "lang": "en" });
        call(hall, "game/play", played);
    }
    let incident = json!({ "event": "illegal_move_completed", "facts": {
        "played": 1, "clock_pressed": true, "prior_illegal": { "white": 0, "black": 0 } } });
    let proposed = json!({ "on": { "kind": "board", "pairing": pairing }, "incident": incident,
        "circumstances": null, "clocks_ms": [null, null], "lang": "en" });
    call(hall, "ruling/apply", json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } }));
    let note = json!({ "pairing": pairing, "why": "routine", "clocks_ms": [60000, null], "moves": [1, null], "note": "" });
    call(hall, "clock/note", note);
    let entries = call(hall, "player/list", json!({ "tournament": tournament }));
    call(hall, "player/withdraw", json!({ "entry": entries[3]["entry"], "withdrawn": true }));
}

#[test]
fn tournaments_edited_in_two_places_come_together_and_undo_takes_it_back() {
    let two = two();
    let Two { here, there, a, b } = &two;
    // Rows of the same numbers on both sides, which are not the same rows.
    enter(here, boards(here, *a, 1)[0], "1", "0");
    work(here, *a, boards(here, *a, 1)[1]);
    paired(here, *a);
    common::add_unrated(&here.desk, tournament(here, "Open C"), "Cinco");

    work(&there.hall, *b, boards(&there.hall, *b, 1)[0]);
    enter(&there.hall, boards(&there.hall, *b, 1)[1], "=", "=");
    paired(&there.hall, *b);
    let d = tournament(&there.hall, "Open D");
    for name in ["Seis", "Siete", "Ocho"] {
        common::add_unrated(&there.hall.desk, d, name);
    }
    call(&there.hall, "letterhead/set", json!({ "footer": "Club of the square", "logo": "keep" }));
    let theirs = (shown(&there.hall, "Open B"), shown(&there.hall, "Open D"));
    two.close_there();

    let look = two.look();
    assert!(look.here.iter().all(|act| act.who == "Ana" && act.host == "Desk 1"));
    assert!(look.there.iter().all(|act| act.who == "Bea" && act.host == "Laptop 2"), "{:?}", look.there);
    let changed: Vec<_> = look.parts.iter().map(|part| (part.name.as_str(), part.changed)).collect();
    assert_eq!(
        changed,
        [
            ("", MergeChanged::There),
            ("Open A", MergeChanged::Here),
            ("Open B", MergeChanged::There),
            ("Open C", MergeChanged::Here),
            ("Open D", MergeChanged::There),
        ]
    );
    // One that was entered, and one by the withdrawal.
    let counted = serde_json::to_value(&part(&look, "Open B").there.counts).unwrap();
    assert_eq!(
        counted,
        json!([
            { "kind": "players", "count": 1 }, { "kind": "rounds", "count": 1 }, { "kind": "results", "count": 2 },
            { "kind": "games", "count": 1 }, { "kind": "incidents", "count": 1 }, { "kind": "clocks", "count": 1 },
        ])
    );
    let acts = &part(&look, "Open B").there.acts;
    assert_eq!(acts.len(), 7, "those of this tournament: {acts:?}");
    assert_eq!(look.parts[0].part, MergeWhat::Letterhead);

    let (ours, before) = ((shown(here, "Open A"), shown(here, "Open C")), tables(here));
    let offered = |part: &&MergePart| part.changed == MergeChanged::There;
    take(&here.desk, &look, look.parts.iter().filter(offered).map(|part| part.part).collect()).unwrap();
    assert_eq!((shown(here, "Open B"), shown(here, "Open D")), theirs);
    assert_eq!((shown(here, "Open A"), shown(here, "Open C")), ours);
    assert_eq!(call(here, "letterhead/show", json!({}))["footer"], "Club of the square");
    let after = tables(here);
    let journal = call(here, "journal/list", json!({}));
    assert_eq!(journal[0]["message"]["params"]["tournaments"], "Open B, Open D");
    assert_eq!(journal[1]["number"], look.here[0].number, "it is one act");

    call(here, "journal/undo", json!({}));
    assert_eq!(tables(here), before);
    call(here, "journal/redo", json!({}));
    assert_eq!(tables(here), after);
    // Nothing is left to take, and play goes on with what was taken.
    assert!(two.look().parts.iter().all(|part| part.changed == MergeChanged::Here));
    paired(here, *b);
    verified(&there.path);
}

#[test]
fn a_second_look_knows_what_was_taken_over_before() {
    let two = two();
    let Two { here, there, a, b } = &two;
    enter(here, boards(here, *a, 1)[0], "1", "0");
    enter(&there.hall, boards(&there.hall, *b, 1)[0], "0", "1");
    two.close_there();
    let look = two.look();
    take(&here.desk, &look, vec![part(&look, "Open B").part]).unwrap();

    // Work goes on there: what is here is what it was there then, so that nothing is in the way.
    two.open_there();
    enter(&there.hall, boards(&there.hall, *b, 1)[1], "=", "=");
    two.close_there();
    let look = two.look();
    assert_eq!(part(&look, "Open B").changed, MergeChanged::There);
    take(&here.desk, &look, vec![part(&look, "Open B").part]).unwrap();

    // The other way: there, what was taken from there is not changed here, and Open A is.
    let path = call(here, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    call(here, "event/close", json!({}));
    two.open_there();
    let back = merge::look(&there.hall.desk, &LookForMerge { path }).unwrap();
    let changed: Vec<_> = back.parts.iter().map(|part| (part.name.as_str(), part.changed)).collect();
    assert_eq!(changed, [("Open A", MergeChanged::There)]);
    // What went on there since is changed there alone.
    enter(&there.hall, boards(&there.hall, *b, 1)[0], "1", "0");
    let back = merge::look(&there.hall.desk, &LookForMerge { path: back.path }).unwrap();
    assert_eq!(part(&back, "Open B").changed, MergeChanged::Here);
}

#[test]
fn what_changed_in_both_stays_unless_the_arbiter_takes_the_other_as_a_whole() {
    let two = two();
    let Two { here, there, a, b } = &two;
    enter(here, boards(here, *a, 1)[0], "1", "0");
    enter(&there.hall, boards(&there.hall, *a, 1)[0], "0", "1");
    enter(&there.hall, boards(&there.hall, *a, 1)[1], "0", "1");
    // The same in both is no difference.
    enter(here, boards(here, *b, 1)[0], "=", "=");
    enter(&there.hall, boards(&there.hall, *b, 1)[0], "=", "=");
    // A name that changes in two ways, and a player who does.
    let mut form = common::form("Club Open 2026");
    form.site = "Toledo".into();
    call(here, "event/edit", serde_json::to_value(&form).unwrap());
    form.site = "Ávila".into();
    call(&there.hall, "event/edit", serde_json::to_value(&form).unwrap());
    let theirs = shown(&there.hall, "Open A");
    two.close_there();

    let look = two.look();
    let changed: Vec<_> = look.parts.iter().map(|part| (part.part, part.changed)).collect();
    let open_a = MergeWhat::Tournament { here: Some(*a), there: Some(*a) };
    assert_eq!(changed, [(MergeWhat::Event, MergeChanged::Both), (open_a, MergeChanged::Both)]);
    let open = part(&look, "Open A");
    assert_eq!((open.here.acts.len(), open.there.acts.len()), (1, 2));
    let results = |n: u32| json!([{ "kind": "results", "count": n }]);
    assert_eq!(serde_json::to_value(&open.here.counts).unwrap(), results(1));
    assert_eq!(serde_json::to_value(&open.there.counts).unwrap(), results(2));

    let before = tables(here);
    let nothing = take(&here.desk, &look, Vec::new()).unwrap_err();
    assert_eq!(nothing.code, "error-merge-nothing-taken");
    let not_offered = MergeWhat::Tournament { here: Some(*b), there: Some(*b) };
    assert_eq!(
        take(&here.desk, &look, vec![open_a, not_offered]).unwrap_err().code,
        "error-merge-nothing-taken"
    );
    assert_eq!(tables(here), before);
    take(&here.desk, &look, vec![open_a]).unwrap();
    assert_eq!(shown(here, "Open A"), theirs);
    assert_eq!(call(here, "event/show", json!({}))["form"]["site"], "Toledo");
    call(here, "journal/undo", json!({}));
    assert_eq!(tables(here), before);

    // Something was done here after the look: what would be replaced was not seen.
    enter(here, boards(here, *a, 1)[2], "=", "=");
    assert_eq!(take(&here.desk, &look, vec![open_a]).unwrap_err().code, "error-merge-moved-on");
}

#[test]
fn a_tournament_that_cannot_be_taken_says_why() {
    let two = two();
    let Two { here, there, .. } = &two;
    let here_c = tournament(here, "Open C");
    common::add_unrated(&here.desk, here_c, "Cinco");
    // There another was renamed to what one here is called, and one was taken back.
    call(&there.hall, "tournament/edit", json!({ "id": two.b, "name": "Open C", "system": "round_robin" }));
    two.close_there();
    let look = two.look();
    let renamed = look.parts.iter().find(|part| part.name == "Open B").unwrap();
    assert_eq!(renamed.cannot_take.as_ref().unwrap().key, "error-merge-name-taken");
    assert_eq!(take(&here.desk, &look, vec![renamed.part]).unwrap_err().code, "error-merge-name-taken");

    let fresh = elsewhere();
    fresh.copy_of(&here.desk);
    for _ in 0..2 {
        call(&fresh.hall, "journal/undo", json!({}));
    }
    call(&fresh.hall, "event/close", json!({}));
    let look = merge::look(&here.desk, &LookForMerge { path: fresh.path.clone() }).unwrap();
    let gone = part(&look, "Open C");
    assert_eq!(
        (gone.changed, gone.part),
        (MergeChanged::There, MergeWhat::Tournament { here: Some(here_c), there: None })
    );
    assert_eq!(take(&here.desk, &look, vec![gone.part]).unwrap_err().code, "error-merge-gone-there");
}

/// What is done to the copy behind the program's back, and how it is refused.
const REFUSED: [(&str, &str); 6] = [
    ("UPDATE event SET uuid = '00000000-0000-4000-8000-000000000000'", "error-merge-another-event"),
    ("PRAGMA user_version = 900", "error-newer-file"),
    ("PRAGMA application_id = 7", "error-not-an-event"),
    ("CREATE TRIGGER t AFTER INSERT ON pairing BEGIN DELETE FROM player; END", "error-merge-damaged"),
    ("PRAGMA foreign_keys = OFF; DELETE FROM entry WHERE id = 3", "error-merge-damaged"),
    ("PRAGMA ignore_check_constraints = ON; UPDATE pairing SET white_result = '7'", "error-merge-damaged"),
];

#[test]
fn files_that_do_not_belong_together_are_refused_and_change_nothing() {
    let two = two();
    let Two { here, there, .. } = &two;
    let look = |path: &str| json!({ "path": path });
    assert_eq!(refused(here, "merge/look", look(&there.path)), "error-file-in-use");
    two.close_there();
    assert_eq!(two.look().parts, [], "a copy that nobody touched has nothing to take");
    let mine = call(here, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    assert_eq!(refused(here, "merge/look", look(&mine)), "error-merge-same-file");
    assert_eq!(refused(here, "merge/look", look("/nowhere/at all")), "error-no-such-file");

    let before = tables(here);
    for (number, (sql, code)) in REFUSED.iter().enumerate() {
        let path = there.hall.folder.path().join(format!("hostile {number}.arbitro"));
        std::fs::copy(&there.path, &path).unwrap();
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        let path = path.display().to_string();
        assert_eq!(refused(here, "merge/look", look(&path)), *code, "{sql}");
        let apply = json!({ "path": path, "here": 1, "there": 1, "take": ["event"] });
        assert_eq!(refused(here, "merge/apply", apply), *code, "{sql}");
    }
    assert_eq!(tables(here), before);

    // Of the same identity, and made apart from it: nothing was ever done in both.
    let stranger = elsewhere();
    call(
        &stranger.hall,
        "event/new",
        json!({ "path": stranger.path, "form": common::form("Club Open 2026") }),
    );
    call(&stranger.hall, "event/close", json!({}));
    let id: String = Connection::open(mine_copy(here, &stranger))
        .unwrap()
        .query_row("SELECT uuid FROM event", [], |row| row.get(0))
        .unwrap();
    Connection::open(&stranger.path).unwrap().execute("UPDATE event SET uuid = ?1", [id]).unwrap();
    assert_eq!(refused(here, "merge/look", look(&stranger.path)), "error-merge-no-common-act");
}

fn mine_copy(here: &Hall, to: &Elsewhere) -> String {
    let path = to.hall.folder.path().join("mine.arbitro").display().to_string();
    call(here, "backup/save", json!({ "path": path }));
    path
}

#[test]
fn a_file_of_an_older_schema_is_read_from_a_copy_and_stays_as_it_was() {
    let two = two();
    let Two { here, there, b, .. } = &two;
    let path = call(here, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    call(here, "event/close", json!({}));
    two.close_there();
    as_schema_22(&path);
    std::fs::copy(&path, &there.path).unwrap();
    call(here, "event/open", json!({ "path": path }));
    two.open_there();
    enter(&there.hall, boards(&there.hall, *b, 1)[0], "0", "1");
    let theirs = shown(&there.hall, "Open B");
    two.close_there();
    as_schema_22(&there.path);
    let bytes = std::fs::read(&there.path).unwrap();

    verified(&there.path);
    let look = two.look();
    take(&here.desk, &look, vec![part(&look, "Open B").part]).unwrap();
    assert_eq!(shown(here, "Open B"), theirs);
    assert_eq!(std::fs::read(&there.path).unwrap(), bytes);
    assert!(!Path::new(&format!("{}.lock", there.path)).exists());
}

/// A Swiss whose first round is published; gives its number.
fn swiss(hall: &Hall, name: &str) -> i64 {
    let event =
        call(hall, "tournament/add", json!({ "id": null, "name": name, "system": "dutch", "rounds": 5 }));
    let id = event["tournaments"].as_array().unwrap().last().unwrap()["id"].as_i64().unwrap();
    let list = "Name,Rating\nA,2000\nB,1900\nC,1800\nD,1700\n";
    call(hall, "player/import", json!({ "tournament": id, "source": { "text": list } }));
    call(hall, "round/pair", json!({ "tournament": id }));
    call(hall, "round/publish", json!({ "tournament": id }));
    id
}

/// What stands in the way of making the pairings of a tournament again, as its report tells it.
fn integrity(hall: &Hall, tournament: i64) -> Value {
    call(hall, "trf/health", json!({ "tournament": tournament }))["integrity"].clone()
}

#[test]
fn what_broke_the_integrity_of_pairings_comes_with_its_tournament() {
    let here = hall();
    new_event(&here.desk, SystemChoice::RoundRobin);
    let open = swiss(&here, "Open");
    let there = elsewhere();
    let path = there.copy_of(&here.desk);
    let blitz = swiss(&there.hall, "Blitz");
    for tournament in [open, blitz] {
        common::add_unrated(&there.hall.desk, tournament, "Late");
    }
    let told = [integrity(&there.hall, open), integrity(&there.hall, blitz)];
    assert!(told.iter().all(|told| told[0]["kind"] == "Late entry"), "{told:?}");
    call(&there.hall, "event/close", json!({}));

    let look = merge::look(&here.desk, &LookForMerge { path }).unwrap();
    let parts = look.parts.iter().map(|part| part.part).collect();
    take(&here.desk, &look, parts).unwrap();
    let event = call(&here, "event/show", json!({}));
    let taken = event["tournaments"].as_array().unwrap().iter().find(|one| one["name"] == "Blitz").unwrap();
    let taken = taken["id"].as_i64().unwrap();
    assert_eq!([integrity(&here, open), integrity(&here, taken)], told);
    call(&here, "journal/undo", json!({}));
    assert_eq!(integrity(&here, open), json!([]));
}

/// Electronic boards tell moves of the first game of a tournament, in a folder of this computer.
fn boards_tell(hall: &Hall, tournament: i64, moves: &str) {
    let folder = hall.folder.path().join("boards");
    std::fs::create_dir_all(&folder).unwrap();
    let round = call(hall, "round/show", json!({ "tournament": tournament, "round": 1 }));
    let name = |side: &str| round["boards"][0][side]["player"]["name"].as_str().unwrap().to_owned();
    let (white, black) = (name("white"), name("black"));
    let game =
        format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[Result \"*\"]\n\n{moves} *\n");
    std::fs::write(folder.join("one.pgn"), game).unwrap();
    let follow = json!({ "tournament": tournament, "round": 1, "folder": folder, "silent_min": 1 });
    call(hall, "live/start", follow);
    call(hall, "live/look", json!({}));
    call(hall, "live/look", json!({}));
    call(hall, "live/stop", json!({}));
}

#[test]
fn moves_of_electronic_boards_come_with_their_tournament_unless_both_files_had_them() {
    let two = two();
    let Two { here, there, a, b } = &two;
    boards_tell(&there.hall, *a, "1. e4 e5 2. Nf3");
    let told = shown(&there.hall, "Open A");
    assert_eq!(told["games"][0]["plies"].as_array().unwrap().len(), 3);
    two.close_there();
    enter(here, boards(here, *b, 1)[1], "1", "0");
    let look = two.look();
    let open_a = part(&look, "Open A");
    assert_eq!((open_a.changed, part(&look, "Open B").changed), (MergeChanged::There, MergeChanged::Here));
    take(&here.desk, &look, vec![open_a.part]).unwrap();
    assert_eq!(shown(here, "Open A"), told);

    boards_tell(here, *b, "1. d4 d5");
    assert_eq!(
        refused(here, "merge/look", json!({ "path": there.path })),
        "error-merge-boards-in-both",
        "neither journal leads back to what both began with"
    );
    let found = tables(here);
    verified(&there.path);
    let apply = json!({ "path": there.path, "here": 1, "there": 1, "take": ["event"] });
    assert_eq!(refused(here, "merge/apply", apply), "error-merge-boards-in-both");
    assert_eq!(tables(here), found);
}
