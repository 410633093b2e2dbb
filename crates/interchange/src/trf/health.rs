//! What a report lacks that is to be sent to FIDE: C.02.03 and what rating officers ask for.

use std::collections::BTreeMap;

use arbitro_tournament::PairingNumber;
use serde::{Deserialize, Serialize};

use super::note::Severity;
use super::report::Report;

/// One row a lack: what it says, whether the report can be sent all the same, its key in the message catalogue.
macro_rules! lacks {
    ($($(#[$doc:meta])+ $name:ident: $severity:ident, $key:literal;)+) => {
        /// What is missing or does not fit.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum LackKind {
            $($(#[$doc])+ $name,)+
        }

        impl LackKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// An error makes the report useless for rating; a warning is something rating officers ask for.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)+ }
            }

            /// The key of its text in the message catalogue.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)+ }
            }
        }
    };
}

lacks! {
    /// Record 012.
    Name: Error, "trf-lack-name";
    /// Record 022.
    City: Error, "trf-lack-city";
    /// Record 032 has no code of three letters.
    Federation: Error, "trf-lack-federation";
    /// Record 042 is missing or no whole date.
    Start: Error, "trf-lack-start";
    /// Record 052 is missing or no whole date.
    End: Error, "trf-lack-end";
    /// The last day comes before the first.
    DaysReversed: Error, "trf-lack-days-reversed";
    /// Neither record 092 nor 192.
    Type: Error, "trf-lack-type";
    /// Record 102.
    ChiefArbiter: Error, "trf-lack-chief-arbiter";
    /// Record 102 or 112 has no identity number.
    ArbiterId: Warning, "trf-lack-arbiter-id";
    /// Neither record 122 nor 222.
    TimeControl: Error, "trf-lack-time-control";
    /// Record 142.
    Rounds: Warning, "trf-lack-rounds";
    /// Rounds that were planned and are not in the file.
    RoundsMissing: Warning, "trf-lack-rounds-missing";
    /// Record 132 has not a date for every round.
    RoundDates: Warning, "trf-lack-round-dates";
    /// The date of a round is not between the first and the last day.
    RoundOutside: Error, "trf-lack-round-outside";
    /// Record 062 has another number than that of the players.
    PlayerCount: Error, "trf-lack-player-count";
    /// A player has no FIDE identity number.
    FideId: Warning, "trf-lack-fide-id";
    /// Two players have one identity number.
    SameId: Error, "trf-lack-same-id";
    /// A player has no federation.
    PlayerFederation: Warning, "trf-lack-player-federation";
    /// A player has no date of birth.
    Birth: Warning, "trf-lack-birth";
    /// A game that is not finished, or whose result is not known.
    Unfinished: Error, "trf-lack-unfinished";
    /// Something that does not fit together, of which the notes tell.
    Inconsistent: Error, "trf-lack-inconsistent";
}

/// Something that is missing or does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lack {
    /// What.
    pub kind: LackKind,
    /// The line it concerns, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The player it concerns.
    pub player: Option<PairingNumber>,
    /// What stands there, or whom it concerns.
    pub found: String,
}

impl Lack {
    fn of_event(kind: LackKind, found: &str) -> Self {
        Self { kind, line: 0, player: None, found: found.to_owned() }
    }
}

/// What a report lacks, the event first, then player by player. Nothing for one that can be sent.
pub fn health(report: &Report) -> Vec<Lack> {
    let mut lacks = Vec::new();
    event(report, &mut lacks);
    rounds(report, &mut lacks);
    players(report, &mut lacks);
    let worse = report.notes.iter().filter(|note| note.kind.severity() >= Severity::Warning).count();
    if worse > 0 {
        lacks.push(Lack::of_event(LackKind::Inconsistent, &worse.to_string()));
    }
    lacks
}

fn event(report: &Report, lacks: &mut Vec<Lack>) {
    let text = |code| report.text(code).unwrap_or_default().trim();
    let mut lack = |kind, found: &str| lacks.push(Lack::of_event(kind, found));
    if text(12).is_empty() {
        lack(LackKind::Name, "");
    }
    if text(22).is_empty() {
        lack(LackKind::City, "");
    }
    if text(32).parse::<arbitro_tournament::Federation>().is_err() {
        lack(LackKind::Federation, text(32));
    }
    let whole = |date: Option<super::Date>| date.filter(|date| date.day.is_some());
    let (start, end) = (whole(report.start()), whole(report.end()));
    if start.is_none() {
        lack(LackKind::Start, text(42));
    }
    if end.is_none() {
        lack(LackKind::End, text(52));
    }
    if start.zip(end).is_some_and(|(start, end)| end < start) {
        lack(LackKind::DaysReversed, text(52));
    }
    if text(92).is_empty() && text(192).is_empty() {
        lack(LackKind::Type, "");
    }
    if text(102).is_empty() {
        lack(LackKind::ChiefArbiter, "");
    }
    let has_id = |text: &str| text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() >= 5);
    for arbiter in [102, 112].iter().filter_map(|code| report.texts.get(code)).flatten() {
        if !arbiter.trim().is_empty() && !has_id(arbiter) {
            lack(LackKind::ArbiterId, arbiter);
        }
    }
    if text(122).is_empty() && text(222).is_empty() {
        lack(LackKind::TimeControl, "");
    }
}

fn rounds(report: &Report, lacks: &mut Vec<Lack>) {
    let mut lack = |kind, found: String| lacks.push(Lack::of_event(kind, &found));
    let paired = report.rounds_paired();
    match report.planned_rounds() {
        None => lack(LackKind::Rounds, String::new()),
        Some(planned) if planned > paired => lack(LackKind::RoundsMissing, format!("{paired} / {planned}")),
        Some(_) => {}
    }
    let dates = report.dates();
    let known = dates.iter().flatten().count();
    if known < usize::from(paired) {
        lack(LackKind::RoundDates, format!("{known} / {paired}"));
    }
    let (start, end) = (report.start(), report.end());
    for date in dates.into_iter().flatten() {
        if start.is_some_and(|start| date < start) || end.is_some_and(|end| date > end) {
            lack(LackKind::RoundOutside, date.to_string());
        }
    }
}

fn players(report: &Report, lacks: &mut Vec<Lack>) {
    // It may be written as "24 (22)".
    let counted = report.text(62).and_then(|text| text.split_whitespace().next());
    if let Some(counted) = counted
        && counted.parse() != Ok(report.players.len())
    {
        lacks.push(Lack::of_event(LackKind::PlayerCount, counted));
    }
    let mut ids: BTreeMap<u64, usize> = BTreeMap::new();
    for player in &report.players {
        let mut lack = |kind| {
            let found = format!("{} {}", player.number, player.name);
            lacks.push(Lack { kind, line: player.line, player: Some(player.number), found });
        };
        match player.fide_id {
            None => lack(LackKind::FideId),
            Some(id) => {
                if ids.insert(id, player.line).is_some() {
                    lack(LackKind::SameId);
                }
            }
        }
        if player.federation.is_none() {
            lack(LackKind::PlayerFederation);
        }
        if player.born().is_none() {
            lack(LackKind::Birth);
        }
        let open = |cell: &super::Cell| cell.opponent.is_some() && cell.result.is_none();
        if player.rounds.iter().any(open) {
            lack(LackKind::Unfinished);
        }
    }
}
