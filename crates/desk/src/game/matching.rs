//! Which board of a round a game of a file belongs to.

use std::collections::{BTreeMap, BTreeSet};

use arbitro_interchange::pgn::Game;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow, Status};
use arbitro_store::{Db, EntryId, TournamentId};

use crate::api::{DeskError, Message};
use crate::convert::{With as _, plain, sentence};

/// The boards of a tournament to which games can belong: those of published rounds.
pub(crate) struct Boards {
    entries: BTreeMap<EntryId, Seated>,
    pairings: Vec<(u16, PairingRow)>,
}

/// A player of the tournament, and the name as names are compared.
type Seated = (EntryRow, Name);

impl Boards {
    /// Those of a tournament.
    pub fn of(db: &Db<'_>, tournament: TournamentId) -> Result<Self, DeskError> {
        let rounds = round::of_tournament(db, tournament)?;
        let published = |id| rounds.iter().any(|round| round.id == id && round.status == Status::Published);
        let mut pairings = round::pairings_of_tournament(db, tournament)?;
        pairings.retain(|(_, pairing)| pairing.black.is_some() && published(pairing.round));
        let named = |entry: EntryRow| {
            let name = Name::of(&entry.data.name);
            (entry.id, (entry, name))
        };
        let entries = player::of_tournament(db, tournament)?.into_iter().map(named).collect();
        Ok(Self { entries, pairings })
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
        let ((white, _), (black, _)) = self.seats(pairing)?;
        Some((white, black))
    }

    fn seats(&self, pairing: &PairingRow) -> Option<(&Seated, &Seated)> {
        Some((self.entries.get(&pairing.white)?, self.entries.get(&pairing.black?)?))
    }

    /// The board of a game, by who plays with which colour; what is to be said of how it was found, or why none was.
    pub fn find(&self, game: &Game, round: Option<u32>) -> (Option<(u16, PairingRow)>, Option<Message>) {
        let (_, told_board) = round_and_board(game);
        let (white, black) = (Player::of(game, "White"), Player::of(game, "Black"));
        let mut turned = None;
        for (number, pairing) in
            self.pairings.iter().filter(|(number, _)| round.is_none_or(|r| u32::from(*number) == r))
        {
            let Some((first, second)) = self.seats(pairing) else { continue };
            let on_this_board = told_board == Some(pairing.board) && round.is_some();
            match (white.is(first), black.is(second)) {
                (Same::Yes, Same::Yes) => return (Some((*number, *pairing)), None),
                (Same::Untold, Same::Untold) if on_this_board => {
                    let note = sentence("import-by-board").with("board", pairing.board);
                    return (Some((*number, *pairing)), Some(note));
                }
                _ if white.is(second) == Same::Yes && black.is(first) == Same::Yes => {
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
enum Same {
    /// The same person.
    Yes,
    /// Another person.
    No,
    /// The file does not say who it is.
    Untold,
}

/// A player as a file names him or her.
struct Player {
    name: Name,
    fide_id: Option<u32>,
}

impl Player {
    /// The player of a side, `White` or `Black`.
    fn of(game: &Game, side: &str) -> Self {
        let id = game.tag(&format!("{side}FideId")).and_then(|id| id.trim().parse().ok());
        Self { name: Name::of(game.tag(side).unwrap_or_default()), fide_id: id.filter(|id| *id > 0) }
    }

    /// Compares by FIDE identity number where both have one, else by name.
    fn is(&self, (entry, known): &Seated) -> Same {
        if let (Some(told), Some(known)) = (self.fide_id, entry.data.fide_id) {
            return if told == known { Same::Yes } else { Same::No };
        }
        if self.name.words.is_empty() {
            return Same::Untold;
        }
        if self.name.is(known) { Same::Yes } else { Same::No }
    }
}

/// A name as names are compared: by its words in any order, lower case and without accents; a first name may be an initial.
struct Name {
    words: BTreeSet<String>,
    /// Family name and first name, where a comma tells them apart.
    parts: Option<(String, String)>,
}

impl Name {
    fn of(name: &str) -> Self {
        let name = plain(name);
        let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let parts = name
            .split_once(',')
            .map(|(family, first)| (family.trim().to_owned(), first.trim().trim_end_matches('.').to_owned()));
        Self { words: words.map(str::to_owned).collect(), parts }
    }

    /// Whether a name told means a name known. `Aranda, L` is `Aranda, Lucía`.
    fn is(&self, known: &Self) -> bool {
        let abbreviated = match (&self.parts, &known.parts) {
            (Some((told, initial)), Some((known, first))) => {
                told == known && !initial.is_empty() && first.starts_with(initial.as_str())
            }
            _ => false,
        };
        self.words == known.words || abbreviated
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_match_in_any_order_and_without_accents() {
        let is = |told: &str, known: &str| Name::of(told).is(&Name::of(known));
        assert!(is("García Ñíguez, Íñigo", "inigo GARCIA NIGUEZ"));
        assert!(is("Aranda,L", "Aranda, Lucía"));
        assert!(is("Aranda, L.", "Aranda, Lucía"));
        assert!(!is("Aranda, M", "Aranda, Lucía"));
        assert!(!is("Aranda,", "Aranda, Lucía"));
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
