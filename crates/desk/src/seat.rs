//! Who sits where: the players of a pairing with their points before the round.

use arbitro_store::table::player::{self, EntryRow, PlayerData};
use arbitro_store::table::round::{self, PairingRow};
use arbitro_store::table::tournament;
use arbitro_store::{Db, EntryId, TournamentId};
use arbitro_tournament::{Points, Rating, ScoringSystem, Sex, SideResult};

use crate::api::DeskError;
use crate::api::player::PlayerForm;
use crate::api::round::{BoardPlayer, BoardResult};
use crate::points::Beside;

/// White and Black of a pairing; Black is none for a bye.
pub(crate) struct Seats {
    pub white: BoardPlayer,
    pub black: Option<BoardPlayer>,
}

/// The players of a pairing in `round`.
pub(crate) fn seats(
    db: &Db<'_>,
    tournament: TournamentId,
    round: u16,
    pairing: &PairingRow,
) -> Result<Seats, DeskError> {
    let scoring = tournament::get(db, tournament)?.data.scoring;
    let earlier: Vec<PairingRow> = round::pairings_of_tournament(db, tournament)?
        .into_iter()
        .filter(|(number, _)| *number < round)
        .map(|(_, pairing)| pairing)
        .collect();
    let beside = Beside::of(db, tournament)?;
    let seat = |id: EntryId| -> Result<BoardPlayer, DeskError> {
        let scored = points(&scoring, &earlier, id) + beside.before(id, round);
        Ok(board_player(&player::get(db, id)?, scored))
    };
    Ok(Seats { white: seat(pairing.white)?, black: pairing.black.map(seat).transpose()? })
}

/// What a player scored in these pairings.
fn points(scoring: &ScoringSystem, pairings: &[PairingRow], entry: EntryId) -> Points {
    let result = |pairing: &PairingRow| {
        if pairing.white == entry { pairing.white_result } else { pairing.black_result }
    };
    pairings
        .iter()
        .filter(|pairing| pairing.white == entry || pairing.black == Some(entry))
        .filter_map(result)
        .map(|result| scoring.points(result))
        .sum()
}

/// A player at a board.
pub(crate) fn board_player(entry: &EntryRow, points: Points) -> BoardPlayer {
    BoardPlayer { entry: entry.id.0, number: entry.number.0, player: form(entry), points: points.to_string() }
}

/// A player of a tournament as the page has it.
pub(crate) fn form(entry: &EntryRow) -> PlayerForm {
    PlayerForm { entry: Some(entry.id.0), ..player_form(&entry.data, entry.rating) }
}

/// What is known of a player as the page has it.
pub(crate) fn player_form(data: &PlayerData, rating: Option<Rating>) -> PlayerForm {
    let sex = match data.sex {
        Some(Sex::Man) => "m",
        Some(Sex::Woman) => "w",
        None => "",
    };
    PlayerForm {
        entry: None,
        name: data.name.clone(),
        title: data.title.map(|title| title.code().to_owned()).unwrap_or_default(),
        federation: data.federation.map(|federation| federation.to_string()).unwrap_or_default(),
        rating: rating.map_or(0, |rating| rating.0),
        fide_id: data.fide_id.map(|id| id.to_string()).unwrap_or_default(),
        sex: sex.to_owned(),
        birth_year: data.birth_year.unwrap_or(0),
        club: data.club.clone(),
    }
}

/// The result of a pairing as the page has it.
pub(crate) fn board_result(pairing: &PairingRow) -> Option<BoardResult> {
    Some(result(pairing.white_result?, pairing.black_result))
}

/// A result as the page has it.
pub(crate) fn result(white: SideResult, black: Option<SideResult>) -> BoardResult {
    let code = |result: SideResult| result.code().to_string();
    BoardResult { white: code(white), black: black.map(code).unwrap_or_default() }
}
