-- At which machine something was done. An earlier row does not say.

ALTER TABLE journal ADD COLUMN host TEXT NOT NULL DEFAULT '';
