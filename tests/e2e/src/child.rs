//! A program that ends when the test lets go of it.

use std::process::Child;

/// Ends and waits for its program when dropped.
pub struct Kept(pub Child);

impl Drop for Kept {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        self.0.kill().ok();
        self.0.wait().ok();
    }
}
