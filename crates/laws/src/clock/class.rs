//! Standard, rapid or blitz (Laws 2023 A.1, B.1).

use super::control::TimeControl;
use crate::edition::{Edition, Seconds};
use crate::incident::TimeClass;

/// The moves for which increments count in the definition of the time class.
const MOVES: u32 = 60;
/// From here on a game is standard play, in every edition.
const STANDARD: i64 = 60 * 60;

/// The time of a player for the definition of the time class: all periods, and what sixty moves bring.
pub fn total_for_class(control: &TimeControl) -> Seconds {
    let mut total = Seconds(0);
    for period in control.periods() {
        total += period.time;
    }
    for completed in 0..MOVES {
        total += control.period_after(completed).1.bonus.seconds();
    }
    total
}

/// The time class of a game. Where the players have different times it is that of the longer; without a clock a game is
/// standard play.
pub fn class_of(controls: &[&TimeControl], edition: &Edition) -> TimeClass {
    let Some(total) = controls.iter().map(|control| total_for_class(control)).max() else {
        return TimeClass::Standard;
    };
    let (minutes, inclusive) = edition.parameters.blitz_limit.value;
    let limit = minutes * 60;
    if total.0 >= STANDARD {
        TimeClass::Standard
    } else if total.0 < limit || (inclusive && total.0 == limit) {
        TimeClass::Blitz
    } else {
        TimeClass::Rapid
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Bonus;
    use crate::edition::{EditionId, Editions};

    fn class(edition: &str, minutes: i64, increment: i64) -> TimeClass {
        let control = TimeControl::single(Seconds(minutes * 60), Bonus::Increment(Seconds(increment)));
        let edition = Editions::built_in().get(&EditionId(edition.into())).expect("an edition");
        class_of(&[&control], edition)
    }

    #[test]
    fn the_limits_are_those_of_the_edition() {
        assert_eq!(class("2023-01", 5, 5), TimeClass::Blitz);
        assert_eq!(class("2023-01", 5, 6), TimeClass::Rapid);
        assert_eq!(class("2023-01", 10, 0), TimeClass::Blitz);
        assert_eq!(class("2023-01", 30, 30), TimeClass::Standard);
        assert_eq!(class("2023-01", 30, 29), TimeClass::Rapid);
        assert_eq!(class("2009", 12, 0), TimeClass::Blitz);
        assert_eq!(class("2009", 15, 0), TimeClass::Rapid);
        assert_eq!(class("2018-01", 15, 0), TimeClass::Rapid);
    }

    #[test]
    fn the_longer_time_decides_and_no_clock_is_standard() {
        let edition = Editions::built_in().get(&EditionId::current()).expect("an edition");
        let (short, long) =
            (TimeControl::single(Seconds(300), Bonus::None), TimeControl::single(Seconds(1200), Bonus::None));
        assert_eq!(class_of(&[&short, &long], edition), TimeClass::Rapid);
        assert_eq!(class_of(&[], edition), TimeClass::Standard);
    }
}
