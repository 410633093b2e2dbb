//! Bytes to nouns and back: PGN, TRF, CSV, rating lists.

pub mod convert;
pub mod csv;
pub mod pgn;
pub mod trf;
