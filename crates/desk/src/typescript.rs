//! The types of requests and answers in TypeScript, made from the Rust types for the page.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::api::{
    Change, DeskError, Nothing, backup, check_in, clock, event, fee, game, journal, letterhead, library,
    live, merge, period, pgn, player, print, prize, rating, round, ruling, second_pass, site, standings,
    table, template, trf,
};
use crate::calls::for_each_call;

const HEAD: &str = "\
// Made from the types of crates/desk by its test `types`; do not edit.
// To write it anew: ARBITRO_WRITE_TYPES=1 cargo test -p arbitro-desk --test types

";

const CALLS: &str = "\
/** Every use case by its name, with its request and its answer. */
export interface Calls {
";

/// The whole file of types: one declaration a type, and `Calls`, the table of use cases.
pub fn typescript() -> String {
    // Identities in the file count rows, well below the 2^53 that JavaScript holds exactly.
    let config = Config::new().with_large_int("number");
    let mut found = Declarations { config: &config, seen: BTreeSet::new(), texts: BTreeMap::new() };
    found.visit::<Change>();
    found.visit::<DeskError>();
    let mut calls = String::new();
    macro_rules! declare {
        ($($name:literal $request:ty => $answer:ty => $function:path,)*) => {$(
            found.visit::<$request>();
            found.visit::<$answer>();
            let (request, answer) = (<$request>::name(&config), <$answer>::name(&config));
            calls += &format!("  \"{}\": {{ request: {request}; answer: {answer} }};\n", $name);
        )*};
    }
    for_each_call!(declare);
    let mut file = HEAD.to_owned();
    for text in found.texts.values() {
        // The generator leaves a blank at the end of some lines.
        for line in text.lines() {
            file += line.trim_end();
            file.push('\n');
        }
        file.push('\n');
    }
    file + CALLS + &calls + "}\n"
}

/// Gathers the declarations of types and of all they are made of, by name.
struct Declarations<'a> {
    config: &'a Config,
    seen: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a file of their own; numbers, texts and lists are written in place.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let text = format!("{docs}export {}\n", T::decl(self.config));
            self.texts.insert(T::name(self.config), text);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
