//! The catalogue is whole: it loads, and both languages say the same things with the same arguments.

#![allow(clippy::expect_used, reason = "a test that cannot read its files must fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use arbitro_messages::{Catalogue, Lang, Value};

#[test]
fn both_languages_have_the_same_keys() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let english: BTreeSet<&str> = catalogue.keys(Lang::En).collect();
    let spanish: BTreeSet<&str> = catalogue.keys(Lang::Es).collect();
    assert!(!english.is_empty());
    assert_eq!(english.difference(&spanish).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing in Spanish");
    assert_eq!(spanish.difference(&english).collect::<Vec<_>>(), Vec::<&&str>::new(), "missing in English");
}

#[test]
fn both_languages_have_the_same_files() {
    let files = |lang: Lang| -> BTreeSet<String> {
        std::fs::read_dir(locales(lang))
            .expect("the folder of the language")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect()
    };
    assert_eq!(files(Lang::En), files(Lang::Es));
}

#[test]
fn both_languages_use_the_same_arguments() {
    let (english, spanish) = (arguments(Lang::En), arguments(Lang::Es));
    for (key, names) in &english {
        assert_eq!(Some(names), spanish.get(key), "arguments of {key}");
    }
}

#[test]
fn every_pattern_resolves_without_a_panic() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    for lang in Lang::ALL {
        for key in catalogue.keys(lang) {
            assert!(!catalogue.plain(lang, key).is_empty(), "{lang} {key}");
        }
    }
}

#[test]
fn a_key_nobody_has_is_shown_as_itself() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    assert!(!catalogue.has(Lang::Es, "no-such-key"));
    assert_eq!(catalogue.plain(Lang::Es, "no-such-key"), "no-such-key");
}

#[test]
fn an_argument_chooses_the_words() {
    let catalogue = Catalogue::load().expect("the embedded files are Fluent");
    let side = |lang, side: &str| catalogue.text(lang, "laws-side", [("side", Value::from(side))]);
    assert_eq!(side(Lang::En, "black"), "Black");
    assert_eq!(side(Lang::Es, "black"), "las negras");
}

#[test]
fn the_environment_names_a_language() {
    assert_eq!(Lang::from_locale("es_AR.UTF-8"), Lang::Es);
    assert_eq!(Lang::from_locale("C.UTF-8"), Lang::En);
    assert!("fr".parse::<Lang>().is_err());
}

fn locales(lang: Lang) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

/// The names of the arguments each message uses, read from the files themselves.
fn arguments(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in std::fs::read_dir(locales(lang)).expect("the folder of the language") {
        let text = std::fs::read_to_string(entry.expect("an entry").path()).expect("a text file");
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) =
                line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            {
                name.trim().clone_into(&mut key);
            }
            for part in line.split('$').skip(1) {
                let name: String =
                    part.chars().take_while(|c| c.is_ascii_alphanumeric() || "_-".contains(*c)).collect();
                found.entry(key.clone()).or_default().insert(name.trim_end_matches('-').to_owned());
            }
        }
    }
    found
}
