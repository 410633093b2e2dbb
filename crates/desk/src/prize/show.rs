//! `prize/show`: who has which prize by the standings.

use arbitro_standings::prize::{Award, Contender, Distribution, Fund, Prize, Sharing, distribute};
use arbitro_store::table::player::EntryRow;
use arbitro_store::table::prize::{self, FundRow};
use arbitro_store::{Db, TournamentId};

use super::form;
use crate::api::prize::{FundView, PrizeWon, PrizesView, ShowPrizes};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::standings::{Ranking, group_name, is_in_group};
use crate::{Desk, money, seat};

/// The prizes as things stand after a round, or after all there are.
pub fn show(desk: &Desk, request: &ShowPrizes) -> Result<PrizesView, DeskError> {
    desk.read(|db| view(db, TournamentId(request.tournament), request.after_round))
}

/// A player in the final ranking, with the entry.
struct Placed<'a> {
    contender: Contender,
    entry: &'a EntryRow,
}

/// The prizes of a tournament after a round.
pub(super) fn view(db: &Db<'_>, id: TournamentId, after: Option<u32>) -> Result<PrizesView, DeskError> {
    let ranking = Ranking::of(db, id, after)?;
    let rows = prize::of_tournament(db, id)?;
    let placed = placed(&ranking);
    let funds: Vec<Fund> = rows.iter().map(|row| fund(row, &placed, ranking.year)).collect();
    let contenders: Vec<Contender> = placed.iter().map(|placed| placed.contender).collect();
    let given = if ranking.after == 0 { Distribution::default() } else { distribute(&contenders, &funds) };
    let views = (0..).zip(&rows).map(|(at, row)| fund_view(at, row, &rows, &placed, &given));
    Ok(PrizesView {
        tournament: id.0,
        after_round: ranking.after.into(),
        missing: u32::try_from(ranking.missing).unwrap_or(u32::MAX),
        funds: views.collect(),
    })
}

/// Those whose results count, from the first on.
fn placed(ranking: &Ranking) -> Vec<Placed<'_>> {
    let row = |row: &arbitro_standings::Ranked| {
        let entry = ranking.entries.get(&row.number)?;
        let contender = Contender { number: row.number, rank: row.rank?, points: row.score };
        Some(Placed { contender, entry })
    };
    ranking.rows.iter().filter_map(row).collect()
}

fn fund(row: &FundRow, placed: &[Placed<'_>], year: u16) -> Fund {
    let form = form::form(row);
    let competes =
        |placed: &Placed<'_>| form.who.as_ref().is_none_or(|group| is_in_group(group, placed.entry, year));
    Fund {
        sharing: match row.sharing {
            prize::Sharing::ByPlace => Sharing::ByPlace,
            prize::Sharing::Equal => Sharing::Equal,
            prize::Sharing::Hort => Sharing::Hort,
        },
        combinable: row.combinable,
        prizes: row
            .prizes
            .iter()
            .map(|prize| Prize { cents: prize.cents, thing: !prize.thing.is_empty() })
            .collect(),
        eligible: (0..).zip(placed).filter(|(_, placed)| competes(placed)).map(|(at, _)| at).collect(),
    }
}

fn fund_view(
    at: usize,
    row: &FundRow,
    rows: &[FundRow],
    placed: &[Placed<'_>],
    given: &Distribution,
) -> FundView {
    let won: Vec<PrizeWon> = given
        .awards
        .iter()
        .filter(|award| award.fund == at)
        .filter_map(|award| Some(won(award, row, placed.get(award.contender)?)))
        .collect();
    let passed = given.passed.iter().filter(|passed| passed.fund == at).filter_map(|passed| {
        let name = &placed.get(passed.contender)?.entry.data.name;
        Some(sentence("prize-passed").with("name", name).with("fund", &rows.get(passed.takes)?.name))
    });
    let form = form::form(row);
    FundView {
        who: form.who.as_ref().map(group_name),
        left: u32::try_from(row.prizes.len().saturating_sub(won.len())).unwrap_or(u32::MAX),
        passed: passed.collect(),
        fund: form,
        won,
    }
}

fn won(award: &Award, row: &FundRow, placed: &Placed<'_>) -> PrizeWon {
    let place = award.place;
    let thing =
        row.prizes.get(place.saturating_sub(1)).filter(|_| award.thing).map(|prize| prize.thing.clone());
    PrizeWon {
        place: u32::try_from(place).unwrap_or(u32::MAX),
        entry: placed.entry.id.0,
        rank: placed.contender.rank,
        number: placed.contender.number.0,
        player: seat::form(placed.entry),
        points: placed.contender.points.to_string(),
        amount: money::written(award.cents),
        thing: thing.unwrap_or_default(),
        working: working(award, row),
    }
}

/// How a shared amount came about.
fn working(award: &Award, row: &FundRow) -> Option<Message> {
    let key = match row.sharing {
        _ if award.sharers < 2 || award.pool == 0 => return None,
        prize::Sharing::ByPlace => return None,
        prize::Sharing::Equal => "prize-shared",
        prize::Sharing::Hort => "prize-hort",
    };
    let own = if award.own == 0 { "0".to_owned() } else { money::written(award.own) };
    Some(
        sentence(key)
            .with("players", award.sharers)
            .with("pool", money::written(award.pool))
            .with("own", own),
    )
}
