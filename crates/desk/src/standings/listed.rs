//! The tie-breaks that the regulations of a tournament list, and those of them that cannot be computed.

use arbitro_standings::tiebreak::{CodeError, defaults, read_list};
use arbitro_standings::{Field, Rules, TieBreak};
use arbitro_store::table::tournament::TournamentData;
use chrono::NaiveDate;

use super::field::rules;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};

/// The tie-breaks of a tournament in their order, and why others are left out.
pub(super) struct TieBreaks {
    pub used: Vec<TieBreak>,
    pub left_out: Vec<Message>,
}

/// The tie-breaks of the tournament; the usual ones where its regulations are silent.
pub(super) fn tiebreaks(tournament: &TournamentData, field: &Field) -> TieBreaks {
    let (listed, errors) = read_list(&tournament.tie_breaks);
    let mut found = TieBreaks { used: Vec::new(), left_out: errors.iter().map(wrong_code).collect() };
    if listed.is_empty() && errors.is_empty() {
        found.used = defaults(field.rules());
    }
    for code in listed {
        match code.tiebreak {
            None => found.left_out.push(sentence("standings-self-defined").with("code", code.text)),
            Some(tiebreak) => match why_not(tiebreak, field.rules()) {
                Some(why) => found.left_out.push(why),
                None if field.has_unrated() && tiebreak.needs_everybody_rated() => {
                    found.left_out.push(sentence("standings-unrated").with("code", tiebreak));
                }
                None => found.used.push(tiebreak),
            },
        }
    }
    found
}

/// Refuses a list with a code that does not exist or does not suit the tournament. What the regulations define themselves is
/// taken: it is shown as not computed.
pub(crate) fn refuse(tournament: &TournamentData, start: NaiveDate) -> Result<(), DeskError> {
    let (listed, errors) = read_list(&tournament.tie_breaks);
    let rules = rules(tournament, start);
    let unsuitable = listed.iter().filter_map(|code| why_not(code.tiebreak?, &rules));
    match errors.iter().map(wrong_code).chain(unsuitable).next() {
        Some(Message { key, params, .. }) => Err(DeskError { code: key, params, warning: None }),
        None => Ok(()),
    }
}

fn wrong_code(error: &CodeError) -> Message {
    let (code, modifier, article) = error.parts();
    sentence(error.key()).with("code", code).with("modifier", modifier).with("article", article)
}

fn why_not(tiebreak: TieBreak, rules: &Rules) -> Option<Message> {
    let why = tiebreak.suits(rules).err()?;
    Some(sentence(why.key()).with("code", tiebreak).with("article", why.article()))
}
