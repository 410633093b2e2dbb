//! A report written as TRF26.

use std::fmt::Write as _;

use arbitro_tournament::{Colour, PairingNumber, Points, SideResult};

use super::player::{Cell, ReportPlayer};
use super::report::Report;

/// The text of a report, with CR LF at the end of each line. Records in the order of their codes, players last but
/// for lines of other records.
pub fn write(report: &Report) -> String {
    let mut lines: Vec<(u16, String)> = Vec::new();
    for (code, texts) in &report.texts {
        lines.extend(texts.iter().map(|text| (*code, format!("{code:03} {text}"))));
    }
    if !report.texts.contains_key(&62) {
        lines.push((62, format!("062 {}", report.players.len())));
    }
    lines.extend(report.rounds.map(|rounds| (142, format!("142 {rounds}"))));
    lines.extend(report.initial_colour.map(|colour| {
        let letter = if colour == Colour::White { 'W' } else { 'B' };
        (152, format!("152 {letter}"))
    }));
    lines.extend(report.scoring.map(|s| {
        let mut line = String::from("162 ");
        let pairs =
            [('W', s.win), ('D', s.draw), ('L', s.loss), ('A', s.absence), ('P', s.pairing_allocated_bye)];
        for (symbol, points) in pairs {
            let _ = write!(line, " {symbol}{:>4}   ", decimal(points));
        }
        (162, line)
    }));
    for byes in &report.byes {
        lines.push((240, format!("240 {} {:>3}{}", byes.result.code(), byes.round, numbers(&byes.players))));
    }
    for a in &report.acceleration {
        let (points, rounds, players) = (decimal(a.points), a.rounds, a.players);
        let line = format!(
            "250      {points:>4} {:>3} {:>3} {:>4} {:>4}",
            rounds.0, rounds.1, players.0.0, players.1.0
        );
        lines.push((250, line));
    }
    for p in &report.prohibited {
        let last = p.rounds.1.min(999);
        lines.push((260, format!("260 {:>3} {last:>3}{}", p.rounds.0, numbers(&p.players))));
    }
    lines.sort_by_key(|(code, _)| *code);
    let mut text = String::new();
    for line in lines.iter().map(|(_, line)| line) {
        push(&mut text, line);
    }
    for player in &report.players {
        push(&mut text, &line_of(player));
    }
    for (_, line) in &report.others {
        push(&mut text, line);
    }
    text
}

fn push(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push_str("\r\n");
}

/// Points with at least one decimal, as the file wants them.
fn decimal(points: Points) -> String {
    let text = points.to_string();
    if text.contains('.') { text } else { text + ".0" }
}

fn numbers(players: &[PairingNumber]) -> String {
    players.iter().fold(String::new(), |mut text, number| {
        let _ = write!(text, " {:>4}", number.0);
        text
    })
}

fn line_of(p: &ReportPlayer) -> String {
    let sex = match p.sex {
        Some(arbitro_tournament::Sex::Man) => "m",
        Some(arbitro_tournament::Sex::Woman) => "w",
        None => " ",
    };
    let name: String = p.name.chars().take(33).collect();
    let mut line = format!(
        "001 {:>4} {sex}{:>3} {name:<33} {:>4} {:>3} {:>11} {:<10} {:>4} {:>4}  ",
        p.number.0,
        p.title.map_or("", arbitro_tournament::Title::code),
        p.rating.map_or(String::new(), |r| r.to_string()),
        p.federation.map_or(String::new(), |f| f.to_string()),
        p.fide_id.map_or(String::new(), |id| id.to_string()),
        p.birth,
        p.points.map_or(String::new(), decimal),
        p.rank.map_or(String::new(), |r| r.to_string()),
    );
    for cell in &p.rounds {
        line.push_str(&cell_text(*cell));
    }
    line
}

fn cell_text(cell: Cell) -> String {
    let opponent = cell.opponent.map_or_else(|| "0000".to_owned(), |n| format!("{:>4}", n.0));
    let colour = match cell.colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    let result = if cell.unknown { '?' } else { cell.result.map_or(' ', SideResult::code) };
    if cell == Cell::default() {
        return " ".repeat(10);
    }
    format!("{opponent} {colour} {result}  ")
}
