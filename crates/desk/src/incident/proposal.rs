//! A ruling in words, ready to be read to two players.

use arbitro_laws::incident::Event;
use arbitro_laws::notation::Language;
use arbitro_laws::ruling::{Ruling, RulingResult, SideScore};
use arbitro_messages::{Lang, RulingText, ruling_text};
use shakmaty::Color;

use super::case::illegal_step;
use super::evidence::evidence;
use super::log;
use super::propose::Ruled;
use crate::api::round::BoardResult;
use crate::api::ruling::{IncidentIn, Proposal, ProposeRuling, RulingLine};
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::game::text;
use crate::words::{self, say};

/// The proposal of a ruling.
pub(crate) fn proposal(ruled: &Ruled, request: &ProposeRuling) -> Result<Proposal, DeskError> {
    let (catalogue, lang) = (words::catalogue()?, words::lang(&request.lang));
    let ruling = &ruled.ruling;
    let headline = say(catalogue, lang, &headline(ruled, request, text::language(&request.lang))?);
    let permitted = permitted(ruled, request);
    let words =
        ruling_text(catalogue, lang, &Ruling { permitted_moves_san: permitted.clone(), ..ruling.clone() });
    let lines = lines(ruled, request, &words, lang)?;
    let delta = deltas(ruling);
    let now = |clock: Option<u32>, delta| clock.map(|clock| log::adjusted(clock, delta));
    Ok(Proposal {
        text: spoken(&headline, &lines),
        headline,
        lines,
        result: result(ruling),
        clock_delta_s: delta,
        clocks_ms: (now(request.clocks_ms.0, delta.0), now(request.clocks_ms.1, delta.1)),
        permitted,
        evidence: evidence(ruled, request),
        questions: words.questions,
        status: serde_json::to_value(ruling.status)
            .ok()
            .and_then(|word| word.as_str().map(str::to_owned))
            .unwrap_or_default(),
        edition: ruling.edition.to_string(),
        articles: ruling.articles.clone(),
    })
}

/// What is read aloud: what happened, and the ruling.
fn spoken(headline: &str, lines: &[RulingLine]) -> String {
    let sentences: Vec<&str> =
        std::iter::once(headline).chain(lines.iter().map(|line| line.text.as_str())).collect();
    sentences.join(" ")
}

/// What happened, for the head of the ruling and for the log, with moves in `language`.
pub(crate) fn headline(
    ruled: &Ruled,
    request: &ProposeRuling,
    language: Language,
) -> Result<Message, DeskError> {
    let position = ruled.sheet.replay.position();
    let side = |side: crate::api::Side| match side {
        crate::api::Side::White => "white",
        crate::api::Side::Black => "black",
    };
    let claim = |key: &str, by, intended: &Option<String>| {
        let message = sentence(key).with("side", side(by));
        match intended {
            Some(typed) => {
                let written = text::rewritten(position.chess(), typed, &request.lang, language);
                message.with("intended", "yes").with("move", written)
            }
            None => message.with("intended", "no").with("move", ""),
        }
    };
    Ok(match &request.incident {
        IncidentIn::IllegalMove { index, .. } => {
            let (at, step) = illegal_step(&ruled.sheet, *index)?;
            let ply = ruled.sheet.record.plies.get(at).cloned().unwrap_or_default();
            sentence("incident-illegal-move")
                .with("side", step.mover.fold_wb("white", "black"))
                .with("number", step.move_number)
                .with("move", text::of_step(step, &ply, language))
        }
        IncidentIn::ClaimThreefold { by, intended } => claim("incident-claim-threefold", *by, intended),
        IncidentIn::ClaimFiftyMoves { by, intended } => claim("incident-claim-fifty-moves", *by, intended),
        IncidentIn::FlagFall { player } => {
            sentence("incident-flag-fall").with("side", side(*player)).with("number", position.move_number())
        }
    })
}

/// The ruling line by line: why, what follows for result and clocks, what is done now and may be played.
fn lines(
    ruled: &Ruled,
    request: &ProposeRuling,
    words: &RulingText,
    lang: Lang,
) -> Result<Vec<RulingLine>, DeskError> {
    let ruling = &ruled.ruling;
    let deciding = ruling.articles.first().cloned();
    let line = |text: &String, article: Option<String>| RulingLine { text: text.clone(), article };
    let mut lines = illegal_because(ruled, request, lang)?.into_iter().collect::<Vec<_>>();
    if ruling.result.is_over() {
        lines.push(line(&words.result, deciding.clone()));
    }
    lines.extend(words.clocks.iter().map(|clock| line(clock, deciding.clone())));
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
fn illegal_because(
    ruled: &Ruled,
    request: &ProposeRuling,
    lang: Lang,
) -> Result<Option<RulingLine>, DeskError> {
    let IncidentIn::IllegalMove { index, .. } = &request.incident else { return Ok(None) };
    let (_, step) = illegal_step(&ruled.sheet, *index)?;
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
fn permitted(ruled: &Ruled, request: &ProposeRuling) -> Option<Vec<String>> {
    let moves = ruled.ruling.permitted_moves_san.as_ref()?;
    let replay = ruled.case.record.as_ref()?.replay();
    let position = replay.position().chess()?;
    let language = text::language(&request.lang);
    let in_language = |san: &String| {
        use arbitro_laws::notation::{Language, Reading, Style, read, write};
        match read(san, position, &[Language::English]) {
            Reading::Legal { m, .. } => write(position, m, language, Style::Short),
            _ => san.clone(),
        }
    };
    Some(moves.iter().map(in_language).collect())
}

/// The side whose illegal move the ruling counts.
pub(crate) fn counted_against(ruled: &Ruled) -> Option<Color> {
    ruled.ruling.evidence.illegal_count?;
    match &ruled.case.event {
        Event::IllegalMoveCompleted(facts) => Some(facts.player.into()),
        _ => None,
    }
}

/// Whether the position before the illegal move is put back: not where the move stands (A.5.2).
pub(crate) fn reinstates(ruled: &Ruled) -> bool {
    let replay = ruled.case.record.as_ref().map(arbitro_laws::record::Record::replay);
    let turn = replay.and_then(|replay| replay.position().chess().map(shakmaty::Position::turn));
    turn.is_some() && ruled.ruling.next.key != "laws-next-illegal-move-stands"
}
