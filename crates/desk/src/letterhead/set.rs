//! `letterhead/set`: a logo and words for every paper.

use arbitro_reports::{Logo, LogoFault};
use arbitro_store::table::letterhead::{self, LetterheadRow};
use serde::Serialize;

use crate::api::letterhead::{LetterheadView, LogoChange, SetLetterhead};
use crate::api::{DeskError, Source};
use crate::convert::said;
use crate::{Desk, print, source};

/// The most letters at the foot: what fits a line or two.
const LONGEST: usize = 200;

/// What the journal keeps of the request: not the bytes of the picture.
#[derive(Serialize)]
struct Kept<'a> {
    footer: &'a str,
    logo: &'a str,
}

/// Sets the letterhead of the event. A logo is taken only if it can be set on paper.
pub fn set(desk: &Desk, request: &SetLetterhead) -> Result<LetterheadView, DeskError> {
    let footer = request.footer.split_whitespace().collect::<Vec<_>>().join(" ");
    if footer.chars().count() > LONGEST {
        return Err(DeskError::plain("error-text-too-long").with("longest", LONGEST));
    }
    let (file, logo) = match &request.logo {
        LogoChange::Keep => ("", None),
        LogoChange::Remove => ("-", None),
        LogoChange::Take(file) => (source::name(file), Some(read(file)?)),
    };
    let row = |logo| LetterheadRow { footer: footer.clone(), logo };
    desk.act("letterhead/set", &Kept { footer: &footer, logo: file }, |tx| {
        let logo = match (&request.logo, logo) {
            (LogoChange::Keep, _) => letterhead::get(tx)?.logo,
            (_, logo) => logo.map(|logo| logo.bytes().to_vec()),
        };
        letterhead::set(tx, &row(logo))?;
        Ok((super::show::view(super::of(tx)?), said("journal-letterhead-set")))
    })
}

/// A picture that can be set.
fn read(file: &Source) -> Result<Logo, DeskError> {
    let logo = Logo::read(source::read(file)?.bytes).map_err(|fault| refused(&fault))?;
    print::try_logo(&logo)?;
    Ok(logo)
}

fn refused(fault: &LogoFault) -> DeskError {
    match fault {
        LogoFault::Kind => DeskError::plain("error-logo-kind"),
        LogoFault::Large => DeskError::plain("error-logo-large").with("most", Logo::LARGEST / 1024),
        LogoFault::Wide => DeskError::plain("error-logo-wide").with("most", Logo::WIDEST),
        LogoFault::Active(found) => DeskError::plain("error-logo-active").with("found", found),
    }
}
