//! Rating lists: the handed sample in both of FIDE's forms against what it says of itself, and what is odd or damaged.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::io::{Cursor, Write};
use std::ops::ControlFlow;

use arbitro_interchange::rating_list::{
    Chapter, Field, Format, Item, ListError, Odd, Options, Reason, Summary, read,
};
use arbitro_tournament::{ListedPlayer, ListedRating, Sex};
use proptest::prelude::*;

const TEXT: &[u8] = include_bytes!("data/list/players_list_foa.txt");
const XML: &[u8] = include_bytes!("data/list/players_list_xml_foa.xml");
const EXPECTED: &str = include_str!("data/list/expected.json");

type Outcome = (Result<Summary, ListError>, Vec<ListedPlayer>, Vec<Odd>);

fn read_with(bytes: &[u8], options: &Options) -> Outcome {
    let (mut players, mut odd) = (Vec::new(), Vec::new());
    let outcome = read(Cursor::new(bytes), options, &mut |item, progress| {
        assert!(progress.read > 0);
        match item {
            Item::Player { player, .. } => players.push(*player),
            Item::Odd(line) => odd.push(line),
        }
        ControlFlow::Continue(())
    });
    (outcome, players, odd)
}

fn read_all(bytes: &[u8]) -> Outcome {
    read_with(bytes, &Options::default())
}

/// What is expected of a player, in the words of the lists.
fn words(player: &ListedPlayer) -> Vec<(&'static str, String)> {
    let code = |title: Option<arbitro_tournament::Title>| title.map_or("", |title| title.code()).to_owned();
    let rating = |rating: ListedRating| rating.rating.map_or(0, |rating| rating.0).to_string();
    let sex = player.sex.map_or("", |sex| if sex == Sex::Man { "M" } else { "F" });
    vec![
        ("fideid", player.number.clone()),
        ("name", player.name.clone()),
        ("country", player.federation.map(|f| f.to_string()).unwrap_or_default()),
        ("sex", sex.to_owned()),
        ("title", code(player.title)),
        ("w_title", code(player.women_title)),
        ("o_title", player.other_titles.clone()),
        ("foa_title", player.arena_title.clone()),
        ("rating", rating(player.standard)),
        ("games", player.standard.games.to_string()),
        ("k", player.standard.k.to_string()),
        ("rapid_rating", rating(player.rapid)),
        ("rapid_games", player.rapid.games.to_string()),
        ("rapid_k", player.rapid.k.to_string()),
        ("blitz_rating", rating(player.blitz)),
        ("blitz_games", player.blitz.games.to_string()),
        ("blitz_k", player.blitz.k.to_string()),
        ("birthday", player.birth_year.unwrap_or(0).to_string()),
    ]
}

/// Both forms of the sample, the line that is a character too wide among them.
#[test]
fn the_sample_list_is_read_in_both_forms() {
    let expected: serde_json::Value = serde_json::from_str(EXPECTED).unwrap();
    let expected = expected["players"].as_array().unwrap();
    for (bytes, format) in [(TEXT, Format::Text), (XML, Format::Xml)] {
        let (summary, players, odd) = read_all(bytes);
        let summary = summary.unwrap();
        assert_eq!((summary.format, summary.players, summary.odd), (format, 7, 0));
        assert!(odd.is_empty(), "{odd:?}");
        assert_eq!(players.len(), expected.len());
        for (player, expected) in players.iter().zip(expected) {
            for (name, value) in words(player) {
                assert_eq!(
                    value,
                    expected[name].as_str().unwrap(),
                    "{name} of {} in {format:?}",
                    player.name
                );
            }
            assert_eq!(player.inactive, expected["flag"].as_str().unwrap().contains('i'));
        }
    }
}

fn zipped(name: &str, bytes: &[u8]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    writer.start_file("readme.md", options).unwrap();
    writer.write_all(b"not this one").unwrap();
    writer.start_file(name, options).unwrap();
    writer.write_all(bytes).unwrap();
    writer.finish().unwrap().into_inner()
}

#[test]
fn packed_lists_are_unpacked_and_damaged_ones_refused() {
    let packed = zipped("players_list_foa.txt", TEXT);
    assert_eq!(read_all(&packed).0.unwrap().players, 7);
    assert_eq!(read_all(&zipped("players_list_xml_foa.xml", XML)).0.unwrap().format, Format::Xml);
    assert!(matches!(read_all(&packed[..packed.len() / 2]).0, Err(ListError::Zip(_))));
    assert!(matches!(read_all(&zipped("list.doc", TEXT)).0, Err(ListError::Zip(_))));
    let mut damaged = packed;
    let middle = damaged.len() / 2;
    damaged[middle..middle + 8].fill(0x55);
    assert!(read_all(&damaged).0.is_err());
}

/// A list of one kind of chess: its header has the month, and its file's name the kind.
#[test]
fn a_list_of_one_kind_of_chess_is_taken_for_what_it_is() {
    let header = format!(
        "{:<15}{:<61}Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag",
        "ID Number", "Name"
    );
    let line = format!(
        "{:<15}{:<61}POL F   WIM  WIM                     2251  11  20 1990  wi  ",
        "1100006", "Zolkiewska, Lucja"
    );
    let options = Options { chapter: Chapter::of_file("rapid_rating_list.zip"), mapping: None };
    let (summary, players, odd) = read_with(format!("{header}\r\n{line}\r\n").as_bytes(), &options);
    assert_eq!(summary.unwrap().month.as_deref(), Some("OCT26"));
    assert!(odd.is_empty(), "{odd:?}");
    let player = &players[0];
    assert_eq!((player.rapid.rating.unwrap().0, player.rapid.games, player.rapid.k), (2251, 11, 20));
    assert_eq!((player.standard.rating, player.birth_year, player.inactive), (None, Some(1990), true));
}

#[test]
fn odd_lines_are_told_with_line_and_reason_and_the_rest_is_read() {
    let text = String::from_utf8(TEXT.to_vec()).unwrap();
    let change = |line: &str, from: &str, to: &str| line.replacen(from, to, 1);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1] = change(&lines[1], "1400001", "       ");
    lines[2] = change(&lines[2], "SWE", "S?E");
    lines[3] = change(&lines[3], "2298", "9298");
    lines[4] = change(&lines[4], "Li", "  ");
    lines[5] = change(&lines[5], "2010", "20l0");
    lines.insert(6, String::new());
    let (summary, players, odd) = read_all(lines.join("\n").as_bytes());
    let found: Vec<(u64, Reason, bool)> = odd.iter().map(|odd| (odd.line, odd.reason, odd.lost)).collect();
    assert_eq!(
        found,
        [
            (2, Reason::NoNumber, true),
            (3, Reason::NotAFederation, false),
            (4, Reason::NotARating, false),
            (5, Reason::NoName, true),
            (6, Reason::NotAYear, false),
        ]
    );
    assert_eq!((summary.unwrap().odd, players.len()), (5, 5));
    assert_eq!(odd[2].found, "9298");
}

#[test]
fn a_list_that_ends_halfway_or_is_none_is_refused() {
    assert!(matches!(read_all(&XML[..XML.len() / 2]).0, Err(ListError::Damaged { line, .. }) if line > 50));
    for other in ["", "\n\n", "Dear friends,\nsee you on Sunday.\n", "<html><body>Not found</body></html>"] {
        assert!(matches!(read_all(other.as_bytes()).0, Err(ListError::NotAList)), "{other}");
    }
    assert!(matches!(read_all(b"Name;Club\nA;B\n").0, Err(ListError::NoColumns(_))));
    assert!(read_all(b"Id;Name\n1;\"A\n").0.is_ok());
    let open = [b"Id;Name\n1;\"A\n".to_vec(), b"2;B, C\n".repeat(300_000)].concat();
    assert!(matches!(read_all(&open).0, Err(ListError::Damaged { line: 2, .. })));
    let endless = [b"<playerslist><player><name>".to_vec(), vec![b'x'; 3 << 20]].concat();
    assert!(matches!(read_all(&endless).0, Err(ListError::Damaged { .. })));
}

#[test]
fn national_lists_are_read_by_their_headers_or_by_a_mapping_in_any_encoding() {
    let csv = "Código;Apellidos;Nombre;Sexo;Fecha nacimiento;Rating;Rapid;FIDE ID\n\
               A1234;Núñez Gaña;José;H;12/03/1985;2105;2050;2200003\n";
    let utf16: Vec<u8> =
        std::iter::once(0xfeff_u16).chain(csv.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let windows = encoding_rs::WINDOWS_1252.encode(csv).0.into_owned();
    for bytes in [csv.as_bytes(), &utf16, &windows] {
        let (summary, players, odd) = read_all(bytes);
        assert_eq!(summary.unwrap().format, Format::Csv);
        assert!(odd.is_empty(), "{odd:?}");
        let player = &players[0];
        assert_eq!((player.number.as_str(), player.name.as_str()), ("A1234", "Núñez Gaña, José"));
        assert_eq!(
            (player.fide_id, player.birth_year, player.sex),
            (Some(2_200_003), Some(1985), Some(Sex::Man))
        );
        assert_eq!((player.standard.rating.unwrap().0, player.rapid.rating.unwrap().0), (2105, 2050));
    }
    let mapping = vec![Some(Field::Name), None, Some(Field::Number), Some(Field::Rating)];
    let options = Options { chapter: Chapter::Blitz, mapping: Some(mapping) };
    let (_, players, _) = read_with(b"who,what,which,how\n\"Doe, Jo\",x,77,1500\n", &options);
    assert_eq!((players[0].number.as_str(), players[0].blitz.rating.unwrap().0), ("77", 1500));
}

#[test]
fn whoever_wants_no_more_gets_no_more() {
    let mut taken = 0;
    let outcome = read(Cursor::new(XML), &Options::default(), &mut |_, _| {
        taken += 1;
        if taken < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(matches!(outcome, Err(ListError::Cancelled)) && taken == 3);
}

#[test]
fn entities_and_declared_encodings_of_xml_are_understood() {
    let xml = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><playerslist><player><fideid>5</fideid>\
               <name>O&apos;Nu\u{f1}ez &amp; S&#246;hne</name></player></playerslist>";
    let latin = encoding_rs::WINDOWS_1252.encode(xml).0.into_owned();
    assert_eq!(read_all(&latin).1[0].name, "O'Nuñez & Söhne");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Bytes changed anywhere never make the reader fall over, and no player comes without number and name.
    #[test]
    fn damaged_lists_are_read_or_refused(
        which in 0usize..3,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = [TEXT, XML, &b"Id;Name;Rating\n1;A, B;1500\n2;\"C, D\";1600\n"[..]][which].to_vec();
        for (at, byte) in &changes {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        bytes.truncate(cut.index(bytes.len()) + 1);
        let (_, players, _) = read_all(&bytes);
        prop_assert!(players.iter().all(|player| !player.number.is_empty() && !player.name.is_empty()));
    }
}

/// A list in two bytes a letter may end in the middle of one.
#[test]
fn a_list_in_utf_16_can_be_cut_anywhere() {
    let text = std::str::from_utf8(TEXT).unwrap();
    let start: String = text.lines().take(3).flat_map(|line| [line, "\r\n"]).collect();
    for (mark, bytes) in [
        (b"\xff\xfe", start.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>()),
        (b"\xfe\xff", start.encode_utf16().flat_map(u16::to_be_bytes).collect()),
    ] {
        let whole: Vec<u8> = mark.iter().copied().chain(bytes).collect();
        for length in (0..whole.len()).rev() {
            let _ = read_all(&whole[..length]);
        }
        let (outcome, players, _) = read_all(&whole);
        assert!(outcome.is_ok() && players.len() == 2, "{outcome:?}");
    }
}
