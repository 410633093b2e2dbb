//! A game as the arbiter sees it.

use arbitro_laws::claim::{Basis, Claim, Evidence, Kind};
use arbitro_laws::ending::Ended;
use arbitro_laws::legality::judge;
use arbitro_laws::notation::{self, Language, Style};
use arbitro_laws::record::{GameStatus, Step};
use arbitro_store::table::game::{Mark, PlyRow, Variant};
use arbitro_store::table::incident::{self, LogRow};
use arbitro_store::table::set_up::{Cause, SetUpRow};
use arbitro_store::table::{round, tournament};
use arbitro_store::{Db, PairingId};
use arbitro_tournament::Colour;
use shakmaty::Color;

use super::sheet::{self, Sheet, index};
use super::text;
use crate::api::game::{ClaimView, EndView, GameView, PlyMark, PlyView, SetUpCause, SetUpView};
use crate::api::round::BoardResult;
use crate::api::{DeskError, Side};
use crate::seat::{board_result, seats};
use crate::{convert, incident as log};

/// Where a pairing is.
pub(crate) struct Place {
    pub pairing: round::PairingRow,
    pub tournament: tournament::TournamentRow,
    pub round: u16,
    pub board: u32,
}

/// Where a pairing is; a bye has no game.
pub(crate) fn board_of(db: &Db<'_>, pairing: PairingId) -> Result<Place, DeskError> {
    let pairing = round::pairing(db, pairing)?;
    if pairing.black.is_none() {
        return Err(DeskError::plain("error-bye-has-no-game"));
    }
    let round = round::get(db, pairing.round)?;
    let tournament = tournament::get(db, round.tournament)?;
    Ok(Place { pairing, tournament, round: round.number, board: pairing.board })
}

/// The game of a pairing, in a language.
pub(crate) fn view(db: &Db<'_>, pairing: PairingId, lang: &str) -> Result<GameView, DeskError> {
    let board = board_of(db, pairing)?;
    let sheet = Sheet::load(db, pairing)?;
    let status = sheet.status();
    let incidents = incident::of_pairing(db, pairing)?;
    let players = seats(db, board.tournament.id, board.round, &board.pairing)?;
    let language = text::language(lang);
    let completed = status.move_number.saturating_sub(1);
    let increment = crate::incident::increment(crate::incident::control(db)?.as_ref(), completed);
    Ok(GameView {
        pairing: pairing.0,
        tournament: board.tournament.id.0,
        round: board.round.into(),
        board: board.board,
        white: players.white,
        black: players.black.ok_or_else(|| DeskError::plain("error-bye-has-no-game"))?,
        result: board_result(&board.pairing),
        edition: sheet.row.edition.clone(),
        time_class: convert::time_class(sheet.row.time_class),
        supervised: sheet.row.supervised,
        increment_s: increment,
        start_fen: sheet.row.start_fen.clone(),
        chess960: sheet.row.variant == Variant::Chess960,
        plies: plies(&sheet, language),
        set_ups: sheet.set_ups.iter().map(set_up).collect(),
        known: sheet.replay.is_known(),
        side_to_move: side(status.to_move),
        move_number: status.move_number,
        check: status.check.map(|square| square.to_string()),
        occurrences: index(status.occurrences.len()),
        quiet_plies: status.quiet_plies,
        illegal_moves: counted(&incidents),
        offer: offer(&sheet),
        claims: status.claims.iter().flat_map(|claim| claims(claim, &sheet, language)).collect(),
        ended: status.ended.map(end),
        clocks_ms: clocks(&sheet, &incidents),
        waiting: waiting(&sheet, &incidents),
        incidents: incidents.iter().map(log::row).collect(),
        destinations: destinations(&status),
        fen: status.fen,
    })
}

fn set_up(row: &SetUpRow) -> SetUpView {
    let cause = match row.cause {
        Cause::Gap => SetUpCause::Gap,
        Cause::PutRight => SetUpCause::PutRight,
    };
    SetUpView { index: row.index, cause, fen: row.fen.clone() }
}

/// No piece may be moved once the game has ended on the board.
fn destinations(status: &GameStatus) -> std::collections::BTreeMap<String, Vec<String>> {
    if status.ended.is_some() { std::collections::BTreeMap::new() } else { status.destinations.clone() }
}

pub(crate) fn side(color: Color) -> Side {
    color.fold_wb(Side::White, Side::Black)
}

/// The half-moves of a record, in a language.
pub(crate) fn plies(sheet: &Sheet, language: Language) -> Vec<PlyView> {
    let judged = sheet.replay.steps().iter().zip(&sheet.record.plies).zip(&sheet.rows);
    judged
        .enumerate()
        .map(|(at, ((step, ply), row))| PlyView {
            index: index(at),
            number: step.move_number,
            side: side(step.mover),
            san: text::of_step(step, ply, language),
            typed: row.typed.clone(),
            squares: sheet::squares(row.uci.as_deref()).map(|(from, to)| (from.to_string(), to.to_string())),
            mark: mark(step, row),
            reason: step.illegal().map(|illegal| text::reason(&illegal.reason)),
            fen: step.after.fen().to_string(),
            check: step.after.check_square().map(|square| square.to_string()),
            clock_ms: row.clock_ms,
            draw_offer: row.draw_offer,
            comment: row.comment.clone(),
        })
        .collect()
}

/// The stored mark says what was done about an illegal move; whether it is one, the Laws say.
fn mark(step: &Step, row: &PlyRow) -> PlyMark {
    match row.mark {
        Mark::Unread => PlyMark::Unread,
        Mark::Void => PlyMark::Void,
        // It was taken back, even if a move before it was put right since and it could be played now.
        Mark::Reinstated => PlyMark::Reinstated,
        _ if step.is_legal() => PlyMark::Legal,
        Mark::Illegal => PlyMark::Illegal,
        Mark::Legal | Mark::Stands => PlyMark::Stands,
    }
}

/// The illegal moves that rulings counted against White and Black.
pub(crate) fn counted(incidents: &[LogRow]) -> (u32, u32) {
    let against = |colour: Colour| {
        let rulings = incidents.iter().filter_map(|row| row.ruling.as_ref());
        index(rulings.filter(|(_, ruling)| ruling.counted_against.contains(&colour)).count())
    };
    (against(Colour::White), against(Colour::Black))
}

/// Who offers a draw: it was offered with the last move that stands, so nobody has answered it by moving (Laws 2023 art. 9.1.2).
fn offer(sheet: &Sheet) -> Option<Side> {
    let standing = sheet.replay.steps().iter().zip(&sheet.rows).rev();
    let (step, row) = standing.filter(|(step, _)| step.void.is_none()).find(|(step, _)| step.known)?;
    row.draw_offer.then(|| side(step.mover))
}

/// Whether there is a ruling on one of these half-moves.
pub(super) fn is_ruled(
    db: &Db<'_>,
    pairing: PairingId,
    plies: &std::ops::RangeInclusive<u32>,
) -> Result<bool, DeskError> {
    let mut ruled = incident::of_pairing(db, pairing)?.into_iter().filter_map(|row| row.incident.ply);
    Ok(ruled.any(|ply| plies.contains(&ply)))
}

/// The first illegal move without a ruling.
fn waiting(sheet: &Sheet, incidents: &[LogRow]) -> Option<u32> {
    let ruled = |at: u32| incidents.iter().any(|row| row.incident.ply == Some(at));
    (0_u32..).zip(&sheet.rows).find(|(at, row)| is_illegal(row.mark) && !ruled(*at)).map(|(at, _)| at)
}

fn is_illegal(mark: Mark) -> bool {
    matches!(mark, Mark::Illegal | Mark::Stands)
}

/// What each clock showed last: after a move, or after a ruling on a later move.
pub(crate) fn clocks(sheet: &Sheet, incidents: &[LogRow]) -> (Option<u32>, Option<u32>) {
    let of = |color: Color| {
        let moved = sheet.replay.steps().iter().zip(&sheet.rows).enumerate().rev();
        let moved = moved
            .filter(|(_, (step, _))| step.mover == color)
            .find_map(|(at, (_, row))| row.clock_ms.map(|clock| (index(at), clock)));
        let ruled = incidents.iter().rev().find_map(|row| {
            let paused = color.fold_wb(row.incident.white_clock_ms, row.incident.black_clock_ms)?;
            let (_, ruling) = row.ruling.as_ref()?;
            let delta = color.fold_wb(ruling.white_delta_s, ruling.black_delta_s);
            Some((row.incident.ply?, log::adjusted(paused, delta)))
        });
        match (moved, ruled) {
            (Some((at, clock)), Some((ply, _))) if at > ply => Some(clock),
            (_, Some((_, clock))) => Some(clock),
            (moved, None) => moved.map(|(_, clock)| clock),
        }
    };
    (of(Color::White), of(Color::Black))
}

fn claims(claim: &Claim, sheet: &Sheet, language: Language) -> Vec<ClaimView> {
    let occurrences: Vec<u32> = match &claim.evidence {
        Evidence::Occurrences { plies } => plies.iter().map(|ply| index(*ply)).collect(),
        Evidence::QuietPlies { .. } => Vec::new(),
    };
    let position = sheet.replay.position().chess();
    claim
        .bases
        .iter()
        .map(|basis| {
            let intended = match basis {
                Basis::Present => None,
                Basis::Intended { attempt } => position.and_then(|position| {
                    let m = judge(position, *attempt).ok()?;
                    Some(notation::write(position, m, language, Style::Short))
                }),
            };
            ClaimView {
                kind: kind(claim.kind).to_owned(),
                by: side(claim.by),
                article: article(claim.kind, intended.is_some()).to_owned(),
                intended,
                occurrences: occurrences.clone(),
            }
        })
        .collect()
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Threefold => "threefold",
        Kind::FiftyMoves => "fifty_moves",
    }
}

const fn article(kind: Kind, intended: bool) -> &'static str {
    match (kind, intended) {
        (Kind::Threefold, true) => "9.2.1",
        (Kind::Threefold, false) => "9.2.2",
        (Kind::FiftyMoves, true) => "9.3.1",
        (Kind::FiftyMoves, false) => "9.3.2",
    }
}

fn end(ended: Ended) -> EndView {
    let (white, black) = match ended.how.winner() {
        Some(Color::White) => ("1", "0"),
        Some(Color::Black) => ("0", "1"),
        None => ("=", "="),
    };
    EndView {
        index: index(ended.ply.saturating_sub(1)),
        how: ended.how.key().to_owned(),
        article: ended.how.article().to_owned(),
        result: BoardResult { white: white.to_owned(), black: black.to_owned() },
    }
}
