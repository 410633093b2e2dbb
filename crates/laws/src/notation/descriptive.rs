//! Descriptive notation, as on scoresheets before about 1980: `P-K4` and `N-KB3` in English, `P4R` and `C3AR` in
//! Spanish. Squares are counted from the side of the player who moves, and a file bears the name of the piece
//! that stands on it at the start.

use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

use super::reading::{Expected, Reading};
use super::token::{Bare, castling};
use crate::legality::{Attempt, judge};

/// The language of descriptive notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Descriptive {
    /// `P-K4`, `NxP`, `KR-K1`; the knight is `N` or `Kt`.
    English,
    /// `P4R`, `CxP`, `TR1R`.
    Spanish,
}

/// Reads a move in descriptive notation. What can mean several legal moves is ambiguous; which knight is the
/// king's is taken from where the two stand, since the record of a single move does not tell where they began.
///
/// ```
/// use arbitro_laws::notation::{Descriptive, read_descriptive};
/// use shakmaty::{Chess, Square};
///
/// let start = Chess::default();
/// let english = read_descriptive("P-K4", &start, Descriptive::English).legal();
/// let spanish = read_descriptive("P4R", &start, Descriptive::Spanish).legal();
/// assert_eq!(english.map(|m| m.to()), Some(Square::E4));
/// assert_eq!(english, spanish);
/// ```
pub fn read_descriptive(text: &str, position: &Chess, language: Descriptive) -> Reading {
    let bare = Bare::of(text);
    let marks = bare.marks;
    let plain = bare.text().to_uppercase();
    let legal = position.legal_moves();
    let unreadable = |expected| Reading::Unreadable { expected, at: 0, offered: Vec::new() };
    if plain.is_empty() {
        return unreadable(Expected::Move);
    }
    let (mut candidates, meant): (Vec<Move>, Option<Spoken>) = if let Some(side) = castled(&plain) {
        (legal.iter().filter(|m| m.castling_side() == Some(side)).copied().collect(), None)
    } else {
        let Some(spoken) = language.parse(&plain.replace("KT", "N")) else {
            return unreadable(Expected::PieceOrSquare);
        };
        (legal.iter().filter(|m| spoken.means(**m, position)).copied().collect(), Some(spoken))
    };
    if let Some(spoken) = &meant
        && candidates.len() > 1
    {
        spoken.prefer_side(&mut candidates, position.turn());
    }
    match (candidates.as_slice(), meant) {
        ([m], _) => Reading::Legal { m: *m, marks, remarks: Vec::new() },
        ([], Some(spoken)) => match spoken.attempt(position.turn()).map(|attempt| judge(position, attempt)) {
            Some(Err(illegal)) => Reading::Illegal { illegal, marks, offered: Vec::new() },
            _ => unreadable(Expected::Move),
        },
        ([], None) => unreadable(Expected::Move),
        _ => Reading::Ambiguous { candidates, marks },
    }
}

/// Castling as algebraic notation has it, or in words.
fn castled(text: &str) -> Option<shakmaty::CastlingSide> {
    use shakmaty::CastlingSide::{KingSide, QueenSide};
    match text {
        "CASTLES" | "CASTLESK" | "CASTLESKR" => Some(KingSide),
        "CASTLESQ" | "CASTLESQR" => Some(QueenSide),
        _ => castling(text),
    }
}

/// Files, on either wing where the wing is not said.
type Files = Vec<File>;

/// A square as far as it is said: its files, and its rank seen from the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Spot {
    files: Files,
    rank: Option<u32>,
}

impl Spot {
    fn fits(&self, square: Square, us: Color) -> bool {
        (self.files.is_empty() || self.files.contains(&square.file()))
            && self.rank.is_none_or(|rank| rank == seen(square.rank(), us))
    }
}

/// The number of a rank as a player sees it, 1 being his own first rank.
fn seen(rank: Rank, us: Color) -> u32 {
    u32::from(us.fold_wb(rank, rank.flip_vertical())) + 1
}

/// A piece as it is spoken of: `N`, `KN`, `P`, `QBP`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Man {
    role: Role,
    /// The king's or the queen's: true for the king's.
    wing: Option<bool>,
    /// A pawn's file.
    files: Files,
}

/// A whole move as it is spoken of.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Spoken {
    man: Man,
    from: Spot,
    /// What is captured; nothing for a quiet move.
    captures: Option<Man>,
    to: Spot,
    promotion: Option<Role>,
}

impl Descriptive {
    /// King, queen, rook, bishop, knight.
    fn letters(self) -> [char; 5] {
        match self {
            Descriptive::English => ['K', 'Q', 'R', 'B', 'N'],
            Descriptive::Spanish => ['R', 'D', 'T', 'A', 'C'],
        }
    }

    fn role(self, letter: char) -> Option<Role> {
        const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        if letter == 'P' {
            return Some(Role::Pawn);
        }
        self.letters().iter().zip(ROLES).find(|(known, _)| **known == letter).map(|(_, role)| role)
    }

    /// English says the wing before the piece (`KB`), Spanish after it (`AR`).
    fn wing_first(self, word: &str) -> String {
        match self {
            Descriptive::English => word.to_owned(),
            Descriptive::Spanish => word.chars().rev().collect(),
        }
    }

    /// The files a word names.
    fn files(self, word: &str) -> Option<Files> {
        let word = self.wing_first(word);
        let mut letters = word.chars();
        let roles = (letters.next().and_then(|c| self.role(c)), letters.next().map(|c| self.role(c)));
        let one = |king_side: bool, role| match (role, king_side) {
            (Role::Rook, true) => Some(File::H),
            (Role::Rook, false) => Some(File::A),
            (Role::Knight, true) => Some(File::G),
            (Role::Knight, false) => Some(File::B),
            (Role::Bishop, true) => Some(File::F),
            (Role::Bishop, false) => Some(File::C),
            _ => None,
        };
        if letters.next().is_some() {
            return None;
        }
        match roles {
            (Some(Role::King), None) => Some(vec![File::E]),
            (Some(Role::Queen), None) => Some(vec![File::D]),
            (Some(role), None) => Some(vec![one(false, role)?, one(true, role)?]),
            (Some(Role::King), Some(Some(role))) => Some(vec![one(true, role)?]),
            (Some(Role::Queen), Some(Some(role))) => Some(vec![one(false, role)?]),
            _ => None,
        }
    }

    /// The piece a word names.
    fn man(self, word: &str) -> Option<Man> {
        let pawn = match self {
            Descriptive::English => word.strip_suffix('P'),
            Descriptive::Spanish => word.strip_prefix('P'),
        };
        if let Some(of) = pawn {
            let files = if of.is_empty() { Vec::new() } else { self.files(of)? };
            return Some(Man { role: Role::Pawn, wing: None, files });
        }
        let roles: Option<Vec<Role>> = self.wing_first(word).chars().map(|c| self.role(c)).collect();
        let (role, wing) = match roles?.as_slice() {
            [role] => (*role, None),
            [wing @ (Role::King | Role::Queen), role @ (Role::Rook | Role::Bishop | Role::Knight)] => {
                (*role, Some(*wing == Role::King))
            }
            _ => return None,
        };
        Some(Man { role, wing, files: Vec::new() })
    }

    /// A file and a rank in either order; either may be missing, not both.
    fn spot(self, word: &str) -> Option<Spot> {
        let letters: String = word.chars().filter(char::is_ascii_alphabetic).collect();
        let digits: String = word.chars().filter(char::is_ascii_digit).collect();
        if letters.len() + digits.len() != word.len() || digits.len() > 1 || word.is_empty() {
            return None;
        }
        let files = if letters.is_empty() { Vec::new() } else { self.files(&letters)? };
        let rank = digits.parse().ok();
        if rank.is_some_and(|rank: u32| !(1..=8).contains(&rank)) {
            return None;
        }
        Some(Spot { files, rank })
    }

    /// The whole move.
    fn parse(self, text: &str) -> Option<Spoken> {
        let (text, promotion) = self.promotion(text);
        let (mover, target) = match text.split_once(['X', ':']) {
            Some((mover, target)) => (mover, Some(target)),
            None => (text, None),
        };
        if let Some(target) = target {
            let (man, from) = self.man_at(mover.trim_end_matches('-'))?;
            let (captured, to) = self.man_at(target)?;
            return Some(Spoken { man, from, captures: Some(captured), to, promotion });
        }
        let quiet = |man, from, to: Spot| {
            let whole = !to.files.is_empty() && to.rank.is_some();
            whole.then_some(Spoken { man, from, captures: None, to, promotion })
        };
        if let Some((mover, target)) = mover.split_once('-') {
            let (man, from) = self.man_at(mover)?;
            return quiet(man, from, self.spot(target)?);
        }
        // Without a hyphen the piece ends where a square can begin; the longest name of a piece is tried first.
        (1..mover.len()).rev().filter(|at| mover.is_char_boundary(*at)).find_map(|at| {
            let (name, square) = mover.split_at(at);
            let (man, from) = self.man_at(name)?;
            quiet(man, from, self.spot(square)?)
        })
    }

    /// A piece and, after a stroke or in brackets, where it stands: `R(1)`, `N/4`, `P(K4)`.
    fn man_at(self, text: &str) -> Option<(Man, Spot)> {
        match text.split_once(['(', '/']) {
            None => Some((self.man(text)?, Spot::default())),
            Some((name, place)) => Some((self.man(name)?, self.spot(place.trim_end_matches(')'))?)),
        }
    }

    /// `=Q`, `(Q)` or `/Q` at the end, taken off.
    fn promotion(self, text: &str) -> (&str, Option<Role>) {
        let closed = text.strip_suffix(')').unwrap_or(text);
        let Some(letter) = closed.chars().last() else {
            return (text, None);
        };
        let rest = closed.strip_suffix(letter).unwrap_or(closed);
        let opened = rest.strip_suffix(['=', '(', '/']);
        match (opened, self.role(letter)) {
            // After a capture the bracket tells where, and a place ends in a digit or a file of a square.
            (Some(before), Some(role)) if before.ends_with(|c: char| !c.is_ascii_punctuation()) => {
                (before, Some(role))
            }
            _ => (text, None),
        }
    }
}

impl Spoken {
    /// Whether a legal move can be meant.
    fn means(&self, m: Move, position: &Chess) -> bool {
        let us = position.turn();
        let Some(from) = m.from().filter(|_| !m.is_castle()) else {
            return false;
        };
        let captured = match m {
            Move::EnPassant { .. } => Some(Role::Pawn),
            _ => m.capture(),
        };
        m.role() == self.man.role
            && m.promotion() == self.promotion
            && (self.man.files.is_empty() || self.man.files.contains(&from.file()))
            && self.from.fits(from, us)
            && self.to.fits(m.to(), us)
            && captured == self.captures.as_ref().map(|man| man.role)
            && self
                .captures
                .as_ref()
                .is_none_or(|man| man.files.is_empty() || man.files.contains(&m.to().file()))
    }

    /// Of several candidates keeps the king's or the queen's piece, if that was said: a bishop by the colour of
    /// its squares, rooks and knights by which of the two stands nearer to that wing.
    fn prefer_side(&self, candidates: &mut Vec<Move>, us: Color) {
        let Some(kings) = self.man.wing else {
            return;
        };
        if self.man.role == Role::Bishop {
            // The white king's bishop starts on f1, a light square; the black one on f8, a dark one.
            let light = kings == us.is_white();
            candidates.retain(|m| m.to().is_light() == light);
            return;
        }
        let files = candidates.iter().filter_map(|m| m.from()).map(Square::file);
        let nearest = if kings { files.max() } else { files.min() };
        candidates.retain(|m| m.from().map(Square::file) == nearest);
    }

    /// The quiet move to one square that it is, though not a legal one.
    fn attempt(&self, us: Color) -> Option<Attempt> {
        let (None, [file], Some(rank)) = (&self.captures, self.to.files.as_slice(), self.to.rank) else {
            return None;
        };
        let rank = Rank::ALL.into_iter().find(|candidate| seen(*candidate, us) == rank)?;
        let to = Square::from_coords(*file, rank);
        Some(Attempt::Piece { role: self.man.role, to, promotion: self.promotion })
    }
}
