//! A small event, and what each document of it must say.

#![allow(dead_code, reason = "each test of the folder uses its part")]

use arbitro_reports::{
    ArbitersReport, Board, CardRound, CheckInLine, ClockLine, ClockSheet, CountLine, CrossRow, CrossTable,
    Document, Envelope, Heading, IncidentLine, NameLine, Person, PlayerCard, Prize, PrizeWinner, RoundDate,
    SlipsPerPage, StandingsLine, StandingsTable, Working, WorkingOf, WorkingTerm,
};

/// Names in the scripts that lists of players bring.
pub const NAMES: [&str; 6] = [
    "Nguyễn, Ngọc Trường Sơn",
    "Kovačević, Đorđe",
    "Παπαδόπουλος, Γιώργος",
    "Петров, Алексей",
    "Muñoz Ibáñez, Sofía",
    "O'Neill-Smith, Zoë",
];

pub fn heading() -> Heading {
    Heading {
        event: "Open de Sant Martí".into(),
        tournament: "Open A".into(),
        place: "Barcelona ESP, 2026-12-05 – 2026-12-13".into(),
        marks: vec!["Left FIDE mode after round 2".into()],
        round: Some(4),
        round_date: "2026-12-08 16:30".into(),
        chief_arbiter: "IA Roca, Marta".into(),
        stamp: "2026-12-08 15:02".into(),
    }
}

pub fn named(name: &str) -> Person {
    Person { number: 1, name: name.into(), ..Person::default() }
}

fn person(number: u16) -> Person {
    let name = NAMES[usize::from(number - 1) % NAMES.len()];
    Person {
        number,
        title: if number % 3 == 1 { "WGM".into() } else { String::new() },
        name: name.into(),
        federation: "ESP".into(),
        club: "Peña Ajedrez".into(),
        rating: (2400 - 10 * number).to_string(),
        fide_id: (2_200_000 + u32::from(number)).to_string(),
        category: "U18".into(),
    }
}

fn board(board: u32) -> Board {
    let white = u16::try_from(2 * board - 1).unwrap_or(1);
    Board {
        board,
        white: person(white),
        white_points: "2.5".into(),
        black: Some(person(white + 1)),
        black_points: "2".into(),
        result: if board == 2 { "½ – ½".into() } else { String::new() },
    }
}

fn bye() -> Board {
    Board { white: person(5), result: "pairing-allocated bye".into(), ..Board::default() }
}

fn standings_line(number: u16) -> StandingsLine {
    StandingsLine {
        rank: number.to_string(),
        player: person(number),
        points: "3.5".into(),
        tiebreaks: vec!["21.5".into(), "13.25".into()],
    }
}

pub fn boards(count: u32) -> Vec<Board> {
    (1..=count).map(board).collect()
}

pub fn names(count: u16) -> Vec<NameLine> {
    let line = |number| NameLine {
        player: person(number),
        board: u32::from(number),
        colour: "black".into(),
        opponent: "Doe, Jane".into(),
    };
    (1..=count).map(line).collect()
}

pub fn standings(count: u16) -> StandingsTable {
    StandingsTable {
        tiebreaks: vec!["BH".into(), "SB".into()],
        rows: (1..=count).map(standings_line).collect(),
    }
}

fn working() -> Working {
    let term = WorkingTerm {
        round: "1".into(),
        opponent: "4 Петров, Алексей".into(),
        product: "3 × 0.5".into(),
        value: "1.5".into(),
        why: "left out".into(),
        is_cut: true,
    };
    let value = WorkingOf {
        heading: "BH/C1 Buchholz: 21.5".into(),
        terms: vec![term],
        method: "The sum".into(),
        total: "21.5".into(),
    };
    Working { player: person(2), rank: "7".into(), values: vec![value] }
}

/// One of each document.
pub fn documents() -> Vec<Document> {
    let people: Vec<Person> = (1..=6).map(person).collect();
    let tiebreaks = vec!["BH".to_owned(), "SB".to_owned()];
    let cells = vec![None, Some("12w½".to_owned()), Some("3b1".to_owned())];
    let cross = CrossRow { line: standings_line(2), cells };
    let heads = vec!["1".into(), "2".into(), "3".into()];
    let card = PlayerCard {
        player: person(2),
        rank: "7".into(),
        points: "3.5".into(),
        performance: "2411".into(),
        rating_change: "+6.2".into(),
        rounds: vec![
            CardRound {
                round: 1,
                colour: "white".into(),
                opponent: Some(person(4)),
                result: "1".into(),
                float: "down".into(),
                points: "1".into(),
            },
            CardRound {
                round: 2,
                result: "half-point bye".into(),
                points: "1.5".into(),
                ..CardRound::default()
            },
        ],
    };
    let winner = PrizeWinner {
        rank: 1,
        player: person(3),
        points: "7".into(),
        amount: "1 250,00 €".into(),
        working: "(1500 + 1000) / 2".into(),
    };
    let with_bye = |mut boards: Vec<Board>| {
        boards.push(bye());
        boards
    };
    vec![
        Document::Pairings(with_bye(boards(3))),
        Document::PairingsByName(names(6)),
        Document::Results(with_bye(boards(3))),
        Document::Standings(standings(6)),
        Document::CrossTable(CrossTable { heads, tiebreaks, rows: vec![cross] }),
        Document::Players(people.clone()),
        Document::CheckIn(
            people
                .iter()
                .map(|p| CheckInLine {
                    player: p.clone(),
                    present: p.number == 1,
                    remark: "half-point bye".into(),
                })
                .collect(),
        ),
        Document::Slips(boards(5), SlipsPerPage::Four),
        Document::Scoresheets(boards(2)),
        Document::NameCards(people),
        Document::BoardCards((1..=5).collect()),
        Document::PlayerCards(vec![card]),
        Document::Workings(vec![working()]),
        Document::Prizes(vec![
            Prize { name: "Best junior".into(), winners: vec![winner] },
            Prize { name: "Best veteran".into(), winners: vec![] },
        ]),
        Document::Calendar(vec![RoundDate {
            round: 1,
            date: "5 Dec 2026".into(),
            time: "16:30".into(),
            remark: "Opening".into(),
        }]),
        Document::ArbitersReport(report()),
        Document::ClockSheets(vec![clock_sheet()]),
        Document::Envelopes(vec![envelope()]),
    ]
}

fn report() -> ArbitersReport {
    ArbitersReport {
        counts: vec![CountLine { name: NAMES[1].into(), illegal_moves: 1, warnings: 2, penalties: 0 }],
        incidents: vec![IncidentLine {
            at: "2026-12-08 17:20".into(),
            round: 4,
            board: 2,
            white: NAMES[0].into(),
            black: NAMES[1].into(),
            what: "Conduct, Black".into(),
            notes: vec!["looked at a board".into()],
            articles: "12.9.1".into(),
            clocks: vec!["0:10:00 → 0:12:00".into()],
            result: "0 – 1".into(),
        }],
    }
}

fn clock_sheet() -> ClockSheet {
    ClockSheet {
        board: board(1),
        periods: vec!["40 moves in 1:30:00".into()],
        readings: vec![ClockLine {
            time: "16:30".into(),
            white: "1:02:11".into(),
            black: "0:58:40".into(),
            moves: "12".into(),
            remark: "routine".into(),
        }],
    }
}

fn envelope() -> Envelope {
    let mut position = vec![vec![String::new(); 8]; 8];
    position[7][4] = "♔".into();
    Envelope {
        board: board(1),
        round: 4,
        adjourned: "2026-12-08 20:30".into(),
        sealer: NAMES[0].into(),
        number: "41".into(),
        position,
        fen: "8/8/8/8/8/8/8/4K3 w - - 0 41".into(),
        white_time: "0:12:00".into(),
        black_time: "0:09:30".into(),
        draw_offer: String::new(),
        resumption: "2026-12-09 10:00".into(),
        scoresheets: "both scoresheets".into(),
        keeper: "IA Roca, Marta".into(),
    }
}

/// Each document with nothing in it.
pub fn empty_documents() -> Vec<Document> {
    vec![
        Document::Pairings(vec![]),
        Document::PairingsByName(vec![]),
        Document::Results(vec![]),
        Document::Standings(StandingsTable::default()),
        Document::CrossTable(CrossTable::default()),
        Document::Players(vec![]),
        Document::CheckIn(vec![]),
        Document::Slips(vec![], SlipsPerPage::Eight),
        Document::Scoresheets(vec![]),
        Document::NameCards(vec![]),
        Document::BoardCards(vec![]),
        Document::PlayerCards(vec![]),
        Document::Workings(vec![]),
        Document::Prizes(vec![]),
        Document::Calendar(vec![]),
        Document::ArbitersReport(ArbitersReport::default()),
        Document::ClockSheets(vec![]),
        Document::Envelopes(vec![]),
    ]
}

/// What must be read in a document.
pub fn said(document: &Document) -> Vec<String> {
    let own: &[&str] = match document {
        Document::Pairings(_) => {
            &["Nguyễn, Ngọc Trường Sơn", "Петров, Алексей", "2.5", "pairing-allocated bye"]
        }
        Document::Results(_) => &["Παπαδόπουλος, Γιώργος", "½ – ½", "pairing-allocated bye"],
        Document::PairingsByName(_) => &["Muñoz Ibáñez, Sofía", "Doe, Jane"],
        Document::Standings(_) => &["Kovačević, Đorđe", "21.5", "13.25", "BH"],
        Document::CrossTable(_) => &["Kovačević, Đorđe", "12w½", "3b1"],
        Document::Players(_) => &["WGM", "2200004", "Peña Ajedrez", "2340"],
        Document::CheckIn(_) => &["O'Neill-Smith, Zoë", "half-point bye"],
        Document::Slips(..) => &["Open de Sant Martí", "1 – 0", "½ – ½", "0 – 1"],
        Document::Scoresheets(_) => &["Open de Sant Martí", "60", "2390"],
        Document::NameCards(_) => &["Петров, Алексей"],
        Document::BoardCards(_) => &["5"],
        Document::Workings(_) => &["BH/C1", "Петров, Алексей", "3 × 0.5", "21.5", "left out"],
        Document::PlayerCards(_) => &["2411", "+6.2", "half-point bye"],
        Document::Prizes(_) => &["Best junior", "1 250,00 €", "(1500 + 1000) / 2", "Best veteran"],
        Document::Calendar(_) => &["5 Dec 2026", "16:30", "Opening"],
        Document::ArbitersReport(_) => {
            &["Kovačević, Đorđe", "12.9.1", "looked at a board", "0:12:00", "0 – 1"]
        }
        Document::ClockSheets(_) => &["40 moves in 1:30:00", "16:30", "1:02:11", "routine"],
        Document::Envelopes(_) => {
            &["♔", "Nguyễn, Ngọc Trường Sơn", "41", "0:12:00", "both scoresheets", "IA Roca, Marta"]
        }
    };
    own.iter().map(ToString::to_string).collect()
}

/// A picture of one dot.
pub fn dot() -> Vec<u8> {
    const HEX: &str = "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c020000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082";
    (0..HEX.len()).step_by(2).filter_map(|i| u8::from_str_radix(&HEX[i..i + 2], 16).ok()).collect()
}
