//! A line of `arbitro rule`: a case in JSON, its ruling and the sentences of it in both languages.
//!
//! A ruling is read back from JSON as it was written, cites an article or asks, and reads whole.
#![no_main]

use std::sync::LazyLock;

use arbitro_laws::incident::{Case, rule};
use arbitro_laws::ruling::Ruling;
use arbitro_messages::{Catalogue, Lang, ruling_text};
use libfuzzer_sys::fuzz_target;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::load().expect("the catalogue is whole"));

fuzz_target!(|data: &[u8]| {
    let Ok(case) = serde_json::from_slice::<Case>(data) else { return };
    let Ok(ruling) = rule(&case) else { return };
    let text = serde_json::to_string(&ruling).expect("a ruling is JSON");
    assert_eq!(serde_json::from_str::<Ruling>(&text).ok().as_ref(), Some(&ruling));
    for lang in [Lang::En, Lang::Es] {
        assert!(!ruling_text(&CATALOGUE, lang, &ruling).to_string().is_empty());
    }
});
