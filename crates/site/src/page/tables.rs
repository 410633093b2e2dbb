//! Lists of a tournament: players, standings, cross table, calendar, prizes.

use arbitro_reports::{Person, Prize, PrizeWinner, StandingsLine};
use maud::{Markup, html};

use super::parts::{Column, column, named, number, rounds, table_or_nothing};
use super::{Page, Place, Section, marks};
use crate::event::Round;
use crate::links;

pub fn players(place: &Place<'_>) -> Page {
    let title = place.words().plain("paper-title-players");
    let columns = [
        column(place, "paper-number", "num"),
        column(place, "paper-name", ""),
        column(place, "paper-federation", ""),
        column(place, "paper-rating", "num"),
        column(place, "paper-club", "less"),
    ];
    let row = |person: &Person| {
        html! {
            td.num { (person.number) }
            th scope="row" { (named(place, person)) }
            td { (person.federation) }
            td.num { (person.rating) }
            td.less { (person.club) }
        }
    };
    let rows: Vec<Markup> = place.tournament.players.iter().map(row).collect();
    let content = table_or_nothing(place, &title, &columns, &rows);
    place.sheet(Section::Players, links::players(place.tournament.id), title, content)
}

/// The page of the standings after a round; those of now stay where they are from round to round.
fn standings_path(place: &Place<'_>, round: u32) -> String {
    let t = place.tournament;
    if round == t.current { links::standings(t.id) } else { links::standings_after(t.id, round) }
}

/// The standings after a round; none before it is played.
pub fn standings(place: &Place<'_>, round: &Round) -> Option<Page> {
    let words = place.words();
    let table = round.standings.as_ref()?;
    let path = standings_path(place, round.number);
    let after = words.of_round("paper-after-round", round.number);
    let title = format!("{} – {after}", words.plain("paper-title-standings"));
    let mut columns = person_columns(place);
    columns.push(column(place, "paper-points", "num"));
    columns.extend(codes(&table.tiebreaks));
    let row = |line: &StandingsLine| {
        html! {
            (person_cells(place, line))
            td.num { strong { (line.points) } }
            @for value in &line.tiebreaks { td.num { (value) } }
        }
    };
    let rows: Vec<Markup> = table.rows.iter().map(row).collect();
    let content = html! {
        (rounds(place, &path, round.number, |round| round.standings.is_some(), |other| standings_path(place, other)))
        (marks(&round.marks))
        (table_or_nothing(place, &title, &columns, &rows))
    };
    Some(place.sheet(Section::Standings, path, title, content))
}

fn person_columns(place: &Place<'_>) -> Vec<Column> {
    vec![
        column(place, "paper-rank", "num"),
        column(place, "paper-name", ""),
        column(place, "paper-federation", "less"),
        column(place, "paper-rating", "num less"),
    ]
}

fn codes(codes: &[String]) -> impl Iterator<Item = Column> {
    codes.iter().map(|code| Column { title: code.clone(), class: "num" })
}

fn person_cells(place: &Place<'_>, line: &StandingsLine) -> Markup {
    html! {
        td.num { (line.rank) }
        th scope="row" { (named(place, &line.player)) }
        td.less { (line.player.federation) }
        td.num.less { (line.player.rating) }
    }
}

pub fn cross_table(place: &Place<'_>) -> Page {
    let table = &place.tournament.cross_table;
    let title = place.words().plain("paper-title-cross-table");
    let mut columns = person_columns(place);
    columns.extend(table.heads.iter().map(|head| Column { title: head.clone(), class: "mid" }));
    columns.push(column(place, "paper-points", "num"));
    columns.extend(codes(&table.tiebreaks));
    let rows: Vec<Markup> = table
        .rows
        .iter()
        .map(|row| {
            html! {
                (person_cells(place, &row.line))
                @for cell in &row.cells {
                    @match cell {
                        Some(cell) => { td.mid { (cell) } }
                        None => { td.own {} }
                    }
                }
                td.num { strong { (row.line.points) } }
                @for value in &row.line.tiebreaks { td.num { (value) } }
            }
        })
        .collect();
    let content = table_or_nothing(place, &title, &columns, &rows);
    place.sheet(Section::CrossTable, links::cross_table(place.tournament.id), title, content)
}

pub fn calendar(place: &Place<'_>) -> Page {
    let t = place.tournament;
    let title = place.words().plain("paper-title-calendar");
    let columns = [
        column(place, "paper-round-column", "num"),
        column(place, "paper-date", ""),
        column(place, "paper-time", ""),
        column(place, "paper-remark", ""),
    ];
    let path = links::calendar(t.id);
    let published = |round: u32| t.rounds.iter().any(|known| known.number == round);
    let rows: Vec<Markup> = t
        .calendar
        .iter()
        .map(|row| {
            html! {
                th.num scope="row" {
                    @if published(row.round) {
                        a href=(links::relative(&path, &links::round(t.id, row.round))) { (row.round) }
                    } @else { (row.round) }
                }
                td { (row.date) }
                td { (row.time) }
                td { (row.remark) }
            }
        })
        .collect();
    let content = table_or_nothing(place, &title, &columns, &rows);
    place.sheet(Section::Calendar, path, title, content)
}

pub fn prizes(place: &Place<'_>) -> Page {
    let title = place.words().plain("paper-title-prizes");
    let columns = [
        column(place, "paper-prize", ""),
        column(place, "paper-rank", "num"),
        column(place, "paper-name", ""),
        column(place, "paper-points", "num"),
        column(place, "paper-amount", "num"),
    ];
    let rows: Vec<Markup> =
        place.tournament.prizes.iter().flat_map(|prize| prize_rows(place, prize)).collect();
    let content = table_or_nothing(place, &title, &columns, &rows);
    place.sheet(Section::Prizes, links::prizes(place.tournament.id), title, content)
}

/// A line a winner, or one that says that nobody has it.
fn prize_rows(place: &Place<'_>, prize: &Prize) -> Vec<Markup> {
    let row = |winner: Option<&PrizeWinner>| {
        html! {
            th scope="row" { (prize.name) }
            @if let Some(winner) = winner {
                td.num { (number(winner.rank)) }
                td {
                    (named(place, &winner.player))
                    @if !winner.working.is_empty() { br; span.quiet { (winner.working) } }
                }
                td.num { (winner.points) }
                td.num { (winner.amount) }
            } @else {
                td {}
                td colspan="3" { (place.words().plain("paper-nobody")) }
            }
        }
    };
    if prize.winners.is_empty() {
        vec![row(None)]
    } else {
        prize.winners.iter().map(|winner| row(Some(winner))).collect()
    }
}
