//! `merge/look`: what another file of the event has otherwise.

use arbitro_store::merge::{Changed, Changes, Comparison, Kind, Obstacle, Part, What};
use arbitro_store::table::journal::Entry;

use crate::api::merge::{
    LookForMerge, MergeAct, MergeChanged, MergeChanges, MergeCount, MergeKind, MergeLook, MergePart,
    MergeWhat,
};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::{Desk, convert};

/// Looks into another file of the open event, and changes nothing in either.
pub fn look(desk: &Desk, request: &LookForMerge) -> Result<MergeLook, DeskError> {
    let path = request.path.trim();
    let other = super::other(desk, path)?;
    let Comparison { common, here, there, parts } = super::compared(desk, path, &other)?;
    Ok(MergeLook {
        path: path.to_owned(),
        common: act(&common),
        here: here.iter().map(act).collect(),
        there: there.iter().map(act).collect(),
        parts: parts.iter().map(part).collect(),
    })
}

fn act(entry: &Entry) -> MergeAct {
    MergeAct {
        number: entry.number,
        at: entry.at,
        who: entry.who.clone(),
        host: entry.host.clone(),
        message: convert::message(&entry.said),
        kind: convert::journal_kind(entry.kind),
    }
}

fn part(part: &Part) -> MergePart {
    MergePart {
        part: what(part.what),
        name: part.name.clone(),
        changed: match part.changed {
            Changed::Here => MergeChanged::Here,
            Changed::There => MergeChanged::There,
            Changed::Both => MergeChanged::Both,
        },
        here: changes(&part.here),
        there: changes(&part.there),
        cannot_take: part.obstacle.map(|obstacle| cannot(obstacle, &part.name)),
    }
}

/// Why a tournament cannot be taken over.
pub(super) fn cannot(obstacle: Obstacle, name: &str) -> Message {
    let key = match obstacle {
        Obstacle::GoneThere => "error-merge-gone-there",
        Obstacle::NameTaken => "error-merge-name-taken",
    };
    sentence(key).with("name", name)
}

pub(super) const fn what(what: What) -> MergeWhat {
    match what {
        What::Event => MergeWhat::Event,
        What::Letterhead => MergeWhat::Letterhead,
        What::Tournament { here, there } => MergeWhat::Tournament { here, there },
    }
}

fn changes(changes: &Changes) -> MergeChanges {
    let counts = changes.counts.iter().map(|(of, count)| MergeCount { kind: kind(*of), count: *count });
    MergeChanges { counts: counts.collect(), acts: changes.acts.clone() }
}

const fn kind(kind: Kind) -> MergeKind {
    match kind {
        Kind::Settings => MergeKind::Settings,
        Kind::Players => MergeKind::Players,
        Kind::Rounds => MergeKind::Rounds,
        Kind::Results => MergeKind::Results,
        Kind::Games => MergeKind::Games,
        Kind::Incidents => MergeKind::Incidents,
        Kind::Clocks => MergeKind::Clocks,
    }
}
