//! The message catalogue: one Fluent catalogue for screen, terminal and paper
