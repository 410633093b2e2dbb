//! Lists of players, as people's programs save them.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may fail loudly")]

use arbitro_interchange::csv::{
    Encoding, Field, LONGEST, Options, Problem, Style, read_players, read_players_as, write_table,
};
use arbitro_tournament::{Rating, Sex, Title};
use encoding_rs::WINDOWS_1252;
use proptest::prelude::*;

/// Keys of the findings with their lines.
fn keys(text: &str) -> Vec<(u64, &'static str)> {
    read_players(text.as_bytes()).findings.iter().map(|f| (f.line, f.problem.key())).collect()
}

#[test]
fn a_spanish_spreadsheet_in_a_windows_encoding_is_read() {
    let text = "Título;Apellidos;Nombre;País;Elo FIDE;Código FIDE;Sexo;Fecha de nacimiento;Club\r\n\
                GM;García Ñíguez;Íñigo;ESP;2501;2200001;H;12/03/1990;Alcalá\r\n\
                ;Peña;Lucía;ESP;0;;M;1999-07-01;\r\n";
    let (bytes, _, _) = WINDOWS_1252.encode(text);
    let list = read_players(&bytes);
    assert_eq!((list.encoding, list.delimiter), ("windows-1252", ';'));
    assert_eq!(list.findings, []);
    let [first, second] = list.players.as_slice() else { unreachable!("two players") };
    assert_eq!(first.name, "García Ñíguez, Íñigo");
    assert_eq!(first.title, Some(Title::GM));
    assert_eq!((first.rating, first.fide_id), (Some(Rating(2501)), Some(2_200_001)));
    assert_eq!((first.sex, first.birth_year), (Some(Sex::Man), Some(1990)));
    assert_eq!(first.club, "Alcalá");
    assert_eq!((second.name.as_str(), second.line), ("Peña, Lucía", 3));
    assert_eq!((second.rating, second.sex, second.birth_year), (None, Some(Sex::Woman), Some(1999)));
}

#[test]
fn delimiters_and_encodings_make_no_difference() {
    let text = "Name,Fed,Rating,Sex\n\"Çelik, Deniz\",TUR,2066,M\n\"Eze, Chidi\",NGR,1975,F\n";
    let expected = read_players(text.as_bytes()).players;
    assert_eq!(expected.len(), 2);
    assert_eq!(expected[0].sex, Some(Sex::Man));
    let tabs =
        text.replace("\",", "\"\t").replace("d,R", "d\tR").replace("e,F", "e\tF").replace("g,S", "g\tS");
    let tabs = tabs.replace("TUR,2066,M", "TUR\t2066\tM").replace("NGR,1975,F", "NGR\t1975\tF");
    assert_eq!(read_players(tabs.as_bytes()).delimiter, '\t');
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for bytes in
        [tabs.into_bytes(), utf16, format!("\u{feff}{text}").into_bytes(), text.replace('\n', "\r\n").into()]
    {
        assert_eq!(read_players(&bytes).players, expected);
    }
    let announced = read_players(format!("sep=,\n{text}").as_bytes());
    assert_eq!(announced.players[0].line, 3);
}

#[test]
fn columns_without_a_header_are_told_by_their_cells() {
    let text = "1;FM;Dvořák, Tomáš;CZE;2011;300001;1972\n2;;Hoàng Minh;VIE;1790;12400001;2002\n";
    let list = read_players(text.as_bytes());
    assert_eq!(keys(text), [(1, "csv-no-header")]);
    let player = &list.players[0];
    assert_eq!((player.name.as_str(), player.title), ("Dvořák, Tomáš", Some(Title::FM)));
    assert_eq!((player.rating, player.fide_id), (Some(Rating(2011)), Some(300_001)));
    assert_eq!(player.birth_year, Some(1972));
    let names = read_players(b"Anna Bell\nBob Carr\n");
    assert_eq!(names.players.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["Anna Bell", "Bob Carr"]);
}

#[test]
fn a_title_above_the_table_and_empty_rows_are_passed_over() {
    let text = "Club Open 2026;;\n;;\nNo.;Jugador;Elo\n1;Xu, Li;2000\n\n2;Yo, Ann;\n";
    let list = read_players(text.as_bytes());
    assert_eq!(list.findings, []);
    assert_eq!(list.players.iter().map(|p| p.line).collect::<Vec<_>>(), [4, 6]);
}

#[test]
fn what_cannot_be_used_is_said_and_the_rest_of_the_row_kept() {
    let text = "Name,Title,Fed,Rating,FIDE ID,Sex,Born\n\
                \"Xu, Li\",Dr.,Spain,abc,x1,q,yesterday\n\
                ,GM,ESP,2500,1,m,1990\n\
                \"Xu, Li\",-,,9999,,,\n";
    assert_eq!(
        keys(text),
        [
            (2, "csv-not-a-title"),
            (2, "csv-not-a-federation"),
            (2, "csv-not-a-rating"),
            (2, "csv-not-a-fide-id"),
            (2, "csv-not-a-sex"),
            (2, "csv-not-a-birth"),
            (3, "csv-no-name"),
            (4, "csv-twice"),
            (4, "csv-not-a-rating"),
        ]
    );
    let list = read_players(text.as_bytes());
    assert_eq!(list.players.len(), 2);
    assert_eq!(list.findings.iter().filter(|finding| finding.lost).count(), 1);
}

#[test]
fn an_unclosed_quotation_mark_loses_nobody() {
    let rows: Vec<String> = (0..30).map(|n| format!("Player {n},2000")).collect();
    let list = read_players(format!("Name,Rating\n\"Open, end,1900\n{}\n", rows.join("\n")).as_bytes());
    assert!(list.findings.iter().any(|f| f.problem == Problem::UnclosedQuote && f.line == 2));
    assert_eq!(list.players.len(), 31);
}

#[test]
fn anything_at_all_is_answered() {
    assert_eq!(keys(""), [(1, "csv-no-players")]);
    assert_eq!(keys("\n\n"), [(1, "csv-no-players")]);
    let long = read_players(format!("Name\n{}\n", "x".repeat(5000)).as_bytes());
    assert_eq!(long.players[0].name.len(), 100);
    let many: String = "Name\n".to_owned() + &"Some Body\n".repeat(30_000);
    let many = read_players(many.as_bytes());
    assert_eq!(many.players.len(), 19_999);
    assert!(many.findings.iter().any(|finding| finding.problem == Problem::TooManyRows));
    for byte in 0..=255 {
        read_players(&[byte; 300]);
        read_players(&[byte, 0, byte, b'\n', b'"', byte]);
    }
}

#[test]
fn what_a_person_says_of_a_list_holds_against_any_guess() {
    // The guess takes the first name for the whole name and the national rating for the rating.
    let text = "No,Name,Family,Elo,National\n1,Ann,Bell,0,1710\n2,Bob,Carr,0,1650\n";
    let mut options = Options::default();
    options.columns.insert(1, Some(Field::GivenName));
    options.columns.insert(2, Some(Field::Surname));
    options.columns.insert(4, Some(Field::Rating));
    let list = read_players_as(text.as_bytes(), &options);
    let names: Vec<(&str, Option<Rating>)> =
        list.players.iter().map(|p| (p.name.as_str(), p.rating)).collect();
    assert_eq!(names, [("Bell, Ann", Some(Rating(1710))), ("Carr, Bob", Some(Rating(1650)))]);
    assert_eq!(list.columns[3].field, None, "a field stands in one column");
    assert_eq!(list.sample[1], ["2", "Bob", "Carr", "0", "1650"]);
    options.columns.insert(4, None);
    assert_eq!(read_players_as(text.as_bytes(), &options).players[0].rating, None);
}

#[test]
fn a_list_that_names_no_column_of_names_is_told_one() {
    let text = "1;17\n2;18\n";
    assert_eq!(keys(text)[0], (1, "csv-no-names"));
    assert!(read_players(text.as_bytes()).players.is_empty());
    let options = Options { columns: [(1, Some(Field::Name))].into(), ..Options::default() };
    let list = read_players_as(text.as_bytes(), &options);
    assert_eq!(list.players.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["17", "18"]);
    assert!(list.findings.iter().all(|finding| finding.problem != Problem::NoNames));
    let unnamed = Options { columns: [(0, None)].into(), ..Options::default() };
    let list = read_players_as(b"Name\nXu\n", &unnamed);
    assert!(list.findings.iter().any(|finding| finding.problem == Problem::NoNames));
}

#[test]
fn whether_the_first_row_names_the_columns_can_be_said() {
    let text = "Imię i nazwisko;Ranking\nŁucja Żuk;1710\nJan Lis;1650\n";
    let guessed = read_players(text.as_bytes());
    assert_eq!((guessed.header, guessed.players.len()), (false, 3));
    let header = Options { header: Some(true), ..Options::default() };
    let list = read_players_as(text.as_bytes(), &header);
    assert_eq!((list.header, list.players.len(), list.players[0].line), (true, 2, 2));
    assert_eq!((list.columns[1].header.as_str(), list.players[1].rating), ("Ranking", Some(Rating(1650))));
    let none = Options { header: Some(false), ..Options::default() };
    let list = read_players_as(b"Name, Last\nOther, First\n", &none);
    assert_eq!((list.header, list.players.len()), (false, 2));
}

#[test]
fn people_whose_name_is_a_word_for_nothing_are_kept() {
    let list = read_players(b"Surname,First name,Fed,Title\nNa,Yuri,na,none\nSin,-,,-\n-,Ann,,\n");
    let names: Vec<&str> = list.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Na, Yuri", "Sin"]);
    assert_eq!(list.findings.len(), 1, "{:?}", list.findings);
}

#[test]
fn encoding_and_delimiter_can_be_said() {
    let (bytes, _, _) = encoding_rs::WINDOWS_1250.encode("Name|Fed\nDvořák, Tomáš|CZE\n");
    assert_ne!(read_players(&bytes).players[0].name, "Dvořák, Tomáš");
    let encoding = Encoding::from_name("cp1250");
    let options = Options { encoding, delimiter: Some('|'), ..Options::default() };
    let list = read_players_as(&bytes, &options);
    assert_eq!((list.encoding, list.players[0].name.as_str()), ("windows-1250", "Dvořák, Tomáš"));
    assert!(Encoding::USUAL.iter().all(|name| Encoding::from_name(name).unwrap().name() == *name));
    // UTF-8 said of what is not UTF-8 is told, not hidden.
    let utf8 = Options { encoding: Encoding::from_name("utf8"), ..Options::default() };
    assert!(read_players_as(&bytes, &utf8).findings.iter().any(|f| f.problem == Problem::Undecodable));
}

#[test]
fn absurd_values_and_one_identity_number_for_two_are_told_and_kept() {
    let text = "Name,Rating,Born,FIDE ID\nXu,250,1990,77\nYo,2950,2025,77\nZu,1500,1890,78\n";
    let options = Options { year: Some(2026), ..Options::default() };
    let list = read_players_as(text.as_bytes(), &options);
    let found: Vec<(u64, &str)> = list.findings.iter().map(|f| (f.line, f.problem.key())).collect();
    assert_eq!(
        found,
        [
            (2, "csv-odd-rating"),
            (3, "csv-odd-rating"),
            (3, "csv-odd-birth"),
            (3, "csv-same-fide-id"),
            (4, "csv-odd-birth"),
        ]
    );
    assert_eq!((list.players.len(), list.players[1].rating), (3, Some(Rating(2950))));
}

proptest! {
    /// A table that was written is read again as it was, whatever its names hold.
    #[test]
    fn what_is_written_is_read_again(
        names in proptest::collection::vec("[=+@'\"A-Za-zñ][-=+@;,'\"| A-Za-zñ0-9]{0,20}[A-Za-zñ\"]", 1..8),
        delimiter in proptest::sample::select(vec![';', ',', '\t', '|']),
    ) {
        let rows: Vec<Vec<String>> = names.iter().map(|name| vec![name.clone(), "1800".to_owned()]).collect();
        let text = write_table(&["name", "rating"], rows.iter().map(Vec::as_slice), Style { delimiter, mark: true });
        for line in text.lines().skip(1) {
            prop_assert!(!line.strip_prefix('"').unwrap_or(line).trim_start().starts_with(['=', '+', '@']), "{line}");
        }
        let options = Options { delimiter: Some(delimiter), ..Options::default() };
        let again = read_players_as(text.as_bytes(), &options);
        let squeezed = |name: &String| name.split_whitespace().collect::<Vec<_>>().join(" ");
        prop_assert_eq!(
            again.players.iter().map(|p| p.name.clone()).collect::<Vec<_>>(),
            names.iter().map(squeezed).collect::<Vec<_>>()
        );
    }
}

/// A name that is too long is cut, and what is left is read again as it is, wherever the cut falls.
#[test]
fn a_name_that_was_cut_stays_as_it_is() {
    for length in 90..=110 {
        let name = format!("{} {}", "a".repeat(length), "b".repeat(40));
        let list = read_players(format!("name\n{name}\n").as_bytes());
        let cut = &list.players[0].name;
        assert!(cut.chars().count() <= LONGEST && cut.trim() == cut, "{cut:?}");
        let again = read_players(format!("name\n{cut}\n").as_bytes());
        assert_eq!(&again.players[0].name, cut);
    }
}
