//! A report of a list of players.

use arbitro_tournament::PairingNumber;

use super::{Loss, LossKind};
use crate::csv::ListedPlayer;
use crate::trf::{Report, ReportPlayer};

/// The most players of a report: pairing numbers have four digits.
const MOST: usize = 9_999;

/// A report of players who have not played yet, numbered in the order of the list.
pub fn report_of_players(listed: &[ListedPlayer]) -> (Report, Vec<Loss>) {
    let mut losses = Vec::new();
    let clubs = listed.iter().filter(|player| !player.club.is_empty()).count();
    if clubs > 0 {
        losses.push(Loss::new(LossKind::Club, &clubs));
    }
    let players = (1..).zip(listed.iter().take(MOST)).map(|(number, player)| ReportPlayer {
        line: 0,
        number: PairingNumber(number),
        sex: player.sex,
        title: player.title,
        name: player.name.clone(),
        rating: player.rating,
        federation: player.federation,
        fide_id: player.fide_id.map(u64::from),
        birth: player.birth_year.map_or(String::new(), |year| format!("{year}/00/00")),
        points: None,
        rank: None,
        rounds: Vec::new(),
    });
    let mut report = Report { players: players.collect(), ..Report::default() };
    report.set_text(62, &report.players.len().to_string());
    (report, losses)
}
