//! A ruling in words: what is read to the two players, on the screen, in the terminal and on paper.

use std::fmt;

use arbitro_laws::edition::{Seconds, Status};
use arbitro_laws::ruling::{Arg, Message, Ruling, RulingResult, SideScore};
use arbitro_laws::side::{PerSide, Side};

use crate::{Catalogue, Lang, Value};

/// A ruling in one language, sentence by sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// What is done now.
    pub next: String,
    /// The result.
    pub result: String,
    /// Why, one sentence a step.
    pub reasons: Vec<String>,
    /// What is changed on each clock.
    pub clocks: PerSide<Option<String>>,
    /// The moves the player may choose from.
    pub permitted: Option<String>,
    /// The articles with their edition.
    pub articles: Option<String>,
    /// How sure the text of the edition is, where it is not verified.
    pub status: Option<String>,
    /// The questions to the arbiter, after their heading.
    pub questions: Vec<String>,
    /// What the arbiter may choose, after their heading.
    pub options: Vec<String>,
    questions_heading: String,
    options_heading: String,
}

impl fmt::Display for RulingText {
    /// The whole: what is done and the result, then why, then what is left to the arbiter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.result)?;
        if self.next != self.result {
            write!(f, " {}", self.next)?;
        }
        let sentences = self.reasons.iter().chain(&self.clocks.white).chain(&self.clocks.black);
        for sentence in sentences.chain(&self.permitted).chain(&self.articles).chain(&self.status) {
            write!(f, " {sentence}")?;
        }
        if !self.questions.is_empty() {
            write!(f, " {} {}", self.questions_heading, self.questions.join(" "))?;
        }
        if !self.options.is_empty() {
            write!(f, " {} {}.", self.options_heading, self.options.join("; "))?;
        }
        Ok(())
    }
}

/// A ruling in words.
pub fn ruling_text(catalogue: &Catalogue, lang: Lang, ruling: &Ruling) -> RulingText {
    let words = Words { catalogue, lang };
    RulingText {
        next: words.message(&ruling.next),
        result: words.result(ruling.result),
        reasons: ruling.reasons.iter().map(|reason| words.reason(reason)).collect(),
        clocks: words.clocks(ruling),
        permitted: words.permitted(ruling),
        articles: words.articles(ruling),
        status: words.status(ruling.status),
        questions: ruling.needs_arbiter.iter().map(|question| words.message(question)).collect(),
        options: ruling.options.iter().map(|option| words.message(option)).collect(),
        questions_heading: catalogue.plain(lang, "laws-questions"),
        options_heading: catalogue.plain(lang, "laws-options"),
    }
}

/// A message of a ruling in words.
pub fn message_text(catalogue: &Catalogue, lang: Lang, message: &Message) -> String {
    Words { catalogue, lang }.message(message)
}

struct Words<'a> {
    catalogue: &'a Catalogue,
    lang: Lang,
}

impl Words<'_> {
    fn text<'v>(&self, key: &str, args: impl IntoIterator<Item = (&'v str, Value)>) -> String {
        self.catalogue.text(self.lang, key, args)
    }

    /// A time in seconds is given to the sentence in words as well, as `time`.
    fn message(&self, message: &Message) -> String {
        let mut args: Vec<(&str, Value)> = Vec::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => {
                    if name == "seconds" {
                        args.push(("time", self.duration(Seconds(*number)).into()));
                    }
                    args.push((name, (*number).into()));
                }
                Arg::Text(text) => args.push((name, text.as_str().into())),
            }
        }
        self.text(&message.key, args)
    }

    /// Why a move is illegal is a clause; it becomes a sentence here.
    fn reason(&self, reason: &Message) -> String {
        let text = self.message(reason);
        if reason.key.starts_with("illegal-") {
            return self.text("laws-reason-illegal", [("reason", text.into())]);
        }
        text
    }

    /// A length of time in words.
    fn duration(&self, time: Seconds) -> String {
        let (minutes, seconds) = (time.0.abs() / 60, time.0.abs() % 60);
        let minutes_text = || self.text("laws-duration-minutes", [("minutes", minutes.into())]);
        let seconds_text = || self.text("laws-duration-seconds", [("seconds", seconds.into())]);
        match (minutes, seconds) {
            (0, _) => seconds_text(),
            (_, 0) => minutes_text(),
            _ => {
                let parts = [("minutes", minutes_text().into()), ("seconds", seconds_text().into())];
                self.text("laws-duration-both", parts)
            }
        }
    }

    fn result(&self, result: RulingResult) -> String {
        let key = match result {
            RulingResult::Open => "laws-result-open",
            RulingResult::NewGame => "laws-result-new-game",
            RulingResult::Rejected => "laws-result-rejected",
            RulingResult::Forfeit(_) => "laws-result-forfeit",
            RulingResult::Scores(scores)
                if scores.white == SideScore::Arbiter || scores.black == SideScore::Arbiter =>
            {
                "laws-result-arbiter"
            }
            RulingResult::Scores(_) => "laws-result-over",
        };
        // A half as people write it, on the screen and aloud.
        self.text(key, [("result", result.to_string().replace("1/2", "½").into())])
    }

    fn clocks(&self, ruling: &Ruling) -> PerSide<Option<String>> {
        let told = |side: Side| {
            let delta = *ruling.clock_delta_s.of(side);
            let key = match delta.0 {
                0 => return None,
                added if added > 0 => "laws-clock-add",
                _ => "laws-clock-take",
            };
            let args = [("side", Value::from(side.word())), ("time", self.duration(delta).into())];
            Some(self.text(key, args))
        };
        PerSide { white: told(Side::White), black: told(Side::Black) }
    }

    fn permitted(&self, ruling: &Ruling) -> Option<String> {
        let moves = ruling.permitted_moves_san.as_ref()?;
        let key = if moves.len() == 1 { "laws-permitted-one" } else { "laws-permitted" };
        Some(self.text(key, [("moves", moves.join(", ").into())]))
    }

    fn articles(&self, ruling: &Ruling) -> Option<String> {
        let key = match ruling.articles.as_slice() {
            [] => return None,
            [_] => "laws-article",
            _ => "laws-articles",
        };
        let args = [
            ("edition", Value::from(ruling.edition.to_string())),
            ("articles", ruling.articles.join(", ").into()),
        ];
        Some(self.text(key, args))
    }

    fn status(&self, status: Status) -> Option<String> {
        match status {
            Status::Verified => None,
            Status::Excerpt => Some(self.text("laws-status-excerpt", [])),
            Status::Unverified => Some(self.text("laws-status-unverified", [])),
        }
    }
}
