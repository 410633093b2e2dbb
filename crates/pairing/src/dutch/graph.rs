//! A bracket as a graph: what it costs if two of its vertices are matched.

use crate::matching::{Cost, Graph};

use super::difference::Differences;
use super::field::{Entrant, Field, Float};
use super::layout::{Criterion, Layout};
use super::scope::{Scope, Sinks};

/// The part of a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A player moved down into the bracket (MDP).
    MovedDown,
    /// A resident of the bracket.
    Resident,
    /// A resident of the next scoregroup.
    Next,
    /// A player further down.
    Below,
    /// Stands for floating out of what the graph shows, or for the bye.
    Sink,
}

/// Which half of the remainder a resident is in (art. 4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// S1.
    First,
    /// S2.
    Second,
    /// Not in the remainder.
    Neither,
}

/// A decision about a vertex that no longer changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// Not decided.
    Open,
    /// A player moved down: is paired. A member of a half: changes to the other half.
    Yes,
    /// The opposite.
    No,
}

/// A vertex.
#[derive(Clone, Debug)]
pub struct Vertex<W> {
    /// Its part.
    pub part: Part,
    /// Its entrant; past the end for sinks.
    pub who: usize,
    /// What it costs if a member of the bracket is not paired in it.
    out: W,
    /// What it costs on top if it is not paired in the next bracket either.
    beyond: W,
    /// What it costs to take the bye (criterion C9).
    pub bye: W,
    /// Its row in the table of colours.
    colour: usize,
    /// Its row in the table of floats: the level of a player moved down, or the upfloats of a resident.
    float: usize,
    /// Half, number in the remainder (from 1).
    pub half: Half,
    /// The number in the remainder (BSN), from 1.
    pub bsn: i64,
    /// What was decided.
    pub fixed: Fixed,
    /// The only partner left.
    pub only: Option<usize>,
    /// What it costs not to be [`Fixed::Yes`].
    pub asked: W,
    /// For questions: must be paired in the bracket, or must not.
    pub bound: Option<bool>,
}

/// The graph of a bracket.
#[derive(Debug)]
pub struct BracketGraph<'a, W> {
    field: &'a Field,
    /// The vertices: moved down, residents, next, below, sinks.
    pub vertices: Vec<Vertex<W>>,
    colours: [[W; 7]; 7],
    topscorers: [W; 2],
    rises: Vec<[W; 4]>,
    differences: Option<Differences<W>>,
    exchange: W,
    exchange_sum: W,
    sinks: Sinks,
    /// The vertex whose partners are asked for.
    pub asking: Option<usize>,
    /// The rank of each vertex as a partner.
    pub rank: Vec<i64>,
}

const COLOUR_ROWS: usize = 7;

fn colour_row(entrant: &Entrant) -> usize {
    let strength = entrant.preference.strength as usize;
    match entrant.preference.colour {
        None => 0,
        Some(arbitro_tournament::Colour::White) => strength,
        Some(arbitro_tournament::Colour::Black) => 3 + strength,
    }
}

/// C12 and C13 for two rows of the table.
fn colour_table<W: Cost>(layout: &Layout) -> [[W; COLOUR_ROWS]; COLOUR_ROWS] {
    let (c12, c13) =
        (layout.unit::<W>(Criterion::C12, None, false), layout.unit::<W>(Criterion::C13, None, false));
    let mut table = [[W::ZERO; COLOUR_ROWS]; COLOUR_ROWS];
    for (p, row) in table.iter_mut().enumerate() {
        for (q, cell) in row.iter_mut().enumerate() {
            let same = p > 0 && q > 0 && (p - 1) / 3 == (q - 1) / 3;
            // 0 mild, 1 strong, 2 absolute; when both are absolute, the loser is counted by C10 and C11 only.
            let (weaker, stronger) = ((p.max(1) - 1) % 3, (q.max(1) - 1) % 3);
            let strong = weaker.min(stronger) >= 1 && !(weaker == 2 && stronger == 2);
            if same {
                *cell = c12 + if strong { c13 } else { W::ZERO };
            }
        }
    }
    table
}

impl<'a, W: Cost> BracketGraph<'a, W> {
    /// The graph of a scope, weighed by a layout.
    pub fn new(field: &'a Field, scope: &Scope, layout: &Layout) -> Self {
        let levels = scope.levels(field);
        let unit = |c, s, second| layout.unit::<W>(c, s, second);
        let mut vertices = Vec::with_capacity(scope.len());
        for (part, who) in scope.members() {
            let vertex = Vertex {
                part,
                who,
                out: W::ZERO,
                beyond: W::ZERO,
                bye: W::ZERO,
                colour: 0,
                float: 0,
                half: Half::Neither,
                bsn: 0,
                fixed: Fixed::Open,
                only: None,
                asked: W::ZERO,
                bound: None,
            };
            vertices.push(vertex);
        }
        let mut graph = Self {
            field,
            vertices,
            colours: colour_table(layout),
            topscorers: [unit(Criterion::C10, None, false), unit(Criterion::C11, None, false)],
            rises: Vec::new(),
            differences: Differences::new(scope, field, layout),
            exchange: unit(Criterion::Exchanges, None, false),
            exchange_sum: unit(Criterion::ExchangeSum, None, false),
            sinks: scope.sinks,
            asking: None,
            rank: Vec::new(),
        };
        for level in &levels {
            let mut row = [W::ZERO; 4];
            for (flags, cell) in row.iter_mut().enumerate() {
                for (flag, counted, by_score) in
                    [(1, Criterion::C15, Criterion::C19), (2, Criterion::C17, Criterion::C21)]
                {
                    if flags & flag != 0 {
                        *cell = *cell + unit(counted, None, false) + unit(by_score, Some(*level), false);
                    }
                }
            }
            graph.rises.push(row);
        }
        graph.weigh_vertices(layout, &levels);
        graph
    }

    fn weigh_vertices(&mut self, layout: &Layout, levels: &[arbitro_tournament::Points]) {
        let unit = |c, s, second| layout.unit::<W>(c, s, second);
        let beyond = unit(Criterion::C8, None, false);
        for vertex in &mut self.vertices {
            let Some(entrant) = self.field.entrants.get(vertex.who) else { continue };
            vertex.colour = colour_row(entrant);
            if matches!(vertex.part, Part::Next | Part::Below) {
                vertex.beyond = if vertex.part == Part::Next { beyond } else { W::ZERO };
                continue;
            }
            let score = Some(entrant.score);
            vertex.beyond = beyond + unit(Criterion::C8, score, true);
            vertex.out = unit(Criterion::C6, None, false) + unit(Criterion::C7, score, false);
            if let Some(differences) = &self.differences {
                vertex.out = unit(Criterion::C6, None, false) + differences.left_over(entrant);
                continue;
            }
            let moved = vertex.part == Part::MovedDown;
            if moved {
                vertex.float = levels.iter().position(|l| *l == entrant.score).unwrap_or(0);
            } else {
                vertex.float = usize::from(entrant.floats[0] == Float::Up)
                    + 2 * usize::from(entrant.floats[1] == Float::Up);
            }
            for (back, counted, by_score) in
                [(0, Criterion::C14, Criterion::C18), (1, Criterion::C16, Criterion::C20)]
            {
                if entrant.floats[back] == Float::Down {
                    if !moved {
                        vertex.out = vertex.out + unit(counted, None, false);
                    }
                    if moved {
                        vertex.out = vertex.out + unit(by_score, score, false);
                    }
                }
            }
        }
    }

    /// The field.
    pub const fn field(&self) -> &'a Field {
        self.field
    }

    /// C10 and C11 for two players with the same absolute preference, one of them a topscorer.
    fn topscorer_cost(&self, u: usize, v: usize) -> W {
        let (a, b) = (&self.field.entrants[u], &self.field.entrants[v]);
        if !a.preference.clashes_absolutely(&b.preference) {
            return W::ZERO;
        }
        let (colour, _) = super::colour::colour_of_higher(a, b, self.field.initial_colour);
        let mut cost = W::ZERO;
        for (entrant, colour) in [(a, colour), (b, colour.other())] {
            if Some(colour) == entrant.preference.colour {
                continue;
            }
            if entrant.preference.difference.abs() >= 2 {
                cost = cost + self.topscorers[0];
            }
            if entrant.preference.repeated == Some(colour) {
                cost = cost + self.topscorers[1];
            }
        }
        cost
    }

    /// The cost of the score difference of two members of a collapsed last bracket.
    fn difference_cost(&self, u: usize, v: usize) -> W {
        let differences = self.differences.as_ref();
        differences.map_or(W::ZERO, |d| d.pair(&self.field.entrants[u], &self.field.entrants[v]))
    }

    /// The cost of a pair of the remainder on account of the exchange it needs, and of what is asked.
    fn remainder_cost(&self, a: &Vertex<W>, b: &Vertex<W>) -> Option<W> {
        let (a_moves, b_moves, extra) = match (a.half, b.half) {
            (Half::First, Half::First) => (false, true, self.exchange - self.exchange_sum.times(b.bsn)),
            (Half::Second, Half::Second) => (true, false, self.exchange + self.exchange_sum.times(a.bsn)),
            _ => (false, false, W::ZERO),
        };
        Some(extra + Self::decided(a, a_moves)? + Self::decided(b, b_moves)?)
    }

    /// What a vertex asks for this answer; none if it was decided otherwise.
    fn decided(vertex: &Vertex<W>, yes: bool) -> Option<W> {
        match (vertex.fixed, yes) {
            (Fixed::Open | Fixed::Yes, true) | (Fixed::No, false) => Some(W::ZERO),
            (Fixed::Open, false) => Some(vertex.asked),
            (Fixed::Yes, false) | (Fixed::No, true) => None,
        }
    }

    /// The cost of leaving the bracket, on account of decisions and exchanges too.
    fn leaving_cost(&self, a: &Vertex<W>) -> Option<W> {
        if a.bound == Some(true) {
            return None;
        }
        let (yes, extra) = match a.half {
            Half::First => (true, self.exchange - self.exchange_sum.times(a.bsn)),
            _ => (false, W::ZERO),
        };
        Some(a.out + extra + Self::decided(a, yes)?)
    }

    fn sink_cost(&self, a: &Vertex<W>) -> Option<W> {
        match self.sinks {
            Sinks::Bye { score } => self.field.entrants.get(a.who)?.may_take_bye(score).then_some(a.bye),
            Sinks::Floats { .. } => (a.part <= Part::Resident).then_some(W::ZERO),
            Sinks::Beyond { .. } => Some(W::ZERO),
        }
    }

    fn edge(&self, a: &Vertex<W>, b: &Vertex<W>) -> Option<W> {
        if b.part == Part::Sink {
            if a.part == Part::Sink {
                return matches!(self.sinks, Sinks::Beyond { .. }).then_some(W::ZERO);
            }
            let cost = self.sink_cost(a)? + a.beyond;
            return Some(if a.part <= Part::Resident { cost + self.leaving_cost(a)? } else { cost });
        }
        let bound = b.part <= Part::Resident && (a.bound == Some(false) || b.bound == Some(false));
        if bound || !self.field.may_meet(a.who, b.who) {
            return None;
        }
        match (a.part, b.part) {
            (Part::MovedDown, Part::MovedDown) => None,
            (Part::MovedDown, Part::Resident) => Some(
                self.colours[a.colour][b.colour]
                    + self.rises[a.float][b.float]
                    + self.difference_cost(a.who, b.who)
                    + self.topscorer_cost(a.who, b.who)
                    + Self::decided(a, true)?,
            ),
            (Part::Resident, Part::Resident) => {
                let extra = self.remainder_cost(a, b)?;
                let colours = self.colours[a.colour][b.colour] + self.difference_cost(a.who, b.who);
                if self.field.last_round {
                    return Some(colours + extra + self.topscorer_cost(a.who, b.who));
                }
                Some(colours + extra)
            }
            (Part::MovedDown | Part::Resident, Part::Next) => self.leaving_cost(a),
            (Part::MovedDown | Part::Resident, _) => Some(self.leaving_cost(a)? + a.beyond),
            (Part::Next, Part::Next) => Some(W::ZERO),
            _ => Some(a.beyond),
        }
    }
}

impl<W: Cost> Graph<W> for BracketGraph<'_, W> {
    fn cost(&self, u: usize, v: usize) -> Option<W> {
        let (u, v) = (u.min(v), u.max(v));
        let (a, b) = (&self.vertices[u], &self.vertices[v]);
        if a.only.is_some_and(|only| only != v) || b.only.is_some_and(|only| only != u) {
            return None;
        }
        let cost = self.edge(a, b)?;
        let asked = match self.asking {
            Some(asking) if asking == u => self.rank[v],
            Some(asking) if asking == v => self.rank[u],
            _ => 0,
        };
        Some(if asked == 0 { cost } else { cost + W::bit(1).times(asked) })
    }
}
