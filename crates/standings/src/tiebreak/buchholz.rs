//! Buchholz and fore Buchholz, and the average of the opponents' (C.07 art. 8).

use super::Evaluation;
use super::code::{Family, TieBreak};
use super::cut::cut;
use super::opponents::contributions;
use crate::TeamScore;
use crate::field::Field;
use crate::round::RoundKind;
use crate::working::{Reason, Term, Working};

/// The sum of the opponents' scores (8.1); in the field where the last round is drawn, fore Buchholz (8.3).
pub fn working(field: &Field, tiebreak: TieBreak, score: TeamScore, place: usize) -> Working {
    let contributions = contributions(field, place, score, None, tiebreak.forfeits);
    Working::sum(cut(contributions, tiebreak.cut, field.rules().edition))
}

/// The mean of the Buchholz, or fore Buchholz, of the opponents met over the board (8.2), to two decimals.
pub fn average(evaluation: &Evaluation<'_>, tiebreak: TieBreak, place: usize) -> Working {
    let family = if tiebreak.fore { Family::ForeBuchholz } else { Family::Buchholz };
    let of_opponent = TieBreak { family, fore: false, ..tiebreak };
    let field = evaluation.field();
    let met = field.rounds(place).iter().enumerate().filter(|(_, r)| r.kind == RoundKind::OverTheBoard);
    let terms = met.filter_map(|(i, round)| {
        let opponent = round.opponent?;
        let value = evaluation.value_of(of_opponent, opponent).number()?;
        let term = Term::new(Reason::OpponentBuchholz, value).in_round(i, round.kind);
        Some(term.against(Some(field.number(opponent))))
    });
    Working::mean(terms.collect(), 2)
}
