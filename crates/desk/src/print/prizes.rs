//! The prizes and who has them.

use arbitro_reports::{Prize, PrizeWinner};

use super::gather::{self, Speak};
use super::said;
use crate::api::DeskError;
use crate::api::print::PrintForm;
use crate::api::prize::{FundView, PrizeWon, ShowPrizes};
use crate::{Desk, prize, words};

/// A line a prize, with the prizes that nobody is there for.
pub(super) fn of(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<Vec<Prize>, DeskError> {
    let asked = ShowPrizes { tournament: form.tournament, after_round: form.round };
    let view = prize::show(desk, &asked)?;
    Ok(view.funds.iter().flat_map(|fund| lines(fund, speak)).collect())
}

fn lines(fund: &FundView, speak: &Speak) -> Vec<Prize> {
    let name = |place: u32| format!("{} · {place}", fund.fund.name);
    let won = fund
        .won
        .iter()
        .map(|won| Prize { name: name(won.place), winners: vec![winner(won, &fund.fund.currency, speak)] });
    let next = fund.won.last().map_or(0, |last| last.place) + 1;
    let left =
        (next..next.saturating_add(fund.left)).map(|place| Prize { name: name(place), winners: Vec::new() });
    won.chain(left).collect()
}

fn winner(won: &PrizeWon, currency: &str, speak: &Speak) -> PrizeWinner {
    let money = if won.amount.is_empty() {
        String::new()
    } else {
        format!("{} {currency}", said::decimal(&won.amount, speak.lang)).trim_end().to_owned()
    };
    let parts = [money, won.thing.clone()].into_iter().filter(|part| !part.is_empty());
    // The only points in the sentence are those of amounts.
    let how = |text| said::decimal(&words::say(speak.catalogue, speak.lang, text), speak.lang);
    PrizeWinner {
        rank: won.rank,
        player: gather::person(won.number, &won.player),
        points: said::points(&won.points, speak.lang),
        amount: parts.collect::<Vec<_>>().join(" + "),
        working: won.working.as_ref().map(how).unwrap_or_default(),
    }
}
