//! An event is one SQLite file: schema, journal, undo
