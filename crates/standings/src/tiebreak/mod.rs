//! Tie-breaks (C.07): one module a family, each giving values with their working.

mod boards;
mod buchholz;
mod code;
mod cut;
mod direct_encounter;
mod extended_direct_encounter;
mod grammar;
mod koya;
mod opponents;
mod own;
mod progressive;
mod rating;
mod schedule_strength;
mod sonneborn_berger;

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::field::Field;
use crate::working::Working;
use crate::{TeamScore, Value};

pub use code::{Cut, Family, Tail, TieBreak, Unsuitable, defaults};
pub use grammar::{CodeError, Listed, read_list};

/// What is computed once for a field and used by many.
pub struct Evaluation<'f> {
    field: &'f Field,
    foreseen: OnceCell<Field>,
    computed: RefCell<BTreeMap<TieBreak, Rc<Vec<Value>>>>,
}

impl<'f> Evaluation<'f> {
    /// Of this field.
    pub const fn new(field: &'f Field) -> Self {
        Self { field, foreseen: OnceCell::new(), computed: RefCell::new(BTreeMap::new()) }
    }

    /// The field.
    pub const fn field(&self) -> &'f Field {
        self.field
    }

    /// The field fore Buchholz looks at.
    fn foreseen(&self) -> &Field {
        self.foreseen.get_or_init(|| self.field.foreseen())
    }

    /// The working of a tie-break for those at these places, who are tied in everything before.
    pub fn workings(&self, tiebreak: TieBreak, tied: &[usize]) -> Vec<Working> {
        match tiebreak.family {
            Family::DirectEncounter => direct_encounter::workings(self.field, tiebreak, tied),
            Family::ExtendedDirectEncounter(tail) => {
                extended_direct_encounter::workings(self.field, tiebreak, tail, tied)
            }
            _ => tied.iter().map(|place| self.working(tiebreak, *place)).collect(),
        }
    }

    /// The values of a tie-break for those at these places, who are tied in everything before.
    pub fn values(&self, tiebreak: TieBreak, tied: &[usize]) -> Vec<Value> {
        self.workings(tiebreak, tied).into_iter().map(|working| working.value).collect()
    }

    /// The working of a tie-break that does not depend on who is tied.
    fn working(&self, tiebreak: TieBreak, place: usize) -> Working {
        let field = self.field;
        let score = tiebreak.score.unwrap_or_else(|| field.rules().primary());
        match tiebreak.family {
            Family::Points => own::points(field, place, score),
            Family::MatchPoints => own::points(field, place, TeamScore::MatchPoints),
            Family::GamePoints => own::points(field, place, TeamScore::GamePoints),
            Family::SecondaryScore => own::points(field, place, score.other()),
            Family::Wins => own::wins(field, place, score),
            Family::GamesWon => own::games_won(field, place),
            Family::BlackGames => own::black_games(field, place),
            Family::BlackWins => own::black_wins(field, place),
            Family::RoundsElected => own::rounds_elected(field, place),
            Family::StandardPoints => own::standard_points(field, place, score),
            Family::PairingNumber => Working::own(field.number(place).0.into()),
            Family::OwnRating => rating::own(field, tiebreak, place),
            Family::Progressive => progressive::working(field, tiebreak, score, place),
            Family::Buchholz => buchholz::working(field, tiebreak, score, place),
            Family::ForeBuchholz => buchholz::working(self.foreseen(), tiebreak, score, place),
            Family::AverageBuchholz => buchholz::average(self, tiebreak, place),
            Family::SonnebornBerger => sonneborn_berger::working(field, tiebreak, (score, score), place),
            Family::ExtendedSonnebornBerger(opponents, results) => {
                sonneborn_berger::working(field, tiebreak, (opponents, results), place)
            }
            Family::Koya => koya::working(field, tiebreak, score, place),
            Family::AverageRating => rating::average(field, tiebreak, place),
            Family::TournamentPerformance => rating::tournament_performance(field, tiebreak, place),
            Family::PerfectPerformance => rating::perfect_performance(field, tiebreak, place),
            Family::AveragePerformance | Family::AveragePerfect => {
                rating::average_performance(self, tiebreak, place)
            }
            Family::BoardCount => boards::count(field, place),
            Family::TopBoards => boards::top(field, place),
            Family::BottomBoards => boards::bottom(field, place),
            Family::ScheduleStrength => schedule_strength::working(self, tiebreak, place),
            Family::DirectEncounter | Family::ExtendedDirectEncounter(_) => Working::undefined(),
        }
    }

    /// The value at a place of a tie-break that others build on; those of everybody are computed once.
    fn value_of(&self, tiebreak: TieBreak, place: usize) -> Value {
        let known = self.computed.borrow().get(&tiebreak).cloned();
        let values = known.unwrap_or_else(|| {
            let all = 0..self.field.participants().len();
            let values = Rc::new(all.map(|place| self.working(tiebreak, place).value).collect::<Vec<_>>());
            self.computed.borrow_mut().insert(tiebreak, Rc::clone(&values));
            values
        });
        values.get(place).cloned().unwrap_or(Value::Undefined)
    }
}
