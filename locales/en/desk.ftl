# What the desk says: why something was not done, what was done, and what changed.

# Errors: the event file.
error-no-event-open = No event is open.
error-file-exists = There is a file of that name already: { $path }. Choose another name.
error-no-such-file = There is no file { $path }.
error-not-an-event = { $path } is not an event file, or it is damaged ({ $detail }). It was left as it is.
error-newer-file = { $path } was written by a later version of this program (schema { $found }; this version knows { $known }). Open it with that version.
error-file-in-use = { $path } is open in another program: { $who } on { $host }, process { $process }, since { $since }. Close it there first.
error-file-in-use-by-unknown = { $path } is open in another program. Close it there first.
error-disk-full = The disk is full. Nothing was changed. Make room and try again.
error-another-event = This was meant for another event than the one that is open now. Nothing was changed: open that event and send it again.
error-event-too-large = { $path } has { $megabytes } MB, more than any event ({ $most } MB). It was not opened.
error-file-vanished = { $path } is not there any more, or another file is in its place: it was moved, replaced or deleted, or the stick was pulled out. Nothing was changed, and nothing more is entered here. All that was done so far is still at hand: save the event as a new file on the event page and open that one.
error-disk-failure = The disk or stick could not be read or written ({ $detail }). Nothing was changed. Try again; if it happens again, save the event as a new file in another place on the event page and open that one.
error-read-only = The file, or its folder, cannot be written. Nothing was changed. Copy the file into a folder of yours and open the copy.
error-file = { $detail ->
    [missing] { $path } is not there.
    [forbidden] { $path } may not be read or written here.
    [folder] { $path } is a folder, not a file.
    [no-folder] { $path } is not in a folder.
    [no-file] { $path } is not a file that can be read or written.
   *[other] { $path } could not be used: { $detail }.
}
error-store = The event file could not be read or written: { $detail }. Nothing was changed.
error-gone = What you chose is not there any more. Someone may have taken it back.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-cannot-undo = This act cannot be taken back: the rows of { $table } are not as it left them.

# Errors: another file of the event.
error-merge-same-file = { $path } is the file that is open. Choose the other one.
error-merge-damaged = { $path } cannot be relied on: { $findings ->
    [one] one thing in it is damaged or cannot be shown.
   *[other] { $findings } things in it are damaged or cannot be shown.
  } `arbitro event verify` says what. Nothing was taken over.
error-merge-another-event = { $path } is another event: { $name }. Only files of the same event can be brought together.
error-merge-no-common-act = { $path } and this event have no act in common: it is no copy of this event, and cannot be brought together with it.
error-merge-boards-in-both = Both files took moves from electronic boards after they were copied, and what those changed cannot be told apart. Take the games over from the file of one of the two, as a report or as PGN.
error-merge-gone-there = There is no { $name } in the other file any more: its making was taken back there. It stays as it is here.
error-merge-name-taken = Another tournament here is called { $name }. Rename it first.
error-merge-moved-on = One of the two files is not as it was when you looked at it. Nothing was taken over; look again.
error-merge-nothing-taken = There is no such part to be taken over. Look again.

# Errors: requests.
error-unknown-call = This program has no use case { $call }.
error-bad-request = The request { $call } cannot be read: { $detail }.
error-text-too-long = This text is too long: at most { $longest } characters.

# Errors: the event and its tournaments.
error-event-without-name = The event needs a name.
error-event-ends-before-it-starts = The last day is before the first.
error-federation = “{ $text }” is not a federation code: three letters, such as ESP.
error-edition = This program does not know the edition “{ $text }” of the Laws.
error-time-control = “{ $text }” is not a time control: write it as 90 min/40 moves + 30 min + 30 s, or as 40/5400+30:1800+30.
error-tournament-without-name = The tournament needs a name.
error-tournament-name-taken = Another tournament is called { $name } already.
error-tournament-has-begun = { $tournament } has begun: round 1 is paired.
error-fide-mode-left = { $tournament } has left FIDE mode already.
error-too-few-players = Players entered: { $players }. At least { $needed } are needed.
error-too-many-players = { $players } players are too many for a round robin: at most { $most }.
error-all-rounds-paired = All { $rounds } rounds are paired.
error-rounds = { $rounds } rounds: a Swiss has 1 to { $most }.
error-calendar-round = Round { $round } cannot stand in the calendar, or stands in it twice.
error-calendar-time = “{ $text }” is not a time of day. Write it as 16:30.
error-points = “{ $text }” is not a number of points: write it as 1, 0.5 or 3.
error-scoring = A win must be worth at least a draw, and a draw at least a loss.
error-acceleration = The Baku acceleration is for a Swiss in which a win is worth two draws and a loss nothing (C.04.7 art. 1.1).
error-only-in-a-swiss = { $tournament } is not a Swiss: in a round robin everybody meets everybody.

# Errors: players.
error-player-without-name = The player needs a name.
error-title = “{ $text }” is not a FIDE title: GM, IM, FM, CM, WGM, WIM, WFM or WCM.
error-fide-id = “{ $text }” is not a FIDE identity number.
error-sex = “{ $text }” is not m or w.
error-birth-year = { $text } is not a year of birth.
error-rating = { $text } is not a rating: at most { $most }, or 0 for unrated.
error-player-twice = { $name } is entered already with the FIDE identity number { $fide_id }, as number { $number }.
error-tournament-full = { $players } players are too many: a tournament has at most { $most }.
error-numbers-incomplete = Every one of the { $players } players must get a number, once.

# Errors: rounds and results.
error-round-not-paired = Round { $round } of { $tournament } is not paired.
error-no-round-paired = No round of { $tournament } is paired.
error-round-has-begun = Something was already entered in round { $round }, so it cannot be taken back. Undo takes back one act after the other.
error-no-pairing = No pairing of round { $round } keeps all the rules.
error-draft-stands = Round { $round } is a draft: publish it or take it back first.
error-no-draft = No round of { $tournament } is a draft.
error-not-by-hand = Round { $round } is not being paired by hand. Begin that first.
error-by-hand = Round { $round } is being paired by hand. End that first.
error-round-is-draft = Round { $round } is a draft: publish it before anything is entered.
error-results-missing = Results missing in round { $round }: { $missing }.
error-reason-needed = Round { $round } is published: say why it is taken back.
error-change-without-reason = The rules want this pairing otherwise: say why it is changed.
error-pairing-incomplete = Everybody who is to be paired in round { $round } must be on one board, and nobody else.
error-board = A board is a number from 1 to { $most }, not { $board }.
error-bye-round = A bye can be asked for in rounds { $first } to { $last }.
error-bye = “{ $text }” is not a bye that can be asked for: H, Z or F.
error-check-in-open = Not yet here for round { $round }: { $missing }. Close the check-in first, or take back who was checked in.
error-check-in-nobody = Name the players who are here.
error-check-in-nobody-missing = Nobody is missing for round { $round }, or nobody has been checked in yet.
error-prize-without-name = Every fund of prizes needs a name.
error-no-backups = This desk takes no copies of events.
error-backup-stopped = The copy was not written to its end.
error-backup-of-another-event = That is a copy of another event: { $name }.
error-amount = “{ $text }” is not an amount. Write it as 250 or 99.50.
error-prize-group = Say which age, rating, federation or club the prizes are for.
error-prize-too-many = At most { $most } funds, and as many prizes in each, are kept.
error-prohibited-pair = Name two different players of one tournament.
error-prohibited-rounds = Players can be kept apart until a round from 1 to { $last }, not { $round }.
error-second-pass-bye = A bye is not typed a second time: it has no scoresheet.
error-template-name = { $name } cannot be the name of a template: letters, digits, spaces and hyphens only.
error-template-not-there = There is no template { $name }.
error-template-damaged = The template { $name } cannot be read: { $detail }
error-period = “{ $text }” is no month, such as 2026-09.
error-period-closed = The month { $period } is closed: its report was sent. Open it again first.
error-period-bye = A bye is no game and has no day.
error-period-list = The list { $list } is of { $month }, and not of { $period }.
error-period-note = To open { $period } again, say why.
error-period-empty = No game was played in { $period }.
error-stopped = The pairing was cancelled. Everything is as it was before.
error-pairing-runs = A round is being paired already. Wait until it is done, or cancel it.
error-result = { $white } for White and { $black } for Black is not a result.
error-bye-without-result = A bye must have a result.
error-trf-damaged = The report is damaged in line { $line }, column { $column } (“{ $found }”), and a game would change if it were read. Nothing was made. Mend that line and try again.
error-trf-teams = This is the report of an event of { $teams } teams; the desk runs events of individuals.
error-trf-too-many-players = A tournament has at most { $most } players.

# What is said of a file of players.
finding-already-entered = { $name } is entered already, as number { $number }.
finding-twice-in-file = { $name } stands in line { $line } already.
error-column-field = “{ $found }” is not something a column of players can hold.
error-delimiter = “{ $found }” cannot part cells; a semicolon, a comma or a tab can.
error-encoding = There is no encoding “{ $found }”.
csv-no-players = There is no player in this file.
csv-no-header = The first row does not name the columns; they were told by what is in them.
csv-no-names = No column looks like names. Add a row of headers, such as Name, Federation, Rating.
csv-too-many-rows = The rows from here on are more than a list may have; they were not read.
csv-unclosed-quote = A quotation mark is opened and not closed; quotation marks were read as ordinary characters.
csv-undecodable = Some letters from here on cannot be read in the encoding of this file.
csv-no-name = This row has no name, and was not read. Of players with a FIDE identity number a rating list can fill it in.
csv-too-long = “{ $text }” was cut here.
csv-not-a-rating = “{ $text }” is not a rating; the player is taken as unrated.
csv-not-a-title = “{ $text }” is not a FIDE title; it was left out.
csv-not-a-federation = “{ $text }” is not a federation code; it was left out.
csv-not-a-fide-id = “{ $text }” is not a FIDE identity number; it was left out.
csv-not-a-sex = “{ $text }” is neither man nor woman; it was left out.
csv-not-a-birth = “{ $text }” is not a year or date of birth; it was left out.
csv-odd-rating = { $text } is a rating that hardly anybody has; it was kept.
csv-odd-birth = Born in { $text }? It was kept.
csv-same-fide-id = The FIDE identity number { $text } stands in this list twice, with different players.
csv-twice = { $text } stands in this list twice.
csv-id-not-listed = Nobody in the list { $list } has the FIDE identity number { $text }.
csv-id-of-another = The FIDE identity number of { $name } belongs to { $other } in the list { $list }; nothing was filled in.

# The journal: what was done.
journal-event-new = Event made: { $name }
journal-event-like = Set up like { $name }
journal-event-edit = Event changed: { $name }
journal-tournament-add = Tournament added: { $tournament }
journal-tournament-edit = Tournament changed: { $tournament }
journal-tournament-configured = Changed after round 1 was paired: what { $tournament } is played by
journal-fide-mode-left = { $tournament } left FIDE mode
journal-tournament-calendar = Calendar of rounds changed: { $tournament }
journal-player-add = Player entered: { $name }, { $tournament }
journal-player-add-late = Late entry: { $name }, { $tournament }, from round { $round }
journal-player-edit = Player changed: { $name }
journal-player-rating = Rating of { $name } changed from { $before } to { $rating }
journal-player-remove = Player removed: { $name }
journal-player-withdraw = { $name } withdrew after round { $round }
journal-player-expel = { $name } was expelled after round { $round }: { $reason }
journal-player-back = { $name } plays on from the round after { $round }
journal-bye-half = { $name } has a half-point bye in round { $round }
journal-bye-zero = { $name } has a zero-point bye in round { $round }
journal-bye-full = { $name } has a full-point bye in round { $round }
journal-bye-withdrawn = { $name } is to be paired in round { $round } after all
journal-check-in-here = { $name } is here for round { $round }
journal-check-in-gone = { $name } is not here for round { $round } after all
journal-check-in-all = Here for round { $round }: { $players } players
journal-check-in-none = Not here for round { $round } after all: { $players } players
journal-check-in-zero = Check-in of round { $round } closed; zero-point byes: { $players }
journal-check-in-half = Check-in of round { $round } closed; half-point byes: { $players }
journal-check-in-withdraw = Check-in of round { $round } closed; withdrawn: { $players }
journal-prizes = Prizes changed: { $tournament }
journal-pair-prohibited = { $name } and { $other } are not to be paired with each other
journal-pair-wished-apart = { $name } and { $other } are not to be paired with each other until round { $last }, if that can be helped
journal-pair-allowed = { $name } and { $other } may be paired with each other again
journal-player-number-by-rating = Pairing numbers by rating: { $tournament }
journal-player-number-by-lot = Pairing numbers by lot: { $tournament } (draw { $seed })
journal-player-number-by-hand = Pairing numbers by hand: { $tournament }
journal-player-import = Players read from a file: { $players }, { $tournament }
journal-players-updated = Players updated from the rating list { $name }: { $players }
journal-round-pair = Round { $round } paired: { $tournament }, boards: { $boards }
journal-round-pair-gave-way = Round { $round } paired: { $tournament }, boards: { $boards }; wishes that gave way: { $pairs }
journal-round-unpair = Pairing of round { $round } taken back: { $tournament }
journal-round-unpair-reason = Pairing of round { $round } taken back: { $tournament }. Reason: { $reason }
journal-round-change = Pairing of round { $round } changed by hand: { $tournament }, { $before } becomes { $after }
journal-round-change-reason = Pairing of round { $round } changed by hand: { $tournament }, { $before } becomes { $after }. Reason: { $reason }
journal-manual-begin = Pairing by hand begins: round { $round }, { $tournament }
journal-manual-end = Pairing by hand ends by the rules: round { $round }, { $tournament }
journal-player-board = { $name } always sits at board { $board }
journal-player-board-free = { $name } has no board of his or her own any more
journal-players-club = Club changed: { $players } ({ $club })
journal-players-federation = Federation changed: { $players } ({ $federation })
journal-players-sex = Sex changed: { $players }
journal-players-bye = Bye in round { $round }: { $players } ({ $result })
journal-players-no-bye = To be paired in round { $round } after all: { $players }
journal-players-withdrawn = Withdrawn: { $players }
journal-players-back = Play on after all: { $players }
journal-players-removed = Removed from the list: { $players }
journal-merge = Taken over from { $file } as of its act { $act }: { $tournaments }
journal-merge-event = Taken over from { $file } as of its act { $act }: what stands on the event’s form or on its papers
journal-restored = Put back from a copy as it was after act { $act }; { $acts } acts since then are in { $kept }
journal-fee = Entry fee of { $tournament }: { $fee } { $currency }
journal-fee-none = { $tournament } asks for no entry fee any more
journal-fee-own = Own entry fee: { $players } ({ $amount })
journal-fee-as-all = The entry fee of all: { $players }
journal-fee-paid = Entry fee paid: { $players } ({ $amount })
journal-fee-paid-in-full = Entry fee paid in full: { $players }
journal-round-publish = Round { $round } published: { $tournament }
journal-result-enter = Round { $round }, board { $board }: { $white } { $result } { $black }
journal-result-correct = Round { $round }, board { $board }: result of { $white } and { $black } corrected from { $before } to { $result }
journal-result-for-ratings = Round { $round }, board { $board }: result of { $white } and { $black } counts as { $result } for ratings; { $before } stands in the tournament
journal-result-not-corrected = Round { $round }, board { $board }: result of { $white } and { $black } is { $result } for ratings too
journal-result-clear = Round { $round }, board { $board }: result of { $white } and { $black } cleared
journal-second-pass = Round { $round }, board { $board }: typed a second time, { $result }
journal-second-pass-clear = Round { $round }, board { $board }: second pass cleared
journal-game-date = Round { $round }, board { $board }: played on { $date }
journal-game-date-of-round = Round { $round }, board { $board }: played on the day of the round
journal-period-ratings = { $tournament }: ratings of { $period } for { $players } players from { $name }
journal-period-close = { $tournament }: month { $period } closed. { $note }
journal-period-open = { $tournament }: month { $period } opened again. { $note }
journal-bye-enter = Round { $round }: bye of { $white }, { $result }
journal-trf-import = Report read: { $file }, { $players } players, { $rounds } rounds
journal-trf-import-departs = Report read: { $file }, { $players } players, { $rounds } rounds, of which not by the rules: { $departing }

# What every page hears.
change-backup-failed = A copy of the event could not be written; the event page says why.
change-event-opened = { $name } is open.
change-event-migrated = { $name } is open. It was of an older version; a copy as it was is kept in { $copy }.
change-event-closed = The event is closed.

# A file of games that is checked.
error-check-runs = A file is being checked already. Wait until it is done, or cancel it.
error-check-cancelled = The check was cancelled.
error-check-no-games = There is no game in it.
error-check-gone = The file of this game is not at hand any more. Check it again.
error-check-file-changed = The file was changed after it was checked. Check it again.

# Prizes.
prize-shared = { $players } share { $pool }
prize-hort = half of { $own }, and half of an equal share of { $pool } among { $players }
prize-passed = { $name } takes a greater prize: { $fund }


# The web site of an event.
error-site-folder = “{ $folder }” is no whole path of a folder. Choose the folder into which the site is written.
error-site-stranger = { $path } was not written by this program, or not for this event, and stays as it is. Choose an empty folder for the site.
error-site-other-event = { $folder } holds the site of another event. Choose another folder.

# What is better put right before the first round.
start-too-many-rounds = { $rounds } rounds are too many for { $players } players, who can play { $most } at the most without meeting twice.
start-same-name = { $name } is entered twice: as number { $other } and as number { $number }.
start-odd-rating = { $name } has the rating { $rating }, which no list of FIDE has.
start-title-unrated = { $name } has a title and no rating.

# The organiser's logo and footer.
journal-letterhead-set = Logo and footer of the papers changed
error-logo-kind = This is no picture in PNG, JPEG or SVG that can be printed.
error-logo-large = The picture has more than { $most } KiB. Save it smaller.
error-logo-wide = The picture is more than { $most } points wide or high. Save it smaller.
error-logo-active = The drawing holds { $found }, which could run or fetch something. Save it as a plain SVG or as PNG.
journal-play-begin = Play begins: round { $round }, { $tournament }
journal-play-not-begun = The start of play of round { $round } was taken back: { $tournament }
journal-player-missing = { $name } is missing, round { $round }, board { $board }
journal-player-arrived = { $name } has come, round { $round }, board { $board }
journal-player-was-here = { $name } was there in time, round { $round }, board { $board }
journal-time-rules = Default time and clock readings: { $tournament }
journal-clock-note = Clocks noted, round { $round }, board { $board }
journal-clock-remove = Clock reading removed, round { $round }, board { $board }
journal-adjournment-seal = Game adjourned, round { $round }, board { $board }
journal-adjournment-correct = Envelope corrected, round { $round }, board { $board }
journal-adjournment-cancel = Adjournment taken back, round { $round }, board { $board }
journal-adjournment-resume = Resumption, round { $round }, board { $board }
journal-adjournment-open = Envelope opened, round { $round }, board { $board }: { $move }
error-minutes = Write whole minutes, from 1 to { $most }; for the default time 0 as well.
error-reading-without-clock = Write what at least one of the clocks shows, as 1:02:30.
error-not-adjourned = The game is not adjourned.
error-game-has-result = The game has a result: clear it first.
error-sealer-not-to-move = The player who has the move seals it: set the sealer or the position right.
error-envelope-stays-closed = The envelope is opened only when the player who must reply is present: say that the resumption has come, and who is there.

# What is wrong with an event file.
finding-file-damaged = The file is damaged: { $detail }.
finding-file-other-tables = Its tables are not those that Arbitro makes.
finding-file-broken-reference = { $rows } rows of the table “{ $table }” refer to rows of “{ $parent }” that are not there.
finding-file-no-journal = The journal is empty.
finding-file-journal-gap = The journal lacks acts: number { $expected } should come, and { $found } comes.
finding-file-wrong-target = Act { $act } of the journal takes back, or does again, what could not be then.
finding-file-unreadable-act = What act { $act } of the journal changed cannot be read; it cannot be undone.
finding-event-not-shown = The event cannot be shown.
finding-journal-not-shown = The journal cannot be shown.
finding-incidents-not-shown = The incidents cannot be shown.
finding-players-not-shown = The players of { $tournament } cannot be shown.
finding-standings-not-shown = The standings of { $tournament } cannot be shown.
finding-round-not-shown = Round { $round } of { $tournament } cannot be shown.
finding-game-not-shown = The game of board { $board } in round { $round } of { $tournament } cannot be shown.
finding-page-not-shown = { $page ->
    [adjournments] The adjourned games cannot be shown.
    [clocks] The clocks of round { $round } of { $tournament } cannot be shown.
    [fees] The fees of { $tournament } cannot be shown.
    [periods] The rating periods of { $tournament } cannot be shown.
    [prizes] The prizes of { $tournament } cannot be shown.
    [prohibited] The pairs that are not paired in { $tournament } cannot be shown.
    [second_pass] The second pass of round { $round } of { $tournament } cannot be shown.
    [start] The start of play of round { $round } of { $tournament } cannot be shown.
   *[letterhead] The letterhead cannot be shown.
}
