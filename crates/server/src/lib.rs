//! A door: the same desk for browsers on the loopback address
