//! Sonneborn-Berger (C.07 art. 9.1), and for teams the extended one (art. 13.2).

use super::code::TieBreak;
use super::cut::cut;
use super::opponents::contributions;
use crate::TeamScore;
use crate::field::Field;
use crate::working::Working;

/// The sum of the opponents' scores of the first kind, each times the own result against them in the second.
pub fn working(field: &Field, tiebreak: TieBreak, scores: (TeamScore, TeamScore), place: usize) -> Working {
    let contributions = contributions(field, place, scores.0, Some(scores.1), tiebreak.forfeits);
    Working::sum(cut(contributions, tiebreak.cut, field.rules().edition))
}
