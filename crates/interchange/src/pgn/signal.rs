//! What an electronic board writes when a game is over: kings put in the centre to tell the result, pieces put back for the
//! next game. None of that is a move.

use shakmaty::{Color, File, Position as _, Rank, Square};

use super::diagnostic::Code;
use super::game::{Game, GameResult};
use super::replay::is_king_to_centre;
use super::setup;

/// What stands behind the last move of a game and is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signal {
    /// How many half-moves were played before it.
    pub plies: usize,
    /// The result that the kings tell: both on light squares White won, both on dark ones Black, one on each a draw. None where
    /// they do not tell one.
    pub result: Option<GameResult>,
}

/// What a board told after the game, if it told anything.
///
/// The kings may not stand side by side, so the second of them is never a legal move; the first may look like one, in an
/// endgame, and is none where the second follows.
pub fn signal(game: &Game) -> Option<Signal> {
    if game.stop.as_ref()?.code == Code::MovesAfterEnd {
        return Some(Signal { plies: game.plies.len(), result: None });
    }
    let first = to_centre(&game.rest.first()?.text)?;
    let turn = turn(game)?;
    if let Some(second) = game.rest.get(1).and_then(|ply| to_centre(&ply.text)) {
        return Some(Signal { plies: game.plies.len(), result: Some(told(turn, first, second)) });
    }
    let last = game.plies.last().and_then(|ply| to_centre(&ply.text));
    match last.filter(|last| touch(*last, first)) {
        Some(last) => Some(Signal { plies: game.plies.len() - 1, result: Some(told(!turn, last, first)) }),
        // One king alone on its way to the centre, and nothing after it.
        None if game.rest.len() == 1 => Some(Signal { plies: game.plies.len(), result: None }),
        None => None,
    }
}

/// Who has the move after the last that was replayed.
fn turn(game: &Game) -> Option<Color> {
    let start = setup::position(&game.start).ok()?.turn();
    Some(if game.plies.len().is_multiple_of(2) { start } else { !start })
}

fn to_centre(word: &str) -> Option<Square> {
    let word = word.trim_end_matches(['+', '#']);
    let square = word.get(word.len().checked_sub(2)?..).filter(|_| is_king_to_centre(word))?;
    square.parse().ok()
}

fn touch(one: Square, other: Square) -> bool {
    one != other && one.file().distance(other.file()) <= 1 && one.rank().distance(other.rank()) <= 1
}

/// The result that two kings tell; `side` is the owner of the first.
fn told(side: Color, first: Square, second: Square) -> GameResult {
    let (white, black) = side.fold_wb((first, second), (second, first));
    match (is_light(white), is_light(black)) {
        (true, true) => GameResult::WhiteWins,
        (false, false) => GameResult::BlackWins,
        _ => GameResult::Draw,
    }
}

fn is_light(square: Square) -> bool {
    matches!((square.file(), square.rank()), (File::E, Rank::Fourth) | (File::D, Rank::Fifth))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(moves: &str) -> Option<Signal> {
        let games = super::super::read(format!("[White \"A\"]\n[Result \"*\"]\n\n{moves} *\n").as_bytes());
        signal(&games[0])
    }

    #[test]
    fn kings_in_the_centre_tell_the_result() {
        let signal = |plies, result| Some(Signal { plies, result });
        assert_eq!(of("1. e4 e5 2. Ke4 Kd5"), signal(2, Some(GameResult::WhiteWins)));
        assert_eq!(of("1. e4 e5 2. Kd4 Ke5"), signal(2, Some(GameResult::BlackWins)));
        assert_eq!(of("1. e4 e5 2. Ke4 Ke5"), signal(2, Some(GameResult::Draw)));
        assert_eq!(of("1. e4 Kd5"), signal(1, None), "the other king is on its way");
        assert_eq!(
            of("1. e4 e5 2. Ke4 Kd5 Ra1 Nb8"),
            signal(2, Some(GameResult::WhiteWins)),
            "pieces put back"
        );
    }

    #[test]
    fn a_king_that_could_go_there_is_no_move_once_the_other_stands_beside_it() {
        let endgame = "[White \"A\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/2k5/8/3K4/8/8 w - - 0 60\"]\n\n";
        let read = |moves: &str| signal(&super::super::read(format!("{endgame}{moves} *\n").as_bytes())[0]);
        let told = Signal { plies: 0, result: Some(GameResult::WhiteWins) };
        assert_eq!(read("60. Ke4 Kd5"), Some(told));
        assert_eq!(read("60. Ke4 Kd6"), None);
    }

    #[test]
    fn what_follows_mate_is_no_move() {
        let mated = of("1. f3 e5 2. g4 Qh4# 3. Ra1 Qd8");
        assert_eq!(mated, Some(Signal { plies: 4, result: None }));
    }

    #[test]
    fn an_illegal_move_is_no_signal() {
        assert_eq!(of("1. e4 e5 2. Ke3 Nf6"), None);
        assert_eq!(of("1. e4 e5 2. Kd4 Nf6 3. Nf3"), None, "a king that went there and a game that went on");
    }
}
