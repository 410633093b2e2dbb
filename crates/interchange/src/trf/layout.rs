//! Where each record stood in the file, so that it is written there again.

use arbitro_tournament::PairingNumber;

use super::record::Record;
use super::report::Report;
use super::text::LineEnd;

/// The lines of the file a report was read from; none for a report that was made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// How lines end.
    pub line_end: LineEnd,
    /// Whether the last line does not end.
    pub(super) open_end: bool,
    /// Whether it was read as a team event.
    pub(super) team: bool,
    /// Whether its teams are those of records 013.
    pub(super) old_teams: bool,
    pub(super) lines: Vec<Line>,
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// As it is written while the record stays what it was.
    pub text: String,
    /// Its record; none for a line that is written as it is whatever the report says.
    pub key: Option<Key>,
}

/// The place of a record in a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    Text(u16, usize),
    RoundDates(usize),
    Rounds,
    InitialColour,
    Scoring,
    StartingRank,
    BoardColours,
    MatchScoring,
    Player(PairingNumber),
    National(usize),
    OldTeam(PairingNumber),
    Team(PairingNumber),
    Byes(usize),
    Acceleration(usize),
    Prohibited(usize),
    AbnormalPoints(usize),
    LineUp(usize),
    TeamByes,
    ForfeitedMatch(usize),
    Dialect(usize),
    Comment(usize),
    Other(usize),
}

impl Report {
    /// Every record of the report, in the order of a report that was made: the event, players, teams, the rest.
    pub(super) fn keys(&self) -> Vec<Key> {
        let mut keys: Vec<(u16, Key)> = Vec::new();
        for (code, texts) in &self.texts {
            keys.extend((0..texts.len()).map(|i| (*code, Key::Text(*code, i))));
        }
        keys.extend((0..self.round_dates.len()).map(|i| (132, Key::RoundDates(i))));
        let single = [
            (self.rounds.is_some(), 142, Key::Rounds),
            (self.initial_colour.is_some(), 152, Key::InitialColour),
            (self.scoring.is_some(), 162, Key::Scoring),
            (self.starting_rank.is_some(), 172, Key::StartingRank),
            (!self.board_colours.is_empty(), 352, Key::BoardColours),
            (self.match_scoring.is_some(), 362, Key::MatchScoring),
        ];
        keys.extend(single.into_iter().filter(|row| row.0).map(|row| (row.1, row.2)));
        keys.sort_by_key(|(code, _)| *code);
        let mut keys: Vec<Key> = keys.into_iter().map(|(_, key)| key).collect();
        keys.extend(self.players.iter().map(|player| Key::Player(player.number)));
        keys.extend((0..self.national.len()).map(Key::National));
        keys.extend(self.old_teams.iter().map(|team| Key::OldTeam(team.number)));
        let of_team = if self.layout.old_teams { Key::OldTeam } else { Key::Team };
        keys.extend(self.teams.iter().map(|team| of_team(team.number)));
        keys.extend((0..self.byes.len()).map(Key::Byes));
        keys.extend((0..self.acceleration.len()).map(Key::Acceleration));
        keys.extend((0..self.prohibited.len()).map(Key::Prohibited));
        keys.extend((0..self.abnormal_points.len()).map(Key::AbnormalPoints));
        keys.extend((0..self.line_ups.len()).map(Key::LineUp));
        keys.extend(self.team_byes.as_ref().map(|_| Key::TeamByes));
        keys.extend((0..self.forfeited_matches.len()).map(Key::ForfeitedMatch));
        keys.extend((0..self.dialect.len()).map(Key::Dialect));
        keys.extend((0..self.comments.len()).map(Key::Comment));
        keys.extend((0..self.others.len()).map(Key::Other));
        keys
    }

    /// The record at a place, as it is now; none if there is none any more.
    pub(super) fn record(&self, key: Key) -> Option<Record> {
        Some(match key {
            Key::Text(code, i) => Record::Text(code, self.texts.get(&code)?.get(i)?.clone()),
            Key::RoundDates(i) => Record::RoundDates(self.round_dates.get(i)?.clone()),
            Key::Rounds => Record::Rounds(self.rounds?),
            Key::InitialColour => Record::InitialColour(self.initial_colour?),
            Key::Scoring => Record::Scoring(self.scoring?),
            Key::StartingRank => Record::StartingRank(self.starting_rank.clone()?),
            Key::BoardColours if self.board_colours.is_empty() => return None,
            Key::BoardColours => Record::BoardColours(self.board_colours.clone()),
            Key::MatchScoring => Record::MatchScoring(self.match_scoring?),
            Key::Player(number) => Record::Player(Box::new(self.player(number)?.clone())),
            Key::National(i) => Record::National(Box::new(self.national.get(i)?.clone())),
            Key::Team(number) => Record::Team(Box::new(self.team(number)?.clone())),
            Key::OldTeam(number) => {
                let place = usize::from(number.0).checked_sub(1)?;
                let old = self.old_teams.get(place);
                Record::OldTeam(Box::new(old.or_else(|| self.team(number))?.clone()))
            }
            Key::Byes(i) => Record::Byes(self.byes.get(i)?.clone()),
            Key::Acceleration(i) => Record::Acceleration(*self.acceleration.get(i)?),
            Key::Prohibited(i) => Record::Prohibited(self.prohibited.get(i)?.clone()),
            Key::AbnormalPoints(i) => Record::AbnormalPoints(self.abnormal_points.get(i)?.clone()),
            Key::LineUp(i) => Record::LineUp(self.line_ups.get(i)?.clone()),
            Key::TeamByes => Record::TeamByes(self.team_byes.clone()?),
            Key::ForfeitedMatch(i) => Record::ForfeitedMatch(*self.forfeited_matches.get(i)?),
            Key::Dialect(i) => Record::Dialect(self.dialect.get(i)?.clone()),
            Key::Comment(i) => Record::Comment(self.comments.get(i)?.clone()),
            Key::Other(i) => Record::Other(self.others.get(i)?.1.clone()),
        })
    }

    /// Takes in the record of a line. None, and nothing is taken, where there may be but one and there is one.
    pub(super) fn take(&mut self, number: usize, record: Record) -> Option<Key> {
        fn push<T>(list: &mut Vec<T>, item: T) -> usize {
            list.push(item);
            list.len() - 1
        }
        fn once<T>(place: &mut Option<T>, item: T, key: Key) -> Option<Key> {
            place.is_none().then(|| {
                *place = Some(item);
                key
            })
        }
        Some(match record {
            Record::Text(code, text) => Key::Text(code, push(self.texts.entry(code).or_default(), text)),
            Record::RoundDates(dates) => Key::RoundDates(push(&mut self.round_dates, dates)),
            Record::Rounds(rounds) => return once(&mut self.rounds, rounds, Key::Rounds),
            Record::InitialColour(colour) => {
                return once(&mut self.initial_colour, colour, Key::InitialColour);
            }
            Record::Scoring(scoring) => return once(&mut self.scoring, scoring, Key::Scoring),
            Record::StartingRank(rank) => return once(&mut self.starting_rank, rank, Key::StartingRank),
            Record::BoardColours(colours) => {
                if !self.board_colours.is_empty() {
                    return None;
                }
                self.board_colours = colours;
                Key::BoardColours
            }
            Record::MatchScoring(scoring) => {
                return once(&mut self.match_scoring, scoring, Key::MatchScoring);
            }
            Record::Player(player) => {
                let key = Key::Player(player.number);
                self.players.push(*player);
                key
            }
            Record::National(player) => Key::National(push(&mut self.national, *player)),
            Record::Team(team) => {
                let key = Key::Team(team.number);
                self.teams.push(*team);
                key
            }
            Record::OldTeam(mut team) => {
                team.number = PairingNumber(u16::try_from(self.old_teams.len() + 1).ok()?);
                let key = Key::OldTeam(team.number);
                self.old_teams.push(*team);
                key
            }
            Record::Byes(byes) => Key::Byes(push(&mut self.byes, byes)),
            Record::Acceleration(points) => Key::Acceleration(push(&mut self.acceleration, points)),
            Record::Prohibited(pairs) => Key::Prohibited(push(&mut self.prohibited, pairs)),
            Record::AbnormalPoints(points) => Key::AbnormalPoints(push(&mut self.abnormal_points, points)),
            Record::LineUp(line_up) => Key::LineUp(push(&mut self.line_ups, line_up)),
            Record::TeamByes(byes) => return once(&mut self.team_byes, byes, Key::TeamByes),
            Record::ForfeitedMatch(forfeit) => {
                Key::ForfeitedMatch(push(&mut self.forfeited_matches, forfeit))
            }
            Record::Dialect(dialect) => Key::Dialect(push(&mut self.dialect, dialect)),
            Record::Comment(comment) => Key::Comment(push(&mut self.comments, comment)),
            Record::Other(line) => Key::Other(push(&mut self.others, (number, line))),
        })
    }
}
