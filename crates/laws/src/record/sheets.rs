//! Moves as they are written, read along the game they make: two scoresheets side by side, and the same moves once an
//! earlier one is corrected (Laws 2023 art. 8.1, 8.5).

use std::collections::BTreeMap;

use shakmaty::Color;

use super::{Ply, Record, Start, Verdict};
use crate::legality::{Attempt, judge_on};
use crate::notation::{Language, Reading, read_on};
use crate::position::GamePosition;

/// A half-move of two scoresheets.
#[derive(Clone, Debug)]
pub struct Compared {
    /// Whose move it is.
    pub mover: Color,
    /// The number of the move.
    pub move_number: u32,
    /// The position in which it was made.
    pub before: GamePosition,
    /// What White's and Black's sheet say; none where a sheet has ended.
    pub written: [Option<Written>; 2],
    /// How the sheets stand to each other.
    pub agreement: Agreement,
    /// What counts; none while the arbiter has to decide.
    pub taken: Option<Ply>,
}

/// A half-move on a scoresheet.
#[derive(Clone, Debug)]
pub struct Written {
    /// As it is written.
    pub text: String,
    /// What it means in the position.
    pub reading: Reading,
}

/// How two scoresheets stand to each other at a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Both say the same legal move.
    Same,
    /// Only this player's sheet goes so far, and what it says is legal.
    Only(Color),
    /// They say different moves, or nothing that can be a legal move.
    Differ,
    /// They did, and the arbiter has decided.
    Decided,
}

/// Two scoresheets of one game, read side by side. What the arbiter decided is given by the index of the half-move, as a
/// move is written; it counts even where the sheets agree. The reading ends at the first difference that nobody has decided,
/// since what follows depends on it.
///
/// ```
/// use std::collections::BTreeMap;
/// use arbitro_laws::notation::Language;
/// use arbitro_laws::record::{Agreement, Start, compare};
///
/// let sheet = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
/// let (white, black) = (sheet("e4 e5 Nf3 Nc6"), sheet("e4 e5 Nh3"));
/// let english = [Language::English];
/// let open = compare(&Start::Standard, [&white, &black], &BTreeMap::new(), &english);
/// assert_eq!(open.last().map(|row| row.agreement), Some(Agreement::Differ));
/// let decided = BTreeMap::from([(2, "Nf3".to_owned())]);
/// let whole = compare(&Start::Standard, [&white, &black], &decided, &english);
/// assert!(whole.len() == 4 && whole.iter().all(|row| row.taken.is_some()));
/// ```
pub fn compare(
    start: &Start,
    sheets: [&[String]; 2],
    decided: &BTreeMap<usize, String>,
    languages: &[Language],
) -> Vec<Compared> {
    let mut rows = Vec::new();
    let mut position = start.position();
    let longest = sheets.iter().map(|sheet| sheet.len()).max().unwrap_or(0);
    // A decision may go on where both sheets have ended, one half-move at a time.
    for index in 0..longest.max(decided.keys().next_back().map_or(0, |last| last + 1)) {
        let written = sheets.map(|sheet| {
            let text = sheet.get(index)?;
            Some(Written { text: text.clone(), reading: read_on(text, &position, languages) })
        });
        let (agreement, taken) = match decided.get(&index) {
            Some(text) => (Agreement::Decided, decision(text, &position, languages)),
            None => agreed(&written),
        };
        let next = taken.as_ref().and_then(|ply| after(&position, ply));
        let agreement = if next.is_some() { agreement } else { Agreement::Differ };
        rows.push(Compared {
            mover: position.turn(),
            move_number: position.move_number(),
            before: position.clone(),
            written,
            agreement,
            taken: taken.filter(|_| next.is_some()),
        });
        match next {
            Some(next) => position = next,
            None => break,
        }
    }
    rows
}

/// A ply as the reading says it: legal or illegal, with the offer of a draw.
fn ply_of(text: &str, reading: &Reading) -> Option<Ply> {
    let (attempt, marks): (Attempt, _) = match reading {
        Reading::Legal { m, marks, .. } => ((*m).into(), marks),
        Reading::Illegal { illegal, marks, .. } => (illegal.attempt, marks),
        Reading::Ambiguous { .. } | Reading::Unreadable { .. } => return None,
    };
    Some(Ply { draw_offer: marks.draw_offer, ..Ply::new(text, Some(attempt)) })
}

/// What the arbiter decided: an illegal move that both players made stands on the board.
fn decision(text: &str, position: &GamePosition, languages: &[Language]) -> Option<Ply> {
    ply_of(text, &read_on(text, position, languages))
}

/// What counts without a decision.
fn agreed(written: &[Option<Written>; 2]) -> (Agreement, Option<Ply>) {
    let legal =
        |written: &Written| written.reading.legal().and_then(|_| ply_of(&written.text, &written.reading));
    match written {
        [Some(white), Some(black)] => {
            let same = white.reading.legal().is_some() && white.reading.legal() == black.reading.legal();
            let mut taken = same.then(|| legal(white)).flatten();
            if let (Some(taken), Some(other)) = (taken.as_mut(), legal(black)) {
                // Both players record an offer (9.1.2.1); one who did suffices to ask.
                taken.draw_offer |= other.draw_offer;
            }
            (if same { Agreement::Same } else { Agreement::Differ }, taken)
        }
        [Some(only), None] => (Agreement::Only(Color::White), legal(only)),
        [None, Some(only)] => (Agreement::Only(Color::Black), legal(only)),
        [None, None] => (Agreement::Differ, None),
    }
}

/// The position after a ply that counts.
fn after(position: &GamePosition, ply: &Ply) -> Option<GamePosition> {
    let attempt = ply.attempt?;
    Some(match judge_on(position, attempt) {
        Ok(m) => position.after(m),
        Err(_) => position.after_attempt(attempt),
    })
}

/// The moves a person wrote down, one word each: numbers of moves, results and the dots before Black's move are left out.
///
/// ```
/// use arbitro_laws::record::words_of;
/// assert_eq!(words_of("1. e4 e5 2.Nf3 2... Nc6 (=) 1/2-1/2"), ["e4", "e5", "Nf3", "Nc6 (=)"]);
/// ```
pub fn words_of(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let numberless = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let word = match numberless.strip_prefix('.') {
            Some(rest) if numberless.len() < word.len() => rest.trim_start_matches('.'),
            _ => word.trim_start_matches('.'),
        };
        let counted = word.chars().all(|c| c.is_ascii_digit());
        if counted || matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" | "…") {
            continue;
        }
        match words.last_mut() {
            // The offer of a draw belongs to the move before it.
            Some(last) if matches!(word, "(=)" | "=") => last.push_str(" (=)"),
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// What becomes of a ply when an earlier one is corrected.
#[derive(Clone, Debug)]
pub struct Changed {
    /// The index of the ply.
    pub index: usize,
    /// What the Laws said of it before.
    pub was: Verdict,
    /// What they say now.
    pub is: Verdict,
    /// The position in which it is made now.
    pub before: GamePosition,
}

/// The record with ply `index` corrected, and every ply whose meaning or legality changes with it, that one first. Later
/// plies keep their squares where that is still legal, and are read anew from what was written elsewhere; what is illegal
/// then stays on the board until it is corrected in its turn. Nothing if there is no such ply or the text is no single move.
pub fn corrected(
    record: &Record,
    index: usize,
    text: &str,
    languages: &[Language],
) -> Option<(Record, Vec<Changed>)> {
    let old = record.replay();
    let target = record.plies.get(index)?;
    let mut new = Record { plies: record.plies.get(..index)?.to_vec(), after: None, ..record.clone() };
    let mut changed = Vec::new();
    for (at, ply) in record.plies.iter().enumerate().skip(index) {
        let mut ply = ply.clone();
        let mut so_far = new.clone();
        so_far.after.clone_from(&ply.before);
        let position = so_far.replay().position().clone();
        if at == index {
            let read = ply_of(text, &read_on(text, &position, languages))?;
            new.plies.push(target.clone());
            new.correct(index, text, read.attempt);
            if let Some(corrected) = new.plies.last_mut() {
                corrected.void = None;
                corrected.draw_offer |= read.draw_offer;
            }
        } else {
            let legal = |attempt| judge_on(&position, attempt).is_ok();
            if ply.void.is_none() && !ply.attempt.is_some_and(legal) {
                let reading = read_on(&ply.text, &position, languages);
                ply.attempt = reading.legal().map(Attempt::from).or(ply.attempt);
            }
            new.plies.push(ply);
        }
    }
    new.after.clone_from(&record.after);
    let replay = new.replay();
    for (at, (was, is)) in old.steps().iter().zip(replay.steps()).enumerate().skip(index) {
        if at == index || was.verdict != is.verdict {
            let (was, before) = (was.verdict.clone(), is.before.clone());
            changed.push(Changed { index: at, was, is: is.verdict.clone(), before });
        }
    }
    Some((new, changed))
}
