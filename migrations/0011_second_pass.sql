-- Results typed a second time by another person, to be compared with the first.

CREATE TABLE second_pass (
    pairing      INTEGER PRIMARY KEY REFERENCES pairing (id),
    white_result TEXT NOT NULL,
    black_result TEXT NOT NULL
) STRICT;
