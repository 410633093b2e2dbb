//! What the tests of the store share.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "not every test uses every helper; they may fail loudly"
)]

use std::path::Path;

use arbitro_store::table::event::{EventRow, TimeClass};
use arbitro_store::table::journal::Said;
use arbitro_store::{Act, EventFile, NewFile, Owner};
use chrono::{DateTime, NaiveDate, Utc};

pub fn owner(who: &str) -> Owner {
    Owner { who: who.into(), host: "hall".into(), process: 7, since: "2026-11-30T09:00:00Z".into() }
}

pub fn act(call: &'static str) -> Act<'static> {
    Act { at: DateTime::<Utc>::UNIX_EPOCH, who: "arbiter", host: "hall", call, request: "{}" }
}

pub fn said(key: &str) -> Said {
    Said { key: key.into(), params: [("board".to_owned(), "3".to_owned())].into() }
}

pub fn create(path: &Path) -> EventFile {
    let day = NaiveDate::from_ymd_opt(2026, 10, 3).unwrap();
    let row = EventRow {
        uuid: "00000000-0000-4000-8000-000000000000".into(),
        name: "Club Open".into(),
        site: "Alcalá".into(),
        federation: "ESP".parse().ok(),
        start_date: day,
        end_date: day,
        chief_arbiter: String::new(),
        deputy_arbiters: String::new(),
        edition: "2023-01".into(),
        time_class: TimeClass::Standard,
        supervised: true,
        time_control: "40/5400+30:1800+30".into(),
    };
    let new = NewFile { event: &row, act: act("event/new"), said: &said("made") };
    EventFile::create(path, &owner("Ana"), &new).unwrap()
}
