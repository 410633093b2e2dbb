-- Rating periods of long events: each month is reported by itself, with the ratings that were valid in it.

-- The day on which a game was played, where that is not the day of its round.
CREATE TABLE game_date (
    pairing INTEGER PRIMARY KEY REFERENCES pairing (id),
    date    TEXT NOT NULL CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
) STRICT;

-- A player's rating in a month.
CREATE TABLE period_rating (
    id     INTEGER PRIMARY KEY,
    entry  INTEGER NOT NULL REFERENCES entry (id),
    period TEXT NOT NULL CHECK (period GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
    -- None for the unrated.
    rating INTEGER CHECK (rating BETWEEN 1 AND 4000),
    UNIQUE (entry, period)
) STRICT;

-- A month whose report was sent: nothing in it changes until it is opened again.
CREATE TABLE closed_period (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    period     TEXT NOT NULL CHECK (period GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
    note       TEXT NOT NULL,
    UNIQUE (tournament, period)
) STRICT;
