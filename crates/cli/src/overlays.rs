//! Files of federation overlays: one overlay, or a list of them, in JSON.

use std::path::Path;

use arbitro_laws::edition::Editions;
use arbitro_laws::overlay::Overlay;
use arbitro_messages::Value;

use crate::report_file::Texts;

/// The built-in editions with the overlays of the files; none if a file cannot be used, and why is told on standard error.
pub fn with_overlays(files: &[impl AsRef<Path>], texts: &Texts) -> Option<Editions> {
    let mut editions = Editions::built_in().clone();
    for file in files {
        let name = file.as_ref().display().to_string();
        let told = |key: &str, detail: (&str, Value)| {
            eprintln!("{}", texts.text(key, &[("file", Value::from(name.as_str())), detail]));
        };
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                told("rule-overlays-unreadable", ("reason", Value::from(error.to_string())));
                return None;
            }
        };
        let overlays = match read(&bytes) {
            Ok(overlays) => overlays,
            Err(error) => {
                let line = i64::try_from(error.line()).unwrap_or(i64::MAX);
                let column = i64::try_from(error.column()).unwrap_or(i64::MAX);
                eprintln!("{name}:{}:{}: {}", line.max(1), column.max(1), expected(&error, texts));
                return None;
            }
        };
        for overlay in overlays {
            if editions.overlay(&overlay.name).is_some() {
                told("rule-overlay-twice", ("overlay", Value::from(overlay.name.as_str())));
                return None;
            }
            editions = editions.with_overlay(overlay);
        }
    }
    Some(editions)
}

/// A list where the text begins with a bracket, else one overlay: so that what is wrong is told with its place.
fn read(bytes: &[u8]) -> Result<Vec<Overlay>, serde_json::Error> {
    let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if text.trim_ascii_start().first() == Some(&b'[') {
        serde_json::from_slice(text)
    } else {
        serde_json::from_slice(text).map(|overlay| vec![overlay])
    }
}

fn expected(error: &serde_json::Error, texts: &Texts) -> String {
    let said = error.to_string();
    // The place is told before the sentence already.
    let sentence = said.split(" at line ").next().unwrap_or_default();
    texts.text("rule-expects-overlay", &[("reason", Value::from(sentence))])
}
