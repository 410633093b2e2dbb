//! The text of a move taken apart, before a position gives it a meaning.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::letters::Language;
use super::reading::{Expected, Marks};

/// A move as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `0-0` or `0-0-0`.
    Castling(CastlingSide),
    /// Anything else.
    Piece(Pattern),
}

/// What is known of a move of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    /// The piece; nothing when two squares stand alone, as in `e2e4`.
    pub(super) role: Option<Role>,
    pub(super) from_file: Option<File>,
    pub(super) from_rank: Option<Rank>,
    pub(super) to_file: File,
    /// Nothing in a pawn's capture written `exd` or `ed`.
    pub(super) to_rank: Option<Rank>,
    pub(super) promotion: Option<Role>,
}

/// Where a text stopped making sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    pub(super) expected: Expected,
    /// In characters from the start of the text.
    pub(super) at: usize,
}

/// A text without its number, its signs and its blanks.
#[derive(Clone, Debug)]
pub(super) struct Bare {
    /// The characters that are left, each with its place in the text.
    chars: Vec<(usize, char)>,
    pub(super) marks: Marks,
}

/// What an ending says.
type Say = fn(&mut Marks);

/// Endings that say something beside the move, longest first; what each of them says.
const SIGNS: [(&str, Say); 21] = [
    ("(e.p.)", |marks| marks.en_passant = true),
    ("(ep)", |marks| marks.en_passant = true),
    ("dblch", |marks| marks.check = true),
    ("disch", |marks| marks.check = true),
    ("mate", |marks| marks.mate = true),
    ("mat", |marks| marks.mate = true),
    ("e.p.", |marks| marks.en_passant = true),
    ("e.p", |marks| marks.en_passant = true),
    ("a.p.", |marks| marks.en_passant = true),
    ("(=)", |marks| marks.draw_offer = true),
    ("(+)", |marks| marks.check = true),
    ("ep", |marks| marks.en_passant = true),
    ("ch", |marks| marks.check = true),
    ("++", |marks| marks.mate = true),
    ("#", |marks| marks.mate = true),
    ("≠", |marks| marks.mate = true),
    ("‡", |marks| marks.mate = true),
    ("+", |marks| marks.check = true),
    ("†", |marks| marks.check = true),
    ("!", |_| {}),
    ("?", |_| {}),
];

impl Bare {
    /// Takes a move number from the front, signs from the end and blanks from everywhere.
    pub(super) fn of(text: &str) -> Bare {
        let mut chars: Vec<(usize, char)> = text
            .chars()
            .enumerate()
            .filter(|(_, c)| !c.is_whitespace() && !c.is_control() && *c != '\u{feff}')
            .map(|(at, c)| (at, plain(c)))
            .collect();
        drop_number(&mut chars);
        let mut marks = Marks::default();
        while let Some((sign, say)) = SIGNS.iter().find(|(sign, _)| ends_with(&chars, sign)) {
            say(&mut marks);
            chars.truncate(chars.len() - sign.chars().count());
        }
        if chars.len() > 2 && chars.last().is_some_and(|(_, c)| *c == ':') {
            marks.capture = true;
            chars.pop();
        }
        marks.capture |= chars.iter().any(|(_, c)| matches!(c, 'x' | 'X' | ':'));
        Bare { chars, marks }
    }

    /// The text that is left.
    pub(super) fn text(&self) -> String {
        self.chars.iter().map(|(_, c)| c).collect()
    }

    /// The place in the whole text where the last `rest` characters of what is left begin.
    fn place(&self, rest: usize) -> usize {
        let index = self.chars.len().saturating_sub(rest);
        match self.chars.get(index) {
            Some((at, _)) => *at,
            None => self.chars.last().map_or(0, |(at, _)| at + 1),
        }
    }

    /// The readings of the text in a language: one when the case of the letters is kept, up to two (a piece, or
    /// a pawn on the file of that name) when it is not.
    pub(super) fn tokens(&self, language: Language, any_case: bool) -> Result<Vec<Token>, Stop> {
        let text = self.text();
        if text.is_empty() {
            return Err(self.stop(Expected::Move, 0));
        }
        if let Some(side) = castling(&text) {
            return Ok(vec![Token::Castling(side)]);
        }
        let mut tokens = Vec::new();
        let mut stop = None;
        if let Some((role, rest)) = language.strip_letter(&text, any_case) {
            match self.squares(Some(role), rest, language, any_case) {
                Ok(token) => tokens.push(token),
                Err(error) => stop = Some(error),
            }
            if !any_case {
                return stop.map_or(Ok(tokens), Err);
            }
        }
        match self.squares(None, &text, language, any_case) {
            Ok(token) => tokens.push(token),
            Err(error) => stop = stop.or(Some(error)),
        }
        match (tokens.is_empty(), stop) {
            (true, Some(stop)) => Err(stop),
            _ => Ok(tokens),
        }
    }

    fn stop(&self, expected: Expected, rest: usize) -> Stop {
        Stop { expected, at: self.place(rest) }
    }

    /// Squares and promotion, after the piece letter.
    fn squares(
        &self,
        role: Option<Role>,
        rest: &str,
        language: Language,
        any_case: bool,
    ) -> Result<Token, Stop> {
        let first_expected = if role.is_some() { Expected::Square } else { Expected::PieceOrSquare };
        let mut coordinates = Coordinates::default();
        let mut chars = rest.chars();
        loop {
            let mut ahead = chars.clone();
            match ahead.next() {
                Some(c) if coordinates.take(c, any_case) => chars = ahead,
                _ => break,
            }
        }
        let left = chars.as_str();
        let Some(mut pattern) = coordinates.pattern(role) else {
            let expected = if coordinates.is_empty() { first_expected } else { Expected::Square };
            return Err(self.stop(expected, left.chars().count()));
        };
        pattern.promotion = self.promotion(left, language, any_case)?;
        Ok(Token::Piece(pattern))
    }

    /// `Q`, `=Q`, `(Q)`, `/Q` or nothing.
    fn promotion(&self, left: &str, language: Language, any_case: bool) -> Result<Option<Role>, Stop> {
        if left.is_empty() {
            return Ok(None);
        }
        let (inner, marked) = match left.strip_prefix(['=', '/']) {
            Some(inner) => (inner, true),
            None => match left.strip_prefix('(').and_then(|l| l.strip_suffix(')')) {
                Some(inner) => (inner.trim_start_matches('='), true),
                None => (left, false),
            },
        };
        match language.strip_letter(inner, any_case).or_else(|| uci_promotion(inner)) {
            Some((role, "")) => Ok(Some(role)),
            Some((_, more)) if marked => Err(self.stop(Expected::End, more.chars().count())),
            None if marked => Err(self.stop(Expected::PromotionPiece, inner.chars().count())),
            _ => Err(self.stop(Expected::End, left.chars().count())),
        }
    }
}

/// The small English letters of the interface between chess programs, as in `e7e8q`.
fn uci_promotion(text: &str) -> Option<(Role, &str)> {
    let role = match text {
        "q" => Role::Queen,
        "r" => Role::Rook,
        "b" => Role::Bishop,
        "n" => Role::Knight,
        _ => return None,
    };
    Some((role, ""))
}

/// Files, ranks and separators in the order they were written.
#[derive(Default)]
struct Coordinates {
    files: Vec<File>,
    ranks: Vec<Rank>,
    /// What was written: `f` a file, `r` a rank, `-` a separator.
    shape: String,
}

impl Coordinates {
    /// Takes `c` if it can go on.
    fn take(&mut self, c: char, any_case: bool) -> bool {
        let small = if any_case { c.to_ascii_lowercase() } else { c };
        if self.shape.len() >= 5 {
            return false;
        }
        if let Some(file) = File::from_char(small).filter(|_| small.is_ascii_lowercase()) {
            self.files.push(file);
            self.shape.push('f');
        } else if let Some(rank) = Rank::from_char(small) {
            self.ranks.push(rank);
            self.shape.push('r');
        } else if matches!(small, '-' | 'x' | ':') || c == 'X' {
            self.shape.push('-');
        } else {
            return false;
        }
        true
    }

    fn is_empty(&self) -> bool {
        self.shape.is_empty()
    }

    /// The move these coordinates describe.
    fn pattern(&self, role: Option<Role>) -> Option<Pattern> {
        let file = |index: usize| self.files.get(index).copied();
        let rank = |index: usize| self.ranks.get(index).copied();
        let (from_file, from_rank, to_file, to_rank) = match self.shape.as_str() {
            "fr" | "-fr" => (None, None, file(0)?, rank(0)),
            "ffr" | "f-fr" => (file(0), None, file(1)?, rank(0)),
            "rfr" | "r-fr" => (None, rank(0), file(0)?, rank(1)),
            "frfr" | "fr-fr" => (file(0), rank(0), file(1)?, rank(1)),
            "ff" | "f-f" if role.is_none_or(|role| role == Role::Pawn) => {
                let (from, to) = (file(0)?, file(1)?);
                if from.distance(to) != 1 {
                    return None;
                }
                (Some(from), None, to, None)
            }
            _ => return None,
        };
        let whole_square = from_file.is_some() && from_rank.is_some();
        Some(Pattern {
            role: role.or((!whole_square).then_some(Role::Pawn)),
            from_file,
            from_rank,
            to_file,
            to_rank,
            promotion: None,
        })
    }
}

/// Letters and signs that only look different.
fn plain(c: char) -> char {
    match c {
        '‐' | '‑' | '–' | '—' | '−' => '-',
        '×' | '✕' | '·' => 'x',
        _ => c,
    }
}

/// `12.`, `12...`, `12…` and `...` at the beginning.
fn drop_number(chars: &mut Vec<(usize, char)>) {
    let digits = chars.iter().take_while(|(_, c)| c.is_ascii_digit()).count();
    let dots = chars.iter().skip(digits).take_while(|(_, c)| matches!(c, '.' | '…')).count();
    if dots > 0 {
        chars.drain(..digits + dots);
    }
}

fn ends_with(chars: &[(usize, char)], sign: &str) -> bool {
    let length = sign.chars().count();
    chars.len() > length && chars.iter().skip(chars.len() - length).map(|(_, c)| *c).eq(sign.chars())
}

/// Castling with zeros or with the letter O of either alphabet, with or without hyphens.
pub(super) fn castling(text: &str) -> Option<CastlingSide> {
    let mut rings = 0;
    for c in text.chars() {
        match c {
            '0' | 'O' | 'o' | 'О' | 'о' => rings += 1,
            '-' => {}
            _ => return None,
        }
    }
    match rings {
        2 => Some(CastlingSide::KingSide),
        3 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}
