//! `event/verify`: an event file is read through and checked; nothing of it is changed.

use std::path::Path;
use std::sync::Arc;

use arbitro_store::verify::{Fault, WorkingCopy};
use serde_json::{Value, json};

use crate::api::event::{EventVerified, OpenEvent, TournamentView, VerifyFinding};
use crate::api::game::ShowGame;
use crate::api::journal::ListJournal;
use crate::api::player::OfTournament;
use crate::api::round::{RoundView, ShowRound};
use crate::api::ruling::ListIncidents;
use crate::api::standings::ShowStandings;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::{Desk, DeskConfig, event, game, incident, journal, player, round, standings};

/// Reads an event file through that nobody has open: what is damaged, whether the journal is whole, and whether everything in
/// it can be shown.
pub fn verify(desk: &Desk, request: &OpenEvent) -> Result<EventVerified, DeskError> {
    let copy = WorkingCopy::of(Path::new(&request.path))?;
    let faults = copy.faults()?;
    let share = (desk.config().shares)(Path::new(&request.path));
    let mut verified = EventVerified { path: request.path.clone(), share, ..EventVerified::default() };
    verified.findings = faults.iter().map(|fault| of(said(fault))).collect();
    // What is damaged is not read further.
    if verified.findings.is_empty() {
        let config = DeskConfig {
            clock: Arc::clone(&desk.config().clock),
            ..DeskConfig::new(copy.folder(), copy.folder())
        };
        let path = copy.path().display().to_string();
        let mut reading = Reading { desk: Desk::new(config), verified: &mut verified, unreadable: None };
        reading.whole(&path);
        if let Some(disk) = reading.unreadable {
            return Err(disk);
        }
    }
    Ok(verified)
}

fn of(what: Message) -> VerifyFinding {
    VerifyFinding { what, why: None }
}

fn said(fault: &Fault) -> Message {
    match fault {
        Fault::Damaged(detail) => sentence("finding-file-damaged").with("detail", detail),
        Fault::OtherTables => sentence("finding-file-other-tables"),
        Fault::BrokenReference { table, parent, rows } => sentence("finding-file-broken-reference")
            .with("table", table)
            .with("parent", parent)
            .with("rows", rows),
        Fault::NoJournal => sentence("finding-file-no-journal"),
        Fault::JournalGap { expected, found } => {
            sentence("finding-file-journal-gap").with("expected", expected).with("found", found)
        }
        Fault::WrongTarget(number) => sentence("finding-file-wrong-target").with("act", number),
        Fault::UnreadableAct(number) => sentence("finding-file-unreadable-act").with("act", number),
    }
}

/// The pages that an event has beside those which are counted.
const OF_EVENT: [(&str, &str); 2] = [("letterhead", "letterhead/show"), ("adjournments", "adjournment/list")];

/// Those of a tournament.
const OF_TOURNAMENT: [(&str, &str); 4] = [
    ("fees", "fee/show"),
    ("prizes", "prize/show"),
    ("prohibited", "player/prohibited"),
    ("periods", "period/show"),
];

/// Those of a round.
const OF_ROUND: [(&str, &str); 3] =
    [("start", "start_of_play/show"), ("clocks", "clock/show"), ("second_pass", "second_pass/show")];

/// Shows everything of an event, as its pages do, and keeps what cannot be shown.
struct Reading<'a> {
    desk: Desk,
    verified: &'a mut EventVerified,
    /// A disk that could not be read says nothing of the file.
    unreadable: Option<DeskError>,
}

impl Reading<'_> {
    fn whole(&mut self, path: &str) {
        let open = |desk: &Desk| event::open(desk, &OpenEvent { path: path.to_owned() });
        let Some(view) = self.shown(|| sentence("finding-event-not-shown"), open) else { return };
        self.verified.name = view.form.name;
        let acts = self.shown(
            || sentence("finding-journal-not-shown"),
            |desk| journal::list(desk, &ListJournal::default()),
        );
        self.verified.acts = acts.map_or(0, |acts| count(acts.len()));
        let every = ListIncidents { tournament: None };
        self.shown(|| sentence("finding-incidents-not-shown"), |desk| incident::list(desk, &every));
        self.pages(&OF_EVENT, &json!({}), |page| page);
        for tournament in &view.tournaments {
            self.tournament(tournament);
        }
    }

    fn tournament(&mut self, tournament: &TournamentView) {
        self.verified.tournaments += 1;
        let named = |key: &str| sentence(key).with("tournament", &tournament.name);
        let of = OfTournament { tournament: tournament.id };
        self.shown(|| named("finding-players-not-shown"), |desk| player::list(desk, &of));
        self.pages(&OF_TOURNAMENT, &json!(of), |page| page.with("tournament", &tournament.name));
        let all = ShowStandings { tournament: tournament.id, after_round: None, group: None };
        // Of nobody there are no standings.
        if tournament.players > 0 {
            self.shown(|| named("finding-standings-not-shown"), |desk| standings::show(desk, &all));
        }
        for round in &tournament.rounds {
            self.verified.rounds += 1;
            let asked = ShowRound { tournament: tournament.id, round: round.number };
            let told = || named("finding-round-not-shown").with("round", round.number);
            if let Some(view) = self.shown(told, |desk| round::show(desk, &asked)) {
                self.games(tournament, &view);
            }
            let of_round =
                |page: Message| page.with("tournament", &tournament.name).with("round", round.number);
            self.pages(&OF_ROUND, &json!(asked), of_round);
        }
    }

    fn games(&mut self, tournament: &TournamentView, round: &RoundView) {
        for board in round.boards.iter().filter(|board| board.black.is_some()) {
            self.verified.games += u32::from(board.plies > 0);
            let asked = ShowGame { pairing: board.pairing, lang: "en".to_owned() };
            let told = || {
                sentence("finding-game-not-shown")
                    .with("tournament", &tournament.name)
                    .with("round", round.round)
                    .with("board", board.board)
            };
            self.shown(told, |desk| game::show(desk, &asked));
        }
    }

    fn pages(&mut self, pages: &[(&str, &str)], request: &Value, of: impl Fn(Message) -> Message) {
        for (page, call) in pages {
            let told = || of(sentence("finding-page-not-shown").with("page", page));
            self.shown(told, |desk| desk.handle(call, request.clone()));
        }
    }

    fn shown<T>(
        &mut self,
        what: impl FnOnce() -> Message,
        show: impl FnOnce(&Desk) -> Result<T, DeskError>,
    ) -> Option<T> {
        let error = match show(&self.desk) {
            Ok(shown) => return Some(shown),
            Err(error) => error,
        };
        if error.is_of_disk() {
            self.unreadable.get_or_insert(error);
        } else {
            let why = Message { key: error.code, params: error.params, article: None };
            self.verified.findings.push(VerifyFinding { what: what(), why: Some(why) });
        }
        None
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
