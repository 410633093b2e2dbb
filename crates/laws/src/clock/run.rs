//! The clock of one player as the game goes on (Laws 2023 art. 6.2, 6.3).

use super::control::{Bonus, TimeControl};
use crate::record::Milliseconds;

/// The clock of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock<'a> {
    control: &'a TimeControl,
    remaining: Milliseconds,
    completed: u32,
}

/// What a press of the clock did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// The move is completed and this time remains.
    Completed(Milliseconds),
    /// The flag fell before the press.
    FlagFallen,
}

fn milliseconds(seconds: i64) -> u32 {
    u32::try_from(seconds.saturating_mul(1000).max(0)).unwrap_or(u32::MAX)
}

impl<'a> Clock<'a> {
    /// The clock at the start of the game.
    pub fn start(control: &'a TimeControl) -> Clock<'a> {
        let first = control.period_after(0).1;
        // An increment is there for the first move already; a delay and a time given back are not shown.
        let bonus = match first.bonus {
            Bonus::Increment(seconds) => milliseconds(seconds.0),
            Bonus::None | Bonus::Bronstein(_) | Bonus::Delay(_) => 0,
        };
        let remaining = Milliseconds(milliseconds(first.time.0).saturating_add(bonus));
        Clock { control, remaining, completed: 0 }
    }

    /// The time that remains.
    pub fn remaining(&self) -> Milliseconds {
        self.remaining
    }

    /// The moves completed.
    pub fn completed(&self) -> u32 {
        self.completed
    }

    /// The player completes a move for which he has used this time. The time of the next period is added when the
    /// required moves are completed.
    pub fn press(&mut self, used: Milliseconds) -> Pressed {
        let (index, period) = self.control.period_after(self.completed);
        let bonus = milliseconds(period.bonus.seconds().0);
        let (charged, given) = match period.bonus {
            Bonus::None => (used.0, 0),
            Bonus::Increment(_) => (used.0, bonus),
            Bonus::Bronstein(_) => (used.0, used.0.min(bonus)),
            Bonus::Delay(_) => (used.0.saturating_sub(bonus), 0),
        };
        if charged >= self.remaining.0 {
            self.remaining = Milliseconds(0);
            return Pressed::FlagFallen;
        }
        self.remaining = Milliseconds((self.remaining.0 - charged).saturating_add(given));
        self.completed = self.completed.saturating_add(1);
        let (now, next) = self.control.period_after(self.completed);
        if now != index {
            self.remaining = Milliseconds(self.remaining.0.saturating_add(milliseconds(next.time.0)));
        }
        Pressed::Completed(self.remaining)
    }

    /// The arbiter adds or takes seconds; the clock does not go below zero.
    pub fn adjust(&mut self, delta: crate::edition::Seconds) {
        let change = milliseconds(delta.0.saturating_abs());
        let time = if delta.0 < 0 {
            self.remaining.0.saturating_sub(change)
        } else {
            self.remaining.0.saturating_add(change)
        };
        self.remaining = Milliseconds(time);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Period;
    use crate::edition::Seconds;

    fn after(bonus: Bonus, used: u32) -> Pressed {
        let control = TimeControl::single(Seconds(60), bonus);
        Clock::start(&control).press(Milliseconds(used))
    }

    #[test]
    fn each_kind_of_bonus_counts_its_way() {
        assert_eq!(after(Bonus::None, 10_000), Pressed::Completed(Milliseconds(50_000)));
        assert_eq!(after(Bonus::Increment(Seconds(5)), 2_000), Pressed::Completed(Milliseconds(68_000)));
        assert_eq!(after(Bonus::Bronstein(Seconds(5)), 2_000), Pressed::Completed(Milliseconds(60_000)));
        assert_eq!(after(Bonus::Bronstein(Seconds(5)), 9_000), Pressed::Completed(Milliseconds(56_000)));
        assert_eq!(after(Bonus::Delay(Seconds(5)), 9_000), Pressed::Completed(Milliseconds(56_000)));
        assert_eq!(after(Bonus::None, 60_000), Pressed::FlagFallen);
        assert_eq!(after(Bonus::Delay(Seconds(5)), 64_999), Pressed::Completed(Milliseconds(1)));
    }

    #[test]
    fn the_next_period_is_added_with_the_last_required_move() {
        let control = TimeControl::new(vec![
            Period { moves: Some(2), time: Seconds(60), bonus: Bonus::None },
            Period { moves: None, time: Seconds(30), bonus: Bonus::None },
        ])
        .expect("two periods");
        let mut clock = Clock::start(&control);
        assert_eq!(clock.press(Milliseconds(10_000)), Pressed::Completed(Milliseconds(50_000)));
        assert_eq!(clock.press(Milliseconds(10_000)), Pressed::Completed(Milliseconds(70_000)));
        clock.adjust(Seconds(-120));
        assert_eq!(clock.remaining(), Milliseconds(0));
    }
}
