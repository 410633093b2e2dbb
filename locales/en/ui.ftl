# The page: its words, in the order of the screens.

## Frame

ui-program = Arbitro
ui-rail = Parts of the event
ui-rail-start = Start screen
ui-rail-players = Players
ui-rail-round = Round
ui-rail-standings = Standings
ui-rail-games = Games
ui-rail-incidents = Incidents
ui-rail-ratings = Ratings
ui-rail-handover = Hand-over
ui-rail-event = Event
ui-place-no-players = No players yet
ui-place-not-paired = { $players ->
    [one] { $players } player, not paired yet
   *[other] { $players } players, not paired yet
}
ui-place-draft = Round { $round } of { $planned } · draft, not published
ui-place-playing = Round { $round } of { $planned } · playing · { $missing } of { $boards } missing
ui-place-round-complete = Round { $round } of { $planned } · complete
ui-place-finished = All { $planned } rounds complete
ui-tournament = Tournament
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-to-dark = Dark colours
ui-theme-to-light = Light colours
ui-language-en = English
ui-language-es = Español
ui-language-switch = Language: change to Español
ui-find = Find
ui-find-what = Find a player, a board or an act
ui-find-number = No. { $number }
ui-find-nobody = Nothing of that name
ui-help = Keys
ui-help-keys = Keys
ui-help-twice = A key that is held, or struck twice within a quarter of a second, writes only once.
ui-manual = Manual
ui-manual-contents = Chapters
ui-manual-search = Find in the manual
ui-manual-nothing = Nothing in the manual has these words.
ui-key-chapter-earlier = Earlier chapter
ui-key-chapter-later = Later chapter
ui-foot-nothing = Nothing done yet
ui-foot-saved = saved { $time }
ui-act-undone = Taken back: { $act }
ui-act-redone = Done again: { $act }
ui-undo = Undo
ui-redo = Redo
ui-failure = Not done.
ui-error-unreachable = The program does not answer ({ $detail }). What was done before is on disk; start it again.
ui-unsent = { $count ->
    [one] The program does not answer. One entry is kept in this page, not saved yet, and will be handed in as soon as it answers.
   *[other] The program does not answer. { $count } entries are kept in this page, not saved yet, and will be handed in, in their order, as soon as it answers.
  }
ui-unsent-link = The program was started anew: open the link that it printed in another tab of this browser.
ui-unsent-send = Try now
ui-unsent-result = { $board }: { $result }
ui-unsent-cleared = { $board }: result cleared
ui-unsent-here = { $count ->
    [one] One player is here
   *[other] { $count } players are here
  }
ui-unsent-not-here = { $count ->
    [one] One player is not here
   *[other] { $count } players are not here
  }
ui-unsent-refused = Not saved: { $entry }. { $why }
ui-unsent-retry = Hand it in again
ui-unsent-drop = Drop it
ui-error-kept = This entry is kept in this page and not saved yet.
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-discard = Discard changes
ui-open = Open
ui-done = Done
ui-none = none
ui-yes = Yes
ui-no = No
ui-white = White
ui-black = Black
ui-white-letter = w
ui-black-letter = b
ui-article = art. { $article }
ui-unrated = unr.
ui-key-name-enter = ⏎
ui-key-name-escape = Esc
ui-to-players = Go to the players
ui-to-round = Go to the round

## Start

ui-start-title = Arbitro, the arbiter's desk
ui-start-what = Pair a tournament, record its games, rule by the FIDE Laws of Chess. Everything is kept in one file on this machine.
ui-start-new = New event
ui-start-open = Open…
ui-start-sample = Sample event
ui-start-recent = Recent events
ui-start-path = Path of an event file
ui-recent-none = None yet. Make a new event, or look around in the sample event.
ui-recent-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ui-recent-round = round { $round }
ui-recent-not-paired = not paired yet
ui-recent-gone = The file is gone: { $path }

## Event

ui-event-name = Name of the event
ui-event-name-needed = The event needs a name.
ui-event-site = City
ui-event-federation = Federation
ui-event-federation-hint = Three letters, such as ESP
ui-event-start = First day
ui-event-end = Last day
ui-start-check = Check before round 1
ui-start-check-sound = Nothing stands in the way of a good start.
ui-start-check-found = { $errors ->
    [0] { $findings ->
        [one] One thing to look at, nothing that stands in the way.
       *[other] { $findings } things to look at, nothing that stands in the way.
    }
    [one] One thing to put right before round 1.
   *[other] { $errors } things to put right before round 1.
}
ui-like = Set up like
ui-like-nothing = Nothing yet
ui-like-open = { $name } (open now)
ui-like-players = Take its players along
ui-templates = Templates
ui-template-name = Name of the template
ui-template-save = Save as template
ui-template-kept = Saved: { $name } can be chosen when an event is set up.
ui-template-remove = Remove this template
ui-event-like-this = New event like this one
ui-event-chief-arbiter = Chief arbiter
ui-event-arbiter-hint = Name, title, FIDE ID
ui-event-deputies = Deputy arbiters, one a line
ui-event-class = Kind of play
ui-class-standard = Standard
ui-class-rapid = Rapid
ui-class-blitz = Blitz
ui-event-edition = Edition of the Laws
ui-edition-verified = text verified
ui-edition-excerpt = text known in part
ui-edition-unverified = text not verified
ui-event-time-control = Time control
ui-event-time-control-hint = As people write it: 90 min/40 moves + 30 min + 30 s, or 15+10
ui-event-supervised = Adequate supervision of play
ui-event-path = File
ui-event-path-hint = Leave empty to keep it in { $folder }
ui-event-make = Make the event
ui-event-close = Close the event
ui-tournaments = Tournaments
ui-tournament-name = Name of the tournament
ui-tournament-first-name = Main tournament
ui-tournament-next-name = Tournament { $number }
ui-tournament-system = Pairing system
ui-tournament-add = Add a tournament
ui-system-round-robin = Round robin (Berger tables)
ui-system-double-round-robin = Double round robin (Berger tables)
ui-system-dutch = Swiss, FIDE (Dutch) system
ui-tournament-rounds = Rounds
ui-tournament-initial-colour = Colour of no. 1
ui-tournament-colour-by-lot = by lot
ui-tournament-acceleration = Acceleration
ui-acceleration-baku = Baku
ui-scoring-win = Win
ui-scoring-draw = Draw
ui-scoring-loss = Loss
ui-scoring-bye = Bye
ui-tournament-tie-breaks = Tie-breaks
ui-tournament-tie-breaks-hint = Codes of the FIDE tie-break rules (C.07) in their order, such as BH/C1 BH SB. Empty: those the system advises.
ui-tournament-begun = Round 1 is paired: only the name can be changed. The rest stays as it was announced.
ui-tournament-unlocked = Round 1 is paired: the system stays. What else changes is confirmed twice, and the report tells it.
ui-fide-mode = In FIDE mode
ui-fide-mode-left = Left FIDE mode after round { $round }
ui-fide-mode-left-before = Left FIDE mode before round 1
ui-fide-mode-leave = Leave FIDE mode …
ui-departures = What departs from the rules
ui-warning-acknowledge = Understood, go on
ui-warning-confirm = Confirm
ui-warning-go-on = Go on
ui-warning-for-good = Confirm once more
ui-warning-cancel = Leave it
ui-warning-way-out = It can be done once the tournament has left FIDE mode, which is for good.
ui-calendar-round = Round
ui-calendar-date = Date
ui-calendar-time = Time
ui-calendar-remark = Remark
ui-calendar-date-of = Date of round { $round }
ui-calendar-time-of = Time of round { $round }
ui-calendar-remark-of = Remark on round { $round }
ui-calendar-interval = Days between
ui-calendar-fill = Fill from round 1
ui-journal = Journal
ui-journal-number = No.
ui-journal-at = When
ui-journal-what = What was done
ui-journal-host = at { $host }
ui-journal-rows = { $rows ->
    [0] It changed no row of the event file.
    [one] It changed 1 row of the event file, named as the file names it:
   *[other] It changed { $rows } rows of the event file, named as the file names them:
}
ui-journal-more = The first { $count } are shown.
ui-journal-before = Before
ui-journal-after = After
ui-journal-open = Act { $number }
ui-journal-who = Who
ui-journal-undone = taken back

## Players

ui-players-empty = No players yet. Type them in one after the other, or read them from a CSV or TRF file.
ui-players-frozen = The tournament has begun: players are neither added, removed nor renumbered any more.
ui-players-frozen-swiss = The tournament has begun: players are not removed or renumbered any more. A late entry gets the number the rating earns; who leaves withdraws.
ui-player-add-late = Late entry
ui-attendance = Rounds to be played
ui-attendance-draft = Round { $round } is a draft: publish it or take it back before anything here changes.
ui-bye-none = plays
ui-bye-half = half-point bye
ui-bye-zero = zero-point bye
ui-bye-full = full-point bye
ui-player-withdraw = Withdraw from the tournament
ui-player-back = Plays on after all
ui-player-from-round = from round { $round }
ui-player-withdrawn-after = { $round ->
    [0] withdrawn before round 1
   *[other] withdrawn after round { $round }
}
ui-player-bye-in = { $kind ->
    [H] half-point bye in round { $round }
    [F] full-point bye in round { $round }
   *[other] absent in round { $round }
}
ui-player-add = Add a player
ui-player-add-this = Add
ui-player-edit = Player
ui-player-remove = Remove
ui-player-frozen = The tournament has begun: this player cannot be removed.
ui-player-name = Name
ui-player-surname = Last name
ui-player-given-name = First name
ui-player-name-hint = Last name, first name
ui-player-title = Title
ui-player-federation = Federation
ui-player-federation-short = Fed.
ui-player-rating = Rating
ui-player-fide-id = FIDE ID
ui-player-birth-year = Year of birth
ui-player-birth-year-short = Born
ui-player-sex = Sex
ui-player-sex-unknown = not known
ui-player-sex-m = male
ui-player-sex-w = female
ui-player-club = Club
ui-player-pairing-number = No.
ui-player-number-wrong = A whole number of up to four digits
ui-number-title = Pairing numbers
ui-number-what = Numbers decide the pairings and are fixed once the first round is paired.
ui-number-by-rating = By rating
ui-number-by-lot = By lot
ui-number-by-hand = As ordered below
ui-number-up = Move { $name } up
ui-number-down = Move { $name } down
ui-import-file = Import a file
ui-import-players = Import players
ui-import-players-what = A CSV file with a line of headers, or a TRF file. It is shown before anything is taken in.
ui-import-take-players = { $players ->
    [one] Take in { $players } player
   *[other] Take in { $players } players
}
ui-import-working = Reading the file…
ui-import-other-file = Another file
ui-import-format = { $format } file, { $encoding }
ui-import-fill = Fill in from a rating list
ui-import-fill-hint = By FIDE identity number; what the file says stays
ui-import-fill-none = No
ui-import-encoding = Encoding
ui-import-delimiter = Delimiter
ui-import-tab = tab
ui-import-header = First row
ui-import-header-yes = names the columns
ui-import-header-no = is a player
ui-import-columns = Columns
ui-import-column-unused = not used
ui-import-column-number = Column { $number }
ui-lists-title = Rating lists
ui-lists-none = No rating list is on this machine yet. Download FIDE’s list, or that of your federation, and read it here; players are then found as you type.
ui-list-about = { $players } players, read { $at } from { $source }
ui-list-unreadable = { $path } cannot be read; read the list again.
ui-list-read = Read a list
ui-pairing-runs = Pairing the round
ui-pairing-percent = Pairing the round: { $percent } %
ui-list-importing = Reading the list
ui-list-reading = Reading the list: { $percent } %
ui-list-done = { $name }: { $players } players, { $odd } odd lines
ui-list-name = Name of the list
ui-list-name-hint = Empty for FIDE’s list; a national list is named after its file
ui-list-columns = A national list: say what its columns hold where the guess is wrong.
ui-list-columns-missing = A list needs a column of numbers and one of names.
ui-list-take = Read the list
ui-list-chapter = Its ratings are
ui-list-number = Number in the list
ui-list-women-title = Title of women
ui-list-other-titles = Other titles
ui-list-arena-title = Arena title
ui-list-games = Games
ui-list-k = K
ui-list-standard-rating = Standard rating
ui-list-standard-games = Standard games
ui-list-standard-k = Standard K
ui-list-rapid-rating = Rapid rating
ui-list-rapid-games = Rapid games
ui-list-rapid-k = Rapid K
ui-list-blitz-rating = Blitz rating
ui-list-blitz-games = Blitz games
ui-list-blitz-k = Blitz K
ui-list-flag = Activity
ui-list-compare = Compare the players
ui-listed-title = Players of the rating lists
ui-listed-entered = entered, no. { $number }
ui-compare-back = Back to the lists
ui-compare-same = { $players ->
    [one] { $players } player is as the list has him or her.
   *[other] { $players } players are as the list has them.
}
ui-compare-take = { $players ->
    [one] Take over for { $players } player
   *[other] Take over for { $players } players
}
ui-compare-change = { $field }: { $before } → { $after }
ui-compare-other-name = In the list this FIDE ID is that of { $name }.
ui-compare-by-name = Found by name; there was no FIDE ID.
ui-compare-unknown = Not in the list, or not the only one of the name
ui-source-choose = Choose a file
ui-source-folder = Choose a folder
ui-source-path-or-folder = Or the path of a file or folder on this machine
ui-source-path = Or the path of a file on this machine
ui-source-text = Or paste its text
ui-source-read = Read
ui-finding-lost = Not taken:
ui-finding-look = Look:
ui-finding-line = line { $line }
ui-finding-line-column = line { $line }, column { $column }

## Round and results

ui-rounds = Rounds
ui-round-number = Round { $round }
ui-round-short = R{ $round }
ui-round-choice-missing = { $missing ->
    [one] Round { $round }, { $missing } result missing
   *[other] Round { $round }, { $missing } results missing
}
ui-round-missing = { $missing ->
    [one] { $missing } result missing
   *[other] { $missing } results missing
}
ui-round-complete = All results are in
ui-round-empty = { $players ->
    [one] { $players } player is entered. Pair the first round when the list is complete.
   *[other] { $players } players are entered. Pair the first round when the list is complete.
}
ui-round-pair = Pair round { $round }
ui-round-unpair = Take the pairing back
ui-round-drop-draft = Drop the draft
ui-round-draft = Draft: not published yet
ui-round-by-hand = Draft: being paired by hand
ui-gave-way = Wishes that gave way: { $pairs }
ui-round-publish = Publish
ui-round-pair-again = Pair again
ui-round-pair-adjourned = Pair round { $round }, open games as draws
ui-round-pair-adjourned-hint = For this pairing adjourned games count as draws (C.04.2 art. 3.6)
ui-reason = Reason
ui-key-explain = Why this pair
ui-explain-title = Why board { $board } is paired so
ui-explain-player = { $number } { $name }
ui-explain-not = Not { $who }:
ui-explain-by-hand = This pair was made by hand: the rules ask for another.
ui-explain-bracket = Paired in the bracket with the score { $points }.
ui-explain-colours = Colours:
ui-explain-bye = has the pairing-allocated bye
ui-explain-moves-down = moves down from the bracket with the score { $points }
ui-exchange-title = Pair by hand
ui-exchange-one = Player
ui-exchange-other = Takes the place of
ui-exchange-choose = choose
ui-exchange-seat = { $side ->
    [white] Board { $board }, White: { $name }
    [black] Board { $board }, Black: { $name }
   *[bye] Bye: { $name }
}
ui-exchange-clean = This keeps every rule.
ui-exchange-breaks = What this breaks or worsens
ui-exchange-not-allowed = Against the rules:
ui-exchange-reason-hint = It stays in the journal.
ui-exchange-apply = Exchange
ui-manual-begin = Begin pairing by hand
ui-manual-end = End pairing by hand
ui-manual-hint = Until it ends the round cannot be published. At the end it is compared with what the rules ask for.
ui-unpair-title = Take back the pairing of round { $round }
ui-unpair-hint = Round and reason stay in the journal.
ui-round-only-open = Only open
ui-go-to-board = Go to board
ui-board-short = Bd
ui-board-word = Board
ui-board-number = Board { $board }
ui-board-notes = To note
ui-board-moves-head = Record
ui-board-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-board-illegal-white = illegal { $count } (W)
ui-board-illegal-black = illegal { $count } (B)
ui-board-incidents = { $count ->
    [one] { $count } incident
   *[other] { $count } incidents
}
ui-board-by-ruling = by ruling
ui-board-adjourned = adjourned, counts as a draw for pairing
ui-board-rating-result = for ratings: { $white }-{ $black }
ui-board-bye = This player has no opponent in this round.
ui-board-choose = Choose a board.
ui-points-short = Pts
ui-result = Result
ui-second-pass = Second pass
ui-second-pass-round = Second pass, round { $round }
ui-second-pass-how = Somebody else types all results again from the scoresheets. The results of the first pass are not shown.
ui-second-pass-typed = { $typed } of { $boards } typed
ui-second-pass-done = { $differing ->
    [0] All typed, both passes agree
    [one] All typed, 1 board differs
   *[other] All typed, { $differing } boards differ
}
ui-second-pass-differences = Differences
ui-second-pass-none = { $typed ->
    [0] No board has been typed a second time.
    [one] The board typed a second time agrees.
   *[other] The { $typed } boards typed a second time agree.
}
ui-second-pass-look = Look at the scoresheet, and say which of the two stands.
ui-second-pass-first = First
ui-second-pass-second = Second
ui-second-pass-which = Which stands
ui-second-pass-first-stands = The first stands
ui-second-pass-second-stands = The second stands
ui-second-pass-leave = Back to the round
ui-result-bar = Result of the chosen board
ui-result-missing = no result
ui-result-others = Other
ui-result-clear = Clear
ui-result-unrated-mark = u
ui-result-white = White wins
ui-result-draw = Draw
ui-result-black = Black wins
ui-result-white-forfeit = White wins by forfeit
ui-result-black-forfeit = Black wins by forfeit
ui-result-both-forfeit = Both lose by forfeit
ui-result-both-lose = Played, both lose
ui-result-half-white = Half a point for White only
ui-result-half-black = Half a point for Black only
ui-result-white-unrated = White wins, not rated
ui-result-draw-unrated = Draw, not rated
ui-result-black-unrated = Black wins, not rated
ui-results-title = Result of board { $board }
ui-results-players = { $white } – { $black }
ui-results-by-ruling = This result stands by a ruling. Change it only if the ruling is wrong.
ui-bye-pairing-allocated = bye
ui-bye-full-point = full-point bye
ui-bye-half-point = half-point bye
ui-bye-zero-point = absent

## Standings

ui-standings-after = after round { $round }
ui-standings-missing = { $missing ->
    [one] { $missing } result missing
   *[other] { $missing } results missing
}
ui-standings-rank = Rank
ui-standings-shared = shared with the player above
ui-standings-empty = There are no players to rank yet.
ui-standings-tiebreak = { $name } (C.07 art. { $article })
ui-standings-value = { $what } { $value }, { $name }: how it comes about
ui-working-title = { $code }: { $name }
ui-working-loading = Working
ui-working-opponent = { $number } { $name }
ui-standings-of-all = Of all
ui-standings-who = Whom to show
ui-standings-everybody = Everybody
ui-standings-group = { $name } ({ $players })
ui-berger-grid = Berger grid
ui-card-title = Player card
ui-card-performance = Performance
ui-card-change = Rating change
ui-card-round = Rd
ui-card-colour = Colour
ui-card-float = Float
ui-card-float-down = downfloat
ui-card-float-up = upfloat
ui-card-opponent = No. { $number }, { $rating }, { $points } pts
ui-rating-k = K = { $k }
ui-cross-table = Cross table

## Ratings and norms

ui-ratings-working = Computing…
ui-rating-delta = Diff.
ui-rating-difference = { $rating }, difference { $difference }
ui-rating-counted = , counted as { $counted } (B.02 art. 8.3.1)
ui-norms = Title norms
ui-norm = Norm
ui-norm-title = { $title } norm: { $name }
ui-norm-met = norm made
ui-norm-not-met = no norm so far
ui-norm-open = still possible
ui-norm-facts = { $score } from { $games ->
    [one] { $games } game
   *[other] { $games } games
}, opponents { $average } on average, performance { $performance }
ui-norm-requirement = Requirement
ui-norm-needed = Needed
ui-norm-found = Found
ui-norm-state = State
ui-norm-article = B.01 art. { $article }
ui-norm-at-least = at least { $needed }
ui-norm-at-most = at most { $needed }
ui-norm-yes = met
ui-norm-missing = missing
ui-norm-waived = waived (art. { $article })
ui-norm-games = Games
ui-norm-average = Opp. avg.

## Hand-over

ui-periods = Month by month
ui-periods-what = An event of more than 30 days is rated month by month: each game in the month in which it was played, with the ratings of that month.
ui-periods-undated = { $games ->
    [one] One game has no day and counts in the month in which the event ends. Give its round a date in the calendar.
   *[other] { $games } games have no day and count in the month in which the event ends. Give their rounds a date in the calendar.
}
ui-period = Month
ui-period-games = Games
ui-period-missing = No result
ui-period-ratings = Ratings known
ui-period-known = { $ratings } of { $players }
ui-period-state = State
ui-period-is-open = open
ui-period-is-closed = closed: { $note }
ui-period-save = Save the report of { $period }
ui-period-list = Rating list of the month
ui-period-take = Take its ratings
ui-period-note = Note
ui-period-close = Close the month
ui-period-reopen = Open the month again
ui-period-game = Round { $round }, board { $board }: { $white } – { $black }
ui-period-own-day = Day of its own
ui-period-round-day = Day of the round
ui-report-title = Report for FIDE (TRF)
ui-report-save = Save the report
ui-report-save-anyway = Save it all the same
ui-report-read = Read a report
ui-report-read-what = A tournament report (TRF) becomes a new event. What is odd about it is told with its line.
ui-report-taken = What the report said
ui-report-whole = Everything was taken in as it stands.
ui-report-losses = Not taken over
ui-health-working = Checking…
ui-health-title = What the report lacks
ui-health-sound = The report can be sent.
ui-health-sendable = { $warnings ->
    [one] The report can be sent. The rating officer may ask about { $warnings } thing.
   *[other] The report can be sent. The rating officer may ask about { $warnings } things.
}
ui-health-errors = { $errors ->
    [one] The report cannot be sent yet: { $errors } thing is wrong.
   *[other] The report cannot be sent yet: { $errors } things are wrong.
}
ui-health-error = Wrong:
ui-health-warning = Look:
ui-health-to-player = to the player
ui-integrity-title = What changed the pairings
ui-integrity-what = The report tells of it in comments, in English.
ui-integrity-line = { $kind } @ Round { $round }
ui-tables-title = Tables for spreadsheets (CSV)
ui-tables-round = Up to
ui-tables-last-round = The last round
ui-table-pairings = Pairings
ui-table-results = Results
ui-table-swiss = Standings with every round
ui-table-ratings = Rating changes
ui-table-save = Save: { $table }
ui-handover-games = Games (PGN)
ui-handover-rounds = Rounds; none for all
ui-handover-saved = Saved: { $file }
ui-site-title = Web site
ui-site-what = Pairings, results, standings, players and games as plain pages, in both languages. Any host can serve the folder.
ui-site-folder = Folder (whole path)
ui-site-choose = Choose a folder
ui-site-lang = First language
ui-site-follow = Write it anew when a round is published
ui-site-write = Write the site
ui-site-writing = The pages are being written…
ui-site-written = The site has { $files } files: { $written } were written, { $removed } removed.
ui-games-saved = { $games ->
    [one] { $games } game, { $file }
   *[other] { $games } games, { $file }
}

## Games

ui-games-empty = There are no games before the first round is paired.
ui-games-entered = { $games } of { $boards } with moves
ui-games-moves = Moves
ui-games-no-moves = none
ui-games-import = Read games from PGN
ui-games-export = Save games as PGN
ui-import-this-round = All to round { $round }
ui-import-by-tag = Each to the round its tag names
ui-import-take-results = Also take results where there are none
ui-import-take-games = { $games ->
    [one] Take in { $games } game
   *[other] Take in { $games } games
}
ui-import-no-board = No board fits
ui-import-game-line = { $moves ->
    [one] line { $line }, { $moves } move
   *[other] line { $line }, { $moves } moves
}
ui-import-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}, fitting no board: { $strange }
ui-live = Electronic boards
ui-live-what = The folder, or the one file, into which the board system writes PGN is looked into every two seconds. New moves are taken over; what you write yourself stands.
ui-live-folder = Folder or file of the board system
ui-live-silent-after = Silent after minutes
ui-live-start = Follow round { $round }
ui-live-stop = Stop following
ui-live-summary = Round { $round }: { $heard } of { $boards } boards heard
ui-live-looked = Looked at { $time }, files: { $files }
ui-live-elsewhere = Round { $round } is followed, not the one that is shown.
ui-live-look-at = To look at
ui-live-nothing = Every board is heard and nothing is to be decided.
ui-live-others = Games of no board
ui-live-board = Board { $board }
ui-live-column = Electronic board
ui-live-missing = not heard
ui-live-follows = followed
ui-live-silent = { $minutes ->
    [one] silent for { $minutes } minute
   *[other] silent for { $minutes } minutes
}
ui-live-held = not taken over
ui-live-over = over
ui-live-told-result = tells { $result }
ui-live-holds-board = The board holds
ui-live-holds-record = The scoresheet holds
ui-live-enter = Enter { $result }
ui-live-enter-all = Enter { $results } results
ui-export-which = Which games
ui-export-boards = Only these boards
ui-export-boards-hint = As 1-4, 7; all where nothing is written
ui-export-parts = Add what follows an illegal move that stood, or a gap, as a part that other programs can read
ui-export-tournament = The whole tournament ({ $name })
ui-export-event = The whole event
ui-export-choose = Choose where to save
ui-export-download = Download
ui-export-path = Or a path on this machine
ui-export-written = { $games ->
    [one] { $games } game saved in { $path }
   *[other] { $games } games saved in { $path }
}
ui-export-downloaded = { $games ->
    [one] { $games } game downloaded as { $name }
   *[other] { $games } games downloaded as { $name }
}

## Game

ui-game-title = Round { $round }, board { $board }
ui-game-open = Open the game
ui-game-to-round = Back to the round
ui-game-previous = Previous board
ui-game-next = Next board
ui-game-flip = Flip
ui-game-take-back = Take back
ui-game-earlier = An earlier position is shown.
ui-game-to-end = To the end
ui-game-supervised = adequate supervision
ui-game-not-supervised = without adequate supervision
ui-board-label = Board: White { $white }, Black { $black }
ui-promotion = The pawn becomes
ui-piece-queen = Queen
ui-piece-rook = Rook
ui-piece-bishop = Bishop
ui-piece-knight = Knight
ui-scoresheet = Scoresheet
ui-scoresheet-empty = No moves yet. Type the first one below, or make it on the board.
ui-mark-illegal = illegal, waits for a ruling
ui-mark-reinstated = illegal, position restored
ui-mark-stands = illegal, but it stands
ui-mark-void = void with the illegal move before it
ui-mark-unread = could not be read
ui-mark-draw-offer = draw offered
ui-ply-typed = typed { $text }
ui-move-line = Next move
ui-move-hint = Nf3, Ng1-f3, 0-0 … then Enter
ui-move-reading = Reading…
ui-move-legal = → { $san }, { $from } to { $to }
ui-move-illegal = { $san } is illegal:
ui-move-illegal-keep = Enter keeps it as an illegal move; Esc drops it.
ui-game-offer = Offer
ui-game-correct = Correct
ui-move-unread = { $plies ->
    [one] A move nobody can read: Enter keeps it, to be corrected later.
   *[other] { $plies } half-moves nobody can read: Enter keeps them, to be corrected later.
}
ui-correct = Correct a move
ui-correct-which = The scoresheet says
ui-correct-move = What was played
ui-correct-alone = No other move changes.
ui-correct-ruled = There is a ruling on this move, and it stays as it was given.
ui-correct-rulings = Rulings were given in this game: look whether they still hold.
ui-correct-follows = { $moves ->
    [one] One later move changes
   *[other] { $moves } later moves change
}{ $illegal ->
    [0] .
    [one] ; one is illegal then.
   *[other] ; { $illegal } are illegal then.
}
ui-correct-apply = Correct
ui-sheets = Two scoresheets
ui-sheets-hint = Type what each player wrote, in any notation; move numbers may be left out. Where the sheets differ you decide.
ui-sheets-white = White’s sheet: { $name }
ui-sheets-black = Black’s sheet: { $name }
ui-sheets-only-white = only on White’s sheet
ui-sheets-only-black = only on Black’s sheet
ui-sheets-differ = the sheets differ
ui-sheets-decided = decided by the arbiter
ui-sheets-open-white = Move { $number } of White: what was played?
ui-sheets-open-black = Move { $number } of Black: what was played?
ui-sheets-take-white = As White wrote: { $move }
ui-sheets-take-black = As Black wrote: { $move }
ui-sheets-other = Another move
ui-sheets-take-other = This one
ui-sheets-agree = Moves: { $moves }. Differences decided: { $differences }.
ui-sheets-number = No.
ui-sheets-counts = Counts
ui-sheets-undecide = Decide again
ui-sheets-replaces = The result takes the place of the moves recorded so far.
ui-sheets-take = Take as the record
ui-move-ambiguous = Which one?
ui-move-accept = Accept
ui-clock-line = Clock
ui-clock-placeholder = 1:28:30
ui-clock-wrong = A clock reading is 1:28:30 or 14:31.
ui-clock-white = White { $delta }
ui-clock-black = Black { $delta }
ui-status-ended = The game ended
ui-status-to-move = To move
ui-status-white-to-move = White, move { $number }
ui-status-black-to-move = Black, move { $number }
ui-status-unread = Not read
ui-status-unread-what = The position is not known: correct the move that could not be read, or set up the position.
ui-status-position = This position
ui-status-occurrences = { $count ->
    [1] first time
    [2] second time
    [3] third time
    [4] fourth time
    [5] fifth time
   *[other] { $count } times
}
ui-status-quiet = No pawn or capture
ui-status-quiet-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-status-illegal = Illegal moves
ui-status-illegal-counts = White { $white }, Black { $black }
ui-status-claims = Claims now
ui-status-no-claims = nothing
ui-claim-threefold = threefold repetition
ui-claim-fifty = fifty-move rule
ui-claim-with = with { $move }
ui-end-checkmate = Checkmate
ui-end-stalemate = Stalemate
ui-end-dead-position = Dead position
ui-end-fivefold = Fivefold repetition
ui-end-seventyfive = Seventy-five moves
ui-waiting = { $san } waits for a ruling:

## Ruling

ui-rule = Rule
ui-ruling = Ruling
ui-ruling-what-happened = What happened?
ui-ruling-no-event = Nothing is called that. Try “illegal”, “touched”, “flag” or “phone”.
ui-fact-clock-white = White's clock shows
ui-fact-clock-black = Black's clock shows
ui-ruling-working = Looking in the Laws and the position…
ui-ruling-permitted = Legal moves to choose from:
ui-ruling-unknown = Only the arbiter can tell
ui-ruling-unknown-what = Answer it above if the facts are known; else decide.
ui-ruling-edition = Laws of { $edition }
ui-ruling-apply = Apply
ui-ruling-otherwise = Decide otherwise
ui-ruling-aloud = Read aloud
ui-ruling-applied = The ruling is applied and in the log.
ui-ruling-set-clocks = Set the clocks as below.
ui-ruling-applied-otherwise = Your decision is applied and in the log, with its reason.
ui-otherwise-title = Your decision
ui-otherwise-reason = Reason (required)
ui-otherwise-reason-hint = It is kept in the log of incidents.
ui-otherwise-goes-on = The game goes on
ui-otherwise-white = Time for White
ui-otherwise-black = Time for Black
ui-otherwise-apply = Apply my decision
ui-otherwise-back = Back to the proposal
ui-delta-hint = +2:00 or -30
ui-delta-wrong = Time is +2:00, or -30 for seconds.
ui-evidence-occurrence = Position { $number } of { $count }
ui-evidence-line = Mating line, move { $number } of { $count }
ui-evidence-back = Step back
ui-evidence-forward = Step forward
ui-proof-winnable = Mate is possible by a series of legal moves.
ui-proof-unwinnable = Mate is not possible by any series of legal moves.
ui-proof-unknown = Whether mate is possible was not found out.

## Facts, decisions, quick ruling

ui-quick = Quick ruling
ui-quick-board = Position of the quick ruling
ui-status-offer = Draw offer
ui-status-no-offer = none open
ui-status-offer-open = { $side ->
    [black] Black offers a draw
   *[white] White offers a draw
}
ui-move-legal-instead = Legal moves close to it:
ui-move-only = Enter takes { $san }
ui-set-up = Set up a position
ui-set-up-board = Board on which the position is set up
ui-set-up-why = Why
ui-set-up-gap = Moves are missing
ui-set-up-put-right = Pieces put right
ui-set-up-gap-what = The players made moves that are not on the scoresheet; the position arose from them and counts as one that occurred.
ui-set-up-put-right-what = Pieces were displaced or stood wrongly; no move led to this position.
ui-set-up-start-what = No move is recorded yet: the game begins from this position.
ui-set-up-apply = Go on from this position
ui-set-up-number = Move
ui-set-up-quiet = Half-moves without pawn or capture
ui-set-up-en-passant = En passant on
ui-sheet-gap = Moves are missing; position set up
ui-sheet-put-right = Pieces put right
ui-set-up-pieces = Pieces
ui-set-up-move = Drag the pieces; off the board they are gone. Choose a piece to put it down by clicking.
ui-set-up-put = Click the squares. Choose the piece again to move pieces about.
ui-set-up-turn = To move
ui-set-up-castling = Castling still possible
ui-set-up-chess960 = Chess960: the king castles from where it stands
ui-set-up-fen = Position in FEN
ui-set-up-fen-hint = Paste it here, or set the pieces up
ui-set-up-empty = Two kings
ui-set-up-start = Initial position
ui-castling-white-short = White 0-0
ui-castling-white-long = White 0-0-0
ui-castling-black-short = Black 0-0
ui-castling-black-long = Black 0-0-0
ui-piece-white-king = White king
ui-piece-white-queen = White queen
ui-piece-white-rook = White rook
ui-piece-white-bishop = White bishop
ui-piece-white-knight = White knight
ui-piece-white-pawn = White pawn
ui-piece-black-king = Black king
ui-piece-black-queen = Black queen
ui-piece-black-rook = Black rook
ui-piece-black-bishop = Black bishop
ui-piece-black-knight = Black knight
ui-piece-black-pawn = Black pawn
ui-piece-none = Empty square
ui-fact-unknown = not known
ui-fact-number-wrong = A whole number is needed.
ui-fact-more = More facts
ui-fact-reporter = Who reported it?
ui-fact-increment = Increment in seconds
ui-reporter-arbiter = An arbiter saw it
ui-reporter-other = Somebody else
ui-ruling-earlier = Before
ui-ruling-missing = Still to be told: { $facts }
ui-ruling-options = The arbiter may:
ui-ruling-articles = art. { $articles }
ui-ruling-decide = Decide
ui-ruling-another = Another event
ui-clock-must-white = White's clock must now show
ui-clock-must-black = Black's clock must now show
ui-evidence-now = The position
ui-evidence-permitted = The moves that may be played
ui-otherwise-penalty = Penalty
ui-otherwise-no-choice = choose
ui-otherwise-words = In words
ui-otherwise-move = The illegal move
ui-otherwise-taken-back = is taken back
ui-otherwise-stands = stands
ui-otherwise-counts = Counts as an illegal move of
ui-otherwise-nobody = nobody
ui-otherwise-both = both
ui-incident-reported = Reported by { $who ->
    [white] White
    [black] Black
    [arbiter] an arbiter
   *[other] somebody else
}
ui-incident-penalty = Penalty: { $penalty }
ui-incident-counted = Counted as an illegal move of { $side ->
    [white] White
   *[black] Black
}
ui-incident-clock-white = White { $before } → { $after }
ui-incident-clock-black = Black { $before } → { $after }

## Incidents

ui-incidents-empty = No incidents. A ruling is asked for at a board with the key r; what is decided stands here.
ui-incident-at = When
ui-incident-where = Where
ui-incident-board = Round { $round }, board { $board }
ui-incident-players = Players
ui-incident-what = What happened
ui-incident-articles = Articles
ui-incident-clocks = Clocks
ui-incident-otherwise = Decided otherwise: { $reason }
ui-incident-counts = Counts
ui-incident-counts-of = Illegal moves and penalties of
ui-incident-counts-illegal = Illegal moves
ui-incident-counts-warnings = Warnings
ui-incident-counts-penalties = Other penalties
ui-incident-counts-players = By player
ui-incident-counts-rounds = By round
ui-incident-counts-games = By game
ui-incident-counts-none = Nothing is held against anybody.
ui-incident-round = Round
ui-incident-board-head = Board
ui-incident-player = Player
ui-incident-all = all
ui-incident-points = { $side ->
    [white] White
   *[black] Black
}: { $points } beside the result
ui-incident-expelled = { $side ->
    [white] White is expelled from the tournament
   *[black] Black is expelled from the tournament
}
ui-otherwise-white-points = Points to White
ui-otherwise-black-points = Points to Black
ui-otherwise-points-hint = Beside the result: −0.5 takes half a point.
ui-otherwise-points-wrong = Write points as −0.5 or 1.
ui-otherwise-expelled = Expelled from the tournament
ui-standings-expelled = expelled
ui-player-expel = Expel from the tournament
ui-player-expel-reason = Why the player is expelled
ui-player-expel-hint = It is kept in the journal. The player has no place in the standings any more; the results count for the opponents.
ui-player-expelled-after = { $round ->
    [0] expelled before the first round
   *[other] expelled after round { $round }
}

## Time at the boards

ui-start-of-play = Start of play
ui-start-of-play-round = Start of play, round { $round }
ui-start-announced = announced for { $when }
ui-start-begin-now = Play begins now
ui-start-begin-at = Play began at this time
ui-start-time = Start of play
ui-start-began = Play began at { $time }.
ui-start-not-begun = It has not begun
ui-start-default = Default time, minutes
ui-minutes-wrong = Write whole minutes.
ui-start-left = { $left } until the default time
ui-start-over = The default time has passed.
ui-start-no-default = No default time is set: the Laws leave it to the regulations.
ui-start-not-known = The default time runs from the start of play.
ui-start-clock-back = The clock of this computer stands before the start of play: put it right, or the start.
ui-start-how = Mark who is missing with w for White and b for Black; once more when the player has come. After the default time the forfeit is proposed, and you rule.
ui-start-here = there
ui-start-missing = missing
ui-start-missing-for = missing, minute { $minutes }
ui-start-arrived = came { $time }, minute { $minutes }
ui-start-sight = { $name }: { $sight }
ui-start-sight-head = Whether the player is there
ui-start-proposed = Proposed
ui-key-sight-white = White is missing, has come, was there
ui-key-sight-black = Black is missing, has come, was there
ui-key-next-due = Next board whose reading is due
ui-clocks = Clocks
ui-clocks-round = Clocks, round { $round }
ui-clocks-paper = Clock sheets on paper
ui-clocks-no-control = The time control of the event cannot be read: readings are not checked.
ui-clocks-interval = Read every so many minutes
ui-clocks-interval-hint = Empty: only when something happens.
ui-clocks-last = Time of day
ui-clocks-due = Next reading
ui-clocks-due-now = due now
ui-clocks-adjourned = adjourned
ui-clocks-doubted = { $count ->
    [one] { $count } reading in doubt
   *[other] { $count } readings in doubt
}
ui-clock-sheet = Clock sheet
ui-clock-sheet-of = Clock sheet, board { $board }
ui-clock-next-due = The next reading is due at { $time }.
ui-clock-noted = Noted by { $who }, { $why }
ui-clock-none = Nothing has been noted.
ui-clock-remove = Remove
ui-clock-now = What the clocks show now
ui-clock-hint = As 1:02:30
ui-clock-moves-white = Moves completed, White
ui-clock-moves-black = Moves completed, Black
ui-clock-why = Why they are read
ui-clock-remark = Remark
ui-clock-save = Note
ui-adjourned = Adjourned games
ui-adjourned-empty = No game is adjourned. A game is adjourned at its board with the key j.
ui-adjourned-tournament = Tournament
ui-adjourned-state = State
ui-adjourned-none = not adjourned
ui-adjourned-sealed = sealed
ui-adjourned-resumed = resumed, envelope closed
ui-adjourned-opened = envelope open
ui-adjourned-concluded = over
ui-adjournment = Adjournment
ui-adjournment-of = Adjournment, board { $board }
ui-adjournment-how = The player to move writes the move down unseen. What stands here is written on the envelope.
ui-adjournment-at = Adjourned
ui-adjournment-sealer = Sealed by
ui-adjournment-number = Number of the sealed move
ui-adjournment-clock-white = White’s clock
ui-adjournment-clock-black = Black’s clock
ui-adjournment-used = used { $used }
ui-adjournment-fen = Position before the sealed move
ui-adjournment-fen-hint = In FEN; from the scoresheet, where the moves are entered.
ui-adjournment-offer = Draw offer that stands
ui-adjournment-no-offer = none
ui-adjournment-white-sheet = White’s scoresheet is in the envelope
ui-adjournment-black-sheet = Black’s scoresheet is in the envelope
ui-adjournment-keeper = Kept by
ui-adjournment-resumption = Resumption
ui-adjournment-resumption-hint = Date, time and place.
ui-adjournment-seal = Seal
ui-adjournment-guideline = Guideline { $number }
ui-adjournment-resume = Resumption
ui-adjournment-who = Who is there
ui-adjournment-present = { $name } is there
ui-adjournment-resume-now = The time has come
ui-adjournment-say-anew = Say anew who is there
ui-adjournment-written = What is written in the envelope
ui-adjournment-written-hint = Letter by letter, as it stands there; empty if nothing is written.
ui-adjournment-open = Open the envelope
ui-adjournment-missing = The envelope is missing
ui-adjournment-sealed-move = Sealed move
ui-adjournment-nothing = nothing is written
ui-adjournment-rule = Rule on the sealed move
ui-adjournment-print = Print the envelope
ui-adjournment-again = Adjourn again
ui-adjournment-correct = Correct
ui-adjournment-cancel = It was not adjourned

## Keys

ui-keys-everywhere = Everywhere
ui-keys-game = Game
ui-keys-results = All results
ui-keys-ruling = Ruling
ui-keys-warning = Warning
ui-key-undo = Undo the last act
ui-key-redo = Redo
ui-key-close = Close the panel, go back
ui-key-help = Show the keys
ui-key-open-event = Open an event
ui-key-import-players = Import players from a file
ui-key-edit-player = Edit the chosen player
ui-key-mark-player = Mark the chosen player, or take the mark away
ui-key-remove-player = Remove the chosen player
ui-key-row-up = Up a row
ui-key-row-down = Down a row
ui-key-unusual = All other results
ui-key-clear-result = Clear the result
ui-key-next-open = Next open board
ui-key-filter-open = Only the open boards, or all
ui-key-go-to-board = Go to a board: g, its number, Enter
ui-key-flip = Flip the board
ui-key-rule = Ask for a ruling
ui-key-pair = Pair the next round
ui-key-earlier-round = Earlier round
ui-key-later-round = Later round
ui-key-norms = Title norms, or rating changes
ui-key-cross-table = Cross table, or round by round
ui-key-accept-move = Accept the move that was read
ui-key-offer = Draw offered with the move shown, or not
ui-key-correct = Correct the move shown
ui-key-take-back = Take the last move back
ui-key-ply-back = Back one move
ui-key-ply-forward = Forward one move
ui-key-ply-first = To the start
ui-key-apply = Apply the ruling
ui-key-warning-go-on = Acknowledge or confirm
ui-key-read-aloud = Text to be read aloud
ui-key-evidence-back = Evidence: step back
ui-key-evidence-forward = Evidence: step forward

# Papers
ui-rail-papers = Papers
ui-paper-which = Document
ui-paper-sheet = Sheet
ui-paper-lang = Language of the paper
ui-paper-large = Larger letters, for the wall
ui-paper-slips = Slips on a sheet
ui-paper-player = Player
ui-paper-all-players = All players
ui-paper-save = Save as PDF
ui-paper-open = Open for printing
ui-letterhead = Logo and footer
ui-letterhead-what = They stand on every paper, and on the web site.
ui-letterhead-logo = The logo as it is now
ui-letterhead-choose = Choose a picture
ui-letterhead-remove = Remove the logo
ui-letterhead-kinds = PNG, JPEG or SVG, up to 512 KiB.
ui-letterhead-footer = Words at the foot
ui-paper-preview = The pages as they will be printed
ui-paper-page = Page { $page } of { $pages }
ui-paper-before = Earlier pages
ui-paper-after = Later pages
ui-paper-setting = The pages are being set…
ui-paper-written = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} written to { $path }
ui-paper-downloaded = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} downloaded as { $name }

## Check of a file

ui-check = Check a file
ui-check-what = Every game of a PGN file is replayed under the Laws of its day: illegal moves, wrong results, repetitions and dead positions that nobody noticed.
ui-check-another = Another file
ui-check-running = Checking: { $percent } %, { $games ->
    [one] one game
   *[other] { $games } games
}
ui-check-summary = { $games ->
    [one] One game
   *[other] { $games } games
}: { $faulty } with errors, { $warned } with warnings
ui-check-left-out = { $games ->
    [one] One more game was checked and is not in the table.
   *[other] { $games } more games were checked and are not in the table.
}
ui-check-filter = Show
ui-check-all = all games
ui-check-with-findings = only games with findings
ui-check-with-errors = only errors
ui-check-games = Games of the file
ui-check-game = Game
ui-check-line = Line
ui-check-findings = Findings
ui-check-more = and { $count } more
ui-check-none = No game of the file has such findings.
ui-check-error = Error
ui-check-warning = Warning
ui-check-note = Note
ui-check-nothing = No findings
ui-check-board = Position in the game
ui-check-ply = move { $move }, { $side ->
    [white] White
   *[black] Black
}
ui-check-article = art. { $article }
ui-key-check-filter = All games, or only those with findings
ui-key-check-open = Opens the game at what was found
ui-key-check-next = To the next finding of the game

# Check-in before a round
ui-check-in = Check-in
ui-check-in-round = Check-in, round { $round }
ui-check-in-here = { $players } here
ui-check-in-missing = { $players } missing
ui-check-in-search = Name, club or number
ui-check-in-show = Show
ui-check-in-all = all players
ui-check-in-only-missing = only missing
ui-check-in-nobody = No player has this name, club or number.
ui-check-in-players = Players, each to be marked as here
ui-check-in-all-here = All are here
ui-check-in-absent = { $players ->
    [one] One player is missing:
   *[other] { $players } players are missing:
}
ui-check-in-zero = zero-point bye
ui-check-in-half = half-point bye
ui-check-in-withdraw = withdrawn
ui-check-in-close = Close the check-in
ui-check-in-is-here = here
ui-check-in-is-missing = not here yet
ui-check-in-is-out = not in this round
ui-check-in-has-half = half-point bye
ui-check-in-has-full = full-point bye
ui-check-in-has-zero = zero-point bye

# Where a player sits, and with whom not
ui-seating = Seating
ui-seating-board = Always at board
ui-seating-board-hint = For who cannot move about; empty for any board.
ui-seating-apart = Not paired with { $name }
ui-seating-apart-weak = Not paired with { $name } if that can be helped
ui-seating-apart-until-round = until round { $round }
ui-seating-strength = Two players who are kept apart
ui-seating-never = never meet
ui-seating-wish = if it can be helped
ui-seating-until = Until round (empty: to the end)
ui-seating-apart-end = Allow again
ui-seating-apart-end-of = Allow the pairing with { $name } again
ui-seating-apart-from = Not to be paired with
ui-player-at-board = always at board { $board }
ui-player-owes = owes { $amount }
ui-player-mark = Mark { $name }
ui-players-mark-all = Mark all
ui-players-marked = { $count ->
    [one] 1 player marked
   *[other] { $count } players marked
}
ui-players-unmark = Clear the marks
ui-players-change = Change the marked
ui-players-change-title = { $count ->
    [one] Change 1 player
   *[other] Change { $count } players
}
ui-players-change-what = What changes
ui-players-change-bye = Bye in a round
ui-players-change-withdrawn = Withdraw from the tournament
ui-players-change-back = Play on after all
ui-players-change-removed = Remove from the list
ui-players-change-apply = { $count ->
    [one] Change 1 player
   *[other] Change { $count } players
}
ui-players-nobody-marked = Mark players in the list: with the space bar, or all of them with Ctrl A. A click with Shift marks all in between.
ui-backups = Copies of the event
ui-backups-what = A copy is taken before a round is paired, before an import, every few minutes of work and when the event is closed. They are in { $folder }.
ui-backups-folder = Folder of the copies
ui-backups-folder-hint = Empty for the program’s own; a stick is better.
ui-backups-minutes = Minutes between copies
ui-backups-make = Take a copy now
ui-event-share = This file is on a network share ({ $kind }). Two computers may open it there without seeing each other, and what was written may be lost when the network is away. Save the event on a disk of this computer, and go on in that file.
ui-save-event = Save the event as a new file…
ui-save-event-path = Save the event as a new file
ui-save-event-hint = Its path on this machine. The event that is open stays open.
ui-save-event-done = Saved as { $path }.
ui-save-event-open = Open that file
ui-backups-none = No copy yet.
ui-backups-look = The copy of { $at }
ui-backups-all = All { $count } copies
ui-backups-same = The event is as this copy has it.
ui-backups-put-aside = { $count ->
    [0] Nothing would be put aside.
    [one] 1 act since then would be put aside:
   *[other] { $count } acts since then would be put aside, the last of them:
}
ui-backups-come-in = { $count ->
    [one] The copy has 1 act that the event has not.
   *[other] The copy has { $count } acts that the event has not.
}
ui-backups-restore = Put this copy in place of the event
ui-backups-kept = The event is as the copy had it. As it was before, it is kept as { $path }.
ui-merge = Two files of this event
ui-merge-what = If the event was copied and went on in two places, the other file is looked at here, and what was done there is taken over tournament by tournament. Nothing changes until you say so.
ui-merge-path = The other file
ui-merge-path-hint = Its path on this machine. It has to be closed in every other program.
ui-merge-choose = Look into the other file…
ui-merge-look = Look into it
ui-merge-common = { $path } is the same as this event up to act { $number } of { $at }.
ui-merge-same = Nothing in it is other than here.
ui-merge-event = The event’s form
ui-merge-letterhead = What stands on every paper
ui-merge-changed-here = changed here alone, and stays
ui-merge-changed-there = changed there alone
ui-merge-changed-both = changed in both
ui-merge-side-here = Here: { $what }
ui-merge-side-there = There: { $what }
ui-merge-by = { $count ->
    [one] one act by { $who }, { $at }
   *[other] { $count } acts by { $who }, the last { $at }
  }
ui-merge-count-settings = { $count ->
    [one] one setting
   *[other] { $count } settings
  }
ui-merge-count-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
ui-merge-count-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
ui-merge-count-results = { $count ->
    [one] one result
   *[other] { $count } results
  }
ui-merge-count-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
ui-merge-count-incidents = { $count ->
    [one] one incident
   *[other] { $count } incidents
  }
ui-merge-count-clocks = { $count ->
    [one] the clocks of one board
   *[other] the clocks of { $count } boards
  }
ui-merge-take = Take over as it is there
ui-merge-choice = Which of the two stands?
ui-merge-keep = mine
ui-merge-theirs = the other
ui-merge-apply = Take over what is chosen
ui-merge-done = Taken over. Undo takes it back as a whole.
ui-fault = Something went wrong?
ui-fault-what = A report for the developers has the log of the last days and how much there is in the event. It has no names, and the program sends nothing: look at it, save it, and send it yourself if you like.
ui-fault-look = Look at the report
ui-fault-path = Save it as
ui-fault-saved = Saved as { $path }.
ui-fees = Entry fees
ui-fees-what = What each player is asked for. Juniors or titled players can have a fee of their own: mark them in the list.
ui-fee = Fee
ui-fee-currency = Currency
ui-fees-due = Asked for
ui-fees-paid = Paid
ui-fees-owed = Still owed
ui-fees-owing = { $count ->
    [0] Everybody has paid.
    [one] 1 player still owes something.
   *[other] { $count } players still owe something.
}
ui-fees-of = { $count ->
    [one] Of { $name }
   *[other] Of the { $count } marked players
}
ui-fees-in-full = Paid in full
ui-fees-amount = Paid in all
ui-fees-amount-save = Write down
ui-fees-own = Own fee
ui-fees-own-hint = 0 lets in free; empty is the fee of all.

# Why a round has no pairing
ui-failure-why = Why?
ui-obstacles = No pairing
ui-obstacles-stuck = { $players ->
    [one] This player cannot be paired:
   *[other] These { $players } players cannot all be paired:
}
ui-obstacles-opponents = All they may still meet are:
ui-obstacles-no-opponents = There is nobody left whom they may meet.
ui-obstacles-ways-out = What would allow a pairing
ui-obstacles-none = Nothing short of a bye or a withdrawal.
ui-obstacles-looking = Looking for ways out …

# Prizes
ui-prizes = Prizes
ui-prizes-empty = No prizes yet. Write down what can be won, for everybody or for a group; who has it is worked out from the standings.
ui-prize-edit = Change the prizes
ui-prize-fund = Fund { $number }
ui-prize-fund-name = Name
ui-prize-fund-add = Add a fund of prizes
ui-prize-fund-remove = Remove this fund
ui-prize-currency = Currency
ui-prize-who = For
ui-prize-who-all = everybody
ui-prize-who-women = women
ui-prize-who-under = youth up to an age
ui-prize-who-senior = seniors from an age
ui-prize-who-unrated = players without a rating
ui-prize-who-below = players rated below
ui-prize-who-federation = a federation
ui-prize-who-club = a club
ui-prize-value-under = Age up to
ui-prize-value-senior = Age from
ui-prize-value-below = Rating below
ui-prize-value-federation = Federation
ui-prize-value-club = Club
ui-prize-sharing = Players with equal points
ui-prize-by-place = do not share: the tie-breaks decide
ui-prize-equal = share equally
ui-prize-hort = share after Hort: half by place, half equally
ui-prize-combinable = Comes beside prizes of other funds
ui-prize-place = Place
ui-prize-thing = Other
ui-prize-amount-of = Amount of place { $place }
ui-prize-thing-of = Other prize of place { $place }
ui-prize-more = One more place
ui-prize-how = How
ui-prize-left = { $prizes ->
    [one] One prize is left: nobody is there for it.
   *[other] { $prizes } prizes are left: nobody is there for them.
}
