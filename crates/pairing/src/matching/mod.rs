//! Minimum-cost perfect matching in a general graph, by Edmonds' primal-dual method.
//!
//! Made for what pairing asks: graphs that are nearly complete and given by a function, costs in any ordered group
//! (a failure vector packed into one number), and many solutions in a row, each a little different from the last. One
//! tree is grown at a time, so duals stay exact halves whatever they were at the start, and any feasible duals
//! will do as a start.

#![allow(clippy::cast_possible_truncation, reason = "vertices are numbered in u32, and there are far fewer")]

mod blossom;
mod cost;
mod search;

use std::ops::ControlFlow;

pub use cost::{Cost, Wide};

/// No vertex, no node.
const NONE: u32 = u32::MAX;

/// A graph with costs on its edges.
pub trait Graph<W> {
    /// The cost of the edge, an even number; none if there is no such edge. Symmetric.
    fn cost(&self, u: usize, v: usize) -> Option<W>;
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
    queue: Vec<u32>,
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
            queue: Vec::new(),
            seen: vec![0; n],
            stamp: 0,
        }
    }

    /// Duals that are feasible for any graph: half of each vertex's least cost.
    pub fn least_duals(n: usize, graph: &impl Graph<W>) -> Vec<W> {
        let least = |u| (0..n).filter(|v| *v != u).filter_map(|v| graph.cost(u, v)).min();
        (0..n).map(|u| least(u).unwrap_or(W::ZERO).half()).collect()
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

    /// Matches two free vertices if their edge is tight.
    pub fn match_if_tight(&mut self, graph: &impl Graph<W>, u: usize, v: usize) -> bool {
        let free = u != v && self.mate[u] == NONE && self.mate[v] == NONE;
        let plain = self.top[u] as usize == u && self.top[v] as usize == v;
        if !free || !plain || graph.cost(u, v) != Some(self.y[u] + self.y[v]) {
            return false;
        }
        (self.mate[u], self.mate[v]) = (v as u32, u as u32);
        true
    }

    /// Grows trees from all free vertices until all are matched. Says whether they are; breaks if the watcher does.
    /// Free vertices that cannot be matched stay free, and the others are matched as far as can be.
    pub fn solve(
        &mut self,
        graph: &impl Graph<W>,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
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
