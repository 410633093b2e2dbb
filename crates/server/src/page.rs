//! The page's files, embedded in the program, and the notices of the door itself.

use arbitro_messages::{Catalogue, Lang};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use include_dir::{Dir, include_dir};

static PAGE: Dir<'_> = include_dir!("$ARBITRO_PAGE");

/// Kinds of the files a page is made of, by ending.
const KINDS: &[(&str, &str)] = &[
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("woff", "font/woff"),
    ("json", "application/json"),
    ("txt", "text/plain; charset=utf-8"),
];

/// A file of the page.
pub async fn file(uri: Uri) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = PAGE.get_file(path) else { return StatusCode::NOT_FOUND.into_response() };
    let ending = path.rsplit('.').next().unwrap_or_default();
    let kind = KINDS
        .iter()
        .find(|(known, _)| *known == ending)
        .map_or("application/octet-stream", |(_, kind)| *kind);
    // Files below assets have a digest of their content in their name.
    let keep = if path.starts_with("assets/") { "private, max-age=31536000, immutable" } else { "no-cache" };
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], file.contents()).into_response()
}

/// A page of one sentence, for a person who has no way in, in the first language the browser asks for.
pub fn notice(status: StatusCode, headers: &HeaderMap, key: &str) -> Response {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let lang = Lang::from_locale(wanted.unwrap_or_default());
    let text = Catalogue::load().map_or_else(|_| key.to_owned(), |catalogue| catalogue.plain(lang, key));
    let page = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><title>Arbitro</title><p>{text}</p></html>",
        lang.code()
    );
    (status, Html(page)).into_response()
}
