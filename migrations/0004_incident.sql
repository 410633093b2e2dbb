-- What happened at a board, and what the arbiter decided.

CREATE TABLE incident (
    id              INTEGER PRIMARY KEY,
    pairing         INTEGER NOT NULL REFERENCES pairing (id),
    at              TEXT NOT NULL,
    -- illegal_move, claim_threefold, claim_fifty_moves, flag_fall, ...
    kind            TEXT NOT NULL CHECK (trim(kind) <> ''),
    -- Index of the ply it belongs to, if it belongs to one.
    ply             INTEGER CHECK (ply >= 0),
    -- What was found, as it was handed to the Laws.
    facts           TEXT NOT NULL CHECK (json_valid(facts)),
    -- The headline: key and arguments of the message catalogue.
    headline_key    TEXT NOT NULL CHECK (trim(headline_key) <> ''),
    headline_params TEXT NOT NULL CHECK (json_valid(headline_params)),
    -- What the clocks showed when they were paused, in milliseconds.
    white_clock_ms  INTEGER CHECK (white_clock_ms >= 0),
    black_clock_ms  INTEGER CHECK (black_clock_ms >= 0)
) STRICT;

CREATE INDEX incident_pairing ON incident (pairing);

CREATE TABLE ruling (
    id              INTEGER PRIMARY KEY,
    incident        INTEGER NOT NULL UNIQUE REFERENCES incident (id),
    at              TEXT NOT NULL,
    -- Edition of the Laws it rests on.
    edition         TEXT NOT NULL CHECK (trim(edition) <> ''),
    -- What was proposed, whole.
    proposal        TEXT NOT NULL CHECK (json_valid(proposal)),
    -- A list of articles.
    articles        TEXT NOT NULL CHECK (json_valid(articles)),
    decision        TEXT NOT NULL CHECK (decision IN ('as_proposed', 'otherwise')),
    -- The arbiter's reason for deciding otherwise.
    reason          TEXT,
    -- The result given, by side; none when the game goes on.
    white_result    TEXT CHECK (white_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-')),
    black_result    TEXT CHECK (black_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-')),
    -- Seconds added to each clock.
    white_delta_s   INTEGER NOT NULL,
    black_delta_s   INTEGER NOT NULL,
    -- The side whose illegal moves it counts one more of.
    counted_against TEXT CHECK (counted_against IN ('white', 'black')),
    CHECK ((white_result IS NULL) = (black_result IS NULL)),
    CHECK (decision = 'as_proposed' OR trim(coalesce(reason, '')) <> '')
) STRICT;
