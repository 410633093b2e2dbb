//! `site/follow`: the site is written anew once another round is published.

use arbitro_store::table::event;

use super::{KEPT_IN, Remembered, gather};
use crate::Desk;
use crate::api::site::{SiteWritten, WriteSite};
use crate::api::{DeskError, Nothing};
use crate::remembered;

/// Brings the site up to date if it is to follow the rounds and a round was published, or taken back, since it was written.
/// A page asks after every change that it hears of.
pub fn follow(desk: &Desk, _: &Nothing) -> Result<Option<SiteWritten>, DeskError> {
    if !desk.has_event() {
        return Ok(None);
    }
    let turn = desk.site_turn();
    let uuid = desk.read(|db| Ok(event::get(db)?.uuid))?;
    let kept = remembered::of::<Remembered>(desk, KEPT_IN, &uuid);
    let Some(kept) = kept.filter(|kept| kept.site.follow) else { return Ok(None) };
    if kept.rounds == desk.read(gather::published)? {
        return Ok(None);
    }
    let site = kept.site;
    super::write::now(desk, &turn, &WriteSite { folder: site.folder, lang: site.lang, follow: site.follow })
        .map(Some)
}
