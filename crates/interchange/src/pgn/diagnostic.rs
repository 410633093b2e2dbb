//! What the reader has to say about a game: a code, a severity, and where in the file.

use std::fmt;

/// How much a note matters. The severity of a game is that of its worst note.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Nothing to say.
    #[default]
    Ok,
    /// Good to know; nothing is wrong.
    Info,
    /// Something is not as it should be, and was understood all the same.
    Warn,
    /// Something is lost, cannot be, or contradicts itself.
    Error,
}

impl Severity {
    /// The word used in machine output.
    pub fn as_str(self) -> &'static str {
        match self {
            Severity::Ok => "ok",
            Severity::Info => "info",
            Severity::Warn => "warn",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One table of codes: the name in code, the name in output, the usual severity, and what it says.
macro_rules! codes {
    ($($name:ident $text:literal $severity:ident $doc:literal;)*) => {
        /// The code of a note. Codes are stable: scripts and the message catalogue (`pgn-note-CODE`) rely on them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $(#[doc = $doc] $name,)*
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code as machine output writes it.
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text,)* }
            }

            /// The severity a note of this code has unless the reader knows better.
            pub fn severity(self) -> Severity {
                match self { $(Code::$name => Severity::$severity,)* }
            }
        }
    };
}

codes! {
    EncodingNotUtf8 "encoding-not-utf8" Warn "Bytes that are not UTF-8 were read as Windows-1252, or the file is UTF-16.";
    Nbsp "nbsp" Warn "A space other than the ASCII space stands between tokens.";
    ControlCharacter "control-character" Warn "A control character stands between tokens.";
    StrayText "stray-text" Warn "Text that belongs to no game stands before the tags.";
    MissingBlankLine "missing-blank-line" Warn "No blank line before the game, or between its tags and its moves.";
    ExtraBlankLine "extra-blank-line" Warn "A blank line inside the tags or inside the moves.";
    MissingTerminator "missing-terminator" Warn "The moves do not end with a result.";
    TextAfterResult "text-after-result" Error "Moves or other text follow the result.";
    UnknownToken "unknown-token" Warn "Something that is no move, number, comment, glyph or result.";
    UnclosedComment "unclosed-comment" Error "A brace comment is never closed.";
    UnbalancedVariation "unbalanced-variation" Error "A variation is never closed, or closed without having been opened.";
    DeepVariation "deep-variation" Info "Variations nested deeper than the reader follows: kept, not replayed.";
    GameTooLong "game-too-long" Error "The game is longer than any game can be: the rest was left out.";
    TooManyNotes "too-many-notes" Info "More notes than are worth reading: the rest was left out.";
    BadTag "bad-tag" Warn "A tag that is not written as the standard says.";
    TooManyTags "too-many-tags" Error "More tags than a game can have: the rest was left out.";
    DuplicateTag "duplicate-tag" Warn "A tag is given twice: the first one counts.";
    TagNameCase "tag-name-case" Info "The name of a known tag in other letter case.";
    MissingResultTag "missing-result-tag" Warn "There is no Result tag.";
    BadResultValue "bad-result-value" Warn "A result that is none of 1-0, 0-1, 1/2-1/2 and *.";
    ResultMismatch "result-mismatch" Error "The Result tag and the result after the moves differ.";
    BadDate "bad-date" Warn "A date that is not in the calendar, or not written yyyy.mm.dd.";
    BadElo "bad-elo" Warn "A rating that is no number.";
    SetupTagMissing "setup-tag-missing" Warn "A FEN tag without the `SetUp` tag that announces it.";
    FenTagMissing "fen-tag-missing" Warn "The tags announce a starting position and do not give it.";
    BadFen "bad-fen" Error "The starting position cannot be read, or cannot be.";
    FenCastlingFixed "fen-castling-fixed" Warn "A castling right of the starting position lacks its king or rook: dropped.";
    FenEnPassantFixed "fen-ep-fixed" Warn "The en passant square of the starting position cannot be: dropped.";
    FenUnusual "fen-unusual" Info "A starting position no game can reach, played from all the same.";
    VariantTagMissing "variant-tag-missing" Info "A Chess960 starting position without the Variant tag.";
    UnsupportedVariant "unsupported-variant" Error "The game is not played by the Laws of Chess.";
    MoveNumberMissing "move-number-missing" Info "Moves without numbers.";
    MoveNumberWrong "move-number-wrong" Warn "A move number other than the move's.";
    CastlingGlyph "castling-glyph" Info "Castling written with zeros or in another way than O-O.";
    EpSuffix "ep-suffix" Info "The mark e.p. after an en passant capture.";
    SanNonstandard "san-nonstandard" Warn "A move not in standard algebraic notation, with one legal reading.";
    SanOverspecified "san-overspecified" Info "A move that names its square of departure without need.";
    FigurineSan "figurine-san" Warn "A move with a chess figure in place of the letter.";
    ForeignSan "foreign-san" Info "A move in the letters of the language that was asked for.";
    CheckSuffixWrong "check-suffix-wrong" Warn "A check or mate sign that does not fit the position.";
    CheckSuffixMissing "check-suffix-missing" Info "A check or mate without its sign.";
    LocalizedSan "localized-san" Error "A move in the piece letters of another language.";
    AmbiguousSan "ambiguous-san" Error "A move with more than one legal reading.";
    IllegalSan "illegal-san" Error "A move that is not legal.";
    NullMove "null-move" Error "A null move: the record has a gap.";
    NullMoveInVariation "null-move-in-variation" Info "A null move inside a variation.";
    IllegalInVariation "illegal-in-variation" Warn "A move inside a variation that cannot be played there.";
    BadNag "bad-nag" Warn "A numeric glyph outside 0 to 255.";
    BadClock "bad-clock" Warn "A clock time that cannot be read.";
    DrawOffer "draw-offer" Info "A draw offer is recorded.";
    MovesAfterEnd "moves-after-end" Error "Moves follow the end of the game.";
    ResultContradictsBoard "result-contradicts-board" Error "The result contradicts the end on the board.";
    DeadPosition "dead-position" Info "A position from which neither side can be mated.";
    ThreefoldPresent "threefold-present" Info "A position stood three times: a claim was possible.";
    FiftyPresent "fifty-present" Info "Fifty moves by each side without capture or pawn move: a claim was possible.";
    FivefoldPresent "fivefold-present" Info "A position stood five times.";
    SeventyFivePresent "seventyfive-present" Info "Seventy-five moves by each side without capture or pawn move.";
    DgtKingCentre "dgt-king-centre" Info "Kings put in the centre to tell an electronic board the result.";
    DgtKingCentreSuspect "dgt-king-centre-suspect" Info "The last move puts the king in the centre: perhaps only to tell an electronic board the result.";
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A note about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// What it says.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// The line in the file, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
    /// The half-move it stands at or behind, from 1; 0 before the first move.
    pub ply: u32,
    /// The words of the file it is about, or a fact about them. No prose.
    pub detail: String,
}
