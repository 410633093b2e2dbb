-- The deputy arbiters, one a line; each as the report has it: name, title, identity number.

ALTER TABLE event ADD COLUMN deputy_arbiters TEXT NOT NULL DEFAULT '';
