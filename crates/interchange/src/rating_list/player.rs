//! A player out of the words of a line.

use arbitro_tournament::{Federation, ListedPlayer, ListedRating, Rating, Sex, Title};

use super::Reason;
use super::field::{Field, Words};
use crate::csv::birth_year;

/// The longest identity number, in characters.
const LONGEST_NUMBER: usize = 12;

/// The longest name, in characters.
const LONGEST_NAME: usize = 100;

/// What is odd in a line, and the words it is odd in.
type Oddity = (Reason, String);

/// The player of a line, with the first thing that was odd and left out; an error where there is no player.
pub(super) fn player(words: &Words<'_>) -> Result<(ListedPlayer, Option<Oddity>), Oddity> {
    let number = words.get(Field::Number);
    if !is_number(number) {
        return Err((Reason::NoNumber, number.to_owned()));
    }
    let mut odd = None;
    let mut player = ListedPlayer {
        number: number.to_ascii_uppercase(),
        name: name(words),
        other_titles: words.get(Field::OtherTitles).to_owned(),
        arena_title: words.get(Field::ArenaTitle).to_owned(),
        inactive: words.get(Field::Flag).bytes().any(|byte| byte.eq_ignore_ascii_case(&b'i')),
        ..ListedPlayer::default()
    };
    if player.name.is_empty() {
        return Err((Reason::NoName, number.to_owned()));
    }
    if let Some((cut, _)) = player.name.char_indices().nth(LONGEST_NAME) {
        odd = Some((Reason::LongName, player.name.clone()));
        player.name.truncate(cut);
    }
    let mut note = |reason, word: &str| {
        odd.get_or_insert_with(|| (reason, word.to_owned()));
    };
    let mut read = Reader { words, note: &mut note };
    player.fide_id = read.value(Field::FideId, Reason::NotANumber, |word| word.parse().ok());
    player.federation =
        read.value(Field::Federation, Reason::NotAFederation, |word| word.parse::<Federation>().ok());
    player.sex = read.value(Field::Sex, Reason::NotASex, sex);
    player.title = read.value(Field::Title, Reason::NotATitle, |word| word.parse::<Title>().ok());
    player.women_title = read.value(Field::WomenTitle, Reason::NotATitle, |word| word.parse::<Title>().ok());
    player.standard = read.rating(Field::StandardRating, Field::StandardGames, Field::StandardK);
    player.rapid = read.rating(Field::RapidRating, Field::RapidGames, Field::RapidK);
    player.blitz = read.rating(Field::BlitzRating, Field::BlitzGames, Field::BlitzK);
    player.birth_year = read.value(Field::Birth, Reason::NotAYear, birth_year);
    Ok((player, odd))
}

fn is_number(number: &str) -> bool {
    number.len() <= LONGEST_NUMBER
        && number.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && number.bytes().any(|byte| byte != b'0')
}

/// The name with single blanks, put together where a list has its parts in two columns.
fn name(words: &Words<'_>) -> String {
    let (name, surname, given) =
        (words.get(Field::Name), words.get(Field::Surname), words.get(Field::GivenName));
    match (name, surname, given) {
        ("", surname, "") => tidy(surname),
        ("", surname, given) => tidy(&format!("{surname}, {given}")),
        (name, ..) => tidy(name),
    }
}

fn tidy(name: &str) -> String {
    if !name.contains("  ") && !name.contains(|c: char| c.is_control()) {
        return name.trim_matches([',', ' ']).to_owned();
    }
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    words.join(" ").trim_matches([',', ' ']).to_owned()
}

fn sex(word: &str) -> Option<Sex> {
    match word.as_bytes() {
        [b'm' | b'M' | b'H' | b'h'] => Some(Sex::Man),
        [b'f' | b'F' | b'w' | b'W'] => Some(Sex::Woman),
        _ => None,
    }
}

struct Reader<'r, 'l> {
    words: &'r Words<'l>,
    note: &'r mut dyn FnMut(Reason, &str),
}

impl Reader<'_, '_> {
    /// What a word means; none for an empty word or a zero, and for one that means nothing, which is noted.
    fn value<T>(&mut self, field: Field, reason: Reason, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let word = self.words.get(field);
        if word.bytes().all(|byte| byte == b'0') {
            return None;
        }
        let value = read(word);
        if value.is_none() {
            (self.note)(reason, word);
        }
        value
    }

    fn rating(&mut self, rating: Field, games: Field, k: Field) -> ListedRating {
        ListedRating {
            rating: self.value(rating, Reason::NotARating, |word| word.parse().ok().and_then(Rating::new)),
            games: self.value(games, Reason::NotANumber, |word| word.parse().ok()).unwrap_or_default(),
            k: self.value(k, Reason::NotANumber, |word| word.parse().ok()).unwrap_or_default(),
        }
    }
}
