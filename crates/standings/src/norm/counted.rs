//! Which games count (1.4.2).

use arbitro_tournament::{Points, SideResult};
use serde::Serialize;

use super::input::{NormEvent, NormGame, Opponent};

/// Why a round does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NotCounted {
    /// It is still to be played.
    ToBePlayed,
    /// A forfeit, a bye or an absence (1.4.2).
    NotPlayed,
    /// It began, but is reported as not rated.
    ReportedUnrated,
    /// The opponent does not belong to a federation of FIDE (1.4.2a).
    NotOfFide,
    /// In a round robin: an unrated opponent who scored nothing against rated ones (1.4.2b).
    NothingAgainstRated,
}

impl NotCounted {
    /// Its word, as messages and the API have it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ToBePlayed => "to-be-played",
            Self::NotPlayed => "not-played",
            Self::ReportedUnrated => "reported-unrated",
            Self::NotOfFide => "not-of-fide",
            Self::NothingAgainstRated => "nothing-against-rated",
        }
    }
}

/// A round that does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// The round.
    pub round: u16,
    /// Why.
    pub why: NotCounted,
}

/// A game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub round: u16,
    pub opponent: Opponent,
    pub score: Points,
}

/// The games of a player, sorted.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// Those that count, by round.
    pub games: Vec<Counted>,
    /// Whether a round was a forfeit win or the pairing-allocated bye (1.4.1c).
    pub point_without_game: bool,
    /// The forfeit win of the last round, as the loss it may count as (1.4.2c).
    pub last_forfeit: Option<Counted>,
    pub left_out: Vec<LeftOut>,
}

pub(super) fn count(event: NormEvent, games: &[NormGame]) -> Table {
    let mut table = Table::default();
    for game in games {
        let without = [SideResult::ForfeitWin, SideResult::PairingAllocatedBye];
        table.point_without_game |= game.result.is_some_and(|result| without.contains(&result));
        match counts(event, game) {
            Ok(counted) => table.games.push(counted),
            Err(why) => table.left_out.push(LeftOut { round: game.round, why }),
        }
        let opponent = game.opponent.filter(|opponent| !is_outside(event, opponent));
        if game.round == event.rounds && game.result == Some(SideResult::ForfeitWin) {
            let loss = |opponent| Counted { round: game.round, opponent, score: Points::ZERO };
            table.last_forfeit = opponent.map(loss);
        }
    }
    table.games.sort_by_key(|game| game.round);
    table
}

fn counts(event: NormEvent, game: &NormGame) -> Result<Counted, NotCounted> {
    let Some(opponent) = game.opponent else {
        return Err(if game.result.is_some() { NotCounted::NotPlayed } else { NotCounted::ToBePlayed });
    };
    let score = match game.result.ok_or(NotCounted::ToBePlayed)? {
        SideResult::Win => Points::ONE,
        SideResult::Draw => Points::HALF,
        SideResult::Loss => Points::ZERO,
        result if result.is_played() => return Err(NotCounted::ReportedUnrated),
        _ => return Err(NotCounted::NotPlayed),
    };
    if is_of_none(&opponent) {
        return Err(NotCounted::NotOfFide);
    }
    if is_outside(event, &opponent) {
        return Err(NotCounted::NothingAgainstRated);
    }
    Ok(Counted { round: game.round, opponent, score })
}

fn is_of_none(opponent: &Opponent) -> bool {
    opponent.federation.is_some_and(|federation| federation.as_str() == "NON")
}

/// Whether games against this opponent do not count, whatever their result.
fn is_outside(event: NormEvent, opponent: &Opponent) -> bool {
    let nothing = opponent.rating.is_none() && opponent.nothing_against_rated;
    is_of_none(opponent) || (event.system.is_round_robin() && nothing)
}
