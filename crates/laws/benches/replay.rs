//! Processor time of following games through the Laws, beside bare replay of the same text.
//!
//! `cargo bench -p arbitro-laws --bench replay -- FILE.pgn` takes another file than the round robin of the tests.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark speaks and stops at a surprise")]

use std::io::Cursor;
use std::ops::ControlFlow;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use arbitro_laws::claim::Limits;
use arbitro_laws::ending::EndRules;
use arbitro_laws::tracker::Tracker;
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{Chess, Position};

/// Bytes of text each way is measured on.
const SIZE: usize = 30_000_000;

#[derive(Default)]
struct Counts {
    plies: usize,
    ended: usize,
    claims: usize,
}

struct Bare(Counts);

impl Visitor for Bare {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(position) else {
            return ControlFlow::Break(());
        };
        position.play_unchecked(m);
        self.0.plies += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) {}
}

struct Followed(Tracker, Counts);

impl Visitor for Followed {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<()> {
        self.0.begin(&Chess::default());
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(self.0.position()) else {
            return ControlFlow::Break(());
        };
        self.0.play(m);
        self.1.plies += 1;
        self.1.claims += self.0.claims(Limits::default()).iter().flatten().count();
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (): ()) {
        self.1.ended += usize::from(self.0.finish().is_some());
    }
}

fn measure<V: Visitor<Output = ()>>(pgn: &[u8], visitor: &mut V) -> f64 {
    let start = processor_time();
    let mut reader = Reader::new(Cursor::new(pgn));
    while reader.read_game(visitor).unwrap().is_some() {}
    processor_time().saturating_sub(start).as_secs_f64()
}

/// What this program has used of the processor; where the system does not tell, the time of day.
fn processor_time() -> Duration {
    let scheduled = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = scheduled.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(
        || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
        Duration::from_nanos,
    )
}

fn main() {
    let path = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let one = path.map_or_else(
        || include_bytes!("../../interchange/tests/data/pgn/club-open.pgn").to_vec(),
        |path| std::fs::read(path).unwrap(),
    );
    let pgn = one.repeat(SIZE.div_ceil(one.len()));
    let mut best = (f64::MAX, f64::MAX);
    let mut bare = Bare(Counts::default());
    let mut followed = Followed(Tracker::new(EndRules::CURRENT), Counts::default());
    for _ in 0..5 {
        bare.0 = Counts::default();
        best.0 = best.0.min(measure(&pgn, &mut bare));
        followed.1 = Counts::default();
        best.1 = best.1.min(measure(&pgn, &mut followed));
    }
    assert_eq!(bare.0.plies, followed.1.plies);
    println!(
        "replay: {} MB, {} plies; bare {:.3} s, through the Laws {:.3} s, ratio {:.2}; {} games ended, {} claims",
        pgn.len() / 1_000_000,
        bare.0.plies,
        best.0,
        best.1,
        best.1 / best.0,
        followed.1.ended,
        followed.1.claims
    );
}
