//! Whether the opponent can still checkmate, in the sense the edition asks for.

use shakmaty::{Bitboard, Chess, Color, Position};

use crate::edition::FlagTest;
use crate::ruling::Proof;
use crate::side::Side;
use crate::winnable::{Bound, Certificate, Verdict, Wall, winnable};

/// The answer to "can this side checkmate?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CanMate {
    /// Yes, by this series of legal moves in UCI, where one is known.
    Yes(Vec<String>),
    /// No, and why not, where that is known.
    No(Option<Proof>),
    /// Not decided: the arbiter has to look.
    Unknown,
}

impl CanMate {
    /// The word in the evidence.
    pub fn word(&self) -> &'static str {
        match self {
            CanMate::Yes(_) => "winnable",
            CanMate::No(_) => "unwinnable",
            CanMate::Unknown => "unknown",
        }
    }
}

/// Whether the side can checkmate from the position as it stands.
pub fn can_mate(position: &Chess, winner: Side, test: FlagTest) -> CanMate {
    let color = Color::from(winner);
    match test {
        FlagTest::BareKing if position.board().by_color(color).count() == 1 => {
            CanMate::No(Some(Proof { kind: "bare_king".to_owned(), ..Proof::default() }))
        }
        FlagTest::BareKing => CanMate::Yes(Vec::new()),
        FlagTest::AnySeries => any_series(position, color),
        FlagTest::MatingPotential => match any_series(position, color) {
            CanMate::Yes(line) => mating_potential(position, color, line),
            other => other,
        },
    }
}

fn any_series(position: &Chess, winner: Color) -> CanMate {
    match winnable(position, winner, &Bound::default()) {
        Verdict::Winnable { line } => {
            let mode = position.castles().mode();
            CanMate::Yes(line.into_iter().map(|mv| mv.to_uci(mode).to_string()).collect())
        }
        Verdict::Unwinnable { certificate } => CanMate::No(Some(proof(&certificate))),
        Verdict::Unknown { .. } => CanMate::Unknown,
    }
}

/// What the arbiter can show of a proof.
fn proof(certificate: &Certificate) -> Proof {
    let (kind, positions, fixed) = match certificate {
        Certificate::Material(_) => ("material", None, Bitboard::EMPTY),
        Certificate::Exhausted { positions, walls, .. } => {
            ("exhausted", Some(positions.len()), walls.first().map_or(Bitboard::EMPTY, Wall::fixed))
        }
        Certificate::Wall(wall) => ("wall", None, wall.fixed()),
        Certificate::Outlines(outlines) => ("outlines", None, outlines.fixed()),
    };
    let fixed = fixed.into_iter().map(|square| square.to_string()).collect();
    Proof { kind: kind.to_owned(), positions, fixed }
}

/// Mating potential (1997 Appendix C4): a position can be reached in which the opponent, having the move, cannot avoid being
/// mated on the next move. A queen, a rook, a pawn that can become one, two bishops or bishop and knight force
/// such a position; two knights or one minor piece cannot force it against a bare king. Against more men it depends on
/// the position, and the arbiter looks.
fn mating_potential(position: &Chess, winner: Color, line: Vec<String>) -> CanMate {
    let board = position.board();
    let own = board.by_color(winner);
    let strong = (board.rooks_and_queens() | board.pawns()) & own;
    let bishops = (board.bishops() & own).count();
    let knights = (board.knights() & own).count();
    if !strong.is_empty() || bishops >= 2 || (bishops >= 1 && knights >= 1) || knights >= 3 {
        return CanMate::Yes(line);
    }
    let bare = board.by_color(!winner).count() == 1;
    if bare { CanMate::No(None) } else { CanMate::Unknown }
}
