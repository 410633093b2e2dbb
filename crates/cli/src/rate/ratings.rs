//! Rating changes: the list, and the working of one player.

use std::fmt::Write as _;

use arbitro_messages::Value;
use arbitro_standings::rating::{EntrantRating, FirstRating, NoFirst, Outcome, RatedPeriod, rate};
use arbitro_tournament::{PairingNumber, Rating};

use super::Arguments;
use super::event::{self, name, number};
use crate::pair::Format;
use crate::report_file::{ReportFile, Texts};

/// The answer of the command.
pub fn answer(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> String {
    let event = event::rated(arguments, file, texts);
    let mut rated = rate(&event);
    if let Some(id) = arguments.explain {
        rated.retain(|player| player.number == PairingNumber(id));
    }
    match arguments.format {
        Format::Json => {
            rated.iter().map(|player| as_json(file, player, arguments.explain.is_some())).collect()
        }
        Format::Text => {
            let mut text = table(file, &rated, texts);
            if arguments.explain.is_some() {
                for player in &rated {
                    working(&mut text, file, player, texts);
                }
            }
            let _ = writeln!(text, "{}", texts.text("rating-estimate", &[]));
            text
        }
    }
}

/// K and the change, exact and rounded, of a rated player; the new rating of anyone.
struct Row {
    k: Option<u16>,
    change: Option<(String, i32)>,
    new: Option<Rating>,
}

fn row(player: &EntrantRating) -> Row {
    match &player.outcome {
        Outcome::Change { k, periods, change, rounded, new, .. } => Row {
            k: Some(periods.iter().map(|period| period.change.k).min().unwrap_or(*k)),
            change: Some((change.to_string(), *rounded)),
            new: *new,
        },
        Outcome::First { first, .. } => Row { k: None, change: None, new: first.rating.ok() },
    }
}

fn as_json(file: &ReportFile, player: &EntrantRating, explain: bool) -> String {
    let row = row(player);
    let mut object = serde_json::json!({
        "id": player.number,
        "name": name(&file.report, player.number),
        "rating": player.rating,
        "k": row.k,
        "games": player.games,
        "score": player.score,
        "expected": player.rating.map(|_| player.expected),
        "change": row.change.as_ref().map(|(exact, _)| exact),
        "new": row.new,
        "rounded": row.change.as_ref().map(|(_, rounded)| rounded),
        "performance": player.performance.map(|performance| performance.rating),
    });
    if explain && let Some(object) = object.as_object_mut() {
        object.insert("outcome".to_owned(), serde_json::json!(player.outcome));
        object.insert("not_rated".to_owned(), serde_json::json!(player.not_rated));
    }
    format!("{object}\n")
}

/// The columns of the table: the key of the header, the width, whether it is set to the right.
const COLUMNS: [(&str, usize, bool); 9] = [
    ("rating-col-number", 4, true),
    ("rating-col-name", 32, false),
    ("rating-col-rating", 5, true),
    ("rating-col-k", 3, true),
    ("rating-col-score", 9, true),
    ("rating-col-expected", 9, true),
    ("rating-col-performance", 6, true),
    ("rating-col-change", 9, true),
    ("rating-col-new", 5, true),
];

fn table(file: &ReportFile, rated: &[EntrantRating], texts: &Texts) -> String {
    let mut text = String::new();
    line(&mut text, COLUMNS.iter().map(|column| texts.text(column.0, &[])));
    for player in rated {
        let row = row(player);
        let shown = |number: Option<String>| number.unwrap_or_else(|| "–".to_owned());
        line(
            &mut text,
            [
                player.number.to_string(),
                name(&file.report, player.number).to_owned(),
                shown(player.rating.map(|rating| rating.to_string())),
                shown(row.k.map(|k| k.to_string())),
                format!("{}/{}", player.score, player.games),
                shown(player.rating.map(|_| player.expected.to_string())),
                shown(player.performance.map(|performance| performance.rating.to_string())),
                shown(row.change.map(|(exact, _)| signed(&exact))),
                shown(row.new.map(|rating| rating.to_string())),
            ]
            .into_iter(),
        );
    }
    text
}

fn line(text: &mut String, cells: impl Iterator<Item = String>) {
    let mut line = String::new();
    for (cell, (_, width, right)) in cells.zip(COLUMNS) {
        let cell: String = cell.chars().take(width.max(1)).collect();
        let _ = if right { write!(line, "{cell:>width$} ") } else { write!(line, "{cell:<width$} ") };
    }
    let _ = writeln!(text, "{}", line.trim_end());
}

/// A change with its sign.
pub fn signed(change: &str) -> String {
    if change.starts_with('-') { change.to_owned() } else { format!("+{change}") }
}

/// The working of one player, line by line.
fn working(text: &mut String, file: &ReportFile, player: &EntrantRating, texts: &Texts) {
    let mut say = |key: &str, values: &[(&str, Value)]| {
        let _ = writeln!(text, "{}", texts.text(key, values));
    };
    match &player.outcome {
        Outcome::Change { k, reason, periods, .. } => {
            let why = texts.text(&format!("rating-k-{}", reason.word()), &[]);
            say("rating-k", &[("k", number(*k)), ("why", Value::from(why))]);
            for period in periods {
                of_period(&mut say, file, period, *k);
            }
        }
        Outcome::First { rounds, first } => {
            for round in rounds {
                let opponent = name(&file.report, round.opponent);
                let rating = file.report.player(round.opponent).and_then(|player| player.rating);
                let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
                let values = [
                    ("round", number(round.round)),
                    ("opponent", Value::from(opponent)),
                    ("rating", Value::from(rating)),
                ];
                say("rating-first-round", &values);
            }
            of_first(&mut say, first);
        }
    }
    for round in &player.not_rated {
        say(&format!("rating-round-{}", round.why.word()), &[("round", number(round.round))]);
    }
}

fn of_period(say: &mut impl FnMut(&str, &[(&str, Value)]), file: &ReportFile, period: &RatedPeriod, k: u16) {
    let change = &period.change;
    let terms = change.events.iter().flat_map(|event| &event.terms);
    for (round, term) in period.rounds.iter().zip(terms) {
        let values = [
            ("round", number(round.round)),
            ("opponent", Value::from(name(&file.report, round.opponent))),
            ("rating", Value::from(term.opponent.to_string())),
            ("difference", Value::from(term.difference.to_string())),
            ("counted", Value::from(term.counted.to_string())),
            ("capped", Value::from(if term.counted == term.difference { "no" } else { "yes" })),
            ("score", Value::from(term.score.to_string())),
            ("expected", Value::from(term.expected.to_string())),
            ("delta", Value::from(signed(&term.delta.to_string()))),
        ];
        say("rating-term", &values);
    }
    if change.k != k {
        say("rating-k-limited", &[("k", number(change.k)), ("games", number(period.rounds.len()))]);
    }
    let delta: arbitro_tournament::Points = change.events.iter().map(|event| event.delta).sum();
    let values = [
        ("k", number(change.k)),
        ("delta", Value::from(signed(&delta.to_string()))),
        ("change", Value::from(signed(&change.change.to_string()))),
        ("rounded", Value::from(signed(&change.rounded.to_string()))),
    ];
    say("rating-sum", &values);
}

fn of_first(say: &mut impl FnMut(&str, &[(&str, Value)]), first: &FirstRating) {
    let values = [
        ("sum", number(first.sum)),
        ("opponents", number(first.opponents)),
        ("percentage", number(first.percentage)),
        ("difference", Value::from(signed(&first.difference.to_string()))),
        ("computed", Value::from(first.computed.map_or_else(|| "–".to_owned(), |rating| rating.to_string()))),
    ];
    say("rating-first-sum", &values);
    match first.rating {
        Ok(rating) => say("rating-first", &[("rating", Value::from(rating.to_string()))]),
        Err(NoFirst::TooFewGames) => say("rating-first-too-few-games", &[("games", number(first.games))]),
        Err(NoFirst::NothingScored) => say("rating-first-nothing-scored", &[]),
        Err(NoFirst::BelowFloor) => say("rating-first-below-floor", &[]),
    }
}
