//! One module a table group: rows, and the SQL that reads and writes them.

pub mod absence;
pub mod adjournment;
pub mod calendar;
pub mod check_in;
pub mod clock;
pub mod event;
pub mod fee;
pub mod game;
pub mod incident;
pub mod journal;
pub mod letterhead;
pub mod live;
pub mod period;
pub mod player;
pub mod prize;
pub mod rating_correction;
pub mod round;
pub mod second_pass;
pub mod set_up;
pub mod tournament;
