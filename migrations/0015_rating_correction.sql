-- Results that were found to be wrong when it was too late for the tournament (C.04.2 art. 4.3): they count for ratings alone.

CREATE TABLE rating_correction (
    id           INTEGER PRIMARY KEY,
    pairing      INTEGER NOT NULL UNIQUE REFERENCES pairing (id),
    white_result TEXT NOT NULL CHECK (white_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-')),
    black_result TEXT NOT NULL CHECK (black_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-'))
) STRICT;
