//! From one kind of file to another, by way of a tournament report; and what could not be carried over.

mod games;
mod players;
mod table;

pub use games::report_of_games;
pub use players::report_of_players;
pub use table::players_csv;

/// One row a loss: what it says and its key in the message catalogue.
macro_rules! losses {
    ($($(#[$doc:meta])+ $name:ident: $key:literal;)+) => {
        /// What a file cannot hold that another held.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum LossKind {
            $($(#[$doc])+ $name,)+
        }

        impl LossKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// The key of its text in the message catalogue.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)+ }
            }
        }
    };
}

losses! {
    /// The moves of games.
    Moves: "loss-moves";
    /// A game whose tags do not say who played it in which round, or that is there twice.
    Game: "loss-game";
    /// Clubs.
    Club: "loss-club";
    /// Who met whom, and how it ended.
    Rounds: "loss-rounds";
    /// What the event is: dates, arbiters, time control, rules.
    Event: "loss-event";
    /// Teams and their matches.
    Teams: "loss-teams";
    /// Month and day of birth.
    Birthday: "loss-birthday";
    /// Pairing numbers are given anew.
    Numbers: "loss-numbers";
    /// The pairing system is taken for a Swiss by the Dutch rules.
    System: "loss-system";
    /// Points that the results do not give.
    AbnormalPoints: "loss-abnormal-points";
    /// Virtual points other than those of the Baku method.
    Acceleration: "loss-acceleration";
    /// The rounds for which pairs are prohibited.
    ProhibitedRounds: "loss-prohibited-rounds";
    /// Comments, records that are not known, national records.
    Others: "loss-others";
    /// A value of the event's form that cannot be taken: federation, date, time control.
    Form: "loss-form";
    /// Games recorded, incidents and rulings, and the journal.
    Desk: "loss-desk";
    /// Tournaments of the event other than the first.
    Tournaments: "loss-tournaments";
}

/// Something that could not be carried over.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loss {
    /// What.
    pub kind: LossKind,
    /// How many, or which.
    pub found: String,
}

impl Loss {
    /// A loss with what it concerns.
    pub fn new(kind: LossKind, found: &impl ToString) -> Self {
        Self { kind, found: found.to_string() }
    }
}
