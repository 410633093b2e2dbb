//! The journal: what was done, undo and redo.

mod list;
mod turn;

pub use list::list;
pub use turn::{redo, undo};
