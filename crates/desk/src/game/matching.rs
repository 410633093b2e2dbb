//! Which board of a round a game of a file belongs to.

use std::collections::BTreeSet;

use arbitro_interchange::pgn::Game;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow, Status};
use arbitro_store::{Db, TournamentId};

use crate::api::{DeskError, Message};
use crate::convert::{With as _, plain, sentence};

/// The boards of a tournament to which games can belong: those of published rounds.
pub(crate) struct Boards {
    entries: Vec<EntryRow>,
    pairings: Vec<(u16, PairingRow)>,
}

impl Boards {
    /// Those of a tournament.
    pub fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        let rounds = round::of_tournament(db, tournament)?;
        let published = |id| rounds.iter().any(|round| round.id == id && round.status == Status::Published);
        let mut pairings = round::pairings_of_tournament(db, tournament)?;
        pairings.retain(|(_, pairing)| pairing.black.is_some() && published(pairing.round));
        Ok(Self { entries: player::of_tournament(db, tournament)?, pairings })
    }

    /// The boards of a round.
    pub fn of_round(&self, round: u32) -> impl Iterator<Item = &PairingRow> {
        self.pairings
            .iter()
            .filter(move |(number, _)| u32::from(*number) == round)
            .map(|(_, pairing)| pairing)
    }

    /// White and Black of a board.
    pub fn players(&self, pairing: &PairingRow) -> Option<(&EntryRow, &EntryRow)> {
        let entry = |id| self.entries.iter().find(|entry| entry.id == id);
        Some((entry(pairing.white)?, pairing.black.and_then(entry)?))
    }

    /// The board of a game, by who plays with which colour; what is to be said of how it was found, or why none was.
    pub fn find(&self, game: &Game, round: Option<u32>) -> (Option<(u16, PairingRow)>, Option<Message>) {
        let (_, told_board) = round_and_board(game);
        let compare = |side: &str, entry: &EntryRow| {
            same(game.tag(side).unwrap_or_default(), game.tag(&format!("{side}FideId")), entry)
        };
        let mut turned = None;
        for (number, pairing) in
            self.pairings.iter().filter(|(number, _)| round.is_none_or(|r| u32::from(*number) == r))
        {
            let Some((white, black)) = self.players(pairing) else { continue };
            let on_this_board = told_board == Some(pairing.board) && round.is_some();
            match (compare("White", white), compare("Black", black)) {
                (Same::Yes, Same::Yes) => return (Some((*number, *pairing)), None),
                (Same::Untold, Same::Untold) if on_this_board => {
                    let note = sentence("import-by-board").with("board", pairing.board);
                    return (Some((*number, *pairing)), Some(note));
                }
                _ if compare("White", black) == Same::Yes && compare("Black", white) == Same::Yes => {
                    turned = Some(sentence("import-colours-reversed").with("board", pairing.board));
                }
                _ => {}
            }
        }
        (None, Some(turned.unwrap_or_else(|| sentence("import-no-board"))))
    }
}

/// Round and board of a `Round` tag: `3`, `3.12`, and of a team event `3.2.1` (its last number).
pub(crate) fn round_and_board(game: &Game) -> (Option<u32>, Option<u32>) {
    let mut numbers = game.tag("Round").unwrap_or_default().split('.').map(|part| part.trim().parse().ok());
    let round = numbers.next().flatten();
    let board = numbers.next_back().flatten();
    (round, game.tag("Board").and_then(|tag| tag.trim().parse().ok()).or(board))
}

/// How a player named in a file compares with a player of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Same {
    /// The same person.
    Yes,
    /// Another person.
    No,
    /// The file does not say who it is.
    Untold,
}

/// Compares by FIDE identity number where both have one, else by the words of the name in any order, without accents;
/// a first name may be an initial.
pub(crate) fn same(name: &str, fide_id: Option<&str>, entry: &EntryRow) -> Same {
    let told: Option<u32> = fide_id.and_then(|id| id.trim().parse().ok()).filter(|id| *id > 0);
    if let (Some(told), Some(known)) = (told, entry.data.fide_id) {
        return if told == known { Same::Yes } else { Same::No };
    }
    let (told, known) = (words(name), words(&entry.data.name));
    if told.is_empty() {
        return Same::Untold;
    }
    if told == known || abbreviated(name, &entry.data.name) { Same::Yes } else { Same::No }
}

/// The words of a name, lower case and without accents.
fn words(name: &str) -> BTreeSet<String> {
    plain(name)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// `Aranda, L` for `Aranda, Lucía`: the same family name, and first names that begin alike.
fn abbreviated(told: &str, known: &str) -> bool {
    let parts = |name: &str| {
        let (family, first) = plain(name).split_once(',').map(|(a, b)| (a.to_owned(), b.to_owned()))?;
        Some((family.trim().to_owned(), first.trim().trim_end_matches('.').to_owned()))
    };
    match (parts(told), parts(known)) {
        (Some((told, initial)), Some((known, first))) => {
            told == known && !initial.is_empty() && first.starts_with(&initial)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_match_in_any_order_and_without_accents() {
        assert_eq!(words("García Ñíguez, Íñigo"), words("inigo GARCIA NIGUEZ"));
        assert!(abbreviated("Aranda,L", "Aranda, Lucía"));
        assert!(abbreviated("Aranda, L.", "Aranda, Lucía"));
        assert!(!abbreviated("Aranda, M", "Aranda, Lucía"));
        assert!(!abbreviated("Aranda,", "Aranda, Lucía"));
    }

    #[test]
    fn a_round_tag_gives_round_and_board() {
        let game = |round: &str, board: Option<&str>| {
            let mut game = Game::default();
            game.set_tag("Round", round);
            if let Some(board) = board {
                game.set_tag("Board", board);
            }
            round_and_board(&game)
        };
        assert_eq!(game("3", None), (Some(3), None));
        assert_eq!(game("3.12", None), (Some(3), Some(12)));
        assert_eq!(game("3", Some("4")), (Some(3), Some(4)));
        assert_eq!(game("?", None), (None, None));
        assert_eq!(game("3.2.1", None), (Some(3), Some(1)));
    }
}
