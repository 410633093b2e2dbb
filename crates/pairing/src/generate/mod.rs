//! Tournaments that never were, for testing pairing programs against each other (C.02.03 art. 7).
//!
//! Whatever the options leave open is chosen sensibly from the seed; the same options and seed give the same
//! tournament.

mod expectancy;
mod options;
mod random;

use arbitro_tournament::{Colour, PairingNumber, SideResult};

use crate::dutch::{Dutch, Edition};
use crate::{
    ByeLimits, PairingError, PairingSystem, ProhibitedPairs, RoundPairing, Tournament, VirtualPoints, Watch,
    acceleration,
};
pub use expectancy::expectancy;
pub use options::{Acceleration, Options};
pub use random::Random;

/// A tournament that was played by chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The tournament with all its rounds.
    pub tournament: Tournament,
    /// The rating of each player; 0 for the unrated.
    pub ratings: Vec<u16>,
}

/// No half-point byes in the last round, and one a player.
const HALF_POINT_BYES: ByeLimits = ByeLimits { most: Some(1), not_in_last: 1 };

/// A player's presence.
#[derive(Clone, Copy, Debug)]
struct Presence {
    /// The first round played.
    from: u16,
    /// The last round played.
    to: u16,
}

/// Plays a tournament. It ends early where no legal pairing is left.
pub fn generate(
    options: &Options,
    edition: Edition,
    watch: &mut Watch<'_>,
) -> Result<Generated, PairingError> {
    let mut random = Random::new(options.seed);
    let options = options.filled(&mut random);
    let mut tournament = Tournament::new(options.players, options.rounds);
    let ratings = ratings(&options, &mut random);
    tournament.scoring = options.scoring.unwrap_or_default();
    tournament.initial_colour = options.initial_colour.unwrap_or(Colour::White);
    tournament.prohibited = prohibited(&options, &mut random);
    tournament.acceleration = accelerated(&options, &tournament, &mut random);
    let presence: Vec<Presence> = (0..options.players).map(|_| presence(&options, &mut random)).collect();
    for round in 1..=options.rounds {
        ask_for_byes(&mut tournament, &options, &presence, round, &mut random);
        let pairing = match (Dutch { edition }).pair(&tournament, watch) {
            Ok(pairing) => pairing,
            Err(PairingError::Stopped) => return Err(PairingError::Stopped),
            Err(_) => break,
        };
        let results: Vec<_> = pairing
            .pairs
            .iter()
            .map(|pair| {
                let rating = |n: PairingNumber| ratings.get(usize::from(n.0) - 1).copied().unwrap_or(0);
                played(&options, rating(pair.white), rating(pair.black), &mut random)
            })
            .collect();
        tournament.record(&pairing, &results);
    }
    for player in &mut tournament.players {
        player.next = None;
    }
    Ok(Generated { tournament, ratings })
}

/// Plays one round of an existing tournament without byes or forfeits, for benchmarks.
pub fn play(tournament: &mut Tournament, pairing: &RoundPairing, ratings: &[u16], random: &mut Random) {
    let rating = |n: PairingNumber| ratings.get(usize::from(n.0).wrapping_sub(1)).copied().unwrap_or(0);
    let results: Vec<_> = pairing
        .pairs
        .iter()
        .map(|pair| expectancy::result(rating(pair.white), rating(pair.black), 300, random))
        .collect();
    tournament.record(pairing, &results);
}

/// Ratings from the highest to the lowest, as the initial ranking has them.
fn ratings(options: &Options, random: &mut Random) -> Vec<u16> {
    if !options.ratings.is_empty() {
        let mut given = options.ratings.clone();
        given.resize(options.players.into(), 0);
        given.sort_unstable_by(|a, b| b.cmp(a));
        return given;
    }
    let (low, high) = options.rating_range.unwrap_or((1000, 2500));
    // The sum of three throws: most players in the middle of the range.
    let throw = |random: &mut Random| {
        let third = (high - low) / 3;
        low + random.between(0, third) + random.between(0, third) + random.between(0, third)
    };
    let mut ratings: Vec<u16> = (0..options.players).map(|_| throw(random)).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    ratings
}

fn prohibited(options: &Options, random: &mut Random) -> Vec<ProhibitedPairs> {
    let groups = options.prohibited_groups.unwrap_or(0);
    (0..groups)
        .map(|_| {
            let size = random.between(2, 2 + options.players / 12);
            let mut players: Vec<PairingNumber> =
                (0..size).map(|_| PairingNumber(random.between(1, options.players))).collect();
            players.sort_unstable();
            players.dedup();
            let first_round = if random.per_mille(700) { 1 } else { random.between(1, options.rounds) };
            ProhibitedPairs { first_round, last_round: options.rounds, players }
        })
        .filter(|group| group.players.len() > 1)
        .collect()
}

fn accelerated(options: &Options, tournament: &Tournament, random: &mut Random) -> Vec<VirtualPoints> {
    let numbers: Vec<PairingNumber> = tournament.players.iter().map(|p| p.number).collect();
    match options.acceleration {
        Some(Acceleration::Baku) => acceleration::baku(&numbers, options.rounds, &tournament.scoring),
        Some(Acceleration::Random) => {
            let border = random.between(1, options.players);
            let rounds = random.between(1, options.rounds);
            let group = |points, first_player, last_player| VirtualPoints {
                points,
                first_round: 1,
                last_round: rounds,
                first_player: PairingNumber(first_player),
                last_player: PairingNumber(last_player),
            };
            let groups = [
                group(tournament.scoring.win, 1, border / 2),
                group(tournament.scoring.draw, border / 2 + 1, border),
            ];
            groups.into_iter().filter(|g| g.first_player <= g.last_player).collect()
        }
        _ => Vec::new(),
    }
}

fn presence(options: &Options, random: &mut Random) -> Presence {
    let rounds = options.rounds;
    let late = rounds > 2 && random.per_mille(options.late_entries.unwrap_or(0));
    let from = if late { random.between(2, rounds.div_ceil(2).max(2)) } else { 1 };
    let leaves = rounds > 2 && random.per_mille(options.withdrawals.unwrap_or(0));
    let to = if leaves { random.between(from.max(2), rounds) - 1 } else { rounds };
    Presence { from, to: to.max(from) }
}

fn ask_for_byes(
    tournament: &mut Tournament,
    options: &Options,
    presence: &[Presence],
    round: u16,
    random: &mut Random,
) {
    for (player, presence) in tournament.players.iter_mut().zip(presence) {
        let had: Vec<u16> = (1..)
            .zip(&player.rounds)
            .filter(|(_, r)| r.result == SideResult::HalfPointBye)
            .map(|(round, _)| round)
            .collect();
        let allowed = HALF_POINT_BYES.refusal(&had, round, options.rounds).is_none();
        let half = random.per_mille(options.half_point_byes.unwrap_or(0)) && allowed;
        let zero = random.per_mille(options.zero_point_byes.unwrap_or(0));
        let full = random.per_mille(options.full_point_byes.unwrap_or(0));
        player.next = match () {
            () if round < presence.from || round > presence.to => Some(SideResult::ZeroPointBye),
            () if half => Some(SideResult::HalfPointBye),
            () if zero => Some(SideResult::ZeroPointBye),
            () if full => Some(SideResult::FullPointBye),
            () => None,
        };
    }
}

fn played(options: &Options, white: u16, black: u16, random: &mut Random) -> (SideResult, SideResult) {
    if random.per_mille(options.forfeits.unwrap_or(0)) {
        return match random.below(5) {
            0 => (SideResult::ForfeitLoss, SideResult::ForfeitLoss),
            1 | 2 => (SideResult::ForfeitWin, SideResult::ForfeitLoss),
            _ => (SideResult::ForfeitLoss, SideResult::ForfeitWin),
        };
    }
    if random.per_mille(options.odd_results.unwrap_or(0)) {
        return match random.below(3) {
            0 => (SideResult::Loss, SideResult::Loss),
            1 => (SideResult::Draw, SideResult::Loss),
            _ => (SideResult::Loss, SideResult::Draw),
        };
    }
    let (w, b) = expectancy::result(white, black, options.draws.unwrap_or(300), random);
    if !random.per_mille(options.unrated_games.unwrap_or(0)) {
        return (w, b);
    }
    let unrated = |r| match r {
        SideResult::Win => SideResult::UnratedWin,
        SideResult::Draw => SideResult::UnratedDraw,
        _ => SideResult::UnratedLoss,
    };
    (unrated(w), unrated(b))
}
