//! The event: new, open, sample, show, edit, close, verify.

mod close;
mod edit;
mod form;
mod new;
mod open;
mod sample;
mod show;
mod verify;

pub use close::close;
pub use edit::edit;
pub use new::new;
pub use open::open;
pub use sample::sample;
pub use show::show;
pub use verify::verify;

pub(crate) use form::{federation, form};
pub(crate) use show::{cycles, open_in_the_end, rounds_planned, view};
