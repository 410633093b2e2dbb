//! By which system the tournament of a report is paired.

use arbitro_interchange::trf::{Method, Report};
use arbitro_pairing::{Pair, PairingSystem, RoundPairing, RoundRobin, Tournament, berger, unwatched};
use arbitro_standings::PairingKind;

/// A system, as far as rounds can be paired by it here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// The FIDE (Dutch) system, also where a report does not say.
    Dutch,
    /// A round robin by the tables, in which the rounds so far have been played.
    Tables(RoundRobin),
    /// A round robin whose rounds do not follow the tables by these numbers.
    OtherTables,
    /// Another system, or one of teams.
    Other,
}

impl System {
    /// The system that a report names, for a round (from 1) after rounds that were played by it.
    pub fn of(report: &Report, round: u16) -> Self {
        let named = report.system().map(|system| system.method);
        if report.is_team_event() {
            return Self::Other;
        }
        if report.rules().pairing == PairingKind::Predetermined {
            let by_tables = matches!(named, None | Some(Method::RoundRobin | Method::DoubleRoundRobin));
            return if by_tables { Self::round_robin(report, round) } else { Self::Other };
        }
        match named {
            None | Some(Method::Dutch) => Self::Dutch,
            Some(_) => Self::Other,
        }
    }

    /// The last two rounds of a cycle may change places or not (C.05 Annex 1): what was played tells.
    fn round_robin(report: &Report, round: u16) -> Self {
        let whole = report.tournament(round);
        let length = berger::rounds_in_cycle(u16::try_from(whole.players.len()).unwrap_or(u16::MAX)).max(1);
        let named = match report.system().map(|system| system.method) {
            Some(Method::DoubleRoundRobin) => 2,
            _ => 1,
        };
        let cycles = report.planned_rounds().map_or(named, |planned| named.max(planned.div_ceil(length)));
        let swapped = RoundRobin::new(cycles);
        let plain = RoundRobin { swap_last_two: false, ..swapped.clone() };
        let follows = |system: &RoundRobin| (1..round).all(|earlier| is_by(system, &whole, earlier));
        [swapped, plain].into_iter().find(follows).map_or(Self::OtherTables, Self::Tables)
    }
}

/// Whether every pair of a round is one of the tables; games of those who left may be missing.
fn is_by(system: &RoundRobin, whole: &Tournament, round: u16) -> bool {
    let table = system.pair(&whole.before(round), &mut unwatched);
    let is_in = |table: &RoundPairing, pair: &Pair| table.pairs.contains(pair);
    table.is_ok_and(|table| whole.pairing_of(round).pairs.iter().all(|pair| is_in(&table, pair)))
}
