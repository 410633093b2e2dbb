//! What the site says: the documents of every published round, as they would be printed.

use std::collections::BTreeMap;

use arbitro_messages::Lang;
use arbitro_reports::{Document, Heading};
use arbitro_site::{Event, Files, Round, Site, Tournament};
use arbitro_store::Db;
use arbitro_store::table::round::{self as rounds, Status};
use arbitro_store::table::{journal, tournament};

use super::games;
use crate::api::event::{EventView, RoundSummary, SystemChoice, TournamentView};
use crate::api::game::ExportGames;
use crate::api::player::OfTournament;
use crate::api::print::{DocumentKind, PrintForm};
use crate::api::round::ShowRound;
use crate::api::{DeskError, Nothing, Target};
use crate::print::Gathered;
use crate::{Desk, event, game, letterhead, player, print, round, words};

/// So often the event is read anew where somebody acts meanwhile; then what there is must do, and the next writing puts it
/// right.
const TRIES: usize = 3;

/// How many rounds of each tournament are published.
pub(super) fn published(db: &Db<'_>) -> Result<BTreeMap<i64, u32>, DeskError> {
    let mut published = BTreeMap::new();
    for row in tournament::all(db)? {
        let all = rounds::of_tournament(db, row.id)?;
        let count = all.iter().filter(|round| round.status == Status::Published).count();
        published.insert(row.id.0, u32::try_from(count).unwrap_or(u32::MAX));
    }
    Ok(published)
}

/// The files of the site, its first page in the language. All of it is of one moment.
pub(super) fn files(desk: &Desk, first: Lang) -> Result<Files, DeskError> {
    let last_act = || desk.read(|db| Ok(journal::last(db)?.map(|entry| entry.number)));
    let others = Lang::ALL.into_iter().filter(|lang| *lang != first);
    let langs: Vec<Lang> = std::iter::once(first).chain(others).collect();
    let mut tried = 0;
    loop {
        let before = last_act()?;
        let editions = langs.iter().map(|lang| edition(desk, *lang)).collect::<Result<Vec<_>, _>>();
        tried += 1;
        if tried < TRIES && last_act()? != before {
            continue;
        }
        return Ok(Site { catalogue: words::catalogue()?, editions: editions? }.files());
    }
}

/// The event in a language.
fn edition(desk: &Desk, lang: Lang) -> Result<Event, DeskError> {
    let view = event::show(desk, &Nothing {})?.ok_or_else(|| DeskError::plain("error-no-event-open"))?;
    let tournaments: Vec<Tournament> =
        view.tournaments.iter().map(|row| Of { desk, lang, row }.tournament()).collect::<Result<_, _>>()?;
    let heading = heading(desk, &view, lang)?;
    let letterhead = desk.read(letterhead::of)?;
    Ok(Event {
        lang,
        name: view.form.name,
        place: heading.place,
        chief_arbiter: heading.chief_arbiter,
        stamp: heading.stamp,
        logo: letterhead.logo,
        footer: letterhead.footer,
        tournaments,
    })
}

/// Place, days and arbiter as on paper; nothing of an event that has no tournament yet.
fn heading(desk: &Desk, view: &EventView, lang: Lang) -> Result<Heading, DeskError> {
    match view.tournaments.first() {
        Some(row) => Ok(Of { desk, lang, row }.document(DocumentKind::Players, None)?.heading),
        None => Ok(Heading::default()),
    }
}

/// A tournament to be told in a language.
struct Of<'a> {
    desk: &'a Desk,
    lang: Lang,
    row: &'a TournamentView,
}

impl Of<'_> {
    fn document(&self, document: DocumentKind, round: Option<u32>) -> Result<Gathered, DeskError> {
        let form = PrintForm { round, ..PrintForm::of(self.row.id, document, self.lang.code()) };
        print::gather(self.desk, &form)
    }

    /// The rounds that are on the wall. A draft is nobody's business yet.
    fn published(&self) -> impl Iterator<Item = &RoundSummary> {
        self.row.rounds.iter().filter(|round| !round.draft)
    }

    /// The round that is played now, or was played last; 0 before the first.
    fn current(&self) -> u32 {
        let last = self.published().last().map_or(0, |round| round.number);
        if self.row.system == SystemChoice::Dutch {
            return last;
        }
        // In a round robin all rounds may be published on the first day.
        let begun = self.published().filter(|round| round.missing < round.boards).last();
        match begun {
            Some(round) if round.missing > 0 => round.number,
            Some(round) => last.min(round.number + 1),
            None => last.min(1),
        }
    }

    /// Whether every round was played.
    fn is_over(&self) -> bool {
        let played = self.published().filter(|round| round.missing == 0).count();
        played > 0 && u32::try_from(played).is_ok_and(|played| played >= self.row.rounds_planned)
    }

    fn tournament(&self) -> Result<Tournament, DeskError> {
        let players = player::list(self.desk, &OfTournament { tournament: self.row.id })?;
        let mut told = Tournament {
            id: self.row.id,
            name: self.row.name.clone(),
            rounds_planned: self.row.rounds_planned,
            entries: players.iter().map(|row| (row.number, row.entry)).collect(),
            current: self.current(),
            ..Tournament::default()
        };
        let players = self.document(DocumentKind::Players, None)?;
        told.marks = players.heading.marks;
        if let Document::Players(people) = players.document {
            told.players = people;
        }
        if let Document::Calendar(dates) = self.document(DocumentKind::Calendar, None)?.document {
            told.calendar = dates;
        }
        for round in self.published() {
            self.round(&mut told, round.number)?;
        }
        if let Some(last) = told.rounds.last().map(|round| round.number) {
            self.after(&mut told, last)?;
        }
        Ok(told)
    }

    fn round(&self, told: &mut Tournament, number: u32) -> Result<(), DeskError> {
        let gathered = self.document(DocumentKind::Pairings, Some(number))?;
        let mut round = Round { number, date: gathered.heading.round_date, ..Round::default() };
        if let Document::Pairings(boards) = gathered.document {
            round.boards = boards;
        }
        if let Document::PairingsByName(names) =
            self.document(DocumentKind::PairingsByName, Some(number))?.document
        {
            round.names = names;
        }
        if number <= told.current {
            let standings = self.document(DocumentKind::Standings, Some(number))?;
            let of_these = standings.heading.marks.into_iter().filter(|mark| !told.marks.contains(mark));
            round.marks = of_these.collect();
            if let Document::Standings(table) = standings.document {
                round.standings = Some(table);
            }
        }
        let view = round::show(self.desk, &ShowRound { tournament: self.row.id, round: number })?;
        told.games.extend(games::of_round(self.desk, number, &view.boards, &round.boards, self.lang.code())?);
        told.rounds.push(round);
        Ok(())
    }

    /// What stands after the last round that is published.
    fn after(&self, told: &mut Tournament, last: u32) -> Result<(), DeskError> {
        if let Document::CrossTable(table) = self.document(DocumentKind::CrossTable, Some(last))?.document {
            told.cross_table = table;
        }
        if let Document::PlayerCards(cards) = self.document(DocumentKind::PlayerCards, Some(last))?.document {
            told.cards = cards;
        }
        // Who would have a prize if the tournament ended now is for the organiser's eyes.
        if self.is_over()
            && let Document::Prizes(prizes) = self.document(DocumentKind::Prizes, Some(last))?.document
        {
            told.prizes = prizes;
        }
        if !told.games.is_empty() {
            let rounds = told.rounds.iter().map(|round| round.number).collect();
            let (tournament, target) = (Some(self.row.id), Target::Answer);
            let asked = ExportGames { tournament, rounds, boards: String::new(), parts: false, target };
            told.pgn = game::export(self.desk, &asked)?.text.unwrap_or_default();
        }
        Ok(())
    }
}
