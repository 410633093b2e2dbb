//! A tournament as the regulations see it.

use std::collections::BTreeMap;

use arbitro_tournament::{PairingNumber, Points, SideResult};

use crate::participant::{Counting, Participant, RoundCell};
use crate::round::{Round, RoundKind};
use crate::rules::{Rules, times};
use crate::score::Scores;
use crate::{PairingKind, TeamScore};

/// A tournament as values: the participants by number, every round of each, the rules and the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    rules: Rules,
    participants: Vec<Participant>,
    rounds: Vec<Vec<Round>>,
    round_count: u16,
    rounds_begun: u16,
    has_unrated: bool,
    scores: Scores,
}

impl Field {
    /// A field of these participants, whatever their order. An opponent who is not among them counts as none, and of
    /// several participants with one number only the first is kept.
    pub fn new(mut participants: Vec<Participant>, rules: Rules) -> Self {
        participants.sort_by_key(|p| p.number);
        participants.dedup_by_key(|p| p.number);
        let count = participants.iter().map(|p| p.rounds.len()).max().unwrap_or(0);
        let places: BTreeMap<PairingNumber, (usize, Counting)> =
            participants.iter().enumerate().map(|(place, p)| (p.number, (place, p.counting))).collect();
        let rounds: Vec<Vec<Round>> = participants
            .iter()
            .map(|p| {
                let missing = RoundCell::default();
                let cells = p.rounds.iter().chain(std::iter::repeat(&missing)).take(count);
                cells.map(|cell| round(&rules, &places, p.number, cell)).collect()
            })
            .collect();
        let round_count = u16::try_from(count).unwrap_or(u16::MAX);
        let rounds_begun = rounds.iter().map(|rounds| begun(rounds)).max().unwrap_or(0);
        let has_unrated = participants.iter().any(|p| p.rating.is_none() && p.counting != Counting::Annulled);
        let mut field = Self {
            rules,
            participants,
            rounds,
            round_count,
            rounds_begun,
            has_unrated,
            scores: Scores::default(),
        };
        field.scores = Scores::of(&field);
        field
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The participants by number; their places in this list are used as names within this crate.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The participant at a place.
    pub fn participant(&self, place: usize) -> Option<&Participant> {
        self.participants.get(place)
    }

    /// The place of a number.
    pub fn place(&self, number: PairingNumber) -> Option<usize> {
        self.participants.binary_search_by_key(&number, |p| p.number).ok()
    }

    /// The number of the participant at a place.
    pub fn number(&self, place: usize) -> PairingNumber {
        self.participant(place).map_or(PairingNumber(0), |p| p.number)
    }

    /// The number of rounds, those that are paired and have no result yet included.
    pub const fn round_count(&self) -> u16 {
        self.round_count
    }

    /// The number of rounds so far (art. 16.4.2): up to the last of which anybody has a result.
    pub const fn rounds_begun(&self) -> u16 {
        self.rounds_begun
    }

    /// Whether anybody whose results count has no rating.
    pub const fn has_unrated(&self) -> bool {
        self.has_unrated
    }

    /// The rounds of the participant at a place.
    pub fn rounds(&self, place: usize) -> &[Round] {
        self.rounds.get(place).map_or(&[], Vec::as_slice)
    }

    /// What a participant's opponent did in the same round, where the two name each other.
    pub fn opposite(&self, place: usize, round: usize) -> Option<&Round> {
        let opponent = self.rounds(place).get(round)?.opponent?;
        self.rounds(opponent).get(round).filter(|theirs| theirs.opponent == Some(place))
    }

    /// The scores.
    pub const fn scores(&self) -> &Scores {
        &self.scores
    }

    /// The points of the participant at a place, in the score that decides first.
    pub fn score(&self, place: usize) -> Points {
        self.scores.raw(place, self.rules.primary())
    }

    /// Whether article 16 applies.
    pub fn is_swiss(&self) -> bool {
        self.rules.pairing == PairingKind::Swiss
    }

    /// Whether the participants are teams.
    pub const fn is_team(&self) -> bool {
        self.rules.teams.is_some()
    }

    /// Whether the participant at a place has a rank.
    pub fn is_ranked(&self, place: usize) -> bool {
        self.participant(place).is_some_and(|p| p.counting == Counting::Counted)
    }

    /// The field that fore Buchholz looks at (art. 8.3): every game paired in the last round is a draw, played or not.
    /// Before the last round it is the field itself.
    #[must_use]
    pub fn foreseen(&self) -> Self {
        let mut field = self.clone();
        if self.rules.planned_rounds.is_some_and(|planned| planned > self.round_count) {
            return field;
        }
        let (draw, game_draw) =
            (self.rules.draw(TeamScore::MatchPoints), self.rules.draw(TeamScore::GamePoints));
        for last in field.rounds.iter_mut().filter_map(|rounds| rounds.last_mut()) {
            if last.opponent.is_some() {
                last.kind = RoundKind::OverTheBoard;
                last.result = Some(SideResult::Draw);
                last.points = draw;
                last.game_points = game_draw;
            }
        }
        field.scores = Scores::of(&field);
        field
    }
}

/// The rounds up to the last one with a result that was not asked for.
fn begun(rounds: &[Round]) -> u16 {
    let has_result = |round: &Round| round.kind.is_finished() && !round.kind.is_requested_bye();
    u16::try_from(rounds.iter().rposition(has_result).map_or(0, |last| last + 1)).unwrap_or(u16::MAX)
}

/// A round as the regulations see it.
fn round(
    rules: &Rules,
    places: &BTreeMap<PairingNumber, (usize, Counting)>,
    own: PairingNumber,
    cell: &RoundCell,
) -> Round {
    let opponent = cell.opponent.filter(|number| *number != own).and_then(|number| places.get(&number));
    let predetermined = rules.pairing == PairingKind::Predetermined;
    let annulled = opponent.is_some_and(|(_, counting)| *counting == Counting::Annulled);
    let kind = match cell.result {
        _ if annulled => RoundKind::Rest,
        None | Some(SideResult::ZeroPointBye) if opponent.is_none() && predetermined => RoundKind::Rest,
        Some(result) => RoundKind::of(result),
        None if opponent.is_some() && cell.points.is_some() => RoundKind::OverTheBoard,
        None if opponent.is_some() => RoundKind::Unfinished,
        None => RoundKind::ZeroPointBye,
    };
    let nothing = Round {
        kind,
        opponent: None,
        colour: None,
        result: cell.result,
        points: Points::ZERO,
        game_points: Points::ZERO,
        boards: Vec::new(),
    };
    match kind {
        RoundKind::Rest => nothing,
        RoundKind::Unfinished => {
            Round { opponent: opponent.map(|(place, _)| *place), colour: cell.colour, ..nothing }
        }
        _ => {
            let result = cell.result.unwrap_or(SideResult::ZeroPointBye);
            let points = cell.points.unwrap_or_else(|| rules.scoring.points(result));
            let of_team = rules.teams.is_some();
            Round {
                opponent: opponent.map(|(place, _)| *place),
                colour: cell.colour,
                points,
                game_points: if of_team { game_points(rules, cell, result) } else { points },
                boards: if of_team { boards(rules, cell, result) } else { Vec::new() },
                ..nothing
            }
        }
    }
}

/// The game points of a match; of a bye or forfeit that does not say, those of every board. A team that has the
/// pairing-allocated bye gets those of a draw (C.04.6 art. 1.4).
fn game_points(rules: &Rules, cell: &RoundCell, result: SideResult) -> Points {
    let Some(teams) = rules.teams else { return Points::ZERO };
    let of_boards = || {
        let result =
            if result == SideResult::PairingAllocatedBye { SideResult::HalfPointBye } else { result };
        times(teams.games.points(result), teams.boards)
    };
    match cell.game_points {
        Some(points) => points,
        None if cell.boards.is_empty() => of_boards(),
        None => cell.boards.iter().copied().sum(),
    }
}

/// The points on each board; of a bye or forfeit, a win, draw or loss on every board. The pairing-allocated bye is a win
/// on every board (art. 12), even where it is worth less game points.
fn boards(rules: &Rules, cell: &RoundCell, result: SideResult) -> Vec<Points> {
    let Some(teams) = rules.teams else { return Vec::new() };
    let each = match RoundKind::of(result) {
        RoundKind::OverTheBoard => return cell.boards.clone(),
        _ if !cell.boards.is_empty() => return cell.boards.clone(),
        RoundKind::ForfeitWin | RoundKind::PairingAllocatedBye | RoundKind::FullPointBye => teams.games.win,
        RoundKind::HalfPointBye => teams.games.draw,
        _ => return Vec::new(),
    };
    vec![each; teams.boards.into()]
}
