//! The careful reader: a game from its text, with every note there is to make.

use super::comment::read_comment;
use arbitro_laws::ending::{EndRules, Ended, How};

use super::course::{Claim, Course, result_of, rules_on};
use super::decode::Decoded;
use super::diagnostic::{Code, Severity};
use super::game::{Game, GameResult, Ply};
use super::line::is_tag_start;
use super::notes::Notes;
use super::pieces::Piece;
use super::place::Locator;
use super::replay::{Numbered, Played, Replay, is_king_to_centre, puts_king_in_centre};
use super::san::{Letters, is_en_passant_mark};
use super::scan::{Kind, Scanner, Token};
use super::setup::{fen, tagged_start};
use super::tags::{read_tags, result_of_tag};

/// More half-moves than this no game has: by the seventy-five-move rule it ends before 12,000.
const MOST_PLIES: usize = 20_000;

/// How a piece of a file is to be read.
#[derive(Clone, Copy, Default)]
pub(crate) struct Manner<'l> {
    /// Piece letters other than the English ones.
    pub letters: Option<&'l Letters>,
    /// The line the piece starts on.
    pub first_line: u32,
    /// Whether the piece follows the one before without a blank line.
    pub joined: bool,
    /// What ends a game; none for the rules in force on its date.
    pub rules: Option<EndRules>,
    /// Whether the whole file had to be turned into UTF-8.
    pub transcoded: bool,
    /// Whether the piece was cut because it is longer than any game can be.
    pub cut: bool,
}

impl Manner<'_> {
    /// For a piece of a file, in English letters.
    pub fn of(piece: &Piece) -> Self {
        Manner { first_line: piece.first_line, joined: piece.joined, cut: piece.cut, ..Manner::default() }
    }
}

/// A game with what the Laws say about it.
#[derive(Clone, Debug)]
pub struct Study {
    /// The game as read.
    pub game: Game,
    /// Its first end on the board, if it had one.
    pub ended: Option<Ended>,
    /// The draws that could have been claimed before it ended.
    pub claims: Vec<Claim>,
    /// The position after the last move replayed, as FEN; none if there is no position to start from.
    pub final_fen: Option<String>,
}

/// Reads every game of a piece of a file.
pub(crate) fn read_piece(decoded: &Decoded<'_>, manner: Manner<'_>) -> Vec<Study> {
    let text = decoded.text.as_ref();
    let mut scanner = Scanner::new(text);
    let mut places = Locator::new(text, manner.first_line);
    let mut games = Vec::new();
    let mut joined = manner.joined;
    loop {
        let from = scanner.pos();
        let Some(reader) = GameReader::begin(&mut scanner, manner, joined) else { return games };
        let mut reader = reader;
        reader.read_moves();
        let foreign = decoded.foreign.partition_point(|&at| at < from);
        let foreign = decoded.foreign.get(foreign).copied().filter(|&at| at < reader.scanner.pos());
        if let Some(at) = foreign.or(manner.transcoded.then_some(reader.starts_at)) {
            reader.notes.push(at, Code::EncodingNotUtf8, "");
        }
        joined = reader.next_is_joined;
        games.push(reader.finish(&mut places));
    }
}

struct GameReader<'s, 't> {
    scanner: &'s mut Scanner<'t>,
    manner: Manner<'s>,
    notes: Notes,
    game: Game,
    replay: Replay,
    starts_at: usize,
    /// Offsets of the moves, replayed or not, in order.
    ply_offsets: Vec<usize>,
    number: Option<Numbered>,
    depth: usize,
    /// Where the outermost open variation began.
    opened_at: usize,
    terminator: Option<GameResult>,
    next_is_joined: bool,
}

impl<'s, 't> GameReader<'s, 't> {
    /// Finds the next game and reads its tags; none at the end of the text.
    fn begin(scanner: &'s mut Scanner<'t>, manner: Manner<'s>, joined: bool) -> Option<Self> {
        let mut notes = Notes::default();
        let mut game = Game::default();
        let first = first_token(scanner, &mut game, &mut notes)?;
        let text = scanner.text();
        let tagged = is_tags(&first, text);
        if joined && tagged {
            notes.push(first.at, Code::MissingBlankLine, "");
        }
        let section = read_tags(text, first.at, &mut notes);
        scanner.set_pos(section.end);
        game.tags = section.tags;
        let start = tagged_start(&game.tags, first.at, &mut notes);
        game.start = start.start;
        let rules = manner.rules.unwrap_or_else(|| rules_on(game.tag("Date").unwrap_or_default().as_bytes()));
        if tagged {
            let mut ahead = scanner.clone();
            let next = ahead.next();
            if !next.after_blank_line && !matches!(next.kind, Kind::End | Kind::Tags) {
                notes.push(next.at, Code::MissingBlankLine, "");
            }
        }
        Some(GameReader {
            scanner,
            manner,
            notes,
            game,
            replay: Replay::new(start.position, start.obstacle, rules),
            starts_at: first.at,
            ply_offsets: Vec::new(),
            number: None,
            depth: 0,
            opened_at: 0,
            terminator: None,
            next_is_joined: false,
        })
    }

    /// Reads up to the end of the game: its result, the tags of the next, or the end of the text.
    fn read_moves(&mut self) {
        let mut first = true;
        loop {
            let before = self.scanner.pos();
            let token = self.scanner.next();
            self.note_gap(&token, first);
            if token.kind == Kind::End {
                return;
            }
            if is_tags(&token, self.scanner.text()) && (token.kind == Kind::Tags || self.terminator.is_some())
            {
                self.next_is_joined = !token.after_blank_line;
                self.scanner.set_pos(before);
                return;
            }
            if self.begins_untagged_game(&token) {
                self.scanner.set_pos(token.at);
                return;
            }
            if self.terminator.is_some() {
                self.after_result(&token);
            } else {
                self.take(&token);
            }
            first = false;
        }
    }

    fn note_gap(&mut self, token: &Token<'_>, first: bool) {
        if let Some(at) = token.odd_space {
            self.notes.push_once(at, Code::Nbsp, "");
        }
        if let Some(at) = token.control {
            self.notes.push_once(at, Code::ControlCharacter, "");
        }
        let inside = !first && self.terminator.is_none() && !matches!(token.kind, Kind::End | Kind::Tags);
        if token.after_blank_line && inside {
            self.notes.push_once(token.at, Code::ExtraBlankLine, "");
        }
    }

    /// After a blank line, a move number where the game is over, or the number 1 where it is not: another game, without
    /// tags.
    fn begins_untagged_game(&self, token: &Token<'_>) -> bool {
        let Kind::Number { number, dots } = token.kind else { return false };
        let played = !self.ply_offsets.is_empty();
        let restarts = number == 1 && dots < 2 && self.depth == 0 && self.ply_offsets.len() > 1;
        token.after_blank_line && if self.terminator.is_some() { number == 1 || played } else { restarts }
    }

    fn after_result(&mut self, token: &Token<'_>) {
        match token.kind {
            Kind::Comment { .. } | Kind::LineComment => self.comment(token),
            Kind::Nag(_) | Kind::Annotation => {}
            Kind::Result { result, .. } if Some(result) == self.terminator => {
                self.notes.push_as(token.at, Code::TextAfterResult, Severity::Warn, token.text);
            }
            _ => self.notes.push_once(token.at, Code::TextAfterResult, token.text),
        }
    }

    fn take(&mut self, token: &Token<'_>) {
        match token.kind {
            Kind::Comment { .. } | Kind::LineComment => self.comment(token),
            Kind::Open => self.open(token.at),
            Kind::Close => self.close(token.at),
            Kind::Nag(nag) => self.nag(token, nag),
            Kind::Annotation => self.nag(token, annotation(token.text)),
            Kind::Number { number, dots } => self.number = Some(Numbered { number, dots, at: token.at }),
            Kind::Dots => {
                if let Some(number) = &mut self.number {
                    number.dots = number.dots.saturating_add(3);
                }
            }
            Kind::Result { result, standard } => self.result(token, result, standard),
            Kind::DrawOffer => self.notes.push(token.at, Code::DrawOffer, token.text),
            Kind::Word => self.word(token),
            Kind::Unknown => self.notes.push(token.at, Code::UnknownToken, token.text),
            Kind::Tags | Kind::End => {}
        }
    }

    fn word(&mut self, token: &Token<'_>) {
        let number = self.number.take();
        if self.depth > 0 {
            self.replay.play_variation(
                token.text,
                token.at,
                self.depth,
                self.manner.letters,
                &mut self.notes,
            );
            return;
        }
        if self.ply_offsets.len() >= MOST_PLIES {
            self.notes.push_once(token.at, Code::GameTooLong, "");
            return;
        }
        if self.is_double_loss(token) {
            self.terminator = Some(GameResult::Unknown);
            return;
        }
        let ply = Ply { text: token.text.to_owned(), ..Ply::default() };
        match self.replay.play(token.text, token.at, number, self.manner.letters, &mut self.notes) {
            Played::Skipped => return,
            Played::Move(san) => self.game.plies.push(Ply { san: Some(san), ..ply }),
            Played::Stopped if is_en_passant_mark(token.text) => return,
            Played::Stopped => self.game.rest.push(ply),
        }
        self.ply_offsets.push(token.at);
    }

    /// `0-0` in place of a result, where the tags say the same: both players lost. PGN has no result for that.
    fn is_double_loss(&self, token: &Token<'_>) -> bool {
        token.text == "0-0"
            && self.game.tag("Result") == Some("0-0")
            && matches!(self.scanner.clone().next().kind, Kind::End | Kind::Tags)
    }

    fn open(&mut self, at: usize) {
        if self.depth == 0 {
            self.opened_at = at;
        }
        self.depth += 1;
        self.number = None;
        self.replay.open_variation(at, &mut self.notes);
    }

    fn close(&mut self, at: usize) {
        self.number = None;
        if self.depth == 0 {
            self.notes.push(at, Code::UnbalancedVariation, ")");
            return;
        }
        self.depth -= 1;
        self.replay.close_variation(self.depth);
        if self.depth == 0 {
            // With the spaces around it: the line break before a `%` is what makes it a line of another program.
            let inside = self.scanner.text().get(self.opened_at + 1..at).unwrap_or_default().to_owned();
            if let Some(ply) = self.last_ply() {
                ply.variations.push(inside);
            }
        }
    }

    fn last_ply(&mut self) -> Option<&mut Ply> {
        self.game.rest.last_mut().or(self.game.plies.last_mut())
    }

    fn nag(&mut self, token: &Token<'_>, nag: Option<u8>) {
        match nag {
            None => self.notes.push(token.at, Code::BadNag, token.text),
            Some(nag) if self.depth == 0 => {
                if let Some(ply) = self.last_ply() {
                    ply.nags.push(nag);
                }
            }
            Some(_) => {}
        }
    }

    fn comment(&mut self, token: &Token<'_>) {
        if token.kind == (Kind::Comment { closed: false }) {
            self.notes.push(token.at, Code::UnclosedComment, "");
        }
        let comment = read_comment(token.text);
        if let Some(clock) = &comment.bad_clock {
            self.notes.push(token.at, Code::BadClock, clock);
        }
        if self.depth > 0 {
            return;
        }
        if comment.draw_offer {
            self.notes.push(token.at, Code::DrawOffer, "(=)");
        }
        let Some(ply) = self.last_ply() else {
            if !comment.words.is_empty() {
                self.game.preface.push(comment.words);
            }
            return;
        };
        ply.clock = comment.clock.or(ply.clock);
        ply.elapsed = comment.elapsed.or(ply.elapsed);
        if !comment.words.is_empty() {
            ply.comments.push(comment.words);
        }
    }

    fn result(&mut self, token: &Token<'_>, result: GameResult, standard: bool) {
        if self.depth > 0 && !self.ends_game() {
            return;
        }
        if !standard {
            self.notes.push(token.at, Code::BadResultValue, token.text);
        }
        self.terminator = Some(result);
    }

    /// Whether nothing but comments comes before the next game.
    fn ends_game(&self) -> bool {
        let mut ahead = self.scanner.clone();
        loop {
            let token = ahead.next();
            match token.kind {
                Kind::Comment { .. } | Kind::LineComment => {}
                Kind::End | Kind::Tags => return true,
                _ => return token.after_blank_line,
            }
        }
    }

    fn finish(mut self, places: &mut Locator<'_>) -> Study {
        let end = self.scanner.pos();
        if self.depth > 0 {
            self.notes.push(self.opened_at, Code::UnbalancedVariation, "(");
        }
        if self.manner.cut {
            self.notes.push(end, Code::GameTooLong, "");
        }
        self.replay.finish(&mut self.notes);
        self.note_result(end);
        self.note_kings();
        self.game.result = self.terminator.or(self.tagged_result()).unwrap_or_default();
        let ended = self.replay.course.as_mut().and_then(Course::finish);
        if let Some(ended) = ended {
            self.note_end(ended, end);
        }
        self.game.line = places.locate(self.starts_at).0;
        let plies = self.game.plies.iter_mut().chain(&mut self.game.rest);
        for (ply, at) in plies.zip(&self.ply_offsets) {
            (ply.line, ply.column) = places.locate(*at);
        }
        self.game.diagnostics = self.notes.finish(places, &self.ply_offsets);
        self.game.stop = self.replay.stop.take();
        let chess960 = self.game.start.chess960;
        let final_fen = self.replay.position().map(|position| fen(position, chess960));
        let claims = self.replay.course.take().map_or_else(Vec::new, |course| course.claims);
        Study { game: self.game, ended, claims, final_fen }
    }

    fn tagged_result(&self) -> Option<GameResult> {
        self.game.tag("Result").and_then(result_of_tag)
    }

    /// The result of the tag against that after the moves.
    fn note_result(&mut self, end: usize) {
        let tagged = self.tagged_result();
        if self.game.tag("Result").is_none() {
            self.notes.push(self.starts_at, Code::MissingResultTag, "");
        }
        match (tagged, self.terminator) {
            (_, None) => self.notes.push(end, Code::MissingTerminator, ""),
            (Some(tagged), Some(found)) if tagged != found => {
                let open = tagged == GameResult::Unknown || found == GameResult::Unknown;
                let severity = if open { Severity::Warn } else { Severity::Error };
                self.notes.push_as(end, Code::ResultMismatch, severity, &format!("{tagged}, {found}"));
            }
            _ => {}
        }
    }

    /// Kings that went to the centre to tell an electronic board that the game was over.
    fn note_kings(&mut self) {
        let rest = &self.game.rest;
        let at = self
            .ply_offsets
            .get(self.game.plies.len())
            .or(self.ply_offsets.last())
            .copied()
            .unwrap_or_default();
        if !rest.is_empty() {
            if rest.iter().all(|ply| is_king_to_centre(&ply.text)) {
                self.notes.push(at, Code::DgtKingCentre, "");
            }
        } else if self.replay.last_move().is_some_and(puts_king_in_centre)
            && self.terminator.is_some_and(|result| result != GameResult::Unknown)
        {
            self.notes.push(at, Code::DgtKingCentreSuspect, "");
        }
    }

    /// The end on the board against what was played and written after it.
    fn note_end(&mut self, ended: Ended, end: usize) {
        let at = |ply: usize, offsets: &[usize]| offsets.get(ply).copied().unwrap_or(end);
        if ended.ply > 0 && ended.how == How::DeadPosition {
            self.notes.push(at(ended.ply - 1, &self.ply_offsets), Code::DeadPosition, "");
        }
        if ended.ply > 0 && self.game.plies.len() > ended.ply {
            // The position lets the game go on, the Laws do not: what follows is kept, and told.
            let at = at(ended.ply, &self.ply_offsets);
            self.notes.push_as(at, Code::MovesAfterEnd, Severity::Warn, ended.how.key());
        }
        let (result, meant) = (self.game.result, result_of(ended.how));
        if result != GameResult::Unknown && result != meant {
            let detail = format!("{}: {meant}, {result}", ended.how.key());
            self.notes.push(end, Code::ResultContradictsBoard, &detail);
        }
    }
}

/// The first token of the next game. Comments before it are its preface; text that is no part of a game is noted and
/// passed, as long as tags follow it.
fn first_token<'t>(scanner: &mut Scanner<'t>, game: &mut Game, notes: &mut Notes) -> Option<Token<'t>> {
    let mut stray = None;
    loop {
        let token = scanner.next();
        match token.kind {
            Kind::End => return stray,
            Kind::Comment { .. } | Kind::LineComment => {
                if token.kind == (Kind::Comment { closed: false }) {
                    notes.push(token.at, Code::UnclosedComment, "");
                }
                let words = token.text.trim();
                if !words.is_empty() {
                    game.preface.push(words.to_owned());
                }
            }
            _ if is_tags(&token, scanner.text()) => {
                if let Some(Token { at, text, .. }) = stray {
                    notes.push(at, Code::StrayText, text);
                }
                return Some(token);
            }
            Kind::Number { .. } | Kind::Result { .. } | Kind::Open if stray.is_none() => return Some(token),
            Kind::Word if stray.is_none() && looks_like_move(token.text) => return Some(token),
            _ => {
                stray.get_or_insert(token);
            }
        }
    }
}

fn is_tags(token: &Token<'_>, text: &str) -> bool {
    token.kind == Kind::Tags || (token.kind == Kind::Unknown && is_tag_start(text.as_bytes(), token.at))
}

fn looks_like_move(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit()) || word.starts_with("--")
}

/// `!` good, `?` bad, `!!` brilliant, `??` blunder, `!?` interesting, `?!` dubious (PGN standard, 10).
fn annotation(marks: &str) -> Option<u8> {
    let meanings = [("!!", 3), ("??", 4), ("!?", 5), ("?!", 6), ("!", 1), ("?", 2)];
    meanings.iter().find(|(sign, _)| marks.starts_with(sign)).map(|(_, nag)| *nag)
}
