//! What is done with an adjourned game, step by step (Laws 2023 Guidelines I).

use crate::side::{PerSide, Side};

/// How far an adjourned game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The envelope is sealed, and the time of the resumption has not come.
    Sealed,
    /// The time of the resumption has come, and these players are present; the envelope is closed.
    Resumed(PerSide<bool>),
    /// The envelope is open.
    Opened,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The arbiter checks what stands on the envelope, and keeps it.
    CheckAndKeep,
    /// The position and the clocks are set up as they were.
    SetUp,
    /// A draw is agreed or a player resigns before: the game is concluded, and the envelope stays closed.
    ConcludedBefore,
    /// The envelope is opened, the sealed move is made, and the clock of the player who replies is started.
    OpenAndPlay,
    /// The player who replies is absent: his clock is started; the envelope is opened when he comes.
    StartClockOfAbsent,
    /// The sealer is absent: the other may seal his reply in place of making it.
    ReplyMayBeSealed,
    /// Who comes after the default time loses, unless the sealed move ended the game.
    DefaultTime,
    /// The sealed move is judged.
    JudgeSealedMove,
}

impl Step {
    /// The guideline, as those since 2017 are numbered.
    pub const fn guideline(self) -> &'static str {
        match self {
            Step::CheckAndKeep => "I.3",
            Step::SetUp => "I.5",
            Step::ConcludedBefore => "I.6",
            Step::OpenAndPlay => "I.9.1",
            Step::StartClockOfAbsent => "I.9.2",
            Step::ReplyMayBeSealed => "I.9.3",
            Step::DefaultTime => "I.10",
            Step::JudgeSealedMove => "I.8",
        }
    }
}

/// Whether the envelope may be opened: only when the player who must reply is present (I.7).
pub fn may_open(sealer: Side, present: PerSide<bool>) -> bool {
    *present.of(sealer.other())
}

/// What is to be done now.
pub fn steps(sealer: Side, stage: Stage) -> Vec<Step> {
    match stage {
        Stage::Sealed => vec![Step::CheckAndKeep, Step::SetUp, Step::ConcludedBefore],
        Stage::Resumed(present) => {
            let mut steps = Vec::new();
            if !may_open(sealer, present) {
                steps.push(Step::StartClockOfAbsent);
            } else if *present.of(sealer) {
                steps.push(Step::OpenAndPlay);
            } else {
                steps.extend([Step::OpenAndPlay, Step::ReplyMayBeSealed]);
            }
            if !(present.white && present.black) {
                steps.push(Step::DefaultTime);
            }
            steps
        }
        Stage::Opened => vec![Step::JudgeSealedMove],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_envelope_waits_for_the_player_who_replies() {
        let resumed = |white, black| steps(Side::White, Stage::Resumed(PerSide { white, black }));
        assert_eq!(resumed(true, true), [Step::OpenAndPlay]);
        assert_eq!(resumed(true, false), [Step::StartClockOfAbsent, Step::DefaultTime]);
        assert_eq!(resumed(false, true), [Step::OpenAndPlay, Step::ReplyMayBeSealed, Step::DefaultTime]);
        assert_eq!(resumed(false, false), [Step::StartClockOfAbsent, Step::DefaultTime]);
    }
}
