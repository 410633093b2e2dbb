//! The journal: what was done, undo and redo.

mod list;
mod show;
mod turn;

pub use list::list;
pub use show::show;
pub use turn::{redo, undo};
