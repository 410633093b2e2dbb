//! The fast reader: a game that the fast test finds plain is played word by word, and every move is held against its
//! standard notation. Whatever is not as it should be is left to the careful reader, which finds the words for it.
//!
//! The words are read by shakmaty, as pgn-reader does; but pgn-reader passes in silence over what it does not know, even
//! inside a word (it makes `Nf3` of `e4Nf3`), so it cannot be the judge of a game. In the tests it is a witness.

use arbitro_laws::claim::Limits;
use arbitro_laws::ending::{EndRules, Ended, How};
use arbitro_laws::tracker::Tracker;
use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{Chess, Move, Position, Role};

use super::clean::{Header, header, movetext};
use super::course::{first_end, result_of, rules_on};
use super::diagnostic::{Code, Diagnostic, Severity};
use super::game::GameResult;
use super::place::Locator;
use super::replay::puts_king_in_centre;
use super::report::{Report, Status};
use super::setup::fen;

/// Plays one plain game after the other.
pub(crate) struct FastReader {
    tracker: Tracker,
    rules: EndRules,
}

impl FastReader {
    /// A reader at rest.
    pub fn new() -> Self {
        FastReader { tracker: Tracker::new(EndRules::CURRENT), rules: EndRules::CURRENT }
    }

    /// The report about a piece of a file that holds one plain game; none where there is any doubt.
    pub fn read(&mut self, piece: &[u8], first_line: u32, rules: Option<EndRules>) -> Option<Report> {
        let text = std::str::from_utf8(piece).ok()?;
        let header = header(piece)?;
        let rules = rules.unwrap_or_else(|| rules_on(header.date));
        if rules != self.rules {
            self.tracker = Tracker::new(rules);
            self.rules = rules;
        }
        self.tracker.begin(&Chess::default());
        let mut last = None;
        movetext(piece.get(header.moves..)?, header.result, |word, at| {
            last = Some((play(&mut self.tracker, word)?, at));
            Some(())
        })?;
        let ended = first_end(&mut self.tracker);
        if ended.is_some_and(|ended| !as_it_should(ended, header.result)) {
            return None;
        }
        let mut report = self.report(&header, first_line, ended);
        let in_centre = last.filter(|(m, _)| puts_king_in_centre(*m) && header.result != GameResult::Unknown);
        if let Some((_, at)) = in_centre {
            let (line, column) = Locator::new(text, first_line).locate(header.moves + at);
            let code = Code::DgtKingCentreSuspect;
            let note = Diagnostic { code, severity: code.severity(), line, column, detail: String::new() };
            report.severity = note.severity;
            report.notes.push(note);
        }
        Some(report)
    }

    fn report(&self, header: &Header<'_>, line: u32, ended: Option<Ended>) -> Report {
        let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Report {
            line,
            white: words(header.white),
            black: words(header.black),
            plies: self.tracker.ply(),
            status: Status::Ok,
            illegal: None,
            ended,
            claims: Vec::new(),
            result: header.result,
            result_agrees: (header.result != GameResult::Unknown).then_some(true),
            final_fen: Some(fen(self.tracker.position(), false)),
            severity: Severity::Ok,
            stops_at: None,
            notes: Vec::new(),
        }
    }
}

/// An end that needs no note: mate or stalemate, with the result it means or none.
fn as_it_should(ended: Ended, result: GameResult) -> bool {
    let by_board = matches!(ended.how, How::Checkmate { .. } | How::Stalemate);
    by_board && (result == GameResult::Unknown || result == result_of(ended.how))
}

/// Plays a move; none if it is not legal, not in its shortest form, has the wrong check sign, or brings about anything
/// worth a note.
#[inline]
fn play(tracker: &mut Tracker, word: &[u8]) -> Option<Move> {
    let written = SanPlus::from_ascii(word).ok()?;
    let m = standard_move(written.san, tracker.position())?;
    if m.is_promotion() != word.contains(&b'=') {
        return None;
    }
    let played = tracker.play(m);
    let mate = matches!(played.ended, Some(How::Checkmate { .. }));
    let sign = match (played.check, mate) {
        (_, true) => Some(Suffix::Checkmate),
        (true, false) => Some(Suffix::Check),
        (false, false) => None,
    };
    let limits = Limits::default();
    let quiet = tracker.quiet_plies() < limits.quiet_plies && played.occurrences < limits.occurrences;
    (written.suffix == sign && quiet).then_some(m)
}

/// The one legal move of a notation, if the notation is its shortest.
fn standard_move(san: San, position: &Chess) -> Option<Move> {
    let (role, file, rank, capture, to, promotion) = match san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            (role, file, rank, capture, to, promotion)
        }
        San::Castle(side) => return position.castling_moves(side).first().copied(),
        San::Put { .. } | San::Null => return None,
    };
    let candidates = position.san_candidates(role, to);
    let mut fitting = candidates.iter().copied().filter(|m| {
        m.promotion() == promotion
            && m.is_capture() == capture
            && m.from().is_some_and(|from| {
                file.is_none_or(|file| file == from.file()) && rank.is_none_or(|rank| rank == from.rank())
            })
    });
    let m = fitting.next()?;
    if fitting.next().is_some() {
        return None;
    }
    let shortest = match role {
        Role::Pawn => file.is_some() == capture && rank.is_none(),
        _ if candidates.len() == 1 => file.is_none() && rank.is_none(),
        _ => San::disambiguate(m, &candidates) == san,
    };
    shortest.then_some(m)
}
