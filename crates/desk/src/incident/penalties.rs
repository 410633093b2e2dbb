//! Penalties that reach beyond the game (Laws 12.9): points given or taken, expulsion.

use arbitro_store::table::player;
use arbitro_store::table::round::PairingRow;
use arbitro_store::{TournamentId, Tx};
use arbitro_tournament::{Colour, Points};

use crate::api::DeskError;
use crate::player::{leave, paired_for_good};

/// The most points a ruling gives or takes: more than any event has rounds.
const MOST: Points = Points::from_hundredths(9_999);

/// The penalty of the ladder that says nothing without points, be it those of the result.
const POINTS: &str = "laws-option-points";

/// What a decision does beside the result.
#[derive(Clone, Debug, Default)]
pub(super) struct Penalties {
    /// Points for White and Black.
    pub points: (Points, Points),
    /// Who is expelled.
    pub expelled: Vec<Colour>,
}

impl Penalties {
    /// As decided; `gives` tells the penalty that was chosen, and whether there is a result.
    pub fn of(
        points: &(String, String),
        expelled: Vec<Colour>,
        gives: (Option<&str>, bool),
    ) -> Result<Self, DeskError> {
        let decided = Self { points: (read(&points.0)?, read(&points.1)?), expelled };
        if gives == (Some(POINTS), false) && !decided.has_points() {
            return Err(DeskError::plain("error-penalty-without-points"));
        }
        Ok(decided)
    }

    fn has_points(&self) -> bool {
        self.points != (Points::ZERO, Points::ZERO)
    }

    /// The round after which points count: the last that was paired with the scores as they were. A draft, which nobody has
    /// been told of, stands in the way.
    pub fn count_after(&self, tx: &Tx<'_>, tournament: TournamentId) -> Result<Option<u16>, DeskError> {
        if !self.has_points() {
            return Ok(None);
        }
        Ok(Some(paired_for_good(tx, tournament)?))
    }

    /// Takes those who are expelled out of what is to come.
    pub fn expel(&self, tx: &Tx<'_>, pairing: &PairingRow) -> Result<(), DeskError> {
        for side in &self.expelled {
            let entry = match side {
                Colour::White => Some(pairing.white),
                Colour::Black => pairing.black,
            };
            if let Some(entry) = entry {
                leave(tx, &mut player::get(tx, entry)?, true)?;
            }
        }
        Ok(())
    }
}

/// Points such as `-0.5`, `−½` or `1`; empty for none.
fn read(text: &str) -> Result<Points, DeskError> {
    let plain = text.trim().replace('−', "-");
    let plain = plain.strip_prefix('+').unwrap_or(&plain);
    if plain.is_empty() {
        return Ok(Points::ZERO);
    }
    let points: Option<Points> = plain.parse().ok();
    points
        .filter(|points| (-MOST.hundredths()..=MOST.hundredths()).contains(&points.hundredths()))
        .ok_or_else(|| DeskError::plain("error-points").with("text", text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        for (text, hundredths) in
            [("", 0), ("-0.5", -50), ("−½", -50), ("+1", 100), ("1,5", 150), ("-1½", -150)]
        {
            assert_eq!(read(text).map(Points::hundredths), Ok(hundredths), "{text}");
        }
        for text in ["half", "--1", "1000", "1.2.3"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
