//! Which test holds which rule of the list of features of the Laws, by the ids of that list: S0 the edition of
//! 2005, S1 of 1993, S2 the encyclopaedia's account of 2018, S3 the questions and answers on 2018 to 2023, S4 the
//! code before 1984.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

use std::collections::BTreeSet;

/// File, test, and the rules it holds.
const COVERED: &[(&str, &str, &[&str])] = &[
    (
        "legality",
        "standard_chess_each_reason_with_its_article",
        &[
            "S0-04", "S0-07", "S0-13", "S0-16", "S0-17", "S0-18", "S0-19", "S0-20", "S0-21", "S0-22",
            "S0-23", "S0-24", "S0-25", "S0-26", "S0-27", "S0-28", "S0-30", "S0-31", "S0-32", "S0-33",
            "S1-10", "S1-12", "S1-13", "S1-15", "S1-16", "S2-09", "S2-12", "S2-14", "S2-15", "S2-16",
            "S2-17", "S2-18", "S2-19", "S2-20", "S2-30", "S2-31", "S3-03", "S3-04", "S3-05", "S3-13",
            "S3-14", "S3-15", "S3-16", "S3-20", "S4-06", "S4-07", "S4-08", "S4-09", "S4-11", "S4-13",
            "S4-14", "S4-15", "S4-16", "S4-17", "S4-18", "S4-19",
        ],
    ),
    ("legality", "chess960_castling", &["S2-07"]),
    ("legality", "the_king_is_never_captured", &["S2-11"]),
    ("notation", "each_language_reads_and_writes_its_letters", &["S1-08"]),
    (
        "perft",
        "counts_agree_with_independent_programs",
        &["S0-14", "S0-15", "S0-29", "S2-08", "S2-13", "S4-12"],
    ),
    (
        "perft",
        "the_initial_position_has_20_400_and_8902_lines",
        &["S0-11", "S1-09", "S2-06", "S3-07", "S4-05"],
    ),
    ("repetition", "the_record_counts_occurrences_by_article_9_2_3", &["S0-52", "S2-43", "S2-45", "S3-22"]),
    ("repetition", "the_tracker_finds_the_same_occurrences", &["S2-44"]),
    ("repetition", "a_claim_names_the_plies", &["S3-23"]),
    (
        "ending",
        "ends_on_the_board",
        &["S0-06", "S0-08", "S0-47", "S0-49", "S0-50", "S2-32", "S2-40", "S2-41", "S3-01", "S3-09", "S3-21"],
    ),
    ("ending", "seventy_five_moves_and_mate_first", &["S2-47", "S2-48"]),
    ("ending", "the_earliest_end_wins", &["S0-48", "S0-51", "S2-33", "S3-11"]),
    ("ending", "fifty_move_claims", &["S0-05", "S0-53", "S1-11", "S2-46"]),
    ("record", "an_illegal_move_is_kept_and_taken_back", &["S3-24"]),
    ("record", "moves_after_an_illegal_one_fall_with_it", &["S3-25"]),
    ("record", "moves_are_numbered_by_pairs", &["S2-04"]),
    ("record", "the_initial_position", &["S1-07", "S3-08"]),
    ("board", "sixty_four_squares_alternately_light_and_dark", &["S0-09", "S1-04", "S4-02"]),
    ("board", "files_ranks_and_diagonals", &["S0-12", "S1-06", "S2-03", "S4-04"]),
    ("board", "two_sides_move_in_turn", &["S1-03", "S4-01"]),
    ("editions", "a_ruling_carries_the_edition_of_its_game", &["S1-01"]),
    ("editions", "older_codes_are_editions_of_their_own", &["S2-52"]),
    ("overlay", "an_overlay_holds_under_three_guards_only", &["S0-03"]),
    ("ruling_properties", "who_plays_a_side_makes_no_difference", &["S2-01"]),
    ("walk", "deciding_otherwise_needs_a_reason_and_is_kept", &["S0-02"]),
];

/// The texts of the test files.
const FILES: &[(&str, &str)] = &[
    ("board", include_str!("board.rs")),
    ("editions", include_str!("editions.rs")),
    ("ending", include_str!("ending.rs")),
    ("legality", include_str!("legality.rs")),
    ("notation", include_str!("notation.rs")),
    ("overlay", include_str!("overlay.rs")),
    ("perft", include_str!("perft.rs")),
    ("record", include_str!("record.rs")),
    ("repetition", include_str!("repetition.rs")),
    ("ruling_properties", include_str!("ruling_properties.rs")),
    ("walk", include_str!("../../desk/tests/walk.rs")),
];

/// Every id of the list.
const LISTED: &str = include_str!("data/feature-ids.txt");

/// The cases that tick off features by their `source`.
const CASES: &str = include_str!("data/features.jsonl");

#[test]
fn each_row_names_a_test_that_exists() {
    let mut seen = BTreeSet::new();
    for (file, test, rules) in COVERED {
        let (_, text) = FILES.iter().find(|(name, _)| name == file).unwrap();
        assert!(text.contains(&format!("#[test]\nfn {test}()")), "{file}.rs has no test {test}");
        for rule in *rules {
            assert!(seen.insert(*rule), "{rule} is in two rows");
        }
    }
}

#[test]
fn every_listed_feature_has_a_test_and_no_other() {
    let listed: BTreeSet<String> = LISTED.lines().map(str::to_owned).collect();
    assert_eq!(listed.len(), 179);
    let mut tested: BTreeSet<String> =
        COVERED.iter().flat_map(|(_, _, rules)| rules.iter().map(|rule| (*rule).to_owned())).collect();
    for line in CASES.lines() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        tested.extend(row["source"].as_str().unwrap().split(' ').map(str::to_owned));
    }
    let missing: Vec<&String> = listed.difference(&tested).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    let unknown: Vec<&String> = tested.difference(&listed).collect();
    assert!(unknown.is_empty(), "the list has no {unknown:?}");
}
