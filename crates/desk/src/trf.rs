//! Tournament report files: import, export, health.

mod checked;
mod export;
mod fill;
mod form;
mod health;
mod import;
mod made;

pub use export::export;
pub use health::health;
pub use import::import;

pub(crate) use made::report;

use arbitro_interchange::convert::Loss;

use crate::api::Message;
use crate::convert::{With as _, sentence};

/// What could not be carried over, as sentences, each kind once.
fn losses(losses: Vec<Loss>) -> Vec<Message> {
    let mut losses = losses;
    losses.sort();
    losses.dedup();
    losses.iter().map(|loss| sentence(loss.kind.key()).with("found", &loss.found)).collect()
}
