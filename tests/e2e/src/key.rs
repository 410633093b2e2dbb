//! The keys without a letter, by the characters that WebDriver gives them.

/// Takes back the letter before.
pub const BACKSPACE: char = '\u{E003}';
/// Accepts.
pub const ENTER: char = '\u{E007}';
/// Held down with a letter.
pub const CONTROL: char = '\u{E009}';
/// Leaves a field or a panel.
pub const ESCAPE: char = '\u{E00C}';
/// Held down with a letter.
pub const ALT: char = '\u{E00A}';
/// Goes to the next field.
pub const TAB: char = '\u{E004}';
