//! Record 192: the pairing system by its code (ETT26, Annexure C of C.02.03).

use serde::{Deserialize, Serialize};

/// The family of a pairing system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// The FIDE (Dutch) system, C.04.3.
    Dutch,
    /// The Dubov system, C.04.4.1.
    Dubov,
    /// The Burstein system, C.04.4.2.
    Burstein,
    /// Two games with each opponent, paired as a Swiss.
    DoubleSwiss,
    /// The FIDE system for teams, C.04.6.
    TeamSwiss,
    /// A Swiss by rules of its own.
    CustomSwiss,
    /// A double Swiss by rules of its own.
    CustomDoubleSwiss,
    /// A Swiss of teams by rules of its own.
    CustomTeamSwiss,
    /// A knockout.
    Knockout,
    /// Everyone meets everyone once, by the Berger tables (C.05 Annex 1).
    RoundRobin,
    /// Everyone meets everyone twice.
    DoubleRoundRobin,
    /// Everyone of one team meets everyone of the other.
    Scheveningen,
    /// Round robin of teams by the tables of Schiller.
    Schiller,
}

/// What a team ranking goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamScore {
    /// Match points.
    Match,
    /// Game points.
    Game,
}

/// How colours are given to teams (C.04.6 art. 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamColours {
    /// Type A.
    A,
    /// Type B.
    B,
}

/// A pairing system as record 192 names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct System {
    /// The family.
    pub method: Method,
    /// The year of the rules, where the code names one; else those in force on the first day.
    pub edition: Option<u16>,
    /// Whether scores are accelerated by the Baku rules (C.04.7).
    pub baku: bool,
    /// Whether it is an event of teams.
    pub team: bool,
    /// Colours of teams; none for individuals.
    pub colours: Option<TeamColours>,
    /// The scores of teams, the first before the second; none for individuals.
    pub scores: Option<(TeamScore, Option<TeamScore>)>,
    /// Games with each opponent, where the code says so.
    pub games: Option<u16>,
}

/// One row a code without its suffixes.
const CODES: &[(&str, Method, bool)] = &[
    ("FIDE_DUTCH", Method::Dutch, false),
    ("FIDE_DUBOV", Method::Dubov, false),
    ("FIDE_BURSTEIN", Method::Burstein, false),
    ("FIDE_DOUBLESWISS", Method::DoubleSwiss, false),
    ("FIDE_TEAM_ROUNDROBIN", Method::RoundRobin, true),
    ("FIDE_TEAM_DOUBLEROUNDROBIN", Method::DoubleRoundRobin, true),
    ("FIDE_TEAM", Method::TeamSwiss, true),
    ("FIDE_ROUNDROBIN", Method::RoundRobin, false),
    ("FIDE_DOUBLEROUNDROBIN", Method::DoubleRoundRobin, false),
    ("BERGER_ROUNDROBIN", Method::RoundRobin, false),
    ("BERGER_TEAM_ROUNDROBIN", Method::RoundRobin, true),
    ("SCHILLER", Method::Schiller, true),
    ("SCHEVENINGEN", Method::Scheveningen, true),
    ("CUSTOM_SWISS", Method::CustomSwiss, false),
    ("CUSTOM_DOUBLESWISS", Method::CustomDoubleSwiss, false),
    ("CUSTOM_TEAM_SWISS", Method::CustomTeamSwiss, true),
    ("CUSTOM_KNOCKOUT", Method::Knockout, false),
];

impl System {
    /// Reads a code. None if it is not known.
    pub fn read(code: &str) -> Option<Self> {
        let code = code.trim();
        let fits = |row: &&(&str, Method, bool)| {
            code.strip_prefix(row.0).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        let (prefix, method, team) = CODES.iter().filter(fits).max_by_key(|row| row.0.len()).copied()?;
        let mut system =
            Self { method, edition: None, baku: false, team, colours: None, scores: None, games: None };
        let suffixes = code.strip_prefix(prefix).unwrap_or_default();
        for suffix in suffixes.split('_').filter(|suffix| !suffix.is_empty()) {
            system.suffix(suffix)?;
        }
        if method == Method::TeamSwiss {
            system.colours.get_or_insert(TeamColours::A);
            system.scores.get_or_insert((TeamScore::Match, Some(TeamScore::Game)));
        }
        Some(system)
    }

    fn suffix(&mut self, suffix: &str) -> Option<()> {
        match suffix {
            "BAKU" => self.baku = true,
            // The older table of codes called the rules of 2026 by the year of their drafting.
            "2026" | "2025" if self.method == Method::Dutch => self.edition = Some(2026),
            "2017" if self.method == Method::Dutch => self.edition = Some(2017),
            "TYPEA" if self.team => self.colours = Some(TeamColours::A),
            "TYPEB" if self.team => self.colours = Some(TeamColours::B),
            "MP" | "GP" if self.team => {
                let score = if suffix == "MP" { TeamScore::Match } else { TeamScore::Game };
                self.scores = match self.scores {
                    None => Some((score, None)),
                    Some((first, None)) if first != score => Some((first, Some(score))),
                    _ => return None,
                };
            }
            _ => self.games = Some(suffix.strip_prefix('G')?.parse().ok()?),
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_with_their_suffixes() {
        let read = |code| System::read(code).unwrap();
        assert_eq!(read("FIDE_DUTCH_2025_BAKU").edition, Some(2026));
        assert!(read("FIDE_DUTCH_BAKU").baku);
        assert_eq!(read("FIDE_TEAM").scores, Some((TeamScore::Match, Some(TeamScore::Game))));
        let team = read("FIDE_TEAM_TYPEB_GP_MP_BAKU");
        assert_eq!(team.scores, Some((TeamScore::Game, Some(TeamScore::Match))));
        assert_eq!((team.colours, team.baku), (Some(TeamColours::B), true));
        assert_eq!(read("FIDE_TEAM_ROUNDROBIN").method, Method::RoundRobin);
        assert_eq!(read("BERGER_ROUNDROBIN_G4").games, Some(4));
        for code in ["", "FIDE", "FIDE_DUTCHES", "FIDE_DUTCH_TYPEA", "FIDE_TEAM_MP_MP", "Swiss"] {
            assert_eq!(System::read(code), None, "{code}");
        }
    }
}
