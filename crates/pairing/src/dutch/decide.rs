//! One graph and its best matching, asked which of several equally good solutions comes first.

use std::ops::ControlFlow;

use crate::matching::{Cost, Dense, Graph, Matcher, PlainMatcher, has, members};

use super::graph::{BracketGraph, Fixed, Half, Part};

/// Stops the work when the watcher breaks.
pub type Tick<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// What became of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// It is granted.
    Made,
    /// No matching of least cost grants it.
    Impossible,
    /// Only solving again can tell.
    Unclear,
}

/// A graph with its matching of least cost.
pub struct Decider<'a, W> {
    /// The graph.
    pub graph: BracketGraph<'a, W>,
    matcher: Matcher<W>,
    /// Bits there are for asking.
    room: usize,
    /// The tight edges, with the matching in force if there are any.
    tight: Option<PlainMatcher>,
}

/// The matching of least cost, and whether it is complete. `costs` are those of the graph.
fn from_scratch<W: Cost>(
    graph: &BracketGraph<'_, W>,
    costs: &impl Graph<W>,
    tick: &mut Tick<'_>,
) -> ControlFlow<(), (Matcher<W>, bool)> {
    let n = graph.vertices.len();
    let halves = |half| (0..n).filter(move |v| graph.vertices[*v].half == half);
    let mut matcher = Matcher::start(n, costs, |plain| {
        // The top half against the bottom half in order.
        for u in halves(Half::First) {
            let _ = halves(Half::Second).find(|v| plain.pair_if_free(u, *v));
        }
    });
    let perfect = matcher.solve(costs, tick)?;
    ControlFlow::Continue((matcher, perfect))
}

impl<'a, W: Cost> Decider<'a, W> {
    /// Solves the graph; none if there is no complete matching.
    pub fn solve(
        graph: BracketGraph<'a, W>,
        room: u32,
        tick: &mut Tick<'_>,
    ) -> ControlFlow<(), Option<Self>> {
        let n = graph.vertices.len();
        let (matcher, perfect) = match Dense::new(n, &graph) {
            Some(dense) => from_scratch(&graph, &dense, tick)?,
            None => from_scratch(&graph, &graph, tick)?,
        };
        let decider = Self { matcher, graph, room: room as usize, tight: None };
        ControlFlow::Continue(perfect.then_some(decider))
    }

    /// Solves again after costs have risen or edges have gone.
    pub fn again(&mut self, tick: &mut Tick<'_>) -> ControlFlow<()> {
        if let Some(tight) = self.tight.take() {
            self.matcher.rematch(tight.mates());
        }
        self.matcher.loosen(&self.graph);
        // Only what leaves at least one solution is ever asked or fixed.
        self.matcher.solve(&self.graph, tick)?;
        ControlFlow::Continue(())
    }

    /// The vertex matched with this one.
    pub fn mate(&self, v: usize) -> usize {
        self.partner(v).unwrap_or(v)
    }

    fn partner(&self, v: usize) -> Option<usize> {
        self.tight.as_ref().map_or_else(|| self.matcher.mate(v), |tight| tight.mate(v))
    }

    /// What the matching costs.
    pub fn cost(&self) -> W {
        let n = self.graph.vertices.len();
        let pairs = (0..n).filter_map(|u| self.partner(u).filter(|v| u < *v).map(|v| (u, v)));
        pairs.filter_map(|(u, v)| self.graph.cost(u, v)).fold(W::ZERO, |sum, cost| sum + cost)
    }

    /// Whether the edge is in question for a matching of least cost.
    pub fn is_tight(&self, u: usize, v: usize) -> bool {
        self.matcher.slack(&self.graph, u, v) == Some(W::ZERO)
    }

    fn in_bracket(&self, v: usize) -> bool {
        self.graph.vertices[v].part <= Part::Resident
    }

    /// Whether a member of the bracket is not paired in it.
    pub fn floats(&self, v: usize) -> bool {
        self.in_bracket(v) && !self.in_bracket(self.mate(v))
    }

    /// Whether an edge means yes for its vertex `u`: paired, for a player moved down; changing to the other
    /// half, for a member of the remainder (art. 4.2).
    fn means_yes(&self, u: usize, v: usize) -> bool {
        let (a, b) = (&self.graph.vertices[u], &self.graph.vertices[v]);
        match (a.part, a.half) {
            (Part::MovedDown, _) => b.part == Part::Resident,
            (_, Half::First) => b.part > Part::Resident || (b.half == Half::First && v < u),
            (_, Half::Second) => b.half == Half::Second && v > u,
            _ => false,
        }
    }

    /// Whether it is yes in the matching at hand.
    pub fn is_yes(&self, u: usize) -> bool {
        self.means_yes(u, self.mate(u))
    }

    fn may_be_yes(&mut self, u: usize) -> bool {
        let row = self.tight().row(u);
        members(&row).any(|v| self.means_yes(u, v))
    }

    /// The tight edges: all complete matchings of them that suit the blossoms are of least cost.
    fn tight(&mut self) -> &mut PlainMatcher {
        let (graph, matcher) = (&self.graph, &self.matcher);
        self.tight.get_or_insert_with(|| matcher.tight_edges(graph))
    }

    /// Lets `u` have the first of these that leaves the others a matching of least cost, if that can be seen without
    /// solving again.
    fn change(&mut self, u: usize, wanted: impl FnOnce(&[u64]) -> Option<usize>) -> Change {
        let before = self.tight().mates().to_vec();
        let choices = self.tight().choices(u);
        let Some(v) = wanted(&choices) else { return Change::Impossible };
        self.tight().choose(u, v);
        if self.matcher.suits_blossoms(|v| self.partner(v)) {
            return Change::Made;
        }
        self.tight().set_mates(&before);
        Change::Unclear
    }

    fn fix(&mut self, u: usize, yes: bool) {
        if let Some(mut tight) = self.tight.take() {
            let row = tight.row(u);
            members(&row).filter(|v| self.means_yes(u, *v) != yes).for_each(|v| tight.cut(u, v));
            self.tight = Some(tight);
        }
        let asked = self.graph.vertices[u].asked;
        if !yes {
            // All that is left of its edges becomes cheaper by what was asked.
            self.matcher.lower(u, asked);
        }
        let vertex = &mut self.graph.vertices[u];
        vertex.asked = W::ZERO;
        vertex.fixed = if yes { Fixed::Yes } else { Fixed::No };
    }

    /// Decides for these vertices, the first most important, that as many as possible are yes, of which there are
    /// `count` in all.
    pub fn prefer_yes(&mut self, order: &[usize], count: usize, tick: &mut Tick<'_>) -> ControlFlow<()> {
        let mut left = count;
        let mut todo = order.iter().copied().peekable();
        while let Some(u) = todo.peek().copied() {
            if left == 0 || !self.may_be_yes(u) {
                self.fix(u, false);
                todo.next();
                continue;
            }
            if self.is_yes(u) {
                self.fix(u, true);
                left -= 1;
                todo.next();
                continue;
            }
            let kind: Vec<bool> = (0..self.graph.vertices.len()).map(|v| self.means_yes(u, v)).collect();
            let change = self.change(u, |choices| members(choices).find(|v| kind[*v]));
            if change != Change::Unclear {
                self.fix(u, change == Change::Made);
                left -= usize::from(change == Change::Made);
                todo.next();
                continue;
            }
            let mut chunk = Vec::new();
            while chunk.len() + 1 < self.room
                && let Some(u) = todo.next()
            {
                if self.may_be_yes(u) {
                    chunk.push(u);
                } else {
                    self.fix(u, false);
                }
            }
            for (i, u) in (1..).zip(chunk.iter().rev()) {
                self.graph.vertices[*u].asked = W::bit(i);
            }
            self.again(tick)?;
            for u in chunk {
                let yes = left > 0 && self.is_yes(u);
                left -= usize::from(yes);
                self.fix(u, yes);
            }
        }
        ControlFlow::Continue(())
    }

    /// Decides on the partner of a vertex: the first possible in this order.
    pub fn prefer_partner(
        &mut self,
        u: usize,
        order: &[usize],
        tick: &mut Tick<'_>,
    ) -> ControlFlow<usize, usize> {
        let first = |open: &[u64]| order.iter().copied().find(|v| has(open, *v));
        let open = self.tight().row(u);
        if first(&open) != self.partner(u) && self.change(u, first) != Change::Made {
            self.graph.rank = vec![0; self.graph.vertices.len()];
            for (rank, v) in (0..).zip(order) {
                self.graph.rank[*v] = rank;
            }
            self.graph.asking = Some(u);
            if self.again(tick).is_break() {
                return ControlFlow::Break(u);
            }
            self.graph.asking = None;
            let rank = self.graph.rank[self.mate(u)];
            self.matcher.lower(u, W::bit(1).times(rank));
        }
        let partner = self.mate(u);
        self.graph.vertices[u].only = Some(partner);
        self.graph.vertices[partner].only = Some(u);
        self.tight().settle(u);
        ControlFlow::Continue(partner)
    }
}
