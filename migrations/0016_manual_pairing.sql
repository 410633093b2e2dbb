-- A draft that is being paired by hand, from when that begins until it ends; and prohibited pairs that give way where no
-- pairing keeps them, or that hold for some rounds.

ALTER TABLE round ADD COLUMN manual INTEGER NOT NULL DEFAULT 0 CHECK (manual IN (0, 1));

-- 1: a wish, which gives way.
ALTER TABLE prohibited_pair ADD COLUMN weak INTEGER NOT NULL DEFAULT 0 CHECK (weak IN (0, 1));
ALTER TABLE prohibited_pair ADD COLUMN first_round INTEGER NOT NULL DEFAULT 1 CHECK (first_round > 0);
-- None: to the end.
ALTER TABLE prohibited_pair ADD COLUMN last_round INTEGER CHECK (last_round >= first_round);
