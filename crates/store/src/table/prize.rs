//! The prizes of a tournament.

use std::collections::BTreeMap;

use rusqlite::{Row, params};

use crate::read::words;
use crate::{Db, StoreError, TournamentId, Tx};

words! {
    /// How players with equal points share money.
    Sharing {
        /// Not at all.
        ByPlace = "by_place",
        /// Equally.
        Equal = "equal",
        /// Half by the own place, half equally.
        Hort = "hort",
    }
}

words! {
    /// Which players compete for a fund.
    Who {
        /// Women and girls.
        Women = "women",
        /// Of at most this age.
        Under = "under",
        /// Of at least this age.
        Senior = "senior",
        /// Without a rating.
        Unrated = "unrated",
        /// With a rating below this.
        Below = "below",
        /// Of this federation.
        Federation = "federation",
        /// Of this club.
        Club = "club",
    }
}

/// A prize of a fund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrizeRow {
    /// Money in hundredths.
    pub cents: u64,
    /// What else goes with the place, or empty.
    pub thing: String,
}

/// A fund with its prizes, from the first place on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FundRow {
    /// Name.
    pub name: String,
    /// The sign or code of the money.
    pub currency: String,
    /// How money is shared.
    pub sharing: Sharing,
    /// Whether its prizes come beside those of others.
    pub combinable: bool,
    /// Who competes; everybody where none is said. The value is an age, a rating, a federation, a club; or empty.
    pub who: Option<(Who, String)>,
    /// The prizes.
    pub prizes: Vec<PrizeRow>,
}

fn read(row: &Row<'_>) -> rusqlite::Result<(i64, FundRow)> {
    let who: Option<Who> = row.get(5)?;
    let value: Option<String> = row.get(6)?;
    let fund = FundRow {
        name: row.get(1)?,
        currency: row.get(2)?,
        sharing: row.get(3)?,
        combinable: row.get(4)?,
        who: who.map(|who| (who, value.unwrap_or_default())),
        prizes: Vec::new(),
    };
    Ok((row.get(0)?, fund))
}

/// The funds of a tournament in their order.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<FundRow>, StoreError> {
    let sql = "SELECT id, name, currency, sharing, combinable, who, who_value FROM prize_fund
               WHERE tournament = ?1 ORDER BY place";
    let mut funds = db.rows(sql, [tournament], read)?;
    let sql = "SELECT p.fund, p.cents, p.thing FROM prize p JOIN prize_fund f ON f.id = p.fund
               WHERE f.tournament = ?1 ORDER BY p.fund, p.place";
    let prize = |row: &Row<'_>| {
        let cents = row.get::<_, i64>(1)?.unsigned_abs();
        Ok((row.get(0)?, PrizeRow { cents, thing: row.get(2)? }))
    };
    let mut prizes: BTreeMap<i64, Vec<PrizeRow>> = BTreeMap::new();
    for (fund, prize) in db.rows(sql, [tournament], prize)? {
        prizes.entry(fund).or_default().push(prize);
    }
    for (id, fund) in &mut funds {
        fund.prizes = prizes.remove(id).unwrap_or_default();
    }
    Ok(funds.into_iter().map(|(_, fund)| fund).collect())
}

/// Writes all funds of a tournament.
pub fn set(tx: &Tx<'_>, tournament: TournamentId, funds: &[FundRow]) -> Result<(), StoreError> {
    let of_these = "DELETE FROM prize WHERE fund IN (SELECT id FROM prize_fund WHERE tournament = ?1)";
    tx.write(of_these, [tournament])?;
    tx.write("DELETE FROM prize_fund WHERE tournament = ?1", [tournament])?;
    for (place, fund) in (1_u32..).zip(funds) {
        let sql =
            "INSERT INTO prize_fund (tournament, place, name, currency, sharing, combinable, who, who_value)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
        let who = fund.who.as_ref().map(|(who, _)| *who);
        let value = fund.who.as_ref().map(|(_, value)| value).filter(|value| !value.is_empty());
        let id = tx.insert(
            sql,
            params![tournament, place, fund.name, fund.currency, fund.sharing, fund.combinable, who, value],
        )?;
        for (place, prize) in (1_u32..).zip(&fund.prizes) {
            let sql = "INSERT INTO prize (fund, place, cents, thing) VALUES (?1, ?2, ?3, ?4)";
            tx.insert(sql, params![id, place, prize.cents.cast_signed(), prize.thing])?;
        }
    }
    Ok(())
}
