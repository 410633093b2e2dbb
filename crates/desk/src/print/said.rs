//! Points, results and numbers as people read them on paper.

use arbitro_messages::{Catalogue, Lang};

use crate::api::round::BoardResult;

/// Points with their half as a sign: `2½`.
pub(super) fn points(exact: &str, lang: Lang) -> String {
    match exact.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some("-0") => "-½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => decimal(exact, lang),
    }
}

/// A decimal as the language writes it.
pub(super) fn decimal(exact: &str, lang: Lang) -> String {
    match lang {
        Lang::En => exact.to_owned(),
        Lang::Es => exact.replace('.', ","),
    }
}

/// What one side has: `1`, `½`, `0`, `+`, `–`; a bye by its points.
pub(super) fn side(code: &str) -> &str {
    match code {
        "1" | "W" | "F" => "1",
        "=" | "D" | "H" => "½",
        "0" | "L" | "Z" => "0",
        "-" => "–",
        other => other,
    }
}

/// A result of a game.
pub(super) fn result(result: &BoardResult) -> String {
    format!("{} – {}", side(&result.white), side(&result.black))
}

/// Which bye it is; the empty text for what is none.
pub(super) fn bye(code: &str, catalogue: &Catalogue, lang: Lang) -> String {
    let key = match code {
        "U" => "paper-bye-allocated",
        "H" => "paper-bye-half",
        "F" => "paper-bye-full",
        "Z" => "paper-bye-zero",
        _ => return String::new(),
    };
    catalogue.plain(lang, key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_signs_and_decimals_are_those_of_the_language() {
        for (exact, en, es) in [
            ("0", "0", "0"),
            ("0.5", "½", "½"),
            ("2.5", "2½", "2½"),
            ("1.3", "1.3", "1,3"),
            ("-1.5", "-1½", "-1½"),
            ("-0.5", "-½", "-½"),
        ] {
            assert_eq!((points(exact, Lang::En).as_str(), points(exact, Lang::Es).as_str()), (en, es));
        }
        assert_eq!(decimal("12.75", Lang::Es), "12,75");
    }

    #[test]
    fn results_are_read_from_both_sides() {
        for (white, black, said) in
            [("1", "0", "1 – 0"), ("=", "=", "½ – ½"), ("+", "-", "+ – –"), ("0", "=", "0 – ½")]
        {
            assert_eq!(result(&BoardResult { white: white.into(), black: black.into() }), said);
        }
    }
}
