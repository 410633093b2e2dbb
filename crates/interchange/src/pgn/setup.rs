//! The starting position of a game, from its `FEN`, `SetUp` and `Variant` tags.

use shakmaty::fen::Fen;
use shakmaty::{
    Board, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Position, PositionError, PositionErrorKinds,
    Rank, Role, Setup,
};

use super::diagnostic::Code;
use super::game::{Start, Tag};
use super::notes::Notes;

/// Why there is no position to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The FEN cannot be read, or no game can be played from it: a king is missing, a pawn stands on the first or
    /// last rank, or the side that is not to move is in check.
    #[error("the FEN is not a position to play from")]
    BadFen,
}

/// The position a game starts from.
///
/// ```
/// use arbitro_interchange::pgn::{Start, position};
/// assert!(position(&Start::default()).is_ok());
/// ```
pub fn position(start: &Start) -> Result<Chess, StartError> {
    match &start.fen {
        None => Ok(Chess::default()),
        Some(fen) => read_fen(fen, start.chess960).map(|read| read.position).ok_or(StartError::BadFen),
    }
}

/// What the tags say about the start of the game.
pub(crate) struct TaggedStart {
    pub start: Start,
    /// The position; none if it cannot be had.
    pub position: Option<Chess>,
    /// Which tag stands in the way.
    pub obstacle: Option<(&'static str, Code)>,
}

/// Reads the start of the game from its tags. `at` is where notes about it point to.
pub(crate) fn tagged_start(tags: &[Tag], at: usize, notes: &mut Notes) -> TaggedStart {
    let value =
        |name: &str| tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.trim());
    let variant = value("Variant").map_or(Variant::Standard, variant);
    let fen = value("FEN").filter(|fen| !fen.is_empty() && *fen != "?" && *fen != "-");
    let set_up = value("SetUp");
    if variant == Variant::Other {
        notes.push(at, Code::UnsupportedVariant, value("Variant").unwrap_or_default());
        let start = Start { fen: fen.map(ToOwned::to_owned), chess960: false };
        return TaggedStart { start, position: None, obstacle: Some(("Variant", Code::UnsupportedVariant)) };
    }
    let chess960 = variant == Variant::Chess960;
    let Some(fen) = fen else {
        if set_up == Some("1") || chess960 {
            notes.push(at, Code::FenTagMissing, "");
        }
        return TaggedStart {
            start: Start { fen: None, chess960 },
            position: start_position(chess960),
            obstacle: None,
        };
    };
    if set_up != Some("1") {
        notes.push(at, Code::SetupTagMissing, fen);
    }
    let Some(read) = read_fen(fen, chess960) else {
        notes.push(at, Code::BadFen, fen);
        let start = Start { fen: Some(fen.to_owned()), chess960 };
        return TaggedStart { start, position: None, obstacle: Some(("FEN", Code::BadFen)) };
    };
    for code in &read.repairs {
        notes.push(at, *code, fen);
    }
    if read.chess960 && !chess960 {
        notes.push(at, Code::VariantTagMissing, fen);
    }
    let start = Start { fen: Some(fen.to_owned()), chess960: read.chess960 };
    TaggedStart { start, position: Some(read.position), obstacle: None }
}

fn start_position(chess960: bool) -> Option<Chess> {
    if chess960 { read_fen(STANDARD_FEN, true).map(|read| read.position) } else { Some(Chess::default()) }
}

const STANDARD_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Standard,
    Chess960,
    Other,
}

/// The names of the game itself, and of Chess960, without regard to case, spaces and hyphens.
fn variant(name: &str) -> Variant {
    let bare: String =
        name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
    match bare.as_str() {
        "" | "standard" | "normal" | "chess" | "fromposition" | "orthodox" | "regular" => Variant::Standard,
        "chess960" | "960" | "fischerandom" | "fischerandomchess" | "fischerrandom"
        | "fischerrandomchess" | "freestyle" | "freestylechess" | "frc" | "chess9lx" => Variant::Chess960,
        _ => Variant::Other,
    }
}

struct ReadFen {
    position: Chess,
    chess960: bool,
    repairs: Vec<Code>,
}

/// Reads a FEN, by the rules of ordinary castling first unless Chess960 is known; drops what cannot be.
fn read_fen(text: &str, chess960: bool) -> Option<ReadFen> {
    if text.len() > 200 {
        return None;
    }
    let setup = Fen::from_ascii(text.as_bytes()).ok()?.into_setup();
    let first = if chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let castling = PositionErrorKinds::INVALID_CASTLING_RIGHTS;
    if !chess960
        && Chess::from_setup(setup.clone(), first).is_err_and(|error| error.kinds().contains(castling))
        && Chess::from_setup(setup.clone(), CastlingMode::Chess960)
            .map_or_else(|error| !error.kinds().contains(castling), |_| true)
    {
        return repaired(Chess::from_setup(setup, CastlingMode::Chess960), true);
    }
    repaired(Chess::from_setup(setup, first), chess960)
}

fn repaired(read: Result<Chess, PositionError<Chess>>, chess960: bool) -> Option<ReadFen> {
    let mut repairs = Vec::new();
    let position = match read {
        Ok(position) => position,
        Err(error) => {
            let kinds = error.kinds();
            let unusual = PositionErrorKinds::TOO_MUCH_MATERIAL | PositionErrorKinds::IMPOSSIBLE_CHECK;
            let table = [
                (PositionErrorKinds::INVALID_CASTLING_RIGHTS, Code::FenCastlingFixed),
                (PositionErrorKinds::INVALID_EP_SQUARE, Code::FenEnPassantFixed),
                (unusual, Code::FenUnusual),
            ];
            repairs
                .extend(table.into_iter().filter(|(kind, _)| kinds.intersects(*kind)).map(|(_, code)| code));
            error
                .ignore_invalid_castling_rights()
                .or_else(PositionError::ignore_invalid_ep_square)
                .or_else(PositionError::ignore_too_much_material)
                .or_else(PositionError::ignore_impossible_check)
                .ok()?
        }
    };
    Some(ReadFen { position, chess960, repairs })
}

/// The FEN of a position, with an en passant square only where the capture is legal; castling rights of Chess960 are
/// given by the files of the rooks, so that they can never be misread.
pub fn fen(position: &Chess, chess960: bool) -> String {
    let standard = Fen::from_position(position, EnPassantMode::Legal).to_string();
    if !chess960 {
        return standard;
    }
    let rights = rook_files(&position.to_setup(EnPassantMode::Legal));
    let mut fields: Vec<&str> = standard.split(' ').collect();
    if let Some(field) = fields.get_mut(2) {
        *field = &rights;
    }
    fields.join(" ")
}

fn rook_files(setup: &Setup) -> String {
    let mut rights = String::new();
    for color in Color::ALL {
        let rank = color.fold_wb(Rank::First, Rank::Eighth);
        let rooks = setup.castling_rights & home_rooks(&setup.board, color);
        let mut files: Vec<char> = rooks
            .into_iter()
            .filter(|square| square.rank() == rank)
            .map(|square| square.file().char())
            .collect();
        files.sort_unstable_by(|a, b| b.cmp(a));
        rights.extend(files.into_iter().map(|file| color.fold_wb(file.to_ascii_uppercase(), file)));
    }
    if rights.is_empty() { "-".to_owned() } else { rights }
}

fn home_rooks(board: &Board, color: Color) -> shakmaty::Bitboard {
    board.by_color(color) & board.by_role(Role::Rook)
}
