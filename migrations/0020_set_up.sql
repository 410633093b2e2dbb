-- Positions that the arbiter set up in a game: where moves are missing from the record, or where pieces were put right.

CREATE TABLE set_up (
    game  INTEGER NOT NULL REFERENCES game (pairing),
    -- Before the ply of this index; the number of plies where none was played since.
    idx   INTEGER NOT NULL CHECK (idx > 0),
    -- gap: moves led to it that nobody recorded; put_right: displaced pieces were put right, and no move led to it.
    cause TEXT NOT NULL CHECK (cause IN ('gap', 'put_right')),
    fen   TEXT NOT NULL CHECK (trim(fen) <> ''),
    PRIMARY KEY (game, idx)
) STRICT, WITHOUT ROWID;
