//! A rating list of any kind, packed or not: read or refused, each player with number and name, each odd line with its place.
#![no_main]

use std::io::Cursor;
use std::ops::ControlFlow;

use arbitro_interchange::rating_list::{Item, Options, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (mut players, mut odd) = (0, 0);
    let outcome = read(Cursor::new(data), &Options::default(), &mut |item, _| {
        match item {
            Item::Player { line, player } => {
                assert!(line > 0);
                players += 1;
                assert!(!player.number.is_empty() && !player.name.is_empty());
            }
            Item::Odd(line) => {
                odd += 1;
                assert!(line.line > 0);
            }
        }
        ControlFlow::Continue(())
    });
    if let Ok(summary) = outcome {
        assert_eq!((summary.players, summary.odd), (players, odd));
    }
});
