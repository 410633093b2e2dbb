-- The record of a game: what it is played under, and its plies, legal or not.

CREATE TABLE game (
    pairing    INTEGER PRIMARY KEY REFERENCES pairing (id),
    -- Edition of the Laws, class and supervision it is played under, as the event had them when the record began.
    edition    TEXT NOT NULL CHECK (trim(edition) <> ''),
    time_class TEXT NOT NULL CHECK (time_class IN ('standard', 'rapid', 'blitz')),
    supervised INTEGER NOT NULL CHECK (supervised IN (0, 1)),
    variant    TEXT NOT NULL CHECK (variant IN ('standard', 'chess960')),
    start_fen  TEXT NOT NULL CHECK (trim(start_fen) <> ''),
    -- Tags of the PGN it was read from that have no place of their own, an object of texts.
    tags       TEXT NOT NULL CHECK (json_valid(tags)),
    -- Comment before the first move.
    comment    TEXT
) STRICT;

CREATE TABLE ply (
    game     INTEGER NOT NULL REFERENCES game (pairing),
    -- From 0; a move that was rejected is a ply too.
    idx      INTEGER NOT NULL CHECK (idx >= 0),
    -- As it was typed, where that differs from the move.
    typed    TEXT,
    -- Origin, destination and promotion, as e7e8q; castling as the king's own step, in Chess960 as king takes rook.
    -- None for a move that could not be read.
    uci      TEXT CHECK (length(uci) BETWEEN 4 AND 5),
    -- English notation, as far as it can be written.
    san      TEXT NOT NULL,
    -- illegal: waits for a ruling; reinstated: ruled on, the position before it put back; stands: it stays on the board;
    -- void: fell with an illegal move before it; unread: nobody could read it.
    mark     TEXT NOT NULL CHECK (mark IN ('legal', 'illegal', 'reinstated', 'stands', 'void', 'unread')),
    -- Whether a draw was offered with it.
    draw_offer INTEGER NOT NULL CHECK (draw_offer IN (0, 1)),
    -- What the player's clock showed after the move, in milliseconds.
    clock_ms INTEGER CHECK (clock_ms >= 0),
    comment  TEXT,
    PRIMARY KEY (game, idx)
) STRICT, WITHOUT ROWID;
