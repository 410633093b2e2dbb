//! Who is let in through the browser door, who is not, and what they get.

mod browser;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arbitro_desk::DeskConfig;
use browser::{Browser, serve, serve_as, serve_at};
use serde_json::{Value, json};

#[test]
fn the_link_works_once_and_gives_a_cookie_no_page_can_read() {
    let (served, _folder) = serve();
    let mut browser = Browser::new(&served);
    let opened = browser.get(served.link_path());
    assert_eq!(opened.status, 303);
    assert_eq!(opened.header("location"), Some("/"));
    let cookie = opened.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");

    let page = browser.get("/");
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));

    let second = Browser::new(&served).get(served.link_path());
    assert_eq!(second.status, 403);
    assert!(second.body.contains("used already"), "{}", second.body);
    assert_eq!(browser.get(served.link_path()).status, 303, "the browser inside is not turned away");
}

#[test]
fn looking_at_the_link_without_opening_it_does_not_use_it_up() {
    let (served, _folder) = serve();
    let looked = Browser::new(&served).send("HEAD", served.link_path(), &[], "");
    assert_eq!(looked.status, 403);
    assert_eq!(Browser::new(&served).get(served.link_path()).status, 303);
}

#[test]
fn without_the_link_nothing_is_told() {
    let (served, _folder) = serve();
    let mut stranger = Browser::new(&served);
    assert_eq!(stranger.get("/").status, 401);
    assert_eq!(stranger.get("/api/changes").status, 401);
    let refused = stranger.call("event/show", &json!({}));
    assert_eq!(refused.status, 401);
    assert_eq!(refused.json()["code"], "door-link-needed");
    assert_eq!(stranger.get("/open/00000000000000000000000000000000").status, 403);
    let guessed = [("Cookie", format!("arbitro-{}=00000000000000000000000000000000", served.port))];
    assert_eq!(stranger.send("GET", "/", &guessed, "").status, 401);
}

#[test]
fn a_stranger_is_told_in_the_browser_s_language() {
    let (served, _folder) = serve();
    let spanish = [("Accept-Language", "es-AR,es;q=0.9,en;q=0.5".to_owned())];
    let refused = Browser::new(&served).send("GET", "/", &spanish, "");
    assert!(refused.body.contains("Abra ese enlace"), "{}", refused.body);
}

#[test]
fn another_name_for_this_address_and_another_page_are_kept_out_even_with_the_cookie() {
    let (served, _folder) = serve();
    let mut browser = Browser::inside(&served);
    for host in ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1"] {
        browser.host = host.to_owned();
        assert_eq!(browser.get("/").status, 403, "{host}");
    }
    browser.host = format!("127.0.0.1:{}", served.port);
    for origin in ["http://evil.example", "null", "https://127.0.0.1", "http://localhost:1"] {
        let headers = [("Origin", origin.to_owned()), ("Content-Type", "application/json".to_owned())];
        let refused = browser.send("POST", "/api/call/event/show", &headers, "{}");
        assert_eq!(refused.status, 403, "{origin}");
        assert_eq!(refused.json()["code"], "door-other-page");
    }
    let own = [
        ("Origin", format!("http://127.0.0.1:{}", served.port)),
        ("Content-Type", "application/json".to_owned()),
    ];
    assert_eq!(browser.send("POST", "/api/call/event/show", &own, "{}").status, 200);
}

#[test]
fn a_call_reaches_the_desk_and_its_errors_come_back_as_codes() {
    let (served, _folder) = serve();
    let mut browser = Browser::inside(&served);
    let shown = browser.call("event/show", &json!({}));
    assert_eq!((shown.status, shown.json()), (200, Value::Null));
    assert_eq!(shown.header("cache-control"), Some("no-store"));

    let unknown = browser.call("no/such/call", &json!({}));
    assert_eq!(unknown.status, 422);
    assert_eq!(unknown.json()["code"], "error-unknown-call");
    assert_eq!(unknown.json()["params"]["call"], "no/such/call");

    let missing = browser.call("event/open", &json!({ "path": "/no/such/file.arbitro" }));
    assert_eq!(missing.status, 422);
    assert_eq!(missing.json()["params"]["path"], "/no/such/file.arbitro");
}

#[test]
fn what_is_not_json_is_refused() {
    let (served, _folder) = serve();
    let mut browser = Browser::inside(&served);
    let text = [("Content-Type", "text/plain".to_owned())];
    assert_eq!(browser.send("POST", "/api/call/event/show", &text, "{}").status, 415);
    let json = [("Content-Type", "application/json; charset=utf-8".to_owned())];
    let broken = browser.send("POST", "/api/call/event/show", &json, "{");
    assert_eq!(broken.status, 400);
    assert_eq!(broken.json()["code"], "door-request-not-json");
    assert_eq!(browser.send("POST", "/api/call/event/show", &json, "{}").status, 200);
    assert_eq!(browser.get("/api/call/event/show").status, 405);
}

#[test]
fn every_answer_carries_the_policy_of_the_page() {
    let (served, _folder) = serve();
    for answer in [Browser::new(&served).get("/"), Browser::inside(&served).get("/nothing-here.js")] {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

#[test]
fn every_page_that_listens_hears_of_a_change() {
    let (served, folder) = serve();
    let mut browser = Browser::inside(&served);
    let mut first = browser.listen("/api/changes");
    let mut second = browser.listen("/api/changes");
    let made = browser.call("event/new", &new_event(&folder.path().join("club.arbitro").to_string_lossy()));
    assert_eq!(made.status, 200, "{}", made.body);
    for page in [&mut first, &mut second] {
        let change: Value = serde_json::from_str(&page.next("changed")).expect("a change");
        assert!(change["message"]["key"].as_str().is_some_and(|key| key.starts_with("change-")), "{change}");
    }
}

#[test]
fn the_door_is_on_the_loopback_address_only() {
    let (served, _folder) = serve();
    assert!(served.link().starts_with("http://127.0.0.1:"), "{}", served.link());
    let taken = std::net::TcpListener::bind(("127.0.0.1", served.port));
    assert!(taken.is_err(), "the port of the loopback address is the door's");
}

fn new_event(path: &str) -> Value {
    json!({
        "path": path,
        "form": {
            "name": "Club Open", "site": "Alcalá de Henares", "federation": "ESP",
            "start_date": "2026-10-03", "end_date": "2026-10-09", "chief_arbiter": "",
            "edition": "2023-01", "time_class": "standard", "supervised": true, "time_control": ""
        }
    })
}

/// UC39, as far as a door to this machine goes: a port that another program has, a client whose clock is wrong, a connection
/// that breaks.
#[test]
fn uc39_a_port_that_is_taken_a_clock_that_is_wrong_and_a_connection_that_breaks_lose_nothing() {
    let other = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = other.local_addr().expect("an address").port();
    let (served, _folder) = serve_at(taken);
    assert_ne!(served.port, taken, "another port is taken");

    let mut browser = Browser::inside(&served);
    let before = chrono::Utc::now();
    let skewed = [
        ("Content-Type", "application/json".to_owned()),
        ("Date", "Mon, 30 Nov 2099 09:07:00 GMT".to_owned()),
    ];
    let form = json!({ "path": null, "form": { "name": "Club", "site": "", "federation": "", "start_date": "2026-10-03",
        "end_date": "2026-10-03", "chief_arbiter": "", "deputy_arbiters": "", "edition": "2023-01", "time_class": "standard",
        "supervised": true, "time_control": "" } });
    let made = browser.send("POST", "/api/call/event/new", &skewed, &form.to_string());
    assert_eq!(made.status, 200, "{}", made.body);
    let at = made.json()["last"]["at"].as_str().expect("a time").parse::<chrono::DateTime<chrono::Utc>>();
    let at = at.expect("a time");
    assert!(
        before - chrono::TimeDelta::seconds(1) <= at && at <= chrono::Utc::now(),
        "the host's time: {at}"
    );

    // Half a request, and the connection is gone: nothing is done, and the next connection goes on.
    browser.break_off("tournament/add", &json!({ "id": null, "name": "A", "system": "round_robin" }));
    let shown = browser.call("event/show", &json!({})).json();
    assert_eq!(shown["tournaments"], json!([]));
    let mut events = browser.listen("/api/changes");
    let added = browser.call("tournament/add", &json!({ "id": null, "name": "A", "system": "round_robin" }));
    assert_eq!(added.status, 200, "{}", added.body);
    // What was told before may still be on its way.
    while !events.next("changed").contains("journal-tournament-add") {}
}

#[test]
fn an_entry_that_is_sent_again_is_done_once_and_answered_alike() {
    let (served, _folder) = serve();
    let mut browser = Browser::inside(&served);
    assert_eq!(browser.call("event/sample", &json!({})).status, 200);
    let acts =
        |browser: &mut Browser| browser.call("journal/list", &json!({})).json().as_array().unwrap().len();
    let before = acts(&mut browser);
    let form = |name: &str| json!({ "id": null, "name": name, "system": "round_robin" }).to_string();
    let mut send = |entry: &str, name: &str| {
        let headers = [("Content-Type", "application/json".to_owned()), ("X-Entry", entry.to_owned())];
        browser.send("POST", "/api/call/tournament/add", &headers, &form(name))
    };
    let first = send("one", "Blitz");
    assert_eq!(first.status, 200);
    let again = send("one", "Blitz");
    assert_eq!(
        (again.status, again.json()),
        (200, first.json()),
        "not refused because its name is taken by itself"
    );
    assert_eq!(send("two", "Blitz").status, 422, "another entry is another act");
    assert_eq!(send("two", "Rapid").status, 200, "what was refused was not done");
    // A name that is none of ours is no name.
    assert_eq!(send(&"x".repeat(65), "Third").status, 200);
    assert_eq!(send(&"x".repeat(65), "Third").status, 422);
    assert_eq!(acts(&mut browser), before + 3);
}

#[test]
fn an_error_in_the_program_is_told_and_nothing_is_changed_by_it() {
    let broken = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&broken);
    // An act asks what time it is.
    let (served, folder) = serve_as(0, move |config| {
        let clock = Arc::clone(&config.clock);
        let told = move || {
            assert!(!seen.load(Ordering::SeqCst), "an error in the program");
            clock()
        };
        DeskConfig { clock: Arc::new(told), ..config }
    });
    let mut browser = Browser::inside(&served);
    let form = json!({
        "name": "Club Open", "site": "", "federation": "", "start_date": "2026-10-03", "end_date": "2026-10-09",
        "chief_arbiter": "", "edition": "2023-01", "time_class": "standard", "supervised": true, "time_control": "",
    });
    let path = folder.path().join("open.arbitro");
    assert_eq!(browser.call("event/new", &json!({ "path": path, "form": form })).status, 200);
    let before = browser.call("event/show", &json!({})).body;
    let tournament = json!({ "id": null, "name": "A", "system": "round_robin" });
    broken.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        let told = browser.call("tournament/add", &tournament);
        assert_eq!((told.status, told.json()["code"].as_str()), (500, Some("door-program-error")));
    }
    assert_eq!(browser.call("event/show", &json!({})).body, before, "what was open is open and unchanged");
    broken.store(false, Ordering::SeqCst);
    assert_eq!(browser.call("tournament/add", &tournament).status, 200, "work goes on");
}
