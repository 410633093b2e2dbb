//! `ruling/form`: what an event asks, filled in from the record.

use arbitro_laws::claim::{Basis, Kind as ClaimKind};
use arbitro_laws::clock::TimeControl;
use arbitro_laws::incident::form::{Fact, Kind, Need, REGULATIONS, Source};
use arbitro_laws::legality::judge;
use arbitro_laws::notation::{Style, write};
use arbitro_store::PairingId;
use arbitro_store::table::game::Mark;
use arbitro_store::table::incident::LogRow;
use shakmaty::Color;

use super::known::{Known, known};
use super::setting::Setting;
use super::{events, log};
use crate::Desk;
use crate::api::DeskError;
use crate::api::ruling::{
    AskForm, FactInput, FactNeed, FactOption, FactValue, FactView, PlyOption, RulingForm, RulingOn,
};
use crate::game::sheet::index;
use crate::game::text;
use crate::game::view::counted;
use crate::words::{self, say};

/// The results a game can have, as the Laws write them and as they are shown.
const RESULTS: [(&str, &str); 8] = [
    ("1-0", "1-0"),
    ("1/2-1/2", "½-½"),
    ("0-1", "0-1"),
    ("+/-", "+ −"),
    ("-/+", "− +"),
    ("0-0", "0-0"),
    ("1/2-0", "½-0"),
    ("0-1/2", "0-½"),
];

/// How far back the moves go that can be chosen where any move can be meant.
const LAST_MOVES: usize = 12;

/// What an event asks.
pub fn form(desk: &Desk, request: &AskForm) -> Result<RulingForm, DeskError> {
    let setting = Setting::of(desk, &request.on, request.circumstances.as_ref())?;
    let kind = events::kind(&request.event)?;
    let known = match request.on {
        RulingOn::Board { pairing } => {
            let now = desk.now();
            desk.read(|db| known(db, PairingId(pairing), kind.name, now))?
        }
        RulingOn::Position { .. } => Known::new(),
    };
    let setting = setting.at_the_envelope(kind.name)?;
    let form = Form { setting: &setting, known, lang: &request.lang, event: kind.name };
    let catalogue = words::catalogue()?;
    let asked = kind.facts.iter().chain(REGULATIONS).filter(|fact| fact.need != Need::Found);
    Ok(RulingForm {
        event: kind.name.to_owned(),
        name: catalogue.plain(words::lang(&request.lang), &events::key(kind.name)),
        facts: asked.map(|fact| form.fact(fact)).collect::<Result<_, _>>()?,
        earlier: form.earlier()?,
        circumstances: setting.circumstances.clone(),
    })
}

struct Form<'a> {
    setting: &'a Setting,
    known: Known,
    lang: &'a str,
    event: &'a str,
}

impl Form<'_> {
    fn text(&self, key: &str) -> Result<String, DeskError> {
        Ok(words::catalogue()?.plain(words::lang(self.lang), key))
    }

    fn fact(&self, fact: &Fact) -> Result<FactView, DeskError> {
        let key = format!("fact-{}", events::slug(fact.label));
        let hint = format!("{key}-hint");
        let has_hint = words::catalogue()?.has(words::lang(self.lang), &hint);
        Ok(FactView {
            field: fact.field.to_owned(),
            label: self.text(&key)?,
            hint: has_hint.then(|| self.text(&hint)).transpose()?,
            input: self.input(fact.kind)?,
            need: match fact.need {
                Need::Must => FactNeed::Must,
                Need::Shown => FactNeed::Shown,
                Need::More => FactNeed::More,
                Need::When(_) | Need::Found => FactNeed::Asked,
            },
            value: self.value(fact),
        })
    }

    fn input(&self, kind: Kind) -> Result<FactInput, DeskError> {
        Ok(match kind {
            Kind::Side => FactInput::Side,
            Kind::YesNo => FactInput::YesNo,
            Kind::Choice(values) => FactInput::Choice { options: self.choices(values)? },
            Kind::Castling => FactInput::Choice { options: self.choices(&["kingside", "queenside"])? },
            Kind::Result => {
                let option = |(value, text): &(&str, &str)| FactOption {
                    value: (*value).to_owned(),
                    text: (*text).to_owned(),
                };
                FactInput::Choice { options: RESULTS.iter().map(option).collect() }
            }
            Kind::Played { illegal } => match self.plies(illegal) {
                options if options.is_empty() => FactInput::Move,
                options => FactInput::Ply { options },
            },
            Kind::Written => FactInput::Move,
            Kind::Count | Kind::Minutes | Kind::Seconds => FactInput::Number,
            Kind::PerSide => FactInput::Both,
            Kind::Square | Kind::Squares | Kind::TimeOfDay | Kind::Points | Kind::Words => FactInput::Text,
        })
    }

    fn choices(&self, values: &[&str]) -> Result<Vec<FactOption>, DeskError> {
        let option = |value: &&str| {
            let text = self.text(&format!("choice-{}", events::slug(value)))?;
            Ok(FactOption { value: (*value).to_owned(), text })
        };
        values.iter().map(option).collect()
    }

    /// The half-moves that can be meant: the illegal ones, those that wait for a ruling first; or the last moves.
    fn plies(&self, illegal: bool) -> Vec<PlyOption> {
        let sheet = &self.setting.sheet;
        let language = text::language(self.lang);
        let plies = sheet.replay.steps().iter().zip(&sheet.record.plies).zip(&sheet.rows).enumerate().rev();
        let mut found: Vec<(bool, PlyOption)> = plies
            .filter(|(_, ((step, _), row))| match row.mark {
                Mark::Void | Mark::Unread => false,
                _ => !illegal || step.illegal().is_some(),
            })
            .take(if illegal { usize::MAX } else { LAST_MOVES })
            .map(|(at, ((step, ply), row))| {
                let dots = step.mover.fold_wb(".", "...");
                let text = format!("{}{dots} {}", step.move_number, text::of_step(step, ply, language));
                (row.mark == Mark::Illegal, PlyOption { index: index(at), text })
            })
            .collect();
        found.sort_by_key(|(waits, _)| !waits);
        found.into_iter().map(|(_, option)| option).collect()
    }

    /// What the record tells of a fact.
    fn value(&self, fact: &Fact) -> Option<FactValue> {
        if let Some(known) = self.known.get(fact.field) {
            return Some(known.clone());
        }
        let replay = &self.setting.sheet.replay;
        let turn = replay.position().turn();
        let side = |color: Color| Some(FactValue::Text(color.fold_wb("white", "black").to_owned()));
        if let Kind::Played { illegal } = fact.kind {
            return self.plies(illegal).first().map(|ply| FactValue::Number(ply.index.into()));
        }
        match fact.source {
            Source::Usually(answer) => Some(FactValue::Yes(answer)),
            Source::HasTheMove => side(turn),
            Source::JustMoved => side(!turn),
            Source::Claimant => self.claim(fact.kind),
            Source::IllegalBefore => {
                let (white, black) = counted(&self.setting.incidents);
                Some(FactValue::Both { white, black })
            }
            Source::MovesCompleted => {
                let made = |color| {
                    index(replay.steps().iter().filter(|s| s.void.is_none() && s.mover == color).count())
                };
                let known = !replay.steps().is_empty();
                known.then(|| FactValue::Both { white: made(Color::White), black: made(Color::Black) })
            }
            Source::MoveNumber => {
                replay.steps().last().map(|step| FactValue::Number(step.move_number.into()))
            }
            Source::MovesRequired => {
                let required = self.setting.control.as_ref().and_then(first_control);
                required.map(|moves| FactValue::Number(moves.into()))
            }
            Source::Result => self.setting.result.clone().map(FactValue::Text),
            Source::Nowhere
            | Source::Mover
            | Source::OpponentMoved
            | Source::MovesSince
            | Source::TimeLeft(_)
            | Source::ClaimMode(_)
            | Source::Readings(_) => None,
        }
    }

    /// Who can claim, and with which move; else the side that has the move.
    fn claim(&self, kind: Kind) -> Option<FactValue> {
        let sheet = &self.setting.sheet;
        let status = sheet.status();
        let wanted = if self.event == "draw_claim_50" { ClaimKind::FiftyMoves } else { ClaimKind::Threefold };
        let claim = status.claims.iter().find(|claim| claim.kind == wanted);
        if kind == Kind::Side {
            let by = claim.map_or(status.to_move, |claim| claim.by);
            return Some(FactValue::Text(by.fold_wb("white", "black").to_owned()));
        }
        let position = sheet.replay.position().chess()?;
        let intended = claim?.bases.iter().find_map(|basis| match basis {
            Basis::Present => None,
            Basis::Intended { attempt } => judge(position, *attempt).ok(),
        })?;
        let present = claim?.bases.iter().any(|basis| matches!(basis, Basis::Present));
        let written = write(position, intended, text::language(self.lang), Style::Short);
        (!present).then_some(FactValue::Text(written))
    }

    /// What was held against the two players before: illegal moves and penalties.
    fn earlier(&self) -> Result<Vec<String>, DeskError> {
        let (catalogue, lang) = (words::catalogue()?, words::lang(self.lang));
        let told = |row: &LogRow| {
            let view = log::row(row);
            let mut said = say(catalogue, lang, &view.headline);
            if let Some(penalty) = &view.penalty {
                said = format!("{said} ({})", catalogue.plain(lang, penalty));
            }
            let place = [("round", view.round.to_string()), ("board", view.board.to_string())];
            format!("{} {said}", catalogue.text(lang, "incident-place", place))
        };
        let held = |row: &&LogRow| {
            row.ruling
                .as_ref()
                .is_some_and(|(_, ruling)| !ruling.counted_against.is_empty() || ruling.penalty.is_some())
        };
        let here = self.setting.incidents.iter().filter(held);
        let penalties = self.setting.elsewhere.iter().filter(|row| log::is_warning(row));
        Ok(here.chain(penalties).map(told).collect())
    }
}

/// The moves of the first period, if it has a number of moves.
fn first_control(control: &TimeControl) -> Option<u32> {
    control.moves_required(0)
}
