//! Title norms: who has one or may still make one, and every requirement of one player.

use std::fmt::Write as _;

use arbitro_messages::Value;
use arbitro_standings::norm::{Bound, Forecast, NormEvent, NormField, NormReport, Requirement, Route};
use arbitro_tournament::PairingNumber;

use super::Arguments;
use super::event::{self, name, number};
use crate::pair::Format;
use crate::report_file::{ReportFile, Texts};

/// The answer of the command.
pub fn answer(arguments: &Arguments, file: &ReportFile, texts: &Texts) -> String {
    let entrants = event::norm_entrants(&file.report);
    let field = NormField::new(event::norm_event(arguments, file, texts), &entrants);
    let explain = arguments.explain.map(PairingNumber);
    let mut text = String::new();
    if arguments.format == Format::Text {
        heading(&mut text, &field, texts);
    }
    let mut told = 0;
    for entrant in entrants.iter().filter(|entrant| explain.is_none_or(|id| id == entrant.number)) {
        for report in field.reports(entrant.number) {
            match arguments.format {
                Format::Json => text.push_str(&as_json(file, entrant.number, &report)),
                Format::Text if explain.is_some() => {
                    in_words(&mut text, file, entrant.number, &report, texts);
                    requirements(&mut text, &report, texts);
                    told += 1;
                }
                Format::Text if report.met() || report.may_still_come() => {
                    in_words(&mut text, file, entrant.number, &report, texts);
                    told += 1;
                }
                Format::Text => {}
            }
        }
    }
    if arguments.format == Format::Text {
        if told == 0 {
            let _ = writeln!(text, "{}", texts.text("norm-nobody", &[]));
        }
        let _ = writeln!(text, "{}", texts.text("norm-estimate", &[]));
    }
    text
}

fn heading(text: &mut String, field: &NormField<'_>, texts: &Texts) {
    let NormEvent { exemption, .. } = field.event();
    if let Some(exemption) = exemption {
        let values = [("article", Value::from(exemption.article()))];
        let _ = writeln!(text, "{}", texts.text("norm-exempt", &values));
    }
}

fn as_json(file: &ReportFile, player: PairingNumber, report: &NormReport) -> String {
    let requirement = |requirement: &Requirement| {
        serde_json::json!({
            "article": requirement.kind.article(),
            "kind": requirement.kind,
            "needed": requirement.needed,
            "found": requirement.found,
            "met": requirement.met,
            "waived": requirement.waived,
        })
    };
    let full = &report.full;
    let object = serde_json::json!({
        "id": player,
        "name": name(&file.report, player),
        "title": report.title,
        "met": report.met(),
        "games": full.rounds.len(),
        "score": full.score,
        "average": full.average,
        "performance": full.performance,
        "raised": full.raised,
        "missing": full.missing().map(requirement).collect::<Vec<_>>(),
        "requirements": full.requirements.iter().map(requirement).collect::<Vec<_>>(),
        "route": report.route,
        "counts_as": report.counts_as,
        "not_counted": report.left_out,
        "forecast": report.forecast,
    });
    format!("{object}\n")
}

fn in_words(text: &mut String, file: &ReportFile, player: PairingNumber, report: &NormReport, texts: &Texts) {
    let full = &report.full;
    let values = [
        ("number", Value::from(player.to_string())),
        ("name", Value::from(name(&file.report, player))),
        ("title", Value::from(report.title.title().code())),
        ("met", Value::from(if report.met() { "yes" } else { "no" })),
        ("score", Value::from(full.score.to_string())),
        ("games", number(full.rounds.len())),
        ("average", number(full.average)),
        ("performance", number(full.performance)),
    ];
    let _ = writeln!(text, "{}", texts.text("norm-player", &values));
    if let Some(route) = &report.route {
        way(text, route, report.counts_as, texts);
    } else if let Some(forecast) = &report.forecast {
        outlook(text, forecast, texts);
    }
}

/// How the games make a norm.
fn way(text: &mut String, route: &Route, counts_as: Option<u16>, texts: &Texts) {
    let list =
        |rounds: &[u16]| Value::from(rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "));
    let mut say = |key: &str, values: &[(&str, Value)]| {
        let _ = writeln!(text, "  {}", texts.text(key, values));
    };
    if !route.after.is_empty() {
        say("norm-left-out-after", &[("rounds", list(&route.after))]);
    }
    if !route.won.is_empty() {
        say("norm-left-out-won", &[("rounds", list(&route.won))]);
    }
    if let Some(round) = route.forfeit_as_loss {
        say("norm-forfeit-as-loss", &[("round", number(round))]);
    }
    if let Some(games) = counts_as {
        say("norm-counts-as", &[("games", number(games))]);
    }
}

/// What the rounds that are left must bring.
fn outlook(text: &mut String, forecast: &Forecast, texts: &Texts) {
    let mut say = |key: &str, values: &[(&str, Value)]| {
        let _ = writeln!(text, "  {}", texts.text(key, values));
    };
    if !forecast.possible {
        say("norm-not-possible", &[("rounds", number(forecast.rounds))]);
        return;
    }
    match forecast.points {
        Some(points) => say(
            "norm-needs",
            &[("points", Value::from(points.to_string())), ("rounds", number(forecast.rounds))],
        ),
        None => say("norm-needs-stronger", &[("rounds", number(forecast.rounds))]),
    }
    for (word, count) in forecast.mix.limits() {
        say(&format!("norm-needs-{word}"), &[("count", Value::from(count))]);
    }
    for needed in &forecast.scores {
        if let Some(average) = needed.average {
            let values = [
                ("points", Value::from(needed.points.to_string())),
                ("average", Value::from(average.to_string())),
            ];
            say("norm-needs-average", &values);
        }
    }
}

/// Every requirement, with what was found.
fn requirements(text: &mut String, report: &NormReport, texts: &Texts) {
    for requirement in &report.full.requirements {
        let state = match (requirement.met, requirement.waived) {
            (true, _) => "met",
            (false, Some(_)) => "waived",
            (false, None) => "missing",
        };
        let bound = match requirement.kind.bound() {
            Bound::AtLeast => "at-least",
            Bound::AtMost => "at-most",
        };
        let values = [
            ("article", Value::from(requirement.kind.article())),
            ("what", Value::from(texts.text(&format!("norm-kind-{}", requirement.kind.word()), &[]))),
            ("found", number(requirement.found)),
            ("needed", number(requirement.needed)),
            ("bound", Value::from(bound)),
            ("state", Value::from(state)),
            ("waiver", Value::from(requirement.waived.unwrap_or_default())),
        ];
        let _ = writeln!(text, "  {}", texts.text("norm-requirement", &values));
    }
    if let Some(raised) = report.full.raised {
        let values = [
            ("round", number(raised.round)),
            ("from", Value::from(raised.from.to_string())),
            ("to", Value::from(raised.to.to_string())),
        ];
        let _ = writeln!(text, "  {}", texts.text("norm-raised", &values));
    }
    for left in &report.left_out {
        let key = format!("norm-round-{}", left.why.word());
        let _ = writeln!(text, "  {}", texts.text(&key, &[("round", number(left.round))]));
    }
}
