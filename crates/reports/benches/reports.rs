//! Setting the pairing list of 300 players: the first time, and again with another result.

#[path = "../tests/sample/mod.rs"]
mod sample;

use std::time::Instant;

use arbitro_messages::Catalogue;
use arbitro_reports::{Document, Paper, Print};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalogue = Catalogue::load()?;
    let documents = [
        ("pairings of 300 players", Document::Pairings(sample::boards(150))),
        ("the same again", Document::Pairings(sample::boards(150))),
        ("the same by names", Document::PairingsByName(sample::names(300))),
        ("standings of 300 players", Document::Standings(sample::standings(300))),
        ("150 result slips", Document::Slips(sample::boards(150), arbitro_reports::SlipsPerPage::Four)),
    ];
    println!("{:<28}{:>8}{:>10}{:>12}", "document", "pages", "bytes", "ms");
    for (name, document) in documents {
        let begun = Instant::now();
        let print = Print::new(&catalogue, &document, &sample::heading(), &Paper::default())?;
        let pdf = print.pdf()?;
        let took = begun.elapsed().as_secs_f64() * 1e3;
        println!("{name:<28}{:>8}{:>10}{took:>12.1}", print.count(), pdf.len());
    }
    Ok(())
}
