//! Every message a ruling can give has its text in every language, and no argument stays open.

#![allow(clippy::expect_used, reason = "a test that cannot read its files must fail")]

use std::collections::BTreeSet;
use std::path::Path;

use arbitro_laws::incident::{Case, rule};
use arbitro_messages::{Catalogue, Lang, ruling_text};

/// The keys named in the sources of the Laws.
fn keys(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            keys(&path, found);
        } else {
            let text = std::fs::read_to_string(path).expect("a source file");
            let quoted = text.split('"').skip(1).step_by(2);
            let is_key = |word: &&str| {
                word.starts_with("laws-") && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            };
            found.extend(quoted.filter(is_key).map(str::to_owned));
        }
    }
}

#[test]
fn every_key_of_a_ruling_has_its_text() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let mut used = BTreeSet::new();
    keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/src"), &mut used);
    assert!(used.len() > 200, "{}", used.len());
    for lang in Lang::ALL {
        let missing: Vec<&String> = used.iter().filter(|key| !catalogue.has(lang, key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{lang}");
    }
}

#[test]
fn every_worked_case_reads_well() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/tests/data/laws.jsonl");
    for line in std::fs::read_to_string(file).expect("the worked cases").lines() {
        let case: Case = serde_json::from_str(line).expect("a case");
        let ruling = rule(&case).expect("a ruling");
        for lang in Lang::ALL {
            let text = ruling_text(&catalogue, lang, &ruling).to_string();
            assert!(!text.contains(['{', '}', '$']), "{} {lang}: {text}", case.id);
            assert!(!text.contains("laws-") && !text.contains("illegal-"), "{} {lang}: {text}", case.id);
            assert!(text.contains(&ruling.articles[0]), "{} {lang}: {text}", case.id);
        }
    }
}

#[test]
fn a_ruling_is_read_aloud_in_both_languages() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let case: Case = serde_json::from_str(
        r#"{"edition":"2023-01","increment_s":30,"position_fen":"3qkb2/5ppp/8/8/8/8/5PPP/4R1K1 b - - 0 30",
            "event":{"type":"illegal_move_completed","player":"black","played":"d8d2","clock_pressed":true,
                     "prior_illegal":{"white":0,"black":0}}}"#,
    )
    .expect("a case");
    let ruling = rule(&case).expect("a ruling");
    let text = |lang| ruling_text(&catalogue, lang, &ruling).to_string();
    assert_eq!(
        text(Lang::En),
        "The game continues. The position before the move is restored and Black moves again. This is illegal move \
         number 1 of Black. White receives two minutes. The increment of 30 seconds that Black gained by pressing is \
         taken back. The move is illegal: it leaves the king on e8 in check from the rook on e1. The piece on d8 is the \
         first touched that can be moved. White receives two minutes more on the clock. 30 seconds are taken from the \
         clock of Black. The move is Qe7. Laws of 2023-01, articles 7.5.5, 7.1, 7.5.1, 7.5, 4.3.1."
    );
    assert!(
        text(Lang::Es).contains("Las blancas reciben dos minutos más en el reloj."),
        "{}",
        text(Lang::Es)
    );
}
