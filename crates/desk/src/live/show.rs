//! `live/show`: which boards are followed, and how each stands.

use arbitro_store::table::event;
use arbitro_store::table::round::PairingRow;
use chrono::{DateTime, Utc};

use super::course::Why;
use super::start::{KEPT_IN, Remembered};
use super::state::{Board, What};
use super::take::Held;
use crate::api::live::{LiveBoard, LiveShown, LiveState, LiveView};
use crate::api::{DeskError, Message, Nothing};
use crate::convert::{With as _, sentence};
use crate::game::matching::Boards;
use crate::game::{contradiction, sheet::index};
use crate::{Desk, remembered};

/// The minutes offered where none were given yet.
const SILENT_MIN: u32 = 20;

/// What is followed, or was followed last in this event.
pub fn show(desk: &Desk, _: &Nothing) -> Result<LiveShown, DeskError> {
    shown(desk)
}

pub(super) fn shown(desk: &Desk) -> Result<LiveShown, DeskError> {
    let uuid = desk.read(|db| Ok(event::get(db)?.uuid))?;
    let kept: Option<Remembered> = remembered::of(desk, KEPT_IN, &uuid);
    let (folder, silent_min) =
        kept.map_or((String::new(), SILENT_MIN), |kept| (kept.folder, kept.silent_min));
    let following = match desk.live().what().filter(|what| what.event == uuid) {
        Some(what) => Some(view(desk, &what)?),
        None => None,
    };
    Ok(LiveShown { following, folder, silent_min })
}

fn view(desk: &Desk, what: &What) -> Result<LiveView, DeskError> {
    let boards = desk.read(|db| Boards::of(db, what.tournament))?;
    let now = desk.now();
    let watch = desk.live().watch();
    let heard = |pairing: &PairingRow| watch.as_ref()?.boards.get(&pairing.id);
    let rows = boards.of_round(what.round).filter_map(|pairing| {
        let (white, black) = boards.players(pairing)?;
        let names = (white.data.name.as_str(), black.data.name.as_str());
        Some(row(pairing, names, heard(pairing), what.silent_min, now))
    });
    Ok(LiveView {
        tournament: what.tournament.0,
        round: what.round,
        folder: what.folder.display().to_string(),
        boards: rows.collect(),
        looked_at: watch.as_ref().and_then(|watch| watch.looked_at),
        failure: watch.as_ref().and_then(|watch| watch.failure.clone()),
        files: watch.as_ref().map_or(0, |watch| watch.files),
        others: watch.as_ref().map(|watch| watch.others.clone()).unwrap_or_default(),
    })
}

fn row(
    pairing: &PairingRow,
    (white, black): (&str, &str),
    board: Option<&Board>,
    silent_min: u32,
    now: DateTime<Utc>,
) -> LiveBoard {
    let heard = board.filter(|board| board.last.is_some());
    let has_result = pairing.white_result.is_some();
    let quiet = heard.map(|board| (now - board.moved_at).num_minutes().max(0));
    let quiet_min = quiet.and_then(|minutes| u32::try_from(minutes).ok());
    let over = has_result || heard.is_some_and(|board| board.agreed.result.is_some());
    let state = match heard {
        None => LiveState::Missing,
        Some(board) if board.held.is_some() => LiveState::Held,
        Some(_) if over => LiveState::Over,
        Some(_) if quiet_min >= Some(silent_min) => LiveState::Silent,
        Some(_) => LiveState::Follows,
    };
    LiveBoard {
        pairing: pairing.id.0,
        board: pairing.board,
        white: white.to_owned(),
        black: black.to_owned(),
        state,
        told: heard.map_or(0, |board| index(board.agreed.plies.len())),
        quiet_min,
        result: heard.and_then(|board| board.agreed.result).map(|result| result.to_string()),
        has_result,
        notes: notes(pairing, heard),
        to_decide: heard.is_some_and(|board| board.held.is_some_and(|held| held != Held::Ruling)),
    }
}

fn notes(pairing: &PairingRow, board: Option<&Board>) -> Vec<Message> {
    let Some(board) = board else { return vec![sentence("live-missing")] };
    let told = &board.agreed;
    let mut notes: Vec<Message> = board.held.map(why).into_iter().collect();
    if told.signal {
        notes.push(sentence("live-signal"));
    }
    if let Some(at) = &told.stops_at {
        notes.push(sentence("live-stops").with("move", at));
    }
    notes.extend(told.result.and_then(|result| contradiction(result, pairing)));
    notes
}

fn why(held: Held) -> Message {
    match held {
        Held::Course(Why::Cut) => sentence("live-cut"),
        Held::Course(Why::Fewer) => sentence("live-fewer"),
        Held::Course(Why::Differs(at)) => {
            sentence("live-differs").with("number", at / 2 + 1).with("side", ["white", "black"][at % 2])
        }
        Held::Ruling => sentence("live-ruling"),
        Held::Result => sentence("live-result"),
        Held::Start => sentence("live-start"),
    }
}
