//! What the desk shows beside the board.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Color, Move, Square};

use super::{Mark, Replay};
use crate::claim::{self, Claim, Limits};
use crate::ending::{Declaration, EndRules, Ended, earliest_end};
use crate::legality::legal_moves_on;
use crate::position::{Fault, GamePosition};
use crate::wire;

/// A number for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerPlayer {
    /// White's.
    pub white: u32,
    /// Black's.
    pub black: u32,
}

impl PerPlayer {
    /// The number of one player.
    pub fn of(self, color: Color) -> u32 {
        color.fold_wb(self.white, self.black)
    }

    fn add(&mut self, color: Color) {
        match color {
            Color::White => self.white += 1,
            Color::Black => self.black += 1,
        }
    }
}

/// The state of a game as its record tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameStatus {
    /// The position in FEN.
    pub fen: String,
    /// Who is to move.
    #[serde(with = "wire::one")]
    pub to_move: Color,
    /// The number of the move to be played.
    pub move_number: u32,
    /// The plies, counted from 1, after which the present position stood on the board; 0 is the start. Where an
    /// illegal move was taken back the position put back is no new occurrence.
    pub occurrences: Vec<usize>,
    /// The present position was put back after an illegal move (article 7.5.1).
    pub reinstated: bool,
    /// Half-moves without a pawn move or capture.
    pub quiet_plies: u32,
    /// The illegal moves of each player that were taken back. Other irregularities that count as illegal moves
    /// (articles 7.5.2 to 7.5.4) leave no move in the record and are not in this number.
    pub illegal_moves: PerPlayer,
    /// The illegal moves of each player that stand on the board.
    pub standing_illegal_moves: PerPlayer,
    /// What the player to move may claim; nothing once the game has ended.
    pub claims: Vec<Claim>,
    /// The first end of the game.
    pub ended: Option<Ended>,
    /// How many plies were recorded after that end; they are void.
    pub plies_after_end: usize,
    /// The square of the king in check, if the player to move is in check.
    #[serde(default, with = "wire::maybe", skip_serializing_if = "Option::is_none")]
    pub check: Option<Square>,
    /// What is wrong with the position, if it is illegal (article 3.10.3).
    pub faults: Vec<Fault>,
    /// For each piece of the player to move that has a legal move, where it may go. Castling is there twice: as
    /// the king's move of two squares and as the king moving onto his rook. Empty once the game has ended on
    /// the board.
    pub destinations: BTreeMap<String, Vec<String>>,
}

impl GameStatus {
    /// The state at the end of `replay`.
    ///
    /// ```
    /// use arbitro_laws::claim::Limits;
    /// use arbitro_laws::ending::EndRules;
    /// use arbitro_laws::record::{GameStatus, Record};
    ///
    /// let record = Record::default();
    /// let status = GameStatus::of(&record.replay(), EndRules::CURRENT, Limits::default(), &[]);
    /// assert_eq!(status.destinations["g1"], ["f3", "h3"]);
    /// assert_eq!(status.occurrences, [0]);
    /// ```
    pub fn of(replay: &Replay, rules: EndRules, limits: Limits, declarations: &[Declaration]) -> GameStatus {
        let position = replay.position();
        let ended = earliest_end(replay, rules, declarations);
        let (illegal_moves, standing_illegal_moves) = illegal_moves(replay);
        let plies = replay.steps().len();
        GameStatus {
            fen: position.fen().to_string(),
            to_move: position.turn(),
            move_number: position.move_number(),
            occurrences: replay.occurrences(),
            reinstated: replay.steps().last().is_some_and(|step| step.void.is_some()),
            quiet_plies: replay.quiet_plies(),
            illegal_moves,
            standing_illegal_moves,
            claims: if ended.is_some() || !replay.is_known() {
                Vec::new()
            } else {
                claim::available(replay, limits)
            },
            plies_after_end: ended.map_or(0, |ended| plies.saturating_sub(ended.ply)),
            ended,
            check: position.check_square(),
            faults: position.faults().to_vec(),
            destinations: destinations(position),
        }
    }
}

/// The illegal moves taken back, and those that stand.
fn illegal_moves(replay: &Replay) -> (PerPlayer, PerPlayer) {
    let (mut taken_back, mut standing) = (PerPlayer::default(), PerPlayer::default());
    for step in replay.steps() {
        match step.mark() {
            Mark::IllegalTakenBack => taken_back.add(step.mover),
            Mark::IllegalStands => standing.add(step.mover),
            Mark::Legal | Mark::Void | Mark::Unread => {}
        }
    }
    (taken_back, standing)
}

/// Where each piece may go, as a board wants it.
pub fn destinations(position: &GamePosition) -> BTreeMap<String, Vec<String>> {
    let mut map: BTreeMap<Square, Vec<Square>> = BTreeMap::new();
    for m in legal_moves_on(position) {
        let Some(from) = m.from() else {
            continue;
        };
        let to = map.entry(from).or_default();
        match m {
            Move::Castle { king, rook } => {
                let arrival = CastlingSide::from_king_side(king < rook).king_to(position.turn());
                to.push(rook);
                if king.distance(arrival) > 1 {
                    to.push(arrival);
                }
            }
            _ => to.push(m.to()),
        }
    }
    map.into_iter()
        .map(|(from, mut to)| {
            to.sort_unstable();
            to.dedup();
            (from.to_string(), to.iter().map(Square::to_string).collect())
        })
        .collect()
}
