//! Some of the boards, as people write them: `1-4, 7`.

use std::ops::RangeInclusive;

use crate::api::DeskError;

/// Some of the boards; all where none is named.
pub(super) struct BoardSet(Vec<RangeInclusive<u32>>);

impl BoardSet {
    /// Reads numbers and spans with commas or blanks between.
    pub fn read(text: &str) -> Result<Self, DeskError> {
        let wrong = || DeskError::plain("error-boards").with("text", text);
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
        let joined = text.replace('–', "-").replace(" -", "-").replace("- ", "-");
        let words = joined.split([',', ';', ' ']).filter(|word| !word.is_empty());
        let span = |word: &str| match word.split_once('-') {
            Some((from, to)) => Ok(number(from)?..=number(to)?),
            None => number(word).map(|one| one..=one),
        };
        words.map(span).collect::<Result<_, _>>().map(Self)
    }

    /// Whether a board is one of them.
    pub fn has(&self, board: u32) -> bool {
        self.0.is_empty() || self.0.iter().any(|span| span.contains(&board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_named_one_by_one_and_in_spans() {
        let of = |text: &str| -> Vec<u32> {
            BoardSet::read(text)
                .map(|set| (1..=9).filter(|board| set.has(*board)).collect())
                .unwrap_or_default()
        };
        assert_eq!(of("1-3, 7"), [1, 2, 3, 7]);
        assert_eq!(of("2 – 4 9"), [2, 3, 4, 9]);
        assert_eq!(of(""), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert!(BoardSet::read("1-x").is_err());
    }
}
