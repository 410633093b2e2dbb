//! What a list tells of a player, and what each kind of list calls it.

/// What a list tells of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)] // each is what it says; the table below has the words of the lists
pub enum Field {
    Number,
    FideId,
    Name,
    Surname,
    GivenName,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    ArenaTitle,
    Rating,
    Games,
    K,
    StandardRating,
    StandardGames,
    StandardK,
    RapidRating,
    RapidGames,
    RapidK,
    BlitzRating,
    BlitzGames,
    BlitzK,
    Birth,
    Flag,
}

/// One row a field: its word for the API, FIDE's element in XML and header in text, and the headers of national lists in
/// small letters without accents and signs.
#[rustfmt::skip]
const FIELDS: [(Field, &str, &str, &str, &[&str]); 25] = [
    (Field::Number, "number", "fideid", "ID", &["id", "idno", "number", "no", "code", "playerid", "codigo", "numero", "nationalid", "idnumber", "licence", "licencia", "zps", "mglnr"]),
    (Field::FideId, "fide_id", "", "", &["fideid", "fideno", "fidenumber", "idfide", "codigofide", "numerofide", "nfide", "fidecode"]),
    (Field::Name, "name", "name", "Name", &["name", "fullname", "playername", "player", "nombrecompleto", "apellidosynombre", "jugador", "nombreyapellidos", "spielername"]),
    (Field::Surname, "surname", "", "", &["surname", "lastname", "familyname", "apellidos", "apellido", "nachname", "nom"]),
    (Field::GivenName, "given_name", "", "", &["givenname", "firstname", "forename", "nombre", "nombres", "vorname", "prenom"]),
    (Field::Federation, "federation", "country", "Fed", &["federation", "fed", "country", "nation", "federacion", "pais"]),
    (Field::Sex, "sex", "sex", "Sex", &["sex", "gender", "sexo", "genero", "geschlecht", "sexe"]),
    (Field::Title, "title", "title", "Tit", &["title", "tit", "fidetitle", "titulo", "titel", "titre"]),
    (Field::WomenTitle, "women_title", "w_title", "WTit", &["wtitle", "womentitle", "womenstitle", "wtit"]),
    (Field::OtherTitles, "other_titles", "o_title", "OTit", &["otitle", "othertitles", "otit"]),
    (Field::ArenaTitle, "arena_title", "foa_title", "FOA", &["foatitle", "foa", "arenatitle"]),
    (Field::Rating, "rating", "rating", "", &["rating", "elo", "rtg", "nationalrating", "ratingnat", "elonacional", "dwz", "grade"]),
    (Field::Games, "games", "games", "Gms", &["games", "gms", "partidas"]),
    (Field::K, "k", "k", "K", &["k", "kfactor", "factork"]),
    (Field::StandardRating, "standard_rating", "", "SRtng", &["standard", "standardrating", "stdrating", "srtng", "classicalrating", "eloestandar"]),
    (Field::StandardGames, "standard_games", "", "SGm", &["standardgames", "sgm"]),
    (Field::StandardK, "standard_k", "", "SK", &["standardk", "sk"]),
    (Field::RapidRating, "rapid_rating", "rapid_rating", "RRtng", &["rapid", "rapidrating", "rrtng", "elorapido", "eloactivo"]),
    (Field::RapidGames, "rapid_games", "rapid_games", "RGm", &["rapidgames", "rgm"]),
    (Field::RapidK, "rapid_k", "rapid_k", "RK", &["rapidk", "rk"]),
    (Field::BlitzRating, "blitz_rating", "blitz_rating", "BRtng", &["blitz", "blitzrating", "brtng", "eloblitz", "elorelampago"]),
    (Field::BlitzGames, "blitz_games", "blitz_games", "BGm", &["blitzgames", "bgm"]),
    (Field::BlitzK, "blitz_k", "blitz_k", "BK", &["blitzk", "bk"]),
    (Field::Birth, "birth", "birthday", "B-day", &["birth", "birthday", "birthyear", "yearofbirth", "birthdate", "dateofbirth", "yob", "born", "bday", "nacimiento", "fechanacimiento", "fechadenacimiento", "anonacimiento", "geburtsjahr", "geburtsdatum"]),
    (Field::Flag, "flag", "flag", "Flag", &["flag", "flags", "status"]),
];

impl Field {
    /// The word for it, as the API has it.
    pub fn word(self) -> &'static str {
        FIELDS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }

    /// By the word of the API.
    pub fn of_word(word: &str) -> Option<Self> {
        FIELDS.iter().find(|row| row.1 == word).map(|row| row.0)
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        FIELDS.iter().map(|row| row.0)
    }

    /// By the element of FIDE's XML.
    pub(super) fn of_element(name: &str) -> Option<Self> {
        FIELDS.iter().find(|row| !row.2.is_empty() && row.2 == name).map(|row| row.0)
    }

    /// By the header of FIDE's text, which changes its letters' case now and then.
    pub(super) fn of_text_header(word: &str) -> Option<Self> {
        FIELDS.iter().find(|row| row.3.eq_ignore_ascii_case(word) && !word.is_empty()).map(|row| row.0)
    }

    /// By the header of a national list.
    pub(super) fn of_csv_header(header: &str) -> Option<Self> {
        let plain: String = header
            .chars()
            .flat_map(char::to_lowercase)
            .filter_map(|c| match c {
                'á' | 'à' | 'â' | 'ä' => Some('a'),
                'é' | 'è' | 'ê' | 'ë' => Some('e'),
                'í' | 'ï' => Some('i'),
                'ó' | 'ö' | 'ô' => Some('o'),
                'ú' | 'ü' => Some('u'),
                'ñ' => Some('n'),
                c => c.is_ascii_alphanumeric().then_some(c),
            })
            .collect();
        FIELDS.iter().find(|row| row.4.contains(&plain.as_str())).map(|row| row.0)
    }
}

/// The words of a line, by field.
#[derive(Clone, Copy)]
pub(super) struct Words<'l>([&'l str; FIELDS.len()]);

impl<'l> Words<'l> {
    pub(super) fn new() -> Self {
        Words([""; FIELDS.len()])
    }

    /// Sets what the line has for a field.
    pub(super) fn set(&mut self, field: Field, text: &'l str) {
        if let Some(word) = self.0.get_mut(field as usize) {
            *word = text.trim();
        }
    }

    /// What the line has for a field; empty for nothing.
    pub(super) fn get(&self, field: Field) -> &'l str {
        self.0.get(field as usize).copied().unwrap_or_default()
    }

    /// Takes the ratings of a list of one kind of chess for what they are, where the list does not say so itself.
    pub(super) fn settle(&mut self, chapter: super::Chapter) {
        use super::Chapter;
        let (rating, games, k) = match chapter {
            Chapter::Standard => (Field::StandardRating, Field::StandardGames, Field::StandardK),
            Chapter::Rapid => (Field::RapidRating, Field::RapidGames, Field::RapidK),
            Chapter::Blitz => (Field::BlitzRating, Field::BlitzGames, Field::BlitzK),
        };
        for (plain, meant) in [(Field::Rating, rating), (Field::Games, games), (Field::K, k)] {
            if self.get(meant).is_empty() {
                self.set(meant, self.get(plain));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_fields_and_each_word_is_found() {
        for (index, (field, word, element, header, names)) in FIELDS.iter().enumerate() {
            assert_eq!(*field as usize, index, "{word}");
            assert_eq!(Field::of_word(word), Some(*field));
            assert!(element.is_empty() || Field::of_element(element) == Some(*field));
            assert!(header.is_empty() || Field::of_text_header(header) == Some(*field));
            assert!(names.iter().all(|name| Field::of_csv_header(name) == Some(*field)), "{word}");
        }
    }
}
