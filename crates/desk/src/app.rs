//! The program itself: what it offers, what was open before, and what the developers need to find a fault.

mod about;
mod recent;
mod report;

pub use about::about;
pub use recent::recent;
pub use report::report;

pub(crate) use about::editions;
pub(crate) use recent::remember;
