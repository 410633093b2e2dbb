//! Templates: what an event was set up with, kept beside the events to set up others like it. A template holds forms and no
//! rows, so that one outlives every change of the event file.

mod folder;
mod keep;
mod made;
mod set_up;

pub use keep::{list, remove, save, show};

pub(crate) use set_up::{asks, of, set_up};
