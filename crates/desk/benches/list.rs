//! A rating list of FIDE's shape and size: importing it, and searching in it.
//!
//! `cargo xtask bench list [PLAYERS]` makes a list of 1,500,000 invented players in the columns of FIDE's text, imports
//! it at a desk, and prints the time, the most memory and the size of the library, then how long searches take: half of
//! them are quicker than the first figure, all but one in a hundred than the second. Each search is made three times and
//! the quickest counts, for other programs that run beside this one are not its business.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and fails loudly")]

use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use arbitro_desk::{Desk, DeskConfig};
use serde_json::{Value, json};

/// The players of FIDE's list, about.
const PLAYERS: usize = 1_500_000;

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  \
                      WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

const SYLLABLES: [&str; 48] = [
    "mar", "gar", "lo", "pez", "fer", "nan", "dez", "ro", "dri", "guez", "iva", "nov", "pet", "rov", "sing",
    "kum", "ar", "pra", "sad", "mul", "ler", "schmi", "dt", "nov", "ak", "kow", "al", "ski", "an", "der",
    "sen", "jo", "han", "li", "wang", "zh", "ang", "ng", "uyen", "tran", "sil", "va", "san", "tos", "ro",
    "ssi", "ber", "nard",
];

const GIVEN: [&str; 40] = [
    "Maria", "Jose", "Carlos", "Juan", "Ana", "Pedro", "Ivan", "Olga", "Sergey", "Anna", "Elena", "Dmitry",
    "Rahul", "Priya", "Arjun", "Aarav", "Wei", "Li", "Jing", "Minh", "Thomas", "Michael", "Peter", "Andreas",
    "Stefan", "Lars", "Marco", "Luca", "Giulia", "Pierre", "Marie", "Jean", "Ahmed", "Mohamed", "Fatima",
    "Ali", "David", "Daniel", "Sofia", "Lucas",
];

const FEDERATIONS: [&str; 16] = [
    "IND", "RUS", "ESP", "GER", "FRA", "ITA", "POL", "IRI", "TUR", "USA", "BRA", "SRI", "KAZ", "UKR", "HUN",
    "NOR",
];

/// Numbers that look like chance and are the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    /// One of a list, the first ones more often, as names are.
    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        let at = self.below(list.len()).min(self.below(list.len()));
        list[at]
    }
}

fn name(chance: &mut Chance) -> String {
    let mut surname: String = (0..2 + chance.below(2)).map(|_| chance.of(&SYLLABLES)).collect();
    surname[..1].make_ascii_uppercase();
    let second = if chance.below(6) == 0 { format!(" {}", chance.of(&GIVEN)) } else { String::new() };
    format!("{surname}, {}{second}", chance.of(&GIVEN))
}

/// Writes a list of so many players.
fn write_list(path: &Path, players: usize) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    let chance = &mut Chance(7);
    writeln!(file, "{HEADER}\r").unwrap();
    let mut line = String::new();
    for player in 0..players {
        let rated = chance.below(10) < 4;
        let rating = if rated { 1400 + chance.below(500) + chance.below(500) + chance.below(400) } else { 0 };
        let rapid = if rated && chance.below(2) == 0 { rating - chance.below(20) } else { 0 };
        let title = if rating > 2450 {
            "IM"
        } else if rating > 2300 {
            "FM"
        } else {
            ""
        };
        let sex = if chance.below(8) == 0 { "F" } else { "M" };
        let flag = if chance.below(4) == 0 { "i" } else { "" };
        line.clear();
        write!(
            line,
            "{:<15}{:<61}{:<4}{sex:<4}{title:<5}{:<5}{:<15}{:<4}{rating:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{flag:<4}\r\n",
            100_001 + player * 37, name(chance), chance.of(&FEDERATIONS), "", "", "",
            chance.below(12), 20, 0, 20, 0, 0, 0, 1940 + chance.below(78),
        )
        .unwrap();
        file.write_all(line.as_bytes()).unwrap();
    }
    file.flush().unwrap();
}

/// The processor time this process has used, where the system tells.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The most memory this process has had, in megabytes, where the system tells.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok().map(|kilobytes: u64| kilobytes / 1024)
}

fn size(folder: &Path) -> u64 {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let players = arguments.first().and_then(|text| text.parse().ok()).unwrap_or(PLAYERS);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("players_list_foa.txt");
    write_list(&path, players);
    println!("a list of {players} players, {} MB", path.metadata().unwrap().len() / 1_000_000);
    let desk = Desk::new(DeskConfig::new(folder.path(), folder.path()));

    let (begin, used) = (Instant::now(), processor_time());
    let request = json!({ "source": { "path": path }, "name": "", "chapter": null, "mapping": null });
    let imported = desk.handle("library/import", request).unwrap();
    let wall = begin.elapsed();
    let used = processor_time().zip(used).map_or(wall, |(after, before)| after.saturating_sub(before));
    println!("imported {} players, {} odd lines", imported["list"]["players"], imported["list"]["odd"]);
    println!(
        "import: {:.1} s of processor time, {:.1} s by the clock",
        used.as_secs_f64(),
        wall.as_secs_f64()
    );
    if let Some(memory) = most_memory() {
        println!("most memory: {memory} MB");
    }
    println!("library: {} MB", size(&folder.path().join("Rating lists")) / 1_000_000);
    searches(&desk);
}

/// Searches of all kinds: single letters, beginnings, whole names in any order, with a federation, numbers, nobody.
fn queries() -> Vec<(String, &'static str)> {
    let mut queries: Vec<(String, &str)> = ('a'..='z').map(|letter| (letter.to_string(), "")).collect();
    let pairs = [
        "a b",
        "mar",
        "mar jo",
        "garcia mar",
        "jose mar",
        "a a a",
        "s m",
        "li",
        "ng",
        "zzz",
        "an mar a",
        "j w",
    ];
    queries.extend(pairs.iter().map(|words| ((*words).to_owned(), "")));
    queries.extend(pairs.iter().map(|words| ((*words).to_owned(), "NOR")));
    queries.extend(["", "a", "z"].map(|words| (words.to_owned(), "HUN")));
    let chance = &mut Chance(11);
    for _ in 0..200 {
        let whole = name(chance);
        let (surname, given) = whole.split_once(", ").unwrap();
        queries.push((format!("{given} {surname}"), ""));
        queries.push((surname.chars().take(4).collect(), chance.of(&FEDERATIONS)));
        queries.push(((100_001 + chance.below(PLAYERS) * 37).to_string(), ""));
    }
    queries
}

fn searches(desk: &Desk) {
    let mut times: Vec<(Duration, String)> = Vec::new();
    for (words, federation) in queries() {
        let request = json!({ "words": words, "federation": federation, "list": "", "limit": 20 });
        let quickest = (0..3).map(|_| {
            let begin = Instant::now();
            let found: Value = desk.handle("library/search", request.clone()).unwrap();
            std::hint::black_box(found);
            begin.elapsed()
        });
        times.push((quickest.min().unwrap(), format!("{words} {federation}")));
    }
    times.sort();
    let at = |share: usize| &times[(times.len() - 1) * share / 100];
    println!("{} searches: {:.2?}, {:.2?}; the slowest:", times.len(), at(50).0, at(99).0);
    for (time, query) in times.iter().rev().take(5) {
        println!("  {time:>10.2?}  {query}");
    }
}
