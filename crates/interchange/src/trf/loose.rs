//! Lines of players whose columns are not where they belong: laid out anew where there is one way to do it.

use std::fmt::Write as _;

use super::columns::digits;
use super::date::Date;
use arbitro_tournament::{SideResult, Title};

/// A word of a line, and the column after its last character, from 0.
struct Word {
    text: String,
    end: usize,
}

/// The byte after the columns of the name, as programs count that know no UTF-8.
const END_OF_NAME: usize = 47;

/// A line whose columns were counted in bytes, with the name filled up with blanks. None if it has only one byte for
/// each of these columns, or the name ends within a character.
pub(super) fn by_bytes(text: &str) -> Option<String> {
    let (front, rest) = (text.get(..END_OF_NAME)?, text.get(END_OF_NAME..)?);
    let missing = front.len() - front.chars().count();
    (missing > 0).then(|| format!("{front}{}{rest}", " ".repeat(missing)))
}

/// The ways to lay out a line of record 001. The fields before the points are found by what they look like; what
/// follows is moved as it is, or read word by word.
pub(super) fn laid_out(text: &str) -> Vec<String> {
    let words = words(text);
    let Some(points) = words.iter().position(|word| is_points(&word.text)) else { return Vec::new() };
    let (front, after) = words.split_at(points);
    let Some((points, cells)) = after.split_first() else { return Vec::new() };
    let Some(front) = before_points(front) else { return Vec::new() };
    let start = format!("{front}{:>4}", points.text);
    if start.chars().count() != 84 {
        return Vec::new();
    }
    let moved: String = text.chars().skip(points.end).collect();
    let mut ways = vec![format!("{start}{moved}")];
    ways.extend(word_by_word(cells).map(|tail| format!("{start}{tail}")));
    for way in &mut ways {
        way.truncate(way.trim_end().len());
    }
    ways
}

fn words(text: &str) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut open = false;
    for (place, c) in text.chars().enumerate() {
        if c.is_whitespace() {
            open = false;
            continue;
        }
        match words.last_mut().filter(|_| open) {
            Some(word) => {
                word.text.push(c);
                word.end = place + 1;
            }
            None => words.push(Word { text: c.to_string(), end: place + 1 }),
        }
        open = true;
    }
    words
}

/// Whether a word is points as record 001 has them: digits, a point, one digit.
fn is_points(word: &str) -> bool {
    word.split_once(['.', ','])
        .is_some_and(|(whole, part)| part.len() == 1 && digits(whole).is_some() && digits(part).is_some())
}

/// The columns up to the points, or none where the words may be taken in more than one way.
fn before_points(words: &[Word]) -> Option<String> {
    let (code, rest) = words.split_first()?;
    let (number, mut rest) = rest.split_first()?;
    let number = digits(&number.text).filter(|number| (1..=9999).contains(number))?;
    if code.text != "001" {
        return None;
    }
    let mut take = |fits: &dyn Fn(&str) -> bool| -> String {
        match rest.split_last() {
            Some((last, others)) if fits(&last.text) => {
                rest = others;
                last.text.clone()
            }
            _ => String::new(),
        }
    };
    let birth = take(&|word| word.len() <= 10 && Date::read(word).is_some());
    let id = take(&|word| word.len() > 4 && word.len() <= 11 && word.bytes().all(|b| b.is_ascii_digit()));
    let federation = take(&|word| word.len() == 3 && word.bytes().all(|b| b.is_ascii_uppercase()));
    let rating = take(&|word| word.len() <= 4 && digits(word).is_some());
    // Four digits alone are a rating or a year of birth; three capitals alone may end a name.
    if (birth.len() == 4 && id.is_empty() && federation.is_empty())
        || (!federation.is_empty() && id.is_empty() && rating.is_empty() && birth.is_empty())
    {
        return None;
    }
    let (sex, title, name) = sex_title_name(rest)?;
    Some(format!(
        "001 {number:>4} {sex:1}{title:>3} {name:<33} {rating:>4} {federation:>3} {id:>11} {birth:<10} "
    ))
}

fn sex_title_name(words: &[Word]) -> Option<(&str, &str, String)> {
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let is_sex = |word: &str| matches!(word, "m" | "w" | "M" | "F");
    let is_title = |word: &str| word.parse::<Title>().is_ok();
    let (sex, title, name) = match texts.as_slice() {
        [sex, title, name @ ..] if is_sex(sex) && is_title(title) => (*sex, *title, name),
        [sex, name @ ..] if is_sex(sex) => (*sex, "", name),
        [title, name @ ..] if title.len() > 1 && is_title(title) => ("", *title, name),
        // A letter alone may be a title, a sex or part of a name.
        [letter, ..] if letter.len() == 1 => return None,
        name => ("", "", name),
    };
    let name = name.join(" ");
    let fits = name.chars().count() <= 33 && name.chars().any(char::is_alphabetic);
    fits.then_some((sex, title, name))
}

/// Rank and rounds, where every round has its three words.
fn word_by_word(words: &[Word]) -> Option<String> {
    let rank = words.len() % 3;
    let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let (rank, cells) = match rank {
        0 => ("", texts.as_slice()),
        1 => texts.split_first().map(|(rank, cells)| (*rank, cells))?,
        _ => return None,
    };
    let mut tail = format!(" {rank:>4}  ");
    for cell in cells.chunks(3) {
        let [opponent, colour, result] = cell else { return None };
        let known = result.chars().all(|c| SideResult::from_code(c).is_some());
        if digits(opponent).is_none()
            || !matches!(*colour, "w" | "b" | "-" | "W" | "B")
            || result.len() != 1
            || !known
        {
            return None;
        }
        let _ = write!(tail, "{opponent:>4} {colour} {result}  ");
    }
    Some(tail)
}
