//! What each player got in each round, records 240 and 299 included.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_pairing::RoundRecord;
use arbitro_tournament::{PairingNumber, Points, ScoringSystem, SideResult};

use super::cell::Cell;
use super::player::ReportPlayer;
use super::records::AbnormalPoints;
use super::report::Report;

/// Tables made once of a report, by player. In a team event records 240 and 299 name teams, so there are none.
pub(super) struct Ledger<'a> {
    report: &'a Report,
    scoring: ScoringSystem,
    byes: BTreeMap<(u16, PairingNumber), SideResult>,
    abnormal: BTreeMap<PairingNumber, Vec<&'a AbnormalPoints>>,
    absent: BTreeSet<PairingNumber>,
}

impl<'a> Ledger<'a> {
    /// The tables of a report.
    pub fn new(report: &'a Report) -> Self {
        let mut ledger = Self {
            report,
            scoring: report.scoring_system(),
            byes: BTreeMap::new(),
            abnormal: BTreeMap::new(),
            absent: report.absent_next().into_iter().collect(),
        };
        if report.is_team_event() {
            return ledger;
        }
        for byes in &report.byes {
            for player in &byes.players {
                ledger.byes.entry((byes.round, *player)).or_insert(byes.result);
            }
        }
        for abnormal in &report.abnormal_points {
            for player in &abnormal.players {
                ledger.abnormal.entry(*player).or_default().push(abnormal);
            }
        }
        ledger
    }

    /// What a player did in a round, from 0.
    pub fn record(&self, player: &ReportPlayer, round: usize) -> RoundRecord {
        let cell = player.rounds.get(round).copied().unwrap_or_default();
        let result = match (cell.result, cell.opponent) {
            (Some(result), _) => result,
            // Adjourned, or not yet known: a draw for pairing (C.04.2 art. 3.6).
            (None, Some(_)) => SideResult::Draw,
            (None, None) => self.bye(player.number, round).unwrap_or(SideResult::ZeroPointBye),
        };
        RoundRecord { result, opponent: cell.opponent, colour: cell.colour }
    }

    fn bye(&self, number: PairingNumber, round: usize) -> Option<SideResult> {
        let round = u16::try_from(round + 1).ok()?;
        self.byes.get(&(round, number)).copied()
    }

    /// Whether and why a player is not to be paired in a round, from 1. A blank in a round that has been paired means
    /// absence.
    pub fn next(&self, player: &ReportPlayer, round: u16, paired: u16) -> Option<SideResult> {
        let index = usize::from(round) - 1;
        let cell = player.rounds.get(index).copied().unwrap_or_default();
        if round <= paired {
            return (!cell.is_paired()).then(|| self.record(player, index).result);
        }
        let absent = || self.absent.contains(&player.number).then_some(SideResult::ZeroPointBye);
        let bye = self.bye(player.number, index);
        bye.or_else(|| cell.result.filter(|_| !cell.is_paired())).or_else(absent)
    }

    /// The points of a player beside those of the results (299), after so many rounds.
    pub fn adjustment(&self, player: &ReportPlayer, after: u16) -> Points {
        let of_player = self.abnormal.get(&player.number).into_iter().flatten();
        of_player.map(|abnormal| self.of_record(player, abnormal, after)).sum()
    }

    fn of_record(&self, player: &ReportPlayer, abnormal: &AbnormalPoints, after: u16) -> Points {
        let Some(kind) = abnormal.kind else {
            let counts = abnormal.round.is_none_or(|round| round <= after);
            return if counts { abnormal.points } else { Points::ZERO };
        };
        // A kind of result is worth so much instead.
        let rounds = match abnormal.round {
            Some(round) if round > after => return Points::ZERO,
            Some(round) => usize::from(round) - 1..usize::from(round),
            None => 0..usize::from(after),
        };
        rounds
            .map(|round| self.record(player, round).result)
            .filter(|result| is_of_kind(*result, kind))
            .map(|result| abnormal.points - self.scoring.points(result))
            .sum()
    }

    /// Whether record 299 names a player for a round, from 0.
    pub fn is_abnormal(&self, number: PairingNumber, round: usize) -> bool {
        let mut of_player = self.abnormal.get(&number).into_iter().flatten();
        of_player.any(|abnormal| abnormal.round.is_none_or(|r| usize::from(r) == round + 1))
    }

    /// The points of a player after so many rounds.
    pub fn points(&self, player: &ReportPlayer, after: u16) -> Points {
        let unknown = self.report.unknown_result();
        let results: Points = (0..usize::from(after))
            .map(|round| match player.rounds.get(round) {
                Some(Cell { unknown: true, opponent: Some(_), .. }) => unknown,
                _ => self.scoring.points(self.record(player, round).result),
            })
            .sum();
        results + self.adjustment(player, after)
    }
}

/// Whether a result is of a kind of record 299.
pub(super) fn is_of_kind(result: SideResult, kind: char) -> bool {
    use SideResult as R;
    match kind.to_ascii_uppercase() {
        'W' => matches!(result, R::Win | R::UnratedWin),
        'D' => matches!(result, R::Draw | R::UnratedDraw),
        'L' => matches!(result, R::Loss | R::UnratedLoss),
        code => result.code() == code,
    }
}

impl Report {
    /// The points of a player after so many rounds, by the results and records 162, 240 and 299. In a team event those
    /// of the player's games.
    pub fn points_after(&self, player: &ReportPlayer, after: u16) -> Points {
        Ledger::new(self).points(player, after)
    }
}
