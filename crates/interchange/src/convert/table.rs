//! The players of a report as a table.

use super::{Loss, LossKind};
use crate::trf::{Report, ReportPlayer};
use arbitro_tournament::{Sex, Title};

/// The columns, in words that the reader of lists knows.
const HEADER: [&str; 10] =
    ["Number", "Name", "Title", "Federation", "Rating", "FIDE ID", "Sex", "Birth", "Points", "Rank"];

/// What makes a spreadsheet take a text for a formula.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// The players with points and ranks, as CSV in UTF-8 with its mark, so that spreadsheets read the letters.
pub fn players_csv(report: &Report) -> (String, Vec<Loss>) {
    let mut text = "\u{feff}".to_owned();
    row(&mut text, HEADER.map(str::to_owned));
    for player in &report.players {
        row(&mut text, cells(player));
    }
    let mut losses = Vec::new();
    let rounds = report.rounds_paired();
    if rounds > 0 {
        losses.push(Loss::new(LossKind::Rounds, &rounds));
    }
    if report.is_team_event() {
        losses.push(Loss::new(LossKind::Teams, &report.teams.len()));
    }
    losses.push(Loss::new(LossKind::Event, &report.text(12).unwrap_or_default()));
    (text, losses)
}

fn cells(player: &ReportPlayer) -> [String; 10] {
    let text = |value: Option<String>| value.unwrap_or_default();
    [
        player.number.to_string(),
        player.name.clone(),
        player.title.map_or("", Title::code).to_owned(),
        text(player.federation.map(|f| f.to_string())),
        text(player.rating.map(|r| r.to_string())),
        text(player.fide_id.map(|id| id.to_string())),
        text(player.sex.map(|sex| if sex == Sex::Man { "m" } else { "w" }.to_owned())),
        player.birth.clone(),
        text(player.points.map(|points| points.to_string())),
        text(player.rank.map(|rank| rank.to_string())),
    ]
}

/// A row. Texts that a spreadsheet would compute stand behind an apostrophe.
fn row(text: &mut String, cells: [String; 10]) {
    let cells = cells.map(|cell| {
        let cell = if cell.starts_with(FORMULA) { format!("'{cell}") } else { cell };
        if cell.contains(['"', ',', ';', '\n', '\r']) {
            format!("\"{}\"", cell.replace('"', "\"\""))
        } else {
            cell
        }
    });
    text.push_str(&cells.join(","));
    text.push_str("\r\n");
}
