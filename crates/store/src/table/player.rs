//! Players, and their entries in tournaments.

use arbitro_tournament::{Federation, PairingNumber, Rating, Sex, Title};
use rusqlite::{Row, params};

use crate::read::{parsed_if, unreadable};
use crate::{Db, EntryId, PlayerId, StoreError, TournamentId, Tx};

/// What is known of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerData {
    /// Family name first: `Last, First`.
    pub name: String,
    /// Title.
    pub title: Option<Title>,
    /// Federation.
    pub federation: Option<Federation>,
    /// FIDE identity number.
    pub fide_id: Option<u32>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Year of birth.
    pub birth_year: Option<u16>,
    /// Club; empty when not known.
    pub club: String,
}

/// A player in a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The entry.
    pub id: EntryId,
    /// The tournament.
    pub tournament: TournamentId,
    /// Pairing number (C.04.2 art. 2).
    pub number: PairingNumber,
    /// Rating in this tournament's class.
    pub rating: Option<Rating>,
    /// The first round the player is paired in; more than 1 for a late entry.
    pub first_round: u16,
    /// The last round before the player withdrew; none who plays on.
    pub withdrawn_after: Option<u16>,
    /// Whether the player takes no part any more because of an expulsion.
    pub expelled: bool,
    /// The board of a player who cannot move about.
    pub fixed_board: Option<u32>,
    /// The player's number.
    pub player: PlayerId,
    /// The player.
    pub data: PlayerData,
}

const COLUMNS: &str =
    "SELECT e.id, e.tournament, e.number, e.rating, p.id, p.name, p.title, p.federation, p.fide_id,
                              p.sex, p.birth_year, p.club, e.first_round, e.withdrawn_after, e.fixed_board,
                              e.expelled
                       FROM entry e JOIN player p ON p.id = e.player";

/// One more than the highest pairing number of a tournament while numbers change places.
const ASIDE: u16 = 5_000;

fn read(row: &Row<'_>) -> rusqlite::Result<EntryRow> {
    Ok(EntryRow {
        id: row.get(0)?,
        tournament: row.get(1)?,
        number: PairingNumber(row.get(2)?),
        rating: row.get::<_, Option<u16>>(3)?.map(Rating),
        first_round: row.get(12)?,
        withdrawn_after: row.get(13)?,
        fixed_board: row.get(14)?,
        expelled: row.get(15)?,
        player: row.get(4)?,
        data: PlayerData {
            name: row.get(5)?,
            title: parsed_if(row, 6)?,
            federation: parsed_if(row, 7)?,
            fide_id: row.get(8)?,
            sex: sex(row, 9)?,
            birth_year: row.get(10)?,
            club: row.get(11)?,
        },
    })
}

fn sex(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Sex>> {
    let letter: Option<String> = row.get(column)?;
    match letter.as_deref() {
        None => Ok(None),
        Some("m") => Ok(Some(Sex::Man)),
        Some("w") => Ok(Some(Sex::Woman)),
        Some(other) => Err(unreadable(column, other.to_owned())),
    }
}

/// The entries of a tournament by pairing number.
pub fn of_tournament(db: &Db<'_>, tournament: TournamentId) -> Result<Vec<EntryRow>, StoreError> {
    db.rows(&format!("{COLUMNS} WHERE e.tournament = ?1 ORDER BY e.number"), [tournament], read)
}

/// An entry.
pub fn get(db: &Db<'_>, id: EntryId) -> Result<EntryRow, StoreError> {
    db.one("entry", id.0, &format!("{COLUMNS} WHERE e.id = ?1"), read)
}

/// How many players a tournament has.
pub fn count(db: &Db<'_>, tournament: TournamentId) -> Result<u32, StoreError> {
    let sql = "SELECT count(*) FROM entry WHERE tournament = ?1";
    Ok(db.first(sql, [tournament], |row| row.get(0))?.unwrap_or(0))
}

/// Adds a player and enters him in a tournament, with the next pairing number, from this round on.
pub fn insert(
    tx: &Tx<'_>,
    tournament: TournamentId,
    data: &PlayerData,
    rating: Option<Rating>,
    first_round: u16,
) -> Result<EntryId, StoreError> {
    let sql = "INSERT INTO player (name, title, federation, fide_id, sex, birth_year, club)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    let player = tx.insert(
        sql,
        params![
            data.name,
            data.title.map(Title::code),
            data.federation.as_ref().map(Federation::as_str),
            data.fide_id,
            data.sex.map(letter),
            data.birth_year,
            data.club,
        ],
    )?;
    let sql = "INSERT INTO entry (tournament, player, number, rating, first_round)
               VALUES (?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM entry WHERE tournament = ?1), ?3, ?4)";
    tx.insert(sql, params![tournament, player, rating.map(|r| r.0), first_round]).map(EntryId)
}

/// Changes what is known of a player, and his rating in this tournament.
pub fn update(tx: &Tx<'_>, row: &EntryRow) -> Result<(), StoreError> {
    let (id, data) = (row.player, &row.data);
    let sql =
        "UPDATE player SET name = ?2, title = ?3, federation = ?4, fide_id = ?5, sex = ?6, birth_year = ?7,
                      club = ?8
               WHERE id = ?1";
    let values = params![
        id,
        data.name,
        data.title.map(Title::code),
        data.federation.as_ref().map(Federation::as_str),
        data.fide_id,
        data.sex.map(letter),
        data.birth_year,
        data.club,
    ];
    tx.write_one("player", id.0, sql, values)?;
    let sql =
        "UPDATE entry SET rating = ?2, withdrawn_after = ?3, fixed_board = ?4, expelled = ?5 WHERE id = ?1";
    let rating = row.rating.map(|r| r.0);
    let values = params![row.id, rating, row.withdrawn_after, row.fixed_board, row.expelled];
    tx.write_one("entry", row.id.0, sql, values)
}

/// Takes a player out of a tournament, and out of the event if he is in no other. The numbers after his move up.
pub fn delete(tx: &Tx<'_>, row: &EntryRow) -> Result<(), StoreError> {
    tx.write("DELETE FROM bye_request WHERE entry = ?1", [row.id])?;
    tx.write("DELETE FROM check_in WHERE entry = ?1", [row.id])?;
    tx.write("DELETE FROM payment WHERE entry = ?1", [row.id])?;
    tx.write("DELETE FROM period_rating WHERE entry = ?1", [row.id])?;
    tx.write("DELETE FROM prohibited_pair WHERE one = ?1 OR other = ?1", [row.id])?;
    tx.write_one("entry", row.id.0, "DELETE FROM entry WHERE id = ?1", [row.id])?;
    tx.write("DELETE FROM player WHERE id = ?1 AND id NOT IN (SELECT player FROM entry)", [row.player])?;
    let order: Vec<EntryId> = of_tournament(tx, row.tournament)?.iter().map(|entry| entry.id).collect();
    number(tx, &order)
}

/// Gives pairing numbers from 1 in this order.
pub fn number(tx: &Tx<'_>, order: &[EntryId]) -> Result<(), StoreError> {
    // No two may have one number, not even for a moment: all go aside first.
    for start in [ASIDE, 1] {
        for (id, number) in order.iter().zip(start..) {
            let sql = "UPDATE entry SET number = ?2 WHERE id = ?1";
            tx.write_one("entry", id.0, sql, params![id, number])?;
        }
    }
    Ok(())
}

const fn letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Man => "m",
        Sex::Woman => "w",
    }
}
