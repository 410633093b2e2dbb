//! A game followed move by move at the speed of reading it.
//!
//! Where thousands of clean games are checked, building a [`Record`](crate::record::Record) of each would cost more
//! than playing it. A [`Tracker`] is fed legal moves one at a time and knows at every ply the position, its
//! occurrences, the quiet moves, whether the game has ended, and what may be claimed. It is reused from game to
//! game and allocates nothing for ordinary ones.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{CastlingSide, Chess, Color, Move, Position};

use crate::claim::{Kind, Limits};
use crate::ending::{
    DeadRule, EndRules, Ended, Fivefold, How, dead_at_sight, first_dead, mated_or_stalemated,
};
use crate::winnable::{Bound, plainly_alive};

/// What a move led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The player to move is in check.
    pub check: bool,
    /// How often the position now on the board has occurred.
    pub occurrences: u32,
    /// The game has ended with this move; an end found earlier is not told again.
    pub ended: Option<How>,
}

/// What the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claimable {
    /// What.
    pub kind: Kind,
    /// By whom.
    pub by: Color,
    /// With which move; nothing when the position on the board gives the right.
    pub intended: Option<Move>,
}

/// Follows one game at a time.
///
/// ```
/// use arbitro_laws::ending::EndRules;
/// use arbitro_laws::tracker::Tracker;
/// use shakmaty::{Chess, san::San};
///
/// let mut tracker = Tracker::new(EndRules::CURRENT);
/// tracker.begin(&Chess::default());
/// for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
///     let m = text.parse::<San>()?.to_move(tracker.position())?;
///     tracker.play(m);
/// }
/// assert_eq!(tracker.occurrences(), 3);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tracker {
    rules: EndRules,
    position: Chess,
    /// Pieces on squares, without turn and rights.
    pieces: Zobrist64,
    ply: usize,
    quiet: u32,
    ended: Option<Ended>,
    occurrences: u32,
    start: Chess,
    /// All moves of the game.
    moves: Vec<Move>,
    /// The position after the last irreversible move, and how many moves had been played then.
    base: Chess,
    base_ply: usize,
    /// The keys of `base` and of the position after each move since.
    keys: Vec<u64>,
    /// Whether a pawn that has just advanced two squares can legally be captured en passant.
    en_passant: bool,
    /// Whether a position since `base` has occurred twice, so that a third time may come.
    repeated: bool,
}

impl Tracker {
    /// A tracker for games under `rules`.
    pub fn new(rules: EndRules) -> Tracker {
        let start = Chess::default();
        let mut tracker = Tracker {
            rules,
            pieces: Zobrist64::default(),
            ply: 0,
            quiet: 0,
            ended: None,
            occurrences: 1,
            start: start.clone(),
            moves: Vec::with_capacity(400),
            base: start.clone(),
            base_ply: 0,
            keys: Vec::with_capacity(160),
            en_passant: false,
            repeated: false,
            position: start.clone(),
        };
        tracker.begin(&start);
        tracker
    }

    /// Begins a new game.
    pub fn begin(&mut self, start: &Chess) {
        self.start.clone_from(start);
        self.position.clone_from(start);
        self.moves.clear();
        self.pieces = pieces(start);
        self.ply = 0;
        self.quiet = start.halfmoves();
        self.rebase();
        self.ended = mated_or_stalemated(start)
            .or_else(|| dead_at_sight(start, self.rules.dead).then_some(How::DeadPosition))
            .map(|how| Ended { ply: 0, how });
    }

    /// Plays a legal move. What happens with a move that is not legal in the present position is unspecified.
    #[inline]
    pub fn play(&mut self, m: Move) -> Played {
        let mover = self.position.turn();
        self.pieces ^= moved(m, mover);
        // What is lost with the move: a right to castle, or the right to capture en passant.
        let rights = self.position.castles().castling_rights();
        let zeroing = m.is_zeroing();
        self.position.play_unchecked(m);
        self.ply += 1;
        self.moves.push(m);
        self.quiet = if zeroing { 0 } else { self.quiet.saturating_add(1) };
        if zeroing || self.en_passant || rights != self.position.castles().castling_rights() {
            self.rebase();
        } else {
            self.repeat();
        }
        let check = self.position.is_check();
        let ended = if self.ended.is_none() { self.end(check, zeroing) } else { None };
        Played { check, occurrences: self.occurrences, ended }
    }

    /// The position on the board.
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The plies played.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How often the position on the board has occurred.
    pub fn occurrences(&self) -> u32 {
        self.occurrences
    }

    /// Half-moves without a pawn move or capture.
    pub fn quiet_plies(&self) -> u32 {
        self.quiet
    }

    /// The first end of the game so far, as far as it can be seen without a search: [`Tracker::finish`] completes it.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The plies, counted from 1, after which the position on the board has stood there.
    pub fn occurrence_plies(&self) -> Vec<usize> {
        let Some(now) = self.keys.last() else {
            return Vec::new();
        };
        let first = self.ply + 1 - self.keys.len();
        self.keys.iter().enumerate().filter(|(_, key)| *key == now).map(|(index, _)| first + index).collect()
    }

    /// The first end of the whole game, dead positions by blocked pawns or forced moves included. Asked once, after
    /// the last move: a position once dead stays dead, so the last one tells whether there was any. `bound` limits
    /// the search on each position asked about.
    pub fn finish(&mut self, bound: &Bound<'_>) -> Option<Ended> {
        let mated = matches!(self.ended, Some(Ended { how: How::Checkmate { .. }, .. }));
        let alive = self.rules.dead == DeadRule::AnySeries && plainly_alive(&self.position);
        if mated || alive {
            return self.ended;
        }
        let (start, moves) = (&self.start, &self.moves);
        let at = |ply: usize| {
            let mut position = start.clone();
            for m in moves.iter().take(ply) {
                position.play_unchecked(*m);
            }
            Some(position)
        };
        let dead = first_dead(self.ply + 1, self.rules.dead, bound, at);
        if let Some(ply) = dead.filter(|ply| self.ended.is_none_or(|ended| *ply < ended.ply)) {
            self.ended = Some(Ended { ply, how: How::DeadPosition });
        }
        self.ended
    }

    /// What the player to move may claim, at most one of each kind, with one move that gives the right where
    /// the position on the board does not. Nothing once the game has ended.
    pub fn claims(&self, limits: Limits) -> [Option<Claimable>; 2] {
        if self.ended.is_some() {
            return [None, None];
        }
        [self.threefold(limits), self.fifty(limits)]
    }

    fn claimable(&self, kind: Kind, intended: Option<Move>) -> Claimable {
        Claimable { kind, by: self.position.turn(), intended }
    }

    fn threefold(&self, limits: Limits) -> Option<Claimable> {
        if self.occurrences >= limits.occurrences {
            return Some(self.claimable(Kind::Threefold, None));
        }
        if !self.repeated {
            return None;
        }
        let enough = usize::try_from(limits.occurrences).unwrap_or(usize::MAX);
        self.position
            .legal_moves()
            .into_iter()
            .filter(|m| !m.is_zeroing() && !m.is_castle())
            .find(|m| {
                let mut after = self.position.clone();
                after.play_unchecked(*m);
                let key = key(self.pieces ^ moved(*m, self.position.turn()), &after);
                let before = self.keys.iter().filter(|known| **known == key).count();
                before + 1 >= enough
            })
            .map(|m| self.claimable(Kind::Threefold, Some(m)))
    }

    fn fifty(&self, limits: Limits) -> Option<Claimable> {
        if self.quiet >= limits.quiet_plies {
            return Some(self.claimable(Kind::FiftyMoves, None));
        }
        if self.quiet + 1 < limits.quiet_plies {
            return None;
        }
        self.position
            .legal_moves()
            .into_iter()
            .find(|m| !m.is_zeroing())
            .map(|m| self.claimable(Kind::FiftyMoves, Some(m)))
    }

    /// No earlier position can come again.
    fn rebase(&mut self) {
        self.base.clone_from(&self.position);
        self.base_ply = self.ply;
        self.keys.clear();
        self.en_passant = en_passant(&self.position);
        self.keys.push(key(self.pieces, &self.position));
        self.occurrences = 1;
        self.repeated = false;
    }

    /// Counts the position now on the board among those since `base`.
    fn repeat(&mut self) {
        let now = key(self.pieces, &self.position);
        // The same player is to move in every second position, and to come back takes four plies at least.
        let same = |known: &&u64| **known == now;
        let earlier = self.keys.iter().rev().skip(3).step_by(2).filter(same).count();
        self.keys.push(now);
        if earlier == 0 {
            self.occurrences = 1;
            return;
        }
        self.repeated = true;
        self.occurrences = self.confirmed();
    }

    /// The occurrences of the position now on the board, found by comparing the positions themselves.
    #[cold]
    fn confirmed(&self) -> u32 {
        let mut past = self.base.clone();
        let mut count = u32::from(past == self.position);
        for m in self.moves.iter().skip(self.base_ply) {
            past.play_unchecked(*m);
            count += u32::from(past == self.position);
        }
        count
    }

    /// The end that the last move brought, mate first.
    fn end(&mut self, check: bool, zeroing: bool) -> Option<How> {
        let how = self.by_board(check, zeroing).or_else(|| {
            let fivefold = match self.rules.fivefold {
                Fivefold::No => false,
                Fivefold::Anywhere => self.occurrences >= 5,
                Fivefold::Consecutive => self.consecutive(),
            };
            if fivefold {
                Some(How::FivefoldRepetition)
            } else {
                (self.rules.seventy_five && self.quiet >= 150).then_some(How::SeventyFiveMoves)
            }
        })?;
        self.ended = Some(Ended { ply: self.ply, how });
        Some(how)
    }

    fn by_board(&self, check: bool, zeroing: bool) -> Option<How> {
        if let Some(how) = mated_or_stalemated_given(&self.position, check) {
            return Some(how);
        }
        (zeroing && dead_at_sight(&self.position, self.rules.dead)).then_some(How::DeadPosition)
    }

    /// Five occurrences on alternate moves without a break.
    fn consecutive(&self) -> bool {
        let mut every_fourth = self.keys.iter().rev().step_by(4);
        let now = every_fourth.next();
        let mut past = every_fourth.take(4);
        now.is_some() && self.occurrences >= 5 && past.len() == 4 && past.all(|key| Some(key) == now)
    }
}

/// Mate or stalemate, where it is known whether there is check.
fn mated_or_stalemated_given(position: &Chess, check: bool) -> Option<How> {
    if check {
        position.legal_moves().is_empty().then_some(How::Checkmate { winner: !position.turn() })
    } else {
        (!crate::ending::has_legal_move(position)).then_some(How::Stalemate)
    }
}

/// The key of a whole board.
fn pieces(position: &Chess) -> Zobrist64 {
    let mut hash = Zobrist64::default();
    for (square, piece) in position.board() {
        hash ^= Zobrist64::zobrist_for_piece(square, piece);
    }
    hash
}

/// What a move changes in the key of the pieces.
#[inline]
fn moved(m: Move, mover: Color) -> Zobrist64 {
    let on = |square, role: shakmaty::Role, color| Zobrist64::zobrist_for_piece(square, role.of(color));
    match m {
        Move::Normal { role, from, capture, to, promotion } => {
            let mut change = on(from, role, mover) ^ on(to, promotion.unwrap_or(role), mover);
            if let Some(captured) = capture {
                change ^= on(to, captured, !mover);
            }
            change
        }
        Move::EnPassant { from, to } => {
            let passed = shakmaty::Square::from_coords(to.file(), from.rank());
            on(from, shakmaty::Role::Pawn, mover)
                ^ on(to, shakmaty::Role::Pawn, mover)
                ^ on(passed, shakmaty::Role::Pawn, !mover)
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_king_side(king < rook);
            on(king, shakmaty::Role::King, mover)
                ^ on(rook, shakmaty::Role::Rook, mover)
                ^ on(side.king_to(mover), shakmaty::Role::King, mover)
                ^ on(side.rook_to(mover), shakmaty::Role::Rook, mover)
        }
        Move::Put { role, to } => on(to, role, mover),
    }
}

/// Whether a pawn can legally be captured en passant.
#[inline]
fn en_passant(position: &Chess) -> bool {
    position.maybe_ep_square().is_some() && position.legal_ep_square().is_some()
}

/// The key of a position, given that of its pieces; the same as [`crate::position::PositionKey`].
#[inline]
fn key(pieces: Zobrist64, position: &Chess) -> u64 {
    let mut hash = pieces;
    if position.turn().is_white() {
        hash ^= Zobrist64::zobrist_for_white_turn();
    }
    let castles = position.castles();
    if castles.any() {
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                if castles.has(color, side) {
                    hash ^= Zobrist64::zobrist_for_castling_right(color, side);
                }
            }
        }
    }
    if let Some(square) = position.legal_ep_square() {
        hash ^= Zobrist64::zobrist_for_en_passant_file(square.file());
    }
    let Zobrist64(key) = hash;
    key
}
