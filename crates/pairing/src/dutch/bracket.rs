//! One bracket: who is paired with whom in it, and who moves down.

use std::ops::ControlFlow;

use crate::matching::Wide;

use super::decide::{Decider, Tick};
use super::field::{Edition, Field};
use super::graph::{BracketGraph, Fixed, Half};
use super::layout::{Criterion, Layout};
use super::scope::{Scope, Sinks};
use super::transposition::Transposition;

/// What was decided about a bracket.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The pairs, by index into the entrants; the higher-ranked first.
    pub pairs: Vec<(usize, usize)>,
    /// Who moves down, or has the bye.
    pub floaters: Vec<usize>,
}

/// The players moved down have their opponents; what is left.
struct MovedDown {
    pairs: Vec<(usize, usize)>,
    limbo: Vec<usize>,
    /// Pairs of residents.
    remainder_pairs: usize,
    /// Residents who float.
    floats: usize,
    /// Whether criterion C9 applies.
    counts_unplayed: bool,
}

/// Runs a generic function with numbers wide enough for a layout.
macro_rules! with_width {
    ($bits:expr, $name:ident ( $($arg:expr),* )) => {
        match $bits {
            0..=50 => $name::<i64>($($arg),*),
            51..=112 => $name::<i128>($($arg),*),
            113..=230 => $name::<Wide<4>>($($arg),*),
            231..=480 => $name::<Wide<8>>($($arg),*),
            481..=990 => $name::<Wide<16>>($($arg),*),
            // Position::fits has seen to it that this is enough.
        _ => $name::<Wide<96>>($($arg),*),
        }
    };
}

pub(super) use with_width;

/// The widths above, to use what a number leaves over.
fn room(bits: u32) -> u32 {
    [50, 112, 230, 480, 990].into_iter().find(|width| bits <= *width).unwrap_or(6_000)
}

/// The bits that the widest number has room for, besides the exchanges of a remainder and for asking.
pub const MOST_BITS: u32 = 6_000;

/// A layout ready for a graph of so many vertices.
pub fn sealed(mut layout: Layout, vertices: usize) -> Layout {
    layout.seal(usize::BITS - vertices.leading_zeros() + 1, room);
    layout
}

/// Pairs the bracket of a scope; none if that is impossible within it.
pub fn pair(field: &Field, scope: &Scope, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Outcome>> {
    let near = scope.is_plain();
    let moved = if near && scope.moved.is_empty() {
        MovedDown {
            pairs: Vec::new(),
            limbo: Vec::new(),
            remainder_pairs: scope.residents.len().saturating_sub(scope.sink_count()) / 2,
            floats: scope.sink_count(),
            counts_unplayed: false,
        }
    } else {
        let layout = sealed(scope.layout(field, None), scope.len());
        let Some(moved) = with_width!(layout.bits(), pair_moved_down(field, scope, &layout, tick))? else {
            return ControlFlow::Continue(None);
        };
        moved
    };
    let paired = |w: &usize| moved.pairs.iter().any(|(_, r)| r == w);
    let residents: Vec<usize> = scope.residents.iter().copied().filter(|w| !paired(w)).collect();
    let rest = if near || moved.floats == 0 {
        Scope {
            stage: scope.stage,
            moved: Vec::new(),
            residents,
            next: 0..0,
            below: 0..0,
            sinks: Sinks::Floats { count: moved.floats },
        }
    } else {
        Scope { moved: moved.limbo.clone(), residents, ..scope.clone() }
    };
    let layout = sealed(rest.layout(field, Some(rest.residents.len())), rest.len());
    let found = with_width!(layout.bits(), pair_remainder(field, &rest, &layout, &moved, tick))?;
    ControlFlow::Continue(found.map(|mut outcome| {
        outcome.pairs.splice(0..0, moved.pairs);
        for who in moved.limbo {
            if !outcome.floaters.contains(&who) {
                outcome.floaters.push(who);
            }
        }
        outcome.floaters.sort_unstable();
        outcome
    }))
}

/// Lets the bye cost the rounds without a game (criterion C9).
pub fn count_unplayed<W: crate::matching::Cost>(graph: &mut BracketGraph<'_, W>, layout: &Layout) {
    let unit: W = layout.unit(Criterion::C9, None, false);
    let field = graph.field();
    for vertex in &mut graph.vertices {
        if let Some(entrant) = field.entrants.get(vertex.who) {
            vertex.bye = unit.times(i64::from(entrant.unplayed));
        }
    }
}

/// Decides who of the players moved down is paired and with whom (art. 4.4, 4.5).
fn pair_moved_down<W: crate::matching::Cost>(
    field: &Field,
    scope: &Scope,
    layout: &Layout,
    tick: &mut Tick<'_>,
) -> ControlFlow<(), Option<MovedDown>> {
    let graph = BracketGraph::<W>::new(field, scope, layout);
    let Some(mut decider) = Decider::solve(graph, layout.asking(), tick)? else {
        return ControlFlow::Continue(None);
    };
    let size = scope.bracket_len();
    let members = |d: &Decider<'_, W>| (0..size).filter(|v| d.floats(*v)).collect::<Vec<_>>();
    let floaters = members(&decider);
    let bye = matches!(scope.sinks, Sinks::Bye { .. });
    let counts_unplayed = field.edition == Edition::E2026
        && bye
        && matches!(floaters.as_slice(), [one] if decider.mate(*one) == scope.len() - 1);
    if counts_unplayed {
        count_unplayed(&mut decider.graph, layout);
        decider.again(tick)?;
    }
    let count = scope.moved.len();
    let order: Vec<usize> = (0..count).collect();
    let paired = order.iter().filter(|v| decider.is_yes(**v)).count();
    if paired < count {
        decider.prefer_yes(&order, paired, tick)?;
    }
    let residents: Vec<usize> = (count..size).collect();
    let (mut pairs, mut limbo) = (Vec::new(), Vec::new());
    for u in order {
        if !decider.is_yes(u) {
            limbo.push(scope.moved[u]);
            continue;
        }
        let ControlFlow::Continue(partner) = decider.prefer_partner(u, &residents, tick) else {
            return ControlFlow::Break(());
        };
        pairs.push((scope.moved[u], scope.residents[partner - count]));
    }
    let floats = floaters.len() - limbo.len();
    let remainder_pairs = (size - floaters.len()) / 2 - pairs.len();
    ControlFlow::Continue(Some(MovedDown { pairs, limbo, remainder_pairs, floats, counts_unplayed }))
}

/// Decides the remainder: the exchange between its halves, then the transposition (art. 4.2, 4.3).
fn pair_remainder<W: crate::matching::Cost>(
    field: &Field,
    scope: &Scope,
    layout: &Layout,
    moved: &MovedDown,
    tick: &mut Tick<'_>,
) -> ControlFlow<(), Option<Outcome>> {
    let mut graph = BracketGraph::<W>::new(field, scope, layout);
    let limbo = scope.moved.len();
    let size = scope.bracket_len();
    for (i, vertex) in graph.vertices.iter_mut().enumerate().take(size) {
        if i < limbo {
            vertex.fixed = Fixed::No;
        } else {
            vertex.bsn = (i - limbo + 1) as i64;
            let first = i - limbo < moved.remainder_pairs;
            vertex.half = if first { Half::First } else { Half::Second };
        }
    }
    if moved.counts_unplayed {
        count_unplayed(&mut graph, layout);
    }
    let Some(mut decider) = Decider::solve(graph, layout.asking(), tick)? else {
        return ControlFlow::Continue(None);
    };
    let border = limbo + moved.remainder_pairs;
    let moving_out: Vec<usize> = (limbo..border).rev().collect();
    let exchanged = moving_out.iter().filter(|v| decider.is_yes(**v)).count();
    decider.prefer_yes(&moving_out, exchanged, tick)?;
    let moving_in: Vec<usize> = (border..size).collect();
    decider.prefer_yes(&moving_in, exchanged, tick)?;
    decider.again(tick)?;
    let changes = |v: &usize| decider.graph.vertices[*v].fixed == Fixed::Yes;
    let first: Vec<usize> = (limbo..size).filter(|v| (*v < border) != changes(v)).collect();
    let second: Vec<usize> = (limbo..size).filter(|v| (*v < border) == changes(v)).collect();
    let mut outcome = Outcome::default();
    let names: Vec<usize> = scope.members().map(|m| m.1).collect();
    if scope.is_near() {
        let sinks: Vec<usize> = (size..scope.len()).collect();
        let transposition =
            Transposition::new(&first, &sinks, &second, |u, v| decider.is_tight(u, v), |v| decider.mate(v));
        for (u, v) in transposition.first() {
            outcome.pairs.push((names[u.min(v)], names[u.max(v)]));
        }
    } else {
        for u in &first {
            let ControlFlow::Continue(v) = decider.prefer_partner(*u, &second, tick) else {
                return ControlFlow::Break(());
            };
            outcome.pairs.push((names[(*u).min(v)], names[(*u).max(v)]));
        }
    }
    let mut paired = vec![false; field.len()];
    for (a, b) in &outcome.pairs {
        paired[*a] = true;
        paired[*b] = true;
    }
    outcome.floaters = names[..size].iter().copied().filter(|w| !paired[*w]).collect();
    ControlFlow::Continue(Some(outcome))
}
