//! The first transposition (art. 4.2) among equally good ones, once it is known who is in S1 and who in S2.
//!
//! Then the graph is bipartite, and the good candidates are exactly the complete matchings of its tight edges.

/// Tight edges between S1 (and the vertices that stand for floating) and S2, with one complete matching.
pub struct Transposition {
    first: Vec<usize>,
    second: Vec<usize>,
    words: usize,
    /// For each of S1: which of S2 may be its partner.
    rows: Vec<Vec<u64>>,
    /// For each of S2: which of S1 may be its partner.
    columns: Vec<Vec<u64>>,
    row_mate: Vec<usize>,
    column_mate: Vec<usize>,
}

fn has(bits: &[u64], i: usize) -> bool {
    bits[i / 64] >> (i % 64) & 1 == 1
}

impl Transposition {
    /// From S1 in order, the sinks and S2 in order.
    pub fn new(
        first: &[usize],
        sinks: &[usize],
        second: &[usize],
        is_tight: impl Fn(usize, usize) -> bool,
        mate: impl Fn(usize) -> usize,
    ) -> Self {
        let all: Vec<usize> = first.iter().chain(sinks).copied().collect();
        let words = second.len().div_ceil(64);
        let mut rows = vec![vec![0; words]; all.len()];
        let mut columns = vec![vec![0; all.len().div_ceil(64)]; second.len()];
        let mut place = vec![usize::MAX; second.iter().max().map_or(0, |m| m + 1)];
        for (j, v) in second.iter().enumerate() {
            place[*v] = j;
        }
        let (mut row_mate, mut column_mate) = (vec![0; all.len()], vec![0; second.len()]);
        for (i, u) in all.iter().enumerate() {
            for (j, v) in second.iter().enumerate() {
                if is_tight(*u, *v) {
                    rows[i][j / 64] |= 1 << (j % 64);
                    columns[j][i / 64] |= 1 << (i % 64);
                }
            }
            let j = place[mate(*u)];
            row_mate[i] = j;
            column_mate[j] = i;
        }
        Self { first: first.to_vec(), second: second.to_vec(), words, rows, columns, row_mate, column_mate }
    }

    /// The pairs of the first transposition: each of S1 in turn has the first of S2 that leaves the others a
    /// complete matching.
    pub fn first(mut self) -> Vec<(usize, usize)> {
        let mut open: Vec<u64> = vec![0; self.words];
        for j in 0..self.second.len() {
            open[j / 64] |= 1 << (j % 64);
        }
        for i in 0..self.first.len() {
            let now = self.row_mate[i];
            let wanted = |j: &usize| has(&self.rows[i], *j) && has(&open, *j);
            if (0..self.second.len()).find(wanted).is_some_and(|j| j != now) {
                let via = self.ways_to(i, now);
                let j = (0..self.second.len())
                    .filter(wanted)
                    .find(|j| *j == now || via[self.column_mate[*j]] != usize::MAX)
                    .unwrap_or(now);
                self.change(i, j, now, &via);
            }
            let j = self.row_mate[i];
            open[j / 64] &= !(1 << (j % 64));
        }
        self.first.iter().zip(&self.row_mate).map(|(u, j)| (*u, self.second[*j])).collect()
    }

    /// For each row after `i` that can give up its partner if the column `free` becomes free: the column it takes.
    fn ways_to(&self, i: usize, free: usize) -> Vec<usize> {
        let mut via = vec![usize::MAX; self.rows.len()];
        let mut open: Vec<u64> = vec![0; self.rows.len().div_ceil(64)];
        for x in i + 1..self.rows.len() {
            open[x / 64] |= 1 << (x % 64);
        }
        let mut queue = vec![free];
        while let Some(j) = queue.pop() {
            for (word, (column, open)) in self.columns[j].iter().zip(&mut open).enumerate() {
                let mut new = column & *open;
                *open &= !new;
                while new != 0 {
                    let x = word * 64 + new.trailing_zeros() as usize;
                    new &= new - 1;
                    via[x] = j;
                    queue.push(self.row_mate[x]);
                }
            }
        }
        via
    }

    /// Gives row `i` the column `j` instead of `now`, moving the others along the way.
    fn change(&mut self, i: usize, j: usize, now: usize, via: &[usize]) {
        let mut giver = self.column_mate[j];
        self.row_mate[i] = j;
        self.column_mate[j] = i;
        let mut taken = j;
        while taken != now {
            let next = via[giver];
            let after = self.column_mate[next];
            self.row_mate[giver] = next;
            self.column_mate[next] = giver;
            (taken, giver) = (next, after);
        }
    }
}
