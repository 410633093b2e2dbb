//! From cells to what is known of a player.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use arbitro_tournament::{Rating, Sex, Title};

use super::table::Row;
use super::{Column, Field, Finding, LONGEST, ListedPlayer, Options, Problem, YEARS};

/// Cells that say that there is nothing to say.
const NOTHING: [&str; 10] = ["0", "0.0", "-", "--", "none", "n/a", "na", "null", "ninguno", "sin"];

/// Ratings that are not odd: national lists go below FIDE's lowest, nobody has been above 2882.
const BELIEVED_RATINGS: RangeInclusive<u16> = 500..=2900;
/// Ages that are not odd.
const BELIEVED_AGES: RangeInclusive<i32> = 3..=105;

/// The players of the rows.
pub(super) fn players(
    columns: &[Column],
    rows: &[Row],
    options: &Options,
    findings: &mut Vec<Finding>,
) -> Vec<ListedPlayer> {
    let sexes = Sexes::of(columns, rows);
    let (mut names, mut numbers) = (BTreeSet::new(), BTreeSet::new());
    let mut players = Vec::new();
    for row in rows {
        let mut reader = Reader { columns, row, findings: &mut *findings };
        let Some(player) = reader.player(sexes, options.numbers_are_enough) else { continue };
        let same = (player.name.to_lowercase(), player.birth_year, player.fide_id);
        let new_number = player.fide_id.is_none_or(|number| numbers.insert(number));
        if !player.name.is_empty() && !names.insert(same) {
            reader.find(None, Problem::Twice(player.name.clone()));
        } else if !new_number {
            let number = player.fide_id.map(|number| number.to_string()).unwrap_or_default();
            reader.find(reader.place(Field::FideId), Problem::SameFideId(number));
        }
        reader.odd(&player, options.year);
        players.push(player);
    }
    players
}

/// What the letter M means: `hombre` and `mujer` share a first letter with `male`.
#[derive(Clone, Copy)]
enum Sexes {
    /// M is a man.
    English,
    /// H is a man, M a woman.
    Spanish,
}

impl Sexes {
    fn of(columns: &[Column], rows: &[Row]) -> Self {
        let column = columns.iter().position(|column| column.field == Some(Field::Sex));
        let cells = rows.iter().filter_map(|row| row.cells.get(column?));
        let spanish = |cell: &String| matches!(cell.to_lowercase().as_str(), "h" | "v");
        if cells.into_iter().any(spanish) { Self::Spanish } else { Self::English }
    }

    fn read(self, text: &str) -> Option<Sex> {
        match text.to_lowercase().as_str() {
            "m" => match self {
                Self::English => Some(Sex::Man),
                Self::Spanish => Some(Sex::Woman),
            },
            "male" | "man" | "h" | "hombre" | "masculino" | "v" | "varón" | "varon" => Some(Sex::Man),
            "w" | "f" | "female" | "woman" | "mujer" | "femenino" | "d" | "dama" => Some(Sex::Woman),
            _ => None,
        }
    }
}

struct Reader<'a> {
    columns: &'a [Column],
    row: &'a Row,
    findings: &'a mut Vec<Finding>,
}

impl Reader<'_> {
    fn player(&mut self, sexes: Sexes, numbers_are_enough: bool) -> Option<ListedPlayer> {
        let fide_id = self.value(Field::FideId, fide_id, Problem::NotAFideId);
        let number = fide_id.filter(|_| numbers_are_enough);
        let name = self.name().or_else(|| number.map(|_| String::new()));
        let Some(name) = name else {
            let problem = Problem::NoName;
            self.findings.push(Finding { line: self.row.line, column: None, lost: true, problem });
            return None;
        };
        let name = self.cut(Field::Name, &name);
        let club = self.cell(Field::Club).unwrap_or_default().to_owned();
        Some(ListedPlayer {
            line: self.row.line,
            name,
            title: self.value(Field::Title, |text| text.parse::<Title>().ok(), Problem::NotATitle),
            federation: self.value(Field::Federation, |text| text.parse().ok(), Problem::NotAFederation),
            rating: self.value(Field::Rating, rating, Problem::NotARating),
            fide_id,
            sex: self.value(Field::Sex, |text| sexes.read(text), Problem::NotASex),
            birth_year: self.value(Field::Birth, birth_year, Problem::NotABirth),
            club: self.cut(Field::Club, &club),
        })
    }

    /// Tells values that can be, but hardly are.
    fn odd(&mut self, player: &ListedPlayer, year: Option<u16>) {
        if let Some(rating) = player.rating.filter(|rating| !BELIEVED_RATINGS.contains(&rating.0)) {
            self.find(self.place(Field::Rating), Problem::OddRating(rating.to_string()));
        }
        if let Some((birth, year)) = player.birth_year.zip(year) {
            let age = i32::from(year) - i32::from(birth);
            if !BELIEVED_AGES.contains(&age) {
                self.find(self.place(Field::Birth), Problem::OddBirth(birth.to_string()));
            }
        }
    }

    fn name(&self) -> Option<String> {
        if let Some(name) = self.cell(Field::Name) {
            return Some(name.to_owned());
        }
        let surname = self.cell(Field::Surname)?;
        Some(match self.cell(Field::GivenName) {
            Some(given) => format!("{surname}, {given}"),
            None => surname.to_owned(),
        })
    }

    /// A text with its blanks and line breaks made single blanks, and not too long.
    fn cut(&mut self, field: Field, text: &str) -> String {
        let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if one_line.chars().count() <= LONGEST {
            return one_line;
        }
        let short: String = one_line.chars().take(LONGEST).collect();
        let short = short.trim_end().to_owned();
        self.find(self.place(field), Problem::TooLong(short.clone()));
        short
    }

    /// A value, or a finding that the cell holds none.
    fn value<T>(
        &mut self,
        field: Field,
        read: impl FnOnce(&str) -> Option<T>,
        problem: fn(String) -> Problem,
    ) -> Option<T> {
        let text = self.cell(field)?.to_owned();
        let value = read(&text);
        if value.is_none() {
            self.find(self.place(field), problem(text.chars().take(LONGEST).collect()));
        }
        value
    }

    /// What stands in the column of a field, if anything does.
    fn cell(&self, field: Field) -> Option<&str> {
        let cell = self.row.cells.get(self.place(field)?)?;
        // People are called Na or Sin: of names only signs say nothing.
        let is_name = matches!(field, Field::Name | Field::Surname | Field::GivenName);
        let is_nothing =
            |word: &&str| cell.eq_ignore_ascii_case(word) && !(is_name && word.contains(char::is_alphabetic));
        let nothing = cell.is_empty() || NOTHING.iter().any(is_nothing);
        (!nothing).then_some(cell)
    }

    fn place(&self, field: Field) -> Option<usize> {
        self.columns.iter().position(|column| column.field == Some(field))
    }

    fn find(&mut self, place: Option<usize>, problem: Problem) {
        let column = place.map(|place| place + 1);
        self.findings.push(Finding { line: self.row.line, column, lost: false, problem });
    }
}

/// A rating. Spreadsheets may have written `2184.0`.
fn rating(text: &str) -> Option<Rating> {
    let text = text.strip_suffix(".0").or(text.strip_suffix(",0")).unwrap_or(text);
    text.parse().ok().and_then(Rating::new)
}

/// An identity number.
fn fide_id(text: &str) -> Option<u32> {
    let text = text.strip_suffix(".0").unwrap_or(text);
    text.parse().ok().filter(|number| *number != 0)
}

/// The year of birth in a year or a date, however it is written: the only group of four digits.
pub fn birth_year(text: &str) -> Option<u16> {
    let groups = text.split(|c: char| !c.is_ascii_digit());
    let mut years = groups.filter(|group| group.len() == 4).filter_map(|group| group.parse().ok());
    let year = years.next().filter(|year| YEARS.contains(year))?;
    years.next().is_none().then_some(year)
}
