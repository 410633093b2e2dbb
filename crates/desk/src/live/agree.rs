//! What a look into a file tells of a game, and what two looks agree on. A file may be half written, or be written anew while it
//! is read: a move is taken over once two looks, one after the other, have seen it.

use arbitro_interchange::pgn::{self, Game, GameResult};
use arbitro_store::table::game::PlyRow;

use crate::game::written;

/// What is told of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Told {
    /// The legal moves before the first that is none.
    pub plies: Vec<PlyRow>,
    /// The result, also where only the kings in the centre tell it.
    pub result: Option<GameResult>,
    /// Whether kings were put in the centre, or pieces moved after the end.
    pub signal: bool,
    /// The move at which the legal ones end, as the file writes it.
    pub stops_at: Option<String>,
}

impl Told {
    /// What a game of a file tells.
    pub fn of(game: &Game) -> Self {
        let signal = pgn::signal(game);
        let mut plies = written::plies(game);
        plies.truncate(signal.map_or(game.plies.len(), |signal| signal.plies));
        let written = Some(game.result).filter(|result| *result != GameResult::Unknown);
        let stop = game.stop.as_ref().filter(|_| signal.is_none());
        Self {
            plies,
            result: written.or(signal.and_then(|signal| signal.result)),
            signal: signal.is_some(),
            stops_at: stop.map(|stop| stop.at.clone()),
        }
    }

    /// The moves by their squares.
    pub fn moves(&self) -> Vec<String> {
        self.plies.iter().map(|ply| ply.uci.clone().unwrap_or_default()).collect()
    }
}

/// What two looks agree on.
pub(super) fn agreed(before: &Told, now: &Told) -> Told {
    let both = before.plies.iter().zip(&now.plies).take_while(|(before, now)| before.uci == now.uci);
    let plies: Vec<PlyRow> = both
        .map(|(before, now)| {
            let clock_ms = now.clock_ms.filter(|_| before.clock_ms == now.clock_ms);
            PlyRow { clock_ms, ..now.clone() }
        })
        .collect();
    let whole = plies.len() == now.plies.len() && plies.len() == before.plies.len();
    Told {
        // What stands behind the moves is told once they are all there.
        result: now.result.filter(|_| whole && before.result == now.result),
        signal: whole && before.signal && now.signal,
        stops_at: now.stops_at.clone().filter(|_| whole && before.stops_at == now.stops_at),
        plies,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(moves: &str) -> Told {
        let text = format!("[White \"A\"]\n[Black \"B\"]\n\n{moves}\n");
        pgn::read(text.as_bytes()).first().map(Told::of).unwrap_or_default()
    }

    fn san(told: &Told) -> Vec<&str> {
        told.plies.iter().map(|ply| ply.san.as_str()).collect()
    }

    #[test]
    fn a_move_that_is_half_written_is_none() {
        let torn = told("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. d3 d6 6. Qe2 Be7 7. Nb1");
        let whole = told("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. d3 d6 6. Qe2 Be7 7. Nbd2 *");
        assert_eq!(san(&agreed(&torn, &whole)).len(), 12);
        assert_eq!(san(&agreed(&whole, &whole)).last(), Some(&"Nbd2"));
    }

    #[test]
    fn a_clock_that_is_half_written_is_left_empty() {
        let torn = told("1. e4 {[%clk 1:2]");
        let whole = told("1. e4 {[%clk 1:29:55]} *");
        assert_eq!(agreed(&torn, &whole).plies[0].clock_ms, None);
        assert_eq!(agreed(&whole, &whole).plies[0].clock_ms, Some(5_395_000));
    }

    #[test]
    fn the_result_is_told_by_two_looks() {
        let (open, over) = (told("1. e4 e5 *"), told("1. e4 e5 1-0"));
        assert_eq!(agreed(&open, &over).result, None);
        assert_eq!(agreed(&over, &over).result, Some(GameResult::WhiteWins));
        let kings = told("1. e4 e5 2. Ke4 Kd5 *");
        assert_eq!(agreed(&kings, &kings).result, Some(GameResult::WhiteWins));
        assert_eq!(san(&kings), ["e4", "e5"]);
    }

    #[test]
    fn what_is_not_legal_ends_what_is_told() {
        let odd = told("1. e4 e5 2. Ke3 Nf6 *");
        assert_eq!((san(&odd), odd.stops_at.as_deref()), (vec!["e4", "e5"], Some("2. Ke3")));
    }
}
