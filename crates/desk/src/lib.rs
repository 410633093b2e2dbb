//! What a person can do: each use case is one function on the desk, with a typed request and answer, one
//! transaction and one row in the journal. Doors (window, browser, terminal) call [`Desk::handle`]; a use case is also
//! there as a function under its noun, such as [`event::open`].

pub mod adjournment;
pub mod api;
pub mod app;
pub mod backup;
pub mod calls;
pub mod check_in;
pub mod clock;
mod config;
mod convert;
mod desk;
mod error;
pub mod event;
pub mod fee;
mod fide_mode;
pub mod game;
pub mod incident;
mod integrity;
pub mod journal;
pub mod letterhead;
pub mod library;
pub mod live;
pub mod log;
pub mod merge;
mod money;
pub mod norm;
pub mod period;
pub mod pgn;
pub mod player;
mod points;
pub mod print;
pub mod prize;
pub mod rating;
mod remembered;
pub mod result;
pub mod round;
mod running;
mod seat;
pub mod second_pass;
pub mod site;
mod source;
pub mod standings;
pub mod start_of_play;
pub mod table;
pub mod template;
mod text;
pub mod tournament;
pub mod trf;
mod typescript;
mod warning;
mod words;

pub use api::{Change, DeskError};
pub use config::DeskConfig;
pub use desk::Desk;
pub use typescript::typescript;
