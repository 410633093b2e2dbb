//! What every pairing system is asked and answers.

use std::ops::ControlFlow;

use arbitro_tournament::{Colour, PairingNumber, SideResult};
use serde::{Deserialize, Serialize};

use crate::Tournament;

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pair {
    /// The player of the white pieces.
    pub white: PairingNumber,
    /// The player of the black pieces.
    pub black: PairingNumber,
}

impl Pair {
    /// A pair from its two players, the first of whom has this colour.
    pub const fn with_colour(first: PairingNumber, colour: Colour, second: PairingNumber) -> Self {
        match colour {
            Colour::White => Self { white: first, black: second },
            Colour::Black => Self { white: second, black: first },
        }
    }
}

/// A player without an opponent in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bye {
    /// Who sits out.
    pub player: PairingNumber,
    /// What the player gets: [`SideResult::PairingAllocatedBye`] in a Swiss, [`SideResult::ZeroPointBye`] for the
    /// rest of a round robin with an odd number, [`SideResult::FullPointBye`] in a knockout.
    pub result: SideResult,
}

/// The pairing of one round, in board order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundPairing {
    /// The pairs, first board first.
    pub pairs: Vec<Pair>,
    /// Those whom the system leaves without an opponent. Byes that were asked for are not repeated here.
    pub byes: Vec<Bye>,
}

/// How far long work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Steps done.
    pub done: usize,
    /// Steps in all.
    pub of: usize,
}

/// Is told of progress, and may stop the work by breaking.
pub type Watch<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// A [`Watch`] that lets the work go on.
pub fn unwatched(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Why there is no pairing. The values are for a message, none is prose for the screen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PairingError {
    /// The watcher asked to stop.
    #[error("stopped")]
    Stopped,
    /// No legal pairing exists (C.04.1 art. 6): the arbiter decides what to relax.
    #[error("no legal pairing exists")]
    NoPairing,
    /// Players with so many different scores fall into one bracket that its candidates cannot be weighed: hundreds of
    /// bonuses or penalties, no two alike.
    #[error("too many different scores in one bracket")]
    TooManyScores,
    /// A knockout match ended level, and nobody has said who goes on.
    #[error("the match of {first} and {second} is level")]
    Undecided {
        /// One of the two.
        first: PairingNumber,
        /// The other.
        second: PairingNumber,
    },
    /// The system has no further round.
    #[error("round {round} is past the last round, {last}")]
    NoSuchRound {
        /// The round asked for.
        round: u16,
        /// The last one there is.
        last: u16,
    },
    /// The system needs another number of players.
    #[error("{found} players where {needed} are needed")]
    WrongNumberOfPlayers {
        /// How many there are.
        found: usize,
        /// How many are needed (the least, where more will do).
        needed: usize,
    },
}

/// A pairing system.
pub trait PairingSystem {
    /// Pairs the next round of a tournament.
    fn pair(&self, tournament: &Tournament, watch: &mut Watch<'_>) -> Result<RoundPairing, PairingError>;

    /// How many rounds the system takes for these players; none where that is free, as in a Swiss.
    fn rounds(&self, tournament: &Tournament) -> Option<u16>;
}
