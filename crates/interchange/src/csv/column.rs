//! Which column is what: by its header, or by what is in it.

use arbitro_tournament::{Federation, Title};

use super::table::Row;
use super::{Finding, Options, Problem};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The whole name.
    Name,
    /// Family name.
    Surname,
    /// Given name.
    GivenName,
    /// Title.
    Title,
    /// Federation.
    Federation,
    /// Rating.
    Rating,
    /// FIDE identity number.
    FideId,
    /// Sex.
    Sex,
    /// Year or date of birth.
    Birth,
    /// Club.
    Club,
}

impl Field {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Name,
        Self::Surname,
        Self::GivenName,
        Self::Title,
        Self::Federation,
        Self::Rating,
        Self::FideId,
        Self::Sex,
        Self::Birth,
        Self::Club,
    ];

    /// The field of a word, as [`Field::word`] gives it.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.word() == word)
    }

    /// The word for it, as the API has it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Surname => "surname",
            Self::GivenName => "given_name",
            Self::Title => "title",
            Self::Federation => "federation",
            Self::Rating => "rating",
            Self::FideId => "fide_id",
            Self::Sex => "sex",
            Self::Birth => "birth",
            Self::Club => "club",
        }
    }
}

/// A column of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What its header says; empty without a header.
    pub header: String,
    /// What it is taken for; none if it is not used.
    pub field: Option<Field>,
}

/// One row a field: the words that name it, in English and Spanish, the best first, written in small letters without
/// accents and signs.
const HEADERS: [(Field, &[&str]); 10] = [
    (
        Field::Name,
        &[
            "name",
            "fullname",
            "playername",
            "player",
            "nombrecompleto",
            "nombreyapellidos",
            "apellidosynombre",
            "apellidosnombre",
            "apellidoynombre",
            "nombreyapellido",
            "jugador",
            "jugadora",
            "jugadores",
            "participante",
            "nombre",
        ],
    ),
    (
        Field::Surname,
        &["surname", "lastname", "familyname", "last", "apellidos", "apellido", "primerapellido"],
    ),
    (Field::GivenName, &["givenname", "firstname", "forename", "first", "nombredepila", "nombres"]),
    (Field::Title, &["title", "fidetitle", "tit", "titulo", "titulofide"]),
    (
        Field::Federation,
        &["federation", "fed", "country", "nation", "countrycode", "federacion", "pais", "nacionalidad"],
    ),
    (
        Field::Rating,
        &[
            "rating",
            "fiderating",
            "standardrating",
            "ratingstd",
            "elofide",
            "fideelo",
            "elo",
            "eloestandar",
            "rtg",
            "irtg",
            "ratingint",
            "stdrating",
            "eloint",
            "rtgint",
            "rating1",
            "elofeda",
        ],
    ),
    (
        Field::FideId,
        &[
            "fideid",
            "idfide",
            "fideno",
            "fidenumber",
            "idno",
            "fidecode",
            "codigofide",
            "codfide",
            "numerofide",
            "nfide",
            "idnumber",
            "fin",
        ],
    ),
    (Field::Sex, &["sex", "gender", "sexo", "genero"]),
    (
        Field::Birth,
        &[
            "birthyear",
            "yearofbirth",
            "birthdate",
            "dateofbirth",
            "birthday",
            "birth",
            "born",
            "dob",
            "yob",
            "byear",
            "anodenacimiento",
            "anonacimiento",
            "fechadenacimiento",
            "fechanacimiento",
            "nacimiento",
            "fnac",
            "fechanac",
            "anonac",
            "nacido",
        ],
    ),
    (Field::Club, &["club", "clubname", "team", "clubcity", "clubciudad", "equipo", "entidad"]),
];

/// Finds the columns, and the rows below the header. What is said of a column, by its place from 0, holds against any
/// guess.
pub(super) fn recognise<'a>(
    rows: &'a [Row],
    options: &Options,
    findings: &mut Vec<Finding>,
) -> (Vec<Column>, &'a [Row]) {
    let said = &options.columns;
    let mut guess = Vec::new();
    let (mut columns, below) = match (options.header, rows.split_first()) {
        (Some(true), Some((head, below))) => (named_by(head, below), below),
        (Some(false), _) => (unnamed(rows), rows),
        _ => guess_columns(rows, &mut guess),
    };
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    columns.resize(columns.len().max(width), Column { header: String::new(), field: None });
    for column in &mut columns {
        // A field stands in one column only: where it is said, no longer where it was guessed.
        if column.field.is_some_and(|field| said.values().any(|said| *said == Some(field))) {
            column.field = None;
        }
    }
    for (place, field) in said {
        if let Some(column) = columns.get_mut(*place) {
            column.field = *field;
        }
    }
    let fields: Vec<Option<Field>> = columns.iter().map(|column| column.field).collect();
    guess.retain(|finding| finding.problem != Problem::NoNames || !tells_who(&fields));
    if !said.is_empty() && !rows.is_empty() && !tells_who(&fields) && guess.is_empty() {
        let line = rows.first().map_or(1, |row| row.line);
        guess.push(Finding { line, column: None, lost: true, problem: Problem::NoNames });
    }
    findings.append(&mut guess);
    (columns, below)
}

/// The columns of a row that names them, in words that need not be known.
fn named_by(head: &Row, below: &[Row]) -> Vec<Column> {
    let known = by_header(&head.cells);
    let fields = if tells_who(&known) { known } else { by_content(below) };
    let fields = fields.into_iter().chain(std::iter::repeat(None));
    head.cells.iter().cloned().zip(fields).map(|(header, field)| Column { header, field }).collect()
}

/// The columns of rows without a header.
fn unnamed(rows: &[Row]) -> Vec<Column> {
    by_content(rows).into_iter().map(|field| Column { header: String::new(), field }).collect()
}

fn guess_columns<'a>(rows: &'a [Row], findings: &mut Vec<Finding>) -> (Vec<Column>, &'a [Row]) {
    // A title may stand above the table.
    for (index, row) in rows.iter().take(5).enumerate() {
        let fields = by_header(&row.cells);
        if tells_who(&fields) {
            let columns = row
                .cells
                .iter()
                .cloned()
                .zip(fields)
                .map(|(header, field)| Column { header, field })
                .collect();
            return (columns, rows.get(index + 1..).unwrap_or_default());
        }
    }
    let fields = by_content(rows);
    if let Some(row) = rows.first() {
        let problem = if tells_who(&fields) { Problem::NoHeader } else { Problem::NoNames };
        let lost = problem == Problem::NoNames;
        findings.push(Finding { line: row.line, column: None, lost, problem });
    }
    let columns = fields.into_iter().map(|field| Column { header: String::new(), field }).collect();
    (columns, rows)
}

/// Whether the columns tell who somebody is: by name, or by number.
fn tells_who(fields: &[Option<Field>]) -> bool {
    fields.iter().flatten().any(|field| matches!(field, Field::Name | Field::Surname | Field::FideId))
}

/// What each cell of a header names. Of two columns for one field the better word wins.
fn by_header(cells: &[String]) -> Vec<Option<Field>> {
    let plain: Vec<String> = cells.iter().map(|cell| plain(cell)).collect();
    let mut fields = vec![None; cells.len()];
    for (field, words) in HEADERS {
        let place = words.iter().find_map(|word| plain.iter().position(|cell| cell == word));
        if let Some(slot) = place.and_then(|place| fields.get_mut(place)) {
            *slot = Some(field);
        }
    }
    // Beside family names, "Nombre" is the given name.
    if fields.contains(&Some(Field::Surname)) && !fields.contains(&Some(Field::GivenName)) {
        for slot in fields.iter_mut().filter(|slot| **slot == Some(Field::Name)) {
            *slot = Some(Field::GivenName);
        }
    }
    fields
}

/// Small letters without accents, blanks and signs.
fn plain(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .filter_map(|c| match c {
            'á' | 'à' => Some('a'),
            'é' | 'è' => Some('e'),
            'í' => Some('i'),
            'ó' | 'ò' => Some('o'),
            'ú' | 'ü' => Some('u'),
            'ñ' => Some('n'),
            c if c.is_alphanumeric() => Some(c),
            _ => None,
        })
        .collect()
}

/// Whether a cell can be of this field, strictly enough to tell columns apart.
type Looks = fn(&str) -> bool;

/// One row a field that can be told by its cells, the surest first.
const LOOKS: [(Field, Looks); 7] = [
    (Field::Title, |cell| cell.parse::<Title>().is_ok()),
    (Field::Federation, |cell| cell.parse::<Federation>().is_ok() && cell.to_uppercase() == cell),
    (Field::Sex, |cell| matches!(cell, "m" | "M" | "f" | "F" | "w" | "W")),
    (Field::Birth, |cell| {
        cell.len() >= 4 && super::value::birth_year(cell).is_some_and(|year| (1900..=2030).contains(&year))
    }),
    (Field::Rating, |cell| cell.parse().is_ok_and(|n: u32| n == 0 || (1000..=3000).contains(&n))),
    (Field::FideId, |cell| cell.parse().is_ok_and(|n: u32| n >= 100_000)),
    (Field::Name, |cell| cell.chars().filter(|c| c.is_alphabetic()).count() >= 4),
];

/// What each column looks like: a field that most of its filled cells can be, each field once.
fn by_content(rows: &[Row]) -> Vec<Option<Field>> {
    let width = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let mut fields: Vec<Option<Field>> = vec![None; width];
    for (field, looks) in LOOKS {
        let share = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.cells.get(column)).filter(|cell| !cell.is_empty());
            let (all, like) =
                cells.fold((0, 0), |(all, like), cell| (all + 1, like + usize::from(looks(cell))));
            (like * 10 >= all * 8 && like > 0).then_some(like)
        };
        let free = (0..width).filter(|column| fields.get(*column) == Some(&None));
        let best = free.filter_map(|column| Some((share(column)?, width - column))).max();
        if let Some(slot) = best.and_then(|(_, place)| fields.get_mut(width - place)) {
            *slot = Some(field);
        }
    }
    fields
}
