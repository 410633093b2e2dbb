//! `game/export`: the games of a round, a tournament or the event as PGN.

use std::time::Duration;

use arbitro_interchange::pgn::{self, Game, GameResult};
use arbitro_laws::notation::Language;
use arbitro_laws::record::{Mark as LawsMark, Verdict};
use arbitro_store::table::calendar::{self, CalendarRow};
use arbitro_store::table::event::{self, EventRow};
use arbitro_store::table::game::Variant;
use arbitro_store::table::incident;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::SideResult;
use chrono::NaiveDate;
use shakmaty::san::SanPlus;

use super::sheet::{START_FEN, Sheet};
use super::text;
use crate::Desk;
use crate::api::DeskError;
use crate::api::game::{ExportGames, GamesExported};
use crate::convert::{With as _, sentence};
use crate::source;
use crate::words;

/// Exports games. A board that was forfeited has no game; one that is still being played has the result `*`.
pub fn export(desk: &Desk, request: &ExportGames) -> Result<GamesExported, DeskError> {
    let (games, file_name) = desk.read(|db| {
        let event = event::get(db)?;
        let mut games = Vec::new();
        let all = tournament::all(db)?;
        for tournament in all.iter().filter(|t| request.tournament.is_none_or(|id| t.id == TournamentId(id)))
        {
            let calendar = calendar::of_tournament(db, tournament.id)?;
            let names = Names { event: &event, tournament, alone: all.len() == 1, calendar };
            games.extend(of_tournament(db, &names, &request.rounds)?);
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

fn of_tournament(db: &Db<'_>, names: &Names<'_>, only: &[u32]) -> Result<Vec<Game>, DeskError> {
    let entries = player::of_tournament(db, names.tournament.id)?;
    let rounds = crate::event::rounds_planned(&names.tournament.data, super::sheet::index(entries.len()));
    let entry = |id| entries.iter().find(|entry| entry.id == id);
    let mut games = Vec::new();
    for (number, pairing) in round::pairings_of_tournament(db, names.tournament.id)? {
        if (!only.is_empty() && !only.contains(&u32::from(number))) || forfeited(&pairing) {
            continue;
        }
        let (Some(white), Some(black)) = (entry(pairing.white), pairing.black.and_then(entry)) else {
            continue;
        };
        let mut game = Game::default();
        tags(&mut game, names, (white, black), &pairing, number);
        game.set_tag("EventRounds", rounds.to_string());
        scoresheet(db, &mut game, &pairing)?;
        games.push(game);
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
    game.set_tag("EventType", "tourn");
    if !event.time_control.is_empty() {
        game.set_tag("TimeControl", event.time_control.clone());
    }
    game.result = result(pairing);
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

/// Moves, clocks, comments. An illegal move that was taken back is a comment, so that every program can read the rest;
/// one that stands ends the moves, and what follows is in a comment too.
fn scoresheet(db: &Db<'_>, game: &mut Game, pairing: &PairingRow) -> Result<(), DeskError> {
    let sheet = Sheet::load(db, pairing.id)?;
    for (name, value) in &sheet.row.tags {
        if game.tag(name).is_none_or(|known| known.trim_matches(['?', '.']).is_empty()) {
            game.set_tag(name, value.clone());
        }
    }
    game.start.chess960 = sheet.row.variant == Variant::Chess960;
    game.start.fen = (sheet.row.start_fen != START_FEN).then(|| sheet.row.start_fen.clone());
    game.preface.extend(sheet.row.comment.clone());
    let mut stopped = false;
    for (step, ply) in sheet.replay.steps().iter().zip(&sheet.record.plies) {
        let written = pgn::Ply {
            text: text::of_step(step, ply, Language::English),
            clock: ply.clock.map(|clock| Duration::from_millis(clock.0.into())),
            comments: ply.comment.iter().cloned().collect(),
            ..pgn::Ply::default()
        };
        match (step.mark(), &step.verdict, step.before.chess()) {
            (LawsMark::Legal, Verdict::Legal(m), Some(position)) if !stopped => {
                let san = SanPlus::from_move(position.clone(), *m).to_string();
                game.plies.push(pgn::Ply { san: Some(san), ..written });
            }
            (LawsMark::Legal | LawsMark::IllegalStands, ..) => {
                stopped = true;
                game.rest.push(written);
            }
            _ => remark(game, "pgn-move-taken-back", step.move_number, &written.text)?,
        }
    }
    verdict(db, game, pairing)
}

/// Says something after the last move.
fn remark(game: &mut Game, key: &str, number: u32, text: &str) -> Result<(), DeskError> {
    let message = sentence(key).with("number", number).with("move", text);
    comment(game, words::say(words::catalogue()?, arbitro_messages::Lang::En, &message));
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
    match row.incident.kind.as_str() {
        kind if kind.contains("flag") && !drawn => game.set_tag("Termination", "time forfeit"),
        kind if kind.contains("illegal_move") && !drawn => game.set_tag("Termination", "rules infraction"),
        _ => game.set_tag("Termination", "adjudication"),
    }
    let mut headline = crate::api::Message {
        key: row.incident.headline_key.clone(),
        params: row.incident.headline_params.clone(),
        article: None,
    };
    headline.params.entry("move".to_owned()).or_default();
    let said =
        text::without_figurines(&words::say(words::catalogue()?, arbitro_messages::Lang::En, &headline));
    let articles = row.ruling.as_ref().map(|(_, ruling)| ruling.articles.join(", ")).unwrap_or_default();
    comment(game, format!("{said} [{articles}]"));
    Ok(())
}
