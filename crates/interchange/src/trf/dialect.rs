//! The records of older programs: `XXR`, `XXC`... of `JaVaFo`, and the points of `BBW`... of
//! `bbpPairings`.

use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem};

use super::columns::{Columns, digits, signed};
use super::note::{Findings, NoteKind};
use super::write::{decimal, numbers};

/// A record of an older dialect, for what TRF26 has records of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// XXR: the rounds planned.
    Rounds(u16),
    /// XXC: the colour drawn by lot, and whether ranks are to be taken for pairing numbers.
    Configuration {
        /// The colour, if the record names one.
        colour: Option<Colour>,
        /// Whether it says `rank`.
        rank: bool,
    },
    /// XXZ: who is absent in the next round.
    Absent(Vec<PairingNumber>),
    /// XXP: players of whom no two may meet.
    Prohibited(Vec<PairingNumber>),
    /// XXA: the virtual points of a player, from round 1.
    Virtual {
        /// The player.
        player: PairingNumber,
        /// The points of each round.
        points: Vec<Option<Points>>,
    },
    /// XXS, or BBW and the like: points for kinds of results, by the symbols of XXS.
    Points {
        /// The code of the record.
        code: String,
        /// Symbols (`WW`, `BD`, `PAB`...) and their points.
        values: Vec<(String, Points)>,
    },
}

impl Dialect {
    /// Whether a code is that of such a record.
    pub(super) fn knows(code: &str) -> bool {
        matches!(code, "XXR" | "XXC" | "XXZ" | "XXP" | "XXA" | "XXS")
            || matches!(code, "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU")
    }

    /// Reads a record. None, with a note, where it says nothing that can be taken over.
    pub(super) fn read(code: &str, columns: &Columns, findings: &mut Findings) -> Option<Self> {
        let text = columns.rest(4);
        match code {
            "XXR" => {
                let rounds = digits(&text);
                if rounds.is_none() {
                    columns.note(findings, 5, NoteKind::NotANumber, &text);
                }
                rounds.map(Self::Rounds)
            }
            "XXC" => Some(configuration(&text, columns, findings)),
            "XXZ" => Some(Self::Absent(loose_numbers(&text, columns, findings))),
            "XXP" => Some(Self::Prohibited(loose_numbers(&text, columns, findings))),
            "XXA" => virtual_points(columns, findings),
            _ => Some(Self::Points { code: code.to_owned(), values: points(code, &text, columns, findings) }),
        }
    }

    /// The line of the record.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Rounds(rounds) => format!("XXR {rounds}"),
            Self::Configuration { colour, rank } => {
                let colour = match colour {
                    Some(Colour::White) => " white1",
                    Some(Colour::Black) => " black1",
                    None => "",
                };
                format!("XXC{}{colour}", if *rank { " rank" } else { "" })
            }
            Self::Absent(players) => format!("XXZ{}", numbers(players)),
            Self::Prohibited(players) => format!("XXP{}", numbers(players)),
            Self::Virtual { player, points } => {
                let points = points.iter().map(|points| {
                    let points = points.map_or(String::new(), decimal);
                    format!(" {points:>4}")
                });
                format!("XXA {:>4}{}", player.0, points.collect::<String>())
            }
            Self::Points { code, values } => {
                let bare = code != "XXS";
                let value = |(symbol, points): &(String, Points)| {
                    if bare { format!(" {:>4}", decimal(*points)) } else { format!(" {symbol}={points}") }
                };
                format!("{code}{}", values.iter().map(value).collect::<String>())
            }
        }
    }
}

fn configuration(text: &str, columns: &Columns, findings: &mut Findings) -> Dialect {
    let (mut colour, mut rank) = (None, false);
    for word in text.split_whitespace() {
        match word.to_ascii_lowercase().as_str() {
            "white1" | "white" => colour = Some(Colour::White),
            "black1" | "black" => colour = Some(Colour::Black),
            "rank" => rank = true,
            _ => columns.note(findings, 5, NoteKind::DialectNotRead, word),
        }
    }
    Dialect::Configuration { colour, rank }
}

fn loose_numbers(text: &str, columns: &Columns, findings: &mut Findings) -> Vec<PairingNumber> {
    let mut numbers = Vec::new();
    for word in text.split_whitespace() {
        match digits(word) {
            Some(number @ 1..=9999) => numbers.push(PairingNumber(number)),
            _ => columns.note(findings, 5, NoteKind::NotAPairingNumber, word),
        }
    }
    numbers
}

fn virtual_points(columns: &Columns, findings: &mut Findings) -> Option<Dialect> {
    let Some(player) = columns.pairing_number(5, 8, findings) else {
        columns.note(findings, 5, NoteKind::ShortLine, "XXA");
        return None;
    };
    let of_round = |column: usize| columns.points(column, column + 3, findings);
    let points = (10..=columns.len()).step_by(5).map(of_round).collect();
    Some(Dialect::Virtual { player, points })
}

/// `bbpPairings` has a record for each kind of result; here its symbol in XXS.
const SYMBOLS: [(&str, &str); 6] =
    [("BBW", "W"), ("BBD", "D"), ("BBL", "L"), ("BBZ", "ZPB"), ("BBF", "FL"), ("BBU", "PAB")];

fn points(code: &str, text: &str, columns: &Columns, findings: &mut Findings) -> Vec<(String, Points)> {
    let symbol_of_code = SYMBOLS.iter().find(|row| row.0 == code).map(|row| row.1);
    let mut values = Vec::new();
    for word in text.split_whitespace() {
        let (symbol, value) = match symbol_of_code {
            Some(symbol) => (symbol, word),
            None => word.split_once('=').unwrap_or((word, "")),
        };
        match signed(value) {
            Some(points) => values.push((symbol.to_ascii_uppercase(), points)),
            None => columns.note(findings, 5, NoteKind::NotPoints, word),
        }
    }
    values
}

/// A scoring with the points of a record. Symbols that hold for one colour alone count where the other colour has the
/// same; the scoring of TRF26 knows no colours.
pub(super) fn apply(values: &[(String, Points)], scoring: &mut ScoringSystem) {
    for (symbol, points) in values {
        match symbol.as_str() {
            "W" | "WW" | "BW" => {
                // The pairing-allocated bye is worth a win until its own symbol says otherwise.
                if scoring.pairing_allocated_bye == scoring.win {
                    scoring.pairing_allocated_bye = *points;
                }
                scoring.win = *points;
            }
            "D" | "WD" | "BD" => scoring.draw = *points,
            "L" | "WL" | "BL" => scoring.loss = *points,
            "ZPB" | "FL" => scoring.absence = *points,
            "PAB" => scoring.pairing_allocated_bye = *points,
            _ => {}
        }
    }
}
