-- Swiss tournaments: the rules they are paired by, who sits a round out, who may not meet, and rounds that are only
-- proposed yet. The defaults are what tournaments had before.

CREATE TABLE tournament_of_any_system (
    id     INTEGER PRIMARY KEY,
    -- Order among the tournaments of the event, from 1.
    place  INTEGER NOT NULL UNIQUE CHECK (place > 0),
    name   TEXT NOT NULL UNIQUE CHECK (trim(name) <> ''),
    -- dutch: the FIDE (Dutch) Swiss of C.04.3.
    system TEXT NOT NULL CHECK (system IN ('round_robin', 'double_round_robin', 'dutch')),
    -- Rounds planned in a Swiss; a round robin knows its own.
    rounds INTEGER CHECK (rounds BETWEEN 1 AND 50),
    -- The colour of the first pairing number in round 1 (C.04.2 art. 5.1); none until it is drawn or chosen.
    initial_colour TEXT CHECK (initial_colour IN ('white', 'black')),
    -- baku: C.04.7.
    acceleration TEXT NOT NULL DEFAULT 'none' CHECK (acceleration IN ('none', 'baku')),
    -- What results are worth, in hundredths of a point (TRF26 record 162).
    win_points     INTEGER NOT NULL DEFAULT 100 CHECK (win_points BETWEEN 0 AND 9999),
    draw_points    INTEGER NOT NULL DEFAULT 50 CHECK (draw_points BETWEEN 0 AND 9999),
    loss_points    INTEGER NOT NULL DEFAULT 0 CHECK (loss_points BETWEEN 0 AND 9999),
    absence_points INTEGER NOT NULL DEFAULT 0 CHECK (absence_points BETWEEN 0 AND 9999),
    bye_points     INTEGER NOT NULL DEFAULT 100 CHECK (bye_points BETWEEN 0 AND 9999),
    -- Codes of C.07 in their order, with blanks between.
    tie_breaks TEXT NOT NULL DEFAULT 'DE WIN SB KS',
    CHECK ((system = 'dutch') = (rounds IS NOT NULL)),
    CHECK (draw_points <= win_points AND loss_points <= draw_points)
) STRICT;

INSERT INTO tournament_of_any_system (id, place, name, system)
SELECT id, place, name, system FROM tournament;

DROP TABLE tournament;
ALTER TABLE tournament_of_any_system RENAME TO tournament;

-- The first round a late entry is paired in.
ALTER TABLE entry ADD COLUMN first_round INTEGER NOT NULL DEFAULT 1 CHECK (first_round > 0);
-- The last round before the player withdrew; none who plays on.
ALTER TABLE entry ADD COLUMN withdrawn_after INTEGER CHECK (withdrawn_after >= 0);
-- The board of a player who cannot move about.
ALTER TABLE entry ADD COLUMN fixed_board INTEGER CHECK (fixed_board > 0);

-- A bye asked for beforehand: full point, half point, none (C.04.1 art. 5).
CREATE TABLE bye_request (
    id     INTEGER PRIMARY KEY,
    entry  INTEGER NOT NULL REFERENCES entry (id),
    round  INTEGER NOT NULL CHECK (round > 0),
    result TEXT NOT NULL CHECK (result IN ('F', 'H', 'Z')),
    UNIQUE (entry, round)
) STRICT;

-- Two players who are not paired with each other (TRF26 record 260).
CREATE TABLE prohibited_pair (
    id         INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (id),
    one        INTEGER NOT NULL REFERENCES entry (id),
    other      INTEGER NOT NULL REFERENCES entry (id),
    UNIQUE (one, other),
    CHECK (one < other)
) STRICT;

CREATE INDEX prohibited_pair_tournament ON prohibited_pair (tournament);
CREATE INDEX prohibited_pair_other ON prohibited_pair (other);

-- draft: proposed, nobody has been told, and nothing can be entered; published: on the wall.
ALTER TABLE round ADD COLUMN status TEXT NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published'));
