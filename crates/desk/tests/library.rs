//! Rating lists at the desk: imported, searched, replaced whole or not at all.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

mod common;

use arbitro_desk::api::event::{SystemChoice, TimeClassChoice};
use arbitro_desk::api::journal::ListJournal;
use arbitro_desk::api::library::{
    CompareWithList, FindListed, ImportList, ListChapter, ListLook, ListedField, LookIntoList, SearchLibrary,
    ShowListed, UpdateFromList,
};
use arbitro_desk::api::player::{OfTournament, PlayerForm, PlayerIn};
use arbitro_desk::api::{Nothing, Source};
use arbitro_desk::{Desk, event, journal, library, player};
use common::{code, form, hall, new_event};

const FIDE: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1400001        Adamsen, Bo                                                  DEN M   GM                           2512  9   10 2480  0   10 2475  0   10 1985      
1700002        Oberg, Asa                                                   SWE F   WIM  WIM  FI                 2304  0   20 2250  3   20 0     0    0 1991  w   
1700002        Oberg, Twice                                                 SWE F                                1304  0   20 2250  3   20 0     0    0 1991  wi  
2200003        Nunez Gana, Jose                                             E5P M   FM        FA,NI              2298  18  20 2301  0   20 2288  14  20 2001      
";

fn import(source: Source, name: &str) -> ImportList {
    ImportList { source, name: name.to_owned(), chapter: None, mapping: None }
}

fn names(desk: &Desk, words: &str, federation: &str) -> Vec<String> {
    let request = SearchLibrary {
        words: words.to_owned(),
        federation: federation.to_owned(),
        list: String::new(),
        limit: 10,
    };
    library::search(desk, &request).unwrap().into_iter().map(|player| player.name).collect()
}

#[test]
fn a_list_is_imported_and_its_players_are_found() {
    let hall = hall();
    let changes = hall.desk.subscribe();
    assert!(names(&hall.desk, "oberg", "").is_empty());
    let imported = library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    assert_eq!((imported.list.name.as_str(), imported.list.players, imported.list.odd), ("FIDE", 3, 2));
    let findings: Vec<(Option<u32>, bool, &str)> =
        imported.findings.iter().map(|f| (f.line, f.lost, f.message.key.as_str())).collect();
    assert_eq!(findings, [(Some(4), true, "list-number-twice"), (Some(5), false, "list-not-a-federation")]);
    assert_eq!(changes.try_recv().unwrap().message.key, "change-list-imported");

    assert_eq!(names(&hall.desk, "åsa ÖBERG", ""), ["Oberg, Asa"]);
    assert_eq!(names(&hall.desk, "", "den"), ["Adamsen, Bo"]);
    let request = ShowListed { list: "FIDE".to_owned(), number: "1700002".to_owned() };
    let player = library::show(&hall.desk, &request).unwrap();
    assert_eq!((player.title.as_str(), player.sex.as_str(), player.birth_year), ("WIM", "w", 1991));
    assert_eq!((player.standard.rating, player.rapid.games, player.blitz.rating), (2304, 3, 0));
    assert_eq!((player.fide_id.as_str(), player.inactive), ("1700002", false));
    assert_eq!(library::list(&hall.desk, &Nothing {}).unwrap().lists, [imported.list]);
    assert_eq!(library::progress(&hall.desk, &Nothing {}).unwrap(), None);
}

#[test]
fn national_lists_stand_beside_fides() {
    let hall = hall();
    let path = hall.folder.path().join("Liga 2026.csv");
    std::fs::write(&path, "Codigo;Nombre completo;Rating;FIDE ID\nA1;Adamsen, Bo;1900;1400001\n").unwrap();
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    let request = ImportList {
        chapter: Some(ListChapter::Rapid),
        ..import(Source::Path(path.to_string_lossy().into_owned()), "")
    };
    let imported = library::import(&hall.desk, &request).unwrap();
    assert_eq!(imported.list.name, "Liga 2026");
    let found =
        library::search(&hall.desk, &SearchLibrary { words: "adam".into(), limit: 5, ..Default::default() });
    let found: Vec<(String, u16)> = found.unwrap().into_iter().map(|p| (p.list, p.rapid.rating)).collect();
    assert_eq!(found, [("FIDE".to_owned(), 2480), ("Liga 2026".to_owned(), 1900)]);
}

/// The columns are shown with their guesses before the list is read, and said otherwise where the guess is wrong.
#[test]
fn a_national_list_is_looked_at_and_its_columns_are_said() {
    let hall = hall();
    let text = "Ficha;Quien;Puntos;Club\nA1;Adamsen, Bo;1900;Norte\nA2;Bru, Ana;1850;Sur\n";
    let look =
        |text: &str| library::look(&hall.desk, &LookIntoList { source: Source::Text(text.to_owned()) });
    let seen = look(text).unwrap();
    assert!(seen.columns.iter().all(|(_, field)| field.is_empty()), "{:?}", seen.columns);
    assert_eq!(seen.sample, [["A1", "Adamsen, Bo", "1900", "Norte"], ["A2", "Bru, Ana", "1850", "Sur"]]);
    assert!(["number", "name", "rapid_rating"].iter().all(|field| seen.fields.iter().any(|f| f == field)));
    let guessed = look("Codigo,Jugador\n1,A\n").unwrap();
    assert_eq!(guessed.columns, [("Codigo".into(), "number".into()), ("Jugador".into(), "name".into())]);
    assert_eq!(look(FIDE).unwrap(), ListLook { columns: vec![], sample: vec![], fields: vec![] });
    assert_eq!(code(look("")), "error-list-none");

    let said = |field: &str| Some(field.to_owned());
    let request = ImportList {
        mapping: Some(vec![said("number"), said("name"), said("rating"), None]),
        ..import(Source::Text(text.to_owned()), "Norte")
    };
    assert_eq!(library::import(&hall.desk, &request).unwrap().list.players, 2);
    assert_eq!(names(&hall.desk, "bru", ""), ["Bru, Ana"]);
}

#[test]
fn what_cannot_be_imported_leaves_the_list_as_it_was() {
    let hall = hall();
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    let header = FIDE.lines().next().unwrap();
    let cases = [
        ("error-list-none", "no list at all", ""),
        ("error-list-no-columns", "Name;Club\nA;B\n", ""),
        ("error-list-empty", header, ""),
        ("error-list-damaged", "<playerslist><player><fideid>1</fideid>", ""),
        ("error-list-packed", "PK\u{3}\u{4} and no more", ""),
        ("error-list-name", FIDE, "../FIDE"),
    ];
    for (expected, text, name) in cases {
        let request = import(Source::Text(text.to_owned()), name);
        assert_eq!(code(library::import(&hall.desk, &request)), expected, "{text}");
    }
    let missing = import(Source::Path("/nowhere/list.zip".to_owned()), "");
    assert_eq!(code(library::import(&hall.desk, &missing)), "error-file");
    let mapped = ImportList {
        mapping: Some(vec![Some("shoe_size".to_owned())]),
        ..import(Source::Text(FIDE.to_owned()), "")
    };
    assert_eq!(code(library::import(&hall.desk, &mapped)), "error-list-no-such-field");
    assert_eq!(names(&hall.desk, "adamsen", "").len(), 1);
    let folder = hall.folder.path().join("events/Rating lists");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), 1);
    let nobody = ShowListed { list: "FIDE".to_owned(), number: "5".to_owned() };
    assert_eq!(code(library::show(&hall.desk, &nobody)), "error-list-no-player");
    let nowhere = SearchLibrary { list: "ESP".to_owned(), ..SearchLibrary::default() };
    assert_eq!(code(library::search(&hall.desk, &nowhere)), "error-list-not-there");
}

/// A large import is followed and given up from beside it; a second one has to wait.
#[test]
fn an_import_is_followed_and_given_up() {
    let hall = hall();
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    let rows: Vec<String> = (1..200_000).map(|n| format!("{n};Player{n}, A;{}", 1400 + n % 1000)).collect();
    let large = import(Source::Text(format!("Id;Name;Rating\n{}\n", rows.join("\n"))), "FIDE");
    std::thread::scope(|scope| {
        let running = scope.spawn(|| library::import(&hall.desk, &large));
        while library::progress(&hall.desk, &Nothing {}).unwrap().is_none_or(|p| p.permille == 0) {
            assert!(!running.is_finished());
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        assert_eq!(code(library::import(&hall.desk, &large)), "error-list-import-runs");
        assert_eq!(names(&hall.desk, "adamsen", "").len(), 1);
        library::cancel(&hall.desk, &Nothing {}).unwrap();
        assert_eq!(code(running.join().unwrap()), "error-list-cancelled");
    });
    assert_eq!(names(&hall.desk, "adamsen", "").len(), 1);
    assert!(names(&hall.desk, "player5", "").is_empty());
}

fn enter(desk: &Desk, tournament: i64, player: PlayerForm) {
    player::add(desk, &PlayerIn { tournament, player }).unwrap();
}

#[test]
fn a_player_is_found_as_he_would_be_entered() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let find = |words: &str| {
        library::find(&hall.desk, &FindListed { tournament, words: words.into(), limit: 8 }).unwrap()
    };
    assert!(find("oberg").is_empty(), "there is no list yet");
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    assert!(find(" ").is_empty());
    let found = find("berg as");
    assert!(found.is_empty(), "{found:?}");
    let player = find("asa ober").remove(0).player;
    let told = (player.name.as_str(), player.title.as_str(), player.federation.as_str(), player.rating);
    assert_eq!(told, ("Oberg, Asa", "WIM", "SWE", 2304));
    assert_eq!((player.fide_id.as_str(), player.sex.as_str(), player.birth_year), ("1700002", "w", 1991));
    assert_eq!(find("17000")[0].entered, None);
    enter(&hall.desk, tournament, player);
    assert_eq!(find("17000")[0].entered, Some(1));
    // In blitz she has no rating of her own and starts from the standard one.
    for (time_class, rating) in [(TimeClassChoice::Rapid, 2250), (TimeClassChoice::Blitz, 2304)] {
        event::edit(&hall.desk, &arbitro_desk::api::event::EventForm { time_class, ..form("Open") }).unwrap();
        assert_eq!(find("oberg")[0].player.rating, rating);
    }
}

#[test]
fn players_are_compared_with_a_list_before_anything_changes() {
    use ListedField as F;
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    let player = |name: &str, fide_id: &str, rating: u16| PlayerForm {
        name: name.into(),
        fide_id: fide_id.into(),
        rating,
        ..PlayerForm::default()
    };
    let swede = PlayerForm {
        federation: "SWE".into(),
        birth_year: 1991,
        sex: "w".into(),
        title: "WIM".into(),
        ..player("Öberg, Åsa", "1700002", 2304)
    };
    enter(&hall.desk, tournament, swede);
    enter(&hall.desk, tournament, player("Adamsen, Bo", "1400001", 2500));
    enter(&hall.desk, tournament, player("Núñez Gana, José", "", 0));
    enter(&hall.desk, tournament, player("Nobody, Ann", "", 1500));
    let before = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    let request = CompareWithList { tournament, list: "FIDE".into() };
    let compared = library::compare(&hall.desk, &request).unwrap();
    assert_eq!((compared.same, compared.list.players), (1, 3));
    assert_eq!(
        compared.unknown.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(),
        ["Nobody, Ann"]
    );
    let changes = compared.differences.iter().map(|one| {
        let changes = one.changes.iter().map(|c| (c.field, c.before.as_str(), c.after.as_str()));
        (one.player.name.as_str(), one.by_name, changes.collect::<Vec<_>>())
    });
    assert_eq!(
        changes.collect::<Vec<_>>(),
        [
            (
                "Adamsen, Bo",
                false,
                vec![
                    (F::Rating, "2500", "2512"),
                    (F::Title, "", "GM"),
                    (F::Federation, "", "DEN"),
                    (F::BirthYear, "", "1985"),
                    (F::Sex, "", "m"),
                ]
            ),
            (
                "Núñez Gana, José",
                true,
                vec![
                    (F::Rating, "", "2298"),
                    (F::Title, "", "FM"),
                    (F::FideId, "", "2200003"),
                    (F::BirthYear, "", "2001"),
                    (F::Sex, "", "m"),
                ]
            ),
        ]
    );
    let unchanged = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(format!("{before:?}"), format!("{unchanged:?}"));

    let update = UpdateFromList {
        tournament,
        list: "FIDE".into(),
        entries: vec![compared.differences[0].player.entry],
    };
    let rows = library::update(&hall.desk, &update).unwrap();
    assert_eq!(
        (rows[1].player.rating, rows[1].player.title.as_str(), rows[1].player.name.as_str()),
        (2512, "GM", "Adamsen, Bo")
    );
    assert_eq!(rows[2].player.rating, 0, "only those who were chosen");
    assert_eq!(journal::list(&hall.desk, &ListJournal::default()).unwrap()[0].message.params["players"], "1");
    journal::undo(&hall.desk, &Nothing {}).unwrap();
    let back = player::list(&hall.desk, &OfTournament { tournament }).unwrap();
    assert_eq!(back[1].player.rating, 2500);
}

/// An identity number that belongs to another name is told, and the name is never taken over.
#[test]
fn another_name_under_the_number_is_told() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    library::import(&hall.desk, &import(Source::Text(FIDE.to_owned()), "")).unwrap();
    let player =
        PlayerForm { name: "Wrong, Person".into(), fide_id: "1400001".into(), ..PlayerForm::default() };
    enter(&hall.desk, tournament, player);
    let request = CompareWithList { tournament, list: "FIDE".into() };
    let compared = library::compare(&hall.desk, &request).unwrap();
    assert_eq!(compared.differences[0].other_name.as_deref(), Some("Adamsen, Bo"));
    let update = UpdateFromList {
        tournament,
        list: "FIDE".into(),
        entries: vec![compared.differences[0].player.entry],
    };
    assert_eq!(library::update(&hall.desk, &update).unwrap()[0].player.name, "Wrong, Person");
    let nowhere = CompareWithList { tournament, list: "ESP".into() };
    assert_eq!(code(library::compare(&hall.desk, &nowhere)), "error-list-not-there");
}
