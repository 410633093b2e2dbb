//! Prizes: funds, and who wins them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Message;
use super::player::PlayerForm;
use super::standings::StandingsGroup;

/// How players with equal points share money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PrizeSharing {
    /// Not at all: by the place.
    ByPlace,
    /// Equally.
    Equal,
    /// Half of the own place, and half of an equal share (Hort).
    Hort,
}

/// A prize as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PrizeForm {
    /// Money, with up to two decimals: `250`, `99.50`; or empty.
    pub amount: String,
    /// What else goes with the place: a cup, a book; or empty.
    pub thing: String,
}

/// A fund as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FundForm {
    /// Name.
    pub name: String,
    /// The sign or code of the money, or empty.
    pub currency: String,
    /// How money is shared.
    pub sharing: PrizeSharing,
    /// Whether a player may have a prize of this fund beside those of others; otherwise the greatest is kept.
    pub combinable: bool,
    /// Who competes; none for everybody.
    pub who: Option<StandingsGroup>,
    /// The prizes, from the first place on.
    pub prizes: Vec<PrizeForm>,
}

/// `prize/set`: writes all funds of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetPrizes {
    /// The tournament.
    pub tournament: i64,
    /// The funds in their order: of equal prizes a player keeps that of the first.
    pub funds: Vec<FundForm>,
}

/// `prize/show`: who has the prizes as things stand.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShowPrizes {
    /// The tournament.
    pub tournament: i64,
    /// After this round; none for all that are paired.
    pub after_round: Option<u32>,
}

/// A prize and who has it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PrizeWon {
    /// The place in the fund.
    pub place: u32,
    /// The entry.
    pub entry: i64,
    /// The rank in the tournament.
    pub rank: u32,
    /// Pairing number.
    pub number: u16,
    /// The player.
    pub player: PlayerForm,
    /// Points, as `6.5`.
    pub points: String,
    /// Money, as `250.00`; empty where there is none.
    pub amount: String,
    /// What else, or empty.
    pub thing: String,
    /// How the amount came about, where players share.
    pub working: Option<Message>,
}

/// A fund and who has its prizes.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct FundView {
    /// The fund.
    pub fund: FundForm,
    /// Who competes, in words; none for everybody.
    pub who: Option<Message>,
    /// The winners by places.
    pub won: Vec<PrizeWon>,
    /// Prizes that nobody is there for.
    pub left: u32,
    /// Who took a greater prize elsewhere.
    pub passed: Vec<Message>,
}

/// The prizes of a tournament.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PrizesView {
    /// The tournament.
    pub tournament: i64,
    /// After this round.
    pub after_round: u32,
    /// Boards without a result so far.
    pub missing: u32,
    /// The funds in their order.
    pub funds: Vec<FundView>,
}
