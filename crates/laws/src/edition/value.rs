//! The values a parameter of an edition can have.

use serde::{Deserialize, Serialize};

/// A length of time in seconds; negative where time is taken away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seconds(pub i64);

impl std::ops::AddAssign for Seconds {
    fn add_assign(&mut self, other: Seconds) {
        self.0 = self.0.saturating_add(other.0);
    }
}

impl std::ops::Neg for Seconds {
    type Output = Seconds;

    fn neg(self) -> Seconds {
        Seconds(self.0.saturating_neg())
    }
}

/// Where completed illegal moves are counted towards a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counting {
    /// Nowhere: the position is restored and nothing is counted.
    Never,
    /// Only in the quickplay finish, the last period of the game (1997 art. 10.3).
    QuickplayFinish,
    /// In the whole game.
    Always,
}

/// What an illegal move costs in rapid or blitz without adequate supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unsupervised {
    /// The edition has no rule for it.
    NoRule,
    /// Ruled only when the opponent claims before his own move; then as under the Competition Rules.
    PenaltyOnClaim,
    /// The opponent may claim the win before his own move.
    WinOnClaim,
    /// The arbiter declares the loss at the first illegal move.
    Loss,
    /// Extra time for the opponent, loss at the limit; the arbiter acts on his own.
    Penalty,
}

/// What is asked of the opponent before a player loses on time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagTest {
    /// The opponent has more than a bare king.
    BareKing,
    /// The opponent can reach a position in which the player, having the move, cannot avoid being mated on
    /// the next move (1997 Appendix C4).
    MatingPotential,
    /// The opponent can checkmate by any possible series of legal moves.
    AnySeries,
}

/// The exceptions to the fifty-move rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FiftyExceptions {
    /// None: fifty moves for all positions.
    None,
    /// For endings named before the game starts, the number of moves announced.
    Announced,
    /// Seventy-five moves for the endings the text lists.
    Listed,
}

/// What is done when the colours were reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColoursReversed {
    /// A new game if no more than a quarter of the first time control has passed.
    QuarterOfFirstControl,
    /// The game continues unless the arbiter rules otherwise.
    Continue,
    /// A new game if fewer than ten moves have been made by both players.
    FewerThanTenMoves,
}

/// What makes an electronic device an offence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeviceOffence {
    /// Nothing said: the list of penalties, if the rules of the competition forbid it.
    Penalties,
    /// A mobile telephone rings.
    Rings,
    /// A device that is not switched off makes any sound.
    Sounds,
    /// A device not approved by the arbiter is in the playing venue.
    InVenue,
    /// A device is on the player's person in the playing venue.
    OnPerson,
}

/// What the opponent of a player who loses through a device receives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpponentScore {
    /// The arbiter decides.
    Arbiter,
    /// The win, or half a point if he cannot win by any series of legal moves.
    WinIfCanMate,
    /// The win.
    Win,
}

/// What a wrong claim takes from the claimant's own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimantCut {
    /// Nothing.
    Nothing,
    /// A fixed time, by which the player may overstep the limit.
    Fixed(Seconds),
    /// Half of his remaining time, at most so much, and not so that less than the floor is left.
    Half {
        /// The most that is taken.
        at_most: Seconds,
        /// What stays at least; a player who has less keeps what he has.
        floor: Seconds,
    },
}

/// The rules for a game that cannot be won by normal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quickplay {
    /// Left to the rules of the tournament.
    TournamentRule,
    /// In the Laws; the arbiter draws or postpones, he may not reject.
    LawsWithoutRejection,
    /// In the Laws; the arbiter draws, postpones or rejects.
    Laws,
    /// Only if the competition announced it beforehand.
    Announced,
}

/// When a player has the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HasTheMove {
    /// When it is his turn (1974 art. 4.2).
    Turn,
    /// When the opponent's move has been completed, that is the clock pressed.
    Completed,
    /// When the opponent's move has been made on the board.
    Made,
}

/// When the choice of the promoted piece is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromotionFinal {
    /// When the piece is released on the square.
    Released,
    /// When the piece touches the square.
    Touched,
}

/// How touched pieces of both colours bind the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TouchBoth {
    /// Capture with the touched piece; else move the touched own piece; else capture the touched piece with any.
    OwnFirst,
    /// Capture with the touched piece; else the first touched piece that can be moved or captured.
    FirstTouched,
}

/// The default time where the regulations name none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DefaultTime {
    /// So many seconds after the start.
    Seconds(Seconds),
    /// The regulations must name it; without them the arbiter decides.
    MustBeSet,
}

/// What is done where the position before an irregularity cannot be determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PositionLost {
    /// The game is annulled and a new one is played.
    NewGame,
    /// The game continues from the last position that can be identified.
    LastIdentifiable,
}
