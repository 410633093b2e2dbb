//! What the desk wants confirmed: a command tells it on standard error, and goes on where that is allowed.

use arbitro_desk::Desk;
use arbitro_desk::api::{DeskError, Message};
use arbitro_messages::Value;

use crate::report_file::Texts;

/// Does something at the desk. What is to be confirmed first is told, and confirmed if `allowed`.
pub fn confirming<T>(
    desk: &Desk,
    texts: &Texts,
    allowed: bool,
    act: impl Fn(&Desk) -> Result<T, DeskError>,
) -> Result<T, DeskError> {
    let mut done = act(desk);
    // Two steps are the most there are.
    for _ in 0..2 {
        let Some(warning) = done.as_ref().err().and_then(|error| error.warning.as_deref()) else { break };
        for consequence in &warning.consequences {
            eprintln!("{}", said(texts, consequence));
        }
        let Some(token) = warning.token.clone().filter(|_| allowed) else { break };
        done = act(&desk.confirming(&token));
    }
    done
}

fn said(texts: &Texts, message: &Message) -> String {
    let values: Vec<(&str, Value)> =
        message.params.iter().map(|(name, value)| (name.as_str(), Value::from(value.as_str()))).collect();
    texts.text(&message.key, &values)
}
