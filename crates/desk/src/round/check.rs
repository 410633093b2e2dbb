//! `round/check`: what a draft changed by hand would break or worsen, before it is accepted.

use std::collections::BTreeMap;

use arbitro_pairing::dutch::{Criterion, Dutch, Edition, Finding};
use arbitro_pairing::{Bye, ColourBreach, Pair, RoundPairing, Tournament, colour_breaches, unwatched};
use arbitro_store::table::player::{self, EntryRow};
use arbitro_store::table::round::{self, PairingRow, RoundRow};
use arbitro_store::table::tournament::{self, TournamentRow};
use arbitro_store::{Db, TournamentId};
use arbitro_tournament::{Colour, PairingNumber, SideResult};

use super::{field, pair};
use crate::Desk;
use crate::api::round::{ChangeRound, ChangedBoard, PairingFinding, RoundChecked};
use crate::api::warning::WarningLevel;
use crate::api::{DeskError, Message};
use crate::convert::{With as _, sentence};
use crate::warning::Warnings;

/// Judges the draft of a Swiss as the arbiter would have it. Nothing is changed.
pub fn check(desk: &Desk, request: &ChangeRound) -> Result<RoundChecked, DeskError> {
    desk.read(|db| Ok(Change::new(db, request)?.checked()))
}

/// A draft as the arbiter would have it.
pub(super) struct Change {
    pub row: TournamentRow,
    pub round: RoundRow,
    pub entries: Vec<EntryRow>,
    pub field: Tournament,
    pub pairing: RoundPairing,
    right: Option<RoundPairing>,
    findings: Vec<Finding>,
}

impl Change {
    /// Reads what is asked for and judges it.
    pub fn new(db: &Db<'_>, request: &ChangeRound) -> Result<Self, DeskError> {
        let row = tournament::get(db, TournamentId(request.tournament))?;
        let round = super::draft(db, row.id)?;
        let entries = player::of_tournament(db, row.id)?;
        let colour = row.data.initial_colour.unwrap_or(Colour::White);
        let mut field = field::before(db, &row, round.number, colour)?;
        let wishes = field::wishes(db, &row, round.number)?;
        // Wishes that no pairing keeps are none of the rules.
        let right = Dutch::default().pair_with_wishes(&field, &wishes, &mut unwatched).ok();
        let kept = right.as_ref().map_or(0, |(_, kept)| *kept);
        field.prohibited.extend(wishes.into_iter().take(kept));
        let pairing = read(&entries, &request.boards)?;
        let findings = Dutch::default()
            .check(&field, &pairing, &mut unwatched)
            .map_err(|error| pair::refusal(&error, round.number))?;
        Ok(Self { right: right.map(|(pairing, _)| pairing), row, round, entries, field, pairing, findings })
    }

    /// Whether everybody is in it once who is to be paired, and nobody else.
    pub fn is_complete(&self) -> bool {
        self.findings.iter().all(|finding| {
            !matches!(
                finding,
                Finding::Missing { .. } | Finding::Twice { .. } | Finding::NotToBePaired { .. }
            )
        })
    }

    /// The draft as it stands.
    pub fn none(db: &Db<'_>, tournament: i64) -> Result<Self, DeskError> {
        let draft = super::draft(db, TournamentId(tournament))?;
        let requested = |pairing: &PairingRow| {
            pairing.black.is_some() || pairing.white_result == Some(SideResult::PairingAllocatedBye)
        };
        let boards = round::pairings(db, draft.id)?;
        let boards = boards.iter().filter(|pairing| requested(pairing)).map(|pairing| ChangedBoard {
            white: pairing.white.0,
            black: pairing.black.map(|black| black.0),
        });
        Self::new(db, &ChangeRound { tournament, boards: boards.collect() })
    }

    /// What is said of single pairs: what breaks an absolute rule, and colours the other way round (VCL4THP 66 and 67).
    pub fn warn_of_pairs(&self, warnings: &mut Warnings) {
        let names = self.names();
        for finding in &self.findings {
            let level = match finding {
                Finding::Breaks { .. } | Finding::Criterion { criterion: Criterion::C5, .. } => {
                    WarningLevel::Confirm
                }
                Finding::Colours { .. } => WarningLevel::Acknowledge,
                _ => continue,
            };
            let told = told(finding, &names);
            std::iter::once(told.message).chain(told.criterion).for_each(|said| warnings.add(level, said));
        }
        for (number, breach) in colour_breaches(&self.field, &self.pairing) {
            let key = match breach {
                ColourBreach::ThirdInARow => "warning-third-colour",
                ColourBreach::Difference => "warning-colour-difference",
            };
            let name = names.get(&number).cloned().unwrap_or_default();
            warnings.add(WarningLevel::Confirm, sentence(key).with("name", name));
        }
    }

    fn names(&self) -> BTreeMap<PairingNumber, String> {
        self.entries.iter().map(|e| (e.number, format!("{} {}", e.number, e.data.name))).collect()
    }

    /// Whether it is what the rules ask for.
    pub fn is_by_the_rules(&self) -> bool {
        self.findings.is_empty()
    }

    /// What the rules ask for; none where they have no pairing.
    pub fn right(&self) -> Option<RoundPairing> {
        let mut right = self.right.clone()?;
        // Byes that were asked for are not the arbiter's to change.
        right.byes.retain(|bye| bye.result == SideResult::PairingAllocatedBye);
        Some(right)
    }

    /// What is to be said of it.
    pub fn checked(&self) -> RoundChecked {
        let names = self.names();
        let findings = self.findings.iter().map(|finding| told(finding, &names)).collect();
        RoundChecked { complete: self.is_complete(), findings }
    }
}

/// The pairing that is asked for, in pairing numbers.
fn read(entries: &[EntryRow], boards: &[ChangedBoard]) -> Result<RoundPairing, DeskError> {
    let number = |id: i64| {
        let entry = entries.iter().find(|entry| entry.id.0 == id);
        entry.map(|e| e.number).ok_or_else(|| DeskError::plain("error-gone").with("what", "entry"))
    };
    let mut pairing = RoundPairing::default();
    for board in boards {
        let white = number(board.white)?;
        match board.black {
            Some(black) => pairing.pairs.push(Pair { white, black: number(black)? }),
            None => pairing.byes.push(Bye { player: white, result: SideResult::PairingAllocatedBye }),
        }
    }
    Ok(pairing)
}

/// A criterion as a sentence.
pub(super) fn criterion(criterion: Criterion) -> Message {
    sentence(&format!("pairing-criterion-{}", criterion.key(Edition::default())))
}

fn told(finding: &Finding, names: &BTreeMap<PairingNumber, String>) -> PairingFinding {
    let name = |number: &PairingNumber| names.get(number).cloned().unwrap_or_else(|| number.to_string());
    let one = |key: &str, number: &PairingNumber| sentence(key).with("player", name(number));
    let message = match finding {
        Finding::Missing { player } => one("pairing-finding-missing", player),
        Finding::Twice { player } => one("pairing-finding-twice", player),
        Finding::NotToBePaired { player } => one("pairing-finding-not-to-be-paired", player),
        Finding::Breaks { players, .. } => {
            let list: Vec<String> = players.iter().map(name).collect();
            sentence("pairing-finding-breaks").with("players", list.join(" – "))
        }
        Finding::Criterion { bracket, .. } => sentence("pairing-finding-worse").with("bracket", bracket),
        Finding::LaterCandidate { bracket } => sentence("pairing-finding-later").with("bracket", bracket),
        Finding::Colours { pair } => sentence("pairing-finding-colours")
            .with("white", name(&pair.white))
            .with("black", name(&pair.black)),
    };
    let breaks = matches!(finding, Finding::Breaks { .. });
    PairingFinding { message, criterion: finding.criterion().map(criterion), breaks }
}
