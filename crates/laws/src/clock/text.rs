//! Time controls as people write them, in English and Spanish: `90 min/40 moves + 30 min + 30 s`, `15+10`, `3'+2"`,
//! `40/2h, 20/1h, G/30`, `G/60;d5`, `90 minutos + 30 segundos por jugada`.

use super::control::{Bonus, Period, TimeControl};
use crate::edition::Seconds;

/// What is wrong with a time control in words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimeTextError {
    /// A part is not understood.
    #[error("{part:?} at column {column} is not understood: expected a time such as 90 min, 40/90 or 30 s")]
    Part {
        /// The part.
        part: String,
        /// Where it starts, counted from 1.
        column: usize,
    },
    /// Nothing was written.
    #[error("a time control is expected, such as 90+30 or 90 min/40 moves + 30 min + 30 s")]
    Empty,
}

/// A part of the text.
enum Part {
    /// A period.
    Period(Period),
    /// What each move brings.
    Bonus(Bonus),
}

impl TimeControl {
    /// Reads a time control as people write it. A number without a unit is minutes at first, seconds after a plus. What
    /// each move brings applies to every period.
    pub fn from_text(text: &str) -> Result<TimeControl, TimeTextError> {
        let mut periods: Vec<Period> = Vec::new();
        let mut bonus = Bonus::None;
        for (column, joined_by_plus, word) in parts(text) {
            let wrong = || TimeTextError::Part { part: word.trim().to_owned(), column };
            let after_time = joined_by_plus && !periods.is_empty();
            match part(word.trim(), after_time).ok_or_else(wrong)? {
                Part::Period(period) => periods.push(period),
                Part::Bonus(_) if periods.is_empty() => return Err(wrong()),
                Part::Bonus(found) => bonus = found,
            }
        }
        for period in &mut periods {
            period.bonus = bonus;
        }
        TimeControl::new(periods).map_err(|_| TimeTextError::Empty)
    }
}

/// The parts between commas, semicolons, pluses and words such as "then", with their column and whether a plus stands before.
fn parts(text: &str) -> Vec<(usize, bool, String)> {
    let lower = text.to_lowercase();
    let mut found = Vec::new();
    let (mut start, mut plus) = (0, false);
    let mut push = |from: usize, to: usize, plus: bool| {
        let word = lower.get(from..to).unwrap_or_default();
        if !word.trim().is_empty() {
            let lead = word.len() - word.trim_start().len();
            let column = lower.get(..from + lead).map_or(1, |before| before.chars().count() + 1);
            found.push((column, plus, word.to_owned()));
        }
    };
    let mut at = 0;
    while at < lower.len() {
        let rest = lower.get(at..).unwrap_or_default();
        let joint = ["+", ",", ";", " then ", " followed by ", " luego ", " después ", " y "]
            .into_iter()
            .find(|joint| rest.starts_with(joint));
        match joint {
            Some(joint) => {
                push(start, at, plus);
                at += joint.len();
                start = at;
                plus = joint == "+" || joint == " y ";
            }
            None => at += rest.chars().next().map_or(1, char::len_utf8),
        }
    }
    push(start, lower.len(), plus);
    found
}

/// One part.
fn part(word: &str, after_time: bool) -> Option<Part> {
    if let Some(bonus) = bonus(word, after_time) {
        return Some(Part::Bonus(bonus));
    }
    let (moves, time) = moves_and_time(word)?;
    Some(Part::Period(Period { moves, time: seconds(time, Unit::Minute)?, bonus: Bonus::None }))
}

/// What each move brings: marked as such, or a time in seconds after a plus.
fn bonus(word: &str, after_time: bool) -> Option<Bonus> {
    const PER_MOVE: [&str; 9] = [
        "per move",
        "/move",
        "a move",
        "each move",
        "por jugada",
        "/jugada",
        "por movimiento",
        "from move 1",
        "desde la jugada 1",
    ];
    let marked = |marks: &[&str]| marks.iter().find_map(|mark| word.strip_prefix(mark));
    if let Some(rest) = marked(&["bronstein"]) {
        return Some(Bonus::Bronstein(seconds(rest, Unit::Second)?));
    }
    if let Some(rest) = marked(&["us delay", "delay", "demora", "d"]) {
        return seconds(rest, Unit::Second).map(Bonus::Delay);
    }
    if let Some(rest) = marked(&["increment", "incremento", "inc", "fischer"]) {
        return Some(Bonus::Increment(seconds(rest, Unit::Second)?));
    }
    let mut rest = word.to_owned();
    let mut per_move = false;
    for phrase in PER_MOVE {
        if let Some(at) = rest.find(phrase) {
            rest.truncate(at);
            per_move = true;
        }
    }
    let rest = rest.trim();
    let unit = number_and_unit(rest)?.1;
    let short = matches!(unit, Some(Unit::Second)) || unit.is_none();
    (per_move || (after_time && short)).then(|| seconds(rest, Unit::Second)).flatten().map(Bonus::Increment)
}

/// `40/90`, `40/2h`, `90 min/40 moves`, `90 min for 40 moves`, `g/60`, `sd/30`, `30 min`.
fn moves_and_time(word: &str) -> Option<(Option<u32>, &str)> {
    for all in ["game in", "g/", "sd/", "game/", "rest", "end in"] {
        if let Some(time) = word.strip_prefix(all) {
            return Some((None, time));
        }
    }
    for joint in ["/", " for ", " por ", " para ", " in "] {
        let Some((left, right)) = word.split_once(joint) else { continue };
        if let Some(moves) = moves(right) {
            return Some((Some(moves), left));
        }
        if let Some(moves) = moves(left).or_else(|| left.trim().parse().ok()) {
            return Some((Some(moves), right));
        }
        return None;
    }
    Some((None, word))
}

/// `40 moves`.
fn moves(text: &str) -> Option<u32> {
    let text = text.trim().trim_start_matches("the first ").trim_start_matches("las primeras ");
    let (number, unit) = text.split_once(' ')?;
    matches!(unit.trim(), "moves" | "move" | "mov" | "mv" | "jugadas" | "movimientos")
        .then(|| number.parse().ok())
        .flatten()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Hour,
    Minute,
    Second,
}

impl Unit {
    const fn in_seconds(self) -> i64 {
        match self {
            Unit::Hour => 3600,
            Unit::Minute => 60,
            Unit::Second => 1,
        }
    }

    fn of(word: &str) -> Option<Unit> {
        Some(match word {
            "h" | "hour" | "hours" | "hora" | "horas" | "hrs" => Unit::Hour,
            "m" | "min" | "mins" | "min." | "minute" | "minutes" | "minuto" | "minutos" | "'" | "’" | "′" => {
                Unit::Minute
            }
            "s" | "sec" | "secs" | "sec." | "seg" | "second" | "seconds" | "segundo" | "segundos" | "\""
            | "”" | "″" | "''" => Unit::Second,
            _ => return None,
        })
    }
}

/// A whole number and its unit, if one is written.
fn number_and_unit(text: &str) -> Option<(i64, Option<Unit>)> {
    let text = text.trim();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at_checked(digits)?;
    let number = i64::from(number.parse::<u32>().ok()?);
    let unit = unit.trim();
    if unit.is_empty() { Some((number, None)) } else { Some((number, Some(Unit::of(unit)?))) }
}

/// A time: a number with its unit, else in the unit meant; several may follow each other as `1 h 30 min`, and a time may be
/// written as `1:30:00`.
fn seconds(text: &str, meant: Unit) -> Option<Seconds> {
    let text = text.trim();
    if text.contains(':') {
        let fields: Vec<i64> = text
            .split(':')
            .map(|field| field.trim().parse::<u32>().ok().map(i64::from))
            .collect::<Option<_>>()?;
        return match fields.as_slice() {
            [hours, minutes, seconds] => Some(Seconds(hours * 3600 + minutes * 60 + seconds)),
            [hours, minutes] if meant == Unit::Minute => Some(Seconds(hours * 3600 + minutes * 60)),
            [minutes, seconds] => Some(Seconds(minutes * 60 + seconds)),
            _ => None,
        };
    }
    let mut total = Seconds(0);
    let mut rest = text;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, after) = rest.split_at_checked(digits)?;
        let after = after.trim_start();
        let letters = after.len() - after.trim_start_matches(|c: char| !c.is_ascii_digit()).len();
        let (unit, next) = after.split_at_checked(letters)?;
        let (number, unit) = number_and_unit(&format!("{number} {}", unit.trim()))?;
        total += Seconds(number.checked_mul(unit.unwrap_or(meant).in_seconds())?);
        rest = next;
    }
    (!text.is_empty()).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pgn(text: &str) -> String {
        TimeControl::from_text(text).map_or_else(|error| error.to_string(), |control| control.to_pgn())
    }

    #[test]
    fn common_ways_of_writing_are_read() {
        for (text, tag) in [
            ("15+10", "900+10"),
            ("3'+2\"", "180+2"),
            ("90 min + 30 s", "5400+30"),
            ("90 min/40 moves + 30 min + 30 s", "40/5400+30:1800+30"),
            ("90 minutes for 40 moves, then 30 minutes + 30 seconds per move", "40/5400+30:1800+30"),
            ("40/90, G/30 + 30 s", "40/5400+30:1800+30"),
            ("40/2h, 20/1h, G/30", "40/7200:20/3600:1800"),
            ("G/60", "3600"),
            ("1h30 + 30\"", "5400+30"),
            ("1:30:00 + 30 sec", "5400+30"),
            ("60", "3600"),
            ("90 minutos + 30 segundos por jugada", "5400+30"),
            ("100 min/40 jugadas, 50 min/20 jugadas, 15 min + 30 s/jugada", "40/6000+30:20/3000+30:900+30"),
            ("45 min", "2700"),
        ] {
            assert_eq!(pgn(text), tag, "{text}");
        }
    }

    #[test]
    fn delays_are_kept_apart_from_increments() {
        let bonus = |text: &str| {
            TimeControl::from_text(text).expect("a control").periods().next().map(|period| period.bonus)
        };
        assert_eq!(bonus("G/60;d5"), Some(Bonus::Delay(Seconds(5))));
        assert_eq!(bonus("25 min + delay 5 s"), Some(Bonus::Delay(Seconds(5))));
        assert_eq!(bonus("25 min, bronstein 10 s"), Some(Bonus::Bronstein(Seconds(10))));
        assert_eq!(bonus("G/90, inc 30"), Some(Bonus::Increment(Seconds(30))));
    }

    #[test]
    fn what_is_not_understood_is_told_with_its_column() {
        let error = TimeControl::from_text("90 min + soon").expect_err("no time");
        assert_eq!(error, TimeTextError::Part { part: "soon".into(), column: 10 });
        assert_eq!(TimeControl::from_text("  "), Err(TimeTextError::Empty));
        for text in ["+", "30 s per move", "99999999999999 min", "40/", "-5", "é", "90 min + \u{1F600}"] {
            assert!(TimeControl::from_text(text).is_err(), "{text}");
        }
    }
}
