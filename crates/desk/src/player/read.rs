//! `player/read`: what a file of players holds; nothing is written.

use super::file;
use crate::Desk;
use crate::api::DeskError;
use crate::api::player::{PlayersRead, ReadPlayers};

/// Looks into a file of players. The answer has those who would be taken in.
pub fn read(desk: &Desk, request: &ReadPlayers) -> Result<PlayersRead, DeskError> {
    desk.read(|db| file::read(desk, db, request).map(|(read, _)| read))
}
