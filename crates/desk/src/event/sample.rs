//! `event/sample`: an event to look at, made through the same use cases as any other.

use crate::Desk;
use crate::api::event::{EventForm, EventView, NewEvent, SystemChoice, TimeClassChoice, TournamentForm};
use crate::api::game::{ImportGames, MoveIn, PlayMove};
use crate::api::player::{NumberPlayers, Numbering, ReadPlayers};
use crate::api::round::{BoardRow, PairRound, RoundView};
use crate::api::ruling::{ApplyRuling, Decision, FactValue, IncidentIn, ProposeRuling, Reporter, RulingOn};
use crate::api::{DeskError, Nothing, Source};
use crate::{event, game, incident, player, round, tournament};

const PLAYERS: &str = include_str!("../../sample/club-open.csv");
const GAMES: &str = include_str!("../../sample/club-open.pgn");

/// The round in play; those before it are over.
const IN_PLAY: u32 = 5;
/// The boards of that round whose games are over.
const OVER: [u32; 2] = [1, 2];
/// A board of that round in play, and the move number its record has come to.
const QUIET_BOARD: (u32, u32) = (3, 22);
/// The board where White leaves his king in check with his 24th move.
const BOARD_OF_INCIDENT: (u32, u32) = (4, 24);
/// That move, and the two that follow once it is put right: text and clock in milliseconds.
const ILLEGAL: (&str, u32) = ("f3", 4_450_000);
const AFTERWARDS: [(&str, u32); 2] = [("Kd1", 4_432_000), ("Nxe4", 3_461_000)];

/// Makes a fresh copy of the sample event in the folder of events and opens it: eight players, four rounds played, the
/// fifth in play, with an illegal move that was ruled on.
pub fn sample(desk: &Desk, _: &Nothing) -> Result<EventView, DeskError> {
    let tournament = entered(desk)?;
    for number in 1..IN_PLAY {
        round::pair(desk, &PairRound::next(tournament))?;
        let games: String = games().filter(|game| game.round == number).map(|game| game.whole()).collect();
        import(desk, tournament, number, games)?;
    }
    let view = round::pair(desk, &PairRound::next(tournament))?;
    in_play(desk, tournament, &view)?;
    desk.with_file(|file| event::view(desk, file))
}

/// The event with its tournament and players.
fn entered(desk: &Desk) -> Result<i64, DeskError> {
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 10, day).unwrap_or_default();
    let form = EventForm {
        name: "Club Open 2026".to_owned(),
        site: "Alcalá de Henares".to_owned(),
        federation: "ESP".to_owned(),
        start_date: day(3),
        end_date: day(24),
        chief_arbiter: "Ferrer, Carmen".to_owned(),
        deputy_arbiters: String::new(),
        edition: arbitro_laws::edition::EditionId::current().to_string(),
        time_class: TimeClassChoice::Standard,
        supervised: true,
        time_control: "40/5400+30:1800+30".to_owned(),
    };
    event::new(desk, &NewEvent::of(form))?;
    let form = TournamentForm::new("Open A", SystemChoice::RoundRobin, 0);
    let added = tournament::add(desk, &form)?.tournaments.pop();
    let tournament = added.ok_or_else(|| DeskError::plain("error-gone").with("what", "tournament"))?.id;
    player::import(
        desk,
        &ReadPlayers { tournament, source: Source::Text(PLAYERS.to_owned()), reading: None },
    )?;
    player::number(desk, &NumberPlayers { tournament, numbering: Numbering::ByRating })?;
    Ok(tournament)
}

/// The round in play: games that are over, games that go on, and an illegal move with its ruling.
fn in_play(desk: &Desk, tournament: i64, view: &RoundView) -> Result<(), DeskError> {
    let mut text = String::new();
    for game in games().filter(|game| game.round == IN_PLAY) {
        match game.board {
            board if OVER.contains(&board) => text += &game.whole(),
            board if board == QUIET_BOARD.0 => text += &game.before_move(QUIET_BOARD.1),
            board if board == BOARD_OF_INCIDENT.0 => text += &game.before_move(BOARD_OF_INCIDENT.1),
            _ => {}
        }
    }
    import(desk, tournament, IN_PLAY, text)?;
    let board = |row: &&BoardRow| row.board == BOARD_OF_INCIDENT.0;
    let pairing = view.boards.iter().find(board).map_or(0, |row| row.pairing);
    let index = 2 * (BOARD_OF_INCIDENT.1 - 1);
    play(desk, pairing, index, ILLEGAL)?;
    let proposed = ProposeRuling {
        on: RulingOn::Board { pairing },
        incident: IncidentIn {
            event: "illegal_move_completed".to_owned(),
            facts: [
                ("played".to_owned(), FactValue::Number(index.into())),
                ("clock_pressed".to_owned(), FactValue::Yes(true)),
                ("prior_illegal".to_owned(), FactValue::Both { white: 0, black: 0 }),
            ]
            .into(),
        },
        circumstances: None,
        clocks_ms: (None, None),
        lang: "en".to_owned(),
    };
    let reported_by = Some(Reporter::Black);
    incident::apply(desk, &ApplyRuling { proposed, decision: Decision::AsProposed, reported_by })?;
    for (ply, seen) in AFTERWARDS.into_iter().zip(index + 1..) {
        play(desk, pairing, seen, ply)?;
    }
    Ok(())
}

fn play(desk: &Desk, pairing: i64, seen_plies: u32, (text, clock): (&str, u32)) -> Result<(), DeskError> {
    let played = MoveIn::Text(text.to_owned());
    let request = PlayMove { pairing, seen_plies, played, clock_ms: Some(clock), lang: "en".to_owned() };
    game::play(desk, &request).map(drop)
}

fn import(desk: &Desk, tournament: i64, round: u32, games: String) -> Result<(), DeskError> {
    let source = Source::Text(games);
    let request = ImportGames { tournament, round: Some(round), source, preview: false, take_results: true };
    game::import(desk, &request).map(drop)
}

/// A game of the sample's file.
struct SampleGame {
    round: u32,
    board: u32,
    /// From its first tag to its result.
    text: &'static str,
}

/// The games of the sample's file.
fn games() -> impl Iterator<Item = SampleGame> {
    const BEGIN: &str = "[Event ";
    let starts = GAMES.match_indices(BEGIN).map(|(start, _)| start);
    let ends = GAMES.match_indices(BEGIN).map(|(start, _)| start).skip(1).chain([GAMES.len()]);
    starts.zip(ends).filter_map(|(start, end)| {
        let text = GAMES.get(start..end)?;
        let (_, tag) = text.split_once("[Round \"")?;
        let (round, rest) = tag.split_once('.')?;
        let (board, _) = rest.split_once('"')?;
        Some(SampleGame { round: round.parse().ok()?, board: board.parse().ok()?, text })
    })
}

impl SampleGame {
    fn whole(&self) -> String {
        self.text.to_owned()
    }

    /// The game up to this move of White, with no result yet.
    fn before_move(&self, number: u32) -> String {
        let played = self.text.split(&format!(" {number}. ")).next().unwrap_or_default();
        let result =
            |line: &str| if line.starts_with("[Result ") { "[Result \"*\"]".into() } else { line.to_owned() };
        let lines: Vec<String> = played.lines().map(result).collect();
        format!("{} *\n\n", lines.join("\n"))
    }
}
