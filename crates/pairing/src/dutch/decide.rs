//! One graph and its best matching, asked which of several equally good solutions comes first.

use std::ops::ControlFlow;

use crate::matching::{Cost, Graph, Matcher};

use super::graph::{BracketGraph, Fixed, Half, Part};

/// Stops the work when the watcher breaks.
pub type Tick<'a> = dyn FnMut() -> ControlFlow<()> + 'a;

/// A graph with its matching of least cost.
pub struct Decider<'a, W> {
    /// The graph.
    pub graph: BracketGraph<'a, W>,
    matcher: Matcher<W>,
    /// Bits there are for asking.
    room: usize,
}

impl<'a, W: Cost> Decider<'a, W> {
    /// Solves the graph; none if there is no complete matching.
    pub fn solve(
        graph: BracketGraph<'a, W>,
        room: u32,
        tick: &mut Tick<'_>,
    ) -> ControlFlow<(), Option<Self>> {
        let n = graph.vertices.len();
        let duals = Matcher::least_duals(n, &graph);
        let mut decider = Self { matcher: Matcher::new(n, duals), graph, room: room as usize };
        decider.greet();
        let perfect = decider.matcher.solve(&decider.graph, tick)?;
        ControlFlow::Continue(perfect.then_some(decider))
    }

    /// A first matching: the top half against the bottom half in order, then whatever fits.
    fn greet(&mut self) {
        let vertices = &self.graph.vertices;
        let halves = |half| (0..vertices.len()).filter(|v| vertices[*v].half == half).collect::<Vec<_>>();
        let (first, second) = (halves(Half::First), halves(Half::Second));
        for u in first {
            for v in &second {
                if self.matcher.match_if_tight(&self.graph, u, *v) {
                    break;
                }
            }
        }
        let n = self.graph.vertices.len();
        for u in 0..n {
            for v in u + 1..n {
                if self.matcher.mate(u).is_some() {
                    break;
                }
                self.matcher.match_if_tight(&self.graph, u, v);
            }
        }
    }

    /// Solves again after costs have risen or edges have gone.
    pub fn again(&mut self, tick: &mut Tick<'_>) -> ControlFlow<()> {
        self.matcher.loosen(&self.graph);
        // Only what leaves at least one solution is ever asked or fixed.
        self.matcher.solve(&self.graph, tick)?;
        ControlFlow::Continue(())
    }

    /// The vertex matched with this one.
    pub fn mate(&self, v: usize) -> usize {
        self.matcher.mate(v).unwrap_or(v)
    }

    /// What the matching costs.
    pub fn cost(&self) -> W {
        let n = self.graph.vertices.len();
        let pairs = (0..n).filter_map(|u| self.matcher.mate(u).filter(|v| u < *v).map(|v| (u, v)));
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

    fn may_be_yes(&self, u: usize) -> bool {
        (0..self.graph.vertices.len()).any(|v| v != u && self.means_yes(u, v) && self.is_tight(u, v))
    }

    fn fix(&mut self, u: usize, yes: bool) {
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
        let first = order.iter().copied().find(|v| *v != u && self.is_tight(u, *v));
        if first != Some(self.mate(u)) {
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
        ControlFlow::Continue(partner)
    }
}
