//! Tables as values, for screen and paper alike: the cross table of a round robin and the Berger grid in which it is filled,
//! the table of a Swiss, the card of a player.

mod card;
mod grid;
mod swiss;

use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};
use serde::Serialize;

use crate::field::Field;
use crate::round::{Round, RoundKind};

pub use card::{CardRound, PlayerCard, player_card};
pub use grid::{Grid, GridCell, GridRow, Order, grid};
pub use swiss::{SwissCell, SwissRow, swiss_table};

/// One round as tables show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TableRound {
    /// The round, from 1.
    pub round: u16,
    /// Its kind.
    pub kind: RoundKind,
    /// The opponent.
    pub opponent: Option<PairingNumber>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The result; none while the game is not finished, and for an adjourned game.
    pub result: Option<SideResult>,
    /// The points: those of the match, in a team event.
    pub points: Points,
    /// The game points of a team.
    pub game_points: Option<Points>,
}

impl TableRound {
    /// A round (from 0) of a field.
    fn of(field: &Field, index: usize, round: &Round) -> Self {
        Self {
            round: u16::try_from(index + 1).unwrap_or(u16::MAX),
            kind: round.kind,
            opponent: round.opponent.map(|opponent| field.number(opponent)),
            colour: round.colour,
            result: round.result,
            points: round.points,
            game_points: field.is_team().then_some(round.game_points),
        }
    }
}
