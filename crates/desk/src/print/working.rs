//! How a player's points and tie-breaks come about, in the words of the paper.

use arbitro_messages::Value;
use arbitro_reports::{Working, WorkingOf, WorkingTerm};

use super::gather::{self, Speak};
use super::said;
use crate::api::print::PrintForm;
use crate::api::standings::{ExplainTieBreak, StandingsRow, TieBreakExplained, TieBreakTerm};
use crate::api::{DeskError, Message};
use crate::{Desk, standings, words};

/// Arguments of a sentence that are points.
const POINTS: [&str; 4] = ["raw", "limit", "sum", "scored"];

/// The working of the player who was asked for.
pub(super) fn of(desk: &Desk, form: &PrintForm, speak: &Speak) -> Result<Working, DeskError> {
    let view = gather::table(desk, form)?;
    let wanted = |row: &&StandingsRow| Some(row.number) == form.player;
    let row = view.rows.iter().find(wanted).ok_or_else(|| gather::no_player(form))?;
    let value = |column: Option<u32>| {
        let asked = ExplainTieBreak {
            tournament: form.tournament,
            after_round: form.round,
            entry: row.entry,
            column,
        };
        Ok(working_of(&standings::explain(desk, &asked)?, speak))
    };
    let columns = (0u32..).take(view.tiebreaks.len()).map(Some);
    Ok(Working {
        player: gather::person(row.number, &row.player),
        rank: if row.rank == 0 { String::new() } else { row.rank.to_string() },
        values: std::iter::once(None).chain(columns).map(value).collect::<Result<_, DeskError>>()?,
    })
}

fn working_of(explained: &TieBreakExplained, speak: &Speak) -> WorkingOf {
    let column = &explained.tiebreak;
    let value = match said::points(&explained.value, speak.lang) {
        none if none.is_empty() => speak.catalogue.plain(speak.lang, "standings-no-value"),
        value => value,
    };
    let heading = [
        ("code", Value::from(column.code.as_str())),
        ("name", Value::from(speak.catalogue.plain(speak.lang, &column.name))),
        ("article", Value::from(column.article.as_str())),
        ("value", Value::from(value)),
    ];
    WorkingOf {
        heading: speak.catalogue.text(speak.lang, "standings-working-of", heading),
        terms: explained.terms.iter().map(|one| term(one, speak)).collect(),
        method: say(&explained.method, speak),
        total: said::points(&explained.total, speak.lang),
    }
}

fn term(term: &TieBreakTerm, speak: &Speak) -> WorkingTerm {
    let exact = |text: &String| said::points(text, speak.lang);
    let product = match (&term.base, &term.factor) {
        (Some(base), Some(factor)) => format!("{} × {}", exact(base), exact(factor)),
        _ => String::new(),
    };
    let why = say(&term.why, speak);
    let why = match &term.cut {
        Some(cut) => {
            let mark = [("why", Value::from(say(cut, speak)))];
            format!("{why}; {}", speak.catalogue.text(speak.lang, "standings-cut-mark", mark))
        }
        None => why,
    };
    WorkingTerm {
        round: term.round.map(|round| round.to_string()).unwrap_or_default(),
        opponent: term.opponent.map(|number| format!("{number} {}", term.name)).unwrap_or_default(),
        product,
        value: exact(&term.value),
        why,
        is_cut: term.cut.is_some(),
    }
}

/// A sentence, its points written as the language has them.
fn say(message: &Message, speak: &Speak) -> String {
    let mut message = message.clone();
    for (name, value) in &mut message.params {
        if POINTS.contains(&name.as_str()) {
            *value = said::points(value, speak.lang);
        }
    }
    words::say(speak.catalogue, speak.lang, &message)
}
