-- Who has come to play a round that is not paired yet.

CREATE TABLE check_in (
    id    INTEGER PRIMARY KEY,
    entry INTEGER NOT NULL REFERENCES entry (id),
    round INTEGER NOT NULL CHECK (round > 0),
    UNIQUE (entry, round)
) STRICT;
