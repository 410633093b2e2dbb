//! A report as pairing sees it.

use arbitro_pairing::{Player, ProhibitedPairs, RoundRecord, Tournament, VirtualPoints, acceleration};
use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};

use super::note::{Note, NoteKind};
use super::player::Cell;
use super::report::Report;

impl Report {
    /// How many rounds have been paired: up to the last in which anyone has an opponent or the pairing-allocated bye.
    pub fn rounds_paired(&self) -> u16 {
        let last = |cells: &[Cell]| cells.iter().rposition(Cell::is_paired).map_or(0, |i| i + 1);
        let rounds = self.players.iter().map(|p| last(&p.rounds)).max().unwrap_or(0);
        u16::try_from(rounds).unwrap_or(u16::MAX)
    }

    /// The tournament before this round (from 1): what happened in the rounds before, and who is not to be paired
    /// now.
    pub fn tournament(&self, round: u16) -> Tournament {
        let paired = self.rounds_paired();
        let played = round.max(1) - 1;
        let planned = self.rounds.unwrap_or_else(|| paired.max(round));
        let mut players: Vec<Player> = self
            .players
            .iter()
            .map(|p| Player {
                number: p.number,
                rounds: (0..usize::from(played)).map(|r| self.record(p.number, p.rounds.get(r), r)).collect(),
                adjustment: self.adjustment(p.number, played),
                next: self.next(p.number, p.rounds.get(usize::from(played)), round, paired),
            })
            .collect();
        for byes in self.byes.iter().filter(|b| b.round == round) {
            for number in &byes.players {
                if let Ok(i) = players.binary_search_by_key(number, |p| p.number)
                    && let Some(player) = players.get_mut(i)
                    && round > paired
                {
                    player.next = Some(byes.result);
                }
            }
        }
        Tournament {
            players,
            rounds_played: played,
            planned_rounds: planned,
            initial_colour: self.initial_colour.unwrap_or(Colour::White),
            scoring: self.scoring.unwrap_or_default(),
            prohibited: self.prohibited_pairs(),
            acceleration: self.virtual_points(planned),
        }
    }

    fn record(&self, number: PairingNumber, cell: Option<&Cell>, round: usize) -> RoundRecord {
        let cell = cell.copied().unwrap_or_default();
        let result = match (cell.result, cell.opponent) {
            (Some(result), _) => result,
            // Adjourned, or not yet known: a draw for pairing (C.04.2 art. 3.6).
            (None, Some(_)) => SideResult::Draw,
            (None, None) => {
                let byes = self
                    .byes
                    .iter()
                    .find(|b| usize::from(b.round) == round + 1 && b.players.contains(&number));
                byes.map_or(SideResult::ZeroPointBye, |b| b.result)
            }
        };
        RoundRecord { result, opponent: cell.opponent, colour: cell.colour }
    }

    fn adjustment(&self, number: PairingNumber, played: u16) -> Points {
        let counts =
            |a: &&super::AbnormalPoints| a.round.is_none_or(|r| r <= played) && a.players.contains(&number);
        self.abnormal_points.iter().filter(counts).map(|a| a.points).sum()
    }

    /// Whether and why a player is not to be paired. A blank in a round that has been paired means absence.
    fn next(
        &self,
        number: PairingNumber,
        cell: Option<&Cell>,
        round: u16,
        paired: u16,
    ) -> Option<SideResult> {
        let cell = cell.copied().unwrap_or_default();
        if round <= paired {
            return match cell.result {
                _ if cell.is_paired() => None,
                Some(result) => Some(result),
                None => Some(SideResult::ZeroPointBye),
            };
        }
        let absent = self.absent_next.contains(&number).then_some(SideResult::ZeroPointBye);
        cell.result.filter(|_| !cell.is_paired()).or(absent)
    }

    fn prohibited_pairs(&self) -> Vec<ProhibitedPairs> {
        let group = |p: &super::Prohibited| ProhibitedPairs {
            first_round: p.rounds.0,
            last_round: p.rounds.1,
            players: p.players.clone(),
        };
        self.prohibited.iter().map(group).collect()
    }

    /// Records 250 come before the suffix `_BAKU` of record 192.
    fn virtual_points(&self, planned: u16) -> Vec<VirtualPoints> {
        let baku = self.text(192).is_some_and(|system| system.trim().ends_with("_BAKU"));
        if self.acceleration.is_empty() && baku {
            let scoring: ScoringSystem = self.scoring.unwrap_or_default();
            let numbers: Vec<PairingNumber> = self.players.iter().map(|p| p.number).collect();
            return acceleration::baku(&numbers, planned, &scoring);
        }
        let given = |a: &super::Acceleration| VirtualPoints {
            points: a.points,
            first_round: a.rounds.0,
            last_round: a.rounds.1,
            first_player: a.players.0,
            last_player: a.players.1,
        };
        self.acceleration.iter().map(given).collect()
    }
}

/// Notes what does not fit together between the lines of the players.
pub fn check(report: &mut Report) {
    let mut notes = Vec::new();
    for player in &report.players {
        for (round, cell) in player.rounds.iter().enumerate() {
            let column = 92 + 10 * round;
            let mut note = |kind, found: String| {
                notes.push(Note { line: player.line, column, kind, found });
            };
            let Some(opponent) = cell.opponent else {
                if cell.result.is_some_and(SideResult::is_played) {
                    note(NoteKind::NoOpponent, cell.result.map_or('Z', SideResult::code).to_string());
                }
                continue;
            };
            if opponent == player.number {
                note(NoteKind::OwnOpponent, opponent.to_string());
                continue;
            }
            let Some(other) = report.player(opponent) else {
                note(NoteKind::UnknownNumber, opponent.to_string());
                continue;
            };
            match other.rounds.get(round) {
                Some(theirs) if theirs.opponent == Some(player.number) => {
                    if player.number < opponent && cell.colour.is_some() && cell.colour == theirs.colour {
                        note(NoteKind::SameColour, opponent.to_string());
                    }
                    let played = |c: &Cell| c.result.is_some_and(SideResult::is_played);
                    if player.number < opponent
                        && played(cell) != played(theirs)
                        && !cell.unknown
                        && !theirs.unknown
                    {
                        note(NoteKind::UnlikeResults, opponent.to_string());
                    }
                }
                _ => note(NoteKind::NotMutual, opponent.to_string()),
            }
        }
    }
    if let Some(planned) = report.rounds {
        let paired = report.rounds_paired();
        if paired > planned {
            notes.push(Note { line: 0, column: 1, kind: NoteKind::TooManyRounds, found: paired.to_string() });
        }
    }
    report.notes.append(&mut notes);
}
