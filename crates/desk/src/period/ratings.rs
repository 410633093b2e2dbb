//! `period/ratings`: the ratings of a month, from the list that was valid in it.

use arbitro_standings::rating::Period;
use arbitro_store::TournamentId;
use arbitro_store::table::{period, player, tournament};
use arbitro_tournament::Rating;

use super::{read, refuse_closed_period, show};
use crate::Desk;
use crate::api::DeskError;
use crate::api::period::{PeriodsView, TakeRatings};
use crate::convert::{With as _, said};
use crate::library::{Listed, class};

/// How FIDE's list writes its months.
const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// Takes over the ratings of the players whom the list has. A list of another month is refused.
pub fn ratings(desk: &Desk, request: &TakeRatings) -> Result<PeriodsView, DeskError> {
    desk.act("period/ratings", request, |tx| {
        let id = TournamentId(request.tournament);
        let row = tournament::get(tx, id)?;
        let this = read(&request.period)?;
        refuse_closed_period(tx, id, this)?;
        let listed = Listed::open(desk, &request.list, class(tx)?)?;
        let month = listed.month()?;
        if month.as_deref().and_then(period_of_list).is_some_and(|month| month != this) {
            let error = DeskError::plain("error-period-list").with("list", &request.list);
            return Err(error.with("month", month.unwrap_or_default()).with("period", this));
        }
        let mut players = 0;
        for entry in player::of_tournament(tx, id)? {
            let known = entry.data.fide_id.map(|fide_id| listed.of_id(fide_id)).transpose()?.flatten();
            if let Some(known) = known {
                period::set_rating(tx, entry.id, &this.to_string(), Rating::new(known.rating))?;
                players += 1;
            }
        }
        let said = said("journal-period-ratings")
            .with("period", this)
            .with("players", players)
            .with("name", &request.list)
            .with("tournament", &row.data.name);
        Ok((show::view(tx, id)?, said))
    })
}

/// The period of a list's month, `OCT26`.
fn period_of_list(text: &str) -> Option<Period> {
    let (name, year) = text.split_at_checked(3)?;
    let (_, month) = MONTHS.iter().zip(1..).find(|(known, _)| **known == name)?;
    let year: i32 = year.parse().ok().filter(|year| (0..100).contains(year))?;
    Some(Period { year: 2000 + year, month })
}

#[cfg(test)]
mod tests {
    use super::{Period, period_of_list};

    #[test]
    fn months_of_lists_are_read() {
        assert_eq!(period_of_list("OCT26"), Some(Period { year: 2026, month: 10 }));
        for odd in ["", "OC", "OKT26", "OCT", "OCT2026", "ÓCT26"] {
            assert_eq!(period_of_list(odd), None, "{odd}");
        }
    }
}
