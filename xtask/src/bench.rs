//! `cargo xtask bench`: the benchmarks, one name for each thing that is measured, in release.

use crate::shell::{cargo, finish};
use crate::system::{self, Job};

/// A benchmark: what a person calls it, and where it is.
struct Benchmark {
    name: &'static str,
    package: &'static str,
    target: &'static str,
    /// Features of the package that it needs.
    features: &'static [&'static str],
    measures: &'static str,
}

const BENCHMARKS: &[Benchmark] = &[
    Benchmark {
        name: "laws",
        package: "arbitro-interchange",
        target: "check",
        features: &[],
        measures: "checking a large PGN file beside a bare replay and pgn-extract [megabytes [file]]",
    },
    Benchmark {
        name: "replay",
        package: "arbitro-laws",
        target: "replay",
        features: &[],
        measures: "the Laws kept along with every move of a game",
    },
    Benchmark {
        name: "perft",
        package: "arbitro-laws",
        target: "perft",
        features: &[],
        measures: "positions counted to the published depths, standard chess and Chess960",
    },
    Benchmark {
        name: "winnable",
        package: "arbitro-laws",
        target: "winnable",
        features: &[],
        measures: "the question whether a side can still give mate",
    },
    Benchmark {
        name: "pairing",
        package: "arbitro-pairing",
        target: "dutch",
        features: &[],
        measures: "a round of the Dutch system by the number of players, and hard tournaments [largest]",
    },
    Benchmark {
        name: "pairing-literal",
        package: "arbitro-pairing",
        target: "literal",
        features: &[],
        measures: "5,000 small rounds beside the rules read literally [rounds] [seed]",
    },
    Benchmark {
        name: "pairing-generated",
        package: "arbitro-interchange",
        target: "generated",
        features: &[],
        measures: "20,000 generated tournaments verified [tournaments] [seed]",
    },
    Benchmark {
        name: "standings",
        package: "arbitro-standings",
        target: "standings",
        features: &[],
        measures: "the table of a large Swiss with ten tie-breaks [players]",
    },
    Benchmark {
        name: "event",
        package: "arbitro-desk",
        target: "event",
        features: &[],
        measures: "opening an event of 500 players, adding them, writing its web site [players]",
    },
    Benchmark {
        name: "list",
        package: "arbitro-desk",
        target: "list",
        features: &[],
        measures: "importing and searching a rating list of FIDE's size [players]",
    },
    Benchmark {
        name: "reports",
        package: "arbitro-reports",
        target: "reports",
        features: &["typeset"],
        measures: "setting the lists of a tournament of 300 players on paper",
    },
    Benchmark {
        name: "desk",
        package: "arbitro-desk",
        target: "desk",
        features: &[],
        measures: "acts at the desk on an event file",
    },
];

/// Runs the benchmark of the given name with the other arguments, or all of them.
pub fn bench(arguments: &[String]) -> Result<(), String> {
    let Some(name) = arguments.first() else {
        system::prepare(&[Job::Build])?;
        return BENCHMARKS.iter().try_for_each(|benchmark| measure(benchmark, &[]));
    };
    if name == "--list" {
        for benchmark in BENCHMARKS {
            println!("{:<17} {}", benchmark.name, benchmark.measures);
        }
        return Ok(());
    }
    let Some(benchmark) = BENCHMARKS.iter().find(|benchmark| benchmark.name == name) else {
        return Err(format!("no benchmark `{name}`; `cargo xtask bench --list` names them"));
    };
    system::prepare(&[Job::Build])?;
    measure(benchmark, arguments.get(1..).unwrap_or_default())
}

fn measure(benchmark: &Benchmark, arguments: &[String]) -> Result<(), String> {
    println!("{}: {}", benchmark.name, benchmark.measures);
    let mut command = cargo();
    command.args(["bench", "--locked", "--package", benchmark.package, "--bench", benchmark.target]);
    for feature in benchmark.features {
        command.args(["--features", feature]);
    }
    if !arguments.is_empty() {
        command.arg("--").args(arguments);
    }
    finish(&mut command)
}
