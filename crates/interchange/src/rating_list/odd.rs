//! Lines of a list that are not as they should be.

/// More characters than this of a line's words are not repeated.
const LONGEST: usize = 80;

/// Something odd in a line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// The line, from 1.
    pub line: u64,
    /// What is odd.
    pub reason: Reason,
    /// Whether the player could not be taken; else he was, without what was odd.
    pub lost: bool,
    /// What was found.
    pub found: String,
}

impl Odd {
    pub(super) fn new(line: u64, reason: Reason, lost: bool, found: &str) -> Self {
        Odd { line, reason, lost, found: found.chars().take(LONGEST).collect() }
    }
}

macro_rules! reasons {
    ($($name:ident $key:literal $doc:literal;)*) => {
        /// Why a line is odd.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason {
            $(#[doc = $doc] $name,)*
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)*];

            /// Its key in the message catalogue.
            pub const fn key(self) -> &'static str {
                match self { $(Reason::$name => $key,)* }
            }
        }
    };
}

reasons! {
    NoNumber "list-no-number" "No identity number, or one that is not made of letters and digits.";
    NoName "list-no-name" "No name.";
    LongName "list-long-name" "A name longer than any: it is cut.";
    LongLine "list-long-line" "A line longer than any list has.";
    NotAFederation "list-not-a-federation" "A federation that is not three letters.";
    NotASex "list-not-a-sex" "A sex that is neither of a man nor of a woman.";
    NotATitle "list-not-a-title" "A title that FIDE does not have.";
    NotARating "list-not-a-rating" "A rating that is none.";
    NotANumber "list-not-a-number" "A number of games or a coefficient that is no number.";
    NumberTwice "list-number-twice" "An identity number that another player of the list has already. The reader does not tell; whoever keeps the list does.";
    NotAYear "list-not-a-year" "A year of birth that cannot be.";
}
