//! The table of use cases: name, request, answer. Doors dispatch by it, and the page's types are made from it.

/// Runs the given macro over every use case: `"name" Request => Answer => function`. Where it is used, the modules of
/// [`crate::api`] are in scope.
macro_rules! for_each_call {
    ($run:ident) => {
        $run! {
            "app/about" Nothing => event::About => crate::app::about,
            "app/recent" Nothing => Vec<event::RecentEvent> => crate::app::recent,
            "event/new" event::NewEvent => event::EventView => crate::event::new,
            "event/open" event::OpenEvent => event::EventView => crate::event::open,
            "event/sample" Nothing => event::EventView => crate::event::sample,
            "event/show" Nothing => Option<event::EventView> => crate::event::show,
            "event/edit" event::EventForm => event::EventView => crate::event::edit,
            "event/close" Nothing => Nothing => crate::event::close,
            "tournament/add" event::TournamentForm => event::EventView => crate::tournament::add,
            "tournament/edit" event::TournamentForm => event::EventView => crate::tournament::edit,
            "tournament/calendar" event::SetCalendar => event::EventView => crate::tournament::calendar,
            "player/list" player::OfTournament => Vec<player::PlayerRow> => crate::player::list,
            "player/add" player::PlayerIn => Vec<player::PlayerRow> => crate::player::add,
            "player/edit" player::PlayerIn => Vec<player::PlayerRow> => crate::player::edit,
            "player/remove" player::RemovePlayer => Vec<player::PlayerRow> => crate::player::remove,
            "player/number" player::NumberPlayers => Vec<player::PlayerRow> => crate::player::number,
            "player/withdraw" player::WithdrawPlayer => Vec<player::PlayerRow> => crate::player::withdraw,
            "player/board" player::FixBoard => Vec<player::PlayerRow> => crate::player::board,
            "player/bye" player::AskBye => Vec<player::PlayerRow> => crate::player::bye,
            "player/prohibit" player::ProhibitPair => Vec<player::ProhibitedPair> => crate::player::prohibit,
            "player/prohibited" player::OfTournament => Vec<player::ProhibitedPair> => crate::player::prohibited,
            "player/read" player::ReadPlayers => player::PlayersRead => crate::player::read,
            "player/import" player::ReadPlayers => player::PlayersRead => crate::player::import,
            "check_in/show" check_in::ShowCheckIn => check_in::CheckInView => crate::check_in::show,
            "check_in/mark" check_in::MarkHere => check_in::CheckInView => crate::check_in::mark,
            "check_in/close" check_in::CloseCheckIn => check_in::CheckInView => crate::check_in::close,
            "round/pair" round::PairRound => round::RoundView => crate::round::pair,
            "round/publish" round::PublishRound => round::RoundView => crate::round::publish,
            "round/unpair" round::UnpairRound => event::EventView => crate::round::unpair,
            "round/explain" round::ExplainPairing => round::PairingExplained => crate::round::explain,
            "round/check" round::ChangeRound => round::RoundChecked => crate::round::check,
            "round/change" round::ChangeRound => round::RoundView => crate::round::change,
            "round/obstacles" round::PairRound => round::PairingObstacles => crate::round::obstacles,
            "round/show" round::ShowRound => round::RoundView => crate::round::show,
            "result/enter" round::EnterResult => round::RoundView => crate::result::enter,
            "standings/show" standings::ShowStandings => standings::StandingsView => crate::standings::show,
            "standings/explain" standings::ExplainTieBreak => standings::TieBreakExplained => crate::standings::explain,
            "standings/grid" standings::ShowGrid => standings::GridView => crate::standings::grid,
            "player/card" standings::ShowCard => standings::PlayerCard => crate::player::card,
            "prize/set" prize::SetPrizes => prize::PrizesView => crate::prize::set,
            "prize/show" prize::ShowPrizes => prize::PrizesView => crate::prize::show,
            "table/export" table::ExportTable => table::TableExported => crate::table::export,
            "print/document" print::PrintDocument => print::DocumentPrinted => crate::print::document,
            "print/preview" print::PreviewDocument => print::DocumentPreview => crate::print::preview,
            "site/write" site::WriteSite => site::SiteWritten => crate::site::write,
            "site/show" Nothing => Option<site::SiteView> => crate::site::show,
            "site/follow" Nothing => Option<site::SiteWritten> => crate::site::follow,
            "rating/show" rating::ShowRatings => rating::RatingsView => crate::rating::show,
            "norm/show" rating::ShowNorms => rating::NormsView => crate::norm::show,
            "game/show" game::ShowGame => game::GameView => crate::game::show,
            "game/read_move" game::ReadMove => game::MoveReading => crate::game::read_move,
            "game/play" game::PlayMove => game::GameView => crate::game::play,
            "game/cut" game::CutGame => game::GameView => crate::game::cut,
            "game/offer" game::OfferDraw => game::GameView => crate::game::offer,
            "game/correct" game::CorrectMove => game::MoveCorrected => crate::game::correct,
            "game/compare" game::CompareSheets => game::SheetsCompared => crate::game::compare,
            "game/import" game::ImportGames => game::GamesImported => crate::game::import,
            "game/export" game::ExportGames => game::GamesExported => crate::game::export,
            "ruling/events" ruling::ListEvents => Vec<ruling::EventChoice> => crate::incident::events,
            "ruling/form" ruling::AskForm => ruling::RulingForm => crate::incident::form,
            "ruling/propose" ruling::ProposeRuling => ruling::Proposal => crate::incident::propose,
            "ruling/apply" ruling::ApplyRuling => game::GameView => crate::incident::apply,
            "incident/list" ruling::ListIncidents => Vec<ruling::IncidentRow> => crate::incident::list,
            "trf/import" trf::ImportReport => trf::ReportImported => crate::trf::import,
            "trf/export" trf::ExportReport => trf::ReportExported => crate::trf::export,
            "trf/health" trf::CheckReport => trf::ReportHealth => crate::trf::health,
            "library/import" library::ImportList => library::ListImported => crate::library::import,
            "library/progress" Nothing => Option<library::ImportProgress> => crate::library::progress,
            "library/cancel" Nothing => Nothing => crate::library::cancel,
            "library/list" Nothing => library::LibraryView => crate::library::list,
            "library/search" library::SearchLibrary => Vec<library::ListedPlayerView> => crate::library::search,
            "library/find" library::FindListed => Vec<library::ListedCandidate> => crate::library::find,
            "library/compare" library::CompareWithList => library::ListComparison => crate::library::compare,
            "library/update" library::UpdateFromList => Vec<player::PlayerRow> => crate::library::update,
            "library/show" library::ShowListed => library::ListedPlayerView => crate::library::show,
            "pgn/check" pgn::CheckFile => pgn::FileChecked => crate::pgn::check,
            "pgn/progress" Nothing => Option<pgn::CheckProgress> => crate::pgn::progress,
            "pgn/cancel" Nothing => Nothing => crate::pgn::cancel,
            "pgn/game" pgn::ShowCheckedGame => pgn::CheckedGameView => crate::pgn::game,
            "journal/list" Nothing => Vec<journal::JournalRow> => crate::journal::list,
            "journal/undo" Nothing => event::EventView => crate::journal::undo,
            "journal/redo" Nothing => event::EventView => crate::journal::redo,
        }
    };
}

pub(crate) use for_each_call;

macro_rules! table {
    ($($name:literal $request:ty => $answer:ty => $function:path,)*) => {
        /// The names of all use cases.
        pub const NAMES: &[&str] = &[$($name),*];
    };
}

for_each_call!(table);
