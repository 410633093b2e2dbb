//! Draw claims: the threefold repetition and the fifty moves (Laws 2023 articles 9.2 to 9.5).
//!
//! Only the player who has the move may claim, either because the position on the board is the third of its
//! kind or the fiftieth quiet move is complete, or because a move he has written and not yet played will make
//! it so. [`assess`] checks one claim and gives the evidence; [`available`] lists what may be claimed now.

mod assess;
mod available;

pub use assess::{Assessment, Basis, Evidence, Kind, Limits, assess};
pub use available::{Claim, available};
