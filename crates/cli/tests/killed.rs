//! The program is killed at any moment of any work: what was acknowledged is there, and nothing is half there.
//!
//! `ARBITRO_KILLS` says how often, `ARBITRO_SEED` from which seed; a failure tells both.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test ends at the first thing that is not as it should be"
)]

mod hall;

use std::path::Path;

use hall::{Dice, Home, Ledger, Pending, Person, Program};

/// So often in the ordinary run of the tests.
const KILLS: u64 = 25;

/// So often the same file is killed.
const KILLS_A_FILE: u64 = 20;

#[test]
fn what_was_acknowledged_survives_every_kill_and_nothing_is_half_there() {
    let kills = std::env::var("ARBITRO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let seed = Dice::seed();
    let (mut done, mut dice) = (0, Dice::new(seed));
    for file in 0..kills.div_ceil(KILLS_A_FILE) {
        let home = Home::new();
        let path = home.event("open.arbitro");
        let (mut ledger, mut pending) = (Ledger::default(), Pending::Nothing);
        for kill in file * KILLS_A_FILE..kills.min((file + 1) * KILLS_A_FILE) {
            let sitting = Sitting { home: &home, path: &path };
            match sitting.killed(&mut dice, &mut ledger, &mut pending) {
                Ok(acts) => done += acts,
                Err(wrong) => panic!("seed {seed}, kill {kill}: {wrong}"),
            }
        }
        sitting_ends(&home, &path, &mut ledger, &pending)
            .unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
    println!("{kills} kills, {done} acts acknowledged");
    assert!(done > usize::try_from(kills).unwrap(), "most sittings come to act");
}

struct Sitting<'a> {
    home: &'a Home,
    path: &'a Path,
}

impl Sitting<'_> {
    /// Starts the program, holds its journal against what was acknowledged, works until it is killed and checks the file.
    fn killed(&self, dice: &mut Dice, ledger: &mut Ledger, pending: &mut Pending) -> Result<usize, String> {
        if dice.below(6) == 0 {
            // While it opens the file, and brings in what the one before left.
            let program = Program::begin(self.home.serve(self.path));
            program.kill_after(dice.below(120_000)).join().unwrap();
            return self.whole().map(|()| 0);
        }
        let program = Program::start(self.home.serve(self.path));
        let mut browser = program.browser();
        ledger.check(&mut browser, pending)?;
        if dice.below(3) == 0 {
            ledger.turn(&mut browser)?;
        }
        let (longest, closing) =
            ([30_000, 200_000, 900_000][usize::try_from(dice.below(3)).unwrap()], dice.below(6) == 0);
        let micros = dice.below(longest);
        let killer = (!closing).then(|| program.kill_after(micros));
        let mut person = Person::new(browser, dice, ledger);
        let worked = work(&mut person, closing.then_some(20));
        *pending = person.pending.clone();
        let done = person.done;
        worked?;
        if let Some(killer) = killer {
            killer.join().unwrap();
        } else {
            // While it closes the file.
            program.interrupt();
            program.kill_after(dice.below(20_000)).join().unwrap();
        }
        self.whole().map(|()| done)
    }

    fn whole(&self) -> Result<(), String> {
        let verified = self.home.verify(self.path);
        if verified.status.code() == Some(0) { Ok(()) } else { Err(format!("{verified:?}")) }
    }
}

/// Acts until the program has ended, or so often.
fn work(person: &mut Person<'_>, acts: Option<usize>) -> Result<(), String> {
    for _ in 0..acts.unwrap_or(usize::MAX) {
        match person.act() {
            Ok(settled) => settled?,
            Err(_) => return Ok(()),
        }
    }
    Ok(())
}

/// At the end everything is taken back, row by row as it was left.
fn sitting_ends(home: &Home, path: &Path, ledger: &mut Ledger, pending: &Pending) -> Result<(), String> {
    let program = Program::start(home.serve(path));
    let mut browser = program.browser();
    ledger.check(&mut browser, pending)?;
    loop {
        let answer = browser.call("journal/undo", &serde_json::json!({}));
        match answer.status {
            200 => {}
            _ if answer.json()["code"] == "error-nothing-to-undo" => return Ok(()),
            _ => return Err(answer.body),
        }
    }
}
