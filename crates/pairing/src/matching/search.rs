//! Trees: grown from one free vertex, or from all of them, until another is reached.

use std::ops::ControlFlow;

use super::{Cost, Graph, Label, Matcher, NONE};

/// What came of using what is tight.
enum Tight {
    /// An augmenting path.
    Path,
    /// Trees that are larger, or blossoms shrunk or taken apart.
    Taken,
    /// Nothing was tight.
    Nothing,
}

impl<W: Cost> Matcher<W> {
    /// Looks for an augmenting path of least cost from a free vertex, and takes it. Says whether there is one.
    pub(super) fn search(&mut self, graph: &impl Graph<W>, root: usize) -> bool {
        self.plant(std::iter::once(root));
        let found = self.grow(graph);
        self.drop_empty();
        found
    }

    /// Grows trees from all free vertices together until two of them meet, and takes that path. Says whether they do; they
    /// do not either where duals would have to be moved by less than one.
    pub(super) fn join_two(&mut self, graph: &impl Graph<W>) -> bool {
        self.plant_all();
        let joined = self.grow(graph);
        self.drop_empty();
        joined
    }

    /// Grows trees from all free vertices together and joins two after two, as far as that goes.
    pub(super) fn join_all(
        &mut self,
        graph: &impl Graph<W>,
        watch: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.plant_all();
        while self.grow(graph) {
            watch()?;
        }
        self.drop_empty();
        ControlFlow::Continue(())
    }

    /// Makes the nodes of all free vertices the roots of trees.
    fn plant_all(&mut self) {
        let free: Vec<usize> = (0..self.n).filter(|v| self.mate[*v] == NONE).collect();
        self.plant(free.into_iter());
    }

    /// Makes the nodes of free vertices the roots of trees.
    fn plant(&mut self, roots: impl Iterator<Item = usize>) {
        self.label.fill(Label::Out);
        self.best.fill((NONE, NONE));
        self.queue.clear();
        for root in roots {
            let node = self.top[root];
            self.label[node as usize] = Label::Even;
            let inside = self.vertices(node);
            self.queue.extend(inside);
        }
    }

    /// Grows what was planted until there is an augmenting path, and takes it.
    fn grow(&mut self, graph: &impl Graph<W>) -> bool {
        loop {
            while let Some(u) = self.queue.pop_front() {
                if self.scan(graph, u) {
                    return true;
                }
            }
            let Some(delta) = self.least_step() else { return false };
            self.shift_duals(delta);
            match self.take_tight(graph) {
                Tight::Path => return true,
                Tight::Nothing if delta == W::ZERO => return false,
                Tight::Nothing | Tight::Taken => {}
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

    /// Uses a tight edge from an even node: grows, shrinks or, when the other end is free or in another tree, augments.
    fn take(&mut self, graph: &impl Graph<W>, u: u32, v: u32) -> bool {
        let (x, y) = (self.top[u as usize], self.top[v as usize]);
        if x == y || self.label[x as usize] != Label::Even {
            return false;
        }
        match self.label[y as usize] {
            Label::Odd => false,
            Label::Even => {
                let meeting_point = self.meeting_point(x, y);
                if let Some(root) = meeting_point {
                    self.shrink(graph, (u, v), root);
                } else {
                    self.join(graph, u, v);
                }
                meeting_point.is_none()
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
        self.flip(u, v);
    }

    /// Swaps the edges along the path between the roots of two trees, which stand no more; the others do.
    fn join(&mut self, graph: &impl Graph<W>, u: u32, v: u32) {
        let roots = [u, v].map(|vertex| self.root(self.top[vertex as usize]));
        let nodes: Vec<u32> = self.outermost().map(|node| node as u32).collect();
        let stands = |node: &u32| self.label[*node as usize] != Label::Out;
        let felled: Vec<u32> =
            nodes.iter().copied().filter(stands).filter(|node| roots.contains(&self.root(*node))).collect();
        self.flip(u, v);
        self.flip(v, u);
        for node in &felled {
            self.label[*node as usize] = Label::Out;
        }
        for node in felled {
            self.find_best(graph, node);
        }
        let (top, label) = (&self.top, &self.label);
        self.queue.retain(|v| label[top[*v as usize] as usize] == Label::Even);
        for node in nodes {
            let from = self.best[node as usize].0;
            let lost = from != NONE && self.label[self.top[from as usize] as usize] != Label::Even;
            if lost && self.label[node as usize] != Label::Odd {
                self.find_best(graph, node);
            }
        }
    }

    /// The root of the tree that a node is in.
    fn root(&self, node: u32) -> u32 {
        let mut even = match self.label[node as usize] {
            Label::Odd => self.top[self.entry[node as usize].0 as usize],
            _ => node,
        };
        while let Some((_, above)) = self.step(even) {
            even = above;
        }
        even
    }

    /// Swaps the edges along the path from `inner` up to the root, and matches it with `outer`.
    fn flip(&mut self, mut inner: u32, mut outer: u32) {
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

    /// The nodes that are in no blossom.
    pub(super) fn outermost(&self) -> impl Iterator<Item = usize> + '_ {
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
    fn take_tight(&mut self, graph: &impl Graph<W>) -> Tight {
        let tight: Vec<usize> = self
            .outermost()
            .filter(|n| self.label[*n] != Label::Odd && self.best[*n].0 != NONE && self.gap[*n] == W::ZERO)
            .collect();
        let mut taken = !tight.is_empty();
        for node in tight {
            // Taking one may have changed the other.
            let (u, v) = self.best[node];
            if u != NONE && self.take(graph, u, v) {
                return Tight::Path;
            }
        }
        let spent: Vec<u32> = self
            .outermost()
            .filter(|n| *n >= self.n && self.label[*n] == Label::Odd && self.blossom(*n as u32).z == W::ZERO)
            .map(|n| n as u32)
            .collect();
        taken |= !spent.is_empty();
        for node in spent {
            self.expand(graph, node);
        }
        if taken { Tight::Taken } else { Tight::Nothing }
    }
}
