//! Bytes to nouns and back: PGN, TRF, CSV, rating lists.

pub mod pgn;
pub mod trf;
