//! The program itself: what it offers, and what was open before.

mod about;
mod recent;

pub use about::about;
pub use recent::recent;

pub(crate) use about::editions;
pub(crate) use recent::remember;
