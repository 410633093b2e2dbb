//! The answer to the question, with what proves it.

use serde::Serialize;
use shakmaty::Move;

use super::material::Lemma;
use super::outline::Outlines;
use super::packed::PackedPosition;
use super::wall::Wall;

/// Whether any possible series of legal moves ends in a mate by one side (Laws 2023 art. 5.2.2, 6.9, 7.5.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is such a series.
    Winnable {
        /// Moves of both sides from the position asked about, the last of them the mate; empty if the mate is on
        /// the board already.
        line: Vec<Move>,
    },
    /// There is none.
    Unwinnable {
        /// What proves it.
        certificate: Certificate,
    },
    /// The bound was reached before an answer: for the arbiter to decide, never a guess.
    Unknown {
        /// The longest series looked at, to show.
        longest: Vec<Move>,
        /// Positions looked at.
        nodes: u64,
    },
}

impl Verdict {
    /// `Some(true)` if winnable, `Some(false)` if not, `None` if unknown.
    pub const fn can_win(&self) -> Option<bool> {
        match self {
            Verdict::Winnable { .. } => Some(true),
            Verdict::Unwinnable { .. } => Some(false),
            Verdict::Unknown { .. } => None,
        }
    }

    /// The verdict's word: `winnable`, `unwinnable` or `unknown`.
    pub const fn word(&self) -> &'static str {
        match self {
            Verdict::Winnable { .. } => "winnable",
            Verdict::Unwinnable { .. } => "unwinnable",
            Verdict::Unknown { .. } => "unknown",
        }
    }
}

/// What proves that no series of legal moves ends in a mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Certificate {
    /// The men on the board alone.
    Material(Lemma),
    /// Every position that can arise: each legal move from one of them leads to another of them, or to a position with a
    /// material lemma or within one of the walls or outlines, and none of them is a mate by the side asked about.
    Exhausted {
        /// The positions, in no particular order.
        positions: Vec<PackedPosition>,
        /// The walls behind which nothing more needs to be looked at.
        walls: Vec<Wall>,
        /// The outlines behind which nothing more needs to be looked at.
        outlines: Vec<Outlines>,
    },
    /// Where each man might ever stand, and that no mate can be made of men that stand there.
    Wall(Wall),
    /// Where the men that matter can come to, with some officers held to be anywhere they might reach.
    Outlines(Outlines),
}

impl Certificate {
    /// A short name of the kind of proof: `material`, `exhausted`, `wall` or `outlines`.
    pub const fn kind(&self) -> CertificateKind {
        match self {
            Certificate::Material(_) => CertificateKind::Material,
            Certificate::Exhausted { .. } => CertificateKind::Exhausted,
            Certificate::Wall(_) => CertificateKind::Wall,
            Certificate::Outlines(_) => CertificateKind::Outlines,
        }
    }
}

/// The kinds of proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum CertificateKind {
    /// The men on the board alone.
    Material,
    /// All positions that can arise.
    Exhausted,
    /// A locked wall.
    Wall,
    /// A locked wall, and what kings and pawns can come to behind it.
    Outlines,
}
