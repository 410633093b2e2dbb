//! From what a column holds to the value it stands for, and back.

use std::str::FromStr;

use arbitro_tournament::Colour;
use rusqlite::Row;
use rusqlite::types::Type;
use serde::de::DeserializeOwned;

/// A value written as text.
pub(crate) fn parsed<T: FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    text.parse().map_err(|_| unreadable(column, text.clone()))
}

/// A value written as text, or NULL.
pub(crate) fn parsed_if<T: FromStr>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>> {
    let text: Option<String> = row.get(column)?;
    text.map(|text| text.parse().map_err(|_| unreadable(column, text.clone()))).transpose()
}

/// A colour written as its word, or NULL.
pub(crate) fn colour(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Colour>> {
    let word: Option<String> = row.get(column)?;
    match word.as_deref() {
        None => Ok(None),
        Some("white") => Ok(Some(Colour::White)),
        Some("black") => Ok(Some(Colour::Black)),
        Some(other) => Err(unreadable(column, other.to_owned())),
    }
}

/// The word of a colour.
pub(crate) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Black => "black",
    }
}

/// A value written as JSON.
pub(crate) fn json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text).map_err(|error| unreadable(column, error.to_string()))
}

/// A value of this program is not in the column, though the schema's checks let it pass.
pub(crate) fn unreadable(column: usize, found: String) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, found.into())
}

/// An enum whose values are written as words: one row a value.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$value_doc])* $value,)*
        }

        impl $name {
            /// The word it is written as.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(word: &str) -> Result<Self, ()> {
                match word { $($word => Ok(Self::$value),)* _ => Err(()) }
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                value.as_str()?.parse().map_err(|()| rusqlite::types::FromSqlError::InvalidType)
            }
        }

        impl rusqlite::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }
    };
}
pub(crate) use words;
