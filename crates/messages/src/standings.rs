//! The working of tie-breaks in words, for the window, the terminal and paper.

use arbitro_standings::{Method, Reason, Term, TieBreak, Working};

use crate::{Catalogue, Lang, Value};

/// A term of a working in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermText {
    /// The round; empty where there is none.
    pub round: String,
    /// The number of the opponent; empty where there is none.
    pub opponent: String,
    /// The product the value comes from; empty where it is none.
    pub product: String,
    /// The value.
    pub value: String,
    /// Why it has the value, and why it does not count if it does not.
    pub why: String,
    /// Whether it does not count.
    pub is_cut: bool,
}

/// A working in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorkingText {
    /// The code, the name of the tie-break, its article and the value.
    pub heading: String,
    /// The terms.
    pub terms: Vec<TermText>,
    /// How the terms make the value.
    pub method: String,
}

/// The working of a tie-break in words.
pub fn working_text(
    catalogue: &Catalogue,
    lang: Lang,
    tiebreak: &TieBreak,
    code: &str,
    working: &Working,
) -> WorkingText {
    let words = Words { catalogue, lang };
    let value = match working.value.to_string() {
        none if none.is_empty() => words.plain("standings-no-value"),
        value => value,
    };
    let heading = [
        ("code", Value::from(code)),
        ("name", Value::from(words.plain(&tiebreak.name_key()))),
        ("article", Value::from(tiebreak.article())),
        ("value", Value::from(value)),
    ];
    WorkingText {
        heading: catalogue.text(lang, "standings-working-of", heading),
        terms: working.terms.iter().map(|term| words.term(term)).collect(),
        method: words.method(working),
    }
}

struct Words<'c> {
    catalogue: &'c Catalogue,
    lang: Lang,
}

impl Words<'_> {
    fn plain(&self, key: &str) -> String {
        self.catalogue.plain(self.lang, key)
    }

    fn term(&self, term: &Term) -> TermText {
        let product = match (term.base, term.factor) {
            (Some(base), Some(factor)) => format!("{base} × {factor}"),
            (Some(base), None) => base.to_string(),
            _ => String::new(),
        };
        let mut why = self.reason(term);
        if let Some(cut) = term.cut {
            let mark = [("why", Value::from(self.plain(cut.key())))];
            why = format!("{why}; {}", self.catalogue.text(self.lang, "standings-cut-mark", mark));
        }
        TermText {
            round: term.round.map(|round| round.to_string()).unwrap_or_default(),
            opponent: term.opponent.map(|opponent| opponent.to_string()).unwrap_or_default(),
            product,
            value: term.value.to_string(),
            why,
            is_cut: term.cut.is_some(),
        }
    }

    fn reason(&self, term: &Term) -> String {
        let number = |n: u16| Value::from(u32::from(n));
        let argument = match term.reason {
            Reason::OpponentAdjusted(raw) => ("raw", Value::from(raw.to_string())),
            Reason::Dummy(_) => {
                let kind = term.kind.map(|kind| self.plain(&format!("standings-round-{}", kind.key())));
                ("kind", Value::from(kind.unwrap_or_default()))
            }
            Reason::ReachesLimit(limit) | Reason::BelowLimit(limit) => {
                ("limit", Value::from(limit.to_string()))
            }
            Reason::RatingDifference(percentage) => ("percentage", number(percentage.into())),
            Reason::Encounter(games) => ("games", number(games)),
            Reason::Board(board) => ("board", number(board)),
            Reason::DividedBuchholz(divisor) => ("number", Value::from(divisor.to_string())),
            _ => return self.plain(&term.reason.key()),
        };
        self.catalogue.text(self.lang, &term.reason.key(), [argument])
    }

    fn method(&self, working: &Working) -> String {
        match working.method {
            Method::Sum => self.plain("standings-working-sum"),
            Method::Mean(_) => {
                let number = working.terms.iter().filter(|term| term.cut.is_none()).count();
                let arguments = [
                    ("sum", Value::from(working.total().to_string())),
                    ("number", Value::from(number.to_string())),
                ];
                self.catalogue.text(self.lang, "standings-working-mean", arguments)
            }
            Method::Compared => self.plain("standings-working-compared"),
            Method::LowestRating(scored) => {
                let scored = [("scored", Value::from(scored.to_string()))];
                self.catalogue.text(self.lang, "standings-working-lowest-rating", scored)
            }
            Method::Listed => self.plain("standings-working-listed"),
        }
    }
}
