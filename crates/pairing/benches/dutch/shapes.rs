//! Tournaments of many kinds, ordinary and hard.

use arbitro_pairing::dutch::Dutch;
use arbitro_pairing::generate::{Random, play};
use arbitro_pairing::{
    PairingSystem, ProhibitedPairs, RoundPairing, RoundRecord, Tournament, acceleration, unwatched,
};
use arbitro_tournament::{PairingNumber, Points, SideResult};

/// How games end.
#[derive(Clone, Copy)]
pub enum Games {
    /// By the expectancy of the ratings.
    Expected,
    /// Drawn.
    Drawn,
    /// Won by White.
    White,
    /// Won by Black.
    Black,
    /// Won by White and by Black in turn, board by board.
    InTurn,
    /// Won by White in odd rounds and by Black in even ones.
    RoundByRound,
    /// Won by the lower-ranked player.
    Lower,
    /// Won by the higher-ranked player.
    Higher,
    /// Drawn, but for one game in so many.
    NearlyDrawn(u64),
    /// By the expectancy, but so many in a thousand are forfeits.
    Forfeits(u16),
}

/// Who may not meet.
#[derive(Clone, Copy)]
pub enum Apart {
    /// Everybody may meet.
    Nobody,
    /// The members of clubs of this size.
    Clubs(u16),
    /// So many in a hundred of all players form one club, every so manieth player.
    One(u16),
}

/// A kind of tournament.
pub struct Shape {
    /// What it is called.
    pub name: &'static str,
    /// How many play.
    pub players: &'static [u16],
    pub rounds: u16,
    pub games: Games,
    pub apart: Apart,
    /// Requested half-point byes and absences, in a thousand a round each.
    pub byes: u16,
    pub baku: bool,
    /// Everybody has a penalty or bonus of their own, so that hardly two scores are alike.
    pub scattered: bool,
}

/// Sizes for results that no hall ever saw.
const HOSTILE: &[u16] = &[1000, 3000];

const PLAIN: Shape = Shape {
    name: "ordinary",
    players: &[1000],
    rounds: 9,
    games: Games::Expected,
    apart: Apart::Nobody,
    byes: 0,
    baku: false,
    scattered: false,
};

/// The kinds, the ordinary one first.
pub const SHAPES: &[Shape] = &[
    PLAIN,
    Shape { name: "an odd number of players", players: &[1001], ..PLAIN },
    Shape { name: "every game drawn: one scoregroup", players: HOSTILE, games: Games::Drawn, ..PLAIN },
    Shape { name: "one game in fifty decided", games: Games::NearlyDrawn(50), ..PLAIN },
    Shape { name: "White always wins", players: HOSTILE, games: Games::White, ..PLAIN },
    Shape { name: "Black always wins", players: HOSTILE, games: Games::Black, ..PLAIN },
    Shape { name: "White and Black win in turn", players: HOSTILE, games: Games::InTurn, ..PLAIN },
    Shape {
        name: "White and Black win round by round",
        players: HOSTILE,
        games: Games::RoundByRound,
        ..PLAIN
    },
    Shape { name: "the higher-ranked always wins", players: HOSTILE, games: Games::Higher, ..PLAIN },
    Shape { name: "the lower-ranked always wins", players: HOSTILE, games: Games::Lower, ..PLAIN },
    Shape { name: "White always wins, an odd number", players: &[999, 2999], games: Games::White, ..PLAIN },
    Shape {
        name: "White always wins, with byes and absences",
        players: HOSTILE,
        games: Games::White,
        byes: 50,
        ..PLAIN
    },
    Shape { name: "a fifth of the games forfeited", games: Games::Forfeits(200), ..PLAIN },
    Shape { name: "byes and absences for a tenth in each round", byes: 50, ..PLAIN },
    Shape { name: "clubs of ten do not meet", apart: Apart::Clubs(10), ..PLAIN },
    Shape { name: "a club of 30 of a hundred does not meet", apart: Apart::One(30), ..PLAIN },
    Shape { name: "a club of 45 of a hundred does not meet", apart: Apart::One(45), ..PLAIN },
    Shape { name: "half of all players do not meet", apart: Apart::One(50), ..PLAIN },
    Shape { name: "accelerated (Baku)", baku: true, ..PLAIN },
    Shape {
        name: "accelerated, with byes, forfeits and clubs",
        baku: true,
        byes: 50,
        games: Games::Forfeits(50),
        apart: Apart::Clubs(10),
        ..PLAIN
    },
    Shape { name: "every score different", players: &[300], scattered: true, ..PLAIN },
    Shape {
        name: "every score different, all drawn",
        players: &[300],
        scattered: true,
        games: Games::Drawn,
        ..PLAIN
    },
    Shape { name: "twenty rounds", rounds: 20, ..PLAIN },
    Shape { name: "twenty rounds, all drawn", players: &[300], rounds: 20, games: Games::Drawn, ..PLAIN },
    Shape { name: "many rounds with few players", players: &[24], rounds: 22, ..PLAIN },
    Shape { name: "many rounds with few players, odd", players: &[41], rounds: 38, ..PLAIN },
    Shape { name: "many rounds, drawn", players: &[60], rounds: 56, games: Games::Drawn, ..PLAIN },
    Shape {
        name: "many rounds, decided by rank",
        players: &[100],
        rounds: 60,
        games: Games::Higher,
        ..PLAIN
    },
];

/// Pairs; none if no legal pairing is left.
pub fn pair(before: &Tournament) -> Option<RoundPairing> {
    Dutch::default().pair(before, &mut unwatched).ok()
}

/// A tournament being played.
pub struct Tour<'a> {
    shape: &'a Shape,
    tournament: Tournament,
    ratings: Vec<u16>,
    random: Random,
}

impl<'a> Tour<'a> {
    /// A tournament before its first round.
    pub fn new(shape: &'a Shape, players: u16, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut ratings: Vec<u16> = (0..players).map(|_| random.between(1400, 2400)).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let mut tournament = Tournament::new(players, shape.rounds);
        let numbers: Vec<PairingNumber> = tournament.players.iter().map(|p| p.number).collect();
        let group = |players: Vec<PairingNumber>| ProhibitedPairs {
            first_round: 1,
            last_round: shape.rounds,
            players,
        };
        match shape.apart {
            Apart::Nobody => {}
            Apart::Clubs(size) => {
                let mut left = numbers.clone();
                for i in (1..left.len()).rev() {
                    let j = usize::try_from(random.below(i as u64 + 1)).unwrap_or(0);
                    left.swap(i, j);
                }
                tournament.prohibited = left.chunks(size.into()).map(|c| group(c.to_vec())).collect();
            }
            Apart::One(percent) => {
                let place = |n: u16| u32::from(n) * u32::from(percent) / 100;
                let members = numbers.iter().filter(|n| place(n.0) != place(n.0 - 1));
                tournament.prohibited = vec![group(members.copied().collect())];
            }
        }
        if shape.baku {
            tournament.acceleration = acceleration::baku(&numbers, shape.rounds, &tournament.scoring);
        }
        if shape.scattered {
            for (i, player) in (0..).zip(&mut tournament.players) {
                player.adjustment = Points::from_hundredths(i);
            }
        }
        Self { shape, tournament, ratings, random }
    }

    /// The tournament before its next round; none after the last.
    pub fn before_next_round(&mut self) -> Option<&Tournament> {
        if self.tournament.rounds_played >= self.shape.rounds {
            return None;
        }
        let last = self.tournament.next_round() == self.shape.rounds;
        for player in &mut self.tournament.players {
            player.next = match self.random.below(1000) {
                n if n < self.shape.byes.into() && !last => Some(SideResult::HalfPointBye),
                n if n < 2 * u64::from(self.shape.byes) => Some(SideResult::ZeroPointBye),
                _ => None,
            };
        }
        Some(&self.tournament)
    }

    /// Plays the round.
    pub fn play(&mut self, pairing: &RoundPairing) {
        const WHITE: (SideResult, SideResult) = (SideResult::Win, SideResult::Loss);
        const BLACK: (SideResult, SideResult) = (SideResult::Loss, SideResult::Win);
        const DRAW: (SideResult, SideResult) = (SideResult::Draw, SideResult::Draw);
        if matches!(self.shape.games, Games::Expected | Games::Forfeits(_)) {
            play(&mut self.tournament, pairing, &self.ratings, &mut self.random);
            self.forfeit();
            return;
        }
        let mut results = Vec::with_capacity(pairing.pairs.len());
        let odd_round = self.tournament.next_round() % 2 == 1;
        for (board, pair) in pairing.pairs.iter().enumerate() {
            let white_is_higher = pair.white < pair.black;
            let white_wins = match self.shape.games {
                Games::White => Some(true),
                Games::Black => Some(false),
                Games::InTurn => Some(board % 2 == 0),
                Games::RoundByRound => Some(odd_round),
                Games::Higher => Some(white_is_higher),
                Games::Lower => Some(!white_is_higher),
                _ => None,
            };
            results.push(match self.shape.games {
                _ if white_wins == Some(true) => WHITE,
                _ if white_wins == Some(false) => BLACK,
                Games::NearlyDrawn(one_in) if self.random.below(one_in) == 0 => WHITE,
                _ => DRAW,
            });
        }
        self.tournament.record(pairing, &results);
    }

    /// Turns some games of the round just played into forfeits.
    fn forfeit(&mut self) {
        let Games::Forfeits(rate) = self.shape.games else { return };
        for i in 0..self.tournament.players.len() {
            let Some(RoundRecord { opponent: Some(opponent), .. }) =
                self.tournament.players[i].rounds.last().copied()
            else {
                continue;
            };
            let number = self.tournament.players[i].number;
            if number > opponent || !self.random.per_mille(rate) {
                continue;
            }
            let other = usize::from(opponent.0) - 1;
            for (who, result) in [(i, SideResult::ForfeitWin), (other, SideResult::ForfeitLoss)] {
                if let Some(last) = self.tournament.players[who].rounds.last_mut() {
                    last.result = result;
                }
            }
        }
    }
}
