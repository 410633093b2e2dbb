//! What every event looks at: the case, its edition and its game replayed.

use shakmaty::{Chess, Position};

use super::RuleError;
use super::case::{Case, Supervision, TimeClass};
use super::game::Game;
use super::mating::{self, CanMate};
use crate::edition::{Cell, Edition, FlagTest, Seconds};
use crate::ruling::{Draft, Message};
use crate::side::{PerSide, Side};

/// A case with its edition and its game.
pub struct Scene<'a> {
    /// The circumstances.
    pub case: &'a Case,
    /// The edition the game is played under.
    pub edition: &'a Edition,
    /// The record, replayed.
    pub game: Game,
}

impl<'a> Scene<'a> {
    pub(super) fn new(case: &'a Case, edition: &'a Edition) -> Result<Scene<'a>, RuleError> {
        Ok(Scene { case, edition, game: Game::of(case)? })
    }

    /// A new ruling that says what is done next.
    pub fn draft(&self, next: impl Into<Message>) -> Draft<'a> {
        Draft::new(self.edition, next)
    }

    /// The time class.
    pub fn class(&self) -> TimeClass {
        self.case.tc_class
    }

    /// Whether the Competition Rules apply: always in standard play; in rapid and blitz only with adequate
    /// supervision (2023 A.4, B.2). Where the supervision is not said the arbiter is asked, and the
    /// rules without adequate supervision are proposed.
    pub fn competition_rules(&self, draft: &mut Draft<'_>) -> bool {
        match (self.case.tc_class, self.case.supervision) {
            (TimeClass::Standard, _) => true,
            (TimeClass::Rapid, Supervision::Adequate) => {
                draft.cite_scope(|a| &a.rapid_supervised);
                true
            }
            (TimeClass::Blitz, Supervision::Adequate) => {
                draft.cite_scope(|a| &a.blitz_supervised);
                true
            }
            (TimeClass::Blitz, Supervision::Inadequate) => {
                draft.cite_scope(|a| &a.blitz_as_rapid);
                false
            }
            (TimeClass::Rapid, Supervision::Inadequate) => false,
            (_, Supervision::NotApplicable) => {
                draft.ask("laws-ask-supervision");
                false
            }
        }
    }

    /// The moves made by each, from the record; none without a record of moves.
    pub fn moves_made(&self) -> Option<PerSide<u32>> {
        let steps = self.game.replay()?.steps();
        let mut made = PerSide { white: 0, black: 0 };
        for step in steps.iter().filter(|step| step.void.is_none()) {
            *made.of_mut(Side::from(step.mover)) += 1;
        }
        (!steps.is_empty()).then_some(made)
    }

    /// The position of the event; without it the arbiter is asked.
    pub fn position(&self, draft: &mut Draft<'_>) -> Option<&Chess> {
        let position = self.game.position();
        if position.is_none() {
            draft.ask("laws-ask-position");
        }
        position
    }

    /// The position of the event with this side to move; none, and a question, if it is the other's turn.
    pub fn position_of(&self, side: Side, draft: &mut Draft<'_>) -> Option<&Chess> {
        let position = self.position(draft)?;
        if Side::from(position.turn()) == side {
            return Some(position);
        }
        draft.ask(Message::new("laws-ask-position-before").with("side", side));
        None
    }

    /// Whether the side can checkmate, told or found, and entered into the evidence. Without a position it is unknown.
    pub fn can_mate(
        &self,
        winner: Side,
        test: FlagTest,
        told: Option<bool>,
        draft: &mut Draft<'_>,
    ) -> CanMate {
        let found = self.game.position().map(|position| mating::can_mate(position, winner, test));
        let answer = match (found, told) {
            (Some(CanMate::Unknown) | None, Some(true)) => CanMate::Yes(Vec::new()),
            (Some(CanMate::Unknown) | None, Some(false)) => CanMate::No(None),
            (found, _) => found.unwrap_or(CanMate::Unknown),
        };
        draft.evidence().can_mate = Some(answer.word().to_owned());
        match &answer {
            CanMate::Yes(line) => draft.evidence().mating_line.clone_from(line),
            CanMate::No(proof) => draft.evidence().proof.clone_from(proof),
            CanMate::Unknown => {}
        }
        answer
    }

    /// The opponent's extra time for an illegal move (2023 art. 7.5.5, A.3); none where the arbiter has to say it.
    pub fn illegal_bonus(&self, competition_rules: bool, draft: &mut Draft<'_>) -> Cell<Option<Seconds>> {
        match (self.class(), competition_rules) {
            (TimeClass::Standard, _) => draft.cell(|p| &p.illegal_bonus_standard).map(Some),
            (TimeClass::Rapid, false) => draft.rule(|p| &p.illegal_bonus_rapid).map(Some),
            (TimeClass::Blitz, false) => draft.rule(|p| &p.illegal_bonus_blitz).map(Some),
            (TimeClass::Rapid, true) => draft.rule(|p| &p.illegal_bonus_rapid_supervised),
            (TimeClass::Blitz, true) => {
                let bonus = draft.rule(|p| &p.illegal_bonus_blitz_supervised);
                bonus.map(|bonus| self.settle_blitz(bonus, draft))
            }
        }
    }

    /// The opponent's extra time for a wrong claim (2023 art. 9.5.3, A.3); none where the arbiter has to say it.
    pub fn claim_bonus(&self, competition_rules: bool, draft: &mut Draft<'_>) -> Cell<Option<Seconds>> {
        match (self.class(), competition_rules) {
            (TimeClass::Standard, _) => draft.cell(|p| &p.claim_bonus_standard).map(Some),
            (TimeClass::Rapid, _) => draft.rule(|p| &p.claim_bonus_rapid).map(Some),
            (TimeClass::Blitz, false) => draft.rule(|p| &p.claim_bonus_blitz).map(Some),
            (TimeClass::Blitz, true) => {
                let bonus = draft.rule(|p| &p.claim_bonus_blitz_supervised);
                bonus.map(|bonus| self.settle_blitz(bonus, draft))
            }
        }
    }

    /// The 2023 text does not settle the amount in supervised blitz: the regulations do, or the arbiter.
    fn settle_blitz(&self, bonus: Option<Seconds>, draft: &mut Draft<'_>) -> Option<Seconds> {
        let settled = bonus.or(self.case.event_regulations.supervised_blitz_bonus_s);
        if settled.is_none() {
            draft.ask("laws-ask-supervised-blitz-bonus");
            for seconds in [120_i64, 60] {
                draft.offer(Message::new("laws-option-bonus").with("seconds", seconds));
            }
        }
        settled
    }
}
