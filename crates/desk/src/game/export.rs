//! `game/export`: the games of a round, a tournament or the event as PGN.

use arbitro_interchange::pgn::{self, Game, GameResult};
use arbitro_store::table::calendar::{self, CalendarRow};
use arbitro_store::table::event::{self, EventRow, TimeClass};
use arbitro_store::table::incident;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::tournament::{self, System, TournamentRow};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::SideResult;
use chrono::NaiveDate;

use super::boards::BoardSet;
use super::sheet::Sheet;
use super::{parts, text};
use crate::Desk;
use crate::api::game::{ExportGames, GamesExported};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::source;
use crate::words;

/// Exports games. A board that was forfeited has no game; one that is still being played has the result `*`.
pub fn export(desk: &Desk, request: &ExportGames) -> Result<GamesExported, DeskError> {
    let set = BoardSet::read(&request.boards)?;
    let (games, file_name) = desk.read(|db| {
        let event = event::get(db)?;
        let mut games = Vec::new();
        let all = tournament::all(db)?;
        for tournament in all.iter().filter(|t| request.tournament.is_none_or(|id| t.id == TournamentId(id)))
        {
            let calendar = calendar::of_tournament(db, tournament.id)?;
            let names = Names { event: &event, tournament, alone: all.len() == 1, calendar };
            games.extend(of_tournament(db, &names, request, &set)?);
        }
        Ok((games, file_name(&event.name, &request.rounds)))
    })?;
    let (path, text) = source::write(&request.target, &pgn::write_all(&games))?;
    let games = super::sheet::index(games.len());
    Ok(GamesExported { games, path, text, file_name })
}

/// The name to offer for the file.
fn file_name(event: &str, rounds: &[u32]) -> String {
    let rounds: Vec<String> = rounds.iter().map(u32::to_string).collect();
    source::file_name(&[event, &rounds.join("-")], "pgn")
}

struct Names<'a> {
    event: &'a EventRow,
    tournament: &'a TournamentRow,
    alone: bool,
    calendar: Vec<CalendarRow>,
}

impl Names<'_> {
    /// The day of a round by the calendar.
    fn day_of(&self, round: u16) -> Option<NaiveDate> {
        self.calendar.iter().find(|row| row.round == round)?.date
    }
}

fn of_tournament(
    db: &Db<'_>,
    names: &Names<'_>,
    request: &ExportGames,
    set: &BoardSet,
) -> Result<Vec<Game>, DeskError> {
    let only = &request.rounds;
    let entries = player::of_tournament(db, names.tournament.id)?;
    let rounds = crate::event::rounds_planned(&names.tournament.data, super::sheet::index(entries.len()));
    let entry = |id| entries.iter().find(|entry| entry.id == id);
    let mut games = Vec::new();
    for (number, pairing) in round::pairings_of_tournament(db, names.tournament.id)? {
        let of_round = only.is_empty() || only.contains(&u32::from(number));
        if !of_round || !set.has(pairing.board) || forfeited(&pairing) {
            continue;
        }
        let (Some(white), Some(black)) = (entry(pairing.white), pairing.black.and_then(entry)) else {
            continue;
        };
        let mut game = Game::default();
        tags(&mut game, names, (white, black), &pairing, number);
        game.set_tag("EventRounds", rounds.to_string());
        let parts = scoresheet(db, &mut game, &pairing)?;
        games.push(game);
        if request.parts {
            games.extend(parts);
        }
    }
    Ok(games)
}

fn forfeited(pairing: &PairingRow) -> bool {
    matches!(pairing.white_result, Some(SideResult::ForfeitWin | SideResult::ForfeitLoss))
}

fn tags(
    game: &mut Game,
    names: &Names<'_>,
    (white, black): (&EntryRow, &EntryRow),
    pairing: &PairingRow,
    round: u16,
) {
    let event = names.event;
    let name = if names.alone {
        event.name.clone()
    } else {
        format!("{} - {}", event.name, names.tournament.data.name)
    };
    let federation = event.federation.map(|federation| format!(" {federation}")).unwrap_or_default();
    let one_day = event.start_date == event.end_date;
    game.set_tag("Event", name);
    game.set_tag("Site", format!("{}{federation}", event.site).trim().to_owned());
    let day = names.day_of(round).or(one_day.then_some(event.start_date));
    game.set_tag(
        "Date",
        day.map_or_else(|| "????.??.??".to_owned(), |day| day.format("%Y.%m.%d").to_string()),
    );
    game.set_tag("Round", format!("{round}.{}", pairing.board));
    for (side, entry) in [("White", white), ("Black", black)] {
        game.set_tag(side, entry.data.name.clone());
        let mut optional = |tag: &str, value: Option<String>| {
            if let Some(value) = value {
                game.set_tag(&format!("{side}{tag}"), value);
            }
        };
        optional("Elo", entry.rating.map(|rating| rating.to_string()));
        optional("Title", entry.data.title.map(|title| title.code().to_owned()));
        optional("FideId", entry.data.fide_id.map(|id| id.to_string()));
        optional("Fed", entry.data.federation.map(|federation| federation.to_string()));
    }
    game.set_tag("Board", pairing.board.to_string());
    game.set_tag("EventDate", date(event));
    game.set_tag("EventType", kind(names));
    if let Some(federation) = event.federation {
        game.set_tag("EventCountry", federation.to_string());
    }
    if !event.time_control.is_empty() {
        game.set_tag("TimeControl", event.time_control.clone());
    }
    game.result = result(pairing);
}

/// What kind of event it is, as data bases have it.
fn kind(names: &Names<'_>) -> String {
    let system = match names.tournament.data.system {
        System::Dutch => "swiss",
        System::RoundRobin | System::DoubleRoundRobin => "tourn",
    };
    match names.event.time_class {
        TimeClass::Standard => system.to_owned(),
        TimeClass::Rapid => format!("{system} (rapid)"),
        TimeClass::Blitz => format!("{system} (blitz)"),
    }
}

fn date(event: &EventRow) -> String {
    event.start_date.format("%Y.%m.%d").to_string()
}

/// The result as PGN has it; what it has no word for (0-0, ½-0) is left open and told in a comment.
fn result(pairing: &PairingRow) -> GameResult {
    use SideResult::{Draw, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    match (pairing.white_result, pairing.black_result) {
        (Some(Win | UnratedWin), Some(Loss | UnratedLoss)) => GameResult::WhiteWins,
        (Some(Loss | UnratedLoss), Some(Win | UnratedWin)) => GameResult::BlackWins,
        (Some(Draw | UnratedDraw), Some(Draw | UnratedDraw)) => GameResult::Draw,
        _ => GameResult::Unknown,
    }
}

/// Moves, clocks, comments, and how it ended; the parts that follow.
fn scoresheet(db: &Db<'_>, game: &mut Game, pairing: &PairingRow) -> Result<Vec<Game>, DeskError> {
    let sheet = Sheet::load(db, pairing.id)?;
    for (name, value) in &sheet.row.tags {
        if game.tag(name).is_none_or(|known| known.trim_matches(['?', '.']).is_empty()) {
            game.set_tag(name, value.clone());
        }
    }
    if game.result == GameResult::Draw {
        // A file may say it of a flag that fell in a game nobody could win any more.
        game.tags.retain(|tag| tag.name != "Termination" || !tag.value.eq_ignore_ascii_case("time forfeit"));
    }
    let mut parts = parts::write(&sheet, game)?;
    game.set_tag("PlyCount", game.plies.len().to_string());
    verdict(db, game, pairing)?;
    // A part has the tags of its game. Its result is open: the game has it, and is one game.
    for part in &mut parts {
        part.tags.clone_from(&game.tags);
        part.tags.retain(|tag| tag.name != "Termination");
        part.set_tag("PlyCount", part.plies.len().to_string());
    }
    Ok(parts)
}

/// Says something after the last move, in English as other programs read it.
pub(super) fn remark(game: &mut Game, message: &Message) -> Result<(), DeskError> {
    comment(game, words::say(words::catalogue()?, arbitro_messages::Lang::En, message));
    Ok(())
}

fn comment(game: &mut Game, text: String) {
    match game.plies.last_mut() {
        Some(ply) => ply.comments.push(text),
        None => game.preface.push(text),
    }
}

/// How the game ended, where a ruling ended it; and a result that PGN has no word for.
fn verdict(db: &Db<'_>, game: &mut Game, pairing: &PairingRow) -> Result<(), DeskError> {
    if let (Some(white), Some(black), GameResult::Unknown) =
        (pairing.white_result, pairing.black_result, game.result)
    {
        comment(game, format!("{white}-{black}"));
    }
    let Some(ruling) = pairing.ruling else { return Ok(()) };
    let log = incident::of_pairing(db, pairing.id)?;
    let Some(row) = log.iter().find(|row| row.ruling.as_ref().is_some_and(|(id, _)| *id == ruling)) else {
        return Ok(());
    };
    let drawn = game.result == GameResult::Draw;
    let articles = row.ruling.as_ref().map(|(_, ruling)| ruling.articles.join(", ")).unwrap_or_default();
    match row.incident.kind.as_str() {
        kind if kind.contains("flag") && !drawn => game.set_tag("Termination", "time forfeit"),
        kind if kind.contains("illegal_move") && !drawn => game.set_tag("Termination", "rules infraction"),
        _ => game.set_tag("Termination", "adjudication"),
    }
    if drawn && row.incident.kind.contains("flag") {
        // Nobody won on time, so nothing says it, not even that it was claimed.
        let side = row.incident.headline_params.get("side").map_or("none", String::as_str);
        return remark(game, &sentence("pgn-flag-drawn").with("side", side).with("articles", articles));
    }
    let mut headline = Message {
        key: row.incident.headline_key.clone(),
        params: row.incident.headline_params.clone(),
        article: None,
    };
    headline.params.entry("move".to_owned()).or_default();
    let said =
        text::without_figurines(&words::say(words::catalogue()?, arbitro_messages::Lang::En, &headline));
    comment(game, format!("{said} [{articles}]"));
    Ok(())
}
