//! The game of a case: its record replayed, and the position the event happened in.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Move};

use super::RuleError;
use super::case::{Case, Variant};
use crate::legality::Attempt;
use crate::position::{GamePosition, SetUp};
use crate::record::{Edit, EditCause, Ply, Record, Replay, Start};

/// The game of a case.
#[derive(Clone, Debug)]
pub struct Game {
    /// None if the case brings neither a record nor a position.
    replay: Option<Replay>,
}

impl Game {
    /// The record of a case, replayed. Moves that are not legal stay in it as they were played.
    pub fn of(facts: &Case) -> Result<Game, RuleError> {
        if let Some(record) = &facts.record {
            return Ok(Game { replay: Some(record.replay()) });
        }
        let given = facts.position_fen.as_deref().map(|fen| set_up(fen, facts.variant)).transpose()?;
        let start = match (&facts.start_fen, &facts.moves_uci) {
            (Some(fen), _) => Start::SetUp { position: set_up(fen, facts.variant)? },
            (None, Some(_)) => Start::Standard,
            (None, None) => match &given {
                Some(position) => Start::SetUp { position: position.clone() },
                None => return Ok(Game { replay: None }),
            },
        };
        let mut record = Record::new(start);
        for (index, word) in facts.moves_uci.as_deref().unwrap_or_default().split_whitespace().enumerate() {
            let meant = attempt_of(word)
                .ok_or_else(|| RuleError::Record { ply: index + 1, found: word.to_owned() })?;
            record.push(Ply::new(word, Some(meant)));
        }
        let played = record.replay();
        // The position given with the event goes before the end of the record: the arbiter sees the board.
        match given.filter(|given| !given.position().same_as(played.position())) {
            Some(position) => {
                let cause = EditCause::Gap { plies: None };
                record.set_up(Edit { cause, position: Some(position), comment: None });
                Ok(Game { replay: Some(record.replay()) })
            }
            None => Ok(Game { replay: Some(played) }),
        }
    }

    /// The record, judged.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_ref()
    }

    /// The pieces as they stand, legal or not; none where a move that nobody could read hides them.
    pub fn board(&self) -> Option<&GamePosition> {
        self.replay.as_ref().filter(|replay| replay.is_known()).map(Replay::position)
    }

    /// The position of the event, if it is a legal one.
    pub fn position(&self) -> Option<&Chess> {
        self.board()?.chess()
    }
}

fn set_up(fen: &str, variant: Variant) -> Result<SetUp, RuleError> {
    SetUp::parse(fen, variant == Variant::Chess960)
        .map_err(|error| RuleError::Position { fen: fen.to_owned(), detail: error.to_string() })
}

/// What a move in UCI means; none if it is not one.
fn attempt_of(word: &str) -> Option<Attempt> {
    match word.parse().ok()? {
        UciMove::Normal { from, to, promotion } => Some(Attempt::FromTo { from, to, promotion }),
        UciMove::Put { .. } | UciMove::Null => None,
    }
}

/// The move in standard algebraic notation, with the marks for check and checkmate.
pub fn san(position: &Chess, mv: Move) -> String {
    SanPlus::from_move(position.clone(), mv).to_string()
}

/// Moves in standard algebraic notation.
pub fn san_list(position: &Chess, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|mv| san(position, *mv)).collect()
}

/// The position in FEN.
pub fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
