//! The codes of tie-breaks as they are written: `NAME[:MP|:GP]{/modifier}` (MTB26), and the Handbook's `NAME-C1`.

use std::fmt;
use std::str::FromStr;

use arbitro_tournament::Rating;

use super::code::{Cut, Row, TABLE, TieBreak};
use crate::TeamScore;

/// Why a code is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// There is no tie-break of this name.
    #[error("no tie-break {name:?}")]
    UnknownName {
        /// The name as it stands.
        name: String,
    },
    /// There is no such modifier.
    #[error("no modifier {modifier:?} of {code}")]
    UnknownModifier {
        /// The code as it stands.
        code: String,
        /// The modifier as it stands.
        modifier: String,
    },
    /// The tie-break does not take the modifier, or not twice.
    #[error("{code} does not take {modifier:?} (C.07 art. {article})")]
    ImpossibleModifier {
        /// The code as it stands.
        code: String,
        /// The modifier as it stands.
        modifier: String,
        /// The article of the tie-break.
        article: &'static str,
    },
}

impl CodeError {
    /// The key of its text in the message catalogue.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::UnknownName { .. } => "standings-unknown-code",
            Self::UnknownModifier { .. } => "standings-unknown-modifier",
            Self::ImpossibleModifier { .. } => "standings-impossible-modifier",
        }
    }

    /// The code, modifier and article it is about, for the text.
    pub fn parts(&self) -> (&str, &str, &'static str) {
        match self {
            Self::UnknownName { name } => (name, "", "5"),
            Self::UnknownModifier { code, modifier } => (code, modifier, "14"),
            Self::ImpossibleModifier { code, modifier, article } => (code, modifier, article),
        }
    }
}

impl FromStr for TieBreak {
    type Err = CodeError;

    /// Reads a code in any case: `BH/C1`, `bh-c1`, `BH:MP/C1/P`, `KS/L+1`.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let code = text.trim();
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = code.find(|c: char| !is_name(c)).unwrap_or(code.len());
        let (name, mut rest) = code.split_at(end);
        let row = TABLE.iter().find(|row| row.code.eq_ignore_ascii_case(name));
        let Some(row) = row.filter(|_| !name.is_empty()) else {
            return Err(CodeError::UnknownName { name: code.to_owned() });
        };
        let mut tiebreak = Self::of(row.family);
        while let Some(mark) = rest.chars().next() {
            // A sign belongs to the limit it follows.
            let body = rest.get(mark.len_utf8()..).unwrap_or_default();
            let signed = body.get(..1).is_some_and(|l| l.eq_ignore_ascii_case("l"));
            let from = if signed { body.find(|c: char| c.is_ascii_digit()).unwrap_or(0) } else { 0 };
            let length = body
                .char_indices()
                .find(|(i, c)| *i >= from && "/:-−".contains(*c))
                .map_or(body.len(), |c| c.0);
            let (modifier, after) = body.split_at(length);
            let whole = rest.get(..rest.len() - after.len()).unwrap_or_default();
            tiebreak.modify(row, code, mark, modifier, whole)?;
            rest = after;
        }
        Ok(tiebreak)
    }
}

impl TieBreak {
    fn modify(
        &mut self,
        row: &Row,
        code: &str,
        mark: char,
        modifier: &str,
        whole: &str,
    ) -> Result<(), CodeError> {
        let unknown = || CodeError::UnknownModifier { code: code.to_owned(), modifier: whole.to_owned() };
        let impossible = || CodeError::ImpossibleModifier {
            code: code.to_owned(),
            modifier: whole.to_owned(),
            article: row.article,
        };
        let upper = modifier.to_ascii_uppercase().replace('−', "-");
        let letter = if mark == ':' { ':' } else { upper.chars().next().ok_or_else(unknown)? };
        let number = upper.get(1..).unwrap_or_default();
        let mut changed = *self;
        match letter {
            ':' => {
                changed.score = Some(match upper.as_str() {
                    "MP" => TeamScore::MatchPoints,
                    "GP" => TeamScore::GamePoints,
                    _ => return Err(unknown()),
                });
            }
            'C' => changed.cut = Cut::Low(small(number).ok_or_else(unknown)?),
            'M' => changed.cut = Cut::Median(small(number).ok_or_else(unknown)?),
            'P' if number.is_empty() => changed.forfeits = true,
            'F' if number.is_empty() => changed.fore = true,
            'R' if number.is_empty() => changed.reversed = true,
            'L' => {
                changed.limit =
                    number.trim_start_matches('+').parse().ok().filter(|n| *n != 0).ok_or_else(unknown)?;
            }
            'K' => changed.factor = Some(number.parse().ok().filter(|n| *n > 0).ok_or_else(unknown)?),
            'U' => changed.unrated = Some(number.parse().ok().and_then(Rating::new).ok_or_else(unknown)?),
            _ => return Err(unknown()),
        }
        let given_twice = |of: fn(&Self) -> bool| of(self) && of(&changed);
        let twice = match letter {
            ':' => self.score.is_some(),
            'C' | 'M' => self.cut != Cut::None,
            'P' => given_twice(|t| t.forfeits),
            'F' => given_twice(|t| t.fore),
            'R' => given_twice(|t| t.reversed),
            'L' => self.limit != 0,
            'K' => self.factor.is_some(),
            _ => self.unrated.is_some(),
        };
        if twice || !row.modifiers.contains(letter) {
            return Err(impossible());
        }
        *self = changed;
        Ok(())
    }
}

/// A number of cuts, 1 to 9.
fn small(number: &str) -> Option<u8> {
    number.parse().ok().filter(|n| (1..=9).contains(n))
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().map_or("", |row| row.code))?;
        match self.score {
            Some(TeamScore::MatchPoints) => f.write_str(":MP")?,
            Some(TeamScore::GamePoints) => f.write_str(":GP")?,
            None => {}
        }
        match self.cut {
            Cut::None => {}
            Cut::Low(n) => write!(f, "/C{n}")?,
            Cut::Median(n) => write!(f, "/M{n}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        if let Some(factor) = self.factor {
            write!(f, "/K{factor}")?;
        }
        for (letter, given) in [('P', self.forfeits), ('F', self.fore), ('R', self.reversed)] {
            if given {
                write!(f, "/{letter}")?;
            }
        }
        match self.unrated {
            Some(rating) => write!(f, "/U{rating}"),
            None => Ok(()),
        }
    }
}

/// A tie-break of a list as it is written: self-defined ones are kept and shown, and never computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// As it is written.
    pub text: String,
    /// The tie-break; none if it is self-defined (`OTHER_...`).
    pub tiebreak: Option<TieBreak>,
}

/// Reads a list of codes with commas or blanks between them (records 202 and 212). `PTS` at its head, the score that decides first, is
/// left out. What is wrong is told beside what is right.
pub fn read_list(text: &str) -> (Vec<Listed>, Vec<CodeError>) {
    let (mut listed, mut errors) = (Vec::new(), Vec::new());
    let codes = text
        .split(|c: char| c.is_whitespace() || ",;".contains(c))
        .filter(|code| !code.is_empty())
        .enumerate();
    for (i, code) in codes {
        let self_defined = code.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("OTHER"));
        if i == 0 && code.eq_ignore_ascii_case("PTS") {
            continue;
        }
        if self_defined {
            listed.push(Listed { text: code.to_owned(), tiebreak: None });
            continue;
        }
        match code.parse() {
            Ok(tiebreak) => listed.push(Listed { text: code.to_owned(), tiebreak: Some(tiebreak) }),
            Err(error) => errors.push(error),
        }
    }
    (listed, errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_every_spelling_and_written_in_one() {
        for (text, code) in [
            ("bh", "BH"),
            ("BH-C1", "BH/C1"),
            ("bh/c1/p", "BH/C1/P"),
            ("BH/P/C1", "BH/C1/P"),
            ("BH:MP/M2", "BH:MP/M2"),
            ("BH-M1:gp", "BH:GP/M1"),
            ("KS/L+1", "KS/L+1"),
            ("KS/L1", "KS/L+1"),
            ("KS-L-2", "KS/L-2"),
            ("KS/L−1", "KS/L-1"),
            ("MPVGP", "MPvGP"),
            ("GE", "REP"),
            ("SSSC/K4/P", "SSSC/K4/P"),
            ("ARO/M1/U1400", "ARO/M1/U1400"),
            ("TPN/R", "TPN/R"),
            ("EMGSB/C1/P", "EMGSB/C1/P"),
        ] {
            let tiebreak: TieBreak = text.parse().unwrap();
            assert_eq!(tiebreak.to_string(), code, "{text}");
            assert_eq!(code.parse::<TieBreak>(), Ok(tiebreak));
        }
    }

    #[test]
    fn what_cannot_be_is_refused_with_the_article() {
        for (text, article) in [
            ("XYZ", "5"),
            ("", "5"),
            ("BH/", "14"),
            ("BH/C", "14"),
            ("BH/C0", "14"),
            ("BH/Q1", "14"),
            ("BH:XP", "14"),
            ("KS/L0", "14"),
            ("BH/K3", "8.1"),
            ("BH/C1/C2", "8.1"),
            ("BH/P/P", "8.1"),
            ("SB/M1", "9.1"),
            ("AOB/C1", "8.2"),
            ("ARO/P", "10.1"),
            ("BC:MP", "12.1"),
            ("EMMSB/M1", "13.2.1"),
            ("KS/L+1/L+1", "9.2"),
        ] {
            let error = text.parse::<TieBreak>().unwrap_err();
            assert_eq!(error.parts().2, article, "{text}: {error}");
        }
    }

    #[test]
    fn lists_keep_what_is_self_defined() {
        let (listed, errors) = read_list("PTS, BH/C1 ,OTHER_OLYMPIAD,nope,DE");
        let texts: Vec<&str> = listed.iter().map(|l| l.text.as_str()).collect();
        assert_eq!(texts, ["BH/C1", "OTHER_OLYMPIAD", "DE"]);
        assert_eq!(listed[1].tiebreak, None);
        assert_eq!(errors.len(), 1);
    }
}
