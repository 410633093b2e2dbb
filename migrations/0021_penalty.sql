-- What rulings cost beside the result of the game (Laws 12.9): points given or taken, and who was expelled.

-- Hundredths of a point, added to the score of each side.
ALTER TABLE ruling ADD COLUMN white_points INTEGER NOT NULL DEFAULT 0 CHECK (white_points BETWEEN -9999 AND 9999);
ALTER TABLE ruling ADD COLUMN black_points INTEGER NOT NULL DEFAULT 0 CHECK (black_points BETWEEN -9999 AND 9999);
-- The round after which they count: the last that was paired when they were given.
ALTER TABLE ruling ADD COLUMN points_after INTEGER CHECK (points_after > 0);
-- Who was expelled by it.
ALTER TABLE ruling ADD COLUMN expelled TEXT CHECK (expelled IN ('white', 'black', 'both'));

-- Whether a player who takes no part any more was expelled.
ALTER TABLE entry ADD COLUMN expelled INTEGER NOT NULL DEFAULT 0
    CHECK (expelled IN (0, 1) AND (expelled = 0 OR withdrawn_after IS NOT NULL));
