//! How the articles of each edition are numbered.

/// Whether a number can stand in that edition: figures alone since 2017, letters for the third level from 1997 to 2014, and
/// no more articles than there are.
pub fn is_numbered_as(edition: &str, number: &str) -> bool {
    if number == "Preface" {
        return true;
    }
    let most = match edition {
        "1974" => 21,
        "1989" | "1993" => 20,
        "1997" | "2001" | "2005" | "2009" => 14,
        _ => 12,
    };
    let figures = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    let letter = |part: &str| part.len() == 1 && part.chars().all(|c| c.is_ascii_lowercase());
    let (first, rest) = number.split_once('.').unwrap_or((number, ""));
    let start = if let Ok(article) = first.parse::<u32>() {
        (1..=most).contains(&article)
    } else {
        let appendix = first.trim_end_matches(|c: char| c.is_ascii_digit());
        edition >= "1997" && matches!(appendix, "A" | "B" | "C" | "D" | "E" | "F" | "G" | "I" | "II" | "III")
    };
    let parts: Vec<&str> = if rest.is_empty() { Vec::new() } else { rest.split('.').collect() };
    start && parts.iter().all(|part| figures(part) || (letter(part) && edition < "2017"))
}
