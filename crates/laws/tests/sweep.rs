//! Every event of the arbiter's day under every edition, time class and supervision: there is always a ruling or a
//! question, it cites articles of that edition, and it is marked where the rule could not be verified.

#![allow(clippy::unwrap_used, reason = "tests stop at the first surprise")]

mod numbering;

use std::collections::BTreeMap;

use arbitro_laws::edition::{Editions, Status};
use arbitro_laws::incident::{Case, rule};
use arbitro_laws::ruling::Ruling;
use arbitro_laws::side::Side;
use numbering::is_numbered_as;
use serde_json::{Value, json};

/// The events by their numbers, with the names they have in a case.
const EVENTS: &[(&str, &[&str])] = &[
    ("E01", &["illegal_move_completed", "illegal_move_made_not_completed", "king_captured"]),
    (
        "E02",
        &[
            "illegal_move_noticed_later",
            "illegal_move_noticed_after_game_end",
            "checkmate_after_unnoticed_illegal_move",
        ],
    ),
    ("E03", &["arbiter_arrives_illegal_position"]),
    ("E04", &["clock_pressed_without_move", "opponent_moved_before_press"]),
    ("E05", &["promotion_incomplete", "promotion_piece_touches_square", "upside_down_rook_as_queen"]),
    ("E06", &["two_hands", "wrong_hand_on_clock"]),
    ("E07", &["touched", "touch_claim_late", "adjusting_on_opponents_time"]),
    ("E08", &["piece_released"]),
    ("E09", &["pieces_displaced"]),
    ("E10", &["wrong_initial_position"]),
    ("E11", &["board_rotated_90"]),
    ("E12", &["colours_reversed", "colours_reversed_noticed_after_end"]),
    (
        "E13",
        &[
            "flag_fall",
            "flag_fall_before_pressing",
            "flag_fall_claim",
            "flag_fall_observed_by_arbiter_no_claim",
            "flag_fall_with_pending_draw_offer",
            "flag_noticed_after_mate",
        ],
    ),
    ("E14", &["both_flags_fallen", "both_clocks_zero"]),
    ("E15", &["draw_claim_threefold", "draw_claim_withdrawn"]),
    ("E16", &["draw_claim_50"]),
    ("E17", &["position_reached"]),
    ("E18", &["position_reached"]),
    ("E19", &["resignation"]),
    ("E20", &["draw_offer", "draw_offer_acceptance", "draw_agreement"]),
    ("E21", &["late_arrival", "both_absent"]),
    ("E22", &["electronic_device_found", "phone_sounds"]),
    ("E23", &["stops_recording", "writes_move_in_advance", "refusal_to_comply"]),
    ("E24", &["sealed_move_opened", "envelope_missing"]),
    ("E25", &["qpf_claim", "qpf_increment_request"]),
    ("E26", &["wrong_clock_setting", "clock_defective", "play_interrupted"]),
    ("E27", &["castling_attempt_chess960"]),
    ("E28", &["conduct", "disrepute_both"]),
    ("E29", &["score", "arbiter_awards_split"]),
    ("E30", &["blind_touch", "blind_boards_differ", "blind_announcement_slip"]),
    ("E31", &["game_not_played"]),
    ("E32", &["result_questioned"]),
    ("analogy", &["not_covered"]),
];

/// Rules that no source settles, as event, editions, class and supervision (empty: any).
const UNVERIFIED: &[(&str, &[&str], &str, &str)] = &[
    ("illegal_move_completed", &["1974", "1989", "1993"], "", ""),
    ("illegal_move_noticed_later", &["1974", "1989", "1993"], "", ""),
    ("illegal_move_completed", &["2001", "2005"], "blitz", "inadequate"),
    ("king_captured", &["1974", "1989", "1993"], "standard", ""),
    ("promotion_incomplete", &["1974", "1989", "1993"], "", ""),
    ("wrong_initial_position", &["2001", "2005"], "rapid", "inadequate"),
    ("colours_reversed", &["1974", "1989", "1993"], "", ""),
    ("flag_fall", &["1974", "1989", "1993"], "standard", ""),
    ("flag_fall_claim", &["2001", "2005"], "blitz", "inadequate"),
    ("late_arrival", &["1974", "1989", "1993"], "", ""),
    ("qpf_claim", &["1974", "1989", "1993"], "", ""),
    ("sealed_move_opened", &["1974", "1989", "1993", "2014"], "", ""),
];

/// Cases of the events that no worked case shows.
fn more() -> Vec<Value> {
    vec![
        json!({"event": {"type": "opponent_moved_before_press", "player": "white"}}),
        json!({"event": {"type": "adjusting_on_opponents_time", "player": "black"}}),
        json!({"event": {"type": "flag_noticed_after_mate", "mate_given_by": "white", "player_flag_fallen": "white"}}),
        json!({"event": {"type": "qpf_increment_request", "claimant": "white", "claimant_remaining_s": 100, "arbiter_agrees": true}}),
        json!({"event": {"type": "blind_announcement_slip", "corrected_before_opponent_clock_started": true}}),
        json!({"event": {"type": "clock_defective", "detail": "the display is dark"}}),
        json!({"event": {"type": "play_interrupted", "detail": "fire alarm"}}),
        json!({"event": {"type": "conduct", "player": "white", "offence": "leaving"}}),
        json!({"event": {"type": "game_not_played", "player": "black", "reason": "withdrawal"}}),
        json!({"event": {"type": "result_questioned", "result": "1-0", "signed": true, "found": "illegal_move"}}),
        json!({"event": {"type": "not_covered", "detail": "the clock was dropped"}}),
    ]
}

/// The cases by the name of their event.
fn cases() -> BTreeMap<String, Vec<Value>> {
    let lines = include_str!("data/laws.jsonl").lines().chain(include_str!("data/features.jsonl").lines());
    let mut cases: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for case in lines.map(|line| serde_json::from_str(line).unwrap()).chain(more()) {
        let name = Value::as_str(&case["event"]["type"]).unwrap().to_owned();
        cases.entry(name).or_default().push(case);
    }
    cases
}

fn ruling(case: &Value, edition: &str, class: &str, supervision: &str) -> Ruling {
    let mut case = case.clone();
    case["edition"] = edition.into();
    case["tc_class"] = class.into();
    case["supervision"] = supervision.into();
    let case: Case = serde_json::from_value(case).unwrap();
    rule(&case).unwrap()
}

/// Calls `look` for each edition, class and supervision.
fn everywhere(mut look: impl FnMut(&str, &str, &str)) {
    for edition in Editions::built_in().iter() {
        for class in ["standard", "rapid", "blitz"] {
            for supervision in ["adequate", "inadequate"] {
                look(&edition.id.0, class, supervision);
            }
        }
    }
}

#[test]
fn every_event_is_ruled_on_in_every_edition() {
    let cases = cases();
    for (number, names) in EVENTS {
        for name in *names {
            let cases = cases.get(*name).unwrap_or_else(|| unreachable!("{number} {name} has no case"));
            everywhere(|edition, class, supervision| {
                let numbering = Editions::built_in().iter().find(|known| known.id.0 == edition).unwrap();
                for case in cases {
                    let given = ruling(case, edition, class, supervision);
                    let which = format!("{name} {} {edition} {class} {supervision}", case["id"]);
                    assert!(!given.next.key.is_empty(), "{which}");
                    assert!(!given.articles.is_empty(), "{which} cites nothing");
                    for article in &given.articles {
                        assert!(numbering.has_article(article), "{which} cites {article}");
                        assert!(is_numbered_as(edition, article), "{which} cites {article}");
                    }
                    for side in [Side::White, Side::Black] {
                        let ordered_by = given.clock_articles.of(side);
                        let changed = given.clock_delta_s.of(side).0 != 0;
                        assert_eq!(changed, !ordered_by.is_empty(), "{which} {side:?}");
                        let cited = ordered_by.iter().all(|article| given.articles.contains(article));
                        assert!(cited, "{which} {side:?} {ordered_by:?}");
                    }
                    if given.status == Status::Unverified {
                        let asks = given.needs_arbiter.iter().any(|q| q.key == "laws-ask-unverified-rule");
                        assert!(asks, "{which} rests on an unverified rule and does not say so");
                    }
                    if given.result.is_over() {
                        let clocks = given.clock_delta_s;
                        assert_eq!((clocks.white.0, clocks.black.0), (0, 0), "{which}");
                    }
                }
            });
        }
    }
}

#[test]
fn every_event_of_a_case_has_its_number() {
    let named: Vec<&str> = EVENTS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    for name in cases().keys() {
        assert!(named.contains(&name.as_str()), "{name}");
    }
    let numbers = EVENTS.iter().filter(|(number, _)| number.starts_with('E')).count();
    assert_eq!(numbers, 32);
}

#[test]
fn what_no_source_settles_is_marked() {
    let cases = cases();
    for (name, editions, class, supervision) in UNVERIFIED {
        let mut seen = 0;
        everywhere(|edition, given_class, given_supervision| {
            let meant = editions.contains(&edition)
                && (class.is_empty() || *class == given_class)
                && (supervision.is_empty() || *supervision == given_supervision);
            if !meant {
                return;
            }
            // A case whose game was over before the event rests on the end of the game alone.
            for case in cases[*name].iter().filter(|case| case.get("moves_uci").is_none()) {
                let given = ruling(case, edition, given_class, given_supervision);
                if given.evidence.ended_at.is_some() || given.next.key == "laws-next-wait-for-claim" {
                    continue;
                }
                // With both flags down nobody's mating possibility is asked for.
                if name.starts_with("flag_fall") && given.evidence.can_mate.is_none() {
                    continue;
                }
                seen += 1;
                assert_eq!(given.status, Status::Unverified, "{name} {} {edition} {given_class}", case["id"]);
            }
        });
        assert!(seen > 0, "{name}");
    }
}
