-- Entry fees: what a tournament asks for, and what its players have paid.

CREATE TABLE entry_fee (
    tournament INTEGER PRIMARY KEY REFERENCES tournament (id),
    -- Money in hundredths.
    cents      INTEGER NOT NULL CHECK (cents BETWEEN 1 AND 99999999999),
    currency   TEXT NOT NULL
) STRICT;

CREATE TABLE payment (
    entry INTEGER PRIMARY KEY REFERENCES entry (id),
    -- What this player is asked for, where it is not the fee of the tournament: juniors, titled players.
    fee   INTEGER CHECK (fee BETWEEN 0 AND 99999999999),
    paid  INTEGER NOT NULL CHECK (paid BETWEEN 0 AND 99999999999)
) STRICT;
