//! The window is closed to the world: what the page may do is listed with its reason, and no code comes from elsewhere.

#![allow(clippy::unwrap_used, reason = "a file that is not there fails the test")]

use std::path::Path;

use serde_json::Value;

fn text(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn json(path: &str) -> Value {
    serde_json::from_str(&text(path)).unwrap()
}

#[test]
fn every_permission_has_its_reason() {
    let reasons = text("../docs/security.md");
    let capability = json("capabilities/main.json");
    let permissions = capability["permissions"].as_array().unwrap();
    assert!(!permissions.is_empty());
    for permission in permissions {
        let name = permission.as_str().expect("a name alone, without a scope that is not told");
        let row = |line: &&str| line.starts_with('|') && line.contains(&format!("`{name}`"));
        assert!(reasons.lines().find(row).is_some_and(|line| line.matches('|').count() == 3), "{name}");
        assert!(!name.starts_with("shell") && !name.starts_with("fs") && !name.starts_with("http"), "{name}");
    }
    assert!(capability.get("remote").is_none(), "no page from elsewhere asks for anything");
    assert_eq!(
        std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("capabilities")).unwrap().count(),
        1
    );
}

#[test]
fn no_code_and_no_content_comes_from_elsewhere() {
    let settings = json("tauri.conf.json");
    let policy = settings["app"]["security"]["csp"].as_object().unwrap();
    assert_eq!(policy["default-src"], "'self'");
    for (directive, sources) in policy {
        let sources = sources.as_str().unwrap();
        assert!(!sources.contains('*') && !sources.contains("unsafe-eval"), "{directive} {sources}");
        let elsewhere = |source: &&str| source.contains("://") && !source.starts_with("http://ipc.localhost");
        assert_eq!(sources.split_whitespace().find(elsewhere), None, "{directive}");
        let in_place = sources.contains("unsafe-inline");
        assert!(!in_place || directive == "style-src", "{directive} {sources}");
    }
    assert!(!settings["app"]["withGlobalTauri"].as_bool().unwrap_or(false));
}
