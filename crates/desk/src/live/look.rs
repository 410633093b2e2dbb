//! `live/look`: one look into the folder, and what is new is taken over.

use std::collections::BTreeMap;
use std::sync::Arc;

use arbitro_store::PairingId;
use arbitro_store::table::round::PairingRow;
use arbitro_store::table::{event, journal};

use super::agree::Told;
use super::course::common;
use super::folder::Heard;
use super::show;
use super::state::{Board, What};
use super::take::{Work, take};
use crate::Desk;
use crate::api::live::{LiveOther, LiveShown};
use crate::api::{DeskError, Message, Nothing};
use crate::convert::sentence;
use crate::game::matching::{Boards, round_and_board};

/// Looks now, and tells what is known.
pub fn look(desk: &Desk, _: &Nothing) -> Result<LiveShown, DeskError> {
    once(desk)?;
    show::shown(desk)
}

/// One look. Whether there is still something to follow.
pub(super) fn once(desk: &Desk) -> Result<bool, DeskError> {
    let mut files = desk.live().turn();
    let Some(what) = desk.live().what() else { return Ok(false) };
    let open = if desk.has_event() { Some(desk.read(|db| Ok(event::get(db)?.uuid))?) } else { None };
    if open.as_ref() != Some(&what.event) {
        drop(files);
        desk.live().end();
        return Ok(false);
    }
    let heard = match files.look(&what.folder) {
        Ok(heard) => heard,
        Err(e) => {
            let DeskError { code, params, .. } = DeskError::file(what.folder.display(), &e);
            let failure = Message { params, ..sentence(&code) };
            note(desk, &what, |watch| watch.failure = Some(failure));
            return Ok(true);
        }
    };
    let count = u32::try_from(files.count()).unwrap_or(u32::MAX);
    let boards = desk.read(|db| Boards::of(db, what.tournament))?;
    let (games, others) = matched(&boards, what.round, &heard);
    hear(desk, &what, &boards, &games);
    let taken = take_over(desk, &what, &boards);
    let failure = taken.as_ref().err().map(|e| Message {
        key: e.code.clone(),
        params: e.params.clone(),
        article: None,
    });
    let now = desk.now();
    note(desk, &what, |watch| {
        (watch.looked_at, watch.failure) = (Some(now), failure);
        (watch.files, watch.others) = (count, others);
    });
    taken.map(|()| true)
}

/// Changes what is kept, if the same is still followed.
fn note(desk: &Desk, what: &What, change: impl FnOnce(&mut super::state::Watch)) {
    if let Some(watch) = desk.live().watch().as_mut().filter(|watch| watch.what == *what) {
        change(watch);
    }
}

/// The games of each board, and those of none. Games that say that they are of another round are left alone.
fn matched<'h>(
    boards: &Boards,
    round: u32,
    heard: &'h [Arc<Heard>],
) -> (BTreeMap<PairingId, Vec<&'h Arc<Heard>>>, Vec<LiveOther>) {
    let mut games: BTreeMap<PairingId, Vec<&Arc<Heard>>> = BTreeMap::new();
    let mut others = Vec::new();
    for one in heard {
        if round_and_board(&one.game).0.is_some_and(|told| told != round) {
            continue;
        }
        match boards.find(&one.game, Some(round)) {
            (Some((_, pairing)), _) => games.entry(pairing.id).or_default().push(one),
            (None, note) => {
                let tag = |name: &str| one.game.tag(name).unwrap_or_default().to_owned();
                others.push(LiveOther {
                    file: one.file.clone(),
                    line: one.game.line,
                    white: tag("White"),
                    black: tag("Black"),
                    note: note.unwrap_or_else(|| sentence("import-no-board")),
                });
            }
        }
    }
    (games, others)
}

/// Keeps what every board tells now, and what this look and the one before agree on.
fn hear(desk: &Desk, what: &What, boards: &Boards, games: &BTreeMap<PairingId, Vec<&Arc<Heard>>>) {
    let now = desk.now();
    note(desk, what, |watch| {
        for pairing in boards.of_round(what.round) {
            let board = watch.boards.entry(pairing.id).or_insert_with(|| Board::new(now));
            board.hear(games.get(&pairing.id).and_then(|games| chosen(games, &board.agreed)), now);
        }
        watch.boards.retain(|id, _| boards.of_round(what.round).any(|pairing| pairing.id == *id));
    });
}

/// Of several games of a board, as where a file was copied or renamed: the one that goes on with what is known, then the longest,
/// then the one written last.
fn chosen<'h>(games: &[&'h Arc<Heard>], known: &Told) -> Option<&'h Arc<Heard>> {
    let known = known.moves();
    let rank = |heard: &&&Arc<Heard>| {
        let moves = heard.told.moves();
        (common(&moves, &known), moves.len(), heard.modified)
    };
    games.iter().max_by_key(rank).copied()
}

/// Takes over what is new: at the boards that told something new, or at all if anything else was done since.
fn take_over(desk: &Desk, what: &What, boards: &Boards) -> Result<(), DeskError> {
    let last = desk.read(|db| Ok(journal::last(db)?.map_or(0, |entry| entry.number)))?;
    let mut works: Vec<Work> = Vec::new();
    note(desk, what, |watch| {
        let moved = watch.journal != last;
        let of = |pairing: &PairingRow| {
            let board = watch.boards.get(&pairing.id)?;
            let heard = Arc::clone(board.heard.as_ref().filter(|_| board.twice && board.last.is_some())?);
            Some(Work { pairing: *pairing, told: board.agreed.clone(), heard })
        };
        works = boards
            .of_round(what.round)
            .filter_map(of)
            .filter(|work| moved || watch.boards.get(&work.pairing.id).is_some_and(Board::changed))
            .collect();
    });
    let held = take(desk, what.round, &works)?;
    let last = desk.read(|db| Ok(journal::last(db)?.map_or(0, |entry| entry.number)))?;
    note(desk, what, |watch| {
        watch.journal = last;
        for (pairing, held) in held {
            if let Some(board) = watch.boards.get_mut(&pairing) {
                board.held = held;
                board.taken = Some(board.agreed.clone());
            }
        }
    });
    Ok(())
}
