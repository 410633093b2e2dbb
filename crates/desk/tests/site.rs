//! The web site of an event: everybody and every round is on it, and it follows the rounds.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]

mod common;
#[path = "../../site/tests/sound/mod.rs"]
mod sound;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use arbitro_desk::api::Nothing;
use arbitro_desk::api::Side;
use arbitro_desk::api::event::{NewEvent, SystemChoice, TournamentForm};
use arbitro_desk::api::round::{PairRound, PublishRound, RoundView};
use arbitro_desk::{event, round, tournament};
use arbitro_site::Files;
use common::{Hall, call, enter, form, hall, refused};
use scraper::Html;
use serde_json::{Value, json};

const ROUNDS: u16 = 9;
const PLAYERS: usize = 25;
/// A name that would be a picture and a script if anybody took it for markup.
const HOSTILE: &str = "<img onerror=alert(1) src=x>, Eve";

/// A Swiss of nine rounds and 25 players, one of whom has a name that would be markup; nothing is paired.
fn swiss(hall: &Hall) -> i64 {
    event::new(&hall.desk, &NewEvent::of(form("Open <b>2026</b>"))).unwrap();
    // Said, not drawn by lot: not every lot leaves the ninth round a pairing.
    let mut open = TournamentForm::new("Open A", SystemChoice::Dutch, ROUNDS);
    open.initial_colour = Some(Side::White);
    let tournament = tournament::add(&hall.desk, &open).unwrap().tournaments[0].id;
    let names = (1..PLAYERS).map(|n| format!("Player{n:02}, Ana")).chain([HOSTILE.to_owned()]);
    let lines: Vec<String> =
        names.zip(0..).map(|(name, n)| format!("\"{name}\",ESP,{}", 2300 - 20 * n)).collect();
    let list = format!("name,federation,rating\n{}\n", lines.join("\n"));
    call(hall, "player/import", json!({ "tournament": tournament, "source": { "text": list } }));
    tournament
}

fn pair(hall: &Hall, tournament: i64) {
    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
}

fn publish(hall: &Hall, tournament: i64) -> RoundView {
    round::publish(&hall.desk, &PublishRound { tournament }).unwrap()
}

fn play(hall: &Hall, round: &RoundView) {
    for (board, n) in round.boards.iter().filter(|board| board.black.is_some()).zip(0..) {
        let (white, black) = [("1", "0"), ("=", "="), ("0", "1"), ("+", "-")][n % 4];
        enter(&hall.desk, board.pairing, white, black).unwrap();
    }
}

fn write(hall: &Hall, folder: &Path) -> Value {
    call(hall, "site/write", json!({ "folder": folder, "lang": "en", "follow": true }))
}

/// All files below a folder but the manifest.
fn read(folder: &Path) -> Files {
    fn walk(folder: &Path, below: &str, files: &mut Files) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = format!("{below}{}", path.file_name().unwrap().to_string_lossy());
            if path.is_dir() {
                walk(&path, &format!("{name}/"), files);
            } else if name != "arbitro-site.json" {
                files.insert(name, std::fs::read(&path).unwrap());
            }
        }
    }
    let mut files = Files::new();
    walk(folder, "", &mut files);
    files
}

fn page(files: &Files, path: &str) -> Html {
    Html::parse_document(std::str::from_utf8(&files[path]).unwrap())
}

fn rows(page: &Html) -> Vec<String> {
    sound::all(page, "tbody tr").into_iter().map(sound::text).collect()
}

fn site_folder(hall: &Hall) -> PathBuf {
    hall.folder.path().join("public").join("open")
}

#[test]
fn nine_rounds_stand_on_the_web_with_everybody_in_every_list() {
    let hall = hall();
    let tournament = swiss(&hall);
    for _ in 0..ROUNDS {
        pair(&hall, tournament);
        play(&hall, &publish(&hall, tournament));
    }
    let folder = site_folder(&hall);
    let written = write(&hall, &folder);
    let files = read(&folder);
    assert_eq!(written["files"].as_u64().unwrap(), files.len() as u64);
    sound::check(&files);
    let t = format!("t{tournament}");
    for lang in ["", "es/"] {
        let lists = ["players", "standings", "cross-table", "round-1-names", "round-9-names", "standings-4"];
        for list in lists {
            let rows = rows(&page(&files, &format!("{lang}{t}/{list}.html")));
            assert_eq!(rows.len(), PLAYERS, "{lang}{list}");
            for name in (1..PLAYERS).map(|n| format!("Player{n:02}, Ana")).chain([HOSTILE.to_owned()]) {
                assert!(rows.iter().any(|row| row.contains(&name)), "{lang}{list}: {name}");
            }
        }
        for round in 1..=ROUNDS {
            let boards = rows(&page(&files, &format!("{lang}{t}/round-{round}.html")));
            assert_eq!(boards.len(), PLAYERS.div_ceil(2), "round {round}");
        }
        let players = files.keys().filter(|path| path.starts_with(&format!("{lang}{t}/player-"))).count();
        assert_eq!(players, PLAYERS);
    }
    let boards = |path: &str| rows(&page(&files, &format!("{t}/{path}.html")));
    assert_eq!(
        boards("pairings"),
        boards("round-9"),
        "the round played last is found at an address that stays"
    );
    let card = page(&files, &format!("{t}/player-1.html"));
    assert_eq!(rows(&card).len(), usize::from(ROUNDS));
}

#[test]
fn the_same_data_give_the_same_bytes_and_a_result_touches_only_its_pages() {
    let hall = hall();
    let tournament = swiss(&hall);
    for _ in 0..3 {
        pair(&hall, tournament);
        play(&hall, &publish(&hall, tournament));
    }
    pair(&hall, tournament);
    let fourth = publish(&hall, tournament);
    let folder = site_folder(&hall);
    write(&hall, &folder);
    let before = read(&folder);
    let again = hall.folder.path().join("again");
    write(&hall, &again);
    assert_eq!(before, read(&again), "the same bytes wherever it is written");

    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    for path in before.keys() {
        std::fs::File::options()
            .append(true)
            .open(folder.join(path))
            .unwrap()
            .set_modified(long_ago)
            .unwrap();
    }
    let board = fourth.boards.iter().find(|board| board.black.is_some()).unwrap();
    enter(&hall.desk, board.pairing, "1", "0").unwrap();
    let written = write(&hall, &folder);
    let after = read(&folder);
    let differ: BTreeSet<&String> =
        after.iter().filter(|(path, bytes)| before.get(*path) != Some(bytes)).map(|(path, _)| path).collect();
    let touched: BTreeSet<&String> = after
        .keys()
        .filter(|path| std::fs::metadata(folder.join(path)).unwrap().modified().unwrap() != long_ago)
        .collect();
    assert_eq!(touched, differ);
    assert_eq!(written["written"].as_u64().unwrap(), differ.len() as u64);
    let t = format!("t{tournament}");
    for stays in [
        "assets/site.css".to_owned(),
        format!("{t}/players.html"),
        format!("{t}/round-3.html"),
        format!("{t}/standings-3.html"),
        format!("{t}/round-4-names.html"),
    ] {
        assert!(!differ.contains(&stays), "{stays}");
    }
    for changes in
        [format!("{t}/round-4.html"), format!("{t}/standings.html"), format!("es/{t}/pairings.html")]
    {
        assert!(differ.contains(&changes), "{changes}");
    }
}

#[test]
fn a_draft_stays_in_the_house_and_a_published_round_is_followed() {
    let hall = hall();
    let tournament = swiss(&hall);
    let folder = site_folder(&hall);
    assert_eq!(call(&hall, "site/show", json!({})), Value::Null);
    assert_eq!(call(&hall, "site/follow", json!({})), Value::Null, "nothing was ever written");
    write(&hall, &folder);
    let first = format!("t{tournament}/round-1.html");
    pair(&hall, tournament);
    assert_eq!(call(&hall, "site/follow", json!({})), Value::Null, "a draft is not published");
    write(&hall, &folder);
    sound::check(&read(&folder));
    assert!(!folder.join(&first).exists());

    publish(&hall, tournament);
    assert!(call(&hall, "site/follow", json!({}))["written"].as_u64().unwrap() > 0);
    assert!(folder.join(&first).exists());
    assert_eq!(call(&hall, "site/follow", json!({})), Value::Null, "it is up to date");

    // What is taken back is taken off the web.
    call(&hall, "journal/undo", json!({}));
    assert!(call(&hall, "site/follow", json!({}))["removed"].as_u64().unwrap() > 0);
    assert!(!folder.join(&first).exists());

    let shown = call(&hall, "site/show", json!({}));
    assert_eq!(shown, json!({ "folder": folder, "lang": "en", "follow": true }));
    call(&hall, "site/write", json!({ "folder": folder, "lang": "es", "follow": false }));
    call(&hall, "journal/redo", json!({}));
    assert_eq!(call(&hall, "site/follow", json!({})), Value::Null, "nobody asked for it");
    let spanish = page(&read(&folder), "index.html");
    assert_eq!(sound::all(&spanish, "html")[0].attr("lang"), Some("es"));
}

/// What a page says must be known of what it shows.
fn marks(files: &Files, page: &str) -> Vec<String> {
    let text = String::from_utf8(files[page].clone()).unwrap();
    let page = Html::parse_document(&text);
    page.select(&scraper::Selector::parse(".mark").unwrap()).map(|mark| mark.text().collect()).collect()
}

#[test]
fn what_is_not_in_fide_mode_or_not_final_says_so_on_its_own_pages() {
    let hall = hall();
    let open = swiss(&hall);
    let other = TournamentForm::new("Open B", SystemChoice::RoundRobin, 3);
    let other = tournament::add(&hall.desk, &other).unwrap().tournaments[1].id;
    for name in ["Uno", "Dos"] {
        common::add_unrated(&hall.desk, other, name);
    }
    pair(&hall, open);
    publish(&hall, open);
    call(&hall, "tournament/leave_fide_mode", json!({ "tournament": open }));
    // The only round of two players.
    pair(&hall, other);
    let folder = hall.folder.path().join("site");
    write(&hall, &folder);
    let files = read(&folder);
    let left = marks(&files, &format!("t{open}/players.html"));
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(left[0].contains("FIDE"), "{left:?}");
    assert_eq!(marks(&files, &format!("t{open}/standings.html")), left);
    assert_eq!(marks(&files, &format!("t{other}/players.html")), [] as [&str; 0]);
    let home = String::from_utf8(files["index.html"].clone()).unwrap();
    assert!(!home.contains(&left[0]), "it is not the event that left");
    let standings = format!("t{other}/standings.html");
    let said = marks(&files, &standings);
    assert!(said.len() == 1 && said[0].contains("not final"), "{said:?}");
    play(&hall, &common::first_round(&hall.desk, other));
    write(&hall, &folder);
    assert_eq!(marks(&read(&folder), &standings), [] as [&str; 0]);
}

#[test]
fn a_folder_that_is_not_ours_is_left_alone() {
    let hall = hall();
    swiss(&hall);
    let folder = hall.folder.path().join("club");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("index.html"), "the club").unwrap();
    let request = |folder: &Path| json!({ "folder": folder, "lang": "en", "follow": false });
    assert_eq!(refused(&hall, "site/write", request(&folder)), "error-site-stranger");
    assert_eq!(std::fs::read_to_string(folder.join("index.html")).unwrap(), "the club");
    assert_eq!(refused(&hall, "site/write", request(Path::new("site"))), "error-site-folder");
    assert_eq!(refused(&hall, "site/write", request(Path::new(" "))), "error-site-folder");
    assert_eq!(call(&hall, "site/show", json!({})), Value::Null, "what failed is not remembered");

    let ours = site_folder(&hall);
    write(&hall, &ours);
    swiss(&hall);
    assert_eq!(refused(&hall, "site/write", request(&ours)), "error-site-other-event");
}

#[test]
fn games_are_replayed_as_they_were_played_with_what_was_illegal() {
    let hall = hall();
    let tournament = event::sample(&hall.desk, &Nothing {}).unwrap().tournaments[0].id;
    let folder = site_folder(&hall);
    write(&hall, &folder);
    let files = read(&folder);
    sound::check(&files);
    let games = rows(&page(&files, &format!("t{tournament}/games.html")));
    assert!(games.len() >= 18, "{}", games.len());
    let game = page(&files, &format!("t{tournament}/game-5-4.html"));
    let moves = sound::all(&game, "a[data-fen]");
    assert_eq!(moves.len(), 50, "the start and 49 half-moves");
    let illegal = moves[47];
    assert!(illegal.attr("data-said").unwrap().ends_with("(illegal, position restored)"));
    assert_eq!(illegal.attr("data-fen"), moves[46].attr("data-fen"), "the position before it is put back");
    assert_ne!(moves[48].attr("data-fen"), illegal.attr("data-fen"));
    // Spanish letters in Spanish.
    let spanish = page(&files, &format!("es/t{tournament}/game-5-4.html"));
    assert_eq!(sound::text(moves[49]), "Nxe4");
    assert_eq!(sound::text(sound::all(&spanish, "a[data-fen]")[49]), "Cxe4");
    let pgn = String::from_utf8(files[&format!("t{tournament}/games.pgn")].clone()).unwrap();
    assert_eq!(pgn.matches("[Event ").count(), 20);
}
