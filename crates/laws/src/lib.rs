//! The Laws of Chess: a game record, what is legal and why not, rulings, editions, winnability.
//!
//! Everything here is a pure function of its arguments: no file, no clock, no global state. Positions and
//! moves are those of [`shakmaty`]; this crate adds what an arbiter needs on top of them: a
//! [record](record::Record) that keeps what happened even where it was not legal, the
//! [reason](legality::Reason) why a move is illegal with its article, [notation] in ten languages, the
//! [ends](ending) of a game, the draw [claims](claim) a player may make, and the [ruling](incident::rule) on
//! everything an arbiter is called for, in each [edition] of the Laws.
//!
//! Article numbers are those of the Laws in force since 1 January 2023 unless an edition is named.

pub mod claim;
pub mod clock;
pub mod edition;
pub mod ending;
pub mod incident;
pub mod legality;
pub mod notation;
pub mod points;
pub mod position;
pub mod record;
pub mod ruling;
pub mod side;
pub mod touch;
pub mod tracker;
pub mod winnable;
mod wire;
