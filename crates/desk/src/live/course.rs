//! What becomes of a record when its board tells more: the rule by which nothing is lost, doubled or misordered, and by which
//! the arbiter's own acts stand.

/// A record and what its board tells. Moves are compared by their squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'s> {
    /// What was told when moves were taken over last.
    pub told: &'s [String],
    /// How many half-moves stood on the board by the record then.
    pub held: usize,
    /// What is told now.
    pub seen: &'s [String],
    /// The moves that stand on the board by the record.
    pub line: &'s [String],
    /// Whether the record is nothing but what was told, so that a board that corrects itself may correct it.
    pub untouched: bool,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing is new.
    Nothing,
    /// What is told from this half-move on is added at the end of the record, if it can be played there.
    Append(usize),
    /// The board corrected itself: the record is as it is told from this half-move on.
    Replace(usize),
    /// Nothing is taken over.
    Hold(Why),
}

/// Why nothing is taken over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The arbiter took moves off the record.
    Cut,
    /// The board tells fewer moves than before: the pieces were set up anew, perhaps.
    Fewer,
    /// Record and board differ from this half-move on.
    Differs(usize),
}

/// A board that corrects itself takes back no more half-moves than these; one that tells still fewer was set up anew.
const CORRECTION: usize = 6;

/// Decides.
pub(super) fn next(standing: Standing<'_>) -> Step {
    let Standing { told, held, seen, line, untouched } = standing;
    if seen == told {
        return if line.len() < held { Step::Hold(Why::Cut) } else { Step::Nothing };
    }
    if told.starts_with(seen) {
        return Step::Hold(Why::Fewer);
    }
    if line.len() < held {
        return Step::Hold(Why::Cut);
    }
    if line.starts_with(seen) {
        return Step::Nothing;
    }
    if seen.starts_with(line) {
        return Step::Append(line.len());
    }
    // The arbiter put something right in what was told, and both have gone on alike.
    if line.len() == held && seen.starts_with(told) {
        return Step::Append(told.len());
    }
    let differs = common(seen, line);
    if untouched && line == told && seen.len() + CORRECTION >= told.len() {
        return Step::Replace(differs);
    }
    Step::Hold(if seen.len() + CORRECTION < told.len() { Why::Fewer } else { Why::Differs(differs) })
}

/// How many moves two lines have in common.
pub(super) fn common(one: &[String], other: &[String]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<String> {
        text.chars().map(String::from).collect()
    }

    fn step(told: &str, held: usize, seen: &str, line: &str, untouched: bool) -> Step {
        let (told, seen, line) = (moves(told), moves(seen), moves(line));
        next(Standing { told: &told, held, seen: &seen, line: &line, untouched })
    }

    #[test]
    fn what_is_new_is_added() {
        assert_eq!(step("", 0, "abc", "", true), Step::Append(0));
        assert_eq!(step("ab", 2, "abcd", "ab", true), Step::Append(2));
        assert_eq!(step("ab", 2, "ab", "ab", true), Step::Nothing);
    }

    #[test]
    fn what_the_arbiter_typed_already_is_not_doubled() {
        assert_eq!(step("ab", 2, "abcd", "abc", false), Step::Append(3));
        assert_eq!(step("ab", 2, "abc", "abcd", false), Step::Nothing);
        assert_eq!(step("", 0, "ab", "abcd", false), Step::Nothing);
    }

    #[test]
    fn what_the_arbiter_corrected_stays_and_the_game_goes_on() {
        assert_eq!(step("abc", 3, "abcde", "xbc", false), Step::Append(3));
        assert_eq!(step("abc", 3, "xbcd", "xbc", false), Step::Append(3), "the board was corrected alike");
        assert_eq!(step("abc", 3, "aycd", "xbc", false), Step::Hold(Why::Differs(0)));
    }

    #[test]
    fn what_the_arbiter_typed_otherwise_is_not_mixed_with_what_is_told() {
        assert_eq!(step("", 0, "ab", "xy", false), Step::Hold(Why::Differs(0)));
        assert_eq!(step("ab", 2, "abcd", "abxy", false), Step::Hold(Why::Differs(2)));
        // The arbiter said that the record holds.
        assert_eq!(step("abcd", 4, "abcde", "abxy", false), Step::Append(4));
    }

    #[test]
    fn what_the_arbiter_took_off_does_not_come_back() {
        assert_eq!(step("abc", 3, "abc", "ab", false), Step::Hold(Why::Cut));
        assert_eq!(step("abc", 3, "abcd", "ab", false), Step::Hold(Why::Cut));
        assert_eq!(step("abc", 3, "abx", "", false), Step::Hold(Why::Cut));
        // The arbiter said that the record holds: from here on what is new is added to it.
        assert_eq!(step("abc", 2, "abcd", "ab", false), Step::Append(2));
    }

    #[test]
    fn a_board_that_corrects_itself_corrects_what_it_told_and_nothing_else() {
        assert_eq!(step("abcd", 4, "abxd", "abcd", true), Step::Replace(2));
        assert_eq!(step("abcd", 4, "abxd", "abcd", false), Step::Hold(Why::Differs(2)));
        assert_eq!(step("abcd", 4, "abxd", "abce", false), Step::Hold(Why::Differs(2)));
    }

    #[test]
    fn a_board_that_was_set_up_anew_takes_no_game_away() {
        assert_eq!(step("abcdefghijkl", 12, "", "abcdefghijkl", true), Step::Hold(Why::Fewer));
        assert_eq!(step("abcdefghijkl", 12, "abc", "abcdefghijkl", true), Step::Hold(Why::Fewer));
        assert_eq!(step("abcdefghijkl", 12, "axy", "abcdefghijkl", true), Step::Hold(Why::Fewer));
    }
}
