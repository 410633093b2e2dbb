//! The titles that norms lead to, and what each asks for.

use arbitro_tournament::{Rating, Title};
use serde::{Deserialize, Serialize};

/// A title for which norms are needed (B.01 art. 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum NormTitle {
    /// Grandmaster.
    GM,
    /// International Master.
    IM,
    /// Woman Grandmaster.
    WGM,
    /// Woman International Master.
    WIM,
}

/// What a norm asks for.
struct Row {
    of_title: Title,
    /// Performance (1.4.8).
    performance: i32,
    /// Average of the opponents (1.4.8a).
    average: i32,
    /// What one opponent is raised to (1.4.6b).
    floor: Rating,
    /// Titles that some opponents must have (1.4.5b to e).
    wanted: &'static [Title],
    /// Rating at some time for the title itself (1.5.3).
    rating: Rating,
}

const TABLE: [Row; 4] = [
    Row {
        of_title: Title::GM,
        performance: 2600,
        average: 2380,
        floor: Rating(2200),
        wanted: &[Title::GM],
        rating: Rating(2500),
    },
    Row {
        of_title: Title::IM,
        performance: 2450,
        average: 2230,
        floor: Rating(2050),
        wanted: &[Title::GM, Title::IM],
        rating: Rating(2400),
    },
    Row {
        of_title: Title::WGM,
        performance: 2400,
        average: 2180,
        floor: Rating(2000),
        wanted: &[Title::GM, Title::IM, Title::WGM],
        rating: Rating(2300),
    },
    Row {
        of_title: Title::WIM,
        performance: 2250,
        average: 2030,
        floor: Rating(1850),
        wanted: &[Title::GM, Title::IM, Title::WGM, Title::WIM],
        rating: Rating(2200),
    },
];

impl NormTitle {
    /// All of them, the highest first.
    pub const ALL: [Self; 4] = [Self::GM, Self::IM, Self::WGM, Self::WIM];

    const fn row(self) -> &'static Row {
        match self {
            Self::GM => &TABLE[0],
            Self::IM => &TABLE[1],
            Self::WGM => &TABLE[2],
            Self::WIM => &TABLE[3],
        }
    }

    /// The title itself.
    pub const fn title(self) -> Title {
        self.row().of_title
    }

    /// The performance it asks for, after rounding (1.4.8).
    pub const fn performance(self) -> i32 {
        self.row().performance
    }

    /// The least average of the opponents (1.4.8a).
    pub const fn average(self) -> i32 {
        self.row().average
    }

    /// The rating that the lowest rated opponent is raised to (1.4.6b).
    pub const fn floor(self) -> Rating {
        self.row().floor
    }

    /// The titles that some of the opponents must have (1.4.5b to e).
    pub const fn wanted(self) -> &'static [Title] {
        self.row().wanted
    }

    /// The rating that the title needs besides its norms (1.5.3).
    pub const fn rating(self) -> Rating {
        self.row().rating
    }

    /// Whether it is a title for women.
    pub const fn is_womens(self) -> bool {
        matches!(self, Self::WGM | Self::WIM)
    }

    /// Whether someone who has a title gains by this one.
    pub fn is_above(self, held: Option<Title>) -> bool {
        match held {
            Some(Title::GM) => false,
            Some(Title::IM) => self == Self::GM,
            Some(Title::WGM) => matches!(self, Self::GM | Self::IM),
            Some(Title::WIM) => self != Self::WIM,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_title_has_its_own_row() {
        for title in NormTitle::ALL {
            assert_eq!(format!("{title:?}"), title.title().code());
            assert_eq!(title.performance() - title.average(), 220);
            assert!(title.wanted().contains(&title.title()));
            assert!(!title.is_above(Some(title.title())));
        }
        assert!(NormTitle::GM.is_above(Some(Title::IM)) && !NormTitle::WGM.is_above(Some(Title::IM)));
    }
}
