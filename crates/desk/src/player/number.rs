//! `player/number`: pairing numbers are given (C.04.2 art. 2; C.05 art. 4).

use std::cmp::Ordering;
use std::collections::BTreeSet;

use arbitro_pairing::ranking::numbers_may_change;
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round;
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{EntryId, TournamentId, Tx};
use arbitro_tournament::Title;

use super::list;
use crate::api::DeskError;
use crate::api::player::{NumberPlayers, Numbering, PlayerRow};
use crate::api::warning::WarningLevel;
use crate::convert::{With as _, said, sentence};
use crate::integrity::{self, Breach};
use crate::tournament::is_swiss;
use crate::warning::Warnings;
use crate::{Desk, fide_mode};

/// Gives pairing numbers before the tournament begins: by rating, by lot or by hand. In a Swiss, ratings that were put right
/// may give new numbers until round 4 is paired (C.04.2 art. 2.3).
pub fn number(desk: &Desk, request: &NumberPlayers) -> Result<Vec<PlayerRow>, DeskError> {
    // The seed is chosen here, so that the journal has it and the draw can be done again.
    let numbering = match &request.numbering {
        Numbering::ByLot { seed: None } => Numbering::ByLot { seed: Some(new_seed()) },
        other => other.clone(),
    };
    let asked = request;
    let request = NumberPlayers { tournament: request.tournament, numbering };
    desk.act("player/number", &request, |tx| {
        let id = TournamentId(request.tournament);
        if may_be_corrected(tx, id, &request.numbering)? {
            super::paired_for_good(tx, id)?;
        } else {
            super::before_it_begins(tx, id)?;
        }
        let mut entries = player::of_tournament(tx, id)?;
        let said = match &request.numbering {
            Numbering::ByRating => {
                by_rating(&mut entries);
                said("journal-player-number-by-rating")
            }
            Numbering::ByLot { seed } => {
                let seed = seed.unwrap_or_default();
                // The order before the draw is the list's, so that the seed alone decides.
                by_rating(&mut entries);
                shuffle(&mut entries, seed);
                said("journal-player-number-by-lot").with("seed", seed)
            }
            Numbering::ByHand(order) => {
                entries = by_hand(entries, order)?;
                said("journal-player-number-by-hand")
            }
        };
        let row = tournament::get(tx, id)?;
        let paired = fide_mode::last_round(tx, id)?;
        asks(&row, paired, &entries, &request.numbering).settle(desk, tx, "player/number", asked)?;
        let order: Vec<EntryId> = entries.iter().map(|entry| entry.id).collect();
        player::number(tx, &order)?;
        let said = said.with("tournament", row.data.name);
        let said = integrity::mark(said, id, paired, (paired > 0).then_some(Breach::Numbering));
        Ok((list::rows(tx, id)?, said))
    })
}

/// In a Swiss numbers follow the ratings (C.04.2 art. 2.2). By hand or by lot, only players of one rating change places in
/// FIDE mode (VCL4THP 148); numbers that change after round 1 break its pairing.
fn asks(row: &TournamentRow, paired: u16, entries: &[EntryRow], numbering: &Numbering) -> Warnings {
    let mut warnings = Warnings::new();
    if !is_swiss(&row.data) {
        return warnings;
    }
    let moved = (1..).zip(entries).filter(|(number, entry)| entry.number.0 != *number).count();
    let told = |key: &str| sentence(key).with("players", moved).with("tournament", &row.data.name);
    let by_rating = entries.is_sorted_by(|one, other| one.rating >= other.rating);
    if !by_rating && fide_mode::is_in(row) {
        warnings.refuse(row.id, told("warning-numbers-against-ratings"));
    } else if paired > 0 {
        Breach::Numbering.warn(&mut warnings, told("warning-numbering"));
    } else if matches!(numbering, Numbering::ByHand(_)) && moved > 0 {
        warnings.add(WarningLevel::Confirm, told("warning-numbers-exchanged"));
    }
    warnings
}

/// Whether the tournament is one whose numbers may follow corrected ratings still.
fn may_be_corrected(tx: &Tx<'_>, id: TournamentId, numbering: &Numbering) -> Result<bool, DeskError> {
    let swiss = is_swiss(&tournament::get(tx, id)?.data);
    let paired = u16::try_from(round::of_tournament(tx, id)?.len()).unwrap_or(u16::MAX);
    Ok(swiss && matches!(numbering, Numbering::ByRating) && numbers_may_change(paired))
}

/// Rating, then title, then name (C.04.2 art. 2.2), the unrated last; the rest in the order they were entered.
fn by_rating(entries: &mut [EntryRow]) {
    entries.sort_by(ranking);
}

/// Who comes first in the initial ranking (C.04.2 art. 2.2).
pub(super) fn ranking(a: &EntryRow, b: &EntryRow) -> Ordering {
    // A title that is higher sorts first; none sorts last.
    let title = |title: Option<Title>| title.map_or((true, None), |title| (false, Some(title)));
    (b.rating.cmp(&a.rating))
        .then_with(|| title(a.data.title).cmp(&title(b.data.title)))
        .then_with(|| a.data.name.to_lowercase().cmp(&b.data.name.to_lowercase()))
        .then_with(|| a.id.cmp(&b.id))
}

/// The entries in the order of these numbers, which must name each entry once.
fn by_hand(mut entries: Vec<EntryRow>, order: &[i64]) -> Result<Vec<EntryRow>, DeskError> {
    let given: BTreeSet<i64> = order.iter().copied().collect();
    let there: BTreeSet<i64> = entries.iter().map(|entry| entry.id.0).collect();
    if given != there || order.len() != entries.len() {
        return Err(DeskError::plain("error-numbers-incomplete").with("players", entries.len()));
    }
    entries.sort_by_key(|entry| order.iter().position(|id| *id == entry.id.0));
    Ok(entries)
}

fn new_seed() -> u32 {
    let (seed, _, _, _) = uuid::Uuid::new_v4().as_fields();
    seed
}

/// A fair shuffle (Fisher and Yates) by numbers from the seed. It must give the same draw in every version of the
/// program, so it is spelled out here.
fn shuffle<T>(items: &mut [T], seed: u32) {
    let mut state = u64::from(seed);
    for last in (1..items.len()).rev() {
        let choices = last as u64 + 1;
        // Numbers past the last whole multiple of the choices would favour the first of them.
        let fair = u64::MAX - u64::MAX % choices;
        let number = loop {
            let number = split_mix(&mut state);
            if number < fair {
                break number;
            }
        };
        items.swap(last, usize::try_from(number % choices).unwrap_or(last));
    }
}

/// The generator `SplitMix64` (Steele, Lea and Flood, 2014).
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
