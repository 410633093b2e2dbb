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

/// A sentence of the catalogue that is in no language yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// Its key.
    pub key: String,
    /// Its arguments. One called `kind` is itself a key.
    pub arguments: Vec<(&'static str, Value)>,
}

impl Phrase {
    fn plain(key: impl Into<String>) -> Self {
        Self { key: key.into(), arguments: Vec::new() }
    }

    fn with(self, name: &'static str, value: impl Into<Value>) -> Self {
        let mut arguments = self.arguments;
        arguments.push((name, value.into()));
        Self { arguments, ..self }
    }
}

/// Why a term has its value.
pub fn term_reason(term: &Term) -> Phrase {
    let phrase = Phrase::plain(term.reason.key());
    match term.reason {
        Reason::OpponentAdjusted(raw) => phrase.with("raw", raw.to_string()),
        Reason::Dummy(_) => {
            let kind = term.kind.map(|kind| format!("standings-round-{}", kind.key()));
            phrase.with("kind", kind.unwrap_or_default())
        }
        Reason::ReachesLimit(limit) | Reason::BelowLimit(limit) => phrase.with("limit", limit.to_string()),
        Reason::RatingDifference(percentage) => phrase.with("percentage", u32::from(percentage)),
        Reason::Encounter(games) => phrase.with("games", u32::from(games)),
        Reason::Board(board) => phrase.with("board", u32::from(board)),
        Reason::DividedBuchholz(divisor) => phrase.with("number", divisor.to_string()),
        _ => phrase,
    }
}

/// How the terms of a working make its value.
pub fn working_method(working: &Working) -> Phrase {
    match working.method {
        Method::Sum => Phrase::plain("standings-working-sum"),
        Method::Mean(_) => {
            let number = working.terms.iter().filter(|term| term.cut.is_none()).count();
            Phrase::plain("standings-working-mean")
                .with("sum", working.total().to_string())
                .with("number", number.to_string())
        }
        Method::Compared => Phrase::plain("standings-working-compared"),
        Method::LowestRating(scored) => {
            Phrase::plain("standings-working-lowest-rating").with("scored", scored.to_string())
        }
        Method::Listed => Phrase::plain("standings-working-listed"),
    }
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
        method: words.say(working_method(working)),
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

    fn say(&self, phrase: Phrase) -> String {
        let resolved = |(name, value)| match (name, value) {
            ("kind", Value::Text(key)) => (name, Value::from(self.plain(&key))),
            other => other,
        };
        self.catalogue.text(self.lang, &phrase.key, phrase.arguments.into_iter().map(resolved))
    }

    fn term(&self, term: &Term) -> TermText {
        let product = match (term.base, term.factor) {
            (Some(base), Some(factor)) => format!("{base} × {factor}"),
            (Some(base), None) => base.to_string(),
            _ => String::new(),
        };
        let mut why = self.say(term_reason(term));
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
}
