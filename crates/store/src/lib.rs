//! An event is one SQLite file: schema, journal, undo.
//!
//! [`EventFile`] owns an open file. Reading goes through [`Db`], writing through [`Tx`], which only
//! [`EventFile::act`] hands out: so whatever is written is one transaction with one row in the journal, and can be
//! taken back by [`EventFile::undo`]. The tables are made in `migrations/`; each table group has one module here, its
//! SQL beside its rows.

pub mod backup;
mod changeset;
mod db;
mod error;
mod event_file;
mod health;
mod id;
pub mod library;
mod lock;
pub mod merge;
mod migration;
mod place;
mod read;
mod share;
mod stale_log;
pub mod table;
pub mod verify;

pub use backup::{CopyOf, Snapshot};
pub use changeset::RowChange;
pub use db::{Db, Tx};
pub use error::StoreError;
pub use event_file::{Act, Acted, EventFile, NewFile};
pub use id::{EntryId, IncidentId, PairingId, PlayerId, RoundId, RulingId, TournamentId};
pub use lock::Owner;
pub use share::network_share;
