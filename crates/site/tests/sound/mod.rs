//! What must hold of every page of every site: it is HTML, every link leads somewhere, nothing comes from elsewhere, nothing
//! runs that stands in it, and its tables can be read aloud.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may fail loudly")]
#![allow(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "names of files are our own, in small letters"
)]

use std::collections::BTreeSet;
use std::path::{Component, Path};

use arbitro_site::Files;
use scraper::{ElementRef, Html, Selector};

const POLICY: [&str; 6] = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
];

/// The pages of a site, read by a parser of browsers.
pub fn pages(files: &Files) -> Vec<(String, Html)> {
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    pages
        .map(|(path, bytes)| {
            let page = Html::parse_document(std::str::from_utf8(bytes).expect("pages are UTF-8"));
            (path.clone(), page)
        })
        .collect()
}

pub fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

pub fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<String>()
}

/// Checks the whole site.
pub fn check(files: &Files) {
    let pages = pages(files);
    assert!(!pages.is_empty());
    for (path, page) in &pages {
        assert!(page.errors.is_empty(), "{path}: {:?}", page.errors);
        frame(path, page);
        tables(path, page);
        for element in all(page, "*") {
            plain(path, element);
            links(path, files, &pages, element);
        }
    }
    for (path, bytes) in
        files.iter().filter(|(path, _)| path.starts_with("assets/") && !path.ends_with(".svg"))
    {
        let text = std::str::from_utf8(bytes).unwrap();
        assert!(!text.contains("http:") && !text.contains("https:") && !text.contains("//cdn"), "{path}");
    }
}

fn frame(path: &str, page: &Html) {
    let head: Vec<ElementRef<'_>> = all(page, "head > *");
    let policy = all(page, "head > meta[http-equiv='Content-Security-Policy']");
    let policy = policy.first().and_then(|meta| meta.attr("content")).unwrap_or_default();
    assert!(
        POLICY.iter().all(|part| policy.contains(part)) && !policy.contains("unsafe"),
        "{path}: {policy}"
    );
    // A policy holds for what comes after it.
    assert_eq!(head[1].attr("http-equiv"), Some("Content-Security-Policy"), "{path}");
    assert!(
        all(page, "html[lang]").len() == 1 && all(page, "h1").len() == 1 && all(page, "main").len() == 1,
        "{path}"
    );
    assert!(!text(all(page, "title")[0]).trim().is_empty(), "{path}");
    let mut ids = BTreeSet::new();
    for element in all(page, "[id]") {
        assert!(ids.insert(element.attr("id").unwrap().to_owned()), "{path}: {:?} twice", element.attr("id"));
    }
    for named in all(page, "[aria-labelledby]") {
        assert!(ids.contains(named.attr("aria-labelledby").unwrap()), "{path}");
    }
}

/// Each table has a caption and heads, and every row as many cells as there are heads, one of them naming the row.
fn tables(path: &str, page: &Html) {
    for table in all(page, "table") {
        let of = |selector: &str| table.select(&Selector::parse(selector).unwrap()).collect::<Vec<_>>();
        assert_eq!(of("caption").len(), 1, "{path}");
        let heads = of("thead th[scope=col]").len();
        for row in of("tbody tr") {
            let cells: Vec<ElementRef<'_>> = row.child_elements().collect();
            let across: usize =
                cells.iter().map(|cell| cell.attr("colspan").map_or(1, |span| span.parse().unwrap())).sum();
            assert_eq!(across, heads, "{path}: {}", row.html());
            assert_eq!(cells.iter().filter(|cell| cell.attr("scope") == Some("row")).count(), 1, "{path}");
        }
    }
}

/// Nothing in a page runs or looks by itself.
fn plain(path: &str, element: ElementRef<'_>) {
    let name = element.value().name();
    assert!(
        !["iframe", "object", "embed", "form", "style", "base", "svg", "math"].contains(&name),
        "{path}: {name}"
    );
    for (attribute, _) in element.value().attrs() {
        assert!(
            !attribute.starts_with("on") && attribute != "style" && attribute != "srcdoc",
            "{path}: {attribute}"
        );
    }
    if name == "script" {
        assert!(element.attr("src").is_some_and(|src| src.ends_with("assets/replay.js")), "{path}");
        assert_eq!(text(element), "", "{path}");
    }
    if name == "img" {
        assert!(element.attr("alt").is_some(), "{path}: a picture without a text");
    }
}

fn links(path: &str, files: &Files, pages: &[(String, Html)], element: ElementRef<'_>) {
    for target in ["href", "src", "data-pieces"].iter().filter_map(|name| element.attr(name)) {
        assert!(!target.contains(':') && !target.starts_with("//"), "{path} asks for {target}");
        let (file, fragment) = target.split_once('#').map_or((target, None), |(file, id)| (file, Some(id)));
        let file = if file.is_empty() { path.to_owned() } else { resolved(path, file) };
        if element.attr("data-pieces") == Some(target) {
            assert!(files.contains_key(&format!("{file}/wk.svg")), "{path}: no pieces at {target}");
            continue;
        }
        assert!(files.contains_key(&file), "{path} leads to {target}, which is not there");
        if let Some(id) = fragment {
            let page = &pages.iter().find(|(other, _)| *other == file).unwrap().1;
            assert_eq!(all(page, &format!("[id='{id}']")).len(), 1, "{path}: {target}");
        }
    }
}

/// A path as seen from a page.
fn resolved(from: &str, to: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let folder = Path::new(from).parent().unwrap();
    for part in folder.join(to).components() {
        match part {
            Component::Normal(name) => parts.push(name.to_string_lossy().into_owned()),
            Component::ParentDir => assert!(parts.pop().is_some(), "{to} leads out of the folder"),
            _ => {}
        }
    }
    parts.join("/")
}
