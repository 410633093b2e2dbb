//! The places of a report held against the standings: part of `arbitro verify`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use arbitro_interchange::trf::Report;
use arbitro_tournament::{PairingNumber, Points};

/// A place that another player should have.
pub struct Misplaced {
    /// The place.
    pub rank: u32,
    /// Who should have it: of several who are level in points, one who is not placed among them.
    pub expected: PairingNumber,
    /// Who has it.
    pub found: PairingNumber,
}

/// The places of a report that do not go by points. Nothing is said of a report that gives no places, or gives one only
/// to some. Players who are level may be placed in any order, or share a place.
pub fn misplaced(report: &Report) -> Vec<Misplaced> {
    let rounds = report.rounds_paired();
    let tournament = report.tournament(rounds.saturating_add(1));
    let Some(scoring) = Some(tournament.scoring).filter(|_| report.players.iter().all(|p| p.rank.is_some()))
    else {
        return Vec::new();
    };
    let points: BTreeMap<PairingNumber, Points> =
        tournament.players.iter().map(|p| (p.number, p.score(&scoring, usize::from(rounds)))).collect();
    let points_of = |number: &PairingNumber| points.get(number).copied().unwrap_or_default();
    let mut ranked: Vec<(u32, PairingNumber)> =
        report.players.iter().filter_map(|p| Some((u32::from(p.rank?), p.number))).collect();
    ranked.sort_unstable();
    let mut by_points: Vec<PairingNumber> = ranked.iter().map(|(_, number)| *number).collect();
    by_points.sort_by_key(|number| Reverse(points_of(number)));
    // Who belongs to some points and is not placed among them.
    let mut wanting: BTreeMap<Points, Vec<PairingNumber>> = BTreeMap::new();
    let mut wrong = Vec::new();
    for ((rank, found), rightful) in ranked.iter().zip(&by_points) {
        let due = points_of(rightful);
        if points_of(found) != due {
            wanting.entry(points_of(found)).or_default().push(*found);
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
