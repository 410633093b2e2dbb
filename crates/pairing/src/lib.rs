//! Who plays whom: one module a pairing system
