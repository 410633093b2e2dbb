//! Which tie-breaks there are (C.07 art. 5), and where each may be used.

use arbitro_tournament::Rating;

use crate::TeamScore;
use crate::rules::Rules;

/// What a tie-break counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The score that decides first.
    Points,
    /// Match points.
    MatchPoints,
    /// Game points.
    GamePoints,
    /// Direct encounter.
    DirectEncounter,
    /// Rounds with the points of a win.
    Wins,
    /// Games won over the board.
    GamesWon,
    /// Games played with Black.
    BlackGames,
    /// Games won with Black.
    BlackWins,
    /// Progressive scores.
    Progressive,
    /// Rounds one elected to play.
    RoundsElected,
    /// Standard points.
    StandardPoints,
    /// The pairing number.
    PairingNumber,
    /// Buchholz.
    Buchholz,
    /// Average of opponents' Buchholz.
    AverageBuchholz,
    /// Fore Buchholz.
    ForeBuchholz,
    /// Sonneborn-Berger.
    SonnebornBerger,
    /// Koya system.
    Koya,
    /// Average rating of opponents.
    AverageRating,
    /// Tournament performance rating.
    TournamentPerformance,
    /// Perfect tournament performance.
    PerfectPerformance,
    /// Average performance rating of opponents.
    AveragePerformance,
    /// Average perfect performance of opponents.
    AveragePerfect,
    /// The own rating.
    OwnRating,
    /// Board count.
    BoardCount,
    /// Top board results.
    TopBoards,
    /// Bottom board elimination.
    BottomBoards,
    /// Match points or game points: the score that does not decide first.
    SecondaryScore,
    /// Extended Sonneborn-Berger: the opponent's total in one score times the own result in another.
    ExtendedSonnebornBerger(TeamScore, TeamScore),
    /// Extended direct encounter, with what follows for two teams.
    ExtendedDirectEncounter(Tail),
    /// Scores and schedule strength combination.
    ScheduleStrength,
}

/// What extended direct encounter looks at in the match of the last two teams (art. 13.3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tail {
    /// Nothing.
    None,
    /// Board count, then top board results.
    CountTop,
    /// Board count, then bottom board elimination.
    CountBottom,
    /// Top board results.
    Top,
    /// Bottom board elimination.
    Bottom,
}

/// Who may use a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Everybody,
    Players,
    Teams,
}

/// Where a tie-break may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    Everywhere,
    Swiss,
    RoundRobin,
}

/// A row of the table of tie-breaks.
pub(super) struct Row {
    /// The code.
    pub code: &'static str,
    /// What it counts.
    pub family: Family,
    /// The article of C.07.
    pub article: &'static str,
    pub who: Who,
    pub place: Where,
    /// The letters of the modifiers it takes; `:` for the choice of the score.
    pub modifiers: &'static str,
}

const fn row(
    code: &'static str,
    family: Family,
    article: &'static str,
    who: Who,
    place: Where,
    modifiers: &'static str,
) -> Row {
    Row { code, family, article, who, place, modifiers }
}

use Family as F;
use TeamScore::{GamePoints, MatchPoints};
use Where::{Everywhere, RoundRobin, Swiss};
use Who::{Everybody, Players, Teams};

/// One row a tie-break.
pub(super) const TABLE: [Row; 39] = [
    row("PTS", F::Points, "4.2", Everybody, Everywhere, ""),
    row("MPTS", F::MatchPoints, "11.1", Teams, Everywhere, ""),
    row("GPTS", F::GamePoints, "11.1", Teams, Everywhere, ""),
    row("DE", F::DirectEncounter, "6", Everybody, Everywhere, ":P"),
    row("WIN", F::Wins, "7.1", Everybody, Everywhere, ":"),
    row("WON", F::GamesWon, "7.2", Everybody, Everywhere, ":"),
    row("BPG", F::BlackGames, "7.3", Everybody, Everywhere, ":"),
    row("BWG", F::BlackWins, "7.4", Everybody, Everywhere, ":"),
    row("PS", F::Progressive, "7.5", Everybody, Everywhere, ":C"),
    row("REP", F::RoundsElected, "7.6", Everybody, Everywhere, ":"),
    row("STD", F::StandardPoints, "7.7", Everybody, Everywhere, ":"),
    row("TPN", F::PairingNumber, "7.8", Everybody, Everywhere, "R"),
    row("BH", F::Buchholz, "8.1", Everybody, Swiss, ":CMP"),
    row("AOB", F::AverageBuchholz, "8.2", Everybody, Swiss, ":PF"),
    row("FB", F::ForeBuchholz, "8.3", Everybody, Swiss, ":CMP"),
    row("SB", F::SonnebornBerger, "9.1", Everybody, Everywhere, ":CP"),
    row("KS", F::Koya, "9.2", Everybody, RoundRobin, ":L"),
    row("ARO", F::AverageRating, "10.1", Players, Everywhere, "CMU"),
    row("TPR", F::TournamentPerformance, "10.2", Players, Everywhere, "U"),
    row("PTP", F::PerfectPerformance, "10.3", Players, Everywhere, "U"),
    row("APRO", F::AveragePerformance, "10.4", Players, Everywhere, "U"),
    row("APPO", F::AveragePerfect, "10.5", Players, Everywhere, "U"),
    row("RTNG", F::OwnRating, "10.6", Players, Everywhere, "RU"),
    row("BC", F::BoardCount, "12.1", Teams, Everywhere, ""),
    row("TBR", F::TopBoards, "12.2", Teams, Everywhere, ""),
    row("BBE", F::BottomBoards, "12.3", Teams, Everywhere, ""),
    row("MPvGP", F::SecondaryScore, "13.1", Teams, Everywhere, ""),
    row("EMMSB", F::ExtendedSonnebornBerger(MatchPoints, MatchPoints), "13.2.1", Teams, Everywhere, "CP"),
    row("EMGSB", F::ExtendedSonnebornBerger(MatchPoints, GamePoints), "13.2.2", Teams, Everywhere, "CP"),
    row("EGMSB", F::ExtendedSonnebornBerger(GamePoints, MatchPoints), "13.2.3", Teams, Everywhere, "CP"),
    row("EGGSB", F::ExtendedSonnebornBerger(GamePoints, GamePoints), "13.2.4", Teams, Everywhere, "CP"),
    row("EDE", F::ExtendedDirectEncounter(Tail::None), "13.3", Teams, Everywhere, "P"),
    row("EDEBT", F::ExtendedDirectEncounter(Tail::CountTop), "13.3.2", Teams, Everywhere, "P"),
    row("EDEBB", F::ExtendedDirectEncounter(Tail::CountBottom), "13.3.2", Teams, Everywhere, "P"),
    row("EDET", F::ExtendedDirectEncounter(Tail::Top), "13.3.2", Teams, Everywhere, "P"),
    row("EDEB", F::ExtendedDirectEncounter(Tail::Bottom), "13.3.2", Teams, Everywhere, "P"),
    row("SSSC", F::ScheduleStrength, "13.4", Teams, Swiss, "PFK"),
    // Older names of one code.
    row("GE", F::RoundsElected, "7.6", Everybody, Everywhere, ":"),
    row("GEP", F::RoundsElected, "7.6", Everybody, Everywhere, ":"),
];

/// What is cut (art. 14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cut {
    /// Nothing.
    #[default]
    None,
    /// `/Cn`: the least significant values.
    Low(u8),
    /// `/Mn`: the least and as many of the most significant values.
    Median(u8),
}

impl Cut {
    /// How many of the least significant values are cut.
    pub const fn low(self) -> usize {
        match self {
            Self::None => 0,
            Self::Low(n) | Self::Median(n) => n as usize,
        }
    }

    /// How many of the most significant values are cut.
    pub const fn high(self) -> usize {
        match self {
            Self::Median(n) => n as usize,
            _ => 0,
        }
    }
}

/// A tie-break with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieBreak {
    /// What it counts.
    pub family: Family,
    /// `:MP` or `:GP`; none for the score that decides first.
    pub score: Option<TeamScore>,
    /// `/Cn` or `/Mn`.
    pub cut: Cut,
    /// `/P`: forfeits are games against the scheduled opponent.
    pub forfeits: bool,
    /// `/F`: with fore Buchholz.
    pub fore: bool,
    /// `/L`: how many half points the limit is moved.
    pub limit: i8,
    /// `/K`: the number by which Buchholz is divided.
    pub factor: Option<u16>,
    /// `/R`: the other way round.
    pub reversed: bool,
    /// `/U`: the rating of those who have none, where the regulations of the event give one.
    pub unrated: Option<Rating>,
}

impl TieBreak {
    /// A tie-break without modifiers.
    pub const fn of(family: Family) -> Self {
        Self {
            family,
            score: None,
            cut: Cut::None,
            forfeits: false,
            fore: false,
            limit: 0,
            factor: None,
            reversed: false,
            unrated: None,
        }
    }

    /// The row of the table.
    pub(super) fn row(&self) -> Option<&'static Row> {
        TABLE.iter().find(|row| row.family == self.family)
    }

    /// The code without modifiers.
    pub fn name(&self) -> &'static str {
        self.row().map_or("", |row| row.code)
    }

    /// The key of its name in the message catalogue.
    pub fn name_key(&self) -> String {
        format!("standings-name-{}", self.name().to_ascii_lowercase())
    }

    /// The article of C.07 that defines it.
    pub fn article(&self) -> &'static str {
        self.row().map_or("", |row| row.article)
    }

    /// Whether the lower value is the better.
    pub const fn lower_is_better(&self) -> bool {
        match self.family {
            Family::BoardCount => true,
            Family::PairingNumber => !self.reversed,
            Family::OwnRating => self.reversed,
            _ => false,
        }
    }

    /// Whether its value depends on who is tied (type A).
    pub const fn is_among_tied(&self) -> bool {
        matches!(self.family, Family::DirectEncounter | Family::ExtendedDirectEncounter(_))
    }

    /// Whether nobody has a value of it as soon as somebody is unrated (art. 10), the regulations of the event giving the
    /// unrated no rating.
    pub const fn needs_everybody_rated(&self) -> bool {
        let rating = matches!(
            self.family,
            Family::AverageRating
                | Family::TournamentPerformance
                | Family::PerfectPerformance
                | Family::AveragePerformance
                | Family::AveragePerfect
        );
        rating && self.unrated.is_none()
    }

    /// Whether it may be used under these rules; if not, why.
    pub fn suits(&self, rules: &Rules) -> Result<(), Unsuitable> {
        let Some(row) = self.row() else { return Ok(()) };
        let (teams, swiss) = (rules.teams.is_some(), rules.pairing == crate::PairingKind::Swiss);
        match (row.who, row.place) {
            (Players, _) if teams => Err(Unsuitable::OnlyPlayers),
            (Teams, _) if !teams => Err(Unsuitable::OnlyTeams),
            (_, Swiss) if !swiss => Err(Unsuitable::OnlySwiss),
            (_, RoundRobin) if swiss => Err(Unsuitable::OnlyRoundRobin),
            _ if self.score.is_some() && !teams => Err(Unsuitable::OnlyTeams),
            _ => Ok(()),
        }
    }
}

/// The tie-breaks that are used where the regulations of the event are silent (art. 4.1.1 leaves them to the chief
/// arbiter).
pub fn defaults(rules: &Rules) -> Vec<TieBreak> {
    let plain = TieBreak::of;
    let cut_1 = |family| TieBreak { cut: Cut::Low(1), ..TieBreak::of(family) };
    match (rules.teams, rules.pairing) {
        (Some(_), crate::PairingKind::Swiss) => vec![
            plain(F::SecondaryScore),
            plain(F::ExtendedDirectEncounter(Tail::None)),
            cut_1(F::ExtendedSonnebornBerger(MatchPoints, GamePoints)),
            TieBreak { score: Some(MatchPoints), ..cut_1(F::Buchholz) },
        ],
        (Some(_), crate::PairingKind::Predetermined) => vec![
            plain(F::SecondaryScore),
            plain(F::ExtendedDirectEncounter(Tail::None)),
            plain(F::ExtendedSonnebornBerger(MatchPoints, GamePoints)),
        ],
        (None, crate::PairingKind::Swiss) => {
            vec![cut_1(F::Buchholz), plain(F::Buchholz), plain(F::SonnebornBerger), plain(F::DirectEncounter)]
        }
        (None, crate::PairingKind::Predetermined) => {
            vec![plain(F::DirectEncounter), plain(F::Wins), plain(F::SonnebornBerger), plain(F::Koya)]
        }
    }
}

/// Why a tie-break may not be used in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unsuitable {
    /// It is for individual events (art. 10).
    OnlyPlayers,
    /// It is for team events (art. 11 to 13).
    OnlyTeams,
    /// It makes no sense where pairings are predetermined (art. 8, 15.2).
    OnlySwiss,
    /// It is for round robins (art. 9.2).
    OnlyRoundRobin,
}

impl Unsuitable {
    /// The key of its text in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::OnlyPlayers => "standings-only-players",
            Self::OnlyTeams => "standings-only-teams",
            Self::OnlySwiss => "standings-only-swiss",
            Self::OnlyRoundRobin => "standings-only-round-robin",
        }
    }

    /// The article of C.07 that says so.
    pub const fn article(self) -> &'static str {
        match self {
            Self::OnlyPlayers => "10",
            Self::OnlyTeams => "11",
            Self::OnlySwiss => "8",
            Self::OnlyRoundRobin => "9.2",
        }
    }
}
