//! The organiser's logo and footer: on every paper and on the web site.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]
#![allow(clippy::needless_pass_by_value, reason = "requests are written where they are made")]

mod common;

use arbitro_desk::api::event::SystemChoice;
use arbitro_desk::api::print::{DocumentKind, PrintForm};
use arbitro_desk::print;
use arbitro_reports::Picture;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use common::{Hall, call, enter_club, hall, new_event, refused};
use serde_json::{Value, json};

const DRAWING: &str =
    "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20'/></svg>";

fn set(hall: &Hall, footer: &str, logo: Value) -> Value {
    call(hall, "letterhead/set", json!({ "footer": footer, "logo": logo }))
}

fn take(text: &str) -> Value {
    json!({ "take": { "upload": { "name": "logo.svg", "base64": STANDARD.encode(text) } } })
}

fn gathered(hall: &Hall, tournament: i64) -> print::Gathered {
    let form = PrintForm::of(tournament, DocumentKind::Players, "en");
    print::gather(&hall.desk, &form).unwrap()
}

#[test]
fn a_logo_and_words_stand_on_paper_and_on_the_web() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    enter_club(&hall.desk, tournament, 4);
    assert_eq!(call(&hall, "letterhead/show", json!({})), json!({ "footer": "", "logo": null }));
    let shown = set(&hall, "  Club de\n Ajedrez ", take(DRAWING));
    let logo = json!({ "media_type": "image/svg+xml", "base64": STANDARD.encode(DRAWING) });
    assert_eq!(shown, json!({ "footer": "Club de Ajedrez", "logo": logo }));

    let letterhead = gathered(&hall, tournament).letterhead;
    assert_eq!(letterhead.footer, "Club de Ajedrez");
    assert_eq!(letterhead.logo.map(|logo| logo.picture()), Some(Picture::Svg));

    let folder = hall.folder.path().join("public");
    call(&hall, "site/write", json!({ "folder": folder, "lang": "en", "follow": false }));
    assert_eq!(std::fs::read_to_string(folder.join("assets/logo.svg")).unwrap(), DRAWING);
    for page in ["index.html", "es/index.html", "t1/players.html"] {
        let page = std::fs::read_to_string(folder.join(page)).unwrap();
        assert!(page.contains("assets/logo.svg") && page.contains("Club de Ajedrez"), "{page}");
    }

    // The words change and the logo stays; then the logo goes, from the web as well.
    assert_eq!(set(&hall, "Club", json!("keep")), json!({ "footer": "Club", "logo": logo }));
    assert_eq!(set(&hall, "Club", json!("remove")), json!({ "footer": "Club", "logo": null }));
    call(&hall, "site/write", json!({ "folder": folder, "lang": "en", "follow": false }));
    assert!(!folder.join("assets/logo.svg").exists());
    call(&hall, "journal/undo", json!({}));
    assert_eq!(call(&hall, "letterhead/show", json!({})), json!({ "footer": "Club", "logo": logo }));
}

#[test]
fn what_cannot_be_a_logo_is_refused_with_its_reason() {
    let hall = hall();
    new_event(&hall.desk, SystemChoice::Dutch);
    let large = format!("<svg>{}</svg>", " ".repeat(512 * 1024));
    for (text, code) in [
        ("GIF89a", "error-logo-kind"),
        (large.as_str(), "error-logo-large"),
        ("<svg onload='alert(1)'/>", "error-logo-active"),
        ("<svg><script>alert(1)</script></svg>", "error-logo-active"),
    ] {
        let request = json!({ "footer": "Club", "logo": take(text) });
        assert_eq!(refused(&hall, "letterhead/set", request), code);
    }
    let long = json!({ "footer": "x".repeat(201), "logo": "keep" });
    assert_eq!(refused(&hall, "letterhead/set", long), "error-text-too-long");
    assert_eq!(call(&hall, "letterhead/show", json!({}))["footer"], "", "nothing was set");
}

/// The journal tells that a picture was taken, and not each of its bytes; a file that somebody else made may hold anything.
#[test]
fn the_journal_keeps_no_picture_and_a_logo_from_elsewhere_is_looked_at_again() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    set(&hall, "Club", take(DRAWING));
    let path = call(&hall, "event/show", json!({}))["path"].as_str().unwrap().to_owned();
    call(&hall, "event/close", json!({}));
    let file = rusqlite::Connection::open(&path).unwrap();
    let sql = "SELECT request FROM journal WHERE call = 'letterhead/set'";
    let request: String = file.query_row(sql, [], |row| row.get(0)).unwrap();
    assert!(request.contains("logo.svg") && !request.contains(&STANDARD.encode(DRAWING)), "{request}");
    file.execute("UPDATE letterhead SET logo = ?1", [b"<svg onload='alert(1)'/>".as_slice()]).unwrap();
    drop(file);
    call(&hall, "event/open", json!({ "path": path }));
    let letterhead = gathered(&hall, tournament).letterhead;
    assert_eq!((letterhead.logo, letterhead.footer.as_str()), (None, "Club"));
}
