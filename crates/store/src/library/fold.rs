//! Letters that SQLite's tokenizer does not take for their plain sisters, as rating lists and people write names.

use std::borrow::Cow;

/// A letter with a stroke or of two letters, in small letters, and what lists write for it.
const PLAIN: [(char, &str); 10] = [
    ('ø', "o"),
    ('ł', "l"),
    ('đ', "d"),
    ('ð', "d"),
    ('ħ', "h"),
    ('ı', "i"),
    ('æ', "ae"),
    ('œ', "oe"),
    ('ß', "ss"),
    ('þ', "th"),
];

/// A letter that some write as two: `Müller` and `Mueller`.
const AS_TWO: [(char, &str); 5] = [('ä', "ae"), ('ö', "oe"), ('ü', "ue"), ('å', "aa"), ('ø', "oe")];

/// A text in small letters as the index has it.
pub(super) fn fold(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase).filter(|letter| !is_mark(*letter)) {
        match PLAIN.iter().find(|(known, _)| *known == letter) {
            Some((_, plain)) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    Cow::Owned(folded)
}

/// An accent that stands behind its letter.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// The words of a search, each in every way its name may be written.
pub(super) fn words(text: &str) -> Vec<Vec<String>> {
    let small: String =
        text.chars().flat_map(char::to_lowercase).filter(|letter| !is_mark(*letter)).collect();
    small
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| {
            let mut ways = vec![fold(word).into_owned()];
            let mut as_two = String::new();
            for letter in word.chars() {
                match AS_TWO.iter().find(|(known, _)| *known == letter) {
                    Some((_, two)) => as_two.push_str(two),
                    None => as_two.push(letter),
                }
            }
            if as_two != word {
                ways.push(fold(&as_two).into_owned());
            }
            ways
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_plain_and_words_are_parted_as_the_index_parts_them() {
        assert_eq!(fold("Żółkiewska, Łucja"), "żółkiewska, łucja".replace('ł', "l"));
        assert_eq!(fold("Nunez"), "Nunez");
        assert_eq!(
            words("  O'Neil-Müller, J. "),
            [vec!["o"], vec!["neil"], vec!["müller", "mueller"], vec!["j"]]
        );
        assert_eq!(words("Jose\u{301}"), [["jose"]]);
        assert_eq!(words("Bjørn"), [["bjorn", "bjoern"]]);
        assert!(words(" ,-\"* ").is_empty());
    }
}
