//! Minimum-cost perfect matching in a general graph, by Edmonds' primal-dual method.
//!
//! Made for what pairing asks: graphs that are nearly complete and given by a function, costs in any ordered group
//! (a failure vector packed into one number), and many solutions in a row, each a little different from the last. Trees are
//! grown from all free vertices together at the start, where there are many; then one at a time, so that duals stay exact
//! halves whatever they were, and any feasible duals will do.

#![allow(clippy::cast_possible_truncation, reason = "vertices are numbered in u32, and there are far fewer")]

mod blossom;
mod cost;
mod dense;
mod plain;
mod search;
mod shrunk;

use std::collections::VecDeque;
use std::ops::ControlFlow;

pub use cost::{Cost, Wide};
pub use dense::Dense;
pub use plain::{PlainMatcher, has, members};
use shrunk::Shrunk;

/// No vertex, no node.
const NONE: u32 = u32::MAX;

/// So few free vertices are left to searches of their own.
const FEW: usize = 4;

/// So few free vertices matched when two trees met are a small gain. After so many of those, trees are kept from one
/// path to the next instead of looking at all tight edges for more.
const SMALL_GAIN: usize = 2;
const MOST_SMALL_GAINS: usize = 20;

/// A graph with costs on its edges.
pub trait Graph<W> {
    /// The cost of the edge, an even number; none if there is no such edge. Symmetric.
    fn cost(&self, u: usize, v: usize) -> Option<W>;
}

/// The first matching that comes to hand, each with the first free vertex after it: the partners, and how many are left.
pub fn first_fit(n: usize, edge: impl Fn(usize, usize) -> bool) -> (Vec<u32>, usize) {
    let mut mates = vec![NONE; n];
    let (mut free, mut left) = (0, n);
    for u in 0..n {
        while free < n && mates[free] != NONE {
            free += 1;
        }
        if mates[u] == NONE
            && let Some(v) = (free.max(u + 1)..n).find(|v| mates[*v] == NONE && edge(u, *v))
        {
            (mates[u], mates[v]) = (v as u32, u as u32);
            left -= 2;
        }
    }
    (mates, left)
}

/// The mark of a node in the tree being grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    /// Not in the tree.
    Out,
    /// At an even distance from the root.
    Even,
    /// At an odd distance from the root.
    Odd,
}

/// What a blossom consists of. One that was taken apart stays in its place, without kids, until the place is used again.
#[derive(Clone, Debug)]
struct Blossom<W> {
    /// Its dual.
    z: W,
    /// The nodes around the odd cycle, the one with the base first; empty if the blossom does not stand.
    kids: Vec<u32>,
    /// The edge from each kid to the next: the vertex here, the vertex there.
    links: Vec<(u32, u32)>,
    /// For each vertex of the graph, the vertex of this blossom with the least slack to it. Inside a blossom all
    /// duals move together, so this holds for as long as the blossom stands.
    nearest: Vec<u32>,
}

impl<W: Cost> Blossom<W> {
    /// A place for a blossom.
    const EMPTY: Self = Self { z: W::ZERO, kids: Vec::new(), links: Vec::new(), nearest: Vec::new() };

    /// Whether it stands.
    const fn stands(&self) -> bool {
        !self.kids.is_empty()
    }
}

/// A matching under construction with its certificate.
///
/// Nodes are the vertices 0..n and the blossoms from n on. `slack(u, v) = cost - y(u) - y(v) + sum of z of the blossoms
/// that hold both` is never negative, and zero for matched edges: such a matching is of least cost.
#[derive(Clone, Debug)]
pub struct Matcher<W> {
    n: usize,
    mate: Vec<u32>,
    y: Vec<W>,
    /// The outermost node of each vertex.
    top: Vec<u32>,
    /// The blossom right around each node.
    up: Vec<u32>,
    /// The vertex of each node that is matched outside of it, or free.
    base: Vec<u32>,
    label: Vec<Label>,
    /// The edge by which an odd node was reached: the vertex in the tree, the vertex in the node.
    entry: Vec<(u32, u32)>,
    /// The edge of least slack from an even node to each node, and its slack.
    best: Vec<(u32, u32)>,
    gap: Vec<W>,
    blossoms: Vec<Blossom<W>>,
    queue: VecDeque<u32>,
    seen: Vec<u32>,
    stamp: u32,
}

impl<W: Cost> Matcher<W> {
    /// An empty matching of `n` vertices with these duals, which must be feasible.
    pub fn new(n: usize, duals: Vec<W>) -> Self {
        let ids = 0..u32::try_from(n).unwrap_or(NONE);
        Self {
            n,
            mate: vec![NONE; n],
            y: duals,
            top: ids.clone().collect(),
            up: vec![NONE; n],
            base: ids.collect(),
            label: vec![Label::Out; n],
            entry: vec![(NONE, NONE); n],
            best: vec![(NONE, NONE); n],
            gap: vec![W::ZERO; n],
            blossoms: Vec::new(),
            queue: VecDeque::new(),
            seen: vec![0; n],
            stamp: 0,
        }
    }

    /// A matching as good as can be had with all free vertices at once: as many tight edges as possible, those that
    /// `greet` takes among them if that can be, and duals moved for all trees together for as long as that gains much.
    pub fn start(n: usize, graph: &impl Graph<W>, greet: impl FnOnce(&mut PlainMatcher)) -> Self {
        let mut matcher = Self::new(n, Self::first_duals(n, graph));
        let mut shrunk = Shrunk::new(&matcher, graph);
        greet(&mut shrunk.plain);
        let mut left = shrunk.fill(&mut matcher, graph);
        let mut small_gains = 0;
        while left > FEW && small_gains < MOST_SMALL_GAINS && matcher.join_two(graph) {
            let before = left;
            left = Shrunk::new(&matcher, graph).fill(&mut matcher, graph);
            small_gains += usize::from(before - left <= SMALL_GAIN);
        }
        matcher
    }

    /// Feasible duals: half of each vertex's least cost, and more for those to whom that gives no tight edge.
    fn first_duals(n: usize, graph: &impl Graph<W>) -> Vec<W> {
        let least = |u: usize| {
            let costs = (0..n).filter(|v| *v != u).filter_map(|v| graph.cost(u, v).map(|c| (c, v)));
            costs.min()
        };
        let least: Vec<_> = (0..n).map(least).collect();
        let mut duals: Vec<W> = least.iter().map(|l| l.map_or(W::ZERO, |(cost, _)| cost.half())).collect();
        for u in 0..n {
            let Some((cost, v)) = least[u] else { continue };
            if duals[u] + duals[v] == cost {
                continue;
            }
            let slacks = (0..n).filter(|v| *v != u).filter_map(|v| graph.cost(u, v).map(|c| c - duals[v]));
            duals[u] = slacks.min().unwrap_or(duals[u]);
        }
        duals
    }

    /// The tight edges, with the matching.
    pub fn tight_edges(&self, graph: &impl Graph<W>) -> PlainMatcher {
        let mut plain = PlainMatcher::new(self.n);
        // What blossoms around both vertices add to the slack.
        let mut inside = vec![W::ZERO; self.n];
        for u in 0..self.n {
            let noted = self.note_blossoms(u as u32, &mut inside);
            for (v, inside) in inside.iter().enumerate().skip(u + 1) {
                let slack = |cost: W| cost - self.y[u] - self.y[v] + *inside;
                if graph.cost(u, v).map(slack) == Some(W::ZERO) {
                    plain.join(u, v);
                }
            }
            for v in noted {
                inside[v as usize] = W::ZERO;
            }
        }
        plain.set_mates(&self.mate);
        plain
    }

    /// For each vertex in a blossom with this one, the sum of the duals of the blossoms that hold both; says which
    /// those are.
    fn note_blossoms(&self, u: u32, inside: &mut [W]) -> Vec<u32> {
        let mut around = vec![u];
        let mut node = self.up[u as usize];
        while node != NONE {
            around.push(node);
            node = self.up[node as usize];
        }
        let mut sum = W::ZERO;
        let mut noted = Vec::new();
        for (kid, blossom) in around.iter().zip(around.iter().skip(1)).rev() {
            sum = sum + self.blossom(*blossom).z;
            for other in self.blossom(*blossom).kids.iter().filter(|other| *other != kid) {
                for v in self.vertices(*other) {
                    inside[v as usize] = sum;
                    noted.push(v);
                }
            }
        }
        noted
    }

    /// Matches as told, tight edges only, where no blossom stands, or is loosened next.
    pub fn rematch(&mut self, mates: &[u32]) {
        self.mate.copy_from_slice(mates);
    }

    /// Whether each blossom has one vertex that is matched outside of it, or free: then a matching of tight edges is of
    /// least cost.
    pub fn suits_blossoms(&self, mate: impl Fn(usize) -> Option<usize>) -> bool {
        let nodes = (self.n as u32..).zip(&self.blossoms).filter(|(_, blossom)| blossom.stands());
        nodes.into_iter().all(|(node, _)| {
            let inside = self.vertices(node);
            let out = inside.iter().filter(|v| mate(**v as usize).is_none_or(|m| !self.holds(node, m)));
            out.count() == 1
        })
    }

    /// The partner of a vertex.
    pub fn mate(&self, v: usize) -> Option<usize> {
        let mate = self.mate[v];
        (mate != NONE).then_some(mate as usize)
    }

    /// The slack of an edge: more than zero means that no matching of least cost has it.
    pub fn slack(&self, graph: &impl Graph<W>, u: usize, v: usize) -> Option<W> {
        let mut slack = graph.cost(u, v)? - self.y[u] - self.y[v];
        if self.top[u] == self.top[v] {
            let mut node = self.up[u];
            while node != NONE {
                if self.holds(node, v) {
                    slack = slack + self.blossom(node).z;
                }
                node = self.up[node as usize];
            }
        }
        Some(slack)
    }

    /// Grows trees from all free vertices, together and then one by one, until all are matched. Says whether they are; breaks if the watcher does.
    /// Free vertices that cannot be matched stay free, and the others are matched as far as can be.
    pub fn solve(
        &mut self,
        graph: &impl Graph<W>,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        if self.mate.iter().filter(|mate| **mate == NONE).count() > FEW {
            self.join_all(graph, watch)?;
        }
        let mut perfect = true;
        for root in 0..self.n {
            if self.mate[root] == NONE {
                watch()?;
                perfect &= self.search(graph, root);
            }
        }
        ControlFlow::Continue(perfect)
    }

    /// Takes all blossoms apart, keeping the duals feasible, and frees pairs that are not tight any more: needed after
    /// costs have risen or edges have gone. Raises the duals of freed vertices as far as they go.
    pub fn loosen(&mut self, graph: &impl Graph<W>) {
        for v in 0..self.n {
            let mut node = self.up[v];
            while node != NONE {
                self.y[v] = self.y[v] - self.blossom(node).z.half();
                node = self.up[node as usize];
            }
        }
        self.blossoms.clear();
        self.up.truncate(self.n);
        self.up.fill(NONE);
        self.base.truncate(self.n);
        self.label.truncate(self.n);
        self.entry.truncate(self.n);
        self.best.truncate(self.n);
        self.gap.truncate(self.n);
        self.seen.truncate(self.n);
        for v in 0..self.n {
            self.top[v] = v as u32;
            self.base[v] = v as u32;
        }
        let mut freed = Vec::new();
        for v in 0..self.n {
            let mate = self.mate[v];
            if mate != NONE && graph.cost(v, mate as usize) != Some(self.y[v] + self.y[mate as usize]) {
                self.mate[v] = NONE;
                self.mate[mate as usize] = NONE;
                freed.push(v);
                freed.push(mate as usize);
            }
        }
        for v in freed {
            let slack = |u| graph.cost(u, v).map(|c| c - self.y[u] - self.y[v]);
            if let Some(least) = (0..self.n).filter(|u| *u != v).filter_map(slack).min() {
                self.y[v] = self.y[v] + least;
            }
            if self.mate[v] == NONE
                && let Some(u) = (0..self.n).find(|u| {
                    *u != v && self.mate[*u] == NONE && graph.cost(*u, v) == Some(self.y[*u] + self.y[v])
                })
            {
                self.mate[v] = u as u32;
                self.mate[u] = v as u32;
            }
        }
    }

    /// Lowers the dual of a vertex whose edges have all become cheaper by this much.
    pub fn lower(&mut self, v: usize, by: W) {
        self.y[v] = self.y[v] - by;
    }

    /// The blossom of a node from n on.
    fn blossom(&self, node: u32) -> &Blossom<W> {
        &self.blossoms[node as usize - self.n]
    }

    fn blossom_mut(&mut self, node: u32) -> &mut Blossom<W> {
        &mut self.blossoms[node as usize - self.n]
    }

    /// Whether a vertex is inside of a node.
    fn holds(&self, node: u32, v: usize) -> bool {
        let mut inner = v as u32;
        while inner != NONE {
            if inner == node {
                return true;
            }
            inner = self.up[inner as usize];
        }
        false
    }
}

#[cfg(test)]
mod tests;
