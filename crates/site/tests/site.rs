//! Pages of a small event whose every text tries to be markup.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail loudly")]
#![allow(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "names of files are our own, in small letters"
)]

mod sound;

use std::collections::BTreeMap;

use arbitro_messages::{Catalogue, Lang};
use arbitro_reports::{
    Board, CardRound, CrossRow, CrossTable, Logo, NameLine, Person, PlayerCard, Prize, PrizeWinner,
    RoundDate, StandingsLine, StandingsTable,
};
use arbitro_site::{Event, Files, Game, Ply, PlyNote, Round, Site, Tournament};

const DRAWING: &[u8] = b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";

/// What a person could put into a file to be shown by others.
const HOSTILE: [&str; 6] = [
    "<img src=x onerror=alert(1)>",
    "\"><script>alert(1)</script>",
    "' onmouseover='alert(1)",
    "&lt;b&gt; &amp; {{7*7}}",
    "</title></table><base href=//example.org>",
    "javascript:alert(1)",
];

fn person(number: u16, hostile: &str) -> Person {
    Person {
        number,
        title: "WIM".into(),
        name: format!("{hostile}, {number}"),
        federation: hostile.into(),
        club: hostile.into(),
        rating: hostile.into(),
        fide_id: hostile.into(),
        category: hostile.into(),
    }
}

fn line(person: &Person, hostile: &str) -> StandingsLine {
    StandingsLine {
        rank: hostile.into(),
        player: person.clone(),
        points: hostile.into(),
        tiebreaks: vec![hostile.into()],
    }
}

fn ply(number: u32, white: bool, san: &str, hostile: &str) -> Ply {
    Ply {
        number,
        white,
        san: san.into(),
        note: None,
        placement: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".into(),
        known: true,
        squares: Some(("e2".into(), "e4".into())),
        comment: hostile.into(),
    }
}

fn game(white: &Person, black: &Person, hostile: &str) -> Game {
    let plies = vec![
        ply(1, true, "e4", hostile),
        Ply { note: Some(PlyNote::Reinstated), squares: None, ..ply(1, false, hostile, hostile) },
        ply(1, false, "e5", ""),
        Ply { note: Some(PlyNote::Unread), known: false, ..ply(2, true, hostile, hostile) },
    ];
    Game {
        round: 1,
        board: 1,
        white: white.clone(),
        black: black.clone(),
        result: hostile.into(),
        start: hostile.into(),
        comment: hostile.into(),
        plies,
    }
}

fn tournament(id: i64, hostile: &str) -> Tournament {
    let (one, two) = (person(1, hostile), person(2, hostile));
    let board = Board {
        board: 1,
        white: one.clone(),
        white_points: hostile.into(),
        black: Some(two.clone()),
        black_points: hostile.into(),
        result: hostile.into(),
    };
    let bye = Board { board: 0, white: one.clone(), result: hostile.into(), ..Board::default() };
    let name = NameLine { player: one.clone(), board: 1, colour: "white".into(), opponent: hostile.into() };
    let standings = StandingsTable {
        tiebreaks: vec![hostile.into()],
        rows: vec![line(&one, hostile), line(&two, hostile)],
    };
    let round = |number| Round {
        number,
        date: hostile.into(),
        boards: vec![board.clone(), bye.clone()],
        names: vec![name.clone()],
        standings: (number == 1).then(|| standings.clone()),
        marks: vec![hostile.into()],
    };
    let cross = CrossTable {
        heads: vec![hostile.into()],
        tiebreaks: vec![hostile.into()],
        rows: vec![
            CrossRow { line: line(&one, hostile), cells: vec![None] },
            CrossRow { line: line(&two, hostile), cells: vec![Some(hostile.into())] },
        ],
    };
    let rounds = vec![
        CardRound {
            round: 1,
            colour: "black".into(),
            opponent: Some(one.clone()),
            result: hostile.into(),
            ..CardRound::default()
        },
        CardRound { round: 2, result: hostile.into(), ..CardRound::default() },
    ];
    Tournament {
        id,
        name: hostile.into(),
        marks: vec![hostile.into()],
        rounds_planned: 2,
        entries: BTreeMap::from([(1, 11), (2, 12)]),
        players: vec![one.clone(), two.clone()],
        calendar: vec![RoundDate {
            round: 1,
            date: hostile.into(),
            time: hostile.into(),
            remark: hostile.into(),
        }],
        rounds: vec![round(1), round(2)],
        current: 1,
        cross_table: cross,
        cards: vec![PlayerCard {
            player: two.clone(),
            rank: hostile.into(),
            rounds,
            ..PlayerCard::default()
        }],
        prizes: vec![
            Prize { name: hostile.into(), winners: vec![] },
            Prize {
                name: hostile.into(),
                winners: vec![PrizeWinner {
                    rank: 1,
                    player: one.clone(),
                    amount: hostile.into(),
                    working: hostile.into(),
                    ..PrizeWinner::default()
                }],
            },
        ],
        games: vec![game(&one, &two, hostile)],
        pgn: "[Event \"?\"]\n".into(),
    }
}

fn event(lang: Lang, hostile: &str) -> Event {
    Event {
        lang,
        name: hostile.into(),
        place: hostile.into(),
        chief_arbiter: hostile.into(),
        stamp: hostile.into(),
        logo: Some(Logo::read(DRAWING.to_vec()).unwrap()),
        footer: hostile.into(),
        tournaments: vec![tournament(1, hostile), tournament(2, hostile)],
    }
}

fn files(hostile: &str) -> Files {
    let catalogue = Catalogue::load().unwrap();
    Site { catalogue: &catalogue, editions: Lang::ALL.map(|lang| event(lang, hostile)).to_vec() }.files()
}

#[test]
fn whatever_a_text_holds_it_is_shown_and_never_obeyed() {
    for hostile in HOSTILE {
        let files = files(hostile);
        sound::check(&files);
        for (path, page) in sound::pages(&files) {
            let body = sound::text(sound::all(&page, "body")[0]);
            assert!(body.contains(hostile), "{path} does not show {hostile:?}");
            let scripts = sound::all(&page, "script").len();
            assert_eq!(scripts, usize::from(path.contains("/game-")), "{path}");
            assert!(
                sound::all(&page, "img").iter().all(|img| img.attr("src").unwrap().ends_with(".svg")),
                "{path}"
            );
        }
    }
}

#[test]
fn every_page_stands_in_both_languages_and_leads_to_the_other() {
    let files = files("Open");
    let english: Vec<&String> =
        files.keys().filter(|path| path.ends_with(".html") && !path.starts_with("es/")).collect();
    assert!(english.len() > 20, "{english:?}");
    for path in english {
        assert!(files.contains_key(&format!("es/{path}")), "{path} is not there in Spanish");
    }
    for (path, page) in sound::pages(&files) {
        let other = sound::all(&page, ".languages a[hreflang]");
        let lang = if path.starts_with("es/") { "en" } else { "es" };
        assert_eq!(
            other.iter().map(|link| link.attr("hreflang").unwrap()).collect::<Vec<_>>(),
            [lang],
            "{path}"
        );
        assert_eq!(sound::all(&page, "html")[0].attr("lang") == Some("es"), path.starts_with("es/"));
    }
}

#[test]
fn a_game_is_a_list_of_moves_that_carry_their_positions() {
    let files = files("Open");
    let (_, page) = sound::pages(&files).into_iter().find(|(path, _)| path == "t1/game-1-1.html").unwrap();
    let moves = sound::all(&page, "a[data-fen]");
    assert_eq!(moves.len(), 5, "the start and four half-moves");
    assert_eq!(moves[1].attr("data-said"), Some("Position after 1. e4"));
    assert_eq!(moves[1].attr("data-squares"), Some("e2 e4"));
    assert!(moves[2].attr("data-said").unwrap().contains("illegal, position restored"));
    assert!(moves[4].attr("data-unknown").is_some() && moves[3].attr("data-unknown").is_none());
    // An illegal move stands beside White's, what was played in its place in a line of its own.
    let lines: Vec<String> = sound::all(&page, ".moves li .number").into_iter().map(sound::text).collect();
    assert_eq!(lines, ["1.", "1...", "2."]);
    assert_eq!((sound::all(&page, ".board > div").len(), sound::all(&page, ".board img").len()), (64, 32));
}

#[test]
fn before_the_first_round_there_is_a_starting_list_and_a_page_a_player() {
    let catalogue = Catalogue::load().unwrap();
    let one = person(1, "Ana");
    let tournament = Tournament {
        id: 7,
        name: "Open".into(),
        entries: BTreeMap::from([(1, 4)]),
        players: vec![one],
        ..Tournament::default()
    };
    let event = Event { name: "Open".into(), tournaments: vec![tournament], ..Event::default() };
    let files = Site { catalogue: &catalogue, editions: vec![event] }.files();
    sound::check(&files);
    let pages: Vec<String> = sound::pages(&files).into_iter().map(|(path, _)| path).collect();
    assert_eq!(pages, ["index.html", "t7/player-4.html", "t7/players.html"]);
}

/// The words that the pages use and the words of the web in the catalogue are the same.
#[test]
fn every_word_is_there_and_used() {
    let catalogue = Catalogue::load().unwrap();
    let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut text = String::new();
    for folder in [sources.clone(), sources.join("page")] {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                text += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    // The terminal tells what was written.
    text += &std::fs::read_to_string(sources.join("../../cli/src/site.rs")).unwrap();
    let used: std::collections::BTreeSet<&str> =
        text.split('"').filter(|word| word.starts_with("site-") || word.starts_with("paper-")).collect();
    for lang in Lang::ALL {
        let missing: Vec<_> = used.iter().filter(|key| !catalogue.has(lang, key)).collect();
        assert!(missing.is_empty(), "{lang}: {missing:?}");
        let unused: Vec<_> =
            catalogue.keys(lang).filter(|key| key.starts_with("site-") && !used.contains(key)).collect();
        assert!(unused.is_empty(), "{lang}: {unused:?}");
    }
    // The one place that escapes is not gone around.
    assert!(!text.contains("PreEscaped"));
}
