//! Between funds as they are typed and as they are kept.

use arbitro_store::table::prize::{FundRow, PrizeRow, Sharing, Who};

use crate::api::DeskError;
use crate::api::prize::{FundForm, PrizeForm, PrizeSharing};
use crate::api::standings::{Category, StandingsGroup};
use crate::money;
use crate::text::one_line;

/// The most funds of a tournament, and prizes of a fund.
const MOST: usize = 200;

/// The funds as they are kept.
pub(crate) fn rows(funds: &[FundForm]) -> Result<Vec<FundRow>, DeskError> {
    not_too_many(funds.len())?;
    funds.iter().map(row).collect()
}

fn row(form: &FundForm) -> Result<FundRow, DeskError> {
    not_too_many(form.prizes.len())?;
    let name = one_line(&form.name)?;
    if name.is_empty() {
        return Err(DeskError::plain("error-prize-without-name"));
    }
    let prize = |prize: &PrizeForm| {
        let cents = money::read(&prize.amount)
            .ok_or_else(|| DeskError::plain("error-amount").with("text", &prize.amount))?;
        Ok(PrizeRow { cents, thing: one_line(&prize.thing)? })
    };
    Ok(FundRow {
        name,
        currency: one_line(&form.currency)?,
        sharing: match form.sharing {
            PrizeSharing::ByPlace => Sharing::ByPlace,
            PrizeSharing::Equal => Sharing::Equal,
            PrizeSharing::Hort => Sharing::Hort,
        },
        combinable: form.combinable,
        who: form.who.as_ref().map(who).transpose()?,
        prizes: form.prizes.iter().map(prize).collect::<Result<_, DeskError>>()?,
    })
}

fn who(group: &StandingsGroup) -> Result<(Who, String), DeskError> {
    let named = |who: Who, name: &str| {
        let name = one_line(name)?;
        if name.is_empty() { Err(DeskError::plain("error-prize-group")) } else { Ok((who, name)) }
    };
    match group {
        StandingsGroup::Category(Category::Women) => Ok((Who::Women, String::new())),
        StandingsGroup::Category(Category::Unrated) => Ok((Who::Unrated, String::new())),
        StandingsGroup::Category(Category::Under(age)) => named(Who::Under, &age.to_string()),
        StandingsGroup::Category(Category::Senior(age)) => named(Who::Senior, &age.to_string()),
        StandingsGroup::Category(Category::Below(rating)) => named(Who::Below, &rating.to_string()),
        StandingsGroup::Federation(code) => named(Who::Federation, code),
        StandingsGroup::Club(club) => named(Who::Club, club),
    }
}

/// A fund as it was typed. A value that is no number, which only a stranger writes, makes a group that nobody is in.
pub(crate) fn form(row: &FundRow) -> FundForm {
    let group = |(who, value): &(Who, String)| {
        let number = value.parse().unwrap_or(0);
        match who {
            Who::Women => StandingsGroup::Category(Category::Women),
            Who::Unrated => StandingsGroup::Category(Category::Unrated),
            Who::Under => StandingsGroup::Category(Category::Under(number)),
            Who::Senior => StandingsGroup::Category(Category::Senior(number)),
            Who::Below => StandingsGroup::Category(Category::Below(number)),
            Who::Federation => StandingsGroup::Federation(value.clone()),
            Who::Club => StandingsGroup::Club(value.clone()),
        }
    };
    FundForm {
        name: row.name.clone(),
        currency: row.currency.clone(),
        sharing: match row.sharing {
            Sharing::ByPlace => PrizeSharing::ByPlace,
            Sharing::Equal => PrizeSharing::Equal,
            Sharing::Hort => PrizeSharing::Hort,
        },
        combinable: row.combinable,
        who: row.who.as_ref().map(group),
        prizes: row
            .prizes
            .iter()
            .map(|prize| PrizeForm { amount: money::written(prize.cents), thing: prize.thing.clone() })
            .collect(),
    }
}

fn not_too_many(count: usize) -> Result<(), DeskError> {
    if count > MOST {
        return Err(DeskError::plain("error-prize-too-many").with("most", MOST));
    }
    Ok(())
}
