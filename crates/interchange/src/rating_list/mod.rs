//! Rating lists: FIDE's in text and XML, packed or not, and federations' own as CSV.
//!
//! A list has a million players and more, so it is read as a stream: [`read`] hands over one player after the other and
//! keeps none. A line that is not as it should be is handed over as [`Odd`] with its line and reason, and the rest of
//! the list is read; what ends a list halfway is an error, so that nobody takes half a list for a whole one.
//!
//! FIDE forbids to pass its lists on: the program ships none.

mod field;
mod input;
mod odd;
mod player;
mod table;
mod text;
mod xml;

use std::io::{self, BufReader, Read, Seek};
use std::ops::ControlFlow;

use arbitro_tournament::ListedPlayer;

pub use field::Field;
pub use odd::{Odd, Reason};

use self::input::{Counted, Utf8};

/// The kind of chess that a list of one kind is of. FIDE's own lists of one kind say so in their file's name only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chapter {
    /// Standard chess.
    #[default]
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Chapter {
    /// By the name of a file, such as `rapid_rating_list.zip`.
    pub fn of_file(name: &str) -> Self {
        let name = name.to_ascii_lowercase();
        if name.contains("rapid") {
            Self::Rapid
        } else if name.contains("blitz") {
            Self::Blitz
        } else {
            Self::Standard
        }
    }
}

/// How a list is to be read.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What the ratings of a list of one kind are.
    pub chapter: Chapter,
    /// What the columns of a CSV list hold, in order; none to go by its header.
    pub mapping: Option<Vec<Option<Field>>>,
}

/// How a list is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// FIDE's text, in columns of fixed width.
    Text,
    /// FIDE's XML.
    Xml,
    /// A table of cells.
    Csv,
}

impl Format {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Xml => "xml",
            Self::Csv => "csv",
        }
    }
}

/// What a list hands over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A player.
    Player {
        /// The line he begins in, from 1.
        line: u64,
        /// The player.
        player: Box<ListedPlayer>,
    },
    /// A line that was not as it should be. If it is not lost, its player comes right after it.
    Odd(Odd),
}

/// How far the reading has come, in bytes of the file as it lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Bytes read.
    pub read: u64,
    /// Bytes of the whole; 0 where that is not known.
    pub of: u64,
}

/// What came of a list that was read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How it is written.
    pub format: Format,
    /// The month in its header (`OCT26`), where it has one.
    pub month: Option<String>,
    /// The columns, and what each was taken for.
    pub columns: Vec<(String, Option<Field>)>,
    /// Players handed over.
    pub players: u64,
    /// Odd lines, lost or not.
    pub odd: u64,
}

/// Why a list could not be read to its end.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// The system's complaint.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The packed file cannot be unpacked.
    #[error("cannot unpack: {0}")]
    Zip(String),
    /// The file is no list: no header, no `<player>`, no table.
    #[error("no rating list")]
    NotAList,
    /// The columns of identity number and name were not found; these were.
    #[error("no column of numbers or names among {0:?}")]
    NoColumns(Vec<String>),
    /// The list is damaged here.
    #[error("line {line}: {detail}")]
    Damaged {
        /// The line, from 1.
        line: u64,
        /// What is wrong.
        detail: String,
    },
    /// Whoever takes the players wanted no more.
    #[error("cancelled")]
    Cancelled,
}

/// Whoever takes what a list hands over; `Break` ends the reading with [`ListError::Cancelled`].
pub type Take<'t> = dyn FnMut(Item, Progress) -> ControlFlow<()> + 't;

/// Reads a list, packed (zip) or not. What is packed must be one file, or one of several with a list's ending.
pub fn read<R: Read + Seek>(file: R, options: &Options, take: &mut Take<'_>) -> Result<Summary, ListError> {
    unpacked(file, |list, length| read_stream(list, length, options, take))
}

/// The head of a national list, to see what its columns are taken for before it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The columns, and what each is taken for.
    pub columns: Vec<(String, Option<Field>)>,
    /// Its first rows, as they stand.
    pub sample: Vec<Vec<String>>,
}

/// Looks into a list; none where it is one of FIDE's, whose columns are known.
pub fn look<R: Read + Seek>(file: R) -> Result<Option<Head>, ListError> {
    unpacked(file, |list, _| {
        let ((reader, start), format) = open(list)?;
        if format == Format::Csv { table::look(reader, &start).map(Some) } else { Ok(None) }
    })
}

/// Hands over what is in a file that may be packed, and its length.
fn unpacked<R: Read + Seek, T>(
    mut file: R,
    then: impl FnOnce(&mut dyn Read, u64) -> Result<T, ListError>,
) -> Result<T, ListError> {
    let mut magic = [0; 4];
    let length = file.seek(io::SeekFrom::End(0))?;
    file.rewind()?;
    let known = read_start(&mut file, &mut magic)?;
    file.rewind()?;
    if !known.starts_with(b"PK\x03\x04") {
        return then(&mut file, length);
    }
    let zipped = |error: zip::result::ZipError| ListError::Zip(error.to_string());
    let mut archive = zip::ZipArchive::new(file).map_err(zipped)?;
    let index = (0..archive.len())
        .find(|index| {
            archive.name_for_index(*index).is_some_and(|name| name.is_ok_and(|name| is_list_name(&name)))
        })
        .ok_or_else(|| ListError::Zip("no list inside".to_owned()))?;
    let mut entry = archive.by_index(index).map_err(zipped)?;
    let length = entry.size();
    then(&mut entry, length)
}

fn read_start<'b, R: Read>(file: &mut R, start: &'b mut [u8]) -> io::Result<&'b [u8]> {
    let mut filled = 0;
    while let Some(room) = start.get_mut(filled..).filter(|room| !room.is_empty()) {
        match file.read(room)? {
            0 => break,
            count => filled += count,
        }
    }
    Ok(start.get(..filled).unwrap_or_default())
}

fn is_list_name(name: &str) -> bool {
    let ending = std::path::Path::new(name).extension().unwrap_or_default();
    ["txt", "xml", "csv", "tsv"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

/// How much of a list is held at a time.
const BUFFER: usize = 1 << 16;

/// Reads a list that is not packed; `length` is that of the whole, for the progress.
pub fn read_stream<R: Read>(
    input: R,
    length: u64,
    options: &Options,
    take: &mut Take<'_>,
) -> Result<Summary, ListError> {
    let (counted, count) = Counted::new(input);
    let ((reader, start), format) = open(counted)?;
    let mut sink = Sink { take, count, length, players: 0, odd: 0 };
    let (month, columns) = match format {
        Format::Xml => (None, xml::read(reader, options.chapter, &mut sink)?),
        Format::Text => text::read(reader, options.chapter, &mut sink)?,
        Format::Csv => (None, table::read(reader, &start, options, &mut sink)?),
    };
    Ok(Summary { format, month, columns, players: sink.players, odd: sink.odd })
}

/// A list as text, with its first bytes.
type Text<R> = (BufReader<Utf8<R>>, Vec<u8>);

/// A list as text, and how it is written.
fn open<R: Read>(input: R) -> Result<(Text<R>, Format), ListError> {
    let mut reader = BufReader::with_capacity(BUFFER, Utf8::new(input));
    let start = io::BufRead::fill_buf(&mut reader)?.to_vec();
    let format = if start.trim_ascii_start().starts_with(b"<") {
        Format::Xml
    } else if text::is_list(&start) {
        Format::Text
    } else {
        Format::Csv
    };
    Ok(((reader, start), format))
}

/// Hands over what was read, and counts it.
struct Sink<'s, 't> {
    take: &'s mut Take<'t>,
    count: input::Count,
    length: u64,
    players: u64,
    odd: u64,
}

impl Sink<'_, '_> {
    /// Makes a player of the words of a line, and hands over him and what was odd.
    fn row(&mut self, line: u64, words: &field::Words<'_>) -> Result<(), ListError> {
        match player::player(words) {
            Ok((player, odd)) => {
                if let Some((reason, found)) = odd {
                    self.odd(Odd::new(line, reason, false, &found))?;
                }
                self.players += 1;
                self.hand(Item::Player { line, player: Box::new(player) })
            }
            Err((reason, found)) => self.odd(Odd::new(line, reason, true, &found)),
        }
    }

    fn odd(&mut self, odd: Odd) -> Result<(), ListError> {
        self.odd += 1;
        self.hand(Item::Odd(odd))
    }

    fn hand(&mut self, item: Item) -> Result<(), ListError> {
        let progress = Progress { read: self.count.get(), of: self.length };
        match (self.take)(item, progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(ListError::Cancelled),
        }
    }
}
