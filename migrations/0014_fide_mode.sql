-- Every tournament begins in FIDE mode. The round that was paired last when it left stays written; 0 before round 1.

ALTER TABLE tournament ADD COLUMN left_fide_mode INTEGER CHECK (left_fide_mode BETWEEN 0 AND 999);
