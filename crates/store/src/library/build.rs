//! Making a list: rows first, then the index of names, then it takes its place.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use arbitro_tournament::{Federation, ListedPlayer, Rating, Sex};
use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::{Connection, OpenFlags, params};

use super::fold::fold;
use super::list::OddLine;
use super::{APPLICATION_ID, ListAbout, place};
use crate::{StoreError, migration};

/// More odd lines than this are counted and not kept.
const MOST_ODD_LINES: u64 = 1000;

/// How many players of one rating stand before those of the next: more than any rating has in a list of all the world.
const SHELF: i64 = 1 << 17;

/// So many players are indexed between two words on how far it has come.
const STEP: u64 = 4096;

/// What is to be known of a list that was built.
#[derive(Clone, Debug)]
pub struct NewList<'a> {
    /// Its name; it takes the place of the list of this name.
    pub name: &'a str,
    /// The file it was read from.
    pub source: &'a str,
    /// The month in its header, where it has one.
    pub month: Option<&'a str>,
    /// How it was written.
    pub format: &'a str,
    /// When it was imported.
    pub imported_at: DateTime<Utc>,
}

/// A list that is being built. Where it is dropped before it is finished, nothing is left of it.
#[derive(Debug)]
pub struct ListBuilder {
    connection: Option<Connection>,
    folder: PathBuf,
    path: PathBuf,
    numbers: HashSet<u64>,
    long_numbers: HashSet<String>,
    shelves: HashMap<i64, i64>,
    players: u64,
    odd: u64,
}

/// Tells two lists apart that are built at once.
static BUILT: AtomicU32 = AtomicU32::new(0);

impl ListBuilder {
    pub(super) fn new(folder: &Path) -> Result<Self, StoreError> {
        let io = |source| StoreError::Io { path: folder.to_owned(), source };
        std::fs::create_dir_all(folder).map_err(io)?;
        let number = BUILT.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!(".{}-{number}.new", std::process::id()));
        if path.exists() {
            std::fs::remove_file(&path).map_err(io)?;
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut builder = Self {
            connection: None,
            folder: folder.to_owned(),
            path,
            numbers: HashSet::new(),
            long_numbers: HashSet::new(),
            shelves: HashMap::new(),
            players: 0,
            odd: 0,
        };
        let connection = builder.connection.insert(Connection::open_with_flags(&builder.path, flags)?);
        // Nobody sees the file before it is whole, and one that is not is thrown away.
        connection.pragma_update(None, "journal_mode", "OFF")?;
        connection.pragma_update(None, "synchronous", "OFF")?;
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        connection.pragma_update(None, "cache_size", -32_000)?;
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
        connection.execute_batch("BEGIN")?;
        let migrations = migration::of_list();
        migration::run(connection, migrations.get(..1).unwrap_or_default())?;
        connection
            .execute_batch("INSERT INTO listed_name (listed_name, rank) VALUES ('hashsize', 16000000)")?;
        Ok(builder)
    }

    fn connection(&self) -> Result<&Connection, StoreError> {
        self.connection.as_ref().ok_or_else(|| StoreError::NoSuchFile(self.path.clone()))
    }

    /// Adds a player; false where one has this number already, who stays.
    pub fn add(&mut self, player: &ListedPlayer) -> Result<bool, StoreError> {
        let known = match packed(&player.number) {
            Some(number) => !self.numbers.insert(number),
            None => !self.long_numbers.insert(player.number.clone()),
        };
        if known {
            return Ok(false);
        }
        let rank = self.rank(player);
        let rating = |rating: Option<Rating>| rating.map_or(0, |rating| rating.0);
        let ListedPlayer { standard, rapid, blitz, .. } = player;
        self.connection()?
            .prepare_cached(
                "INSERT INTO listed_player VALUES
                 (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21)",
            )?
            .execute(params![
                rank,
                player.number,
                player.fide_id,
                player.name,
                player.federation.as_ref().map(Federation::as_str),
                player.sex.map(|sex| if sex == Sex::Man { "m" } else { "w" }),
                player.title.map(arbitro_tournament::Title::code),
                player.women_title.map(arbitro_tournament::Title::code),
                player.other_titles,
                player.arena_title,
                rating(standard.rating),
                standard.games,
                standard.k,
                rating(rapid.rating),
                rapid.games,
                rapid.k,
                rating(blitz.rating),
                blitz.games,
                blitz.k,
                player.birth_year,
                player.inactive,
            ])?;
        self.players += 1;
        Ok(true)
    }

    /// The place of a player: active ones by their best rating, then inactive ones, then those without any. Players of
    /// one rating stand in the order of the list.
    fn rank(&mut self, player: &ListedPlayer) -> i64 {
        let highest = i64::from(Rating::MAX);
        let best = [player.standard, player.rapid, player.blitz].iter().filter_map(|r| r.rating).max();
        let unrated = 2 * highest + 2;
        let mut place = match best {
            Some(best) => highest - i64::from(best.0) + if player.inactive { highest + 1 } else { 0 },
            None => unrated,
        };
        if self.shelves.get(&place).is_some_and(|used| *used >= SHELF) {
            place = unrated;
        }
        let used = self.shelves.entry(place).or_default();
        *used += 1;
        place * SHELF + *used
    }

    /// Keeps an odd line, or counts it where there are many.
    pub fn odd(&mut self, odd: &OddLine) -> Result<(), StoreError> {
        self.odd += 1;
        if self.odd <= MOST_ODD_LINES {
            self.connection()?
                .prepare_cached("INSERT INTO odd_line VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![odd.line, odd.reason, odd.lost, odd.found])?;
        }
        Ok(())
    }

    /// Makes the index and puts the list in its place. `progress` hears how many players of how many are in the index;
    /// where it breaks off, nothing is answered and nothing is left.
    pub fn finish(
        mut self,
        new: &NewList<'_>,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<Option<ListAbout>, StoreError> {
        let place = place(&self.folder, new.name)?;
        if self.index(progress)?.is_break() {
            return Ok(None);
        }
        let about = ListAbout {
            name: new.name.to_owned(),
            source: new.source.to_owned(),
            month: new.month.map(str::to_owned),
            format: new.format.to_owned(),
            imported_at: new.imported_at.to_rfc3339_opts(SecondsFormat::Secs, true),
            players: self.players,
            odd: self.odd,
        };
        let Some(connection) = self.connection.take() else { return Ok(None) };
        about.insert(&connection)?;
        migration::run(&connection, &migration::of_list())?;
        connection.execute_batch("COMMIT")?;
        connection.close().map_err(|(_, error)| error)?;
        let io = |source| StoreError::Io { path: place.clone(), source };
        std::fs::File::open(&self.path).and_then(|file| file.sync_all()).map_err(io)?;
        std::fs::rename(&self.path, &place).map_err(io)?;
        Ok(Some(about))
    }

    /// Makes the index of names in the order of the players.
    fn index(
        &self,
        progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, StoreError> {
        let connection = self.connection()?;
        let mut players =
            connection.prepare("SELECT rank, name, federation FROM listed_player ORDER BY rank")?;
        let mut rows = players.query([])?;
        let mut insert =
            connection.prepare("INSERT INTO listed_name (rowid, name, federation) VALUES (?1, ?2, ?3)")?;
        let mut done = 0;
        while let Some(row) = rows.next()? {
            if done % STEP == 0 && progress(done, self.players).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            let name = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
            let federation = row.get_ref(2)?.as_str_or_null().map_err(rusqlite::Error::from)?;
            insert.execute(params![row.get::<_, i64>(0)?, fold(name), federation])?;
            done += 1;
        }
        Ok(progress(done, self.players))
    }
}

impl Drop for ListBuilder {
    fn drop(&mut self) {
        drop(self.connection.take());
        // After it was finished there is none.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// A number of up to twelve letters and digits as one integer; none for a longer one.
fn packed(number: &str) -> Option<u64> {
    if number.len() > 12 {
        return None;
    }
    number.bytes().try_fold(0_u64, |packed, byte| {
        let digit = char::from(byte).to_digit(36)?;
        packed.checked_mul(37)?.checked_add(u64::from(digit) + 1)
    })
}
