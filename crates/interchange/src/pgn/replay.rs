//! Playing the moves of a game as they are read, with a note on whatever is not as it should be.

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, File, Move, Position, Rank, Role, Square};

use arbitro_laws::ending::{EndRules, Ended, How};
use arbitro_laws::legality::Reason;
use arbitro_laws::notation::{self, Language};

use super::course::Course;
use super::diagnostic::{Code, Severity};
use super::game::{Fault, Stop};
use super::notes::Notes;
use super::san::{CheckSign, Letters, Reading, Spelling, is_en_passant_mark, read_move};

/// A move number that was read and waits for its move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbered {
    pub number: u32,
    pub dots: u8,
    pub at: usize,
}

/// What became of a word.
pub(crate) enum Played {
    /// It was played: its standard notation.
    Move(String),
    /// The game stops here.
    Stopped,
    /// It is no move, and nothing that could be one.
    Skipped,
}

/// The main line and the variations on the board.
pub(crate) struct Replay {
    main: Line,
    variations: Vec<Line>,
    pub course: Option<Course>,
    pub stop: Option<Stop>,
    numbers: Numbers,
    pub ply: u32,
    last: Option<Move>,
}

/// A line of play: the position now, and that before its last move, from which a variation starts.
#[derive(Clone)]
struct Line {
    before: Option<Chess>,
    now: Option<Chess>,
}

#[derive(Default)]
struct Numbers {
    /// How far the file's numbers are ahead of the position's.
    offset: i64,
    any: bool,
    missing_at: Option<usize>,
}

/// Variations nested deeper than this are kept as text and not played.
const DEEPEST_VARIATION: usize = 64;

impl Replay {
    /// Starts from a position; without one no move is played.
    pub fn new(start: Option<Chess>, obstacle: Option<(&'static str, Code)>, rules: EndRules) -> Self {
        let stop = obstacle.map(|(tag, code)| Stop { ply: 1, at: tag.to_owned(), code, fault: None });
        Replay {
            course: start.as_ref().map(|start| Course::new(start, rules)),
            main: Line { before: None, now: start },
            variations: Vec::new(),
            stop,
            numbers: Numbers::default(),
            ply: 0,
            last: None,
        }
    }

    /// The position after the last move that was played.
    pub fn position(&self) -> Option<&Chess> {
        self.main.now.as_ref()
    }

    /// Plays a word of the main line.
    pub fn play(
        &mut self,
        word: &str,
        at: usize,
        number: Option<Numbered>,
        letters: Option<&Letters>,
        notes: &mut Notes,
    ) -> Played {
        let Some(position) = self.main.now.clone().filter(|_| self.stop.is_none()) else {
            return Played::Stopped;
        };
        if is_en_passant_mark(word) {
            let code =
                if self.last.is_some_and(Move::is_en_passant) { Code::EpSuffix } else { Code::UnknownToken };
            notes.push(at, code, word);
            return Played::Skipped;
        }
        match read_move(word, &position, letters) {
            Reading::Legal(m, spelling) => {
                self.note_number(number, at, &position, notes);
                Played::Move(self.play_legal(word, at, &position, m, spelling, notes))
            }
            Reading::Unreadable if is_glyph(word) => {
                notes.push(at, Code::UnknownToken, word);
                Played::Skipped
            }
            reading => {
                self.stop_at(word, at, number, &position, &reading, notes);
                Played::Stopped
            }
        }
    }

    fn play_legal(
        &mut self,
        word: &str,
        at: usize,
        before: &Chess,
        m: Move,
        spelling: Spelling,
        notes: &mut Notes,
    ) -> String {
        let san = SanPlus::from_move(before.clone(), m).to_string();
        let mut after = before.clone();
        after.play_unchecked(m);
        note_spelling(word, at, m, spelling, &after, notes);
        if let Some(course) = &mut self.course {
            let happened = course.played(&san, m);
            if happened.is_notable() {
                Course::note(happened, at, word, notes);
            }
        }
        self.ply += 1;
        self.last = Some(m);
        self.main = Line { before: Some(before.clone()), now: Some(after) };
        san
    }

    fn stop_at(
        &mut self,
        word: &str,
        at: usize,
        number: Option<Numbered>,
        position: &Chess,
        reading: &Reading,
        notes: &mut Notes,
    ) {
        let over = self.course.as_ref().and_then(Course::ended);
        let over = over.is_some_and(is_final);
        let (code, detail) = match reading {
            Reading::Null => (Code::NullMove, word.to_owned()),
            Reading::Localized(languages) => {
                (Code::LocalizedSan, format!("{word}: {}", languages.join(", ")))
            }
            Reading::Unreadable => (Code::UnknownToken, word.to_owned()),
            _ if over => (Code::MovesAfterEnd, word.to_owned()),
            Reading::Ambiguous(moves) => {
                (Code::AmbiguousSan, format!("{word}: {}", long_forms(position, moves)))
            }
            Reading::Illegal | Reading::Legal(..) => (Code::IllegalSan, word.to_owned()),
        };
        notes.push_as(at, code, Severity::Error, &detail);
        let at = if code == Code::UnknownToken { word.to_owned() } else { quote(word, number, position) };
        let fault = match code {
            Code::MovesAfterEnd => Some(Fault::from(Reason::GameOver)),
            Code::IllegalSan => Some(fault(word, position)),
            Code::NullMove => Some(Fault { reason: "null-move", article: "1.2", cause: None }),
            _ => None,
        };
        self.stop = Some(Stop { ply: self.ply + 1, at, code, fault });
    }

    fn note_number(&mut self, number: Option<Numbered>, at: usize, position: &Chess, notes: &mut Notes) {
        let expected = i64::from(position.fullmoves().get());
        match number {
            Some(numbered) => {
                self.numbers.any = true;
                let offset = i64::from(numbered.number) - expected;
                if offset != self.numbers.offset {
                    notes.push(numbered.at, Code::MoveNumberWrong, &numbered.number.to_string());
                    self.numbers.offset = offset;
                }
            }
            None if position.turn() == Color::White => {
                self.numbers.missing_at.get_or_insert(at);
            }
            None => {}
        }
    }

    /// Notes at the end of the moves that need them all.
    pub fn finish(&self, notes: &mut Notes) {
        if let Some(at) = self.numbers.missing_at {
            notes.push(at, Code::MoveNumberMissing, "");
        }
    }

    /// A variation begins: it replaces the last move of the line it stands in.
    pub fn open_variation(&mut self, at: usize, notes: &mut Notes) {
        if self.variations.len() >= DEEPEST_VARIATION {
            notes.push_once(at, Code::DeepVariation, "");
            return;
        }
        let parent = self.variations.last().unwrap_or(&self.main);
        let now =
            if self.stop.is_some() && self.variations.is_empty() { None } else { parent.before.clone() };
        self.variations.push(Line { before: None, now });
    }

    /// A variation ends; `depth` is how many are still open.
    pub fn close_variation(&mut self, depth: usize) {
        self.variations.truncate(depth);
    }

    /// Plays a word of the innermost variation, if the line before it could be played; `depth` tells how many are open.
    pub fn play_variation(
        &mut self,
        word: &str,
        at: usize,
        depth: usize,
        letters: Option<&Letters>,
        notes: &mut Notes,
    ) {
        if depth != self.variations.len() {
            return;
        }
        let Some(line) = self.variations.last_mut() else { return };
        let Some(position) = line.now.take() else { return };
        if is_en_passant_mark(word) {
            line.now = Some(position);
            return;
        }
        match read_move(word, &position, letters) {
            Reading::Legal(m, _) => {
                let mut after = position.clone();
                after.play_unchecked(m);
                *line = Line { before: Some(position), now: Some(after) };
            }
            Reading::Null => {
                notes.push_once(at, Code::NullMoveInVariation, word);
                let passed = position.clone().swap_turn().ok();
                *line = Line { before: Some(position), now: passed };
            }
            Reading::Unreadable => {
                notes.push(at, Code::UnknownToken, word);
                line.now = Some(position);
            }
            Reading::Illegal | Reading::Ambiguous(_) | Reading::Localized(_) => {
                notes.push(at, Code::IllegalInVariation, word);
            }
        }
    }
}

/// An end after which no move can be made on the board.
fn is_final(ended: Ended) -> bool {
    matches!(ended.how, How::Checkmate { .. } | How::Stalemate)
}

/// Why a move is not legal.
fn fault(word: &str, position: &Chess) -> Fault {
    match notation::read(word, position, &[Language::English]) {
        notation::Reading::Illegal { illegal, .. } => Fault::from(illegal.reason),
        _ => Fault { reason: "no-such-move", article: "3.10.2", cause: None },
    }
}

/// Letters that programs put after a move: novelty, diagram, and their like.
fn is_glyph(word: &str) -> bool {
    matches!(word, "N" | "D" | "TN" | "RR" | "ep" | "dbl" | "dis" | "ch" | "mate")
}

/// The stopping move as a person would quote it: with its number as written, else with that of the position.
fn quote(word: &str, number: Option<Numbered>, position: &Chess) -> String {
    let black = position.turn() == Color::Black;
    let (number, dots) =
        number.map_or((position.fullmoves().get(), u8::from(black) * 3), |n| (n.number, n.dots));
    format!("{number}{} {word}", if dots > 1 { "..." } else { "." })
}

fn long_forms(position: &Chess, moves: &[Move]) -> String {
    moves.iter().map(|m| SanPlus::from_move(position.clone(), *m).to_string()).collect::<Vec<_>>().join(", ")
}

fn note_spelling(word: &str, at: usize, m: Move, spelling: Spelling, after: &Chess, notes: &mut Notes) {
    let codes = [
        (spelling.castling_glyph, Code::CastlingGlyph),
        (spelling.figurine, Code::FigurineSan),
        (spelling.foreign, Code::ForeignSan),
        (spelling.en_passant_mark && m.is_en_passant(), Code::EpSuffix),
        (spelling.nonstandard || (spelling.en_passant_mark && !m.is_en_passant()), Code::SanNonstandard),
        (spelling.overspecified, Code::SanOverspecified),
    ];
    for (_, code) in codes.into_iter().filter(|(applies, _)| *applies) {
        notes.push(at, code, word);
    }
    let (check, mate) = (after.is_check(), after.is_checkmate());
    match spelling.sign {
        CheckSign::Absent if check => notes.push(at, Code::CheckSuffixMissing, word),
        CheckSign::Check if check && !mate => {}
        CheckSign::Mate if mate => {}
        CheckSign::Absent => {}
        CheckSign::Check | CheckSign::Double if check => {
            notes.push_as(at, Code::CheckSuffixWrong, Severity::Info, word);
        }
        CheckSign::Check | CheckSign::Double | CheckSign::Mate => {
            notes.push(at, Code::CheckSuffixWrong, word);
        }
    }
}

/// Whether a word is a king's move to the centre, the signal of electronic boards that the game is over.
pub(crate) fn is_king_to_centre(word: &str) -> bool {
    let square = word.trim_end_matches(['+', '#']).strip_prefix('K').map(|rest| rest.trim_start_matches('x'));
    square.is_some_and(|square| matches!(square, "d4" | "d5" | "e4" | "e5"))
}

/// Whether a move puts a king on a centre square.
pub(crate) fn puts_king_in_centre(m: Move) -> bool {
    let centre = |square: Square| {
        matches!(square.file(), File::D | File::E) && matches!(square.rank(), Rank::Fourth | Rank::Fifth)
    };
    m.role() == Role::King && !m.is_castle() && centre(m.to())
}

impl Replay {
    /// The last move that was played.
    pub fn last_move(&self) -> Option<Move> {
        self.last
    }
}
