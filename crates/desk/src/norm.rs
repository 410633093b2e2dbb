//! Title norms: show.

mod show;

pub use show::show;
