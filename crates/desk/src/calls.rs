//! The table of use cases: name, request, answer. Doors dispatch by it, and the page's types are made from it.

/// Runs the given macro over every use case: `"name" Request => Answer`. Where it is used, the modules of
/// [`crate::api`] are in scope.
macro_rules! for_each_call {
    ($run:ident) => {
        $run! {
            "app/about" Nothing => event::About,
            "app/recent" Nothing => Vec<event::RecentEvent>,
            "event/new" event::NewEvent => event::EventView,
            "event/open" event::OpenEvent => event::EventView,
            "event/sample" Nothing => event::EventView,
            "event/show" Nothing => Option<event::EventView>,
            "event/edit" event::EventForm => event::EventView,
            "event/close" Nothing => Nothing,
            "tournament/add" event::TournamentForm => event::EventView,
            "tournament/edit" event::TournamentForm => event::EventView,
            "player/list" player::OfTournament => Vec<player::PlayerRow>,
            "player/add" player::PlayerIn => Vec<player::PlayerRow>,
            "player/edit" player::PlayerIn => Vec<player::PlayerRow>,
            "player/remove" player::RemovePlayer => Vec<player::PlayerRow>,
            "player/number" player::NumberPlayers => Vec<player::PlayerRow>,
            "player/read" player::ReadPlayers => player::PlayersRead,
            "player/import" player::ReadPlayers => player::PlayersRead,
            "round/pair" round::PairRound => round::RoundView,
            "round/unpair" round::PairRound => event::EventView,
            "round/show" round::ShowRound => round::RoundView,
            "result/enter" round::EnterResult => round::RoundView,
            "standings/show" standings::ShowStandings => standings::StandingsView,
            "game/show" game::ShowGame => game::GameView,
            "game/read_move" game::ReadMove => game::MoveReading,
            "game/play" game::PlayMove => game::GameView,
            "game/cut" game::CutGame => game::GameView,
            "game/import" game::ImportGames => game::GamesImported,
            "game/export" game::ExportGames => game::GamesExported,
            "ruling/propose" ruling::ProposeRuling => ruling::Proposal,
            "ruling/apply" ruling::ApplyRuling => game::GameView,
            "incident/list" ruling::ListIncidents => Vec<ruling::IncidentRow>,
            "journal/list" Nothing => Vec<journal::JournalRow>,
            "journal/undo" Nothing => event::EventView,
            "journal/redo" Nothing => event::EventView,
        }
    };
}

pub(crate) use for_each_call;

macro_rules! names {
    ($($name:literal $request:ty => $answer:ty,)*) => {
        /// The names of all use cases.
        pub const NAMES: &[&str] = &[$($name),*];
    };
}

for_each_call!(names);
