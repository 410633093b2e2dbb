//! Runs the steps of a check one after the other, tells the time of each, and counts.

use std::io::Write;
use std::time::{Duration, Instant};

/// How a step ended.
pub enum Outcome {
    /// All is well.
    Passed,
    /// Something is wrong, and this is what.
    Failed(String),
    /// It cannot be done on this system, and this is why.
    Skipped(String),
}

impl From<Result<(), String>> for Outcome {
    fn from(done: Result<(), String>) -> Self {
        match done {
            Ok(()) => Self::Passed,
            Err(problem) => Self::Failed(problem),
        }
    }
}

/// One step: its name, the steps that must have passed before it, and what it does.
pub struct Step {
    /// One word, as it is typed and printed.
    pub name: &'static str,
    /// What it checks, in a person's words.
    pub what: &'static str,
    /// Names of earlier steps without which it cannot run.
    pub needs: &'static [&'static str],
    /// Does it.
    pub run: fn() -> Outcome,
}

struct Ended {
    name: &'static str,
    time: Duration,
    outcome: Outcome,
}

/// Runs the steps that were asked for, and those they need; all of them if none was asked for.
///
/// A failed step does not stop those that do not need it, so one run tells everything.
pub fn run_all(steps: &[Step], asked: &[String]) -> Result<(), String> {
    if let Some(unknown) = asked.iter().find(|name| steps.iter().all(|step| step.name != name.as_str())) {
        let names: Vec<_> = steps.iter().map(|step| step.name).collect();
        return Err(format!("no step `{unknown}`; there are: {}", names.join(", ")));
    }
    let mut ended: Vec<Ended> = Vec::new();
    for step in steps {
        if !asked.is_empty() && !asked.iter().any(|name| is_needed(steps, name, step.name)) {
            continue;
        }
        println!("\n== {}: {}", step.name, step.what);
        let start = Instant::now();
        let lacking = step.needs.iter().find(|need| {
            ended.iter().any(|end| end.name == **need && !matches!(end.outcome, Outcome::Passed))
        });
        let outcome = match lacking {
            Some(need) => Outcome::Failed(format!("not run, since `{need}` did not pass")),
            None => (step.run)(),
        };
        let end = Ended { name: step.name, time: start.elapsed(), outcome };
        println!("{}", line(&end));
        // So that the times of the steps and their own output stay in order in a log.
        std::io::stdout().flush().ok();
        ended.push(end);
    }
    summary(&ended)
}

/// Whether `wanted` is the step `name`, or needs it.
fn is_needed(steps: &[Step], wanted: &str, name: &str) -> bool {
    wanted == name
        || steps
            .iter()
            .find(|step| step.name == wanted)
            .is_some_and(|step| step.needs.iter().any(|need| is_needed(steps, need, name)))
}

fn line(end: &Ended) -> String {
    let seconds = end.time.as_secs_f64();
    match &end.outcome {
        Outcome::Passed => format!("ok       {:<12} {seconds:>7.1} s", end.name),
        Outcome::Failed(problem) => format!("FAILED   {:<12} {seconds:>7.1} s  {problem}", end.name),
        Outcome::Skipped(reason) => format!("SKIPPED  {:<12} {seconds:>7.1} s  {reason}", end.name),
    }
}

fn summary(ended: &[Ended]) -> Result<(), String> {
    println!("\n== summary");
    for end in ended {
        println!("{}", line(end));
    }
    let total: Duration = ended.iter().map(|end| end.time).sum();
    println!("total    {:>20.1} s", total.as_secs_f64());
    let failed = ended.iter().filter(|end| matches!(end.outcome, Outcome::Failed(_))).count();
    let skipped = ended.iter().filter(|end| matches!(end.outcome, Outcome::Skipped(_))).count();
    let mut counts = format!("steps: {} passed, {failed} failed", ended.len() - failed - skipped);
    if skipped > 0 {
        counts = format!("{counts}, {skipped} skipped");
    }
    println!("{counts}");
    if failed > 0 { Err("Some checks failed.".into()) } else { Ok(()) }
}
