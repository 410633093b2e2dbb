//! Colour preferences (C.04.3 art. 1.6) and the colours of a pair (art. 5.2).

use std::cmp::Reverse;

use arbitro_tournament::Colour;
use serde::{Deserialize, Serialize};

use super::field::{Edition, Entrant};

/// How much a player needs a colour (C.04.3 art. 1.6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// No game played yet.
    #[default]
    None,
    /// As many games with White as with Black: the other colour than last time.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the same colour in the last two games.
    Absolute,
}

/// What the colours of the games played mean for the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preference {
    /// The colour due; none before the first game.
    pub colour: Option<Colour>,
    /// How much it is due.
    pub strength: Strength,
    /// Games with White less games with Black.
    pub difference: i32,
    /// The colour of the last two games, if they had the same.
    pub repeated: Option<Colour>,
}

impl Preference {
    /// The preference after games with these colours, oldest first.
    pub fn after(colours: &[Colour]) -> Self {
        let whites = colours.iter().filter(|c| **c == Colour::White).count();
        let difference = i32::try_from(2 * whites).unwrap_or(0) - i32::try_from(colours.len()).unwrap_or(0);
        let repeated = match colours {
            [.., a, b] if a == b => Some(*a),
            _ => None,
        };
        let rarer = if difference > 0 { Colour::Black } else { Colour::White };
        let (colour, strength) = match (difference.abs(), repeated, colours.last()) {
            (2.., _, _) => (Some(rarer), Strength::Absolute),
            (_, Some(twice), _) => (Some(twice.other()), Strength::Absolute),
            (1, None, _) => (Some(rarer), Strength::Strong),
            (_, None, Some(last)) => (Some(last.other()), Strength::Mild),
            (_, None, None) => (None, Strength::None),
        };
        Self { colour, strength, difference, repeated }
    }

    /// Whether both want the same colour absolutely (criterion C3).
    pub fn clashes_absolutely(&self, other: &Self) -> bool {
        self.strength == Strength::Absolute
            && other.strength == Strength::Absolute
            && self.colour == other.colour
    }
}

/// Which rule decided the colours of a pair (C.04.3 art. 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// 5.2.1: both preferences are granted.
    BothGranted,
    /// 5.2.2: the stronger preference is granted.
    StrongerGranted,
    /// 5.2.3: the colours alternate from the last round in which one had White and the other Black.
    Alternation,
    /// 5.2.4: the preference of the higher-ranked player is granted.
    HigherRanked,
    /// 5.2.5: no preferences: by the parity of the higher-ranked player's pairing number.
    PairingNumber,
}

impl ColourRule {
    /// Its key in the message catalogue; the edition before 2026 had the same rules as E.1 to E.5.
    pub const fn key(self, edition: Edition) -> &'static str {
        let (now, before) = match self {
            Self::BothGranted => ("pairing-colours-both-granted", "pairing-colours-2017-both-granted"),
            Self::StrongerGranted => {
                ("pairing-colours-stronger-granted", "pairing-colours-2017-stronger-granted")
            }
            Self::Alternation => ("pairing-colours-alternation", "pairing-colours-2017-alternation"),
            Self::HigherRanked => ("pairing-colours-higher-ranked", "pairing-colours-2017-higher-ranked"),
            Self::PairingNumber => ("pairing-colours-pairing-number", "pairing-colours-2017-pairing-number"),
        };
        match edition {
            Edition::E2026 => now,
            Edition::E2017 => before,
        }
    }
}

/// The colour of the first of two players, of whom the first is ranked higher, and the rule that decided.
pub fn colour_of_higher(a: &Entrant, b: &Entrant, initial: Colour) -> (Colour, ColourRule) {
    let (p, q) = (&a.preference, &b.preference);
    match (p.colour, q.colour) {
        (None, None) => {
            let colour = if a.place % 2 == 1 { initial } else { initial.other() };
            return (colour, ColourRule::PairingNumber);
        }
        (Some(mine), None) => return (mine, ColourRule::BothGranted),
        (None, Some(theirs)) => return (theirs.other(), ColourRule::BothGranted),
        (Some(mine), Some(theirs)) if mine != theirs => return (mine, ColourRule::BothGranted),
        _ => {}
    }
    let wanted = p.colour.unwrap_or(initial);
    // Of two absolute preferences the larger colour difference is the stronger.
    let weight = |x: &Preference| {
        let difference = if x.strength == Strength::Absolute { x.difference.abs() } else { 0 };
        (x.strength, difference)
    };
    match weight(p).cmp(&weight(q)) {
        std::cmp::Ordering::Greater => return (wanted, ColourRule::StrongerGranted),
        std::cmp::Ordering::Less => return (wanted.other(), ColourRule::StrongerGranted),
        std::cmp::Ordering::Equal => {}
    }
    let parted = a.colours.iter().rev().zip(b.colours.iter().rev()).find(|(x, y)| x != y);
    match parted {
        Some((mine, _)) => (mine.other(), ColourRule::Alternation),
        None => (wanted, ColourRule::HigherRanked),
    }
}

/// The order of C.04.3 art. 1.2: higher score first, then lower pairing number.
pub fn order(entrant: &Entrant) -> impl Ord + use<> {
    (Reverse(entrant.score), entrant.number)
}
