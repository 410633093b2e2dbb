//! What a document says, from what the desk shows.

use arbitro_messages::{Catalogue, Lang};
use arbitro_reports::{
    Board, CardRound, CheckInLine, CrossRow, CrossTable, Document, NameLine, Person, PlayerCard,
    SlipsPerPage, StandingsLine, StandingsTable,
};
use arbitro_store::TournamentId;
use arbitro_store::table::{round as rounds, tournament};

use super::{arbiter, calendar, prizes, said, working};
use crate::api::player::{OfTournament, PlayerForm, PlayerRow};
use crate::api::print::{DocumentKind, PrintForm};
use crate::api::round::{BoardPlayer, BoardRow, RoundView, ShowRound};
use crate::api::standings::{
    self as api, CrossCell, FloatView, GridGame, GridOrder, ShowGrid, ShowStandings, StandingsRow,
    StandingsView,
};
use crate::api::{DeskError, Message, Side};
use crate::convert::plain;
use crate::tournament::is_swiss;
use crate::{Desk, player, round, standings, words};

/// The document that was asked for.
pub(super) fn document(desk: &Desk, form: &PrintForm, lang: Lang) -> Result<Document, DeskError> {
    let speak = Speak { catalogue: words::catalogue()?, lang };
    Ok(match form.document {
        DocumentKind::Pairings => Document::Pairings(boards(&shown(desk, form)?, &speak)),
        DocumentKind::PairingsByName => Document::PairingsByName(names(&shown(desk, form)?, &speak)),
        DocumentKind::Results => Document::Results(boards(&shown(desk, form)?, &speak)),
        DocumentKind::Standings => Document::Standings(standings_table(&table(desk, form)?, &speak)),
        DocumentKind::CrossTable => Document::CrossTable(cross_table(desk, form, &speak)?),
        DocumentKind::Players => Document::Players(people(desk, form)?),
        DocumentKind::CheckIn => Document::CheckIn(check_in(desk, form, &speak)?),
        DocumentKind::Slips => Document::Slips(to_fill_in(&shown(desk, form)?, &speak), per_page(form)?),
        DocumentKind::Scoresheets => Document::Scoresheets(to_fill_in(&shown(desk, form)?, &speak)),
        DocumentKind::NameCards => Document::NameCards(people(desk, form)?),
        DocumentKind::BoardCards => Document::BoardCards(board_numbers(desk, form)?),
        DocumentKind::PlayerCards => Document::PlayerCards(cards(desk, form, &speak)?),
        DocumentKind::Workings => Document::Workings(vec![working::of(desk, form, &speak)?]),
        DocumentKind::Calendar => Document::Calendar(calendar::of(desk, form)?),
        DocumentKind::Prizes => Document::Prizes(prizes::of(desk, form, &speak)?),
        DocumentKind::ArbitersReport => Document::ArbitersReport(arbiter::report(desk, form, &speak)?),
        DocumentKind::ClockSheets => Document::ClockSheets(arbiter::clock_sheets(desk, form, &speak)?),
        DocumentKind::Envelopes => Document::Envelopes(arbiter::envelopes(desk, form, &speak)?),
    })
}

/// The round a document is about: the one asked for, or the last that is paired; 0 when none is.
pub(super) fn round_of(desk: &Desk, form: &PrintForm) -> Result<u32, DeskError> {
    if let Some(round) = form.round {
        return Ok(round);
    }
    let rounds = desk.read(|db| Ok(rounds::of_tournament(db, TournamentId(form.tournament))?))?;
    Ok(rounds.last().map_or(0, |last| last.number.into()))
}

/// The words of the paper.
pub(crate) struct Speak {
    pub catalogue: &'static Catalogue,
    pub lang: Lang,
}

impl Speak {
    /// The words of a language.
    pub(crate) fn in_language(lang: &str) -> Result<Self, DeskError> {
        Ok(Self { catalogue: words::catalogue()?, lang: words::lang(lang) })
    }

    /// A sentence.
    pub(super) fn say(&self, message: &Message) -> String {
        words::say(self.catalogue, self.lang, message)
    }
}

/// Nobody has the number that was asked for.
pub(super) fn no_player(form: &PrintForm) -> DeskError {
    let found = form.player.map(|number| number.to_string()).unwrap_or_default();
    DeskError::plain("error-print-player").with("found", found)
}

pub(super) fn shown(desk: &Desk, form: &PrintForm) -> Result<RoundView, DeskError> {
    let view = round::show(desk, &ShowRound { tournament: form.tournament, round: round_of(desk, form)? })?;
    // What is not published yet must not find its way to the wall.
    if view.draft { Err(DeskError::plain("error-print-draft").with("round", view.round)) } else { Ok(view) }
}

pub(super) fn table(desk: &Desk, form: &PrintForm) -> Result<StandingsView, DeskError> {
    standings::show(
        desk,
        &ShowStandings { tournament: form.tournament, after_round: form.round, group: None },
    )
}

fn per_page(form: &PrintForm) -> Result<SlipsPerPage, DeskError> {
    match form.slips_per_page {
        2 => Ok(SlipsPerPage::Two),
        0 | 4 => Ok(SlipsPerPage::Four),
        8 => Ok(SlipsPerPage::Eight),
        found => Err(DeskError::plain("error-slips-per-page").with("found", found)),
    }
}

pub(super) fn person(number: u16, player: &PlayerForm) -> Person {
    Person {
        number,
        title: player.title.clone(),
        name: player.name.clone(),
        federation: player.federation.clone(),
        club: player.club.clone(),
        rating: if player.rating == 0 { String::new() } else { player.rating.to_string() },
        fide_id: player.fide_id.clone(),
        category: String::new(),
    }
}

fn seated(player: &BoardPlayer) -> Person {
    person(player.number, &player.player)
}

/// The boards of a round.
fn boards(view: &RoundView, speak: &Speak) -> Vec<Board> {
    view.boards.iter().map(|board| board_line(board, speak)).collect()
}

/// The boards with two players, without the result, which is to be filled in.
fn to_fill_in(view: &RoundView, speak: &Speak) -> Vec<Board> {
    let games = view.boards.iter().filter(|board| board.black.is_some());
    games.map(|board| Board { result: String::new(), ..board_line(board, speak) }).collect()
}

pub(super) fn board_line(board: &BoardRow, speak: &Speak) -> Board {
    let points = |player: &BoardPlayer| said::points(&player.points, speak.lang);
    let result = match (&board.result, &board.black) {
        (Some(result), Some(_)) => said::result(result),
        (Some(result), None) => said::bye(&result.white, speak.catalogue, speak.lang),
        (None, _) => String::new(),
    };
    Board {
        board: board.board,
        white: seated(&board.white),
        white_points: points(&board.white),
        black: board.black.as_ref().map(seated),
        black_points: board.black.as_ref().map(points).unwrap_or_default(),
        result,
    }
}

/// Who looks for a name finds the board, in the order of the alphabet.
fn names(view: &RoundView, speak: &Speak) -> Vec<NameLine> {
    let mut lines = Vec::new();
    for row in &view.boards {
        let board = board_line(row, speak);
        let line = |player: &Person, colour: &str, opponent: String| NameLine {
            player: player.clone(),
            board: board.board,
            colour: colour.to_owned(),
            opponent,
        };
        match &board.black {
            Some(black) => {
                lines.push(line(&board.white, "white", named(black)));
                lines.push(line(black, "black", named(&board.white)));
            }
            None => lines.push(line(&board.white, "", board.result.clone())),
        }
    }
    lines.sort_by_cached_key(|line| plain(&line.player.name));
    lines
}

fn named(player: &Person) -> String {
    format!("{} {}", player.title, player.name).trim_start().to_owned()
}

fn people(desk: &Desk, form: &PrintForm) -> Result<Vec<Person>, DeskError> {
    let rows = player::list(desk, &OfTournament { tournament: form.tournament })?;
    Ok(rows.iter().map(|row| person(row.number, &row.player)).collect())
}

/// The players by name, with what is known of the round to come.
fn check_in(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<Vec<CheckInLine>, DeskError> {
    let next = round_of(desk, form)? + u32::from(form.round.is_none());
    let rows = player::list(desk, &OfTournament { tournament: form.tournament })?;
    let mut lines: Vec<CheckInLine> = rows.iter().filter_map(|row| check_in_line(row, next, speak)).collect();
    lines.sort_by_cached_key(|line| plain(&line.player.name));
    Ok(lines)
}

/// Who withdrew is not waited for.
fn check_in_line(row: &PlayerRow, round: u32, speak: &Speak) -> Option<CheckInLine> {
    if row.withdrawn_after.is_some_and(|last| u32::from(last) < round) {
        return None;
    }
    let bye = row.byes.iter().find(|bye| u32::from(bye.round) == round);
    let remark = bye.map(|bye| said::bye(&bye.result, speak.catalogue, speak.lang)).unwrap_or_default();
    Some(CheckInLine { player: person(row.number, &row.player), present: false, remark })
}

fn board_numbers(desk: &Desk, form: &PrintForm) -> Result<Vec<u32>, DeskError> {
    let players = player::list(desk, &OfTournament { tournament: form.tournament })?.len();
    Ok((1..=u32::try_from(players / 2).unwrap_or(u32::MAX)).collect())
}

/// A line of the table; who was expelled has no rank, and is said to be.
fn standings_line(row: &StandingsRow, speak: &Speak) -> StandingsLine {
    let lang = speak.lang;
    let mut player = person(row.number, &row.player);
    if row.expelled {
        let name = [("name", player.name)];
        player.name = speak.catalogue.text(lang, "standings-expelled", name);
    }
    StandingsLine {
        rank: if row.rank == 0 { String::new() } else { row.rank.to_string() },
        player,
        points: said::points(&row.points, lang),
        tiebreaks: row.tiebreaks.iter().map(|value| said::decimal(value, lang)).collect(),
    }
}

/// Codes of the tie-breaks in their order.
fn codes(view: &StandingsView) -> Vec<String> {
    view.tiebreaks.iter().map(|column| column.code.clone()).collect()
}

fn standings_table(view: &StandingsView, speak: &Speak) -> StandingsTable {
    StandingsTable {
        tiebreaks: codes(view),
        rows: view.rows.iter().map(|row| standings_line(row, speak)).collect(),
    }
}

/// A round robin as the grid of everybody against everybody, a Swiss round by round.
fn cross_table(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<CrossTable, DeskError> {
    let view = table(desk, form)?;
    let tiebreaks = codes(&view);
    let row = |row: &StandingsRow, cells| CrossRow { line: standings_line(row, speak), cells };
    let row_of = desk.read(|db| Ok(tournament::get(db, TournamentId(form.tournament))?))?;
    if is_swiss(&row_of.data) {
        let heads = (1..=view.after_round).map(|round| round.to_string()).collect();
        let cells = |r: &StandingsRow| r.rounds.iter().map(|cell| Some(swiss_cell(cell))).collect();
        let rows = view.rows.iter().map(|r| row(r, cells(r))).collect();
        return Ok(CrossTable { heads, tiebreaks, rows });
    }
    let asked = ShowGrid { tournament: form.tournament, after_round: form.round, order: GridOrder::Rank };
    let grid = standings::grid(desk, &asked)?;
    let heads = view.rows.iter().map(|r| r.rank.to_string()).collect();
    let cells = grid.rows.iter().map(|row| row.cells.iter().map(|cell| grid_cell(cell.as_ref())).collect());
    let rows = view.rows.iter().zip(cells).map(|(r, cells)| row(r, cells)).collect();
    Ok(CrossTable { heads, tiebreaks, rows })
}

/// The opponent's rank, the colour, the result: `12w½`.
fn swiss_cell(cell: &CrossCell) -> String {
    let colour = match cell.colour {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "",
    };
    let rank = cell.opponent_rank.map(|rank| rank.to_string()).unwrap_or_default();
    let result = cell.result.as_deref().map_or("", said::side);
    format!("{rank}{colour}{result}")
}

/// The results against one opponent; none on the square of one with himself.
fn grid_cell(cell: Option<&Vec<GridGame>>) -> Option<String> {
    let games = cell?.iter().filter_map(|game| game.result.as_deref());
    Some(games.map(said::side).collect::<Vec<_>>().join(" "))
}

/// A card a player, by pairing number.
fn cards(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<Vec<PlayerCard>, DeskError> {
    let all = player::cards(desk, form.tournament, form.round)?;
    let wanted = all.iter().filter(|card| form.player.is_none_or(|number| number == card.number));
    let cards: Vec<PlayerCard> = wanted.map(|card| player_card(card, speak)).collect();
    if cards.is_empty() && form.player.is_some() { Err(no_player(form)) } else { Ok(cards) }
}

fn player_card(card: &api::PlayerCard, speak: &Speak) -> PlayerCard {
    let rating = card.rating.as_ref();
    let change = rating.and_then(|row| row.change.as_deref());
    PlayerCard {
        player: person(card.number, &card.player),
        rank: card.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        points: said::points(&card.points, speak.lang),
        performance: rating.and_then(|row| row.performance).map(|p| p.to_string()).unwrap_or_default(),
        rating_change: change.map(|change| signed(change, speak.lang)).unwrap_or_default(),
        rounds: card.rounds.iter().map(|round| card_round(round, speak)).collect(),
    }
}

fn card_round(round: &api::CardRound, speak: &Speak) -> CardRound {
    let code = round.result.as_deref().unwrap_or_default();
    let opponent = round.opponent.as_ref().map(|opponent| Person {
        number: opponent.number,
        title: opponent.title.clone(),
        name: opponent.name.clone(),
        rating: if opponent.rating == 0 { String::new() } else { opponent.rating.to_string() },
        ..Person::default()
    });
    let result = match &opponent {
        Some(_) => said::side(code).to_owned(),
        None => speak.catalogue.plain(speak.lang, &round.kind),
    };
    CardRound {
        round: round.round,
        colour: round
            .colour
            .map(|colour| if colour == Side::White { "white" } else { "black" }.to_owned())
            .unwrap_or_default(),
        opponent,
        result,
        float: match round.float {
            Some(FloatView::Down) => "down".to_owned(),
            Some(FloatView::Up) => "up".to_owned(),
            None => String::new(),
        },
        points: said::points(&round.running, speak.lang),
    }
}

fn signed(change: &str, lang: Lang) -> String {
    let plus = if change.starts_with('-') || change == "0" { "" } else { "+" };
    format!("{plus}{}", said::decimal(change, lang))
}
