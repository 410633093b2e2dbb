//! The players to be paired, with all that the rules ask of each of them.

use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};
use serde::{Deserialize, Serialize};

use super::colour::{Preference, Strength, order};
use crate::{Player, RoundRecord, Tournament};

/// The edition of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// C.04.3 in force until 31 January 2026.
    #[serde(rename = "2017")]
    E2017,
    /// C.04.3 in force since 1 February 2026.
    #[default]
    #[serde(rename = "2026")]
    E2026,
}

/// How a player floated in a round (C.04.3 art. 1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Float {
    /// Not at all.
    #[default]
    None,
    /// Met someone with a lower score, or scored without playing.
    Down,
    /// Met someone with a higher score.
    Up,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The pairing number.
    pub number: PairingNumber,
    /// The place among those who take or took part in a pairing: its parity decides first colours (art. 5.2.5).
    pub place: u16,
    /// The pairing score: points and virtual points.
    pub score: Points,
    /// Colours of the games played, oldest first.
    pub colours: Vec<Colour>,
    /// The colour preference.
    pub preference: Preference,
    /// The floats of the previous round and of the one before.
    pub floats: [Float; 2],
    /// Last round, and more than half of the points possible (art. 1.8).
    pub topscorer: bool,
    /// Criterion C2: whether the pairing-allocated bye may be given.
    pub may_have_bye: bool,
    /// Rounds without a game.
    pub unplayed: u16,
}

/// The players to be paired in the order of their ranking, and who may meet whom.
#[derive(Clone, Debug)]
pub struct Field {
    /// Higher score first, then lower pairing number.
    pub entrants: Vec<Entrant>,
    /// The edition of the rules.
    pub edition: Edition,
    /// Whether the round to be paired is the last.
    pub last_round: bool,
    /// The colour drawn by lot.
    pub initial_colour: Colour,
    /// A row of bits for each entrant: whom they may not meet, in so many words.
    words: usize,
    met: Vec<u64>,
}

impl Field {
    /// Reads a tournament.
    pub fn new(tournament: &Tournament, edition: Edition) -> Self {
        let history = History::new(tournament, edition);
        let mut entrants = history.entrants();
        entrants.sort_by_key(order);
        let words = entrants.len().div_ceil(64);
        let met = vec![0; words * entrants.len()];
        let last_round = tournament.next_round() >= tournament.planned_rounds;
        let mut field =
            Self { entrants, edition, last_round, initial_colour: tournament.initial_colour, words, met };
        field.note_games(tournament);
        field.note_prohibited(tournament);
        field
    }

    /// How many are to be paired.
    #[allow(clippy::len_without_is_empty, reason = "nobody asks")]
    pub fn len(&self) -> usize {
        self.entrants.len()
    }

    /// The places of these players among the entrants.
    fn finder(&self, tournament: &Tournament) -> impl Fn(PairingNumber) -> Option<usize> + use<> {
        let mut index = vec![None; tournament.players.last().map_or(0, |p| usize::from(p.number.0)) + 1];
        for (i, entrant) in self.entrants.iter().enumerate() {
            if let Some(slot) = index.get_mut(usize::from(entrant.number.0)) {
                *slot = Some(i);
            }
        }
        move |number| index.get(usize::from(number.0)).copied().flatten()
    }

    fn note_games(&mut self, tournament: &Tournament) {
        let find = self.finder(tournament);
        for player in &tournament.players {
            let Some(u) = find(player.number) else { continue };
            // A pairing that was not played is not a meeting (C.04.2 art. 3.5).
            for record in player.rounds.iter().filter(|r| r.result.is_played()) {
                if let Some(v) = record.opponent.and_then(&find) {
                    self.part(u, v);
                }
            }
        }
    }

    fn note_prohibited(&mut self, tournament: &Tournament) {
        let find = self.finder(tournament);
        let round = tournament.next_round();
        for group in &tournament.prohibited {
            if (group.first_round..=group.last_round).contains(&round) {
                let members: Vec<usize> = group.players.iter().copied().filter_map(&find).collect();
                for (i, u) in members.iter().enumerate() {
                    for v in members.iter().skip(i + 1) {
                        self.part(*u, *v);
                    }
                }
            }
        }
    }

    fn part(&mut self, u: usize, v: usize) {
        for (a, b) in [(u, v), (v, u)] {
            self.met[a * self.words + b / 64] |= 1 << (b % 64);
        }
    }

    /// Lets everybody meet everybody again, but for the prohibited pairs of the tournament.
    pub fn forget_games(&mut self, tournament: &Tournament) {
        self.met.fill(0);
        self.note_prohibited(tournament);
    }

    /// Whether two have met or are prohibited from meeting (criterion C1).
    pub fn parted(&self, u: usize, v: usize) -> bool {
        self.met[u * self.words + v / 64] >> (v % 64) & 1 == 1
    }

    /// Whether two may meet: criteria C1 and C3.
    pub fn may_meet(&self, u: usize, v: usize) -> bool {
        if self.parted(u, v) {
            return false;
        }
        let (a, b) = (&self.entrants[u], &self.entrants[v]);
        a.topscorer || b.topscorer || !a.preference.clashes_absolutely(&b.preference)
    }
}

/// How everybody floated in each round that has been played, in the order of the players.
pub fn floats(tournament: &Tournament, edition: Edition) -> Vec<Vec<Float>> {
    let history = History::new(tournament, edition);
    let rounds = usize::from(tournament.rounds_played);
    let of_player = |i| (0..rounds).map(|round| history.float(i, round)).collect();
    (0..tournament.players.len()).map(of_player).collect()
}

/// Scores and floats of the rounds so far.
struct History<'a> {
    tournament: &'a Tournament,
    edition: Edition,
    /// For each player the points before each round, without virtual points, and after the last.
    points: Vec<Vec<Points>>,
}

impl<'a> History<'a> {
    fn new(tournament: &'a Tournament, edition: Edition) -> Self {
        let rounds = usize::from(tournament.rounds_played);
        let points = tournament
            .players
            .iter()
            .map(|p| {
                let mut sum = p.adjustment;
                let mut before = vec![sum];
                for r in 0..rounds {
                    sum += tournament.scoring.points(p.round(r).result);
                    before.push(sum);
                }
                before
            })
            .collect();
        Self { tournament, edition, points }
    }

    fn entrants(&self) -> Vec<Entrant> {
        let rounds = usize::from(self.tournament.rounds_played);
        let mut place = 0;
        let mut found = Vec::new();
        for (i, player) in self.tournament.players.iter().enumerate() {
            let part =
                player.next.is_none() || player.rounds.iter().take(rounds).any(RoundRecord::was_paired);
            place += u16::from(part);
            if player.next.is_none() {
                found.push(self.entrant(i, player, place));
            }
        }
        found
    }

    fn entrant(&self, i: usize, player: &Player, place: u16) -> Entrant {
        let tournament = self.tournament;
        let rounds = usize::from(tournament.rounds_played);
        let colours: Vec<Colour> =
            player.rounds.iter().take(rounds).filter_map(RoundRecord::played_colour).collect();
        let score = self.pairing_score(i, rounds);
        let half_of_possible = i64::from(tournament.scoring.win.hundredths()) * rounds as i64;
        let last_round = tournament.next_round() >= tournament.planned_rounds;
        Entrant {
            number: player.number,
            place,
            score,
            preference: Preference::after(&colours),
            floats: [1, 2].map(|back| rounds.checked_sub(back).map_or(Float::None, |r| self.float(i, r))),
            topscorer: last_round && 2 * i64::from(score.hundredths()) > half_of_possible,
            may_have_bye: !player.rounds.iter().take(rounds).any(|r| self.bars_bye(r.result)),
            unplayed: (0..rounds).filter(|r| !player.round(*r).result.is_played()).count() as u16,
            colours,
        }
    }

    fn pairing_score(&self, i: usize, rounds: usize) -> Points {
        let number = self.tournament.players[i].number;
        let virtual_points = self.tournament.virtual_points(number, rounds as u16 + 1);
        self.points[i].get(rounds).copied().unwrap_or_default() + virtual_points
    }

    /// Criterion C2; a full-point bye bars since 2026.
    fn bars_bye(&self, result: SideResult) -> bool {
        match result {
            SideResult::PairingAllocatedBye | SideResult::ForfeitWin => true,
            SideResult::FullPointBye => self.edition == Edition::E2026,
            SideResult::HalfPointBye => {
                self.edition == Edition::E2026 && self.tournament.scoring.draw >= self.tournament.scoring.win
            }
            _ => false,
        }
    }

    /// The float of a player in a past round (from 0).
    fn float(&self, i: usize, round: usize) -> Float {
        let player = &self.tournament.players[i];
        let record = player.round(round);
        if record.result.is_played() {
            let opponent = record
                .opponent
                .and_then(|n| self.tournament.players.binary_search_by_key(&n, |p| p.number).ok());
            let mine = self.pairing_score(i, round);
            return match opponent.map(|o| self.pairing_score(o, round).cmp(&mine)) {
                Some(std::cmp::Ordering::Less) => Float::Down,
                Some(std::cmp::Ordering::Greater) => Float::Up,
                _ => Float::None,
            };
        }
        let scoring = &self.tournament.scoring;
        // Until 2026 any round without a game gave a downfloat; since then a bye from the pairing (art. 1.4.3), or more
        // points than for a loss.
        let down = self.edition == Edition::E2017
            || record.result == SideResult::PairingAllocatedBye
            || scoring.points(record.result) > scoring.loss;
        if down { Float::Down } else { Float::None }
    }
}

impl Entrant {
    /// Whether the preference is absolute.
    pub fn is_absolute(&self) -> bool {
        self.preference.strength == Strength::Absolute
    }
}

impl Entrant {
    /// Criteria C2 and C5: whether the bye may be given, and that to a player with this score, if one is set.
    pub fn may_take_bye(&self, score: Option<Points>) -> bool {
        self.may_have_bye && score.is_none_or(|s| s == self.score)
    }
}
