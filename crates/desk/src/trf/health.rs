//! `trf/health`: what the report of a tournament lacks.

use crate::Desk;
use crate::api::trf::CheckReport;
use crate::api::{DeskError, Message};

/// What is missing in the report of a tournament, or does not fit, before it is sent.
pub fn health(desk: &Desk, request: &CheckReport) -> Result<Vec<Message>, DeskError> {
    Ok(super::lacks(&super::made::report(desk, request.tournament)?))
}
