//! The matcher against exhaustion.

use super::*;

/// A small generator of numbers, the same for the same seed (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

impl Numbers {
    fn small(&mut self, n: u64) -> i64 {
        i64::try_from(self.below(n)).unwrap()
    }
}

struct Table(Vec<Vec<Option<i64>>>);

impl Graph<i64> for Table {
    fn cost(&self, u: usize, v: usize) -> Option<i64> {
        self.0[u][v]
    }
}

impl Table {
    fn random(n: usize, numbers: &mut Numbers) -> Self {
        let (density, spread) = (2 + numbers.below(9), 1 + numbers.below(40));
        // Where costs are multiples of four, trees that grow together never get stuck.
        let unit = if numbers.below(2) == 0 { 2 } else { 4 };
        let mut table = vec![vec![None; n]; n];
        let pairs = (0..n).flat_map(|u| (0..u).map(move |v| (u, v)));
        for (u, v) in pairs {
            if numbers.below(10) < density {
                let cost = unit * numbers.small(spread) - 20;
                (table[u][v], table[v][u]) = (Some(cost), Some(cost));
            }
        }
        Self(table)
    }

    fn exhaust(&self, left: u32) -> Option<i64> {
        if left == 0 {
            return Some(0);
        }
        let u = left.trailing_zeros() as usize;
        let rest = left & !(1 << u);
        (0..self.0.len())
            .filter(|v| rest >> v & 1 == 1)
            .filter_map(|v| Some(self.0[u][v]? + self.exhaust(rest & !(1 << v))?))
            .min()
    }
}

fn check(table: &Table, matcher: &Matcher<i64>, perfect: bool) {
    let n = table.0.len();
    let best = table.exhaust((1 << n) - 1);
    assert_eq!(perfect, best.is_some());
    if !perfect {
        return;
    }
    let mut total = 0;
    for u in 0..n {
        let v = matcher.mate(u).unwrap();
        assert_eq!(matcher.mate(v), Some(u));
        total += table.0[u][v].unwrap();
        assert_eq!(matcher.slack(table, u, v), Some(0));
    }
    assert_eq!(Some(total / 2), best);
    for u in 0..n {
        for v in (0..n).filter(|v| *v != u) {
            assert!(matcher.slack(table, u, v).is_none_or(|s| s >= 0));
        }
    }
}

#[test]
fn finds_the_least_cost_and_proves_it_also_after_changes() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..4_000 {
        let n = 2 * (1 + numbers.below(6) as usize);
        let mut table = Table::random(n, &mut numbers);
        let mut matcher = Matcher::start(n, &table, |_| ());
        let go = &mut || ControlFlow::Continue(());
        let perfect = matcher.solve(&table, go) == ControlFlow::Continue(true);
        check(&table, &matcher, perfect);
        for _ in 0..4 {
            let (u, v) = (numbers.below(n as u64) as usize, numbers.below(n as u64) as usize);
            if u != v {
                let dearer = table.0[u][v].filter(|_| numbers.below(3) > 0).map(|c| c + 2 * numbers.small(9));
                (table.0[u][v], table.0[v][u]) = (dearer, dearer);
            }
            matcher.loosen(&table);
            let perfect = matcher.solve(&table, go) == ControlFlow::Continue(true);
            check(&table, &matcher, perfect);
        }
    }
}

#[test]
fn trees_grown_together_find_what_those_grown_one_by_one_do() {
    let mut numbers = Numbers(0x1234_5678_9abc_def1);
    let cost_of = |table: &Table, matcher: &Matcher<i64>| {
        let pairs = (0..table.0.len()).filter_map(|u| Some((u, matcher.mate(u)?)));
        pairs.filter_map(|(u, v)| table.0[u][v]).sum::<i64>()
    };
    for _ in 0..300 {
        let n = 2 * (10 + numbers.below(30) as usize);
        let table = Table::random(n, &mut numbers);
        let go = &mut || ControlFlow::Continue(());
        let mut together = Matcher::start(n, &table, |_| ());
        let perfect = together.solve(&table, go);
        let mut one_by_one = Matcher::new(n, vec![-20; n]);
        assert_eq!(one_by_one.solve(&table, go), perfect);
        if perfect == ControlFlow::Continue(true) {
            assert_eq!(cost_of(&table, &together), cost_of(&table, &one_by_one));
            let slacks = (0..n).flat_map(|u| (0..u).map(move |v| (u, v)));
            assert!(slacks.filter_map(|(u, v)| together.slack(&table, u, v)).all(|slack| slack >= 0));
        }
    }
}

#[test]
fn a_large_graph_of_equal_costs_is_matched_as_far_as_it_goes() {
    struct Split(usize);
    impl Graph<i64> for Split {
        fn cost(&self, u: usize, v: usize) -> Option<i64> {
            // Three odd cliques joined to a single vertex: one of them must stay odd.
            (u == 0 || v == 0 || (u - 1) / self.0 == (v - 1) / self.0).then_some(0)
        }
    }
    let graph = Split(101);
    let n = 1 + 3 * 101;
    let mut matcher = Matcher::new(n, vec![0; n]);
    assert_eq!(matcher.solve(&graph, &mut || ControlFlow::Continue(())), ControlFlow::Continue(false));
    assert_eq!((0..n).filter(|v| matcher.mate(*v).is_none()).count(), 2);
}

/// The most pairs there can be among these, given whom each may meet.
fn most_pairs(rows: &[u32], left: u32) -> u32 {
    if left == 0 {
        return 0;
    }
    let u = left.trailing_zeros();
    let rest = left & !(1 << u);
    let with = (0..32).filter(|v| rows[u as usize] & rest & (1 << v) != 0);
    let best = with.map(|v| 1 + most_pairs(rows, rest & !(1 << v))).max();
    best.unwrap_or(0).max(most_pairs(rows, rest))
}

#[test]
fn as_many_are_paired_as_can_be_and_everyone_knows_whom_they_could_have_instead() {
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    let mut tried = 0;
    for _ in 0..20_000 {
        let n = 2 + numbers.below(9) as usize;
        let density = 1 + numbers.below(7);
        let mut rows = vec![0_u32; n];
        for (u, v) in (0..n).flat_map(|u| (0..u).map(move |v| (u, v))) {
            if numbers.below(10) < density {
                rows[u] |= 1 << v;
                rows[v] |= 1 << u;
            }
        }
        let mut plain = PlainMatcher::with_edges(n, |u, v| rows[u] >> v & 1 == 1);
        let left = plain.fill();
        let all = (1 << n) - 1;
        assert_eq!(n - left, 2 * most_pairs(&rows, all) as usize);
        let is_matching = |plain: &PlainMatcher| {
            (0..n).all(|u| plain.mate(u).is_none_or(|v| rows[u] >> v & 1 == 1 && plain.mate(v) == Some(u)))
        };
        assert!(is_matching(&plain));
        if left > 0 {
            continue;
        }
        let mut settled = 0_u32;
        for u in 0..n {
            if settled >> u & 1 == 1 {
                continue;
            }
            let choices = plain.choices(u);
            let possible = |v: usize| {
                let rest = all & !settled & !(1 << u) & !(1 << v);
                settled >> v & 1 == 0
                    && rows[u] >> v & 1 == 1
                    && 2 * most_pairs(&rows, rest) == rest.count_ones()
            };
            for v in 0..n {
                assert_eq!(has(&choices, v), possible(v));
            }
            let chosen: Vec<usize> = members(&choices).collect();
            let v = chosen[numbers.below(chosen.len() as u64) as usize];
            plain.choose(u, v);
            assert_eq!(plain.mate(u), Some(v));
            assert!(is_matching(&plain) && (0..n).all(|v| plain.mate(v).is_some()));
            plain.settle(u);
            settled |= 1 << u | 1 << v;
            tried += 1;
        }
    }
    assert!(tried > 10_000);
}
