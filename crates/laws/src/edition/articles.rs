//! The article-number map: where each rule stands in each edition.
//!
//! A row is a rule, a column an edition. A number marked `?` is unverified, `~` is known from an excerpt, a
//! bare one was read in the full text of that edition; `-` means that the edition has no such article.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Status;

/// The place of a rule in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    number: Option<String>,
    status: Status,
}

impl Article {
    /// Reads the notation of the table: `?10.5`, `~7.4.b`, `6.9` or `-`.
    pub fn parse(text: &str) -> Article {
        let (status, number) = match text.strip_prefix('?') {
            Some(rest) => (Status::Unverified, rest),
            None => match text.strip_prefix('~') {
                Some(rest) => (Status::Excerpt, rest),
                None => (Status::Verified, text),
            },
        };
        Article { number: (number != "-" && !number.is_empty()).then(|| number.to_owned()), status }
    }

    /// The number, in that edition's numbering; none if the edition has no such article.
    pub fn number(&self) -> Option<&str> {
        self.number.as_deref()
    }

    /// How sure the number is.
    pub fn status(&self) -> Status {
        self.status
    }
}

impl Serialize for Article {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mark = match self.status {
            Status::Verified => "",
            Status::Excerpt => "~",
            Status::Unverified => "?",
        };
        out.collect_str(&format_args!("{mark}{}", self.number().unwrap_or("-")))
    }
}

impl<'de> Deserialize<'de> for Article {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Ok(Article::parse(&String::deserialize(input)?))
    }
}

macro_rules! articles {
    ($( $(#[$doc:meta])* $name:ident = $row:literal; )*) => {
        /// Where each rule stands in one edition.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Articles { $( $(#[$doc])* pub $name: Article, )* }

        impl Articles {
            /// The numbers of one column of the table.
            pub(super) fn column(index: usize) -> Articles {
                let cell = |row: &str| Article::parse(row.split_whitespace().nth(index).unwrap_or("-"));
                Articles { $( $name: cell($row), )* }
            }

            /// Every number there is, once for each rule that stands there.
            pub fn numbers(&self) -> impl Iterator<Item = &str> {
                [ $( &self.$name ),* ].into_iter().filter_map(Article::number)
            }
        }

        /// The rows by name, for the tests and the documentation.
        pub const ROWS: &[(&str, &str)] = &[ $( (stringify!($name), $row), )* ];
    };
}

// Columns:                    1974    1989     1993     1997    2001    2005    2009     2014    2017-07  2018-01  2023-01
#[rustfmt::skip]
articles! {
    /// The player having the move.
    has_move =                "~4.2    ?3.2     3.2      ~1.1    ~1.1    1.1     1.1      ~1.1    ~1.3     1.3      1.3";
    /// Squares a piece may move to.
    moves =                   "~5      ?5       ~5       ~3.1    ~3.1    3.1     3.1      ~3.1    ~3.1     3.1      3.1";
    /// Castling.
    castling =                "~6      ?5.1     5.1.b    ~3.8.b  ~3.8.b  3.8     3.8.a    ~3.8.b  ~3.8.2   3.8.2    3.8.2";
    /// Castling prevented while a square of the king is attacked.
    castling_attacked =       "~6      ?5.1     5.1      ~3.8.b  ~3.8.b  3.8     3.8.b    ~3.8.b  ~3.8.2.2.1 3.8.2.2.1 3.8.2.2.1";
    /// Castling prevented while a piece stands between.
    castling_obstructed =     "~6      ?5.1     5.1      ~3.8.b  ~3.8.b  3.8     3.8.b    ~3.8.b  ~3.8.2.2.2 3.8.2.2.2 3.8.2.2.2";
    /// Castling no longer possible: the king or the rook has moved.
    castling_lost =           "~6      ?5.1     5.1      ~3.8.b  ~3.8.b  3.8     3.8.b    ~3.8.b  ~3.8.2.1 3.8.2.1  3.8.2.1";
    /// A move that exposes the own king.
    own_king =                "?10     ?9       ?9       ~1.2    ~1.2    1.2     3.9      ~3.9    ~3.9.2   3.9.2    3.9.2";
    /// Illegal moves and positions.
    illegal_position =        "?9      ?8       ?8       ~7.4    ~7.4    ~7.4    7.4      ~3.10.c ~3.10.3  3.10.3   3.10.3";
    /// One hand.
    one_hand =                "?7      ?6       ?6       ~4.1    ~4.1    4.1     4.1      ~4.1    ~4.1     4.1      4.1";
    /// Adjusting pieces.
    adjust =                  "?8      ?7.1     ?7.1     ~4.2    ~4.2    4.2     4.2      ~4.2    ~4.2.1   4.2.1    4.2.1";
    /// Any other contact than a clearly accidental one.
    contact =                 "?8      ?7.2     ?7.2     ~4.3    ~4.3    4.3     4.3      ~4.2    ~4.2.2   4.2.2    4.2.2";
    /// Own pieces touched.
    touch_own =               "?8      ?7.2     ~7.2     ~4.3.a  ~4.3.a  4.3.a   4.3.a    ~4.3.a  ~4.3.1   4.3.1    4.3.1";
    /// The opponent's pieces touched.
    touch_opponent =          "?8      ?7.2     ~7.2     ~4.3.b  ~4.3.b  4.3.b   4.3.b    ~4.3.b  ~4.3.2   4.3.2    4.3.2";
    /// Pieces of both colours touched.
    touch_both =              "?8      ?7.2     ~7.2     ~4.3.c  ~4.3.c  4.3.c   4.3.c    ~4.3.c  ~4.3.3   4.3.3    4.3.3";
    /// King, then rook touched.
    touch_king_rook =         "?8      ?5.1     5.1      ~4.4.a  ~4.4.a  4.4.a   4.4.a    ~4.4.a  ~4.4.1   4.4.1    4.4.1";
    /// Rook, then king touched.
    touch_rook_king =         "?8      ?5.1.c   5.1.c    ~4.4.b  ~4.4.b  4.4.b   4.4.b    ~4.4.b  ~4.4.2   4.4.2    4.4.2";
    /// King and rook touched, castling illegal.
    touch_castling_illegal =  "?8      ?5.1.d   5.1.d    ~4.4.c  ~4.4.c  4.4.c   4.4.c    ~4.4.c  ~4.4.3   4.4.3    4.4.3";
    /// The promoted piece is chosen.
    promotion_choice =        "~7.d    ?6       ?6       ~4.6    ~4.6    4.4.d   4.4.d    ~4.4.d  ~4.4.4   4.4.4    4.4.4";
    /// No touched piece can be moved or captured.
    touch_free =              "?8      ?7.3     ?7.3     ~4.5    ~4.5    ~4.5    4.5      ~4.5    ~4.5     4.5      4.5";
    /// The promotion is made.
    promotion_made =          "~7.d    ?6       ?6       ~4.6.c  ~4.6.c  4.6.c   4.6.c    ~4.6    ~4.6     4.6      4.6";
    /// A piece released on a square.
    released =                "~7.a    ?6       ?6       ~4.6    ~4.6    4.6     4.6      ~4.7    ~4.7     4.7      4.7";
    /// The king released in castling.
    released_castling =       "~7.c    ?6       ?6       ~4.6.b  ~4.6.b  4.6.b   4.6.b    ~4.7.b  ~4.7.2   4.7.2    4.7.2";
    /// The right to complain of a breach is lost.
    complaint_lost =          "?8      ?7.4     ?7.4     ~4.7    ~4.7    ~4.7    4.7      ~4.8    ~4.8     4.8      4.8";
    /// Checkmate.
    checkmate =               "?11.1   ?10.1    ?10.1    ~5.1.a  ~5.1.a  5.1.a   5.1.a    ~5.1.a  ~5.1.1   5.1.1    5.1.1";
    /// Resignation.
    resignation =             "?11.2   ?10.2    ?10.2    ~5.1.b  ~5.1.b  5.1.b   5.1.b    ~5.1.b  ~5.1.2   5.1.2    5.1.2";
    /// Stalemate.
    stalemate =               "?12.1   ?10.3    ?10.3    ~5.2.a  ~5.2.a  5.2.a   5.2.a    ~5.2.a  ~5.2.1   5.2.1    5.2.1";
    /// Dead position.
    dead_position =           "?12     ?10.4    ?10.4    ~9.6    ~5.2.b  5.2.b   5.2.b    ~5.2.b  ~5.2.2   5.2.2    5.2.2";
    /// Draw by agreement.
    agreement =               "?12.2   ?10.6    ?10.6    ~5.2.c  ~5.2.c  5.2.c   5.2.c    ~5.2.c  ~5.2.3   5.2.3    5.2.3";
    /// A move is completed by pressing the clock.
    completed =               "?14     ?12      ?12      ~6.7    ~6.8    ~6.8    6.7.a    ~6.2.a  ~6.2.1   6.2.1    6.2.1";
    /// A move that ends the game is complete without pressing.
    completed_by_end =        "?14     ?12      ?12      ~6.7    ~6.8    ~6.8    6.7.a    ~6.2.a.1 ~6.2.1.1 6.2.1.1 6.2.1.1";
    /// A move not pressed is completed by the next move of the player.
    completed_by_next =       "-       -        -        -       -       -       6.7.a    ~6.2.a.2 ~6.2.1.2 6.2.1.2 6.2.1.2";
    /// The clock is pressed with the hand that moved.
    same_hand =               "-       -        ?12      ~6.7    ~6.8    ~6.8    6.7.b    ~6.2.c  ~6.2.3   6.2.3    6.2.3";
    /// The player must be allowed to press.
    may_press =               "-       -        ?12      ~6.7    ~6.8    ~6.8    6.7.a    ~6.2.b  ~6.2.2   6.2.2    6.2.2";
    /// Proper handling of the clock.
    handle_clock =            "-       -        ?12      ~6.7    ~6.8    ~6.8    6.7.c    ~6.2    ~6.2.4   6.2.4    6.2.4";
    /// Only the player having the move may adjust.
    adjust_turn =             "?8      ?7.1     ?7.1     ~4.2    ~4.2    4.2     4.2      ~6.2    ~6.2.5   6.2.5    6.2.5";
    /// The moves required in a period.
    moves_required =          "?14     ?12      ?12      ~6.2    ~6.2    ~6.2    6.2.a    ~6.3.a  ~6.3.1   6.3.1    6.3.1";
    /// What is checked after a flag has fallen.
    flag_check =              "?14     ?12      ?12      ~6.3    ~6.3    ~6.3    6.3      ~6.4    ~6.4     6.4      6.4";
    /// The default time.
    default_time =            "?17     ?10.15   ?10.15   ~6.6    ~6.7    ~6.7    6.6.a    ~6.7.a  ~6.7.1   6.7.1    6.7.1";
    /// Neither player is present at the start.
    both_absent =             "?17     ?12      ?12      ~6.5    ~6.6    ~6.6    6.6.b    ~6.7.b  ~6.7.2   6.7.2    6.7.2";
    /// When a flag is considered to have fallen.
    flag_fallen =             "?14     ?12      ?12      ~6.8    ~6.9    ~6.9    6.8      ~6.8    ~6.8     6.8      6.8";
    /// The player loses on time.
    loses_on_time =           "?17     ?10.13   ?10.13   ~6.9    ~6.10   ~6.10   6.9      ~6.9    ~6.9     6.9      6.9";
    /// A player with a bare king cannot win.
    bare_king =               "?12     ?10.5    ?10.5    -       -       -       -        -       -        -        -";
    /// The indication of the clock is conclusive.
    clock_conclusive =        "?14     ?12      ?12      ~6.10   ~6.11   ~6.11   6.10.a   ~6.10.a ~6.10.1  6.10.1   6.10.1";
    /// A clock set wrongly.
    wrong_setting =           "?14     ?12      ?12      ~6.10   ~6.11   ~6.11   6.10.b   ~6.10.b ~6.10.2  6.10.2   6.10.2";
    /// Both flags have fallen, not in the last period.
    both_flags_continue =     "?14     ?12      ?12      ~6.11   ~6.12   ~6.12   6.11.a   ~G.3.a  ~III.3.1.1 III.3.1.1 III.3.1.1";
    /// Both flags have fallen in the last period.
    both_flags_draw =         "?14     ?12      ?12      ~10.4   ~10.3   ~10.3   6.11.b   ~G.3.b  ~III.3.1.2 III.3.1.2 III.3.1.2";
    /// The player pauses the clock to ask for the arbiter.
    pause =                   "?14     ?12      ?12      ~6.12.b ~6.13.b ~6.13.b 6.12.b   ~6.12.b ~6.11.2  6.11.2   6.11.2";
    /// Times and positions after an irregularity are set by best judgement.
    judgement =               "?9      ?8       ?8       ~6.13   ~6.14   ~6.14   6.14     ~7.1    ~7.1     7.1      7.1";
    /// Wrong initial position.
    wrong_position =          "?9      ?8       ?8.1     ~7.1.a  ~7.1.a  ~7.1.a  7.1.a    ~7.2.a  ~7.2.1   7.2.1    7.2.1";
    /// Board placed wrongly.
    board_turned =            "?9      ?8       ?8       ~7.1.b  ~7.1.b  ~7.1.b  7.1.b    ~7.2.b  ~7.2.2   7.2.2    7.2.2";
    /// Colours reversed.
    colours_reversed =        "?9      ?8       ?8       ~7.2    ~7.2    ~7.2    7.2      ~7.3    ~7.3     7.3      7.3";
    /// Pieces displaced.
    displaced =               "?9      ?8       ?8       ~7.3    ~7.3    ~7.3    7.3      ~7.4.a  ~7.4.1   7.4.1    7.4.1";
    /// The opponent of the player who displaced pieces pauses the clock.
    displaced_pause =         "?9      ?8       ?8       ~7.3    ~7.3    ~7.3    7.3      ~7.4.a  ~7.4.2   7.4.2    7.4.2";
    /// The arbiter may penalise the displacement.
    displaced_penalty =       "?9      ?8       ?8       ~7.3    ~7.3    ~7.3    7.3      ~7.4.b  ~7.4.3   7.4.3    7.4.3";
    /// An illegal move has been completed.
    illegal_move =            "?9      ?8.1     ?8.1     ~7.4    ~7.4.a  ~7.4.a  7.4.a    ~7.5.a  ~7.5.1   7.5.1    7.5.1";
    /// The article that holds the rule of illegal moves whole.
    illegal_family =          "?9      ?8.1     ?8.1     ~7.4    ~7.4    ~7.4    7.4      ~7.5    ~7.5     7.5      7.5";
    /// A pawn left on the last rank.
    illegal_promotion =       "-       -        -        -       -       ~7.4.a  7.4.a    ~7.5.a  ~7.5.2   7.5.2    7.5.2";
    /// The clock pressed without a move.
    illegal_press =           "-       -        -        -       -       -       -        -       ~7.8.1   7.5.3    7.5.3";
    /// Two hands.
    illegal_hands =           "-       -        -        -       -       -       -        -       ~7.7.1   7.5.4    7.5.4";
    /// The penalty for pressing without a move.
    penalty_press =           "-       -        -        -       -       -       -        -       ~7.8.2   7.5.5    7.5.5";
    /// The penalty for two hands.
    penalty_hands =           "-       -        -        -       -       -       -        -       ~7.7.2   7.5.5    7.5.5";
    /// The penalty for an illegal move.
    illegal_penalty =         "-       -        -        ~10.3   ~7.4.b  ~7.4.b  7.4.b    ~7.5.b  ~7.5.3   7.5.5    7.5.5";
    /// The position before the irregularity cannot be determined.
    last_identifiable =       "?9      ?8       ?8       ~7.5    ~7.5    ~7.5    7.5      ~7.6    ~7.6     7.6      7.6";
    /// The duty to record.
    recording =               "?13     ?11.1    ?11.1    ~8.1    ~8.1    ~8.1    8.1      ~8.1    ~8.1.1   8.1.1    8.1.1";
    /// Writing the move in advance.
    writing_in_advance =      "?13     ?11.1    ?11.1    ~8.1    ~8.1    ~8.1    8.1      ~8.1    ~8.1.2   8.1.2    8.1.2";
    /// The exemption from recording in time trouble.
    recording_exempt =        "?13     ?11      ?11      ~8.4    ~8.4    ~8.4    8.4      ~8.4    ~8.4     8.4      8.4";
    /// Updating when neither player recorded.
    update_both =             "?13     ?11      ?11      ~8.5.a  ~8.5.a  ~8.5.a  8.5.a    ~8.5.a  ~8.5.1   8.5.1    8.5.1";
    /// Updating by the player who did not record.
    update_one =              "?13     ?11      ?11      ~8.5.b  ~8.5.b  ~8.5.b  8.5.b    ~8.5.b  ~8.5.2   8.5.2    8.5.2";
    /// The scoresheets cannot show the time was overstepped.
    next_period =             "?13     ?11      ?11      ~8.6    ~8.6    ~8.6    8.6      ~8.6    ~8.6     8.6      8.6";
    /// Signing the result.
    signing =                 "?13     ?11      ?11      ~8.7    ~8.7    ~8.7    8.7      ~8.7    ~8.7     8.7      8.7";
    /// Restrictions on draws by agreement.
    draw_restriction =        "-       -        -        -       -       -       9.1.a    ~9.1.a  ~9.1.1   9.1.1    9.1.1";
    /// Offering a draw.
    draw_offer =              "?12.2   ?10.6    ?10.6    ~9.1    ~9.1    ~9.1    9.1.b.1  ~9.1.b.1 ~9.1.2.1 9.1.2.1 9.1.2.1";
    /// The offer is noted on the scoresheet.
    draw_offer_noted =        "-       -        -        ~9.1    ~9.1    ~9.1    9.1.b.2  ~9.1.b.2 ~9.1.2.2 9.1.2.2 9.1.2.2";
    /// A claim is an offer.
    claim_is_offer =          "-       ?10.6    ?10.6    ~9.1    ~9.1    ~9.1    9.1.b.3  ~9.1.b.3 ~9.1.2.3 9.1.2.3 9.1.2.3";
    /// Threefold repetition as a whole.
    threefold =               "?12.3   ?10.5    ?10.5    ~9.2    ~9.2    ~9.2    9.2      ~9.2    ~9.2     9.2      9.2";
    /// Threefold repetition with an intended move.
    threefold_intended =      "?12.3   ?10.5    ?10.5    ~9.2.a  ~9.2.a  ~9.2.a  9.2.a    ~9.2.a  ~9.2.1   9.2.1.1  9.2.1";
    /// Threefold repetition of the position on the board.
    threefold_appeared =      "?12.3   ?10.5    ?10.5    ~9.2.b  ~9.2.b  ~9.2.b  9.2.b    ~9.2.b  ~9.2.2   9.2.1.2  9.2.2";
    /// When positions are the same.
    identity =                "?12.3   ?10.5    ?10.5    ~9.2    ~9.2    ~9.2    9.2      ~9.2    ~9.2     9.2.2    9.2.3";
    /// En passant makes positions different.
    identity_en_passant =     "?12.3   ?10.5    ?10.5    ~9.2    ~9.2    ~9.2    9.2      ~9.2    ~9.2     9.2.2.1  9.2.3.1";
    /// Castling makes positions different.
    identity_castling =       "?12.3   ?10.5    ?10.5    ~9.2    ~9.2    ~9.2    9.2      ~9.2    ~9.2     9.2.2.2  9.2.3.2";
    /// Fifty moves as a whole.
    fifty =                   "~12.4   ~10.9    ~10.9    ~9.3    ~9.3    ~9.3    9.3      ~9.3    ~9.3     9.3      9.3";
    /// Fifty moves with an intended move.
    fifty_intended =          "~12.4   ~10.9    ~10.9    ~9.3.a  ~9.3.a  ~9.3.a  9.3.a    ~9.3.a  ~9.3.1   9.3.1    9.3.1";
    /// Fifty moves completed.
    fifty_completed =         "~12.4   ~10.9    ~10.9    ~9.3.b  ~9.3.b  ~9.3.b  9.3.b    ~9.3.b  ~9.3.2   9.3.2    9.3.2";
    /// The right to claim is lost for this move.
    claim_lost =              "?12.3   ?10.8    ?10.8    ~9.4    ~9.4    ~9.4    9.4      ~9.4    ~9.4     9.4      9.4";
    /// A claim as a whole.
    claim =                   "?12.3   ?10.12   ?10.12   ~9.5    ~9.5    ~9.5    9.5      ~9.5    ~9.5     9.5      9.5";
    /// A claim stops the clock and cannot be withdrawn.
    claim_stands =            "?12.3   ?10.12   ?10.12   ~9.5    ~9.5    ~9.5    9.5      ~9.5    ~9.5.1   9.5.1    9.5.1";
    /// The claim is correct.
    claim_correct =           "?12.3   ?10.12   ?10.12   ~9.5.a  ~9.5.a  ~9.5.a  9.5.a    ~9.5.a  ~9.5.2   9.5.2    9.5.2";
    /// The claim is incorrect.
    claim_incorrect =         "?12.3   ?10.12.b ?10.12.b ~9.5.b  ~9.5.b  ~9.5.b  9.5.b    ~9.5.b  ~9.5.3   9.5.3    9.5.3";
    /// Fivefold repetition.
    fivefold =                "-       -        -        -       -       -       -        ~9.6.a  ~9.6.1   9.6.1    9.6.1";
    /// Seventy-five moves.
    seventy_five =            "-       -        -        -       -       -       -        ~9.6.b  ~9.6.2   9.6.2    9.6.2";
    /// Points.
    points =                  "?20     ?17      ?17      ~11.1   ~11.1   ~11.1   11.1     ~10.1   ~10.1    10.1     10.1";
    /// Only the normal scores of a game.
    points_normal =           "-       -        -        -       -       -       11.1     ~10.2   ~10.2    10.2     10.2";
    /// Bringing the game into disrepute.
    disrepute =               "?18     ?15      ?15      ~12.1   ~12.1   ~12.1   12.1     ~11.1   ~11.1    11.1     11.1";
    /// Leaving the playing area.
    leaving =                 "?18     ?15      ?15      ~12.4   ~12.4   ~12.4   12.2     ~11.2   ~11.2.3  11.2.3   11.2.3";
    /// Notes, sources of information, analysis.
    notes =                   "?18     ?15      ?15      ~12.2   ~12.2.a ~12.2.a 12.3.a   ~11.3.a ~11.3.1  11.3.1   11.3.1";
    /// Electronic devices.
    device =                  "-       -        -        ~12.2   ~13.4   ~12.2.b 12.3.b   ~11.3.b ~11.3.2  11.3.2   11.3.2";
    /// The loss for a device.
    device_loss =             "-       -        -        ~13.4   ~13.4   ~12.2.b 12.3.b   ~11.3.b ~11.3.2.2 11.3.2.2 11.3.2.2";
    /// Distracting or annoying the opponent.
    distraction =             "?18     ?15      ?15      ~12.5   ~12.5   ~12.5   12.6     ~11.5   ~11.5    11.5     11.5";
    /// Persistent refusal to comply with the Laws.
    refusal =                 "?17     ?15      ?15      ~12.7   ~12.7   ~12.7   12.8     ~11.7   ~11.7    11.7     11.7";
    /// Both players guilty.
    both_guilty =             "?17     ?15      ?15      ~12.8   ~12.8   ~12.8   12.9     ~11.8   ~11.8    11.8     11.8";
    /// Appeals.
    appeal =                  "?19     ?16      ?16      ~13     ~13     ~13     12.10    ~11.10  ~11.10   11.10    11.10";
    /// The players check the conditions of a claim.
    claim_checked =           "-       -        -        -       -       -       -        -       ~11.12   11.12    11.12";
    /// The arbiter's penalties.
    penalties =               "?19     ?16      ?16      ~13.4   ~13.4   ~13.4   13.4     ~12.9   ~12.9    12.9     12.9";
    /// The penalty of reducing the points.
    penalty_points =          "-        -        -        -        -        ?13.4.e  13.4.e   ?12.9.e  ~12.9.5  12.9.5   12.9.5";
    /// The arbiter sets the opponent's score.
    penalty_opponent =        "-        -        -        -        -        ~12.7    12.8     ?12.9.f  ~12.9.6  12.9.6   12.9.6";
    /// Rapid: recording is not required.
    rapid_recording =         "-       -        -        ~B2     ~B2     ~B2     A.2      ~A.2    ~A.2     A.2      A.2";
    /// Rapid: penalties of one minute.
    rapid_penalty =           "-       -        -        -       -       -       -        -       -        -        A.3";
    /// Blitz: penalties of one minute.
    blitz_penalty =           "-       -        -        -       -       -       -        ~B.2    ~B.2     B.2      -";
    /// Rapid: adequate supervision.
    rapid_supervised =        "-       -        -        ~B     ~B      ~B      A.3      ~A.3    ~A.3     A.3      A.4";
    /// Blitz: adequate supervision.
    blitz_supervised =        "-       -        -        ~C      ~C      ~C      B.2      ~B.3    ~B.3     B.3      B.2";
    /// Blitz: otherwise the rapid rules.
    blitz_as_rapid =          "-       -        -        ~C2     ~C2     ~C2     B.3      ~B.4    ~B.4     B.4      B.3";
    /// Unsupervised: the clock setting after so many moves.
    late_clock =              "-       -        -        ~B4     ?B4     ?B4     A.4.a    ~A.4.a  ~A.4.1.1 A.4.1.1  A.5.1.1";
    /// Unsupervised: the set-up after so many moves.
    late_set_up =             "-       -        -        ~B4     ?B4     ?B4     A.4.a    ~A.4.a  ~A.4.1.2 A.4.1.2  A.5.1.2";
    /// Unsupervised rapid: an illegal move.
    rapid_illegal =           "-       -        -        ~B5     ~B5     ~B5     A.4.c    ~A.4.b  ~A.4.2   A.4.2    A.5.2";
    /// Unsupervised blitz: an illegal move.
    blitz_illegal =           "-        -        -        ~C3      ?C3      ?C3      B.3.c    ~A.4.b   ~A.4.2   A.4.2    A.5.2";
    /// Unsupervised: touched pieces, only on request.
    late_touch =              "-       -        -        ~B5     ~B5     ~B5     A.4.b    -       -        -        -";
    /// Unsupervised: the flag must be claimed.
    flag_claim =              "-       -        -        ~B7     ~B7     ~B7     A.4.d.2  ~A.4.c  ~A.4.3   A.4.3    A.5.3";
    /// Unsupervised: the arbiter does not signal the flag.
    flag_silent =             "-       -        -        ~B6     ~B6     ~B6     A.4.d.1  -       -        -        -";
    /// Unsupervised: both flags.
    flag_both =               "-       -        -        ~B8     ~B8     ~B8     A.4.d.3  ~A.4.c  ~A.4.3   A.4.3    A.5.3";
    /// Unsupervised: the arbiter calls the flag.
    flag_called =             "-       -        -        -       -       -       -        ~A.4.e  ~A.4.5   A.4.5    A.5.5";
    /// Blitz: mating potential.
    mating_potential =        "-       -        -        ~C4     ?C4     -       -        -       -        -        -";
    /// Unsupervised: an illegal position the arbiter sees.
    position_seen =           "-        -        -        ~B5      ~B5      ~B5      A.4.c    ~A.4.d   ~A.4.4   A.4.4    A.5.4";
    /// Quickplay finish: what it is.
    quickplay =               "-       -        -        ~10.1   ~10.1   ~10.1   10.1     ~G.1    ~III.1   III.1    III.1";
    /// Quickplay finish: must be announced.
    quickplay_announced =     "-       -        -        -       -       -       -        ~G.2    ~III.2.1 III.2.1  III.2.1";
    /// Quickplay finish: only without increment, standard and rapid.
    quickplay_scope =         "-       -        -        ~10.1   ~10.1   ~10.1   10.1     ~G.2    ~III.2.2 III.2.2  III.2.2";
    /// Quickplay finish: the request for an increment.
    quickplay_increment =     "-       -        -        -       -       -       -        ~G.4    ~III.4   III.4    III.4";
    /// Quickplay finish: the claim.
    quickplay_claim =         "-       -        -        ~10.2   ~10.2   ~10.2   10.2     ~G.5    ~III.5   III.5    III.5";
    /// Quickplay finish: the arbiter agrees.
    quickplay_agreed =        "-        -        -        ~10.2.a  ~10.2.a  ~10.2.a  10.2.a   ~G.5.a   ~III.5.1 III.5.1  III.5.1";
    /// Quickplay finish: the arbiter postpones.
    quickplay_postponed =     "-        -        -        ~10.2.b  ~10.2.b  ~10.2.b  10.2.b   ~G.5.b   ~III.5.2 III.5.2  III.5.2";
    /// Quickplay finish: the arbiter rejects.
    quickplay_rejected =      "-       -        -        -       ~10.2.c ~10.2.c 10.2.c   ~G.5.c  ~III.5.3 III.5.3  III.5.3";
    /// Quickplay finish: the decision is final.
    quickplay_final =         "-       -        -        -       ~10.2.d ~10.2.d 10.2.d   -       -        -        -";
    /// Quickplay finish: no arbiter is present.
    quickplay_no_arbiter =    "-       -        -        ~D      ~D      ~D      D        ~G.6    ~III.6   III.6    III.6";
    /// Adjournment: sealing.
    sealing =                 "?15     ?13      ?13      ~A.1    ~A.1    ~A.1    G.1      ?E.1    ~I.1     I.1      I.1";
    /// Adjournment: a bad sealed move.
    sealed_bad =              "?17     ?10.16   ?10.16   ~A.8    ~A.8    ~A.8    G.8      ?E.8    ~I.8     I.8      I.8";
    /// Adjournment: a sealed move that can be read in more than one way.
    sealed_ambiguous =        "?17      ?10.16   ?10.16   ~A.8     ~A.8     ~A.8     G.8.a    ?E.8     ~I.8.1   I.8.1    I.8.1";
    /// Adjournment: a sealed move whose meaning cannot be established.
    sealed_unclear =          "?17      ?10.16   ?10.16   ~A.8     ~A.8     ~A.8     G.8.b    ?E.8     ~I.8.2   I.8.2    I.8.2";
    /// Adjournment: an illegal sealed move.
    sealed_illegal =          "?17      ?10.16   ?10.16   ~A.8     ~A.8     ~A.8     G.8.c    ?E.8     ~I.8.3   I.8.3    I.8.3";
    /// Adjournment: the resumption, opponent present.
    resumption =              "?15     ?13      ?13      ~A.6    ~A.6    ~A.6    G.6      ?E.6    ~I.6     I.6      I.6";
    /// Adjournment: late for the resumption.
    resumption_late =         "?17     ?10.15   ?10.15   ~A.10   ~A.10   ~A.10   G.10     ?E.10   ~I.10    I.10     I.10";
    /// Adjournment: the envelope is missing, the position is known.
    envelope_continue =       "?15     ?13      ?13      ~A.12   ~A.12   ~A.12   G.11     ?E.12   ~I.12.1  I.12.1   I.12.1";
    /// Adjournment: the envelope is missing, the position is unknown.
    envelope_annul =          "?15     ?13      ?13      ~A.12   ~A.12   ~A.12   G.11     ?E.12   ~I.12.2  I.12.2   I.12.2";
    /// Chess960: castling.
    chess960_castling =       "-       -        -        -       -       -       F.3      ?F.3    ~II.3    II.3     II.3";
    /// Chess960: king and rook both move.
    chess960_double =         "-        -        -        -        -        -        F.3.b    ?F.3.b   ~II.3.2.1 II.3.2.1 II.3.2.1";
    /// Chess960: king and rook change places.
    chess960_transposition =  "-        -        -        -        -        -        F.3.b    ?F.3.b   ~II.3.2.2 II.3.2.2 II.3.2.2";
    /// Chess960: only the king moves.
    chess960_king_only =      "-        -        -        -        -        -        F.3.b    ?F.3.b   ~II.3.2.3 II.3.2.3 II.3.2.3";
    /// Chess960: only the rook moves.
    chess960_rook_only =      "-        -        -        -        -        -        F.3.b    ?F.3.b   ~II.3.2.4 II.3.2.4 II.3.2.4";
    /// Chess960: the squares that must be vacant.
    chess960_vacant =         "-        -        -        -        -        -        F.3.b    ?F.3.b   ~II.3.2.7 II.3.2.7 II.3.2.7";
    /// Visually impaired: when a piece is touched.
    impaired_touch =          "-        -        -        ~F       ~F       ~F       E.2.2    ?D.2.2   ~D.2.2   D.2.2    D.2.2";
    /// Visually impaired: when a move is made.
    impaired_made =           "-        -        -        ~F       ~F       ~F       E.2.3    ?D.2.3   ~D.2.3   D.2.3    D.2.3";
    /// Visually impaired: a slip of the tongue.
    impaired_slip =           "-        -        -        ~F       ~F       ~F       E.2.6    ?D.2.8   ~D.2.8   D.2.8    D.2.8";
    /// Visually impaired: the positions on the boards differ.
    impaired_boards =         "-        -        -        ~F       ~F       ~F       E.2.7    ?D.2.9   ~D.2.9   D.2.9    D.2.9";
    /// Visually impaired: the scoresheets differ as well.
    impaired_retrace =        "-        -        -        ~F       ~F       ~F       E.2.8    ?D.2.9   ~D.2.9   D.2.9    D.2.9";
    /// The arbiter interrupts the game.
    interrupted =             "?14      ?12      ?12      ~6.12.a  ~6.13.a  ~6.13.a  6.12.a   ~6.12.a  ~6.11.1  6.11.1   6.11.1";
    /// Additional time after a disturbance from outside.
    disturbance =             "-        -        -        ~13.5    ~13.5    ~13.5    13.5     ~12.5    ~12.5    12.5     12.5";
    /// What federations may add to the Laws.
    federations =             "?Preface ?Preface ~Preface ~Preface ~Preface Preface  Preface  -        -        -        -";
    /// The Laws cannot cover all situations: analogous ones decide.
    analogy =                 "?Preface ~Preface Preface  ~Preface ~Preface Preface  Preface  ~Preface ~Preface Preface  Preface";
}
