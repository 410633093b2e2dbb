//! Bytes to nouns and back: PGN, TRF, CSV, rating lists.

pub mod convert;
pub mod csv;
pub mod pgn;
pub mod rating_list;
pub mod trf;
