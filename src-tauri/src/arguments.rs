//! What the program was started with.

use std::ffi::OsString;
use std::path::PathBuf;

/// How the program is started.
pub const USAGE: &str = "\
Usage: arbitro-window [--demo | FILE.arbitro]

  --demo         opens a copy of the sample event
  FILE.arbitro   opens an event file";

/// What is on the desk when the window opens.
#[derive(Debug, PartialEq, Eq)]
pub enum First {
    /// Nothing: the start screen.
    Nothing,
    /// The sample event.
    Sample,
    /// An event file, by its absolute path.
    File(PathBuf),
}

/// The command line, read.
#[derive(Debug, PartialEq, Eq)]
pub enum Arguments {
    /// Tell how the program is started.
    Help,
    /// Open the window.
    Open(First),
}

impl Arguments {
    /// Reads the words after the program's name.
    pub fn read(words: impl Iterator<Item = OsString>) -> Result<Self, String> {
        let mut first = First::Nothing;
        for word in words {
            if first != First::Nothing {
                return Err(format!("one event at a time: {} is too much", word.display()));
            }
            first = match word.to_str() {
                Some("--help" | "-h") => return Ok(Self::Help),
                Some("--demo") => First::Sample,
                Some(option) if option.starts_with('-') => return Err(format!("no option {option}")),
                _ => {
                    let path = std::path::absolute(&word)
                        .map_err(|problem| format!("{}: {problem}", word.display()))?;
                    First::File(path)
                }
            };
        }
        Ok(Self::Open(first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Arguments, String> {
        Arguments::read(words.iter().map(OsString::from))
    }

    #[test]
    fn nothing_the_sample_or_one_file() {
        assert_eq!(read(&[]), Ok(Arguments::Open(First::Nothing)));
        assert_eq!(read(&["--demo"]), Ok(Arguments::Open(First::Sample)));
        let here = std::env::current_dir().unwrap();
        assert_eq!(
            read(&["open 2026.arbitro"]),
            Ok(Arguments::Open(First::File(here.join("open 2026.arbitro"))))
        );
        assert_eq!(read(&["-h"]), Ok(Arguments::Help));
    }

    #[test]
    fn two_events_and_unknown_options_are_refused_by_name() {
        assert!(read(&["--demo", "a.arbitro"]).unwrap_err().contains("a.arbitro"));
        assert!(read(&["--dmeo"]).unwrap_err().contains("--dmeo"));
    }
}
