//! Players of a file, filled in from a rating list by their FIDE identity numbers.

use std::collections::BTreeSet;

use arbitro_store::Db;
use arbitro_store::table::player::PlayerData;
use arbitro_tournament::Rating;

use super::file::FilePlayer;
use super::form;
use crate::Desk;
use crate::api::{DeskError, Finding, Message};
use crate::convert::{With as _, plain, sentence};
use crate::library::Listed;

/// Fills in what is missing of the players whom the list has, and tells of those whom it has not or has otherwise. What the file
/// says of anybody stays.
pub(super) fn from_list(
    desk: &Desk,
    db: &Db<'_>,
    list: &str,
    players: &mut [FilePlayer],
) -> Result<Vec<Finding>, DeskError> {
    let listed = Listed::open(desk, list, crate::library::class(db)?)?;
    let mut findings = Vec::new();
    for player in players {
        let Some(id) = player.data.fide_id else { continue };
        let told = match listed.of_id(id)? {
            None => Some(sentence("csv-id-not-listed").with("text", id).with("list", list)),
            Some(known) => {
                let (known, rating) = form::data(&known)?;
                fill(player, known, rating).map(|message| message.with("list", list))
            }
        };
        findings.extend(told.map(|message| Finding {
            line: Some(player.line),
            column: None,
            lost: false,
            message,
        }));
    }
    Ok(findings)
}

/// Takes over what is missing, and how the list writes a name. Where the list has another name, that is told: a digit may be
/// wrong.
fn fill(player: &mut FilePlayer, known: PlayerData, rating: Option<Rating>) -> Option<Message> {
    let own = &mut player.data;
    let other = !own.name.is_empty() && words(&own.name) != words(&known.name);
    if other {
        let message = sentence("csv-id-of-another").with("name", &own.name).with("other", &known.name);
        return Some(message);
    }
    own.name = known.name;
    own.title = own.title.or(known.title);
    own.federation = own.federation.take().or(known.federation);
    own.sex = own.sex.or(known.sex);
    own.birth_year = own.birth_year.or(known.birth_year);
    player.rating = player.rating.or(rating);
    None
}

/// The words of a name, in any order, without capitals, accents and signs.
fn words(name: &str) -> BTreeSet<String> {
    let plain = plain(name);
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
