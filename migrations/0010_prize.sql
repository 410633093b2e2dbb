-- Prizes: funds for some or all players of a tournament, and what each place of a fund is worth.

CREATE TABLE prize_fund (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    -- Order among the funds of the tournament, from 1.
    place      INTEGER NOT NULL CHECK (place > 0),
    name       TEXT NOT NULL CHECK (trim(name) <> ''),
    currency   TEXT NOT NULL,
    -- hort: half of the own place, half of an equal share.
    sharing    TEXT NOT NULL CHECK (sharing IN ('by_place', 'equal', 'hort')),
    -- Whether a player may have a prize of this fund beside those of others.
    combinable INTEGER NOT NULL CHECK (combinable IN (0, 1)),
    -- Who competes: everybody, or a group; its age, rating, federation or club.
    who        TEXT CHECK (who IN ('women', 'under', 'senior', 'unrated', 'below', 'federation', 'club')),
    who_value  TEXT,
    UNIQUE (tournament, place),
    CHECK ((who_value IS NULL) = (who IS NULL OR who IN ('women', 'unrated')))
) STRICT;

CREATE TABLE prize (
    id    INTEGER PRIMARY KEY,
    fund  INTEGER NOT NULL REFERENCES prize_fund (id),
    -- The place in the fund, from 1.
    place INTEGER NOT NULL CHECK (place > 0),
    -- Money in hundredths.
    cents INTEGER NOT NULL CHECK (cents BETWEEN 0 AND 99999999999),
    -- What else goes with the place: a cup, a book; or empty.
    thing TEXT NOT NULL,
    UNIQUE (fund, place)
) STRICT;
