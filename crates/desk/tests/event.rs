//! The event: made, opened, changed, closed; what was open before; who is told.

mod common;

use arbitro_desk::api::Nothing;
use arbitro_desk::api::backup::ChooseBackup;
use arbitro_desk::api::event::{EventForm, NewEvent, OpenEvent, SystemChoice, TournamentForm};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::{app, backup, event, journal, tournament};
use common::{add_tournament, call, code, form, hall, new_event};
use serde_json::json;

#[test]
fn an_event_comes_back_when_the_program_starts_again() {
    let hall = hall();
    let made = event::new(&hall.desk, &NewEvent::of(form("Club / Open: 2026"))).unwrap();
    assert!(made.path.ends_with("Club Open 2026.arbitro"), "{}", made.path);
    let view = add_tournament(&hall.desk, " Open A ", SystemChoice::RoundRobin).unwrap();
    assert_eq!(view.tournaments[0].name, "Open A");
    assert_eq!(view.undo.as_ref().unwrap().message.key, "journal-tournament-add");
    drop(hall.desk);

    let desk = common::desk(&hall.folder);
    assert!(event::show(&desk, &Nothing {}).unwrap().is_none());
    let recent = app::recent(&desk, &Nothing {}).unwrap();
    assert_eq!((recent[0].path.as_str(), recent[0].exists), (made.path.as_str(), true));
    let again = event::open(&desk, &OpenEvent { path: made.path.clone() }).unwrap();
    assert_eq!(again.tournaments[0].name, "Open A");
    assert_eq!(again.form.chief_arbiter, "Solé, Marta");
    event::close(&desk, &Nothing {}).unwrap();
    assert!(event::show(&desk, &Nothing {}).unwrap().is_none());
    assert_eq!(std::fs::read_dir(hall.folder.path().join("events")).unwrap().count(), 1);
}

#[test]
fn events_of_the_same_name_get_files_of_their_own() {
    let hall = hall();
    let first = event::new(&hall.desk, &NewEvent::of(form("Open"))).unwrap();
    let second = event::new(&hall.desk, &NewEvent::of(form("Open"))).unwrap();
    assert_ne!(first.path, second.path);
    assert_eq!(
        code(event::new(
            &hall.desk,
            &NewEvent { path: Some(first.path.clone()), ..NewEvent::of(form("Open")) }
        )),
        "error-file-exists"
    );
    // What was open stays open when another cannot be opened.
    assert_eq!(event::show(&hall.desk, &Nothing {}).unwrap().unwrap().path, second.path);
}

/// What makes a good form a bad one.
type Change = fn(&mut EventForm);

#[test]
fn a_form_that_makes_no_sense_is_refused_with_its_reason() {
    let hall = hall();
    let cases: [(&str, Change); 5] = [
        ("error-event-without-name", |f| f.name = "  ".into()),
        ("error-event-ends-before-it-starts", |f| f.end_date = "2026-10-02".parse().unwrap()),
        ("error-federation", |f| f.federation = "Spain".into()),
        ("error-edition", |f| f.edition = "1873".into()),
        ("error-text-too-long", |f| f.site = "x".repeat(1000)),
    ];
    for (expected, change) in cases {
        let mut form = form("Open");
        change(&mut form);
        assert_eq!(code(event::new(&hall.desk, &NewEvent::of(form))), expected);
    }
    assert!(!hall.folder.path().join("events").exists(), "nothing was made");
    assert_eq!(code(event::edit(&hall.desk, &form("Open"))), "error-no-event-open");
}

#[test]
fn the_event_and_its_tournaments_are_changed_and_taken_back() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let mut changed = form("Club Open 2027");
    changed.supervised = false;
    assert_eq!(event::edit(&hall.desk, &changed).unwrap().form.name, "Club Open 2027");
    let rename = TournamentForm {
        id: Some(tournament),
        ..TournamentForm::new("Open B", SystemChoice::DoubleRoundRobin, 0)
    };
    let view = tournament::edit(&hall.desk, &rename).unwrap();
    assert_eq!(view.tournaments[0].name, "Open B");
    assert_eq!(
        code(add_tournament(&hall.desk, "Open B", SystemChoice::RoundRobin)),
        "error-tournament-name-taken"
    );
    assert_eq!(
        code(add_tournament(&hall.desk, " ", SystemChoice::RoundRobin)),
        "error-tournament-without-name"
    );
    let gone = TournamentForm { id: Some(99), ..TournamentForm::new("X", SystemChoice::RoundRobin, 0) };
    assert_eq!(code(tournament::edit(&hall.desk, &gone)), "error-gone");
    for _ in 0..3 {
        journal::undo(&hall.desk, &Nothing {}).unwrap();
    }
    let view = event::show(&hall.desk, &Nothing {}).unwrap().unwrap();
    assert_eq!((view.form.name.as_str(), view.tournaments.len()), ("Club Open 2026", 0));
    assert!(view.undo.is_none());
    assert_eq!(code(journal::undo(&hall.desk, &Nothing {})), "error-nothing-to-undo");
    let view = journal::redo(&hall.desk, &Nothing {}).unwrap();
    assert_eq!(view.tournaments[0].name, "Open A");
    assert_eq!(view.redo.unwrap().message.key, "journal-event-edit");
    let rows = journal::list(&hall.desk, &ListJournal::default()).unwrap();
    assert_eq!(rows.iter().filter(|row| row.undone).count(), 2);
    assert_eq!(rows[0].who, "Ana");
}

#[test]
fn a_second_desk_is_told_who_has_the_event() {
    let hall = hall();
    let made = event::new(&hall.desk, &NewEvent::of(form("Open"))).unwrap();
    let other = common::desk(&hall.folder);
    let refused = event::open(&other, &OpenEvent { path: made.path }).unwrap_err();
    assert_eq!((refused.code.as_str(), refused.params["who"].as_str()), ("error-file-in-use", "Ana"));
}

#[test]
fn doors_ask_by_name_and_every_page_hears_of_changes() {
    let hall = hall();
    let heard = hall.desk.subscribe();
    let request = json!({ "path": null, "form": form("Open") });
    let view = hall.desk.handle("event/new", request).unwrap();
    assert_eq!(view["form"]["name"], "Open");
    let request = json!({ "id": null, "name": "A", "system": "round_robin" });
    hall.desk.handle("tournament/add", request).unwrap();
    hall.desk.handle("journal/undo", serde_json::Value::Null).unwrap();
    let keys: Vec<_> = heard.try_iter().map(|change| (change.message.key, change.journal)).collect();
    assert_eq!(
        keys,
        [
            ("change-event-opened".to_owned(), None),
            ("journal-tournament-add".to_owned(), Some(2)),
            ("journal-tournament-add".to_owned(), Some(3)),
        ]
    );
    assert_eq!(code(hall.desk.handle("event/burn", json!({}))), "error-unknown-call");
    assert_eq!(code(hall.desk.handle("tournament/add", json!({ "name": 3 }))), "error-bad-request");
}

#[test]
fn a_time_control_is_read_as_people_write_it_and_kept_as_the_tag() {
    let hall = hall();
    let shown = |text: &str| {
        let mut form = form("Club Open 2026");
        form.time_control = text.into();
        event::new(&hall.desk, &NewEvent::of(form)).map(|event| event.form.time_control)
    };
    assert_eq!(shown("90 min/40 moves + 30 min + 30 s").unwrap(), "40/5400+30:1800+30");
    assert_eq!(shown("15+10").unwrap(), "900+10");
    assert_eq!(shown("180+2").unwrap(), "180+2");
    assert_eq!(shown("40/5400+30:1800+30").unwrap(), "40/5400+30:1800+30");
    assert_eq!(shown(" ").unwrap(), "");
    assert_eq!(code(shown("as usual")), "error-time-control");
}

#[test]
fn the_list_of_recent_events_is_true_even_if_the_program_is_killed() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let player = json!({ "tournament": tournament, "player": {
        "entry": null, "name": "Aranda, Lucía", "title": "", "federation": "ESP", "rating": 2184, "fide_id": "",
        "sex": "", "birth_year": 0, "club": "" } });
    hall.desk.handle("player/add", player).unwrap();
    hall.desk.handle("event/show", json!({})).unwrap();
    let recent = hall.desk.handle("app/recent", json!({})).unwrap();
    assert_eq!(recent[0]["players"], 1);
}

/// What is better put right before the first round: one thing of each kind, and nothing where all is well.
#[test]
fn the_check_before_the_first_round_finds_what_does_not_fit() {
    let hall = hall();
    let mut form = form("Open");
    form.site = String::new();
    event::new(&hall.desk, &NewEvent::of(form)).unwrap();
    let added =
        call(&hall, "tournament/add", json!({ "id": null, "name": "A", "system": "dutch", "rounds": 5 }));
    let tournament = added["tournaments"][0]["id"].as_i64().unwrap();
    let list = "name,federation,rating,title,birth_year,fide_id\n\
                \"Ruiz, Ana\",ESP,2100,,1990,2200001\n\
                \"Ruiz, Aná\",ESP,1900,,,\n\
                \"Gil, Eva\",ESP,1200,,1980,2200002\n\
                \"Sol, Leo\",,,FM,1980,2200003\n";
    call(&hall, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
    let found = call(&hall, "tournament/check", json!({ "tournament": tournament }));
    let said = |error: bool| -> Vec<&str> {
        let kept = found.as_array().unwrap().iter().filter(|finding| finding["error"] == error);
        kept.filter_map(|finding| finding["message"]["key"].as_str()).collect()
    };
    assert_eq!(said(true), ["start-too-many-rounds", "trf-lack-city"]);
    let warnings = said(false);
    for key in [
        "start-same-name",
        "start-odd-rating",
        "start-title-unrated",
        "trf-lack-arbiter-id",
        "trf-lack-fide-id",
        "trf-lack-player-federation",
        "trf-lack-birth",
    ] {
        assert!(warnings.contains(&key), "{key}: {warnings:?}");
    }
    // What can only be known when it is over is not asked for now.
    assert!(!warnings.iter().any(|key| key.contains("rounds-missing")), "{warnings:?}");
}

#[test]
fn a_file_on_a_network_share_says_so_as_long_as_it_is_open_and_is_refused_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let hall = folder.path().canonicalize().unwrap().join("hall");
    std::fs::create_dir(&hall).unwrap();
    let mut config = common::config(&folder);
    let share = hall.clone();
    config.shares = std::sync::Arc::new(move |path| path.starts_with(&share).then(|| "nfs4".to_owned()));
    let desk = arbitro_desk::Desk::new(config);
    let path = hall.join("open.arbitro").display().to_string();
    let made =
        event::new(&desk, &NewEvent { path: Some(path.clone()), ..NewEvent::of(form("Open")) }).unwrap();
    assert_eq!(made.share.as_deref(), Some("nfs4"));
    let added = add_tournament(&desk, "Open A", SystemChoice::RoundRobin).unwrap();
    assert_eq!(added.share.as_deref(), Some("nfs4"), "the page is told after every act");
    event::close(&desk, &Nothing {}).unwrap();
    let opened = event::open(&desk, &OpenEvent { path: path.clone() }).unwrap();
    assert_eq!(opened.share.as_deref(), Some("nfs4"));
    assert_eq!(event::show(&desk, &Nothing {}).unwrap().unwrap().share.as_deref(), Some("nfs4"));

    // The way out: the event saved on a disk of this computer, and opened there.
    let saved = ChooseBackup { path: folder.path().join("mine.arbitro").display().to_string() };
    let saved = backup::save(&desk, &saved).unwrap().path;
    let opened = event::open(&desk, &OpenEvent { path: saved.clone() }).unwrap();
    assert_eq!((opened.share, opened.tournaments.len()), (None, 1));

    let verified = event::verify(&desk, &OpenEvent { path }).unwrap();
    assert_eq!((verified.share.as_deref(), verified.findings.len()), (Some("nfs4"), 0));
    event::close(&desk, &Nothing {}).unwrap();
    assert_eq!(event::verify(&desk, &OpenEvent { path: saved }).unwrap().share, None);
}

/// Two events have rows of the same numbers: what a page kept for one must not find its way into the other.
#[test]
fn what_is_meant_for_another_event_is_refused() {
    let hall = hall();
    let event = || {
        let tournament = common::round_one(&hall);
        let path = common::call(&hall, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
        let board = common::first_round(&hall.desk, tournament).boards[0].pairing;
        (path, board)
    };
    let (meant, board) = event();
    let (open, same) = event();
    assert_eq!(board, same);
    let enter = |of: &str| {
        let result = json!({ "white": "1", "black": "0" });
        hall.desk.handle("result/enter", json!({ "pairing": board, "result": result, "of_event": of }))
    };
    assert_eq!(enter(&meant).unwrap_err().code, "error-another-event");
    let rows = common::call(&hall, "journal/list", json!({ "most": 1 }));
    assert_ne!(rows[0]["call"], "result/enter");
    enter(&open).unwrap();
    common::call(&hall, "event/close", json!({}));
    assert_eq!(enter(&open).unwrap_err().code, "error-no-event-open");
}
