//! What the player to move may claim now.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Move, Position};

use super::assess::{Basis, Evidence, Kind, Limits, occurrences};
use crate::record::Replay;
use crate::wire;

/// A claim that would be correct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// What may be claimed.
    pub kind: Kind,
    /// By whom: always the player to move.
    #[serde(with = "wire::one")]
    pub by: Color,
    /// On the present position, or with one of several moves.
    pub bases: Vec<Basis>,
    /// The proof, for the first of the bases.
    pub evidence: Evidence,
}

/// The claims that would be correct now, at most one of each kind. Where the position on the board already
/// gives the right, moves that would give it too are not listed. After mate or stalemate there is nothing to claim.
pub fn available(replay: &Replay, limits: Limits) -> Vec<Claim> {
    let over = replay.position().chess().is_none_or(|chess| chess.legal_moves().is_empty());
    if over {
        return Vec::new();
    }
    [threefold(replay, limits), fifty(replay, limits)].into_iter().flatten().collect()
}

fn threefold(replay: &Replay, limits: Limits) -> Option<Claim> {
    let enough = usize::try_from(limits.occurrences).unwrap_or(usize::MAX);
    let by = replay.position().turn();
    let claim =
        |bases, plies| Claim { kind: Kind::Threefold, by, bases, evidence: Evidence::Occurrences { plies } };
    let present = replay.occurrences();
    if present.len() >= enough {
        return Some(claim(vec![Basis::Present], present));
    }
    let chess = replay.position().chess()?;
    let moves: Vec<(Move, Vec<usize>)> = chess
        .legal_moves()
        .into_iter()
        .filter(|m| !m.is_zeroing())
        .map(|m| (m, occurrences(replay, Some(m))))
        .filter(|(_, plies)| plies.len() >= enough)
        .collect();
    let (_, plies) = moves.first()?;
    let plies = plies.clone();
    Some(claim(moves.iter().map(|(m, _)| intended(*m)).collect(), plies))
}

fn fifty(replay: &Replay, limits: Limits) -> Option<Claim> {
    let by = replay.position().turn();
    let claim = |bases, plies| Claim {
        kind: Kind::FiftyMoves,
        by,
        bases,
        evidence: Evidence::QuietPlies { plies, since: replay.quiet_since() },
    };
    let quiet = replay.quiet_plies();
    if quiet >= limits.quiet_plies {
        return Some(claim(vec![Basis::Present], quiet));
    }
    if quiet + 1 < limits.quiet_plies {
        return None;
    }
    let bases: Vec<Basis> = replay
        .position()
        .chess()?
        .legal_moves()
        .into_iter()
        .filter(|m| !m.is_zeroing())
        .map(intended)
        .collect();
    (!bases.is_empty()).then(|| claim(bases, quiet + 1))
}

fn intended(m: Move) -> Basis {
    Basis::Intended { attempt: m.into() }
}
