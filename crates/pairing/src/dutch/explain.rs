//! Why the pairing is as it is: for each pair and each floater the alternatives that come first to mind, and the
//! criterion in which each of them is worse.

use std::ops::ControlFlow;

use arbitro_tournament::{PairingNumber, Points};
use serde::{Deserialize, Serialize};

use super::bracket::{count_unplayed, sealed, with_width};
use super::colour::{ColourRule, colour_of_higher};
use super::decide::{Decider, Tick};
use super::graph::BracketGraph;
use super::layout::{Criterion, Layout};
use super::position::Position;
use super::process::ByeRule;
use super::scope::{Scope, Sinks};
use super::{Dutch, Field, PairedBracket, stoppable};
use crate::matching::{Cost, Wide};
use crate::{Pair, PairingError, Progress, Tournament, Watch};

/// One alternative, and what speaks against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// For a pair: the higher-ranked player might have met this one. For a floater: this one might have floated.
    pub instead: PairingNumber,
    /// The first criterion in which that is worse; [`Criterion::Exchanges`] if it only comes later in the order of
    /// candidates (art. 4).
    pub criterion: Criterion,
}

/// A pair and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairExplained {
    /// The pair.
    pub pair: Pair,
    /// The score of the bracket's residents.
    pub bracket: Points,
    /// What decided the colours.
    pub colour_rule: ColourRule,
    /// Alternatives, given the pairs decided before.
    pub reasons: Vec<Reason>,
}

/// A player who floats or has the bye, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FloatExplained {
    /// The player.
    pub player: PairingNumber,
    /// The score of the residents of the bracket left.
    pub bracket: Points,
    /// Whether this is the pairing-allocated bye.
    pub bye: bool,
    /// Alternatives.
    pub reasons: Vec<Reason>,
}

/// A round explained.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    /// The pairs, bracket by bracket, in the order they were decided.
    pub pairs: Vec<PairExplained>,
    /// The floaters, bracket by bracket.
    pub floaters: Vec<FloatExplained>,
}

/// Alternatives looked at for one pair or floater.
const MOST_ALTERNATIVES: usize = 4;
/// Up to so many players all of the field is looked at for every alternative; beyond, the bracket alone.
const WHOLE_FIELD: usize = 300;

/// An alternative, by index into the entrants.
#[derive(Clone, Copy)]
enum Question {
    /// These two meet.
    Meet(usize, usize),
    /// The first floats, the second does not.
    FloatsInstead(usize, usize),
}

impl Dutch {
    /// Pairs the next round and explains it.
    pub fn explain(
        &self,
        tournament: &Tournament,
        watch: &mut Watch<'_>,
    ) -> Result<Explanation, PairingError> {
        self.explain_where(tournament, &|_| true, watch)
    }

    /// Pairs the next round and explains the pairs and floats of these players alone, which is much quicker.
    pub fn explain_players(
        &self,
        tournament: &Tournament,
        players: &[PairingNumber],
        watch: &mut Watch<'_>,
    ) -> Result<Explanation, PairingError> {
        self.explain_where(tournament, &|number| players.contains(&number), watch)
    }

    fn explain_where(
        self,
        tournament: &Tournament,
        wanted: &dyn Fn(PairingNumber) -> bool,
        watch: &mut Watch<'_>,
    ) -> Result<Explanation, PairingError> {
        let paired = self.brackets(tournament, watch)?;
        let field = &paired.field;
        let of = field.len();
        let Some(bye) = stoppable(ByeRule::settle(field, &mut || watch(Progress { done: 0, of })))? else {
            return Err(PairingError::NoPairing);
        };
        let mut explanation = Explanation::default();
        let mut below = paired.brackets.iter().skip(1).map(|b| b.residents.clone());
        for bracket in &paired.brackets {
            let next = below.next().unwrap_or(of..of);
            let (residents, collapsed) = (bracket.residents.clone(), bracket.collapsed);
            let mut tick = || watch(Progress { done: bracket.residents.start, of });
            let position = Position { field, moved: &bracket.moved, residents, next, bye, collapsed };
            let questioner = Questioner { position, bracket, wanted };
            stoppable(questioner.explain(&mut explanation, &mut tick))?;
        }
        Ok(explanation)
    }
}

struct Questioner<'a> {
    position: Position<'a>,
    bracket: &'a PairedBracket,
    wanted: &'a dyn Fn(PairingNumber) -> bool,
}

impl Questioner<'_> {
    fn is_wanted(&self, who: usize) -> bool {
        (self.wanted)(self.field().entrants[who].number)
    }

    fn field(&self) -> &Field {
        self.position.field
    }

    fn scope(&self) -> Scope {
        let whole = self.field().len() <= WHOLE_FIELD || self.position.next.is_empty();
        if whole {
            let (next, below) = (self.position.next.clone(), self.position.below());
            return self.position.scope(next, below, self.position.bye.sinks());
        }
        let count = self.bracket.floaters.len();
        self.position.scope(0..0, 0..0, Sinks::Floats { count })
    }

    fn explain(&self, explanation: &mut Explanation, tick: &mut Tick<'_>) -> ControlFlow<()> {
        let field = self.field();
        let entrant = |w: usize| &field.entrants[w];
        let bracket = entrant(self.bracket.residents.start).score;
        let mut questions = Vec::new();
        let pairs = self.bracket.pairs.iter().enumerate();
        for (i, (a, _)) in pairs.filter(|(_, (a, b))| self.is_wanted(*a) || self.is_wanted(*b)) {
            questions.extend(self.other_partners(i).into_iter().map(|c| (i, Question::Meet(*a, c))));
        }
        for f in self.bracket.floaters.iter().filter(|f| self.is_wanted(**f)) {
            let others = self.other_floaters(*f).into_iter();
            questions.extend(others.map(|g| (0, Question::FloatsInstead(g, *f))));
        }
        let answers = self.answer(&questions, tick)?;
        let reasons = |subject: usize| -> Vec<Reason> {
            let told = questions.iter().zip(&answers).filter_map(|((_, question), criterion)| {
                let (of, instead) = match question {
                    Question::Meet(a, c) => (*a, *c),
                    Question::FloatsInstead(g, f) => (*f, *g),
                };
                (of == subject).then(|| Reason { instead: entrant(instead).number, criterion: *criterion })
            });
            told.collect()
        };
        let pairs = self.bracket.pairs.iter().copied();
        for (a, b) in pairs.filter(|(a, b)| self.is_wanted(*a) || self.is_wanted(*b)) {
            let (colour, colour_rule) = colour_of_higher(entrant(a), entrant(b), field.initial_colour);
            let pair = Pair::with_colour(entrant(a).number, colour, entrant(b).number);
            explanation.pairs.push(PairExplained { pair, bracket, colour_rule, reasons: reasons(a) });
        }
        for f in self.bracket.floaters.iter().copied().filter(|f| self.is_wanted(*f)) {
            let bye = self.position.next.is_empty();
            let player = entrant(f).number;
            explanation.floaters.push(FloatExplained { player, bracket, bye, reasons: reasons(f) });
        }
        ControlFlow::Continue(())
    }

    /// Who might have met the higher-ranked player of a pair, ranked above the one who did: residents for a player
    /// moved down, S2 for others; not those whose pairs were decided before.
    fn other_partners(&self, pair: usize) -> Vec<usize> {
        let (a, b) = self.bracket.pairs[pair];
        let before: Vec<usize> = self.bracket.pairs[..pair].iter().flat_map(|(x, y)| [*x, *y]).collect();
        let mixed = self.bracket.pairs.iter().filter(|(x, _)| self.bracket.moved.contains(x));
        let mixed: Vec<usize> = mixed.map(|(_, y)| *y).collect();
        let remainder: Vec<usize> = self.bracket.residents.clone().filter(|w| !mixed.contains(w)).collect();
        let half = self.bracket.pairs.len() - mixed.len();
        let second = remainder.get(half).copied().unwrap_or(self.bracket.residents.end);
        let first_partner =
            if self.bracket.moved.contains(&a) { self.bracket.residents.start } else { second };
        let open = |c: &usize| *c != a && !before.contains(c) && !self.bracket.moved.contains(c);
        (first_partner.max(a + 1)..b.max(first_partner)).filter(open).take(MOST_ALTERNATIVES).collect()
    }

    /// Who might have floated instead: those ranked lower who do not.
    fn other_floaters(&self, floater: usize) -> Vec<usize> {
        let stays = |w: &usize| !self.bracket.floaters.contains(w) && *w > floater;
        let members = self.bracket.moved.iter().copied().chain(self.bracket.residents.clone());
        let lower: Vec<usize> = members.filter(stays).collect();
        lower.into_iter().rev().take(MOST_ALTERNATIVES).collect()
    }

    /// For each alternative, given the pairs decided before it, the first criterion in which it is worse.
    fn answer(
        &self,
        questions: &[(usize, Question)],
        tick: &mut Tick<'_>,
    ) -> ControlFlow<(), Vec<Criterion>> {
        if questions.is_empty() {
            return ControlFlow::Continue(Vec::new());
        }
        let scope = self.scope();
        let layout = sealed(scope.layout(self.field(), None), scope.len());
        let asked = Asked {
            field: self.field(),
            scope: &scope,
            layout: &layout,
            pairs: &self.bracket.pairs,
            unplayed: self.position.bye_is_here() && self.bracket.floaters.len() == 1,
        };
        with_width!(layout.bits(), worse_in(&asked, questions, tick))
    }
}

struct Asked<'a> {
    field: &'a Field,
    scope: &'a Scope,
    layout: &'a Layout,
    pairs: &'a [(usize, usize)],
    unplayed: bool,
}

impl Asked<'_> {
    /// What the bracket costs with some pairs given, and an alternative; none if it is impossible.
    fn cost<W: Cost>(
        &self,
        fixed: usize,
        question: Option<Question>,
        tick: &mut Tick<'_>,
    ) -> ControlFlow<(), Option<W>> {
        let mut graph = BracketGraph::<W>::new(self.field, self.scope, self.layout);
        if self.unplayed {
            count_unplayed(&mut graph, self.layout);
        }
        let vertex = |who: usize| self.scope.members().position(|m| m.1 == who);
        let mut pairs: Vec<(usize, usize)> = self.pairs.iter().copied().take(fixed).collect();
        match question {
            None => {}
            Some(Question::Meet(a, c)) => pairs.push((a, c)),
            Some(Question::FloatsInstead(floats, stays)) => {
                for (who, bound) in [(floats, false), (stays, true)] {
                    if let Some(v) = vertex(who) {
                        graph.vertices[v].bound = Some(bound);
                    }
                }
            }
        }
        for (a, b) in pairs {
            if let (Some(a), Some(b)) = (vertex(a), vertex(b)) {
                graph.vertices[a].only = Some(b);
                graph.vertices[b].only = Some(a);
            }
        }
        let decider = Decider::solve(graph, self.layout.asking(), tick)?;
        ControlFlow::Continue(decider.map(|d| d.cost()))
    }

    /// Criteria C1 and C3 need no matching.
    fn forbidden(&self, question: Question) -> Option<Criterion> {
        match question {
            Question::Meet(a, c) if self.field.parted(a, c) => Some(Criterion::C1),
            Question::Meet(a, c) if !self.field.may_meet(a, c) => Some(Criterion::C3),
            _ => None,
        }
    }
}

fn worse_in<W: Cost>(
    asked: &Asked<'_>,
    questions: &[(usize, Question)],
    tick: &mut Tick<'_>,
) -> ControlFlow<(), Vec<Criterion>> {
    let best: Option<W> = asked.cost(0, None, tick)?;
    let mut answers = Vec::with_capacity(questions.len());
    for (fixed, question) in questions {
        if let Some(criterion) = asked.forbidden(*question) {
            answers.push(criterion);
            continue;
        }
        let found: Option<W> = asked.cost(*fixed, Some(*question), tick)?;
        answers.push(match (best, found) {
            (Some(best), Some(found)) => asked.layout.leading(found - best).unwrap_or(Criterion::Exchanges),
            _ => Criterion::C4,
        });
    }
    ControlFlow::Continue(answers)
}
