//! What a tournament is played by, between its form and its row.

use arbitro_store::table::tournament::{Acceleration, System, TournamentData, default_tie_breaks};
use arbitro_tournament::{Points, ScoringSystem};

use crate::api::DeskError;
use crate::api::event::{AccelerationChoice, ScoringForm, SystemChoice, TournamentForm};
use crate::convert;

/// The most rounds of a Swiss.
const MOST_ROUNDS: u16 = 50;

/// What a form says, checked, but for the name.
pub(crate) fn data(form: &TournamentForm) -> Result<TournamentData, DeskError> {
    let system = convert::system_row(form.system);
    let scoring = scoring(&form.scoring)?;
    let tie_breaks = form.tie_breaks.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(TournamentData {
        name: form.name.clone(),
        system,
        rounds: rounds(form)?,
        initial_colour: form.initial_colour.map(convert::colour),
        acceleration: acceleration(form, &scoring)?,
        scoring,
        tie_breaks: if tie_breaks.is_empty() { default_tie_breaks(system).to_owned() } else { tie_breaks },
    })
}

fn rounds(form: &TournamentForm) -> Result<Option<u16>, DeskError> {
    if form.system != SystemChoice::Dutch {
        return Ok(None);
    }
    let rounds = form.rounds.unwrap_or_default();
    if !(1..=MOST_ROUNDS).contains(&rounds) {
        return Err(DeskError::plain("error-rounds").with("rounds", rounds).with("most", MOST_ROUNDS));
    }
    Ok(Some(rounds))
}

/// The Baku method is for Swiss tournaments in which a win is worth two draws (C.04.7 art. 1.1).
fn acceleration(form: &TournamentForm, scoring: &ScoringSystem) -> Result<Acceleration, DeskError> {
    match form.acceleration {
        AccelerationChoice::None => Ok(Acceleration::None),
        AccelerationChoice::Baku
            if form.system == SystemChoice::Dutch && arbitro_pairing::acceleration::baku_allowed(scoring) =>
        {
            Ok(Acceleration::Baku)
        }
        AccelerationChoice::Baku => Err(DeskError::plain("error-acceleration")),
    }
}

fn scoring(form: &ScoringForm) -> Result<ScoringSystem, DeskError> {
    let most = Points::from_hundredths(9999);
    let points = |text: &str| {
        text.parse::<Points>()
            .ok()
            .filter(|points| (Points::ZERO..=most).contains(points))
            .ok_or_else(|| DeskError::plain("error-points").with("text", text))
    };
    let scoring = ScoringSystem {
        win: points(&form.win)?,
        draw: points(&form.draw)?,
        loss: points(&form.loss)?,
        absence: points(&form.absence)?,
        pairing_allocated_bye: points(&form.pairing_allocated_bye)?,
    };
    if scoring.draw > scoring.win || scoring.loss > scoring.draw {
        return Err(DeskError::plain("error-scoring"));
    }
    Ok(scoring)
}

/// The form of a tournament.
pub(crate) fn form(id: i64, data: &TournamentData) -> TournamentForm {
    TournamentForm {
        id: Some(id),
        name: data.name.clone(),
        system: convert::system(data.system),
        rounds: data.rounds,
        initial_colour: data.initial_colour.map(convert::side),
        acceleration: match data.acceleration {
            Acceleration::None => AccelerationChoice::None,
            Acceleration::Baku => AccelerationChoice::Baku,
        },
        scoring: ScoringForm::from(&data.scoring),
        tie_breaks: data.tie_breaks.clone(),
    }
}

/// Whether a tournament is a Swiss.
pub(crate) fn is_swiss(data: &TournamentData) -> bool {
    data.system == System::Dutch
}
