//! What a ruling is asked about, with all that is known of it: a board of the event, or a position alone.

use std::collections::BTreeMap;

use arbitro_laws::clock::TimeControl;
use arbitro_store::table::adjournment::{self, AdjournmentRow};
use arbitro_store::table::event;
use arbitro_store::table::game::{GameRow, Variant};
use arbitro_store::table::incident::{self, LogRow};
use arbitro_store::{Db, PairingId};

use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{Circumstances, RulingOn};
use crate::convert;
use crate::game::sheet::Sheet;
use crate::game::view::board_of;
use crate::seat::board_result;

/// What a ruling is asked about.
pub(crate) struct Setting {
    /// Its scoresheet; an empty one from the position.
    pub sheet: Sheet,
    /// What happened at the board before.
    pub incidents: Vec<LogRow>,
    /// What happened to its players at other boards of the event.
    pub elsewhere: Vec<LogRow>,
    /// Its result, as the Laws write it.
    pub result: Option<String>,
    /// The time control of the event.
    pub control: Option<TimeControl>,
    /// What the game is played under.
    pub circumstances: Circumstances,
    /// The envelope of an adjourned game.
    envelope: Option<AdjournmentRow>,
}

/// The time control of the event, if it can be read.
pub(crate) fn control(db: &Db<'_>) -> Result<Option<TimeControl>, DeskError> {
    Ok(TimeControl::from_pgn(&event::get(db)?.time_control).ok().flatten())
}

/// The seconds that a time control adds for a move, to a player who has completed so many.
pub(crate) fn increment(control: Option<&TimeControl>, completed: u32) -> u32 {
    let seconds = control.map_or(0, |control| control.period_after(completed).1.bonus.seconds().0);
    u32::try_from(seconds).unwrap_or(0)
}

impl Setting {
    /// A board of the open event.
    pub fn of_board(db: &Db<'_>, pairing: PairingId) -> Result<Setting, DeskError> {
        let place = board_of(db, pairing)?;
        let sheet = Sheet::load(db, pairing)?;
        let incidents = incident::of_pairing(db, pairing)?;
        let control = control(db)?;
        let completed = sheet.replay.position().move_number().saturating_sub(1);
        let circumstances = Circumstances {
            edition: sheet.row.edition.clone(),
            time_class: convert::time_class(sheet.row.time_class),
            supervised: sheet.row.supervised,
            increment_s: increment(control.as_ref(), completed),
        };
        let names: Vec<String> = players(db, &place)?.into_iter().filter(|name| !name.is_empty()).collect();
        let elsewhere = incident::log(db, Some(place.tournament.id))?
            .into_iter()
            .filter(|row| row.incident.pairing != pairing)
            .filter(|row| names.contains(&row.white) || names.contains(&row.black))
            .collect();
        let result = board_result(&place.pairing).map(|result| laws_result(&result.white, &result.black));
        let envelope = adjournment::find(db, pairing)?;
        Ok(Setting { sheet, incidents, elsewhere, result, control, circumstances, envelope })
    }

    /// A position, without an event.
    fn of_position(fen: &str, chess960: bool, circumstances: Circumstances) -> Result<Setting, DeskError> {
        let row = GameRow {
            pairing: PairingId(0),
            edition: circumstances.edition.clone(),
            time_class: convert::time_class_row(circumstances.time_class),
            supervised: circumstances.supervised,
            variant: if chess960 { Variant::Chess960 } else { Variant::Standard },
            start_fen: fen.trim().to_owned(),
            tags: BTreeMap::new(),
            comment: None,
        };
        let (incidents, elsewhere) = (Vec::new(), Vec::new());
        let sheet = Sheet::of_position(row)?;
        let (result, control, envelope) = (None, None, None);
        Ok(Setting { sheet, incidents, elsewhere, result, control, circumstances, envelope })
    }

    /// What a request is about; its circumstances go before those of the event.
    pub fn of(
        desk: &Desk,
        on: &RulingOn,
        circumstances: Option<&Circumstances>,
    ) -> Result<Setting, DeskError> {
        match on {
            RulingOn::Board { pairing } => {
                desk.read(|db| Setting::of_board(db, PairingId(*pairing)).map(|set| set.under(circumstances)))
            }
            RulingOn::Position { fen, chess960 } => {
                let circumstances = circumstances.cloned().unwrap_or_else(ordinary);
                Setting::of_position(fen, *chess960, circumstances)
            }
        }
    }

    /// The same at the position that stands on the envelope, where a sealed move is judged and the record has another: as a
    /// rule the moves before the adjournment are still on paper.
    pub fn at_the_envelope(mut self, event: &str) -> Result<Setting, DeskError> {
        let Some(envelope) = self.envelope.as_ref().filter(|_| event == "sealed_move_opened") else {
            return Ok(self);
        };
        let record = self.sheet.replay.position().fen().to_string();
        if four_fields(&record) != four_fields(&envelope.fen) {
            let row = GameRow { start_fen: envelope.fen.clone(), ..self.sheet.row.clone() };
            self.sheet = Sheet::of_position(row)?;
        }
        Ok(self)
    }

    /// The same under other circumstances, where they are told.
    pub fn under(mut self, circumstances: Option<&Circumstances>) -> Setting {
        if let Some(circumstances) = circumstances {
            self.circumstances = circumstances.clone();
        }
        self
    }
}

/// A position without its counters.
fn four_fields(fen: &str) -> Vec<&str> {
    fen.split_whitespace().take(4).collect()
}

/// A game of standard play under the edition in force.
fn ordinary() -> Circumstances {
    Circumstances {
        edition: arbitro_laws::edition::EditionId::current().to_string(),
        time_class: crate::api::event::TimeClassChoice::Standard,
        supervised: true,
        increment_s: 0,
    }
}

fn players(db: &Db<'_>, place: &crate::game::view::Place) -> Result<Vec<String>, DeskError> {
    let seats = crate::seat::seats(db, place.tournament.id, place.round, &place.pairing)?;
    let black = seats.black.map(|seat| seat.player.name);
    Ok(std::iter::once(seats.white.player.name).chain(black).collect())
}

/// A result by its codes, as the Laws write it.
fn laws_result(white: &str, black: &str) -> String {
    let score = |code: &str| match code {
        "1" | "W" => "1",
        "=" | "D" => "1/2",
        _ => "0",
    };
    match (white, black) {
        ("+" | "-", _) | (_, "+" | "-") => format!("{white}/{black}"),
        _ => format!("{}-{}", score(white), score(black)),
    }
}
