//! Progressive scores (C.07 art. 7.5).

use arbitro_tournament::Points;

use super::code::TieBreak;
use crate::TeamScore;
use crate::field::Field;
use crate::working::{CutMark, Reason, Term, Working};

/// The sum of the scores after each round; a cut leaves out those after the first rounds.
pub fn working(field: &Field, tiebreak: TieBreak, score: TeamScore, place: usize) -> Working {
    let mut running = Points::ZERO;
    let mut terms = Vec::with_capacity(field.round_count().into());
    for (i, round) in field.rounds(place).iter().enumerate() {
        running += round.score(score);
        let number = round.opponent.map(|opponent| field.number(opponent));
        let mut term =
            Term::new(Reason::RunningScore, running.into()).in_round(i, round.kind).against(number);
        term.cut = (i < tiebreak.cut.low()).then_some(CutMark::Early);
        terms.push(term);
    }
    Working::sum(terms)
}
