//! The rows of each table, from what the desk shows.

use crate::api::journal::ListJournal;
use crate::api::player::{OfTournament, PlayerForm, PlayerRow};
use crate::api::rating::{NormRow, RatingRow, ShowNorms, ShowRatings};
use crate::api::round::{BoardPlayer, BoardRow, ShowRound};
use crate::api::ruling::IncidentRow;
use crate::api::standings::{CrossCell, GridGame, GridOrder, GridRow, ShowGrid, ShowStandings, StandingsRow};
use crate::api::table::{ExportTable, TableKind};
use crate::api::{DeskError, Message, Side};
use crate::{Desk, journal, norm, player, print, rating, round, standings, words};

/// The header of a column.
pub(super) enum Head {
    /// A key of the catalogue.
    Key(&'static str),
    /// A round.
    Round(u32),
    /// A code that is the same in every language.
    Code(String),
}

/// A table with its headers.
pub(super) struct Sheet {
    pub heads: Vec<Head>,
    pub rows: Vec<Vec<String>>,
}

/// The word for a table in the name of its file.
pub(super) const fn file_key(table: TableKind) -> &'static str {
    match table {
        TableKind::Players => "table-file-players",
        TableKind::Pairings => "table-file-pairings",
        TableKind::Results => "table-file-results",
        TableKind::Standings => "table-file-standings",
        TableKind::CrossTable => "table-file-cross-table",
        TableKind::Grid => "table-file-grid",
        TableKind::Ratings => "table-file-ratings",
        TableKind::Norms => "table-file-norms",
        TableKind::Journal => "table-file-journal",
        TableKind::Incidents => "table-file-incidents",
    }
}

fn keys(keys: &[&'static str]) -> Vec<Head> {
    keys.iter().map(|key| Head::Key(key)).collect()
}

/// A number, or nothing for zero.
fn unless_zero(number: impl Into<u32>) -> String {
    match number.into() {
        0 => String::new(),
        number => number.to_string(),
    }
}

fn shown(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

impl Sheet {
    /// The table that was asked for.
    pub fn of(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        match request.table {
            TableKind::Players => Self::players(desk, request.tournament),
            TableKind::Pairings => Self::pairings(desk, request),
            TableKind::Results => Self::results(desk, request),
            TableKind::Standings => Self::standings(desk, request, false),
            TableKind::CrossTable => Self::standings(desk, request, true),
            TableKind::Grid => Self::grid(desk, request),
            TableKind::Ratings => Self::ratings(desk, request.tournament),
            TableKind::Norms => Self::norms(desk, request),
            TableKind::Journal => Self::journal(desk, &request.lang),
            TableKind::Incidents => Self::incidents(desk, request),
        }
    }

    fn players(desk: &Desk, tournament: i64) -> Result<Self, DeskError> {
        let mut heads = keys(&[
            "table-col-number",
            "table-col-title",
            "table-col-name",
            "table-col-federation",
            "table-col-rating",
            "table-col-fide-id",
            "table-col-sex",
            "table-col-birth-year",
            "table-col-club",
        ]);
        let rows = player::list(desk, &OfTournament { tournament })?;
        // Only where a fee is asked for.
        if rows.iter().any(|row| row.fee.is_some()) {
            heads.extend(keys(&["table-col-fee", "table-col-paid", "table-col-owes"]));
        }
        let row = |PlayerRow { number, player, fee, .. }: PlayerRow| {
            let known = [
                number.to_string(),
                player.title,
                player.name,
                player.federation,
                unless_zero(player.rating),
                player.fide_id,
                player.sex,
                unless_zero(player.birth_year),
                player.club,
            ];
            let fee = fee.into_iter().flat_map(|fee| [fee.fee, fee.paid, fee.owes]);
            known.into_iter().chain(fee).collect()
        };
        Ok(Self { heads, rows: rows.into_iter().map(row).collect() })
    }

    fn pairings(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-board",
            "table-col-white-number",
            "table-col-white",
            "table-col-white-rating",
            "table-col-white-points",
            "table-col-black-points",
            "table-col-black",
            "table-col-black-rating",
            "table-col-black-number",
        ]);
        let round = match request.round {
            Some(round) => round,
            None => last_round(desk, request.tournament)?,
        };
        let view = round::show(desk, &ShowRound { tournament: request.tournament, round })?;
        let side = |player: Option<&BoardPlayer>| match player {
            Some(player) => [
                player.number.to_string(),
                name(&player.player),
                unless_zero(player.player.rating),
                player.points.clone(),
            ],
            None => [const { String::new() }; 4],
        };
        let row = |board: &BoardRow| {
            let mut row = vec![unless_zero(board.board)];
            row.extend(side(Some(&board.white)));
            let [number, name, rating, points] = side(board.black.as_ref());
            row.extend([points, name, rating, number]);
            row
        };
        Ok(Self { heads, rows: view.boards.iter().map(row).collect() })
    }

    fn results(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-round",
            "table-col-board",
            "table-col-white-number",
            "table-col-white",
            "table-col-white-result",
            "table-col-black-result",
            "table-col-black",
            "table-col-black-number",
        ]);
        let rounds = match request.round {
            Some(round) => round..=round,
            None => 1..=last_round(desk, request.tournament)?,
        };
        let mut rows = Vec::new();
        for round in rounds {
            let view = round::show(desk, &ShowRound { tournament: request.tournament, round })?;
            rows.extend(view.boards.iter().map(|board| {
                let result = board.result.as_ref();
                vec![
                    round.to_string(),
                    unless_zero(board.board),
                    board.white.number.to_string(),
                    name(&board.white.player),
                    shown(result.map(|result| &result.white)),
                    shown(result.map(|result| &result.black)),
                    shown(board.black.as_ref().map(|black| name(&black.player))),
                    shown(board.black.as_ref().map(|black| black.number)),
                ]
            }));
        }
        Ok(Self { heads, rows })
    }

    fn standings(desk: &Desk, request: &ExportTable, with_rounds: bool) -> Result<Self, DeskError> {
        let asked = ShowStandings {
            tournament: request.tournament,
            after_round: request.round,
            group: request.group.clone(),
        };
        let view = standings::show(desk, &asked)?;
        let mut heads = keys(&[
            "table-col-rank",
            "table-col-number",
            "table-col-title",
            "table-col-name",
            "table-col-federation",
            "table-col-rating",
        ]);
        if with_rounds {
            heads.extend((1..=view.after_round).map(Head::Round));
        }
        heads.push(Head::Key("table-col-points"));
        heads.extend(view.tiebreaks.iter().map(|tiebreak| Head::Code(tiebreak.code.clone())));
        let row = |row: &StandingsRow| {
            let player = &row.player;
            // The cells of rounds tell opponents by their ranks in the whole table.
            let rank = if with_rounds { row.rank } else { row.group_rank };
            let mut cells = vec![
                rank.to_string(),
                row.number.to_string(),
                player.title.clone(),
                player.name.clone(),
                player.federation.clone(),
                unless_zero(player.rating),
            ];
            if with_rounds {
                cells.extend(row.rounds.iter().map(cross_cell));
            }
            cells.push(row.points.clone());
            cells.extend(row.tiebreaks.iter().cloned());
            cells
        };
        Ok(Self { heads, rows: view.rows.iter().map(row).collect() })
    }

    fn ratings(desk: &Desk, tournament: i64) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-number",
            "table-col-name",
            "table-col-rating",
            "rating-col-k",
            "table-col-games",
            "table-col-points",
            "rating-col-expected",
            "rating-col-performance",
            "rating-col-change",
            "rating-col-new",
        ]);
        let view = rating::show(desk, &ShowRatings { tournament })?;
        let row = |row: &RatingRow| {
            vec![
                row.number.to_string(),
                row.player.name.clone(),
                unless_zero(row.player.rating),
                shown(row.k),
                row.games.to_string(),
                row.score.clone(),
                shown(row.expected.as_ref()),
                shown(row.performance),
                shown(row.change.as_ref()),
                shown(row.new),
            ]
        };
        Ok(Self { heads, rows: view.rows.iter().map(row).collect() })
    }

    /// Everybody against everybody: colour and result of the row's player.
    fn grid(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        let asked =
            ShowGrid { tournament: request.tournament, after_round: request.round, order: GridOrder::Rank };
        let view = standings::grid(desk, &asked)?;
        let mut heads = keys(&[
            "table-col-rank",
            "table-col-number",
            "table-col-title",
            "table-col-name",
            "table-col-rating",
        ]);
        heads.extend((1..=view.rows.len()).map(|place| Head::Code(place.to_string())));
        heads.push(Head::Key("table-col-points"));
        let row = |row: &GridRow| {
            let player = &row.player;
            let mut cells = vec![
                shown(row.rank),
                row.number.to_string(),
                player.title.clone(),
                player.name.clone(),
                unless_zero(player.rating),
            ];
            cells.extend(row.cells.iter().map(|games| match games {
                None => "*".to_owned(),
                Some(games) => games.iter().map(grid_game).collect::<Vec<_>>().join(" "),
            }));
            cells.push(row.points.clone());
            cells
        };
        Ok(Self { heads, rows: view.rows.iter().map(row).collect() })
    }

    fn norms(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-number",
            "table-col-name",
            "table-col-rating",
            "table-col-norm",
            "table-col-norm-made",
            "table-col-games",
            "table-col-points",
            "table-col-average",
            "rating-col-performance",
            "table-col-missing",
            "table-col-notes",
        ]);
        let (catalogue, lang) = (words::catalogue()?, words::lang(&request.lang));
        let view = norm::show(desk, &ShowNorms { tournament: request.tournament, entry: None })?;
        let say = |message: &Message| words::say(catalogue, lang, message);
        let row = |row: &NormRow| {
            let missing = row.requirements.iter().filter(|requirement| !requirement.met);
            vec![
                row.number.to_string(),
                row.player.name.clone(),
                unless_zero(row.player.rating),
                row.title.clone(),
                catalogue.plain(lang, if row.met { "table-yes" } else { "table-no" }),
                row.games.to_string(),
                row.score.clone(),
                row.average.to_string(),
                row.performance.to_string(),
                missing.map(|requirement| say(&requirement.what)).collect::<Vec<_>>().join("; "),
                row.notes.iter().map(say).collect::<Vec<_>>().join("; "),
            ]
        };
        Ok(Self { heads, rows: view.rows.iter().map(row).collect() })
    }

    /// The incidents by rounds and boards.
    fn incidents(desk: &Desk, request: &ExportTable) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-at",
            "table-col-round",
            "table-col-board",
            "table-col-white",
            "table-col-black",
            "table-col-what",
            "table-col-notes",
            "table-col-articles",
            "table-col-clocks",
            "table-col-white-result",
            "table-col-black-result",
            "table-col-white-given",
            "table-col-black-given",
        ]);
        let speak = print::Speak::in_language(&request.lang)?;
        let rows = print::incidents(desk, request.tournament, request.round)?;
        let row = |row: &IncidentRow| {
            let line = print::incident_line(row, &speak, 0);
            let result = row.result.as_ref();
            vec![
                row.at.format("%Y-%m-%d %H:%M:%S").to_string(),
                line.round.to_string(),
                line.board.to_string(),
                line.white,
                line.black,
                line.what,
                line.notes.join("; "),
                line.articles,
                line.clocks.join("; "),
                shown(result.map(|result| &result.white)),
                shown(result.map(|result| &result.black)),
                row.points.0.clone(),
                row.points.1.clone(),
            ]
        };
        Ok(Self { heads, rows: rows.iter().map(row).collect() })
    }

    /// The journal, the first act first.
    fn journal(desk: &Desk, lang: &str) -> Result<Self, DeskError> {
        let heads = keys(&[
            "table-col-number",
            "table-col-at",
            "table-col-who",
            "table-col-host",
            "table-col-kind",
            "table-col-what",
        ]);
        let (catalogue, lang) = (words::catalogue()?, words::lang(lang));
        let mut acts = journal::list(desk, &ListJournal::default())?;
        acts.sort_by_key(|act| act.number);
        let row = |act: &crate::api::journal::JournalRow| {
            vec![
                act.number.to_string(),
                act.at.format("%Y-%m-%d %H:%M:%S").to_string(),
                act.who.clone(),
                act.host.clone(),
                catalogue.plain(lang, kind_key(act.kind)),
                words::say(catalogue, lang, &act.message),
            ]
        };
        Ok(Self { heads, rows: acts.iter().map(row).collect() })
    }
}

const fn kind_key(kind: crate::api::journal::JournalKind) -> &'static str {
    use crate::api::journal::JournalKind as Kind;
    match kind {
        Kind::Act => "table-kind-act",
        Kind::Undo => "table-kind-undo",
        Kind::Redo => "table-kind-redo",
    }
}

/// The last paired round.
fn last_round(desk: &Desk, tournament: i64) -> Result<u32, DeskError> {
    Ok(standings::show(desk, &ShowStandings { tournament, ..ShowStandings::default() })?.after_round)
}

/// A player with the title.
fn name(player: &PlayerForm) -> String {
    let both = format!("{} {}", player.title, player.name);
    both.trim_start().to_owned()
}

/// A game in the grid: the colour and the result of the row's player.
fn grid_game(game: &GridGame) -> String {
    format!("{}{}", colour_letter(game.colour), game.result.as_deref().unwrap_or_default())
}

const fn colour_letter(colour: Option<Side>) -> &'static str {
    match colour {
        Some(Side::White) => "w",
        Some(Side::Black) => "b",
        None => "",
    }
}

/// What a player did in a round: the opponent's rank, the colour, the result.
fn cross_cell(cell: &CrossCell) -> String {
    let colour = colour_letter(cell.colour);
    let rank = shown(cell.opponent_rank);
    let result = cell.result.as_deref().unwrap_or_default();
    format!("{rank}{colour}{result}")
}
