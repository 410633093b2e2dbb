//! Identities of rows, one type a table.

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(
            /// The number of the row.
            pub i64,
        );

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(Self)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }
    )*};
}

ids! {
    /// A tournament of the event.
    TournamentId,
    /// A player of the event.
    PlayerId,
    /// A player in a tournament.
    EntryId,
    /// A round of a tournament.
    RoundId,
    /// A board or a bye of a round; its game has the same number.
    PairingId,
    /// Something that happened at a board.
    IncidentId,
    /// The arbiter's decision on an incident.
    RulingId,
}
