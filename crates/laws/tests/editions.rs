//! The editions as data: each has its date and its own numbering, and a game keeps the one it was played under.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

mod numbering;

use arbitro_laws::edition::{Editions, Status};
use arbitro_laws::incident::{Case, Event, Resignation, rule, rule_with};
use arbitro_laws::side::Side;
use numbering::is_numbered_as;

/// S1-01: an edition is in force from a day, and a ruling carries the name of the edition of its game, whatever is
/// installed later.
#[test]
fn a_ruling_carries_the_edition_of_its_game() {
    let editions = Editions::built_in();
    let on = |day: &str| editions.in_force_on(day.parse().unwrap()).map(|edition| edition.id.to_string());
    assert_eq!(on("1993-01-01").as_deref(), Some("1993"));
    assert_eq!(on("1992-12-31").as_deref(), Some("1989"));
    for edition in editions.iter() {
        let case = Case::new(edition.id.clone(), Event::Resignation(Resignation::of(Side::White)));
        let ruling = rule(&case).unwrap();
        assert_eq!(ruling.edition, edition.id);
        let mut json = serde_json::to_value(editions.iter().last().unwrap()).unwrap();
        json["id"] = "2027-07".into();
        json["in_force"] = "2027-07-01".into();
        let newer = editions.with(serde_json::from_value(json).unwrap());
        assert_eq!(rule_with(&case, &newer), Ok(ruling));
    }
}

/// S2-52: the codes before 1984 are editions of their own, marked as unverified, and before the first of them there is
/// none.
#[test]
fn older_codes_are_editions_of_their_own() {
    let editions = Editions::built_in();
    let oldest = editions.iter().next().unwrap();
    assert_eq!(oldest.id.to_string(), "1974");
    assert_eq!(oldest.parameters.illegal_counting.status, Status::Unverified);
    assert!(editions.in_force_on("1970-01-01".parse().unwrap()).is_none());
    let in_order: Vec<_> = editions.iter().map(|edition| edition.in_force).collect();
    assert!(in_order.is_sorted());
}

/// Every article a parameter names is written as the numbering of its edition has it.
#[test]
fn articles_are_in_the_numbering_of_their_edition() {
    for edition in Editions::built_in().iter() {
        let numbers = edition.articles.numbers().chain(edition.parameters.numbers());
        for number in numbers {
            assert!(is_numbered_as(&edition.id.0, number), "{} has no article {number}", edition.id);
        }
    }
}
