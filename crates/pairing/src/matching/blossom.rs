//! Blossoms: odd cycles shrunk to one node, and taken apart again.

use super::{Blossom, Cost, Graph, Label, Matcher, NONE};

impl<W: Cost> Matcher<W> {
    fn is_blossom(&self, node: u32) -> bool {
        node as usize >= self.n
    }

    /// The vertices inside of a node.
    pub(super) fn vertices(&self, node: u32) -> Vec<u32> {
        let (mut found, mut todo) = (Vec::new(), vec![node]);
        while let Some(node) = todo.pop() {
            if self.is_blossom(node) {
                todo.extend(self.blossom(node).kids.iter().rev());
            } else {
                found.push(node);
            }
        }
        found
    }

    /// Changes the matching inside of a node so that `v` is the one to be matched outside.
    pub(super) fn rebase(&mut self, node: u32, v: u32) {
        let mut todo = vec![(node, v)];
        while let Some((node, v)) = todo.pop() {
            if !self.is_blossom(node) {
                continue;
            }
            let mut kid = v;
            while self.up[kid as usize] != node {
                kid = self.up[kid as usize];
            }
            todo.push((kid, v));
            let blossom = self.blossom_mut(node);
            let start = blossom.kids.iter().position(|k| *k == kid).unwrap_or(0);
            blossom.kids.rotate_left(start);
            blossom.links.rotate_left(start);
            let pairs: Vec<_> = (1..blossom.kids.len() - 1)
                .step_by(2)
                .map(|i| (blossom.kids[i], blossom.kids[i + 1], blossom.links[i]))
                .collect();
            self.base[node as usize] = v;
            for (left, right, (p, q)) in pairs {
                if self.mate[p as usize] != q {
                    self.mate[p as usize] = q;
                    self.mate[q as usize] = p;
                    todo.push((left, p));
                    todo.push((right, q));
                }
            }
        }
    }

    /// From an even node up to the root: the even node after the next, and the odd node between.
    pub(super) fn step(&self, even: u32) -> Option<(u32, u32)> {
        let mate = self.mate[self.base[even as usize] as usize];
        if mate == NONE {
            return None;
        }
        let odd = self.top[mate as usize];
        Some((odd, self.top[self.entry[odd as usize].0 as usize]))
    }

    /// Where the ways from two even nodes to the root meet; none if they are in different trees.
    pub(super) fn meeting_point(&mut self, mut a: u32, mut b: u32) -> Option<u32> {
        self.stamp += 1;
        let (mut a_ended, mut b_ended) = (false, false);
        while !a_ended || !b_ended {
            if !a_ended {
                if self.seen[a as usize] == self.stamp {
                    return Some(a);
                }
                self.seen[a as usize] = self.stamp;
                match self.step(a) {
                    Some((_, next)) => a = next,
                    None => a_ended = true,
                }
            }
            std::mem::swap(&mut a, &mut b);
            std::mem::swap(&mut a_ended, &mut b_ended);
        }
        None
    }

    /// The nodes from an even node up to (without) the meeting point, and the links from each to the one above.
    fn branch(&self, from: u32, to: u32) -> (Vec<u32>, Vec<(u32, u32)>) {
        let (mut nodes, mut links) = (Vec::new(), Vec::new());
        let mut even = from;
        while even != to
            && let Some((odd, next)) = self.step(even)
        {
            nodes.push(even);
            links.push((self.base[even as usize], self.base[odd as usize]));
            nodes.push(odd);
            let (above, here) = self.entry[odd as usize];
            links.push((here, above));
            even = next;
        }
        (nodes, links)
    }

    /// Shrinks the cycle that a tight edge between two even nodes closes, from where their ways to the root meet.
    pub(super) fn shrink(&mut self, graph: &impl Graph<W>, (u, v): (u32, u32), root: u32) {
        let (x, y) = (self.top[u as usize], self.top[v as usize]);
        let (left, left_links) = self.branch(x, root);
        let (right, right_links) = self.branch(y, root);
        let mut kids = vec![root];
        kids.extend(left.iter().rev());
        kids.extend(&right);
        let mut links: Vec<_> = left_links.iter().rev().map(|(here, above)| (*above, *here)).collect();
        links.push((u, v));
        links.extend(&right_links);
        let node = self.new_node();
        for kid in &kids {
            self.up[*kid as usize] = node;
        }
        let nearest = self.merge_nearest(graph, &kids);
        for kid in kids.iter().filter(|k| self.label[**k as usize] == Label::Odd) {
            let inside = self.vertices(*kid);
            self.queue.extend(inside);
        }
        self.base[node as usize] = self.base[root as usize];
        self.label[node as usize] = Label::Even;
        *self.blossom_mut(node) = Blossom { z: W::ZERO, kids, links, nearest };
        for vertex in self.vertices(node) {
            self.top[vertex as usize] = node;
        }
        self.find_best(graph, node);
    }

    fn new_node(&mut self) -> u32 {
        if let Some(i) = self.blossoms.iter().position(|b| !b.stands()) {
            let node = self.n + i;
            self.up[node] = NONE;
            return node as u32;
        }
        self.blossoms.push(Blossom::EMPTY);
        self.up.push(NONE);
        self.base.push(NONE);
        self.label.push(Label::Out);
        self.entry.push((NONE, NONE));
        self.best.push((NONE, NONE));
        self.gap.push(W::ZERO);
        self.seen.push(0);
        (self.n + self.blossoms.len() - 1) as u32
    }

    fn merge_nearest(&self, graph: &impl Graph<W>, kids: &[u32]) -> Vec<u32> {
        let mut nearest = vec![NONE; self.n];
        let mut least = vec![W::ZERO; self.n];
        for kid in kids {
            let rows = if self.is_blossom(*kid) { Some(&self.blossom(*kid).nearest) } else { None };
            for v in 0..self.n {
                let u = rows.map_or(*kid, |r| r[v]);
                if u == NONE || u as usize == v {
                    continue;
                }
                // The dual of v is the same for all of them, so it need not be taken off.
                if let Some(cost) = graph.cost(u as usize, v) {
                    let cost = cost - self.y[u as usize];
                    if nearest[v] == NONE || cost < least[v] {
                        (nearest[v], least[v]) = (u, cost);
                    }
                }
            }
        }
        nearest
    }

    /// Finds the edge of least slack from the other even nodes to this one.
    pub(super) fn find_best(&mut self, graph: &impl Graph<W>, node: u32) {
        let mut best = (NONE, NONE);
        let mut gap = W::ZERO;
        for u in 0..self.n {
            let other = self.top[u];
            if other == node || self.label[other as usize] != Label::Even {
                continue;
            }
            let v = if self.is_blossom(node) { self.blossom(node).nearest[u] } else { node };
            if v == NONE {
                continue;
            }
            if let Some(cost) = graph.cost(u, v as usize) {
                let slack = cost - self.y[u] - self.y[v as usize];
                if best.0 == NONE || slack < gap {
                    (best, gap) = ((u as u32, v), slack);
                }
            }
        }
        self.best[node as usize] = best;
        self.gap[node as usize] = gap;
    }

    /// Takes an outermost blossom off, leaving its kids outermost. They get no label.
    fn unwrap(&mut self, node: u32) -> Blossom<W> {
        let blossom = std::mem::replace(self.blossom_mut(node), Blossom::EMPTY);
        for kid in &blossom.kids {
            self.up[*kid as usize] = NONE;
            for vertex in self.vertices(*kid) {
                self.top[vertex as usize] = *kid;
            }
            self.label[*kid as usize] = Label::Out;
            self.best[*kid as usize] = (NONE, NONE);
        }
        blossom
    }

    /// Takes apart an odd blossom whose dual has come down to zero: its even-length side stays in the tree.
    pub(super) fn expand(&mut self, graph: &impl Graph<W>, node: u32) {
        let entry = self.entry[node as usize];
        let mut kid = entry.1;
        while self.up[kid as usize] != node {
            kid = self.up[kid as usize];
        }
        let blossom = self.unwrap(node);
        let size = blossom.kids.len();
        let at = blossom.kids.iter().position(|k| *k == kid).unwrap_or(0);
        let forward = at % 2 == 1;
        let (mut i, mut entry) = (at, entry);
        let mut even = Vec::new();
        loop {
            let odd = blossom.kids[i];
            self.label[odd as usize] = Label::Odd;
            self.entry[odd as usize] = entry;
            if i == 0 {
                break;
            }
            let next = if forward { i + 1 } else { i - 1 };
            let after = if forward { (i + 2) % size } else { i - 2 };
            even.push(blossom.kids[next]);
            self.label[blossom.kids[next] as usize] = Label::Even;
            entry = if forward {
                blossom.links[next]
            } else {
                let (there, here) = blossom.links[after];
                (here, there)
            };
            i = after;
        }
        for kid in even {
            let inside = self.vertices(kid);
            self.queue.extend(inside);
        }
        for kid in blossom.kids {
            if self.label[kid as usize] == Label::Out {
                self.find_best(graph, kid);
            }
        }
    }

    /// Takes apart all outermost blossoms without a dual, and what comes out likewise.
    pub(super) fn drop_empty(&mut self) {
        let mut todo: Vec<_> = (0..self.blossoms.len()).map(|i| (self.n + i) as u32).collect();
        while let Some(node) = todo.pop() {
            let outermost = self.up[node as usize] == NONE;
            let blossom = self.blossom(node);
            if outermost && blossom.stands() && blossom.z == W::ZERO {
                let blossom = self.unwrap(node);
                todo.extend(blossom.kids.iter().filter(|k| self.is_blossom(**k)));
            }
        }
    }
}
