//! A report as the regulations on standings see it.

use arbitro_standings::tiebreak::{CodeError, Listed, read_list};
use arbitro_standings::{
    Correction, Edition, Field, PairingKind, Participant, RoundCell, Rules, TeamRules, TeamScore,
};
use arbitro_tournament::{Points, ScoringSystem};

use super::cell::Cell;
use super::ledger::Ledger;
use super::matches::Matches;
use super::player::ReportPlayer;
use super::report::Report;
use super::system::{self, Method};
use super::team::Team;

impl Report {
    /// The rounds of which there is a result of at least one game or match, or a pairing-allocated bye.
    pub fn rounds_with_results(&self) -> u16 {
        let has_result = |cell: &Cell| cell.is_paired() && (cell.result.is_some() || cell.unknown);
        let last = |rounds: &[Cell]| rounds.iter().rposition(has_result).map_or(0, |i| i + 1);
        let games = self.players.iter().map(|player| last(&player.rounds)).max().unwrap_or(0);
        let given = self.team_byes.iter().filter_map(|byes| byes.teams.iter().rposition(Option::is_some));
        let byes = given.map(|i| i + 1).max().unwrap_or(0);
        let forfeits = self.forfeited_matches.iter().map(|forfeited| forfeited.round).max().unwrap_or(0);
        u16::try_from(games.max(byes)).unwrap_or(u16::MAX).max(forfeits)
    }

    /// The rules of the tournament, as far as the file tells: the edition by the first day (the last one where it is not
    /// told), the pairing system by record 192 or, where its code is not known, by the words of record 092.
    pub fn rules(&self) -> Rules {
        Rules {
            edition: self.start().map_or_else(Edition::default, |day| {
                Edition::of_start(day.year, day.month.unwrap_or(1), day.day.unwrap_or(1))
            }),
            pairing: self.pairing_kind(),
            scoring: if self.is_team_event() { self.scoring_of_matches() } else { self.scoring_system() },
            teams: self.is_team_event().then(|| self.team_rules()),
            planned_rounds: self.planned_rounds(),
        }
    }

    /// The tie-breaks of record 212, or else 202, and what is wrong with them. None if the file has neither.
    pub fn tiebreaks(&self) -> Option<(Vec<Listed>, Vec<CodeError>)> {
        let list =
            [212, 202].into_iter().filter_map(|code| self.text(code)).find(|t| !t.trim().is_empty())?;
        Some(read_list(list))
    }

    fn pairing_kind(&self) -> PairingKind {
        let by_words = || {
            const WORDS: [&str; 5] = ["roundrobin", "berger", "schiller", "scheveningen", "allplayall"];
            let told = self.text(92).unwrap_or_default().chars().filter(char::is_ascii_alphabetic);
            let letters = told.collect::<String>().to_ascii_lowercase();
            WORDS.iter().any(|word| letters.contains(word))
        };
        let predetermined = match self.system().map(|system| system.method) {
            Some(Method::RoundRobin | Method::DoubleRoundRobin | Method::Scheveningen | Method::Schiller) => {
                true
            }
            Some(_) => false,
            None => by_words(),
        };
        if predetermined { PairingKind::Predetermined } else { PairingKind::Swiss }
    }

    /// What matches are worth. The pairing-allocated bye is worth a draw, where record 320 does not say otherwise
    /// (C.04.6 art. 1.4).
    fn scoring_of_matches(&self) -> ScoringSystem {
        let scoring = self.match_scoring();
        let bye = self.team_byes.as_ref().and_then(|byes| byes.match_points);
        ScoringSystem {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            absence: Points::ZERO,
            pairing_allocated_bye: bye.unwrap_or(scoring.draw),
        }
    }

    fn team_rules(&self) -> TeamRules {
        let primary = match self.system().and_then(|system| system.scores) {
            Some((system::TeamScore::Game, _)) => TeamScore::GamePoints,
            _ => TeamScore::MatchPoints,
        };
        let boards = Matches::new(self, ScoringSystem::STANDARD).boards();
        TeamRules { boards, games: self.scoring_system(), primary }
    }

    /// The field after so many rounds, under these rules; of teams, in a team event.
    pub fn field(&self, rules: Rules, rounds: u16) -> Field {
        let participants = if self.is_team_event() {
            let matches = Matches::new(self, rules.scoring);
            self.teams.iter().map(|team| of_team(&matches, team, rounds)).collect()
        } else {
            let ledger = Ledger::new(self);
            self.players.iter().map(|player| self.of_player(&ledger, player, rounds)).collect()
        };
        Field::new(participants, rules)
    }

    fn of_player(&self, ledger: &Ledger<'_>, player: &ReportPlayer, rounds: u16) -> Participant {
        let cell = |round: usize| {
            let cell = player.rounds.get(round).copied().unwrap_or_default();
            let open = cell.opponent.is_some() && cell.result.is_none();
            let record = ledger.record(player, round);
            RoundCell {
                opponent: cell.opponent,
                colour: cell.colour,
                result: (!open).then_some(record.result),
                // An adjourned game counts for what record 162 says until it is finished.
                points: (open && cell.unknown).then(|| self.unknown_result()),
                ..RoundCell::default()
            }
        };
        Participant {
            rating: player.rating,
            correction: Correction { points: ledger.adjustment(player, rounds), ..Correction::default() },
            ..Participant::new(player.number, (0..usize::from(rounds)).map(cell).collect())
        }
    }
}

fn of_team<'a>(matches: &Matches<'a>, team: &'a Team, rounds: u16) -> Participant {
    let cells: Vec<RoundCell> = (0..usize::from(rounds)).map(|round| matches.cell(team, round)).collect();
    Participant { correction: matches.correction(team, &cells), ..Participant::new(team.number, cells) }
}
