//! A report made of a tournament.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_interchange::trf::{
    AbnormalPoints, Byes, Cell, Date, Prohibited, Report, ReportPlayer, Scoring, TimeControl,
};
use arbitro_store::table::absence::{self, ProhibitedPair};
use arbitro_store::table::calendar;
use arbitro_store::table::event::{self, EventRow};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow, Status};
use arbitro_store::table::tournament::{self, Acceleration, System, TournamentRow};
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{Colour, PairingNumber, Points, ScoringSystem, SideResult};

use crate::api::DeskError;
use crate::api::standings::ShowStandings;
use crate::points::Beside;
use crate::{Desk, integrity};

/// The report of a tournament.
pub(crate) fn report(desk: &Desk, tournament: i64) -> Result<Report, DeskError> {
    let id = TournamentId(tournament);
    let published = desk.read(|db| published(db, id))?;
    let after_round = Some(u32::from(published)).filter(|round| *round > 0);
    let table = crate::standings::show(desk, &ShowStandings { tournament, after_round, group: None })?;
    let annulled: BTreeSet<u16> =
        table.rows.iter().filter(|row| row.annulled).map(|row| row.number).collect();
    let mut report = desk.read(|db| of(db, id, published, &annulled))?;
    for row in &table.rows {
        let player = report.players.iter_mut().find(|player| player.number.0 == row.number);
        if let Some(player) = player.filter(|_| published > 0) {
            player.rank = u16::try_from(row.rank).ok().filter(|rank| *rank > 0 || row.annulled);
        }
    }
    Ok(report)
}

/// The last round that is published.
fn published(db: &Db<'_>, id: TournamentId) -> Result<u16, DeskError> {
    let rounds = round::of_tournament(db, id)?;
    let last =
        rounds.iter().filter(|round| round.status == Status::Published).map(|round| round.number).max();
    Ok(last.unwrap_or(0))
}

fn of(db: &Db<'_>, id: TournamentId, published: u16, annulled: &BTreeSet<u16>) -> Result<Report, DeskError> {
    let (event, row) = (event::get(db)?, tournament::get(db, id)?);
    let entries = player::of_tournament(db, id)?;
    let mut report = Report::default();
    let alone = tournament::all(db)?.len() == 1;
    header(&mut report, &event, &row, alone, &entries);
    let planned = crate::event::rounds_planned(&row.data, u32::try_from(entries.len()).unwrap_or(u32::MAX));
    report.rounds = u16::try_from(planned).ok().filter(|rounds| *rounds > 0);
    report.initial_colour = row.data.initial_colour;
    let dates = round_dates(db, id)?;
    if !dates.is_empty() {
        report.round_dates = vec![dates];
    }
    let scoring = row.data.scoring;
    let pairings = round::pairings_of_tournament(db, id)?;
    let rounds: Vec<(u16, PairingRow)> = pairings.into_iter().filter(|row| row.0 <= published).collect();
    // What a game without a result is worth until it has one is said where there is one.
    let open = rounds.iter().any(|(_, pairing)| pairing.black.is_some() && pairing.white_result.is_none());
    let unknown = open.then_some(scoring.draw);
    report.scoring =
        (open || scoring != ScoringSystem::STANDARD).then_some(Scoring { system: scoring, unknown });
    let beside = Beside::of(db, id)?;
    report.players = players(&entries, &rounds, &scoring, annulled);
    for (player, entry) in report.players.iter_mut().zip(&entries) {
        player.points = player.points.map(|points| points + beside.after(entry.id, published));
    }
    report.abnormal_points = abnormal(&beside, &entries, published);
    report.byes = byes(db, id, &entries, published)?;
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let last = report.rounds.unwrap_or(published);
    for pair in absence::prohibited_pairs(db, id)? {
        let (Some(one), Some(other)) = (numbers.get(&pair.one), numbers.get(&pair.other)) else { continue };
        let players = vec![*one, *other];
        let rounds = in_force(&pair, &rounds, last).into_iter();
        report.prohibited.extend(rounds.map(|rounds| Prohibited { rounds, players: players.clone() }));
    }
    for event in integrity::events(db, id)? {
        report.add_integrity_event(&event);
    }
    Ok(report)
}

/// The points that rulings gave or took (record 299), by the round from which they count.
fn abnormal(beside: &Beside, entries: &[EntryRow], published: u16) -> Vec<AbnormalPoints> {
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let told = beside
        .by_round()
        .into_iter()
        .filter(|((round, _), points)| *round <= published && *points != Points::ZERO);
    told.filter_map(|((round, entry), points)| {
        let players = vec![*numbers.get(&entry)?];
        Some(AbnormalPoints { kind: None, match_points: None, points, round: Some(round), players })
    })
    .collect()
}

/// The rounds in which two players were kept apart, from one to another. A wish was not in force where it gave way, so
/// that the rounds can be paired again from the report.
fn in_force(pair: &ProhibitedPair, rounds: &[(u16, PairingRow)], last: u16) -> Vec<(u16, u16)> {
    let meets = |pairing: &PairingRow| {
        let both = [Some(pairing.white), pairing.black];
        both.contains(&Some(pair.one)) && both.contains(&Some(pair.other))
    };
    let gave_way =
        |number: u16| pair.weak && rounds.iter().any(|(round, row)| *round == number && meets(row));
    let mut found: Vec<(u16, u16)> = Vec::new();
    for round in pair.first_round..=pair.last_round.unwrap_or(last).min(last) {
        match found.last_mut() {
            _ if gave_way(round) => {}
            Some((_, until)) if *until + 1 == round => *until = round,
            _ => found.push((round, round)),
        }
    }
    found
}

/// The dates of the rounds from round 1, up to the last that has one.
fn round_dates(db: &Db<'_>, id: TournamentId) -> Result<Vec<Option<Date>>, DeskError> {
    let mut dates = Vec::new();
    for row in calendar::of_tournament(db, id)? {
        let Some(date) = row.date else { continue };
        dates.resize(usize::from(row.round - 1), None);
        dates.push(Date::read(&date.to_string()));
    }
    Ok(dates)
}

fn header(report: &mut Report, event: &EventRow, row: &TournamentRow, alone: bool, entries: &[EntryRow]) {
    let name = if alone { event.name.clone() } else { format!("{} - {}", event.name, row.data.name) };
    let federation = event.federation.map(|federation| federation.to_string()).unwrap_or_default();
    let rated = entries.iter().filter(|entry| entry.rating.is_some()).count();
    let day = |date: chrono::NaiveDate| date.format("%Y/%m/%d").to_string();
    let (kind, mut code) = match row.data.system {
        System::RoundRobin => ("Individual: Round Robin", "BERGER_ROUNDROBIN".to_owned()),
        System::DoubleRoundRobin => ("Individual: Double Round Robin", "FIDE_DOUBLEROUNDROBIN".to_owned()),
        System::Dutch => ("Individual: Swiss-System", "FIDE_DUTCH_2026".to_owned()),
    };
    if row.data.acceleration == Acceleration::Baku {
        code.push_str("_BAKU");
    }
    for (number, text) in [
        (12, name),
        (22, event.site.clone()),
        (32, federation),
        (42, day(event.start_date)),
        (52, day(event.end_date)),
        (62, entries.len().to_string()),
        (72, rated.to_string()),
        (82, "0".to_owned()),
        (92, kind.to_owned()),
        (102, event.chief_arbiter.clone()),
        (122, event.time_control.clone()),
        (192, code),
        (212, format!("PTS {}", row.data.tie_breaks).split_whitespace().collect::<Vec<_>>().join(",")),
    ] {
        report.set_text(number, &text);
    }
    let deputies: Vec<String> = event.deputy_arbiters.lines().map(str::to_owned).collect();
    if !deputies.is_empty() {
        report.texts.insert(112, deputies);
    }
    if TimeControl::read(&event.time_control).is_some() {
        report.set_text(222, &event.time_control);
    }
}

/// The players with all they played. Games with those whose results do not count are worth nothing (C.05 art. 6.6).
fn players(
    entries: &[EntryRow],
    rounds: &[(u16, PairingRow)],
    scoring: &ScoringSystem,
    annulled: &BTreeSet<u16>,
) -> Vec<ReportPlayer> {
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let mut cells: BTreeMap<EntryId, Vec<Cell>> = BTreeMap::new();
    let mut set = |entry: EntryId, round: u16, cell: Cell| {
        let cells = cells.entry(entry).or_default();
        // A round in which nobody put the player on the list is an absence.
        cells.resize(usize::from(round), Cell::bye(SideResult::ZeroPointBye));
        if let Some(last) = cells.last_mut() {
            *last = cell;
        }
    };
    let last = rounds.iter().map(|row| row.0).max().unwrap_or(0);
    for (number, pairing) in rounds {
        let side = |opponent: EntryId, colour, result: Option<SideResult>| Cell {
            opponent: numbers.get(&opponent).copied(),
            colour: Some(colour),
            result,
            unknown: result.is_none(),
        };
        if let Some(black) = pairing.black {
            set(pairing.white, *number, side(black, Colour::White, pairing.white_result));
            set(black, *number, side(pairing.white, Colour::Black, pairing.black_result));
        } else {
            let result = pairing.white_result.unwrap_or(SideResult::ZeroPointBye);
            set(pairing.white, *number, Cell::bye(result));
        }
    }
    let player = |entry: &EntryRow| {
        let mut rounds = cells.remove(&entry.id).unwrap_or_default();
        rounds.resize(usize::from(last), Cell::bye(SideResult::ZeroPointBye));
        // What is not known yet is worth a draw until it is (C.04.2 art. 3.6).
        let worth = |cell: &Cell| match cell.opponent {
            Some(opponent) if annulled.contains(&opponent.0) => Points::ZERO,
            _ => cell.result.map_or(scoring.draw, |result| scoring.points(result)),
        };
        let points: Points = rounds.iter().map(worth).sum();
        ReportPlayer {
            line: 0,
            number: entry.number,
            sex: entry.data.sex,
            title: entry.data.title,
            name: entry.data.name.clone(),
            rating: entry.rating,
            federation: entry.data.federation,
            fide_id: entry.data.fide_id.map(u64::from),
            birth: entry.data.birth_year.map_or(String::new(), |year| format!("{year}/00/00")),
            points: Some(points),
            rank: None,
            rounds,
        }
    };
    entries.iter().map(player).collect()
}

/// Byes of rounds to come: those asked for, and the absence of who has withdrawn or has yet to come.
fn byes(db: &Db<'_>, id: TournamentId, entries: &[EntryRow], published: u16) -> Result<Vec<Byes>, DeskError> {
    let next = published + 1;
    let numbers: BTreeMap<EntryId, PairingNumber> = entries.iter().map(|e| (e.id, e.number)).collect();
    let mut byes: BTreeMap<(u16, char), Vec<PairingNumber>> = BTreeMap::new();
    for asked in absence::bye_requests(db, id)?.iter().filter(|asked| asked.round >= next) {
        let players = byes.entry((asked.round, asked.result.code())).or_default();
        players.extend(numbers.get(&asked.entry));
    }
    let absent =
        |entry: &&EntryRow| entry.first_round > next || entry.withdrawn_after.is_some_and(|last| last < next);
    let zero = SideResult::ZeroPointBye.code();
    for entry in entries.iter().filter(absent) {
        let asked =
            byes.iter().any(|((round, _), players)| *round == next && players.contains(&entry.number));
        if !asked {
            byes.entry((next, zero)).or_default().push(entry.number);
        }
    }
    let bye = |((round, code), players)| Some(Byes { result: SideResult::from_code(code)?, round, players });
    Ok(byes.into_iter().filter_map(bye).collect())
}
