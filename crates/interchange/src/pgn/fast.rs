//! The fast reader: a game that the fast test finds plain is played word by word, and every move is held against its
//! standard notation. Whatever is not as it should be is left to the careful reader, which finds the words for it.
//!
//! The words are read by the laws crate. pgn-reader, which bare replay is made with, passes in silence over what it does not know, even
//! inside a word (it makes `Nf3` of `e4Nf3`), so it cannot be the judge of a game. In the tests it is a witness.

use arbitro_laws::ending::{EndRules, Ended, How};
use shakmaty::san::Suffix;
use shakmaty::{Chess, Move};

use super::clean::{Header, header, movetext};
use super::course::{Course, result_of, rules_on};
use super::diagnostic::{Code, Severity};
use super::game::GameResult;
use super::notes::Notes;
use super::place::Locator;
use super::replay::puts_king_in_centre;
use super::report::{Report, Status};
use super::setup::fen;

/// Plays one plain game after the other.
pub(crate) struct FastReader {
    course: Course,
    rules: EndRules,
}

impl FastReader {
    /// A reader at rest.
    pub fn new() -> Self {
        FastReader { course: Course::new(&Chess::default(), EndRules::CURRENT), rules: EndRules::CURRENT }
    }

    /// The report about a piece of a file that holds one plain game, which may be `joined` to the one before without a
    /// blank line; none where there is any doubt.
    pub fn read(
        &mut self,
        piece: &[u8],
        first_line: u32,
        joined: bool,
        rules: Option<EndRules>,
    ) -> Option<Report> {
        let text = std::str::from_utf8(piece).ok()?;
        let header = header(piece)?;
        let rules = rules.unwrap_or_else(|| rules_on(header.date));
        if rules == self.rules {
            self.course.begin(&Chess::default());
        } else {
            self.course = Course::new(&Chess::default(), rules);
            self.rules = rules;
        }
        let mut notes = Notes::default();
        if joined {
            notes.push(0, Code::MissingBlankLine, "");
        }
        let mut last = None;
        movetext(piece.get(header.moves..)?, header.result, |word, at| {
            let at = header.moves + at;
            let word = text.get(at..at + word.len())?;
            last = Some((play(&mut self.course, word, at, &mut notes)?, at));
            Some(())
        })?;
        let ended = self.course.finish();
        if ended.is_some_and(|ended| !as_it_should(ended, header.result)) {
            return None;
        }
        let in_centre = last.filter(|(m, _)| puts_king_in_centre(*m) && header.result != GameResult::Unknown);
        if let Some((_, at)) = in_centre {
            notes.push(at, Code::DgtKingCentreSuspect, "");
        }
        let mut report = self.report(&header, first_line, ended);
        if !notes.is_empty() {
            let moves = offsets(piece, &header);
            report.notes = notes.finish(&mut Locator::new(text, first_line), &moves);
            report.severity = report.notes.iter().map(|note| note.severity).max().unwrap_or_default();
        }
        Some(report)
    }

    fn report(&mut self, header: &Header<'_>, line: u32, ended: Option<Ended>) -> Report {
        let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let claims = std::mem::take(&mut self.course.claims);
        let tracker = self.course.tracker();
        Report {
            line,
            white: words(header.white),
            black: words(header.black),
            plies: tracker.ply(),
            status: Status::Ok,
            illegal: None,
            ended,
            claims,
            result: header.result,
            result_agrees: (header.result != GameResult::Unknown).then_some(true),
            final_fen: Some(fen(tracker.position(), false)),
            severity: Severity::Ok,
            stops_at: None,
            notes: Vec::new(),
        }
    }
}

/// Where the moves of a plain game stand in its piece. They are counted only for a game that has a note.
#[cold]
fn offsets(piece: &[u8], header: &Header<'_>) -> Vec<usize> {
    let mut offsets = Vec::new();
    movetext(piece.get(header.moves..).unwrap_or_default(), header.result, |_, at| {
        offsets.push(header.moves + at);
        Some(())
    });
    offsets
}

/// An end that needs no note: mate or stalemate, with the result it means or none.
fn as_it_should(ended: Ended, result: GameResult) -> bool {
    let by_board = matches!(ended.how, How::Checkmate { .. } | How::Stalemate);
    by_board && (result == GameResult::Unknown || result == result_of(ended.how))
}

/// Plays a move; none if it is not legal, not in its shortest form, or has the wrong check sign.
#[inline]
fn play(course: &mut Course, word: &str, at: usize, notes: &mut Notes) -> Option<Move> {
    let (m, sign) = course.tracker().standard_move(word.as_bytes())?;
    let happened = course.played(word, m);
    let mate = matches!(happened.ended, Some(How::Checkmate { .. }));
    let right = match (happened.check, mate) {
        (_, true) => Some(Suffix::Checkmate),
        (true, false) => Some(Suffix::Check),
        (false, false) => None,
    };
    if happened.is_notable() {
        Course::note(happened, at, word, notes);
    }
    (sign == right).then_some(m)
}
