//! Standings: points and ranks, tie-breaks with their working, and what is not computed.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "helpers of tests may fail loudly"
)]

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use arbitro_desk::api::Source;
use arbitro_desk::api::event::{SystemChoice, TournamentForm};
use arbitro_desk::api::player::{PlayerForm, PlayerIn};
use arbitro_desk::api::round::{PairRound, PublishRound};
use arbitro_desk::api::standings::{
    Category, ExplainTieBreak, FloatView, GridOrder, GroupChoice, PlayerCard, ShowCard, ShowGrid,
    ShowStandings, StandingsGroup, StandingsView, TieBreakExplained,
};
use arbitro_desk::api::trf::ImportReport;
use arbitro_desk::{Desk, player, round, standings, tournament, trf};
use arbitro_messages::{Catalogue, Lang};
use common::{add_tournament, code, confirmed, enter, enter_club, hall, new_event};

fn show(desk: &Desk, tournament: i64, after_round: Option<u32>) -> StandingsView {
    standings::show(desk, &ShowStandings { tournament, after_round, group: None }).unwrap()
}

fn codes(view: &StandingsView) -> Vec<&str> {
    view.tiebreaks.iter().map(|tiebreak| tiebreak.code.as_str()).collect()
}

fn ranks(view: &StandingsView) -> Vec<(u32, u16, &str)> {
    view.rows.iter().map(|row| (row.rank, row.number, row.points.as_str())).collect()
}

#[test]
fn points_ranks_and_the_cross_table_follow_the_results() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    enter_club(&hall.desk, tournament, 5);
    let before = show(&hall.desk, tournament, None);
    assert_eq!((before.after_round, before.rows.len()), (0, 5));
    assert!(before.rows.iter().all(|row| row.rank == 1));

    // Round 1: 2-5 and 3-4; number 1 rests.
    let first = round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    enter(&hall.desk, first.boards[0].pairing, "0", "1").unwrap();
    let view = show(&hall.desk, tournament, None);
    assert_eq!((view.missing, view.rows[0].number), (1, 5));
    enter(&hall.desk, first.boards[1].pairing, "+", "-").unwrap();
    let view = show(&hall.desk, tournament, None);
    assert_eq!(ranks(&view)[..2], [(1, 3, "1"), (1, 5, "1")]);
    assert_eq!(codes(&view), ["DE", "WIN", "SB", "KS"]);
    let row = |number: u16| view.rows.iter().find(|row| row.number == number).unwrap();
    assert_eq!(row(3).played, 0, "a forfeit is not played");
    let cell = &row(5).rounds[0];
    assert_eq!((cell.opponent, cell.result.as_deref()), (Some(2), Some("1")));
    assert_eq!(serde_json::to_value(cell.colour).unwrap(), "black");
    let rest = &row(1).rounds[0];
    assert_eq!((rest.opponent, rest.colour, rest.result.as_deref()), (None, None, Some("Z")));

    round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
    let view = show(&hall.desk, tournament, Some(1));
    assert_eq!((view.after_round, view.rows[0].rounds.len(), view.missing), (1, 1, 0));
    assert_eq!(show(&hall.desk, tournament, None).missing, 2);
    let later = standings::show(&hall.desk, &ShowStandings { tournament, after_round: Some(3), group: None });
    assert_eq!(code(later), "error-round-not-paired");
}

/// A tournament of the corpus, as a new event.
fn import(desk: &Desk, name: &str) -> i64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../interchange/tests/data/trf/events");
    let source = Source::Path(folder.join(name).to_string_lossy().into_owned());
    // They were paired under earlier rules, or by nobody's.
    let request = ImportReport { path: None, source };
    confirmed(desk, |desk| trf::import(desk, &request)).unwrap().tournament
}

/// A decimal in ten-thousandths.
fn parts(decimal: &str) -> i64 {
    let (sign, digits) = decimal.strip_prefix('-').map_or((1, decimal), |digits| (-1, digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    sign * format!("{whole}{fraction:0<4}").parse::<i64>().unwrap()
}

fn explain(desk: &Desk, view: &StandingsView, entry: i64, column: Option<u32>) -> TieBreakExplained {
    let request = ExplainTieBreak { tournament: view.tournament, after_round: None, entry, column };
    standings::explain(desk, &request).unwrap()
}

/// Whatever stands in the table is what its terms make, and every term says why in both languages.
#[test]
fn workings_make_the_values_of_the_table() {
    let catalogue = Catalogue::load().unwrap();
    let (mut sums, mut methods) = (0, BTreeSet::new());
    for name in ["tec-swiss-2026.trf", "tec-rr-2026.trf", "indiv-swiss-104.trf", "indiv-rr-026.trf"] {
        let hall = hall();
        let tournament = import(&hall.desk, name);
        let view = show(&hall.desk, tournament, None);
        assert!(view.tiebreaks.len() > 2, "{name}: {:?}", view.left_out);
        for row in &view.rows {
            for column in std::iter::once(None).chain((0..view.tiebreaks.len()).map(Some)) {
                let shown = column.map_or(&row.points, |column| &row.tiebreaks[column]);
                let column = column.map(|column| u32::try_from(column).unwrap());
                let working = explain(&hall.desk, &view, row.entry, column);
                let code = &working.tiebreak.code;
                assert_eq!((&working.value, working.number), (shown, row.number), "{name} {code}");
                let counted = working.terms.iter().filter(|term| term.cut.is_none());
                let sum: i64 = counted.map(|term| parts(&term.value)).sum();
                match working.method.key.as_str() {
                    "standings-working-sum" if working.value.is_empty() => {}
                    "standings-working-sum" => {
                        assert_eq!((sum, &working.total), (parts(&working.value), shown), "{name} {code}");
                        sums += 1;
                    }
                    "standings-working-compared" => assert_eq!(sum, parts(&working.total), "{name} {code}"),
                    _ => assert_eq!(&working.total, shown, "{name} {code}"),
                }
                methods.insert(working.method.key.clone());
                for message in
                    working.terms.iter().flat_map(|term| std::iter::once(&term.why).chain(&term.cut))
                {
                    assert!(Lang::ALL.iter().all(|lang| catalogue.has(*lang, &message.key)), "{message:?}");
                }
                for term in &working.terms {
                    assert_eq!(term.opponent.is_some(), !term.name.is_empty(), "{name} {code}");
                }
            }
        }
    }
    assert!(sums > 300, "{sums}");
    assert!(methods.contains("standings-working-compared"), "{methods:?}");
}

#[test]
fn a_cut_is_told() {
    let hall = hall();
    let tournament = import(&hall.desk, "tec-swiss-2026.trf");
    let view = show(&hall.desk, tournament, None);
    let column = codes(&view).iter().position(|code| code.contains("/C1")).unwrap();
    let working = explain(&hall.desk, &view, view.rows[0].entry, u32::try_from(column).ok());
    assert_eq!(working.terms.iter().filter(|term| term.cut.is_some()).count(), 1, "{working:?}");
    let gone = ExplainTieBreak { tournament, after_round: None, entry: view.rows[0].entry, column: Some(99) };
    assert_eq!(code(standings::explain(&hall.desk, &gone)), "error-gone");
    assert_eq!(code(standings::explain(&hall.desk, &ExplainTieBreak { entry: 9999, ..gone })), "error-gone");
}

#[test]
fn a_tie_break_that_cannot_be_computed_is_refused_with_the_article() {
    let hall = hall();
    new_event(&hall.desk, SystemChoice::RoundRobin);
    for (system, tie_breaks, expected, article) in [
        (SystemChoice::RoundRobin, "BH SB", "standings-only-swiss", "8"),
        (SystemChoice::Dutch, "BH KS", "standings-only-round-robin", "9.2"),
        (SystemChoice::Dutch, "EDE", "standings-only-teams", "11"),
        (SystemChoice::Dutch, "BH XYZ", "standings-unknown-code", "5"),
        (SystemChoice::Dutch, "SB/M1", "standings-impossible-modifier", "9.1"),
        (SystemChoice::Dutch, "BH/Q", "standings-unknown-modifier", "14"),
    ] {
        let form = TournamentForm { tie_breaks: tie_breaks.into(), ..TournamentForm::new("B", system, 7) };
        let refused = tournament::add(&hall.desk, &form).unwrap_err();
        assert_eq!((refused.code.as_str(), refused.params["article"].as_str()), (expected, article));
    }
    // What the regulations define themselves is taken, and shown as not computed.
    let form = TournamentForm {
        tie_breaks: "BH OTHER_LOTS".into(),
        ..TournamentForm::new("B", SystemChoice::Dutch, 7)
    };
    let event = tournament::add(&hall.desk, &form).unwrap();
    let view = show(&hall.desk, event.tournaments[1].id, None);
    assert_eq!((codes(&view), view.left_out[0].key.as_str()), (vec!["BH"], "standings-self-defined"));
    let edited = TournamentForm { tie_breaks: "KS".into(), ..event.tournaments[1].form.clone() };
    assert_eq!(code(tournament::edit(&hall.desk, &edited)), "standings-only-round-robin");
}

#[test]
fn what_is_left_out_is_told() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::RoundRobin);
    let event = add_tournament(&hall.desk, "B", SystemChoice::Dutch).unwrap();
    let form = event.tournaments[0].form.clone();
    tournament::edit(&hall.desk, &TournamentForm { tie_breaks: "ARO TPR/U1400 DE".into(), ..form }).unwrap();
    enter_club(&hall.desk, tournament, 4);
    let told =
        |desk: &Desk| show(desk, tournament, None).left_out.iter().map(|m| m.key.clone()).collect::<Vec<_>>();
    assert!(told(&hall.desk).is_empty());
    common::add_unrated(&hall.desk, tournament, "Ivers, Una");
    assert_eq!(told(&hall.desk), ["standings-unrated"]);
    assert_eq!(codes(&show(&hall.desk, tournament, None)), ["TPR/U1400", "DE"]);
}

#[test]
fn a_group_is_ranked_by_itself() {
    let hall = hall();
    let tournament = import(&hall.desk, "indiv-swiss-104.trf");
    let view = show(&hall.desk, tournament, None);
    let federation = |choice: &&GroupChoice| matches!(choice.group, StandingsGroup::Federation(_));
    let choice = view.groups.iter().find(federation).unwrap();
    let StandingsGroup::Federation(code) = &choice.group else { panic!("a federation") };
    let group = Some(choice.group.clone());
    let some = standings::show(&hall.desk, &ShowStandings { tournament, after_round: None, group }).unwrap();
    assert_eq!(some.rows.len(), usize::try_from(choice.players).unwrap());
    assert!(some.rows.iter().all(|row| row.player.federation == *code));
    let expected: Vec<u32> =
        view.rows.iter().filter(|row| row.player.federation == *code).map(|r| r.rank).collect();
    assert_eq!(some.rows.iter().map(|row| row.rank).collect::<Vec<_>>(), expected);
    for (place, row) in (1..).zip(&some.rows) {
        let shared = some.rows.iter().filter(|other| other.rank == row.rank).count() > 1;
        assert!(shared || row.group_rank == place, "{row:?}");
    }
}

#[test]
fn categories_go_by_the_year_of_birth_sex_and_rating() {
    let hall = hall();
    // The event is in 2026.
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    for (name, birth_year, sex, rating) in [
        ("A", 2014, "w", 0),
        ("B", 2013, "m", 1200),
        ("C", 1976, "w", 2000),
        ("D", 1977, "m", 2100),
        ("E", 0, "", 1500),
    ] {
        let player =
            PlayerForm { name: name.into(), birth_year, sex: sex.into(), rating, ..PlayerForm::default() };
        player::add(&hall.desk, &PlayerIn { tournament, player }).unwrap();
    }
    let of = |category: Category| {
        let group = Some(StandingsGroup::Category(category));
        let view =
            standings::show(&hall.desk, &ShowStandings { tournament, after_round: None, group }).unwrap();
        view.rows.iter().map(|row| row.player.name.clone()).collect::<String>()
    };
    assert_eq!([of(Category::Under(12)), of(Category::Under(14)), of(Category::Under(10))], ["A", "AB", ""]);
    assert_eq!([of(Category::Senior(50)), of(Category::Women), of(Category::Unrated)], ["C", "AC", "A"]);
    let names: Vec<String> =
        show(&hall.desk, tournament, None).groups.into_iter().map(|g| g.name.key).collect();
    assert_eq!(names.iter().filter(|name| *name == "table-group-under").count(), 5, "{names:?}");
    assert!(!names.contains(&"table-group-federation".to_owned()));
}

#[test]
fn the_grid_has_every_game_twice() {
    let hall = hall();
    let tournament = import(&hall.desk, "tec-rr-2026.trf");
    let of = |order| standings::grid(&hall.desk, &ShowGrid { tournament, after_round: None, order }).unwrap();
    let (cross, berger) = (of(GridOrder::Rank), of(GridOrder::Number));
    let ranks: Vec<u32> = cross.rows.iter().filter_map(|row| row.rank).collect();
    assert!(ranks.is_sorted() && berger.rows.is_sorted_by_key(|row| row.number));
    for grid in [cross, berger] {
        for (i, row) in grid.rows.iter().enumerate() {
            assert_eq!(row.cells.len(), grid.rows.len());
            for (j, cell) in row.cells.iter().enumerate() {
                let mirror = &grid.rows[j].cells[i];
                assert_eq!(cell.is_none(), i == j);
                let Some((games, theirs)) = cell.as_ref().zip(mirror.as_ref()) else { continue };
                assert_eq!(games.len(), theirs.len());
                assert!(games.iter().zip(theirs).all(|(one, other)| one.round == other.round
                    && (one.colour.is_none() || one.colour != other.colour)));
            }
        }
    }
}

#[test]
fn a_card_tells_the_way_through_the_tournament() {
    let hall = hall();
    let tournament = new_event(&hall.desk, SystemChoice::Dutch);
    let entries = enter_club(&hall.desk, tournament, 5);
    let play = |results: [(&str, &str); 2]| {
        round::pair(&hall.desk, &PairRound::next(tournament)).unwrap();
        let view = round::publish(&hall.desk, &PublishRound { tournament }).unwrap();
        for (board, (white, black)) in view.boards.iter().zip(results) {
            enter(&hall.desk, board.pairing, white, black).unwrap();
        }
    };
    // There is a bye in each round.
    play([("1", "0"), ("0", "1")]);
    play([("=", "="), ("=", "=")]);
    let view = show(&hall.desk, tournament, None);
    let cards: Vec<PlayerCard> = entries
        .iter()
        .map(|entry| {
            player::card(&hall.desk, &ShowCard { tournament, entry: *entry, after_round: None }).unwrap()
        })
        .collect();
    let mut floats = [0, 0];
    for card in &cards {
        let row = view.rows.iter().find(|row| row.entry == card.entry).unwrap();
        assert_eq!((card.rank, &card.points, &card.values), (Some(row.rank), &row.points, &row.tiebreaks));
        assert_eq!(card.rounds.last().map(|round| &round.running), Some(&card.points));
        let sum: i64 = card.rounds.iter().map(|round| parts(&round.points)).sum();
        assert_eq!(sum, parts(&card.points));
        assert!(
            card.rating.as_ref().is_some_and(|rating| rating.entry == card.entry && rating.change.is_some())
        );
        for round in &card.rounds {
            floats[0] += usize::from(round.float == Some(FloatView::Down));
            floats[1] += usize::from(round.float == Some(FloatView::Up));
            let Some(opponent) = &round.opponent else {
                assert_eq!(round.float, Some(FloatView::Down), "who scores without playing floats down");
                continue;
            };
            let theirs = cards.iter().find(|other| other.entry == opponent.entry).unwrap();
            assert_eq!((&opponent.points, &opponent.name), (&theirs.points, &theirs.player.name));
        }
    }
    // Each of two byes, and each game between unequal scores gives one of either kind.
    assert_eq!(floats[0], floats[1] + 2, "{floats:?}");
    let gone = player::card(&hall.desk, &ShowCard { tournament, entry: 999, after_round: None });
    assert_eq!(code(gone), "error-gone");
}
