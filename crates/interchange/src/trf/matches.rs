//! The matches of a team event, put together from the lines of players (001), the teams (310), line-ups (300), forfeited
//! matches (330) and byes (240, 320).

use std::collections::BTreeMap;

use arbitro_standings::{Correction, RoundCell};
use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};

use super::ledger::is_of_kind;
use super::report::Report;
use super::team::{Forfeit, LineUp, Team};

/// Tables made once of a report.
pub(super) struct Matches<'a> {
    report: &'a Report,
    games: ScoringSystem,
    scoring: ScoringSystem,
    team_of: BTreeMap<PairingNumber, PairingNumber>,
    line_ups: BTreeMap<(u16, PairingNumber), &'a LineUp>,
    forfeited: BTreeMap<(u16, PairingNumber), Forfeited>,
    byes: BTreeMap<(u16, PairingNumber), SideResult>,
}

/// A forfeited match as one of its teams sees it.
#[derive(Clone, Copy)]
struct Forfeited {
    opponent: PairingNumber,
    colour: Colour,
    result: SideResult,
}

/// A board of a match.
#[derive(Clone, Copy)]
struct Board {
    points: Points,
    finished: bool,
}

impl<'a> Matches<'a> {
    /// The tables of a report; matches are worth this.
    pub fn new(report: &'a Report, scoring: ScoringSystem) -> Self {
        let members = |team: &Team| -> Vec<(PairingNumber, PairingNumber)> {
            team.members.iter().map(|player| (*player, team.number)).collect()
        };
        let mut forfeited = BTreeMap::new();
        for forfeit in &report.forfeited_matches {
            let lost = |by: bool| if by { SideResult::ForfeitLoss } else { SideResult::ForfeitWin };
            let (white, black) = match forfeit.by {
                Forfeit::White => (true, false),
                Forfeit::Black => (false, true),
                Forfeit::Both => (true, true),
            };
            let side = |opponent, colour, result| Forfeited { opponent, colour, result };
            let key = |team| (forfeit.round, team);
            forfeited.insert(key(forfeit.white), side(forfeit.black, Colour::White, lost(white)));
            forfeited.insert(key(forfeit.black), side(forfeit.white, Colour::Black, lost(black)));
        }
        let asked = report
            .byes
            .iter()
            .flat_map(|byes| byes.players.iter().map(|team| ((byes.round, *team), byes.result)));
        Self {
            report,
            games: report.scoring_system(),
            scoring,
            team_of: report.teams.iter().flat_map(members).collect(),
            line_ups: report
                .line_ups
                .iter()
                .map(|line_up| ((line_up.round, line_up.team), line_up))
                .collect(),
            forfeited,
            byes: asked.collect(),
        }
    }

    /// The most boards of any match.
    pub fn boards(&self) -> u16 {
        let by_colours = self.report.board_colours.len();
        let by_line_ups = self.report.line_ups.iter().map(|line_up| line_up.boards.len()).max().unwrap_or(0);
        let seen = || {
            let rounds = 0..usize::from(self.report.last_round());
            let fielded = |team: &'a Team| rounds.clone().map(|round| self.fielded(team, round).len()).max();
            self.report.teams.iter().filter_map(fielded).max().unwrap_or(0)
        };
        let boards = if by_colours > 0 { by_colours } else { by_line_ups.max(seen()) };
        u16::try_from(boards).unwrap_or(u16::MAX)
    }

    /// What a team did in a round, from 0.
    pub fn cell(&self, team: &'a Team, round: usize) -> RoundCell {
        let key = (u16::try_from(round + 1).unwrap_or(u16::MAX), team.number);
        if let Some(forfeited) = self.forfeited.get(&key) {
            return RoundCell {
                opponent: Some(forfeited.opponent),
                colour: Some(forfeited.colour),
                result: Some(forfeited.result),
                ..RoundCell::default()
            };
        }
        if let Some(opponent) = self.opponent(team, round) {
            return self.played(team, opponent, round);
        }
        if let Some(byes) = &self.report.team_byes
            && byes.teams.get(round).copied().flatten() == Some(team.number)
        {
            return RoundCell {
                result: Some(SideResult::PairingAllocatedBye),
                points: byes.match_points,
                game_points: byes.game_points,
                ..RoundCell::default()
            };
        }
        let asked = self.byes.get(&key).copied();
        RoundCell { result: Some(asked.unwrap_or(SideResult::ZeroPointBye)), ..RoundCell::default() }
    }

    /// The opponent: the team of a player's opponent, or the one named in the line-up.
    fn opponent(&self, team: &Team, round: usize) -> Option<PairingNumber> {
        let of_player = |player: &PairingNumber| {
            let cell = self.report.player(*player)?.rounds.get(round)?;
            self.team_of.get(&cell.opponent?).copied().filter(|opponent| *opponent != team.number)
        };
        let named = || {
            let round = u16::try_from(round + 1).ok()?;
            self.line_ups.get(&(round, team.number))?.opponent
        };
        team.members.iter().find_map(of_player).or_else(named)
    }

    /// The players of a team in a round by board: as in the line-up, or in the order of the team.
    fn fielded(&self, team: &'a Team, round: usize) -> Vec<Option<PairingNumber>> {
        let number = u16::try_from(round + 1).unwrap_or(u16::MAX);
        if let Some(line_up) = self.line_ups.get(&(number, team.number)) {
            return line_up.boards.clone();
        }
        let played = |player: &&PairingNumber| {
            let cell = self.report.player(**player).and_then(|p| p.rounds.get(round));
            cell.is_some_and(|cell| cell.opponent.is_some() || cell.result.is_some())
        };
        team.members.iter().filter(played).map(|player| Some(*player)).collect()
    }

    fn board_results(&self, team: &'a Team, round: usize) -> Vec<Board> {
        let board = |player: Option<PairingNumber>| {
            let nobody = Board { points: Points::ZERO, finished: true };
            let cell = player.and_then(|p| self.report.player(p)).and_then(|p| p.rounds.get(round));
            match cell {
                Some(cell) if cell.unknown => Board { points: self.report.unknown_result(), finished: true },
                Some(cell) => match cell.result {
                    Some(result) => Board { points: self.games.points(result), finished: true },
                    None => Board { points: Points::ZERO, finished: cell.opponent.is_none() },
                },
                None => nobody,
            }
        };
        self.fielded(team, round).into_iter().map(board).collect()
    }

    /// A match with at least one board that was not forfeited beforehand.
    fn played(&self, team: &'a Team, opponent: PairingNumber, round: usize) -> RoundCell {
        let own = self.board_results(team, round);
        let theirs = self.report.team(opponent).map(|t| self.board_results(t, round)).unwrap_or_default();
        let finished = own.iter().chain(&theirs).all(|board| board.finished);
        let points = |boards: &[Board]| -> Points { boards.iter().map(|board| board.points).sum() };
        let result = match points(&own).cmp(&points(&theirs)) {
            std::cmp::Ordering::Greater => SideResult::Win,
            std::cmp::Ordering::Equal => SideResult::Draw,
            std::cmp::Ordering::Less => SideResult::Loss,
        };
        RoundCell {
            opponent: Some(opponent),
            colour: self.colour(team, round),
            result: finished.then_some(result),
            points: None,
            game_points: Some(points(&own)),
            boards: own.iter().map(|board| board.points).collect(),
        }
    }

    /// Whether the team had White: the colour of its first player, by the colours of the White team (352).
    fn colour(&self, team: &'a Team, round: usize) -> Option<Colour> {
        let fielded = self.fielded(team, round);
        let coloured = |(board, player): (usize, Option<PairingNumber>)| {
            let colour = self.report.player(player?)?.rounds.get(round)?.colour?;
            let as_white = match self.report.board_colours.get(board) {
                Some(of_white) => *of_white == colour,
                None => (colour == Colour::White) == board.is_multiple_of(2),
            };
            Some(if as_white { Colour::White } else { Colour::Black })
        };
        fielded.into_iter().enumerate().find_map(coloured)
    }

    /// The points beside the results (299) of a team with these rounds.
    pub fn correction(&self, team: &Team, rounds: &[RoundCell]) -> Correction {
        let mut correction = Correction::default();
        let named = self.report.abnormal_points.iter().filter(|a| a.players.contains(&team.number));
        for abnormal in named {
            let match_points = abnormal.match_points.unwrap_or_default();
            let in_round = |round: usize| abnormal.round.is_none_or(|r| usize::from(r) == round + 1);
            match abnormal.kind {
                None if abnormal.round.is_none_or(|round| usize::from(round) <= rounds.len()) => {
                    correction.points += match_points;
                    correction.game_points += abnormal.points;
                }
                None => {}
                // A kind of result is worth so much instead.
                Some(kind) => {
                    for cell in rounds.iter().enumerate().filter(|(i, _)| in_round(*i)).map(|(_, cell)| cell)
                    {
                        let Some(result) = cell.result.filter(|result| is_of_kind(*result, kind)) else {
                            continue;
                        };
                        correction.points +=
                            match_points - cell.points.unwrap_or(self.scoring.points(result));
                        correction.game_points += abnormal.points - cell.game_points.unwrap_or_default();
                    }
                }
            }
        }
        correction
    }
}
