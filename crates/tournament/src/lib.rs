//! The nouns of a tournament: players, results, points, scoring systems.
//!
//! This crate is pure: it holds values and what can be said of them alone. Numbers are exact and typed, and a
//! result is kept for each side, since the Laws allow 0-0 or ½-0 and since games played, forfeits and byes
//! count differently everywhere.

mod pairing_number;
mod player;
mod points;
mod rating_list;
mod result;
mod scoring;

pub use pairing_number::PairingNumber;
pub use player::{Federation, Rating, Sex, Title};
pub use points::{ParsePointsError, Points};
pub use rating_list::{ListedPlayer, ListedRating};
pub use result::{Colour, SideResult};
pub use scoring::{Departure, ScoringSystem};
