//! All costs of a graph worked out beforehand: a solution from scratch asks for each of them many times.

use super::{Cost, Graph};

/// More memory than this is not used for it.
const MOST_BYTES: usize = 64 << 20;

/// A graph whose costs are in a table.
pub struct Dense<W> {
    n: usize,
    costs: Vec<Option<W>>,
}

impl<W: Cost> Dense<W> {
    /// The costs of a graph of `n` vertices; none if that takes too much memory.
    pub fn new(n: usize, graph: &impl Graph<W>) -> Option<Self> {
        if n.saturating_mul(n).saturating_mul(size_of::<Option<W>>()) > MOST_BYTES {
            return None;
        }
        let mut costs = vec![None; n * n];
        for u in 0..n {
            for v in u + 1..n {
                let cost = graph.cost(u, v);
                costs[u * n + v] = cost;
                costs[v * n + u] = cost;
            }
        }
        Some(Self { n, costs })
    }
}

impl<W: Cost> Graph<W> for Dense<W> {
    fn cost(&self, u: usize, v: usize) -> Option<W> {
        self.costs[u * self.n + v]
    }
}
