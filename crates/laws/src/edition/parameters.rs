//! The table of the editions: a row for each parameter, a column for each edition.
//!
//! Each cell has its value, how sure it is, and the article it stands in, in that edition's numbering.
//! A new edition is a new column here and in the [article map](super::articles), and no new code path.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::ending::{DeadRule, Fivefold};

use super::Status;
use super::value::{
    ClaimantCut, ColoursReversed, Counting, DefaultTime, DeviceOffence, FiftyExceptions, FlagTest,
    HasTheMove, OpponentScore, PositionLost, PromotionFinal, Quickplay, Seconds, TouchBoth, Unsupervised,
};

/// A value of the table, with its status and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell<T> {
    /// The value.
    pub value: T,
    /// How sure it is.
    pub status: Status,
    /// The article of that edition; `-` where the text says nothing.
    pub article: Cow<'static, str>,
}

impl<T> Cell<T> {
    /// The number of the article; none where the edition has none.
    pub fn number(&self) -> Option<&str> {
        (self.article != "-").then_some(self.article.as_ref())
    }

    /// What is made of the value, of the same place and as sure.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Cell<U> {
        Cell { value: make(self.value), status: self.status, article: self.article }
    }
}

/// Read in the full text of the edition.
const fn v<T>(value: T, article: &'static str) -> Cell<T> {
    Cell { value, status: Status::Verified, article: Cow::Borrowed(article) }
}

/// Known from an excerpt or a table of changes.
const fn x<T>(value: T, article: &'static str) -> Cell<T> {
    Cell { value, status: Status::Excerpt, article: Cow::Borrowed(article) }
}

/// Unverified.
const fn u<T>(value: T, article: &'static str) -> Cell<T> {
    Cell { value, status: Status::Unverified, article: Cow::Borrowed(article) }
}

/// So many seconds.
const fn s(seconds: i64) -> Seconds {
    Seconds(seconds)
}

/// The editions in the order of the columns: name, and the day they came into force.
pub(super) const COLUMNS: [(&str, &str); 11] = [
    ("1974", "1974-01-01"),
    ("1989", "1989-01-01"),
    ("1993", "1993-01-01"),
    ("1997", "1997-07-01"),
    ("2001", "2001-07-01"),
    ("2005", "2005-07-01"),
    ("2009", "2009-07-01"),
    ("2014", "2014-07-01"),
    ("2017-07", "2017-07-01"),
    ("2018-01", "2018-01-01"),
    ("2023-01", "2023-01-01"),
];

macro_rules! parameters {
    ($( $(#[$doc:meta])* $name:ident : $type:ty = [ $($cell:expr),* $(,)? ]; )*) => {
        /// What one edition says: the parameters on which the rulings depend.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Parameters { $( $(#[$doc])* pub $name: Cell<$type>, )* }

        impl Parameters {
            /// The articles of the cells, once for each parameter.
            pub fn numbers(&self) -> impl Iterator<Item = &str> {
                [ $( self.$name.article.as_ref() ),* ].into_iter().filter(|number| *number != "-")
            }

            /// One column of the table.
            pub(super) fn column(index: usize) -> Option<Parameters> {
                Some(Parameters { $( $name: {
                    let row: [Cell<$type>; COLUMNS.len()] = [ $($cell),* ];
                    row.into_iter().nth(index)?
                }, )* })
            }
        }
    };
}

use ClaimantCut::{Fixed, Half, Nothing};
use Unsupervised::{Loss, NoRule, Penalty, PenaltyOnClaim, WinOnClaim};

/// The cut of 1997 and 2001: half the remaining time, at most three minutes.
const HALF: ClaimantCut = Half { at_most: s(180), floor: s(0) };
/// The cut of 2005: the same, but not below one minute.
const HALF_FLOOR: ClaimantCut = Half { at_most: s(180), floor: s(60) };

#[rustfmt::skip]
parameters! {
    // Columns: 1974, 1989, 1993 / 1997, 2001, 2005 / 2009, 2014 / 2017-07, 2018-01, 2023-01

    /// The number of the illegal move by which a player loses; none if no number is named.
    illegal_limit: Option<u8> = [
        u(None, "9"), u(None, "8.1"), u(None, "8.1"),
        x(Some(3), "10.3"), x(Some(3), "7.4.b"), x(Some(3), "7.4.b"),
        v(Some(3), "7.4.b"), x(Some(2), "7.5.b"),
        x(Some(2), "7.5.3"), v(Some(2), "7.5.5"), v(Some(2), "7.5.5")];
    /// Where illegal moves count.
    illegal_counting: Counting = [
        u(Counting::Never, "9"), u(Counting::Never, "8.1"), u(Counting::Never, "8.1"),
        x(Counting::QuickplayFinish, "10.3"), x(Counting::Always, "7.4.b"), x(Counting::Always, "7.4.b"),
        v(Counting::Always, "7.4.b"), x(Counting::Always, "7.5.b"),
        x(Counting::Always, "7.5.3"), v(Counting::Always, "7.5.5"), v(Counting::Always, "7.5.5")];
    /// The opponent's extra time for an illegal move in standard play.
    illegal_bonus_standard: Seconds = [
        u(s(0), "9"), u(s(0), "8.1"), u(s(0), "8.1"),
        x(s(120), "10.3"), x(s(120), "7.4.b"), x(s(120), "7.4.b"),
        v(s(120), "7.4.b"), x(s(120), "7.5.b"),
        x(s(120), "7.5.3"), v(s(120), "7.5.5"), v(s(120), "7.5.5")];
    /// The opponent's extra time for an illegal move in supervised rapid.
    illegal_bonus_rapid_supervised: Option<Seconds> = [
        u(None, "-"), u(None, "-"), u(None, "-"),
        x(Some(s(120)), "10.3"), x(Some(s(120)), "7.4.b"), x(Some(s(120)), "7.4.b"),
        v(Some(s(120)), "7.4.b"), x(Some(s(120)), "7.5.b"),
        x(Some(s(120)), "7.5.3"), v(Some(s(120)), "7.5.5"), v(Some(s(60)), "A.3")];
    /// The opponent's extra time for an illegal move in supervised blitz; none where the text does not settle it.
    illegal_bonus_blitz_supervised: Option<Seconds> = [
        u(None, "-"), u(None, "-"), u(None, "-"),
        x(Some(s(120)), "10.3"), x(Some(s(120)), "7.4.b"), x(Some(s(120)), "7.4.b"),
        v(Some(s(120)), "7.4.b"), x(Some(s(60)), "B.2"),
        x(Some(s(60)), "B.2"), v(Some(s(60)), "B.2"), v(None, "B.2")];
    /// Rapid without adequate supervision: what an illegal move costs.
    illegal_rapid: Unsupervised = [
        u(NoRule, "-"), u(NoRule, "-"), u(NoRule, "-"),
        x(PenaltyOnClaim, "B5"), x(PenaltyOnClaim, "B5"), x(PenaltyOnClaim, "B5"),
        v(PenaltyOnClaim, "A.4.c"), x(Loss, "A.4.b"),
        x(Loss, "A.4.2"), v(Penalty, "A.4.2"), v(Penalty, "A.5.2")];
    /// Blitz without adequate supervision: what an illegal move costs.
    illegal_blitz: Unsupervised = [
        u(NoRule, "-"), u(NoRule, "-"), u(NoRule, "-"),
        x(WinOnClaim, "C3"), u(WinOnClaim, "C3"), u(WinOnClaim, "C3"),
        v(WinOnClaim, "B.3.c"), x(Loss, "A.4.b"),
        x(Loss, "A.4.2"), v(Penalty, "A.4.2"), v(Penalty, "A.5.2")];
    /// Rapid without adequate supervision: the opponent's extra time.
    illegal_bonus_rapid: Seconds = [
        u(s(0), "-"), u(s(0), "-"), u(s(0), "-"),
        x(s(120), "B5"), x(s(120), "7.4.b"), x(s(120), "7.4.b"),
        v(s(120), "7.4.b"), x(s(0), "A.4.b"),
        x(s(0), "A.4.2"), v(s(120), "7.5.5"), v(s(60), "A.3")];
    /// Blitz without adequate supervision: the opponent's extra time.
    illegal_bonus_blitz: Seconds = [
        u(s(0), "-"), u(s(0), "-"), u(s(0), "-"),
        x(s(0), "C3"), u(s(0), "C3"), u(s(0), "C3"),
        v(s(0), "B.3.c"), x(s(0), "A.4.b"),
        x(s(0), "A.4.2"), v(s(60), "B.2"), v(s(60), "A.3")];
    /// Whether the loss by illegal moves is a draw if the opponent cannot checkmate.
    illegal_draw_exception: bool = [
        u(false, "9"), u(false, "8.1"), u(false, "8.1"),
        x(false, "10.3"), x(false, "7.4.b"), x(false, "7.4.b"),
        v(true, "7.4.b"), x(true, "7.5.b"),
        x(true, "7.5.3"), v(true, "7.5.5"), v(true, "7.5.5")];
    /// What the claimant of a win by an illegal move in blitz must be able to do; without it he may claim a draw.
    illegal_blitz_test: FlagTest = [
        u(FlagTest::BareKing, "-"), u(FlagTest::BareKing, "-"), u(FlagTest::BareKing, "-"),
        x(FlagTest::MatingPotential, "C4"), u(FlagTest::MatingPotential, "C4"), u(FlagTest::AnySeries, "C3"),
        v(FlagTest::AnySeries, "B.3.c"), x(FlagTest::AnySeries, "A.4.b"),
        x(FlagTest::AnySeries, "A.4.2"), v(FlagTest::AnySeries, "A.4.2"), v(FlagTest::AnySeries, "A.5.2")];
    /// Whether the capture of a king is an illegal move of its own.
    counts_king_capture: bool = [
        u(false, "9"), u(false, "8.1"), u(false, "8.1"),
        u(false, "7.4"), u(false, "7.4"), x(true, "1.2"),
        v(true, "7.4.a"), x(true, "7.5.a"),
        x(true, "7.5.1"), v(true, "7.5.1"), v(true, "7.5.1")];
    /// Whether a pawn left on the last rank is an illegal move.
    counts_promotion: bool = [
        u(false, "9"), u(false, "8.1"), u(false, "8.1"),
        x(false, "7.4"), x(false, "7.4"), x(true, "7.4.a"),
        v(true, "7.4.a"), x(true, "7.5.a"),
        x(true, "7.5.2"), v(true, "7.5.2"), v(true, "7.5.2")];
    /// Whether the pawn left on the last rank becomes a queen.
    forced_queen: bool = [
        u(false, "9"), u(false, "8.1"), u(false, "8.1"),
        x(false, "7.4"), x(false, "7.4"), x(false, "7.4.a"),
        v(false, "7.4.a"), x(true, "7.5.a"),
        x(true, "7.5.2"), v(true, "7.5.2"), v(true, "7.5.2")];
    /// Whether pressing the clock without a move is an illegal move.
    counts_empty_press: bool = [
        u(false, "14"), u(false, "12"), u(false, "12"),
        x(false, "6.7"), x(false, "6.8"), x(false, "6.8"),
        v(false, "6.7.c"), x(false, "6.2"),
        x(true, "7.8.1"), v(true, "7.5.3"), v(true, "7.5.3")];
    /// Whether using two hands is an illegal move.
    counts_two_hands: bool = [
        u(false, "7"), u(false, "6"), u(false, "6"),
        x(false, "4.1"), x(false, "4.1"), x(false, "4.1"),
        v(false, "4.1"), x(false, "4.1"),
        x(true, "7.7.1"), v(true, "7.5.4"), v(true, "7.5.4")];
    /// Unsupervised: whether the arbiter acts on an illegal move without a claim.
    arbiter_acts: bool = [
        u(true, "-"), u(true, "-"), u(true, "-"),
        x(false, "B5"), x(false, "B5"), x(false, "B5"),
        v(false, "A.4.c"), x(true, "A.4.b"),
        x(true, "A.4.2"), v(true, "A.4.2"), v(true, "A.5.2")];
    /// Unsupervised: whether the arbiter waits and then draws when he sees an illegal position.
    waits_on_illegal_position: bool = [
        u(false, "-"), u(false, "-"), u(false, "-"),
        x(false, "B5"), x(false, "B5"), x(false, "B5"),
        v(false, "A.4.c"), x(true, "A.4.d"),
        x(true, "A.4.4"), v(true, "A.4.4"), v(true, "A.5.4")];
    /// Unsupervised: whether he intervenes at once when both kings are in check or a pawn is not promoted.
    intervenes_on_illegal_position: bool = [
        u(true, "-"), u(true, "-"), u(true, "-"),
        x(false, "B5"), x(false, "B5"), x(false, "B5"),
        v(true, "A.4.c"), x(false, "A.4.d"),
        x(false, "A.4.4"), v(false, "A.4.4"), v(false, "A.5.4")];
    /// Unsupervised: whether the arbiter calls the flag himself.
    arbiter_calls_flag: bool = [
        u(true, "-"), u(true, "-"), u(true, "-"),
        x(false, "B6"), x(false, "B6"), x(false, "B6"),
        v(false, "A.4.d.1"), x(true, "A.4.e"),
        x(true, "A.4.5"), v(true, "A.4.5"), v(true, "A.5.5")];
    /// Unsupervised: the moves completed by each, after which the set-up is no longer corrected.
    set_up_limit: Option<u32> = [
        u(None, "-"), u(None, "-"), u(None, "-"),
        x(Some(3), "B4"), u(Some(3), "B4"), u(Some(3), "B4"),
        v(Some(3), "A.4.a"), x(Some(10), "A.4.a"),
        x(Some(10), "A.4.1.2"), v(Some(10), "A.4.1.2"), v(Some(10), "A.5.1.2")];
    /// What is done when the colours were reversed.
    colours_reversed: ColoursReversed = [
        u(ColoursReversed::QuarterOfFirstControl, "8"), u(ColoursReversed::QuarterOfFirstControl, "8"),
        u(ColoursReversed::QuarterOfFirstControl, "8"),
        x(ColoursReversed::Continue, "7.2"), x(ColoursReversed::Continue, "7.2"), x(ColoursReversed::Continue, "7.2"),
        v(ColoursReversed::Continue, "7.2"), x(ColoursReversed::Continue, "7.3"),
        x(ColoursReversed::FewerThanTenMoves, "7.3"), v(ColoursReversed::FewerThanTenMoves, "7.3"),
        v(ColoursReversed::FewerThanTenMoves, "7.3")];
    /// The fifth occurrence of a position.
    fivefold: Fivefold = [
        u(Fivefold::No, "-"), u(Fivefold::No, "-"), u(Fivefold::No, "-"),
        x(Fivefold::No, "-"), x(Fivefold::No, "-"), x(Fivefold::No, "-"),
        v(Fivefold::No, "-"), x(Fivefold::Consecutive, "9.6.a"),
        x(Fivefold::Anywhere, "9.6.1"), v(Fivefold::Anywhere, "9.6.1"), v(Fivefold::Anywhere, "9.6.1")];
    /// Whether seventy-five moves end the game.
    seventy_five: bool = [
        x(false, "-"), x(false, "-"), x(false, "-"),
        x(false, "-"), x(false, "-"), x(false, "-"),
        v(false, "-"), x(true, "9.6.b"),
        x(true, "9.6.2"), v(true, "9.6.2"), v(true, "9.6.2")];
    /// The exceptions to the fifty-move rule.
    fifty_exceptions: FiftyExceptions = [
        x(FiftyExceptions::Announced, "12.4"), x(FiftyExceptions::Listed, "10.9"), x(FiftyExceptions::None, "10.9"),
        x(FiftyExceptions::None, "9.3"), x(FiftyExceptions::None, "9.3"), x(FiftyExceptions::None, "9.3"),
        v(FiftyExceptions::None, "9.3"), x(FiftyExceptions::None, "9.3"),
        x(FiftyExceptions::None, "9.3"), v(FiftyExceptions::None, "9.3"), v(FiftyExceptions::None, "9.3")];
    /// When a position is dead.
    dead_position: DeadRule = [
        u(DeadRule::MaterialList, "12"), x(DeadRule::MaterialList, "10.7"), u(DeadRule::MaterialList, "10.4"),
        x(DeadRule::AnySeries, "9.6"), x(DeadRule::AnySeries, "5.2.b"), x(DeadRule::AnySeries, "5.2.b"),
        v(DeadRule::AnySeries, "5.2.b"), x(DeadRule::AnySeries, "5.2.b"),
        x(DeadRule::AnySeries, "5.2.2"), v(DeadRule::AnySeries, "5.2.2"), v(DeadRule::AnySeries, "5.2.2")];
    /// What is asked of the opponent before a player loses on time.
    flag_test: FlagTest = [
        u(FlagTest::BareKing, "12"), u(FlagTest::BareKing, "10.5"), u(FlagTest::BareKing, "10.5"),
        x(FlagTest::AnySeries, "6.9"), u(FlagTest::AnySeries, "6.10"), x(FlagTest::AnySeries, "6.10"),
        v(FlagTest::AnySeries, "6.9"), x(FlagTest::AnySeries, "6.9"),
        x(FlagTest::AnySeries, "6.9"), v(FlagTest::AnySeries, "6.9"), v(FlagTest::AnySeries, "6.9")];
    /// The same in blitz without adequate supervision.
    flag_test_blitz: FlagTest = [
        u(FlagTest::BareKing, "12"), u(FlagTest::BareKing, "10.5"), u(FlagTest::BareKing, "10.5"),
        x(FlagTest::MatingPotential, "C4"), u(FlagTest::MatingPotential, "C4"), u(FlagTest::AnySeries, "6.10"),
        v(FlagTest::AnySeries, "A.4.d.3"), x(FlagTest::AnySeries, "A.4.c"),
        x(FlagTest::AnySeries, "A.4.3"), v(FlagTest::AnySeries, "A.4.3"), v(FlagTest::AnySeries, "A.5.3")];
    /// Whether a resignation is a draw if the opponent cannot checkmate.
    resignation_draw_exception: bool = [
        x(false, "11.2"), x(false, "10.2"), x(false, "10.2"),
        x(false, "5.1.b"), x(false, "5.1.b"), x(false, "5.1.b"),
        v(false, "5.1.b"), x(false, "5.1.b"),
        x(false, "5.1.2"), v(false, "5.1.2"), v(true, "5.1.2")];
    /// Whether a draw by agreement needs a move by each player.
    agreement_needs_moves: bool = [
        u(false, "12.2"), u(false, "10.6"), u(false, "10.6"),
        x(false, "5.2.c"), x(false, "5.2.c"), x(false, "5.2.c"),
        v(false, "5.2.c"), x(false, "5.2.c"),
        x(true, "5.2.3"), v(true, "5.2.3"), v(true, "5.2.3")];
    /// Whether an offer of a draw lapses when the opponent touches a piece with intent; before, when he moves.
    offer_lapses_on_touch: bool = [
        u(false, "12.2"), u(false, "10.6"), u(false, "10.6"),
        x(false, "9.1"), x(true, "9.1"), x(true, "9.1"),
        v(true, "9.1.b.1"), x(true, "9.1.b.1"),
        x(true, "9.1.2.1"), v(true, "9.1.2.1"), v(true, "9.1.2.1")];
    /// The default time where the regulations name none.
    default_time: DefaultTime = [
        u(DefaultTime::Seconds(s(3600)), "17"), u(DefaultTime::Seconds(s(3600)), "10.15"),
        u(DefaultTime::Seconds(s(3600)), "10.15"),
        x(DefaultTime::Seconds(s(3600)), "6.6"), x(DefaultTime::Seconds(s(3600)), "6.7"),
        x(DefaultTime::Seconds(s(3600)), "6.7"),
        v(DefaultTime::Seconds(s(0)), "6.6.a"), x(DefaultTime::MustBeSet, "6.7.a"),
        x(DefaultTime::Seconds(s(0)), "6.7.1"), v(DefaultTime::Seconds(s(0)), "6.7.1"),
        v(DefaultTime::Seconds(s(0)), "6.7.1")];
    /// What makes an electronic device an offence.
    device: DeviceOffence = [
        x(DeviceOffence::Penalties, "19"), x(DeviceOffence::Penalties, "16"), x(DeviceOffence::Penalties, "16"),
        x(DeviceOffence::Penalties, "13.4"), x(DeviceOffence::Penalties, "13.4"), x(DeviceOffence::Rings, "12.2.b"),
        v(DeviceOffence::Sounds, "12.3.b"), x(DeviceOffence::InVenue, "11.3.b"),
        x(DeviceOffence::OnPerson, "11.3.2.2"), v(DeviceOffence::OnPerson, "11.3.2.2"),
        v(DeviceOffence::OnPerson, "11.3.2.2")];
    /// What the opponent of a player who loses through a device receives.
    device_opponent: OpponentScore = [
        x(OpponentScore::Arbiter, "19"), x(OpponentScore::Arbiter, "16"), x(OpponentScore::Arbiter, "16"),
        x(OpponentScore::Arbiter, "13.4"), x(OpponentScore::Arbiter, "13.4"), x(OpponentScore::Arbiter, "12.2.b"),
        v(OpponentScore::WinIfCanMate, "12.3.b"), x(OpponentScore::Win, "11.3.b"),
        x(OpponentScore::Win, "11.3.2.2"), v(OpponentScore::Win, "11.3.2.2"), v(OpponentScore::Win, "11.3.2.2")];
    /// The opponent's extra time for a wrong claim in standard play.
    claim_bonus_standard: Seconds = [
        u(s(0), "12.3"), u(s(0), "10.12"), u(s(0), "10.12.b"),
        u(s(180), "9.5.b"), u(s(180), "9.5.b"), x(s(180), "9.5.b"),
        v(s(180), "9.5.b"), x(s(120), "9.5.b"),
        x(s(120), "9.5.3"), v(s(120), "9.5.3"), v(s(120), "9.5.3")];
    /// The opponent's extra time for a wrong claim in rapid.
    claim_bonus_rapid: Seconds = [
        u(s(0), "12.3"), u(s(0), "10.12"), u(s(0), "10.12.b"),
        u(s(180), "9.5.b"), u(s(180), "9.5.b"), x(s(180), "9.5.b"),
        v(s(180), "9.5.b"), x(s(120), "9.5.b"),
        x(s(120), "9.5.3"), v(s(120), "9.5.3"), v(s(60), "A.3")];
    /// The opponent's extra time for a wrong claim in blitz without adequate supervision.
    claim_bonus_blitz: Seconds = [
        u(s(0), "12.3"), u(s(0), "10.12"), u(s(0), "10.12.b"),
        u(s(180), "9.5.b"), u(s(180), "9.5.b"), x(s(180), "9.5.b"),
        v(s(180), "9.5.b"), x(s(60), "B.2"),
        x(s(60), "B.2"), v(s(60), "B.2"), v(s(60), "A.3")];
    /// The same in supervised blitz; none where the text does not settle it.
    claim_bonus_blitz_supervised: Option<Seconds> = [
        u(None, "-"), u(None, "-"), u(None, "-"),
        u(Some(s(180)), "9.5.b"), u(Some(s(180)), "9.5.b"), x(Some(s(180)), "9.5.b"),
        v(Some(s(180)), "9.5.b"), x(Some(s(60)), "B.2"),
        x(Some(s(60)), "B.2"), v(Some(s(60)), "B.2"), v(None, "B.2")];
    /// What a wrong claim takes from the claimant.
    claimant_cut: ClaimantCut = [
        u(Fixed(s(300)), "12.3"), u(Fixed(s(300)), "10.12.b"), u(Fixed(s(300)), "10.12.b"),
        u(HALF, "9.5.b"), u(HALF, "9.5.b"), x(HALF_FLOOR, "9.5.b"),
        v(Nothing, "9.5.b"), x(Nothing, "9.5.b"),
        x(Nothing, "9.5.3"), v(Nothing, "9.5.3"), v(Nothing, "9.5.3")];
    /// The rules for a game that cannot be won by normal means.
    quickplay: Quickplay = [
        u(Quickplay::TournamentRule, "-"), u(Quickplay::TournamentRule, "-"), u(Quickplay::TournamentRule, "-"),
        x(Quickplay::LawsWithoutRejection, "10.2"), x(Quickplay::Laws, "10.2"), x(Quickplay::Laws, "10.2"),
        v(Quickplay::Laws, "10.2"), x(Quickplay::Announced, "G.2"),
        x(Quickplay::Announced, "III.2.1"), v(Quickplay::Announced, "III.2.1"), v(Quickplay::Announced, "III.2.1")];
    /// When a player has the move.
    has_the_move: HasTheMove = [
        x(HasTheMove::Turn, "4.2"), u(HasTheMove::Completed, "3.2"), x(HasTheMove::Completed, "3.2"),
        u(HasTheMove::Completed, "1.1"), x(HasTheMove::Made, "1.1"), x(HasTheMove::Made, "1.1"),
        v(HasTheMove::Made, "1.1"), x(HasTheMove::Made, "1.1"),
        x(HasTheMove::Made, "1.3"), v(HasTheMove::Made, "1.3"), v(HasTheMove::Made, "1.3")];
    /// Whether a move may be written before it is made.
    record_in_advance: bool = [
        u(true, "13"), u(true, "11.1"), u(true, "11.1"),
        x(true, "8.1"), x(true, "8.1"), x(false, "8.1"),
        v(false, "8.1"), x(false, "8.1"),
        x(false, "8.1.2"), v(false, "8.1.2"), v(false, "8.1.2")];
    /// When the choice of the promoted piece is final.
    promotion_final: PromotionFinal = [
        x(PromotionFinal::Released, "7.d"), u(PromotionFinal::Released, "6"), u(PromotionFinal::Released, "6"),
        u(PromotionFinal::Released, "4.6"), u(PromotionFinal::Released, "4.6"), x(PromotionFinal::Touched, "4.4.d"),
        v(PromotionFinal::Touched, "4.4.d"), x(PromotionFinal::Touched, "4.4.d"),
        x(PromotionFinal::Touched, "4.4.4"), v(PromotionFinal::Touched, "4.4.4"), v(PromotionFinal::Touched, "4.4.4")];
    /// How touched pieces of both colours bind.
    touch_both: TouchBoth = [
        u(TouchBoth::OwnFirst, "8"), u(TouchBoth::OwnFirst, "7.2"), u(TouchBoth::OwnFirst, "7.2"),
        x(TouchBoth::FirstTouched, "4.3.c"), x(TouchBoth::FirstTouched, "4.3.c"), x(TouchBoth::FirstTouched, "4.3.c"),
        v(TouchBoth::FirstTouched, "4.3.c"), x(TouchBoth::FirstTouched, "4.3.c"),
        x(TouchBoth::FirstTouched, "4.3.3"), v(TouchBoth::FirstTouched, "4.3.3"), v(TouchBoth::FirstTouched, "4.3.3")];
    /// Below how many minutes a game is blitz; the limit itself is blitz where the second value says so.
    blitz_limit: (i64, bool) = [
        u((15, false), "-"), u((15, false), "-"), u((15, false), "-"),
        x((15, false), "C1"), x((15, false), "C1"), x((15, false), "C1"),
        v((15, false), "B.1"), x((10, true), "B.1"),
        x((10, true), "B.1"), v((10, true), "B.1"), v((10, true), "B.1")];
    /// What is done where the position before an irregularity cannot be determined.
    position_lost: PositionLost = [
        u(PositionLost::NewGame, "9"), u(PositionLost::NewGame, "8"), u(PositionLost::NewGame, "8"),
        x(PositionLost::LastIdentifiable, "7.5"), x(PositionLost::LastIdentifiable, "7.5"),
        x(PositionLost::LastIdentifiable, "7.5"),
        v(PositionLost::LastIdentifiable, "7.5"), x(PositionLost::LastIdentifiable, "7.6"),
        x(PositionLost::LastIdentifiable, "7.6"), v(PositionLost::LastIdentifiable, "7.6"),
        v(PositionLost::LastIdentifiable, "7.6")];
    /// Whether federations may introduce more detailed rules; later the regulations of an event only fill what the
    /// Laws leave open.
    federation_rules: bool = [
        u(true, "Preface"), u(true, "Preface"), x(true, "Preface"),
        x(true, "Preface"), x(true, "Preface"), v(true, "Preface"),
        v(true, "Preface"), x(false, "Preface"),
        x(false, "Preface"), v(false, "Preface"), v(false, "Preface")];
}
