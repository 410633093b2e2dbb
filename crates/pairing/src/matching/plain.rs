//! Matchings that only count, in a graph given as rows of bits: as many pairs as can be, and whom a vertex may have
//! instead without any other being left alone. By Edmonds' method, sixty-four edges at a glance.

use super::NONE;

/// A set of vertices.
pub type Bits = Vec<u64>;

/// Whether a set has this vertex.
pub fn has(bits: &[u64], v: usize) -> bool {
    bits[v / 64] >> (v % 64) & 1 == 1
}

fn put(bits: &mut [u64], v: usize) {
    bits[v / 64] |= 1 << (v % 64);
}

fn take_out(bits: &mut [u64], v: usize) {
    bits[v / 64] &= !(1 << (v % 64));
}

/// The members of a set, the lowest first.
pub fn members(bits: &[u64]) -> impl Iterator<Item = usize> + '_ {
    bits.iter().enumerate().flat_map(|(i, word)| {
        let mut word = *word;
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(i * 64 + bit)
        })
    })
}

/// A graph and a matching in it.
#[derive(Clone, Debug)]
pub struct PlainMatcher {
    rows: Vec<Bits>,
    mate: Vec<u32>,
    /// The vertices that take part in a search.
    alive: Bits,
    /// Those not yet reached in the search, those at an even distance from the root, and the edge by which the others
    /// were reached.
    open: Bits,
    even: Bits,
    parent: Vec<u32>,
    /// The base of the blossom that each vertex is in, and the vertices of each blossom of more than one, by its base.
    base: Vec<u32>,
    inside: Vec<Vec<u32>>,
    inside_bits: Vec<Bits>,
    seen: Vec<u32>,
    stamp: u32,
    queue: Vec<u32>,
}

impl PlainMatcher {
    /// A graph without edges.
    pub fn new(n: usize) -> Self {
        let words = n.div_ceil(64);
        let mut alive = vec![0; words];
        (0..n).for_each(|v| put(&mut alive, v));
        Self {
            rows: vec![vec![0; words]; n],
            mate: vec![NONE; n],
            alive,
            open: vec![0; words],
            even: vec![0; words],
            parent: vec![NONE; n],
            base: vec![0; n],
            inside: vec![Vec::new(); n],
            inside_bits: vec![Bits::new(); n],
            seen: vec![0; n],
            stamp: 0,
            queue: Vec::new(),
        }
    }

    /// The graph with these edges.
    pub fn with_edges(n: usize, edge: impl Fn(usize, usize) -> bool) -> Self {
        let mut graph = Self::new(n);
        for u in 0..n {
            for v in u + 1..n {
                if edge(u, v) {
                    graph.join(u, v);
                }
            }
        }
        graph
    }

    /// Adds an edge.
    pub fn join(&mut self, u: usize, v: usize) {
        put(&mut self.rows[u], v);
        put(&mut self.rows[v], u);
    }

    /// Whether there is this edge.
    pub fn has_edge(&self, u: usize, v: usize) -> bool {
        has(&self.rows[u], v)
    }

    /// Takes an edge away.
    pub fn cut(&mut self, u: usize, v: usize) {
        take_out(&mut self.rows[u], v);
        take_out(&mut self.rows[v], u);
    }

    /// Keeps the pair of a vertex as it is from now on.
    pub fn settle(&mut self, u: usize) {
        take_out(&mut self.alive, u);
        if let Some(v) = self.mate(u) {
            take_out(&mut self.alive, v);
        }
    }

    /// The neighbours of a vertex whose pairs are not settled.
    pub fn row(&self, u: usize) -> Bits {
        self.rows[u].iter().zip(&self.alive).map(|(row, alive)| row & alive).collect()
    }

    /// The partner of a vertex.
    pub fn mate(&self, v: usize) -> Option<usize> {
        let mate = self.mate[v];
        (mate != NONE).then_some(mate as usize)
    }

    /// All partners, [`NONE`] for nobody.
    pub fn mates(&self) -> &[u32] {
        &self.mate
    }

    /// Matches as told.
    pub fn set_mates(&mut self, mates: &[u32]) {
        self.mate.copy_from_slice(mates);
    }

    /// Matches two vertices if both are free and there is an edge. Says whether it did.
    pub fn pair_if_free(&mut self, u: usize, v: usize) -> bool {
        let free = self.mate[u] == NONE && self.mate[v] == NONE && has(&self.rows[u], v);
        if free {
            (self.mate[u], self.mate[v]) = (v as u32, u as u32);
        }
        free
    }

    /// Matches as many as can be, keeping those matched who are. Says how many are left.
    pub fn fill(&mut self) -> usize {
        let n = self.mate.len();
        let mut free: Bits = vec![0; self.alive.len()];
        (0..n).filter(|v| self.mate[*v] == NONE).for_each(|v| put(&mut free, v));
        // Who has the least choice chooses first.
        let mut order: Vec<usize> = members(&free).collect();
        order.sort_by_cached_key(|v| self.rows[*v].iter().map(|word| word.count_ones()).sum::<u32>());
        for u in order {
            if !has(&free, u) {
                continue;
            }
            let choice =
                self.rows[u].iter().zip(&free).enumerate().find(|(_, (row, free))| *row & *free != 0);
            if let Some((i, (row, word))) = choice {
                let v = i * 64 + (row & word).trailing_zeros() as usize;
                (self.mate[u], self.mate[v]) = (v as u32, u as u32);
                take_out(&mut free, u);
                take_out(&mut free, v);
            }
        }
        let alive = self.alive.clone();
        let mut left = 0;
        for root in 0..n {
            if self.mate[root] == NONE {
                if let Some(end) = self.search(root, None, true) {
                    self.flip(end as u32);
                } else {
                    left += 1;
                    // Whoever was reached in vain is reached in vain by all others too.
                    for (alive, open) in self.alive.iter_mut().zip(&self.open) {
                        *alive &= open;
                    }
                }
            }
        }
        self.alive = alive;
        left
    }

    /// Whom `u` may have so that everybody else who has a partner keeps one: its neighbours of that kind.
    pub fn choices(&mut self, u: usize) -> Bits {
        let Some(mate) = self.mate(u) else { return vec![0; self.alive.len()] };
        self.mate[mate] = NONE;
        self.search(mate, Some(u), false);
        self.mate[mate] = u as u32;
        self.even.iter().zip(&self.rows[u]).map(|(even, row)| even & row).collect()
    }

    /// Gives `u` one of the choices just found.
    pub fn choose(&mut self, u: usize, v: usize) {
        let Some(mate) = self.mate(u).filter(|mate| *mate != v) else { return };
        self.mate[mate] = NONE;
        let other = self.mate[v];
        self.mate[v] = NONE;
        self.flip(other);
        (self.mate[u], self.mate[v]) = (v as u32, u as u32);
    }

    /// Exchanges the edges of the path from the root to a vertex about to be matched with the one it was reached from.
    fn flip(&mut self, mut x: u32) {
        while x != NONE {
            let above = self.parent[x as usize];
            let next = self.mate[above as usize];
            (self.mate[x as usize], self.mate[above as usize]) = (above, x);
            x = next;
        }
    }

    /// Grows a tree from a free vertex, without `except`. Answers with the first free vertex reached, if it is to stop there.
    fn search(&mut self, root: usize, except: Option<usize>, stop: bool) -> Option<usize> {
        self.open.copy_from_slice(&self.alive);
        self.even.fill(0);
        for v in 0..self.base.len() {
            self.base[v] = v as u32;
            self.inside[v].clear();
        }
        if let Some(except) = except {
            take_out(&mut self.open, except);
        }
        take_out(&mut self.open, root);
        put(&mut self.even, root);
        self.queue.clear();
        self.queue.push(root as u32);
        let mut at = 0;
        while let Some(u) = self.queue.get(at).map(|u| *u as usize) {
            at += 1;
            for word in 0..self.open.len() {
                let mut new = self.rows[u][word] & self.open[word];
                while new != 0 {
                    let v = word * 64 + new.trailing_zeros() as usize;
                    new &= new - 1;
                    let mate = self.mate[v];
                    if mate == NONE && !stop {
                        continue;
                    }
                    self.parent[v] = u as u32;
                    take_out(&mut self.open, v);
                    if mate == NONE {
                        return Some(v);
                    }
                    take_out(&mut self.open, mate as usize);
                    new &= self.open[word];
                    put(&mut self.even, mate as usize);
                    self.queue.push(mate);
                }
            }
            for word in 0..self.open.len() {
                while let Some(v) = self.cycle(u, word) {
                    self.shrink(u as u32, v as u32);
                }
            }
        }
        None
    }

    /// An even neighbour in another blossom.
    fn cycle(&self, u: usize, word: usize) -> Option<usize> {
        let base = self.base[u] as usize;
        let mut found = self.rows[u][word] & self.even[word];
        if !self.inside[base].is_empty() {
            found &= !self.inside_bits[base][word];
        }
        (found != 0).then(|| word * 64 + found.trailing_zeros() as usize)
    }

    /// From the base of a blossom to the base of the next one up; none at the root.
    fn above(&self, base: u32) -> Option<u32> {
        let mate = self.mate[base as usize];
        (mate != NONE).then(|| self.base[self.parent[mate as usize] as usize])
    }

    fn meeting_point(&mut self, u: u32, v: u32) -> u32 {
        self.stamp += 1;
        let mut a = Some(self.base[u as usize]);
        while let Some(base) = a {
            self.seen[base as usize] = self.stamp;
            a = self.above(base);
        }
        let mut b = self.base[v as usize];
        while self.seen[b as usize] != self.stamp {
            // Both come from the same root.
            let Some(above) = self.above(b) else { break };
            b = above;
        }
        b
    }

    /// Shrinks the cycle that an edge between two even vertices closes.
    fn shrink(&mut self, u: u32, v: u32) {
        let root = self.meeting_point(u, v);
        let mut merged = Vec::new();
        self.mark(u, root, v, &mut merged);
        self.mark(v, root, u, &mut merged);
        if self.inside[root as usize].is_empty() {
            let mut bits = vec![0; self.alive.len()];
            put(&mut bits, root as usize);
            self.inside_bits[root as usize] = bits;
            self.inside[root as usize].push(root);
        }
        for base in merged {
            if base == root || self.base[base as usize] != base {
                continue;
            }
            let mut inside = std::mem::take(&mut self.inside[base as usize]);
            if inside.is_empty() {
                inside.push(base);
            }
            for v in &inside {
                self.base[*v as usize] = root;
                put(&mut self.inside_bits[root as usize], *v as usize);
                if !has(&self.even, *v as usize) {
                    put(&mut self.even, *v as usize);
                    self.queue.push(*v);
                }
            }
            self.inside[root as usize].append(&mut inside);
        }
    }

    /// Notes the way round the cycle for one of its sides.
    fn mark(&mut self, mut v: u32, root: u32, mut below: u32, merged: &mut Vec<u32>) {
        while self.base[v as usize] != root {
            let mate = self.mate[v as usize];
            merged.push(self.base[v as usize]);
            merged.push(self.base[mate as usize]);
            self.parent[v as usize] = below;
            below = mate;
            v = self.parent[mate as usize];
        }
    }
}
