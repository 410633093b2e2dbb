//! One tree: grown from a free vertex until it reaches another.

use super::{Cost, Graph, Label, Matcher, NONE};

impl<W: Cost> Matcher<W> {
    /// Looks for an augmenting path of least cost from a free vertex, and takes it. Says whether there is one.
    pub(super) fn search(&mut self, graph: &impl Graph<W>, root: usize) -> bool {
        self.label.fill(Label::Out);
        self.best.fill((NONE, NONE));
        self.queue.clear();
        let node = self.top[root];
        self.label[node as usize] = Label::Even;
        self.queue = self.vertices(node);
        loop {
            while let Some(u) = self.queue.pop() {
                if self.scan(graph, u) {
                    self.drop_empty();
                    return true;
                }
            }
            let Some(delta) = self.least_step() else {
                self.drop_empty();
                return false;
            };
            self.shift_duals(delta);
            if self.take_tight(graph) {
                self.drop_empty();
                return true;
            }
        }
    }

    /// Looks at all edges of a vertex in an even node.
    fn scan(&mut self, graph: &impl Graph<W>, u: u32) -> bool {
        for v in 0..self.n {
            let (x, y) = (self.top[u as usize], self.top[v]);
            if x == y || self.label[y as usize] == Label::Odd {
                continue;
            }
            let Some(cost) = graph.cost(u as usize, v) else { continue };
            let slack = cost - self.y[u as usize] - self.y[v];
            if slack == W::ZERO {
                if self.take(graph, u, v as u32) {
                    return true;
                }
            } else if self.best[y as usize].0 == NONE || slack < self.gap[y as usize] {
                self.best[y as usize] = (u, v as u32);
                self.gap[y as usize] = slack;
            }
        }
        false
    }

    /// Uses a tight edge from an even node: grows, shrinks or, when the other end is free, augments.
    fn take(&mut self, graph: &impl Graph<W>, u: u32, v: u32) -> bool {
        let (x, y) = (self.top[u as usize], self.top[v as usize]);
        if x == y || self.label[x as usize] != Label::Even {
            return false;
        }
        match self.label[y as usize] {
            Label::Odd => false,
            Label::Even => {
                self.shrink(graph, u, v);
                false
            }
            Label::Out => {
                let mate = self.mate[self.base[y as usize] as usize];
                if mate == NONE {
                    self.augment(u, v);
                    return true;
                }
                self.label[y as usize] = Label::Odd;
                self.entry[y as usize] = (u, v);
                let next = self.top[mate as usize];
                self.label[next as usize] = Label::Even;
                self.best[next as usize] = (NONE, NONE);
                let inside = self.vertices(next);
                self.queue.extend(inside);
                false
            }
        }
    }

    /// Swaps the edges along the path from the root over `u` to the free vertex `v`.
    fn augment(&mut self, u: u32, v: u32) {
        self.rebase(self.top[v as usize], v);
        self.mate[v as usize] = u;
        let (mut inner, mut outer) = (u, v);
        loop {
            let even = self.top[inner as usize];
            let mate = self.mate[self.base[even as usize] as usize];
            self.rebase(even, inner);
            self.mate[inner as usize] = outer;
            if mate == NONE {
                return;
            }
            let odd = self.top[mate as usize];
            let (above, here) = self.entry[odd as usize];
            self.rebase(odd, here);
            self.mate[here as usize] = above;
            (inner, outer) = (above, here);
        }
    }

    fn outermost(&self) -> impl Iterator<Item = usize> + '_ {
        let blossoms = self.blossoms.iter().enumerate().filter(|(_, b)| b.stands()).map(|(i, _)| self.n + i);
        (0..self.n).chain(blossoms).filter(|node| self.up[*node] == NONE)
    }

    /// How far the duals can move before something becomes tight.
    fn least_step(&self) -> Option<W> {
        let mut least = None;
        for node in self.outermost() {
            let step = match self.label[node] {
                Label::Odd if node >= self.n => self.blossom(node as u32).z.half(),
                Label::Out if self.best[node].0 != NONE => self.gap[node],
                Label::Even if self.best[node].0 != NONE => self.gap[node].half(),
                _ => continue,
            };
            if least.is_none_or(|l| step < l) {
                least = Some(step);
            }
        }
        least
    }

    fn shift_duals(&mut self, delta: W) {
        if delta == W::ZERO {
            return;
        }
        for v in 0..self.n {
            match self.label[self.top[v] as usize] {
                Label::Even => self.y[v] = self.y[v] + delta,
                Label::Odd => self.y[v] = self.y[v] - delta,
                Label::Out => {}
            }
        }
        let nodes: Vec<usize> = self.outermost().collect();
        for node in nodes {
            let label = self.label[node];
            if node >= self.n {
                let blossom = self.blossom_mut(node as u32);
                match label {
                    Label::Even => blossom.z = blossom.z + delta + delta,
                    Label::Odd => blossom.z = blossom.z - delta - delta,
                    Label::Out => {}
                }
            }
            match label {
                Label::Even => self.gap[node] = self.gap[node] - delta - delta,
                Label::Out => self.gap[node] = self.gap[node] - delta,
                Label::Odd => {}
            }
        }
    }

    /// Uses what has become tight.
    fn take_tight(&mut self, graph: &impl Graph<W>) -> bool {
        let tight: Vec<usize> = self
            .outermost()
            .filter(|n| self.label[*n] != Label::Odd && self.best[*n].0 != NONE && self.gap[*n] == W::ZERO)
            .collect();
        for node in tight {
            // Taking one may have changed the other.
            let (u, v) = self.best[node];
            if u != NONE && self.take(graph, u, v) {
                return true;
            }
        }
        let spent: Vec<u32> = self
            .outermost()
            .filter(|n| *n >= self.n && self.label[*n] == Label::Odd && self.blossom(*n as u32).z == W::ZERO)
            .map(|n| n as u32)
            .collect();
        for node in spent {
            self.expand(graph, node);
        }
        false
    }
}
