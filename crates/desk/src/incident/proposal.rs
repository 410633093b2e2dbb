//! A ruling in words, ready to be read to two players.

use arbitro_laws::incident::Case;
use arbitro_laws::incident::form::{Fact, Need, REGULATIONS};
use arbitro_laws::notation::{Language, Reading, Style, read, write};
use arbitro_laws::ruling::{Ruling, RulingResult, SideScore};
use arbitro_laws::side::Side as LawsSide;
use arbitro_messages::{Catalogue, Lang, RulingText, ruling_text};

use super::evidence::evidence;
use super::headline::{headline, illegal_step};
use super::propose::{Outcome, Ruled};
use super::{events, log};
use crate::api::round::BoardResult;
use crate::api::ruling::{Evidence, PenaltyOption, Proposal, ProposeRuling, Question, RulingLine};
use crate::api::{DeskError, Side};
use crate::game::text;
use crate::words::{self, say};

/// The proposal of a ruling; where facts are missing, it asks for them and rules nothing.
pub(crate) fn proposal(ruled: &Ruled, request: &ProposeRuling) -> Result<Proposal, DeskError> {
    let (catalogue, lang) = (words::catalogue()?, words::lang(&request.lang));
    let headline = say(catalogue, lang, &headline(ruled, request, text::language(&request.lang)));
    let Some((case, ruling)) = ruled.ruling() else {
        return Ok(Proposal {
            questions: missing(ruled, catalogue, lang),
            ..asking(headline, ruled, request)
        });
    };
    let permitted = permitted(case, ruling, request);
    let words =
        ruling_text(catalogue, lang, &Ruling { permitted_moves_san: permitted.clone(), ..ruling.clone() });
    let lines = lines(ruled, ruling, &words, lang)?;
    let delta = deltas(ruling);
    let now = |clock: Option<u32>, delta| clock.map(|clock| log::adjusted(clock, delta));
    Ok(Proposal {
        text: spoken(&headline, &lines),
        lines,
        result: result(ruling),
        clock_delta_s: delta,
        clocks_ms: (now(request.clocks_ms.0, delta.0), now(request.clocks_ms.1, delta.1)),
        permitted,
        evidence: evidence(ruled, case, ruling, lang)?,
        questions: questions(ruled, ruling, words.questions),
        options: options(ruling, words.options),
        counted_against: ruling.evidence.counted_against.iter().copied().map(side).collect(),
        restores: illegal_step(ruled).map(|_| reinstates(case, ruling)),
        status: serde_json::to_value(ruling.status)
            .ok()
            .and_then(|word| word.as_str().map(str::to_owned))
            .unwrap_or_default(),
        edition: ruling.edition.to_string(),
        articles: ruling.articles.clone(),
        ..asking(headline, ruled, request)
    })
}

/// A proposal that says nothing yet.
fn asking(headline: String, ruled: &Ruled, request: &ProposeRuling) -> Proposal {
    Proposal {
        headline,
        lines: Vec::new(),
        text: String::new(),
        result: None,
        clock_delta_s: (0, 0),
        clocks_ms: request.clocks_ms,
        permitted: None,
        evidence: Evidence {
            fen: ruled.setting.sheet.replay.position().fen().to_string(),
            ..Evidence::default()
        },
        questions: Vec::new(),
        options: Vec::new(),
        counted_against: Vec::new(),
        restores: None,
        status: String::new(),
        edition: ruled.setting.circumstances.edition.clone(),
        articles: Vec::new(),
    }
}

/// The facts without which there is no ruling, as questions.
fn missing(ruled: &Ruled, catalogue: &Catalogue, lang: Lang) -> Vec<Question> {
    let Outcome::Missing(facts) = &ruled.outcome else { return Vec::new() };
    let question = |fact: &&Fact| Question {
        text: catalogue.plain(lang, &format!("fact-{}", events::slug(fact.label))),
        fact: Some(fact.field.to_owned()),
    };
    facts.iter().map(question).collect()
}

/// The questions of a ruling, each with the fact that answers it.
fn questions(ruled: &Ruled, ruling: &Ruling, texts: Vec<String>) -> Vec<Question> {
    let fact = |key: &str| {
        let facts = ruled.kind.facts.iter().chain(REGULATIONS);
        facts
            .clone()
            .find(|fact| fact.need != Need::Found && fact.answers(key))
            .map(|fact| fact.field.to_owned())
    };
    let both = ruling.needs_arbiter.iter().zip(texts);
    both.map(|(question, text)| Question { text, fact: fact(&question.key) }).collect()
}

/// What the Laws leave to the arbiter to choose from.
fn options(ruling: &Ruling, texts: Vec<String>) -> Vec<PenaltyOption> {
    let both = ruling.options.iter().zip(texts);
    both.map(|(option, text)| PenaltyOption { penalty: option.key.to_string(), text }).collect()
}

/// What is read aloud: what happened, and the ruling.
fn spoken(headline: &str, lines: &[RulingLine]) -> String {
    let sentences: Vec<&str> =
        std::iter::once(headline).chain(lines.iter().map(|line| line.text.as_str())).collect();
    sentences.join(" ")
}

/// The ruling line by line: why, what follows for result and clocks, what is done now and may be played.
fn lines(
    ruled: &Ruled,
    ruling: &Ruling,
    words: &RulingText,
    lang: Lang,
) -> Result<Vec<RulingLine>, DeskError> {
    let line = |text: &String, article: Option<String>| RulingLine { text: text.clone(), article };
    let mut lines = illegal_because(ruled, lang)?.into_iter().collect::<Vec<_>>();
    if ruling.result.is_over() {
        lines.push(line(&words.result, ruling.articles.first().cloned()));
    }
    for side in [LawsSide::White, LawsSide::Black] {
        let ordered_by = ruling.clock_articles.of(side);
        let article = (!ordered_by.is_empty()).then(|| ordered_by.join(", "));
        lines.extend(words.clocks.of(side).iter().map(|clock| line(clock, article.clone())));
    }
    let told = ruling.reasons.iter().zip(&words.reasons);
    let told = told.filter(|(reason, _)| !is_repeated(&reason.key));
    lines.extend(told.map(|(_, text)| line(text, None)));
    lines.push(line(&words.next, None));
    lines.extend(words.permitted.iter().chain(&words.status).map(|text| line(text, None)));
    Ok(lines)
}

/// Reasons that only repeat what the lines on the clocks, or the first line of an illegal move, say.
fn is_repeated(key: &str) -> bool {
    matches!(key, "laws-reason-bonus" | "laws-reason-increment-back") || key.starts_with("illegal-")
}

/// Why the move is illegal, with the article it offends against.
fn illegal_because(ruled: &Ruled, lang: Lang) -> Result<Option<RulingLine>, DeskError> {
    let Some((_, step)) = illegal_step(ruled) else { return Ok(None) };
    let catalogue = words::catalogue()?;
    Ok(step.illegal().map(|illegal| {
        let reason = text::reason(&illegal.reason);
        let because = say(catalogue, lang, &reason);
        let text = catalogue.text(lang, "laws-reason-illegal", [("reason", because)]);
        RulingLine { text, article: reason.article }
    }))
}

/// The result a ruling gives; none while the game goes on or the arbiter has to say a score.
pub(crate) fn result(ruling: &Ruling) -> Option<BoardResult> {
    let score = |score: SideScore| match score {
        SideScore::Win => Some("1"),
        SideScore::Half => Some("="),
        SideScore::Loss => Some("0"),
        SideScore::Arbiter => None,
    };
    let forfeit = |won: bool| Some(if won { "+" } else { "-" });
    let (white, black) = match ruling.result {
        RulingResult::Scores(scores) => (score(scores.white)?, score(scores.black)?),
        RulingResult::Forfeit(won) => (forfeit(won.white)?, forfeit(won.black)?),
        RulingResult::Open | RulingResult::NewGame | RulingResult::Rejected => return None,
    };
    Some(BoardResult { white: white.to_owned(), black: black.to_owned() })
}

/// Seconds for White and Black.
pub(crate) fn deltas(ruling: &Ruling) -> (i32, i32) {
    let seconds = |delta: i64| i32::try_from(delta).unwrap_or(0);
    (seconds(ruling.clock_delta_s.white.0), seconds(ruling.clock_delta_s.black.0))
}

/// The moves the player may choose from, in the page's language.
fn permitted(case: &Case, ruling: &Ruling, request: &ProposeRuling) -> Option<Vec<String>> {
    let moves = ruling.permitted_moves_san.as_ref()?;
    let replay = case.record.as_ref()?.replay();
    let position = replay.position().chess()?;
    let language = text::language(&request.lang);
    let in_language = |san: &String| match read(san, position, &[Language::English]) {
        Reading::Legal { m, .. } => write(position, m, language, Style::Short),
        _ => san.clone(),
    };
    Some(moves.iter().map(in_language).collect())
}

/// A side as the page has it.
const fn side(side: LawsSide) -> Side {
    match side {
        LawsSide::White => Side::White,
        LawsSide::Black => Side::Black,
    }
}

/// Whether the position before the illegal move is put back: not where the move stands (A.5.2).
pub(crate) fn reinstates(case: &Case, ruling: &Ruling) -> bool {
    let replay = case.record.as_ref().map(arbitro_laws::record::Record::replay);
    let legal = replay.is_some_and(|replay| replay.position().chess().is_some());
    legal && ruling.next.key != "laws-next-illegal-move-stands"
}
