//! Who plays whom: one module a pairing system.
//!
//! The crate is pure: a [`Tournament`] (players with their rounds so far, and the rules of the event) goes in, the
//! pairing of one round comes out, or the reason why there is none. Every system implements [`PairingSystem`], so
//! that a new system is one new module.

pub mod acceleration;
pub mod berger;
pub mod boards;
mod bye_limits;
mod colour_limits;
pub mod dutch;
pub mod generate;
mod knockout;
mod match_of_two;
mod matching;
mod model;
pub mod ranking;
mod round_robin;
mod scheveningen;
mod system;
pub mod varma;

pub use bye_limits::{ByeLimits, ByeRefusal};
pub use colour_limits::{ColourBreach, colour_breaches};
pub use knockout::Knockout;
pub use match_of_two::MatchOfTwo;
pub use model::{Player, ProhibitedPairs, RoundRecord, Tournament, VirtualPoints};
pub use round_robin::{RoundRobin, Withdrawal};
pub use scheveningen::Scheveningen;
pub use system::{Bye, Pair, PairingError, PairingSystem, Progress, RoundPairing, Watch, unwatched};
