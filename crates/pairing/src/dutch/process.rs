//! The brackets of a round, one after the other (art. 1.9), and who may have the bye.

use std::ops::{ControlFlow, Range};

use arbitro_tournament::Points;

use super::decide::Tick;
use super::field::{Edition, Field};
use super::outlook::{self, Outlook};
use super::position::Position;
use super::scope::Sinks;

/// What follows a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Path {
    /// The next scoregroup.
    Ordinary,
    /// All players below as one bracket (A.9 of the rules before 2026).
    Collapsed,
}

/// The brackets still to be paired.
pub struct Process<'a> {
    field: &'a Field,
    bye: ByeRule,
    groups: Vec<Range<usize>>,
    at: usize,
    collapsed: bool,
}

impl<'a> Process<'a> {
    /// All brackets of a field.
    pub fn new(field: &'a Field, bye: ByeRule) -> Self {
        Self { field, bye, groups: groups(field), at: 0, collapsed: false }
    }

    /// The bracket to be paired, with these moved down into it; none after the last.
    pub fn position<'b>(&self, moved: &'b [usize]) -> Option<Position<'b>>
    where
        'a: 'b,
    {
        let end = self.field.len();
        let residents = self.groups.get(self.at)?.clone();
        let next = self.groups.get(self.at + 1).cloned().unwrap_or(end..end);
        Some(Position { field: self.field, moved, residents, next, bye: self.bye, collapsed: self.collapsed })
    }

    /// The bracket is paired.
    pub fn go_on(&mut self, path: Path) {
        self.at += 1;
        if path == Path::Collapsed
            && let Some(next) = self.groups.get_mut(self.at)
        {
            next.end = self.field.len();
            self.groups.truncate(self.at + 1);
            self.collapsed = true;
        }
    }
}

/// The scoregroups, from the top.
fn groups(field: &Field) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut start = 0;
    for group in field.entrants.chunk_by(|a, b| a.score == b.score) {
        groups.push(start..start + group.len());
        start += group.len();
    }
    groups
}

/// Who may have the bye.
#[derive(Clone, Copy, Debug)]
pub struct ByeRule {
    /// Whether there is one.
    pub odd: bool,
    /// Criterion C5: the only score that may have it.
    pub score: Option<Points>,
}

impl ByeRule {
    /// Criterion C5: the lowest score whose bye leaves the others a complete pairing. None if there is no complete
    /// pairing at all (C4).
    pub fn settle(field: &Field, tick: &mut Tick<'_>) -> ControlFlow<(), Option<Self>> {
        let odd = field.len() % 2 == 1;
        let mut scores = vec![None];
        if odd && field.edition == Edition::E2026 {
            let mut eligible: Vec<Points> =
                field.entrants.iter().filter(|e| e.may_have_bye).map(|e| e.score).collect();
            eligible.dedup();
            scores = eligible.into_iter().rev().map(Some).collect();
        }
        for score in scores {
            let rule = Self { odd, score };
            if Outlook::new(field, &[], 0..0, 0..field.len(), rule.outlook()).failures(tick)?.is_some() {
                return ControlFlow::Continue(Some(rule));
            }
        }
        ControlFlow::Continue(None)
    }

    /// For the outlook on the rest.
    pub const fn outlook(self) -> outlook::Sinks {
        if self.odd { outlook::Sinks::Bye(self.score) } else { outlook::Sinks::None }
    }

    /// For the graph of a bracket that shows the rest.
    pub const fn sinks(self) -> Sinks {
        if self.odd { Sinks::Bye { score: self.score } } else { Sinks::NONE }
    }
}
