//! Rounds and results.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;
use super::player::{PlayerForm, ProhibitedPair};

/// `round/pair`: pairs the next round. A round of a Swiss is a draft until it is published; a draft that stands is made
/// anew. Games without a result are adjourned by it and count as draws (C.04.2 art. 3.6).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PairRound {
    /// The tournament.
    pub tournament: i64,
}

/// How far the pairing of a round has come (`round/progress`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PairingProgress {
    /// Thousandths of the players of the round.
    pub permille: u32,
}

impl PairRound {
    /// The next round of a tournament.
    pub const fn next(tournament: i64) -> Self {
        Self { tournament }
    }
}

/// `round/unpair`: takes the last paired round back if nothing was entered.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct UnpairRound {
    /// The tournament.
    pub tournament: i64,
    /// Why; a published round of a Swiss is not taken back without.
    #[serde(default)]
    pub reason: String,
}

/// `round/publish`: a draft goes on the wall, and results can be entered.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PublishRound {
    /// The tournament.
    pub tournament: i64,
}

/// `round/explain`: why a pair of a Swiss is as it is, or why a player has the bye.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ExplainPairing {
    /// The pairing.
    pub pairing: i64,
}

/// Why a pair is as it is.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PairingExplained {
    /// The pairing.
    pub pairing: i64,
    /// Whether it is what the rules ask for; a pairing changed by hand may not be, and is not explained.
    pub by_the_rules: bool,
    /// The score of the bracket it was made in; empty if it is not explained.
    pub bracket: String,
    /// What decided the colours.
    pub colours: Option<Message>,
    /// Who else came first to mind, and what spoke against it.
    pub reasons: Vec<PairingReason>,
    /// Why its players moved down, or why one has the bye.
    pub floats: Vec<FloatReasons>,
}

/// Why a player moved down from a bracket, or has the pairing-allocated bye.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FloatReasons {
    /// Pairing number.
    pub number: u16,
    /// The bracket left.
    pub bracket: String,
    /// Whether this is the pairing-allocated bye.
    pub bye: bool,
    /// Who else might have moved down, and what spoke against it.
    pub reasons: Vec<PairingReason>,
}

/// An alternative and what speaks against it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PairingReason {
    /// Pairing number of the one who might have been in the place.
    pub instead: u16,
    /// The criterion that is worse then.
    pub criterion: Message,
}

/// A board as the arbiter would have it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChangedBoard {
    /// The entry with White, or the one with the pairing-allocated bye.
    pub white: i64,
    /// The entry with Black; none for the bye.
    pub black: Option<i64>,
}

/// `round/end_manual`: pairing by hand ends, which `round/begin_manual` began.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EndManual {
    /// The tournament.
    pub tournament: i64,
    /// Why it is paired so; needed where the rules want it otherwise.
    #[serde(default)]
    pub reason: String,
}

/// `round/check`: what a draft changed by hand would break or worsen. `round/change`: the draft is changed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ChangeRound {
    /// The tournament.
    pub tournament: i64,
    /// All boards in order, and the pairing-allocated bye if there is one. Byes that were asked for stay.
    pub boards: Vec<ChangedBoard>,
}

/// What a draft changed by hand would break or worsen.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RoundChecked {
    /// Whether everybody is in it once who is to be paired, and nobody else.
    pub complete: bool,
    /// Nothing if it is what the rules ask for.
    pub findings: Vec<PairingFinding>,
}

/// One thing to be said about a pairing.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PairingFinding {
    /// What is to be said.
    pub message: Message,
    /// The criterion it is about.
    pub criterion: Option<Message>,
    /// Whether it breaks an absolute rule.
    pub breaks: bool,
}

/// `round/obstacles`: why the next round of a Swiss has no pairing.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PairingObstacles {
    /// Pairing numbers of players who cannot all be paired.
    pub stuck: Vec<u16>,
    /// The only others whom they may meet.
    pub opponents: Vec<u16>,
    /// What relaxing which rule would allow.
    pub ways_out: Vec<Message>,
}

/// `round/show`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowRound {
    /// The tournament.
    pub tournament: i64,
    /// From 1.
    pub round: u32,
}

/// A round's list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct RoundView {
    /// The tournament.
    pub tournament: i64,
    /// From 1.
    pub round: u32,
    /// Boards in order, the bye last.
    pub boards: Vec<BoardRow>,
    /// Boards without a result.
    pub missing: u32,
    /// Whether `round/unpair` would take it back.
    pub can_unpair: bool,
    /// Whether it is only proposed: nobody has been told, and nothing can be entered.
    pub draft: bool,
    /// Whether it is being paired by hand, until `round/end_manual`.
    pub manual: bool,
    /// Players who meet although they are not to if that can be helped.
    pub gave_way: Vec<ProhibitedPair>,
}

/// One board of a round.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BoardRow {
    /// The pairing.
    pub pairing: i64,
    /// Board number, from 1; 0 for a bye.
    pub board: u32,
    /// White, or the player with the bye.
    pub white: BoardPlayer,
    /// Black; none for a bye.
    pub black: Option<BoardPlayer>,
    /// The result, once there is one.
    pub result: Option<BoardResult>,
    /// What counts for ratings instead; a correction that came too late for the tournament (C.04.2 art. 4.3).
    pub rating_result: Option<BoardResult>,
    /// Whether a later round was paired while it had no result: it is adjourned and counts as a draw until then.
    pub adjourned: bool,
    /// Half-moves on the scoresheet.
    pub plies: u32,
    /// Incidents at this board, such as illegal moves.
    pub incidents: u32,
    /// Illegal moves counted against White and Black.
    pub illegal_moves: (u32, u32),
    /// Whether the result stands by a ruling.
    pub by_ruling: bool,
}

/// A player at a board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BoardPlayer {
    /// The entry.
    pub entry: i64,
    /// Pairing number.
    pub number: u16,
    /// Who.
    pub player: PlayerForm,
    /// Points before this round, an exact decimal such as `2.5`.
    pub points: String,
}

/// A result, each side by its TRF code: `1 = 0` played, `W D L` played but unrated, `+ -` forfeit, and for a bye
/// White's `U F H Z` with Black's empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BoardResult {
    /// White's code.
    pub white: String,
    /// Black's code.
    pub black: String,
}

/// `result/enter`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct EnterResult {
    /// The pairing.
    pub pairing: i64,
    /// None clears it.
    pub result: Option<BoardResult>,
}
