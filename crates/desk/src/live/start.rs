//! `live/start` and `live/stop`: the boards of a round are followed, or not any more.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use arbitro_store::TournamentId;
use arbitro_store::table::round::{self, Status};
use arbitro_store::table::{event, tournament};
use serde::{Deserialize, Serialize};

use super::folder::Files;
use super::state::{Watch, What};
use super::{look, show};
use crate::api::live::{LiveShown, StartLive};
use crate::api::{DeskError, Nothing};
use crate::{Desk, remembered};

/// The file in which it is kept what was followed last.
pub(super) const KEPT_IN: &str = "live.json";

/// What was followed last in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Remembered {
    pub folder: String,
    pub silent_min: u32,
}

/// Follows the boards of a round, in the place of those that were followed, until it is stopped or the event is closed.
pub fn start(desk: &Desk, request: &StartLive) -> Result<LiveShown, DeskError> {
    let folder = PathBuf::from(request.folder.trim());
    if !folder.is_absolute() {
        return Err(DeskError::plain("error-live-folder").with("folder", folder.display()));
    }
    std::fs::metadata(&folder).map_err(|e| DeskError::file(folder.display(), &e))?;
    let tournament = TournamentId(request.tournament);
    let event = desk.read(|db| {
        let row = tournament::get(db, tournament)?;
        let number = u16::try_from(request.round).unwrap_or(u16::MAX);
        let this = round::find(db, tournament, number)?;
        match this.filter(|this| this.status == Status::Published) {
            Some(_) => Ok(event::get(db)?.uuid),
            None => Err(crate::round::not_paired(&row, request.round)),
        }
    })?;
    let silent_min = request.silent_min.clamp(1, 600);
    let kept = Remembered { folder: folder.display().to_string(), silent_min };
    remembered::keep(desk, KEPT_IN, &event, kept);
    let what = What { event, tournament, round: request.round, folder, silent_min, since: desk.now() };
    begin(desk, what.clone());
    look::once(desk)?;
    if let Some(every) = desk.config().look_every {
        keep_looking(desk, what, every)?;
    }
    show::shown(desk)
}

fn begin(desk: &Desk, what: What) {
    *desk.live().turn() = Files::default();
    *desk.live().watch() = Some(Watch {
        what,
        looked_at: None,
        failure: None,
        files: 0,
        boards: BTreeMap::new(),
        others: Vec::new(),
        journal: 0,
    });
}

/// Looks again and again beside everything else, as long as the same is followed and the desk is there.
fn keep_looking(desk: &Desk, what: What, every: Duration) -> Result<(), DeskError> {
    let weak = desk.weak();
    let work = move || {
        loop {
            std::thread::sleep(every);
            let Some(desk) = weak.desk() else { return };
            if desk.live().what().as_ref() != Some(&what) {
                return;
            }
            // What went wrong is shown with the boards; the next look may do better.
            let _ = look::once(&desk);
        }
    };
    let failed = |e: std::io::Error| DeskError::plain("error-live-thread").with("detail", e);
    std::thread::Builder::new().name("boards".to_owned()).spawn(work).map(drop).map_err(failed)
}

/// Follows nothing any more. What was taken over stays.
pub fn stop(desk: &Desk, _: &Nothing) -> Result<LiveShown, DeskError> {
    desk.live().end();
    show::shown(desk)
}
