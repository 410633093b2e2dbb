//! What was odd about a list.

/// Something to say about a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Line of the file, from 1.
    pub line: u64,
    /// Column of the table, from 1; none when it concerns the row.
    pub column: Option<usize>,
    /// Whether the row could not be used.
    pub lost: bool,
    /// What it is.
    pub problem: Problem,
}

/// What is odd. A text is the cell as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no player in the file.
    NoPlayers,
    /// The first row does not name the columns; they were told by what is in them.
    NoHeader,
    /// No column looks like names.
    NoNames,
    /// The rows from here on are more than a list may have.
    TooManyRows,
    /// A quotation mark is not closed; quotation marks were read as ordinary characters.
    UnclosedQuote,
    /// A cell in bytes that the encoding does not have.
    Undecodable,
    /// The row has cells but no name.
    NoName,
    /// The name or club is too long, and was cut.
    TooLong(String),
    /// Not a rating; read as unrated.
    NotARating(String),
    /// Not a title; left out.
    NotATitle(String),
    /// Not a federation's code; left out.
    NotAFederation(String),
    /// Not a FIDE identity number; left out.
    NotAFideId(String),
    /// Not a sex; left out.
    NotASex(String),
    /// Not a year or date of birth; left out.
    NotABirth(String),
    /// A rating that hardly anybody has; kept.
    OddRating(String),
    /// A year of birth of somebody too young or too old to play; kept.
    OddBirth(String),
    /// An earlier row has the same FIDE identity number; kept.
    SameFideId(String),
    /// An earlier row has the same player.
    Twice(String),
}

impl Problem {
    /// Key in the message catalogue.
    pub fn key(&self) -> &'static str {
        match self {
            Self::NoPlayers => "csv-no-players",
            Self::NoHeader => "csv-no-header",
            Self::NoNames => "csv-no-names",
            Self::TooManyRows => "csv-too-many-rows",
            Self::UnclosedQuote => "csv-unclosed-quote",
            Self::Undecodable => "csv-undecodable",
            Self::NoName => "csv-no-name",
            Self::TooLong(_) => "csv-too-long",
            Self::NotARating(_) => "csv-not-a-rating",
            Self::NotATitle(_) => "csv-not-a-title",
            Self::NotAFederation(_) => "csv-not-a-federation",
            Self::NotAFideId(_) => "csv-not-a-fide-id",
            Self::NotASex(_) => "csv-not-a-sex",
            Self::NotABirth(_) => "csv-not-a-birth",
            Self::OddRating(_) => "csv-odd-rating",
            Self::OddBirth(_) => "csv-odd-birth",
            Self::SameFideId(_) => "csv-same-fide-id",
            Self::Twice(_) => "csv-twice",
        }
    }

    /// The cell as it stands, where the message shows it.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::TooLong(text)
            | Self::NotARating(text)
            | Self::NotATitle(text)
            | Self::NotAFederation(text)
            | Self::NotAFideId(text)
            | Self::NotASex(text)
            | Self::NotABirth(text)
            | Self::OddRating(text)
            | Self::OddBirth(text)
            | Self::SameFideId(text)
            | Self::Twice(text) => Some(text),
            _ => None,
        }
    }
}
