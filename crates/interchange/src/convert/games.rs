//! A report of the games of a PGN file.

use std::collections::BTreeMap;

use arbitro_tournament::{Colour, PairingNumber, Points, Rating, ScoringSystem, SideResult};

use super::{Loss, LossKind};
use crate::pgn::{Game, GameResult};
use crate::trf::{Cell, Report, ReportPlayer};

/// The most rounds of a report made of games.
const MOST_ROUNDS: u16 = 99;
/// The most players of one.
const MOST_PLAYERS: usize = 9_999;

/// A report of who met whom in which round, and how it ended, by the tags. Players are numbered by rating, then name.
pub fn report_of_games(games: &[Game]) -> (Report, Vec<Loss>) {
    let mut players = numbered(games);
    let numbers: BTreeMap<String, PairingNumber> =
        players.iter().map(|player| (player.name.clone(), player.number)).collect();
    let (mut lost, mut moves) = (0, 0);
    for game in games {
        let taken = place(game, &numbers).is_some_and(|place| enter(&mut players, place));
        lost += usize::from(!taken);
        moves += usize::from(taken && !game.plies.is_empty());
    }
    for player in &mut players {
        let results = player.rounds.iter().filter_map(|cell| cell.result);
        let points: Points = results.map(|result| ScoringSystem::STANDARD.points(result)).sum();
        player.points = Some(points);
    }
    let mut losses = Vec::new();
    for (kind, count) in [(LossKind::Game, lost), (LossKind::Moves, moves)] {
        if count > 0 {
            losses.push(Loss::new(kind, &count));
        }
    }
    let mut report = Report { players, ..Report::default() };
    report.rounds = Some(report.rounds_paired()).filter(|rounds| *rounds > 0);
    event(&mut report, games);
    (report, losses)
}

/// What the tags of the first game say of the event.
fn event(report: &mut Report, games: &[Game]) {
    let tag = |name: &str| {
        let known = |game: &Game| game.tag(name).map(str::to_owned);
        games.iter().find_map(known).filter(|text| !text.starts_with('?')).unwrap_or_default()
    };
    report.set_text(12, &tag("Event"));
    // The site is written as "City FED".
    let site = tag("Site");
    match site
        .rsplit_once(' ')
        .filter(|(_, last)| last.len() == 3 && last.chars().all(|c| c.is_ascii_uppercase()))
    {
        Some((city, federation)) => {
            report.set_text(22, city);
            report.set_text(32, federation);
        }
        None => report.set_text(22, &site),
    }
    let date = |text: &str| crate::trf::Date::read(text).map(|date| date.to_string()).unwrap_or_default();
    let mut dates: Vec<String> = games.iter().filter_map(|game| game.tag("Date")).map(date).collect();
    dates.push(date(&tag("EventDate")));
    dates.retain(|date| !date.is_empty());
    dates.sort_unstable();
    report.set_text(42, dates.first().map_or("", String::as_str));
    report.set_text(52, dates.last().map_or("", String::as_str));
    report.set_text(62, &report.players.len().to_string());
}

/// The players of the games, numbered.
fn numbered(games: &[Game]) -> Vec<ReportPlayer> {
    let mut players: BTreeMap<String, ReportPlayer> = BTreeMap::new();
    for game in games {
        for side in ["White", "Black"] {
            let Some(name) = name(game, side) else { continue };
            let tag = |suffix: &str| game.tag(&format!("{side}{suffix}")).unwrap_or_default();
            let player = players.entry(name.clone()).or_insert_with(|| ReportPlayer {
                line: 0,
                number: PairingNumber(0),
                sex: None,
                title: None,
                name,
                rating: None,
                federation: None,
                fide_id: None,
                birth: String::new(),
                points: None,
                rank: None,
                rounds: Vec::new(),
            });
            player.rating = player.rating.or_else(|| tag("Elo").parse().ok().and_then(Rating::new));
            player.title = player.title.or_else(|| tag("Title").parse().ok());
            player.federation = player.federation.or_else(|| tag("Fed").parse().ok());
            player.fide_id = player.fide_id.or_else(|| tag("FideId").parse().ok().filter(|id| *id != 0));
        }
    }
    let mut players: Vec<ReportPlayer> = players.into_values().collect();
    players.sort_by_key(|player| (std::cmp::Reverse(player.rating), player.name.clone()));
    players.truncate(MOST_PLAYERS);
    for (number, player) in (1..).zip(&mut players) {
        player.number = PairingNumber(number);
    }
    players
}

/// The name of a side; none where it is not known.
fn name(game: &Game, side: &str) -> Option<String> {
    let name = game.tag(side)?.split_whitespace().collect::<Vec<_>>().join(" ");
    let known = name.chars().any(char::is_alphabetic);
    known.then(|| name.chars().take(33).collect::<String>().trim().to_owned())
}

/// Where a game belongs: round from 0, White, Black, their results.
type Place = (usize, (PairingNumber, PairingNumber), (Option<SideResult>, Option<SideResult>));

fn place(game: &Game, numbers: &BTreeMap<String, PairingNumber>) -> Option<Place> {
    let round = game.tag("Round")?.split('.').next()?.trim().parse::<u16>().ok()?;
    let round = usize::from(round).checked_sub(1).filter(|round| *round < usize::from(MOST_ROUNDS))?;
    let number = |side| numbers.get(&name(game, side)?).copied();
    let results = match game.result {
        GameResult::WhiteWins => (Some(SideResult::Win), Some(SideResult::Loss)),
        GameResult::BlackWins => (Some(SideResult::Loss), Some(SideResult::Win)),
        GameResult::Draw => (Some(SideResult::Draw), Some(SideResult::Draw)),
        GameResult::Unknown => (None, None),
    };
    Some((round, (number("White")?, number("Black")?), results))
}

/// Enters a game for both sides; not where one of them has a game in that round already.
fn enter(players: &mut [ReportPlayer], (round, (white, black), results): Place) -> bool {
    let index = |number: PairingNumber| usize::from(number.0).wrapping_sub(1);
    let free = |players: &[ReportPlayer], number| {
        let cell = players.get(index(number)).map(|p| p.rounds.get(round).copied().unwrap_or_default());
        cell == Some(Cell::default())
    };
    if white == black || !free(players, white) || !free(players, black) {
        return false;
    }
    for (number, opponent, colour, result) in
        [(white, black, Colour::White, results.0), (black, white, Colour::Black, results.1)]
    {
        let Some(player) = players.get_mut(index(number)) else { return false };
        if player.rounds.len() <= round {
            player.rounds.resize(round + 1, Cell::default());
        }
        if let Some(cell) = player.rounds.get_mut(round) {
            *cell =
                Cell { opponent: Some(opponent), colour: Some(colour), result, unknown: result.is_none() };
        }
    }
    true
}
