//! The Swiss with many foreign players, whose games need no mix of federations (1.4.3d).

use arbitro_tournament::{Federation, Title};
use serde::Serialize;

/// A player of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwissEntrant {
    /// The federation.
    pub federation: Option<Federation>,
    /// Whether he has a FIDE rating.
    pub rated: bool,
    /// The title.
    pub title: Option<Title>,
    /// Rounds he did not play, the pairing-allocated bye aside.
    pub missed: u16,
}

/// What was found, and whether it is enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SwissExemption {
    /// Rated players who are not of the host federation: 20 are needed.
    pub guests: u32,
    /// Their federations: 3 are needed.
    pub federations: u32,
    /// Of them, GM, IM, WGM and WIM: 10 are needed.
    pub titled: u32,
}

impl SwissExemption {
    /// Guests needed.
    pub const GUESTS: u32 = 20;
    /// Federations needed.
    pub const FEDERATIONS: u32 = 3;
    /// Title holders needed.
    pub const TITLED: u32 = 10;

    /// Whether the event is exempt.
    pub const fn is_met(&self) -> bool {
        self.guests >= Self::GUESTS && self.federations >= Self::FEDERATIONS && self.titled >= Self::TITLED
    }
}

/// Counts the players who make an exemption. They must be there in every round: who missed more than one is not counted.
pub fn swiss_exemption(entrants: &[SwissEntrant], host: Option<Federation>) -> SwissExemption {
    let is_guest = |entrant: &&SwissEntrant| {
        let of_fide = entrant.federation.is_some_and(|federation| federation.as_str() != "NON");
        entrant.rated && entrant.missed <= 1 && of_fide && entrant.federation != host
    };
    let guests: Vec<&SwissEntrant> = entrants.iter().filter(is_guest).collect();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let mut federations: Vec<Federation> = guests
        .iter()
        .filter_map(|entrant| entrant.federation)
        .filter(|federation| federation.as_str() != "FID")
        .collect();
    federations.sort_unstable();
    federations.dedup();
    let high = |entrant: &&&SwissEntrant| {
        matches!(entrant.title, Some(Title::GM | Title::IM | Title::WGM | Title::WIM))
    };
    SwissExemption {
        guests: number(guests.len()),
        federations: number(federations.len()),
        titled: number(guests.iter().filter(high).count()),
    }
}
