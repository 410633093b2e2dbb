//! What a person can do: each use case is one function on the desk, with a typed request and answer, one
//! transaction and one row in the journal. Doors (window, browser, terminal) call [`Desk::handle`].

pub mod api;
pub mod calls;
mod typescript;

pub use api::{Change, DeskError};
pub use typescript::typescript;
