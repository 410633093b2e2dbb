-- What the log of incidents says besides: who reported, which penalty was chosen.

ALTER TABLE incident ADD COLUMN reported_by TEXT CHECK (reported_by IN ('white', 'black', 'arbiter', 'other'));

-- Key of the message catalogue.
ALTER TABLE ruling ADD COLUMN penalty TEXT CHECK (trim(penalty) <> '');

-- The other side, where an illegal move of each is counted: a king left in check, and captured.
ALTER TABLE ruling ADD COLUMN counted_also TEXT CHECK (counted_also IN ('white', 'black'));
