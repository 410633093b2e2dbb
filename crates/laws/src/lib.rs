//! The Laws of Chess: a game record, what is legal and why not, rulings, editions, winnability.
//!
//! Everything here is a pure function of its arguments: no file, no clock, no global state. Positions and
//! moves are those of [`shakmaty`]; this crate adds what an arbiter needs on top of them: a
//! [record](record::Record) that keeps what happened even where it was not legal, the
//! [reason](legality::Reason) why a move is illegal with its article, [notation] in ten languages, the
//! [ends](ending) of a game, the draw [claims](claim) a player may make, and the [ruling](incident::rule) on
//! everything an arbiter is called for, in each [edition] of the Laws, with the [overlay] of a federation where one holds.
//!
//! # A record
//!
//! A [`Record`](record::Record) keeps the moves as they were made, legal or not, with what became of them. Replayed, it
//! tells how the game stands: each position, its repetitions, and the first end of the game, noticed or not.
//!
//! ```
//! use arbitro_laws::ending::{EndRules, earliest_end};
//! use arbitro_laws::legality::Attempt;
//! use arbitro_laws::record::Record;
//! use shakmaty::Square;
//!
//! let mut record = Record::default();
//! let from_to = |from, to| Attempt::FromTo { from, to, promotion: None };
//! record.enter("e4", from_to(Square::E2, Square::E4));
//! record.enter("Ke6", from_to(Square::E8, Square::E6));
//! let replay = record.replay();
//! let illegal = replay.steps()[1].illegal().ok_or("a king moves one square")?;
//! assert_eq!(illegal.reason.article(), "3.8.1");
//! // The move waits for a ruling; the position is the one before it.
//! assert_eq!(replay.position().move_number(), 1);
//! assert_eq!(earliest_end(&replay, EndRules::CURRENT, &[]), None);
//! # Ok::<(), &str>(())
//! ```
//!
//! # A ruling
//!
//! A [`Case`](incident::Case) is an event with its circumstances; [`rule`](incident::rule) gives the proposal: the
//! result, the clocks, the moves the player may choose from, the articles of that edition, and what only the arbiter can
//! answer. Sentences are keys with arguments, for a catalogue in any language.
//!
//! ```
//! use arbitro_laws::edition::{EditionId, Seconds};
//! use arbitro_laws::incident::{Case, Event, IllegalMoveCompleted, rule};
//! use arbitro_laws::side::{PerSide, Side};
//!
//! let mut facts = IllegalMoveCompleted::of(Side::Black, "d8d2".into());
//! facts.clock_pressed = Some(true);
//! facts.prior_illegal = Some(PerSide { white: 0, black: 0 });
//! let mut case = Case::new(EditionId::current(), Event::IllegalMoveCompleted(facts));
//! case.position_fen = Some("3qkb2/5ppp/8/8/8/8/5PPP/4R1K1 b - - 0 30".into());
//! let ruling = rule(&case)?;
//! assert_eq!(ruling.clock_delta_s.white, Seconds(120));
//! // The queen was touched and can only move to e7.
//! assert_eq!(ruling.permitted_moves_san, Some(vec!["Qe7".to_owned()]));
//! assert!(ruling.articles.contains(&"7.5.5".to_owned()));
//! assert!(ruling.needs_arbiter.is_empty());
//! # Ok::<(), arbitro_laws::incident::RuleError>(())
//! ```
//!
//! # Can this side still be mated?
//!
//! [`winnable`](winnable::winnable) answers with a proof, or says that it does not know.
//!
//! ```
//! use arbitro_laws::winnable::{Bound, Verdict, winnable};
//! use shakmaty::fen::Fen;
//! use shakmaty::{CastlingMode, Chess, Color};
//!
//! let fen: Fen = "8/8/4k3/8/8/3NN3/8/4K3 b - - 0 1".parse()?;
//! let two_knights: Chess = fen.into_position(CastlingMode::Standard)?;
//! assert!(matches!(winnable(&two_knights, Color::White, &Bound::default()), Verdict::Winnable { .. }));
//! assert!(matches!(winnable(&two_knights, Color::Black, &Bound::default()), Verdict::Unwinnable { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Article numbers are those of the Laws in force since 1 January 2023 unless an edition is named.

pub mod adjournment;
pub mod claim;
pub mod clock;
pub mod edition;
pub mod ending;
pub mod incident;
pub mod legality;
pub mod notation;
pub mod overlay;
pub mod points;
pub mod position;
pub mod record;
pub mod ruling;
pub mod side;
pub mod touch;
pub mod tracker;
pub mod winnable;
mod wire;
