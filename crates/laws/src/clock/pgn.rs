//! The `TimeControl` tag of PGN (PGN standard 9.6.1), in seconds: `40/7200:3600`, `4500+60`, `300`.

use std::fmt::Write as _;

use super::control::{Bonus, Period, TimeControl};
use crate::edition::Seconds;

/// What is wrong with a `TimeControl` tag.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnTimeControlError {
    /// A field is not understood.
    #[error(
        "the time control field {field:?} at column {column} is not understood: expected seconds, moves/seconds or seconds+increment"
    )]
    Field {
        /// The field.
        field: String,
        /// Where it starts, counted from 1.
        column: usize,
    },
    /// A sandclock, which no game under the Laws uses.
    #[error("a sandclock ({0:?}) is not supported")]
    Sandclock(
        /// The field.
        String,
    ),
}

impl TimeControl {
    /// Reads the tag. None for `?` (unknown), `-` (no time control) and an empty value.
    pub fn from_pgn(tag: &str) -> Result<Option<TimeControl>, PgnTimeControlError> {
        let tag = tag.trim();
        if matches!(tag, "" | "?" | "-") {
            return Ok(None);
        }
        let mut periods = Vec::new();
        let mut column = 1;
        for field in tag.split(':') {
            periods.push(period(field, column)?);
            column += field.chars().count() + 1;
        }
        Ok(TimeControl::new(periods).ok())
    }

    /// The tag of this control. PGN has no sign for a delay, which is written like an increment.
    pub fn to_pgn(&self) -> String {
        let mut text = String::new();
        for period in self.periods() {
            if !text.is_empty() {
                text.push(':');
            }
            if let Some(moves) = period.moves {
                // Writing to a string cannot fail.
                let _ = write!(text, "{moves}/");
            }
            let _ = write!(text, "{}", period.time.0);
            if period.bonus.seconds() > Seconds(0) {
                let _ = write!(text, "+{}", period.bonus.seconds().0);
            }
        }
        text
    }
}

fn period(field: &str, column: usize) -> Result<Period, PgnTimeControlError> {
    let wrong = || PgnTimeControlError::Field { field: field.to_owned(), column };
    let text = field.trim();
    if text.starts_with('*') {
        return Err(PgnTimeControlError::Sandclock(field.to_owned()));
    }
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.trim().parse::<u32>().map_err(|_| wrong())?), time),
        None => (None, text),
    };
    let (time, bonus) = match time.split_once('+') {
        Some((time, bonus)) => (time, Bonus::Increment(Seconds(number(bonus).ok_or_else(wrong)?))),
        None => (time, Bonus::None),
    };
    let time = Seconds(number(time).ok_or_else(wrong)?);
    let bonus = if bonus.seconds() == Seconds(0) { Bonus::None } else { bonus };
    Ok(Period { moves: moves.filter(|moves| *moves > 0), time, bonus })
}

/// A number of seconds that a clock can show.
fn number(text: &str) -> Option<i64> {
    text.trim().parse::<u32>().ok().map(i64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_and_written_alike() {
        for tag in ["40/7200:3600", "4500+60", "300", "40/5400+30:1800+30", "40/7200:20/3600:900+30"] {
            let control = TimeControl::from_pgn(tag).expect("a tag").expect("a control");
            assert_eq!(control.to_pgn(), tag);
        }
    }

    #[test]
    fn nothing_known_is_no_control() {
        for tag in ["?", "-", "", " "] {
            assert_eq!(TimeControl::from_pgn(tag), Ok(None));
        }
    }

    #[test]
    fn a_bad_field_is_told_with_its_column() {
        let error = TimeControl::from_pgn("40/7200:soon").expect_err("no number");
        assert_eq!(error, PgnTimeControlError::Field { field: "soon".into(), column: 9 });
        assert!(matches!(TimeControl::from_pgn("*180"), Err(PgnTimeControlError::Sandclock(_))));
        assert!(TimeControl::from_pgn("99999999999").is_err());
        assert!(TimeControl::from_pgn("-5").is_err());
    }
}
