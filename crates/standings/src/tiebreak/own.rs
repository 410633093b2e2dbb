//! Tie-breaks from the own results (C.07 art. 4.2, 7 and 13.1).

use arbitro_tournament::{Colour, Points};

use crate::field::Field;
use crate::round::{Round, RoundKind};
use crate::working::{Reason, Term, Working};
use crate::{Exact, TeamScore};

/// One term a round there was.
fn by_round(field: &Field, place: usize, value: impl Fn(usize, &Round) -> Exact) -> Vec<Term> {
    let rounds = field.rounds(place).iter().enumerate().filter(|(_, round)| round.kind != RoundKind::Rest);
    rounds
        .map(|(i, round)| {
            let number = round.opponent.map(|opponent| field.number(opponent));
            let reason = Reason::Round(round.kind);
            Term::new(reason, value(i, round)).in_round(i, round.kind).against(number)
        })
        .collect()
}

/// One for each round that counts.
fn count(field: &Field, place: usize, counts: impl Fn(&Round) -> bool) -> Working {
    let one = |_, round: &Round| if counts(round) { Exact::ONE } else { Exact::ZERO };
    Working::sum(by_round(field, place, one))
}

/// The points of each round and those beside the results (art. 4.2; 11.1 and 13.1 in team events).
pub fn points(field: &Field, place: usize, score: TeamScore) -> Working {
    let mut terms = by_round(field, place, |_, round| round.score(score).into());
    let awarded: Exact = terms.iter().map(|term| term.value).sum();
    let correction = Exact::from(field.scores().raw(place, score)) - awarded;
    if correction != Exact::ZERO {
        terms.push(Term::new(Reason::Correction, correction));
    }
    Working::sum(terms)
}

/// Rounds with as many points as a win gives, however they came (7.1). In game points, a team wins with more than half of
/// a match.
pub fn wins(field: &Field, place: usize, score: TeamScore) -> Working {
    let rules = field.rules();
    let (win, draw) = (rules.win(score), rules.draw(score));
    let by_boards = field.is_team() && score == TeamScore::GamePoints;
    count(field, place, |round| {
        let points = round.score(score);
        round.kind.is_finished() && if by_boards { points > draw } else { points == win }
    })
}

/// Games won over the board (7.2).
pub fn games_won(field: &Field, place: usize) -> Working {
    count(field, place, Round::is_won)
}

/// Games played with Black (7.3).
pub fn black_games(field: &Field, place: usize) -> Working {
    count(field, place, is_black)
}

/// Games won with Black (7.4).
pub fn black_wins(field: &Field, place: usize) -> Working {
    count(field, place, |round| is_black(round) && round.is_won())
}

fn is_black(round: &Round) -> bool {
    round.kind == RoundKind::OverTheBoard && round.colour == Some(Colour::Black)
}

/// Rounds one elected to play: all but requested byes and forfeit losses (7.6). A day of rest is no round.
pub fn rounds_elected(field: &Field, place: usize) -> Working {
    count(field, place, |round| !round.kind.is_voluntary())
}

/// Standard points (7.7): one for a round with more points than the opponent, one half for as many. Without an opponent
/// the points of a draw stand for his. Nothing for a game to which nobody came.
pub fn standard_points(field: &Field, place: usize, score: TeamScore) -> Working {
    let draw = field.rules().draw(score);
    let value = |i: usize, round: &Round| {
        let opposite = field.opposite(place, i);
        let nobody = round.kind == RoundKind::ForfeitLoss && opposite.is_none_or(|o| o.kind == round.kind);
        if !round.kind.is_finished() || nobody {
            return Exact::ZERO;
        }
        let other: Points = opposite.map_or(draw, |theirs| theirs.score(score));
        match round.score(score).cmp(&other) {
            std::cmp::Ordering::Greater => Exact::ONE,
            std::cmp::Ordering::Equal => Exact::HALF,
            std::cmp::Ordering::Less => Exact::ZERO,
        }
    };
    Working::sum(by_round(field, place, value))
}
