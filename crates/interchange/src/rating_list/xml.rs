//! FIDE's XML lists: one `<player>` after the other, each fact in an element of its own.

use std::io::{BufRead, BufReader};

use quick_xml::events::{BytesRef, Event};

use super::field::{Field, Words};
use super::input::Bounded;
use super::{Chapter, ListError, Sink};

/// The player that is being read.
#[derive(Default)]
struct Player {
    line: u64,
    facts: Vec<(Field, String)>,
    used: usize,
}

impl Player {
    /// The place for what an element says.
    fn begin(&mut self, field: Field) {
        match self.facts.get_mut(self.used) {
            Some(fact) => {
                fact.0 = field;
                fact.1.clear();
            }
            None => self.facts.push((field, String::new())),
        }
        self.used += 1;
    }

    fn add(&mut self, text: &str) {
        if let Some((_, fact)) = self.used.checked_sub(1).and_then(|last| self.facts.get_mut(last)) {
            fact.push_str(text);
        }
    }

    fn hand(&self, chapter: Chapter, sink: &mut Sink<'_, '_>) -> Result<(), ListError> {
        let facts = self.facts.get(..self.used).unwrap_or_default();
        let mut found = Words::new();
        for (field, text) in facts {
            found.set(*field, text);
        }
        found.settle(chapter);
        sink.row(self.line, &found)
    }
}

/// More facts than this about one player are none of a list's.
const MOST_FACTS: usize = 64;

/// Reads the players of a list; gives the elements that were met, and what each was taken for.
pub(super) fn read(
    input: impl BufRead,
    chapter: Chapter,
    sink: &mut Sink<'_, '_>,
) -> Result<Vec<(String, Option<Field>)>, ListError> {
    let (bounded, since) = Bounded::new(input);
    let mut reader = quick_xml::Reader::from_reader(BufReader::with_capacity(1 << 16, bounded));
    let mut columns: Vec<(String, Option<Field>)> = Vec::new();
    let (mut buffer, mut line) = (Vec::new(), 1_u64);
    let (mut player, mut inside, mut open, mut any) = (Player::default(), false, false, false);
    loop {
        buffer.clear();
        since.set(0);
        let event = reader
            .read_event_into(&mut buffer)
            .map_err(|error| ListError::Damaged { line, detail: error.to_string() })?;
        match event {
            Event::Start(tag) if tag.name().as_ref() == "player" => {
                (inside, any, open) = (true, true, false);
                (player.line, player.used) = (line, 0);
            }
            Event::Start(tag) if inside => {
                let name = tag.name();
                let field = Field::of_element(name.as_ref());
                if columns.len() < MOST_FACTS && !columns.iter().any(|(known, _)| known == name.as_ref()) {
                    columns.push((name.as_ref().to_owned(), field));
                }
                open = field.is_some() && player.used < MOST_FACTS;
                if let Some(field) = field.filter(|_| open) {
                    player.begin(field);
                }
            }
            Event::End(tag) if tag.name().as_ref() == "player" && inside => {
                inside = false;
                player.hand(chapter, sink)?;
            }
            Event::End(_) => open = false,
            Event::Text(text) => {
                line += memchr::memchr_iter(b'\n', text.as_bytes()).count() as u64;
                if open {
                    player.add(&text);
                }
            }
            Event::CData(text) if open => player.add(&text),
            Event::GeneralRef(name) if open => player.add(character(&name).encode_utf8(&mut [0; 4])),
            Event::Eof if inside => {
                return Err(ListError::Damaged { line, detail: "the list ends inside a player".to_owned() });
            }
            Event::Eof if any => return Ok(columns),
            Event::Eof => return Err(ListError::NotAList),
            _ => {}
        }
    }
}

/// What `&amp;` and its like stand for; a question mark for what no list has.
fn character(name: &BytesRef<'_>) -> char {
    if let Ok(Some(known)) = name.resolve_char_ref() {
        return known;
    }
    match &**name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => '?',
    }
}
