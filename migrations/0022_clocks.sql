-- Time at the boards: when play began and who was not there, what the clocks showed, which games were adjourned.

CREATE TABLE time_rules (
    tournament           INTEGER PRIMARY KEY REFERENCES tournament (id),
    -- Minutes from the start of play until a player has to be there (Laws 6.7.1).
    default_time_min     INTEGER CHECK (default_time_min BETWEEN 0 AND 600),
    -- Minutes between readings of the clocks.
    reading_interval_min INTEGER CHECK (reading_interval_min BETWEEN 1 AND 600)
) STRICT;

-- When the play of a round began; the default time runs from here.
CREATE TABLE start_of_play (
    round INTEGER PRIMARY KEY REFERENCES round (id),
    at    TEXT NOT NULL
) STRICT;

-- Who was not there when play began, and when they came.
CREATE TABLE missing_player (
    id         INTEGER PRIMARY KEY,
    pairing    INTEGER NOT NULL REFERENCES pairing (id),
    side       TEXT NOT NULL CHECK (side IN ('white', 'black')),
    arrived_at TEXT,
    UNIQUE (pairing, side)
) STRICT;

-- The clock sheets.
CREATE TABLE clock_reading (
    id             INTEGER PRIMARY KEY,
    pairing        INTEGER NOT NULL REFERENCES pairing (id),
    at             TEXT NOT NULL,
    who            TEXT NOT NULL,
    why            TEXT NOT NULL CHECK (why IN ('routine', 'incident', 'adjournment', 'resumption')),
    white_clock_ms INTEGER CHECK (white_clock_ms >= 0),
    black_clock_ms INTEGER CHECK (black_clock_ms >= 0),
    -- Moves completed by each, where they were counted.
    white_moves    INTEGER CHECK (white_moves >= 0),
    black_moves    INTEGER CHECK (black_moves >= 0),
    note           TEXT NOT NULL,
    CHECK (white_clock_ms IS NOT NULL OR black_clock_ms IS NOT NULL)
) STRICT;

CREATE INDEX clock_reading_pairing ON clock_reading (pairing);

-- Adjourned games (Guidelines I).
CREATE TABLE adjournment (
    pairing          INTEGER PRIMARY KEY REFERENCES pairing (id),
    at               TEXT NOT NULL,
    sealer           TEXT NOT NULL CHECK (sealer IN ('white', 'black')),
    -- The position immediately before the sealed move.
    fen              TEXT NOT NULL CHECK (trim(fen) <> ''),
    white_clock_ms   INTEGER CHECK (white_clock_ms >= 0),
    black_clock_ms   INTEGER CHECK (black_clock_ms >= 0),
    draw_offer       TEXT CHECK (draw_offer IN ('white', 'black')),
    -- Which scoresheets are in the envelope.
    white_scoresheet INTEGER NOT NULL CHECK (white_scoresheet IN (0, 1)),
    black_scoresheet INTEGER NOT NULL CHECK (black_scoresheet IN (0, 1)),
    keeper           TEXT NOT NULL,
    -- Date, time and place of the resumption, in words.
    resumption       TEXT NOT NULL,
    resumed_at       TEXT,
    white_present    INTEGER NOT NULL CHECK (white_present IN (0, 1)),
    black_present    INTEGER NOT NULL CHECK (black_present IN (0, 1)),
    -- What was found in the envelope; none while it is closed.
    sealed_move      TEXT,
    CHECK (sealed_move IS NULL OR resumed_at IS NOT NULL)
) STRICT;
