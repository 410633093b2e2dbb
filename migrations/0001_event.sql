-- The event, its tournaments, its players and who is entered where.

CREATE TABLE event (
    id             INTEGER PRIMARY KEY CHECK (id = 1),
    -- Tells copies of one event from another event, whatever the file is called.
    uuid           TEXT NOT NULL CHECK (length(uuid) = 36),
    name           TEXT NOT NULL CHECK (trim(name) <> ''),
    site           TEXT NOT NULL,
    federation     TEXT CHECK (federation GLOB '[A-Z][A-Z][A-Z]'),
    start_date     TEXT NOT NULL CHECK (start_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    end_date       TEXT NOT NULL CHECK (end_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    chief_arbiter  TEXT NOT NULL,
    -- Edition of the Laws of Chess, as 2023-01.
    edition        TEXT NOT NULL CHECK (trim(edition) <> ''),
    time_class     TEXT NOT NULL CHECK (time_class IN ('standard', 'rapid', 'blitz')),
    -- Whether supervision is adequate (Laws A.2, B.2).
    supervised     INTEGER NOT NULL CHECK (supervised IN (0, 1)),
    -- In the form of the PGN tag TimeControl; empty when not known.
    time_control   TEXT NOT NULL,
    CHECK (start_date <= end_date)
) STRICT;

CREATE TABLE tournament (
    id     INTEGER PRIMARY KEY,
    -- Order among the tournaments of the event, from 1.
    place  INTEGER NOT NULL UNIQUE CHECK (place > 0),
    name   TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
    system TEXT NOT NULL CHECK (system IN ('round_robin', 'double_round_robin'))
) STRICT;

CREATE TABLE player (
    id         INTEGER PRIMARY KEY,
    -- Family name first: Last, First.
    name       TEXT NOT NULL CHECK (trim(name) <> ''),
    title      TEXT CHECK (title IN ('GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM')),
    federation TEXT CHECK (federation GLOB '[A-Z][A-Z][A-Z]'),
    fide_id    INTEGER CHECK (fide_id > 0),
    sex        TEXT CHECK (sex IN ('m', 'w')),
    birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2200),
    club       TEXT NOT NULL
) STRICT;

-- A player in a tournament. The rating is kept here, since it depends on the tournament's class.
CREATE TABLE entry (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    player     INTEGER NOT NULL REFERENCES player (id),
    -- The tournament pairing number (C.04.2 art. 2).
    number     INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
    rating     INTEGER CHECK (rating BETWEEN 1 AND 4000),
    UNIQUE (tournament, number),
    UNIQUE (tournament, player)
) STRICT;

CREATE INDEX entry_player ON entry (player);
