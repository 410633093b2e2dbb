//! `site/show`: where the site of the event was written last.

use arbitro_store::table::event;

use super::{KEPT_IN, Remembered};
use crate::Desk;
use crate::api::site::SiteView;
use crate::api::{DeskError, Nothing};
use crate::remembered;

/// The site of the open event; none if it was not written yet.
pub fn show(desk: &Desk, _: &Nothing) -> Result<Option<SiteView>, DeskError> {
    let uuid = desk.read(|db| Ok(event::get(db)?.uuid))?;
    Ok(remembered::of::<Remembered>(desk, KEPT_IN, &uuid).map(|kept| kept.site))
}
