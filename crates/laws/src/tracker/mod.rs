//! A game followed move by move at the speed of reading it.
//!
//! Where thousands of clean games are checked, building a [`Record`](crate::record::Record) of each would cost more
//! than playing it. A [`Tracker`] is fed legal moves one at a time and knows at every ply the position, its
//! occurrences, the quiet moves, whether the game has ended, and what may be claimed. It is reused from game to
//! game and allocates nothing for ordinary ones.

mod hash;
mod standard;

use shakmaty::{Bitboard, Chess, Color, Move, Position};

use self::hash::Hash;

use crate::claim::{Kind, Limits};
use crate::ending::{EndRules, Ended, How, by_history, first_dead_of, on_board};

/// What a move led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The player to move is in check.
    pub check: bool,
    /// How often the position now on the board has occurred. Positions are compared up to the tenth time and the end
    /// of the game; beyond, where nothing depends on it, their keys alone are.
    pub occurrences: u32,
    /// The game has ended with this move; an end found earlier is not told again.
    pub ended: Option<How>,
}

/// From so many earlier occurrences on, positions are told by their keys: the fifth has ended every game that it ends.
const CONFIRMED: usize = 9;

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
    /// The pieces that give check to the player to move.
    checkers: Bitboard,
    hash: Hash,
    ply: usize,
    quiet: u32,
    ended: Option<Ended>,
    occurrences: u32,
    start: Chess,
    /// All moves of the game.
    moves: Vec<Move>,
    /// How many moves had been played when the last irreversible one was.
    base: usize,
    /// The keys of the position then and after each move since.
    keys: Vec<u64>,
    /// Whether a position since then has occurred twice, so that a third time may come.
    repeated: bool,
}

impl Tracker {
    /// A tracker for games under `rules`.
    pub fn new(rules: EndRules) -> Tracker {
        let start = Chess::default();
        let mut tracker = Tracker {
            rules,
            checkers: Bitboard::EMPTY,
            hash: Hash::default(),
            ply: 0,
            quiet: 0,
            ended: None,
            occurrences: 1,
            start: start.clone(),
            moves: Vec::with_capacity(400),
            base: 0,
            keys: Vec::with_capacity(160),
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
        self.checkers = start.checkers();
        self.moves.clear();
        self.hash = Hash::of(start);
        self.ply = 0;
        self.quiet = start.halfmoves();
        self.rebase();
        let shown = on_board(start, self.rules, self.checkers.any(), true);
        self.ended = shown.map(|how| Ended { ply: 0, how });
    }

    /// Plays a legal move. What happens with a move that is not legal in the present position is unspecified.
    #[inline]
    pub fn play(&mut self, m: Move) -> Played {
        self.position.play_unchecked(m);
        self.moves.push(m);
        self.ply += 1;
        let zeroing = m.is_zeroing();
        self.quiet = if zeroing { 0 } else { self.quiet.saturating_add(1) };
        if self.hash.follow(m, &self.position) || zeroing {
            self.rebase();
        } else {
            self.repeat();
        }
        self.checkers = self.position.checkers();
        let check = self.checkers.any();
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

    /// The first end of the whole game, dead positions that only a search finds included: the same as
    /// [`earliest_end`](crate::ending::earliest_end) finds for its record. Asked once, after the last move.
    pub fn finish(&mut self) -> Option<Ended> {
        if matches!(self.ended, Some(Ended { how: How::Checkmate { .. }, .. })) {
            return self.ended;
        }
        let last = self.ended.map_or(self.ply, |ended| ended.ply);
        let (start, moves) = (&self.start, &self.moves);
        let dead = first_dead_of(last + 1, self.rules, |ply| {
            let mut position = start.clone();
            for m in moves.iter().take(ply) {
                position.play_unchecked(*m);
            }
            Some(position)
        });
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
        if !self.repeated || self.hash.has_en_passant() {
            return None;
        }
        let mover = self.position.turn();
        let enough = usize::try_from(limits.occurrences).unwrap_or(usize::MAX);
        let before = |key: u64| self.keys.iter().filter(|known| **known == key).count();
        self.position
            .legal_moves()
            .into_iter()
            .filter(|m| !m.is_zeroing() && !m.is_castle())
            .find(|m| before(self.hash.key_after(*m, mover)) + 1 >= enough && self.keeps_rights(*m))
            .map(|m| self.claimable(Kind::Threefold, Some(m)))
    }

    /// Whether no castling right is lost with the move.
    fn keeps_rights(&self, m: Move) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(m);
        after.castles().castling_rights() == self.position.castles().castling_rights()
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
        self.base = self.ply;
        self.keys.clear();
        self.keys.push(self.hash.key(self.position.turn()));
        self.occurrences = 1;
        self.repeated = false;
    }

    /// Counts the position now on the board among those since `base`.
    fn repeat(&mut self) {
        let now = self.hash.key(self.position.turn());
        // The same player is to move in every second position, and to come back takes four plies at least.
        let same = |known: &&u64| **known == now;
        let earlier = self.keys.iter().rev().skip(3).step_by(2).filter(same).count();
        self.keys.push(now);
        if earlier == 0 {
            self.occurrences = 1;
            return;
        }
        self.repeated = true;
        let settled = self.ended.is_some() || earlier >= CONFIRMED;
        self.occurrences =
            if settled { u32::try_from(earlier + 1).unwrap_or(u32::MAX) } else { self.confirmed() };
    }

    /// The occurrences of the position now on the board, found by comparing the positions themselves.
    #[cold]
    fn confirmed(&self) -> u32 {
        let mut past = self.start.clone();
        let mut count = u32::from(self.base == 0 && past == self.position);
        for (index, m) in self.moves.iter().enumerate() {
            past.play_unchecked(*m);
            count += u32::from(index + 1 >= self.base && past == self.position);
        }
        count
    }

    /// The end that the last move brought, mate first.
    fn end(&mut self, check: bool, zeroing: bool) -> Option<How> {
        let counted = || by_history(self.rules, self.occurrences, self.quiet, || self.consecutive());
        let how = on_board(&self.position, self.rules, check, zeroing).or_else(counted)?;
        self.ended = Some(Ended { ply: self.ply, how });
        Some(how)
    }

    /// Five occurrences on alternate moves without a break.
    fn consecutive(&self) -> bool {
        let mut every_fourth = self.keys.iter().rev().step_by(4);
        let now = every_fourth.next();
        let mut past = every_fourth.take(4);
        now.is_some() && self.occurrences >= 5 && past.len() == 4 && past.all(|key| Some(key) == now)
    }
}
