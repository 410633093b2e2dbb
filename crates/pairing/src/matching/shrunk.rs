//! The tight edges between outermost nodes, where a blossom is one vertex: whatever is matched there suits the blossoms.

use super::{Cost, Graph, Matcher, NONE, PlainMatcher};

/// The graph of the tight edges, with each blossom shrunk.
pub(super) struct Shrunk {
    /// The graph and its matching, by the order of the nodes.
    pub plain: PlainMatcher,
    nodes: Vec<u32>,
}

impl Shrunk {
    /// The tight edges of a matcher, with its matching.
    pub fn new<W: Cost>(matcher: &Matcher<W>, graph: &impl Graph<W>) -> Self {
        let nodes: Vec<u32> = matcher.outermost().map(|node| node as u32).collect();
        let mut order = vec![NONE; matcher.up.len()];
        for (i, node) in (0..).zip(&nodes) {
            order[*node as usize] = i;
        }
        let place = |v: usize| order[matcher.top[v] as usize];
        let mut plain = PlainMatcher::new(nodes.len());
        for u in 0..matcher.n {
            for v in u + 1..matcher.n {
                let (x, y) = (place(u) as usize, place(v) as usize);
                if x != y && !plain.has_edge(x, y) && is_tight(matcher, graph, u, v) {
                    plain.join(x, y);
                }
            }
        }
        let mates: Vec<u32> = nodes
            .iter()
            .map(|node| matcher.mate(matcher.base[*node as usize] as usize).map_or(NONE, place))
            .collect();
        plain.set_mates(&mates);
        Self { plain, nodes }
    }

    /// Matches as many more as can be, and lets the matcher have the matching. Says how many are left.
    pub fn fill<W: Cost>(mut self, matcher: &mut Matcher<W>, graph: &impl Graph<W>) -> usize {
        let left = self.plain.fill();
        for (i, node) in self.nodes.iter().enumerate() {
            let Some(j) = self.plain.mate(i).filter(|j| i < *j) else { continue };
            let other = self.nodes[j];
            let now = matcher.mate(matcher.base[*node as usize] as usize);
            if now.is_some_and(|v| matcher.top[v] == other) {
                continue;
            }
            let (here, there) = (matcher.vertices(*node), matcher.vertices(other));
            let pairs = here.iter().flat_map(|u| there.iter().map(move |v| (*u, *v)));
            let tight = |(u, v): &(u32, u32)| is_tight(matcher, graph, *u as usize, *v as usize);
            if let Some((u, v)) = pairs.into_iter().find(tight) {
                matcher.rebase(*node, u);
                matcher.rebase(other, v);
                (matcher.mate[u as usize], matcher.mate[v as usize]) = (v, u);
            }
        }
        left
    }
}

/// Whether an edge between two outermost nodes is tight.
fn is_tight<W: Cost>(matcher: &Matcher<W>, graph: &impl Graph<W>, u: usize, v: usize) -> bool {
    graph.cost(u, v) == Some(matcher.y[u] + matcher.y[v])
}
