//! What an event asks of the arbiter: its facts, in the order in which they are asked, each with its kind and with the
//! place where the record of a game tells it. A program makes its form from this; the rules stay with the events.

/// A fact of an event, as the arbiter is asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Its field in the JSON of the event.
    pub field: &'static str,
    /// What it is called where it is asked: the field, unless the same field means something else in another event.
    pub label: &'static str,
    /// What kind of answer it takes.
    pub kind: Kind,
    /// When it is asked.
    pub need: Need,
    /// Where a record tells it.
    pub source: Source,
    /// Whether it belongs to the regulations of the event and not to what happened.
    pub of_regulations: bool,
}

/// The kinds of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the players.
    Side,
    /// Yes or no.
    YesNo,
    /// One of these values, as the case takes them.
    Choice(&'static [&'static str]),
    /// A half-move of the record, before which the position of the case is; or a move from square to square.
    Played {
        /// Whether only illegal moves can be meant.
        illegal: bool,
    },
    /// A move as it is written on a scoresheet or in an envelope.
    Written,
    /// Castling on the king's or the queen's side, told to the case as the king taking the rook.
    Castling,
    /// A square.
    Square,
    /// Squares in their order.
    Squares,
    /// A whole number.
    Count,
    /// A whole number for each player.
    PerSide,
    /// A number of minutes.
    Minutes,
    /// A number of seconds.
    Seconds,
    /// A time of day, as `15:44`.
    TimeOfDay,
    /// Points, in decimals.
    Points,
    /// A result, as `1-0`.
    Result,
    /// A few words.
    Words,
}

/// When a fact is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// At once: without it there is no ruling.
    Must,
    /// At once; it may stay unknown.
    Shown,
    /// Among the facts that seldom matter.
    More,
    /// Only when the ruling asks this question, a key of the catalogue.
    When(&'static str),
    /// Never: the record tells it, or nobody does.
    Found,
}

/// Where the record of a game tells a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Nowhere.
    Nowhere,
    /// What is nearly always so; the arbiter sees it and may change it.
    Usually(bool),
    /// The side that has the move.
    HasTheMove,
    /// The side that has just moved.
    JustMoved,
    /// The side that has a claim, else the one that has the move.
    Claimant,
    /// The side that made the half-move which was chosen.
    Mover,
    /// The illegal moves that were counted before.
    IllegalBefore,
    /// The moves completed by each.
    MovesCompleted,
    /// The number of the last move.
    MoveNumber,
    /// The moves the time control requires in its first period.
    MovesRequired,
    /// The result that was entered.
    Result,
    /// Whether the opponent has moved since the half-move.
    OpponentMoved,
    /// How many half-moves were made since the half-move.
    MovesSince,
    /// What the clock of the side in this field shows, in seconds.
    TimeLeft(&'static str),
    /// `intended_move` if a move was written, else this word.
    ClaimMode(&'static str),
    /// What the text in this field can mean, in UCI, where that is more than one legal move.
    Readings(&'static str),
}

impl Fact {
    const fn new(field: &'static str, kind: Kind, need: Need) -> Fact {
        Fact { field, label: field, kind, need, source: Source::Nowhere, of_regulations: false }
    }

    pub(super) const fn must(field: &'static str, kind: Kind) -> Fact {
        Fact::new(field, kind, Need::Must)
    }

    pub(super) const fn shown(field: &'static str, kind: Kind) -> Fact {
        Fact::new(field, kind, Need::Shown)
    }

    pub(super) const fn more(field: &'static str, kind: Kind) -> Fact {
        Fact::new(field, kind, Need::More)
    }

    pub(super) const fn when(question: &'static str, field: &'static str, kind: Kind) -> Fact {
        Fact::new(field, kind, Need::When(question))
    }

    pub(super) const fn found(field: &'static str, kind: Kind, source: Source) -> Fact {
        Fact::new(field, kind, Need::Found).from(source)
    }

    pub(super) const fn from(mut self, source: Source) -> Fact {
        self.source = source;
        self
    }

    pub(super) const fn named(mut self, label: &'static str) -> Fact {
        self.label = label;
        self
    }

    pub(super) const fn of_regulations(mut self) -> Fact {
        self.of_regulations = true;
        self
    }
}

/// Who did it: the side that made the half-move.
pub(super) const MOVER: Fact = Fact::found("player", Kind::Side, Source::Mover);
/// An illegal move.
pub(super) const ILLEGAL: Fact = Fact::must("played", Kind::Played { illegal: true }).named("illegal_move");
/// Any move.
pub(super) const PLAYED: Fact = Fact::must("played", Kind::Played { illegal: false });
/// Whether the clock was pressed: the events that ask it are the completed ones.
pub(super) const PRESSED: Fact = Fact::shown("clock_pressed", Kind::YesNo).from(Source::Usually(true));
/// The illegal moves before this one.
pub(super) const PRIOR: Fact = Fact::shown("prior_illegal", Kind::PerSide).from(Source::IllegalBefore);
/// The phase, which counts in the edition of 1997 only.
pub(super) const PHASE: Fact = Fact::when(
    "laws-ask-quickplay-finish",
    "phase",
    Kind::Choice(&["quickplay finish", "not in a quickplay finish"]),
);
/// The moves completed by each, where the record does not tell.
pub(super) const COMPLETED: Fact = Fact::shown("moves_completed", Kind::PerSide).from(Source::MovesCompleted);
/// The announced part of the guidelines on quickplay finishes.
pub(super) const GUIDELINES: Fact = Fact::must(
    "guidelines_III",
    Kind::Choice(&["III.4 announced", "III.5 announced", "announced", "not announced"]),
)
.of_regulations();
/// No draw by agreement before so many moves.
pub(super) const LEAST_MOVES: Fact = Fact::more("min_moves_draw", Kind::Count).of_regulations();
/// The default time of the regulations.
pub(super) const DEFAULT_TIME: Fact = Fact::shown("default_time_min", Kind::Minutes);

/// What any ruling may ask of the regulations.
pub const REGULATIONS: &[Fact] =
    &[Fact::when("laws-ask-supervised-blitz-bonus", "supervised_blitz_bonus_s", Kind::Seconds)
        .of_regulations()];

/// The facts, by their labels, that answer a question of a ruling; a fact that waits for its question names it itself.
const ANSWERS: &[(&str, &[&str])] = &[
    ("laws-ask-claim-mode", &["written_move"]),
    ("laws-ask-claimant-touched", &["claimant_has_touched_piece"]),
    ("laws-ask-clock-pressed", &["clock_pressed", "pressed_before_fall"]),
    ("laws-ask-default-time", &["default_time_min"]),
    ("laws-ask-device-on-person", &["on_person"]),
    ("laws-ask-first-flag", &["first_flag", "indicator_first"]),
    ("laws-ask-found", &["found"]),
    ("laws-ask-impaired-touched", &["felt"]),
    ("laws-ask-increment-agreed", &["arbiter_agrees"]),
    ("laws-ask-minutes-late", &["minutes_late", "white_arrives_after_min"]),
    ("laws-ask-moves-completed", &["moves_required"]),
    ("laws-ask-moves-completed-each", &["moves_completed"]),
    ("laws-ask-moves-made", &["moves_made"]),
    ("laws-ask-offer-open", &["since_offer"]),
    ("laws-ask-own-flag", &["claimant_flag_up"]),
    ("laws-ask-persistent", &["refusal"]),
    ("laws-ask-points-system", &["scheme"]),
    ("laws-ask-position-known", &["position_known"]),
    ("laws-ask-position-kind", &["position_kind"]),
    ("laws-ask-prior-illegal", &["prior_illegal"]),
    ("laws-ask-quickplay-decision", &["arbiter_finds"]),
    ("laws-ask-result", &["result", "result_before", "result_on_board"]),
    ("laws-ask-scoresheets-agree", &["scoresheets_agree"]),
    ("laws-ask-sealed-readings", &["sealed_text"]),
    ("laws-ask-slip-in-time", &["corrected_before_opponent_clock_started"]),
    ("laws-ask-touched-squares", &["sequence", "released_from"]),
    ("laws-ask-written-move", &["written_move"]),
    ("laws-ask-written-move-illegal", &["written_move"]),
];

impl Fact {
    /// Whether the answer to this fact answers that question of a ruling.
    pub fn answers(&self, question: &str) -> bool {
        matches!(self.need, Need::When(known) if known == question)
            || ANSWERS.iter().any(|(known, labels)| *known == question && labels.contains(&self.label))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Event;
    use super::*;

    /// A fact that two events call alike must be the same question: field, or label, decides the words on the screen.
    #[test]
    fn a_label_has_one_kind_of_answer() {
        let all = Event::KINDS.iter().flat_map(|kind| kind.facts).chain(REGULATIONS);
        let asked: Vec<&Fact> = all.filter(|fact| fact.need != Need::Found).collect();
        for fact in &asked {
            let other = asked.iter().find(|other| other.label == fact.label && other.kind != fact.kind);
            assert_eq!(other, None, "{fact:?}");
        }
    }

    #[test]
    fn no_event_asks_twice_for_a_field() {
        for kind in Event::KINDS {
            for (index, fact) in kind.facts.iter().enumerate() {
                let twice = kind.facts.iter().skip(index + 1).any(|other| other.field == fact.field);
                assert!(!twice, "{}: {}", kind.name, fact.field);
            }
        }
    }
}
