//! From the answers on the page to the event of the Laws: moves read in the page's language, sides and numbers as they
//! are, and what the record tells by itself.

use arbitro_laws::incident::form::{Fact, Kind, Need, REGULATIONS, Source};
use arbitro_laws::incident::{Event, EventKind};
use arbitro_laws::legality::{Illegal, Reason};
use arbitro_laws::notation::{self, Language, Reading};
use arbitro_laws::record::Step;
use chrono::NaiveTime;
use serde_json::{Map, Value, json};
use shakmaty::{Board, Chess, Color, Position as _, Square};

use super::events;
use super::setting::Setting;
use crate::api::DeskError;
use crate::api::ruling::{FactValue, ProposeRuling};
use crate::game::sheet::index;
use crate::game::text;

/// The answers of a request, together with what they are about.
pub(crate) struct Answers<'a> {
    pub kind: &'static EventKind,
    setting: &'a Setting,
    request: &'a ProposeRuling,
    /// The half-move of the record that was chosen.
    pub at: Option<usize>,
}

/// What the answers come to.
pub(crate) enum Told {
    /// An event that can be ruled on, and what is said of the regulations.
    Whole(Box<Event>, Map<String, Value>),
    /// Facts without which there is no ruling.
    Missing(Vec<&'static Fact>),
}

impl<'a> Answers<'a> {
    pub fn of(setting: &'a Setting, request: &'a ProposeRuling) -> Result<Answers<'a>, DeskError> {
        let kind = events::kind(&request.incident.event)?;
        let mut answers = Answers { kind, setting, request, at: None };
        for fact in kind.facts {
            if let (Kind::Played { illegal }, Some(FactValue::Number(number))) =
                (fact.kind, answers.given(fact))
            {
                answers.at = Some(answers.chosen(*number, illegal)?);
            }
        }
        Ok(answers)
    }

    fn given(&self, fact: &Fact) -> Option<&'a FactValue> {
        self.request.incident.facts.get(fact.field)
    }

    /// The half-move with this number; an illegal one where only such can be meant.
    fn chosen(&self, number: i64, illegal: bool) -> Result<usize, DeskError> {
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        match self.setting.sheet.replay.steps().get(at) {
            Some(step) if !illegal || step.illegal().is_some() => Ok(at),
            Some(_) => Err(DeskError::plain("error-not-an-illegal-move").with("index", number)),
            None => {
                let plies = self.setting.sheet.rows.len();
                Err(DeskError::plain("error-no-such-ply").with("plies", plies))
            }
        }
    }

    /// The half-move that was chosen.
    pub fn step(&self) -> Option<&'a Step> {
        self.setting.sheet.replay.steps().get(self.at?)
    }

    /// The event with its facts.
    pub fn told(&self) -> Result<Told, DeskError> {
        let mut event = Map::from_iter([("type".to_owned(), json!(self.kind.name))]);
        let (mut regulations, mut missing) = (Map::new(), Vec::new());
        for fact in self.kind.facts.iter().chain(REGULATIONS) {
            let value = match fact.need {
                Need::Found => self.found(fact),
                _ => self.given(fact).map_or(Ok(None), |given| self.answer(fact, given))?,
            };
            match value {
                Some(value) if fact.of_regulations => drop(regulations.insert(fact.field.to_owned(), value)),
                Some(value) => drop(event.insert(fact.field.to_owned(), value)),
                None if fact.need == Need::Must => missing.push(fact),
                None => {}
            }
        }
        if !missing.is_empty() {
            return Ok(Told::Missing(missing));
        }
        let event = serde_json::from_value(Value::Object(event))
            .map_err(|e| DeskError::plain("error-cannot-rule").with("detail", e))?;
        Ok(Told::Whole(Box::new(event), regulations))
    }

    /// What the record tells by itself.
    fn found(&self, fact: &Fact) -> Option<Value> {
        let replay = &self.setting.sheet.replay;
        match fact.source {
            Source::Mover => {
                let mover = self.step().map_or(replay.position().turn(), |step| step.mover);
                Some(json!(word(mover)))
            }
            Source::HasTheMove => Some(json!(word(replay.position().turn()))),
            Source::OpponentMoved => {
                let step = self.step()?;
                let moved = self.since().any(|later| later.mover != step.mover);
                Some(json!(step.void.is_none() && moved))
            }
            Source::MovesSince => self.step().map(|_| json!(index(self.since().count()))),
            Source::TimeLeft(field) => self.time_left(field),
            Source::ClaimMode(otherwise) => {
                let written = self.text_of("written_move").is_some_and(|text| !text.trim().is_empty());
                Some(json!(if written { "intended_move" } else { otherwise }))
            }
            Source::Readings(field) => self.readings(field),
            _ => None,
        }
    }

    /// The half-moves after the chosen one.
    fn since(&self) -> impl Iterator<Item = &'a Step> {
        let after = self.at.map_or(usize::MAX, |at| at + 1);
        self.setting.sheet.replay.steps().iter().skip(after)
    }

    fn text_of(&self, field: &str) -> Option<&'a str> {
        match self.request.incident.facts.get(field)? {
            FactValue::Text(text) => Some(text),
            _ => None,
        }
    }

    fn time_left(&self, field: &str) -> Option<Value> {
        let (white, black) = self.request.clocks_ms;
        let clock = if self.text_of(field)? == "white" { white } else { black };
        clock.map(|ms| json!(ms / 1000))
    }

    /// The legal moves that a text can mean, where they are several.
    fn readings(&self, field: &str) -> Option<Value> {
        let position = self.position()?;
        match notation::read(self.text_of(field)?.trim(), position, &text::languages(&self.request.lang)) {
            Reading::Ambiguous { candidates, .. } => {
                let mode = position.castles().mode();
                Some(candidates.iter().map(|m| json!(m.to_uci(mode).to_string())).collect())
            }
            _ => None,
        }
    }

    fn position(&self) -> Option<&'a Chess> {
        self.setting.sheet.replay.position().chess()
    }

    /// An answer as the Laws take it; none where nothing was said.
    fn answer(&self, fact: &Fact, given: &FactValue) -> Result<Option<Value>, DeskError> {
        let wrong = || DeskError::plain("error-fact").with("field", fact.field);
        Ok(match (fact.kind, given) {
            (Kind::YesNo, FactValue::Yes(answer)) => Some(json!(answer)),
            (Kind::Played { .. }, FactValue::Number(_)) => self.step().map(|step| json!(played(step))),
            (Kind::Count | Kind::Minutes | Kind::Seconds, FactValue::Number(number)) => Some(json!(number)),
            (Kind::PerSide, FactValue::Both { white, black }) => {
                Some(json!({ "white": white, "black": black }))
            }
            (kind, FactValue::Text(text)) => match text.trim() {
                "" => None,
                text => Some(self.text(kind, text)?.ok_or_else(wrong)?),
            },
            _ => return Err(wrong()),
        })
    }

    /// A typed answer; none if it is no answer to that kind of question.
    fn text(&self, kind: Kind, text: &str) -> Result<Option<Value>, DeskError> {
        Ok(match kind {
            Kind::Side => matches!(text, "white" | "black").then(|| json!(text)),
            Kind::Choice(values) => values.contains(&text).then(|| json!(text)),
            Kind::Result | Kind::Words => Some(json!(text)),
            Kind::Played { .. } => Some(json!(self.typed(text)?)),
            Kind::Written => Some(json!(self.written(text))),
            Kind::Castling => self.castling(text).map(|uci| json!(uci)),
            Kind::Square => square(text).map(|square| json!(square.to_string())),
            Kind::Squares => {
                let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
                let squares: Option<Vec<String>> =
                    words.map(|word| square(word).map(|square| square.to_string())).collect();
                squares.map(|squares| json!(squares))
            }
            Kind::TimeOfDay => NaiveTime::parse_from_str(text, "%H:%M").ok().map(|_| json!(text)),
            Kind::Points => points(text),
            Kind::YesNo | Kind::Count | Kind::Minutes | Kind::Seconds | Kind::PerSide => None,
        })
    }

    /// A move that is not in the record, from square to square: as it is written in any language, or by its squares.
    fn typed(&self, typed: &str) -> Result<String, DeskError> {
        let unreadable = || DeskError::plain("error-fact-move").with("text", typed);
        let position = self.position().ok_or_else(|| DeskError::plain("error-position-illegal"))?;
        let (board, mover) = (position.board(), position.turn());
        match notation::read(typed, position, &text::languages(&self.request.lang)) {
            Reading::Legal { m, .. } => Ok(m.to_uci(position.castles().mode()).to_string()),
            Reading::Illegal { illegal, .. } => squares(board, mover, &illegal).ok_or_else(unreadable),
            Reading::Ambiguous { .. } | Reading::Unreadable { .. } => Err(unreadable()),
        }
    }

    /// A written move in English letters, as far as it can be read.
    fn written(&self, typed: &str) -> String {
        let Some(position) = self.position() else { return typed.to_owned() };
        let languages = text::languages(&self.request.lang);
        match notation::read(typed, position, &languages) {
            Reading::Legal { m, .. } => {
                notation::write(position, m, Language::English, notation::Style::Short)
            }
            Reading::Illegal { illegal, .. } => {
                text::of_attempt(position.board(), illegal.attempt, Language::English)
            }
            Reading::Ambiguous { .. } | Reading::Unreadable { .. } => typed.to_owned(),
        }
    }

    /// The king taking its own rook on a side, in UCI: the outermost rook of that side of the king.
    fn castling(&self, side: &str) -> Option<String> {
        let replay = &self.setting.sheet.replay;
        let (board, mover) = (replay.position().board(), replay.position().turn());
        let king = board.king_of(mover)?;
        let rooks = board.rooks() & board.by_color(mover);
        let on_rank = rooks.into_iter().filter(|rook| rook.rank() == king.rank());
        let rook = match side {
            "kingside" => on_rank.filter(|rook| *rook > king).max(),
            "queenside" => on_rank.filter(|rook| *rook < king).min(),
            _ => None,
        }?;
        Some(format!("{king}{rook}"))
    }
}

const fn word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn square(text: &str) -> Option<Square> {
    text.trim().to_ascii_lowercase().parse().ok()
}

/// Points such as `0.5`, `0,5`, `½`, `1½`.
fn points(text: &str) -> Option<Value> {
    let text = text.replace(',', ".");
    let text = match text.strip_suffix('½') {
        Some("") => "0.5".to_owned(),
        Some(whole) => format!("{whole}.5"),
        None => text,
    };
    serde_json::from_str::<serde_json::Number>(&text).ok().map(Value::Number)
}

/// A half-move of the record, from square to square, with the remark that a pawn was left on the last rank.
fn played(step: &Step) -> String {
    let board = step.before.board();
    match (&step.verdict, step.illegal()) {
        (arbitro_laws::record::Verdict::Legal(m), _) => m.to_uci(step.before.castling_mode()).to_string(),
        (_, Some(illegal)) => squares(board, step.mover, illegal)
            .unwrap_or_else(|| text::of_attempt(board, illegal.attempt, Language::English)),
        _ => String::new(),
    }
}

/// An illegal move from square to square, with that remark.
fn squares(board: &Board, mover: Color, illegal: &Illegal) -> Option<String> {
    let (from, to) = text::squares(board, mover, illegal.attempt)?;
    Some(match illegal.reason {
        Reason::NoPromotionPiece { square } => format!("{from}{to} pawn left on {square}"),
        _ => format!("{from}{to}"),
    })
}
