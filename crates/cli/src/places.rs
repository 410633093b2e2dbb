//! The places of a report held against the standings: part of `arbitro verify`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use arbitro_interchange::trf::Report;
use arbitro_standings::tiebreak::CodeError;
use arbitro_standings::{TieBreak, rank};
use arbitro_tournament::PairingNumber;

/// A place that another player should have.
pub struct Misplaced {
    /// The place.
    pub rank: u32,
    /// Who should have it: of several who are level, one who is not placed among them.
    pub expected: PairingNumber,
    /// Who has it.
    pub found: PairingNumber,
}

/// What is wrong with the places of a report.
pub struct Places {
    /// The places that others should have, from the first.
    pub misplaced: Vec<Misplaced>,
    /// Every player's place is the pairing number: some programs write it in the column of the rank.
    pub are_numbers: bool,
    /// Whether tie-breaks decided between players who are level in points.
    pub by_tiebreaks: bool,
    /// Why tie-breaks of the report, and those behind them, are left out.
    pub left_out: Option<LeftOut>,
}

/// Why a tie-break of a report decides nothing.
pub enum LeftOut {
    /// It cannot be read.
    Unreadable(CodeError),
    /// The organiser defined it, or it does not suit the tournament.
    NotComputed(String),
}

/// Who is level with whom: players of a lower class belong before those of a higher one.
type Classes = BTreeMap<PairingNumber, usize>;

/// Holds the places against the points and the tie-breaks that the report names (C.07 art. 4.2). Nothing is said of a
/// report that gives no places, or gives one only to some, nor of the players of teams, who are placed by other
/// rules. Players who are level may be placed in any order, or share a place.
pub fn check(report: &Report) -> Places {
    let nothing = Places { misplaced: Vec::new(), are_numbers: false, by_tiebreaks: false, left_out: None };
    if report.is_team_event() || report.players.iter().any(|p| p.rank.is_none()) {
        return nothing;
    }
    let (tiebreaks, left_out) = tiebreaks(report);
    let classes = if tiebreaks.is_empty() { by_points(report) } else { by_tiebreaks(report, &tiebreaks) };
    Places {
        misplaced: misplaced(report, &classes),
        are_numbers: report.players.iter().all(|p| p.rank == Some(p.number.0)),
        by_tiebreaks: !tiebreaks.is_empty(),
        left_out,
    }
}

/// The places of players of one class that are given to players of another.
fn misplaced(report: &Report, classes: &Classes) -> Vec<Misplaced> {
    let class = |number: &PairingNumber| classes.get(number).copied().unwrap_or(usize::MAX);
    let mut ranked: Vec<(u32, PairingNumber)> =
        report.players.iter().filter_map(|p| Some((u32::from(p.rank?), p.number))).collect();
    ranked.sort_unstable();
    let mut rightful: Vec<usize> = ranked.iter().map(|(_, number)| class(number)).collect();
    rightful.sort_unstable();
    // Who belongs to a class and is not placed in it.
    let mut wanting: BTreeMap<usize, Vec<PairingNumber>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for ((rank, found), due) in ranked.iter().zip(rightful) {
        if class(found) != due {
            wanting.entry(class(found)).or_default().push(*found);
            wrong.push((*rank, *found, due));
        }
    }
    let mut misplaced = Vec::with_capacity(wrong.len());
    for (rank, found, due) in wrong {
        if let Some(expected) = wanting.get_mut(&due).and_then(Vec::pop) {
            misplaced.push(Misplaced { rank, expected, found });
        }
    }
    misplaced
}

/// The tie-breaks that the report names, up to the first that cannot be computed: those behind it decide only between
/// players whom that one left level.
fn tiebreaks(report: &Report) -> (Vec<TieBreak>, Option<LeftOut>) {
    let Some((listed, errors)) = report.tiebreaks() else { return (Vec::new(), None) };
    if let Some(error) = errors.into_iter().next() {
        return (Vec::new(), Some(LeftOut::Unreadable(error)));
    }
    let rules = report.rules();
    let mut computed = Vec::with_capacity(listed.len());
    for one in listed {
        match one.tiebreak.filter(|tiebreak| tiebreak.suits(&rules).is_ok()) {
            Some(tiebreak) => computed.push(tiebreak),
            None => return (computed, Some(LeftOut::NotComputed(one.text))),
        }
    }
    (computed, None)
}

/// Level in points.
fn by_points(report: &Report) -> Classes {
    let rounds = report.rounds_paired();
    let tournament = report.tournament(rounds.saturating_add(1));
    let mut scores: Vec<_> = tournament
        .players
        .iter()
        .map(|p| (Reverse(p.score(&tournament.scoring, usize::from(rounds))), p.number))
        .collect();
    scores.sort_unstable();
    let alike = scores.chunk_by(|a, b| a.0 == b.0).enumerate();
    alike.flat_map(|(class, players)| players.iter().map(move |(_, number)| (*number, class))).collect()
}

/// Level in points and in these tie-breaks.
fn by_tiebreaks(report: &Report, tiebreaks: &[TieBreak]) -> Classes {
    let field = report.field(report.rules(), report.rounds_with_results());
    let rows = rank(&field, tiebreaks, None);
    let class = |rank: Option<u32>| rank.and_then(|rank| usize::try_from(rank).ok()).unwrap_or(usize::MAX);
    rows.iter().map(|row| (row.number, class(row.rank))).collect()
}
