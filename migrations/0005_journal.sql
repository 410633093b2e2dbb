-- What was done, when, by whom. Rows are only ever added: taking an act back and doing it again are rows of their own.

CREATE TABLE journal (
    number    INTEGER PRIMARY KEY CHECK (number > 0),
    at        TEXT NOT NULL,
    who       TEXT NOT NULL,
    -- Name of the use case and its request.
    call      TEXT NOT NULL CHECK (trim(call) <> ''),
    request   TEXT NOT NULL CHECK (json_valid(request)),
    -- What was done: key and arguments of the message catalogue.
    key       TEXT NOT NULL CHECK (trim(key) <> ''),
    params    TEXT NOT NULL CHECK (json_valid(params)),
    kind      TEXT NOT NULL CHECK (kind IN ('act', 'undo', 'redo')),
    -- The act that was taken back or done again.
    target    INTEGER REFERENCES journal (number),
    -- What an act changed, as SQLite's session extension writes it; none when it cannot be taken back.
    changeset BLOB,
    CHECK ((kind = 'act') = (target IS NULL)),
    CHECK (kind = 'act' OR changeset IS NULL),
    CHECK (target < number)
) STRICT;

CREATE INDEX journal_target ON journal (target) WHERE target IS NOT NULL;
CREATE INDEX journal_acts ON journal (number) WHERE kind = 'act';

CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;

CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
