-- What electronic boards told of the games, as far as it was taken over. It tells what of a record is theirs and what is the
-- arbiter's own.

CREATE TABLE live (
    pairing INTEGER PRIMARY KEY REFERENCES pairing (id),
    -- The moves by origin, destination and promotion as in ply, with blanks between.
    moves   TEXT NOT NULL,
    -- How many half-moves stood on the board by the record once they were taken over.
    held    INTEGER NOT NULL CHECK (held >= 0)
) STRICT;
