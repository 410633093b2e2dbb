//! What was acknowledged, kept beside the program and held against its journal.

use serde_json::{Value, json};

use super::client::Browser;

/// What became of the last act as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Nothing is open.
    Nothing,
    /// It was asked for, and no answer came.
    Asked(String),
    /// It was acknowledged, and wrote something, or found nothing to write.
    Acknowledged(String),
}

/// The calls of the journal's rows that were acknowledged, the first first.
#[derive(Debug, Default)]
pub struct Ledger(Vec<String>);

impl Ledger {
    /// How many rows.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The program was asked how many rows there are: the last act is in the journal or changed nothing.
    pub fn settle(&mut self, rows: usize, pending: &Pending) -> Result<(), String> {
        match (rows.checked_sub(self.len()), pending) {
            (Some(0), Pending::Nothing | Pending::Asked(_)) => Ok(()),
            (Some(1), Pending::Acknowledged(call) | Pending::Asked(call)) => {
                self.0.push(call.clone());
                Ok(())
            }
            _ => Err(format!("{rows} rows in the journal, not {} and {pending:?}", self.len())),
        }
    }

    /// Holds the journal of a program that was started again against what was acknowledged: all of it is there, and no more
    /// but an act that was under way.
    pub fn check(&mut self, browser: &mut Browser, pending: &Pending) -> Result<(), String> {
        let answer = browser.call("journal/list", &json!({}));
        let journal = answer.json();
        let calls: Vec<String> = journal
            .as_array()
            .into_iter()
            .flatten()
            .rev()
            .filter_map(|row| row["call"].as_str().map(str::to_owned))
            .collect();
        if self.0.is_empty() {
            self.0 = calls;
            return Ok(());
        }
        self.settle(calls.len(), pending)?;
        if self.0 == calls {
            Ok(())
        } else {
            Err(format!("{:?} was acknowledged, {calls:?} is there", self.0))
        }
    }

    /// What the last act left is whole: it can be taken back, which holds every row against what the act left, and done again.
    pub fn turn(&mut self, browser: &mut Browser) -> Result<(), String> {
        let event = browser.call("event/show", &json!({})).json();
        if event["undo"] == Value::Null {
            return Ok(());
        }
        for call in ["journal/undo", "journal/redo"] {
            let answer = browser.call(call, &json!({}));
            if answer.status != 200 {
                return Err(format!("{call} after the start: {}", answer.body));
            }
            self.0.push(call.to_owned());
        }
        Ok(())
    }
}
