//! `standings/explain`: the working of a value, term by term.

use arbitro_messages::{Phrase, Value, term_reason, working_method};
use arbitro_standings::tiebreak::Family;
use arbitro_standings::{Evaluation, Method, Term, TieBreak, tied};
use arbitro_store::TournamentId;

use super::ranking::Ranking;
use super::show::column;
use crate::api::standings::{ExplainTieBreak, TieBreakExplained, TieBreakTerm};
use crate::api::{DeskError, Message};
use crate::convert::sentence;
use crate::{Desk, seat};

/// How the points or a tie-break of a player come about.
pub fn explain(desk: &Desk, request: &ExplainTieBreak) -> Result<TieBreakExplained, DeskError> {
    let id = TournamentId(request.tournament);
    let ranking = desk.read(|db| Ranking::of(db, id, request.after_round))?;
    let entry = ranking.entry(request.entry)?;
    let gone = |what: &str| DeskError::plain("error-gone").with("what", what);
    let place = ranking.field.place(entry.number).ok_or_else(|| gone("entry"))?;
    let (tiebreak, group) = match request.column {
        None => (TieBreak::of(Family::Points), vec![place]),
        Some(asked) => {
            let index = usize::try_from(asked).unwrap_or(usize::MAX);
            let tiebreak = ranking.tiebreaks.get(index).copied().ok_or_else(|| gone("tie-break"))?;
            (tiebreak, tied(&ranking.rows, place, index))
        }
    };
    let workings = Evaluation::new(&ranking.field).workings(tiebreak, &group);
    let own = group.iter().zip(workings).find(|(member, _)| **member == place);
    let (_, working) = own.ok_or_else(|| gone("entry"))?;
    Ok(TieBreakExplained {
        tiebreak: column(&tiebreak),
        number: entry.number.0,
        player: seat::form(entry),
        value: working.value.to_string(),
        terms: working.terms.iter().map(|one| term(&ranking, one)).collect(),
        method: message(working_method(&working)),
        total: match working.method {
            Method::Sum | Method::Compared => working.total().to_string(),
            Method::Mean(_) | Method::LowestRating(_) | Method::Listed => working.value.to_string(),
        },
    })
}

fn term(ranking: &Ranking, term: &Term) -> TieBreakTerm {
    let opponent = term.opponent.and_then(|number| ranking.entries.get(&number));
    TieBreakTerm {
        round: term.round.map(u32::from),
        opponent: term.opponent.map(|number| number.0),
        name: opponent.map(|entry| entry.data.name.clone()).unwrap_or_default(),
        base: term.base.map(|base| base.to_string()),
        factor: term.factor.map(|factor| factor.to_string()),
        value: term.value.to_string(),
        why: message(term_reason(term)),
        cut: term.cut.map(|cut| sentence(cut.key())),
    }
}

fn message(phrase: Phrase) -> Message {
    let text = |(name, value): (&str, Value)| {
        let value = match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        };
        (name.to_owned(), value)
    };
    Message { key: phrase.key, params: phrase.arguments.into_iter().map(text).collect(), article: None }
}
