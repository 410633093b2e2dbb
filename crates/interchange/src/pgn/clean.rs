//! The fast test: is this piece one game in plain export form, with nothing a reader must think about?
//!
//! It goes once through the bytes: tags as the standard writes them, numbered moves, brace comments, one result, and hands
//! every move to whoever plays it. Whatever else is found, however harmless, is left to the careful reader.

use super::comment::{clock_comment, is_plain};
use super::game::GameResult;
use super::line::KNOWN_TAGS;
use super::tags::{is_date, is_elo};

/// What the tags of a plain game say.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header<'b> {
    pub white: &'b [u8],
    pub black: &'b [u8],
    pub date: &'b [u8],
    pub result: GameResult,
    /// Where the moves begin.
    pub moves: usize,
}

/// Tests the tags of a piece; none where there is any doubt.
pub(crate) fn header(piece: &[u8]) -> Option<Header<'_>> {
    let mut header = Header { white: b"", black: b"", date: b"", result: GameResult::Unknown, moves: 0 };
    header.moves = tags(piece, &mut header)?;
    Some(header)
}

/// Tests the tags; gives the offset of the moves.
fn tags<'b>(piece: &'b [u8], game: &mut Header<'b>) -> Option<usize> {
    let mut at = 0;
    let mut seen = Names { bits: 0, list: [b""; 40], count: 0 };
    let mut result = None;
    while piece.get(at) == Some(&b'[') {
        let length = memchr::memchr(b'\n', piece.get(at..)?)?;
        let line = piece.get(at + 1..at + length)?;
        let line = line.strip_suffix(b"\r").unwrap_or(line).strip_suffix(b"\"]")?;
        at += length + 1;
        let quote = memchr::memchr(b'"', line)?;
        let (name, value) = (line.get(..quote)?.strip_suffix(b" ")?, line.get(quote + 1..)?);
        let escapes = memchr::memchr3(b'"', b'\\', b'\r', value).is_some();
        if (escapes && !only_escapes(value)) || !seen.add(name)? {
            return None;
        }
        match name {
            b"White" | b"Black" if escapes => return None,
            b"White" => game.white = value,
            b"Black" => game.black = value,
            b"Result" => result = Some(std::str::from_utf8(value).ok()?.parse().ok()?),
            b"Date" | b"EventDate" | b"UTCDate" | b"SourceDate" => {
                is_date(value).then_some(())?;
                if name == b"Date" {
                    game.date = value;
                }
            }
            b"WhiteElo" | b"BlackElo" => is_elo(value).then_some(())?,
            b"FEN" | b"SetUp" => return None,
            b"Variant" if value != b"Standard" => return None,
            _ => {}
        }
    }
    game.result = result?;
    let blank = if piece.get(at) == Some(&b'\r') { at + 1 } else { at };
    (piece.get(blank) == Some(&b'\n')).then_some(blank + 1)
}

/// Whether every quote and backslash of a tag value is escaped, and no line ends within it.
fn only_escapes(value: &[u8]) -> bool {
    let mut bytes = value.iter();
    while let Some(byte) = bytes.next() {
        let sound = match byte {
            b'"' | b'\r' => false,
            b'\\' => matches!(bytes.next(), Some(b'"' | b'\\')),
            _ => true,
        };
        if !sound {
            return false;
        }
    }
    true
}

/// The tag names seen, to find one that is given twice.
struct Names<'b> {
    bits: u64,
    list: [&'b [u8]; 40],
    count: usize,
}

impl<'b> Names<'b> {
    /// Adds a name: false if it is there already in any letter case, none if it is no plain name.
    fn add(&mut self, name: &'b [u8]) -> Option<bool> {
        let (first, last) = (name.first()?, name.last()?);
        let plain = first.is_ascii_alphabetic()
            && name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
        let other_case = |known: &&&str| known.as_bytes().eq_ignore_ascii_case(name);
        let spelling = if is_known(name) { None } else { KNOWN_TAGS.iter().find(other_case) };
        if !plain || spelling.is_some_and(|known| known.as_bytes() != name) {
            return None;
        }
        let mixed = usize::from(first | 0x20) + 31 * usize::from(last | 0x20) + 7 * name.len();
        let bit = 1_u64 << (mixed % 64);
        let known = self.list.get(..self.count)?;
        if self.bits & bit != 0 && known.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            return Some(false);
        }
        self.bits |= bit;
        *self.list.get_mut(self.count)? = name;
        self.count += 1;
        Some(true)
    }
}

/// The commonest names, told apart without a search.
fn is_known(name: &[u8]) -> bool {
    matches!(
        name,
        b"Event"
            | b"Site"
            | b"Date"
            | b"Round"
            | b"White"
            | b"Black"
            | b"Result"
            | b"WhiteElo"
            | b"BlackElo"
            | b"ECO"
            | b"EventDate"
            | b"UTCDate"
            | b"UTCTime"
            | b"Opening"
            | b"TimeControl"
            | b"Termination"
            | b"Board"
            | b"WhiteTitle"
            | b"BlackTitle"
            | b"WhiteFideId"
            | b"BlackFideId"
            | b"EventType"
            | b"EventRounds"
            | b"PlyCount"
            | b"WhiteTeam"
            | b"BlackTeam"
            | b"Annotator"
            | b"Source"
            | b"Variant"
    )
}

/// The moves of a game while they are tested.
struct Movetext<'b, P> {
    bytes: &'b [u8],
    at: usize,
    plies: usize,
    numbered: bool,
    play: P,
}

/// Tests the moves up to the result, after which nothing may follow, and has each one played with its offset. None where
/// there is any doubt, or where playing had any.
pub(crate) fn movetext(
    bytes: &[u8],
    result: GameResult,
    play: impl FnMut(&[u8], usize) -> Option<()>,
) -> Option<()> {
    let mut text = Movetext { bytes, at: 0, plies: 0, numbered: false, play };
    let found = text.run()?;
    let rest = bytes.get(text.at..)?;
    (found == result && rest.iter().all(u8::is_ascii_whitespace)).then_some(())
}

/// What begins with a digit.
enum Digits {
    Number,
    Result(GameResult),
}

impl<P: FnMut(&[u8], usize) -> Option<()>> Movetext<'_, P> {
    fn run(&mut self) -> Option<GameResult> {
        let mut fresh_line = true;
        loop {
            let byte = *self.bytes.get(self.at)?;
            match byte {
                b' ' | b'!' | b'?' => self.at += 1,
                b'\n' if fresh_line => return None,
                b'\n' => {
                    self.at += 1;
                    fresh_line = true;
                    continue;
                }
                b'\r' if self.bytes.get(self.at + 1) == Some(&b'\n') => {
                    self.at += 1;
                    continue;
                }
                b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O' => self.word()?,
                b'0'..=b'9' => {
                    if let Digits::Result(result) = self.digits()? {
                        return Some(result);
                    }
                }
                b'{' => self.comment()?,
                b'$' => self.nag()?,
                b'*' => {
                    self.at += 1;
                    return Some(GameResult::Unknown);
                }
                _ => return None,
            }
            fresh_line = false;
        }
    }

    fn word(&mut self) -> Option<()> {
        if self.plies.is_multiple_of(2) && !self.numbered {
            return None;
        }
        let rest = self.bytes.get(self.at..)?;
        let length = rest.iter().position(|byte| !IN_MOVE[usize::from(*byte)])?;
        if !matches!(rest.get(length)?, b' ' | b'\n' | b'\r' | b'!' | b'?' | b'{' | b'$') || length < 2 {
            return None;
        }
        (self.play)(rest.get(..length)?, self.at)?;
        self.at += length;
        self.plies += 1;
        self.numbered = false;
        Some(())
    }

    /// A move number that fits, or the result.
    fn digits(&mut self) -> Option<Digits> {
        let rest = self.bytes.get(self.at..)?;
        let digits = rest.iter().take(4).take_while(|byte| byte.is_ascii_digit()).count();
        if rest.get(digits) != Some(&b'.') {
            let (length, result) = plain_result(rest)?;
            self.at += length;
            return Some(Digits::Result(result));
        }
        let number =
            rest.get(..digits)?.iter().fold(0, |number, digit| number * 10 + usize::from(digit - b'0'));
        let dots = rest.get(digits..)?.iter().take(4).take_while(|byte| **byte == b'.').count();
        let wanted = if self.plies.is_multiple_of(2) { 1 } else { 3 };
        if number != self.plies / 2 + 1 || dots != wanted || self.numbered {
            return None;
        }
        self.numbered = true;
        self.at += digits + dots;
        Some(Digits::Number)
    }

    fn comment(&mut self) -> Option<()> {
        let inside = self.bytes.get(self.at + 1..)?;
        if let Some(length) = clock_comment(inside) {
            self.at += length + 1;
            return Some(());
        }
        let close = memchr::memchr(b'}', inside)?;
        if !is_plain(inside.get(..close)?) {
            return None;
        }
        self.at += close + 2;
        Some(())
    }

    fn nag(&mut self) -> Option<()> {
        let rest = self.bytes.get(self.at + 1..)?;
        let digits = rest.iter().take(4).take_while(|byte| byte.is_ascii_digit()).count();
        let number =
            rest.get(..digits)?.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
        if digits == 0 || digits > 3 || number > 255 {
            return None;
        }
        self.at += 1 + digits;
        Some(())
    }
}

/// A result as the standard writes it, and its length.
fn plain_result(text: &[u8]) -> Option<(usize, GameResult)> {
    let results: [(&[u8], GameResult); 3] =
        [(b"1-0", GameResult::WhiteWins), (b"0-1", GameResult::BlackWins), (b"1/2-1/2", GameResult::Draw)];
    let (spelling, result) = results.into_iter().find(|(spelling, _)| text.starts_with(spelling))?;
    text.get(spelling.len()).is_none_or(u8::is_ascii_whitespace).then_some((spelling.len(), result))
}

/// The bytes of a move in standard algebraic notation.
const IN_MOVE: [bool; 256] = {
    let mut table = [false; 256];
    let letters = b"abcdefgh12345678KQRBNOx=+#-";
    let mut index = 0;
    while index < letters.len() {
        table[letters[index] as usize] = true;
        index += 1;
    }
    table
};
