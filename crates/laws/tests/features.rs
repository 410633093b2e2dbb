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
    ("record", "destinations_for_a_board", &["S2-04"]),
    ("record", "the_initial_position", &["S1-07", "S3-08"]),
];

/// The texts of the test files.
const FILES: &[(&str, &str)] = &[
    ("ending", include_str!("ending.rs")),
    ("legality", include_str!("legality.rs")),
    ("notation", include_str!("notation.rs")),
    ("perft", include_str!("perft.rs")),
    ("record", include_str!("record.rs")),
    ("repetition", include_str!("repetition.rs")),
];

/// How many rules each source states.
const RULES: &[(&str, u32)] = &[("S0", 53), ("S1", 19), ("S2", 52), ("S3", 32), ("S4", 23)];

#[test]
fn each_row_names_a_test_and_rules_that_exist() {
    let mut seen = BTreeSet::new();
    for (file, test, rules) in COVERED {
        let (_, text) = FILES.iter().find(|(name, _)| name == file).unwrap();
        assert!(text.contains(&format!("#[test]\nfn {test}()")), "{file}.rs has no test {test}");
        for rule in *rules {
            let (source, number) = rule.split_once('-').unwrap();
            let (_, most) = RULES.iter().find(|(name, _)| *name == source).unwrap();
            assert!((1..=*most).contains(&number.parse().unwrap()), "{rule}");
            assert!(seen.insert(*rule), "{rule} is in two rows");
        }
    }
    assert!(seen.len() >= 102, "a rule has lost its test: {} left", seen.len());
}
