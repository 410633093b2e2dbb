//! The rules of C.04.3 (2026) read literally: every candidate of every bracket in the order of article 4, each judged
//! by every criterion, the first of the best taken. It shares nothing with the program but the input, and is only fit
//! for small fields.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use arbitro_pairing::Tournament;
use arbitro_tournament::{Colour, PairingNumber, SideResult};

/// A player, as the rules describe one.
#[derive(Clone)]
struct Person {
    number: u16,
    place: usize,
    score: i32,
    colours: Vec<Colour>,
    floats: [char; 2],
    bye_allowed: bool,
    unplayed: i64,
    topscorer: bool,
    met: BTreeSet<u16>,
}

impl Person {
    fn difference(&self) -> i32 {
        self.colours.iter().map(|c| if *c == Colour::White { 1 } else { -1 }).sum()
    }

    fn twice(&self) -> Option<Colour> {
        match self.colours.as_slice() {
            [.., a, b] if a == b => Some(*a),
            _ => None,
        }
    }

    /// Colour and strength: 3 absolute, 2 strong, 1 mild, 0 none.
    fn preference(&self) -> (Option<Colour>, u8) {
        let d = self.difference();
        let rarer = if d > 0 { Colour::Black } else { Colour::White };
        if d.abs() >= 2 {
            (Some(rarer), 3)
        } else if let Some(twice) = self.twice() {
            (Some(twice.other()), 3)
        } else if d != 0 {
            (Some(rarer), 2)
        } else if let Some(last) = self.colours.last() {
            (Some(last.other()), 1)
        } else {
            (None, 0)
        }
    }
}

/// Players are bits of a mask, in the order of their ranking.
type Mask = u32;

/// Is given pairs and who is left; stops by returning true.
type Found<'a> = dyn FnMut(&[(usize, usize)], Mask) -> bool + 'a;

/// The failures of a candidate, by criterion.
type Failures = Vec<Vec<i64>>;

pub struct Literal {
    people: Vec<Person>,
    initial: Colour,
    bye_score: Option<i32>,
    complete: HashMap<Mask, bool>,
    outlook: HashMap<(Mask, usize), Option<Vec<i64>>>,
    groups: Vec<Mask>,
}

fn bits(mask: Mask) -> impl Iterator<Item = usize> {
    (0..32).filter(move |i| mask >> i & 1 == 1)
}

/// A bracket's candidate: pairs, and what is left over.
#[derive(Clone)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    floaters: Mask,
}

impl Literal {
    pub fn new(t: &Tournament) -> Self {
        let done = usize::from(t.rounds_played);
        let last = t.next_round() >= t.planned_rounds;
        let points = |n: PairingNumber, rounds: usize| -> i32 {
            let p = t.players.iter().find(|p| p.number == n).unwrap();
            let own: i32 = (0..rounds).map(|r| t.scoring.points(p.round(r).result).hundredths()).sum();
            own + t.virtual_points(n, rounds as u16 + 1).hundredths()
        };
        let mut people = Vec::new();
        let mut place = 0;
        for p in &t.players {
            let took_part =
                p.rounds.iter().any(|r| r.opponent.is_some() || r.result == SideResult::PairingAllocatedBye);
            if p.next.is_none() || took_part {
                place += 1;
            }
            if p.next.is_some() {
                continue;
            }
            let float = |back: usize| -> char {
                if back > done {
                    return ' ';
                }
                let r = done - back;
                let record = p.round(r);
                if record.result.is_played() {
                    let (mine, theirs) = (points(p.number, r), points(record.opponent.unwrap(), r));
                    return match mine.cmp(&theirs) {
                        std::cmp::Ordering::Greater => 'D',
                        std::cmp::Ordering::Less => 'U',
                        std::cmp::Ordering::Equal => ' ',
                    };
                }
                let bye = record.result == SideResult::PairingAllocatedBye;
                if bye || t.scoring.points(record.result) > t.scoring.loss { 'D' } else { ' ' }
            };
            let played = || p.rounds.iter().filter(|r| r.result.is_played());
            let prohibited = t
                .prohibited
                .iter()
                .filter(|x| x.first_round <= t.next_round() && t.next_round() <= x.last_round)
                .filter(|x| x.players.contains(&p.number))
                .flat_map(|x| x.players.iter().map(|n| n.0));
            let score = points(p.number, done);
            people.push(Person {
                number: p.number.0,
                place,
                score,
                colours: played().filter_map(|r| r.colour).collect(),
                floats: [float(1), float(2)],
                bye_allowed: !p.rounds.iter().any(|r| {
                    let unplayed_win = !r.result.is_played() && t.scoring.points(r.result) >= t.scoring.win;
                    r.result == SideResult::PairingAllocatedBye || unplayed_win
                }),
                unplayed: (done - played().count()) as i64,
                topscorer: last && 2 * score > t.scoring.win.hundredths() * done as i32,
                met: played().filter_map(|r| r.opponent).map(|n| n.0).chain(prohibited).collect(),
            });
        }
        people.sort_by_key(|p| (Reverse(p.score), p.number));
        let mut groups: Vec<Mask> = Vec::new();
        for (i, p) in people.iter().enumerate() {
            if i > 0 && people[i - 1].score == p.score {
                *groups.last_mut().unwrap() |= 1 << i;
            } else {
                groups.push(1 << i);
            }
        }
        Self {
            people,
            initial: t.initial_colour,
            bye_score: None,
            complete: HashMap::new(),
            outlook: HashMap::new(),
            groups,
        }
    }

    fn legal(&self, a: usize, b: usize) -> bool {
        let (p, q) = (&self.people[a], &self.people[b]);
        let clash = p.preference().1 == 3 && q.preference() == p.preference();
        !p.met.contains(&q.number) && (p.topscorer || q.topscorer || !clash)
    }

    /// C4, with C2 and C5 for the bye.
    fn completes(&mut self, mask: Mask) -> bool {
        if mask == 0 {
            return true;
        }
        if let Some(known) = self.complete.get(&mask) {
            return *known;
        }
        let odd = mask.count_ones() % 2 == 1;
        let a = bits(mask).next().unwrap();
        let rest = mask & !(1 << a);
        let mut found = odd
            && self.people[a].bye_allowed
            && self.bye_score == Some(self.people[a].score)
            && self.completes(rest);
        for b in bits(rest).collect::<Vec<_>>() {
            found = found || (self.legal(a, b) && self.completes(rest & !(1 << b)));
        }
        self.complete.insert(mask, found);
        found
    }

    /// C8: the failures of the next bracket with these floaters, or none if the rest cannot be completed.
    fn next_bracket(&mut self, floaters: Mask, group: usize) -> Option<Vec<i64>> {
        if let Some(known) = self.outlook.get(&(floaters, group)) {
            return known.clone();
        }
        let below: Mask = self.groups.iter().skip(group + 1).fold(0, |a, b| a | b);
        let found = if !self.completes(floaters | below) {
            None
        } else if group + 1 >= self.groups.len() {
            Some(Vec::new())
        } else {
            let residents = self.groups[group + 1];
            self.best_next(floaters | residents, floaters, below & !residents, 0)
        };
        self.outlook.insert((floaters, group), found.clone());
        found
    }

    fn best_next(&mut self, open: Mask, moved: Mask, below: Mask, left: Mask) -> Option<Vec<i64>> {
        let Some(a) = bits(open).next() else {
            if !self.completes(left | below) {
                return None;
            }
            let mut scores: Vec<i64> = bits(left).map(|i| i64::from(self.people[i].score)).collect();
            scores.sort_unstable_by_key(|s| Reverse(*s));
            scores.insert(0, i64::from(left.count_ones()));
            return Some(scores);
        };
        let rest = open & !(1 << a);
        let mut best = self.best_next(rest, moved, below, left | 1 << a);
        for b in bits(rest).collect::<Vec<_>>() {
            let both_moved = moved >> a & 1 == 1 && moved >> b & 1 == 1;
            if !both_moved && self.legal(a, b) {
                let found = self.best_next(rest & !(1 << b), moved, below, left);
                best = match (best, found) {
                    (Some(x), Some(y)) => Some(x.min(y)),
                    (x, y) => x.or(y),
                };
            }
        }
        best
    }

    /// The colour of the higher-ranked of two (article 5.2).
    fn colour(&self, a: usize, b: usize) -> Colour {
        let (p, q) = (&self.people[a], &self.people[b]);
        let ((wanted, strength), (theirs, their_strength)) = (p.preference(), q.preference());
        let (Some(mine), Some(other)) = (wanted, theirs) else {
            return match (wanted, theirs) {
                (Some(mine), _) => mine,
                (_, Some(other)) => other.other(),
                _ if p.place % 2 == 1 => self.initial,
                _ => self.initial.other(),
            };
        };
        if mine != other {
            return mine;
        }
        let by_strength = strength.cmp(&their_strength);
        let by_difference = if strength == 3 && their_strength == 3 {
            p.difference().abs().cmp(&q.difference().abs())
        } else {
            std::cmp::Ordering::Equal
        };
        match by_strength.then(by_difference) {
            std::cmp::Ordering::Greater => mine,
            std::cmp::Ordering::Less => mine.other(),
            std::cmp::Ordering::Equal => {
                let parted = p.colours.iter().rev().zip(q.colours.iter().rev()).find(|(x, y)| x != y);
                parted.map_or(mine, |(x, _)| x.other())
            }
        }
    }

    /// The failures of a candidate in criteria C6 to C21; none if it is not legal.
    fn judge(&mut self, candidate: &Candidate, moved: Mask, group: usize) -> Option<Failures> {
        let c8 = self.next_bracket(candidate.floaters, group)?;
        let people = &self.people;
        let scores = |mask: Mask| {
            let mut s: Vec<i64> = bits(mask).map(|i| i64::from(people[i].score)).collect();
            s.sort_unstable_by_key(|x| Reverse(*x));
            s
        };
        let own = bits(self.groups[group]).next().map(|i| people[i].score).unwrap();
        let floaters = candidate.floaters;
        let bye_here = self.bye_score.is_some_and(|s| s >= own) && floaters.is_power_of_two();
        let c9 = if bye_here { people[bits(floaters).next().unwrap()].unplayed } else { 0 };
        let (mut c10, mut c11, mut c12, mut c13) = (0, 0, 0, 0);
        for (a, b) in &candidate.pairs {
            let (a, b) = (*a.min(b), *a.max(b));
            let colour = self.colour(a, b);
            let top = people[a].topscorer || people[b].topscorer;
            let both_absolute = people[a].preference().1 == 3 && people[b].preference().1 == 3;
            for (i, colour) in [(a, colour), (b, colour.other())] {
                let (wanted, strength) = people[i].preference();
                let step = if colour == Colour::White { 1 } else { -1 };
                c10 += i64::from(top && (people[i].difference() + step).abs() > 2);
                c11 += i64::from(top && people[i].twice() == Some(colour));
                let refused = wanted.is_some_and(|w| w != colour);
                c12 += i64::from(refused);
                c13 += i64::from(refused && strength >= 2 && !both_absolute);
            }
        }
        let resident_floats =
            |back: usize| bits(floaters & !moved).filter(|i| people[*i].floats[back] == 'D').count() as i64;
        let mixed: Vec<(usize, usize)> = candidate
            .pairs
            .iter()
            .map(|(a, b)| (*a.min(b), *a.max(b)))
            .filter(|(a, _)| moved >> a & 1 == 1)
            .collect();
        let upfloats =
            |back: usize| mixed.iter().filter(|(_, b)| people[*b].floats[back] == 'U').count() as i64;
        let down_differences = |back: usize| {
            let paired = mixed
                .iter()
                .filter(|(a, _)| people[*a].floats[back] == 'D')
                .map(|(a, b)| i64::from(people[*a].score - people[*b].score));
            let on = bits(floaters & moved)
                .filter(|i| people[*i].floats[back] == 'D')
                .map(|i| 1_000_000 + i64::from(people[i].score));
            let mut all: Vec<i64> = paired.chain(on).collect();
            all.sort_unstable_by_key(|x| Reverse(*x));
            all
        };
        let up_differences = |back: usize| {
            let mut all: Vec<i64> = mixed
                .iter()
                .filter(|(_, b)| people[*b].floats[back] == 'U')
                .map(|(a, b)| i64::from(people[*a].score - people[*b].score))
                .collect();
            all.sort_unstable_by_key(|x| Reverse(*x));
            all
        };
        Some(vec![
            vec![i64::from(floaters.count_ones())],
            scores(floaters),
            c8,
            vec![c9],
            vec![c10],
            vec![c11],
            vec![c12],
            vec![c13],
            vec![resident_floats(0)],
            vec![upfloats(0)],
            vec![resident_floats(1)],
            vec![upfloats(1)],
            down_differences(0),
            up_differences(0),
            down_differences(1),
            up_differences(1),
        ])
    }

    /// Article 4.3: the exchanges between S1 and S2 in their order, as the new S1 and S2.
    fn exchanges(s1: &[usize], s2: &[usize]) -> Vec<(Vec<usize>, Vec<usize>)> {
        let mut all: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
        for out in 0_u32..1 << s1.len() {
            for into in 0_u32..1 << s2.len() {
                if out.count_ones() == into.count_ones() {
                    all.push((bits(out).collect(), bits(into).collect()));
                }
            }
        }
        all.sort_by_key(|(out, into)| {
            // Numbers in the remainder: S1 from 1, S2 after it.
            let sum_out: i64 = out.iter().map(|i| *i as i64).sum();
            let sum_in: i64 = into.iter().map(|i| (*i + s1.len()) as i64).sum();
            let leaving: Vec<Reverse<usize>> = out.iter().rev().map(|i| Reverse(*i)).collect();
            (out.len(), sum_in - sum_out, leaving, into.clone())
        });
        all.into_iter()
            .map(|(out, into)| {
                let pick = |from: &[usize], not: &[usize]| {
                    (0..from.len()).filter(|i| !not.contains(i)).map(|i| from[i]).collect::<Vec<_>>()
                };
                let mut first = pick(s1, &out);
                first.extend(into.iter().map(|i| s2[*i]));
                let mut second = pick(s2, &into);
                second.extend(out.iter().map(|i| s1[*i]));
                first.sort_unstable();
                second.sort_unstable();
                (first, second)
            })
            .collect()
    }

    /// All transpositions: each of `first` in turn with each of `second` in order.
    fn transpose(
        &self,
        first: &[usize],
        second: Mask,
        pairs: &mut Vec<(usize, usize)>,
        found: &mut Found<'_>,
    ) -> bool {
        let Some((a, rest)) = first.split_first() else { return found(pairs, second) };
        for b in bits(second) {
            if self.legal(*a.min(&b), *a.max(&b)) {
                pairs.push((*a, b));
                let stop = self.transpose(rest, second & !(1 << b), pairs, found);
                pairs.pop();
                if stop {
                    return true;
                }
            }
        }
        false
    }

    /// Calls back with every candidate of a bracket, in order; the callback stops by returning true.
    fn candidates(&self, moved: Mask, residents: Mask, found: &mut dyn FnMut(&Candidate) -> bool) {
        let moved_list: Vec<usize> = bits(moved).collect();
        let most = (moved | residents).count_ones() as usize / 2;
        for paired in (0..=moved_list.len().min(residents.count_ones() as usize)).rev() {
            // Sets of players moved down, the one with the smaller first difference first.
            let mut sets: Vec<Vec<usize>> = (0_u32..1 << moved_list.len())
                .filter(|s| s.count_ones() as usize == paired)
                .map(|s| bits(s).map(|i| moved_list[i]).collect())
                .collect();
            sets.sort();
            for set in sets {
                let limbo = moved_list.iter().filter(|m| !set.contains(m)).fold(0, |a, m| a | 1 << m);
                let stop = self.transpose(&set, residents, &mut Vec::new(), &mut |mixed, rest| {
                    let remainder: Vec<usize> = bits(rest).collect();
                    for size in (0..=(remainder.len() / 2).min(most)).rev() {
                        let (s1, s2) = remainder.split_at(size);
                        for (first, second) in Self::exchanges(s1, s2) {
                            let second = second.iter().fold(0, |a, i| a | 1 << i);
                            let stop = self.transpose(&first, second, &mut Vec::new(), &mut |pairs, left| {
                                let pairs = mixed.iter().chain(pairs).copied().collect();
                                found(&Candidate { pairs, floaters: limbo | left })
                            });
                            if stop {
                                return true;
                            }
                        }
                    }
                    false
                });
                if stop {
                    return;
                }
            }
        }
    }

    /// Pairs the round: white and black by number, 0 for the bye. None if there is no legal pairing.
    pub fn pair(&mut self) -> Option<BTreeSet<(u16, u16)>> {
        let all: Mask = self.groups.iter().fold(0, |a, b| a | b);
        if all.count_ones() % 2 == 1 {
            let mut scores: Vec<i32> = self.people.iter().map(|p| p.score).collect();
            scores.sort_unstable();
            self.bye_score = scores.into_iter().find(|s| {
                self.bye_score = Some(*s);
                self.complete.clear();
                self.completes(all)
            });
            self.bye_score?;
            self.complete.clear();
        } else if !self.completes(all) {
            return None;
        }
        let mut result = BTreeSet::new();
        let mut moved: Mask = 0;
        for group in 0..self.groups.len() {
            let best = self.best(moved, group)?;
            for (a, b) in &best.pairs {
                let (a, b) = (*a.min(b), *a.max(b));
                let (x, y) = (self.people[a].number, self.people[b].number);
                result.insert(if self.colour(a, b) == Colour::White { (x, y) } else { (y, x) });
            }
            moved = best.floaters;
        }
        result.extend(bits(moved).map(|i| (self.people[i].number, 0)));
        Some(result)
    }

    fn best(&mut self, moved: Mask, group: usize) -> Option<Candidate> {
        let residents = self.groups[group];
        let mut best: Option<(Failures, Candidate)> = None;
        // Candidates are made by a copy, since the judge remembers what it has seen.
        let maker = Self {
            people: self.people.clone(),
            initial: self.initial,
            bye_score: self.bye_score,
            complete: HashMap::new(),
            outlook: HashMap::new(),
            groups: self.groups.clone(),
        };
        maker.candidates(moved, residents, &mut |candidate| {
            let Some(failures) = self.judge(candidate, moved, group) else { return false };
            if best.as_ref().is_none_or(|(b, _)| failures < *b) {
                // A candidate without any failure cannot be bettered.
                let perfect = failures.iter().all(|f| f.iter().all(|x| *x == 0));
                best = Some((failures, candidate.clone()));
                return perfect;
            }
            false
        });
        best.map(|(_, candidate)| candidate)
    }
}
