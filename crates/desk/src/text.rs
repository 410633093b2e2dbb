//! Short texts that people type: names, clubs, prizes.

use crate::api::DeskError;

/// The most letters of such a text.
const LONGEST: usize = 100;

/// A text with its blanks made single blanks, if it is not too long.
pub(crate) fn one_line(text: &str) -> Result<String, DeskError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > LONGEST {
        return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
    }
    Ok(text)
}
