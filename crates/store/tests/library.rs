//! Rating lists: built, searched, replaced, given up.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::ops::ControlFlow;
use std::path::Path;

use arbitro_store::library::{Library, ListAbout, ListQuery, NewList, OddLine};
use arbitro_tournament::{ListedPlayer, ListedRating, Rating, Sex, Title};
use chrono::DateTime;
use tempfile::TempDir;

fn player(number: &str, name: &str, federation: &str, rating: u16) -> ListedPlayer {
    ListedPlayer {
        number: number.to_owned(),
        name: name.to_owned(),
        federation: federation.parse().ok(),
        standard: ListedRating { rating: Rating::new(rating), games: 9, k: 20 },
        ..ListedPlayer::default()
    }
}

fn new(name: &str) -> NewList<'_> {
    NewList {
        name,
        source: "list.zip",
        month: Some("OCT26"),
        format: "text",
        imported_at: DateTime::UNIX_EPOCH,
    }
}

fn build(library: &Library, name: &str, players: &[ListedPlayer]) -> ListAbout {
    let mut builder = library.begin().unwrap();
    for player in players {
        builder.add(player).unwrap();
    }
    builder.finish(&new(name), &mut |_, _| ControlFlow::Continue(())).unwrap().unwrap()
}

fn files(folder: &Path) -> usize {
    std::fs::read_dir(folder).unwrap().count()
}

fn players() -> Vec<ListedPlayer> {
    vec![
        player("14", "Zolkiewska-Bak, Lucja Maria", "POL", 1650),
        player("2200003", "Núñez Gaña, José", "ESP", 2298),
        player("2200004", "Nunez, Josefa", "ESP", 0),
        ListedPlayer { inactive: true, ..player("1400001", "Adamsen, Bo", "DEN", 2512) },
        player("1400002", "Adamsen, Aage", "DEN", 1900),
        player("8600004", "Li", "CHN", 1987),
        player("8600005", "Lindqvist, Nils", "SWE", 2400),
        player("7", "Mueller, Jörg", "GER", 2100),
        player("AB12", "Müller, Jo", "SUI", 2000),
        player("9", "Bjørnsen, Åse", "NOR", 1800),
    ]
}

fn names(library: &Library, words: &str, federation: &str) -> Vec<String> {
    let query = ListQuery { words, federation: federation.parse().ok(), limit: 5 };
    library.open("FIDE").unwrap().search(&query).unwrap().into_iter().map(|player| player.name).collect()
}

#[test]
fn players_are_found_by_words_in_any_order_without_accents_by_number_and_federation() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path().join("library"));
    build(&library, "FIDE", &players());
    let cases: [(&str, &str, &[&str]); 16] = [
        ("jose nunez", "", &["Núñez Gaña, José", "Nunez, Josefa"]),
        ("NÚÑEZ, JOSÉ", "", &["Núñez Gaña, José", "Nunez, Josefa"]),
        ("nun jos gan", "", &["Núñez Gaña, José"]),
        ("Żółk łuc", "", &["Zolkiewska-Bak, Lucja Maria"]),
        ("bak-zolkiewska", "", &["Zolkiewska-Bak, Lucja Maria"]),
        ("li", "", &["Li", "Lindqvist, Nils"]),
        ("müller", "", &["Mueller, Jörg", "Müller, Jo"]),
        ("bjornsen ase", "", &["Bjørnsen, Åse"]),
        ("bjørnsen åse", "", &["Bjørnsen, Åse"]),
        ("adamsen", "", &["Adamsen, Aage", "Adamsen, Bo"]),
        ("n", "ESP", &["Núñez Gaña, José", "Nunez, Josefa"]),
        ("", "DEN", &["Adamsen, Aage", "Adamsen, Bo"]),
        ("140000", "", &["Adamsen, Bo", "Adamsen, Aage"]),
        ("ab1", "", &["Müller, Jo"]),
        ("2200003", "DEN", &[]),
        ("nobody", "", &[]),
    ];
    for (words, federation, expected) in cases {
        assert_eq!(names(&library, words, federation), expected, "{words} {federation}");
    }
    assert_eq!(names(&library, "", "").first().map(String::as_str), Some("Lindqvist, Nils"));
    for strange in ["\"", "* OR a", "name : a", "NEAR(a b)", "a\" OR \"b", "(", "-", "\0", "^a"] {
        names(&library, strange, "");
    }
}

#[test]
fn a_player_comes_back_as_he_was_listed() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path());
    let whole = ListedPlayer {
        fide_id: Some(533_001_234),
        sex: Some(Sex::Woman),
        title: Some(Title::IM),
        women_title: Some(Title::WGM),
        other_titles: "FA,NI".to_owned(),
        arena_title: "AFM".to_owned(),
        rapid: ListedRating { rating: Rating::new(2301), games: 3, k: 10 },
        blitz: ListedRating { rating: None, games: 0, k: 0 },
        birth_year: Some(2001),
        inactive: true,
        ..player("A7", "Whole, Ann", "IND", 2402)
    };
    let about = build(&library, "National 2026", std::slice::from_ref(&whole));
    let list = library.open("National 2026").unwrap();
    assert_eq!(list.player(" a7").unwrap(), Some(whole));
    assert_eq!(list.player("8").unwrap(), None);
    assert_eq!(list.about().unwrap(), about);
    assert_eq!((about.players, about.month.as_deref()), (1, Some("OCT26")));
}

#[test]
fn a_new_list_takes_the_place_of_the_old_one_whole_or_not_at_all() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path());
    build(&library, "FIDE", &players());
    let open = library.open("FIDE").unwrap();

    let mut given_up = library.begin().unwrap();
    given_up.add(&player("1", "Newcomer, Al", "ESP", 1500)).unwrap();
    assert_eq!(names(&library, "newcomer", ""), [""; 0]);
    let finished = given_up.finish(&new("FIDE"), &mut |_, _| ControlFlow::Break(())).unwrap();
    assert!(finished.is_none());
    drop(library.begin().unwrap());
    assert_eq!((names(&library, "adamsen", "").len(), files(folder.path())), (2, 1));

    build(&library, "FIDE", &[player("1", "Newcomer, Al", "ESP", 1500)]);
    assert_eq!((names(&library, "newcomer", "").len(), names(&library, "adamsen", "").len()), (1, 0));
    // Whoever has the old one open reads it to the end.
    assert_eq!(open.about().unwrap().players, 10);
    assert_eq!(files(folder.path()), 1);
}

#[test]
fn odd_lines_are_kept_and_numbers_that_come_twice_are_told() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path());
    let mut builder = library.begin().unwrap();
    assert!(builder.add(&player("5", "First, A", "ESP", 1500)).unwrap());
    assert!(!builder.add(&player("5", "Second, B", "ESP", 1600)).unwrap());
    assert!(builder.add(&player("05", "Third, C", "ESP", 1700)).unwrap());
    for line in 1..=1500 {
        let found = format!("line {line}");
        builder.odd(&OddLine { line, reason: "list-no-name".to_owned(), lost: true, found }).unwrap();
    }
    let about = builder.finish(&new("ESP"), &mut |_, _| ControlFlow::Continue(())).unwrap().unwrap();
    assert_eq!((about.players, about.odd), (2, 1500));
    let list = library.open("ESP").unwrap();
    assert_eq!(list.player("5").unwrap().unwrap().name, "First, A");
    let odd = list.odd_lines(2000).unwrap();
    assert_eq!((odd.len(), odd[0].found.as_str()), (1000, "line 1"));
}

#[test]
fn a_rating_with_more_players_than_its_place_holds_goes_on_elsewhere() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path());
    let mut builder = library.begin().unwrap();
    for number in 1..=140_000 {
        builder.add(&player(&number.to_string(), "Same, Rating", "ESP", 1400)).unwrap();
    }
    builder.add(&player("A", "Best, One", "ESP", 1401)).unwrap();
    let about = builder.finish(&new("FIDE"), &mut |_, _| ControlFlow::Continue(())).unwrap().unwrap();
    assert_eq!(about.players, 140_001);
    assert_eq!(names(&library, "", "")[0], "Best, One");
}

#[test]
fn what_is_no_list_is_told_and_no_name_leads_out_of_the_folder() {
    let folder = TempDir::new().unwrap();
    let library = Library::new(folder.path());
    assert!(library.lists().unwrap().lists.is_empty());
    build(&library, "FIDE", &players());
    std::fs::write(folder.path().join("broken.ratings"), b"no database").unwrap();
    let lists = library.lists().unwrap();
    assert_eq!((lists.lists.len(), lists.unreadable.len()), (1, 1));
    for name in ["", "../FIDE", "a/b", ".", " x", "con\0"] {
        assert!(library.open(name).is_err(), "{name}");
    }
    assert!(Library::new(folder.path().join("none")).lists().unwrap().lists.is_empty());
}
