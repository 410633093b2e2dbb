//! What was odd about a file.

use serde::{Deserialize, Serialize};

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Read in another way than the standard says; nothing is lost.
    Info,
    /// Something does not fit; the file was read as told.
    Warning,
    /// Something could not be read.
    Error,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Concern {
    /// The file as text.
    File,
    /// The list of players.
    Players,
    /// Games, byes and their points.
    Games,
    /// The event and its rules.
    Event,
    /// Teams and their matches.
    Teams,
}

/// One row a kind: what it says, how much it matters, what it is about, its key in the message catalogue.
macro_rules! kinds {
    ($($(#[$doc:meta])+ $name:ident: $severity:ident, $concern:ident, $key:literal;)+) => {
        /// What was odd.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum NoteKind {
            $($(#[$doc])+ $name,)+
        }

        impl NoteKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            /// How much it matters.
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity,)+ }
            }

            /// What it is about.
            pub const fn concern(self) -> Concern {
                match self { $(Self::$name => Concern::$concern,)+ }
            }

            /// The key of its text in the message catalogue.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$name => $key,)+ }
            }
        }
    };
}

kinds! {
    /// The file is not text in UTF-8; it was read in another encoding.
    OtherEncoding: Info, File, "trf-other-encoding";
    /// The mark of the byte order at the start is left out.
    ByteOrderMark: Info, File, "trf-byte-order-mark";
    /// Lines end in more than one way; they will end in one.
    MixedLineEnds: Info, File, "trf-mixed-line-ends";
    /// Characters that the encoding does not have.
    Undecodable: Warning, File, "trf-undecodable";
    /// More players, rounds or bytes than a report can hold.
    TooLarge: Error, File, "trf-too-large";
    /// A line longer than any record.
    LineTooLong: Error, File, "trf-line-too-long";
    /// There is no line of a player in the file.
    NoPlayers: Error, File, "trf-no-players";
    /// A record that is not known is kept as it is.
    UnknownRecord: Info, File, "trf-unknown-record";
    /// A record that there may be one of stands there again; the first counts.
    RecordTwice: Warning, File, "trf-record-twice";
    /// The line of a record breaks off.
    ShortLine: Error, File, "trf-short-line";
    /// A number is expected.
    NotANumber: Error, File, "trf-not-a-number";
    /// Points are expected.
    NotPoints: Error, File, "trf-not-points";
    /// The columns were counted in bytes.
    BytesCounted: Info, Players, "trf-bytes-counted";
    /// The columns are not where they belong, and there is one way to read the line.
    ColumnsShifted: Info, Players, "trf-columns-shifted";
    /// A column that is to be blank is not.
    NotBlank: Warning, Players, "trf-not-blank";
    /// A column that parts numbers of players, points or results is not blank: they may not be what they seem.
    ColumnsCrossed: Error, Games, "trf-columns-crossed";
    /// A pairing number (1 to 9999) is expected.
    NotAPairingNumber: Error, Players, "trf-not-a-pairing-number";
    /// The pairing number was used before.
    NumberTwice: Error, Players, "trf-number-twice";
    /// The letter of the sex is not `m` or `w`.
    OldSex: Info, Players, "trf-old-sex";
    /// A title in letters of older files.
    OldTitle: Info, Players, "trf-old-title";
    /// There is no such title.
    NotATitle: Warning, Players, "trf-not-a-title";
    /// There is no such sex.
    NotASex: Warning, Players, "trf-not-a-sex";
    /// No rating is that high.
    NotARating: Warning, Players, "trf-not-a-rating";
    /// A federation has three letters.
    NotAFederation: Warning, Players, "trf-not-a-federation";
    /// An identity number is expected.
    NotAnId: Warning, Players, "trf-not-an-id";
    /// A date in another form than YYYY/MM/DD.
    DateForm: Info, Event, "trf-date-form";
    /// A date is expected.
    NotADate: Warning, Event, "trf-not-a-date";
    /// A colour, W or B, is expected.
    NotAColourByLot: Error, Event, "trf-not-a-colour-by-lot";
    /// A symbol of the scoring that is not known.
    UnknownSymbol: Warning, Event, "trf-unknown-symbol";
    /// A way of ranking that is not known.
    UnknownMethod: Warning, Event, "trf-unknown-method";
    /// A code of a system that is not known.
    UnknownSystem: Warning, Event, "trf-unknown-system";
    /// A time control that cannot be read.
    NotATimeControl: Warning, Event, "trf-not-a-time-control";
    /// A record of an older program's dialect that cannot be taken over.
    DialectNotRead: Warning, Event, "trf-dialect-not-read";
    /// More rounds than the number planned.
    TooManyRounds: Warning, Event, "trf-too-many-rounds";
    /// A kind of bye, F, H or Z, is expected.
    NotABye: Error, Games, "trf-not-a-bye";
    /// The pairing number is nobody's.
    UnknownNumber: Error, Games, "trf-unknown-number";
    /// A result code is expected.
    NotAResult: Error, Games, "trf-not-a-result";
    /// A result in a code of its own for what has a code.
    OtherResultCode: Info, Games, "trf-other-result-code";
    /// The game is not finished, or its result not known.
    UnknownResult: Info, Games, "trf-unknown-result";
    /// A colour, `w` or `b`, is expected.
    NotAColour: Warning, Games, "trf-not-a-colour";
    /// The letter of a colour is a capital.
    CapitalColour: Info, Games, "trf-capital-colour";
    /// A game that was played has no colour.
    NoColour: Warning, Games, "trf-no-colour";
    /// A game that was played has no opponent.
    NoOpponent: Error, Games, "trf-no-opponent";
    /// A player meets himself.
    OwnOpponent: Error, Games, "trf-own-opponent";
    /// The opponent's line does not name this player in this round.
    NotMutual: Warning, Games, "trf-not-mutual";
    /// Both players have the same colour.
    SameColour: Warning, Games, "trf-same-colour";
    /// One side says that the game was played, the other that it was not.
    UnlikeResults: Warning, Games, "trf-unlike-results";
    /// The two results are not those of a game of chess, and nothing says why.
    OddResults: Warning, Games, "trf-odd-results";
    /// More than one pairing-allocated bye in a round.
    SecondBye: Warning, Games, "trf-second-bye";
    /// Who has a bye, or a match that was forfeited, plays in the same round.
    ByeAndGame: Warning, Games, "trf-bye-and-game";
    /// The points are not the sum of the results.
    OtherPoints: Warning, Games, "trf-other-points";
    /// The columns are those of drafts of the standard.
    DraftColumns: Info, Games, "trf-draft-columns";
    /// The team's number was used before.
    TeamTwice: Error, Teams, "trf-team-twice";
    /// There is no team with this number.
    UnknownTeam: Warning, Teams, "trf-unknown-team";
    /// The member of a team is no player of the file.
    UnknownMember: Warning, Teams, "trf-unknown-member";
    /// A player stands in two teams.
    MemberTwice: Warning, Teams, "trf-member-twice";
    /// A forfeited match is `+-`, `-+` or `--`.
    NotAForfeit: Error, Teams, "trf-not-a-forfeit";
}

/// Something odd, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What it is.
    pub kind: NoteKind,
    /// What stands there.
    pub found: String,
    /// What it was read as and is written as, where the report was adjusted.
    pub became: Option<String>,
}

impl Note {
    /// A note about the file as a whole.
    pub const fn of_file(kind: NoteKind, found: String) -> Self {
        Self { line: 0, column: 1, kind, found, became: None }
    }

    /// Whether what is written differs from what was read.
    pub const fn is_adjustment(&self) -> bool {
        self.became.is_some()
    }
}

/// What a line of the file had to be read as.
#[derive(Debug, Default)]
pub(super) struct Findings {
    /// Notes.
    pub notes: Vec<Note>,
    /// Columns that are written otherwise.
    pub patches: Vec<Patch>,
    /// The line laid out anew, and why; patches are those of this line.
    pub anew: Option<(NoteKind, String)>,
}

/// Columns of a line that are written otherwise.
#[derive(Debug)]
pub(super) struct Patch {
    /// The first column, from 1.
    pub column: usize,
    /// How many columns are replaced.
    pub width: usize,
    /// By what.
    pub text: String,
}

impl Findings {
    /// How many notes say that something does not fit.
    pub fn problems(&self) -> usize {
        self.notes.iter().filter(|note| note.kind.severity() > Severity::Info).count()
    }

    /// Takes over the findings of another reading.
    pub fn append(&mut self, mut other: Self) {
        self.notes.append(&mut other.notes);
        self.patches.append(&mut other.patches);
        self.anew = self.anew.take().or(other.anew);
    }
}

/// A line with the patches done. Patches do not overlap.
pub(super) fn patched(line: &str, patches: &[Patch]) -> String {
    let mut chars: Vec<char> = line.chars().collect();
    let mut patches: Vec<&Patch> = patches.iter().collect();
    patches.sort_by_key(|patch| std::cmp::Reverse(patch.column));
    for patch in patches {
        let from = (patch.column - 1).min(chars.len());
        let to = (from + patch.width).min(chars.len());
        chars.splice(from..to, patch.text.chars());
    }
    chars.into_iter().collect()
}
