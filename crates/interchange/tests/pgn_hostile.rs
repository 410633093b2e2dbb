//! Files that want to exhaust the reader: huge, in one line, nested without end, of nothing but tags. Each has a clear
//! answer, and takes little memory however long it is.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::io::{self, Read};

use arbitro_interchange::pgn::{CheckOptions, Code, Report, Severity, Status, Tally, check};

const CLUB: &[u8] = include_bytes!("data/pgn/club-open.pgn");

/// The same bytes over and over, up to a length, without holding them.
struct Repeated<'b> {
    unit: &'b [u8],
    at: usize,
    left: usize,
}

impl<'b> Repeated<'b> {
    fn new(unit: &'b [u8], length: usize) -> Self {
        Repeated { unit, at: 0, left: length }
    }
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let piece = &self.unit[self.at..];
        let count = piece.len().min(buffer.len()).min(self.left);
        buffer[..count].copy_from_slice(&piece[..count]);
        self.at = (self.at + count) % self.unit.len();
        self.left -= count;
        Ok(count)
    }
}

/// Checks a file; gives the tally and, of each game worth a note, what is said of it.
fn checked(input: impl Read) -> (Tally, Vec<String>) {
    let render = |_: u64, report: &Report, out: &mut Vec<u8>| {
        if report.severity > Severity::Ok {
            let codes: Vec<&str> = report.notes.iter().map(|note| note.code.as_str()).collect();
            let line = format!("{:?} {} {}\n", report.status, report.plies, codes.join(" "));
            out.extend_from_slice(line.as_bytes());
        }
    };
    let mut said = Vec::new();
    let tally = check(input, &CheckOptions::default(), render, |text, _| {
        said.extend_from_slice(&text);
        Ok(())
    });
    (tally.unwrap(), String::from_utf8(said).unwrap().lines().map(str::to_owned).collect())
}

/// The most memory this process has had, in megabytes, where the system tells. Each test is a process of its own under
/// nextest; under `cargo test` the tests share one, and the bound holds for all of them.
fn most_memory() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok().map(|kilobytes: usize| kilobytes / 1024)
}

fn within_memory() {
    assert!(most_memory().is_none_or(|megabytes| megabytes < 512), "{:?} MB", most_memory());
}

#[test]
fn a_file_of_any_size_is_read_in_the_same_memory() {
    let unit = [CLUB, b"\n"].concat();
    let copies = 400;
    let (tally, _) = checked(Repeated::new(&unit, unit.len() * copies));
    assert_eq!((tally.games, tally.warned, tally.faulty), (28 * copies as u64, 0, 0));
    assert!(most_memory().is_none_or(|megabytes| megabytes < 256), "{:?} MB", most_memory());
}

#[test]
fn one_endless_line_is_cut_and_the_next_game_is_read() {
    let moves = Repeated::new(b"1. Nf3 Nf6 2. Ng1 Ng8 ", 18_000_000);
    let (tally, said) = checked(b"[Event \"x\"]\n\n".chain(moves).chain(&b"*\n\n"[..]).chain(CLUB));
    assert_eq!(tally.games, 29);
    assert!(said[0].contains(Code::GameTooLong.as_str()), "{said:?}");
    within_memory();
}

#[test]
fn one_endless_word_or_comment_is_cut() {
    for (start, unit) in [("", "e"), ("{", "words "), ("", "("), ("", "\u{feff}"), ("[X \"", "y")] {
        let long = Repeated::new(unit.as_bytes(), 17_000_000 / unit.len() * unit.len());
        let head = format!("[Event \"x\"]\n\n1. e4 {start}");
        let (tally, said) = checked(head.as_bytes().chain(long).chain(&b"\n\n"[..]).chain(CLUB));
        assert_eq!(tally.games, 29, "{unit}");
        assert!(said[0].contains(Code::GameTooLong.as_str()), "{unit}: {said:?}");
    }
    within_memory();
}

#[test]
fn variations_nested_without_end_are_kept_as_text() {
    let nested = format!(
        "[Event \"x\"]\n[Result \"*\"]\n\n1. e4 {} {} *\n",
        "( 1. d4 ".repeat(10_000),
        ") ".repeat(10_000)
    );
    let (tally, said) = checked(nested.as_bytes());
    assert_eq!((tally.games, tally.plies), (1, 1));
    assert!(said[0].contains(Code::DeepVariation.as_str()), "{said:?}");
}

#[test]
fn tags_without_end_are_counted_out() {
    let tags = (0..300_000).map(|n| format!("[T{n} \"{n}\"]\n")).collect::<Vec<_>>().concat();
    let (tally, said) = checked(format!("{tags}\n1. e4 e5 *\n").as_bytes());
    assert_eq!((tally.games, tally.plies), (1, 2));
    assert!(said[0].contains(Code::TooManyTags.as_str()), "{said:?}");
    within_memory();
}

#[test]
fn a_hundred_thousand_tiny_games_are_told_apart() {
    let (tally, _) = checked(Repeated::new(b"[Event \"x\"]\n\n*\n\n", 16 * 100_000));
    assert_eq!(tally.games, 100_000);
    within_memory();
}

/// Twenty thousand half-moves of knights going to and fro: every position comes again and again, and the game has been
/// over since the fifth time (Laws 2023 art. 9.6.1).
#[test]
fn a_game_of_repetitions_without_end_is_followed_to_its_end() {
    let four = |n: u32| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * n + 1, 2 * n + 2);
    let moves = (0..5_000).map(four).collect::<Vec<_>>().concat();
    let (tally, said) = checked(format!("[Event \"x\"]\n[Result \"*\"]\n\n{moves}*\n").as_bytes());
    assert_eq!((tally.games, tally.plies), (1, 20_000));
    assert!(said[0].starts_with(&format!("{:?}", Status::Ok)), "{said:?}");
    assert!(said[0].contains(Code::MovesAfterEnd.as_str()), "{said:?}");
}
