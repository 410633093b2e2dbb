//! What does not fit together between the lines of the file.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_tournament::{PairingNumber, SideResult};

use super::cell::{Cell, FIRST_ROUND, ROUND_WIDTH};
use super::ledger::Ledger;
use super::note::{Note, NoteKind};
use super::player::ReportPlayer;
use super::report::{MOST_NOTES, Report};

/// Notes what does not fit together.
pub(super) fn check(report: &mut Report) {
    let mut notes = Vec::new();
    let mut byes: BTreeSet<usize> = BTreeSet::new();
    let rounds = (report.rounds_paired(), report.last_round());
    let ledger = Ledger::new(report);
    for player in &report.players {
        if notes.len() > MOST_NOTES {
            break;
        }
        for (round, cell) in player.rounds.iter().enumerate() {
            let mut note = |kind, found: String| notes.push(note_of(player, round, kind, found));
            games(report, &ledger, player, round, &mut note);
            if cell.result == Some(SideResult::PairingAllocatedBye) && !byes.insert(round) {
                note(NoteKind::SecondBye, (round + 1).to_string());
            }
        }
        points(&ledger, player, rounds, &mut notes);
    }
    byes_and_games(report, &mut notes);
    members(report, &mut notes);
    if report.planned_rounds().is_some_and(|planned| rounds.0 > planned) {
        notes.push(Note::of_file(NoteKind::TooManyRounds, rounds.0.to_string()));
    }
    report.notes.append(&mut notes);
}

fn note_of(player: &ReportPlayer, round: usize, kind: NoteKind, found: String) -> Note {
    Note { line: player.line, column: FIRST_ROUND + ROUND_WIDTH * round, kind, found, became: None }
}

fn games(
    report: &Report,
    ledger: &Ledger<'_>,
    player: &ReportPlayer,
    round: usize,
    note: &mut impl FnMut(NoteKind, String),
) {
    let cell = player.rounds.get(round).copied().unwrap_or_default();
    let Some(opponent) = cell.opponent else {
        if let Some(result) = cell.result.filter(|result| result.is_played()) {
            note(NoteKind::NoOpponent, result.to_string());
        }
        return;
    };
    if opponent == player.number {
        return note(NoteKind::OwnOpponent, opponent.to_string());
    }
    let Some(other) = report.player(opponent) else {
        return note(NoteKind::UnknownNumber, opponent.to_string());
    };
    let theirs = other.rounds.get(round).copied().unwrap_or_default();
    if theirs.opponent != Some(player.number) {
        return note(NoteKind::NotMutual, opponent.to_string());
    }
    // What is said of both is said once.
    if player.number > opponent {
        return;
    }
    if cell.colour.is_some() && cell.colour == theirs.colour {
        note(NoteKind::SameColour, opponent.to_string());
    }
    if cell.unknown || theirs.unknown {
        return;
    }
    let over_board = |cell: &Cell| cell.result.is_some_and(SideResult::is_played);
    if over_board(&cell) != over_board(&theirs) {
        return note(NoteKind::UnlikeResults, opponent.to_string());
    }
    let both_lost = |cell: &Cell| cell.result == Some(SideResult::ForfeitLoss);
    let fits = cell.result.and_then(SideResult::opposite) == theirs.result
        || (both_lost(&cell) && both_lost(&theirs));
    // Points taken away or given (record 299) may be why.
    let told = |number: PairingNumber| ledger.is_abnormal(number, round);
    if !fits && !told(player.number) && !told(opponent) {
        let code = |cell: &Cell| cell.result.map_or(' ', SideResult::code);
        note(NoteKind::OddResults, format!("{}-{}", code(&cell), code(&theirs)));
    }
}

/// The points of record 001 are those of all rounds, or of those that have been paired: byes may be known already of
/// a round to come.
fn points(ledger: &Ledger<'_>, player: &ReportPlayer, rounds: (u16, u16), notes: &mut Vec<Note>) {
    let Some(written) = player.points else { return };
    let (paired, last) = rounds;
    let sums = [ledger.points(player, paired), ledger.points(player, last)];
    if !sums.contains(&written) {
        let found = format!("{written} / {}", sums.first().copied().unwrap_or_default());
        let kind = NoteKind::OtherPoints;
        notes.push(Note { line: player.line, column: 81, kind, found, became: None });
    }
}

/// Who has a bye by record 240, or a match forfeited or a bye by those of teams, does not play in that round.
fn byes_and_games(report: &Report, notes: &mut Vec<Note>) {
    let byes = report.byes.iter().flat_map(|byes| byes.players.iter().map(|number| (byes.round, *number)));
    let of_teams = (1..).zip(report.team_byes.iter().flat_map(|byes| &byes.teams));
    let of_teams = of_teams.filter_map(|(round, team)| Some((round, (*team)?)));
    let forfeits = report.forfeited_matches.iter().flat_map(|m| [(m.round, m.white), (m.round, m.black)]);
    let free: BTreeSet<(u16, PairingNumber)> = byes.chain(of_teams).chain(forfeits).collect();
    for (round, number) in free {
        if notes.len() > MOST_NOTES {
            return;
        }
        let Some(index) = usize::from(round).checked_sub(1) else { continue };
        let plays = |number: PairingNumber| {
            let cell = report.player(number).and_then(|player| player.rounds.get(index));
            cell.is_some_and(|cell| cell.opponent.is_some() && cell.result.is_some_and(SideResult::is_played))
        };
        let does = match report.team(number) {
            Some(team) => team.members.iter().any(|member| plays(*member)),
            None => !report.is_team_event() && plays(number),
        };
        if does {
            notes.push(Note::of_file(NoteKind::ByeAndGame, format!("{number}, {round}")));
        }
    }
}

/// Members of teams are players, each of one team; records name teams that are there.
fn members(report: &Report, notes: &mut Vec<Note>) {
    let mut teams: BTreeMap<PairingNumber, PairingNumber> = BTreeMap::new();
    for team in &report.teams {
        let mut note = |kind, number: PairingNumber| {
            notes.push(Note { line: team.line, column: 74, kind, found: number.to_string(), became: None });
        };
        for member in &team.members {
            if report.player(*member).is_none() {
                note(NoteKind::UnknownMember, *member);
            }
            if teams.insert(*member, team.number).is_some() {
                note(NoteKind::MemberTwice, *member);
            }
        }
    }
    if report.teams.is_empty() {
        return;
    }
    let line_ups = report.line_ups.iter().flat_map(|l| [Some(l.team), l.opponent]).flatten();
    let byes = report.team_byes.iter().flat_map(|b| b.teams.iter().flatten().copied());
    let forfeits = report.forfeited_matches.iter().flat_map(|m| [m.white, m.black]);
    let named: BTreeSet<PairingNumber> = line_ups.chain(byes).chain(forfeits).collect();
    for number in named.into_iter().filter(|number| report.team(*number).is_none()) {
        notes.push(Note::of_file(NoteKind::UnknownTeam, number.to_string()));
    }
}
