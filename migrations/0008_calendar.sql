-- When the rounds of a tournament are to begin, as announced; a round may be here before it is paired.

CREATE TABLE calendar (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    round      INTEGER NOT NULL CHECK (round BETWEEN 1 AND 999),
    date       TEXT CHECK (date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    -- Local time of the site.
    time       TEXT CHECK (time GLOB '[0-2][0-9]:[0-5][0-9]'),
    remark     TEXT NOT NULL,
    UNIQUE (tournament, round),
    CHECK (date IS NOT NULL OR time IS NOT NULL OR trim(remark) <> '')
) STRICT;
