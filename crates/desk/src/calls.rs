//! The table of use cases: name, request, answer. Doors dispatch by it, and the page's types are made from it.

use crate::api::Nothing;
use crate::api::event::{About, EventForm, EventView, NewEvent, OpenEvent, RecentEvent, TournamentForm};
use crate::api::game::{
    CutGame, ExportGames, GameView, GamesExported, GamesImported, ImportGames, MoveReading, PlayMove,
    ReadMove, ShowGame,
};
use crate::api::journal::JournalRow;
use crate::api::player::{
    NumberPlayers, OfTournament, PlayerIn, PlayerRow, PlayersRead, ReadPlayers, RemovePlayer,
};
use crate::api::round::{EnterResult, PairRound, RoundView, ShowRound};
use crate::api::ruling::{ApplyRuling, IncidentRow, ListIncidents, Proposal, ProposeRuling};
use crate::api::standings::{ShowStandings, StandingsView};

/// Runs the given macro over every use case: `"name" Request => Answer`.
#[macro_export]
macro_rules! for_each_call {
    ($run:ident) => {
        $run! {
            "app/about" Nothing => About,
            "app/recent" Nothing => Vec<RecentEvent>,
            "event/new" NewEvent => EventView,
            "event/open" OpenEvent => EventView,
            "event/sample" Nothing => EventView,
            "event/show" Nothing => Option<EventView>,
            "event/edit" EventForm => EventView,
            "event/close" Nothing => Nothing,
            "tournament/add" TournamentForm => EventView,
            "tournament/edit" TournamentForm => EventView,
            "player/list" OfTournament => Vec<PlayerRow>,
            "player/add" PlayerIn => Vec<PlayerRow>,
            "player/edit" PlayerIn => Vec<PlayerRow>,
            "player/remove" RemovePlayer => Vec<PlayerRow>,
            "player/number" NumberPlayers => Vec<PlayerRow>,
            "player/read" ReadPlayers => PlayersRead,
            "player/import" ReadPlayers => PlayersRead,
            "round/pair" PairRound => RoundView,
            "round/unpair" PairRound => EventView,
            "round/show" ShowRound => RoundView,
            "result/enter" EnterResult => RoundView,
            "standings/show" ShowStandings => StandingsView,
            "game/show" ShowGame => GameView,
            "game/read_move" ReadMove => MoveReading,
            "game/play" PlayMove => GameView,
            "game/cut" CutGame => GameView,
            "game/import" ImportGames => GamesImported,
            "game/export" ExportGames => GamesExported,
            "ruling/propose" ProposeRuling => Proposal,
            "ruling/apply" ApplyRuling => GameView,
            "incident/list" ListIncidents => Vec<IncidentRow>,
            "journal/list" Nothing => Vec<JournalRow>,
            "journal/undo" Nothing => EventView,
            "journal/redo" Nothing => EventView,
        }
    };
}

macro_rules! names {
    ($($name:literal $request:ty => $answer:ty,)*) => {
        /// The names of all use cases.
        pub const NAMES: &[&str] = &[$($name),*];
        /// The declaration of each use case for the page: name, request and answer in TypeScript.
        pub fn signatures() -> Vec<(&'static str, String, String)> {
            vec![$(($name, <$request as ts_rs::TS>::name(&ts_rs::Config::default()), <$answer as ts_rs::TS>::name(&ts_rs::Config::default()))),*]
        }
    };
}

for_each_call!(names);
