//! The course of a game under the Laws: when it ended, and what could have been claimed. The laws crate follows the
//! game; this is what the reader asks it.

use std::sync::LazyLock;

use arbitro_laws::claim::{Kind, Limits};
use arbitro_laws::edition::Editions;
use arbitro_laws::ending::{EndRules, Ended, How};
use arbitro_laws::tracker::Tracker;
use shakmaty::{Chess, Color, Move, Position};

use super::diagnostic::Code;
use super::game::GameResult;
use super::notes::Notes;

/// More claims than this about one game are not listed.
const MOST_CLAIMS: usize = 200;

/// A draw that a player could have claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// How many half-moves had been played when the claim could be made.
    pub ply: u32,
    /// On what ground (Laws 2023 art. 9.2, 9.3).
    pub kind: Kind,
    /// The player, who had the move.
    pub by: Color,
    /// The move of the game that the claim needed as the intended one; none where the position stood on the board.
    pub san: Option<String>,
}

/// Follows a game move by move.
#[derive(Debug)]
pub(crate) struct Course {
    tracker: Tracker,
    fifty_claimed: bool,
    /// Every claim that could be made, in order.
    pub claims: Vec<Claim>,
}

/// What the last move brought about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Happened {
    /// Whether the position stands on the board for the third time or more.
    pub threefold: bool,
    /// Whether fifty moves by each side were completed just now.
    pub fifty: bool,
    /// The end of the game, if this move brought it.
    pub ended: Option<How>,
    /// Whether the player to move is in check.
    pub check: bool,
}

impl Happened {
    /// Whether there is anything to note.
    #[inline]
    pub fn is_notable(self) -> bool {
        self.threefold || self.fifty || self.ended.is_some()
    }
}

impl Course {
    /// Starts from a position.
    pub fn new(start: &Chess, rules: EndRules) -> Self {
        let mut course = Course { tracker: Tracker::new(rules), fifty_claimed: false, claims: Vec::new() };
        course.begin(start);
        course
    }

    /// Starts another game under the same rules.
    pub fn begin(&mut self, start: &Chess) {
        self.tracker.begin(start);
        self.fifty_claimed = false;
        self.claims.clear();
    }

    /// The game so far.
    #[inline]
    pub fn tracker(&self) -> &Tracker {
        &self.tracker
    }

    /// Takes note of a legal move, written in its standard notation.
    #[inline]
    pub fn played(&mut self, san: &str, m: Move) -> Happened {
        let over = self.ended().is_some();
        let played = self.tracker.play(m);
        let limits = Limits::default();
        let quiet = self.tracker.quiet_plies();
        let mated = matches!(played.ended, Some(How::Checkmate { .. }));
        self.fifty_claimed &= quiet >= limits.quiet_plies;
        let threefold = played.occurrences >= limits.occurrences && !over;
        let fifty = quiet >= limits.quiet_plies && !self.fifty_claimed && !over && !mated;
        self.fifty_claimed |= fifty;
        if threefold {
            self.claim(Kind::Threefold, san);
        }
        if fifty {
            self.claim(Kind::FiftyMoves, san);
        }
        Happened { threefold, fifty, ended: played.ended, check: played.check }
    }

    /// The first end so far, without a search for dead positions.
    pub fn ended(&self) -> Option<Ended> {
        self.tracker.ended()
    }

    /// The first end of the whole game. To be asked once, after the last move.
    pub fn finish(&mut self) -> Option<Ended> {
        self.tracker.finish()
    }

    /// Notes what a move brought about: the first claim of each kind, and the ends that nobody need have noticed.
    #[cold]
    pub fn note(happened: Happened, at: usize, word: &str, notes: &mut Notes) {
        if happened.threefold {
            notes.push_once(at, Code::ThreefoldPresent, word);
        }
        if happened.fifty {
            notes.push_once(at, Code::FiftyPresent, word);
        }
        match happened.ended {
            Some(How::FivefoldRepetition) => notes.push(at, Code::FivefoldPresent, word),
            Some(How::SeventyFiveMoves) => notes.push(at, Code::SeventyFivePresent, word),
            _ => {}
        }
    }

    /// The player who moved could claim with the move intended, the other with the position on the board.
    #[cold]
    fn claim(&mut self, kind: Kind, san: &str) {
        if self.claims.len() >= MOST_CLAIMS {
            return;
        }
        let ply = u32::try_from(self.tracker.ply()).unwrap_or(u32::MAX);
        let turn = self.tracker.position().turn();
        self.claims.push(Claim { ply: ply.saturating_sub(1), kind, by: !turn, san: Some(san.to_owned()) });
        self.claims.push(Claim { ply, kind, by: turn, san: None });
    }
}

/// The first day of each edition of the Laws, as PGN writes dates, and the ends it knows; oldest first.
static RULES: LazyLock<Vec<(String, EndRules)>> = LazyLock::new(|| {
    let editions = Editions::built_in().iter();
    editions.map(|edition| (edition.in_force.to_string().replace('-', "."), edition.end_rules())).collect()
});

/// The ends that the Laws in force on a date (`yyyy.mm.dd`) know; those of today where the year is not known.
pub(crate) fn rules_on(date: &[u8]) -> EndRules {
    let known = date.get(..4).is_some_and(|year| year.iter().all(u8::is_ascii_digit));
    let in_force = RULES.iter().rev().find(|(first_day, _)| known && first_day.as_bytes() <= date);
    let edition = if known { in_force.or(RULES.first()) } else { RULES.last() };
    edition.map_or(EndRules::CURRENT, |(_, rules)| *rules)
}

/// The result that an end on the board means.
pub(crate) fn result_of(how: How) -> GameResult {
    match how.winner() {
        Some(Color::White) => GameResult::WhiteWins,
        Some(Color::Black) => GameResult::BlackWins,
        None => GameResult::Draw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_ends_by_the_laws_of_its_day() {
        assert_eq!(rules_on(b"2026.11.30"), EndRules::CURRENT);
        assert_eq!(rules_on(b"2015.??.??"), EndRules::OF_2014);
        assert_eq!(rules_on(b"2014.06.30"), EndRules::OF_1997);
        assert_eq!(rules_on(b"1961.05.05").fivefold, EndRules::BEFORE_1997.fivefold);
        assert_eq!(rules_on(b"????.??.??"), EndRules::CURRENT);
        assert_eq!(rules_on(b""), EndRules::CURRENT);
    }
}
