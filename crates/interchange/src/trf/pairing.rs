//! A report as pairing sees it.

use arbitro_pairing::{Player, ProhibitedPairs, Tournament, VirtualPoints, acceleration};
use arbitro_tournament::{Colour, PairingNumber};

use super::cell::Cell;
use super::dialect::Dialect;
use super::ledger::Ledger;
use super::report::Report;

impl Report {
    /// How many rounds have been paired: up to the last in which anyone has an opponent or the pairing-allocated bye.
    pub fn rounds_paired(&self) -> u16 {
        let last = |cells: &[Cell]| cells.iter().rposition(Cell::is_paired).map_or(0, |i| i + 1);
        let rounds = self.players.iter().map(|p| last(&p.rounds)).max().unwrap_or(0);
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// The last round of which the lines of players say anything.
    pub fn last_round(&self) -> u16 {
        let rounds = self.players.iter().map(|p| p.rounds.len()).max().unwrap_or(0);
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// The tournament before this round (from 1): what happened in the rounds before, and who is not to be paired
    /// now.
    pub fn tournament(&self, round: u16) -> Tournament {
        let paired = self.rounds_paired();
        let round = round.max(1);
        let played = round - 1;
        let planned = self.planned_rounds().unwrap_or_else(|| paired.max(round));
        let ledger = Ledger::new(self);
        let players = self
            .players
            .iter()
            .map(|p| Player {
                number: p.number,
                rounds: (0..usize::from(played)).map(|r| ledger.record(p, r)).collect(),
                adjustment: ledger.adjustment(p, played),
                next: ledger.next(p, round, paired),
            })
            .collect();
        Tournament {
            players,
            rounds_played: played,
            planned_rounds: planned,
            initial_colour: self.colour_by_lot().unwrap_or(Colour::White),
            scoring: self.scoring_system(),
            prohibited: self.prohibited_pairs(),
            acceleration: self.virtual_points(planned),
        }
    }

    /// Who may not meet: records 260 and XXP.
    fn prohibited_pairs(&self) -> Vec<ProhibitedPairs> {
        let group = |p: &super::Prohibited| ProhibitedPairs {
            first_round: p.rounds.0,
            last_round: p.rounds.1,
            players: p.players.clone(),
        };
        let older = self.dialect.iter().filter_map(|dialect| match dialect {
            Dialect::Prohibited(players) => {
                Some(ProhibitedPairs { first_round: 1, last_round: u16::MAX, players: players.clone() })
            }
            _ => None,
        });
        self.prohibited.iter().map(group).chain(older).collect()
    }

    /// Records 250 and XXA come before the suffix `_BAKU` of record 192.
    fn virtual_points(&self, planned: u16) -> Vec<VirtualPoints> {
        let given = |a: &super::Acceleration| VirtualPoints {
            points: a.points,
            first_round: a.rounds.0,
            last_round: a.rounds.1,
            first_player: a.players.0,
            last_player: a.players.1,
        };
        let mut all: Vec<VirtualPoints> = self.acceleration.iter().map(given).collect();
        for dialect in &self.dialect {
            let Dialect::Virtual { player, points } = dialect else { continue };
            all.extend((1..).zip(points).filter_map(|(round, points)| {
                Some(VirtualPoints {
                    points: (*points)?,
                    first_round: round,
                    last_round: round,
                    first_player: *player,
                    last_player: *player,
                })
            }));
        }
        if all.is_empty() && self.text(192).is_some_and(|system| system.trim().ends_with("_BAKU")) {
            let numbers: Vec<PairingNumber> = self.players.iter().map(|p| p.number).collect();
            return acceleration::baku(&numbers, planned, &self.scoring_system());
        }
        all
    }
}
