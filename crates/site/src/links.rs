//! Where each file of a site is, below the folder of its language. Paths are made of numbers and words of our own only.

use arbitro_reports::Picture;

/// The first page.
pub const HOME: &str = "index.html";
/// What all pages share.
pub const STYLE: &str = "assets/site.css";
/// The replay board.
pub const REPLAY: &str = "assets/replay.js";
/// The pictures of the pieces, a file each below it.
pub const PIECES: &str = "assets/pieces/";

/// The boards of the round that is played now: the same address from round to round.
pub fn pairings(tournament: i64) -> String {
    format!("t{tournament}/pairings.html")
}

/// The organiser's logo.
pub fn logo(picture: Picture) -> String {
    format!("assets/logo.{}", picture.ending())
}

pub fn round(tournament: i64, round: u32) -> String {
    format!("t{tournament}/round-{round}.html")
}

pub fn round_by_names(tournament: i64, round: u32) -> String {
    format!("t{tournament}/round-{round}-names.html")
}

/// The standings as they are now.
pub fn standings(tournament: i64) -> String {
    format!("t{tournament}/standings.html")
}

/// The standings after a round that is not the last.
pub fn standings_after(tournament: i64, round: u32) -> String {
    format!("t{tournament}/standings-{round}.html")
}

pub fn cross_table(tournament: i64) -> String {
    format!("t{tournament}/cross-table.html")
}

pub fn players(tournament: i64) -> String {
    format!("t{tournament}/players.html")
}

pub fn player(tournament: i64, entry: i64) -> String {
    format!("t{tournament}/player-{entry}.html")
}

pub fn calendar(tournament: i64) -> String {
    format!("t{tournament}/calendar.html")
}

pub fn prizes(tournament: i64) -> String {
    format!("t{tournament}/prizes.html")
}

pub fn games(tournament: i64) -> String {
    format!("t{tournament}/games.html")
}

pub fn game(tournament: i64, round: u32, board: u32) -> String {
    format!("t{tournament}/game-{round}-{board}.html")
}

/// The games as PGN; one file for all languages.
pub fn pgn(tournament: i64) -> String {
    format!("t{tournament}/games.pgn")
}

/// The way from a page up to the folder of the site, and down again.
pub fn relative(from: &str, to: &str) -> String {
    format!("{}{to}", "../".repeat(from.matches('/').count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_goes_up_as_far_as_its_page_is_down() {
        assert_eq!(relative(HOME, STYLE), "assets/site.css");
        assert_eq!(relative("t1/players.html", STYLE), "../assets/site.css");
        assert_eq!(relative("es/t1/players.html", "t1/players.html"), "../../t1/players.html");
    }
}
