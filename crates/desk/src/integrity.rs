//! Acts after which the pairings so far cannot be made again from what is known: marked in the journal when they are done,
//! and told by the report as comments (`### MPA @ Round 3: ...`).

use arbitro_interchange::trf::IntegrityEvent;
use arbitro_messages::Lang;
use arbitro_store::table::journal::{self, Entry, Said};
use arbitro_store::table::round::{self, PairingRow, RoundRow, Status};
use arbitro_store::table::tournament;
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::SideResult;

use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, message};
use crate::tournament::is_swiss;
use crate::warning::Warnings;
use crate::{fide_mode, words};

/// What stands in the way of making the pairings again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Breach {
    /// The event was made of a report.
    Import,
    /// A draft was changed by hand against the rules.
    ByHand,
    /// A published round was taken back.
    Unpairing,
    /// A player came after the first round was paired.
    LateEntry,
    /// A result changed after a later round was paired with it.
    Correction,
    /// A game that had counted as a draw for a later round ended otherwise.
    Adjournment,
    /// A rating changed after the first round was paired.
    Rating,
    /// Pairing numbers changed after the first round was paired.
    Numbering,
    /// Two players were kept apart, or are not any more, after the first round was paired.
    Prohibition,
    /// A full-point bye.
    FullPointBye,
    /// What the tournament is played by changed after the first round was paired.
    Configuration,
}

impl Breach {
    /// The word in the report.
    const fn word(self) -> &'static str {
        match self {
            Self::Import => "Import",
            Self::ByHand => "MPA",
            Self::Unpairing => "Unpairing",
            Self::LateEntry => "Late entry",
            Self::Correction => "Correction",
            Self::Adjournment => "Adjournment",
            Self::Rating => "Rating",
            Self::Numbering => "Numbering",
            Self::Prohibition => "Prohibition",
            Self::FullPointBye => "Full-point bye",
            Self::Configuration => "Configuration",
        }
    }

    /// What it takes to do it (VCL4THP); none where the rules themselves ask for it.
    const fn level(self) -> Option<WarningLevel> {
        match self {
            Self::LateEntry => None,
            Self::FullPointBye => Some(WarningLevel::Acknowledge),
            Self::Import
            | Self::Unpairing
            | Self::Correction
            | Self::Adjournment
            | Self::Rating
            | Self::Numbering => Some(WarningLevel::Confirm),
            Self::ByHand | Self::Prohibition | Self::Configuration => Some(WarningLevel::TwoSteps),
        }
    }

    /// Has it confirmed, with what it does.
    pub(crate) fn warn(self, warnings: &mut Warnings, consequence: Message) {
        if let Some(level) = self.level() {
            warnings.add(level, consequence);
        }
    }
}

/// Arguments of a journal row that no sentence shows.
const BREACH: &str = "breach";
const TOURNAMENT: &str = "of_tournament";
const ROUND: &str = "at_round";

/// The word in the report for having left FIDE mode.
const FIDE_MODE: &str = "FIDE mode";

/// Acts that make a round anew: what was changed in it by hand before is gone.
const RENEW: [&str; 3] = ["round/pair", "round/unpair", "round/begin_manual"];

/// Says of an act which round of which tournament it concerns, and what it breaks, if anything.
pub(crate) fn mark(said: Said, id: TournamentId, round: u16, breach: Option<Breach>) -> Said {
    let said = said.with(TOURNAMENT, id.0).with(ROUND, round);
    match breach {
        Some(breach) => said.with(BREACH, breach.word()),
        None => said,
    }
}

/// Says of an act which took a tournament over from another file what had been broken in it there.
pub(crate) fn carry(
    said: Said,
    id: TournamentId,
    theirs: &Db<'_>,
    there: TournamentId,
) -> Result<Said, DeskError> {
    let mut found = breaches(theirs, there)?;
    // That FIDE mode was left is a field of the tournament.
    found.retain(|(kind, ..)| kind != FIDE_MODE);
    let list = serde_json::to_string(&found).unwrap_or_default();
    Ok(said.with(&carried(id), list))
}

/// The argument of such an act, which has several tournaments.
fn carried(id: TournamentId) -> String {
    format!("breaches_{}", id.0)
}

/// What a new result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entering {
    /// A result like any other.
    Plain,
    /// It counts, and breaks the pairing of a later round.
    Breaks(Breach),
    /// It comes too late for the tournament, and counts for ratings alone.
    ForRatings,
}

impl Entering {
    /// What it breaks. A correction for ratings is told too.
    pub(crate) const fn breach(self) -> Option<Breach> {
        match self {
            Self::Plain => None,
            Self::Breaks(breach) => Some(breach),
            Self::ForRatings => Some(Breach::Correction),
        }
    }
}

/// What a new result is, where a later round of a Swiss was published with the old one. A game that was open counted as a
/// draw then (C.04.2 art. 3.6) and may end at any time; else only the round before the last is corrected in FIDE mode
/// (C.04.2 art. 4.3).
pub(crate) fn of_result(
    db: &Db<'_>,
    this: &RoundRow,
    before: &PairingRow,
    after: (Option<SideResult>, Option<SideResult>),
) -> Result<Entering, DeskError> {
    let row = tournament::get(db, this.tournament)?;
    let later = |round: &&RoundRow| round.number > this.number && round.status == Status::Published;
    let later = round::of_tournament(db, this.tournament)?.iter().filter(later).count();
    if !is_swiss(&row.data) || later == 0 {
        return Ok(Entering::Plain);
    }
    let old = (before.white_result, before.black_result);
    let draw = (Some(SideResult::Draw), Some(SideResult::Draw));
    Ok(match old {
        _ if old == after => Entering::Plain,
        (None, _) if after == draw => Entering::Plain,
        (None, _) => Entering::Breaks(Breach::Adjournment),
        _ if later > 1 && fide_mode::is_in(&row) => Entering::ForRatings,
        _ => Entering::Breaks(Breach::Correction),
    })
}

/// What broke the integrity of a tournament's pairings and still holds, as comments of the report.
pub(crate) fn events(db: &Db<'_>, id: TournamentId) -> Result<Vec<IntegrityEvent>, DeskError> {
    let catalogue = words::catalogue()?;
    let event = |(kind, round, message): (String, u16, Message)| IntegrityEvent {
        kind,
        round,
        text: words::say(catalogue, Lang::En, &message),
    };
    Ok(breaches(db, id)?.into_iter().map(event).collect())
}

/// What broke the integrity of a tournament's pairings and still holds, the first first: its kind, the round, what was done.
pub(crate) fn breaches(db: &Db<'_>, id: TournamentId) -> Result<Vec<(String, u16, Message)>, DeskError> {
    let mut found: Vec<(String, u16, Message)> = Vec::new();
    let carried = carried(id);
    let acts = journal::saying(db, TOURNAMENT, &id.0.to_string(), &carried)?;
    for entry in acts.iter().filter(|entry| !entry.undone) {
        if let Some(theirs) = entry.said.params.get(&carried) {
            // The tournament is what it was in the other file, with all that was done to it there.
            found = serde_json::from_str(theirs).unwrap_or_default();
            continue;
        }
        let round = param(entry, ROUND).parse().unwrap_or(0);
        if RENEW.contains(&entry.call.as_str()) {
            found.retain(|(kind, at, _)| *at != round || kind != Breach::ByHand.word());
        }
        let kind = param(entry, BREACH);
        if !kind.is_empty() {
            found.push((kind.to_owned(), round, message(&entry.said)));
        }
    }
    if let Some(round) = tournament::get(db, id)?.left_fide_mode {
        found.push((FIDE_MODE.to_owned(), round, fide_mode::left()));
    }
    Ok(found)
}

fn param<'e>(entry: &'e Entry, name: &str) -> &'e str {
    entry.said.params.get(name).map(String::as_str).unwrap_or_default()
}
