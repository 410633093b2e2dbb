//! The working of a tie-break: the terms that make up a value, why each is what it is, and what was cut.

use arbitro_tournament::{PairingNumber, Points};
use serde::Serialize;

use crate::round::RoundKind;
use crate::score::Dummy;
use crate::{Exact, Value};

/// Why a term has its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The score of the opponent.
    OpponentScore,
    /// The score of the opponent, whose requested byes at the end count as draws; this is the score without that.
    OpponentAdjusted(Points),
    /// An unplayed round: the score of the dummy.
    Dummy(Dummy),
    /// What the round counts for by its kind.
    Round(RoundKind),
    /// The score after the round.
    RunningScore,
    /// Points given or taken beside the results.
    Correction,
    /// The points against an opponent at or above this limit.
    ReachesLimit(Points),
    /// The opponent is below this limit.
    BelowLimit(Points),
    /// The rating of the opponent.
    OpponentRating,
    /// The opponent has no rating, and takes that of the regulations.
    OpponentUnrated,
    /// The average rating of the opponents.
    AverageRating,
    /// The difference for the fractional score, in hundredths.
    RatingDifference(u8),
    /// The points expected of this rating against the opponent.
    Expected,
    /// The Buchholz of the opponent.
    OpponentBuchholz,
    /// The performance of the opponent.
    OpponentPerformance,
    /// The points against one who is tied, over so many games; the mean of them, if several.
    Encounter(u16),
    /// One who is tied and was not met.
    NotMet,
    /// The points on a board; the number of the board is the factor where it counts.
    Board(u16),
    /// The score that does not decide first.
    SecondaryScore,
    /// Buchholz, divided by this number.
    DividedBuchholz(i64),
    /// The own number, rating or score.
    Own,
}

impl Reason {
    /// The key of its text in the message catalogue.
    pub fn key(&self) -> String {
        let name = match self {
            Self::OpponentScore => "opponent-score",
            Self::OpponentAdjusted(_) => "opponent-adjusted",
            Self::Dummy(Dummy::Own) => "dummy-own",
            Self::Dummy(Dummy::Scheduled) => "dummy-scheduled",
            Self::Dummy(Dummy::Draws) => "dummy-draws",
            Self::Dummy(Dummy::Virtual) => "dummy-virtual",
            Self::Round(kind) => return format!("standings-round-{}", kind.key()),
            Self::RunningScore => "running-score",
            Self::Correction => "correction",
            Self::ReachesLimit(_) => "reaches-limit",
            Self::BelowLimit(_) => "below-limit",
            Self::OpponentRating => "opponent-rating",
            Self::OpponentUnrated => "opponent-unrated",
            Self::AverageRating => "average-rating",
            Self::RatingDifference(_) => "rating-difference",
            Self::Expected => "expected",
            Self::OpponentBuchholz => "opponent-buchholz",
            Self::OpponentPerformance => "opponent-performance",
            Self::Encounter(_) => "encounter",
            Self::NotMet => "not-met",
            Self::Board(_) => "board",
            Self::SecondaryScore => "secondary-score",
            Self::DividedBuchholz(_) => "divided-buchholz",
            Self::Own => "own",
        };
        format!("standings-reason-{name}")
    }
}

/// Why a term does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CutMark {
    /// The least significant value (art. 14.1).
    Lowest,
    /// A voluntary unplayed round, which goes first (art. 16.5).
    Voluntary,
    /// The most significant value (art. 14.2).
    Highest,
    /// A round from the beginning (art. 14.1 of progressive scores).
    Early,
}

impl CutMark {
    /// The key of its text in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Lowest => "standings-cut-lowest",
            Self::Voluntary => "standings-cut-voluntary",
            Self::Highest => "standings-cut-highest",
            Self::Early => "standings-cut-early",
        }
    }
}

/// One term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The round, from 1.
    pub round: Option<u16>,
    /// The opponent.
    pub opponent: Option<PairingNumber>,
    /// What kind of round it was.
    pub kind: Option<RoundKind>,
    /// Why it has its value.
    pub reason: Reason,
    /// The number that is multiplied, where the value is a product.
    pub base: Option<Exact>,
    /// The number it is multiplied by.
    pub factor: Option<Exact>,
    /// What it adds.
    pub value: Exact,
    /// Why it does not count, if it does not.
    pub cut: Option<CutMark>,
}

impl Term {
    /// A term with nothing but a reason and a value.
    pub const fn new(reason: Reason, value: Exact) -> Self {
        Self { round: None, opponent: None, kind: None, reason, base: None, factor: None, value, cut: None }
    }

    /// The term in a round, from 0.
    #[must_use]
    pub fn in_round(self, round: usize, kind: RoundKind) -> Self {
        let round = u16::try_from(round + 1).unwrap_or(u16::MAX);
        Self { round: Some(round), kind: Some(kind), ..self }
    }

    /// The term with an opponent.
    #[must_use]
    pub const fn against(self, opponent: Option<PairingNumber>) -> Self {
        Self { opponent, ..self }
    }
}

/// How the terms make the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// They are added.
    Sum,
    /// They are added and divided by their number, rounded half up to so many decimals.
    Mean(u32),
    /// Their sum is compared with those of the others who are tied.
    Compared,
    /// They are the points expected of the value, which is the lowest rating of which so many are expected.
    LowestRating(Points),
    /// They are taken one after the other.
    Listed,
}

/// How a value comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Working {
    /// The terms, in the order of the rounds.
    pub terms: Vec<Term>,
    /// How they make the value.
    pub method: Method,
    /// The value.
    pub value: Value,
}

impl Working {
    /// The sum of the terms, which are the working of it.
    pub fn sum(terms: Vec<Term>) -> Self {
        let value = Value::Number(total(&terms));
        Self { terms, method: Method::Sum, value }
    }

    /// The mean of the terms that are not cut; no value if there are none.
    pub fn mean(terms: Vec<Term>, decimals: u32) -> Self {
        let value = mean(&terms, decimals);
        Self { terms, method: Method::Mean(decimals), value }
    }

    /// One number as it is.
    pub fn own(value: Exact) -> Self {
        Self::sum(vec![Term::new(Reason::Own, value)])
    }

    /// No value at all.
    pub const fn undefined() -> Self {
        Self { terms: Vec::new(), method: Method::Sum, value: Value::Undefined }
    }

    /// The sum of the terms that are not cut.
    pub fn total(&self) -> Exact {
        total(&self.terms)
    }

    /// The value that the terms make by the method; none where the terms alone do not decide.
    pub fn made_by_terms(&self) -> Option<Value> {
        match self.method {
            Method::Sum => Some(Value::Number(self.total())),
            Method::Mean(decimals) => Some(mean(&self.terms, decimals)),
            Method::Listed => Some(Value::List(self.terms.iter().map(|term| term.value).collect())),
            Method::Compared | Method::LowestRating(_) => None,
        }
    }
}

fn counted(terms: &[Term]) -> impl Iterator<Item = &Term> {
    terms.iter().filter(|term| term.cut.is_none())
}

fn total(terms: &[Term]) -> Exact {
    counted(terms).map(|term| term.value).sum()
}

fn mean(terms: &[Term], decimals: u32) -> Value {
    let number = i64::try_from(counted(terms).count()).unwrap_or(i64::MAX);
    total(terms).quotient(number, decimals).map_or(Value::Undefined, Value::Number)
}
