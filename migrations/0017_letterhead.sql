-- What the organiser puts on every paper and on the web site: a logo at the head, words at the foot.

CREATE TABLE letterhead (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    footer TEXT NOT NULL,
    -- A picture in PNG, JPEG or SVG, of at most 512 KiB.
    logo   BLOB CHECK (length(logo) BETWEEN 1 AND 524288)
) STRICT;
