//! A game of a PGN file as a scoresheet: its legal moves, the illegal one it may have, and all that was written after it.

use std::collections::BTreeMap;

use arbitro_interchange::pgn::{self, Game};
use arbitro_laws::legality::Attempt;
use arbitro_laws::notation::{self, Language, Reading};
use arbitro_laws::position::GamePosition;
use arbitro_laws::record::{Milliseconds, Ply, Record, Start, Void};
use arbitro_store::table::game::{GameRow, Mark, PlyRow, Variant};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

use super::sheet::{self, START_FEN, stored};

/// Tags that say what the event file itself knows.
const KNOWN: [&str; 24] = [
    "Event",
    "Site",
    "Round",
    "White",
    "Black",
    "Result",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteFideId",
    "BlackFideId",
    "WhiteFed",
    "BlackFed",
    "Board",
    "TimeControl",
    "EventDate",
    "EventType",
    "EventRounds",
    "EventCountry",
    "PlyCount",
    "SetUp",
    "FEN",
    "Variant",
];

/// What the game is played under: as `under`, with the start and the other tags of the file.
pub(crate) fn row(game: &Game, under: &GameRow) -> GameRow {
    let other = |name: &str| !KNOWN.iter().any(|known| known.eq_ignore_ascii_case(name));
    let tags: BTreeMap<String, String> = game
        .tags
        .iter()
        .filter(|tag| other(&tag.name) && !tag.value.trim_matches(['?', '.']).is_empty())
        .map(|tag| (tag.name.clone(), tag.value.clone()))
        .collect();
    GameRow {
        variant: if game.start.chess960 { Variant::Chess960 } else { Variant::Standard },
        start_fen: game.start.fen.clone().unwrap_or_else(|| START_FEN.to_owned()),
        tags,
        comment: (!game.preface.is_empty()).then(|| game.preface.join("\n")),
        ..under.clone()
    }
}

/// The plies of a game, as they are stored.
pub(crate) fn plies(game: &Game) -> Vec<PlyRow> {
    let under = GameRow {
        pairing: arbitro_store::PairingId(0),
        edition: String::new(),
        time_class: arbitro_store::table::event::TimeClass::Standard,
        supervised: false,
        variant: Variant::Standard,
        start_fen: String::new(),
        tags: BTreeMap::new(),
        comment: None,
    };
    let start = sheet::start(&row(game, &under)).unwrap_or(Start::Standard);
    let mut record = Record::new(start);
    let after = legal(game, &mut record);
    unplayed(game, &mut record, &after);
    let replay = record.replay();
    let marks = replay.steps().iter().map(|step| match (step.is_legal(), &step.verdict, step.void) {
        (true, _, _) => Mark::Legal,
        (_, arbitro_laws::record::Verdict::Unread, _) => Mark::Unread,
        (_, _, None) => Mark::Stands,
        (_, _, Some(_)) => Mark::Illegal,
    });
    replay
        .steps()
        .iter()
        .zip(&record.plies)
        .zip(marks)
        .map(|((step, ply), mark)| stored(step, ply, mark))
        .collect()
}

/// Adds the moves that the reader replayed; answers the position after them.
fn legal(game: &Game, record: &mut Record) -> GamePosition {
    let start = record.start.position();
    let Some(mut position) = start.chess().cloned() else { return start };
    let played = pgn::signal(game).map_or(game.plies.len(), |signal| signal.plies);
    for written in game.plies.iter().take(played) {
        let Some(m) = written.san.as_deref().and_then(|san| play(&position, san)) else { break };
        position.play_unchecked(m);
        record.push(ply(written, Some(m.into())));
    }
    GamePosition::Legal(position)
}

fn play(position: &Chess, san: &str) -> Option<shakmaty::Move> {
    san.parse::<SanPlus>().ok()?.san.to_move(position).ok()
}

/// Adds the move that could not be replayed and those after it. An illegal move after which the game went on stands
/// until the arbiter rules on it; where what follows makes no sense it is kept as text.
fn unplayed(game: &Game, record: &mut Record, position: &GamePosition) {
    // Kings in the centre, and pieces put back after the end, are no moves.
    let Some((first, rest)) = game.rest.split_first().filter(|_| pgn::signal(game).is_none()) else { return };
    let Some(attempt) = illegal(position, &first.text) else {
        for written in &game.rest {
            record.push(ply(written, None));
        }
        return;
    };
    let went_on = standing(position.after_attempt(attempt), rest);
    let mut illegal = ply(first, Some(attempt));
    if went_on.is_none() {
        illegal.void = Some(Void::TakenBack);
    }
    record.push(illegal);
    let attempts = went_on.unwrap_or_else(|| vec![None; rest.len()]);
    for (written, attempt) in rest.iter().zip(attempts) {
        record.push(ply(written, attempt));
    }
}

/// What an illegal move means, where that can be read.
fn illegal(position: &GamePosition, text: &str) -> Option<Attempt> {
    match notation::read(text, position.chess()?, &[Language::English]) {
        Reading::Illegal { illegal, .. } if !matches!(illegal.attempt, Attempt::Piece { .. }) => {
            Some(illegal.attempt)
        }
        _ => None,
    }
}

/// The moves after an illegal one, if there are any and each is legal in the position it left.
fn standing(mut position: GamePosition, rest: &[pgn::Ply]) -> Option<Vec<Option<Attempt>>> {
    if rest.is_empty() {
        return None;
    }
    let mut attempts = Vec::with_capacity(rest.len());
    for written in rest {
        let m = notation::read(&written.text, position.chess()?, &[Language::English]).legal()?;
        position = position.after(m);
        attempts.push(Some(m.into()));
    }
    Some(attempts)
}

fn ply(written: &pgn::Ply, attempt: Option<Attempt>) -> Ply {
    let mut ply = Ply::new(&written.text, attempt);
    ply.clock = written.clock.map(|clock| Milliseconds(u32::try_from(clock.as_millis()).unwrap_or(u32::MAX)));
    ply.comment = (!written.comments.is_empty()).then(|| written.comments.join("\n"));
    ply
}
