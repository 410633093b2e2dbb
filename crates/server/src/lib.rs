//! A door: the same desk for browsers, on the loopback address of this machine only.
//!
//! The door translates between HTTP and the desk and lets in only who has the link that it gave out; it holds no rule
//! and no query. `docs/security.md` tells what it guards against.

mod access;
mod call;
mod changes;
mod door;
mod headers;
mod once;
mod page;

pub use door::{Door, run};
