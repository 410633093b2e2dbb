//! Entry fees, and what was paid.

use rusqlite::params;

use crate::{Db, EntryId, StoreError, TournamentId, Tx};

/// What a tournament asks of each player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeeRow {
    /// Money in hundredths; more than nothing.
    pub cents: u64,
    /// The sign or code of the money, or empty.
    pub currency: String,
}

/// What a player is asked for and has paid, in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaymentRow {
    /// The entry.
    pub entry: EntryId,
    /// The player's own fee; none where it is that of the tournament.
    pub fee: Option<u64>,
    /// Paid so far.
    pub paid: u64,
}

/// The fee of a tournament; none where it asks for none.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Option<FeeRow>, StoreError> {
    let sql = "SELECT cents, currency FROM entry_fee WHERE tournament = ?1";
    db.first(sql, [tournament], |row| {
        Ok(FeeRow { cents: row.get::<_, i64>(0)?.unsigned_abs(), currency: row.get(1)? })
    })
}

/// Writes the fee of a tournament, or takes it away.
pub fn set(tx: &Tx<'_>, tournament: TournamentId, fee: Option<&FeeRow>) -> Result<(), StoreError> {
    let Some(FeeRow { cents, currency }) = fee else {
        return tx.write("DELETE FROM entry_fee WHERE tournament = ?1", [tournament]).map(|_| ());
    };
    let sql = "INSERT INTO entry_fee (tournament, cents, currency) VALUES (?1, ?2, ?3)
               ON CONFLICT (tournament) DO UPDATE SET cents = ?2, currency = ?3";
    tx.write(sql, params![tournament, cents.cast_signed(), currency]).map(|_| ())
}

/// The payments of a tournament that differ from the fee and nothing paid.
pub fn payments(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<PaymentRow>, StoreError> {
    let sql =
        "SELECT p.entry, p.fee, p.paid FROM payment p JOIN entry e ON e.id = p.entry WHERE e.tournament = ?1";
    db.rows(sql, [tournament], |row| {
        let fee: Option<i64> = row.get(1)?;
        let paid = row.get::<_, i64>(2)?.unsigned_abs();
        Ok(PaymentRow { entry: row.get(0)?, fee: fee.map(i64::unsigned_abs), paid })
    })
}

/// Writes what a player is asked for and has paid.
pub fn pay(tx: &Tx<'_>, row: &PaymentRow) -> Result<(), StoreError> {
    if row.fee.is_none() && row.paid == 0 {
        return tx.write("DELETE FROM payment WHERE entry = ?1", [row.entry]).map(|_| ());
    }
    let sql = "INSERT INTO payment (entry, fee, paid) VALUES (?1, ?2, ?3)
               ON CONFLICT (entry) DO UPDATE SET fee = ?2, paid = ?3";
    tx.write(sql, params![row.entry, row.fee.map(u64::cast_signed), row.paid.cast_signed()]).map(|_| ())
}
