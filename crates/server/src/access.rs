//! Who is let in: a link with a token that works once, then a cookie; and only pages of this very address.

use std::sync::{Mutex, PoisonError};

use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use uuid::Uuid;

use crate::door::Hall;
use crate::page::notice;

/// The keys to one door.
pub struct Access {
    port: u16,
    /// Opens the door once; none when it has.
    token: Mutex<Option<String>>,
    /// What the browser holds afterwards.
    session: String,
}

impl Access {
    /// New keys from the system's random numbers (122 bits each).
    pub fn new(port: u16) -> Self {
        Self { port, token: Mutex::new(Some(secret())), session: secret() }
    }

    /// The link that opens the door once; none when it has been used.
    pub fn link(&self) -> Option<String> {
        let token = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        token.as_ref().map(|token| format!("http://127.0.0.1:{}/open/{token}", self.port))
    }

    /// Takes the token back if it is the one given out.
    fn spend(&self, given: &str) -> bool {
        let mut token = self.token.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = token.as_deref() == Some(given);
        if fits {
            *token = None;
        }
        fits
    }

    /// Cookies know no ports, so the port is in the name: two doors on one machine do not take each other's.
    fn cookie_name(&self) -> String {
        format!("arbitro-{}", self.port)
    }

    fn knows(&self, headers: &HeaderMap) -> bool {
        let wanted = format!("{}={}", self.cookie_name(), self.session);
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .any(|cookie| cookie.trim() == wanted)
    }

    /// Whether the request was meant for this door by its name (a page of another name that now leads to this address
    /// is kept out), and whether a page of this door sent it.
    fn is_from_here(&self, headers: &HeaderMap) -> bool {
        let hosts = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let from_here = match headers.get(header::ORIGIN) {
            None => true,
            Some(origin) => origin
                .to_str()
                .ok()
                .and_then(|origin| origin.strip_prefix("http://"))
                .is_some_and(|origin| host == Some(origin)),
        };
        host.is_some_and(|host| hosts.iter().any(|own| own == host)) && from_here
    }
}

fn secret() -> String {
    Uuid::new_v4().simple().to_string()
}

/// `GET /open/TOKEN`: exchanges the token of the link for the cookie, once.
pub async fn open(
    State(hall): State<Hall>,
    Path(token): Path<String>,
    method: Method,
    headers: HeaderMap,
) -> Response {
    let access = &hall.access;
    if access.knows(&headers) {
        return Redirect::to("/").into_response();
    }
    // A look at the headers alone must not use the link up.
    if method != Method::GET || !access.spend(&token) {
        return notice(StatusCode::FORBIDDEN, &headers, "door-link-used");
    }
    let cookie = format!("{}={}; HttpOnly; SameSite=Strict; Path=/", access.cookie_name(), access.session);
    let mut response = Redirect::to("/").into_response();
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// Keeps out what comes by another name, from another page, or without the cookie.
pub async fn guard(State(hall): State<Hall>, request: Request<Body>, next: Next) -> Response {
    let headers = request.headers();
    if !hall.access.is_from_here(headers) {
        return refusal(&request, StatusCode::FORBIDDEN, "door-other-page");
    }
    if !request.uri().path().starts_with("/open/") && !hall.access.knows(headers) {
        return refusal(&request, StatusCode::UNAUTHORIZED, "door-link-needed");
    }
    next.run(request).await
}

/// A program reads an error of the desk's form, a person a page.
fn refusal(request: &Request<Body>, status: StatusCode, code: &'static str) -> Response {
    if request.uri().path().starts_with("/api/") {
        crate::call::problem(status, code)
    } else {
        notice(status, request.headers(), code)
    }
}
