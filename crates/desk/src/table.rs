//! Tables as files: export.

mod export;
mod rows;

pub use export::export;
