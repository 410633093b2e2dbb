//! A report of a tournament.

use std::collections::BTreeMap;

use arbitro_pairing::Tournament;
use arbitro_tournament::{PairingNumber, Rating, ScoringSystem};

use super::cell::Cell;
use super::player::ReportPlayer;
use super::records::{Acceleration, Prohibited, Scoring};
use super::report::Report;

impl Report {
    /// The report of a tournament, with ratings by place and names made of the pairing numbers.
    pub fn of_tournament(tournament: &Tournament, name: &str, system: &str, ratings: &[u16]) -> Self {
        let played = usize::from(tournament.rounds_played);
        let mut players: Vec<ReportPlayer> = tournament
            .players
            .iter()
            .enumerate()
            .map(|(i, p)| ReportPlayer {
                line: 0,
                number: p.number,
                sex: None,
                title: None,
                name: format!("Player, {:04}", p.number.0),
                rating: ratings.get(i).copied().and_then(Rating::new),
                federation: None,
                fide_id: None,
                birth: String::new(),
                points: Some(p.score(&tournament.scoring, played)),
                rank: None,
                rounds: (0..played)
                    .map(|r| {
                        let record = p.round(r);
                        Cell {
                            opponent: record.opponent,
                            colour: record.colour,
                            result: Some(record.result),
                            unknown: false,
                        }
                    })
                    .collect(),
            })
            .collect();
        rank(&mut players);
        let scoring = tournament.scoring;
        Self {
            texts: BTreeMap::from([(12, vec![name.to_owned()]), (192, vec![system.to_owned()])]),
            players,
            rounds: Some(tournament.planned_rounds),
            initial_colour: Some(tournament.initial_colour),
            scoring: (scoring != ScoringSystem::STANDARD)
                .then_some(Scoring { system: scoring, unknown: None }),
            acceleration: tournament
                .acceleration
                .iter()
                .map(|a| Acceleration {
                    match_points: None,
                    points: a.points,
                    rounds: (a.first_round, a.last_round),
                    players: (a.first_player, a.last_player),
                })
                .collect(),
            prohibited: tournament
                .prohibited
                .iter()
                .map(|p| Prohibited { rounds: (p.first_round, p.last_round), players: p.players.clone() })
                .collect(),
            ..Self::default()
        }
    }
}

/// Ranks by points, then pairing number.
fn rank(players: &mut [ReportPlayer]) {
    let mut order: Vec<usize> = (0..players.len()).collect();
    let key = |p: &ReportPlayer| (std::cmp::Reverse(p.points), PairingNumber(p.number.0));
    order.sort_by_key(|i| players.get(*i).map(key));
    for (rank, i) in (1..).zip(order) {
        if let Some(player) = players.get_mut(i) {
            player.rank = Some(rank);
        }
    }
}
