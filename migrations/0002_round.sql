-- Rounds, pairings and results.

CREATE TABLE round (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    number     INTEGER NOT NULL CHECK (number > 0),
    UNIQUE (tournament, number)
) STRICT;

-- Two players who meet, or one who has a bye. Results are kept for each side, by the codes of the tournament report
-- file: a game may be lost by both, and games played, forfeits and byes count differently.
CREATE TABLE pairing (
    id           INTEGER PRIMARY KEY,
    round        INTEGER NOT NULL REFERENCES round (id),
    -- From 1; 0 for a bye.
    board        INTEGER NOT NULL CHECK (board >= 0),
    -- White, or the player who has the bye.
    white        INTEGER NOT NULL REFERENCES entry (id),
    black        INTEGER REFERENCES entry (id),
    white_result TEXT CHECK (white_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z')),
    black_result TEXT CHECK (black_result IN ('1', '=', '0', 'W', 'D', 'L', '+', '-')),
    -- The ruling that gave the result; none when it was entered.
    ruling       INTEGER REFERENCES ruling (id),
    UNIQUE (round, white),
    UNIQUE (round, black),
    CHECK (white <> black),
    CHECK ((black IS NULL) = (board = 0)),
    CHECK ((black IS NULL AND black_result IS NULL)
        OR (black IS NOT NULL AND (white_result IS NULL) = (black_result IS NULL))),
    CHECK (white_result IS NULL OR (black IS NULL) = (white_result IN ('U', 'F', 'H', 'Z'))),
    CHECK (ruling IS NULL OR white_result IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX pairing_board ON pairing (round, board) WHERE board > 0;
-- The boards of a round without a result are counted after every act.
CREATE INDEX pairing_missing ON pairing (round) WHERE black IS NOT NULL AND white_result IS NULL;
CREATE INDEX pairing_white ON pairing (white);
CREATE INDEX pairing_black ON pairing (black);
CREATE INDEX pairing_ruling ON pairing (ruling) WHERE ruling IS NOT NULL;
