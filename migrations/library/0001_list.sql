-- A rating list, one a file. It is made as a whole and never changed.

CREATE TABLE list (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    source TEXT NOT NULL,
    month TEXT,
    format TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    players INTEGER NOT NULL,
    odd INTEGER NOT NULL
) STRICT;

-- In the order in which they are shown: the rank rises as the best of a player's ratings falls, so that the first rows
-- found are the ones wanted.
CREATE TABLE listed_player (
    rank INTEGER PRIMARY KEY,
    number TEXT NOT NULL,
    fide_id INTEGER,
    name TEXT NOT NULL,
    federation TEXT,
    sex TEXT,
    title TEXT,
    women_title TEXT,
    other_titles TEXT NOT NULL,
    arena_title TEXT NOT NULL,
    standard_rating INTEGER NOT NULL,
    standard_games INTEGER NOT NULL,
    standard_k INTEGER NOT NULL,
    rapid_rating INTEGER NOT NULL,
    rapid_games INTEGER NOT NULL,
    rapid_k INTEGER NOT NULL,
    blitz_rating INTEGER NOT NULL,
    blitz_games INTEGER NOT NULL,
    blitz_k INTEGER NOT NULL,
    birth_year INTEGER,
    inactive INTEGER NOT NULL
) STRICT;

-- Lines that were not as they should be: the first of them, as a list may be odd throughout.
CREATE TABLE odd_line (
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    lost INTEGER NOT NULL,
    found TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE listed_name USING fts5 (
    name, federation,
    content = '', columnsize = 0, detail = 'column', prefix = '1 2 3',
    tokenize = 'unicode61 remove_diacritics 2'
);
