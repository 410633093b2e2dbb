//! Reading a move as people write it: the standard form first, then every form that has one legal reading.

use shakmaty::san::{San, SanError};
use shakmaty::{CastlingSide, Chess, File, Move, Position, Rank, Role, Square};

use super::scan::{is_dash, is_figurine};

/// The longest thing that can be a move, in bytes.
const LONGEST_MOVE: usize = 32;

/// The check sign that was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CheckSign {
    /// None.
    #[default]
    Absent,
    /// `+`
    Check,
    /// `++`, for a double check or for mate.
    Double,
    /// `#`
    Mate,
}

/// How a move was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // independent facts about one word, each with its own note
pub(crate) struct Spelling {
    pub castling_glyph: bool,
    pub nonstandard: bool,
    pub overspecified: bool,
    pub figurine: bool,
    pub en_passant_mark: bool,
    pub foreign: bool,
    pub sign: CheckSign,
}

/// What a word is, as a move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The one legal move it can mean.
    Legal(Move, Spelling),
    /// It is written as a move, and no legal one.
    Illegal,
    /// It can mean any of these.
    Ambiguous(Vec<Move>),
    /// It is a move in the piece letters of these languages.
    Localized(Vec<&'static str>),
    /// A null move.
    Null,
    /// It is no move at all.
    Unreadable,
}

/// Piece letters of a language: its code, then king, queen, rook, bishop, knight. Two letters make one piece where the
/// language needs them (Russian).
pub(crate) type Letters = (&'static str, [&'static str; 5]);

/// Piece letters by language, those asked for most first.
pub(crate) const LANGUAGES: &[Letters] = &[
    ("de", ["K", "D", "T", "L", "S"]),
    ("es", ["R", "D", "T", "A", "C"]),
    ("fr", ["R", "D", "T", "F", "C"]),
    ("it", ["R", "D", "T", "A", "C"]),
    ("pt", ["R", "D", "T", "B", "C"]),
    ("nl", ["K", "D", "T", "L", "P"]),
    ("ru", ["Кр", "Ф", "Л", "С", "К"]),
    ("ca", ["R", "D", "T", "A", "C"]),
    ("pl", ["K", "H", "W", "G", "S"]),
    ("cs", ["K", "D", "V", "S", "J"]),
    ("hu", ["K", "V", "B", "F", "H"]),
    ("sv", ["K", "D", "T", "L", "S"]),
    ("da", ["K", "D", "T", "L", "S"]),
    ("nb", ["K", "D", "T", "L", "S"]),
    ("fi", ["K", "D", "T", "L", "R"]),
    ("ro", ["R", "D", "T", "N", "C"]),
    ("hr", ["K", "D", "T", "L", "S"]),
    ("sl", ["K", "D", "T", "L", "S"]),
    ("tr", ["Ş", "V", "K", "F", "A"]),
    ("uk", ["Кр", "Ф", "Т", "С", "К"]),
];

const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Reads a word as a move in a position, in English letters or in those of the language given.
pub(crate) fn read_move(word: &str, position: &Chess, letters: Option<&Letters>) -> Reading {
    if word.len() > LONGEST_MOVE {
        return Reading::Unreadable;
    }
    let (core, mut spelling) = strip_signs(word);
    if is_null(core) {
        return Reading::Null;
    }
    if let Some(translated) = letters.and_then(|letters| translate(core, letters)) {
        spelling.foreign = true;
        return read_core(&translated, position, spelling).unwrap_or(Reading::Unreadable);
    }
    match read_core(core, position, spelling) {
        // P is the pawn in old English books and the knight in Dutch: where both could be, neither is taken.
        Some(reading @ (Reading::Legal(..) | Reading::Ambiguous(_)))
            if !core.starts_with('P') || foreign_languages(core, position).is_empty() =>
        {
            reading
        }
        Some(Reading::Illegal) if !core.starts_with('P') => Reading::Illegal,
        other => match foreign_languages(core, position) {
            languages if languages.is_empty() => other.unwrap_or(Reading::Unreadable),
            languages => Reading::Localized(languages),
        },
    }
}

/// Whether a word is an en passant mark that stands apart from its move.
pub(crate) fn is_en_passant_mark(word: &str) -> bool {
    matches!(word, "e.p." | "e.p" | "ep" | "ep.")
}

fn is_null(core: &str) -> bool {
    matches!(core, "--" | "Z0" | "@@@@" | "0000" | "null" | "pass")
}

/// Takes check signs and the en passant mark from the end of a word.
fn strip_signs(word: &str) -> (&str, Spelling) {
    let mut spelling = Spelling::default();
    let mut core = word;
    if let Some(rest) =
        ["e.p.", "e.p", "ep"].iter().find_map(|mark| core.strip_suffix(mark)).filter(|rest| !rest.is_empty())
    {
        core = rest;
        spelling.en_passant_mark = true;
    }
    let bare = core.trim_end_matches(['+', '#', '†', '‡']);
    let marks = core.strip_prefix(bare).unwrap_or_default();
    spelling.sign = match marks {
        "" => CheckSign::Absent,
        "+" => CheckSign::Check,
        "#" => CheckSign::Mate,
        _ if marks.contains(['#', '‡']) => CheckSign::Mate,
        "†" => CheckSign::Check,
        _ => CheckSign::Double,
    };
    spelling.nonstandard = !matches!(marks, "" | "+" | "#" | "++");
    if let Some(rest) = bare.strip_suffix("mate").filter(|rest| rest.len() >= 2) {
        (core, spelling.sign, spelling.nonstandard) = (rest, CheckSign::Mate, true);
    } else if let Some(rest) = bare.strip_suffix("ch").filter(|rest| rest.len() >= 2) {
        (core, spelling.sign, spelling.nonstandard) = (rest, CheckSign::Check, true);
    } else {
        core = bare;
    }
    (core, spelling)
}

/// Reads a word without signs; none where it is not written as a move.
fn read_core(core: &str, position: &Chess, mut spelling: Spelling) -> Option<Reading> {
    if let Some((side, glyph)) = castling(core) {
        spelling.castling_glyph = glyph;
        return Some(match San::Castle(side).to_move(position) {
            Ok(m) => Reading::Legal(m, spelling),
            Err(_) => Reading::Illegal,
        });
    }
    if let Some(san) = San::from_ascii(core.as_bytes()).ok().filter(|san| matches!(san, San::Normal { .. })) {
        spelling.nonstandard |= san.to_string() != core;
        return Some(
            read_san(san, position, spelling)
                .unwrap_or_else(|| coordinates(core, position, spelling).unwrap_or(Reading::Illegal)),
        );
    }
    let (plain, figurine) = plain_letters(core);
    spelling.figurine |= figurine;
    let shape = Shape::parse(&plain)?;
    spelling.nonstandard |= !(figurine && San::from_ascii(plain.as_bytes()).is_ok());
    Some(shape.read(position, spelling).unwrap_or(Reading::Illegal))
}

/// The castling side of a word, and whether it is written otherwise than `O-O`.
fn castling(core: &str) -> Option<(CastlingSide, bool)> {
    let bare: String = core
        .chars()
        .filter(|c| !is_dash(*c))
        .map(|c| if matches!(c, '0' | 'o' | 'O' | 'О' | 'о' | 'Ο') { 'O' } else { c })
        .collect();
    let side = match bare.as_str() {
        "OO" => CastlingSide::KingSide,
        "OOO" => CastlingSide::QueenSide,
        _ => return None,
    };
    Some((side, core != "O-O" && core != "O-O-O"))
}

/// A move of standard form: legal as it stands, or with the capture sign left out or put in.
fn read_san(san: San, position: &Chess, mut spelling: Spelling) -> Option<Reading> {
    match san.to_move(position) {
        Ok(m) => {
            let shortest = San::from_move(position, m);
            let pawn = matches!(san, San::Normal { role: Role::Pawn, .. });
            spelling.overspecified = !pawn && shortest != san;
            spelling.nonstandard |= pawn && shortest != san;
            Some(Reading::Legal(m, spelling))
        }
        Err(SanError::AmbiguousSan) => Some(Reading::Ambiguous(candidates(san, position))),
        Err(SanError::IllegalSan) => {
            let San::Normal { role, file, rank, capture, to, promotion } = san else { return None };
            spelling.nonstandard = true;
            let other = San::Normal { role, file, rank, capture: !capture, to, promotion };
            match other.to_move(position) {
                Ok(m) => Some(Reading::Legal(m, spelling)),
                Err(SanError::AmbiguousSan) => Some(Reading::Ambiguous(candidates(other, position))),
                Err(SanError::IllegalSan) => None,
            }
        }
    }
}

fn candidates(san: San, position: &Chess) -> Vec<Move> {
    position.legal_moves().into_iter().filter(|m| san.matches(*m)).collect()
}

/// Two squares and perhaps a promotion piece, as engines write moves.
fn coordinates(core: &str, position: &Chess, mut spelling: Spelling) -> Option<Reading> {
    let shape = Shape::parse(core)
        .filter(|shape| shape.role.is_none() && shape.file.is_some() && shape.rank.is_some())?;
    let from = Square::from_coords(shape.file?, shape.rank?);
    let castles = |m: &Move| {
        let Move::Castle { king, rook } = *m else { return false };
        let side = if rook.file() < king.file() { CastlingSide::QueenSide } else { CastlingSide::KingSide };
        let arrives = Square::from_coords(side.king_to_file(), king.rank());
        king == from && (shape.to == Some(rook) || (shape.to == Some(arrives) && king.file() == File::E))
    };
    let fits = |m: &Move| {
        castles(m)
            || (!m.is_castle()
                && m.from() == Some(from)
                && Some(m.to()) == shape.to
                && m.promotion() == shape.promotion)
    };
    spelling.nonstandard = true;
    position.legal_moves().into_iter().find(fits).map(|m| Reading::Legal(m, spelling))
}

/// The parts of a move that its letters give, in any of the forms in use.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    to: Option<Square>,
    to_file: Option<File>,
    promotion: Option<Role>,
    takes: bool,
}

impl Shape {
    /// `Ng1-f3`, `e2-e4`, `e2e4`, `nf3`, `xd6`, `exd`, `ed`, `Pe4`, `b8Q`, `b8(Q)`, `b8/Q`, `b8=q`.
    fn parse(text: &str) -> Option<Self> {
        let mut shape = Shape::default();
        let mut rest = text;
        if let Some((role, after)) = leading_piece(rest) {
            shape.role = Some(role);
            rest = after;
        }
        let (body, promotion) = split_promotion(rest)?;
        shape.promotion = promotion;
        let squares: String =
            body.chars().filter(|c| !is_dash(*c) && !matches!(c, 'x' | 'X' | ':' | '×')).collect();
        if body.chars().count() - squares.chars().count() > 1 {
            return None;
        }
        shape.takes = body.contains(['x', 'X', ':', '×']);
        match *squares.as_bytes() {
            [file, rank] if rank.is_ascii_digit() => shape.to = square(file, rank),
            [from, to] => (shape.file, shape.to_file) = (file_of(from), file_of(to)),
            [from, file, rank] if from.is_ascii_digit() => {
                (shape.rank, shape.to) = (rank_of(from), square(file, rank));
            }
            [from, file, rank] => (shape.file, shape.to) = (file_of(from), square(file, rank)),
            [from, from_rank, file, rank] => {
                (shape.file, shape.rank, shape.to) = (file_of(from), rank_of(from_rank), square(file, rank));
                shape.file?;
                shape.rank?;
            }
            _ => return None,
        }
        let pawn_files =
            shape.to.is_none() && shape.role.is_none() && shape.file.is_some() && shape.to_file.is_some();
        let complete =
            shape.to.is_some() && (squares.len() != 3 || shape.file.is_some() || shape.rank.is_some());
        (pawn_files || complete).then_some(shape)
    }

    /// The legal moves of this shape: one is the reading, several are ambiguous, none is no reading.
    fn read(&self, position: &Chess, spelling: Spelling) -> Option<Reading> {
        let role = self.role.unwrap_or(Role::Pawn);
        let moves: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| {
                !m.is_castle()
                    && m.role() == role
                    && (m.is_capture() || !self.takes)
                    && m.promotion() == self.promotion
                    && self.file.is_none_or(|file| m.from().is_some_and(|from| from.file() == file))
                    && self.rank.is_none_or(|rank| m.from().is_some_and(|from| from.rank() == rank))
                    && self.to.is_none_or(|to| m.to() == to)
                    && self.to_file.is_none_or(|file| m.is_capture() && m.to().file() == file)
            })
            .collect();
        match moves.as_slice() {
            [] => None,
            [m] => Some(Reading::Legal(*m, spelling)),
            _ => Some(Reading::Ambiguous(moves)),
        }
    }
}

/// The piece a word begins with. Lower-case letters count too, except `b`, which is the b-file.
fn leading_piece(text: &str) -> Option<(Role, &str)> {
    let first = text.chars().next()?;
    let role = match first {
        'P' => Role::Pawn,
        'b' => return None,
        _ => Role::from_char(first)?,
    };
    text.get(1..).map(|rest| (role, rest))
}

/// Takes the promotion piece from the end: `=Q`, `/Q`, `(Q)`, `Q`, in either case.
fn split_promotion(text: &str) -> Option<(&str, Option<Role>)> {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(last) = inner.chars().last().filter(char::is_ascii_alphabetic) else {
        return Some((text, None));
    };
    let before = inner.get(..inner.len() - 1)?;
    let body = before.trim_end_matches(['=', '/', '(']);
    if !body.ends_with(|c: char| c.is_ascii_digit()) {
        return if inner.len() == text.len() { Some((text, None)) } else { None };
    }
    let role = Role::from_char(last)
        .filter(|role| matches!(role, Role::Queen | Role::Rook | Role::Bishop | Role::Knight))?;
    Some((body, Some(role)))
}

fn file_of(byte: u8) -> Option<File> {
    File::from_char(char::from(byte))
}

fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_char(char::from(byte))
}

fn square(file: u8, rank: u8) -> Option<Square> {
    Some(Square::from_coords(file_of(file)?, rank_of(rank)?))
}

/// Writes figures as letters, and tells whether there were any.
fn plain_letters(core: &str) -> (String, bool) {
    let mut figurine = false;
    let plain = core
        .chars()
        .filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        .filter_map(|c| {
            figurine |= is_figurine(c);
            match c {
                '♔' | '♚' => Some('K'),
                '♕' | '♛' => Some('Q'),
                '♖' | '♜' => Some('R'),
                '♗' | '♝' => Some('B'),
                '♘' | '♞' => Some('N'),
                '♙' | '♟' => None,
                other => Some(other),
            }
        })
        .collect();
    (plain, figurine)
}

/// Writes a move of another language in English letters; none where it has none of its letters.
fn translate(core: &str, letters: &Letters) -> Option<String> {
    let pairs = || letters.1.iter().zip(ROLES);
    let leading = pairs().find_map(|(letter, role)| Some((role, core.strip_prefix(letter)?)));
    let (mut english, rest) = match leading {
        Some((role, rest)) => (String::from(role.upper_char()), rest),
        None => (String::new(), core),
    };
    let closing = if rest.ends_with(')') { ")" } else { "" };
    let body = rest.strip_suffix(')').unwrap_or(rest);
    let promoted = pairs().find_map(|(letter, role)| {
        let before = body.strip_suffix(letter)?;
        let square = before.trim_end_matches(['=', '/', '(']).ends_with(['1', '8']);
        square.then_some((before, role))
    });
    if let Some((before, role)) = promoted {
        english.push_str(before);
        english.push(role.upper_char());
        english.push_str(closing);
    } else {
        leading?;
        english.push_str(rest);
    }
    Some(english)
}

/// The languages in whose letters a word is a legal move, while it is none in English.
fn foreign_languages(core: &str, position: &Chess) -> Vec<&'static str> {
    if core.starts_with(['K', 'Q', 'R', 'B', 'N']) {
        return Vec::new();
    }
    LANGUAGES
        .iter()
        .filter(|letters| {
            let english = translate(core, letters).filter(|english| english != core);
            let reading = english.and_then(|english| read_core(&english, position, Spelling::default()));
            matches!(reading, Some(Reading::Legal(..) | Reading::Ambiguous(_)))
        })
        .map(|letters| letters.0)
        .collect()
}
