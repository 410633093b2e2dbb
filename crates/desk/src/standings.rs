//! Standings: show, explain, the grid.

mod explain;
mod field;
mod grid;
mod group;
mod listed;
mod ranking;
mod show;

pub use explain::explain;
pub use grid::grid;
pub(crate) use group::{is_in as is_in_group, name as group_name};
pub(crate) use listed::refuse;
pub(crate) use ranking::Ranking;
pub(crate) use show::column;
pub use show::show;
